"""Duels: is one bot stronger than another? Played deal by deal until that is decided, or until there is no more time.

The first bot plays for one team and the second for all others; the first changes its team from match to match of a
deal. Where all play together each bot plays every deal once, with all seats, and it is compared which deals they win.
What is decided depends on the seed alone, never on the number of processes.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Generator, Sequence
from contextlib import closing
from fractions import Fraction

from .deals import Deal, Played, Terms, each_alone, play_deals, rotations
from .play import Result
from .sequential import Evidence, Verdict


def duel_deals(terms: Terms, bots: tuple[str, str], games: int, seed: str) -> list[Deal]:
    """As many whole deals as that many matches allow."""
    orders = duel_orders(terms, bots)
    return [Deal(terms, orders, f"{seed}/{number}") for number in range(1, games // len(orders) + 1)]


def duel_orders(terms: Terms, bots: tuple[str, str]) -> tuple[tuple[str, ...], ...]:
    """Who plays for which team in the matches of a deal."""
    first, second = bots
    return each_alone(bots) if terms.together else rotations((first, *[second] * (len(terms.teams) - 1)))


class Duel:
    """What is known so far of the first bot's strength against the second's.

    ``claim`` is the rate that ``evidence`` is tested against: the first bot's share of the victories, and without a
    claim an equal one. Where all play together (``pairs``) a claim is about the matches that the first bot wins, and
    without one the pairs are tested. A deal in which a match broke says nothing and is left out.
    """

    def __init__(self, bots: tuple[str, str], terms: Terms, claim: Fraction | None = None) -> None:
        self.bots = bots
        self.pairs = Pairs() if terms.together else None
        self.equal = Pairs.EQUAL if terms.together else Fraction(1, len(terms.teams))
        self.claim = claim or self.equal
        self.is_claimed = claim is not None
        self.evidence = Evidence() if self.pairs is None else self.pairs.first if claim else self.pairs.compared
        self.games = 0
        self.errors: list[Result] = []
        self.clock = ThinkingTime()

    @property
    def verdict(self) -> Verdict:
        return self.evidence.verdict(self.claim)

    def add(self, deal: Deal, matches: Sequence[Played]) -> None:
        broken = [match.result for match in matches if match.result.error]
        if broken:
            self.errors += broken
            return
        self.games += len(matches)
        first, second = map(deal.shares(matches).__getitem__, self.bots)
        if self.pairs is None:
            self.evidence.add(first)
        else:
            self.pairs.add(first, second)
        self.clock.add(deal, matches)

    def recall(self, deals: Sequence[Deal], kept: Sequence[Sequence[Played]]) -> Sequence[Deal]:
        """Count the first deals, whose matches were kept, as if they were played now; what is left to be played."""
        for deal, matches in zip(deals, kept, strict=False):
            self.add(deal, matches)
            if self.verdict is not Verdict.OPEN:
                return []
        return deals[len(kept) :]

    def play(
        self,
        deals: Sequence[Deal],
        jobs: int,
        tick: Callable[[], None] = lambda: None,
        keep: Callable[[Sequence[Played]], None] = lambda _: None,
    ) -> Generator[Verdict, None, None]:
        """Play until it is decided or the deals are used up; the verdict after every deal, whose matches go to
        ``keep``.
        """
        with closing(play_deals(deals, jobs, tick)) as played:
            for deal, matches in played:
                keep(matches)
                self.add(deal, matches)
                verdict = self.verdict
                yield verdict
                if verdict is not Verdict.OPEN:
                    return


class Pairs:
    """Deals that two bots have played one after the other, each with all seats: which of them each has won.

    The values of ``compared`` are 1 where only the first has won, 0 where only the second has, and ``EQUAL`` where they
    did equally well. Such a deal says nothing about who is better, and the test against ``EQUAL`` passes it over.
    """

    EQUAL = Fraction(1, 2)

    def __init__(self) -> None:
        self.first, self.second, self.compared = Evidence(), Evidence(), Evidence()
        self._won: Counter[tuple[bool, bool]] = Counter()

    def add(self, first: Fraction, second: Fraction) -> None:
        """The next deal: what each of them won of it."""
        self.first.add(first)
        self.second.add(second)
        self.compared.add((1 + first - second) / 2)
        self._won[first > 0, second > 0] += 1

    def won(self, first: bool, second: bool) -> int:
        """In how many deals it came out like this."""
        return self._won[first, second]


class ThinkingTime:
    """How long each bot takes for a decision."""

    def __init__(self) -> None:
        self._asked: Counter[str] = Counter()
        self._seconds: dict[str, float] = {}

    def add(self, deal: Deal, matches: Sequence[Played]) -> None:
        for task, match in zip(deal.tasks, matches, strict=True):
            for bot, asked, seconds in zip(task.bots, match.asked, match.thought, strict=True):
                self._asked[bot] += asked
                self._seconds[bot] = self._seconds.get(bot, 0.0) + seconds

    def milliseconds(self, bot: str) -> float:
        """The mean of all its decisions; nothing for a bot that was never asked."""
        return 1000 * self._seconds.get(bot, 0.0) / max(self._asked[bot], 1)
