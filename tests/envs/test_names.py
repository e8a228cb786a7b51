"""The pages that say what every number is are true. After a change of numbers ``--update-golden``; read the diff."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import undercroft
from undercroft.kernel.game import Game
from undercroft.kernel.layout import Layout
from undercroft.kernel.match import read_settings
from undercroft.testing import golden
from undercroft.testing.names import folded, names_page

PAGES = Path(__file__).parents[2] / "docs" / "numbers"
COMMAND = "pytest tests/envs/test_names.py --update-golden"


@pytest.mark.parametrize("game", undercroft.installed_games().values(), ids=str)
def test_a_page_says_what_every_number_is(game: Game[Any], update_golden: bool) -> None:
    golden(PAGES / f"{game.name}.md", names_page(game, read_settings(game, {}), COMMAND), update_golden)


def test_places_are_given_out_in_the_order_of_their_names() -> None:
    figure = Layout()
    health, carries = figure.one("health"), figure.each("carries", ["axe", "rope"])
    table = Layout()
    rounds, figures = table.one("round"), table.parts("figure", range(2), figure)
    assert (health, carries, rounds, list(figures)) == (0, 1, 0, [1, 4])
    assert table.names == [
        "round",
        *(f"figure {number}: {name}" for number in range(2) for name in ("health", "carries: axe", "carries: rope")),
    ]


def test_equal_parts_are_told_once_and_long_rows_in_short() -> None:
    tile = Layout()
    tile.one("lit")
    tile.each("room", ["canteen", "storage"])
    table = Layout()
    table.parts("south", range(-2, 3), tile)
    table.each("hand", map(str, range(100)))
    table.one("over")
    assert folded(table.names) == [
        ("0-14", "south -2 to 2, 3 numbers each"),
        ("+0", "lit"),
        ("+1-2", "room: canteen, storage"),
        ("15-114", "hand: 0, 1, 2, 3, 4, ..., 99 (100)"),
        ("115", "over"),
    ]


def test_parts_that_differ_are_not_told_as_one() -> None:
    assert folded(["seat 0: lit", "seat 1: bare"]) == [("0", "seat 0: lit"), ("1", "seat 1: bare")]
