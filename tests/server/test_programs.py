"""Programs in seats, over a real socket: they are asked everything that a bot of ours would be asked there."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
import pytest

from undercroft.kernel.match import Match, read_settings
from undercroft.kernel.record import Record, Taken
from undercroft.kernel.registry import game
from undercroft.testing.client import JSON, Connection, Person, play

from .scenes import codes, guests, live

BOT = {"kind": "bot", "bot": "random"}
Asked = tuple[str, ...]


def pick(options: Sequence[str]) -> str:
    """The same of the same options, whoever asks."""
    return random.Random("\n".join(options)).choice(list(options))


class Program:
    """What somebody writes in any language: it has the key of a seat, and nothing else."""

    def __init__(self) -> None:
        self.asked: list[Asked] = []

    def __call__(self, question: JSON) -> str:
        options = tuple(str(option["id"]) for option in question["options"])
        self.asked.append(options)
        return pick(options)


def asked_in_process(record: Record, seat: int) -> list[Asked]:
    """The same match with a bot in this process at that seat; the others choose what they chose."""
    played = game(record.game)
    match: Match[Any] = Match(played, read_settings(played, record.settings), record.seed)
    entries, asked = iter(record.entries), []
    while not match.is_over:
        entry = next(entries)
        assert isinstance(entry, Taken)
        assert entry.seat == match.seat
        if match.seat == seat:
            asked.append(tuple(map(str, match.options)))
            match.take(pick(asked[-1]))
        else:
            match.take(entry.option)
    assert played.codec.digest(match.state) == record.digest, "it is the same match to its end"
    return asked


async def with_key(person: Person, seats: Sequence[str | JSON], seat: int, name: str) -> tuple[str, Connection]:
    """A match that has just begun, and a connection with the key of that seat."""
    table = await person.make_match(seats=seats, game=name, starts_itself=False, fast=True)
    program = Connection(person.base_url, table["id"], token=await person.seat_key(table["id"], seat))
    begun = await person.post(f"/api/matches/{table['id']}/begin")
    assert begun.status_code == 200, begun.text
    return str(table["id"]), program


@live
@pytest.mark.parametrize(
    ("name", "seats", "seat"),
    [("boss-monster", ["me", BOT, BOT], 0), ("alone", ["me", BOT], 0), ("alone", [BOT, "me", BOT], 1)],
)
async def test_a_program_is_asked_whatever_a_bot_would_be_asked(
    url: str, name: str, seats: list[str | JSON], seat: int
) -> None:
    async with guests(url, "Ala") as (ala,):
        match_id, connection = await with_key(ala, seats, seat, name)
        chooser = Program()
        async with connection:
            await play(connection, chooser)
        record = msgspec.convert((await ala.get(f"/api/matches/{match_id}/record")).json(), Record)
        asked = asked_in_process(record, seat)
        assert not any(isinstance(entry, Taken) and entry.by_order and entry.seat == seat for entry in record.entries)
        assert is_within(asked, iter(chooser.asked)), "besides these, only answers that others made void"


def is_within(wanted: Sequence[Asked], found: Iterator[Asked]) -> bool:
    return all(any(options == other for other in found) for options in wanted)


@live
async def test_a_key_sets_the_order_once_and_the_program_may_choose_another(url: str) -> None:
    async with guests(url, "Ala") as (ala,):
        _, connection = await with_key(ala, ["me", "me", BOT], 0, "boss-monster")
        async with connection, ala.open(connection.match_id, seat=1) as line:
            assert line.you["orders"] == {"0": "always", "1": "concerned"}, "only the seat that has a key"
            assert codes(await connection.ask({"type": "order", "order": "never"})) == "done"
            await connection.drop()
            await connection.reconnect()
            assert connection.you["orders"] == {"0": "never"}
