"""Somebody else's bots at the table, each with the key of a seat, none of them well behaved: the match goes on.

Every match is played to its end by the others, and its record is played again from the seed.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from typing import Any

import msgspec
import pytest

from undercroft.kernel.record import Record, Taken, commitment_to
from undercroft.kernel.registry import game
from undercroft.kernel.replaying import replay
from undercroft.server.wire.socket import LARGEST_MESSAGE
from undercroft.testing.client import Connection, Goodbye, Lost, Person, at_random, play

from .scenes import codes, eventually, guests, heard_all, live, options

CLOCK = 5
"""The shortest clock there is."""
STAND_IN = {"clock_seconds": CLOCK, "timeout": "bot", "stand_in": "random"}
STRANGE = ("-1", "1e99", '"1"', "null", "1.5", "[1]", "123456789012345678901234567890")
NOT_FOR_PLAYERS = (
    *("", "not JSON", "[]", "null", '"choose"', '{"type":"choose"}', '{"type":"cheat","ref":1}', "\x00"),
    *(f'{{"type":"choose","position":{strange},"option":"pass"}}' for strange in STRANGE),
)


@dataclass
class Evening:
    """Ala plays by hand; a program has the key of Bob's seat."""

    id: str
    ala: Person
    bob: Person
    line: Connection
    key: str

    def program(self) -> Connection:
        return Connection(self.ala.base_url, self.id, token=self.key)

    def others_play(self) -> asyncio.Task[None]:
        return asyncio.create_task(play(self.line, at_random(1)))

    async def verified(self) -> Record:
        """The record, once it is over: it can be played again, and the seed is the one that was promised."""
        await self.line.until(lambda it: it.table["status"] == "finished", 30)
        told = (await self.ala.get(f"/api/matches/{self.id}/record")).content
        record = msgspec.json.decode(told, type=Record)
        for from_seed in (False, True):
            replay(game(record.game), record, from_seed=from_seed)
        assert commitment_to(record.seed, record.salt) == self.line.table["commitment"]
        return record

    async def makers(self) -> list[str]:
        """Who decided for the program's seat, choice by choice."""
        replay = (await self.ala.get(f"/api/matches/{self.id}/replay?count=200&from=1")).json()
        return [frame["made_by"] for frame in replay["frames"] if frame["seat"] == 1]


@asynccontextmanager
async def evening(url: str, **agreement: Any) -> AsyncIterator[Evening]:
    async with guests(url, "Ala", "Bob") as (ala, bob):
        table = await ala.make_match(seats=["me", "open"], **{"fast": True, **agreement})
        async with ala.open(table["id"]) as line:
            await bob.join(table["id"])
            yield Evening(table["id"], ala, bob, line, await bob.seat_key(table["id"], 1))


async def until_asked(line: Connection) -> None:
    await line.until(lambda it: it.is_over or it.question is not None)


# One that crashes, and one that idles


@live
async def test_for_a_program_that_has_gone_or_says_nothing_it_happens_as_was_agreed_when_the_clock_runs_out(
    url: str,
) -> None:
    await asyncio.gather(crashes_in_the_middle_of_a_question(url), is_there_and_says_nothing(url))


async def crashes_in_the_middle_of_a_question(url: str) -> None:
    async with evening(url, **STAND_IN) as match:
        playing, program = match.others_play(), match.program()
        await program.reconnect()
        await until_asked(program)
        await program.drop()
        await playing
        assert match.line.table["seats"][1]["stand_in"] == "random"
        await match.verified()
        assert set(await match.makers()) == {"bot"}


async def is_there_and_says_nothing(url: str) -> None:
    async with evening(url, **STAND_IN) as match:
        async with match.program() as program:
            await match.others_play()
            await program.until(lambda it: it.is_over)
            wish = {"type": "choose", "position": program.position, "option": "pass"}
            assert codes(await program.ask(wish)) in ("bot-plays", "is-over")
        await match.verified()
        assert set(await match.makers()) == {"bot"}


@live
async def test_whose_program_crashed_can_give_the_seat_to_a_bot_at_once(url: str) -> None:
    async with evening(url, stand_in="random") as match:
        playing, program = match.others_play(), match.program()
        await program.reconnect()
        for _ in range(3):
            await until_asked(program)
            await program.choose(at_random(2))
        await until_asked(program)
        await program.drop()
        assert (await match.bob.post(f"/api/matches/{match.id}/leave")).status_code == 200
        await playing
        await match.verified()
        assert set(await match.makers()) >= {"person", "bot"}


# One that talks nonsense


@live
async def test_nonsense_is_refused_and_changes_nothing_and_sense_is_still_heard(url: str) -> None:
    async with evening(url) as match, match.program() as program:
        playing, sense, nonsense = match.others_play(), at_random(2), 0
        while not program.is_over:
            await until_asked(program)
            if program.question is None:
                break
            frame, is_window = program.frame, program.question["is_window"]
            if nonsense < 4 and not is_window:
                await talk_nonsense(program)
                nonsense += 1
            answer = codes(await program.choose(sense))
            assert answer == "done" or (is_window and answer == "late"), "in a window somebody may be quicker"
            if answer == "late":
                await program.until(lambda it, frame=frame: it.frame is not frame)  # type: ignore[misc]
        assert nonsense == 4
        await playing
        record = await match.verified()
        mine = [entry.option for entry in record.entries if isinstance(entry, Taken) and entry.seat == 1]
        said = program.acknowledged
        assert Counter(mine) - Counter(said) <= Counter({"pass": len(mine)}), "nothing but what it chose, and orders"


async def talk_nonsense(line: Connection) -> None:
    """Whatever it says, it is asked the same at the same position afterwards."""
    position, asked, offered = line.position, line.question, options(line)
    heard = len(line.unclaimed)
    for text in NOT_FOR_PLAYERS:
        await line.send_text(text)
    for wrong in ("", "win the match", offered[0] + " ", "pass; pass", "0"):
        answer = await line.ask({"type": "choose", "position": position, "option": wrong})
        assert codes(answer) == "not-an-option"
    for other in (position + 1, position - 1, 0, 2**31):
        assert codes(await line.ask({"type": "choose", "position": other, "option": offered[0]})) == "late"
    assert codes(await line.ask({"type": "look", "seat": 0})) == "not-your-seat"
    await heard_all(line)
    assert (line.position, line.question) == (position, asked)
    assert [codes(answer) for answer in line.unclaimed[heard:]] == ["bad-request"] * len(NOT_FOR_PLAYERS)


@live
async def test_a_huge_message_ends_the_socket_and_not_the_match(url: str) -> None:
    async with evening(url) as match:
        playing, program = match.others_play(), match.program()
        for size in (LARGEST_MESSAGE + 1, 3 * LARGEST_MESSAGE, 2_000_000):
            await program.reconnect()
            await until_asked(program)
            with pytest.raises((Lost, Goodbye)):
                await program.ask({"type": "say", "text": "x" * size})
            await program.drop()
        await program.reconnect()
        await asyncio.gather(playing, play(program, at_random(2)))
        await match.verified()
        await program.close()


@live
async def test_while_one_floods_the_table_the_others_play_on(url: str) -> None:
    """This server does not count messages: even then everybody gets a turn."""
    async with evening(url) as match, match.program() as program, match.program() as flood:
        pouring = asyncio.create_task(pour(flood))
        await asyncio.gather(match.others_play(), play(program, at_random(2)))
        pouring.cancel()
        await match.verified()


async def pour(line: Connection) -> None:
    with suppress(Lost):
        while True:
            await line.send_text('{"type":"choose","position":0,"option":"pass"}')
            await asyncio.sleep(0)


# One that answers just in time


@live
async def test_an_answer_at_the_very_last_moment_counts_or_does_not_but_never_both(url: str) -> None:
    await asyncio.gather(*(at_the_edge(url, milliseconds) for milliseconds in (-40, -8, 0, 8, 40)))


async def at_the_edge(url: str, milliseconds: int) -> None:
    async with evening(url, clock_seconds=CLOCK, timeout="default") as match, match.program() as program:
        playing = match.others_play()
        await program.until(lambda it: it.question is not None and not it.question["is_window"])
        assert program.question is not None
        position, wish = program.position, options(program)[-1]
        await asyncio.sleep((program.question["deadline"] + milliseconds) / 1000 - time.time())
        answer = codes(await program.ask({"type": "choose", "position": position, "option": wish}))
        await asyncio.gather(playing, play(program, at_random(2)))
        record = await match.verified()
        mine = [entry.option for entry in record.entries if isinstance(entry, Taken) and entry.seat == 1]
        made_by = await match.makers()
        first = made_by.index("person")
        assert answer in ("done", "late")
        assert mine[first] == wish if answer == "done" else "clock" in made_by[:first]


# One that comes and goes, and one that is there twice


@live
async def test_who_reconnects_all_the_time_misses_nothing_and_keeps_nobody_from_playing(url: str) -> None:
    async with evening(url) as match:
        playing, program, choose = match.others_play(), match.program(), at_random(2)
        while not program.is_over:
            await program.reconnect()
            await until_asked(program)
            if program.question is not None:
                await program.choose(choose)
            await program.drop()
        await playing
        await program.reconnect()
        assert program.restarts == 0
        await match.verified()
        async with match.program() as fresh:
            assert [line["event"] for line in fresh.log] == [line["event"] for line in program.log]
        await program.close()


@live
async def test_of_two_sockets_that_answer_the_same_question_one_counts(url: str) -> None:
    async with evening(url) as match, match.program() as one, match.program() as other:
        playing, choose, answered = match.others_play(), at_random(2), [-1]

        def is_asked() -> bool:
            return one.question is not None and answered[-1] != one.position == other.position

        while True:
            await eventually(lambda: one.is_over or is_asked())
            if one.question is None:
                break
            answered.append(one.position)
            is_window = one.question["is_window"]
            wish = {"type": "choose", "position": one.position, "option": choose(one.question)}
            answers = await asyncio.gather(one.ask(wish), other.ask(wish))
            counted = sorted(map(codes, answers))
            assert counted == ["done", "late"] or (is_window and counted == ["late", "late"]), "others may be quicker"
        await playing
        assert len(answered) > 5
        await match.verified()
