"""The pages that say what every number is are true. After a change of numbers ``--update-golden``; read the diff."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import undercroft
from undercroft.kernel.game import Game
from undercroft.kernel.match import read_settings
from undercroft.testing import golden
from undercroft.testing.names import names_page

PAGES = Path(__file__).parents[2] / "docs" / "numbers"
COMMAND = "pytest tests/envs/test_names.py --update-golden"


@pytest.mark.parametrize("game", undercroft.installed_games().values(), ids=str)
def test_a_page_says_what_every_number_is(game: Game[Any], update_golden: bool) -> None:
    golden(PAGES / f"{game.name}.md", names_page(game, read_settings(game, {}), COMMAND), update_golden)
