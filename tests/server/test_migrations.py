"""Databases bring themselves up to date: fresh, existing, started together, and from the future."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, insert, inspect, text

from undercroft.server.db import store as store_module
from undercroft.server.db.migrate import alembic_config
from undercroft.server.db.store import Store, now
from undercroft.server.db.tables import Base, MatchRow, PersonRow, SeatRow
from undercroft.server.refusals import NewerDatabase, NoDatabase


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    return f"sqlite+aiosqlite:///{tmp_path / 'table.sqlite'}"


@pytest.fixture(params=["sqlite_url", "postgres_url"])
def url(request: pytest.FixtureRequest) -> str:
    return str(request.getfixturevalue(request.param))


def looked_up(url: str, question: Callable[[Connection], Any]) -> Any:
    """Start a store, ask its database something, stop it."""

    async def look() -> Any:
        store = Store(url)
        try:
            await store.start()
            async with store.engine.begin() as connection:
                return await connection.run_sync(question)
        finally:
            await store.stop()

    return asyncio.run(look())


def differences(connection: Connection) -> list[Any]:
    return list(compare_metadata(MigrationContext.configure(connection), Base.metadata))


def test_the_migrations_lead_to_the_tables_as_they_are_declared(url: str) -> None:
    assert looked_up(url, differences) == []


def test_a_second_start_changes_nothing_and_keeps_everything(url: str) -> None:
    ala = {"id": "a", "name": "Ala", "language": "pl", "created_at": now(), "seen_at": now()}
    looked_up(url, lambda connection: connection.execute(insert(PersonRow), ala).rowcount)
    assert looked_up(url, lambda connection: connection.execute(text("SELECT name FROM people")).scalar()) == "Ala"


def test_processes_may_start_together(url: str) -> None:
    async def start_together() -> list[object]:
        stores = [Store(url) for _ in range(4)]
        async with asyncio.timeout(30):
            troubles = await asyncio.gather(*(store.start() for store in stores), return_exceptions=True)
        for store in stores:
            await store.stop()
        return list(troubles)

    assert asyncio.run(start_together()) == [None] * 4
    assert looked_up(url, differences) == []


@contextlib.contextmanager
def being_made(file: Path) -> Iterator[sqlite3.Connection]:
    """Somebody else is writing into a new database."""
    with contextlib.closing(sqlite3.connect(file, isolation_level=None)) as another:
        another.execute("CREATE TABLE being_made (step)")
        another.execute("BEGIN IMMEDIATE")
        yield another


def test_a_start_waits_for_whoever_is_making_the_database(tmp_path: Path) -> None:
    file = tmp_path / "table.sqlite"

    async def start(another: sqlite3.Connection) -> None:
        asyncio.get_running_loop().call_later(0.2, another.execute, "COMMIT")
        store = Store(f"sqlite+aiosqlite:///{file}")
        await store.start()
        await store.stop()

    with being_made(file) as another:
        asyncio.run(start(another))
    with contextlib.closing(sqlite3.connect(file)) as later:
        assert later.execute("PRAGMA journal_mode").fetchone() == ("wal",)


def test_a_start_does_not_wait_for_ever(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store_module, "PATIENCE", 0.1)
    with being_made(tmp_path / "table.sqlite"), pytest.raises(NoDatabase, match="locked"):
        looked_up(f"sqlite+aiosqlite:///{tmp_path / 'table.sqlite'}", lambda _: None)


def test_standing_orders_of_one_word_stay_as_they_are(sqlite_url: str) -> None:
    """A database of before there were orders by kind of window is brought up to date with people sitting at a table."""

    parts: dict[str, Any] = {"version": "1", "settings": b"", "agreement": b"", "seed": "", "salt": "", "listed": True}
    table = {"id": "m", "game": "g", "status": "waiting", "created_at": now(), "changed_at": now(), **parts}

    async def written_before() -> None:
        store = Store(sqlite_url)
        async with store.engine.begin() as connection:
            await connection.run_sync(lambda sync: command.upgrade(alembic_config(sync), "0002"))
            await connection.execute(insert(MatchRow), table)
            await connection.execute(insert(SeatRow), {"match_id": "m", "seat": 0, "standing_order": "never"})
        await store.stop()

    asyncio.run(written_before())
    orders = text("SELECT standing_order FROM seats")
    assert looked_up(sqlite_url, lambda connection: connection.execute(orders).scalar()) == "never"
    assert looked_up(sqlite_url, differences) == []


def test_a_database_from_the_future_is_refused_and_left_alone(url: str) -> None:
    future = text("UPDATE alembic_version SET version_num = '9999'")
    looked_up(url, lambda connection: connection.execute(future).rowcount)
    with pytest.raises(NewerDatabase, match=r"newer version of Undercroft \(9999\)"):
        looked_up(url, differences)


def test_a_migration_that_breaks_leaves_nothing_behind(sqlite_url: str) -> None:
    async def make_foreign_table() -> None:
        store = Store(sqlite_url)
        async with store.engine.begin() as connection:
            await connection.execute(text("CREATE TABLE seats (something TEXT)"))
        await store.stop()

    async def tables() -> list[str]:
        store = Store(sqlite_url)
        async with store.engine.connect() as connection:
            found = await connection.run_sync(lambda sync: inspect(sync).get_table_names())
        await store.stop()
        return found

    asyncio.run(make_foreign_table())
    with pytest.raises(NoDatabase, match="seats already exists"):
        looked_up(sqlite_url, differences)
    assert asyncio.run(tables()) == ["seats"]


def test_no_password_is_told_when_the_database_does_not_answer() -> None:
    with pytest.raises(NoDatabase) as refusal:
        looked_up("postgresql+asyncpg://ala:hunter2@127.0.0.1:1/table", differences)
    assert "hunter2" not in str(refusal.value)
