"""What the host of a match may do with it, and what nobody else may."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from undercroft.server.matches import stage
from undercroft.testing.client import JSON, Person

from .browsers import Browser, served
from .scenes import Scene, at_build, codes, eventually, guests, live, sitting


async def host(scene: Scene, verb: str, person: int = 0) -> httpx.Response:
    return await scene.people[person].post(f"/api/matches/{scene.id}/{verb}")


async def set_seat(person: Person, match_id: str, seat: int, **wish: Any) -> httpx.Response:
    return await person.put(f"/api/matches/{match_id}/seats/{seat}", wish)


def code(response: httpx.Response) -> tuple[int, str]:
    return response.status_code, str(response.json()["code"])


# Beginning


@live
async def test_the_host_begins_when_every_seat_is_taken(url: str) -> None:
    async with guests(url, "Ala", "Bob") as (ala, bob):
        table = await ala.make_match(seats=["me", "open"], starts_itself=False)
        begin = f"/api/matches/{table['id']}/begin"
        assert code(await ala.post(begin)) == (409, "seats-missing")
        assert (await bob.join(table["id"]))["status"] == "waiting"
        assert code(await bob.post(begin)) == (403, "not-the-host")
        assert (await ala.post(begin)).json()["status"] == "playing"
        assert code(await ala.post(begin)) == (409, "has-begun")


@live
async def test_before_play_the_host_seats_whom_they_like(url: str) -> None:
    async with guests(url, "Ala", "Bob") as (ala, bob):
        table = await ala.make_match(seats=["me", "open", "open"])
        await bob.join(table["id"])
        changed = await set_seat(ala, table["id"], 2, kind="bot", bot="random")
        assert changed.json()["table"]["status"] == "playing", "the last seat is taken"
        assert [seat["kind"] for seat in changed.json()["table"]["seats"]] == ["person", "person", "bot"]


@live
async def test_a_new_invitation_makes_the_old_one_useless(url: str) -> None:
    async with guests(url, "Ala", "Bob") as (ala, bob):
        table = await ala.make_match(seats=["me", "invite"])
        old = ala.invitations[table["id"]][1]
        new = (await set_seat(ala, table["id"], 1, kind="invite")).json()["invitations"]["1"]
        refused = await bob.post(f"/api/matches/{table['id']}/join", {"invitation": old})
        assert code(refused) == (403, "wrong-invitation")
        assert (await bob.join(table["id"], invitation=new))["status"] == "playing"


# Pausing and ending


@live
async def test_while_the_host_pauses_nobody_moves(url: str) -> None:
    async with sitting(url, "Ala", "Bob", reach=at_build) as scene:
        before = scene.positions()
        assert (await host(scene, "pause")).json()["status"] == "paused"
        for line in scene.lines:
            await line.until(lambda it: it.table["status"] == "paused")
        assert codes(await scene.asked.choose("pass")) == "is-paused"
        assert codes(await scene.asked.ask({"type": "concede"})) == "is-paused"
        assert codes(await scene.asked.ask({"type": "say", "text": "tea?"})) == "done"
        assert scene.positions() == before
        assert (await host(scene, "resume")).json()["status"] == "playing"
        await scene.step()


@live
async def test_while_the_host_pauses_bots_wait(url: str) -> None:
    seats = ["me", {"kind": "bot", "bot": "random"}]
    async with sitting(url, "Ala", seats=seats, fast=False, window_seconds=0) as scene:
        line = scene.lines[0]
        await eventually(lambda: scene.mover or (line.waiting and line.waiting["seat"] == 1))
        while line.waiting and line.waiting["seat"] != 1:
            await scene.step()
        assert (await host(scene, "pause")).json()["status"] == "paused"
        position = line.position
        with pytest.raises(TimeoutError):  # a bot never takes so long
            await line.until(lambda it: it.position != position, 2.5)
        await host(scene, "resume")
        await line.until(lambda it: it.position != position)


@live
async def test_a_match_that_the_host_ends_has_no_winner_and_tells_its_seed(url: str) -> None:
    async with sitting(url, "Ala", "Bob", reach=at_build) as scene:
        ended = (await host(scene, "end")).json()
        assert (ended["status"], ended["outcome"]) == ("ended", None)
        assert ended["seed"]
        await scene.lines[1].until(lambda line: line.table["status"] == "ended")
        assert codes(await scene.asked.choose("pass")) == "is-over"
        assert (await scene.record())["seed"] == ended["seed"]
        assert code(await host(scene, "pause")) == (409, "is-over")


@live
async def test_only_the_host_pauses_resumes_ends_and_seats_people(url: str) -> None:
    async with sitting(url, "Ala", "Bob", reach=at_build) as scene:
        for verb in ("pause", "resume", "end"):
            assert code(await host(scene, verb, person=1)) == (403, "not-the-host")
        assert code(await set_seat(scene.people[1], scene.id, 0, kind="bot")) == (403, "not-the-host")
        assert (await scene.table())["status"] == "playing"


# Seats in play


@live
async def test_an_active_seat_is_not_replaced(url: str) -> None:
    async with sitting(url, "Ala", "Bob", reach=at_build) as scene:
        assert code(await set_seat(scene.people[0], scene.id, 1, kind="bot")) == (409, "not-idle")
        await scene.lines[1].drop()
        await scene.lines[0].until(lambda line: not line.table["seats"][1]["online"])
        assert code(await set_seat(scene.people[0], scene.id, 1, kind="bot")) == (409, "not-idle"), "just gone"
        assert (await scene.table())["seats"][1]["name"] == "Bob"


@pytest.fixture
def ala(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Browser]:
    """A host at a server where whoever does not look at the table is idle at once."""
    monkeypatch.setattr(stage, "ABSENT_SECONDS", 0.0)
    with served(tmp_path, limits=False) as browser:
        browser.guest("Ala")
        yield browser


def with_bob(ala: Browser) -> tuple[Browser, str]:
    """Bob sits down and never looks at the table."""
    wish = {"game": "boss-monster", "seats": [{"kind": "me"}, {"kind": "open"}], "agreement": {"fast": True}}
    address = f"/api/matches/{ala.post('/api/matches', wish).json()['table']['id']}"
    bob = ala.another()
    bob.guest("Bob")
    assert bob.post(f"{address}/join", {}).json()["status"] == "playing"
    return bob, address


def welcome(person: Browser, address: str) -> JSON:
    with person.client.websocket_connect(f"{address}/socket") as socket:
        socket.send_json({"type": "hello"})
        return dict(socket.receive_json(timeout=10))


def test_an_idle_seat_is_replaced_and_its_person_only_watches(ala: Browser) -> None:
    bob, address = with_bob(ala)
    replaced = ala.send("PUT", f"{address}/seats/1", json={"kind": "bot", "bot": "random"})
    assert replaced.json()["table"]["seats"][1]["bot"] == "random"
    outside = welcome(bob, address)
    assert (outside["seat"], outside["you"]["seats"]) == (None, [])
    assert welcome(ala, address)["you"]["seats"] == [0]


def test_an_idle_seat_may_be_opened_for_somebody_else(ala: Browser) -> None:
    bob, address = with_bob(ala)
    cyd = bob.another()
    cyd.guest("Cyd")
    assert ala.send("PUT", f"{address}/seats/1", json={"kind": "open"}).status_code == 200
    assert cyd.post(f"{address}/join", {}).json()["seats"][1]["name"] == "Cyd"
    shown = welcome(cyd, address)
    assert shown["seat"] == 1
    assert shown["frame"]["view"]["hand"]


@live
async def test_of_two_seats_of_ones_own_a_bot_plays_one_and_it_stays_ones_own(url: str) -> None:
    async with guests(url, "Ala") as (ala,):
        table = await ala.make_match(seats=["me", "me"], fast=True)
        changed = (await set_seat(ala, table["id"], 1, kind="bot", bot="random")).json()["table"]["seats"][1]
        assert (changed["person"], changed["stand_in"]) == (ala.me["id"], "random")
        async with ala.open(table["id"]) as line:
            assert line.you["seats"] == [0, 1]
        taken_back = (await set_seat(ala, table["id"], 1, kind="me")).json()["table"]["seats"][1]
        assert (taken_back["person"], taken_back["stand_in"]) == (ala.me["id"], None)
