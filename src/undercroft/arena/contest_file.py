"""The matches of a tournament on disk: the same table as that of a simulation, and parts until it is complete.

A tournament is not gone on with. If it is stopped by Ctrl-C, the matches of its finished deals become the file. If
something breaks or kills it they stay in parts, which a report can read, and an old file stays too.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pyarrow as pa

import undercroft
from undercroft.kernel.match import read_settings
from undercroft.kernel.registry import game

from .deals import Deal, Played, Terms
from .parts import PartFile, check_place, delete, filling, parts_in
from .play import Result
from .refusals import ResultsExist
from .tables import GAMES, described, game_row, written


class Contest(msgspec.Struct, frozen=True, kw_only=True):
    """A tournament said in full. ``settings`` are those that every table of it has, ``planned`` counts matches."""

    game: str
    version: str
    settings: dict[str, Any]
    players: list[int]
    bots: list[str]
    seed: str
    planned: int
    undercroft: str = undercroft.__version__

    @classmethod
    def of(cls, tables: Sequence[Terms], bots: Sequence[str], seed: str, planned: int) -> Contest:
        played = game(tables[0].game)
        settings = complete_settings(tables[0])
        return cls(
            game=played.name,
            version=played.version,
            settings={name: value for name, value in settings.items() if name != "seats"},
            players=[terms.seats for terms in tables],
            bots=list(bots),
            seed=seed,
            planned=planned,
        )


def complete_settings(terms: Terms) -> dict[str, Any]:
    """The settings of a table, the usual ones too."""
    found: dict[str, Any] = msgspec.to_builtins(read_settings(game(terms.game), terms.settings))
    return found


class Kept(NamedTuple):
    """A match as the file keeps it: under which settings, by whom it was played, what came of it."""

    settings: str
    bots: list[str]
    result: Result


class ContestFile(PartFile[Kept]):
    """The file that a tournament fills, deal by deal."""

    def __init__(self, path: Path, contest: Contest) -> None:
        super().__init__(path)
        self.contest = contest
        self._settings = cache(lambda seats: written({**contest.settings, "seats": seats}))

    def add_deal(self, deal: Deal, matches: Sequence[Played]) -> None:
        """The next deal. Its matches are kept also if one of them broke, and it counts for nobody."""
        settings, seated = self._settings(deal.terms.seats), map(deal.seated, deal.orders)
        self.add(*(Kept(settings, bots, match.result) for bots, match in zip(seated, matches, strict=True)))

    def table(self, first: int, matches: Sequence[Kept]) -> pa.Table:
        rows = [game_row(self.contest, number, *match) for number, match in enumerate(matches, start=first)]
        return pa.Table.from_pylist(rows, schema=described(GAMES, self.contest))


@contextmanager
def open_contest(path: Path, contest: Contest, replace: bool = False) -> Iterator[ContestFile]:
    """A file to fill with a tournament. It is complete, with what is finished, also after Ctrl-C, but not on errors."""
    check_place([path], replace)

    def begin(folder: Path) -> ContestFile:
        for part in parts_in(folder):
            if not replace:
                raise ResultsExist(file=str(folder))
            delete(part)
        return ContestFile(path, contest)

    with filling(path, begin) as file:
        try:
            yield file
        except KeyboardInterrupt:
            file.complete()
            raise
        file.complete()
