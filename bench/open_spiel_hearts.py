"""OpenSpiel's hearts: a whole card game for four with hidden hands, in C++."""

from bench.figures import Figures
from bench.spiel import measure_game


def measure(seconds: float) -> Figures:
    """Hearts, one hand for four seats."""
    return measure_game("hearts", name="Hearts, 4 seats", kind="card game", seconds=seconds)
