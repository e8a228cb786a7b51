"""A hint on the way: how much better a seat stands than at its last decision, judged by what it may know.

``Game.evaluate`` judges a whole state, hidden cards included. A reward made from the true state would tell the learner
what it cannot see: its value falls when an opponent draws the right card. So the state that is judged is drawn by
``Game.determinize``, which by its promises depends on nothing but what the seat knows; the mean of several is taken.
Two positions that the seat cannot tell apart are worth the same number, to the last bit.

The hints of a match add up to minus what its first position was worth, however it went (at its end nothing is left to
be hoped for): they make learning quicker, and change nothing about which play is best (potential-based shaping).
"""

from __future__ import annotations

from typing import Any

from undercroft.kernel.chance import Chance
from undercroft.kernel.game import Game
from undercroft.kernel.parts import Seat

GUESSES = 4
"""So many guesses at what is hidden are judged."""


def standing(game: Game[Any], state: Any, seat: Seat, seed: str) -> float:
    """How well the seat stands by what it may know, from -1 to 1. The same seed guesses in the same way."""
    if state.outcome is not None:
        return 0.0
    chance = Chance.from_seed(f"{seed} standing")
    guesses = [game.determinize(state, seat, chance.spawn()) for _ in range(GUESSES)]
    return 2 * sum(game.evaluate(guess, seat) for guess in guesses) / GUESSES - 1
