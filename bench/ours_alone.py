"""Ours: full Alone, one Hero in the dark."""

from bench.figures import Figures
from bench.ours import measure_game


def measure(seconds: float) -> Figures:
    """The Hero and one Evil player, who has both decks and every monster."""
    return measure_game("alone", name="Alone", seats=2, seconds=seconds)
