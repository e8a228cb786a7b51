"""Ours: full Boss Monster: The Next Level."""

from bench.figures import Figures
from bench.ours import measure_game


def measure(seconds: float) -> Figures:
    """Four builders of dungeons."""
    return measure_game("boss-monster", name="Boss Monster", seats=4, seconds=seconds)
