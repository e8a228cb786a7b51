"""Looking after a match that waits: bots answer, clocks run out.

Enters: the beat that is shown. Leaves: a move by a bot or by the clock, made like any other. If this process dies, the
time in ``due_at`` tells another one to step in.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Coroutine
from typing import TYPE_CHECKING, Any

import structlog

from undercroft.kernel.match import Match
from undercroft.kernel.parts import Seat
from undercroft.kernel.refusals import Refusal
from undercroft.kernel.table import Table

from ..db.store import now
from ..metrics import Mover
from ..refusals import Late
from .answers import noted
from .sights import Beat
from .tables import bot_of
from .thoughts import Thoughts

if TYPE_CHECKING:
    from .room import Room

HUMANE_SECONDS = (0.7, 1.5)
"""A bot's public choice takes as long as this at least, its thinking included."""
GRACE = 15_000
"""Milliseconds after which another process may think that a bot's keeper is gone."""
CLOCK_GRACE = 3_000
LONGEST_NAP = 0.2
LOG = structlog.get_logger()


class Tender:
    """Waits for one room."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.thoughts = Thoughts(room)
        self._task: asyncio.Task[None] | None = None
        self._errand: object = None
        self._deadline: tuple[int, int] | None = None

    def stop(self) -> None:
        if self._task is not None and self._task is not asyncio.current_task():
            self._task.cancel()
        self._task = None

    @property
    def is_busy(self) -> bool:
        return self._task is not None and not self._task.done()

    # Times

    def deadline(self, beat: Beat) -> int | None:
        """When the clock runs out; it starts when the question is shown, in a window for everybody at once."""
        seconds = self.room.agreement.clock_seconds
        if seconds is None or beat.first is None or not self.room.is_playing:
            return None
        if beat.window is None and bot_of(self.room.seats[beat.first]) is not None:
            return None
        question = beat.number if beat.window is None else -beat.window
        if self._deadline is None or self._deadline[0] != question:
            self._deadline = (question, now() + seconds * 1000)
        return self._deadline[1]

    def restart_clock(self) -> None:
        self._deadline = None

    def resume_clock(self, beat: Beat, started: int) -> None:
        """After a restart the time that has passed counts, but nobody loses on the spot."""
        seconds = self.room.agreement.clock_seconds
        if seconds is not None:
            question = beat.number if beat.window is None else -beat.window
            self._deadline = (question, max(started + seconds * 1000, now() + 10_000))

    def due_at(self, asked: Seat | None) -> int | None:
        """When somebody else must look after this match, if we have not."""
        if asked is None:
            return None
        window, seat = int(self.room.stage.playhead.seconds * 1000), self.room.seats[asked]
        if bot_of(seat) is not None or seat.answer is not None:
            return now() + window + GRACE
        seconds = self.room.agreement.clock_seconds
        return None if seconds is None else now() + window + seconds * 1000 + CLOCK_GRACE

    def finish(self) -> None:
        """The end is shown: now the table says so too, not before."""
        self.stop()
        if self.room.row.status == "playing":
            self._task = asyncio.create_task(self.room.changed())

    # Moves

    def tend(self) -> None:
        """See who is asked, and do what need not be waited for."""
        beat = self.room.stage.playhead.shown
        if beat is None or beat.first is None or self.room.stage.playhead.is_behind or not self.room.is_playing:
            self.stop()
            return
        seat, bot = beat.first, bot_of(self.room.seats[beat.first])
        answer = noted(self.room, seat, beat)
        if bot is not None:
            self._go(beat, bot, self._play(beat, seat, bot))
        elif answer is not None:
            self._go(beat, answer, self._give(beat, seat, answer.option, "person"))
        elif self._is_passed_by_order(beat):
            self._go(beat, "order", self._obey(beat))
        elif (deadline := self.deadline(beat)) is not None:
            self._go(beat, deadline, self._watch_clock(beat, seat, deadline))
        else:
            self.stop()
        self._look_ahead(beat)

    def _go(self, beat: Beat, why: object, way: Coroutine[Any, Any, None]) -> None:
        """Whoever changes something else at the table does not make a bot, or a clock, begin anew."""
        errand = (beat.number, beat.window, beat.first, why)
        if self.is_busy and self._errand == errand:
            way.close()
            return
        self.stop()
        self._errand, self._task = errand, asyncio.create_task(way)

    def _look_ahead(self, beat: Beat) -> None:
        """In a window everybody is asked at once, bots too."""
        if self.room.match is not None and len(self.room.match.entries) == beat.number:
            self.thoughts.begin(beat)

    def is_time_for(self, seat: Seat, option: str) -> bool:
        """May this answer be given now: it is the seat's turn, and it does nothing, or the window had its time?"""
        playhead = self.room.stage.playhead
        if playhead.shown is None or playhead.shown.first != seat:
            return False
        return playhead.shown.passive.get(seat) == option or playhead.is_open_long_enough

    def _is_passed_by_order(self, beat: Beat) -> bool:
        """A bot that was asked has given its seat back to a person who does not want to be asked this."""
        match = self.room.match
        if match is None or len(match.entries) != beat.number:
            return False
        return self.room.is_passed_by_order(match.table)

    async def _obey(self, beat: Beat) -> None:
        await self._quietly(self.room.act_at(beat.number, Match.obey, "order"))

    async def _give(self, beat: Beat, seat: Seat, option: str, made_by: Mover) -> None:
        """In a window: whatever does something is done when the window has had its time."""
        while not self.is_time_for(seat, option):  # whoever holds the window may let it go at any time
            await asyncio.sleep(min(max(0.01, self.room.stage.playhead.seconds_left), LONGEST_NAP))
        await self._make(beat, seat, option, made_by)

    async def _play(self, beat: Beat, seat: Seat, bot: str) -> None:
        """What a bot does not know in time, or cannot say, is answered by the choice that does least."""
        match = self.room.match
        if match is None or match.choice is None or len(match.entries) != beat.number:
            return
        options, fallback = set(map(str, match.options)), str(match.game.default(match.choice, match.options))
        if beat.window is None:
            answer = await self._think(match.table, bot)
            await self._make(beat, seat, answer if answer in options else fallback, "bot")
            return
        answer = await self.thoughts.answer_in_window(beat, match.table, bot)
        taken = answer if answer in options else fallback
        if taken != beat.passive.get(seat):
            self.thoughts.begun = (beat.window, seat)
        await self._give(beat, seat, taken, "bot")

    async def _think(self, table: Table[Any], bot: str) -> str | None:
        """At the pace of people: thinking is a part of it."""
        low, high = HUMANE_SECONDS
        pause = 0.0 if self.room.agreement.fast else low + (high - low) * secrets.randbelow(1000) / 1000
        _, answer = await asyncio.gather(asyncio.sleep(pause), self.thoughts.answer(table, bot))
        return answer

    async def _watch_clock(self, beat: Beat, seat: Seat, deadline: int) -> None:
        await asyncio.sleep(max(0, deadline - now()) / 1000)
        room, what = self.room, self.room.agreement.timeout
        LOG.info("clock ran out", match=room.id, seat=seat, then=what)
        if what == "bot":
            await self._quietly(room.hand_over(seat, to_bot=True))
        elif what == "concede":
            await self._quietly(room.act_at(beat.number, lambda match: match.concede(seat), "clock"))
        else:
            match = room.match
            if match is not None and match.choice is not None and len(match.entries) == beat.number:
                await self._make(beat, seat, str(match.game.default(match.choice, match.options)), "clock")

    async def _make(self, beat: Beat, seat: Seat, answer: str, made_by: Mover) -> None:
        def take(match: Match[Any]) -> None:
            if made_by == "bot" and bot_of(self.room.seats[seat]) is None:
                raise Late  # a person has taken the seat meanwhile
            match.take(answer, seat)

        await self._quietly(self.room.act_at(beat.number, take, made_by))

    async def _quietly(self, act: Awaitable[None]) -> None:
        try:
            await act
        except Refusal as refusal:  # somebody was quicker, or nothing can be stored: what is shown next is tended
            LOG.debug("not tended", match=self.room.id, code=refusal.code)
