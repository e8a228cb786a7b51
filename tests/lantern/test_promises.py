"""The toy keeps every promise of a game, with one player too."""

from __future__ import annotations

import pytest

from undercroft.testing import check_match, check_secrets, transcript

from . import GAME


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_promises_hold_in_random_play(seats: int) -> None:
    for seed in range(5):
        settings = GAME.settings_type(seats=seats)
        check_match(GAME, settings, seed, thorough=1)
        check_secrets(GAME, settings, seed, thorough=1)


@pytest.mark.parametrize("language", ["en", "pl"])
def test_it_speaks(language: str) -> None:
    assert "OilBurned(" not in transcript(GAME, GAME.settings_type(seats=1), 7, language=language)
