"""When things are shown: a response window stays open a while, whoever can answer.

Enters: beats, as fast as the rules make them. Leaves: the same beats, one by one, to be shown. The rules pass a window
at once when nobody can answer; people must not notice that, so whatever comes after a window waits until the window
has been open for its time and nobody holds it.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Sequence

from .sights import Beat

LONGEST_HOLD = 60.0
BRIEF_SECONDS = 0.3
"""As long as one step takes to be shown."""


class Playhead:
    """Where the people of a match are. ``shown`` is the last beat they saw; ``waiting`` are the ones to come."""

    def __init__(self, seconds: float, show: Callable[[Beat], None]) -> None:
        self.seconds = seconds
        self.shown: Beat | None = None
        self.waiting: deque[Beat] = deque()
        self._show = show
        self.holders: set[object] = set()
        self._opened_at = 0.0
        self._paused_at: float | None = None
        self._timer: asyncio.TimerHandle | None = None

    @property
    def is_behind(self) -> bool:
        return bool(self.waiting)

    @property
    def is_open_long_enough(self) -> bool:
        """Has the open window had its time?"""
        return self.seconds_left <= 0

    @property
    def seconds_left(self) -> float:
        """How long the open window must stay open yet."""
        return self._left_of(LONGEST_HOLD) if self.holders else self.own_seconds_left

    @property
    def own_seconds_left(self) -> float:
        """The same if nobody held it."""
        is_brief = self.shown is not None and self.shown.waiting.brief
        return self._left_of(min(self.seconds, BRIEF_SECONDS) if is_brief else self.seconds)

    def _left_of(self, seconds: float) -> float:
        return self._opened_at + seconds - self._time()

    def _time(self) -> float:
        return asyncio.get_running_loop().time() if self._paused_at is None else self._paused_at

    def add(self, beats: Sequence[Beat]) -> None:
        self.waiting.extend(beats)
        self._advance()

    def restart(self, beat: Beat) -> None:
        """The match was read anew: go on with this. A window that is being shown keeps its time all the same."""
        self.waiting.clear()
        self.add([beat])

    def hold(self, holder: object, on: bool) -> None:
        """Keep the open window open, or let it go."""
        if on:
            self.holders.add(holder)
        else:
            self.holders.discard(holder)
            self._advance()

    def pause(self, on: bool) -> None:
        """While the match is paused the time of the open window stands still, whether or not somebody is asked."""
        if on == (self._paused_at is not None):
            return
        now = asyncio.get_running_loop().time()
        self._opened_at += 0 if self._paused_at is None else now - self._paused_at
        self._paused_at = now if on else None
        self._advance()

    def close(self) -> None:
        self.waiting.clear()
        self._stop_timer()

    def _advance(self) -> None:
        self._stop_timer()
        while self.waiting:
            wait = self._wait_for(self.waiting[0])
            if wait > 0:
                if self._paused_at is None:
                    self._timer = asyncio.get_running_loop().call_later(wait, self._advance)
                return
            self._now(self.waiting.popleft())

    def _now(self, beat: Beat) -> None:
        if self.shown is None or self.shown.window != beat.window:
            self._opened_at = self._time()
            self.holders.clear()
        self.shown = beat
        self._show(beat)

    def _wait_for(self, beat: Beat) -> float:
        """How many seconds the window that is shown must stay open before this beat."""
        shown = self.shown
        if shown is None or shown.window is None or shown.window == beat.window:
            return 0
        return self.seconds_left

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
