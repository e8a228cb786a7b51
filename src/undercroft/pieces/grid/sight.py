"""Lines of sight between the centres of squares, as masks worked out beforehand.

A straight line from centre to centre is open if each two squares that it crosses in turn touch, and nothing that
blocks sight stands on a square strictly between its ends. What a line only grazes at a corner does not block it.

For each source square, when it is first asked about, every other square gets a line: the mask of the squares between,
and of the doors crossed. After that a question is arithmetic on two masks, and a whole field of view a few more.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import NamedTuple

from .board import Grid
from .compass import Direction, direction_of
from .masks import ALWAYS, BITS, SquareId, all_of, squares_of


class Line(NamedTuple):
    """A line that no wall cuts: ``between`` are the squares crossed, ``doors`` those that must be open.

    A corner between two doors may be passed at either of them: ``detours`` are other masks of doors that would do.
    """

    between: int
    doors: int = 0
    detours: tuple[int, ...] = ()


class Hidden(NamedTuple):
    """What stands in the way: the squares with blockers, and the closed doors."""

    squares: int
    doors: int


class _Shadows(NamedTuple):
    """The field of view of a square the other way round: what stays in sight when something stands in a square."""

    seen: int
    squares: dict[int, int]
    casting: int
    doors: dict[int, int]
    detours: list[tuple[int, tuple[int, ...]]]


class Sight:
    """Who sees whom on a grid.

    ``blockers`` are the squares with what blocks sight, ``closed`` the closed doors. What stands on the two ends of a
    line does not block it, so the observer and the target may be among the blockers.

    >>> grid = Grid.drawn('''
    ...     . . . . .
    ...     - -
    ...     . . .a. .
    ... ''')
    >>> sight, b2 = Sight(grid), grid.square("b2")
    >>> grid.names(sight.field([b2]))
    ['c1', 'd1', 'e1', 'a2', 'b2', 'c2', 'd2', 'e2']
    >>> sight.sees(b2, grid.square("d2"), closed=grid.closed("a"))
    False
    >>> hidden = sight.hides(b2, grid.square("e2"), blockers=grid.squares("d2", "e2"), closed=grid.closed("a"))
    >>> grid.names(hidden.squares), [grid.doors[door].name for door in squares_of(hidden.doors)]
    (['d2'], ['a'])
    """

    def __init__(self, grid: Grid) -> None:
        self.grid = grid
        squares = grid.width * grid.height
        self._lines: list[dict[int, Line] | None] = [None] * squares
        self._shadows: list[_Shadows | None] = [None] * squares

    def lines(self, source: int) -> dict[int, Line]:
        """The lines from a square to all that no wall hides from it, itself included."""
        lines = self._lines[source]
        if lines is None:
            lines = self._lines[source] = self._trace_all(source)
        return lines

    def sees(self, source: int, target: int, blockers: int = 0, closed: int = 0) -> bool:
        """Is the line from square to square open?"""
        line = (self._lines[source] or self.lines(source)).get(target)
        if line is None or line[0] & blockers:
            return False
        return not line[1] & closed or any(not doors & closed for doors in line[2])

    def hides(self, source: int, target: int, blockers: int = 0, closed: int = 0) -> Hidden | None:
        """What stands between two squares, for showing it. None where walls hide them whatever else there is."""
        line = self.lines(source).get(target)
        if line is None:
            return None
        is_shut = all(doors & closed for doors in (line.doors, *line.detours))
        return Hidden(line.between & blockers, line.doors & closed if is_shut else 0)

    def field(self, base: Iterable[int], blockers: int = 0, closed: int = 0) -> int:
        """All squares seen from any square of a figure's base; its own squares do not block its view."""
        squares = tuple(base)
        for square in squares:
            blockers &= ~BITS[square]
        seen = 0
        for square in squares:
            seen |= self._field(square, blockers, closed)
        return seen

    def from_where(self, base: Iterable[int], target: int, blockers: int = 0, closed: int = 0) -> list[SquareId]:
        """The squares of a figure's base from which it sees a square."""
        squares = tuple(base)
        for square in squares:
            blockers &= ~BITS[square]
        return [SquareId(square) for square in squares if self.sees(square, target, blockers, closed)]

    def _field(self, source: int, blockers: int, closed: int) -> int:
        shadows = self._shadows[source]
        if shadows is None:
            shadows = self._shadows[source] = self._cast(source)
        seen, squares, casting, doors, detours = shadows
        blockers &= casting
        if blockers:
            for square in squares_of(blockers):
                seen &= squares[square]
        if closed:
            for door, left in doors.items():
                if door & closed:
                    seen &= left
            for bit, ways in detours:
                if all(way & closed for way in ways):
                    seen &= ~bit
        return seen

    # How it is built

    def _trace_all(self, source: int) -> dict[int, Line]:
        x, y = self.grid.point(source)
        lines: dict[int, Line] = {}
        for target in squares_of(self.grid.all):
            # A line is the same both ways.
            known = self._lines[target]
            if known is not None:
                line = known.get(source)
            else:
                u, v = self.grid.point(target)
                line = self._trace(source, ray(u - x, v - y))
            if line is not None:
                lines[target] = line
        return lines

    def _trace(self, square: int, steps: tuple[Direction, ...]) -> Line | None:
        links, between, ways, here = self.grid.links, 0, ALWAYS, square
        for step in steps:
            link = links[here][step]
            if link is None:
                return None
            here = link[0]
            between |= BITS[here]
            if link[1] != ALWAYS:
                ways = all_of(ways, link[1])
        return Line(between & ~BITS[here], ways[0], ways[1:])

    def _cast(self, source: int) -> _Shadows:
        seen, hidden, shut, detours = 0, dict[int, int](), dict[int, int](), []
        for target, line in self.lines(source).items():
            bit = BITS[target]
            seen |= bit
            for square in squares_of(line.between):
                hidden[square] = hidden.get(square, 0) | bit
            if line.detours:
                detours.append((bit, (line.doors, *line.detours)))
            else:
                for door in squares_of(line.doors):
                    shut[BITS[door]] = shut.get(BITS[door], 0) | bit
        casting = sum(BITS[square] for square in hidden)
        squares = {square: seen & ~mask for square, mask in hidden.items()}
        return _Shadows(seen, squares, casting, {door: seen & ~mask for door, mask in shut.items()}, detours)


@cache
def ray(dx: int, dy: int) -> tuple[Direction, ...]:
    """The steps from square to square of a straight line that ends so far east and south.

    >>> [step.name for step in ray(2, 1)]
    ['EAST', 'SOUTH', 'EAST']
    """
    across, down = abs(dx), abs(dy)
    right, below = (dx > 0) - (dx < 0), (dy > 0) - (dy < 0)
    x = y = 0
    steps = []
    while (x, y) != (across, down):
        # Where the line leaves this square: the earlier of the next upright and the next level side, or their corner.
        upright, level = (2 * x + 1) * down, (2 * y + 1) * across
        over_upright, over_level = upright <= level and x < across, level <= upright and y < down
        steps.append(direction_of(right * over_upright, below * over_level))
        x, y = x + over_upright, y + over_level
    return tuple(steps)
