"""Exact chances of what dice total, worked out and not sampled: whole numbers until somebody asks for a chance."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from itertools import product
from typing import NamedTuple

from .pool import SymbolId

Totals = tuple[int, ...]
"""How many of each symbol, in the order in which the symbols were asked for."""

Weights = Mapping[Totals, int]
"""In how many of all equally likely cases each total comes up."""


class Offer(NamedTuple):
    """What symbols can be spent on, any number of times: ``Offer(SURGE, 2, {DAMAGE: 1})``."""

    symbol: SymbolId
    price: int
    gives: Mapping[SymbolId, int]


class Odds:
    """The chances of the totals of some symbols. In the rest of the ``cases`` the roll comes to nothing.

    >>> HIT, SHIELD = SymbolId(0), SymbolId(1)
    >>> odds = Odds((HIT, SHIELD), {(0, 1): 1, (1, 0): 2, (2, 1): 1}, 4)
    >>> odds.at_least(1, 0), odds.mean(HIT)
    (0.75, 1.0)
    >>> wounds = odds.value(lambda hits, shields: max(0, hits - shields))
    >>> wounds.at_least(1), wounds.at_least(2)
    (0.75, 0.0)
    """

    def __init__(self, symbols: Sequence[SymbolId], weights: Weights, cases: int) -> None:
        self.symbols = tuple(symbols)
        self.weights = weights
        self.cases = cases
        self._tails: dict[Totals, float] = {}

    def at_least(self, *totals: int) -> float:
        """The chance of as many as these of each symbol, or more, all at once."""
        chance = self._tails.get(totals)
        if chance is None:
            enough = (weight for found, weight in self.weights.items() if all(map(int.__ge__, found, totals)))
            chance = self._tails[totals] = sum(enough) / self.cases
        return chance

    def exactly(self, *totals: int) -> float:
        """The chance of just these totals."""
        return self.weights.get(totals, 0) / self.cases

    @property
    def chance(self) -> float:
        """The chance that the roll comes to anything at all, be it only to zeros."""
        return sum(self.weights.values()) / self.cases

    def mean(self, symbol: SymbolId | None = None) -> float:
        """How many of a symbol to expect, none where the roll comes to nothing. The only total may go unnamed."""
        place = 0 if symbol is None else self.symbols.index(symbol)
        return sum(found[place] * weight for found, weight in self.weights.items()) / self.cases

    def plus(self, more: Mapping[SymbolId, int]) -> Odds:
        """The same with a bonus (or, below 0, a loss that takes what is there)."""
        return self._changed(lambda found: _added(found, self._row(more)))

    def pay(self, price: Mapping[SymbolId, int]) -> Odds:
        """The same after a price: a roll that cannot pay it comes to nothing."""
        row = self._row({symbol: -amount for symbol, amount in price.items()})
        return self._changed(lambda found: None if min(map(int.__add__, found, row)) < 0 else _added(found, row))

    def value(self, worth: Callable[..., int | None], offers: Sequence[Offer] = ()) -> Odds:
        """The odds of one number made of the totals; ``worth`` says None where the roll comes to nothing.

        With ``offers`` symbols are spent so that it is worth most. ``worth`` gets the totals in the order of
        ``symbols``, those of spent symbols as they were, and never falls when a total rises that offers give.
        Every total is looked at, every time: what is asked often, keep.
        """
        buys = self._buys(tuple((offer.symbol, offer.price, tuple(offer.gives.items())) for offer in offers))
        return self._changed(lambda found: _best(worth, buys(found)), symbols=())

    def _changed(self, change: Callable[[Totals], Totals | None], symbols: Sequence[SymbolId] | None = None) -> Odds:
        weights: dict[Totals, int] = {}
        for found, weight in self.weights.items():
            changed = change(found)
            if changed is not None:
                weights[changed] = weights.get(changed, 0) + weight
        return Odds(self.symbols if symbols is None else symbols, weights, self.cases)

    def _row(self, amounts: Mapping[SymbolId, int]) -> Totals:
        return tuple(amounts.get(symbol, 0) for symbol in self.symbols)

    def _buys(
        self, offers: tuple[tuple[SymbolId, int, tuple[tuple[SymbolId, int], ...]], ...]
    ) -> Callable[[Totals], Iterator[Totals]]:
        """All totals that spending can turn a total into. A symbol is spent as a whole before another is looked at."""
        spent = [self.symbols.index(symbol) for symbol in dict.fromkeys(symbol for symbol, _, _ in offers)]
        listed = [
            tuple((price, self._row(dict(gives))) for symbol, price, gives in offers if symbol == self.symbols[place])
            for place in spent
        ]

        def bought(found: Totals) -> Iterator[Totals]:
            for gains in product(*(purchases(found[place], which) for place, which in zip(spent, listed, strict=True))):
                yield tuple(map(sum, zip(found, *gains, strict=True)))

        return bought


@cache
def purchases(amount: int, offers: tuple[tuple[int, Totals], ...]) -> tuple[Totals, ...]:
    """All that so much can buy, until the rest is too little. An offer is a price and a gain."""
    if not offers:
        return ()
    found = {
        tuple(map(sum, zip(gain, more, strict=True)))
        for price, gain in offers
        if price <= amount
        for more in purchases(amount - price, offers)
    }
    return tuple(sorted(found)) or ((0,) * len(offers[0][1]),)


def convolve(one: Weights, other: Weights) -> dict[Totals, int]:
    """The weights of the sums of two independent throws."""
    found: dict[Totals, int] = {}
    for first, weight in one.items():
        for second, times in other.items():
            total = tuple(map(int.__add__, first, second))
            found[total] = found.get(total, 0) + weight * times
    return found


def _added(found: Totals, row: Totals) -> Totals:
    return tuple(max(0, count + more) for count, more in zip(found, row, strict=True))


def _best(worth: Callable[..., int | None], totals: Iterator[Totals]) -> Totals | None:
    values = [value for found in totals if (value := worth(*found)) is not None]
    return (max(values),) if values else None
