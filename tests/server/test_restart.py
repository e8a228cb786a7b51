"""A server that is stopped or killed: people come back to what they left, bots take up their turn."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

from undercroft.testing.client import Connection, Person, at_random, play

from .running import Running
from .scenes import PATIENCE, Scene, at_build, codes, guests, in_window, live, sitting

BOT = {"kind": "bot", "bot": "random"}


def told(line: Connection) -> tuple[object, ...]:
    """Everything that a person has in front of them."""
    return line.position, line.view, line.waiting, line.question, list(line.log), line.takeback, line.chat


async def come_back(scene: Scene) -> None:
    for line in scene.lines:
        await line.reconnect()


def running(folder: Path) -> Running:
    return Running(folder, UNDERCROFT_LIMITS="false")


@live
async def test_after_an_orderly_restart_everybody_goes_on_where_they_were(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        async with sitting(server.url, "Ala", "Bob", languages=("pl",), reach=in_window) as scene:
            assert codes(await scene.lines[0].ask({"type": "say", "text": "before"})) == "done"
            await scene.heard_all()
            before = [told(line) for line in scene.lines]
            assert await asyncio.to_thread(server.stop) == 0
            for line in scene.lines:
                assert line.bye is not None
                assert (line.bye["code"], line.bye["again"]) == ("shutting-down", True)
            assert scene.lines[0].bye is not None
            assert scene.lines[0].bye["text"].startswith("Serwer")
            await asyncio.to_thread(server.start)
            await come_back(scene)
            assert [told(line) for line in scene.lines] == before
            assert [line.restarts for line in scene.lines] == [0, 0]
            await asyncio.gather(*(play(line, at_random(seat)) for seat, line in enumerate(scene.lines)))
            assert scene.lines[0].log[-1]["event"] == scene.lines[1].log[-1]["event"]
            await scene.record()


@live
async def test_after_a_kill_everybody_goes_on_where_they_were(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        async with sitting(server.url, "Ala", "Bob", reach=at_build) as scene:
            await scene.play_on(3)
            await scene.until_asked()
            before = [told(line) for line in scene.lines]
            await server.again()
            await come_back(scene)
            assert [told(line) for line in scene.lines] == before
            await scene.play_on(3)


@live
async def test_after_a_kill_a_bot_takes_up_its_turn_though_nobody_looks(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        async with guests(server.url, "Ala") as (ala,):
            table = await ala.make_match(seats=[BOT, BOT], window_seconds=0)
            async with ala.open(table["id"]) as line:
                await line.until(lambda it: it.waiting is not None and it.waiting["kind"] == "seat")
                position, log = line.position, list(line.log)
                before = await changed_at(ala, table["id"])
                await server.again()
            async with asyncio.timeout(PATIENCE):
                while await changed_at(ala, table["id"]) == before:
                    await asyncio.sleep(0.05)
            async with ala.open(table["id"]) as line:
                await line.until(lambda it: it.position > position)
                assert line.log[: len(log)] == log


async def changed_at(person: Person, match_id: str) -> int:
    """When something last happened in a match; asking opens no room."""
    return int((await person.get(f"/api/matches/{match_id}")).json()["changed_at"])


@live
async def test_a_clock_that_ran_during_the_restart_leaves_time_to_come_back(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        async with sitting(server.url, "Ala", "Bob", reach=at_build, clock_seconds=5) as scene:
            await server.again()
            await come_back(scene)
            now = time.time() * 1000
            assert scene.asked.question is not None
            assert 8_000 < scene.asked.question["deadline"] - now < 10_500
            await scene.step()


@live
async def test_a_pause_and_a_stand_in_outlive_a_restart(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        async with sitting(server.url, "Ala", "Bob", reach=at_build) as scene:
            await scene.people[0].post(f"/api/matches/{scene.id}/pause")
            await scene.people[1].post(f"/api/matches/{scene.id}/leave")
            await server.again()
            await come_back(scene)
            assert scene.lines[0].table["status"] == "paused"
            assert scene.lines[0].table["seats"][1]["stand_in"] == "greedy"
            await scene.people[0].post(f"/api/matches/{scene.id}/resume")
            await play(scene.lines[0], at_random(1))
