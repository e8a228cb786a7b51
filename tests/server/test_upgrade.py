"""A server is stopped, a new release installed and started: its running matches go on.

The new release is a copy of the program with some lines changed, found before the installed one.
"""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import time
from pathlib import Path
from typing import Any

import msgspec

import undercroft
from tests.releases.next_release import Edit, copy_package
from undercroft.kernel.record import Continued, Record
from undercroft.kernel.registry import game
from undercroft.testing.client import Connection, Person, at_random, play

from .running import Running
from .scenes import Scene, at_build, codes, in_window, live, options, sitting

RELEASES = Path(__file__).parents[1] / "releases"
GAME = "games/boss_monster"
CARDS_RENUMBERED = Edit(
    f"{GAME}/content.py", "in cards:\n        if card.slug", "in reversed(list(cards)):\n        if card.slug"
)
FIELD_ADDED = Edit(f"{GAME}/state.py", "    endless: bool\n", "    endless: bool\n    weather: int = 3\n")
SPELLS_GONE = Edit(f"{GAME}/cards/next_level/spells.py", "SPELLS = (\n", "SPELLS = ()\nGONE = (\n")


def install(server: Running, *edits: Edit) -> None:
    """From the next start on it is a new release."""
    folder = server.folder / "next"
    copy_package(Path(undercroft.__file__).parent, folder / "undercroft", edits)
    server.environment["PYTHONPATH"] = str(folder)


async def upgrade(server: Running, scene: Scene, *edits: Edit) -> None:
    assert await asyncio.to_thread(server.stop) == 0
    install(server, *edits)
    await asyncio.to_thread(server.start)
    for line in scene.lines:
        await line.reconnect()


def running(folder: Path) -> Running:
    return Running(folder, UNDERCROFT_LIMITS="false")


def in_front(line: Connection) -> tuple[Any, ...]:
    return line.position, line.view, line.waiting, line.question, list(line.log)


def events(line: Connection) -> list[str]:
    return [told["event"]["type"] for told in line.log]


@live
async def test_a_new_field_and_new_texts_are_not_noticed(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        async with sitting(server.url, "Ala", "Bob", reach=at_build) as scene:
            before = [in_front(line) for line in scene.lines]
            await upgrade(server, scene, FIELD_ADDED)
            assert [in_front(line) for line in scene.lines] == before
            await scene.play_on(3)


@live
async def test_what_was_dealt_stays_dealt_though_cards_have_other_numbers(tmp_path: Path) -> None:
    """The moves would lead elsewhere now, so the match goes on from where it stood; everybody is told, once."""
    with running(tmp_path) as server:
        async with sitting(server.url, "Ala", "Bob", reach=in_window, languages=("pl",)) as scene:
            asked, told = scene.lines.index(scene.asked), [events(line) for line in scene.lines]
            offered = sorted(options(scene.asked))
            await upgrade(server, scene, CARDS_RENUMBERED)
            await scene.until_asked()
            assert scene.lines.index(scene.asked) == asked
            assert sorted(options(scene.asked)) == offered
            assert [events(line) for line in scene.lines] == [[*log, "RulesChanged"] for log in told]
            assert "Zasady w programie zmieniły się" in scene.lines[0].log[-1]["text"]
            await asyncio.gather(*(play(line, at_random(seat)) for seat, line in enumerate(scene.lines)))
            record = msgspec.convert(await scene.record(), Record)
            assert sum(isinstance(entry, Continued) for entry in record.entries) == 1
            assert "Traceback" not in server.errors


@live
async def test_a_match_without_a_move_keeps_its_hands(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        async with sitting(server.url, "Ala", "Bob", reach=lambda scene: True) as scene:
            offered = sorted(options(scene.asked))
            await upgrade(server, scene, CARDS_RENUMBERED)
            await scene.until_asked()
            assert sorted(options(scene.asked)) == offered
            assert events(scene.lines[0])[-1] == "RulesChanged"
            await scene.play_on(4)


@live
async def test_a_second_start_finds_the_match_as_the_first_one_left_it(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        async with sitting(server.url, "Ala", "Bob", reach=at_build) as scene:
            await upgrade(server, scene, CARDS_RENUMBERED)
            await scene.play_on(2)
            await scene.until_asked()
            before = [in_front(line) for line in scene.lines]
            await server.again()
            for line in scene.lines:
                await line.reconnect()
            assert [in_front(line) for line in scene.lines] == before
            assert events(scene.lines[0]).count("RulesChanged") == 1


@live
async def test_what_cannot_go_on_is_closed_and_stays_readable(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        async with sitting(server.url, "Ala", "Bob", reach=at_build) as scene:
            told = len(scene.lines[0].log)
            await upgrade(server, scene, SPELLS_GONE)
            assert (await scene.table())["status"] == "interrupted"
            assert codes(await scene.lines[0].choose("pass", 1)) == "is-over"
            replay = (await scene.people[0].get(f"/api/matches/{scene.id}/replay?eyes=0")).json()
            assert replay["readable"] == "log"
            assert sum(len(frame["events"]) for frame in replay["frames"]) == told
            assert game("boss-monster").name == replay["game"]


def table_of_0_1_0(folder: Path) -> dict[str, Any]:
    """A database as the first release left it, with a match in progress, and what its people had in front of them."""
    (folder / "undercroft").mkdir()
    with sqlite3.connect(folder / "undercroft" / "table.sqlite") as database:
        database.executescript((RELEASES / "table_0_1_0.sql").read_text("utf-8"))
        database.execute("UPDATE sessions SET expires_at = ?", (int(time.time() + 3600) * 1000,))
    database.close()
    found: dict[str, Any] = msgspec.json.decode((RELEASES / "table_0_1_0.json").read_bytes())
    return found


@live
async def test_a_match_of_the_first_release_goes_on(tmp_path: Path) -> None:
    """Its database is brought up to date, people are still signed in, and have before them what they had."""
    table = table_of_0_1_0(tmp_path)
    with running(tmp_path) as server:
        people = [Person(server.url), Person(server.url)]
        async with contextlib.AsyncExitStack() as stack:
            for person, cookies in zip(people, table["cookies"], strict=True):
                await stack.enter_async_context(person)
                person.http.cookies.update(cookies)
            lines = [await stack.enter_async_context(person.open(table["match"])) for person in people]
            scene = Scene(table["match"], people, lines)
            await scene.until_asked()
            assert lines.index(scene.asked) == table["asked"]
            assert options(scene.asked) == table["options"]
            assert [len(line.log) for line in lines] == table["log"]
            await asyncio.gather(*(play(line, at_random(seat)) for seat, line in enumerate(lines)))
            assert (await scene.record())["written"] is not None
