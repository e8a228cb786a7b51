"""Results on disk. While a run lasts they lie in parts, in a folder beside the file they will become.

A part is written whole or not at all, so a run that was stopped or killed goes on after its last part. An old file
of that name, if it may be replaced, stays until the new one is complete.
"""

from __future__ import annotations

import shutil
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pyarrow as pa
import pyarrow.parquet as pq

from .plan import Plan
from .play import Result
from .refusals import (
    ArenaRefusal,
    CannotWrite,
    DamagedPart,
    NoFolder,
    NotParquet,
    OtherRun,
    ResultsExist,
    RunInProgress,
)
from .tables import decisions_table, games_table, merge, plan_of, write
from .totals import COUNTED, Totals

PART_GAMES = 200
PART_SECONDS = 60.0
"""A part is closed after so many matches, or after so long if they are slow."""
SUFFIX = ".parquet"
LOG_SUFFIX = f".decisions{SUFFIX}"
LOCK = "lock"


class ResultFile:
    """The file that a run fills. ``done`` counts its matches that are safe; ``totals`` are over these."""

    def __init__(self, path: Path, plan: Plan) -> None:
        self.path = path
        self.plan = plan
        self.folder = folder_of(path)
        self.totals = Totals(plan)
        self.waiting: list[Result] = []
        self.since = time.monotonic()
        for part in parts_in(self.folder):
            self._count(part)

    @property
    def done(self) -> int:
        return self.totals.games

    def add(self, result: Result) -> None:
        """The next match of the run."""
        self.waiting.append(result)
        if len(self.waiting) >= PART_GAMES or time.monotonic() - self.since > PART_SECONDS:
            self.save()

    def save(self) -> None:
        """Make a part of the matches that are not safe yet."""
        self.since = time.monotonic()
        if not self.waiting:
            return
        first = self.done + 1
        part = self.folder / f"{first:09}{SUFFIX}"
        with writing(part):
            if self.plan.logged:
                write(decisions_table(self.plan, first, self.waiting), log_of(part))
            write(games_table(self.plan, first, self.waiting), part)
        for result in self.waiting:
            self.totals.add(result)
        self.waiting = []

    def complete(self) -> None:
        """All matches are played: make one file of the parts, and clear them away."""
        self.save()
        parts = parts_in(self.folder)
        with writing(self.path):
            if self.plan.logged:
                merge([log_of(part) for part in parts], log_of(self.path))
            merge(parts, self.path)
            shutil.rmtree(self.folder)

    def _count(self, part: Path) -> None:
        """Take a part of an earlier attempt over. One that is not joined to those before it is of no use."""
        try:
            rows = pq.read_table(part, columns=["number", *COUNTED]).to_pylist()
            if self.plan.logged:
                pq.read_metadata(log_of(part))
        except (OSError, ValueError) as error:
            raise DamagedPart(file=str(part)) from error
        if [row["number"] for row in rows] != list(range(self.done + 1, self.done + 1 + len(rows))):
            with writing(part):
                part.unlink()
            return
        for row in rows:
            self.totals.count(row)


@contextmanager
def open_results(path: Path, plan: Plan, replace: bool = False) -> Iterator[ResultFile]:
    """A file to fill with the results of a run, or one to go on with. Whatever ends this, what is finished is kept."""
    check_place(path, plan, replace)
    folder = folder_of(path)
    with writing(folder):
        folder.mkdir(exist_ok=True)
    try:
        with locked(folder, path):
            _settle_with_parts(folder, plan, replace)
            file = ResultFile(path, plan)
            try:
                yield file
            except BaseException:
                with suppress(ArenaRefusal):  # what went wrong first is what is told
                    file.save()
                raise
    finally:
        if folder.exists() and not parts_in(folder):
            shutil.rmtree(folder, ignore_errors=True)


def check_place(path: Path, plan: Plan, replace: bool) -> None:
    """Refuse a name under which these results cannot be kept, before anything is played."""
    check_name(path)
    if not path.parent.is_dir():
        raise NoFolder(folder=str(path.parent))
    is_new = not parts_in(folder_of(path))
    for file in [path, log_of(path)] if plan.logged and is_new else [path]:
        if file.is_dir() or (file.exists() and not replace):
            raise ResultsExist(file=str(file))


def check_name(path: Path) -> None:
    """Refuse a name that no file of results can have."""
    if path.suffix != SUFFIX or not str(path).isprintable():
        raise NotParquet(file=str(path))


def unfinished(path: Path) -> Plan | None:
    """The run whose parts lie beside this name."""
    check_name(path)
    parts = parts_in(folder_of(path))
    return plan_of(parts[0]) if parts else None


def _settle_with_parts(folder: Path, plan: Plan, replace: bool) -> None:
    """Parts of the same plan are gone on with; those of another are in the way, or given up."""
    for part in parts_in(folder):
        found = plan_of(part)
        if found == plan:
            continue
        if not replace:
            if found is None:
                raise DamagedPart(file=str(part))
            raise OtherRun(folder=str(folder), differs=", ".join(plan.differences(found)))
        with writing(part):
            part.unlink()


@contextmanager
def locked(folder: Path, path: Path) -> Iterator[None]:
    """Only one process at a time works on a run, where the system has such locks."""
    try:
        import fcntl
    except ImportError:
        yield
        return
    with writing(folder):
        file = (folder / LOCK).open("w")
    with file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            raise RunInProgress(file=str(path)) from error
        yield


@contextmanager
def writing(path: Path) -> Iterator[None]:
    """What the file system says against it, in our words."""
    try:
        yield
    except (OSError, pa.ArrowException) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise CannotWrite(file=str(path), reason=reason.rstrip(".")) from error


def folder_of(path: Path) -> Path:
    """Where the parts lie until the file is complete."""
    return path.with_name(f"{path.name}.parts")


def log_of(path: Path) -> Path:
    """The table of decisions that belongs to a table of matches."""
    return path.with_name(path.name.removesuffix(SUFFIX) + LOG_SUFFIX)


def parts_in(folder: Path) -> list[Path]:
    """The finished parts of a run, in order."""
    return sorted(part for part in folder.glob(f"*{SUFFIX}") if not part.name.endswith(LOG_SUFFIX))
