"""A real server process for tests: started, its address read from its first line, stopped by a signal."""

from __future__ import annotations

import os
import queue
import signal
import subprocess
import sys
import threading
from pathlib import Path
from types import TracebackType

import httpx

COMMAND = [sys.executable, "-m", "undercroft.cli", "serve"]
PATIENCE = 40.0


class Serving:
    """``with Serving(folder, "--lan") as server: server.get("/health")``. Its database lies in the folder.

    ``out`` and ``err`` are complete once it has stopped; ``status`` is its exit status.
    """

    def __init__(self, folder: Path, *flags: str, **environment: str) -> None:
        self.folder = folder
        self.flags = flags
        self.environment = environment
        self.out = self.err = self.url = ""
        self.status: int | None = None
        self.command = COMMAND

    def __enter__(self) -> Serving:
        with (self.folder / "stderr").open("w") as complaints:
            self.process = subprocess.Popen(
                [*self.command, *(() if "--port" in self.flags else ("--port", "0")), *self.flags],
                stdout=subprocess.PIPE,
                stderr=complaints,
                encoding="utf-8",
                env=self._environment(),
                start_new_session=True,
            )
        self._lines: queue.Queue[str] = queue.Queue()
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()
        first = self._lines.get(timeout=PATIENCE)
        assert first, f"no server: {(self.folder / 'stderr').read_text(encoding='utf-8')}"
        self.url = first.strip().removeprefix("Undercroft: ")
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.status is None:
            self.stop(signal.SIGKILL)
        assert self.process.stdout is not None
        self.process.stdout.close()

    def stop(self, sig: signal.Signals = signal.SIGTERM) -> int:
        """Its exit status after that signal."""
        self.process.send_signal(sig)
        self.process.wait(timeout=PATIENCE)
        self._reader.join(PATIENCE)
        self.err = (self.folder / "stderr").read_text(encoding="utf-8")
        self.status = self.process.returncode
        return self.status

    def get(self, path: str, **headers: str) -> httpx.Response:
        return httpx.get(self.url + path, headers={name.replace("_", "-"): text for name, text in headers.items()})

    def _environment(self) -> dict[str, str]:
        clean = {name: value for name, value in os.environ.items() if not name.startswith("UNDERCROFT_")}
        return {
            **clean,
            "XDG_STATE_HOME": str(self.folder),
            "LC_ALL": "C.UTF-8",
            "PYTHONIOENCODING": "utf-8",
            **self.environment,
        }

    def _read(self) -> None:
        """In a thread: a process that says nothing must not hang the test, and a full pipe must not hang it."""
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self.out += line
            self._lines.put(line)
        self._lines.put("")
