"""Options of the test run: how long to soak, and whether golden transcripts are to be written anew.

Tests with real servers and browsers wait for things to happen. On two busy cores something may come too late, or never,
because a click met a page that was just changing: such a test, and only for having waited in vain, is tried again.
"""

from __future__ import annotations

from pathlib import Path

import pytest

HERE = Path(__file__).parent
WAITING = (HERE / "server", HERE / "web")
IN_VAIN = [r"^\w*Timeout", "^Empty"]

pytest_plugins = ("tests.server.services",)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--soak",
        type=int,
        default=0,
        metavar="N",
        help="play N matches through the harness instead of a few hundred",
    )
    parser.addoption(
        "--update-golden", action="store_true", help="write the golden transcripts anew; then read the diff"
    )


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if any(folder in item.path.parents for folder in WAITING):
            item.add_marker(pytest.mark.flaky(reruns=2, only_rerun=IN_VAIN))


@pytest.fixture
def update_golden(request: pytest.FixtureRequest) -> bool:
    return bool(request.config.getoption("--update-golden"))
