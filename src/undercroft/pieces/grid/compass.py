"""The eight directions of a grid. North is up: the rows of a map are written from north to south."""

from __future__ import annotations

from enum import IntEnum


class Direction(IntEnum):
    """A step to one of the eight neighbours: clockwise, diagonal ones odd."""

    NORTH = 0
    NORTH_EAST = 1
    EAST = 2
    SOUTH_EAST = 3
    SOUTH = 4
    SOUTH_WEST = 5
    WEST = 6
    NORTH_WEST = 7

    @property
    def offset(self) -> tuple[int, int]:
        """How far it leads east and south."""
        return OFFSETS[self]

    @property
    def is_diagonal(self) -> bool:
        return bool(self % 2)

    def turned(self, eighths: int) -> Direction:
        """The direction so many eighths of a circle further, clockwise."""
        return Direction((self + eighths) % 8)


OFFSETS = ((0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1))
DIRECTIONS = tuple(Direction)
SIDES = DIRECTIONS[::2]
DIAGONALS = DIRECTIONS[1::2]


def direction_of(dx: int, dy: int) -> Direction:
    """The direction of a step.

    >>> direction_of(1, -1).name
    'NORTH_EAST'
    """
    return Direction(OFFSETS.index((dx, dy)))
