"""Lasting effects are rows: what, on which thing, how much, from where, until when.

Values such as a room's damage are functions of the printed number, ongoing abilities and these rows.
Rows go in one sweep at their ``until``, or when their target leaves. Order of declaration is kept:
"shows no treasure" wipes what was added before it, not what is added later.
"""

from __future__ import annotations

from collections.abc import Iterator

from .parts import Part


class Row(Part):
    kind: int
    target: int
    amount: int
    source: int
    until: int


def rows_on(rows: list[Row], kind: int, target: int) -> Iterator[Row]:
    return (row for row in rows if row.kind == kind and row.target == target)


def total(rows: list[Row], kind: int, target: int) -> int:
    """The sum of the amounts of one kind on one target."""
    amount = 0
    for row in rows:
        if row.kind == kind and row.target == target:
            amount += row.amount
    return amount


def has_row(rows: list[Row], kind: int, target: int) -> bool:
    for row in rows:  # noqa: SIM110 - asked all the time, and quicker than any()
        if row.kind == kind and row.target == target:
            return True
    return False


def sweep(rows: list[Row], until: int) -> None:
    """Drop every row whose time is up."""
    rows[:] = [row for row in rows if row.until != until]


def forget(rows: list[Row], kinds: tuple[int, ...], target: int) -> None:
    """Drop the rows of these kinds on a thing that has left."""
    if rows:
        rows[:] = [row for row in rows if row.target != target or row.kind not in kinds]
