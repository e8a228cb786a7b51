"""How much a seat does not know: an estimate that needs nothing but the game's guesses.

A few tables are drawn that the seat cannot tell apart. A thing that lies in different places on them is hidden;
the logarithm of how many places it was seen in is what the seat would have to be told about it alone. Things hide
each other (a card in a hand is not in the deck), so the sum over all things overstates what is missing, while a few
guesses miss some things and places: it is a measure to compare games, moments and rules by, not an entropy.
"""

from __future__ import annotations

from collections import defaultdict
from math import log2
from typing import Any, NamedTuple

from undercroft.kernel.chance import Chance
from undercroft.kernel.game import Game
from undercroft.kernel.parts import Seat

GUESSES = 6


class Hidden(NamedTuple):
    """How many things are hidden, and about how many bits it would take to name their places."""

    things: int
    bits: float


def hidden_from(game: Game[Any], state: Any, seat: Seat, chance: Chance) -> Hidden:
    """What the seat does not know in this state."""
    places: dict[str, set[str]] = defaultdict(set)
    for _ in range(GUESSES):
        for thing, place in game.inventory(game.determinize(state, seat, chance.spawn())).items():
            places[thing].add(place)
    seen = [len(found) for found in places.values() if len(found) > 1]
    return Hidden(len(seen), sum(map(log2, seen)))
