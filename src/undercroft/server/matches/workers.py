"""Processes in which bots think, so that no thought holds up the table.

Enters: a function and what it needs, plain and picklable. Leaves: its answer. A worker that hangs or dies is replaced,
and whoever waited gets an error, never a stuck match.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

import msgspec
import structlog

from undercroft.bots.registry import new_bot
from undercroft.kernel.parts import Seat
from undercroft.kernel.registry import game
from undercroft.kernel.table import Table

T = TypeVar("T")
LONGEST_SECONDS = 30
LOG = structlog.get_logger()


class WorkerFailed(Exception):
    """No answer: the worker died, hung or raised."""


class Thought(msgspec.Struct, frozen=True):
    """What a bot is asked: the position, for which seat, and the seed of its own random stream."""

    game: str
    state: bytes
    seat: Seat
    bot: str
    seed: str


class Workers:
    """A pool of processes that is made when first needed and made again when it breaks."""

    def __init__(self, count: int) -> None:
        self.count = count
        self._pool: ProcessPoolExecutor | None = None
        self._free = asyncio.Semaphore(count)

    async def run(self, function: Callable[..., T], *arguments: Any) -> T:
        """Who comes when all are busy waits here: only work itself may take too long, not a long queue."""
        async with self._free:
            return await self._work(function, *arguments)

    async def _work(self, function: Callable[..., T], *arguments: Any) -> T:
        pool = self._pool = self._pool or _new_pool(self.count)
        answer = asyncio.get_running_loop().run_in_executor(pool, function, *arguments)
        try:
            return await asyncio.wait_for(answer, LONGEST_SECONDS)
        except (TimeoutError, BrokenProcessPool) as error:
            LOG.error("worker lost", work=function.__name__, reason=type(error).__name__)
            self._replace(pool)
            raise WorkerFailed from error
        except Exception as error:
            LOG.error("worker failed", work=function.__name__, reason=repr(error)[:200])
            raise WorkerFailed from error

    def stop(self) -> None:
        if self._pool is not None:
            self._replace(self._pool)

    def _replace(self, broken: ProcessPoolExecutor) -> None:
        if self._pool is broken:
            self._pool = None
        processes = list((broken._processes or {}).values())
        broken.shutdown(wait=False, cancel_futures=True)
        for process in processes:  # a worker that hangs would outlive us otherwise
            process.kill()


def _new_pool(count: int) -> ProcessPoolExecutor:
    return ProcessPoolExecutor(count, mp_context=multiprocessing.get_context("spawn"), initializer=_begin)


def _begin() -> None:
    """Ctrl-C is for the server, which then stops its workers. One that was killed cannot: they watch it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_outlive_nobody, daemon=True).start()


def _outlive_nobody() -> None:
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(1)


def think(thought: Thought) -> str:
    """In a worker: the text of the option that a bot takes."""
    played = game(thought.game)
    table = Table(played, played.codec.decode(thought.state))
    table.run()
    bot = new_bot(thought.bot, thought.seed)
    return str(bot.answer(played, table.state, thought.seat, table.options))
