"""Verbs about Rooms and building."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from undercroft.kernel.lasting import Row
from undercroft.kernel.parts import Option, Pass
from undercroft.kernel.procedure import Choice

from .. import build, declare, dungeon, events
from ..content import CARDS, one_of_each
from ..ids import END_OF_ROUND, CardId, ClassId, RowKind, SpotId
from ..options import Build, ChooseCard, ChooseRoom, Give
from ..placement import builds, can_build, objection
from ..state import AnyState, BossTable, Effect, find_room, open_rooms, seats_in_play
from ..values import damage
from ..zones import everybody, gain
from .hand import taken
from .verb import Aim, Verb, aim_of, effect_of


class Boost(Verb):
    """A Room has more (or less) damage until end of round."""

    amount: int
    on: int = Aim.TARGET

    def run(self, table: BossTable) -> None:
        boost(table, aim_of(effect_of(table), self.on), self.amount)

    def can(self, state: AnyState, effect: Effect) -> bool:
        return self.on >= 0 or aim_of(effect, self.on) >= 0


def boost(table: BossTable, room: int, amount: int) -> None:
    if room >= 0 and find_room(table.state, room) is not None and amount:
        add_row(table, RowKind.DAMAGE, room, amount)
        table.emit(events.RoomChanged(CardId(room), amount))


def add_row(table: BossTable, kind: int, target: int, amount: int = 1) -> None:
    """A lasting effect of the card that is being carried out."""
    table.state.rows.append(Row(kind, target, amount, effect_of(table).source, END_OF_ROUND))


class BoostByShown(Verb):
    """This Room's damage grows by the printed damage of the card shown as the cost."""

    def run(self, table: BossTable) -> None:
        effect = effect_of(table)
        boost(table, effect.source, CARDS[effect.paid[0]].damage)


class BoostAll(Verb):
    """All your Rooms have more damage until end of round, those that come to light later too (BM-RUL-58)."""

    rules: ClassVar[tuple[str, ...]] = ("BM-RUL-58",)
    amount: int

    def run(self, table: BossTable) -> None:
        add_row(table, RowKind.ALL_DAMAGE, effect_of(table).seat, self.amount)


class Soothe(Verb):
    """The Room deals nothing this round, and each Hero that enters it has +1 Health for that (BM-RUL-57)."""

    rules: ClassVar[tuple[str, ...]] = ("BM-RUL-57",)

    def run(self, table: BossTable) -> None:
        room = effect_of(table).targets[0]
        place = find_room(table.state, room)
        assert place is not None
        table.emit(events.RoomChanged(CardId(room), -damage(table.state, *place)))
        add_row(table, RowKind.DAMAGE_IS_ZERO, room)
        add_row(table, RowKind.HEALTH_ON_ENTRY, room)


class AddTreasure(Verb):
    """The Room (second target) shows one more icon of the class (first target) this round."""

    def run(self, table: BossTable) -> None:
        treasure, room = effect_of(table).targets
        add_row(table, RowKind.TREASURE + treasure, room)
        table.emit(events.TreasureChanged(CardId(room), ClassId(treasure)))


class HideTreasure(Verb):
    """The Room shows no treasure icons this round."""

    def run(self, table: BossTable) -> None:
        room = CardId(effect_of(table).targets[0])
        add_row(table, RowKind.NO_TREASURE, room)
        table.emit(events.TreasureChanged(room, ClassId(-1)))


class DoubleTreasure(Verb):
    """Every treasure icon on your Rooms counts twice this round."""

    def run(self, table: BossTable) -> None:
        add_row(table, RowKind.DOUBLE_TREASURE, effect_of(table).seat)


class Blank(Verb):
    """The Room has no ability this round; the active player so stops what it has announced (BM-RUL-92)."""

    rules: ClassVar[tuple[str, ...]] = ("BM-RUL-92",)

    def run(self, table: BossTable) -> None:
        effect = effect_of(table)
        room = CardId(effect.targets[0])
        if effect.seat == table.state.active:
            declare.blanked(table, room)
        if find_room(table.state, room) is not None:
            add_row(table, RowKind.NO_ABILITY, room)
            table.emit(events.AbilityBlanked(room))


class Deactivate(Verb):
    """The Room is deactivated until end of round."""

    def run(self, table: BossTable) -> None:
        dungeon.deactivate(table, CardId(effect_of(table).targets[0]))


class Destroy(Verb):
    """A Room is destroyed; with ``hold`` a Hero in it waits for what else the text does to it."""

    on: int = Aim.TARGET
    hold: bool = False

    def run(self, table: BossTable) -> None:
        effect = effect_of(table)
        room = aim_of(effect, self.on)
        if room >= 0:
            table.then(dungeon.DestroyRooms([CardId(room)], effect.seat, self.hold))


class OpponentsDestroy(Verb):
    """Every opponent destroys one own Room, of that player's choice, in XP order (BM-RUL-56)."""

    rules: ClassVar[tuple[str, ...]] = ("BM-RUL-56",)

    def run(self, table: BossTable) -> None:
        seat = effect_of(table).seat
        for other in seats_in_play(table.state):
            if other != seat and open_rooms(table.state.players[other]):
                table.then(ChooseOwnLoss(other, seat))


class ChooseOwnLoss(Choice):
    """Which Room of yours is destroyed?"""

    rules: ClassVar[tuple[str, ...]] = ("BM-RUL-56",)
    by: int

    def candidates(self, table: BossTable) -> Iterable[Option]:
        return [ChooseRoom(room) for room in open_rooms(table.state.players[self.seat])]

    def take(self, table: BossTable, option: ChooseRoom) -> None:
        table.then(dungeon.DestroyRooms([option.room], self.by))


class Swap(Verb):
    """Two Rooms of one dungeon, both chosen, change places."""

    def run(self, table: BossTable) -> None:
        first, second = effect_of(table).targets
        if first >= 0 and second >= 0:
            dungeon.swap(table, CardId(first), CardId(second))


# Building


class BuildExtra(Verb):
    """A Room from your hand may be built right away, face up, under the usual rules."""

    def run(self, table: BossTable) -> None:
        seat = effect_of(table).seat
        if can_build(table.state, seat):
            table.then(BuildAtOnce(seat))

    def can(self, state: AnyState, effect: Effect) -> bool:
        return can_build(state, effect.seat)


class BuildAtOnce(Choice):
    """Which Room do you build right away, and where?"""

    rules: ClassVar[tuple[str, ...]] = ("BM-BUILD-10", "BM-RUL-22")

    def candidates(self, table: BossTable) -> Iterable[Option]:
        return builds(table.state, self.seat)

    def objection(self, table: BossTable, option: Any) -> str | None:
        return objection(table.state, self.seat, option.card, option.spot) if isinstance(option, Build) else None

    def take(self, table: BossTable, option: Any) -> None:
        if isinstance(option, Build):
            build.lay_face_up(table, self.seat, option.card, option.spot)


class PlaceExtra(Verb):
    """Place one Room more than usual this round, face down, in your own dungeon."""

    def run(self, table: BossTable) -> None:
        seat = effect_of(table).seat
        if can_build(table.state, seat):
            table.then(MayPlaceExtra(seat))


class MayPlaceExtra(BuildAtOnce):
    """Place the extra Room?"""

    rules: ClassVar[tuple[str, ...]] = ("BM-BUILD-10",)

    def candidates(self, table: BossTable) -> Iterable[Option]:
        return [Pass(), *builds(table.state, self.seat)]

    def take(self, table: BossTable, option: Any) -> None:
        if isinstance(option, Build):
            build.place_face_down(table, self.seat, self.seat, option.card, option.spot)


class BuildMonsterOn(Verb):
    """A Monster Room from your hand may be built on the chosen Room right away."""

    def run(self, table: BossTable) -> None:
        effect = effect_of(table)
        place = find_room(table.state, effect.targets[0])
        if place is not None:
            table.then(MayBuildOn(effect.seat, CardId(effect.targets[0])))


class MayBuildOn(Choice):
    """Build a Monster Room on it?"""

    rules: ClassVar[tuple[str, ...]] = ("BM-BUILD-06", "BM-RUL-22", "BM-RUL-35")
    room: CardId

    def candidates(self, table: BossTable) -> Iterable[Option]:
        place = find_room(table.state, self.room)
        player = table.state.players[self.seat]
        monsters = [card for card in one_of_each(player.rooms, player.known) if CARDS[card].is_monster]
        spot = -1 if place is None else place[1]
        return [Pass(), *(Build(card, SpotId(spot)) for card in monsters if place is not None)]

    def objection(self, table: BossTable, option: Any) -> str | None:
        return objection(table.state, self.seat, option.card, option.spot) if isinstance(option, Build) else None

    def take(self, table: BossTable, option: Any) -> None:
        if isinstance(option, Build):
            build.lay_face_up(table, self.seat, option.card, option.spot)


class GiveRoom(Verb):
    """Your placement of this round goes face down on the chosen Room of an opponent (BM-RUL-83)."""

    rules: ClassVar[tuple[str, ...]] = ("BM-RUL-83",)

    def run(self, table: BossTable) -> None:
        effect = effect_of(table)
        if table.state.players[effect.seat].placements and find_room(table.state, effect.targets[0]) is not None:
            table.then(ChooseGift(effect.seat, CardId(effect.targets[0])))


class ChooseGift(Choice):
    """Which Room card do you give? You may still decline, and then have your placement (BM-RUL-83)."""

    rules: ClassVar[tuple[str, ...]] = ("BM-RUL-83", "BM-BUILD-06")
    room: CardId

    def candidates(self, table: BossTable) -> Iterable[Option]:
        player = table.state.players[self.seat]
        return [Pass(), *(Give(card) for card in one_of_each(player.rooms, player.known))]

    def objection(self, table: BossTable, option: Any) -> str | None:
        place = find_room(table.state, self.room)
        if isinstance(option, Pass) or place is None:
            return None
        return objection(table.state, place[0], option.card, place[1])

    def take(self, table: BossTable, option: Any) -> None:
        place = find_room(table.state, self.room)
        if isinstance(option, Give) and place is not None:
            table.state.players[self.seat].placements -= 1
            build.place_face_down(table, self.seat, place[0], option.card, place[1])


class ForbidBuilding(Verb):
    """All building stops for this round; face-down Rooms return to the hands they came from."""

    def run(self, table: BossTable) -> None:
        for player in table.state.players:
            for slot in player.dungeon:
                if slot.hidden >= 0:
                    build.take_back(table, slot)
            player.dungeon = [slot for slot in player.dungeon if slot.cards]
        build.nothing_hidden(table.state)
        add_row(table, RowKind.NO_BUILDING, 0)
        table.emit(events.BuildingForbidden())


class SearchAdvanced(Verb):
    """Take an Advanced Room of one kind out of the Room deck or the discard pile: build it right away or keep it."""

    is_monster: bool

    def run(self, table: BossTable) -> None:
        seat = effect_of(table).seat
        if self.found(table.state):
            table.reveal()
            table.then(ChooseFound(seat, self.is_monster))

    def can(self, state: AnyState, effect: Effect) -> bool:
        return bool(self.found(state))

    def found(self, state: AnyState) -> list[CardId]:
        return found_advanced(state, self.is_monster)


def found_advanced(state: AnyState, is_monster: bool) -> list[CardId]:
    """What can be found: of every title one copy out of each pile that holds any (BM-RUL-99)."""
    found: list[CardId] = []
    for pile in (state.discard, state.room_deck):
        cards = [card for card in pile if CARDS[card].is_advanced and CARDS[card].is_monster == is_monster]
        found += one_of_each(sorted(cards))
    return sorted(found)


class ChooseFound(Choice):
    """Which one, and out of which pile? It is shown to everybody."""

    rules: ClassVar[tuple[str, ...]] = ("BM-GLOSS-21", "BM-RUL-90", "BM-RUL-99")
    is_monster: bool

    def candidates(self, table: BossTable) -> Iterable[Option]:
        return [Pass(), *(ChooseCard(card) for card in found_advanced(table.state, self.is_monster))]

    def take(self, table: BossTable, option: Any) -> None:
        if not isinstance(option, ChooseCard):
            return
        state, card = table.state, option.card
        if card in state.discard:
            taken(table, self.seat, card)
        else:
            state.room_deck.remove(card)
            gain(state, self.seat, card, everybody(state))
            table.emit(events.CardShown(self.seat, card))
        table.then(MayBuildFound(self.seat, card))


class MayBuildFound(BuildAtOnce):
    """Build it right away, or keep it in hand (pass)?"""

    card: CardId

    def candidates(self, table: BossTable) -> Iterable[Option]:
        spots = range(len(table.state.players[self.seat].dungeon))
        return [Pass(), *(Build(self.card, SpotId(spot)) for spot in spots)]
