"""What the protocol's page promises beside its tables, tried over real sockets."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from undercroft.server.app import create_app
from undercroft.server.config import Config
from undercroft.server.routes import socket
from undercroft.testing.client import JSON, Connection, Goodbye

from .scenes import at_build, codes, guests, heard_all, in_window, live, sitting

CLOCK = 600


@live
async def test_in_a_pause_no_clock_is_shown_and_after_it_the_clock_starts_anew(url: str) -> None:
    async with sitting(url, "Ala", "Bob", reach=at_build, clock_seconds=CLOCK) as scene:
        asked, other = scene.asked, scene.others[0]
        position, deadline = asked.position, asked.question["deadline"] if asked.question else None
        assert asked.waiting == {"kind": "seat", "seat": asked.seat, "deadline": deadline, "brief": False}
        await scene.people[0].post(f"/api/matches/{scene.id}/pause")
        for line in (asked, other):
            await line.until(lambda it: it.waiting and it.waiting["deadline"] is None)
        assert codes(await asked.choose("pass")) == "is-paused"
        resumed = time.time() * 1000
        await scene.people[0].post(f"/api/matches/{scene.id}/resume")
        for line in (asked, other):
            await line.until(lambda it: it.waiting and it.waiting["deadline"] is not None)
            assert line.waiting
            assert line.waiting["deadline"] >= resumed + CLOCK * 1000
        assert asked.position == position, "nothing else has changed"
        assert codes(await asked.choose("pass")) == "done"


@live
async def test_a_message_with_an_unknown_field_is_refused_and_the_field_is_named(url: str) -> None:
    async with sitting(url, "Ala", "Bob") as scene:
        line = scene.lines[0]
        await line.send_text('{"type": "hold", "on": true, "patience": 5, "ref": 7}')
        await line.until(lambda it: it.unclaimed)
        (refused,) = line.unclaimed
        assert (refused["code"], refused["ref"]) == ("bad-request", None)
        assert "“patience”" in refused["text"]


@live
async def test_a_choice_before_the_match_has_begun_changes_nothing(url: str) -> None:
    async with guests(url, "Ala") as (ala,):
        table = await ala.make_match(seats=["me", "open"])
        async with ala.open(table["id"]) as line:
            assert line.frame is None
            assert codes(await line.ask({"type": "choose", "position": 1, "option": "pass"})) == "not-begun"
            assert codes(await line.ask({"type": "why-not", "thing": "card:1"})) == "not-begun"


@live
async def test_who_answers_in_a_window_gets_no_new_position_until_the_window_closes(url: str) -> None:
    async with sitting(url, "Ala", "Bob", reach=in_window) as scene:
        line, told = scene.asked, list[JSON]()
        position = line.position
        line.listener = lambda message: told.append(message) if message["type"] == "frame" else None
        assert codes(await line.ask({"type": "hold", "on": True})) == "done"
        assert codes(await line.choose("pass")) == "done"
        await heard_all(line)
        assert told == []
        assert line.position == position
        again = {"type": "choose", "position": position, "option": "pass"}
        assert codes(await line.ask(again)) == "late", "an answer cannot be changed"


@live
async def test_a_seat_key_opens_its_seat_until_there_is_a_new_key(url: str) -> None:
    async with sitting(url, "Ala", "Bob", reach=at_build) as scene:
        old = await scene.people[1].seat_key(scene.id, 1)
        async with Connection(url, scene.id, token=old) as program:
            assert program.you["seats"] == [1]
            assert program.you["person"] is None
            assert program.view == scene.lines[1].view
            new = await scene.people[1].seat_key(scene.id, 1)
            await program.until(lambda it: it.you["seats"] == [])
            assert codes(await program.ask({"type": "order", "order": "never"})) == "not-your-seat"
        with pytest.raises(Goodbye) as goodbye:
            await Connection(url, scene.id, token=old).reconnect()
        assert goodbye.value.message["code"] == "not-your-seat"
        assert goodbye.value.message["again"] is False
        async with Connection(url, scene.id, token=new) as program:
            assert program.seat == 1


@live
async def test_a_mute_is_told_to_whoever_muted_and_to_nobody_else(url: str) -> None:
    async with sitting(url, "Ala", "Bob") as scene:
        ala, bob = scene.lines
        told: list[JSON] = []
        await scene.heard_all()
        bob.listener = told.append
        assert codes(await ala.ask({"type": "mute", "person": bob.you["person"]})) == "done"
        assert ala.you["muted"] == [bob.you["person"]]
        await heard_all(bob)
        assert [message["type"] for message in told] in (["why"], ["refused"])


@pytest.fixture
def client(tmp_path: Path) -> TestClient[Any]:
    config = Config(database=f"sqlite+aiosqlite:///{tmp_path / 'table.sqlite'}", allowed_hosts=["testserver.local"])
    return TestClient(create_app(config), base_url="http://testserver.local")


def test_who_says_no_hello_is_told_goodbye(client: TestClient[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "HELLO_SECONDS", 0.05)
    with client, client.websocket_connect("/api/matches/any/socket") as silent:
        goodbye = silent.receive_json(timeout=5)
    assert (goodbye["type"], goodbye["code"], goodbye["again"]) == ("bye", "bad-request", False)
