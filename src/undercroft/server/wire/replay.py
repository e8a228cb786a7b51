"""A finished match step by step, through the eyes of a seat or of nobody in particular."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from .socket import LogLine, Waiting
from .tables import Ending

Readable = Literal["match", "log"]


class ReplayFrame(msgspec.Struct, frozen=True, kw_only=True):
    """The match after one entry of its record; step 0 is the opening.

    ``made_by`` says who decided: person, bot, order or clock; rules, where the match went on under a new release.
    ``option`` is what the seat took, null for an undo or a concession. Nothing is secret any more, so it is told
    whoever's eyes these are; events and view are theirs alone. Of what was played under other rules only the events
    are known.
    """

    step: int
    at: int | None
    made_by: str | None
    seat: int | None
    option: str | None
    events: list[LogLine]
    view: Any
    waiting: Waiting | None
    outcome: Ending | None


class Replay(msgspec.Struct, frozen=True, kw_only=True):
    """A part of a match: frames from step ``from`` on. ``steps`` is the number of the last one.

    ``readable`` is "log" where today's rules cannot play the match again: then views, options and what was waited
    for are null, and the events are those that were written down at the time.
    """

    match: str
    game: str
    steps: int
    start: int = msgspec.field(name="from")
    eyes: int | None
    readable: Readable
    frames: list[ReplayFrame]
