"""Files of made-up matches, written as ``simulate --out`` writes them, for tests of reports."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import msgspec

from undercroft.arena.plan import Plan
from undercroft.arena.play import Result
from undercroft.arena.report import Counts, Report, count, open_sources, report, rows
from undercroft.arena.tables import games_table, write
from undercroft.kernel.registry import game
from undercroft.kernel.tally import Tally

BOSSES = ("killa", "kazanna", "smoake", "shellda")
MadeUp = Callable[[int], Result]


def made_up(number: int, seats: int = 2, winner: int | None = None, **more: Any) -> Result:
    """Match ``number``: Bosses go round, the seats win in turn unless told otherwise, one card is played by all."""
    won = number % seats if winner is None else winner
    tally = Tally(
        traits=[{"boss": BOSSES[(number // seats + seat) % len(BOSSES)]} for seat in range(seats)],
        cards=[{"drawn": {"freeze": 1, "pity": 2}, "played": {"freeze": 1}} for _ in range(seats)],
        series={"souls": [[1.0] * seats, [float(2 + 3 * (seat == won)) for seat in range(seats)]]},
        rounds=2 + number % 3,
    )
    told: dict[str, Any] = {
        "decisions": 20 + number % 10,
        "options": 100,
        "most_options": 9,
        "winners": (won,),
        "places": tuple(1 + (seat != won) for seat in range(seats)),
        "rule": "BM-END-08",
        "seconds": 0.25,
        "tally": msgspec.json.encode(tally).decode(),
        "hidden_things": 40.0,
        "hidden_bits": 90.0,
    }
    return Result(f"s/{number}", **(told | more))


def write_matches(
    path: Path, results: Sequence[Result], bots: Sequence[str] = ("greedy", "greedy"), **more: Any
) -> Path:
    """A finished file of these matches."""
    settings = {"seats": len(bots)} | more.pop("settings", {})
    plan = Plan.of(game("boss-monster"), settings, list(bots), "s", len(results), watched=True, **more)
    write(games_table(plan, 1, results), path)
    return path


def counted(*paths: Path) -> Counts:
    return count(rows(open_sources(paths)))


def reported(*paths: Path, language: str = "en") -> Report:
    sources = open_sources(paths)
    return report(count(rows(sources)), sources, language)
