"""The way to the database: one engine, migrations at start, and transactions that are whole or not at all.

SQLite is one file with one writer: writers queue here instead of colliding there, and every commit is on the
disk before it is acknowledged (``synchronous=FULL``). A database that does not answer, or takes nothing, is a refusal:
whoever asked can try again.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import aiosqlite
import structlog
from sqlalchemy import event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import (
    ArgumentError,
    DataError,
    DBAPIError,
    IntegrityError,
    NoSuchModuleError,
    ProgrammingError,
)
from sqlalchemy.exc import TimeoutError as NoConnectionFree
from sqlalchemy.ext.asyncio import AsyncEngine, AsyncSession, async_sessionmaker, create_async_engine

from ..refusals import BadConfiguration, DatabaseTrouble
from .migrate import migrate, reason_of
from .tables import KeyRow

PRAGMAS = ("synchronous=FULL", "foreign_keys=ON")
BUSY_SECONDS = 10.0
"""For so long a write waits for others who write into the same SQLite file, unless the URL says ``?timeout=``."""
OUR_FAULT = (IntegrityError, DataError, ProgrammingError)
"""The database is well, and says no."""
TROUBLE = (DBAPIError, NoConnectionFree, OSError)
PROBE = "probe"
PATIENCE, PAUSE = 10.0, 0.02
"""For how many seconds, and how far apart, a connection asks for the write-ahead log that others may be making."""
LOG = structlog.get_logger()


class Store:
    """Reads and writes, each inside ``async with``.

    >>> async with store.write() as db:  # doctest: +SKIP
    ...     db.add(row)

    Both raise DatabaseTrouble when the database does not do its part.
    """

    def __init__(self, url: str) -> None:
        self.url = url
        self.engine = make_engine(url)
        self.is_sqlite = self.engine.dialect.name == "sqlite"
        self._sessions = async_sessionmaker(self.engine, expire_on_commit=False)
        self._turn = asyncio.Lock()
        self._is_troubled = False

    async def start(self) -> None:
        """Bring the tables up to date; safe when several processes start together."""
        await migrate(self.engine)

    async def stop(self) -> None:
        await self.engine.dispose()

    @contextlib.asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncSession]:
        with self._heeding():
            async with self._sessions() as db:
                yield db

    @contextlib.asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncSession]:
        """Committed when the block ends, rolled back when it raises."""
        with self._heeding():
            async with self._turn if self.is_sqlite else contextlib.nullcontext(), self._sessions.begin() as db:
                yield db
        if self._is_troubled:  # a full disk can be read all the time
            LOG.warning("database takes writes again")
            self._is_troubled = False

    async def try_out(self) -> None:
        """Write something that differs each time: a change of nothing would not touch the disk."""
        async with self.write() as db:
            await db.merge(KeyRow(name=PROBE, value=str(now())))

    @contextlib.contextmanager
    def _heeding(self) -> Iterator[None]:
        """The log tells the beginning of a trouble and its end, not every attempt."""
        try:
            yield
        except OUR_FAULT:
            raise
        except Exception as error:
            if not _is_trouble(error):
                raise
            if not self._is_troubled:
                LOG.error("database trouble", reason=f"{type(error).__name__}: {reason_of(error)}")
            self._is_troubled = True
            raise DatabaseTrouble from error


def _is_trouble(error: Exception) -> bool:
    """What asyncpg says before there is a connection comes as it is: the server shuts down, or is starting up."""
    return isinstance(error, TROUBLE) or type(error).__module__.startswith("asyncpg.")


def make_engine(url: str) -> AsyncEngine:
    try:
        parsed = make_url(url)
        if parsed.drivername == "sqlite+aiosqlite":
            if parsed.database and parsed.database != ":memory:":
                Path(parsed.database).parent.mkdir(parents=True, exist_ok=True)
            patience = {} if "timeout" in parsed.query else {"timeout": BUSY_SECONDS}
            engine = create_async_engine(url, hide_parameters=True, connect_args=patience)
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
