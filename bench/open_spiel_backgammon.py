"""OpenSpiel's backgammon: dice, and many options at each decision, in C++."""

from bench.figures import Figures
from bench.spiel import measure_game


def measure(seconds: float) -> Figures:
    """Backgammon."""
    return measure_game("backgammon", name="Backgammon", kind="board game", seconds=seconds)
