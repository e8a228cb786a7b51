"""Options of the test run: how long to soak, and whether golden transcripts are to be written anew."""

from __future__ import annotations

import pytest

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


@pytest.fixture
def update_golden(request: pytest.FixtureRequest) -> bool:
    return bool(request.config.getoption("--update-golden"))
