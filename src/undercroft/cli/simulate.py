"""``undercroft simulate GAME``: many matches between bots, with the same result on any number of processes.

With ``--out`` the results are kept in a file, and a run that was stopped goes on when the command is repeated.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable, Iterable, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

from rich import box
from rich.table import Table as Grid

from undercroft.arena.plan import Plan
from undercroft.arena.play import Result, play_all
from undercroft.arena.refusals import NotInstalled
from undercroft.arena.totals import Totals
from undercroft.kernel.chance import random_seed
from undercroft.kernel.registry import game
from undercroft.kernel.text import Words

from .lineup import read_lineup, usual_lineup
from .output import Output
from .parser import positive
from .progress import tracked
from .seeds import check_seed
from .settings import add_set_argument, read_settings
from .trouble import Misuse

MOST_GAMES = 1_000_000
STOPPED = 130


def add_arguments(command: argparse.ArgumentParser, words: Words) -> None:
    say = words.message
    command.add_argument("game", metavar=say("metavar-game"), help=say("help-game"))
    command.add_argument("--games", type=positive, default=100, metavar="N", help=say("help-games"))
    command.add_argument("--seats", metavar=say("metavar-seats"), help=say("help-bot-seats"))
    command.add_argument("--rotate", action="store_true", help=say("help-rotate"))
    command.add_argument("--seed", metavar="S", help=say("help-seed"))
    add_set_argument(command, words)
    command.add_argument("--jobs", type=positive, default=1, metavar="J", help=say("help-jobs"))
    command.add_argument("--cluster", metavar=say("metavar-address"), help=say("help-cluster"))
    command.add_argument("--out", type=Path, metavar=say("metavar-file"), help=say("help-out"))
    command.add_argument("--decisions", action="store_true", help=say("help-decisions"))
    command.add_argument("--replace", action="store_true", help=say("help-replace"))
    command.add_argument("--json", action="store_true", help=say("help-json"))


def run(options: argparse.Namespace, output: Output) -> int:
    for name in ("decisions", "replace"):
        if getattr(options, name) and options.out is None:
            raise Misuse("needs-out", name=f"--{name}")
    plan = read_plan(options, output.words)
    if options.out is not None:
        return _run_to_file(plan, options, output)
    totals = Totals(plan)
    with closing(play_all(plan.tasks(1), options.jobs, options.cluster)) as results:
        seconds = _play(results, plan, totals.add, output)
    return _tell(totals, totals.decisions, seconds, options, output)


# What is asked for


def read_plan(options: argparse.Namespace, words: Words) -> Plan:
    """What is to be played. Without a seed that of the run to go on with is taken, if there is one, or a new one."""
    played = game(options.game)
    named = options.seats.split(",") if options.seats else usual_lineup(played, "greedy", "random")
    sitters = read_lineup(named, words)
    for sitter in sitters:
        if sitter.is_person:
            raise Misuse("no-people", name=sitter.text)
    if options.games > MOST_GAMES:
        raise Misuse("too-many", name="--games", most=MOST_GAMES)
    check_seed(options.seed)
    return Plan.of(
        played,
        read_settings(played, options.settings, len(sitters)),
        [str(sitter.spec) for sitter in sitters],
        options.seed or _seed_of(options.out) or random_seed(),
        options.games,
        rotate=options.rotate,
        watched=options.out is not None,
        logged=options.decisions,
    )


def _seed_of(path: Path | None) -> str | None:
    found = None if path is None else files_module().begun(path)
    return None if found is None else str(found.seed)


def files_module() -> Any:
    """The module that knows Parquet: imported late, because only those who keep results need it."""
    try:
        from undercroft.arena import files
    except ImportError as error:
        raise NotInstalled(package="pyarrow", extra="arena") from error
    return files


# Playing


def _run_to_file(plan: Plan, options: argparse.Namespace, output: Output) -> int:
    with files_module().open_results(options.out, plan, options.replace) as file:
        before = file.decisions
        if file.kept:
            output.aside.print(output.words.message("going-on", done=file.kept, games=plan.games))
        tasks = map(plan.task, file.missing())
        try:
            with closing(play_all(tasks, options.jobs, options.cluster, file.ahead)) as results:
                seconds = _play(results, plan, file.add, output, file.kept)
        except KeyboardInterrupt:
            file.stop()
            if not file.kept:
                raise
            kept = output.words.message("stopped-kept", done=file.kept, games=plan.games, folder=str(file.folder))
            output.complain(kept)
            return STOPPED
        file.complete()
    status = _tell(file.totals, file.decisions - before, seconds, options, output)
    if not options.json:
        output.say("simulated-file", file=str(options.out))
    return status


def _play(
    results: Iterable[Result], plan: Plan, take: Callable[[Result], None], output: Output, done: int = 0
) -> float:
    """Take what is still to be played; the seconds that it took."""
    started = time.perf_counter()
    for result in tracked(results, plan.games, output, output.words.message("simulating"), done):
        take(result)
    return time.perf_counter() - started


# Telling


def _tell(totals: Totals, decisions: int, seconds: float, options: argparse.Namespace, output: Output) -> int:
    """Everything but the times is the same for the same seed; these are of the decisions made now."""
    report = totals.summary()
    report["seconds"] = round(seconds, 3)
    report["decisions_per_second"] = round(decisions / seconds, 1) if seconds else 0.0
    if options.json:
        output.json(report)
    else:
        show(report, output)
    return 1 if totals.failed else 0


def show(report: dict[str, Any], output: Output) -> None:
    output.say("simulated", **{key: report[key] for key in ("games", "finished", "decisions", "seconds")})
    output.say("simulated-speed", rate=report["decisions_per_second"], options=report["options_per_decision"])
    output.say("simulated-seed", seed=report["seed"])
    numbers = [str(seat) for seat in range(1, len(report["seats"]) + 1)]
    if (won := report["won_together"]) is not None:
        share = 100 * int(won) / max(report["finished"], 1)
        output.say(
            "simulated-together", bots=", ".join(report["seats"]), won=won, finished=report["finished"], share=share
        )
    elif report["rotated"]:
        _show_wins({"bot": report["seats"]}, report["wins"], report["finished"], output)
        _show_wins({"seat": numbers}, report["seat_wins"], report["finished"], output)
    else:
        _show_wins({"seat": numbers, "bot": report["seats"]}, report["wins"], report["finished"], output)
    for trouble in report["errors"]:
        output.complain(output.words.message("simulated-error", seed=trouble["seed"], error=trouble["error"]))
    if report["failed"] > len(report["errors"]):
        output.complain(output.words.message("simulated-errors", count=report["failed"]))


def _show_wins(heads: dict[str, Sequence[str]], wins: Sequence[int], games: int, output: Output) -> None:
    say = output.words.message
    grid = Grid(box=box.SIMPLE_HEAD, padding=(0, 1), show_edge=False)
    for column in (*heads, "wins", "share"):
        grid.add_column(say(f"column-{column}"), justify="left" if column == "bot" else "right")
    for *names, won in zip(*heads.values(), wins, strict=True):
        grid.add_row(*map(str, names), str(won), say("share", share=100 * int(won) / max(games, 1)))
    output.console.print(grid)
