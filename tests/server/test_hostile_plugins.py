"""Bots that were installed and should not have been: their tables go on, and nobody else's is hurt."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest

from undercroft.bots import installed_bots
from undercroft.bots.registry import GROUP
from undercroft.kernel.match import Match
from undercroft.kernel.record import Record, Taken
from undercroft.kernel.registry import game
from undercroft.kernel.replaying import replaying
from undercroft.server.matches import tending, thoughts

from .browsers import Browser, served
from .villains import Cheating, Eager, Hanging, Raising, Suicidal, eager

PATIENCE = 60.0
VILLAINS = ("raising", "hanging", "suicidal", "cheating")


class Step(NamedTuple):
    """A choice of a finished match: what was taken, what else could have been."""

    seat: int
    taken: str
    does_least: str
    eagerly: str


@contextmanager
def installed(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """As an installer leaves a plug-in: entry points beside a package on the path. Workers find them, too."""
    bots = (Raising, Hanging, Suicidal, Cheating, Eager)
    points = [f"{bot.__name__.lower()} = {bot.__module__}:{bot.__name__}" for bot in bots]
    written = folder / "villains-1.0.0.dist-info"
    written.mkdir()
    (written / "METADATA").write_text("Metadata-Version: 2.1\nName: villains\nVersion: 1.0.0\n", encoding="utf-8")
    (written / "entry_points.txt").write_text("\n".join([f"[{GROUP}]", *points]) + "\n", encoding="utf-8")
    monkeypatch.syspath_prepend(str(folder))
    installed_bots.cache_clear()
    try:
        yield
    finally:
        installed_bots.cache_clear()


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    """A server that is quick to give a worker up."""
    folder = tmp_path_factory.mktemp("villains")
    with pytest.MonkeyPatch.context() as monkeypatch, installed(folder, monkeypatch):
        monkeypatch.setattr(thoughts, "LONGEST_THOUGHT", 3.0)
        monkeypatch.setattr(tending, "HUMANE_SECONDS", (0.0, 0.0))
        with served(folder, limits=False, bot_workers=2) as browser:
            browser.guest("Ala")
            yield browser


def begin(house: Browser, *bots: str, **agreement: Any) -> str:
    seats = [{"kind": "bot", "bot": bot} for bot in bots]
    agreed = {"fast": True, **agreement}
    made = house.post("/api/matches", {"game": "boss-monster", "seats": seats, "agreement": agreed})
    assert made.status_code == 201, made.text
    return str(made.json()["table"]["id"])


def finished(house: Browser, match_id: str) -> list[Step]:
    """Every choice of a match that came to its end; the record verifies."""
    deadline = time.monotonic() + PATIENCE
    while (status := house.get(f"/api/matches/{match_id}").json()["status"]) == "playing":
        if time.monotonic() > deadline:
            raise TimeoutError("it does not go on")
        time.sleep(0.05)
    assert status == "finished"
    record = msgspec.json.decode(house.get(f"/api/matches/{match_id}/record").content, type=Record)
    matches = replaying(game(record.game), record, from_seed=True)
    steps = [step_of(next(matches), entry) for entry in record.entries]
    assert [match.is_over for match in matches] == [True]
    return steps


def step_of(match: Match[Any], entry: object) -> Step:
    assert isinstance(entry, Taken)
    assert match.choice is not None
    least = str(match.game.default(match.choice, match.options))
    return Step(entry.seat, entry.option, least, str(eager(match.options)))


@pytest.mark.parametrize("villain", VILLAINS)
def test_for_a_bot_that_does_not_play_the_choice_is_made_that_does_least(house: Browser, villain: str) -> None:
    """While it is at it, another table plays as if nothing was."""
    bad, good = begin(house, villain, "random"), begin(house, "eager", "eager")
    assert all(step.taken == step.eagerly for step in finished(house, good)), "an honest bot was not heard"
    steps = [step for step in finished(house, bad) if step.seat == 0]
    assert steps
    assert all(step.taken == step.does_least for step in steps)


def test_a_table_of_villains_alone_comes_to_an_end(house: Browser) -> None:
    assert finished(house, begin(house, "raising", "cheating"))
