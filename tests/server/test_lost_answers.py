"""A write fails and nobody knows what became of it: what is stored counts, what is not does not, and play goes on."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from sqlalchemy.ext.asyncio import AsyncSession

from undercroft.server.db.store import Store
from undercroft.server.house import House
from undercroft.server.matches.exchange import Exchange
from undercroft.server.matches.rooms import Rooms
from undercroft.server.refusals import DatabaseTrouble
from undercroft.server.wire.lobby import Join, NewMatch, SeatWish
from undercroft.server.wire.socket import Choose

from .browsers import served
from .scenes import PATIENCE, eventually
from .test_leaks import Company, in_company


def losing(monkeypatch: pytest.MonkeyPatch, error: Exception, is_stored: bool, good: int = 0) -> None:
    """After some good ones every write fails in the end, after or before it was stored."""
    write, count = Store.write, itertools.count()

    @asynccontextmanager
    async def lost(store: Store) -> AsyncIterator[AsyncSession]:
        async with write(store) as db:
            yield db
            is_good = next(count) < good
            if not is_good and not is_stored:
                raise error
        if not is_good:
            raise error

    monkeypatch.setattr(Store, "write", lost)


async def mended(company: Company, monkeypatch: pytest.MonkeyPatch) -> None:
    """The database is well again, and play goes on."""
    monkeypatch.undo()
    await eventually(lambda: not company.room.mender.is_busy)
    assert company.room.is_playing


def at_build(company: Company) -> bool:
    return company.beat.window is None and company.beat.first is not None and not company.is_behind


def entries(company: Company) -> int:
    assert company.room.match is not None
    return len(company.room.match.entries)


async def written(company: Company) -> int:
    return len(await company.room.journal.moves(company.room.id))


async def choose_any(company: Company) -> None:
    assert company.room.match is not None
    assert company.beat.first is not None
    await company.choose(company.beat.first, str(company.room.match.options[0]))


def test_a_choice_that_was_stored_counts_though_the_answer_of_the_database_got_lost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(company: Company) -> None:
        await company.reach(lambda: at_build(company))
        before = entries(company)
        losing(monkeypatch, DatabaseTrouble(), is_stored=True)
        await choose_any(company)
        await mended(company, monkeypatch)
        assert entries(company) == await written(company) == before + 1

    in_company(tmp_path, story)


def test_an_answer_in_a_window_that_was_stored_counts_likewise(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(company: Company) -> None:
        await company.reach(lambda: company.is_in_fresh_window and len(company.beat.asked) > 1)
        window, second = company.beat.window, company.beat.asked[1]
        losing(monkeypatch, DatabaseTrouble(), is_stored=True)
        await company.choose(second, company.beat.passive[second])
        await mended(company, monkeypatch)
        assert company.room.question_of(second, company.beat) is None, "it has answered"
        assert company.beat.window == window, "and the window is the same"

    in_company(tmp_path, story)


@pytest.mark.parametrize("error", [DatabaseTrouble(), RuntimeError("a fault of ours")], ids=["database", "fault"])
def test_a_choice_that_was_not_stored_is_refused_and_can_be_made_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    async def story(company: Company) -> None:
        await company.reach(lambda: at_build(company))
        before = entries(company)
        losing(monkeypatch, error, is_stored=False)
        with pytest.raises(type(error)):
            await choose_any(company)
        await mended(company, monkeypatch)
        assert entries(company) == await written(company) == before
        await choose_any(company)
        assert entries(company) == await written(company) > before

    in_company(tmp_path, story)


def test_of_an_open_window_nothing_changes_when_an_answer_is_not_stored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not even its number: who has answered in it already need not answer again, and its time goes on."""

    async def story(company: Company) -> None:
        await company.reach(lambda: company.is_in_fresh_window and len(company.beat.asked) > 1)
        first, second = company.beat.asked[:2]
        await company.choose(second, company.beat.passive[second])
        shown, left = company.beat, company.room.stage.playhead.own_seconds_left
        losing(monkeypatch, DatabaseTrouble(), is_stored=False)
        wish = Choose(position=shown.positions[first], option=shown.passive[first])
        with pytest.raises(DatabaseTrouble):
            await company.ask(first, wish)
        await mended(company, monkeypatch)
        assert company.beat.window == shown.window
        assert company.room.stage.playhead.own_seconds_left < left
        assert company.room.question_of(second, company.beat) is None
        assert company.room.question_of(first, company.beat) is not None
        await company.choose(first, shown.passive[first])

    in_company(tmp_path, story)


@pytest.mark.parametrize("is_open", [True, False], ids=["by itself", "when somebody looks"])
def test_a_match_whose_beginning_was_not_stored_begins(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, is_open: bool
) -> None:
    async def run(house: House) -> None:
        ala, bob = [(await house.people.guest(name, "en"))[0] for name in ("Ala", "Bob")]
        wish = NewMatch(game="boss-monster", seats=[SeatWish(kind="me"), SeatWish(kind="open")])
        match_id = (await house.lobby.make(ala, wish)).table.id
        room = await house.rooms.get(match_id)
        losing(monkeypatch, DatabaseTrouble(), is_stored=False, good=1)
        with pytest.raises(DatabaseTrouble):
            await house.lobby.join(bob, match_id, Join())
        assert [seat.person_id for seat in room.seats] == [ala.id, bob.id], "he sits there, but it has not begun"
        if not is_open:  # another life of the server
            await house.rooms.stop()
            monkeypatch.undo()
            house.rooms = Rooms(room.journal, Exchange(), house.workers, house.metrics)
            room = await house.rooms.get(match_id)
        monkeypatch.undo()
        await eventually(lambda: room.is_playing)

    with served(tmp_path, limits=False) as browser, browser.client.portal() as portal:
        portal.call(run, browser.house)


def test_a_room_that_closes_lets_nobody_wait(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(company: Company) -> None:
        await company.reach(lambda: at_build(company))
        losing(monkeypatch, DatabaseTrouble(), is_stored=False)
        monkeypatch.setattr(company.room, "read_again", lambda: asyncio.sleep(60))
        choice = asyncio.create_task(choose_any(company))
        await eventually(lambda: company.room.mender.is_busy)
        company.room.close()
        with pytest.raises(DatabaseTrouble):
            await asyncio.wait_for(choice, PATIENCE)

    in_company(tmp_path, story)
