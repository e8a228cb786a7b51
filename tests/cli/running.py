"""Run the command line inside the test: what it printed, what it complained about, its exit status."""

from __future__ import annotations

import io
import os
import signal
import subprocess
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import pytest

from undercroft.cli import main


class Ran(NamedTuple):
    """What came of a command."""

    status: int
    out: str
    err: str


class Runner:
    """Runs commands in this process; ``typed`` are the lines of standard input, which then ends."""

    def __init__(self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
        self.capsys = capsys
        self.monkeypatch = monkeypatch

    def __call__(self, *arguments: str, typed: Iterable[str] = ()) -> Ran:
        self.monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
        self.capsys.readouterr()
        status = main(list(arguments))
        told = self.capsys.readouterr()
        return Ran(status, told.out, told.err)


def run_process(*arguments: str, typed: str = "", **environment: str) -> Ran:
    """The same as a process of its own."""
    done = subprocess.run(
        [sys.executable, "-m", "undercroft.cli", *arguments],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env={**os.environ, "PYTHONIOENCODING": "utf-8", "LC_ALL": "C.UTF-8", **environment},
        timeout=120,
        check=False,
    )
    return Ran(done.returncode, done.stdout, done.stderr)


@contextmanager
def started(*command: str, **environment: str) -> Iterator[subprocess.Popen[bytes]]:
    """A program in a session of its own that hears Ctrl-C, and does not outlive a test that fails.

    A child ignores what its parent ignores, and a shell may have switched Ctrl-C off for the tests.
    """
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        process = subprocess.Popen(
            command,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env={**os.environ, **environment},
            start_new_session=True,
        )
    finally:
        signal.signal(signal.SIGINT, before)
    with process:
        try:
            yield process
        finally:
            if process.poll() is None:
                os.killpg(process.pid, signal.SIGKILL)


def own_saves(folder: Path) -> list[Path]:
    return sorted((folder / "undercroft").glob("*.json"))
