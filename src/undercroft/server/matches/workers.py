"""Processes in which bots think, so that no thought holds up the table.

Enters: a function and what it needs, plain and picklable. Leaves: its answer. A worker that hangs or dies is replaced,
and whoever waited gets an error, never a stuck match. Each is a pool of its own: who loses one hurts nobody else. Who
has many matches waits longer, not everybody.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

import msgspec
import structlog

from undercroft.bots.processes import begin_helping
from undercroft.bots.registry import installed_bots
from undercroft.kernel.registry import installed_games

T = TypeVar("T")
LONGEST_SECONDS = 30
PATIENCE = 2
"""Who loses so many workers in a row is sent away for a while, so that the others have them."""
REST_SECONDS = 60.0
LOG = structlog.get_logger()


class WorkerFailed(Exception):
    """No answer: the worker died, hung or raised, or whoever asked has lost too many."""


class Workers:
    """Some workers, and a queue in which everybody waits for one. ``prepare`` is called first in each process."""

    def __init__(self, count: int, prepare: Callable[[], None] | None = None) -> None:
        self.count = count
        self.prepare = prepare
        self._queue = Queue()
        self._workers = [Worker(prepare) for _ in range(count)]
        self._idle = list(self._workers)
        self._at_work: set[asyncio.Task[Any]] = set()
        self._lost: dict[str, int] = {}
        self._resting: dict[str, float] = {}

    async def run(
        self,
        function: Callable[..., T],
        *arguments: Any,
        longest: float | None = None,
        name: str = "",
        host: str = "",
        is_awaited: Callable[[], bool] = lambda: True,
    ) -> T:
        """Who comes when all are busy waits here: only work itself may take too long, not a long queue.

        Whoever asked may go; the worker is busy all the same until it is done. ``name`` is who is blamed if it is lost.
        ``host`` is whose turn it takes; what a person waits for (``is_awaited``) is done first.
        """
        self._check(name)
        asker = Asker(name, host, is_awaited)
        worker = self._idle.pop() if self._idle else await self._wait(asker)
        work = asyncio.create_task(self._work(worker, asker, function, arguments, longest or LONGEST_SECONDS))
        self._at_work.add(work)
        work.add_done_callback(self._done)
        return await asyncio.shield(work)

    async def _wait(self, asker: Asker) -> Worker:
        self._queue.join(asker)
        try:
            return await asker.worker
        except asyncio.CancelledError:
            if not asker.worker.cancelled():  # it was given a worker at the moment when it went
                self._pass_on(asker.worker.result())
            raise

    def _pass_on(self, worker: Worker) -> None:
        if not self._queue.give(worker):
            self._idle.append(worker)

    async def _work(
        self, worker: Worker, asker: Asker, function: Callable[..., T], arguments: tuple[Any, ...], longest: float
    ) -> T:
        name = asker.name
        try:
            answer = await worker.work(function, arguments, longest)
            self._lost.pop(name, None)
            return answer
        except (TimeoutError, BrokenProcessPool) as error:
            LOG.error("worker lost", work=function.__name__, name=name, reason=type(error).__name__)
            self._blame(name)
            raise WorkerFailed from error
        except Exception as error:
            LOG.error("worker failed", work=function.__name__, name=name, reason=repr(error)[:200])
            raise WorkerFailed from error
        finally:
            self._queue.put_last(asker.host)
            self._pass_on(worker)

    def stop(self) -> None:
        for work in self._at_work:
            work.cancel()
        for worker in self._workers:
            worker.replace()

    def _done(self, work: asyncio.Task[Any]) -> None:
        self._at_work.discard(work)
        if not work.cancelled():
            work.exception()  # whoever asked may have gone, and then nobody else looks

    # Who breaks what is everybody's

    def _check(self, name: str) -> None:
        if self._resting.get(name, 0.0) > time.monotonic():
            raise WorkerFailed

    def _blame(self, name: str) -> None:
        if not name:
            return
        self._lost[name] = self._lost.get(name, 0) + 1
        if self._lost[name] >= PATIENCE:
            self._resting[name] = time.monotonic() + REST_SECONDS


class Asker(msgspec.Struct, frozen=True, eq=False):
    """Somebody who asks for a worker, and the one that is given to them if they have to wait."""

    name: str
    host: str
    is_awaited: Callable[[], bool]
    worker: asyncio.Future[Worker] = msgspec.field(default_factory=asyncio.Future)


class Queue:
    """Those who wait for a worker. It goes round by host: however many matches one has, the next host is next.

    What a person waits for comes before what nobody does; that is seen when a worker is free, since people come and go.
    """

    def __init__(self) -> None:
        self._hosts: dict[str, list[Asker]] = {}
        """In the order of their turns."""

    def join(self, asker: Asker) -> None:
        self._hosts.setdefault(asker.host, []).append(asker)

    def give(self, worker: Worker) -> bool:
        """To whoever is next, at once: nobody who comes meanwhile can take it. False if nobody is here."""
        self._hosts = {host: here for host, askers in self._hosts.items() if (here := _still_here(askers))}
        everybody = [asker for askers in self._hosts.values() for asker in askers]
        if not everybody:
            return False
        asker = next((asker for asker in everybody if asker.is_awaited()), everybody[0])
        asker.worker.set_result(worker)
        self.put_last(asker.host)
        return True

    def put_last(self, host: str) -> None:
        """When its turn begins: other workers are for others. When it is over: those who came meanwhile are first."""
        if host in self._hosts:
            self._hosts[host] = self._hosts.pop(host)


def _still_here(askers: list[Asker]) -> list[Asker]:
    """Without those who have had their turn, or have gone."""
    return [asker for asker in askers if not asker.worker.done()]


class Worker:
    """One process, made when first needed and made again when it was lost."""

    def __init__(self, prepare: Callable[[], None] | None = None) -> None:
        self._prepare = prepare
        self._pool: ProcessPoolExecutor | None = None

    async def work(self, function: Callable[..., T], arguments: tuple[Any, ...], longest: float) -> T:
        """The time counts from when the process is there: on a busy machine it may take long to come."""
        try:
            if self._pool is None:
                self._pool = ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), begin_helping)
                await self._call(_is_there, (function, self._prepare), LONGEST_SECONDS)
            return await self._call(function, arguments, longest)
        except (TimeoutError, BrokenProcessPool):
            self.replace()
            raise

    async def _call(self, function: Callable[..., T], arguments: tuple[Any, ...], longest: float) -> T:
        answer = asyncio.get_running_loop().run_in_executor(self._pool, function, *arguments)
        return await asyncio.wait_for(answer, longest)

    def replace(self) -> None:
        lost, self._pool = self._pool, None
        if lost is None:
            return
        processes = list((lost._processes or {}).values())
        lost.shutdown(wait=False, cancel_futures=True)
        for process in processes:  # a worker that hangs would outlive us otherwise
            process.kill()


def _is_there(_function: Callable[..., Any], prepare: Callable[[], None] | None) -> None:
    """Called first in every process: when it returns, all that its work needs is loaded, and time is for thinking."""
    installed_bots()
    if prepare is not None:
        prepare()
    for played in installed_games().values():
        _ = played.codec
