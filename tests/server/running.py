"""A real server that can be stopped, killed and started again: same address, same database.

    with Running(tmp_path, UNDERCROFT_LIMITS="false") as server:
        asyncio.run(something_with(server.url))
        server.kill()
        server.start()

Starting blocks: in a coroutine use ``await server.again()``.
"""

from __future__ import annotations

import asyncio
import signal
import time
from pathlib import Path
from types import TracebackType
from typing import Self
from urllib.parse import urlsplit

from .serving import Serving


class Running:
    """One server through several lives. ``starts`` are the seconds that each start took."""

    def __init__(self, folder: Path, *flags: str, **environment: str) -> None:
        self.folder = folder
        self.flags = flags
        self.environment = environment
        self.url = ""
        self.starts: list[float] = []
        self._serving: Serving | None = None

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._serving is not None:
            self._serving.__exit__(kind, error, trace)

    @property
    def is_running(self) -> bool:
        return self._serving is not None and self._serving.process.poll() is None

    @property
    def pid(self) -> int:
        return self._now().process.pid

    def start(self) -> None:
        """Returns when it answers. The first life takes any free port, the next ones the same again."""
        assert not self.is_running, "it runs already"
        port = () if not self.url else ("--port", str(urlsplit(self.url).port))
        began = time.perf_counter()
        self._serving = Serving(self.folder, *self.flags, *port, **self.environment).__enter__()
        self.starts.append(time.perf_counter() - began)
        self.url = self._serving.url

    def stop(self) -> int:
        """As an operator stops it; its exit status."""
        return self._now().stop(signal.SIGTERM)

    def kill(self) -> None:
        """As a power cut stops it."""
        self._now().stop(signal.SIGKILL)

    async def again(self) -> None:
        """Killed and started, while the tasks of a test go on."""
        self.kill()
        await asyncio.to_thread(self.start)

    @property
    def errors(self) -> str:
        """What the present life has written to standard error so far: its log."""
        return (self.folder / "stderr").read_text(encoding="utf-8")

    def _now(self) -> Serving:
        assert self._serving is not None, "it was never started"
        return self._serving
