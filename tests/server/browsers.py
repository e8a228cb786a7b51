"""A server in this process, and browsers in front of it: they keep cookies and say the CSRF token twice."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from httpx import Response
from litestar import Litestar
from litestar.testing import TestClient

from undercroft.server.app import create_app
from undercroft.server.config import Config
from undercroft.server.guard import CSRF_COOKIE, CSRF_HEADER
from undercroft.server.house import House

HERE = "http://127.0.0.1:8642"


@contextmanager
def served(folder: Path, **settings: Any) -> Iterator[Browser]:
    """A running server with a database of its own, seen through a fresh browser."""
    config = Config(database=f"sqlite+aiosqlite:///{folder / 'table.sqlite'}", **settings)
    with TestClient(create_app(config), base_url=HERE) as client:
        yield Browser(client)


class Browser:
    """Sends what a page of ours would send."""

    def __init__(self, client: TestClient[Litestar]) -> None:
        self.client = client

    @property
    def house(self) -> House:
        house: House = self.client.app.state.house
        return house

    @property
    def cookie(self) -> str:
        """The signed cookie of this device; empty when nobody is signed in."""
        return str(self.client.cookies.get("undercroft", ""))

    def another(self, cookie: str = "") -> Browser:
        """Another device at the same server."""
        client = TestClient(self.client.app, base_url=HERE, raise_server_exceptions=False)
        client.blocking_portal = self.client.blocking_portal
        if cookie:
            client.cookies.set("undercroft", cookie, domain="127.0.0.1", path="/")
        return Browser(client)

    def get(self, path: str, **more: Any) -> Response:
        return self.client.get(path, **more)

    def send(self, method: str, path: str, headers: dict[str, str] | None = None, **more: Any) -> Response:
        """A request that changes something, with the token that a page would add."""
        if CSRF_COOKIE not in self.client.cookies:
            self.client.get("/api/me")
        return self.client.request(
            method, path, headers={CSRF_HEADER: self.client.cookies[CSRF_COOKIE]} | (headers or {}), **more
        )

    def post(self, path: str, json: Any = None) -> Response:
        return self.send("POST", path, json=json)

    def guest(self, name: str) -> dict[str, Any]:
        found: dict[str, Any] = self.post("/api/me", {"name": name}).json()
        return found
