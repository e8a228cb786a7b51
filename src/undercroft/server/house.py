"""Everything one server process holds, made once and handed to the routes."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from litestar.datastructures import State

from .config import Config
from .db.store import Store
from .metrics import Metrics

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
    finished: Finished
    analyses: Analyses

    def __init__(self) -> None:
        self.lines: set[Line] = set()
        """The open sockets."""
        self.partings: list[Callable[[], Awaitable[None]]] = []
        """What is done when the server is about to stop, last added first, while sockets are still open."""

    async def part(self) -> None:
        """Say goodbye; a second time there is nothing left to say."""
        while self.partings:
            await self.partings.pop()()


def house_of(state: State) -> House:
    house: House = state.house
    return house
