"""News between the processes that serve the same matches: who moved, spoke, came or holds a window.

Notices are small and may be lost: the truth is in the database, and whoever missed one finds it there. A process
on its own talks to itself in memory.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from typing import Literal

import msgspec
import structlog
from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend

PREFIX = "undercroft:"
LOG = structlog.get_logger()


class Notice(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Something about one match that other processes want to know."""

    sender: str
    kind: Literal["moved", "table", "chat", "hold", "here"]
    number: int = 0
    on: bool = False
    seats: list[int] = []
    watching: int = 0


class Exchange:
    """Sends notices to, and hears them from, the other processes. Those of one's own are not heard."""

    def __init__(self, redis_url: str = "") -> None:
        self.name = secrets.token_hex(8)
        self.backend = _backend(redis_url)
        self.hear: Callable[[str, Notice], Awaitable[None]] | None = None
        self._task: asyncio.Task[None] | None = None
        self._read = msgspec.json.Decoder(Notice).decode

    async def start(self) -> None:
        await self.backend.on_startup()
        self._task = asyncio.create_task(self._listen())

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        await self.backend.on_shutdown()

    async def follow(self, match_id: str) -> None:
        await self.backend.subscribe([PREFIX + match_id])

    async def forget(self, match_id: str) -> None:
        await self.backend.unsubscribe([PREFIX + match_id])

    async def tell(self, match_id: str, notice: Notice) -> None:
        """Best effort: a move that is on the disk does not fail because nobody can be told at once."""
        try:
            await self.backend.publish(msgspec.json.encode(notice), [PREFIX + match_id])
        except Exception as error:
            LOG.warning("notice lost", kind=notice.kind, reason=type(error).__name__)

    async def _listen(self) -> None:
        while True:
            try:
                async for channel, data in self.backend.stream_events():
                    await self._heard(channel, data)
            except asyncio.CancelledError:
                raise
            except Exception as error:
                LOG.warning("exchange interrupted", reason=type(error).__name__)
                await asyncio.sleep(1)

    async def _heard(self, channel: str, data: bytes) -> None:
        try:
            notice = self._read(data)
        except msgspec.DecodeError:
            return
        if notice.sender != self.name and self.hear is not None:
            await self.hear(channel.removeprefix(PREFIX), notice)


def _backend(redis_url: str) -> ChannelsBackend:
    if not redis_url:
        return MemoryChannelsBackend()
    from litestar.channels.backends.redis import RedisChannelsPubSubBackend
    from redis.asyncio import Redis

    return RedisChannelsPubSubBackend(redis=Redis.from_url(redis_url))
