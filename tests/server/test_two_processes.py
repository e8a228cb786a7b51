"""Two server processes at one PostgreSQL and one Redis: people at different ones play the same match."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from typing import Any, NamedTuple

import asyncpg  # type: ignore[import-untyped]
import pytest

from undercroft.testing.client import Connection, Person, at_random, play

from .running import Running
from .scenes import Scene, at_build, begin_at, codes, eventually, in_window, live
from .services import GROUP

pytestmark = pytest.mark.xdist_group(GROUP)
BOT = {"kind": "bot", "bot": "random"}


class Pair(NamedTuple):
    """Two processes that share everything but their memory."""

    left: Running
    right: Running


@pytest.fixture(scope="module")
def pair(postgres_server: str, redis_server: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pair]:
    asyncio.run(make_database(postgres_server, "two_processes"))
    shared = {
        "UNDERCROFT_DATABASE": f"{postgres_server}/two_processes".replace("postgresql://", "postgresql+asyncpg://"),
        "UNDERCROFT_REDIS": redis_server,
        "UNDERCROFT_LIMITS": "false",
    }
    folders = tmp_path_factory.mktemp("left"), tmp_path_factory.mktemp("right")
    with Running(folders[0], **shared) as left, Running(folders[1], **shared) as right:
        yield Pair(left, right)
        for server in (left, right):
            assert server.stop() == 0
            assert "[error" not in server.errors, server.errors[-4000:]


async def make_database(server: str, name: str) -> None:
    connection = await asyncpg.connect(f"{server}/postgres")
    await connection.execute(f"DROP DATABASE IF EXISTS {name} WITH (FORCE)")
    await connection.execute(f"CREATE DATABASE {name}")
    await connection.close()


@asynccontextmanager
async def apart(pair: Pair, reach: Any = None, **match: Any) -> AsyncIterator[Scene]:
    """Ala at the left process and Bob at the right one, in one match."""
    async with begin_at((pair.left.url, pair.right.url), ("Ala", "Bob"), reach=reach, **match) as scene:
        yield scene


def moved(person: Person, url: str) -> Person:
    """The same person, who asks another process from now on."""
    there = Person(url, person.language)
    there.http.cookies.update(person.http.cookies)
    there.me = person.me
    return there


def events(line: Connection) -> list[str]:
    return [told["event"]["type"] for told in line.log]


@live
async def test_two_people_at_two_processes_play_a_match_to_its_end(pair: Pair) -> None:
    async with (
        apart(pair) as scene,
        scene.people[0].open(scene.id, seat=None) as left,
        scene.people[1].open(scene.id, None) as right,
    ):
        await asyncio.gather(*(play(line, at_random(seat)) for seat, line in enumerate(scene.lines)))
        for line in (*scene.lines, left, right):
            await line.until(lambda it: it.table["status"] == "finished" and it.log[-1]["event"])
            await line.until(lambda it: it.log[-1]["event"]["type"] == "MatchEnded")
        assert left.log == right.log, "two spectators at two processes were told the same"
        assert events(scene.lines[0]) == events(scene.lines[1])
        assert (await scene.record())["commitment"] == right.table["commitment"]


@live
async def test_talk_presence_and_takebacks_cross_over(pair: Pair) -> None:
    async with apart(pair, reach=at_build) as scene:
        ala, bob = scene.lines
        assert codes(await ala.ask({"type": "say", "text": "from the left"})) == "done"
        await bob.until(lambda it: [told["text"] for told in it.chat] == ["from the left"])
        assert codes(await bob.ask({"type": "say", "text": "from the right"})) == "done"
        await ala.until(lambda it: [told["seat"] for told in it.chat] == [0, 1])
        for line in scene.lines:
            await line.until(lambda it: [seat["online"] for seat in it.table["seats"]] == [True, True])
        await ala.drop()
        await bob.until(lambda it: not it.table["seats"][0]["online"])
        await ala.reconnect()
        await bob.until(lambda it: it.table["seats"][0]["online"])
        mover = scene.asked
        other = scene.others[0]
        before = mover.question
        assert codes(await mover.choose("pass")) == "done"
        await scene.until_asked()
        assert codes(await mover.ask({"type": "undo", "position": mover.position, "ask": True})) == "done"
        if mover.takeback["seat"] is not None:
            await other.until(lambda it: it.takeback["seat"] == mover.seat)
            assert codes(await other.ask({"type": "answer-undo", "agree": True})) == "done"
        await mover.until(lambda it: it.question == before)
        await other.until(lambda it: it.takeback["seat"] is None and it.log[-1]["event"]["type"] == "TookBack")


@live
async def test_a_window_that_is_held_at_one_process_stays_open_at_the_other(pair: Pair) -> None:
    match = {"fast": False, "window_seconds": 0.2, "orders": ("always", "never")}
    async with apart(pair, reach=in_window, **match) as scene:
        asked, holder = scene.lines
        shown = asked.position
        await holder.until(lambda it: it.waiting and it.waiting["kind"] == "window")
        assert codes(await holder.ask({"type": "hold", "on": True})) == "done"
        await asyncio.sleep(0.1)
        assert codes(await asked.choose("pass")) == "done"
        with pytest.raises(TimeoutError):
            await asked.until(lambda it: it.position != shown, 0.8)
        assert codes(await holder.ask({"type": "hold", "on": False})) == "done"
        await asked.until(lambda it: it.position != shown)


@live
async def test_when_a_process_dies_its_people_go_on_at_the_other_one(pair: Pair) -> None:
    async with apart(pair, reach=at_build) as scene:
        await scene.play_on(3)
        before = list(scene.lines[0].log)
        pair.left.kill()
        try:
            ala = moved(scene.people[0], pair.right.url)
            async with ala, ala.open(scene.id) as line:
                assert line.seat == 0
                assert line.log[: len(before)] == before
                there = Scene(scene.id, [ala, scene.people[1]], [line, scene.lines[1]])
                await asyncio.gather(*(play(each, at_random(seat)) for seat, each in enumerate(there.lines)))
                assert line.log[-1]["event"] == scene.lines[1].log[-1]["event"]
                await there.record()
        finally:
            await asyncio.to_thread(pair.left.start)


@live
async def test_the_same_choice_made_at_both_processes_at_once_is_made_once(pair: Pair) -> None:
    async with apart(pair, reach=at_build) as scene:
        for _ in range(8):
            if not await scene.play_until(at_build):
                break
            await chosen_twice(scene, pair)


async def chosen_twice(scene: Scene, pair: Pair) -> None:
    """Whoever is asked has a second device at the other process, and clicks on both."""
    line, seat = scene.asked, scene.lines.index(scene.asked)
    async with moved(scene.people[seat], (pair.right, pair.left)[seat].url) as twin, twin.open(scene.id) as other:
        await other.until(lambda it: it.question == line.question)
        answers = await asyncio.gather(line.choose("pass"), other.choose("pass"))
        assert sorted(codes(answer) for answer in answers) == ["done", "late"]
        await eventually(lambda: other.log == line.log)


@live
async def test_a_bot_is_looked_after_once_and_by_whoever_lives(pair: Pair) -> None:
    async with begin_at((pair.left.url,), ("Ala",), seats=["me", BOT]) as scene:
        here = moved(scene.people[0], pair.right.url)
        async with here, here.open(scene.id, seat=None) as outside:
            await play(scene.lines[0], at_random(1))
            for line in (outside, scene.lines[0]):
                await line.until(lambda it: it.log[-1]["event"]["type"] == "MatchEnded")
            assert events(outside) == events(scene.lines[0])
            await scene.record()


@live
async def test_a_window_closes_for_nobody_early_because_a_bot_answers_at_another_process(pair: Pair) -> None:
    """Both processes look after the bot; the one that was slower must not hurry on."""
    seconds = 1.2
    match: dict[str, Any] = {"fast": False, "window_seconds": seconds, "seats": ["me", BOT, BOT], "orders": ("never",)}
    async with begin_at((pair.left.url,), ("Ala",), **match) as scene:
        here = moved(scene.people[0], pair.right.url)
        async with here, here.open(scene.id, seat=None) as outside:
            opened: list[float] = []
            lasted: list[float] = []

            def hear(message: dict[str, Any]) -> None:
                if message["type"] == "frame":
                    if opened:
                        lasted.append(time.monotonic() - opened.pop())
                    if message["waiting"]["kind"] == "window":
                        opened.append(time.monotonic())

            outside.listener = hear
            playing = asyncio.create_task(play(scene.lines[0], at_random(1)))
            await eventually(lambda: len(lasted) >= 3 or playing.done(), 40)
            playing.cancel()
            await asyncio.gather(playing, return_exceptions=True)
            assert min(lasted) > seconds / 2, sorted(lasted)[:5]
