"""Playing many matches between bots, with the same results on any number of processes.

Every match has its own seed, made of the given one and its number, and every bot a stream of its own.
"""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import msgspec

from undercroft.bots import new_bot
from undercroft.kernel.chance import Chance
from undercroft.kernel.match import read_settings as checked_settings
from undercroft.kernel.registry import game
from undercroft.kernel.table import Table

MOST_DECISIONS = 200_000
MOST_JOBS = 256
CHUNK = 4


class Task(msgspec.Struct, frozen=True):
    """One match to play, in plain values that any process can read."""

    game: str
    settings: dict[str, Any]
    bots: list[str]
    seed: str


class Result(msgspec.Struct, frozen=True):
    """What came of a match: its decisions, their options, who won by which rule; or what broke."""

    seed: str
    decisions: int = 0
    options: int = 0
    winners: tuple[int, ...] = ()
    rule: str = ""
    error: str = ""


def play_all(tasks: list[Task], jobs: int) -> Iterator[Result]:
    """The results in the order of the tasks, whoever played them."""
    if jobs == 1:
        yield from map(play_one, tasks)
        return
    context = multiprocessing.get_context("spawn")
    with _ctrl_c_left_to_us():
        pool = context.Pool(min(jobs, len(tasks), MOST_JOBS))
    with pool:
        yield from pool.imap(play_one, tasks, chunksize=CHUNK)


@contextmanager
def _ctrl_c_left_to_us() -> Iterator[None]:
    """Processes that begin inside never see a Ctrl-C, not even while they are still starting up."""
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def play_one(task: Task) -> Result:
    """Play one match silently to its end. A crash is a result too, with the seed that shows it again."""
    try:
        return _play(task)
    except Exception as error:
        return Result(task.seed, error=f"{type(error).__name__}: {error}"[:300])


def _play(task: Task) -> Result:
    played = game(task.game)
    settings = checked_settings(played, task.settings)
    bots = [new_bot(spec, f"{task.seed} seat {seat}") for seat, spec in enumerate(task.bots)]
    table = Table(played, played.setup(settings, Chance.from_seed(task.seed)))
    table.run()
    decisions = offered = 0
    while not table.is_over:
        decisions, offered = decisions + 1, offered + len(table.options)
        if decisions > MOST_DECISIONS:
            return Result(task.seed, decisions, offered, error="no end in sight")
        table.take(bots[table.seat].answer(played, table.state, table.seat, table.options))
    outcome = table.state.outcome
    if outcome is None:
        return Result(task.seed, decisions, offered, error="no outcome")
    return Result(task.seed, decisions, offered, tuple(outcome.winners), outcome.rule)
