"""What files of results have in common: what the file system says against them, and who is at work on them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO, Any

from .refusals import CannotWrite, RunInProgress


@contextmanager
def writing(path: Path, *others: type[Exception]) -> Iterator[None]:
    """What the file system, and whoever writes with these errors, say against it, in our words."""
    wrong: tuple[type[Exception], ...] = (OSError, *others)
    try:
        yield
    except wrong as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise CannotWrite(file=str(path), reason=reason.rstrip(".")) from error


def lock(file: IO[Any], path: Path) -> None:
    """Only one process at a time works on a run, where the system has such locks. It goes with the open file."""
    with suppress(ImportError):
        import fcntl

        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            raise RunInProgress(file=str(path)) from error
