"""What files that are written have in common: whole or not at all, what the file system says against them, and who is
at work on them.
"""

from __future__ import annotations

import errno
import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO, Any

from .refusals import CannotWrite, RunInProgress

REASONS = {
    errno.EACCES: "forbidden",
    errno.EPERM: "forbidden",
    errno.EROFS: "forbidden",
    errno.EISDIR: "folder",
    errno.ENOENT: "nowhere",
    errno.ENOTDIR: "nowhere",
    errno.ENOSPC: "full",
    errno.EDQUOT: "full",
    errno.EFBIG: "large",
    errno.ENAMETOOLONG: "long",
}
"""What we have words for, in both languages. For everything else the system's own have to do."""


@contextmanager
def replacing(path: Path, *others: type[Exception]) -> Iterator[Path]:
    """Where to write a file. It takes the place of an old one when it is whole, and safe from a power cut; whatever
    comes between leaves the old one as it is, and nothing else.
    """
    with writing(path, *others):
        if path.is_dir():
            raise IsADirectoryError(errno.EISDIR, "it is a folder")
        draft = path.with_name(f"{path.name}.new")
        try:
            yield draft
            _sync(draft)
            draft.replace(path)
        except BaseException:
            with suppress(OSError):
                draft.unlink()
            raise


def _sync(path: Path) -> None:
    with path.open("r+b") as file:
        os.fsync(file.fileno())


@contextmanager
def writing(path: Path, *others: type[Exception]) -> Iterator[None]:
    """What the file system, and whoever writes with these errors, say against it, in our words."""
    wrong: tuple[type[Exception], ...] = (OSError, *others)
    try:
        yield
    except wrong as error:
        said = (getattr(error, "strerror", None) or str(error)).rstrip(".")
        reason = REASONS.get(getattr(error, "errno", None) or 0, said)
        raise CannotWrite(file=str(path), reason=reason) from error


def lock(file: IO[Any], path: Path) -> None:
    """Only one process at a time works on a run, where the system has such locks. It goes with the open file."""
    with suppress(ImportError):
        import fcntl

        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            raise RunInProgress(file=str(path)) from error
