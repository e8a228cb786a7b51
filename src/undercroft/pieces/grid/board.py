"""The grid itself: which squares there are, which of them touch, and where the doors stand between them.

Immutable content: built once from a plan, outside the state. A state holds the numbers of squares, and says to each
question which doors are closed and which squares are taken, as masks.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from .compass import DIRECTIONS, OFFSETS, SIDES, Direction
from .flood import Flow, flood
from .masks import ALWAYS, BITS, NEVER, DoorId, SquareId, all_of, any_of, is_open, mask_of, squares_of
from .plan import VOID, Edge, Plan, Point, drawn

FAR = 1 << 20
"""The distance to what cannot be reached."""

Stairs = Iterable[tuple[int, int]]
"""Pairs of squares."""


class Link(NamedTuple):
    """The way from a square to a neighbour: ``ways`` are masks of doors, one of which must be open as a whole."""

    square: SquareId
    ways: tuple[int, ...]


class Door(NamedTuple):
    """A door on the line between squares. ``touches`` are the squares on both sides of it."""

    id: DoorId
    name: str
    sides: tuple[tuple[SquareId, SquareId], ...]
    touches: int


class Grid:
    """Squares with walls, doors, marks and areas.

    Squares sharing a side touch unless a wall or a closed door is there. Squares sharing a corner touch if one of the
    two squares that complete the block exists and touches both by its sides, whatever stands on it.

    >>> grid = Grid.drawn('''
    ...     . . . . .
    ...     - -
    ...     . . .a. %
    ...
    ...     . . .a. .
    ... ''')
    >>> grid.count, grid.names(grid.marked("%"))
    (15, ['e2'])
    >>> grid.names(grid.beside(grid.square("c2")))
    ['b1', 'c1', 'd1', 'b2', 'd2', 'b3', 'c3', 'd3']
    >>> grid.names(grid.beside(grid.square("c2"), closed=grid.closed("a")))
    ['b1', 'c1', 'd1', 'b2', 'b3', 'c3']
    """

    def __init__(self, plan: Plan) -> None:
        self.width = max(map(len, plan.rows), default=0)
        self.height = len(plan.rows)
        if self.width * self.height > len(BITS):
            raise ValueError(f"a map of {self.width} x {self.height} squares is larger than {len(BITS)} squares")
        self._marks = _by_mark(plan.rows, self.width)
        self.all = mask_of(
            square for mark, mask in self._marks.items() if mark not in plan.void for square in squares_of(mask)
        )
        self.areas: Mapping[str, int] = {
            area: mask & self.all for area, mask in _by_mark(plan.areas, self.width).items() if mask & self.all
        }
        """The squares of each area."""
        self._walls = {self._sides(edge) for edge in plan.walls}
        self._door_at = self._place_doors(plan.doors)
        self.links = tuple(self._links_of(square) for square in range(self.width * self.height))
        """For each square and direction the way to the neighbour; None where there is none."""
        self.doors = tuple(self._door(number, name) for number, name in enumerate(plan.doors))
        self._beside = [self._beside_when_open(square) for square in range(self.width * self.height)]
        self._flows: dict[int, list[Flow]] = {}

    @classmethod
    def drawn(cls, picture: str, areas: Sequence[str] = (), void: str = VOID) -> Grid:
        """The grid of a picture: see ``plan.drawn``."""
        return cls(drawn(picture, areas, void))

    # Names and numbers

    @property
    def count(self) -> int:
        """How many squares there are."""
        return self.all.bit_count()

    def number(self, x: int, y: int) -> SquareId | None:
        """The square in this column and row, if there is one."""
        if not (0 <= x < self.width and 0 <= y < self.height):
            return None
        square = SquareId(y * self.width + x)
        return square if self.all & BITS[square] else None

    def at(self, x: int, y: int) -> SquareId:
        """The square in this column and row, which must exist."""
        square = self.number(x, y)
        if square is None:
            raise ValueError(f"there is no square in column {x}, row {y}")
        return square

    def point(self, square: int) -> Point:
        """Column and row of a square."""
        y, x = divmod(square, self.width)
        return x, y

    def name(self, square: int) -> str:
        """What players call a square: a letter for the column, a number for the row, both from the north-west."""
        x, y = self.point(square)
        return _letters(x) + str(y + 1)

    def square(self, name: str) -> SquareId:
        """The square of a name, and the opposite of ``name``."""
        letters = name.rstrip("0123456789")
        x = 0
        for letter in letters:
            x = 26 * x + ord(letter) - ord("a") + 1
        return self.at(x - 1, int(name[len(letters) :]) - 1)

    def names(self, mask: int) -> list[str]:
        return [self.name(square) for square in squares_of(mask)]

    def squares(self, *names: str) -> int:
        """The mask of the squares with these names."""
        return mask_of(map(self.square, names))

    def marked(self, marks: str) -> int:
        """The squares that bear any of these marks on the plan."""
        found = 0
        for mark in marks:
            found |= self._marks.get(mark, 0)
        return found & self.all

    def area_of(self, square: int) -> str | None:
        """The area that a square belongs to."""
        return next((area for area, mask in self.areas.items() if mask & BITS[square]), None)

    def door(self, name: str) -> Door:
        return next(door for door in self.doors if door.name == name)

    def closed(self, *names: str) -> int:
        """The mask of the doors with these names, to ask what is so while they are closed."""
        return mask_of(self.door(name).id for name in names)

    # What touches what

    def beside(self, square: int, closed: int = 0) -> int:
        """The squares that touch a square while these doors are closed."""
        touching, behind_doors = self._beside[square]
        for bit, ways in behind_doors if closed else ():
            if not is_open(ways, closed):
                touching ^= bit
        return touching

    def contact(self, door: Door, closed: int = 0) -> int:
        """The squares that touch a door: those along it, and those at its ends that are joined to them by a side."""
        found = door.touches
        for square in squares_of(door.touches):
            for direction in SIDES:
                link = self.links[square][direction]
                if link and is_open(link.ways, closed) and self._ends_at(door, square, link.square):
                    found |= BITS[link.square]
        return found

    def apart(self, one: int, other: int) -> int:
        """How many steps lie between two squares in the open, diagonal ones counting like others."""
        (x, y), (u, v) = self.point(one), self.point(other)
        return max(abs(x - u), abs(y - v))

    def box(self, square: int, steps: int) -> int:
        """The squares at most so far apart from a square, whatever lies between."""
        x, y = self.point(square)
        row = sum(BITS[column] for column in range(max(0, x - steps), min(self.width, x + steps + 1)))
        rows = range(max(0, y - steps), min(self.height, y + steps + 1))
        return self.all & sum(row << line * self.width for line in rows)

    # How far it is

    def rings(self, start: int, closed: int = 0, blocked: int = 0, stairs: Stairs = ()) -> Iterator[int]:
        """The squares ``start``, those one step from them, those two steps from them, and so on to the last.

        ``stairs`` are pairs of squares that lie apart on the map, with one step between them.
        """
        flows = self.flows(closed)
        across = [Flow(0, 0, BITS[here], there - here) for pair in stairs for here, there in (pair, pair[::-1])]
        return (ring[0] for ring in flood([start], [*flows, *across], [self.all & ~blocked]))

    def within(self, start: int, steps: int, closed: int = 0, blocked: int = 0, stairs: Stairs = ()) -> int:
        """The squares at most so many steps from ``start``, which belongs to them."""
        found = 0
        for _, ring in zip(range(steps + 1), self.rings(start, closed, blocked, stairs), strict=False):
            found |= ring
        return found

    def distance(self, start: int, goals: int, closed: int = 0, blocked: int = 0, stairs: Stairs = ()) -> int:
        """The number of steps from the squares ``start`` to the nearest of ``goals``; FAR if there is no way."""
        rings = enumerate(self.rings(start, closed, blocked, stairs))
        return next((steps for steps, ring in rings if ring & goals), FAR)

    def distances(self, goals: int, closed: int = 0, blocked: int = 0, stairs: Stairs = ()) -> list[int]:
        """For every square the number of steps to the nearest of ``goals``: downhill is the way there."""
        field = [FAR] * (self.width * self.height)
        for steps, ring in enumerate(self.rings(goals, closed, blocked, stairs)):
            for square in squares_of(ring):
                field[square] = steps
        return field

    def flows(self, closed: int = 0) -> list[Flow]:
        """The steps that are possible while these doors are closed: one flow for each direction of the compass."""
        flows = self._flows.get(closed)
        if flows is None:
            flows = self._flows[closed] = self._flows_when(closed)
        return flows

    # How it is built

    def _sides(self, edge: Edge) -> tuple[SquareId, SquareId]:
        (x, y), (u, v) = edge
        if abs(x - u) + abs(y - v) != 1:
            raise ValueError(f"{edge} is no edge: the squares share no side")
        one, other = sorted((y * self.width + x, v * self.width + u))
        return SquareId(one), SquareId(other)

    def _place_doors(self, doors: Mapping[str, Iterable[Edge]]) -> dict[tuple[SquareId, SquareId], DoorId]:
        placed: dict[tuple[SquareId, SquareId], DoorId] = {}
        for number, (name, edges) in enumerate(doors.items()):
            for edge in edges:
                if None in (self.number(*edge[0]), self.number(*edge[1])):
                    raise ValueError(f"door {name} stands at {edge}, where there are no two squares")
                if placed.setdefault(self._sides(edge), DoorId(number)) != number:
                    raise ValueError(f"door {name} stands at {edge}, where another door is")
        return placed

    def _neighbour(self, square: int, direction: Direction) -> SquareId | None:
        x, y = self.point(square)
        dx, dy = OFFSETS[direction]
        return self.number(x + dx, y + dy)

    def _side_ways(self, square: int, direction: Direction) -> tuple[int, ...]:
        """The ways over the side of a square."""
        there = self._neighbour(square, direction)
        if there is None or not self.all & BITS[square]:
            return NEVER
        side = (SquareId(min(square, there)), SquareId(max(square, there)))
        if side in self._walls:
            return NEVER
        door = self._door_at.get(side)
        return ALWAYS if door is None else (BITS[door],)

    def _corner_ways(self, square: int, direction: Direction) -> tuple[int, ...]:
        """The ways past a corner: over either of the two squares beside it, by their sides."""
        ways: list[int] = []
        for first, then in ((-1, 1), (1, -1)):
            between = self._neighbour(square, direction.turned(first))
            if between is not None:
                halves = (
                    self._side_ways(square, direction.turned(first)),
                    self._side_ways(between, direction.turned(then)),
                )
                ways += all_of(*halves)
        return any_of(ways)

    def _links_of(self, square: int) -> tuple[Link | None, ...]:
        links: list[Link | None] = []
        for direction in DIRECTIONS:
            there = self._neighbour(square, direction)
            ways = (self._corner_ways if direction.is_diagonal else self._side_ways)(square, direction)
            links.append(Link(there, ways) if there is not None and ways else None)
        return tuple(links)

    def _door(self, number: int, name: str) -> Door:
        sides = tuple(side for side, door in self._door_at.items() if door == number)
        return Door(DoorId(number), name, sides, mask_of(square for side in sides for square in side))

    def _ends_at(self, door: Door, beside: int, square: int) -> bool:
        """Does a square, next to one along the door, lie at the door's end and not away from it?"""
        across = next(other for side in door.sides if beside in side for other in side if other != beside)
        return abs(square - beside) != abs(across - beside)

    def _beside_when_open(self, square: int) -> tuple[int, list[tuple[int, tuple[int, ...]]]]:
        links = [link for link in self.links[square] if link]
        behind_doors = [(BITS[link.square], link.ways) for link in links if link.ways != ALWAYS]
        return mask_of(link.square for link in links), behind_doors

    def _flows_when(self, closed: int) -> list[Flow]:
        leaving = [0] * len(DIRECTIONS)
        for square, links in enumerate(self.links):
            for direction, link in enumerate(links):
                if link and is_open(link.ways, closed):
                    leaving[direction] |= BITS[square]
        return [Flow(0, 0, mask, dy * self.width + dx) for mask, (dx, dy) in zip(leaving, OFFSETS, strict=True)]


def ways_of(link: Link | None) -> tuple[int, ...]:
    """The ways over a link, or none at all."""
    return link.ways if link else NEVER


def _by_mark(rows: Sequence[str], width: int) -> dict[str, int]:
    """The squares that bear each character. Short rows end in blanks."""
    found: dict[str, int] = {}
    for y, row in enumerate(rows):
        for x, mark in enumerate(row.ljust(width)):
            found[mark] = found.get(mark, 0) | BITS[y * width + x]
    return found


def _letters(column: int) -> str:
    text = ""
    column += 1
    while column:
        column, letter = divmod(column - 1, 26)
        text = chr(ord("a") + letter) + text
    return text
