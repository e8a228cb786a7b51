"""The matches of a tournament on disk: the same table as that of a simulation, and parts until it is complete.

A tournament is not gone on with. Whatever ends it, the matches of its finished deals become the file; only if the
process is killed do they stay in parts, which a report can read.
"""

from __future__ import annotations

import shutil
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pyarrow as pa

import undercroft
from undercroft.kernel.match import read_settings
from undercroft.kernel.registry import game

from .deals import Deal, Played, Terms
from .files import PART_GAMES, PART_SECONDS, SUFFIX, check_name, folder_of, locked, parts_in, writing
from .refusals import ArenaRefusal, NoFolder, ResultsExist
from .tables import GAMES, described, game_row, merge, write, written


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


class ContestFile:
    """The file that a tournament fills. ``done`` counts the matches that it was given."""

    def __init__(self, path: Path, contest: Contest) -> None:
        self.path = path
        self.contest = contest
        self.folder = folder_of(path)
        self.done = 0
        self.waiting: list[dict[str, Any]] = []
        self.since = time.monotonic()
        self._settings = cache(lambda seats: written({**contest.settings, "seats": seats}))

    def add(self, deal: Deal, matches: Sequence[Played]) -> None:
        """The next deal. Its matches are kept also if one of them broke, and it counts for nobody."""
        settings = self._settings(deal.terms.seats)
        for order, match in zip(deal.orders, matches, strict=True):
            self.done += 1
            bots = deal.seated(order)
            row = game_row(self.contest, self.done, settings, bots, match.result)
            self.waiting.append(row)
        if len(self.waiting) >= PART_GAMES or time.monotonic() - self.since > PART_SECONDS:
            self.save()

    def save(self) -> None:
        """Make a part of the matches that are not safe yet."""
        self.since = time.monotonic()
        if not self.waiting:
            return
        part = self.folder / f"{self.waiting[0]['number']:09}{SUFFIX}"
        with writing(part):
            write(pa.Table.from_pylist(self.waiting, schema=described(GAMES, self.contest)), part)
        self.waiting = []

    def complete(self) -> None:
        """Make one file of what there is; if there is nothing, an old file stays."""
        self.save()
        parts = parts_in(self.folder)
        if parts:
            with writing(self.path):
                merge(parts, self.path)
                for part in parts:
                    part.unlink()


@contextmanager
def open_contest(path: Path, contest: Contest, replace: bool = False) -> Iterator[ContestFile]:
    """A file to fill with a tournament. However this ends, what is finished is kept under that name."""
    check_place(path, replace)
    folder = folder_of(path)
    with writing(folder):
        folder.mkdir(exist_ok=True)
    try:
        with locked(folder, path):
            for part in parts_in(folder):
                with writing(part):
                    part.unlink()
            file = ContestFile(path, contest)
            try:
                yield file
            except BaseException:
                with suppress(ArenaRefusal):  # what went wrong first is what is told
                    file.complete()
                raise
            file.complete()
    finally:
        if folder.exists() and not parts_in(folder):
            shutil.rmtree(folder, ignore_errors=True)


def check_place(path: Path, replace: bool) -> None:
    """Refuse a name that is taken, by a file or by the parts of a run, before anything is played."""
    check_name(path)
    if not path.parent.is_dir():
        raise NoFolder(folder=str(path.parent))
    if path.is_dir() or (path.exists() and not replace):
        raise ResultsExist(file=str(path))
    if parts_in(folder_of(path)) and not replace:
        raise ResultsExist(file=str(folder_of(path)))
