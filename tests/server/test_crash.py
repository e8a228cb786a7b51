"""The server is killed again and again while people play. Nothing that it acknowledged is lost; everybody goes on."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterable, Sequence
from contextlib import AsyncExitStack
from functools import partial
from pathlib import Path
from typing import NamedTuple

from undercroft.cli import main
from undercroft.kernel.record import Record, Taken
from undercroft.testing.client import JSON, Attempt, Connection, Person, at_random, play

from .running import Running

KILLS = 20
PEOPLE = ("Ala", "Bob", "Ćma", "Dora")
TABLES = 5
BURST = 16
"""A life of the server ends after at most so many moves: they take a fraction of a second."""
AT_MOST = 240.0
"""On a busy machine; usually it takes a sixth of that."""


class Sitting(NamedTuple):
    """Somebody at one table: the socket it plays with, and all that the table ever said through it."""

    person: Person
    connection: Connection


class Tally:
    """Counts acknowledged moves, and wakes whoever waits for some more of them."""

    def __init__(self) -> None:
        self.moves = 0
        self._news = asyncio.Event()

    def add(self) -> None:
        self.moves += 1
        self._news.set()

    async def more(self, moves: int) -> None:
        wanted = self.moves + moves
        while self.moves < wanted:
            self._news.clear()
            await self._news.wait()


def test_twenty_kills_lose_no_acknowledged_move_and_everybody_goes_on(tmp_path: Path) -> None:
    with Running(tmp_path, UNDERCROFT_LIMITS="false") as server:
        asyncio.run(survive(server, tmp_path))


async def survive(server: Running, folder: Path) -> None:
    async with AsyncExitStack() as stack:
        people = [await stack.enter_async_context(await Person.guest(server.url, name)) for name in PEOPLE]
        sittings = [sitting for table in range(TABLES) for sitting in await sit_down(people, table)]
        tally = Tally()
        for _, connection in sittings:
            await stack.enter_async_context(connection)
            await connection.ask({"type": "order", "order": "always"})
            connection.listener = partial(hear, connection, tally)
        async with asyncio.timeout(AT_MOST), asyncio.TaskGroup() as group:  # whoever fails ends it for all
            playing = [
                group.create_task(play(connection, at_random(number), AT_MOST))
                for number, (_, connection) in enumerate(sittings)
            ]
            await kill_in_bursts(server, tally, playing)
        for sitting in sittings:
            await check_log(sitting)
        for match_id in dict.fromkeys(sitting.connection.match_id for sitting in sittings):
            at_table = [connection for _, connection in sittings if connection.match_id == match_id]
            check_record(await record_of(people[0], match_id), at_table, folder)
        assert any(not attempt.answer for _, connection in sittings for attempt in connection.attempts)


async def sit_down(people: Sequence[Person], table: int) -> list[Sitting]:
    """At every table sits a different number of people; a bot has the last seat of the first one."""
    guests = people[1 : 2 + table % 3]
    seats = ["me", *("open" for _ in guests), *(["bot"] if table == 0 else [])]
    made = await people[0].make_match(seats=seats, fast=True)
    for guest in guests:
        await guest.join(made["id"])
    return [Sitting(person, person.open(made["id"], auto_reconnect=True)) for person in (people[0], *guests)]


def hear(connection: Connection, tally: Tally, message: JSON) -> None:
    """Whatever the table says. It never asks again what it has acknowledged: not even an answer that waits its turn."""
    if message["type"] == "done":
        tally.add()
    elif connection.question is not None:
        settled = {attempt.position for attempt in connection.attempts if attempt.answer == "done"}
        assert message["type"] not in ("frame", "welcome") or connection.position not in settled, "asked again"


async def kill_in_bursts(server: Running, tally: Tally, playing: Iterable[asyncio.Task[None]]) -> None:
    """Kill it within a burst of moves: in the middle of a request, of a write, between a write and its answer."""
    chance = random.Random(7)
    for _ in range(KILLS):
        await tally.more(chance.randint(1, BURST))
        await asyncio.sleep(chance.uniform(0, 0.02))
        assert not all(task.done() for task in playing), "the matches were over before the last kill"
        await server.again()


async def check_log(sitting: Sitting) -> None:
    """Line by line what somebody reads who comes in afterwards: no gap, no repetition, and in the same words."""
    person, kept = sitting
    assert kept.restarts == 0
    assert kept.welcomes > 1
    async with person.open(kept.match_id) as fresh:
        assert [line["text"] for line in kept.log] == [line["text"] for line in fresh.log]
        assert kept.view == fresh.view


async def record_of(person: Person, match_id: str) -> bytes:
    response = await person.get(f"/api/matches/{match_id}/record")
    assert response.status_code == 200
    return response.content


def check_record(data: bytes, at_table: Sequence[Connection], folder: Path) -> None:
    record, file = Record.from_json(data), folder / "record.json"
    for connection in at_table:
        taken = [entry for entry in record.entries if isinstance(entry, Taken) and not entry.by_order]
        options = [entry.option for entry in taken if entry.seat == connection.seat]
        assert is_explained(options, connection.attempts), (options, connection.attempts)
    file.write_bytes(data)
    assert main(["verify", str(file), "--commitment", at_table[0].table["commitment"]]) == 0


def is_explained(options: Sequence[str], attempts: Iterable[Attempt]) -> bool:
    """Is the record made of every acknowledged choice, in order, and besides only of what may be there or not?

    That is what got no answer, and what was answered in a window and may have lapsed.
    """
    reached = {0}
    for attempt in attempts:
        if attempt.answer == "refused":
            continue
        taken = {spot + 1 for spot in reached if spot < len(options) and options[spot] == attempt.option}
        is_certain = attempt.answer == "done" and not attempt.is_window
        reached = taken if is_certain else taken | reached
    return len(options) in reached


def test_a_record_is_explained_by_what_was_acknowledged_and_perhaps_by_what_got_lost() -> None:
    attempts = [
        Attempt(0, "a", answer="done"),
        Attempt(0, "b"),
        Attempt(0, "x", answer="refused"),
        Attempt(0, "pass", is_window=True, answer="done"),
        Attempt(0, "b", answer="done"),
    ]
    assert is_explained(["a", "b"], attempts)
    assert is_explained(["a", "b", "pass", "b"], attempts)
    assert not is_explained(["a"], attempts)
    assert not is_explained(["b"], attempts)
    assert not is_explained(["a", "x", "b"], attempts)
    assert not is_explained(["b", "a"], attempts)
