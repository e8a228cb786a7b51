"""A duel on disk, to go on with after a stop: slow bots may need more than one night to decide something.

The first line says which duel it is; every other line holds the matches of one deal, in the order of the deals. A line
that was cut off by a crash does not count. Whether the duel is decided is not kept: it follows from the matches.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from io import FileIO
from pathlib import Path
from typing import Any

import msgspec

import undercroft
from undercroft.kernel.match import read_settings
from undercroft.kernel.registry import game

from .deals import Deal, Played, Terms
from .disk import lock, writing
from .refusals import CannotWrite, DamagedDuel, NoFolder, OtherDuel

READ_MATCHES = msgspec.json.Decoder(list[Played])


class About(msgspec.Struct, frozen=True, kw_only=True):
    """Which duel it is. What was claimed does not belong to it, nor how many matches were asked for."""

    game: str
    version: str
    settings: dict[str, Any]
    bots: tuple[str, str]
    seed: str
    undercroft: str = undercroft.__version__

    @classmethod
    def of(cls, terms: Terms, bots: tuple[str, str], seed: str) -> About:
        played = game(terms.game)
        settings = msgspec.to_builtins(read_settings(played, terms.settings))
        return cls(game=played.name, version=played.version, settings=settings, bots=bots, seed=seed)

    def differences(self, other: About) -> list[str]:
        return [name for name in self.__struct_fields__ if getattr(self, name) != getattr(other, name)]


class DuelFile:
    """The matches of the deals that are finished, and where the next ones go."""

    def __init__(self, path: Path, file: FileIO) -> None:
        self.path = path
        self.file = file
        self.deals: list[list[Played]] = []

    def add(self, matches: Sequence[Played]) -> None:
        """The matches of the next deal: they are on the disk when this returns."""
        self._write(matches)

    def _write(self, line: Any) -> None:
        """The whole line or nothing of it: a full disk may take a part."""
        left, end = msgspec.json.encode(line) + b"\n", self.file.tell()
        with writing(self.path):
            try:
                while left:
                    left = left[self.file.write(left) :]
            except OSError:
                with suppress(OSError):
                    self.file.truncate(end)
                raise

    def read(self, about: About, deals: Sequence[Deal]) -> None:
        """Take over what is there, if it is this duel; what was cut off goes."""
        content = self.file.read()
        whole = content.rpartition(b"\n")[0]
        lines = whole.splitlines(keepends=True)
        if msgspec.json.encode(about).startswith(content):  # new, or cut off at once
            self._begin(about)
            return
        found = decoded_about(lines[0]) if lines else None
        if found is None:
            raise DamagedDuel(file=str(self.path))
        if found != about:
            raise OtherDuel(file=str(self.path), differs=", ".join(about.differences(found)))
        for deal, line in zip(deals, lines[1:], strict=False):
            self.deals.append(self._matches(deal, line))
        self._cut(len(whole) + 1)

    def _begin(self, about: About) -> None:
        self._cut(0)
        try:
            self._write(about)
        except CannotWrite:
            self.path.unlink()
            raise

    def _matches(self, deal: Deal, line: bytes) -> list[Played]:
        try:
            matches = READ_MATCHES.decode(line)
        except msgspec.MsgspecError as error:
            raise DamagedDuel(file=str(self.path)) from error
        if [match.result.seed for match in matches] != [deal.seed] * len(deal.orders):
            raise DamagedDuel(file=str(self.path))
        return matches

    def _cut(self, length: int) -> None:
        with writing(self.path):
            self.file.truncate(length)
            self.file.seek(length)


@contextmanager
def open_duel(path: Path, about: About, deals: Sequence[Deal]) -> Iterator[DuelFile]:
    """A duel to begin or to go on with, for this process alone."""
    if not path.parent.is_dir():
        raise NoFolder(folder=str(path.parent))
    with writing(path):
        path.touch()
        file = path.open("r+b", buffering=0)
    with file:
        lock(file, path)
        kept = DuelFile(path, file)
        kept.read(about, deals)
        yield kept


def seed_of(path: Path) -> str | None:
    """The seed of the duel that is there."""
    with suppress(OSError), path.open("rb") as file:
        found = decoded_about(file.readline())
        return None if found is None else found.seed
    return None


def decoded_about(line: bytes) -> About | None:
    try:
        return msgspec.json.decode(line, type=About)
    except msgspec.MsgspecError:
        return None
