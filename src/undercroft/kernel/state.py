"""What every match has, whatever the game: the steps still to run, chance, and the result."""

from __future__ import annotations

from typing import Generic, TypeVar

from .chance import Chance
from .parts import Fact, Part, Seat

P = TypeVar("P")


class Outcome(Fact, frozen=True):
    """How a match ended: who won, everybody's place (1 is best, equal places are shared), and by which rule."""

    winners: list[Seat]
    places: list[int]
    rule: str

    def score(self, seat: Seat) -> float:
        """1 for a winner, 0 for a loser; shared victory counts in full."""
        return 1.0 if seat in self.winners else 0.0


class State(Part, Generic[P]):
    """The root of the tree. A game's own state adds its fields after these.

    ``stack`` holds the procedures still to run, the next one last. ``conceded`` seats are played by the
    game's default from then on.
    """

    stack: list[P]
    chance: Chance
    outcome: Outcome | None
    conceded: list[Seat]
