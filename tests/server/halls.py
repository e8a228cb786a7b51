"""A server that things are thrown at: its people, its log, and what it has written down."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from undercroft.testing.client import Person

from .running import Running


class Hall:
    """A server, an event loop to talk to it, and a match of two people that others throw things at."""

    def __init__(self, server: Running, runner: asyncio.Runner) -> None:
        self.server, self.runner = server, runner
        self.ala, self.bob, self.cyd = (runner.run(Person.guest(server.url, name)) for name in ("Ala", "Bob", "Cyd"))

    async def begin(self) -> str:
        table = await self.ala.make_match(seats=["me", "open"], fast=True)
        await self.bob.join(table["id"])
        return str(table["id"])

    def rows(self, match_id: str) -> list[tuple[bytes, str]]:
        """Entries of the record, and who made them."""
        with sqlite3.connect(self.server.folder / "undercroft" / "table.sqlite") as database:
            found = database.execute("SELECT entry, made_by FROM moves WHERE match_id = ? ORDER BY number", (match_id,))
            return found.fetchall()

    def check_log(self) -> None:
        said = self.server.errors
        assert not any(word in said for word in ("[error", "Traceback")), said[-3000:]


@contextmanager
def opened(folder: Path) -> Iterator[Hall]:
    """A hall that counts nothing: limits are tested elsewhere."""
    with asyncio.Runner() as runner, Running(folder, UNDERCROFT_LIMITS="false") as server:
        hall = Hall(server, runner)
        yield hall
        for person in (hall.ala, hall.bob, hall.cyd):
            runner.run(person.close())
