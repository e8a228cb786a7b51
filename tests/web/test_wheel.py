"""What strangers install: packed from this checkout, put into an environment of its own, and played in a browser."""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
import venv
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from backend import with_client
from tests.server.serving import Serving

from .conftest import missing
from .person import Line, Person

if TYPE_CHECKING:
    from playwright.sync_api import Browser

PIP = (sys.executable, "-m", "pip", "--disable-pip-version-check")
NOTHING_FETCHED = ("--no-deps", "--no-index", "--no-build-isolation")


class Installed(Serving):
    """The command of that environment; nothing of the checkout is on its paths."""

    def __init__(self, environment: Path, folder: Path) -> None:
        super().__init__(folder, PYTHONPATH="", UNDERCROFT_LIMITS="false")
        self.command = [str(environment / "bin" / "undercroft"), "serve"]


@pytest.fixture(scope="module")
def environment(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A source package, the wheel built from it, an environment where that is installed. It borrows our libraries."""
    if not with_client.is_there():
        missing("the client is not built, or older than its sources")
    folder: Path = tmp_path_factory.mktemp("strangers")
    build = f"from backend import with_client; print(with_client.build_sdist({str(folder)!r}))"
    run(sys.executable, "-c", build, cwd=with_client.ROOT)
    run(*PIP, "wheel", *NOTHING_FETCHED, "--wheel-dir", str(folder), str(*folder.glob("*.tar.gz")))
    home = folder / "environment"
    venv.create(home, symlinks=True)
    python = home / "bin" / "python"
    run(*PIP, "--python", str(python), "install", *NOTHING_FETCHED, str(*folder.glob("*.whl")))
    places = next(home.glob("lib/python*/site-packages"))
    (places / "borrowed.pth").write_text(sysconfig.get_paths()["purelib"], encoding="utf-8")
    run(str(python), "-c", "import sys, undercroft; assert undercroft.__file__.startswith(sys.prefix)", cwd=folder)
    return home


def run(*command: str, cwd: Path | None = None) -> None:
    bare = os.environ | {"PYTHONPATH": ""}
    done = subprocess.run(command, cwd=cwd, env=bare, capture_output=True, encoding="utf-8", check=False, timeout=100)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.fixture
def server(environment: Path, tmp_path: Path) -> Iterator[Serving]:
    with Installed(environment, tmp_path) as server:
        yield server


def test_what_strangers_install_can_be_played_in_a_browser(browser: Browser, server: Serving) -> None:
    ala = Person(browser, server.url)
    ala.take_name("Ala")
    match = ala.make_match("me", "random")
    line = Line(ala)
    ala.open(f"/match/{match}")
    ala.until(ala.is_asked)
    before = line.position
    ala.until(lambda: ala.choose() and line.position > before)
    ala.close()
    assert ala.troubles == []
