"""Pages of names: rows and equal parts stand on one line each."""

from __future__ import annotations

from undercroft.kernel.layout import Layout
from undercroft.testing.names import folded


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


def test_the_same_row_twice_is_told_as_above() -> None:
    names = ["hand: axe", "hand: rope", "pile: axe", "pile: rope"]
    assert folded(names) == [("0-1", "hand: axe, rope"), ("2-3", "pile: as above")]


def test_what_is_counted_without_parts_is_told_from_first_to_last() -> None:
    assert folded(["seat 0", "seat 1", "seat 2", "over"]) == [("0-2", "seat 0 to 2"), ("3", "over")]
