"""How Heroes without a treasure class judge dungeons: the highest value wins (BM-BAIT-12)."""

from __future__ import annotations

from undercroft.kernel.parts import Seat

from ..state import AnyState
from ..values import balance, souls
from .model import Card


def fewest_souls(state: AnyState, seat: Seat, card: Card) -> int:
    return -souls(state.players[seat])


def highest_balance(state: AnyState, seat: Seat, card: Card) -> int:
    return balance(state.players[seat])
