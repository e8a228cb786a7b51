"""Whoever reads more slowly than a match goes on is cut off, and comes back to where the match is by then."""

from __future__ import annotations

import asyncio
from typing import Any, cast

import pytest

from undercroft.server.house import House
from undercroft.server.routes import socket
from undercroft.server.routes.socket import OUTBOX, TOO_SLOW, Line, Socket


class Stuck:
    """A socket whose other end reads nothing; closing it takes a moment."""

    def __init__(self) -> None:
        self.closed_with: list[int] = []

    async def send_data(self, *said: Any, **more: Any) -> None:
        await asyncio.Event().wait()

    async def close(self, code: int) -> None:
        await asyncio.sleep(0.01)
        self.closed_with.append(code)


def test_a_slow_reader_is_cut_off_although_the_match_goes_on_meanwhile(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "language_of", lambda _: "en")
    monkeypatch.setattr(socket, "address_of", lambda _: "127.0.0.1")
    stuck = Stuck()

    async def script() -> None:
        line = Line(cast(Socket, stuck), cast(House, None))
        for _ in range(10):
            for _ in range(OUTBOX):
                line.post(b"{}")
            await asyncio.sleep(0.005)

    asyncio.run(script())
    assert stuck.closed_with == [TOO_SLOW]
