"""The rooms that this process has open, and the round it makes: what is due, what was missed, what can be closed."""

from __future__ import annotations

import asyncio
import contextlib
import time

import structlog

from ..db.store import now
from ..metrics import Metrics
from ..refusals import DatabaseTrouble
from . import chat
from .exchange import Exchange, Notice
from .journal import Journal
from .room import Room
from .tending import GRACE
from .workers import Workers

ROUND_SECONDS = 2.0
EMPTY_SECONDS = 300.0
PRESENCE_ROUNDS = 15
LOG = structlog.get_logger()


class Rooms:
    """Opens a room when somebody asks for it and closes it when nobody has been there for a while."""

    def __init__(self, journal: Journal, exchange: Exchange, workers: Workers, metrics: Metrics) -> None:
        self.journal = journal
        self.exchange = exchange
        self.workers = workers
        self.metrics = metrics
        self._rooms: dict[str, asyncio.Task[Room]] = {}
        self._round: asyncio.Task[None] | None = None

    async def start(self, is_shared: bool) -> None:
        self.exchange.hear = self._heard
        self.journal.on_trouble = self._mend
        self.metrics.count_matches(lambda: len(self._rooms))
        await self.exchange.start()
        if not is_shared:
            await self.journal.hasten()
        self._round = asyncio.create_task(self._make_rounds(is_shared))

    async def stop(self) -> None:
        """No more rounds, no more bots; what is being written is finished."""
        if self._round is not None:
            self._round.cancel()
            await asyncio.gather(self._round, return_exceptions=True)
        for room in self.open():
            room.close()
            async with room.lock:
                pass
        await self.exchange.stop()
        self.workers.stop()

    def open(self) -> list[Room]:
        return [task.result() for task in self._rooms.values() if task.done() and not _failed(task)]

    async def get(self, match_id: str) -> Room:
        """The room of a match; whoever asks while it is being opened waits for the same one."""
        task = self._rooms.get(match_id)
        if task is None or (task.done() and _failed(task)):
            task = self._rooms[match_id] = asyncio.create_task(self._open(match_id))
        try:
            return await asyncio.shield(task)
        except Exception:
            self._rooms.pop(match_id, None)
            raise

    def find(self, match_id: str) -> Room | None:
        """The room, if it is open here."""
        task = self._rooms.get(match_id)
        return task.result() if task is not None and task.done() and not _failed(task) else None

    async def _open(self, match_id: str) -> Room:
        await self.exchange.follow(match_id)
        try:
            row, seats = await self.journal.table(match_id)
            room = Room(
                row,
                seats,
                journal=self.journal,
                exchange=self.exchange,
                workers=self.workers,
                metrics=self.metrics,
            )
            await room.load()
        except BaseException:
            await self.exchange.forget(match_id)
            raise
        return room

    def _mend(self, match_id: str) -> None:
        """The database has failed a match; who has it not open reads it when they open it."""
        room = self.find(match_id)
        if room is not None:
            room.mender.begin()

    async def _heard(self, match_id: str, notice: Notice) -> None:
        room = self.find(match_id)
        if room is None:
            return
        with contextlib.suppress(DatabaseTrouble):  # a room is mended; lines of chat come with the next one
            if notice.kind == "chat":
                await chat.show_new(room)
            else:
                await room.heard(notice)

    # The round

    async def _make_rounds(self, is_shared: bool) -> None:
        count = 0
        while True:
            count += 1
            try:
                await self._look_after_due()
                if is_shared:
                    await self._look_for_missed()
                    if count % PRESENCE_ROUNDS == 0:
                        await self._say_who_is_here()
                await self._close_empty()
            except DatabaseTrouble:
                LOG.debug("round put off")  # the database has told the log itself
            except Exception as error:
                LOG.exception("round failed", reason=type(error).__name__)
            await asyncio.sleep(ROUND_SECONDS)

    async def _look_after_due(self) -> None:
        for match_id, due_at in await self.journal.due():
            if await self.journal.adopt(match_id, due_at, now() + GRACE):
                with contextlib.suppress(Exception):
                    room = await self.get(match_id)
                    room.tender.tend()

    async def _look_for_missed(self) -> None:
        """A notice may be lost; the number in the database is not."""
        rooms = {room.id: room for room in self.open() if room.match is not None and room.stage.viewers}
        if rooms:
            for match_id, number in (await self.journal.numbers(list(rooms))).items():
                match = rooms[match_id].match
                if match is not None and number > len(match.entries):
                    await rooms[match_id].read_again()

    async def _say_who_is_here(self) -> None:
        for room in self.open():
            if room.stage.viewers:
                await room.stage.announce()

    async def _close_empty(self) -> None:
        for room in self.open():
            if (
                not room.stage.viewers
                and room.stage.left_at < time.monotonic() - EMPTY_SECONDS
                and not room.tender.is_busy
                and not room.mender.is_busy
            ):
                self._rooms.pop(room.id, None)
                room.close()
                await self.exchange.forget(room.id)


def _failed(task: asyncio.Task[Room]) -> bool:
    return task.cancelled() or task.exception() is not None
