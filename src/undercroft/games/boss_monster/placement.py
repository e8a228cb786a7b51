"""Where a Room may be built: the one place that knows (BM-BUILD-03 to BM-BUILD-13)."""

from __future__ import annotations

from typing import NamedTuple

from undercroft.kernel.lasting import has_row
from undercroft.kernel.parts import Seat

from .content import CARDS, one_of_each
from .ids import MOST_ROOMS, CardId, RowKind, SpotId
from .options import Build
from .state import AnyState, Slot
from .values import is_blank, shown_classes


def spots(state: AnyState, owner: Seat) -> range:
    """Every spot one could point at: each slot, and the free place left of the leftmost Room."""
    return range(min(len(state.players[owner].dungeon) + 1, MOST_ROOMS + 1))


class Opening(NamedTuple):
    """What a spot takes: the rule against every Room, or the classes of which an Advanced one must share one."""

    against: str | None
    classes: int = 0
    against_advanced: str = "BM-BUILD-06"

    def objection(self, card: CardId) -> str | None:
        if self.against is not None:
            return self.against
        printed = CARDS[card]
        return self.against_advanced if printed.is_advanced and not self.classes & printed.classes else None


NEW_PLACE = Opening(None)
FULL = Opening("BM-ROOM-07")
NO_BUILDING = Opening("BM-BUILD-10")
FACE_DOWN = Opening("BM-BUILD-12")
DEACTIVATED = Opening("BM-BUILD-13")


def opening(state: AnyState, owner: Seat, spot: int) -> Opening:
    """What may be built on a spot of a dungeon."""
    dungeon = state.players[owner].dungeon
    if state.rows and has_row(state.rows, RowKind.NO_BUILDING, 0):
        return NO_BUILDING
    if spot == len(dungeon):
        return NEW_PLACE if spot < MOST_ROOMS else FULL
    return opening_on_top(state, dungeon[spot])


def opening_on_top(state: AnyState, slot: Slot) -> Opening:
    """What may be built on a stack."""
    if slot.hidden >= 0:
        return FACE_DOWN
    if slot.asleep:
        return DEACTIVATED
    if CARDS[slot.cards[-1]].no_advanced_on_top and not is_blank(state, slot.cards[-1]):
        return Opening(None, 0, "BM-ROOM-03")
    return Opening(None, shown_classes(state, slot))


def objection(state: AnyState, owner: Seat, card: CardId, spot: int) -> str | None:
    """The rule against building this card on that spot of a dungeon, or None."""
    return opening(state, owner, spot).objection(card)


def builds(state: AnyState, seat: Seat) -> list[Build]:
    """Every way to point at a spot of one's own dungeon with a Room in hand, legal or not."""
    player = state.players[seat]
    where = spots(state, seat)
    return [Build(card, SpotId(spot)) for card in one_of_each(player.rooms, player.known) for spot in where]


def legal_builds(state: AnyState, seat: Seat) -> list[Build]:
    """The builds without objection, each spot looked at once."""
    openings = [opening(state, seat, spot) for spot in spots(state, seat)]
    count = len(openings)
    return [build for n, build in enumerate(builds(state, seat)) if openings[n % count].objection(build.card) is None]


def can_build(state: AnyState, seat: Seat) -> bool:
    """Is there any way to build at all?"""
    rooms = state.players[seat].rooms
    return any(
        found.objection(card) is None
        for spot in spots(state, seat)
        if (found := opening(state, seat, spot)).against is None
        for card in rooms
    )
