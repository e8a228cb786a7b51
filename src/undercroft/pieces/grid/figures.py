"""Figures of several footprints: which squares they cover, and where one step can take them.

A square base shifts in any of the eight directions. A long base, one square longer than wide, walks with either end
ahead, straight on or round a corner: its front goes on, and the rest follows into the place that the front left. Or it
drifts: shifts diagonally without turning. It never slides sideways and never turns on the spot.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from enum import IntEnum
from functools import cache
from typing import NamedTuple

from .board import Grid, ways_of
from .compass import DIAGONALS, DIRECTIONS, OFFSETS, Direction
from .flood import Flow, flood
from .masks import ALWAYS, BITS, NEVER, SquareId, all_of, is_open, mask_of, squares_of


class Shape(IntEnum):
    """A footprint: so many squares wide (from west to east) and so many high. A number in a state."""

    W1H1 = 0
    W2H1 = 1
    W1H2 = 2
    W2H2 = 3
    W3H2 = 4
    W2H3 = 5

    @property
    def width(self) -> int:
        return _SIZES[self][0]

    @property
    def height(self) -> int:
        return _SIZES[self][1]

    @property
    def is_long(self) -> bool:
        return self.width != self.height

    @property
    def turned(self) -> Shape:
        """The same base after a quarter turn."""
        return Shape(_SIZES.index((self.height, self.width)))

    @property
    def layers(self) -> tuple[Shape, ...]:
        """The ways in which a figure of this shape may lie on the map while it walks; this one comes first."""
        return (self, self.turned) if self.is_long else (self,)


_SIZES = ((1, 1), (2, 1), (1, 2), (2, 2), (3, 2), (2, 3))


class Step(NamedTuple):
    """One step of a figure, to a new anchor and shape.

    ``entered`` are the squares it did not stand on before, as a mask and as a tuple. ``ways``: of these masks of doors
    one must be open as a whole.
    """

    direction: Direction
    anchor: SquareId
    shape: Shape
    entered: int
    squares: tuple[SquareId, ...]
    ways: tuple[int, ...] = ALWAYS


class Move(NamedTuple):
    """A kind of step, wherever it is made: how the anchor shifts, and how the figure lies afterwards.

    In a shift each square of the base goes to its neighbour; in a walk of a long base only the front does.
    """

    direction: Direction
    dx: int
    dy: int
    shape: Shape
    is_shift: bool = False


class Figures:
    """How figures stand and step on a grid. The anchor of a figure is the north-western square of its base.

    >>> grid = Grid.drawn('''
    ...     . . . .
    ...       - -
    ...     . . . #
    ... ''')
    >>> figures = Figures(grid)
    >>> [step.direction.name for step in figures.steps(grid.square("a2"), Shape.W2H1)]
    ['NORTH', 'EAST']
    """

    def __init__(self, grid: Grid) -> None:
        self.grid = grid
        self._bases: dict[tuple[int, Shape], tuple[tuple[SquareId, ...], int]] = {}
        self._standing: dict[tuple[Shape, int], int] = {}
        self._steps: dict[tuple[int, Shape], tuple[Step, ...]] = {}
        self._flows: dict[tuple[Shape, int], list[Flow]] = {}

    def base(self, anchor: int, shape: Shape) -> tuple[SquareId, ...]:
        """The squares under a figure."""
        return self._base(anchor, shape)[0]

    def base_mask(self, anchor: int, shape: Shape) -> int:
        return self._base(anchor, shape)[1]

    def doors_under(self, anchor: int, shape: Shape) -> int:
        """The doors on whose line a figure stands: they cannot be closed."""
        base = set(self.base(anchor, shape))
        return mask_of(
            door.id for door in self.grid.doors if any(one in base and other in base for one, other in door.sides)
        )

    def places(self, shape: Shape, free: int, closed: int = 0) -> int:
        """The anchors at which a figure stands on free squares only, and across no wall and no closed door."""
        anchors = free & self.grid.all
        for dx in range(shape.width):
            for dy in range(shape.height):
                anchors &= free >> dy * self.grid.width + dx
        return anchors & self._standing_when(shape, closed)

    def steps(self, anchor: int, shape: Shape) -> tuple[Step, ...]:
        """Every step that the walls of the map allow, in the order of the compass."""
        steps = self._steps.get((anchor, shape))
        if steps is None:
            found = (self._step(anchor, shape, move) for move in moves_of(shape))
            steps = self._steps[anchor, shape] = tuple(step for step in found if step)
        return steps

    def open_steps(self, anchor: int, shape: Shape, blocked: int = 0, closed: int = 0) -> list[Step]:
        """The steps that enter no blocked square and pass no closed door."""
        return [
            step
            for step in self.steps(anchor, shape)
            if not step.entered & blocked and (step.ways == ALWAYS or is_open(step.ways, closed))
        ]

    def rings(self, start: Mapping[Shape, int], blocked: int = 0, closed: int = 0) -> Iterator[Mapping[Shape, int]]:
        """The anchors ``start``, those one step from them, and so on: for each way the figure may lie.

        What is blocked must leave out the squares of the figure itself.
        """
        shape = next(iter(start))
        layers = shape.layers
        room = [self.places(shape, self.grid.all & ~blocked, closed) for shape in layers]
        for ring in flood([start.get(shape, 0) for shape in layers], self.flows(shape, closed), room):
            yield dict(zip(layers, ring, strict=True))

    def distances(
        self, goals: Mapping[Shape, int], blocked: int = 0, closed: int = 0
    ) -> dict[tuple[SquareId, Shape], int]:
        """For every anchor and shape from which a figure can reach the goals the number of steps."""
        return {
            (anchor, shape): steps
            for steps, ring in enumerate(self.rings(goals, blocked, closed))
            for shape, anchors in ring.items()
            for anchor in squares_of(anchors)
        }

    def flows(self, shape: Shape, closed: int = 0) -> list[Flow]:
        """The steps that are possible while these doors are closed: straight ones first, then diagonal ones.

        The layers of the flows are ``shape.layers``.
        """
        flows = self._flows.get((shape, closed))
        if flows is None:
            flows = self._flows[shape, closed] = self._flows_when(shape, closed)
        return flows

    # How it is built

    def _flows_when(self, shape: Shape, closed: int) -> list[Flow]:
        leaving: dict[tuple[bool, Direction, int, int, int], int] = {}
        layers = shape.layers
        for source, lying in enumerate(layers):
            for anchor in squares_of(self._standing_when(lying, 0)):
                for step in self.open_steps(anchor, lying, closed=closed):
                    direction, target = step.direction, layers.index(step.shape)
                    key = direction.is_diagonal, direction, source, target, step.anchor - anchor
                    leaving[key] = leaving.get(key, 0) | BITS[anchor]
        return [Flow(*key[2:4], leaving[key], key[4]) for key in sorted(leaving)]

    def _base(self, anchor: int, shape: Shape) -> tuple[tuple[SquareId, ...], int]:
        base = self._bases.get((anchor, shape))
        if base is None:
            x, y = self.grid.point(anchor)
            rows, columns = range(y, y + shape.height), range(x, x + shape.width)
            squares = tuple(self.grid.at(column, row) for row in rows for column in columns)
            base = self._bases[anchor, shape] = squares, mask_of(squares)
        return base

    def _standing_when(self, shape: Shape, closed: int) -> int:
        """The anchors at which a figure would stand on squares, on no wall and on no closed door."""
        anchors = self._standing.get((shape, closed))
        if anchors is None:
            anchors = mask_of(
                anchor for anchor in squares_of(self.grid.all) if is_open(self._ways_under(anchor, shape), closed)
            )
            self._standing[shape, closed] = anchors
        return anchors

    def _ways_under(self, anchor: int, shape: Shape) -> tuple[int, ...]:
        """The doors that must be open for a figure to stand here; NEVER on a wall or beside the map."""
        x, y = self.grid.point(anchor)
        ways = ALWAYS if BITS[anchor] & self.grid.all else NEVER
        for row in range(shape.height):
            for column in range(shape.width):
                square = self.grid.number(x + column, y + row)
                if square is None:
                    return NEVER
                links = self.grid.links[square]
                if column < shape.width - 1:
                    ways = all_of(ways, ways_of(links[Direction.EAST]))
                if row < shape.height - 1:
                    ways = all_of(ways, ways_of(links[Direction.SOUTH]))
        return ways

    def _step(self, anchor: int, shape: Shape, move: Move) -> Step | None:
        x, y = self.grid.point(anchor)
        there = self.grid.number(x + move.dx, y + move.dy)
        if there is None:
            return None
        ways = self._ways_under(there, move.shape)
        if move.is_shift:
            links = (self.grid.links[square][move.direction] for square in self.base(anchor, shape))
            ways = all_of(ways, *map(ways_of, links))
        if not ways:
            return None
        entered = self.base_mask(there, move.shape) & ~self.base_mask(anchor, shape)
        return Step(move.direction, there, move.shape, entered, tuple(squares_of(entered)), ways)


@cache
def moves_of(shape: Shape) -> tuple[Move, ...]:
    """The kinds of step that a footprint allows, in the order of the compass."""
    if not shape.is_long:
        return tuple(Move(direction, *OFFSETS[direction], shape, True) for direction in DIRECTIONS)
    drifts = [Move(direction, *OFFSETS[direction], shape, True) for direction in DIAGONALS]
    return tuple(sorted([*drifts, *_walks(shape)]))


def _walks(shape: Shape) -> Iterator[Move]:
    """Straight on, and round each of the two ends: one of them stays where it is, and the base goes on from there."""
    if shape.width > shape.height:
        yield Move(Direction.EAST, 1, 0, shape)
        yield Move(Direction.WEST, -1, 0, shape)
        for end in (0, 1):
            yield Move(Direction.NORTH, end, -1, shape.turned)
            yield Move(Direction.SOUTH, end, 0, shape.turned)
    else:
        yield Move(Direction.NORTH, 0, -1, shape)
        yield Move(Direction.SOUTH, 0, 1, shape)
        for end in (0, 1):
            yield Move(Direction.WEST, -1, end, shape.turned)
            yield Move(Direction.EAST, 0, end, shape.turned)
