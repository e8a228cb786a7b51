"""Sectors drawn in characters: cells on a grid, and what joins them.

Enters: what stands in each cell, line by line, and a sign for each passage. Leaves: lines of equal width with markup,
north up. A row is as high as its fullest cell.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeAlias

from .ids import EAST, SOUTH, STEP

Piece: TypeAlias = tuple[str, str]
"""A text and its style; an empty style for plain text."""
Cell: TypeAlias = Sequence[Sequence[Piece]]
Position: TypeAlias = tuple[int, int]
Links: TypeAlias = Mapping[tuple[Position, int], str]
"""The sign of the passage on the east or south side of a position."""

WIDEST, NARROWEST, GAP = 10, 5, 3
FROM_EDGE = 1
"""Where a passage to the south leaves a cell."""
OPEN, DOOR, BLOCKED, WELDED = "─", "▯", "▮", "█"
OPEN_SOUTH = "│"


def draw(cells: Mapping[Position, Cell], links: Links, width: int) -> list[str]:
    """The grid from its north-western to its south-eastern cell, no wider than so many columns."""
    if not cells:
        return []
    columns = range(min(x for x, _ in cells), max(x for x, _ in cells) + 1)
    rows = range(min(y for _, y in cells), max(y for _, y in cells) + 1)
    room = (width - GAP * (len(columns) - 1)) // len(columns)
    size = max(NARROWEST, min(WIDEST, room))
    drawn: list[str] = []
    for y in rows:
        drawn += _row(cells, links, columns, y, size)
        if y < rows[-1]:
            drawn.append(_between(links, columns, y, size))
    return drawn


def _row(cells: Mapping[Position, Cell], links: Links, columns: range, y: int, size: int) -> list[str]:
    height = max(len(cells.get((x, y), ())) for x in columns)
    lines = []
    for number in range(max(height, 1)):
        parts = []
        for x in columns:
            cell = cells.get((x, y), ())
            link = links.get(((x, y), EAST), "") if number == 0 else ""
            parts.append(fitted(cell[number] if number < len(cell) else (), size, OPEN if link else " "))
            if x < columns[-1]:
                parts.append(f"{OPEN}{link}{OPEN}" if link else " " * GAP)
        lines.append("".join(parts))
    return lines


def _between(links: Links, columns: range, y: int, size: int) -> str:
    """The passages between a row and the next one to the south."""
    signs = [links.get(((x, y), SOUTH), " ") for x in columns]
    return (" " * GAP).join(" " * FROM_EDGE + sign + " " * (size - FROM_EDGE - 1) for sign in signs)


def fitted(pieces: Sequence[Piece], size: int, filling: str) -> str:
    """Cut, or filled up, to so many columns."""
    left, parts = size, []
    for text, style in pieces:
        seen = text[:left].replace("[", r"\[")
        left -= len(text[:left])
        parts.append(f"[{style}]{seen}[/{style}]" if style and seen else seen)
    return "".join(parts) + filling * left


def link_of(position: Position, way: int, sign: str) -> tuple[tuple[Position, int], str]:
    """A passage by the cell north or west of it, with its sign as it is drawn there."""
    if way not in (EAST, SOUTH):
        position = (position[0] + STEP[way][0], position[1] + STEP[way][1])
        way = (way + 2) % 4
    return (position, way), OPEN_SOUTH if way == SOUTH and sign == OPEN else sign
