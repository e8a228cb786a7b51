"""OpenSpiel's tic-tac-toe: next to nothing to compute, so it shows what a call from Python costs."""

from bench.figures import Figures
from bench.spiel import measure_game


def measure(seconds: float) -> Figures:
    """Tic-tac-toe."""
    return measure_game("tic_tac_toe", name="Tic-tac-toe", kind="toy", seconds=seconds)
