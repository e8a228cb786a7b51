"""A toy with everything a match needs: chance, reveals, windows, any-time effects, texts and rules.

Seats sit around a well. In a turn a seat does three things: pick a coin from the rim, cast its luck, peer at
the hidden bottom, call another seat, wait, rest. Diving ends the match at once; tripping is a bug.
"""

from .game import GAME, WellView
from .play import Well, WellSettings

__all__ = ["GAME", "Well", "WellSettings", "WellView"]
