"""The printed level sheets and the maps that are made of them, drawn as they lie on the table.

R room, o passage, s passage with a light switch, a and t amber and teal stairs, H marked start of the Hero, . nothing;
``-`` and ``|`` open passages, ``=`` and ``:`` passages with a door. Sectors are numbered as one reads.
"""

from __future__ import annotations

import msgspec

from ..ids import (
    AMBER,
    CANTEEN,
    CONTROL_ROOM,
    ESCAPE_PODS,
    GENERATOR_ROOM,
    INFIRMARY,
    LABORATORY,
    QUARTERS,
    STORAGE,
    TEAL,
    RoomId,
)

Position = tuple[int, int]


class Sheet(msgspec.Struct, frozen=True):
    """One level. Sectors are named by their number; passages and doors by the two positions they join."""

    name: str
    width: int
    height: int
    positions: tuple[Position, ...]
    passages: frozenset[frozenset[Position]]
    doors: tuple[tuple[Position, Position], ...]
    rooms: dict[int, RoomId]
    switches: tuple[int, ...]
    stairs: dict[int, int]
    starts: tuple[int, ...]


class Map(msgspec.Struct, frozen=True):
    """Two sheets. Where the rooms printed on them overlap, room tokens must be dealt."""

    slug: str
    levels: tuple[str, str]
    deals_rooms: bool = False


def sheet(name: str, rooms: tuple[RoomId, ...], drawing: str) -> Sheet:
    """Read a drawing. ``rooms`` are the names of its rooms, as one reads."""
    lines = drawing.strip("\n").splitlines()
    marks: dict[Position, str] = {}
    passages: list[frozenset[Position]] = []
    doors: list[tuple[Position, Position]] = []
    for row, line in enumerate(lines):
        for column, mark in enumerate(line):
            x, y = column // 2, row // 2
            if row % 2 == 0 and column % 2 == 0:
                if mark not in " .":
                    marks[x, y] = mark
            elif mark in "-=|:":
                here, there = (x, y), ((x, y + 1) if row % 2 else (x + 1, y))
                passages.append(frozenset((here, there)))
                if mark in "=:":
                    doors.append((here, there))
    order = sorted(marks, key=lambda position: (position[1], position[0]))
    found = {mark: [number for number, at in enumerate(order) if marks[at] == mark] for mark in "RsatH"}
    return Sheet(
        name=name,
        width=6,
        height=5,
        positions=tuple(order),
        passages=frozenset(passages),
        doors=tuple(doors),
        rooms=dict(zip(found["R"], rooms, strict=True)),
        switches=tuple(found["s"]),
        stairs={AMBER: found["a"][0], TEAL: found["t"][0]},
        starts=tuple(found["H"]),
    )


SHEETS = {
    printed.name: printed
    for printed in (
        sheet(
            "A-1",
            (INFIRMARY, CONTROL_ROOM, STORAGE, QUARTERS),
            """
R=o-o=o-s=R
:     | | :
a . o-o-o o
|   | |   |
s . o-s-o-t
:       |
o-H-H-o-o R
        | :
. . . R=s-o
""",
        ),
        sheet(
            "A-2",
            (ESCAPE_PODS, LABORATORY, QUARTERS, STORAGE),
            """
a-s-o=R . .
: |
H o o-s-o .
| | | | |
s o t-o-o=R
| :   |
H R=s-o-o .
|   |   :
o=o-o-o=R .
""",
        ),
        sheet(
            "B-1",
            (LABORATORY, GENERATOR_ROOM, CANTEEN, ESCAPE_PODS),
            """
a=R=s-o=R .
|   |   :
o . o . o .
:   |   |
s-H-o-o-s-o
|       | |
o-H-s=o-o-o
    | |
. R=o o-t=R
""",
        ),
        sheet(
            "B-2",
            (CONTROL_ROOM, CANTEEN, INFIRMARY, GENERATOR_ROOM),
            """
R=o . . R=o
: |     : |
a o=H-o t-s
|     |   |
s-o=H-s-o-o
:     | | |
R=o-o-o o o
      : | |
. . . R=s-o
""",
        ),
    )
}

MAPS = (
    Map("cinder-reach", ("A-1", "B-1")),
    Map("hollow-lantern", ("A-2", "B-2")),
    Map("cinder-sump", ("A-1", "B-2"), deals_rooms=True),
)
