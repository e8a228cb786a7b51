"""Lantern: a toy in which all play together. One to four walk out of a cave before their lantern burns out.

Everybody wins or everybody loses, and there is nobody else at the table: only the dice are against them.
"""

from .game import GAME

__all__ = ["GAME"]
