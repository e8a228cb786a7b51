"""The Build phase: Rooms are laid face down one player after the other, turned up together, and then work.

Enters: the phase. Leaves: dungeons with new Rooms, Level Ups and build effects resolved in XP order.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from undercroft.kernel.parts import Option, Seat
from undercroft.kernel.procedure import Choice, Procedure

from . import events, priority
from .content import CARDS
from .ids import BUILD_PHASE, MOST_ROOMS, NO_CARD, NO_SEAT, CardId, Phase, SpotId
from .moments import LevelledUp, RoomBuilt, RoomUncovered
from .options import First, LevelUpFirst
from .placement import opening
from .state import AnyState, BossTable, Player, Slot, find_room, is_open, room_count, seats_in_play
from .zones import bonuses_end, gain, hand_of, lose


class BuildPhase(Procedure):
    rules: ClassVar[tuple[str, ...]] = ("BM-BUILD-01", "BM-BUILD-16", "BM-BUILD-18")

    def run(self, table: BossTable) -> None:
        state = table.state
        state.phase = BUILD_PHASE
        table.emit(events.PhaseBegan("build"))
        for player in state.players:
            player.placements = 1
        turns = (BuildTurn(seat) for seat in seats_in_play(state))
        table.then(*turns, EndBuilding(), RevealRooms(), ResolveBuilt())


class BuildTurn(Procedure):
    """A player is active: places a Room or declines, with Spells and abilities around it (BM-BUILD-09, BM-RUL-26)."""

    rules: ClassVar[tuple[str, ...]] = ("BM-TURN-04", "BM-BUILD-01", "BM-BUILD-09", "BM-RUL-26")
    seat: Seat

    def run(self, table: BossTable) -> None:
        table.state.active = self.seat
        table.then(priority.Priority(), EndBuildTurn(self.seat))


class EndBuildTurn(Procedure):
    """Declining is final: what was not placed now is not placed this round (BM-BUILD-09)."""

    rules: ClassVar[tuple[str, ...]] = ("BM-BUILD-08", "BM-BUILD-09")
    seat: Seat

    def run(self, table: BossTable) -> None:
        player = table.state.players[self.seat]
        if player.placements:
            player.placements = 0
            table.emit(events.NothingPlaced(self.seat))


class EndBuilding(Procedure):
    """Nobody is active any more."""

    def run(self, table: BossTable) -> None:
        table.state.active = NO_SEAT


# Laying Rooms


def place_face_down(table: BossTable, placer: Seat, owner: Seat, card: CardId, spot: int) -> None:
    """Lay a Room face down: the others learn the place, not the card (BM-GLOSS-29)."""
    state = table.state
    hand_of(state.players[placer], card).remove(card)
    for sight in state.players[placer].known:
        sight.sure = 0  # whoever knew a card in this hand: it may lie here now
    dungeon = state.players[owner].dungeon
    open_to = opening(state, owner, spot).classes
    if spot == len(dungeon):
        dungeon.append(Slot([]))
    slot = dungeon[spot]
    slot.hidden, slot.placer, slot.fits = card, placer, open_to
    table.emit(events.RoomPlaced(placer, owner, SpotId(spot), card))


def lay_face_up(table: BossTable, seat: Seat, card: CardId, spot: int) -> None:
    """Build a Room at once, outside the reveal: its effects and a fifth Room's Level Up follow (BM-RUL-22)."""
    lose(table.state, seat, card)
    dungeon = table.state.players[seat].dungeon
    if spot == len(dungeon):
        dungeon.append(Slot([]))
    _cover(table, seat, spot, card)
    table.then(ResolveOwnBuilt(seat))


def take_back(table: BossTable, slot: Slot) -> None:
    """A face-down Room goes back to the hand it came from (BM-RUL-83)."""
    placer, card = Seat(slot.placer), slot.hidden
    slot.hidden, slot.placer, slot.fits = NO_CARD, NO_SEAT, 0
    gain(table.state, placer, card, table.state.players[placer].sight_of(card).seats)
    table.emit(events.RoomTakenBack(placer, card))


def _cover(table: BossTable, owner: Seat, spot: int, card: CardId) -> None:
    """The Room is in play now; the one beneath it contributes nothing any more (BM-BUILD-22)."""
    player = table.state.players[owner]
    slot = player.dungeon[spot]
    if slot.cards:
        bonuses_end(table.state, slot.cards[-1])
    slot.cards.append(card)
    player.fresh.append(card)
    table.emit(events.RoomBuiltFaceUp(owner, card, SpotId(spot)))


class RevealRooms(Procedure):
    """All face-down Rooms are turned up at the same moment; now they are built (BM-BUILD-16, BM-BUILD-17)."""

    rules: ClassVar[tuple[str, ...]] = ("BM-BUILD-16", "BM-BUILD-17", "BM-BUILD-19")

    def run(self, table: BossTable) -> None:
        state = table.state
        state.phase = Phase.REVEAL
        for owner in seats_in_play(state):
            for spot, slot in enumerate(state.players[owner].dungeon):
                if slot.hidden >= 0:
                    table.reveal()
                    card, placer = slot.hidden, slot.placer
                    slot.hidden, slot.placer, slot.fits = NO_CARD, NO_SEAT, 0
                    state.players[placer].make_known(card, 0, 0)
                    _cover(table, owner, spot, card)
        nothing_hidden(state)


def nothing_hidden(state: AnyState) -> None:
    """No Room lies face down any more: what others know a player to hold is in the hand."""
    for player in state.players:
        for sight in player.known:
            sight.sure = sight.seats


# Level Up and build effects


class ResolveBuilt(Procedure):
    """Player by player in XP order: Level Up and build effects (BM-BUILD-18, BM-LEVEL-04)."""

    rules: ClassVar[tuple[str, ...]] = ("BM-BUILD-18", "BM-LEVEL-04")

    def run(self, table: BossTable) -> None:
        players = table.state.players
        seats = [seat for seat in seats_in_play(table.state) if players[seat].fresh or can_level_up(players[seat])]
        table.then(*map(ResolveOwnBuilt, seats))


class ResolveOwnBuilt(Procedure):
    """A player's Level Up and build effects, in the order that player likes (BM-RUL-21, BM-RUL-24).

    What cannot happen now, because the Room is deactivated, waits in ``fresh`` (BM-RUL-23). A Room that is gone or
    covered by then has nothing to say itself, but it was built, and others may have waited for that (BM-BUILD-17).
    """

    rules: ClassVar[tuple[str, ...]] = ("BM-LEVEL-01", "BM-LEVEL-02", "BM-RUL-21", "BM-RUL-24")
    seat: Seat

    def run(self, table: BossTable) -> None:
        player = table.state.players[self.seat]
        ready = [room for room in player.fresh if _is_ready(table.state, room)]
        levels = can_level_up(player)
        spoken = [room for room in ready if speaks(table.state, room)]
        if levels + len(spoken) > 1:
            table.then(OrderBuilt(self.seat), self)
        elif levels and not spoken:
            table.then(LevelUp(self.seat), self)
        elif ready:
            table.then(BuiltNow(self.seat, (spoken or ready)[0]), self)


def can_level_up(player: Player) -> bool:
    """Five visible, active Rooms for the first time (BM-LEVEL-01, BM-LEVEL-05, BM-LEVEL-06)."""
    return not player.levelled and room_count(player) == MOST_ROOMS


def speaks(state: AnyState, room: CardId) -> bool:
    """Has the Room a build effect of its own that can happen now?"""
    has_build_effect = any(ability.on is RoomBuilt and ability.self_only for ability in CARDS[room].triggers)
    return has_build_effect and find_room(state, room) is not None and _is_ready(state, room)


def _is_ready(state: AnyState, room: CardId) -> bool:
    place = find_room(state, room)
    return place is None or is_open(state.players[place[0]].dungeon[place[1]])


class OrderBuilt(Choice):
    """Level Up or which build effect first? (BM-RUL-21)"""

    rules: ClassVar[tuple[str, ...]] = ("BM-RUL-21", "BM-LEVEL-03")

    def candidates(self, table: BossTable) -> Iterable[Option]:
        player = table.state.players[self.seat]
        if can_level_up(player):
            yield LevelUpFirst()
        for room in player.fresh:
            if speaks(table.state, room):
                yield First(room)

    def take(self, table: BossTable, option: Any) -> None:
        if isinstance(option, First):
            table.then(BuiltNow(self.seat, option.card))
        else:
            table.then(LevelUp(self.seat))


class LevelUp(Procedure):
    """Once per game (BM-BOSS-07, BM-LEVEL-01)."""

    rules: ClassVar[tuple[str, ...]] = ("BM-BOSS-06", "BM-BOSS-07", "BM-LEVEL-01")
    seat: Seat

    def run(self, table: BossTable) -> None:
        player = table.state.players[self.seat]
        player.levelled = True
        player.built_before = list(player.fresh)
        table.emit(events.LeveledUp(self.seat, player.boss))
        table.occur(LevelledUp(self.seat))


class BuiltNow(Procedure):
    """ "When you build this Room" happens (BM-BUILD-20)."""

    rules: ClassVar[tuple[str, ...]] = ("BM-BUILD-20",)
    seat: Seat
    room: CardId

    def run(self, table: BossTable) -> None:
        player = table.state.players[self.seat]
        after = player.levelled and self.room not in player.built_before
        for rooms in (player.fresh, player.built_before):
            if self.room in rooms:
                rooms.remove(self.room)
        table.occur(RoomBuilt(self.seat, self.room, after))


class Uncover(Procedure):
    """A Room comes to light again: that is not building (BM-GLOSS-05, BM-GLOSS-06)."""

    rules: ClassVar[tuple[str, ...]] = ("BM-GLOSS-02", "BM-GLOSS-05", "BM-GLOSS-06")
    seat: Seat
    room: CardId

    def run(self, table: BossTable) -> None:
        table.occur(RoomUncovered(self.seat, self.room))
