"""Boss Monster: The Next Level, with the base game's cards."""

from .game import GAME

__all__ = ["GAME"]
