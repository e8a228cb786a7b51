"""One pass over the matches: everything that the report needs is added up, of a single match only its deal is kept.

What wins or loses is a *side*: a seat, or all seats of a team, which win together. A *stratum* is a kind of
side that can be compared fairly: the same settings (and so the same number of players), the same bot, and the same role
where a game has roles. Whatever sides have in common (a Boss, a card they played) is counted within strata: a bot that
wins all the time lends nothing to the cards it happens to like, nor does Evil to its cards where the Hero seldom wins.
Matches with the same settings and the same seed are one *deal*: a tournament plays each from every seat. Where all
seats are one side nobody has an opponent: what such sides win depends on their bots and settings alone.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache
from typing import TypeAlias, TypeVar

import msgspec

from undercroft.kernel.match import read_settings
from undercroft.kernel.refusals import Refusal
from undercroft.kernel.registry import game
from undercroft.kernel.tally import Tally

from .figures import Cell
from .reading import SETTINGS, Row

Stratum: TypeAlias = tuple[int, str, str, str]
"""Players, settings, bot, role."""
Won: TypeAlias = dict[Stratum, list[int]]
"""For each stratum how many sides, and how many of them won."""
Key = TypeVar("Key")
Rounds: TypeAlias = list[Counter[float]]
"""The values of a series in each round, as often as they came up."""
MOST_ERRORS = 5


class Trouble(msgspec.Struct, frozen=True):
    """A match that broke, and the seed that shows it again."""

    seed: str
    error: str


class Side(msgspec.Struct, frozen=True):
    """Seats that win together, and their role if the game tells roles apart."""

    role: str
    seats: tuple[int, ...]


class Deals:
    """How often each deal was played, by a number that stands for it."""

    def __init__(self) -> None:
        self.played: Counter[int] = Counter()
        self.repeated = 0
        """For each match the matches of its deal, added up."""

    @property
    def repeats(self) -> float:
        """How many matches its deal has for the average match: one, unless deals were played several times."""
        return self.repeated / self.played.total()

    def add(self, *what: str) -> None:
        deal = hash(what)
        self.repeated += 2 * self.played[deal] + 1
        self.played[deal] += 1


class Tables:
    """The matches with one number of players. ``contested`` are those in which somebody can be beaten."""

    def __init__(self, seats: int) -> None:
        self.games = 0
        self.contested = 0
        self.options = 0
        self.most_options = 0
        self.decisions: Counter[int] = Counter()
        self.rounds: Counter[int] = Counter()
        self.rules: Counter[str] = Counter()
        self.winners = 0
        self.seat_wins = [0] * seats
        self.seat_bots: list[Counter[str]] = [Counter() for _ in range(seats)]
        self.roles: dict[str, list[int]] = {}
        """For each role how many sides had it, and how many of them won."""
        self.hidden = [0.0, 0.0]
        self.looked_at = 0
        self.series: dict[str, tuple[Rounds, Rounds]] = {}
        """For each name the losers and the winners."""
        self.deals = Deals()
        self.own_deals = Deals()
        """Those without opponents, told apart by who played: every bot of a tournament plays such a deal once."""

    @property
    def repeats(self) -> float:
        return self.deals.repeats


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
        self.together: Won = {}
        """Of all those that have no opponent."""
        self.traits: dict[str, dict[str, Won]] = {}
        self.cards: dict[str, dict[str, Won]] = {}
        self.copies: dict[str, Counter[str]] = {}

    @property
    def finished(self) -> int:
        return self.games - self.errors

    @property
    def repeats(self) -> float:
        """As for the tables of one size, for all of them."""
        return sum(tables.deals.repeated for tables in self.tables.values()) / self.finished

    @property
    def has_roles(self) -> bool:
        """Does the game tell roles apart? Then a seat is known by its role."""
        return any(tables.roles for tables in self.tables.values())

    @property
    def in_matches(self) -> bool:
        """Does a side stand for the whole match, for its role or because there is no other?"""
        return self.has_roles or len(self.together) == len(self.all)

    def cells(self, won: Won, across: str = "") -> list[Cell]:
        """What sides have in common, beside what is usual in their strata.

        ``across`` names a setting in which they may differ: a trait that *is* a setting (a difficulty) has no
        other value to be compared with among equal settings.
        """
        usual = _across(self.all, across)
        found = []
        for stratum, (n, wins) in _across(won, across).items():
            all_n, all_wins = usual[stratum]
            found.append(Cell(n, wins, all_wins / all_n, 1 - n / all_n, self.tables[stratum[0]].repeats))
        return found

    def at_tables(self, won: Won, seats: int) -> tuple[int, int]:
        """How many sides at tables of that size, and how many won."""
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
        self.idle += is_idle(row.tally)
        sides = sides_of(row.game, row.settings, row.seats)
        self._add_table(row, together=len(sides) == 1)
        for side in sides:
            won = int(any(seat in row.winners for seat in side.seats))
            bots = dict.fromkeys(row.bots[seat] for seat in side.seats)
            stratum = (row.seats, row.settings, " + ".join(sorted(bots)), side.role)
            _count(self.all, stratum, won)
            if len(sides) == 1:
                _count(self.together, stratum, won)
            if side.role:
                _count(self.tables[row.seats].roles, side.role, won)
            self._add_traits(row.tally, side, stratum, won)
            self._add_cards(row.tally, side, stratum, won)

    def _add_table(self, row: Row, together: bool) -> None:
        winners = [int(seat in row.winners) for seat in range(row.seats)]
        tables = self.tables.setdefault(row.seats, Tables(row.seats))
        tables.games += 1
        tables.deals.add(row.settings, row.seed)
        tables.winners += sum(winners)
        tables.options += row.options
        tables.most_options = max(tables.most_options, row.most_options)
        tables.decisions[row.decisions] += 1
        tables.rules[row.rule] += 1
        if row.tally.rounds:
            tables.rounds[row.tally.rounds] += 1
        if together:
            tables.own_deals.add(row.settings, row.seed, *row.bots)
        else:
            tables.contested += 1
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

    def _add_traits(self, tally: Tally, side: Side, stratum: Stratum, won: int) -> None:
        told = {pair: None for seat in side.seats if tally.traits for pair in tally.traits[seat].items()}
        for trait, value in told:
            _count(self.traits.setdefault(trait, {}).setdefault(value, {}), stratum, won)

    def _add_cards(self, tally: Tally, side: Side, stratum: Stratum, won: int) -> None:
        told: dict[tuple[str, str], None] = {}
        for seat in side.seats if tally.cards else ():
            for what, cards in tally.cards[seat].items():
                copies = self.copies.setdefault(what, Counter())
                for card, times in cards.items():
                    copies[card] += times
                    told[what, card] = None
        for what, card in told:
            _count(self.cards.setdefault(what, {}).setdefault(card, {}), stratum, won)


@cache
def sides_of(name: str, settings: str, seats: int) -> list[Side]:
    """Who wins together. Settings that a newer version of the game does not know leave everybody alone."""
    played = game(name)
    try:
        teams = played.teams(read_settings(played, SETTINGS.decode(settings)))
    except Refusal:
        teams = []
    if sorted(seat for team in teams for seat in team) != list(range(seats)):
        return [Side(_role(played.roles, (seat,)), (seat,)) for seat in range(seats)]
    if len(teams) == 1:
        return [Side("", tuple(teams[0]))]  # a role is compared with others, and here is none
    return [Side(_role(played.roles, team), tuple(team)) for team in teams]


def _role(roles: Sequence[str], seats: Sequence[int]) -> str:
    """The role that all these seats have; nothing where a team is mixed, or nobody has one."""
    found = {roles[seat] for seat in seats if seat < len(roles)}
    return found.pop() if len(found) == 1 else ""


def is_idle(tally: Tally) -> bool:
    """Did nothing happen that a score tells of? Bots that never dare to begin play such matches."""
    told = [row for rows in tally.series.values() for row in rows]
    return bool(told) and not any(map(any, told))


def count(rows: Iterable[Row]) -> Counts:
    counts = Counts()
    for row in rows:
        counts.add(row)
    return counts


def _count(pairs: dict[Key, list[int]], key: Key, won: int) -> None:
    pair = pairs.setdefault(key, [0, 0])
    pair[0] += 1
    pair[1] += won


def _across(won: Won, setting: str) -> Won:
    """Strata that differ in this setting only, added up."""
    if not setting:
        return won
    found: Won = {}
    for (seats, settings, bot, role), (n, wins) in won.items():
        pair = found.setdefault((seats, _without(settings, setting), bot, role), [0, 0])
        pair[0], pair[1] = pair[0] + n, pair[1] + wins
    return found


@cache
def _without(settings: str, name: str) -> str:
    kept = {key: value for key, value in SETTINGS.decode(settings).items() if key != name}
    return msgspec.json.encode(kept, order="sorted").decode()


def _is_number(value: float | None) -> bool:
    return value is not None and value == value  # noqa: PLR0124 - NaN alone differs from itself
