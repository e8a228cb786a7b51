"""Duels: is one bot stronger than another? Played deal by deal until that is decided, or until there is no more time.

The first bot plays for one team and the second for all others; the first changes its team from match to match of a
deal. What is decided depends on the seed alone, never on the number of processes.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Generator, Sequence
from contextlib import closing
from fractions import Fraction

from .deals import Deal, Played, Terms, play_deals, rotations
from .play import Result
from .sequential import Evidence, Verdict


def duel_deals(terms: Terms, bots: tuple[str, str], games: int, seed: str) -> list[Deal]:
    """As many whole deals as that many matches allow."""
    first, second = bots
    orders = rotations((first, *[second] * (len(terms.teams) - 1)))
    return [Deal(terms, orders, f"{seed}/{number}") for number in range(1, games // len(orders) + 1)]


class Duel:
    """What is known so far of the first bot's strength against the second's.

    ``claim`` is the rate that it is tested against; without one an equal share of the victories. A deal in which a
    match broke says nothing and is left out.
    """

    def __init__(self, bots: tuple[str, str], terms: Terms, claim: Fraction | None = None) -> None:
        self.bots = bots
        self.equal = Fraction(1, len(terms.teams))
        self.claim = claim or self.equal
        self.evidence = Evidence()
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
        self.evidence.add(deal.shares(matches)[self.bots[0]])
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
