"""How much bots think and play: `python -m bench.bots --seconds 10` writes bench/BOTS.md.

For every game that is installed: the iterations that a search makes in a second on one core, at decisions of matches
between greedy bots, and the matches that the arena plays in a second with one process and with two.
"""

import argparse
import dataclasses
from collections.abc import Sequence
from itertools import count
from pathlib import Path
from time import perf_counter
from typing import Any

from bench.report import machine
from undercroft.arena.play import Task, play_all
from undercroft.bots.ismcts import Search
from undercroft.bots.registry import new_bot
from undercroft.kernel.chance import Chance
from undercroft.kernel.game import Game
from undercroft.kernel.match import new_match
from undercroft.kernel.registry import installed_games

RESULTS = Path(__file__).with_name("BOTS.md")
SEATS = 2
EACH = 200
"""Iterations at one decision."""
HEADINGS = ("game", "search, iterations/s", "random, matches/s, 1 process", "2 processes", "greedy:1, 1", "greedy:1, 2")
EXPLAINED = """\
Two seats, default settings. A search is measured at every tenth decision of matches between greedy bots, with a fresh
tree each time and a budget of 200 iterations, of which those that it made count. Matches are those of
`undercroft simulate`: tallied, timed and looked at for what is hidden."""


@dataclasses.dataclass(frozen=True)
class BotFigures:
    """One row: a game, what a search does in a second, matches a second for each bot and number of processes."""

    game: str
    iterations: float
    matches: tuple[float, ...]

    def cells(self) -> tuple[str, ...]:
        return (self.game, f"{self.iterations:,.0f}", *(f"{rate:,.1f}" for rate in self.matches))


def measure(game: Game[Any], seconds: float) -> BotFigures:
    rates = [matches_per_second(game, bot, jobs, seconds) for bot in ("random", "greedy:1") for jobs in (1, 2)]
    return BotFigures(game.name, iterations_per_second(game, seconds), tuple(rates))


def iterations_per_second(game: Game[Any], seconds: float) -> float:
    """Only the searches are timed, not the matches in which they happen."""
    spent, made = 0.0, 0
    for number in count():
        match = new_match(game, f"bench {number}", seats=SEATS)
        bots = [new_bot("greedy:1", f"{number} {seat}") for seat in range(SEATS)]
        decisions = 0
        while not match.is_over:
            assert match.seat is not None
            if decisions % 10 == 0:
                search = Search(match.table.copy(), Chance.from_seed(f"{number} {decisions}"))
                began = perf_counter()
                search.run(EACH, None)
                spent += perf_counter() - began
                made += sum(map(len, search.values.values()))
                if spent >= seconds:
                    return made / spent
            match.take(bots[match.seat].answer(game, match.state, match.seat, match.options))
            decisions += 1
    raise AssertionError("there is always another match")


def matches_per_second(game: Game[Any], bot: str, jobs: int, seconds: float) -> float:
    """From the first result on: it takes a while until processes are there."""
    tasks = (Task(game.name, {"seats": SEATS}, [bot] * SEATS, f"bench {n}", watched=True) for n in count())
    results = play_all(tasks, jobs)
    next(results)
    began, played = perf_counter(), 0
    while perf_counter() - began < seconds:
        assert not next(results).error
        played += 1
    spent = perf_counter() - began
    results.close()
    return played / spent


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure, show, and write down."""
    options = argparse.ArgumentParser(prog="python -m bench.bots", description="How much bots think and play.")
    options.add_argument("--seconds", type=float, default=10, help="for each figure (default: %(default)s)")
    print(write(options.parse_args(arguments).seconds))


def write(seconds: float) -> str:
    """Measure every game and write the page."""
    figures = [measure(game, seconds) for game in installed_games().values()]
    page = for_file(figures, f"python -m bench.bots --seconds {seconds:g}")
    RESULTS.write_text(page, encoding="utf-8")
    return page


def for_file(figures: Sequence[BotFigures], command: str) -> str:
    """The figures as a page in Markdown."""
    rows = (HEADINGS, ("---", *["---:"] * (len(HEADINGS) - 1)), *(row.cells() for row in figures))
    table = ["| " + " | ".join(row) + " |" for row in rows]
    head = ["# Bots", "", f"Written by `{command}`; do not edit.", "", EXPLAINED, ""]
    return "\n".join([*head, *table, "", machine(), ""])


if __name__ == "__main__":
    main()
