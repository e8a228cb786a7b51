"""How much a seat does not know, by what its guesses disagree about."""

from __future__ import annotations

from math import log2
from typing import Any

import pytest

from undercroft.arena.hidden import GUESSES, hidden_from
from undercroft.kernel.chance import Chance
from undercroft.kernel.game import Game
from undercroft.kernel.match import Match
from undercroft.kernel.parts import Seat
from undercroft.kernel.registry import game


class Guessed(Game[Any]):
    """A game of three things: one lies open, one is in one of two hands, one in one of three."""

    def __init__(self) -> None:
        self.guesses = 0

    def determinize(self, state: Any, seat: Seat, chance: Chance) -> Any:
        self.guesses += 1
        return self.guesses

    def inventory(self, state: Any) -> dict[str, str]:
        return {"open": "table", "coin": f"hand {state % 2}", "die": f"hand {state % 3}"}


def test_things_that_the_guesses_disagree_about_are_hidden() -> None:
    guessed = Guessed()
    things, bits = hidden_from(guessed, None, Seat(0), Chance.from_seed("1"))
    assert guessed.guesses == GUESSES
    assert things == 2
    assert bits == pytest.approx(1 + log2(3))


def test_at_the_start_the_decks_and_other_hands_are_hidden() -> None:
    match = Match(game("boss-monster"), game("boss-monster").settings_type(seats=2), "hidden")
    before = match.game.codec.encode(match.state)
    once, again = (hidden_from(match.game, match.state, Seat(0), Chance.from_seed("1")) for _ in range(2))
    assert once == again
    assert 5 < once.things < len(match.game.inventory(match.state))
    assert match.game.codec.encode(match.state) == before
