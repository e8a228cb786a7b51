"""Templates laid against a base, and areas: breath and blast of the Descent ledger."""

from __future__ import annotations

import pytest

from undercroft.pieces.grid import Figures, Grid, Plan, Shape, Sight, placements, reached

BREATH = ((0,), (-1, 0, 1), (-1, 0, 1))
OPEN = Grid(Plan(["." * 12] * 12))


@pytest.mark.parametrize(
    ("shape", "count"), [(Shape.W1H1, 4), (Shape.W1H2, 6), (Shape.W2H2, 8), (Shape.W2H3, 10), (Shape.W3H2, 10)]
)
def test_a_template_can_be_laid_against_every_side_of_a_base(shape: Shape, count: int) -> None:
    # G9, EX-33, DE-AMB-11
    laid = placements(OPEN, Figures(OPEN).base(OPEN.square("e5"), shape), BREATH)
    assert len(laid) == count
    assert all(placement.squares.bit_count() == 7 for placement in laid)


def test_breath_widens_after_its_first_square() -> None:
    # G9
    east = next(laid for laid in placements(OPEN, [OPEN.square("a3")], BREATH) if laid.direction.name == "EAST")
    assert OPEN.names(east.squares) == ["c2", "d2", "b3", "c3", "d3", "c4", "d4"]


def test_breath_goes_to_what_can_be_walked_to_under_the_template_and_past_rubble() -> None:
    # DE-AMB-12, EX-33: what hangs off the map does not matter.
    grid = Grid.drawn("""
        . . .|.

        . . % .

        . . . #
    """)
    east = next(laid for laid in placements(grid, [grid.square("a2")], BREATH) if laid.direction.name == "EAST")
    assert grid.names(reached(grid, east)) == ["c1", "d1", "b2", "c2", "d2", "c3"]


def test_no_breath_through_a_closed_door_beside_the_base() -> None:
    grid = Grid.drawn(". .a. . .")
    (west, east) = sorted(placements(grid, [grid.square("b1")], BREATH), key=lambda laid: laid.first)
    assert grid.names(reached(grid, east)) == ["c1", "d1", "e1"]
    assert reached(grid, east, grid.closed("a")) == 0
    assert grid.names(reached(grid, west, grid.closed("a"))) == ["a1"]


def test_a_blast_spares_what_its_centre_does_not_see() -> None:
    # EX-32, DE-AB-05 to 07, DE-AMB-14: figures do not stop it; walls, closed doors and rubble do.
    grid = Grid.drawn("""
        . . . . .

        . .a. % .

        . . . . .
    """)
    sight, centre = Sight(grid), grid.square("c2")
    blast = sight.field([centre], grid.marked("%"), grid.closed("a")) & grid.box(centre, 2)
    assert grid.names(grid.box(centre, 2) & ~blast) == ["a1", "e1", "a2", "b2", "e2", "a3", "e3"]
    assert grid.names(sight.field([centre], grid.marked("%")) & grid.squares("a2", "b2", "e2")) == ["a2", "b2"]


def test_a_giant_with_reach_strikes_at_thirty_two_squares() -> None:
    # EX-36r
    base = Figures(OPEN).base_mask(OPEN.square("e5"), Shape.W2H2)
    assert (OPEN.within(base, 2) & ~base).bit_count() == 32


def test_a_throw_goes_over_rubble_but_not_through_a_closed_door() -> None:
    # EX-35, DE-AMB-17
    grid = Grid.drawn(". % . .a. .")
    landing = grid.within(grid.squares("a1"), 3, grid.closed("a")) & ~grid.marked("%")
    assert grid.names(landing) == ["a1", "c1", "d1"]
