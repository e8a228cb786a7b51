"""Templates laid against the side of a base: breath, flames, a bolt."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from .board import Grid
from .compass import OFFSETS, SIDES, Direction
from .masks import BITS, SquareId, is_open, mask_of

Rows = Sequence[Sequence[int]]
"""A template, row by row from the base outwards: how far each of its squares lies to the right of the first one."""


class Placement(NamedTuple):
    """A template laid against one side of one square of a base: ``first`` is the square outside that side."""

    direction: Direction
    first: SquareId
    squares: int
    ways: tuple[int, ...]


def placements(grid: Grid, base: Iterable[int], rows: Rows) -> list[Placement]:
    """All ways to lay a template against a base that no wall forbids. Its parts beside the map do not matter.

    >>> grid = Grid.drawn('''
    ...     . . . #
    ...
    ...     . . . .
    ... ''')
    >>> cone = ((0,), (-1, 0, 1))
    >>> [(laid.direction.name, grid.names(laid.squares)) for laid in placements(grid, [grid.square("a1")], cone)]
    [('EAST', ['b1', 'c1', 'c2']), ('SOUTH', ['a2'])]
    """
    own = set(base)
    found = []
    for square in sorted(own):
        for direction in SIDES:
            link = grid.links[square][direction]
            if link and link.square not in own:
                found.append(Placement(direction, link.square, _covered(grid, link.square, direction, rows), link.ways))
    return found


def reached(grid: Grid, laid: Placement, closed: int = 0) -> int:
    """The squares under a template that can be walked to from its first one without leaving it."""
    if not is_open(laid.ways, closed):
        return 0
    return sum(grid.rings(BITS[laid.first], closed, blocked=grid.all & ~laid.squares))


def _covered(grid: Grid, first: int, direction: Direction, rows: Rows) -> int:
    (x, y), (out_x, out_y) = grid.point(first), OFFSETS[direction]
    right_x, right_y = OFFSETS[direction.turned(2)]
    numbers = (
        grid.number(x + row * out_x + right * right_x, y + row * out_y + right * right_y)
        for row, places in enumerate(rows)
        for right in places
    )
    return mask_of(number for number in numbers if number is not None)
