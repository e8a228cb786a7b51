"""The database takes nothing for a while: no choice is half made, everybody is told, and play goes on by itself."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Iterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
import pytest

from undercroft.kernel.record import Record, Taken
from undercroft.kernel.registry import game
from undercroft.kernel.replaying import replay
from undercroft.testing.client import JSON, Connection, Goodbye, at_random, play

from .failures import Failing, failure
from .scenes import Scene, at_build, can_undo, codes, eventually, guests, in_window, live, options, sitting

KINDS = ("full disk", "full quota", "locked", "restarted")
BOT = {"kind": "bot", "bot": "random"}
TROUBLE = "database-trouble"


@pytest.fixture(scope="module", params=KINDS)
def database(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Failing]:
    """A server whose database fails in each of the ways, one after the other."""
    with failure(request.param, tmp_path_factory.mktemp("failing"), request) as found:
        yield found
        assert found.server.stop() == 0
        assert "Traceback" not in found.server.errors, found.server.errors[-4000:]


def is_stalled(line: Connection) -> bool:
    return bool(line.table["stalled"])


def seen(line: Connection) -> tuple[int, *tuple[object, ...]]:
    """What somebody has in front of them, but for the clock: it begins again."""
    assert line.frame is not None
    return line.position, line.view, asked(line), list(line.log), line.frame["can_undo"]


def asked(line: Connection) -> object:
    return line.question and {**line.question, "deadline": None}


@asynccontextmanager
async def stalled(database: Failing, *lines: Connection) -> AsyncIterator[list[asyncio.Task[Any]]]:
    """Nothing can be written while the block runs; afterwards everybody has been told that play goes on.

    Whoever waits for an answer that may come only afterwards puts the task into the list.
    """
    waiting: list[asyncio.Task[Any]] = []
    async with database.failing():
        yield waiting
    await asyncio.gather(*(line.until(lambda it: not is_stalled(it)) for line in lines), *waiting)


async def told(*lines: Connection) -> None:
    """Everybody has been told that the match stands still."""
    await asyncio.gather(*(line.until(is_stalled) for line in lines))


async def refused(answer: Awaitable[JSON]) -> None:
    assert codes(await answer) == TROUBLE


async def verified(scene: Scene) -> Record:
    """The match is over; its record can be played again."""
    record = msgspec.convert(await scene.record(), Record)
    replay(game(record.game), record, from_seed=True)
    return record


@live
async def test_a_choice_that_is_not_stored_does_not_count_and_can_be_made_again(database: Failing) -> None:
    async with sitting(database.url, "Ala", "Bob", reach=at_build, languages=("pl",), clock_seconds=60) as scene:
        line, before = scene.asked, [seen(line) for line in scene.lines]
        async with stalled(database, *scene.lines) as waiting:
            waiting.append(asyncio.create_task(refused(line.choose("pass"))))
            await told(*scene.lines)
        await line.until(lambda it: it.question is not None and it.question["deadline"] is not None)
        assert [seen(line) for line in scene.lines] == before
        assert line.question is not None
        assert line.question["deadline"] - time.time() * 1000 > 55_000, "the clock begins again"
        assert codes(await line.choose("pass")) == "done"
        await asyncio.gather(*(play(line, at_random(seat)) for seat, line in enumerate(scene.lines)))
        taken = [entry for entry in (await verified(scene)).entries if isinstance(entry, Taken)]
        assert taken


@live
async def test_a_bot_goes_on_by_itself(database: Failing) -> None:
    async with sitting(
        database.url, "Ala", seats=["me", BOT, BOT], reach=at_build, window_seconds=0, fast=False
    ) as scene:
        (line,) = scene.lines
        while not (line.waiting and line.waiting["kind"] == "seat" and line.waiting["seat"] != line.seat):
            await scene.step()
        before = seen(line)
        async with stalled(database, line):
            await told(line)
            assert seen(line) == before
        await line.until(lambda it: it.position > before[0])
        await scene.play_on(2)


@live
async def test_an_answer_in_a_window_is_asked_for_again(database: Failing) -> None:
    async with sitting(
        database.url, "Ala", "Bob", "Cyd", reach=in_window, orders=("always",) * 3, fast=False, window_seconds=1.2
    ) as scene:
        for line in scene.lines:
            await line.until(lambda it: it.waiting is not None and it.waiting["kind"] == "window")
        lines = [line for line in scene.lines if line.question is not None]
        async with stalled(database, *scene.lines) as waiting:
            waiting += [asyncio.create_task(refused(line.choose("pass"))) for line in lines]
            await told(*scene.lines)
        before = scene.positions()
        for line in lines:
            await line.until(lambda it: it.question is not None)
            assert codes(await line.choose("pass")) == "done"
        await eventually(lambda: all(now != then for now, then in zip(scene.positions(), before, strict=True)))


@live
async def test_a_step_back_that_is_not_stored_is_not_taken(database: Failing) -> None:
    async with sitting(database.url, "Ala", "Bob", reach=can_undo) as scene:
        line = next(line for line in scene.lines if line.frame is not None and line.frame["can_undo"])
        before = [seen(line) for line in scene.lines]
        async with stalled(database, *scene.lines) as waiting:
            waiting.append(asyncio.create_task(refused(line.ask({"type": "undo", "position": line.position}))))
            await told(*scene.lines)
        assert [seen(line) for line in scene.lines] == before
        assert codes(await line.ask({"type": "undo", "position": line.position})) == "done"
        await line.until(lambda it: it.log[-1]["event"]["type"] == "TookBack")


@live
async def test_whatever_else_is_asked_is_refused_and_can_be_asked_again(database: Failing) -> None:
    wishes: list[JSON] = [
        {"type": "say", "text": "Is anybody here?"},
        {"type": "order", "order": "always"},
        {"type": "hand-over", "to_bot": True},
        {"type": "hand-over", "to_bot": False},
        {"type": "concede"},
    ]
    async with sitting(database.url, "Ala", "Bob", "Cyd", reach=at_build) as scene:
        line, host = scene.lines[0], scene.people[0]
        for wish in wishes:
            async with stalled(database, *scene.lines) as waiting:
                waiting.append(asyncio.create_task(refused(line.ask(wish))))
                if wish["type"] == "concede":
                    await told(*scene.lines)
                else:
                    await asyncio.gather(*waiting)
            assert codes(await line.ask(wish)) == "done", wish
        for verb, status in (("pause", "paused"), ("resume", "playing"), ("end", "ended")):
            async with stalled(database, *scene.lines):
                answer = await host.post(f"/api/matches/{scene.id}/{verb}")
                assert (answer.status_code, answer.json()["code"]) == (503, TROUBLE)
            assert (await host.post(f"/api/matches/{scene.id}/{verb}")).json()["status"] == status
            await line.until(lambda it, status=status: it.table["status"] == status)  # type: ignore[misc]


@live
async def test_a_takeback_that_is_not_stored_can_be_asked_for_and_agreed_to_again(database: Failing) -> None:
    async with sitting(database.url, "Ala", "Bob", reach=at_build) as scene:
        await scene.play_on(6)
        await scene.until_asked()
        line = next(line for line in scene.lines if line.frame is not None and not line.frame["can_undo"])
        other = next(other for other in scene.lines if other is not line)
        ask = {"type": "undo", "position": line.position, "ask": True}
        async with stalled(database, *scene.lines):
            await refused(line.ask(ask))
        assert codes(await line.ask({**ask, "position": line.position})) == "done"
        await other.until(lambda it: it.takeback["seat"] == line.seat)
        async with stalled(database, *scene.lines):
            await refused(other.ask({"type": "answer-undo", "agree": True}))
        await other.until(lambda it: it.takeback["seat"] == line.seat)
        assert codes(await other.ask({"type": "answer-undo", "agree": True})) == "done"
        await other.until(lambda it: it.log[-1]["event"]["type"] == "TookBack")


@live
async def test_who_comes_back_meanwhile_sees_the_match_and_is_asked(database: Failing) -> None:
    async with sitting(database.url, "Ala", "Bob", reach=at_build) as scene:
        line = scene.asked
        async with stalled(database, *scene.lines) as waiting:
            waiting.append(asyncio.create_task(refused(line.choose("pass"))))
            await told(*scene.lines)
            if database.can_read:
                await asyncio.gather(*waiting)
                question = asked(line)
                await line.drop()
                await line.reconnect()
                assert is_stalled(line)
                assert asked(line) == question
            else:
                with pytest.raises(Goodbye) as goodbye:
                    await scene.people[0].open(scene.id, seat=None).reconnect()
                assert (goodbye.value.message["code"], goodbye.value.message["again"]) == (TROUBLE, True)
        assert codes(await line.choose("pass")) == "done"


@live
async def test_a_match_that_cannot_begin_begins_by_itself(database: Failing) -> None:
    async with guests(database.url, "Ala", "Bob") as (ala, bob):
        table = await ala.make_match(seats=["me", "open"], starts_itself=True, fast=True)
        async with ala.open(table["id"]) as line:
            async with stalled(database, line):
                answer = await bob.post(f"/api/matches/{table['id']}/join", {})
                assert (answer.status_code, answer.json()["code"]) == (503, TROUBLE)
            await bob.join(table["id"])
            await line.until(lambda it: it.frame is not None)


@live
async def test_choices_are_refused_while_the_match_stands_still(database: Failing) -> None:
    """Nobody sends into a database that is known to be away: it would hold up everybody else."""
    async with sitting(database.url, "Ala", "Bob", reach=at_build) as scene:
        line = scene.asked
        async with stalled(database, *scene.lines) as waiting:
            waiting.append(asyncio.create_task(refused(line.choose("pass"))))
            await told(*scene.lines)
            if database.can_read:
                await asyncio.gather(*waiting)
                await refused(line.choose(options(line)[-1]))
        assert codes(await line.choose("pass")) == "done"


@live
async def test_a_whole_match_is_played_though_the_database_fails_again_and_again(database: Failing) -> None:
    async with sitting(database.url, "Ala", "Bob", seats=["me", "open", BOT]) as scene:
        await scene.orders("always", "concerned")
        playing = [asyncio.create_task(play(line, at_random(seat))) for seat, line in enumerate(scene.lines)]
        breakdowns = 0
        while breakdowns < 4 and not scene.is_over:
            async with stalled(database, *scene.lines):
                await eventually(lambda: scene.is_over or all(map(is_stalled, scene.lines)))
            breakdowns += 1
            position = scene.lines[0].position
            await scene.lines[0].until(lambda it, position=position: it.is_over or it.position > position)  # type: ignore[misc]
        await asyncio.gather(*playing)
        assert breakdowns > 1
        await verified(scene)
