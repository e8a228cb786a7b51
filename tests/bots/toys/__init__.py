"""A toy for bots: a game tree written down in a test, with a secret that nobody knows.

    Fork({"a": Ask(1, {"x": 0, "y": 1}), "b": 0})

Who is asked, what each option leads to, and in the end which seats win: always, or by the secret.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec

from undercroft.kernel.chance import Chance
from undercroft.kernel.game import Game, Settings, View
from undercroft.kernel.parts import Option, Seat
from undercroft.kernel.procedure import Choice
from undercroft.kernel.state import Outcome, P, State
from undercroft.kernel.table import Table

SECRETS = 4


class Win(msgspec.Struct, frozen=True):
    """The end: who wins, for each of the secrets."""

    by_secret: tuple[tuple[int, ...], ...]


class Ask(msgspec.Struct, frozen=True):
    """A question; ``only`` are options that are on offer under some secrets only."""

    seat: int
    branches: Mapping[str, Ask | Win]
    only: Mapping[str, tuple[int, ...]] = {}


def win(*seats: int) -> Win:
    """These win, whatever the secret."""
    return Win((seats,) * SECRETS)


def win_if(secrets: Sequence[int], then: Sequence[int], otherwise: Sequence[int]) -> Win:
    """One party wins under these secrets, the other under the rest."""
    return Win(tuple(tuple(then if secret in secrets else otherwise) for secret in range(SECRETS)))


class TreeState(State[P]):
    path: list[str]
    secret: int


class Go(Option, frozen=True):
    way: str


class Choose(Choice):
    """The question at the end of the path so far."""

    def candidates(self, table: Table[TreeState[Any]]) -> Iterable[Option]:
        state = table.state
        at = tree_of(table).at(state.path)
        assert isinstance(at, Ask)
        return [Go(way) for way in at.branches if state.secret in at.only.get(way, range(SECRETS))]

    def take(self, table: Table[TreeState[Any]], option: Option) -> None:
        assert isinstance(option, Go)
        table.state.path.append(option.way)
        tree_of(table).go_on(table)


class TreeView(View, frozen=True, kw_only=True):
    path: list[str]


class TreeSettings(Settings, frozen=True, kw_only=True):
    seats: int = 2


class TreeGame(Game[TreeState[Any]]):
    """The game of one tree."""

    name = "tree"
    package = __name__
    state_type = TreeState
    settings_type = TreeSettings

    def __init__(self, root: Ask, together: Sequence[Sequence[int]] = ()) -> None:
        self.root = root
        self.together = together

    def at(self, path: Sequence[str]) -> Ask | Win:
        here: Ask | Win = self.root
        for way in path:
            assert isinstance(here, Ask)
            here = here.branches[way]
        return here

    def go_on(self, table: Table[TreeState[Any]]) -> None:
        here = self.at(table.state.path)
        if isinstance(here, Ask):
            table.then(Choose(Seat(here.seat)))
        else:
            winners = [Seat(seat) for seat in here.by_secret[table.state.secret]]
            table.end(Outcome(winners, [], "TREE-END-01"))

    def setup(self, settings: Any, chance: Chance) -> TreeState[Any]:
        return TreeState([Choose(Seat(self.root.seat))], chance, None, [], [], chance.below(SECRETS))

    def view(self, state: TreeState[Any], seat: Seat | None) -> TreeView:
        return TreeView(path=list(state.path))

    def determinize(self, state: TreeState[Any], seat: Seat, chance: Chance) -> TreeState[Any]:
        twin = self.codec.copy(state)
        twin.secret = chance.below(SECRETS)
        twin.chance = chance.spawn()
        return twin


def tree_of(table: Table[TreeState[Any]]) -> TreeGame:
    game = table.game
    assert isinstance(game, TreeGame)
    return game


def begin(game: TreeGame, seed: str = "toy") -> Table[TreeState[Any]]:
    """The first question of a tree."""
    table = Table(game, game.setup(TreeSettings(), Chance.from_seed(seed)))
    table.run()
    return table
