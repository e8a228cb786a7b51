"""Deals: the same cards given out once for every rotation of a line-up, so that luck and seats cancel.

Enters: which bot plays for which team in a first order. Leaves: the matches of every rotation, and, when they are
played, the share of victory of every bot. The matches of one deal depend on each other, so whoever judges by numbers
takes a deal as one value. In a game of teams a bot plays for all seats of its team. Where all seats are one team
there is nobody to beat: every bot plays the deal once, for everybody, and it is counted which of them win it.
"""

from __future__ import annotations

import time
from collections import Counter, defaultdict
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from fractions import Fraction
from itertools import islice
from typing import Any

import msgspec

from undercroft.bots import Bot
from undercroft.kernel.game import Game, View
from undercroft.kernel.match import read_settings
from undercroft.kernel.parts import Option
from undercroft.kernel.table import Table

from .crew import in_order
from .play import MOST_JOBS, Result, Task, play_one

Teams = tuple[tuple[int, ...], ...]


class Terms(msgspec.Struct, frozen=True):
    """What a match is about: the game, its settings, and who wins together under them."""

    game: str
    settings: dict[str, Any]
    teams: Teams

    @property
    def seats(self) -> int:
        return sum(map(len, self.teams))

    @property
    def together(self) -> bool:
        """Do all win or lose together?"""
        return len(self.teams) == 1


def terms_of(game: Game[Any], settings: dict[str, Any]) -> Terms:
    return Terms(game.name, settings, tuple(tuple(team) for team in game.teams(read_settings(game, settings))))


class Played(msgspec.Struct, frozen=True):
    """A match that was played, with how often each seat was asked and how many seconds it thought."""

    result: Result
    asked: tuple[int, ...] = ()
    thought: tuple[float, ...] = ()


class Deal(msgspec.Struct, frozen=True):
    """One seed and the orders in which it is played: which bot plays for each team, one order for each match.

    ``watched`` as in a Task: for those who keep the matches.
    """

    terms: Terms
    orders: tuple[tuple[str, ...], ...]
    seed: str
    watched: bool = False

    @property
    def tasks(self) -> list[Task]:
        terms = self.terms
        return [Task(terms.game, terms.settings, self.seated(order), self.seed, self.watched) for order in self.orders]

    def seated(self, order: tuple[str, ...]) -> list[str]:
        """Who sits where when the teams are played for in this order."""
        of_seat = {seat: bot for team, bot in zip(self.terms.teams, order, strict=True) for seat in team}
        return [of_seat[seat] for seat in sorted(of_seat)]

    def shares(self, matches: Sequence[Played]) -> dict[str, Fraction]:
        """What each bot won of the matches, for each team it played for: equal bots have equal shares."""
        won: defaultdict[str, Fraction] = defaultdict(Fraction)
        held: Counter[str] = Counter()
        for order, match in zip(self.orders, matches, strict=True):
            held.update(order)
            for bot, share in zip(order, shares_of(self.terms.teams, match.result), strict=True):
                won[bot] += share
        return {bot: won[bot] / held[bot] for bot in held}


def shares_of(teams: Teams, result: Result) -> list[Fraction]:
    """The share of every team in the victory: winners share it, and what nobody wins is shared by all.

    A team that is alone against the game has nobody to share a defeat with: it has won, or it has not.
    """
    winning = [any(seat in result.winners for seat in team) for team in teams]
    if not any(winning):
        return [Fraction(1, len(teams))] * len(teams) if len(teams) > 1 else [Fraction(0)]
    return [Fraction(int(won), sum(winning)) for won in winning]


def places_of(teams: Teams, result: Result) -> list[int]:
    """The place of every team: that of its best seat."""
    return [min(result.places[seat] for seat in team) for team in teams]


def rotations(order: Sequence[str]) -> tuple[tuple[str, ...], ...]:
    """Every team is played for by every bot in turn; orders that would repeat a match are left out.

    >>> rotations(("a", "b", "a", "b"))
    (('a', 'b', 'a', 'b'), ('b', 'a', 'b', 'a'))
    """
    shifted = (tuple(order[start:]) + tuple(order[:start]) for start in range(len(order)))
    return tuple(dict.fromkeys(shifted))


def each_alone(bots: Sequence[str]) -> tuple[tuple[str, ...], ...]:
    """The orders of a deal in which all play together: every bot once, in all seats.

    >>> each_alone(("a", "b"))
    (('a',), ('b',))
    """
    return tuple((bot,) for bot in bots)


# Playing


def play_deals(
    deals: Sequence[Deal],
    jobs: int,
    tick: Callable[[], None] = lambda: None,
    ahead: dict[int, Played] | None = None,
) -> Generator[tuple[Deal, list[Played]], None, None]:
    """Every deal with its matches, in their order whoever played them. Closing it stops the play.

    ``tick`` is called after every match, since a deal of slow bots may take minutes. ``ahead`` as in ``in_order``.
    """
    tasks = [task for deal in deals for task in deal.tasks]
    with closing(_play(tasks, min(jobs, MOST_JOBS), ahead)) as played:
        for deal in deals:
            matches = []
            for match in islice(played, len(deal.orders)):
                matches.append(match)
                tick()
            yield deal, matches


def finished_ahead(deals: Sequence[Deal], ahead: Mapping[int, Played]) -> Iterator[tuple[Deal, list[Played]]]:
    """The deals of which all matches were finished before their turn, when play stopped."""
    first = 0
    for deal in deals:
        numbers = range(first, first + len(deal.orders))
        first = numbers.stop
        if all(number in ahead for number in numbers):
            yield deal, [ahead[number] for number in numbers]


def _play(tasks: Iterable[Task], jobs: int, ahead: dict[int, Played] | None) -> Generator[Played, None, None]:
    yield from map(play_timed, tasks) if jobs == 1 else in_order(play_timed, tasks, jobs, ahead)


def play_timed(task: Task) -> Played:
    """Play one match with a clock beside every bot."""
    clocks: list[Clock] = []

    def with_clock(bot: Bot) -> Bot:
        clocks.append(Clock(bot))
        return clocks[-1]

    result = play_one(task, with_clock)
    return Played(result, tuple(clock.asked for clock in clocks), tuple(clock.seconds for clock in clocks))


class Clock(Bot):
    """Stands between a bot and its table and takes the time."""

    def __init__(self, bot: Bot) -> None:
        super().__init__(bot.chance, bot.strength)
        self.bot = bot
        self.asked = 0
        self.seconds = 0.0

    def without_looking(self, options: Sequence[Option]) -> Option | None:
        with self._running():
            option = self.bot.without_looking(options)
        self.asked += option is not None
        return option

    def choose(self, table: Table[Any], view: View, options: Sequence[Option]) -> Option:
        self.asked += 1
        with self._running():
            return self.bot.choose(table, view, options)

    @contextmanager
    def _running(self) -> Iterator[None]:
        started = time.perf_counter()
        yield
        self.seconds += time.perf_counter() - started
