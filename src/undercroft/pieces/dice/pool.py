"""Dice on the table, as a part of a state: which kinds, what they show, and what has been done with each."""

from __future__ import annotations

from typing import NewType

from undercroft.kernel.parts import Part

DieId = NewType("DieId", int)
"""A kind of die, by its place among the dice of a game."""

SymbolId = NewType("SymbolId", int)
"""What is counted on the faces of dice."""

UNROLLED = -1


class PooledDie(Part):
    """One die of a pool. ``unresolved`` are symbols it shows that must still be dealt with.

    A locked die counts, but can no longer be changed; a die set aside does not count at all.
    """

    kind: DieId
    face: int = UNROLLED
    rerolls: int = 0
    locked: bool = False
    aside: bool = False
    unresolved: list[SymbolId] = []

    @property
    def is_rolled(self) -> bool:
        return self.face != UNROLLED

    @property
    def counts(self) -> bool:
        """Does it show something that counts?"""
        return self.is_rolled and not self.aside

    @property
    def is_loose(self) -> bool:
        """May it be rolled again or turned?"""
        return self.counts and not self.locked


class Pool(Part):
    """Dice that are rolled together, in the order in which they were added. A die is named by its place."""

    dice: list[PooledDie] = []

    @property
    def loose(self) -> list[int]:
        """The dice that may still be rolled again or turned."""
        return [place for place, die in enumerate(self.dice) if die.is_loose]

    @property
    def unresolved(self) -> list[tuple[int, SymbolId]]:
        """The symbols still to be dealt with, each with its die; equal ones of a die once."""
        return [(place, symbol) for place, die in enumerate(self.dice) for symbol in sorted(set(die.unresolved))]

    @property
    def rerolls(self) -> int:
        """How many dice have been rolled again, a die twice if twice."""
        return sum(die.rerolls for die in self.dice)

    def resolve(self, place: int, symbol: SymbolId) -> None:
        """Deal with one symbol of a die. The first one locks it."""
        die = self.dice[place]
        die.unresolved.remove(symbol)
        die.locked = True

    def set_aside(self, place: int) -> None:
        """Disregard a die from now on; it still takes up its place under the cap."""
        die = self.dice[place]
        die.aside = True
        die.unresolved = []

    def lock(self, place: int) -> None:
        """Let a die lie as it is for good."""
        self.dice[place].locked = True

    def alike(self) -> dict[tuple[DieId, int], list[int]]:
        """The dice that count, grouped by what they show: pairs, triplets."""
        groups: dict[tuple[DieId, int], list[int]] = {}
        for place, die in enumerate(self.dice):
            if die.counts:
                groups.setdefault((die.kind, die.face), []).append(place)
        return groups
