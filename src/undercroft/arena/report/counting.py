"""One pass over the matches: everything that the report needs is added up, nothing is kept of a single match.

A *stratum* is a kind of seat that can be compared fairly: the same settings (and so the same number of players) and the
same bot. Whatever seats have in common (a Boss, a card they played) is counted within strata: a bot that wins all the
time lends nothing to the cards it happens to like.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import TypeAlias

import msgspec

from undercroft.kernel.tally import Tally

from .figures import Cell
from .reading import Row

Stratum: TypeAlias = tuple[int, str, str]
"""Players, settings, bot."""
Won: TypeAlias = dict[Stratum, list[int]]
"""For each stratum how many seats, and how many of them won."""
Rounds: TypeAlias = list[Counter[float]]
"""The values of a series in each round, as often as they came up."""
MOST_ERRORS = 5


class Trouble(msgspec.Struct, frozen=True):
    """A match that broke, and the seed that shows it again."""

    seed: str
    error: str


class Tables:
    """The matches with one number of players."""

    def __init__(self, seats: int) -> None:
        self.games = 0
        self.options = 0
        self.most_options = 0
        self.decisions: Counter[int] = Counter()
        self.rounds: Counter[int] = Counter()
        self.rules: Counter[str] = Counter()
        self.seat_wins = [0] * seats
        self.seat_bots: list[Counter[str]] = [Counter() for _ in range(seats)]
        self.hidden = [0.0, 0.0]
        self.looked_at = 0
        self.series: dict[str, tuple[Rounds, Rounds]] = {}
        """For each name the losers and the winners."""


class Counts:
    """All matches of a report added up."""

    def __init__(self) -> None:
        self.game = ""
        self.games = 0
        self.seconds = 0.0
        self.errors = 0
        self.idle = 0
        """Matches in which nobody ever scored anything, of those that tell of scores."""
        self.troubles: list[Trouble] = []
        self.lineups: Counter[tuple[int, str, tuple[str, ...]]] = Counter()
        self.tables: dict[int, Tables] = {}
        self.all: Won = {}
        self.traits: dict[str, dict[str, Won]] = {}
        self.cards: dict[str, dict[str, Won]] = {}
        self.copies: dict[str, Counter[str]] = {}

    @property
    def finished(self) -> int:
        return self.games - self.errors

    def cells(self, won: Won) -> list[Cell]:
        """What seats have in common, beside what is usual in their strata."""
        found = []
        for stratum, (n, wins) in won.items():
            all_n, all_wins = self.all[stratum]
            found.append(Cell(n, wins, all_wins / all_n, 1 - n / all_n))
        return found

    def at_tables(self, won: Won, seats: int) -> tuple[int, int]:
        """How many seats at tables of that size, and how many won."""
        found = [pair for stratum, pair in won.items() if stratum[0] == seats]
        return sum(n for n, _ in found), sum(wins for _, wins in found)

    def add(self, row: Row) -> None:
        self.game = row.game
        self.games += 1
        self.seconds += row.seconds
        self.lineups[row.seats, row.settings, tuple(sorted(row.bots))] += 1
        if row.error:
            self.errors += 1
            if len(self.troubles) < MOST_ERRORS:
                self.troubles.append(Trouble(row.seed, row.error))
            return
        winners = [int(seat in row.winners) for seat in range(row.seats)]
        strata = [(row.seats, row.settings, bot) for bot in row.bots]
        for won, stratum in zip(winners, strata, strict=True):
            pair = self.all.setdefault(stratum, [0, 0])
            pair[0], pair[1] = pair[0] + 1, pair[1] + won
        self.idle += is_idle(row.tally)
        self._add_table(row, winners)
        self._add_traits(row.tally, winners, strata)
        self._add_cards(row.tally, winners, strata)

    def _add_table(self, row: Row, winners: list[int]) -> None:
        tables = self.tables.setdefault(row.seats, Tables(row.seats))
        tables.games += 1
        tables.options += row.options
        tables.most_options = max(tables.most_options, row.most_options)
        tables.decisions[row.decisions] += 1
        tables.rules[row.rule] += 1
        if row.tally.rounds:
            tables.rounds[row.tally.rounds] += 1
        for seat, (bot, won) in enumerate(zip(row.bots, winners, strict=True)):
            tables.seat_wins[seat] += won
            tables.seat_bots[seat][bot] += 1
        if _is_number(row.hidden_things) and _is_number(row.hidden_bits):
            tables.hidden[0] += row.hidden_things or 0.0
            tables.hidden[1] += row.hidden_bits or 0.0
            tables.looked_at += 1
        for name, series in row.tally.series.items():
            groups = tables.series.setdefault(name, ([], []))
            for group in groups:
                group.extend(Counter() for _ in range(len(series) - len(group)))
            for number, values in enumerate(series):
                for won, value in zip(winners, values, strict=False):
                    groups[won][number][value] += 1

    def _add_traits(self, tally: Tally, winners: list[int], strata: list[Stratum]) -> None:
        for traits, won, stratum in zip(tally.traits, winners, strata, strict=False):
            for trait, value in traits.items():
                _note(self.traits.setdefault(trait, {}), value, stratum, won)

    def _add_cards(self, tally: Tally, winners: list[int], strata: list[Stratum]) -> None:
        for seat, won, stratum in zip(tally.cards, winners, strata, strict=False):
            for what, cards in seat.items():
                groups, copies = self.cards.setdefault(what, {}), self.copies.setdefault(what, Counter())
                for card, times in cards.items():
                    copies[card] += times
                    _note(groups, card, stratum, won)


def is_idle(tally: Tally) -> bool:
    """Did nothing happen that a score tells of? Bots that never dare to begin play such matches."""
    return bool(tally.series) and not any(any(row) for rows in tally.series.values() for row in rows)


def count(rows: Iterable[Row]) -> Counts:
    counts = Counts()
    for row in rows:
        counts.add(row)
    return counts


def _note(groups: dict[str, Won], value: str, stratum: Stratum, won: int) -> None:
    try:
        pair = groups[value][stratum]
    except KeyError:
        pair = groups.setdefault(value, {}).setdefault(stratum, [0, 0])
    pair[0] += 1
    pair[1] += won


def _is_number(value: float | None) -> bool:
    return value is not None and value == value  # noqa: PLR0124 - NaN alone differs from itself
