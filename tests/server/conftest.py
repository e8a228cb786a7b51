"""One real server process for all tests that only need a table; those that stop or kill theirs start their own."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from .running import Running


@pytest.fixture(scope="session")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server without rate limits. Whatever it logs as an error fails the run in the end."""
    with Running(tmp_path_factory.mktemp("table"), UNDERCROFT_LIMITS="false") as server:
        yield server.url
        assert server.stop() == 0
        assert "[error" not in server.errors, server.errors[-4000:]
