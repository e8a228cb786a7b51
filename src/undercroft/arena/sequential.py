"""How sure one may be of a win rate while matches are still being played.

Enters: values from 0 to 1, one after the other: matches won (1) and lost (0), or shares where a victory is shared.
Leaves: an interval that may be looked at after every value, and a verdict on a claimed rate, without the usual
price of looking often: with probability 1 - alpha the true rate is never outside, at any time.

Somebody who doubts the rate ``m`` bets on every value in turn, at odds that are fair if ``m`` is true, so that a
stake is multiplied by ``x * q / m + (1 - x) * (1 - q) / (1 - m)`` where ``q`` is the rate believed in instead. If ``m``
is true no such stake, and no mixture of stakes over several ``q`` (Robbins 1970), ever reaches 1 / alpha with
probability above alpha (Ville 1939). The mixture here is the beta(1/2, 1/2) law on a grid. For wins and losses it is
the beta-binomial confidence sequence; shared victories need no second method, because the bet is fair for them too.
"""

from __future__ import annotations

import math
from collections import Counter
from enum import Enum
from fractions import Fraction

ALPHA = 0.05
STAKES = 256
BELIEFS = tuple(math.sin(math.pi * (number + 0.5) / (2 * STAKES)) ** 2 for number in range(STAKES))
"""Where equal stakes lie: close together at the ends, as sure winners need it. Any grid gives a valid test."""
LOGARITHMS = tuple((math.log(belief), math.log1p(-belief)) for belief in BELIEFS)
HALVINGS = 40


class Verdict(Enum):
    """What the values so far say about a claimed rate."""

    HOLDS = "holds"
    FAILS = "fails"
    OPEN = "open"


class Evidence:
    """The values so far, in whatever order they came.

    >>> coin = Evidence()
    >>> for _ in range(20):
    ...     coin.add(1)
    >>> coin.verdict(Fraction(1, 2))
    <Verdict.HOLDS: 'holds'>
    """

    def __init__(self) -> None:
        self._counts: Counter[Fraction] = Counter()

    def add(self, value: Fraction | int) -> None:
        if not 0 <= value <= 1:
            raise ValueError(f"{value} is not a share of a victory")
        self._counts[Fraction(value)] += 1

    def __len__(self) -> int:
        return self._counts.total()

    @property
    def rate(self) -> float:
        """The mean of the values; half where there are none."""
        total = sum((value * count for value, count in self._counts.items()), Fraction())
        return float(total / len(self)) if len(self) else 0.5

    def log_winnings(self, rate: float) -> float:
        """The logarithm of what one unit, bet against this rate (between 0 and 1), has become."""
        wins, losses = self._counts[Fraction(1)], self._counts[Fraction(0)]
        stakes = [wins * win + losses * loss for win, loss in LOGARITHMS]
        for value, count in self._counts.items():
            if 0 < value < 1:
                for_win, for_loss = value / rate, (1 - value) / (1 - rate)
                stakes = [
                    stake + count * math.log(for_win * belief + for_loss * (1 - belief))
                    for stake, belief in zip(stakes, BELIEFS, strict=True)
                ]
        highest = max(stakes)
        fair = wins * math.log(rate) + losses * math.log1p(-rate)
        return highest - fair + math.log(sum(math.exp(stake - highest) for stake in stakes) / STAKES)

    def doubt(self, rate: float) -> float:
        """How probable it is at most that a test gets so far if this is the true rate: a p-value for any time."""
        return math.exp(-max(self.log_winnings(rate), 0.0))

    def verdict(self, claim: float | Fraction, alpha: float = ALPHA) -> Verdict:
        """Is the true rate above the claimed one (it holds), below (it fails), or is that still open?"""
        if self.log_winnings(float(claim)) < -math.log(alpha):
            return Verdict.OPEN
        return Verdict.HOLDS if self.rate > claim else Verdict.FAILS

    def interval(self, alpha: float = ALPHA) -> tuple[float, float]:
        """The rates that are not refuted. Always an interval around the mean: the winnings are convex in the rate,
        and nobody wins by betting against the mean."""
        return self._end(0.0, alpha), self._end(1.0, alpha)

    def difference(self, alpha: float = ALPHA) -> tuple[float, float, float]:
        """Where every value is (1 + a - b) / 2: the mean of a - b, and its interval."""
        low, high = self.interval(alpha)
        return 2 * self.rate - 1, 2 * low - 1, 2 * high - 1

    def _end(self, refuted: float, alpha: float) -> float:
        """The last rate on the way from the mean to 0 or 1 that is not refuted."""
        kept = self.rate
        if kept == refuted or not len(self):
            return refuted
        for _ in range(HALVINGS):
            middle = (kept + refuted) / 2
            if self.log_winnings(middle) < -math.log(alpha):
                kept = middle
            else:
                refuted = middle
        return kept
