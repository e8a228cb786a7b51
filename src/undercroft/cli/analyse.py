"""``undercroft analyse FILE``: which decisions of a finished match missed something stronger, and what it was.

Enters: a record, and the bot that shall judge. Leaves: a line for every seat and for every miss. The same file, bot and
seed give the same answer on any number of processes; Ctrl-C shows what is judged so far.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any, Literal

import msgspec
from rich import box
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid

from undercroft.arena.crew import in_order
from undercroft.arena.play import MOST_JOBS, what_broke
from undercroft.bots import parse_bot
from undercroft.bots.analysis import MISSES, Judgement, Position, Summary, has_opinions, judge, positions, summaries
from undercroft.bots.explain import explain_judgement, percent
from undercroft.kernel.game import Game
from undercroft.kernel.match import read_settings
from undercroft.kernel.record import Record
from undercroft.kernel.refusals import Refusal
from undercroft.kernel.replaying import replay
from undercroft.kernel.text import Words

from .files import open_record
from .output import Output
from .parser import positive
from .replay import names_of
from .screen import Screen
from .seeds import check_seed
from .trouble import BotFailed, Failure, Misuse

USUAL_BOT = "master"
DONE, FAILED, STOPPED = 0, 1, 130


def add_arguments(command: argparse.ArgumentParser, words: Words) -> None:
    say = words.message
    command.add_argument("file", type=Path, metavar=say("metavar-file"), help=say("help-file"))
    command.add_argument("--bot", default=USUAL_BOT, metavar=say("metavar-bot"), help=say("help-analyse-bot"))
    command.add_argument("--seat", type=positive, metavar="N", help=say("help-analyse-seat"))
    command.add_argument("--seed", metavar="S", help=say("help-analyse-seed"))
    command.add_argument("--jobs", type=positive, default=1, metavar="J", help=say("help-jobs"))
    command.add_argument("--json", action="store_true", help=say("help-json"))


def run(options: argparse.Namespace, output: Output) -> int:
    bot = str(parse_bot(options.bot))
    if not has_opinions(bot):
        raise Misuse("no-opinions", bot=bot)
    check_seed(options.seed)
    try:
        played, record = open_record(options.file)
        seats = read_settings(played, record.settings).seats
        wanted = decisions_of(played, record, seats, options)
    except Misuse:
        raise
    except (Refusal, Failure) as trouble:
        sentence = output.explain(trouble)
        if options.json:
            output.json({"ok": False, "reason": sentence})
        output.complain(sentence)
        return FAILED
    seed = record.seed if options.seed is None else options.seed
    judged: list[Judgement] = []
    try:
        for judgement in _with_progress(wanted, bot, seed, options.jobs, output):
            judged.append(judgement)
    except KeyboardInterrupt:
        output.complain(output.words.message("analysed-partly", done=len(judged), decisions=len(wanted)))
    screen = Screen(output, played, names_of(record, output))
    told = [each for each in summaries(judged, seats) if options.seat in (None, each.seat + 1)]
    is_complete = len(judged) == len(wanted)
    if options.json:
        about = {"bot": bot, "seed": seed, "complete": is_complete}
        output.json(report(record, judged, told, screen.words) | about)
    else:
        show(judged, told, bot, screen)
    return DONE if is_complete else STOPPED


def decisions_of(played: Game[Any], record: Record, seats: int, options: argparse.Namespace) -> list[Position]:
    """What shall be judged. Before its end a match has secrets, and the players should think for themselves."""
    if options.seat is not None and options.seat > seats:
        raise Misuse("no-such-place", seats=seats)
    if not replay(played, record).is_over:
        raise Failure("file-not-over", file=str(options.file))
    return [each for each in positions(played, record) if options.seat in (None, each.seat + 1)]


def _with_progress(wanted: list[Position], bot: str, seed: str, jobs: int, output: Output) -> Iterator[Judgement]:
    """A bar on standard error, if somebody looks at it."""
    ask = partial(judged_by, bot, seed)
    judging = in_order(ask, wanted, min(jobs, MOST_JOBS)) if jobs > 1 else map(ask, wanted)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=output.aside, transient=True, disable=not output.aside.is_terminal) as bar:
        for found in bar.track(judging, total=len(wanted), description=output.words.message("analysing")):
            if isinstance(found, str):
                raise BotFailed("bot-broke", name=bot, error=found)
            yield found


def judged_by(bot: str, seed: str, position: Position) -> Judgement | str:
    """A judgement, or what broke: a bot of somebody else's may raise anything, also in another process."""
    try:
        return judge(position, bot, seed)
    except Exception as error:
        return what_broke(error)


# Telling


def report(record: Record, judged: list[Judgement], told: list[Summary], words: Words) -> dict[str, Any]:
    """The promised keys. Seats are numbered from 0 and steps from 1, as in the record."""
    return {
        "ok": True,
        "game": record.game,
        "seats": [{"name": words.name("seat", each.seat)} | msgspec.to_builtins(each) for each in told],
        "decisions": [_decision(each, words) for each in judged],
    }


def _decision(judgement: Judgement, words: Words) -> dict[str, Any]:
    return {
        "step": judgement.step,
        "seat": judgement.seat,
        "by_order": judgement.by_order,
        "taken": str(judgement.taken),
        "best": str(judgement.best),
        "verdict": judgement.verdict,
        "chance": round(judgement.chance, 4),
        "loss": round(judgement.loss, 4),
        "unsure": round(judgement.unsure, 4),
        "expects": [{"seat": each.seat, "option": str(each.option)} for each in judgement.opinions[0].expects],
        "text": explain_judgement(judgement, words),
    }


def show(judged: list[Judgement], told: list[Summary], bot: str, screen: Screen) -> None:
    screen.say("analysed", decisions=len(judged), bot=bot)
    screen.output.console.print(_grid(told, screen))
    screen.say("analysed-legend", **{name: percent(least) for name, least in MISSES.items()})
    missed = [each for each in judged if each.is_miss]
    if not missed:
        screen.say("analysed-no-miss")
    for each in missed:
        heading = screen.output.words.message(
            "analysed-miss",
            step=each.step,
            name=screen.words.name("seat", each.seat),
            verdict=each.verdict,
            points=percent(each.loss),
            order="yes" if each.by_order else "no",
        )
        screen.output.console.print()
        screen.indented(f"[bold]{escape(heading)}[/bold]", 0)
        screen.indented(escape(explain_judgement(each, screen.words)))


def _grid(told: list[Summary], screen: Screen) -> Grid:
    """How each seat decided, in numbers."""
    say = screen.output.words.message
    grid = Grid(box=box.SIMPLE_HEAD, padding=(0, 1), show_edge=False)
    for column in ("player", "decisions", "best", "loss", "misses", "unclear", "worst"):
        justify: Literal["left", "right"] = "left" if column in ("player", "worst") else "right"
        grid.add_column(say(f"column-{column}"), justify=justify, no_wrap=column != "player")
    for each in told:
        grid.add_row(
            escape(screen.words.name("seat", each.seat)),
            str(each.decisions),
            say("share", share=100 * each.best / max(each.decisions, 1)),
            say("points", points=100 * each.average_loss),
            f"{each.blunders} · {each.mistakes} · {each.inaccuracies}",
            str(each.unclear),
            ", ".join(map(str, each.worst)),
        )
    return grid
