"""Playing many matches between bots, with the same results on any number of processes or machines.

Every match has its own seed, made of the given one and its number, and every bot a stream of its own. What is
watched (the game's own tally, how much is hidden) has a stream of its own too: watching changes nothing.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Generator, Iterable
from contextlib import ExitStack
from pathlib import Path
from traceback import extract_tb
from typing import Any

import msgspec

from undercroft.bots import Bot, new_bot
from undercroft.kernel.chance import Chance
from undercroft.kernel.events import Event
from undercroft.kernel.game import Game
from undercroft.kernel.match import read_settings as checked_settings
from undercroft.kernel.parts import Option, words_of
from undercroft.kernel.registry import game
from undercroft.kernel.table import Table

from .crew import in_order
from .hidden import Hidden, hidden_from

MOST_DECISIONS = 200_000
MOST_JOBS = 256
LONGEST_ERROR = 300
LOOK_EVERY = 10
"""What is hidden is estimated at every so many decisions: it costs as much as a small search."""


class Task(msgspec.Struct, frozen=True):
    """One match to play, in plain values that any process can read.

    ``watched`` matches are also tallied, timed and looked at for what is hidden; ``logged`` ones keep every decision.
    """

    game: str
    settings: dict[str, Any]
    bots: list[str]
    seed: str
    watched: bool = False
    logged: bool = False


class Decision(msgspec.Struct, frozen=True, array_like=True):
    """One question of a match: whom it asked what, between how many options, and what was taken."""

    seat: int
    choice: str
    options: int
    taken: str
    is_window: bool


class Result(msgspec.Struct, frozen=True):
    """What came of a match: its decisions, their options, who won by which rule; or what broke.

    ``tally`` is the game's own, as JSON; ``hidden_things`` and ``hidden_bits`` are means over the decisions looked at.
    """

    seed: str
    decisions: int = 0
    options: int = 0
    winners: tuple[int, ...] = ()
    rule: str = ""
    error: str = ""
    most_options: int = 0
    places: tuple[int, ...] = ()
    seconds: float = 0.0
    tally: str = ""
    hidden_things: float | None = None
    hidden_bits: float | None = None
    log: tuple[Decision, ...] = ()


def play_all(
    tasks: Iterable[Task], jobs: int, cluster: str | None = None, ahead: dict[int, Result] | None = None
) -> Generator[Result, None, None]:
    """The results in the order of the tasks, whoever played them: this process, several of them, or a Ray cluster.

    ``ahead`` as in ``in_order``; a cluster does not tell.
    """
    if cluster is not None:
        from .cluster import play_on_cluster

        yield from play_on_cluster(tasks, cluster, jobs)
    elif jobs == 1:
        yield from map(play_one, tasks)
    else:
        yield from in_order(play_one, tasks, min(jobs, MOST_JOBS), ahead)


def play_one(task: Task, sit: Callable[[Bot], Bot] = lambda bot: bot) -> Result:
    """Play one match silently to its end. A crash is a result too, with the seed that shows it again.

    Every bot passes through ``sit`` before it sits down: a place for whoever wants to look over its shoulder.
    """
    started = time.perf_counter()
    try:
        result = _play(task, sit)
    except Exception as error:
        result = Result(task.seed, error=what_broke(error))
    if not task.watched:
        return result
    return msgspec.structs.replace(result, seconds=time.perf_counter() - started)


def what_broke(error: Exception) -> str:
    """An error in one line, with the place in the code: whoever wrote the bot or the game will look there.

    >>> what_broke(ValueError("nonsense"))
    'ValueError: nonsense'
    """
    line = f"{type(error).__name__}: {error}"[:LONGEST_ERROR]
    places = extract_tb(error.__traceback__)
    return f"{line} ({Path(places[-1].filename).name}:{places[-1].lineno})" if places else line


def _play(task: Task, sit: Callable[[Bot], Bot]) -> Result:
    with ExitStack() as leaving:
        bots = []
        for seat, spec in enumerate(task.bots):
            bot = new_bot(spec, f"{task.seed} seat {seat}")
            leaving.callback(bot.close)
            bots.append(sit(bot))
        return _play_with(bots, task)


def _play_with(bots: list[Bot], task: Task) -> Result:
    played = game(task.game)
    settings = checked_settings(played, task.settings)
    table = Table(played, played.setup(settings, Chance.from_seed(task.seed)))
    watcher = Watcher(played, settings, table, task)
    table.run()
    decisions = offered = most = 0
    while not table.is_over:
        options = table.options
        decisions, offered, most = decisions + 1, offered + len(options), max(most, len(options))
        if decisions > MOST_DECISIONS:
            return Result(task.seed, decisions, offered, error="no end in sight", most_options=most)
        option = bots[table.seat].answer(played, table.state, table.seat, options)
        if option not in options:  # the table itself trusts those who sit at it
            error = f"{task.bots[table.seat]} took what was not offered: {option}"[:LONGEST_ERROR]
            return Result(task.seed, decisions, offered, error=error, most_options=most)
        if task.watched or task.logged:
            watcher.see(decisions, option)
        table.take(option)
    outcome = table.state.outcome
    if outcome is None:
        return Result(task.seed, decisions, offered, error="no outcome", most_options=most)
    return Result(
        seed=task.seed,
        decisions=decisions,
        options=offered,
        winners=tuple(outcome.winners),
        rule=outcome.rule,
        most_options=most,
        places=tuple(outcome.places),
        **watcher.found(),
    )


class Watcher:
    """Looks on while a match is played, as far as its task asks for it."""

    def __init__(self, played: Game[Any], settings: Any, table: Table[Any], task: Task) -> None:
        self.table = table
        self.task = task
        self.chance = Chance.from_seed(f"hidden {task.seed}")
        self.hidden: list[Hidden] = []
        self.log: list[Decision] = []
        self.teller = played.tally(settings) if task.watched else None
        if self.teller is not None:
            table.hear = self._hear

    def _hear(self, event: Event) -> None:
        assert self.teller is not None
        self.teller.hear(event, self.table.state)

    def see(self, number: int, option: Option) -> None:
        """A decision, just before it is carried out."""
        table = self.table
        choice = table.choice
        if self.task.logged:
            self.log.append(
                Decision(
                    choice.seat, words_of(type(choice)), len(table.options), str(option), is_window=choice.is_window
                )
            )
        if self.task.watched and number % LOOK_EVERY == 0:
            self.hidden.append(hidden_from(table.game, table.state, choice.seat, self.chance))

    def found(self) -> dict[str, Any]:
        """The fields of a result that come from watching."""
        looks = len(self.hidden)
        return {
            "tally": "" if self.teller is None else msgspec.json.encode(self.teller.finish(self.table.state)).decode(),
            "hidden_things": sum(hidden.things for hidden in self.hidden) / looks if looks else None,
            "hidden_bits": sum(hidden.bits for hidden in self.hidden) / looks if looks else None,
            "log": tuple(self.log),
        }
