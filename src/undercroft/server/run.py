"""One server process from its start to its stop.

A configuration and a bound socket enter. It serves until Ctrl-C or SIGTERM: then no more connections are accepted,
the open sockets are told goodbye, writes are finished and the database is closed. A second Ctrl-C does not wait.
"""

from __future__ import annotations

import asyncio
import gc
import multiprocessing
import os
import socket
from collections.abc import Callable
from pathlib import Path
from types import FrameType

import uvicorn

from undercroft.bots.policy import SHELF

from .app import create_app
from .config import Config
from .house import House, house_of
from .logs import configure_logs, log
from .wire.socket import LARGEST_MESSAGE

FORCED = 130
PATIENCE = 5
COLLECT = (5_000, 20, 100)
"""With Python's own thresholds (700, 10, 10) a server of 300 matches stops for a third of a second every ten."""


class TableServer(uvicorn.Server):
    """uvicorn with our manners at the beginning and at the end."""

    def __init__(self, config: uvicorn.Config, house: House, on_ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.house = house
        self.on_ready = on_ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        spare_pauses()
        self.on_ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for server in self.servers:
            server.close()
        try:
            await asyncio.wait_for(self.house.part(), PATIENCE)
        except TimeoutError:
            log.warning("goodbye took too long")
        await super().shutdown(sockets)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """The first signal asks; the next one forces, wherever the process may hang."""
        if self.should_exit:
            for child in multiprocessing.active_children():
                child.kill()
            os._exit(FORCED)
        self.should_exit = True


def run(config: Config, listener: socket.socket, on_ready: Callable[[], None]) -> None:
    """Serve until told to stop. What keeps the house from opening is raised as it is, before ``on_ready``."""
    configure_logs(config)
    if config.policies:
        os.environ[SHELF] = str(Path(config.policies).resolve())  # the processes in which bots think inherit it
    app = create_app(config)
    settings = uvicorn_config(config, app)
    server = TableServer(settings, house_of(app.state), on_ready)

    async def serve() -> None:
        # uvicorn would log a trouble at start and swallow it; so the application's life is in our hands.
        with server.capture_signals():
            async with app.lifespan():
                await server.serve([listener])

    try:
        with asyncio.Runner(loop_factory=settings.get_loop_factory()) as runner:
            runner.run(serve())
    except ExceptionGroup as group:
        raise alone(group) from group


def spare_pauses() -> None:
    """What is there at the start stays: the garbage collector need not look at it again, nor at all so often."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT)


def alone(error: Exception) -> Exception:
    """Litestar wraps what goes wrong at start into a group; one trouble needs no company."""
    while isinstance(error, ExceptionGroup) and len(error.exceptions) == 1:
        error = error.exceptions[0]
    return error


def uvicorn_config(config: Config, app: object) -> uvicorn.Config:
    return uvicorn.Config(
        app,  # type: ignore[arg-type]
        lifespan="off",
        http="httptools",
        ws="websockets-sansio",
        ws_max_size=2 * LARGEST_MESSAGE,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        # A compressor costs more memory than a match, for every socket.
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(config.trusted_proxies),
        forwarded_allow_ips=config.trusted_proxies,
        timeout_graceful_shutdown=PATIENCE,
    )
