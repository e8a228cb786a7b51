"""Rows of numbers whose places have names."""

from __future__ import annotations

from undercroft.kernel.layout import Layout, Share


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


def test_a_share_is_never_more_than_1() -> None:
    souls = Share(10)
    assert [souls[count] for count in (0, 3, 10, 12)] == [0.0, 0.3, 1.0, 1.0]
