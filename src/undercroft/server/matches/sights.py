"""What every observer of a match sees, captured while it is played.

Enters: a match, through its witness's eyes. Leaves: beats, one for each moment that is shown, and the numbers that
clients know a position by. A position number counts the changes of what that one observer sees; so it tells nothing
of choices it must not know of, and every process counts the same.
"""

from __future__ import annotations

from typing import Any

import msgspec

from undercroft.kernel.events import Event
from undercroft.kernel.match import Match
from undercroft.kernel.parts import Seat
from undercroft.kernel.procedure import Procedure
from undercroft.kernel.record import Taken, Undone
from undercroft.kernel.table import Table

from ..wire.socket import Waiting
from .foresight import foresee, public_face

ENCODE = msgspec.json.Encoder().encode
OPEN_WINDOWS = {is_brief: Waiting(kind="window", brief=is_brief) for is_brief in (False, True)}
PublicFace = tuple[int, tuple[bytes, tuple[str, ...]], bool]


class Beat(msgspec.Struct, frozen=True):
    """One moment: views, positions and numbers of told events, seat by seat; the last is the spectator's.

    ``number`` counts the entries of the record. ``window`` numbers the response window that is open. ``asked`` are the
    seats with a question, ``first`` the one whose answer the rules wait for; ``foreseen`` are the tables of the others,
    ``passive`` the answers with which they let the window pass.
    """

    number: int
    window: int | None
    waiting: Waiting
    views: tuple[bytes, ...]
    told: tuple[int, ...]
    positions: tuple[int, ...]
    first: Seat | None
    asked: tuple[Seat, ...]
    foreseen: dict[Seat, Table[Any]]
    passive: dict[Seat, str]


class Kept(msgspec.Struct, frozen=True):
    """What is written down with an entry of the record: what happened in it, and where it left the positions."""

    events: list[Event]
    positions: tuple[int, ...]


class Window(msgspec.Struct):
    """A response window: what was public when it opened, whom it asks, and who let it pass.

    ``passive`` is each one's answer that does nothing.
    """

    number: int
    public: PublicFace
    foreseen: dict[Seat, Table[Any]] = {}
    passed: set[Seat] = set()
    passive: dict[Seat, str] = {}


class Sights:
    """The witness of one match. ``beats`` and ``kept`` collect what happened since they were last emptied.

    ``windows`` counts the windows; one that takes over from another goes on counting.
    """

    def __init__(self, seats: int, windows: int = 0) -> None:
        self.observers: tuple[Seat | None, ...] = (*(Seat(seat) for seat in range(seats)), None)
        self.logs: list[list[Event]] = [[] for _ in self.observers]
        self.positions = tuple(0 for _ in self.observers)
        self.window: Window | None = None
        self.beats: list[Beat] = []
        self.kept: list[Kept] = []
        self._heard = 0
        self._written = 0
        self._made = [0] * seats
        self._counted = 0
        self._seen: tuple[Any, ...] = tuple(None for _ in self.observers)
        self.windows = windows

    def resume(self, match: Match[Any], positions: tuple[int, ...], shown: Beat | None = None) -> None:
        """Begin in the middle: the match was played to here elsewhere, and these positions were kept.

        A window that is ``shown`` at this very place is still the same one.
        """
        match.witness = self
        self.at_rest(match)
        del self.beats[:-1]
        self.kept.clear()
        self.adopt(positions)
        beat = self.beats[-1]
        if self.window is None or shown is None or shown.window is None:
            return
        if (shown.number, shown.positions) == (beat.number, positions):
            self.windows = self.window.number = shown.window
            self.beats[-1] = msgspec.structs.replace(beat, window=shown.window)

    def adopt(self, positions: tuple[int, ...]) -> None:
        """The entry just followed was written elsewhere: its numbers are the ones that count."""
        self.positions = positions
        self.beats[-1] = msgspec.structs.replace(self.beats[-1], positions=positions)

    # What the match tells its witness

    def at_window(self, match: Match[Any], kind: type[Procedure]) -> None:
        """A window goes on until something public changes: being asked, or not, is nothing public."""
        self._listen(match)
        self._count(match)
        if self._is_new_window(match, kind):
            self._show(match, self._open(match, kind), in_progress=True)

    def at_rest(self, match: Match[Any]) -> None:
        self._listen(match)
        self._count(match)
        self._show(match, self._waiting(match))
        self.kept.append(Kept(match.events[self._written :], self.positions))
        self._written = len(match.events)

    # Windows

    def _is_new_window(self, match: Match[Any], kind: type[Procedure]) -> bool:
        return self.window is None or self.window.public != self._publicly(match, kind)

    def _open(self, match: Match[Any], kind: type[Procedure]) -> Waiting:
        self.windows += 1
        self.window = Window(self.windows, self._publicly(match, kind))
        return OPEN_WINDOWS[kind.is_brief]

    def _publicly(self, match: Match[Any], kind: type[Procedure]) -> PublicFace:
        """What everybody knows."""
        return len(self.logs[-1]), public_face(match.table), kind.is_brief

    def _waiting(self, match: Match[Any]) -> Waiting:
        choice = match.choice
        if choice is None or not choice.is_window:
            self.window = None
            return Waiting(kind="over") if choice is None else Waiting(kind="seat", seat=choice.seat)
        kind = choice.window(match.table)
        # Stepped back into it or resumed in it; or asked again, and so it cannot be the same.
        if self.window is not None and choice.seat in self.window.passed:
            self._made[choice.seat] += 1  # its answer was no passing, though it looked like that
            self._open(match, kind)
        elif self._is_new_window(match, kind):
            self._open(match, kind)
        assert self.window is not None
        if choice.seat not in self.window.foreseen:
            found, default = foresee(match), match.game.default
            self.window.foreseen = self.window.foreseen | found
            passive = {seat: str(default(at.choice, at.options)) for seat, at in found.items()}
            self.window.passive = self.window.passive | passive
        return OPEN_WINDOWS[kind.is_brief]

    # Looking

    def _listen(self, match: Match[Any]) -> None:
        """Give each observer its part of what has happened."""
        for event in match.events[self._heard :]:
            for observer, log in zip(self.observers, self.logs, strict=True):
                seen = event.seen_by(observer)
                if seen is not None:
                    log.append(seen)
        self._heard = len(match.events)

    def _count(self, match: Match[Any]) -> None:
        """Count what each seat did. To let a window pass is not counted: it changes nothing that one sees."""
        for entry in match.entries[self._counted :]:
            if isinstance(entry, Taken) and self.window is not None and self._is_passive(entry.seat, entry.option):
                self.window.passed.add(entry.seat)
            elif isinstance(entry, Taken | Undone):
                self._made[entry.seat] += 1
                self._forget(entry.seat)
        self._counted = len(match.entries)

    def _forget(self, seat: Seat) -> None:
        """What a seat was asked is answered; the rules may go on to ask another, and nobody notices."""
        if self.window is not None:
            self.window.foreseen = {other: table for other, table in self.window.foreseen.items() if other != seat}

    def _is_passive(self, seat: Seat | None, option: str) -> bool:
        return self.window is not None and seat is not None and self.window.passive.get(seat) == option

    def _show(self, match: Match[Any], waiting: Waiting, in_progress: bool = False) -> None:
        asked = self._asked(match, in_progress)
        views, seen = self._look(match, waiting, in_progress)
        self.positions = tuple(
            position + (now != before) for position, now, before in zip(self.positions, seen, self._seen, strict=True)
        )
        self._seen = seen
        self.beats.append(
            Beat(
                number=len(match.entries),
                window=None if self.window is None else self.window.number,
                waiting=waiting,
                views=views,
                told=tuple(len(log) for log in self.logs),
                positions=self.positions,
                first=None if in_progress else match.seat,
                asked=asked,
                foreseen={} if self.window is None else self.window.foreseen,
                passive={} if self.window is None else self.window.passive,
            )
        )

    def _asked(self, match: Match[Any], in_progress: bool) -> tuple[Seat, ...]:
        if in_progress or match.seat is None:
            return ()
        if self.window is None:
            return (match.seat,)
        return tuple(seat for seat in self.window.foreseen if seat not in self.window.passed)

    def _look(
        self, match: Match[Any], waiting: Waiting, in_progress: bool
    ) -> tuple[tuple[bytes, ...], tuple[Any, ...]]:
        """The views, and for each observer all that makes up its position.

        Its own choices count, so that the same question put twice is two positions; the one being carried out
        counts already when a window opens in the middle of it.
        """
        asked = self._asked(match, in_progress) if self.window is None else tuple(self.window.foreseen)
        mover = match.table.mover if in_progress else None
        mover = None if self._is_passive(mover, match.taking) else mover
        views = tuple(ENCODE(match.view(observer)) for observer in self.observers)
        made = [*(count + (seat == mover) for seat, count in enumerate(self._made)), 0]
        seen = tuple(
            (view, len(log), waiting, count, observer in asked)
            for observer, view, log, count in zip(self.observers, views, self.logs, made, strict=True)
        )
        return views, seen
