"""A game that one can play alone: the lobby offers one seat, and a match of one is played to its end."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.lantern.plugin import installed
from undercroft.testing.client import at_random, play

from .running import Running
from .scenes import guests, live


@pytest.fixture
def lantern_url(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    with installed(tmp_path, monkeypatch), Running(tmp_path, UNDERCROFT_LIMITS="false") as server:
        yield server.url


@live
async def test_one_plays_alone_from_the_lobby_to_the_end(lantern_url: str) -> None:
    async with guests(lantern_url, "Ala") as (ala,):
        games = (await ala.get("/api/games")).json()["games"]
        assert next(game["seats"] for game in games if game["name"] == "lantern") == {"lowest": 1, "highest": 4}
        table = await ala.make_match(game="lantern", seats=["me"])
        assert (table["status"], len(table["seats"])) == ("playing", 1)
        async with ala.open(table["id"]) as line:
            await play(line, at_random(0))
            await line.until(lambda it: it.table["status"] == "finished")
