"""Dice: kinds with symbols on their faces, pools of them in a state, and exact odds. See docs/pieces.md."""

from .box import NO_LIMIT, Dice, Die, Face, Faces
from .odds import Odds, Offer
from .pool import UNROLLED, DieId, Pool, PooledDie, SymbolId

__all__ = [
    "NO_LIMIT",
    "UNROLLED",
    "Dice",
    "Die",
    "DieId",
    "Face",
    "Faces",
    "Odds",
    "Offer",
    "Pool",
    "PooledDie",
    "SymbolId",
]
