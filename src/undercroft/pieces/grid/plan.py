"""A map in writing: rows of text, with doors and walls between the squares.

Two forms are read. ``Plan`` takes a row of characters for each row of squares, and doors and walls as pairs of points:
the form of a data file. ``drawn`` reads a picture in which every second character and every second line is for the
edges between squares. There a blank is open, ``|`` and ``-`` are walls, and anything else is a door: equal characters
are one.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

Point = tuple[int, int]
"""A square by its column and row, both counted from 0 in the north-west."""

Edge = tuple[Point, Point]
"""The side between two squares."""

WALLS = "|-"
VOID = "# "


class Plan(NamedTuple):
    """A map as it is written down: nothing is worked out yet.

    ``rows`` show what is printed on each square, in characters that the game chooses; those in ``void`` are no squares.
    ``areas`` has a character for each square as well: squares with the same one belong together.
    """

    rows: Sequence[str]
    doors: Mapping[str, Sequence[Edge]] = {}
    walls: Iterable[Edge] = ()
    areas: Sequence[str] = ()
    void: str = VOID


def drawn(picture: str, areas: Sequence[str] = (), void: str = VOID) -> Plan:
    """The plan that a picture shows. Empty lines around it, and indentation shared by all lines, do not matter.

    >>> drawn('''
    ...     . .|#
    ...     a
    ...     . . .
    ... ''').doors
    {'a': [((0, 0), (0, 1))]}
    """
    lines = _trimmed(picture)
    doors: dict[str, list[Edge]] = {}
    walls: list[Edge] = []
    for number, line in enumerate(lines):
        for place, mark in enumerate(line):
            edge = _edge(place, number)
            if mark == " " or edge is None:
                continue
            if mark in WALLS:
                walls.append(edge)
            else:
                doors.setdefault(mark, []).append(edge)
    return Plan([line[::2] for line in lines[::2]], doors, walls, areas, void)


def _edge(place: int, line: int) -> Edge | None:
    """The side that is drawn here; None for a square, and for a corner, where nothing means anything."""
    x, y = place // 2, line // 2
    if place % 2 and not line % 2:
        return (x, y), (x + 1, y)
    if line % 2 and not place % 2:
        return (x, y), (x, y + 1)
    return None


def _trimmed(picture: str) -> list[str]:
    lines = picture.rstrip().split("\n")
    while lines and not lines[0].strip():
        del lines[0]
    margin = min((len(line) - len(line.lstrip()) for line in lines[::2] if line.strip()), default=0)
    return [line[margin:] for line in lines]
