"""Databases that fail for real, and come back: a full disk, a file that somebody else locks, a restarted PostgreSQL.

Enters: a running server. Leaves: the same, for which ``failing()`` is the time in which nothing can be written.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import resource
import sqlite3
import subprocess
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import pytest

from .running import Running
from .services import Postgres

SMALL = 16 * 1024 * 1024
"""The size of the disk that is filled: the write-ahead log alone may take four megabytes before it is folded in."""


class Failing:
    """A server, and how its database fails. ``can_read`` says whether it can be read meanwhile."""

    can_read = True

    def __init__(self, folder: Path, database: str) -> None:
        self.server = Running(folder, UNDERCROFT_LIMITS="false", UNDERCROFT_DATABASE=database)

    @property
    def url(self) -> str:
        return self.server.url

    def break_down(self) -> None:
        raise NotImplementedError

    def come_back(self) -> None:
        raise NotImplementedError

    @asynccontextmanager
    async def failing(self) -> AsyncIterator[None]:
        await asyncio.to_thread(self.break_down)
        try:
            yield
        finally:
            await asyncio.to_thread(self.come_back)


class FullDisk(Failing):
    """A small disk of its own in memory, and a file that takes what is free on it."""

    def __init__(self, folder: Path, disk: Path) -> None:
        self.file = disk / "table.sqlite"
        super().__init__(folder, f"sqlite+aiosqlite:///{self.file}")
        self.ballast = disk / "ballast"

    def break_down(self) -> None:
        fold_in(self.file)
        with self.ballast.open("wb", buffering=0) as file:
            try:
                for _ in range(2 * SMALL // 1024):
                    file.write(bytes(1024))
            except OSError:
                return
        raise AssertionError("the disk is not small")

    def come_back(self) -> None:
        self.ballast.unlink()


class FullQuota(Failing):
    """The server may not make any file longer than the database's log is: what is appended to it fails."""

    def __init__(self, folder: Path) -> None:
        self.file = folder / "table.sqlite"
        super().__init__(folder, f"sqlite+aiosqlite:///{self.file}")

    def break_down(self) -> None:
        """The log of the server itself is a file, too, and shorter than the one that is made here."""
        fold_in(self.file)
        with contextlib.closing(sqlite3.connect(self.file, timeout=30)) as database, database:
            database.execute("CREATE TABLE IF NOT EXISTS ballast (weight BLOB)")
            database.execute("INSERT INTO ballast VALUES (zeroblob(262144))")
        self._allow(self.file.with_name("table.sqlite-wal").stat().st_size)

    def come_back(self) -> None:
        self._allow(resource.RLIM_INFINITY)

    def _allow(self, size: int) -> None:
        _, hard = resource.prlimit(self.server.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(self.server.pid, resource.RLIMIT_FSIZE, (size, hard))


def fold_in(file: Path) -> None:
    """Empty the database's log, so that whatever is written next makes it longer: it begins again in the same file
    else, as soon as it is long enough, and a write would find room.
    """
    with contextlib.closing(sqlite3.connect(file, timeout=30)) as database:
        while database.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()[0]:
            time.sleep(0.01)


class Locked(Failing):
    """Somebody else holds the only right to write into the file. The server waits a moment only, and we need not."""

    def __init__(self, folder: Path) -> None:
        self.file = folder / "table.sqlite"
        super().__init__(folder, f"sqlite+aiosqlite:///{self.file}?timeout=0.1")
        self.other: sqlite3.Connection | None = None

    def break_down(self) -> None:
        self.other = sqlite3.connect(self.file, isolation_level=None, check_same_thread=False, timeout=30)
        self.other.execute("BEGIN IMMEDIATE")

    def come_back(self) -> None:
        assert self.other is not None
        self.other.close()


class Restarted(Failing):
    """PostgreSQL is stopped, and started again."""

    can_read = False

    def __init__(self, folder: Path, postgres: Postgres) -> None:
        super().__init__(folder, f"{postgres.url}/postgres".replace("postgresql://", "postgresql+asyncpg://"))
        self.postgres = postgres

    def break_down(self) -> None:
        self.postgres.stop()

    def come_back(self) -> None:
        self.postgres.start()


@contextmanager
def small_disk(folder: Path) -> Iterator[Path]:
    """Only root can have one; others learn as much from a quota."""
    folder.mkdir()
    command = ["mount", "-t", "tmpfs", "-o", f"size={SMALL}", "tmpfs", str(folder)]
    if os.geteuid() != 0 or subprocess.run(command, capture_output=True, check=False).returncode:
        pytest.skip("only root can mount a small disk here")
    try:
        yield folder
    finally:
        subprocess.run(["umount", "--lazy", str(folder)], check=True)


@contextmanager
def failure(kind: str, folder: Path, request: Any) -> Iterator[Failing]:
    """A running server whose database can fail in this way."""
    if kind == "full disk":
        with small_disk(folder / "disk") as disk, (found := FullDisk(folder, disk)).server:
            yield found
    elif kind == "restarted":
        with (found_too := Restarted(folder, request.getfixturevalue("postgres_of_its_own"))).server:
            yield found_too
    else:
        with (other := FullQuota(folder) if kind == "full quota" else Locked(folder)).server:
            yield other
