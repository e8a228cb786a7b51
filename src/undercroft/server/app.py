"""The application: the doors, what guards them, and the parts behind them from start to stop."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar
from litestar.datastructures import State
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin, YamlRenderPlugin

from .access import DEPENDENCIES, PARAMETERS
from .analyses import Analyses
from .config import Config
from .db.store import Store
from .errors import HANDLERS
from .finished import Finished
from .guard import LARGEST_BODY, Guard
from .hosting import Hosting
from .house import House
from .limits import Limits
from .lobby import Lobby
from .matches.exchange import Exchange
from .matches.journal import Journal
from .matches.rooms import Rooms
from .matches.thoughts import prepare
from .matches.workers import Workers
from .metrics import Metrics
from .people import People
from .routes.analysis import ROUTES as ANALYSIS
from .routes.front import front_routes
from .routes.games import ROUTES as GAMES
from .routes.health import health, metrics
from .routes.lobby import ROUTES as LOBBY
from .routes.people import ROUTES as PEOPLE
from .routes.replay import ROUTES as FINISHED
from .routes.socket import ROUTES as SOCKET
from .sessions import server_secret
from .traffic import Traffic

# Plain files only: the usual pages for reading them would fetch scripts from other hosts.
OPENAPI = OpenAPIConfig(
    title="Undercroft",
    version="1",
    render_plugins=[JsonRenderPlugin(), YamlRenderPlugin()],
    use_handler_docstrings=True,
)


def create_app(config: Config) -> Litestar:
    """A server for ASGI. Nothing is opened before it starts."""
    house = House()
    house.config = config
    house.metrics = Metrics()

    @asynccontextmanager
    async def lifespan(_app: Litestar) -> AsyncIterator[None]:
        house.store = Store(config.database_url)
        await house.store.start()
        house.limits = Limits(config)
        house.people = People(house.store, await server_secret(house.store, config))
        await house.people.start()
        await open_rooms(house)
        try:
            yield
        finally:
            await house.part()
            await house.limits.stop()
            await house.store.stop()

    app = Litestar(
        route_handlers=[*front_routes(config), health, metrics, *PEOPLE, *GAMES, *FINISHED, *ANALYSIS, *LOBBY, *SOCKET],
        lifespan=[lifespan],
        state=State({"house": house}),
        dependencies=DEPENDENCIES,
        parameters=PARAMETERS,
        exception_handlers=HANDLERS,
        request_max_body_size=LARGEST_BODY,
        openapi_config=OPENAPI,
        # Ours is set up for the whole process, in ``run``; Litestar would put its own in its place.
        logging_config=None,
    )
    app.asgi_handler = Traffic(Guard(app.asgi_handler, house), house.metrics)
    return app


async def open_rooms(house: House) -> None:
    """Everything around live matches, and how it is closed: sockets first, then rooms."""
    config = house.config
    house.workers = Workers(config.bot_workers, prepare)
    house.rooms = Rooms(Journal(house.store), Exchange(config.redis), house.workers, house.metrics)
    house.lobby = Lobby(house.store, house.rooms)
    house.hosting = Hosting(house.rooms)
    house.replays = Workers(1)  # apart from the bots: whoever reads old matches holds up no table
    house.finished = Finished(house.store, house.replays.run)
    house.analyses = Analyses(house.finished, house.limits)
    house.people.on_changed.append(house.lobby.changed)
    await house.rooms.start(config.is_shared)

    async def say_goodbye() -> None:
        await asyncio.gather(*(line.part() for line in list(house.lines)))

    async def stop_replays() -> None:
        house.replays.stop()

    house.partings += [house.analyses.stop, stop_replays, house.rooms.stop, say_goodbye]
