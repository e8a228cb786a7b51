"""The tree that a search grows, and what options promise before they are tried."""

from __future__ import annotations

import math
from typing import Any, TypeAlias

from undercroft.kernel.parts import Option, Seat
from undercroft.kernel.table import Table

from .greedy import GLANCE, worth_of_each

Key: TypeAlias = tuple[Seat, type]
Promises: TypeAlias = dict[tuple[Seat, Option, Option | None], float]
"""How an option seemed to a seat beside the best one, by itself or as a detail of what it has begun."""


class Edge:
    """An option as the tree knows it: ``promise`` is how it seemed beside the best one when it was met, ``available``
    counts how often it was on offer, ``total`` sums the values of its visits.
    """

    __slots__ = ("available", "nodes", "promise", "total", "visits")

    def __init__(self, promise: float) -> None:
        self.promise = promise
        self.visits = 0
        self.available = 0
        self.total = 0.0
        self.nodes: dict[Key, Node] = {}

    def add(self, value: float) -> None:
        self.visits += 1
        self.total += value

    def next_node(self, seat: Seat, kind: type) -> Node:
        """The question that follows; who is asked what may depend on the guess."""
        node = self.nodes.get((seat, kind))
        if node is None:
            node = self.nodes[seat, kind] = Node()
        return node


class Node:
    """A question that followed the same choices; its options may differ from guess to guess."""

    __slots__ = ("edges", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0
        self.edges: dict[Option, Edge] = {}


class Spread:
    """How far apart the values of a search lie: what is a big difference in one game is a small one in another."""

    __slots__ = ("count", "squares", "total")

    def __init__(self) -> None:
        self.count, self.total, self.squares = 2, 1.0, 1.0  # as if it had seen a victory and a defeat

    def add(self, value: float) -> None:
        self.count += 1
        self.total += value
        self.squares += value * value

    @property
    def deviation(self) -> float:
        mean = self.total / self.count
        return math.sqrt(self.squares / self.count - mean * mean)


def promises_of(table: Table[Any], promises: Promises, begun: Option | None) -> list[float]:
    """Options promise what they did elsewhere; those new everywhere are looked at, and what they promise is added.

    How well a seat stands depends on where one looks; so what is kept is the distance to the best option, or, if that
    is known, to the best of those known already, which is looked at again beside the new ones.
    """
    seat, begun = table.seat, begun and begun.seems()
    keys = [(seat, option.seems(), begun) for option in table.options]
    unknown = [number for number, key in enumerate(keys) if key not in promises]
    if unknown:
        known = [number for number, key in enumerate(keys) if key in promises]
        anchor = [max(known, key=lambda number: promises[keys[number]])] if known else []
        worth = worth_of_each(table, [table.options[number] for number in (*unknown, *anchor)], seat, GLANCE)
        best = worth[-1] - promises[keys[anchor[0]]] if anchor else max(worth)
        for number, value in zip(unknown, worth, strict=False):
            promises[keys[number]] = value - best
    return [promises[key] for key in keys]
