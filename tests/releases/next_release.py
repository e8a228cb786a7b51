"""The next release of a game: a copy of its package with some lines changed, imported beside today's."""

from __future__ import annotations

import importlib
import shutil
import sys
from collections.abc import Iterable
from itertools import count
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from undercroft.kernel.game import Game

NUMBERS = count(1)


class Edit(NamedTuple):
    """In which file of the package what becomes what, wherever it stands."""

    file: str
    old: str
    new: str


def next_release(game: Game[Any], folder: Path, *edits: Edit) -> Game[Any]:
    """The game as it would be after these changes. The copy is found only while the test runs."""
    home = Path(str(importlib.import_module(game.package).__file__)).parent
    name = f"{home.name}_release_{next(NUMBERS)}"
    copy_package(home, folder / name, edits)
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(folder)
        module = importlib.import_module(name)
        released: Game[Any] = module.GAME
        assert released.codec.classes  # all modules are imported while they can be found
        assert released.vocabulary.words("en").message("option-yes")
    assert sys.modules[name] is module
    return released


def copy_package(package: Path, copy: Path, edits: Iterable[Edit]) -> None:
    shutil.copytree(package, copy, ignore=shutil.ignore_patterns("__pycache__"))
    for file, old, new in edits:
        path = copy / file
        text = path.read_text("utf-8")
        assert old in text, f"{file} has no {old!r}"
        path.write_text(text.replace(old, new), "utf-8")
