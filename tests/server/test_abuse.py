"""Those who want more than their share, and those who want to see what is not theirs."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable, Coroutine, Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar.testing import TestClient, WebSocketTestSession

from undercroft.server.app import create_app
from undercroft.server.config import Config
from undercroft.server.db.tables import PersonRow
from undercroft.server.house import House
from undercroft.server.matches import workers
from undercroft.server.refusals import NotIdle, NotYourSeat, SecondSeat
from undercroft.server.routes.socket import MOST_REFUSED, SOCKETS_OF_ONE
from undercroft.server.sessions import hash_of
from undercroft.server.wire.lobby import Join, NewMatch, SeatWish
from undercroft.server.wire.tables import TableInfo
from undercroft.testing.client import JSON, Connection, Goodbye, Lost, Person

from .browsers import HERE, Browser, served
from .running import Running
from .scenes import codes, eventually, guests, live, sitting


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server that counts: few messages a minute, everything else as usual."""
    with Running(tmp_path_factory.mktemp("strict"), UNDERCROFT_MESSAGES_PER_MINUTE="50") as server:
        yield server.url
        assert "[error" not in server.errors, server.errors[-3000:]


def code(response: httpx.Response) -> tuple[int, str]:
    return response.status_code, str(response.json()["code"])


# More than one's share


@live
async def test_a_flood_is_refused_and_then_cut_off_and_the_match_goes_on(strict: str) -> None:
    async with sitting(strict, "Ala", "Bob") as scene:
        line, flood = scene.lines
        answers = Counter[str]()
        flood.listener = lambda heard: answers.update([str(heard.get("code", heard["type"]))])
        with pytest.raises(Lost):
            await pour(flood)
        await eventually(lambda: flood.bye)
        assert flood.bye is not None
        assert (flood.bye["code"], flood.bye["again"]) == ("too-many", True)
        assert answers["done"] <= 50
        assert answers["too-many"] == MOST_REFUSED + 1, "the last one is the goodbye"
        assert codes(await line.ask({"type": "say", "text": "who was that?"})) == "done"


async def pour(line: Connection) -> None:
    while True:
        await line.send_text('{"type":"hold","on":false}')
        await asyncio.sleep(0)


@live
async def test_nobody_keeps_more_sockets_open_than_one_may(strict: str) -> None:
    async with guests(strict, "Ala") as (ala,), AsyncExitStack() as stack:
        table = await ala.make_match(seats=["me", "open"])
        for _ in range(SOCKETS_OF_ONE):
            await stack.enter_async_context(ala.open(table["id"]))
        with pytest.raises(Goodbye) as goodbye:
            await ala.open(table["id"]).reconnect()
        assert goodbye.value.message["code"] == "too-many-sockets"
        async with Connection(strict, table["id"]) as nobody:
            assert nobody.seat is None, "others are not bothered"


@live
async def test_chat_is_for_talking(strict: str) -> None:
    async with guests(strict, "Ala") as (ala,):
        table = await ala.make_match(seats=["me", "open"])
        async with ala.open(table["id"]) as line:
            said = [codes(await line.ask({"type": "say", "text": f"{number}"})) for number in range(42)]
            assert Counter(said) == {"done": 40, "too-many": 2}
            assert codes(await line.ask({"type": "order", "order": "always"})) == "done", "play goes on"


@live
async def test_nobody_chooses_and_takes_back_for_ever(tmp_path: Path) -> None:
    """Every undo stays in the record, as what it took back does."""
    with Running(tmp_path) as server:
        async with guests(server.url, "Ala") as (ala,):
            table = await ala.make_match(seats=["me", "open"])
            async with ala.open(table["id"]) as line:
                said = [codes(await line.ask({"type": "undo", "position": 0})) for _ in range(202)]
                assert said[200:] == ["too-many"] * 2
                assert "too-many" not in said[:200]
                assert codes(await line.ask({"type": "order", "order": "always"})) == "done", "play goes on"


@live
async def test_matches_are_not_made_without_end(strict: str) -> None:
    async with guests(strict, "Ala", "Bob") as (ala, bob):
        for _ in range(60):
            table = await ala.make_match(seats=["me", "open"])
            await ala.post(f"/api/matches/{table['id']}/end")
        wish = {"game": "boss-monster", "seats": [{"kind": "me"}, {"kind": "open"}]}
        assert code(await ala.post("/api/matches", wish)) == (429, "too-many")
        assert code(await ala.post(f"/api/matches/{table['id']}/rematch")) == (429, "too-many")
        assert (await bob.make_match(seats=["me", "open"]))["status"] == "waiting"


def test_a_long_queue_of_bots_is_no_reason_to_give_one_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each thought is quick enough; only all of them together take longer than one may."""

    async def story() -> list[None]:
        pool = workers.Workers(1)
        await pool.run(time.sleep, 0)  # the process is there
        monkeypatch.setattr(workers, "LONGEST_SECONDS", 3.0)
        try:
            return await asyncio.gather(*(pool.run(time.sleep, 0.5) for _ in range(9)))
        finally:
            pool.stop()

    assert asyncio.run(story()) == [None] * 9


# What is not one's own


async def taken_over(host: Person, match_id: str, seat: int, **wish: Any) -> httpx.Response:
    return await host.put(f"/api/matches/{match_id}/seats/{seat}", wish)


@live
async def test_a_host_who_plays_cannot_sit_down_at_another_hand(url: str) -> None:
    """The host may seat somebody else where a bot is, but not look at its cards."""
    async with guests(url, "Ala", "Cyd") as (ala, cyd):
        bot = {"kind": "bot", "bot": "random"}
        table = await ala.make_match(seats=["me", bot, bot], fast=True)
        for seat in (1, 2):
            assert code(await taken_over(ala, table["id"], seat, kind="me")) == (409, "second-seat")
        assert (await taken_over(ala, table["id"], 1, kind="open")).status_code == 200
        assert code(await ala.post(f"/api/matches/{table['id']}/join", {"seat": 1})) == (409, "second-seat")
        async with ala.open(table["id"]) as line:
            assert line.you["seats"] == [0]
        assert (await cyd.join(table["id"]))["seats"][1]["name"] == "Cyd"


@live
async def test_a_host_who_played_two_hands_gives_neither_to_somebody_else(url: str) -> None:
    """Nor in two steps, by way of a bot: whoever sat down there would play against somebody who knows their cards."""
    async with guests(url, "Ala", "Bob") as (ala, bob):
        table = await ala.make_match(seats=["me", "me"], fast=True)
        for kind in ("open", "invite"):
            assert code(await taken_over(ala, table["id"], 1, kind=kind)) == (409, "seat-known")
        assert (await taken_over(ala, table["id"], 1, kind="bot", bot="random")).status_code == 200
        assert code(await taken_over(ala, table["id"], 1, kind="open")) == (409, "seat-known")
        assert code(await bob.post(f"/api/matches/{table['id']}/join", {})) == (409, "no-seat-free")
        with_bot = await ala.make_match(seats=["me", {"kind": "bot", "bot": "random"}], fast=True)
        assert (await taken_over(ala, with_bot["id"], 0, kind="open")).status_code == 200, "it was the only one"


@live
async def test_a_host_who_only_watches_may_sit_down(url: str) -> None:
    async with guests(url, "Ala", "Bob") as (ala, bob):
        bot = {"kind": "bot", "bot": "random"}
        table = await ala.make_match(seats=["open", bot], fast=False)
        await bob.join(table["id"])
        assert (await taken_over(ala, table["id"], 1, kind="me")).status_code == 200


@live
async def test_a_match_that_goes_on_has_no_rematch_yet(url: str) -> None:
    async with sitting(url, "Ala", "Bob") as scene:
        assert code(await scene.people[1].post(f"/api/matches/{scene.id}/rematch")) == (409, "not-over")


@live
async def test_of_two_who_answer_a_takeback_at_once_none_is_overheard(url: str) -> None:
    """Who is told to look again agrees again; a refusal stands whatever others say in the same moment."""
    async with sitting(url, "Ala", "Bob", "Cyd", "Dag") as scene:
        asker = await scene.step()
        while await scene.step() is asker:
            pass
        ask = {"type": "undo", "position": asker.position, "ask": True}
        assert codes(await asker.ask(ask)) == "done"
        for line in scene.lines:
            await line.until(lambda it: it.takeback.get("seat") == asker.seat)
        others = [line for line in scene.lines if line is not asker]
        agree = {"type": "answer-undo", "agree": True}
        answers = [codes(each) for each in await asyncio.gather(*(line.ask(agree) for line in others[:2]))]
        assert set(answers) <= {"done", "late"}
        await scene.heard_all()
        agreed = {asker.seat, *(line.seat for line, said in zip(others, answers, strict=False) if said == "done")}
        await asker.until(lambda it: set(it.takeback["agreed"]) == agreed)


@pytest.mark.parametrize(("address", "status"), [("192.168.1.7", 404), ("127.0.0.1", 200)])
def test_a_friend_in_the_network_does_not_read_the_numbers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, address: str, status: int
) -> None:
    """In a room of friends every number that ticks would tell who was asked in a window."""
    monkeypatch.setattr("undercroft.server.routes.health.address_of", lambda _request: address)
    with served(tmp_path, lan=True) as browser:
        assert browser.get("/metrics").status_code == status


# Two wishes at once, of which one comes true


Story = Callable[[House, PersonRow, PersonRow], Coroutine[Any, Any, None]]


def indoors(story: Story) -> Callable[[Path], None]:
    """A test inside a server, where two guests, Ala and Bob, know exactly what comes first."""

    async def with_guests(house: House) -> None:
        ala, bob = [(await house.people.guest(name, "en"))[0] for name in ("Ala", "Bob")]
        await story(house, ala, bob)

    def run(tmp_path: Path) -> None:
        with served(tmp_path, limits=False) as browser, browser.client.portal() as portal:
            portal.call(with_guests, browser.house)

    return run


async def made(house: House, host: PersonRow, *kinds: Any, starts_itself: bool = True) -> str:
    seats = [SeatWish(kind=kind, bot="random") for kind in kinds]
    wish = NewMatch(game="boss-monster", seats=seats, starts_itself=starts_itself)
    return (await house.lobby.make(host, wish)).table.id


async def together(house: House, *wishes: Coroutine[Any, Any, object]) -> list[object]:
    """Each has read how the table stands before one of them can write; then they write in this order."""
    asked = []
    async with house.store.write():
        for wish in wishes:
            asked.append(asyncio.create_task(wish))
            await asyncio.sleep(0.2)
    return await asyncio.gather(*asked, return_exceptions=True)


async def names(house: House, match_id: str) -> list[str]:
    return [seat.name for seat in (await house.lobby.info(match_id)).seats]


@indoors
async def test_who_gets_up_takes_no_key_along(house: House, ala: PersonRow, bob: PersonRow) -> None:
    match_id = await made(house, ala, "me", "open", "open")
    await house.lobby.join(bob, match_id, Join(seat=1))
    left, key = await together(house, house.hosting.leave(bob, match_id), house.hosting.token(bob, match_id, 1))
    assert isinstance(left, TableInfo)
    assert isinstance(key, NotYourSeat)
    _, seats = await house.rooms.journal.table(match_id)
    assert seats[1].token_hash is None


@indoors
async def test_who_sits_down_finds_no_key_of_somebody_else(house: House, ala: PersonRow, bob: PersonRow) -> None:
    match_id = await made(house, ala, "me", "open")
    await house.rooms.journal.change_seat(match_id, 1, token_hash=hash_of("left behind"))
    await house.lobby.join(bob, match_id, Join())
    _, seats = await house.rooms.journal.table(match_id)
    assert (seats[1].person_id, seats[1].token_hash) == (bob.id, None)


@indoors
async def test_a_host_who_begins_cannot_sit_down_at_a_hand_just_dealt(
    house: House, ala: PersonRow, bob: PersonRow
) -> None:
    match_id = await made(house, ala, "me", "open", starts_itself=False)
    await house.lobby.join(bob, match_id, Join())
    sit_there = house.hosting.set_seat(ala, match_id, 1, SeatWish(kind="me"))
    begun, sat = await together(house, house.hosting.begin(ala, match_id), sit_there)
    assert isinstance(begun, TableInfo)
    assert isinstance(sat, SecondSeat | NotIdle)
    assert await names(house, match_id) == ["Ala", "Bob"]


@indoors
async def test_who_gets_up_while_the_match_begins_keeps_the_seat(house: House, ala: PersonRow, bob: PersonRow) -> None:
    """Else they could look at one hand and sit down at another."""
    match_id = await made(house, ala, "me", "open", starts_itself=False)
    await house.lobby.join(bob, match_id, Join())
    await together(house, house.hosting.begin(ala, match_id), house.hosting.leave(bob, match_id))
    seat = (await house.lobby.info(match_id)).seats[1]
    assert (seat.person, seat.stand_in) == (bob.id, "greedy")


@indoors
async def test_who_sits_down_twice_at_once_in_play_has_one_seat(house: House, ala: PersonRow, bob: PersonRow) -> None:
    match_id = await made(house, ala, "me", "bot", "bot")
    for seat in (1, 2):
        await house.hosting.set_seat(ala, match_id, seat, SeatWish(kind="open"))
    joins = [house.lobby.join(bob, match_id, Join(seat=seat)) for seat in (1, 2)]
    first, second = await together(house, *joins)
    assert isinstance(first, TableInfo)
    assert isinstance(second, SecondSeat)
    assert await names(house, match_id) == ["Ala", "Bob", ""]


# Texts that a database stumbles over


ZERO = "a\x00b"


def test_a_zero_byte_is_refused_by_postgresql_too(postgres_url: str) -> None:
    """Other than SQLite it takes no such text, anywhere: it must not come so far."""
    app = create_app(Config(database=postgres_url, limits=False))
    with TestClient(app, base_url=HERE, raise_server_exceptions=False) as client:
        ala = Browser(client)
        me = ala.guest("Ala")
        seats = [{"kind": "me"}, {"kind": "open"}]
        table = ala.post("/api/matches", {"game": "boss-monster", "seats": seats}).json()["table"]["id"]
        for path in ("/api/matches/a%00b", "/api/matches/%00/record", "/api/games/%00", "/api/matches/%ED%A0%80"):
            assert ala.get(path).status_code == 404
        for path, wish in (
            ("/api/me", {"name": ZERO}),
            ("/api/me/account", {"login": ZERO, "password": "correct horse battery"}),
            ("/api/session", {"login": ZERO, "password": ZERO * 4}),
            ("/api/matches", {"game": ZERO, "seats": seats}),
            ("/api/matches", {"game": "boss-monster", "seats": [seats[0], {"kind": "bot", "bot": ZERO}]}),
            (f"/api/matches/{table}/join", {"name": ZERO}),
            (f"/api/matches/{table}/join", {"invitation": ZERO}),
        ):
            assert 400 <= ala.post(path, wish).status_code < 500, path
        with client.websocket_connect(f"/api/matches/{table}/socket") as socket:
            socket.send_json({"type": "hello"})
            assert socket.receive_json()["you"]["person"] == me["id"]
            assert answer_to(socket, {"type": "mute", "person": ZERO})["code"] == "bad-request"
            assert answer_to(socket, {"type": "say", "text": ZERO})["type"] == "done"


def answer_to(socket: WebSocketTestSession, message: JSON) -> JSON:
    socket.send_json({**message, "ref": 1})
    while True:
        heard: JSON = socket.receive_json()
        if heard["type"] in ("done", "refused"):
            return heard


@live
async def test_a_bot_that_would_think_for_minutes_gets_no_seat(url: str) -> None:
    async with guests(url, "Ala") as (ala,):
        wish = {"game": "boss-monster", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "greedy:1000000"}]}
        refused = await ala.post("/api/matches", wish)
        assert (refused.status_code, refused.json()["code"]) == (400, "bad-strength")
        standing_in = {**wish, "seats": [{"kind": "me"}] * 2, "agreement": {"stand_in": "greedy:51"}}
        assert (await ala.post("/api/matches", standing_in)).json()["code"] == "bad-strength"
