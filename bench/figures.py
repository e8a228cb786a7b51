"""What is measured, of us and of every peer alike: one row of bench/RESULTS.md."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Figures:
    """The figures of one game under uniformly random play on one core."""

    name: str  # the game and its number of seats
    package: str  # the package that plays it, with its version
    kind: str  # rows are sorted by it, so that like stands beside like
    clone_by: str  # how a position was copied
    decisions_per_second: float  # all options listed and one applied
    options_per_decision: float
    forced: float  # the share of decisions that offered one option only
    clones_per_second: float  # of positions half-way through a game
    games_per_second: float
    decisions_per_game: float

    @property
    def free_per_second(self) -> float:
        """Decisions with a real choice: two options or more."""
        return self.decisions_per_second * (1 - self.forced)
