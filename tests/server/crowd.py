"""People without a server around them: their tables, and passwords that are quick to check."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from argon2 import PasswordHasher

from undercroft.server.db.store import Store
from undercroft.server.passwords import Passwords
from undercroft.server.people import People

DATABASES = ("sqlite", "postgres")
QUICK = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)


@asynccontextmanager
async def some_people(place: Path | str) -> AsyncIterator[People]:
    """In a file of that folder, or in the database at that URL."""
    store = Store(place if isinstance(place, str) else f"sqlite+aiosqlite:///{place / 'people.sqlite'}")
    await store.start()
    try:
        yield People(store, "s" * 32, Passwords(QUICK))
    finally:
        await store.stop()


def database_of(request: pytest.FixtureRequest, folder: Path) -> str:
    """For fixtures with ``params=DATABASES``: what must hold in both kinds, also when many write at once."""
    if request.param == "sqlite":
        return f"sqlite+aiosqlite:///{folder / 'table.sqlite'}"
    return str(request.getfixturevalue("postgres_url"))
