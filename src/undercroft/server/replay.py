"""A finished match played again: frame by frame, or as a story.

Enters: a job, plain and picklable, since this is work for another process. Leaves: what is sent, already encoded. Where
today's rules do not lead to the same end, the events that were written down at the time tell the story.
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from undercroft.kernel.events import Event
from undercroft.kernel.game import Game
from undercroft.kernel.match import Match
from undercroft.kernel.parts import Seat
from undercroft.kernel.record import Continued, Entry, Record, Taken
from undercroft.kernel.registry import game
from undercroft.kernel.replaying import first_step, replaying
from undercroft.kernel.text import MissingTextError, Words

from .matches.tables import ending_of
from .wire.replay import Readable, Replay, ReplayFrame
from .wire.socket import LogLine, Waiting
from .wire.tables import Ending

ENCODE = msgspec.json.Encoder().encode


class Made(msgspec.Struct, frozen=True):
    """What was written down beside an entry: when, by whom, and the events as JSON."""

    at: int
    made_by: str
    events: bytes


class Wanted(msgspec.Struct, frozen=True, kw_only=True):
    """What somebody wants to read: which match, through whose eyes (None: a spectator's), which steps of it."""

    match: str
    eyes: Seat | None
    language: str
    start: int = 0
    count: int = 0


class ReplayJob(msgspec.Struct, frozen=True, kw_only=True):
    """What is wanted, and all that is known of that match. ``record.players`` are the names to tell it with."""

    wanted: Wanted
    record: Record
    made: list[Made]
    told: bytes | None
    started_at: int | None

    @property
    def steps(self) -> range:
        """The steps to show, as far as there are any."""
        end = self.wanted.start + self.wanted.count
        return range(self.wanted.start, min(end, len(self.record.entries) + 1))


class _Told(msgspec.Struct):
    """A step before it is put into words: what the eyes saw of it, and the number of its first event."""

    step: int
    events: list[Event]
    first: int
    option: str | None = None
    view: Any = None
    waiting: Waiting | None = None
    outcome: Ending | None = None


def frames(job: ReplayJob) -> bytes:
    """The steps of a job as an encoded ``Replay``."""
    words = _words(job)
    readable, told = _tell(job, words)
    return ENCODE(
        Replay(
            match=job.wanted.match,
            game=job.record.game,
            steps=len(job.record.entries),
            start=job.wanted.start,
            eyes=job.wanted.eyes,
            readable=readable,
            frames=[_frame(job, told[step], words) for step in job.steps],
        )
    )


def story(job: ReplayJob) -> bytes:
    """The whole log, a sentence a line."""
    words = _words(job)
    told = _tell(job, words)[1]
    return "".join(f"{line.text}\n" for step in told for line in _lines(step, words)).encode()


def _words(job: ReplayJob) -> Words:
    return game(job.record.game).vocabulary.words(job.wanted.language, job.record.players)


def _tell(job: ReplayJob, words: Words) -> tuple[Readable, list[_Told]]:
    """All steps: played again if the rules still lead to the same end, else as they were written down."""
    played = game(job.record.game)
    try:
        return "match", list(_played_again(played, job, words))
    except Exception:  # the rules of another day may break anywhere, and the match must stay readable
        return "log", list(_written_down(played, job))


def _played_again(played: Game[Any], job: ReplayJob, words: Words) -> Iterator[_Told]:
    """Of a match that went on under other rules, what was before is told as it was written down."""
    steps = replaying(played, job.record)
    match = next(steps)
    begun = first_step(job.record)
    before = list(_written_down(played, job))[:begun]
    yield from before
    told = sum(len(step.events) for step in before)
    yield _step(match, job, 0, told + 1)
    heard, told = len(match.events), told + len(match.log(job.wanted.eyes))
    for number, entry in enumerate(job.record.entries[begun:], start=begun + 1):
        option = _option(match, entry, words) if number in job.steps else None
        next(steps)
        step = _step(match, job, heard, told + 1)
        step.option = option
        yield step
        heard, told = len(match.events), told + len(step.events)
    next(steps, None)  # the end is compared with the record's


def _step(match: Match[Any], job: ReplayJob, heard: int, first: int) -> _Told:
    """The match as it stands; what is costly only for steps that are shown."""
    step = _Told(len(match.entries), _seen(match.events[heard:], job), first)
    if step.step in job.steps:
        step.view = msgspec.Raw(ENCODE(match.view(job.wanted.eyes)))
        step.waiting = _waiting(match)
        step.outcome = ending_of(match.outcome)
    return step


def _option(match: Match[Any], entry: Entry, words: Words) -> str | None:
    """What is about to be taken, in words."""
    if not isinstance(entry, Taken):
        return None
    return next((words.say(option) for option in match.options if str(option) == entry.option), None)


def _waiting(match: Match[Any]) -> Waiting:
    """As everybody at the table saw it then: not who was asked in a window."""
    choice = match.choice
    if choice is None:
        return Waiting(kind="over")
    return Waiting(kind="window") if choice.is_window else Waiting(kind="seat", seat=choice.seat)


def _written_down(played: Game[Any], job: ReplayJob) -> Iterator[_Told]:
    """The story as it was told. (The first release did not write the opening down.)"""
    opening = _seen(played.event_codec.decode(job.told or b"[]"), job)
    yield _Told(0, opening, 1)
    first = 1 + len(opening)
    for number, made in enumerate(job.made, start=1):
        step = _Told(number, _seen(played.event_codec.decode(made.events), job), first)
        yield step
        first += len(step.events)


def _seen(events: Sequence[Event], job: ReplayJob) -> list[Event]:
    return [seen for event in events if (seen := event.seen_by(job.wanted.eyes)) is not None]


def _frame(job: ReplayJob, told: _Told, words: Words) -> ReplayFrame:
    entry = job.record.entries[told.step - 1] if told.step else None
    made = job.made[told.step - 1] if told.step else None
    return ReplayFrame(
        step=told.step,
        at=made.at if made else job.started_at,
        made_by=made.made_by if made else None,
        seat=None if entry is None or isinstance(entry, Continued) else entry.seat,
        option=told.option,
        events=_lines(told, words),
        view=told.view,
        waiting=told.waiting,
        outcome=told.outcome,
    )


def _lines(told: _Told, words: Words) -> list[LogLine]:
    """Events with their sentences; one for which today's texts have none (a card that is gone) is left out."""
    lines = []
    for number, event in enumerate(told.events, start=told.first):
        with contextlib.suppress(MissingTextError, LookupError):
            lines.append(LogLine(number=number, event=event, text=words.say(event)))
    return lines
