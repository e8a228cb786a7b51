"""The processes in which bots think: who loses one hurts nobody else, and everybody gets a turn."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

import pytest

from undercroft.server.matches import workers
from undercroft.server.matches.workers import PATIENCE, WorkerFailed, Workers

Story = Callable[[Workers], Awaitable[None]]


@asynccontextmanager
async def at_work(count: int) -> AsyncIterator[Workers]:
    pool = Workers(count)
    try:
        yield pool
    finally:
        pool.stop()


def told(story: Story, count: int = 1) -> None:
    async def run() -> None:
        async with at_work(count) as pool:
            await story(pool)

    asyncio.run(asyncio.wait_for(run(), 60))


@pytest.mark.parametrize(("villainy", "argument"), [(os._exit, 3), (time.sleep, 60.0), (int, "not a number")])
def test_who_kills_hangs_or_raises_in_a_worker_fails_alone(villainy: Callable[..., object], argument: object) -> None:
    async def story(pool: Workers) -> None:
        honest = asyncio.create_task(pool.run(pow, 7, 2))
        with pytest.raises(WorkerFailed):
            await pool.run(villainy, argument, longest=0.5)
        assert await honest == 49
        assert await pool.run(pow, 3, 3) == 27, "there is a worker again"

    told(story, count=2)


async def lose_workers(pool: Workers) -> None:
    for _ in range(PATIENCE):
        with pytest.raises(WorkerFailed):
            await pool.run(os._exit, 1, name="villain")


def test_who_loses_one_worker_after_the_other_is_sent_away() -> None:
    async def story(pool: Workers) -> None:
        await lose_workers(pool)
        with pytest.raises(WorkerFailed):
            await pool.run(pow, 2, 2, name="villain")
        assert await pool.run(pow, 2, 2, name="somebody else") == 4

    told(story)


def test_who_was_sent_away_may_come_back_after_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "REST_SECONDS", 0.0)

    async def story(pool: Workers) -> None:
        await lose_workers(pool)
        assert await pool.run(pow, 2, 2, name="villain") == 4

    told(story)


def test_one_misfortune_is_forgiven() -> None:
    async def story(pool: Workers) -> None:
        for _ in range(PATIENCE + 1):
            with pytest.raises(WorkerFailed):
                await pool.run(os._exit, 1, name="unlucky")
            assert await pool.run(pow, 2, 2, name="unlucky") == 4

    told(story)


def test_a_worker_whose_asker_has_gone_is_busy_until_it_is_done() -> None:
    async def story(pool: Workers) -> None:
        await pool.run(pow, 2, 2)
        began = time.monotonic()
        asker = asyncio.create_task(pool.run(time.sleep, 0.5))
        await asyncio.sleep(0.05)
        asker.cancel()
        await pool.run(pow, 2, 2, longest=0.4)
        assert time.monotonic() - began >= 0.5, "its time did not begin while another was at work"

    told(story)


def test_who_leaves_the_queue_makes_no_work() -> None:
    async def story(pool: Workers) -> None:
        busy = asyncio.create_task(pool.run(time.sleep, 0.3))
        await asyncio.sleep(0)
        askers = [asyncio.create_task(pool.run(time.sleep, 60.0)) for _ in range(5)]
        await asyncio.sleep(0)
        for asker in askers:
            asker.cancel()
        await busy
        assert await pool.run(pow, 2, 2) == 4

    told(story)


def test_first_come_first_served() -> None:
    """A table whose bots think long has one turn, then the next table has one."""
    served: list[str] = []

    async def story(pool: Workers) -> None:
        async def ask(table: str, turns: int) -> None:
            for _ in range(turns):
                await pool.run(time.sleep, 0.02)
                served.append(table)

        await asyncio.gather(ask("a", 4), ask("b", 4), ask("c", 4))

    told(story)
    assert served == ["a", "b", "c"] * 4
