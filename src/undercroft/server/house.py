"""Everything one server process holds, made once and handed to the routes."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from litestar.datastructures import State

from .config import Config
from .db.store import Store
from .metrics import Metrics
from .sessions import hash_of

if TYPE_CHECKING:
    from .analyses import Analyses
    from .finished import Finished
    from .hosting import Hosting
    from .limits import Limits
    from .lobby import Lobby
    from .matches.rooms import Rooms
    from .matches.workers import Workers
    from .people import People
    from .routes.socket import Line


class House:
    """The parts of a process: its database, its people, its lobby, its live matches, its bots."""

    config: Config
    metrics: Metrics
    store: Store
    limits: Limits
    people: People
    lobby: Lobby
    hosting: Hosting
    rooms: Rooms
    workers: Workers
    replays: Workers
    finished: Finished
    analyses: Analyses

    def __init__(self) -> None:
        self.lines: set[Line] = set()
        """The open sockets."""
        self.partings: list[Callable[[], Awaitable[None]]] = []
        """What is done when the server is about to stop, last added first, while sockets are still open."""

    async def sign_out(self, token: str) -> None:
        """The session of a device has ended: nobody looks on, or plays, through its open sockets."""
        session = hash_of(token)
        await asyncio.gather(*(line.sign_out() for line in list(self.lines) if line.session == session))

    def renew_session(self, old_token: str, token: str) -> None:
        """The same person on the same device has a new token: the open sockets go with it."""
        old, new = hash_of(old_token), hash_of(token)
        for line in self.lines:
            if line.session == old:
                line.session = new

    async def part(self) -> None:
        """Say goodbye; a second time there is nothing left to say."""
        while self.partings:
            await self.partings.pop()()


def house_of(state: State) -> House:
    house: House = state.house
    return house
