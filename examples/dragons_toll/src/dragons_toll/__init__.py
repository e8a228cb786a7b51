"""Dragon's Toll: lay your treasure in the dark, and hope that the dragon eats another's."""

from .game import GAME

__all__ = ["GAME"]
