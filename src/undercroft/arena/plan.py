"""A run of many matches, said in full: from this alone every one of its matches can be played again."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

import undercroft
from undercroft.kernel.game import Game
from undercroft.kernel.match import read_settings

from .play import Task


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """Who plays what, how often, from which seed. Matches are numbered from 1.

    ``rotate`` shifts the line-up by one seat from match to match, so that nobody owes a win to the seat.
    ``watched`` and ``logged`` say what is kept of each match beside its result.
    """

    game: str
    version: str
    settings: dict[str, Any]
    bots: list[str]
    seed: str
    games: int
    rotate: bool = False
    watched: bool = False
    logged: bool = False
    undercroft: str = undercroft.__version__

    @classmethod
    def of(cls, game: Game[Any], settings: dict[str, Any], bots: list[str], seed: str, games: int, **more: Any) -> Plan:
        """The plan for a game, its settings checked and written out in full."""
        complete = msgspec.to_builtins(read_settings(game, settings))
        return cls(game=game.name, version=game.version, settings=complete, bots=bots, seed=seed, games=games, **more)

    def task(self, number: int) -> Task:
        """The match of this number."""
        return Task(self.game, self.settings, self.seated(number), f"{self.seed}/{number}", self.watched, self.logged)

    def number_of(self, seed: str) -> int:
        """Which match it is that has this seed."""
        return int(seed.rpartition("/")[2])

    def tasks(self, first: int) -> Iterator[Task]:
        """All matches from this number on."""
        return (self.task(number) for number in range(first, self.games + 1))

    def seated(self, number: int) -> list[str]:
        """Who sits where in the match of this number."""
        return [self.bots[self.sitter(number, seat)] for seat in range(len(self.bots))]

    def sitter(self, number: int, seat: int) -> int:
        """Which of ``bots`` holds this seat in the match of this number."""
        return (seat - (number - 1 if self.rotate else 0)) % len(self.bots)

    def prolongs(self, other: Plan) -> bool:
        """Is it the same run with more matches? Those of the other are then its first ones."""
        return other.games < self.games and self.differences(other) == ["games"]

    def differences(self, other: Plan) -> list[str]:
        """The fields in which two plans differ."""
        return [name for name in self.__struct_fields__ if getattr(self, name) != getattr(other, name)]
