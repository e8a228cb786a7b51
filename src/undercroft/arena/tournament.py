"""Tournaments: all bots against each other, in all line-ups and orders, for every number of players.

Enters: bots, numbers of players, how many matches. Leaves: the deals, and when they are played a ranking with what can
be said about it. The number of matches is fixed beforehand; if it is stopped early, whole deals count. Where all play
together every bot plays every deal, with all seats, and they are ranked by how many they win.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import combinations, cycle, islice, permutations, repeat

import msgspec

from .deals import Deal, Played, Terms, each_alone, places_of, rotations
from .play import Result
from .ratings import Ratings
from .sequential import Evidence

MOST_CIRCLES = 5_040
LEVELS = ((0.999, "certain"), (0.99, "almost-certain"), (0.95, "likely"))
TOO_CLOSE = "too-close"


# Who meets whom


def schedule(bots: Sequence[str], tables: Sequence[Terms], games: int, seed: str, watched: bool = False) -> list[Deal]:
    """Whole deals of at least so many matches, the same number (as far as can be) for every number of players."""
    orders = [deal_orders(bots, terms) for terms in tables]
    dealt = [0] * len(tables)
    deals: list[Deal] = []
    while sum(dealt) < games:
        turn = dealt.index(min(dealt))
        deals.append(Deal(tables[turn], next(orders[turn]), f"{seed}/{len(deals) + 1}", watched))
        dealt[turn] += len(deals[-1].orders)
    return deals


def deal_orders(bots: Sequence[str], terms: Terms) -> Iterator[tuple[tuple[str, ...], ...]]:
    """The orders of one deal after the other."""
    return repeat(each_alone(bots)) if terms.together else map(rotations, orders_of(bots, len(terms.teams)))


def orders_of(bots: Sequence[str], sides: int) -> Iterator[tuple[str, ...]]:
    """The first order of one deal after the other: every line-up in turn, each time around the table in another way."""
    for ways in cycle([cycle(circles_of(lineup)) for lineup in lineups_of(bots, sides)]):
        yield next(ways)


def lineups_of(bots: Sequence[str], sides: int) -> list[tuple[str, ...]]:
    """Who sits down together: all choices of bots, or, with fewer bots than sides, all as often as possible.

    The beginning of the list is as fair as the whole: who has played least, against those met least, comes first.

    >>> lineups_of("ab", 3)
    [('a', 'a', 'b'), ('a', 'b', 'b')]
    """
    rounds, rest = divmod(sides, len(bots))
    waiting = [tuple(sorted([*bots] * rounds + list(more), key=bots.index)) for more in combinations(bots, rest)]
    played: Counter[str] = Counter()
    met: Counter[tuple[str, str]] = Counter()
    found = []
    while waiting:
        lineup = min(
            waiting,
            key=lambda line: (sum(played[bot] for bot in line), sum(met[pair] ** 2 for pair in combinations(line, 2))),
        )
        waiting.remove(lineup)
        found.append(lineup)
        played.update(lineup)
        met.update(combinations(lineup, 2))
    return found


def circles_of(lineup: tuple[str, ...]) -> list[tuple[str, ...]]:
    """The different ways around a table; which of them sits in the first seat is left to the rotations.

    >>> circles_of(("a", "a", "b", "b"))
    [('a', 'a', 'b', 'b'), ('a', 'b', 'a', 'b')]
    """
    first, *others = lineup
    ways = ((first, *way) for way in islice(permutations(others), MOST_CIRCLES))
    return list({min(rotations(way)): way for way in ways}.values())


# What came of it


class Comparison(msgspec.Struct, frozen=True):
    """Two bots in the deals where both played: which won more, and how sure it is that this was no luck.

    ``verdict`` says that in words: certain, almost-certain, likely, too-close. ``difference`` is by how much larger the
    share of the better one is on average, ``interval`` where that lies for sure.
    """

    better: str
    worse: str
    deals: int
    confidence: float
    difference: float = 0.0
    interval: tuple[float, float] = (-1.0, 1.0)

    @property
    def verdict(self) -> str:
        return next((word for least, word in LEVELS if self.confidence >= least), TOO_CLOSE)


class Standings:
    """What is known of all bots so far. A deal in which a match broke says nothing and is left out.

    Where all play ``together`` nobody has an opponent, and so there are no ratings.
    """

    def __init__(self, bots: Sequence[str], together: bool = False) -> None:
        self.bots = tuple(bots)
        self.ratings = None if together else Ratings(bots)
        self.games = 0
        self.games_of: Counter[str] = Counter()
        self.errors: list[Result] = []
        self._shares: defaultdict[tuple[str, int], Evidence] = defaultdict(Evidence)
        self._rates: defaultdict[str, Evidence] = defaultdict(Evidence)
        self._meetings: defaultdict[tuple[str, str], Evidence] = defaultdict(Evidence)

    def add(self, deal: Deal, matches: Sequence[Played]) -> None:
        broken = [match.result for match in matches if match.result.error]
        if broken:
            self.errors += broken
            return
        self.games += len(matches)
        for order, match in zip(deal.orders, matches, strict=True):
            self.games_of.update(set(order))
            if self.ratings is not None:
                self.ratings.add(order, places_of(deal.terms.teams, match.result))
        shares = deal.shares(matches)
        for bot, share in shares.items():
            self._shares[bot, deal.terms.seats].add(share)
            self._rates[bot].add(share)
        for bot, other in combinations(sorted(shares, key=self.bots.index), 2):
            self._meetings[bot, other].add((1 + shares[bot] - shares[other]) / 2)

    def ranking(self) -> list[str]:
        """The best first, by rating or by what it wins; equal ones in the order in which the bots were named."""
        return sorted(self.bots, key=self._strength, reverse=True)

    def _strength(self, bot: str) -> float:
        return self._rates[bot].rate if self.ratings is None else self.ratings[bot].value

    def rate(self, bot: str) -> Evidence:
        """What it won of all its matches, deal by deal."""
        return self._rates[bot]

    def share(self, bot: str, players: int) -> Evidence:
        """What it won of the matches of so many players, deal by deal."""
        return self._shares[bot, players]

    def compare(self, bot: str, other: str) -> Comparison:
        """Who wins more when both play: in matches of two, and in larger ones beside each other."""
        if self.bots.index(bot) > self.bots.index(other):
            bot, other = other, bot
        meetings = self._meetings[bot, other]
        better, worse = (bot, other) if meetings.rate >= Fraction(1, 2) else (other, bot)
        if not len(meetings):
            return Comparison(better, worse, 0, 0.0)
        difference, low, high = meetings.difference()
        return Comparison(
            better,
            worse,
            len(meetings),
            1 - meetings.doubt(0.5),
            abs(difference),
            (low, high) if better == bot else (-high, -low),
        )
