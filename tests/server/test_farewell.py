"""Delete my data: the person is gone, the matches of others stay."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import select

from tests.server.crowd import DATABASES, database_of, some_people
from undercroft.server.db.tables import ChatRow, MatchRow, MuteRow, PersonRow, SeatRow, SessionRow
from undercroft.server.names import bot_name
from undercroft.server.people import People
from undercroft.server.wire.tables import Agreement


@pytest.fixture(params=DATABASES)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    return database_of(request, tmp_path)


def a_match(match_id: str, status: str, host: str) -> MatchRow:
    return MatchRow(
        id=match_id, game="g", version="1", settings=b"{}", agreement=msgspec.json.encode(Agreement(stand_in="random")),
        seed="", salt="", status=status, listed=True, host_id=host, created_at=1, changed_at=1,
    )  # fmt: skip


async def a_shared_past(people: People) -> tuple[str, str, str]:
    """Ala and Ola, who know each other from four matches, and Ala's token."""
    (ala, token), (ola, _) = await people.guest("Ala", "en"), await people.guest("Ola", "en")
    async with people.store.write() as db:
        for status in ("waiting", "playing", "paused", "finished"):
            db.add(a_match(status, status, ala.id))
            await db.flush()
            db.add(SeatRow(match_id=status, seat=0, person_id=ala.id, name="Ala", token_hash="t", stand_in="greedy"))
            db.add(SeatRow(match_id=status, seat=1, person_id=ola.id, name="Ola"))
            for number, who in enumerate((ala, ola)):
                db.add(ChatRow(match_id=status, number=number, person_id=who.id, name=who.name, text="hi", at=1))
        db.add(a_match("alone", "playing", ala.id))
        db.add(MuteRow(person_id=ala.id, muted_id=ola.id))
        db.add(MuteRow(person_id=ola.id, muted_id=ala.id))
    return ala.id, ola.id, token


def test_deleting_my_data_leaves_others_their_matches(database: str) -> None:
    async def story() -> None:
        async with some_people(database) as people:
            ala, ola, token = await a_shared_past(people)
            await people.delete(ala)
            assert await people.who(token) is None
            async with people.store.read() as db:
                assert await db.get(PersonRow, ala) is None
                sessions = list(await db.scalars(select(SessionRow)))
                assert [session.person_id for session in sessions] == [ola]
                assert list(await db.scalars(select(MuteRow))) == []
                seats = list(await db.scalars(select(SeatRow).order_by(SeatRow.match_id, SeatRow.seat)))
                lines = list(await db.scalars(select(ChatRow).order_by(ChatRow.match_id, ChatRow.number)))
                hosts = {match.id: match.host_id for match in await db.scalars(select(MatchRow))}
            assert [seat.person_id for seat in seats] == [None, ola] * 4
            assert [seat.name for seat in seats[1::2]] == ["Ola"] * 4
            assert all(seat.name == (bot_name(0) if seat.bot else "") for seat in seats[::2])
            assert {seat.token_hash for seat in seats} == {None}
            assert [(line.person_id, line.name, line.text) for line in lines] == [
                (None, "", ""),
                (ola, "Ola", "hi"),
            ] * 4
            assert hosts == dict.fromkeys(("waiting", "playing", "paused", "finished"), ola) | {"alone": None}

    asyncio.run(story())


def test_where_a_match_goes_on_a_bot_takes_the_seat_for_good(tmp_path: Path) -> None:
    async def story() -> None:
        async with some_people(tmp_path) as people:
            ala, _, _ = await a_shared_past(people)
            await people.delete(ala)
            async with people.store.read() as db:
                left = await db.scalars(select(SeatRow).where(SeatRow.seat == 0))
                found = {seat.match_id: (seat.bot, seat.stand_in) for seat in left}
            assert found["playing"] == found["paused"] == ("random", None)
            assert found["waiting"][0] is None
            assert found["finished"][0] is None

    asyncio.run(story())


def test_the_unfinished_matches_are_told(tmp_path: Path) -> None:
    async def story() -> None:
        told: list[str] = []

        async def fails(_match: str) -> None:
            raise RuntimeError("a match in trouble")

        async def listens(match: str) -> None:
            assert await people.who(token) is None, "told before it was done"
            told.append(match)

        async with some_people(tmp_path) as people:
            ala, _, token = await a_shared_past(people)
            people.on_changed += [fails, listens]
            await people.delete(ala)
        assert sorted(told) == ["alone", "paused", "playing", "waiting"]

    asyncio.run(story())
