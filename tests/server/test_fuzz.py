"""Whatever is said into a socket is answered with a typed message or a typed goodbye, and spoils no match.

Frames are thrown at a real server process; its log and what it has written down are read afterwards.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from undercroft.server.wire.socket import LARGEST_MESSAGE, ServerMessage
from undercroft.testing.client import JSON

from .browsers import served
from .halls import Hall, opened

READ = msgspec.json.Decoder(ServerMessage).decode
HELLO = '{"type":"hello"}'
LAST = 1_234_567_891
ANSWERS = ("done", "why", "refused", "welcome")
BOUNDED = settings(
    derandomize=True, database=None, deadline=None, phases=[Phase.generate], suppress_health_check=list(HealthCheck)
)


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    with opened(tmp_path_factory.mktemp("hall")) as hall:
        yield hall


# Frames


JUNK = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)
WILD: st.SearchStrategy[Any] = st.sampled_from(
    [-1, 2**31, 2**31 + 1, 2**63, 10**400, 0.5, "0", None, True, [], {}, "\x00", "\u202e", "𝟙", "a" * 3000]
)
GOOD: list[JSON] = [
    {"type": "look", "seat": 0},
    {"type": "choose", "position": 1, "option": "pass"},
    {"type": "why-not", "thing": "card:1"},
    {"type": "undo", "position": 1, "ask": True},
    {"type": "answer-undo", "agree": True},
    {"type": "concede"},
    {"type": "hand-over", "to_bot": True},
    {"type": "order", "order": "never"},
    {"type": "hold", "on": True},
    {"type": "say", "text": "hi"},
    {"type": "mute", "person": "x", "on": True},
    {"type": "hello", "language": "pl", "seat": None, "events": 0, "chat": 0, "token": ""},
]


@st.composite
def spoilt(draw: st.DrawFn) -> str:
    """A message as it should be, but for one field: wrong, gone, or one too many."""
    message = dict(draw(st.sampled_from(GOOD)))
    name = draw(st.sampled_from([*message, "ref", "extra"]))
    if draw(st.booleans()) and name in message:
        del message[name]
    else:
        message[name] = draw(WILD | JUNK)
    return json.dumps(message, ensure_ascii=draw(st.booleans()))


Frame = str | bytes
FRAMES: st.SearchStrategy[Frame] = st.one_of(
    spoilt(),
    spoilt(),
    JUNK.map(json.dumps),
    st.text(max_size=60),
    st.binary(max_size=60),
    st.sampled_from(
        [
            "",
            b"",
            b'{"type":"concede"}',
            HELLO,
            "[" * 4000,
            '{"type":' * 500,
            '{"type":"say","text":"\\ud800"}',
            '{"type":"say","text":"\\u0000"}',
            '{"type":"say","type":"concede"}',
            '{"type":"mute","person":"a\\u0000b"}',
            "\ufeff" + HELLO,
            "9" * 4000,
        ]
    ),
)


async def socket_to(hall: Hall, match_id: str) -> ClientConnection:
    """A spectator's: whatever it says, it has no seat to play."""
    url = hall.server.url.replace("http", "ws", 1)
    return await connect(f"{url}/api/matches/{match_id}/socket", compression=None, max_size=None, proxy=None)


async def hear(socket: ClientConnection) -> JSON:
    """One message, which is one of those that the protocol knows."""
    text = await asyncio.wait_for(socket.recv(), 10)
    READ(text)
    return dict(json.loads(text))


async def goodbye(socket: ClientConnection) -> str:
    """The code of the last message, after which the socket is closed."""
    heard = await hear(socket)
    while heard["type"] != "bye":
        heard = await hear(socket)
    with pytest.raises(ConnectionClosed):
        await hear(socket)
    return str(heard["code"])


async def throw(hall: Hall, match_id: str, frames: list[Frame]) -> None:
    """Each frame has its answer, in order; the last one is a question whose answer we know."""
    async with await socket_to(hall, match_id) as socket:
        await socket.send(HELLO)
        assert (await hear(socket))["type"] == "welcome"
        for frame in frames:
            await socket.send(frame)
        await socket.send(json.dumps({"type": "why-not", "thing": "sentinel", "ref": LAST}))
        answers = 0
        while (heard := await hear(socket)).get("ref") != LAST:
            answers += heard["type"] in ANSWERS
            assert heard.get("code") != "server-trouble", frames
        assert answers == len(frames)


def test_a_spectator_may_say_anything_and_nothing_comes_of_it(hall: Hall) -> None:
    match_id = hall.runner.run(hall.begin())
    before = hall.rows(match_id)

    @settings(BOUNDED, max_examples=150)
    @given(st.lists(FRAMES, max_size=12))
    def story(frames: list[Frame]) -> None:
        hall.runner.run(throw(hall, match_id, frames))

    story()
    assert hall.rows(match_id) == before
    hall.check_log()


@settings(BOUNDED, max_examples=60)
@given(FRAMES)
def check_first_frame(hall: Hall, match_id: str, frame: Frame) -> None:
    async def story() -> None:
        async with await socket_to(hall, match_id) as socket:
            await socket.send(frame)
            heard = await hear(socket)
            assert heard["type"] == "welcome" or heard["code"] in ("bad-request", "no-such-seat", "not-your-seat")

    hall.runner.run(story())


def test_whoever_does_not_say_hello_first_is_shown_out(hall: Hall) -> None:
    check_first_frame(hall, hall.runner.run(hall.begin()))
    hall.check_log()


@pytest.mark.parametrize("match_id", ["%00", "a%00b", "%ED%A0%80", "x" * 300, "nowhere", "%C5%BC"])
def test_a_socket_to_a_match_that_cannot_be_is_closed_with_a_word(hall: Hall, match_id: str) -> None:
    async def story() -> None:
        async with await socket_to(hall, match_id) as socket:
            await socket.send(HELLO)
            assert await goodbye(socket) == "no-such-match"

    hall.runner.run(story())
    hall.check_log()


# Too large, too late


@pytest.mark.parametrize("size", [LARGEST_MESSAGE + 1, 2 * LARGEST_MESSAGE, 2 * LARGEST_MESSAGE + 1, 1_000_000])
@pytest.mark.parametrize("is_greeted", [True, False])
def test_what_is_too_large_closes_the_socket(hall: Hall, size: int, is_greeted: bool) -> None:
    """Up to a size it is told so; beyond, nothing is read at all and the protocol's own code says why."""

    async def story() -> None:
        async with await socket_to(hall, await hall.begin()) as socket:
            if is_greeted:
                await socket.send(HELLO)
            await socket.send("x" * size)
            if size <= 2 * LARGEST_MESSAGE:
                assert await goodbye(socket) == "too-large"
            else:
                await asyncio.wait_for(socket.wait_closed(), 10)
                assert socket.close_code == 1009

    hall.runner.run(story())
    hall.check_log()


def test_whoever_says_nothing_is_shown_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("undercroft.server.routes.socket.HELLO_SECONDS", 0.05)
    with served(tmp_path, limits=False) as browser:
        browser.guest("Ala")
        seats = [{"kind": "me"}, {"kind": "open"}]
        table = browser.post("/api/matches", {"game": "boss-monster", "seats": seats}).json()["table"]
        with browser.client.websocket_connect(f"/api/matches/{table['id']}/socket") as socket:
            assert socket.receive_json()["code"] == "bad-request"
