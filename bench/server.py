"""A server process to be measured: started on a database of its own, watched through /proc, stopped."""

import os
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from types import TracebackType
from typing import NamedTuple, Self

MIB = 1024 * 1024


class Server:
    """``with Server() as server``: ``url`` is its address. No rate limits: one machine plays everybody."""

    def __init__(self) -> None:
        self._folder = tempfile.TemporaryDirectory(prefix="undercroft-load-")
        self.url = ""

    def __enter__(self) -> Self:
        folder = Path(self._folder.name)
        database = f"sqlite+aiosqlite:///{folder / 'table.sqlite'}"
        self.process = subprocess.Popen(
            [sys.executable, "-m", "undercroft.cli", "serve", "--port", "0", "--database", database],
            env={**os.environ, "UNDERCROFT_LIMITS": "false", "LC_ALL": "C.UTF-8"},
            stdout=subprocess.PIPE,
            stderr=(folder / "log").open("w"),
            text=True,
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise SystemExit((folder / "log").read_text(encoding="utf-8"))
        self.url = line.strip().rpartition(" ")[2]
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.process.send_signal(signal.SIGTERM)
        try:
            self.process.wait(15)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self._folder.cleanup()

    @property
    def troubles(self) -> int:
        """Lines of its log that tell of something wrong."""
        log = (Path(self._folder.name) / "log").read_text(encoding="utf-8")
        return sum("[error" in line or "[warning" in line for line in log.splitlines())

    def memory(self) -> float:
        """Resident, in MiB."""
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text(encoding="ascii").split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE") / MIB

    def cpu_seconds(self) -> float:
        """Used so far, in user and system mode."""
        stat = Path(f"/proc/{self.process.pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
        return (int(stat[11]) + int(stat[12])) / os.sysconf("SC_CLK_TCK")

    def waited_seconds(self) -> float:
        """How long its event loop was ready to run and had no core: on a quiet machine nothing to speak of."""
        stat = Path(f"/proc/{self.process.pid}/schedstat").read_text(encoding="ascii").split()
        return int(stat[1]) / 1e9


class Busy(NamedTuple):
    """Percent of the time that passed."""

    seconds: float
    server: float
    server_waited: float
    ours: float


class Stopwatch:
    """How busy the server and we ourselves were between two moments."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self._began = self._read()

    def _read(self) -> Busy:
        return Busy(time.perf_counter(), self.server.cpu_seconds(), self.server.waited_seconds(), time.process_time())

    def read(self) -> Busy:
        passed, *used = (now - before for now, before in zip(self._read(), self._began, strict=True))
        return Busy(passed, *(100 * seconds / passed for seconds in used))
