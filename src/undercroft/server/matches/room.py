"""The room in which one match is played.

Enters: what people, bots and clocks do. Leaves: rows in the journal first, then beats for the stage. The order never
changes: try it on the match, write it down, show it. What could not be written did not happen: the match is read again,
and nobody moves until it is (``mending``).
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable, Sequence
from typing import Any

import structlog

from undercroft.kernel.match import Match
from undercroft.kernel.parts import Seat
from undercroft.kernel.record import Entry, Taken
from undercroft.kernel.refusals import Refusal, ReplayDiffers
from undercroft.kernel.registry import game
from undercroft.kernel.table import Table

from ..db.store import now
from ..db.tables import MatchRow, MoveRow, SeatRow
from ..metrics import Metrics, Mover
from ..refusals import DatabaseTrouble, IsOver, IsPaused, Late, NotBegun
from ..wire.tables import OVER
from .answers import noted
from .exchange import Exchange, Notice
from .journal import READ_ENTRY, READ_NUMBERS, Journal, Move, WrittenElsewhere
from .mending import Mender
from .orders import keep, note_knocks, orders_in
from .reading import go_on, new_match, play_again
from .sights import Beat, Sights
from .speech import Speech
from .stage import Stage
from .tables import READ_AGREEMENT, bot_of, is_free
from .tending import Tender
from .workers import Workers

LOG = structlog.get_logger()
Work = Callable[[Match[Any]], None]


class Room:
    """One match as this process knows it. ``row`` and ``seats`` are read again whenever they change."""

    def __init__(
        self,
        row: MatchRow,
        seats: list[SeatRow],
        *,
        journal: Journal,
        exchange: Exchange,
        workers: Workers,
        metrics: Metrics,
    ) -> None:
        self.id = row.id
        self.row, self.seats = row, seats
        self.journal = journal
        self.exchange = exchange
        self.workers = workers
        self.metrics = metrics
        self.lock = asyncio.Lock()
        self.game = game(row.game)
        self.agreement = READ_AGREEMENT(row.agreement)
        self.match: Match[Any] | None = None
        self.sights = Sights(len(seats))
        self.speech = Speech(self.game, [seat.name for seat in seats])
        self.tender = Tender(self)
        self.mender = Mender(self)
        self.stage = Stage(self, self._window_seconds())
        self._is_doubtful = False

    def _window_seconds(self) -> float:
        """The time of a window hides who had no answer. From bots it need not: one who alone can answer is not kept."""
        people = [seat.seat for seat in self.seats if seat.bot is None]
        is_hidden_from_bots_only = len(people) == 1 and people == [*self.game.responders(len(self.seats))]
        return 0 if self.agreement.fast or is_hidden_from_bots_only else self.agreement.window_seconds

    def has_conceded(self, seat: int) -> bool:
        return self.match is not None and seat in self.match.state.conceded

    # From nothing to a match

    async def load(self) -> None:
        if self.row.status != "waiting":
            await self._replay()
        await self.begin_if_full()

    async def _replay(self) -> None:
        """Play what is written. Where today's rules play it otherwise, the match goes on from where it stood."""
        moves = await self.journal.moves(self.id)
        sights = Sights(len(self.seats), self.sights.windows)
        try:
            match, positions = play_again(self.game, self.row, moves, sights)
        except Exception as difference:  # the rules of another day may break anywhere
            LOG.warning("match played otherwise by today's rules", match=self.id, difference=str(difference))
            await self._go_on(moves)
            return
        sights.resume(match, positions, self.stage.playhead.shown)
        self._take_up(match, sights, moves[-1].at if moves else self.row.started_at or now())

    async def _go_on(self, moves: list[MoveRow]) -> None:
        """What cannot go on under today's rules is closed as interrupted, and stays readable."""
        if self.row.status in OVER:
            return
        try:
            match, kept = go_on(self.game, self.row, moves)
        except Exception as trouble:
            LOG.error("match interrupted", match=self.id, reason=str(trouble))
            await self.journal.finish(self.id, "interrupted", None)
            self.row, self.seats = await self.journal.table(self.id)
            return
        try:
            await self.journal.go_on(self.id, match, kept)
        except WrittenElsewhere:
            await self.refresh()
            await self._replay()
            return
        sights = Sights(len(self.seats), self.sights.windows)
        sights.resume(match, kept.positions)
        self._take_up(match, sights, now())

    def _take_up(self, match: Match[Any], sights: Sights, since: int) -> None:
        """Play goes on with this match; who is asked has been thinking since then."""
        self.match, self.sights, self._is_doubtful = match, sights, False
        beat = sights.beats.pop()
        if self.stage.playhead.shown is None:
            self.tender.resume_clock(beat, since)
        self.stage.playhead.restart(beat)

    async def begin_if_full(self) -> None:
        """A match that starts itself waits for people only, not for a beginning that the database once refused."""
        if self.row.starts_itself and self.row.status == "waiting" and not any(map(is_free, self.seats)):
            await self.begin()

    async def begin(self) -> None:
        """Deal: the match begins."""
        async with self.lock:
            if self.row.status != "waiting":
                return
            sights = Sights(len(self.seats))
            match = new_match(self.game, self.row, sights)
            is_first = await self.journal.begin(self.id, match, self.tender.due_at(match.seat))
            await self.refresh()
            if is_first:
                self.match, self.sights = match, sights
                self._show_new()
            else:
                await self._replay()
        await self.tell("table")

    async def end(self) -> None:
        """The host ends the match: no result, and everything may be known."""
        async with self.lock:
            if self.row.status not in OVER:
                await self.journal.finish(self.id, "ended", self.match)
        await self.changed()

    def close(self) -> None:
        self.mender.stop()
        self.tender.stop()
        self.tender.thoughts.drop()
        self.stage.playhead.close()

    # Acting

    @property
    def is_playing(self) -> bool:
        return self.row.status == "playing" and self.match is not None and not self.mender.is_busy

    def playing(self) -> Match[Any]:
        """The match, if it is being played."""
        if self.row.status == "paused":
            raise IsPaused
        if self.row.status in OVER:
            raise IsOver
        if self.match is None:
            raise NotBegun
        if self.mender.is_busy:
            raise DatabaseTrouble
        return self.match

    async def act(self, work: Work, made_by: Mover) -> None:
        """Do something to the match, write it down, show it. It is finished even if whoever asked has gone."""
        task = asyncio.create_task(self._act(work, made_by))
        task.add_done_callback(_heed)
        await asyncio.shield(task)

    async def act_at(self, number: int, work: Work, made_by: Mover) -> None:
        """The same, if nothing has happened since the match had that many entries."""

        def unchanged(match: Match[Any]) -> None:
            if len(match.entries) != number:
                raise Late
            work(match)

        await self.act(unchanged, made_by)

    async def _act(self, work: Work, made_by: Mover) -> None:
        started, trouble, heard = time.perf_counter(), None, list[SeatRow]()
        async with self.lock:
            self.playing()
            if self._is_doubtful:
                await self._replay()
            match = self.playing()
            match.orders, before = orders_in(self), len(match.entries)
            try:
                await self._do(match, work, made_by)
            except DatabaseTrouble as error:
                trouble = error
            else:
                heard = note_knocks(self, match)
                self._show_new()
                self.mender.all_is_well()
                self.metrics.moved(made_by, time.perf_counter() - started)
                await keep(self, heard)
        if trouble is not None and not await self._is_stored(match.entries[before:], before):
            raise trouble
        await self.tell("table" if heard else "moved")

    async def _is_stored(self, entries: Sequence[Entry], after: int) -> bool:
        """What failed may have been written all the same, if only the answer was lost. Then it counts."""
        await self.mender.learned()
        stored = [] if self.match is None or self._is_doubtful else self.match.entries
        return stored[after : after + len(entries)] == entries

    async def _do(self, match: Match[Any], work: Work, made_by: Mover) -> None:
        """Until it is written, the match in memory is in doubt; if it cannot be written, it is read again."""
        before, public = len(match.entries), self.sights.positions[-1]
        try:
            work(match)
        except Refusal:
            raise  # nothing was changed
        except Exception:
            self._is_doubtful = True
            raise
        if len(match.entries) > before:
            self._is_doubtful = True
            is_public = self.sights.positions[-1] != public and not self._is_window_shown
            try:
                await self._write(match, before, made_by, is_public)
            except Late:
                raise  # somebody else was first, and is followed already
            except Exception:
                self.mender.begin()
                raise
            self._is_doubtful = False

    @property
    def _is_window_shown(self) -> bool:
        """What comes of a window is shown when the window has had its time, and counts from its opening."""
        shown = self.stage.playhead.shown
        return shown is not None and shown.window is not None

    async def _write(self, match: Match[Any], before: int, made_by: Mover, is_public: bool) -> None:
        moves = [
            Move(entry, kept, "order" if isinstance(entry, Taken) and entry.by_order else made_by)
            for entry, kept in zip(match.entries[before:], self.sights.kept, strict=True)
        ]
        try:
            at = await self.journal.write(self.id, match, moves, self.tender.due_at(match.seat), is_public)
            self.row.changed_at = at if is_public else self.row.changed_at
        except WrittenElsewhere:
            await self.refresh()
            await self._replay()
            raise Late from None

    def _show_new(self) -> None:
        beats = list(self.sights.beats)
        self.sights.beats.clear()
        self.sights.kept.clear()
        self.stage.playhead.add(beats)

    # Questions

    def question_of(self, seat: Seat, beat: Beat) -> Table[Any] | None:
        """The table at which a person is asked, until they have answered or their standing order does it for them."""
        match = self.match
        if match is None or seat not in beat.asked or bot_of(self.seats[seat]) is not None:
            return None
        if noted(self, seat, beat) is not None:
            return None
        table = match.table if beat.first == seat else beat.foreseen[seat]
        if beat.first == seat and len(match.entries) != beat.number:
            return None  # the rules are past it already
        return None if self.is_passed_by_order(table) else table

    def is_passed_by_order(self, table: Table[Any]) -> bool:
        """Does the standing order of a person pass what is asked here?"""
        if self.match is None:
            return False
        self.match.orders = orders_in(self)
        return self.match.is_passed_by_order(table)

    # Seats

    async def hand_over(self, seat: int, to_bot: bool) -> None:
        """A bot plays for a seat from now on, or gives it back."""
        await self.journal.change_seat(self.id, seat, stand_in=self.agreement.stand_in if to_bot else None)
        await self.changed()
        with contextlib.suppress(DatabaseTrouble):
            await self.put_off()

    async def put_off(self) -> None:
        """We look after this match: when somebody else must is reckoned from now on."""
        if self.match is not None:
            await self.journal.change_match(self.id, due_at=self.tender.due_at(self.match.seat))

    # News

    async def tell(self, kind: Any, **more: Any) -> None:
        await self.exchange.tell(self.id, Notice(sender=self.exchange.name, kind=kind, **more))

    async def heard(self, notice: Notice) -> None:
        """Another process did something to this match."""
        if notice.kind == "hold":
            self.stage.playhead.hold(notice.sender, notice.on)
        elif notice.kind == "here":
            self.stage.heard_of(notice.sender, notice.seats, notice.watching)
        elif notice.kind == "table":
            await self.read_again()
        else:
            await self.catch_up()

    async def catch_up(self) -> None:
        """Take over what other processes have written."""
        async with self.lock:
            if self.match is None:
                return
            if self._is_doubtful:
                await self._replay()
                return
            try:
                for move in await self.journal.moves(self.id, after=len(self.match.entries)):
                    self.match.follow(READ_ENTRY(move.entry))
                    self.sights.adopt(READ_NUMBERS(move.positions))
            except ReplayDiffers:
                await self._replay()
            else:
                self._show_new()

    async def read_again(self) -> None:
        """Who sits where, or how the match stands, was changed elsewhere."""
        async with self.lock:
            await self.refresh()
            if self.match is None and self.row.status != "waiting":
                await self._replay()
        await self.catch_up()
        self.tender.tend()

    async def changed(self) -> None:
        """We changed seats or status ourselves: read them, show them, tell the others.

        It is changed, so it is no failure if it cannot be shown at once: it will be.
        """
        with contextlib.suppress(DatabaseTrouble):
            async with self.lock:
                await self.refresh()
        self.tender.tend()
        await self.tell("table")

    async def refresh(self) -> None:
        """Read seats and status again, and show what is new."""
        before = [(bot_of(seat), seat.name) for seat in self.seats]
        people = [seat.person_id for seat in self.seats]
        was_paused = self.row.status == "paused"
        self.row, self.seats = await self.journal.table(self.id)
        self.stage.playhead.seconds = self._window_seconds()
        self.stage.playhead.pause(self.row.status == "paused")
        self.stage.see(seat.seat for seat in self.seats if seat.person_id != people[seat.seat])
        self.speech.rename([seat.name for seat in self.seats])
        self.stage.show_table()
        self.stage.show_takeback()
        has_clock_changed = was_paused != (self.row.status == "paused")
        if has_clock_changed:
            self.tender.restart_clock()
        if has_clock_changed or [(bot_of(seat), seat.name) for seat in self.seats] != before:
            self.stage.show_again()


def _heed(task: asyncio.Task[None]) -> None:
    """Whoever asked may have gone, and then nobody else looks how it went. A refusal is nothing to worry about."""
    error = None if task.cancelled() else task.exception()
    if error is not None and not isinstance(error, Refusal):
        LOG.error("act failed", reason=repr(error)[:200])
