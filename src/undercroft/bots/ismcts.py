"""The bot that searches: information-set Monte Carlo tree search.

Every iteration draws a fresh guess at what is hidden, walks down one tree that all guesses share, tries one move that
is new there, and judges where that leads. An option is compared only with those that were on offer beside it
(availability-aware UCB), because another guess may offer other ones. How an option seems to the greedy bot beside the
best one counts as its first tries, so that of many options the promising ones come first and the hopeless ones hardly
ever. Values are kept for every seat, so free-for-all, teams and one-against-many are the same search.

Where no end is in sight, positions are judged, and every judgement errs. So the options at hand are judged in two more
ways, whose errors are others: by where they lead at once, as the greedy bot does; and, in a game that says how far to
look, by playouts, in which everybody plays on as the greedy bot would, responses included. Many quick walks down the
tree find out which options are worth that: most of the time goes into playing out the last few.
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
from undercroft.kernel.parts import Option, Seat
from undercroft.kernel.registry import game as game_named
from undercroft.kernel.table import Table

from .base import Bot, Expected, Opinion
from .greedy import LOOK, is_follow_up, worth_of_each
from .playout import outlook
from .processes import begin_helping
from .tree import Edge, Node, Promises, Spread, promises_of

ITERATIONS = 500
CURIOSITY = 0.3
"""How much an option that was tried seldom is preferred to a good one, in deviations of the values met so far."""
MANY = 8
CERTAIN = 4.0
"""So many standard errors are beyond doubt, also if one looks several times ..."""
FEWEST_TRIES = 32
"""... but not before so many tries, for a tree thinks better of its moves the more it has grown."""
PROMISED = 4
"""How an option seems before it is tried counts as so many tries."""
LOOKS = 8
"""On so many guesses the options at hand are judged by where they lead at once ..."""
LOOKING = 0.25
"""... but not for longer than this part of the time."""
WALKS = 25
"""An option that was tried so many times more is played out once more."""
FEW_PLAYOUTS = 4
"""So many playouts ..."""
TRUST_IN_FEW = 1.5
"""... count as so many of the other two judges; more count more, up to twice that."""
NO_TIME = 1e-9
"""For whoever is asked to have answered already."""
LONGEST_LINE = 4
Budget: TypeAlias = tuple[int | None, float | None]
"""So many iterations, so many seconds: whichever is spent first."""


class Search:
    """One tree over one question of one seat.

    The options of that question are rivals, one for all that seem the same: those that are left are all tried on the
    same guesses, so that luck is the same for them, and after each part of the budget the worse half drops out
    (sequential halving). When one is clearly ahead of all others the rest of the budget is saved. Further down, every
    walk meets another guess.
    """

    def __init__(self, table: Table[Any], chance: Chance, root: Node | None = None) -> None:
        self.table = table
        self.seat = table.seat
        self.chance = chance
        self.root = root or Node()
        self.spread = Spread()
        self.promises: Promises = {}
        self.opinions: dict[Option, float] = {}
        self.values: dict[Option, list[float]] = {option: [] for option in table.options}
        self.playouts: dict[Option, list[float]] = {option: [] for option in table.options}

    def run(self, iterations: int | None, seconds: float | None) -> None:
        """Search until the budget is about spent or nothing is left to decide, but try every option once.

        The budget is for a question with MANY options; with fewer of them fewer tries tell as much of each. (A single
        one is looked at when somebody wants to know what it is worth.)
        """
        began, done = time.perf_counter(), 0
        rivals = list({option.seems(): option for option in self.table.options}.values())
        self.chance.shuffle(rivals)  # of equals the first are kept, and no option should come first everywhere
        share = min(1.0, len(rivals) / MANY) if len(self.table.options) > 1 else 1.0
        allowed = math.inf if seconds is None else max(seconds * share, NO_TIME)
        parts = max(1, (len(rivals) - 1).bit_length())
        self._meet(self.root, self.table, None)
        self._look(rivals, began + allowed * LOOKING)
        for part in range(1, parts + 1):
            spent = 0.0
            while spent < part / parts:
                guess = self._guess()
                for option in rivals:
                    self.iterate(option, guess)
                done += len(rivals)
                if not len(self.values[rivals[0]]) % WALKS:
                    self._play_out(rivals, guess, began + allowed)
                if self._is_decided(rivals):
                    return
                by_count = 0.0 if iterations is None else done / (iterations * share)
                spent = max((time.perf_counter() - began) / allowed, by_count)
            rivals.sort(key=self.worth, reverse=True)
            del rivals[(len(rivals) + 1) // 2 :]

    def counts(self, options: Sequence[Option]) -> list[tuple[int, float]]:
        """How often each was tried, or the one that seems the same, and the sum of its values."""
        tried = {option.seems(): option for option, values in self.values.items() if values}
        like = [tried[option.seems()] for option in options]
        return [(len(self.values[option]), len(self.values[option]) * self.worth(option)) for option in like]

    def worth(self, option: Option) -> float:
        """How well the seat stands after an option, by all that judge it."""
        walks, playouts = self.values[option], self.playouts[option]
        worth = sum(walks) / len(walks)
        if not playouts:
            return worth
        trust = 2 * TRUST_IN_FEW * len(playouts) / (len(playouts) + FEW_PLAYOUTS)
        return (2 * worth + trust * sum(playouts) / len(playouts)) / (2 + trust)

    def _is_decided(self, rivals: list[Option]) -> bool:
        """Is one of them ahead of every other one by more than luck? Looked at now and then only."""
        tries = len(self.values[rivals[0]])
        if len(rivals) == 1 or tries < FEWEST_TRIES or tries & (tries - 1):
            return False
        best = max(rivals, key=self.worth)
        return all(self._is_ahead(best, other) for other in rivals if other is not best)

    def _is_ahead(self, one: Option, other: Option) -> bool:
        """By the tree beyond doubt, and the playouts do not object."""
        objects = sum(self.playouts[one]) < sum(self.playouts[other])
        return not objects and is_ahead(self.values[one], self.values[other])

    def iterate(self, option: Option, guess: bytes) -> None:
        """Walk from an option down to a move that is new where it is met, judge where it leads, tell the way back."""
        first, node, seat = option, self.root, self.seat
        table = Table(self.table.game, self.table.game.codec.decode(guess))
        path: list[tuple[Node, Edge, Seat]] = []
        while True:
            edge = node.edges[option]
            path.append((node, edge, seat))
            asked = type(table.choice)
            table.take(option)
            if table.is_over:
                break
            begun = option if is_follow_up(table, seat, asked) else None
            if not edge.visits and begun is None:
                break
            seat = table.seat
            node = edge.next_node(seat, type(table.choice))
            option = self._select(node, table, begun)
        table.settle()
        values = table.game.prospects(table.state, {seat for _, _, seat in path})
        for node, edge, seat in path:
            node.visits += 1
            node.total += values[seat]
            edge.add(values[seat])
        value = values[self.seat]
        self.spread.add(value)
        self.values[first].append(value if table.is_over else (value + self.opinions[first]) / 2)

    def _look(self, rivals: list[Option], until: float) -> None:
        """What the greedy bot thinks of them."""
        looks: list[list[float]] = []
        while not looks or (len(looks) < LOOKS and time.perf_counter() < until):
            sample = Table(self.table.game, self.table.game.codec.decode(self._guess()))
            sample.options = self.table.options
            looks.append(worth_of_each(sample, rivals, self.seat, LOOK))
        self.opinions = {option: sum(worth) / len(looks) for option, *worth in zip(rivals, *looks, strict=True)}

    def _play_out(self, rivals: list[Option], guess: bytes, until: float) -> None:
        """What becomes of them if everybody plays on as the greedy bot would, for as long as the game says is worth
        while. It takes long: if time runs out meanwhile it was in vain, for on this guess not all were played out.
        """
        if not self.table.game.horizon:
            return
        found = []
        for option in rivals:
            if time.perf_counter() > until:
                return
            table = Table(self.table.game, self.table.game.codec.decode(guess))
            found.append(outlook(table, option, self.seat))
        for option, value in zip(rivals, found, strict=True):
            self.playouts[option].append(value)

    def _guess(self) -> bytes:
        """A position that the seat cannot tell apart from this one, for all rivals to be tried on."""
        game = self.table.game
        return game.codec.encode(game.determinize(self.table.state, self.seat, self.chance.spawn()))

    def _select(self, node: Node, table: Table[Any], begun: Option | None) -> Option:
        """The option to follow: the best by its value so far and by how seldom it was tried when it could be."""
        edges, options = node.edges, table.options
        if not all(option in edges for option in options):
            self._meet(node, table, begun)
        curiosity = CURIOSITY * self.spread.deviation
        usual = node.total / node.visits if node.visits else 0.5
        best, best_worth = options[0], -math.inf
        for option in options:
            edge = edges[option]
            edge.available += 1
            tries = edge.visits + PROMISED
            total = edge.total + PROMISED * (usual + edge.promise)
            worth = (total + curiosity * math.sqrt(math.log(edge.available) * tries)) / tries
            if worth > best_worth:
                best, best_worth = option, worth
        return best

    def _meet(self, node: Node, table: Table[Any], begun: Option | None) -> None:
        """Make room in the tree for options that are new there."""
        for option, promise in zip(table.options, promises_of(table, self.promises, begun), strict=True):
            if option not in node.edges:
                node.edges[option] = Edge(promise)

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


def is_ahead(mine: list[float], theirs: list[float]) -> bool:
    """On the same guesses: is the mean difference beyond doubt? Nothing is to be gained where there never is any."""
    gaps = [one - other for one, other in zip(mine, theirs, strict=True)]
    mean = sum(gaps) / len(gaps)
    variance = sum((gap - mean) ** 2 for gap in gaps) / len(gaps)
    return mean >= CERTAIN * math.sqrt(variance / len(gaps))


class IsmctsBot(Bot):
    """Tree search over guesses. ``strength`` is the number of iterations; or give it seconds, or more processes."""

    most_strength: ClassVar[int] = 3_000
    has_budget: ClassVar[bool] = True
    usual_iterations: ClassVar[int] = ITERATIONS

    def __init__(
        self, chance: Chance, strength: int | None = None, seconds: float | None = None, processes: int = 1
    ) -> None:
        super().__init__(chance, strength)
        self.processes = processes
        self.iterations = None if seconds is not None and strength is None else strength or self.usual_iterations
        self.seconds = seconds
        self._hurry = math.inf
        self._after: Edge | None = None
        self._pool: ProcessPoolExecutor | None = None

    def hurry(self, seconds: float) -> None:
        self._hurry = seconds

    @property
    def budget(self) -> Budget:
        """How many iterations, and how many seconds at most."""
        seconds = min(self._hurry, math.inf if self.seconds is None else self.seconds)
        return self.iterations, None if seconds == math.inf else seconds

    def consider(self, table: Table[Any], view: View, options: Sequence[Option]) -> list[Opinion]:
        search = Search(table, self.chance, self._known(table))
        helpers = [self._helper(table) for _ in range(self.processes - 1)]
        search.run(*self.budget)
        self.last = search
        counts = search.counts(options)
        for helper in helpers:
            more = helper.result()
            counts = [(m + tries, n + total) for (m, n), (tries, total) in zip(counts, more, strict=True)]
        return [
            Opinion(option, total / tries, float(tries), search.line(search.root.edges[option]))
            for option, (tries, total) in zip(options, counts, strict=True)
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
            self._pool = ProcessPoolExecutor(self.processes - 1, get_context("spawn"), begin_helping)
        state = table.game.codec.encode(table.state)
        return self._pool.submit(
            search_elsewhere, table.game.name, state, table.options, self.chance.spawn(), self.budget
        )


def search_elsewhere(
    name: str, state: bytes, options: list[Option], chance: Chance, budget: Budget
) -> list[tuple[int, float]]:
    """How often each option was tried, and the sum of its values, in their order."""
    played = game_named(name)
    table = Table(played, played.codec.decode(state))
    table.options = options
    search = Search(table, chance)
    search.run(*budget)
    return search.counts(options)
