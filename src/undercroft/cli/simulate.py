"""``undercroft simulate GAME``: many matches between bots, with the same result on any number of processes.

Every match has its own seed, made of the given one and its number, and every bot a stream of its own.
"""

from __future__ import annotations

import argparse
import time
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any

from rich import box
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid

from undercroft.arena.play import Result, Task, play_all
from undercroft.kernel.chance import random_seed
from undercroft.kernel.match import read_settings as checked_settings
from undercroft.kernel.registry import game
from undercroft.kernel.text import Words

from .lineup import Sitter, read_lineup
from .output import Output
from .parser import positive
from .settings import add_set_argument, read_settings
from .trouble import Misuse

MOST_GAMES = 1_000_000


def add_arguments(command: argparse.ArgumentParser, words: Words) -> None:
    say = words.message
    command.add_argument("game", metavar=say("metavar-game"), help=say("help-game"))
    command.add_argument("--games", type=positive, default=100, metavar="N", help=say("help-games"))
    command.add_argument("--seats", default="greedy,random", metavar=say("metavar-seats"), help=say("help-bot-seats"))
    command.add_argument("--seed", metavar="S", help=say("help-seed"))
    command.add_argument("--jobs", type=positive, default=1, metavar="J", help=say("help-jobs"))
    add_set_argument(command, words)
    command.add_argument("--json", action="store_true", help=say("help-json"))


def run(options: argparse.Namespace, output: Output) -> int:
    sitters = read_lineup(options.seats.split(","), output.words)
    for sitter in sitters:
        if sitter.is_person:
            raise Misuse("no-people", name=sitter.text)
    if options.games > MOST_GAMES:
        raise Misuse("too-many", name="--games", most=MOST_GAMES)
    seed = options.seed or random_seed()
    tasks = make_tasks(options, sitters, seed)
    started = time.perf_counter()
    results = list(_with_progress(play_all(tasks, options.jobs), len(tasks), output))
    report = summary(tasks, results, time.perf_counter() - started)
    if options.json:
        output.json(report)
    else:
        show(report, output)
    return 1 if report["errors"] else 0


def make_tasks(options: argparse.Namespace, sitters: list[Sitter], seed: str) -> list[Task]:
    played = game(options.game)
    settings = read_settings(played, options.settings, len(sitters))
    checked_settings(played, settings)
    bots = [str(sitter.spec) for sitter in sitters]
    return [Task(played.name, settings, bots, f"{seed}/{number}") for number in range(1, options.games + 1)]


# Telling


def _with_progress(results: Iterable[Result], total: int, output: Output) -> Iterator[Result]:
    """A bar on standard error, if somebody looks at it."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=output.aside, transient=True, disable=not output.aside.is_terminal) as bar:
        yield from bar.track(results, total=total, description=output.words.message("simulating"))


def summary(tasks: list[Task], results: list[Result], seconds: float) -> dict[str, Any]:
    """The promised keys; everything but the times is the same for the same seed."""
    finished = [result for result in results if not result.error]
    decisions = sum(result.decisions for result in results)
    wins = Counter(seat for result in finished for seat in result.winners)
    return {
        "game": tasks[0].game,
        "games": len(tasks),
        "finished": len(finished),
        "seats": tasks[0].bots,
        "settings": tasks[0].settings,
        "seed": tasks[0].seed.rpartition("/")[0],
        "decisions": decisions,
        "seconds": round(seconds, 3),
        "decisions_per_second": round(decisions / seconds, 1) if seconds else 0.0,
        "options_per_decision": round(sum(result.options for result in results) / max(decisions, 1), 3),
        "wins": [wins[seat] for seat in range(len(tasks[0].bots))],
        "rules": dict(sorted(Counter(result.rule for result in finished).items())),
        "errors": [{"seed": result.seed, "error": result.error} for result in results if result.error],
    }


def show(report: dict[str, Any], output: Output) -> None:
    say = output.words.message
    output.say("simulated", **{key: report[key] for key in ("games", "finished", "decisions", "seconds")})
    output.say("simulated-speed", rate=report["decisions_per_second"], options=report["options_per_decision"])
    output.say("simulated-seed", seed=report["seed"])
    grid = Grid(box=box.SIMPLE_HEAD, padding=(0, 1), show_edge=False)
    for column in ("seat", "bot", "wins", "share"):
        grid.add_column(say(f"column-{column}"), justify="left" if column == "bot" else "right")
    for seat, (bot, wins) in enumerate(zip(report["seats"], report["wins"], strict=True), start=1):
        grid.add_row(str(seat), bot, str(wins), say("share", share=100 * wins / max(report["finished"], 1)))
    output.console.print(grid)
    for trouble in report["errors"]:
        output.complain(say("simulated-error", seed=trouble["seed"], error=trouble["error"]))
