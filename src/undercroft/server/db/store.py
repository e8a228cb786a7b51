"""The way to the database: one engine, migrations at start, and transactions that are whole or not at all.

SQLite is one file with one writer: writers queue here instead of colliding there, and every commit is on the
disk before it is acknowledged (``synchronous=FULL``).
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import aiosqlite
from sqlalchemy import event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, NoSuchModuleError
from sqlalchemy.ext.asyncio import AsyncEngine, AsyncSession, async_sessionmaker, create_async_engine

from ..refusals import BadConfiguration
from .migrate import migrate

PRAGMAS = ("busy_timeout=10000", "synchronous=FULL", "foreign_keys=ON")
PATIENCE, PAUSE = 10.0, 0.02
"""For how many seconds, and how far apart, a connection asks for the write-ahead log that others may be making."""


class Store:
    """Reads and writes, each inside ``async with``.

    >>> async with store.write() as db:  # doctest: +SKIP
    ...     db.add(row)
    """

    def __init__(self, url: str) -> None:
        self.url = url
        self.engine = make_engine(url)
        self.is_sqlite = self.engine.dialect.name == "sqlite"
        self._sessions = async_sessionmaker(self.engine, expire_on_commit=False)
        self._turn = asyncio.Lock()

    async def start(self) -> None:
        """Bring the tables up to date; safe when several processes start together."""
        await migrate(self.engine)

    async def stop(self) -> None:
        await self.engine.dispose()

    @contextlib.asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncSession]:
        async with self._sessions() as db:
            yield db

    @contextlib.asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncSession]:
        """Committed when the block ends, rolled back when it raises."""
        async with self._turn if self.is_sqlite else contextlib.nullcontext(), self._sessions.begin() as db:
            yield db


def make_engine(url: str) -> AsyncEngine:
    try:
        parsed = make_url(url)
        if parsed.drivername == "sqlite+aiosqlite":
            if parsed.database and parsed.database != ":memory:":
                Path(parsed.database).parent.mkdir(parents=True, exist_ok=True)
            engine = create_async_engine(url, hide_parameters=True)
            event.listen(engine.sync_engine, "connect", _prepare_sqlite)
            return engine
        return create_async_engine(url, pool_size=10, max_overflow=10, pool_pre_ping=True, hide_parameters=True)
    except (ArgumentError, NoSuchModuleError, ModuleNotFoundError, OSError) as error:
        raise BadConfiguration(name="database", value=url.partition("://")[0][:80]) from error


def _prepare_sqlite(connection: Any, _record: Any) -> None:
    connection.run_async(_prepare)


async def _prepare(connection: aiosqlite.Connection) -> None:
    for pragma in PRAGMAS:
        async with connection.execute(f"PRAGMA {pragma}"):
            pass
    latest = time.monotonic() + PATIENCE
    while True:
        try:
            async with connection.execute("PRAGMA journal_mode=WAL"):
                return
        except aiosqlite.OperationalError as error:
            # Two that make the log at the same time would wait for each other for ever, so SQLite sends one of them
            # away at once, whatever busy_timeout says.
            if "locked" not in str(error) or time.monotonic() > latest:
                raise
            await asyncio.sleep(PAUSE)


def now() -> int:
    """The time as the tables keep it: milliseconds since 1970."""
    return time.time_ns() // 1_000_000
