"""Alone: one Hero in the dark, one to three Evil players who see everything."""

from .game import GAME

__all__ = ["GAME"]
