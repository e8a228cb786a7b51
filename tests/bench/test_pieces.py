"""The map on which the pieces are measured is one that could be played on."""

from __future__ import annotations

import pytest

from bench.pieces import dungeon
from undercroft.pieces.grid import Figures, Grid, Shape


@pytest.mark.parametrize(("columns", "rows", "squares"), [(3, 3, 396), (4, 3, 534)])
def test_every_square_can_be_reached_and_every_door_has_two_sides(columns: int, rows: int, squares: int) -> None:
    grid = Grid(dungeon(columns, rows))
    assert grid.count == squares
    assert all(len(door.sides) == 2 for door in grid.doors)
    assert grid.within(grid.squares("a1"), squares) == grid.all
    start = {Shape.W2H2: grid.squares("c1")}
    assert len(Figures(grid).distances(start, grid.marked("%"))) > squares // 2
