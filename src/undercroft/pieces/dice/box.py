"""The dice in the box of a game: content, and what one does with a pool of them.

Faces bear symbols. What must be noticed rather than counted, such as a miss, is a symbol too: it is there or it is not.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from undercroft.kernel.table import Table

from .odds import Odds, Totals, Weights, convolve
from .pool import DieId, Pool, PooledDie, SymbolId

Face = Mapping[str, int]
Faces = frozenset[tuple[DieId, int]]
"""Some faces of some kinds: which dice a rule rolls again."""

NO_FACES: Faces = frozenset()
NO_LIMIT = 1 << 20


class Throw(NamedTuple):
    """What ``odds`` asks of a throw: which totals, what spoils it, what is rolled again."""

    symbols: tuple[SymbolId, ...]
    unless: SymbolId | None = None
    again: Faces = NO_FACES


class Landings(NamedTuple):
    """In how many cases of ``cases`` one die lands how: for good, after a reroll, and for want of a reroll."""

    stays: dict[Totals, int]
    again: dict[Totals, int]
    plain: dict[Totals, int]
    cases: int


class Die(NamedTuple):
    """A kind of die: its faces, and how many of them a pool may hold (as a rule, what is in the box)."""

    name: str
    faces: Sequence[Face]
    cap: int = NO_LIMIT


class Dice:
    """The kinds of dice of a game. ``resolved`` are symbols that must be dealt with one by one after a roll.

    ``also`` names things that no die shows but that symbols can buy: they take part in ``odds``.

    >>> coin = Die("coin", [{"head": 1}, {}])
    >>> cube = Die("cube", [{"pip": number} for number in range(1, 7)], cap=2)
    >>> dice = Dice(coin, cube)
    >>> HEAD, PIP = dice.symbols("head", "pip")
    >>> pool = Pool()
    >>> dice.add(pool, dice.kind("coin")), dice.add(pool, dice.kind("cube"), 3)
    (1, 2)
    >>> dice.odds({dice.kind("cube"): 2}, PIP).at_least(11)
    0.08333333333333333
    """

    def __init__(self, *dice: Die, resolved: Iterable[str] = (), also: Iterable[str] = ()) -> None:
        self.dice = dice
        names = [*(name for die in dice for face in die.faces for name in face), *also]
        self.names = tuple(dict.fromkeys(names))
        """What each symbol is called, in the order in which the faces first show it."""
        self.shown = tuple(
            tuple(tuple(int(face.get(name, 0)) for name in self.names) for face in die.faces) for die in dice
        )
        """For each kind and face how often it bears each symbol."""
        self._resolved = tuple(self.symbol(name) for name in resolved)
        self._odds: dict[Any, Odds] = {}

    def kind(self, name: str) -> DieId:
        return DieId([die.name for die in self.dice].index(name))

    def kinds(self, *names: str) -> tuple[DieId, ...]:
        return tuple(map(self.kind, names))

    def symbol(self, name: str) -> SymbolId:
        return SymbolId(self.names.index(name))

    def symbols(self, *names: str) -> tuple[SymbolId, ...]:
        return tuple(map(self.symbol, names))

    def faces(self, test: Callable[[Face], object]) -> Faces:
        """The faces of which something is true: ``dice.faces(lambda face: "hit" not in face)``."""
        return frozenset(
            (DieId(kind), number)
            for kind, die in enumerate(self.dice)
            for number, face in enumerate(die.faces)
            if test(face)
        )

    # A pool of dice

    def count(self, pool: Pool, kind: DieId) -> int:
        """How many dice of a kind are in a pool, whatever has become of them."""
        return sum(die.kind == kind for die in pool.dice)

    def add(self, pool: Pool, kind: DieId, count: int = 1) -> int:
        """Add dice, not rolled yet, as many as the cap allows; how many that was."""
        fitting = max(0, min(count, self.dice[kind].cap - self.count(pool, kind)))
        pool.dice += [PooledDie(kind) for _ in range(fitting)]
        return fitting

    def remove(self, pool: Pool, kind: DieId) -> bool:
        """Take one die of a kind away that has not been rolled. False if there is none."""
        for place in reversed(range(len(pool.dice))):
            if pool.dice[place].kind == kind and not pool.dice[place].is_rolled:
                del pool.dice[place]
                return True
        return False

    def roll(self, table: Table[Any], pool: Pool) -> list[int]:
        """Roll the dice that have not been rolled, in their order; which those were."""
        places = [place for place, die in enumerate(pool.dice) if not die.is_rolled]
        for place in places:
            self._land(table, pool.dice[place])
        return places

    def reroll(self, table: Table[Any], pool: Pool, places: Iterable[int]) -> None:
        """Roll these dice again. How often that is allowed is for the rules to say; the dice remember it."""
        for place in places:
            die = pool.dice[place]
            if not die.is_loose:
                raise ValueError(f"die {place} cannot be rolled again: {die}")
            die.rerolls += 1
            self._land(table, die)

    def turn(self, pool: Pool, place: int, face: int) -> None:
        """Lay a die on another face."""
        die = pool.dice[place]
        if not die.is_loose:
            raise ValueError(f"die {place} cannot be turned: {die}")
        self._show(die, face)

    def throw(self, table: Table[Any], kind: DieId, count: int = 1) -> Pool:
        """Dice rolled by themselves, for a test or a trap: no cap concerns them."""
        pool = Pool([PooledDie(kind) for _ in range(count)])
        self.roll(table, pool)
        return pool

    def total(self, pool: Pool, symbol: SymbolId) -> int:
        """How many of a symbol the dice show that count."""
        return sum(self.shown[die.kind][die.face][symbol] for die in pool.dice if die.counts)

    def sets(self, pool: Pool, symbol: SymbolId, size: int) -> int:
        """How many full sets of a symbol they show."""
        return self.total(pool, symbol) // size

    def showing(self, pool: Pool, faces: Faces) -> list[int]:
        """The dice that show one of these faces, and count."""
        return [place for place, die in enumerate(pool.dice) if die.counts and (die.kind, die.face) in faces]

    def _land(self, table: Table[Any], die: PooledDie) -> None:
        self._show(die, table.roll(len(self.dice[die.kind].faces)))

    def _show(self, die: PooledDie, face: int) -> None:
        die.face = face
        counts = self.shown[die.kind][face]
        die.unresolved = [symbol for symbol in self._resolved for _ in range(counts[symbol])]

    # What to expect

    def odds(
        self,
        dice: Mapping[DieId, int],
        *symbols: SymbolId,
        unless: SymbolId | None = None,
        again: Faces = NO_FACES,
        rerolls: int = NO_LIMIT,
    ) -> Odds:
        """The exact chances of all totals of these symbols, for so many dice of each kind.

        A roll that shows ``unless`` comes to nothing. Dice that land on faces in ``again`` are rolled once more, at
        most ``rerolls`` of them, in the order in which the kinds are given. What was worked out once is kept.
        """
        kinds = tuple(kind for kind, count in dice.items() for _ in range(count))
        rule = Throw(symbols, unless, again)
        if not again or rerolls >= len(kinds):
            return self._thrown(tuple(sorted(kinds)), rule)
        return self._thrown_with_few_rerolls(kinds, rule, rerolls)

    def odds_of(self, pool: Pool, *symbols: SymbolId, unless: SymbolId | None = None) -> Odds:
        """The chances of the totals of a pool of which some dice may have been rolled already."""
        waiting: dict[DieId, int] = {}
        for die in pool.dice:
            if not die.is_rolled and not die.aside:
                waiting[die.kind] = waiting.get(die.kind, 0) + 1
        if unless is not None and self.total(pool, unless):
            return Odds(symbols, {}, 1)
        rest = self.odds(waiting, *symbols, unless=unless)
        return rest.plus({symbol: self.total(pool, symbol) for symbol in symbols})

    def _thrown(self, kinds: tuple[DieId, ...], rule: Throw) -> Odds:
        """One die at a time, so that smaller pools are there when larger ones are asked for."""
        odds = self._odds.get((kinds, rule))
        if odds is None:
            if not kinds:
                odds = Odds(rule.symbols, {(0,) * len(rule.symbols): 1}, 1)
            else:
                fewer = self._thrown(kinds[:-1], rule)
                landings = self._landings(kinds[-1], rule)
                weights = convolve(fewer.weights, _merged(landings.stays, landings.again))
                odds = Odds(rule.symbols, weights, fewer.cases * landings.cases)
            self._odds[kinds, rule] = odds
        return odds

    def _thrown_with_few_rerolls(self, kinds: tuple[DieId, ...], rule: Throw, rerolls: int) -> Odds:
        """The same die by die, apart for each number of rerolls that are left."""
        odds = self._odds.get((kinds, rule, rerolls))
        if odds is None:
            left: list[Weights] = [{} for _ in range(rerolls)] + [{(0,) * len(rule.symbols): 1}]
            cases = 1
            for kind in kinds:
                stays, again, plain, cases_of_one = self._landings(kind, rule)
                kept = [convolve(weights, stays if n else plain) for n, weights in enumerate(left)]
                used = [convolve(weights, again) for weights in left[1:]]
                left = [_merged(*both) for both in zip(kept, [*used, {}], strict=True)]
                cases *= cases_of_one
            odds = self._odds[kinds, rule, rerolls] = Odds(rule.symbols, _merged(*left), cases)
        return odds

    def _landings(self, kind: DieId, rule: Throw) -> Landings:
        sides, shown = len(self.shown[kind]), self.shown[kind]
        scale = sides if rule.again else 1
        rerolled = sum((kind, face) in rule.again for face in range(sides))
        landings = Landings({}, {}, {}, sides * scale)
        for face, counts in enumerate(shown):
            if rule.unless is not None and counts[rule.unless]:
                continue
            totals = tuple(counts[symbol] for symbol in rule.symbols)
            landings.plain[totals] = landings.plain.get(totals, 0) + scale
            landings.again[totals] = landings.again.get(totals, 0) + rerolled
            if (kind, face) not in rule.again:
                landings.stays[totals] = landings.stays.get(totals, 0) + scale
        return landings


def _merged(*several: Weights) -> Weights:
    found: dict[Totals, int] = {}
    for weights in several:
        for totals, weight in weights.items():
            found[totals] = found.get(totals, 0) + weight
    return found
