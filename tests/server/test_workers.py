"""The processes in which bots think: who loses one hurts nobody else, and everybody gets a turn."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from undercroft.kernel.match import new_match
from undercroft.kernel.registry import game
from undercroft.server.app import create_app
from undercroft.server.config import Config
from undercroft.server.db.tables import MatchRow, SeatRow
from undercroft.server.house import house_of
from undercroft.server.matches import workers
from undercroft.server.matches.exchange import Exchange
from undercroft.server.matches.journal import Journal
from undercroft.server.matches.room import Room
from undercroft.server.matches.viewer import Viewer
from undercroft.server.matches.workers import PATIENCE, Asker, Queue, Worker, WorkerFailed, Workers
from undercroft.server.metrics import Metrics
from undercroft.server.replay import Wanted
from undercroft.server.wire.tables import Agreement

from .finished import play, write_down

NO_DATABASE: Any = None
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


def get_ready() -> None:
    os.environ["READY"] = "before any work"


def test_a_worker_gets_ready_before_its_first_work_and_again_when_it_was_lost() -> None:
    async def story(pool: Workers) -> None:
        assert await pool.run(os.getenv, "READY") == "before any work"
        await lose_workers(pool)
        assert await pool.run(os.getenv, "READY") == "before any work"

    async def run() -> None:
        pool = Workers(1, get_ready)
        try:
            await story(pool)
        finally:
            pool.stop()

    asyncio.run(asyncio.wait_for(run(), 60))


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


# Whose turn it is


class Asking(msgspec.Struct):
    """Somebody who asks so many times, each time when the last is answered, and whether a person waits for it."""

    host: str
    times: int = 1
    is_awaited: Callable[[], bool] = lambda: True


def nobody_waits() -> bool:
    return False


async def serve(pool: Workers, *askers: Asking) -> str:
    """In which order they are served who all come while the worker is busy."""
    served: list[str] = []

    async def ask(asker: Asking) -> None:
        for _ in range(asker.times):
            await pool.run(pow, 2, 2, host=asker.host, is_awaited=asker.is_awaited)
            served.append(asker.host)

    busy = asyncio.create_task(pool.run(pow, 2, 2, host="before"))
    await asyncio.sleep(0)
    await asyncio.gather(busy, *map(ask, askers))
    return " ".join(served)


def test_whoever_has_many_matches_has_one_turn_like_everybody() -> None:
    async def story(pool: Workers) -> None:
        crowd = [Asking("crowd") for _ in range(5)]
        assert await serve(pool, *crowd, Asking("ala"), Asking("bob")) == "crowd ala bob crowd crowd crowd crowd"

    told(story)


def test_who_comes_again_waits_for_one_thought_of_each_other_host() -> None:
    async def story(pool: Workers) -> None:
        askers = [*(Asking("crowd", times=2) for _ in range(4)), Asking("ala", times=3), Asking("bob", times=2)]
        order = "crowd ala bob crowd ala bob crowd ala crowd crowd crowd crowd crowd"
        assert await serve(pool, *askers) == order

    told(story)


def test_what_nobody_waits_for_is_done_last() -> None:
    async def story(pool: Workers) -> None:
        alone = [Asking(host, is_awaited=nobody_waits) for host in ("crowd", "mob", "crowd")]
        people = [Asking(host) for host in ("ala", "ala", "bob", "crowd")]
        assert await serve(pool, *alone, *people) == "crowd ala bob ala mob crowd crowd"

    told(story)


def test_who_comes_to_look_on_is_not_kept_waiting() -> None:
    """It is seen when a worker is free, not when the bot was asked."""
    looking: list[str] = []

    async def story(pool: Workers) -> None:
        def somebody_comes() -> bool:
            looking.append("ala")
            return False

        first = Asking("crowd", is_awaited=somebody_comes)
        watched = Asking("mob", is_awaited=lambda: "ala" in looking)
        assert await serve(pool, first, watched) == "mob crowd"

    told(story)


def test_a_worker_given_to_somebody_who_goes_is_given_to_the_next() -> None:
    async def story(pool: Workers) -> None:
        def goes() -> bool:
            asyncio.get_running_loop().call_soon(going.cancel)  # before it learns that it is its turn
            return True

        busy = asyncio.create_task(pool.run(pow, 2, 2, host="before"))
        await asyncio.sleep(0)
        going = asyncio.create_task(pool.run(time.sleep, 60.0, is_awaited=goes))
        await asyncio.sleep(0)
        following = asyncio.create_task(pool.run(pow, 3, 3, host="ala"))
        assert (await busy, await following) == (4, 27)
        assert going.cancelled()

    told(story)


def test_two_workers_are_for_two_hosts() -> None:
    async def story() -> list[bool]:
        queue, askers = Queue(), [Asker("", host, lambda: True) for host in ("crowd", "crowd", "ala")]
        for asker in askers:
            queue.join(asker)
        assert queue.give(Worker())
        assert queue.give(Worker())
        return [asker.worker.done() for asker in askers]

    assert asyncio.run(story()) == [True, False, True]


def test_who_has_just_gone_is_given_nothing() -> None:
    async def story() -> None:
        queue, asker = Queue(), Asker("", "ala", lambda: True)
        queue.join(asker)
        asker.worker.cancel()
        assert not queue.give(Worker())

    asyncio.run(story())


# For whom bots think


class Listening(Workers):
    """Workers that think nothing, and keep for whom they were asked to."""

    def __init__(self) -> None:
        super().__init__(1)
        self.asked: list[tuple[str, bool]] = []

    async def run(self, *_: Any, **how: Any) -> Any:
        self.asked.append((how["host"], how["is_awaited"]()))
        raise WorkerFailed


def seat_row(number: int, **who: Any) -> SeatRow:
    return SeatRow(match_id="m", seat=number, name="", **who)


BOT, PERSON, REPLACED = {"bot": "novice"}, {"person_id": "ala"}, {"person_id": "ala", "stand_in": "novice"}


@pytest.mark.parametrize(
    ("other", "viewers", "asked"),
    [
        (PERSON, 0, ("eve", True)),
        (REPLACED, 0, ("eve", False)),
        (REPLACED, 1, ("eve", True)),
        (BOT, 0, ("eve", False)),
        (BOT, 1, ("eve", True)),
    ],
    ids=["a person plays", "a bot plays for a person", "who looks on", "bots alone", "bots that are watched"],
)
def test_a_bot_takes_a_turn_of_its_host_and_people_come_first(
    other: dict[str, str], viewers: int, asked: tuple[str, bool]
) -> None:
    async def story() -> list[tuple[str, bool]]:
        agreed = msgspec.json.encode(Agreement())
        room = Room(
            MatchRow(id="m", game="boss-monster", agreement=agreed, status="playing", host_id="eve"),
            [seat_row(0, **BOT), seat_row(1, **other)],
            journal=Journal(NO_DATABASE),
            exchange=Exchange(),
            workers=(listening := Listening()),
            metrics=Metrics(),
        )
        room.stage.viewers |= {Viewer(list[bytes]().append, "en") for _ in range(viewers)}
        await room.tender.thoughts.answer(new_match(game("boss-monster"), "7", seats=2).table, "novice")
        return listening.asked

    assert asyncio.run(story()) == [asked]


# Old matches


def test_old_matches_are_told_in_a_process_of_their_own(tmp_path: Path) -> None:
    """Bots do not hold them up, nor they the bots; and the process ends with the house."""
    others = set(multiprocessing.active_children())

    def ours() -> list[Any]:
        return [process for process in multiprocessing.active_children() if process not in others]

    async def story() -> None:
        app = create_app(Config(database=f"sqlite+aiosqlite:///{tmp_path / 'table.sqlite'}", limits=False))
        async with app.lifespan():
            house = house_of(app.state)
            await write_down(house.store, play(most=30), "m1")
            bot = asyncio.create_task(house.workers.run(time.sleep, 600.0, longest=600.0))
            wanted = Wanted(match="m1", eyes=None, language="en", count=1)
            assert await house.finished.frames(wanted)
            assert await house.finished.story(wanted)
            assert not bot.done(), "it is still thinking"
            assert len(ours()) == 2

    asyncio.run(story())
    for process in ours():
        process.join(10)
    assert ours() == []
