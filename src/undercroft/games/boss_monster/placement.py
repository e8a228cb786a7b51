"""Where a Room may be built: the one place that knows (BM-BUILD-03 to BM-BUILD-13)."""

from __future__ import annotations

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


def objection(state: AnyState, owner: Seat, card: CardId, spot: int) -> str | None:
    """The rule against building this card on that spot of a dungeon, or None."""
    dungeon = state.players[owner].dungeon
    if state.rows and has_row(state.rows, RowKind.NO_BUILDING, 0):
        return "BM-BUILD-10"
    if spot == len(dungeon):
        if len(dungeon) >= MOST_ROOMS:
            return "BM-ROOM-07"
        return "BM-BUILD-06" if CARDS[card].is_advanced else None
    return objection_on_top(state, dungeon[spot], card)


def objection_on_top(state: AnyState, slot: Slot, card: CardId) -> str | None:
    """The rule against building this card on a stack, or None."""
    if slot.hidden >= 0:
        return "BM-BUILD-12"
    if slot.asleep:
        return "BM-BUILD-13"
    if CARDS[card].is_advanced:
        below = slot.cards[-1]
        if CARDS[below].no_advanced_on_top and not is_blank(state, below):
            return "BM-ROOM-03"
        if not shown_classes(state, slot) & CARDS[card].classes:
            return "BM-BUILD-06"
    return None


def builds(state: AnyState, seat: Seat) -> list[Build]:
    """Every way to point at a spot of one's own dungeon with a Room in hand, legal or not."""
    player = state.players[seat]
    where = spots(state, seat)
    return [Build(card, SpotId(spot)) for card in one_of_each(player.rooms, player.known) for spot in where]


def legal_builds(state: AnyState, seat: Seat) -> list[Build]:
    """The builds without objection, the spots judged once for all cards of a grade and its classes."""
    return [build for build in builds(state, seat) if objection(state, seat, build.card, build.spot) is None]


def fits(state: AnyState, owner: Seat, spot: int) -> int:
    """What is public about a card laid face down here: the classes an Advanced Room may share (0: ordinary only)."""
    dungeon = state.players[owner].dungeon
    if spot == len(dungeon) or CARDS[dungeon[spot].cards[-1]].no_advanced_on_top:
        return 0
    return shown_classes(state, dungeon[spot])
