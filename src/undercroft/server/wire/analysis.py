"""What a bot thinks of the decisions of a finished match."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

Analyst = Literal["greedy", "adept", "master"]
Progress = Literal["waiting", "running", "done", "impossible", "failed"]


class AnalysisWish(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Which bot shall judge, and which judgements the reader does not have yet."""

    bot: Analyst = "adept"
    start: Annotated[int, msgspec.Meta(ge=0, le=2**31)] = msgspec.field(name="from", default=0)


class JudgedDecision(msgspec.Struct, frozen=True, kw_only=True):
    """One decision: what it lost of the chance to win, in points of a hundred, and what would have been stronger."""

    step: int
    seat: int
    verdict: Literal["best", "good", "inaccuracy", "mistake", "blunder", "unclear"]
    loss: float
    best: str
    text: str


class SeatSummary(msgspec.Struct, frozen=True, kw_only=True):
    """How one seat decided, as far as it is judged. ``worst`` are steps, the worst first."""

    seat: int
    decisions: int
    best: int
    average_loss: float
    inaccuracies: int
    mistakes: int
    blunders: int
    unclear: int
    worst: list[int]


class Analysis(msgspec.Struct, frozen=True, kw_only=True):
    """How far it has come. ``judgements`` are those from number ``from`` on, some of them at a time.

    It is ``impossible`` where today's rules cannot play the match again.
    """

    match: str
    bot: Analyst
    progress: Progress
    decisions: int
    judged: int
    start: int = msgspec.field(name="from")
    judgements: list[JudgedDecision]
    seats: list[SeatSummary]
