"""The ground truth: a map as sets of points, with every question answered the slow and plain way.

Sentences of the Descent ledger, word for word where that is possible (G1 to G8); exact fractions, no tables, no masks.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import product

from hypothesis import settings
from hypothesis import strategies as st

from undercroft.pieces.grid import Grid, Plan
from undercroft.pieces.grid.plan import Edge, Point

SAME_EVERY_TIME = settings(derandomize=True, deadline=None, max_examples=120)


@dataclass
class Ground:
    """Squares that exist, the sides with a wall, and the sides with a door by its name."""

    plan: Plan
    squares: set[Point]
    walls: set[frozenset[Point]]
    doors: dict[frozenset[Point], str]
    closed: set[str] = field(default_factory=set)
    blockers: set[Point] = field(default_factory=set)

    @property
    def grid(self) -> Grid:
        return Grid(self.plan)

    def mask(self, grid: Grid, points: Collection[Point]) -> int:
        return sum(1 << grid.at(*point) for point in points)

    def is_open_side(self, one: Point, other: Point) -> bool:
        """Do two squares that share a side touch? (G2)"""
        side = frozenset((one, other))
        exists = one in self.squares and other in self.squares
        return exists and side not in self.walls and self.doors.get(side) not in self.closed

    def touch(self, one: Point, other: Point) -> bool:
        """Are two squares adjacent? (G2)"""
        (x, y), (u, v) = one, other
        apart = abs(x - u), abs(y - v)
        if apart in ((0, 1), (1, 0)):
            return self.is_open_side(one, other)
        corners = ((x, v), (u, y))
        return apart == (1, 1) and any(
            self.is_open_side(one, corner) and self.is_open_side(corner, other) for corner in corners
        )

    def crossed(self, one: Point, other: Point) -> list[Point]:
        """The squares whose interior a line from centre to centre crosses, in order (G3)."""
        found = []
        (x, y), (u, v) = one, other
        for square in product(range(min(x, u), max(x, u) + 1), range(min(y, v), max(y, v) + 1)):
            enters, leaves = Fraction(0), Fraction(1)
            for start, end, low in ((x, u, square[0]), (y, v, square[1])):
                # The line is start + t * (end - start) between centres; a square reaches half a unit each way.
                if start == end:
                    if low != start:
                        leaves = Fraction(-1)
                    continue
                sides = sorted(
                    (
                        Fraction(2 * (low - start) - 1, 2 * (end - start)),
                        Fraction(2 * (low - start) + 1, 2 * (end - start)),
                    )
                )
                enters, leaves = max(enters, sides[0]), min(leaves, sides[1])
            if enters < leaves:
                found.append((enters, square))
        return [square for _, square in sorted(found)]

    def sees(self, one: Point, other: Point, own: Collection[Point] = ()) -> bool:
        """Does a figure on ``own`` see from its square ``one`` the square ``other``? (G3 to G5)"""
        line = self.crossed(one, other)
        blockers = self.blockers.difference(own)
        return all(map(self.touch, line, line[1:])) and not any(square in blockers for square in line[1:-1])

    def steps_to(self, goals: Collection[Point], blocked: Collection[Point] = ()) -> dict[Point, int]:
        """The shortest chain of adjacent squares from each square to a goal (G7)."""
        found = dict.fromkeys(goals, 0)
        waiting = list(found)
        for square in waiting:
            for other in self.squares.difference(found, blocked):
                if self.touch(square, other):
                    found[other] = found[square] + 1
                    waiting.append(other)
        return found

    def base(self, anchor: Point, width: int, height: int) -> set[Point]:
        return set(product(range(anchor[0], anchor[0] + width), range(anchor[1], anchor[1] + height)))

    def can_stand(self, base: set[Point]) -> bool:
        """All squares exist, and no wall or closed door lies inside the base (G8)."""
        inner = ((one, other) for one in base for other in base if abs(one[0] - other[0]) + abs(one[1] - other[1]) == 1)
        return base <= self.squares and all(self.is_open_side(one, other) for one, other in inner)

    def may_step(self, old: set[Point], new: set[Point], long: bool) -> bool:
        """Is a base that a figure can take one step away? (G8, without what stands on the squares)"""
        if not self.can_stand(new) or new == old:
            return False
        width, height = size_of(old)
        if long and len(old & new) == min(width, height) ** 2 and size_of(old & new) == (min(width, height),) * 2:
            return True
        (x, y), (u, v) = min(old), min(new)
        dx, dy = u - x, v - y
        if size_of(new) != (width, height) or max(abs(dx), abs(dy)) != 1 or (long and 0 in (dx, dy)):
            return False
        return all(self.touch((a, b), (a + dx, b + dy)) for a, b in old)


def size_of(base: set[Point]) -> tuple[int, int]:
    columns, rows = {x for x, _ in base}, {y for _, y in base}
    return len(columns), len(rows)


@st.composite
def grounds(draw: st.DrawFn, largest: int = 6) -> Ground:
    """A small map with holes, walls, doors of one or two sides, some of them closed, and things that block sight."""
    width, height = draw(st.integers(1, largest)), draw(st.integers(1, largest))
    rows = [draw(st.text("....%#", min_size=width, max_size=width)) for _ in range(height)]
    squares = {(x, y) for y, row in enumerate(rows) for x, mark in enumerate(row) if mark != "#"}
    sides = [((x, y), other) for x, y in sorted(squares) for other in ((x + 1, y), (x, y + 1)) if other in squares]
    marks = draw(st.lists(st.sampled_from("......|abcd"), min_size=len(sides), max_size=len(sides)))
    walls = [side for side, mark in zip(sides, marks, strict=True) if mark == "|"]
    doors: dict[str, list[Edge]] = {}
    for side, mark in zip(sides, marks, strict=True):
        if mark.isalpha():
            doors.setdefault(mark, []).append(side)
    return Ground(
        Plan(rows, doors, walls),
        squares,
        {frozenset(side) for side in walls},
        {frozenset(side): name for name, edges in doors.items() for side in edges},
        draw(st.sets(st.sampled_from(sorted(doors)))) if doors else set(),
        {(x, y) for y, row in enumerate(rows) for x, mark in enumerate(row) if mark == "%"},
    )
