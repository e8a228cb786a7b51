"""The statistics of the report: shares with Wilson intervals, and what is more than chance.

Everything is built on one interval: Wilson's for a share. Sums of shares from several kinds of tables ("strata") get
theirs by recovering each share's variance from its own interval (MOVER), so one stratum alone gives Wilson's again.

Matches of one deal share their cards. How much they tell beyond the first is not known, so they are taken to tell
nothing: of ``n`` cases in deals that were played ``repeats`` times, ``n / repeats`` count.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from typing import TypeVar

import msgspec

Z = 1.959963984540054
"""How many standard errors an interval of 95 % reaches."""
CHANCE = 0.05
"""The share of announced differences that may be flukes (Benjamini and Hochberg's false discovery rate)."""

Key = TypeVar("Key")
Value = TypeVar("Value", int, float)


class Estimate(msgspec.Struct, frozen=True):
    """A number found in ``n`` cases, with its interval of 95 %."""

    value: float
    low: float
    high: float
    n: int


class Cell(msgspec.Struct, frozen=True):
    """Seats of one stratum that have something in common: how many, how many won, and how many usually do there."""

    n: int
    wins: int
    usual: float
    others: float = 1.0
    """The share of the stratum's seats that do not have it."""
    repeats: float = 1.0


def wilson(wins: int, n: int, repeats: float = 1.0) -> Estimate:
    """A share and its interval.

    >>> found = wilson(52, 100)
    >>> round(found.low, 3), round(found.high, 3)
    (0.423, 0.615)
    """
    if n == 0:
        return Estimate(0.0, 0.0, 1.0, 0)
    share, z2, counting = wins / n, Z * Z, n / repeats
    middle = (share + z2 / (2 * counting)) / (1 + z2 / counting)
    half = Z * math.sqrt(share * (1 - share) / counting + z2 / (4 * counting**2)) / (1 + z2 / counting)
    return Estimate(share, max(0.0, middle - half), min(1.0, middle + half), n)


def edge(cells: Sequence[Cell], against_others: bool = False) -> Estimate:
    """How much more often these seats win than the average seat of their strata.

    ``against_others``: than the seats that have it not. Since the winners of a match are as good as fixed in number,
    that is the same difference stretched, and so is its interval: seats of one match are never taken for independent.
    """
    total = sum(cell.n for cell in cells)
    if total == 0:
        return Estimate(0.0, -1.0, 1.0, 0)
    value = below = above = 0.0
    for cell in cells:
        weight, share = cell.n / total, wilson(cell.wins, cell.n, cell.repeats)
        value += weight * (share.value - cell.usual)
        below += (weight * (share.value - share.low)) ** 2
        above += (weight * (share.high - share.value)) ** 2
    stretch = sum(cell.n * cell.others for cell in cells) / total if against_others else 1.0
    if stretch <= 0.0:
        return Estimate(0.0, -1.0, 1.0, total)
    low, high = value - math.sqrt(below), value + math.sqrt(above)
    return Estimate(value / stretch, max(-1.0, low / stretch), min(1.0, high / stretch), total)


def surprise(cells: Iterable[Cell]) -> float:
    """The chance that seats like the average would differ from it at least so much (two-sided score test).

    With a continuity correction: victories are whole, and one of them alone, where there are few, proves nothing.
    """
    found = [cell for cell in cells if cell.n]
    spread = sum(cell.n / cell.repeats * cell.usual * (1 - cell.usual) for cell in found)
    if spread <= 0:
        return 1.0
    excess = sum((cell.wins - cell.n * cell.usual) / cell.repeats for cell in found)
    return math.erfc(max(abs(excess) - 0.5, 0.0) / math.sqrt(2 * spread))


def beyond_chance(chances: Mapping[Key, float]) -> set[Key]:
    """Of many comparisons those that may be announced: of them at most CHANCE are flukes, on average.

    >>> sorted(beyond_chance({"a": 0.001, "b": 0.04, "c": 0.2, "d": 0.9}))
    ['a']
    """
    ordered = sorted(chances.items(), key=lambda item: item[1])
    last = max((i for i, (_, p) in enumerate(ordered, start=1) if p <= CHANCE * i / len(ordered)), default=0)
    return {key for key, _ in ordered[:last]}


def mean(counted: Mapping[Value, int]) -> float:
    total = sum(counted.values())
    return sum(value * times for value, times in counted.items()) / total if total else 0.0


def quantile(counted: Mapping[Value, int], share: float) -> float:
    """The value that so many of the counted ones do not exceed.

    >>> quantile({1: 5, 2: 4, 9: 1}, 0.5), quantile({1: 5, 2: 4, 9: 1}, 0.95)
    (1, 9)
    """
    wanted, seen = share * sum(counted.values()), 0
    for value in sorted(counted):
        seen += counted[value]
        if seen >= wanted:
            return value
    return 0.0
