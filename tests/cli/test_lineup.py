"""Who sits down when nobody is named: as many as the game takes."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
import pytest

from undercroft.cli.lineup import usual_lineup
from undercroft.cli.settings import possible
from undercroft.kernel.game import Game, Settings
from undercroft.kernel.settings import seats_of


def game_for(least: int, most: int) -> Game[Any]:
    found: Game[Any] = Game()
    fields = [("seats", Annotated[int, msgspec.Meta(ge=least, le=most)])]
    made: Any = msgspec.defstruct("Some", fields, bases=(Settings,), frozen=True, kw_only=True)
    found.settings_type = made
    return found


@pytest.mark.parametrize(
    ("least", "most", "seated", "said"),
    [
        (1, 6, ["you", "greedy"], "1-6"),
        (2, 4, ["you", "greedy"], "2-4"),
        (1, 1, ["you"], "1"),
        (3, 5, ["you", "greedy", "greedy"], "3-5"),
    ],
)
def test_two_sit_down_or_as_near_to_that_as_can_be(least: int, most: int, seated: list[str], said: str) -> None:
    assert usual_lineup(game_for(least, most), "you", "greedy") == seated
    assert possible(seats_of(game_for(least, most))) == said
