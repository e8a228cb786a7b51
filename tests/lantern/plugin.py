"""Lantern as an installer leaves a game: an entry point beside a package on the path. Other processes find it too."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from undercroft.kernel.registry import GROUP, installed_games

ROOT = Path(__file__).parents[2]


@contextmanager
def installed(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    written = folder / "lantern-1.0.0.dist-info"
    written.mkdir()
    (written / "METADATA").write_text("Metadata-Version: 2.1\nName: lantern\nVersion: 1.0.0\n", encoding="utf-8")
    (written / "entry_points.txt").write_text(f"[{GROUP}]\nlantern = tests.lantern:GAME\n", encoding="utf-8")
    monkeypatch.syspath_prepend(str(folder))
    paths = [str(folder), str(ROOT), os.environ.get("PYTHONPATH", "")]
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(filter(None, paths)))
    installed_games.cache_clear()
    try:
        yield
    finally:
        installed_games.cache_clear()
