"""A match as its lobby and its players see it: who sits where, what was agreed, how it stands."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

Status = Literal["waiting", "playing", "paused", "finished", "ended", "interrupted"]
OVER: tuple[Status, ...] = ("finished", "ended", "interrupted")
SeatKind = Literal["person", "bot", "open", "invited", "gone"]


class Agreement(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What everybody agrees to before a match: pace, clock, and what happens to seats that are left."""

    window_seconds: Annotated[float, msgspec.Meta(ge=0, le=30)] = 1.5
    """How long a response window stays open at least, whoever can answer."""
    clock_seconds: Annotated[int, msgspec.Meta(ge=5, le=14 * 24 * 3600)] | None = None
    """Time for one choice; none: take your time."""
    timeout: Literal["default", "bot", "concede"] = "default"
    """When the clock runs out: pass or the first option; a bot takes the seat over; the seat concedes."""
    conceding: Literal["rules", "bot"] = "rules"
    """Who concedes leaves by the game's rules, or a bot takes the seat over."""
    leaving: Literal["wait", "bot"] = "bot"
    """Who leaves is waited for, or a bot takes the seat over until they come back."""
    stand_in: Annotated[str, msgspec.Meta(max_length=60)] = "greedy"
    """The bot that takes seats over."""
    fast: bool = False
    """Bots answer at once and windows do not wait."""


class Ending(msgspec.Struct, frozen=True, kw_only=True):
    """How a match ended: who won, everybody's place (1 is best), and by which rule."""

    winners: list[int]
    places: list[int]
    rule: str


class SeatInfo(msgspec.Struct, frozen=True, kw_only=True):
    """One seat. ``stand_in`` is the bot that plays for its person just now.

    ``gone``: the match is over, and whoever sat there has deleted their data.
    """

    seat: int
    kind: SeatKind
    name: str
    person: str | None = None
    bot: str | None = None
    stand_in: str | None = None
    online: bool = False


class TableInfo(msgspec.Struct, frozen=True, kw_only=True):
    """Everything public about a match but the match itself. Seed and salt are told when it is over."""

    id: str
    game: str
    version: str
    settings: dict[str, Any]
    agreement: Agreement
    status: Status
    listed: bool
    host: str | None
    seats: list[SeatInfo]
    commitment: str
    created_at: int
    started_at: int | None = None
    changed_at: int
    finished_at: int | None = None
    outcome: Ending | None = None
    seed: str | None = None
    salt: str | None = None
    rematch: str | None = None
    watching: int = 0
    stalled: bool = False
    """The database takes nothing: nobody can move, no clock runs, and it goes on by itself."""
