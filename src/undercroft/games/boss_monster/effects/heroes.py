"""Verbs about Heroes: damage, death, Health, and where they go."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from undercroft.kernel.parts import Option, Seat
from undercroft.kernel.procedure import Choice

from .. import events
from ..adventure import Die, EnterNext, enter_room, hurt, toughen, working_room
from ..ids import NO_CARD, CardId, RowKind
from ..options import ChooseHero
from ..priority import Priority
from ..state import (
    AnyState,
    BossTable,
    Corridor,
    Effect,
    Hero,
    find_hero,
    find_room,
    host_of,
    is_open,
    room_count,
)
from ..zones import hero_leaves_table, lift_hero, to_entrance, to_town
from .rooms import add_row
from .verb import Aim, Verb, aim_of, effect_of


class Damage(Verb):
    """The chosen Hero takes damage."""

    amount: int

    def run(self, table: BossTable) -> None:
        strike(table, effect_of(table).targets[0], self.amount)


class DamagePerRoom(Verb):
    """The chosen Hero takes 1 damage for each of your active Rooms."""

    def run(self, table: BossTable) -> None:
        effect = effect_of(table)
        strike(table, effect.targets[0], room_count(table.state.players[effect.seat]))


class DamageAtEntrance(Verb):
    """All Heroes at your entrance take damage (BM-RUL-87)."""

    rules: ClassVar[tuple[str, ...]] = ("BM-RUL-87",)
    amount: int

    def run(self, table: BossTable) -> None:
        for hero in list(table.state.players[effect_of(table).seat].entrance):
            strike(table, hero.card, self.amount)


def strike(table: BossTable, hero: int, amount: int) -> None:
    """Damage to a Hero anywhere; at an entrance it is judged when the window closes (BM-RUL-87)."""
    found = find_hero(table.state, hero)
    if found is None:
        return
    hurt(table, found, amount, NO_CARD)
    host = host_of(table.state, hero)
    if host >= 0 and found in table.state.players[host].entrance:
        table.inside(Priority).struck.append(found.card)


class Kill(Verb):
    """The Hero dies as this resolves, in the Room it stands in (BM-RUL-86)."""

    rules: ClassVar[tuple[str, ...]] = ("BM-RUL-86", "BM-RUL-44")

    def run(self, table: BossTable) -> None:
        state, hero = table.state, effect_of(table).targets[0]
        host = host_of(state, hero)
        if host >= 0:
            table.then(Die(Seat(host), CardId(hero), room_of_death(state, Seat(host), hero)))


def room_of_death(state: AnyState, host: Seat, hero: int) -> CardId:
    """The working Room in which a Hero stands; none if it is elsewhere."""
    for spot, slot in enumerate(state.players[host].dungeon):
        if slot.hero is not None and slot.hero.card == hero:
            return working_room(slot.hero, spot, state, host)
    return NO_CARD


class KillHeld(Verb):
    """The Hero that stood in the Room just destroyed dies with it; that Room's ability is gone."""

    def run(self, table: BossTable) -> None:
        seat = effect_of(table).seat
        corridor = table.state.players[seat].corridor
        if corridor is not None:
            table.then(Die(seat, corridor.hero.card, NO_CARD))


class KillInTown(Verb):
    """The chosen Hero dies in town and is yours."""

    def run(self, table: BossTable) -> None:
        effect = effect_of(table)
        table.then(Die(effect.seat, CardId(effect.targets[0]), NO_CARD))


class Toughen(Verb):
    """The Hero has more Health until end of round."""

    amount: int
    on: int = Aim.TARGET

    def run(self, table: BossTable) -> None:
        effect = effect_of(table)
        hero = aim_of(effect, self.on)
        if hero >= 0 and find_hero(table.state, hero) is not None:
            toughen(table, CardId(hero), self.amount, effect.source)


# Moving Heroes


class SendToTown(Verb):
    """The Hero returns to town, at the end of the line (BM-RUL-38)."""

    rules: ClassVar[tuple[str, ...]] = ("BM-RUL-38",)

    def run(self, table: BossTable) -> None:
        hero = lift_hero(table.state, effect_of(table).targets[0])
        to_town(table.state, hero)
        table.emit(events.HeroMoved(hero.card, Seat(-1)))


class SendToPlayer(Verb):
    """The Hero (first target) queues up at the entrance of the player (second target) (BM-RUL-40)."""

    rules: ClassVar[tuple[str, ...]] = ("BM-RUL-40",)

    def run(self, table: BossTable) -> None:
        hero, seat = effect_of(table).targets
        if hero >= 0 and seat >= 0:
            send_to_entrance(table, lift_hero(table.state, hero), Seat(seat))


class Invite(Verb):
    """The chosen Hero in town goes to your entrance: placed, not lured (BM-RUL-16)."""

    rules: ClassVar[tuple[str, ...]] = ("BM-RUL-16",)

    def run(self, table: BossTable) -> None:
        effect = effect_of(table)
        send_to_entrance(table, lift_hero(table.state, effect.targets[0]), effect.seat)


def send_to_entrance(table: BossTable, hero: Hero, seat: Seat) -> None:
    to_entrance(table.state, hero, seat)
    table.emit(events.HeroMoved(hero.card, seat))


class InviteFromAnywhere(Verb):
    """A Hero from town or out of either Hero deck goes to your entrance."""

    def run(self, table: BossTable) -> None:
        table.then(ChooseInvited(effect_of(table).seat))

    def can(self, state: AnyState, effect: Effect) -> bool:
        return bool(state.town or state.ordinary_heroes or state.epic_heroes)


class ChooseInvited(Choice):
    """Which Hero do you want? A searched deck is shuffled afterwards (BM-RUL-12)."""

    rules: ClassVar[tuple[str, ...]] = ("BM-RUL-12", "BM-RUL-16")

    def candidates(self, table: BossTable) -> Iterable[Option]:
        state = table.state
        heroes = [hero.card for hero in state.town] + state.ordinary_heroes + state.epic_heroes
        return [ChooseHero(hero) for hero in heroes]

    def take(self, table: BossTable, option: ChooseHero) -> None:
        state = table.state
        if find_hero(state, option.hero) is not None:
            hero = lift_hero(state, option.hero)
        else:
            hero = Hero(search_hero(state, option.hero))
        send_to_entrance(table, hero, self.seat)


def search_hero(state: AnyState, hero: CardId) -> CardId:
    """Take a Hero out of the deck it is in."""
    deck = state.ordinary_heroes if hero in state.ordinary_heroes else state.epic_heroes
    deck.remove(hero)
    return hero


class Restart(Verb):
    """The Hero starts over at your first Room, its damage kept (BM-RUL-37, BM-RUL-89)."""

    rules: ClassVar[tuple[str, ...]] = ("BM-RUL-37", "BM-RUL-89")

    def run(self, table: BossTable) -> None:
        effect = effect_of(table)
        player = table.state.players[effect.seat]
        hero = lift_hero(table.state, effect.targets[0])
        player.corridor = Corridor(hero, len(player.dungeon) - 1)
        table.then(EnterNext(effect.seat))


class SendBackLeft(Verb):
    """A Hero that came in for the first time is turned back to the Room on the left and enters it anew (BM-RUL-37)."""

    rules: ClassVar[tuple[str, ...]] = ("BM-RUL-37",)

    def run(self, table: BossTable) -> None:
        effect, state = effect_of(table), table.state
        place = find_room(state, effect.source)
        if place is None or not self.can(state, effect):
            return
        seat, spot = place
        hero = lift_hero(state, effect.hero)
        table.emit(events.HeroSentBack(hero.card, state.players[seat].dungeon[spot + 1].cards[-1]))
        enter_room(table, seat, hero, spot + 1)

    def can(self, state: AnyState, effect: Effect) -> bool:
        if state.entered.count((effect.source, effect.hero)) != 1:
            return False
        place = find_room(state, effect.source)
        if place is None:
            return False
        dungeon, left = state.players[place[0]].dungeon, place[1] + 1
        return left < len(dungeon) and is_open(dungeon[left])


class SkipRooms(Verb):
    """The Hero passes over the next Rooms it would enter (BM-RUL-36)."""

    rules: ClassVar[tuple[str, ...]] = ("BM-RUL-36",)
    count: int

    def run(self, table: BossTable) -> None:
        hero = find_hero(table.state, effect_of(table).targets[0])
        if hero is not None:
            hero.skips += self.count


class RemoveHero(Verb):
    """The Hero leaves the game; nobody scores it."""

    def run(self, table: BossTable) -> None:
        hero = lift_hero(table.state, effect_of(table).targets[0])
        hero_leaves_table(table.state, hero.card)
        table.state.removed.append(hero.card)
        table.emit(events.HeroRemoved(hero.card))


class StayInTown(Verb):
    """The Hero takes no part in this round's luring."""

    def run(self, table: BossTable) -> None:
        add_row(table, RowKind.NOT_LURED, effect_of(table).targets[0])
