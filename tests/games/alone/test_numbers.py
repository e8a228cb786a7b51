"""Alone for learning programs: options and views as numbers."""

from __future__ import annotations

import random

import pytest

from undercroft.games.alone import GAME
from undercroft.games.alone.option_numbers import KINDS_OF_OPTIONS, STARTS
from undercroft.games.alone.settings import AloneSettings
from undercroft.kernel.match import new_match


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_different_options_have_different_numbers_and_views_one_size(seats: int) -> None:
    chance, sizes = random.Random(seats), set()
    match = new_match(GAME, f"numbers {seats}", seats=seats, extra_content=True)
    most = GAME.option_count(AloneSettings(seats=seats))
    while not match.is_over:
        numbers = [GAME.option_number(match.state, option) for option in match.options]
        assert len(set(numbers)) == len(numbers)
        assert min(numbers) >= 0
        assert max(numbers) < most
        if chance.random() < 0.1:
            view = GAME.numbers(GAME.view(match.state, match.seat))
            sizes.add(len(view))
            assert min(view) >= 0
            assert max(view) <= 1
        match.take(chance.choice(match.options))
    assert len(sizes) == 1


def test_every_kind_of_option_has_numbers_of_its_own() -> None:
    assert list(STARTS) == list(KINDS_OF_OPTIONS)
    assert len(set(STARTS.values())) == len(KINDS_OF_OPTIONS)
