"""What a room does when the database fails it: nobody moves, everybody is told, and it goes on by itself.

First it learns what is really stored: a write that failed may be there all the same. So whoever made the choice learns
whether it counts, and the others see the match as it is. Then it waits until the database takes something again.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

import structlog

if TYPE_CHECKING:
    from .room import Room

SHORTEST_PAUSE, LONGEST_PAUSE = 0.1, 2.0
LOG = structlog.get_logger()


class Mender:
    """Puts one room in order again."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self._task: asyncio.Task[None] | None = None
        self._has_learned = asyncio.Event()
        self._pause = SHORTEST_PAUSE

    @property
    def is_busy(self) -> bool:
        return self._task is not None

    def begin(self) -> None:
        """The database has failed this room. It may be said again while the room is being mended."""
        if self._task is None:
            self._has_learned.clear()
            self._task = asyncio.create_task(self._mend())
            self.room.tender.stop()
            self.room.stage.show_table()

    def stop(self) -> None:
        """Nobody shall wait for a room that closes."""
        if self._task is not None:
            self._task.cancel()
        self._has_learned.set()

    async def learned(self) -> None:
        """Wait until the room knows what is stored."""
        await self._has_learned.wait()

    def all_is_well(self) -> None:
        """Something was written, so the next trouble is a new one."""
        self._pause = SHORTEST_PAUSE

    async def _mend(self) -> None:
        await self._try(self._learn)
        await self._wait()
        await self._try(self._go_on)

    async def _try(self, attempt: Callable[[], Awaitable[None]]) -> None:
        while True:
            try:
                return await attempt()
            except Exception as error:  # whatever it is: a room that is given up here would stand still for ever
                LOG.debug("not mended yet", match=self.room.id, reason=repr(error)[:200])
            await self._wait()

    async def _wait(self) -> None:
        """Longer each time: where a little can be written, but no move, the room comes back here at once."""
        await asyncio.sleep(self._pause)
        self._pause = min(2 * self._pause, LONGEST_PAUSE)

    async def _learn(self) -> None:
        await self.room.read_again()
        self._has_learned.set()
        self.room.stage.show_again()

    async def _go_on(self) -> None:
        """Clocks begin again, as after a pause: nobody was able to choose."""
        room = self.room
        await room.journal.store.try_out()
        await room.read_again()
        room.tender.restart_clock()
        await room.put_off()
        self._task = None
        room.stage.show_table()
        room.stage.show_again()
        room.tender.tend()
        await room.begin_if_full()
