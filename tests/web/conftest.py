"""The built client in a real browser: Debian's chromium, driven by playwright, in front of a server process.

Where there is no chromium, or no built client, these tests are skipped with one line; under ``CI=true`` they fail.
``--site URL`` tries a client that somebody else serves, such as a development server.
``--screenshots`` writes docs/screenshots.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

import pytest

from tests.server.running import Running

from .person import Person

if TYPE_CHECKING:
    from playwright.sync_api import Browser

HERE = Path(__file__).parent
CLIENT = HERE.parent.parent / "src" / "undercroft" / "server" / "web" / "index.html"
CHROMIUM = ("chromium", "chromium-browser", "google-chrome")
# No sandbox: tests run as root in containers. The rest keeps the browser from calling home.
FLAGS = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"]

Visit = Callable[..., Person]


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--site", default="", metavar="URL", help="try the client at this address; no server is started")
    parser.addoption("--screenshots", action="store_true", help="write the pictures of docs/screenshots anew")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """One browser for all: the tests of this folder stay with one worker."""
    for item in items:
        if HERE in item.path.parents:
            item.add_marker(pytest.mark.xdist_group("web"))


@pytest.fixture(scope="package")
def site(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server without rate limits that hands out the client."""
    if given := str(request.config.getoption("--site", default="")):
        yield given
        return
    if not CLIENT.exists():
        missing("the client is not built")
    with Running(tmp_path_factory.mktemp("web"), UNDERCROFT_LIMITS="false") as server:
        yield server.url
        assert server.stop() == 0
        assert "[error" not in server.errors, server.errors[-4000:]


# Not for the whole session: while it is open, nothing else in this process can run an event loop.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    found = next((path for name in CHROMIUM if (path := shutil.which(name))), None)
    if found is None:
        missing("there is no chromium")
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        missing("playwright is not installed")
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=found, args=FLAGS)
        yield launched
        launched.close()


@pytest.fixture
def visit(browser: Browser, site: str) -> Iterator[Visit]:
    """People with a browser each. Whatever their pages complained about fails the test in the end."""
    people: list[Person] = []

    def visitor(name: str = "", **more: object) -> Person:
        person = Person(browser, site, **more)  # type: ignore[arg-type]
        people.append(person)
        if name:
            person.take_name(name)
        return person

    yield visitor
    for person in people:
        person.close()
    assert [trouble for person in people for trouble in person.troubles] == []


def missing(what: str) -> NoReturn:
    if os.environ.get("CI") == "true":
        pytest.fail(f"no browser tests: {what}")
    pytest.skip(f"no browser tests: {what}")
