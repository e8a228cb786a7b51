"""A report on a game in which all win or lose together: how often, by number of players, setting and bot."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from tests.arena.reports import reported
from tests.lantern import GAME
from undercroft.arena.plan import Plan
from undercroft.arena.play import Result
from undercroft.arena.report.parts import Dots, Report
from undercroft.arena.tables import games_table, write
from undercroft.kernel import registry


@pytest.fixture(autouse=True)
def lantern(monkeypatch: pytest.MonkeyPatch) -> None:
    games = {**registry.installed_games(), GAME.name: GAME}
    monkeypatch.setattr(registry, "installed_games", lambda: games)


def file_of(path: Path, bots: Sequence[str], cave: str, won: int, seed: str = "s") -> Path:
    """A hundred matches, of which the first so many are won."""
    plan = Plan.of(GAME, {"seats": len(bots), "cave": cave}, list(bots), seed, 100, watched=True)
    everybody = tuple(range(len(bots)))
    results = [
        Result(f"{seed}/{number}", 10, 30, everybody if number < won else (), "LA-END-01", places=(1,) * len(bots))
        for number in range(100)
    ]
    write(games_table(plan, 1, results), path)
    return path


def shown(report: Report) -> list[dict[str, str]]:
    """The win rates at tables of each size, as they are written."""
    [section] = [section for section in report.sections if section.slug == "together"]
    return [
        {mark.label: mark.shown.replace("\xa0", " ") for mark in part.marks}
        for part in section.parts
        if isinstance(part, Dots)
    ]


def test_it_tells_the_win_rate_by_size_setting_and_bot(tmp_path: Path) -> None:
    report = reported(
        file_of(tmp_path / "1.parquet", ["greedy"], "short", 70),
        file_of(tmp_path / "2.parquet", ["greedy"], "long", 40),
        file_of(tmp_path / "3.parquet", ["greedy", "greedy"], "short", 60, seed="t"),
        file_of(tmp_path / "4.parquet", ["random", "random"], "short", 20, seed="t"),
    )
    alone, two = shown(report)
    assert alone == {"as usual": "70.0 % (60.4–78.1)", "cave: long": "40.0 % (30.9–49.8)"}
    assert two == {"greedy": "60.0 % (50.2–69.1)", "random": "20.0 % (13.3–28.9)"}, "a deal counts once for each bot"
    [section] = [section for section in report.sections if section.slug == "together"]
    found = section.finding.replace("\xa0", " ")
    assert found.startswith("A single player wins 55.0 % of the matches")
    assert "2 players win 40.0 % of the matches" in found


def test_nobody_is_compared_with_those_who_sit_beside(tmp_path: Path) -> None:
    report = reported(file_of(tmp_path / "1.parquet", ["greedy", "random"], "short", 30), language="pl")
    assert not {"seats", "bots"} & {section.slug for section in report.sections}
    assert shown(report) == [{"greedy + random": "30,0 % (21,9–39,6)"}]
