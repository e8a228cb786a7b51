"""Whom a response window will ask if nobody responds.

The rules ask one seat after the other. If people were asked so too, the moment at which one is asked would tell
whether somebody before was able to answer. So everybody whom the window will ask is asked at once, and their answers
wait for their turn.
"""

from __future__ import annotations

from typing import Any

import msgspec

from undercroft.kernel.events import Event
from undercroft.kernel.match import Match
from undercroft.kernel.parts import Seat
from undercroft.kernel.procedure import Scope
from undercroft.kernel.table import Table

ENCODE = msgspec.json.Encoder().encode


def public_face(table: Table[Any]) -> tuple[bytes, tuple[str, ...]]:
    """What everybody knows of a position: what can be seen, and in the middle of what the match is.

    Two windows that follow each other without anything to be seen (may it be cancelled? may it be answered?) differ in
    the latter.
    """
    scopes = tuple(type(scope).__name__ for scope in table.scopes(Scope))
    return ENCODE(table.game.view(table.state, None)), scopes


def foresee(match: Match[Any]) -> dict[Seat, Table[Any]]:
    """The seats that the open window asks, the first one now, each with the table as it will be then."""
    public = public_face(match.table)
    found: dict[Seat, Table[Any]] = {match.table.seat: match.table}
    table = match.table
    while True:
        table = table.copy()
        told: list[Event] = []
        table.hear = told.append
        table.take(match.game.default(table.choice, table.options))
        is_over = table.is_over or not table.choice.is_window or table.seat in found
        if is_over or any(event.seen_by(None) for event in told) or public_face(table) != public:
            return found
        found[table.seat] = table
