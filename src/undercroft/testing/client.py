"""A small client of a table, for proofs: plain JSON in and out, over real requests and sockets.

    async with await Person.guest(url, "Ala") as ala, await Person.guest(url, "Bob") as bob:
        table = await ala.make_match(seats=["me", "open"], fast=True)
        await bob.join(table["id"])
        async with ala.open(table["id"]) as left, bob.open(table["id"]) as right:
            await asyncio.gather(play(left, at_random(1)), play(right, at_random(2)))

It knows the protocol and no game.
"""

from __future__ import annotations

import asyncio
import contextlib
import functools
import random
import ssl
from collections.abc import Sequence
from types import EllipsisType, TracebackType
from typing import Any, Self

import httpx

from .connection import JSON, Attempt, Chooser, Connection, Goodbye, Lost

__all__ = ["JSON", "Attempt", "Chooser", "Connection", "Goodbye", "Lost", "Person", "at_random", "play"]

CSRF_COOKIE, CSRF_HEADER = "undercroft_csrf", "x-csrf-token"


class Person:
    """Somebody with a device: keeps cookies, says the CSRF token. ``me`` is what the table knows of them."""

    def __init__(self, base_url: str, language: str = "en") -> None:
        self.base_url = base_url.rstrip("/")
        self.language = language
        self.me: JSON = {}
        self.invitations: dict[str, dict[int, str]] = {}
        """For every match made: the tokens of the invited seats."""
        self.http = httpx.AsyncClient(base_url=self.base_url, timeout=30, trust_env=False, verify=_tls())

    @classmethod
    async def guest(cls, base_url: str, name: str, language: str = "en") -> Self:
        """Somebody with a name and no account."""
        person = cls(base_url, language)
        person.me = _good(await person.post("/api/me", {"name": name, "language": language}))
        return person

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def close(self) -> None:
        await self.http.aclose()

    # Requests

    async def get(self, path: str) -> httpx.Response:
        return await self.http.get(path, headers={"accept-language": self.language})

    async def post(self, path: str, json: Any = None) -> httpx.Response:
        return await self.send("POST", path, json)

    async def patch(self, path: str, json: Any = None) -> httpx.Response:
        return await self.send("PATCH", path, json)

    async def put(self, path: str, json: Any = None) -> httpx.Response:
        return await self.send("PUT", path, json)

    async def delete(self, path: str, json: Any = None) -> httpx.Response:
        return await self.send("DELETE", path, json)

    async def send(self, method: str, path: str, json: Any = None) -> httpx.Response:
        """A request that changes something."""
        if CSRF_COOKIE not in self.http.cookies:
            await self.http.get("/api/me")
        headers = {CSRF_HEADER: self.http.cookies[CSRF_COOKIE], "accept-language": self.language}
        return await self.http.request(method, path, json=json, headers=headers)

    # Matches

    async def make_match(
        self,
        seats: Sequence[str | JSON] = ("me", "open"),
        settings: JSON | None = None,
        game: str = "boss-monster",
        listed: bool = True,
        starts_itself: bool = True,
        **agreement: Any,
    ) -> JSON:
        """A new table; a seat is a kind (``"bot"``) or a whole wish. Invitations are kept in ``invitations``."""
        wish = {
            "game": game,
            "seats": [{"kind": seat} if isinstance(seat, str) else seat for seat in seats],
            "settings": settings or {},
            "agreement": agreement,
            "listed": listed,
            "starts_itself": starts_itself,
        }
        made = _good(await self.post("/api/matches", wish))
        table: JSON = made["table"]
        self.invitations[table["id"]] = {int(seat): token for seat, token in made["invitations"].items()}
        return table

    async def join(self, match_id: str, **wish: Any) -> JSON:
        return _good(await self.post(f"/api/matches/{match_id}/join", wish))

    async def seat_key(self, match_id: str, seat: int) -> str:
        """A key to one of one's own seats, for ``Connection(..., token=...)``."""
        key: str = _good(await self.post(f"/api/matches/{match_id}/seats/{seat}/token"))["token"]
        return key

    def open(
        self,
        match_id: str,
        seat: int | EllipsisType | None = ...,
        language: str | None = None,
        auto_reconnect: bool = False,
    ) -> Connection:
        """A socket to a match: through one's first seat, that seat, or (None) from outside."""
        return Connection(
            self.base_url,
            match_id,
            seat=seat,
            language=language or self.language,
            auto_reconnect=auto_reconnect,
            cookies=self.http.cookies,
        )


def at_random(seed: int | str) -> Chooser:
    """Takes any option, the same ones for the same seed."""
    chance = random.Random(seed)
    return lambda question: str(chance.choice(question["options"])["id"])


async def play(connection: Connection, choose: Chooser, seconds: float = 60.0) -> None:
    """Answer every question until the match is over. A move that got lost is left to the next question."""
    async with asyncio.timeout(seconds):
        while True:
            await connection.until(lambda it: it.is_over or (it.is_connected and it.question is not None), seconds)
            if connection.is_over:
                return
            with contextlib.suppress(Lost):
                await _answer(connection, choose, seconds)


async def _answer(connection: Connection, choose: Chooser, seconds: float) -> None:
    """Choose once; what is refused is not tried again before the table has told something new."""
    frame, table = connection.frame, connection.table
    answer = await connection.choose(choose, seconds)
    if answer["type"] == "refused":
        await connection.until(lambda it: it.frame is not frame or it.table is not table, seconds)


@functools.cache
def _tls() -> ssl.SSLContext:
    """Made once: it takes longer than a guest needs to sit down."""
    return httpx.create_ssl_context()


def _good(response: httpx.Response) -> JSON:
    assert response.is_success, f"{response.status_code}: {response.text}"
    found: JSON = response.json()
    return found
