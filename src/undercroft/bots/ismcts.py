"""The bot that searches: information-set Monte Carlo tree search.

Every iteration draws a fresh guess at what is hidden, walks down one tree that all guesses share, tries one move that
is new there, and judges where that leads. An option is compared only with those that were on offer beside it
(availability-aware UCB), because another guess may offer other ones. How an option seems to the greedy bot beside the
best one counts as its first try, so that of many options the promising ones come first and the hopeless ones hardly
ever. Values are kept for every seat, so free-for-all, teams and one-against-many are the same search.
"""

from __future__ import annotations

import math
import time
from collections.abc import Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any, ClassVar, TypeAlias

from undercroft.kernel.chance import Chance
from undercroft.kernel.game import View
from undercroft.kernel.parts import Option, Pass, Seat
from undercroft.kernel.registry import game as game_named
from undercroft.kernel.table import Table

from .base import Bot, Expected, Opinion
from .greedy import worth_of_each

ITERATIONS = 500
CURIOSITY = 0.3
"""How much an option that was tried seldom is preferred to a good one, in deviations of the values met so far."""
CURIOSITY_AT_ROOT = 0.8
"""The same for the question at hand: there no bad first impression may last."""
LONGEST_LINE = 4
Key: TypeAlias = tuple[Seat, type]


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

    @property
    def mean(self) -> float:
        return self.total / self.visits

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


class Search:
    """One tree over one question of one seat.

    The n-th try of every option of that question faces the n-th guess: options are compared on the same luck.
    Further down, every walk meets another guess.
    """

    def __init__(self, table: Table[Any], chance: Chance, root: Node | None = None) -> None:
        self.table = table
        self.seat = table.seat
        self.chance = chance
        self.root = root or Node()
        self.spread = Spread()
        self.promises: dict[tuple[Seat, Option, Option | None], float] = {}
        """How an option seemed to a seat, by itself or as a detail of what it has begun, beside the best one."""
        self._guesses: list[bytes] = []
        self._tries = dict.fromkeys(table.options, 0)

    def run(self, iterations: int | None, seconds: float | None) -> None:
        """Search until the budget is spent, but at least once for every option."""
        until = math.inf if seconds is None else time.perf_counter() + seconds
        least = len(self.table.options)
        most = math.inf if iterations is None else max(iterations, least)
        done = 0
        while done < most and (done < least or time.perf_counter() < until):
            self.iterate()
            done += 1

    def iterate(self) -> None:
        """Walk down to a move that is new where it is met, judge where it leads, and tell the way back."""
        node, seat = self.root, self.seat
        option = self._select_at_root()
        table = self._next_guess(option)
        path: list[tuple[Node, Edge, Seat]] = []
        while True:
            edge = node.edges[option]
            path.append((node, edge, seat))
            asked = type(table.choice)
            table.take(option)
            if table.is_over:
                break
            begun = option if is_detail(table, seat, asked) else None
            if not edge.visits and begun is None:
                break
            seat = table.seat
            node = edge.next_node(seat, type(table.choice))
            option = self._select(node, seat, table, begun)
        table.settle()
        values = table.game.prospects(table.state, {seat for _, _, seat in path})
        for node, edge, seat in path:
            node.visits += 1
            node.total += values[seat]
            edge.add(values[seat])
        self.spread.add(values[self.seat])

    def _select_at_root(self) -> Option:
        """Here every option is tried, the most promising first, and only what it met on the common guesses counts."""
        table, edges = self.table, self.root.edges
        if not self.root.visits or len(edges) < len(table.options):
            self._meet(self.root, self.seat, table, None)
        untried = [option for option in table.options if not edges[option].visits]
        if untried:
            return max(untried, key=lambda option: edges[option].promise)
        curiosity = CURIOSITY_AT_ROOT * self.spread.deviation * math.sqrt(math.log(self.root.visits))
        return max(table.options, key=lambda option: edges[option].mean + curiosity / math.sqrt(edges[option].visits))

    def _next_guess(self, option: Option) -> Table[Any]:
        """The guess that an option of the root has not met yet."""
        game, number = self.table.game, self._tries[option]
        self._tries[option] += 1
        if number == len(self._guesses):
            state = game.determinize(self.table.state, self.seat, self.chance.spawn())
            self._guesses.append(game.codec.encode(state))
        return Table(game, game.codec.decode(self._guesses[number]))

    def _select(self, node: Node, seat: Seat, table: Table[Any], begun: Option | None) -> Option:
        """The option to follow: the best by its value so far and by how seldom it was tried when it could be."""
        edges, options = node.edges, table.options
        if not all(option in edges for option in options):
            self._meet(node, seat, table, begun)
        curiosity = CURIOSITY * self.spread.deviation
        usual = node.total / node.visits if node.visits else 0.5
        best, best_worth = options[0], -math.inf
        for option in options:
            edge = edges[option]
            edge.available += 1
            tries = edge.visits + 1
            worth = (
                edge.total + usual + edge.promise + curiosity * math.sqrt(math.log(edge.available) * tries)
            ) / tries
            if worth > best_worth:
                best, best_worth = option, worth
        return best

    def _meet(self, node: Node, seat: Seat, table: Table[Any], begun: Option | None) -> None:
        """Options that are new here promise what they did elsewhere; those new everywhere are looked at.

        How well a seat stands depends on where one looks; so what is kept is the distance to the best option, or, if
        that is known, to the best of those known already, which is looked at again beside the new ones.
        """
        promises, options = self.promises, table.options
        begun = begun and begun.seems()
        unknown = [option for option in options if (seat, option.seems(), begun) not in promises]
        if unknown:
            known = [option for option in options if (seat, option.seems(), begun) in promises]
            anchor = [max(known, key=lambda option: promises[seat, option.seems(), begun])] if known else []
            worth = worth_of_each(table, [*unknown, *anchor], seat)
            best = worth[-1] - promises[seat, anchor[0].seems(), begun] if anchor else max(worth)
            for option, value in zip(unknown, worth, strict=False):
                promises[seat, option.seems(), begun] = value - best
        for option in options:
            if option not in node.edges:
                node.edges[option] = Edge(promises[seat, option.seems(), begun])

    def line(self, edge: Edge) -> tuple[Expected, ...]:
        """The play that is looked at most after this option."""
        expected: list[Expected] = []
        while edge.nodes and len(expected) < LONGEST_LINE:
            (seat, _), node = max(edge.nodes.items(), key=lambda item: item[1].visits)
            option, edge = max(node.edges.items(), key=lambda item: item[1].visits)
            if not edge.visits:
                break
            expected.append(Expected(seat, option))
        return tuple(expected)


def is_detail(table: Table[Any], seat: Seat, asked: type) -> bool:
    """Is the same seat asked for a detail of what it has begun?"""
    choice = table.choice
    return table.seat == seat and (
        not (choice.is_window or choice.begins_anew or type(choice) is asked) or Pass() not in table.options
    )


class IsmctsBot(Bot):
    """Tree search over guesses. ``strength`` is the number of iterations; or give it seconds, or more processes."""

    most_strength: ClassVar[int] = 3_000
    has_budget: ClassVar[bool] = True
    iterations: ClassVar[int] = ITERATIONS

    def __init__(
        self, chance: Chance, strength: int | None = None, seconds: float | None = None, processes: int = 1
    ) -> None:
        super().__init__(chance, strength)
        self.seconds = seconds
        self.processes = processes
        self._budget = (None if seconds is not None and strength is None else strength or self.iterations, seconds)
        self._after: Edge | None = None
        self._pool: ProcessPoolExecutor | None = None

    def hurry(self, seconds: float) -> None:
        iterations, own = self._budget
        self._budget = (iterations, seconds if own is None else min(own, seconds))

    def consider(self, table: Table[Any], view: View, options: Sequence[Option]) -> list[Opinion]:
        search = Search(table, self.chance, self._known(table))
        helpers = [self._helper(table) for _ in range(self.processes - 1)]
        search.run(*self._budget)
        self.last = search
        edges = [search.root.edges[option] for option in options]
        counts = [(edge.visits, edge.total) for edge in edges]
        for helper in helpers:
            counts = [(v + more, t + worth) for (v, t), (more, worth) in zip(counts, helper.result(), strict=True)]
        return [
            Opinion(option, total / visits, float(visits), search.line(edge))
            for option, edge, (visits, total) in zip(options, edges, counts, strict=True)
        ]

    def choose(self, table: Table[Any], view: View, options: Sequence[Option]) -> Option:
        option = super().choose(table, view, options)
        self._after = self.last.root.edges[option]
        return option

    def _known(self, table: Table[Any]) -> Node | None:
        """What the last search has found out about this question, if it met it: the most visited one like it."""
        if self._after is None:
            return None
        key, options, best = (table.seat, type(table.choice)), set(table.options), None
        waiting = [self._after]
        while waiting:
            for found, node in waiting.pop().nodes.items():
                if found == key and options >= node.edges.keys() and (best is None or node.visits > best.visits):
                    best = node
                waiting += node.edges.values()
        return best

    def close(self) -> None:
        """Let the other processes go; they are started again when they are needed."""
        if self._pool is not None:
            self._pool.shutdown()
            self._pool = None

    def _helper(self, table: Table[Any]) -> Future[list[tuple[int, float]]]:
        """Another process searches a tree of its own; the results are added up (root parallelism)."""
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self.processes - 1, get_context("spawn"))
        state = table.game.codec.encode(table.state)
        return self._pool.submit(search_elsewhere, table.game.name, state, self.chance.spawn(), *self._budget)


def search_elsewhere(
    name: str, state: bytes, chance: Chance, iterations: int | None, seconds: float | None
) -> list[tuple[int, float]]:
    """Visits and summed values of the options, in their order."""
    played = game_named(name)
    table = Table(played, played.codec.decode(state))
    table.run()
    search = Search(table, chance)
    search.run(iterations, seconds)
    edges = [search.root.edges[option] for option in table.options]
    return [(edge.visits, edge.total) for edge in edges]
