"""What cards do for Evil itself: draws, and a card that does not count."""

from __future__ import annotations

from typing import ClassVar

from ..evil import EvilDraws, open_decks
from ..state import AloneTable, evil_seats
from .base import Effect


class DrawCards(Effect):
    """Evil draws; who does is the leader's to say."""

    rules: ClassVar[tuple[str, ...]] = ("AL-LEAD-03", "AL-HAND-03", "AL-HAND-10")
    count: int = 1

    def possible(self, table: AloneTable) -> bool:
        return any(open_decks(table.state, seat) for seat in evil_seats(table.state))

    def run(self, table: AloneTable) -> None:
        table.then(EvilDraws(self.count))


class FreeReaction(Effect):
    """The card does not count toward the two of the turn; its slots it takes all the same (AL-REACT-46)."""

    rules: ClassVar[tuple[str, ...]] = ("AL-REACT-46",)
    frees_card: ClassVar[bool] = True

    def run(self, table: AloneTable) -> None:
        table.state.turn.played -= 1
