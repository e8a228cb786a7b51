"""Verbs about scoring areas: Souls given up, exchanged, healed, raised."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from undercroft.kernel.parts import Option, Seat
from undercroft.kernel.procedure import Choice

from .. import events
from ..adventure import toughen
from ..content import CARDS
from ..ids import CardId
from ..options import ChooseHero
from ..state import AnyState, BossTable, Effect, Hero
from ..zones import add_soul
from .heroes import search_hero, send_to_entrance, strike
from .verb import Verb, effect_of


class GiveUpForDamage(Verb):
    """The Hero given up (first target) leaves the game; the second takes damage equal to its printed Health."""

    def run(self, table: BossTable) -> None:
        effect = effect_of(table)
        soul, hero = effect.targets
        if soul >= 0:
            lose_soul(table, effect.seat, CardId(soul))
            strike(table, hero, CARDS[soul].health)


class GiveUpSoul(Verb):
    """The chosen Hero of your scoring area leaves the game."""

    def run(self, table: BossTable) -> None:
        effect = effect_of(table)
        lose_soul(table, effect.seat, CardId(effect.targets[0]))


def lose_soul(table: BossTable, seat: Seat, hero: CardId) -> None:
    table.state.players[seat].souls.remove(hero)
    table.state.removed.append(hero)
    table.state.heroes_moved = True
    table.emit(events.SoulLost(seat, hero))


class Heal(Verb):
    """Turn one face-up Hero of your scoring area face down (BM-GLOSS-16)."""

    rules: ClassVar[tuple[str, ...]] = ("BM-GLOSS-16",)

    def run(self, table: BossTable) -> None:
        seat = effect_of(table).seat
        if table.state.players[seat].wounds:
            table.then(ChooseHealed(seat))

    def can(self, state: AnyState, effect: Effect) -> bool:
        return bool(state.players[effect.seat].wounds)


class ChooseHealed(Choice):
    """Which Wound is healed?"""

    rules: ClassVar[tuple[str, ...]] = ("BM-GLOSS-16",)

    def candidates(self, table: BossTable) -> Iterable[Option]:
        return [ChooseHero(hero) for hero in table.state.players[self.seat].wounds]

    def take(self, table: BossTable, option: ChooseHero) -> None:
        table.state.players[self.seat].wounds.remove(option.hero)
        add_soul(table.state, self.seat, option.hero)
        table.emit(events.WoundHealed(self.seat, option.hero))


class TurnSoulUp(Verb):
    """The dungeon's owner turns one face-down Hero face up as well: Souls become Wounds."""

    def run(self, table: BossTable) -> None:
        seat = effect_of(table).seat
        if table.state.players[seat].souls:
            table.then(ChooseTurnedUp(seat))

    def can(self, state: AnyState, effect: Effect) -> bool:
        return bool(state.players[effect.seat].souls)


class ChooseTurnedUp(Choice):
    """Which Soul becomes a Wound?"""

    def candidates(self, table: BossTable) -> Iterable[Option]:
        return [ChooseHero(hero) for hero in table.state.players[self.seat].souls]

    def take(self, table: BossTable, option: ChooseHero) -> None:
        player = table.state.players[self.seat]
        player.souls.remove(option.hero)
        player.wounds.append(option.hero)
        table.state.heroes_moved = True
        table.emit(events.SoulTurnedUp(self.seat, option.hero))


class ExchangeSoul(Verb):
    """One of your Souls leaves the game and any Hero out of either Hero deck takes its place."""

    def run(self, table: BossTable) -> None:
        effect = effect_of(table)
        if self.can(table.state, effect):
            table.then(ChooseGivenUp(effect.seat))

    def can(self, state: AnyState, effect: Effect) -> bool:
        return bool(state.players[effect.seat].souls and (state.ordinary_heroes or state.epic_heroes))


class ChooseGivenUp(Choice):
    """Which Soul do you give up?"""

    def candidates(self, table: BossTable) -> Iterable[Option]:
        return [ChooseHero(hero) for hero in table.state.players[self.seat].souls]

    def take(self, table: BossTable, option: ChooseHero) -> None:
        lose_soul(table, self.seat, option.hero)
        table.then(ChooseFromHeroDecks(self.seat))


class ChooseFromHeroDecks(Choice):
    """Which Hero of the decks do you take? The searched deck is shuffled afterwards (BM-RUL-12)."""

    rules: ClassVar[tuple[str, ...]] = ("BM-RUL-12",)

    def candidates(self, table: BossTable) -> Iterable[Option]:
        state = table.state
        return [ChooseHero(hero) for hero in (*state.ordinary_heroes, *state.epic_heroes)]

    def take(self, table: BossTable, option: ChooseHero) -> None:
        hero = search_hero(table.state, option.hero)
        table.state.players[self.seat].souls.append(hero)  # neither killed nor healed: not "gained" (BM-RUL-72)
        table.state.heroes_moved = True
        table.emit(events.SoulGained(self.seat, option.hero))


class RaiseDead(Verb):
    """The chosen Soul of an opponent is back at that opponent's entrance, with so much more Health."""

    bonus: int = 0

    def run(self, table: BossTable) -> None:
        effect, state = effect_of(table), table.state
        hero = CardId(effect.targets[0])
        for seat, player in enumerate(state.players):
            if hero in player.souls:
                player.souls.remove(hero)
                table.emit(events.SoulLost(Seat(seat), hero))
                send_to_entrance(table, Hero(hero), Seat(seat))
                toughen(table, hero, self.bonus, effect.source)
