"""A file that is filled part by part: as long as that lasts, the parts lie in a folder beside it.

A part holds matches whose numbers follow each other, and is named by the first of them. It is written whole or not at
all, so whatever ends a run, even a power cut, costs no more than what came after the last part. An old file of that
name, if it may be replaced, stays until the new one is complete.
"""

from __future__ import annotations

import os
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Generic, TypeVar

import pyarrow as pa

from . import disk
from .disk import lock
from .refusals import ArenaRefusal, CannotWrite, NoFolder, NotParquet, ResultsExist, RunInProgress
from .tables import merge, write, writing

T = TypeVar("T")

PART_GAMES = 200
PART_SECONDS = 60.0
"""A part is closed after so many matches, or after so long if they are slow."""
SUFFIX = ".parquet"
LOG_SUFFIX = f".decisions{SUFFIX}"
LOCK = "lock"


class PartFile(ABC, Generic[T]):
    """The file that a run fills, match by match. ``done`` counts those that are safe."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.folder = folder_of(path)
        self.done = 0
        self.waiting: list[T] = []
        self.since = time.monotonic()

    @abstractmethod
    def table(self, first: int, matches: Sequence[T]) -> pa.Table:
        """One row for each of these matches, which are numbered from ``first`` on."""

    def stop(self) -> None:
        """The run ends before its time: what is finished becomes a part."""
        self.save()

    def add(self, *matches: T) -> None:
        """The next matches of the run: no part ends between them."""
        self.waiting += matches
        if len(self.waiting) >= PART_GAMES or time.monotonic() - self.since > PART_SECONDS:
            self.save()

    def save(self) -> None:
        """Make a part of the matches that are not safe yet."""
        self.since = time.monotonic()
        if self.waiting:
            self.write_part(self.done + 1, self.waiting)
            self.done += len(self.waiting)
            self.waiting = []

    def complete(self) -> None:
        """Make one file of what there is, and clear the parts away; if there is nothing, an old file stays."""
        self.save()
        parts = parts_in(self.folder)
        if parts:
            self.merge(parts)
        for part in parts:
            delete(part)

    def write_part(self, first: int, matches: Sequence[T]) -> None:
        write(self.table(first, matches), self.part(first))

    def merge(self, parts: Sequence[Path]) -> None:
        with writing(self.path) as draft:
            merge(parts, draft)

    def part(self, first: int) -> Path:
        return self.folder / part_name(first)


F = TypeVar("F", bound=PartFile)  # type: ignore[type-arg]


@contextmanager
def filling(path: Path, begin: Callable[[Path], F]) -> Iterator[F]:
    """A file to fill, which ``begin`` makes once its folder is ours. Whatever ends this, what is finished is kept."""
    folder = folder_of(path)
    with disk.writing(folder):
        folder.mkdir(exist_ok=True)
    with locked(folder, path):
        try:
            file = begin(folder)
            try:
                yield file
            except BaseException:
                with suppress(ArenaRefusal):  # what went wrong first is what is told
                    file.stop()
                raise
        finally:
            if not parts_in(folder):
                clear_away(folder)


def check_place(files: Sequence[Path], replace: bool) -> None:
    """Refuse names under which nothing can be kept, before anything is played."""
    for file in files:
        check_name(file)
        if not file.parent.is_dir():
            raise NoFolder(folder=str(file.parent))
        if file.is_dir() or (file.exists() and not replace):
            raise ResultsExist(file=str(file))


def check_name(path: Path) -> None:
    """Refuse a name that no file of results can have."""
    if path.suffix != SUFFIX or not str(path).isprintable():
        raise NotParquet(file=str(path))


@contextmanager
def locked(folder: Path, path: Path) -> Iterator[None]:
    """A lock on a file that was cleared away in the meantime locks nobody out, so it does not count."""
    try:
        with disk.writing(folder):
            file = (folder / LOCK).open("w")
    except CannotWrite:
        clear_away(folder)
        raise
    with file:
        lock(file, path)
        if os.fstat(file.fileno()).st_nlink == 0:
            raise RunInProgress(file=str(path))
        yield


def clear_away(folder: Path) -> None:
    """Remove a folder without parts. Its lock goes last: from then on it may be somebody else's, and stays if it is."""
    with suppress(OSError):
        for left in sorted(folder.iterdir(), key=lambda file: file.name == LOCK):
            left.unlink()
        folder.rmdir()


def delete(part: Path) -> None:
    """A part that is of no use any more."""
    with disk.writing(part):
        part.unlink()


def folder_of(path: Path) -> Path:
    """Where the parts lie until the file is complete."""
    return path.with_name(f"{path.name}.parts")


def part_name(first: int) -> str:
    """What a part is called whose matches are numbered from this one on."""
    return f"{first:09}{SUFFIX}"


def log_of(path: Path) -> Path:
    """The table of decisions that belongs to a table of matches."""
    return path.with_name(path.name.removesuffix(SUFFIX) + LOG_SUFFIX)


def parts_in(folder: Path) -> list[Path]:
    """The finished parts of a run, in order."""
    return sorted(part for part in folder.glob(f"*{SUFFIX}") if not part.name.endswith(LOG_SUFFIX))
