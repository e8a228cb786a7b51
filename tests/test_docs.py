"""The documentation is executed: the examples on its pages and in the docstrings of the public modules."""

from __future__ import annotations

import doctest
import importlib
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
MODULES = (
    "undercroft",
    "undercroft.kernel.chance",
    "undercroft.kernel.match",
    "undercroft.kernel.rules",
    "undercroft.kernel.registry",
    "undercroft.pieces.dice.box",
    "undercroft.pieces.dice.odds",
    "undercroft.pieces.grid.board",
    "undercroft.pieces.grid.compass",
    "undercroft.pieces.grid.figures",
    "undercroft.pieces.grid.masks",
    "undercroft.pieces.grid.plan",
    "undercroft.pieces.grid.sight",
    "undercroft.pieces.grid.templates",
    "undercroft.pieces.paths.network",
    "undercroft.pieces.paths.search",
    "undercroft.bots",
    "undercroft.bots.analysis",
    "undercroft.bots.explain",
    "undercroft.bots.registry",
)


@pytest.mark.parametrize("page", ["README.md", "docs/pieces.md"])
def test_the_examples_on_a_page_work(page: str) -> None:
    assert doctest.testfile(str(ROOT / page), module_relative=False).failed == 0


@pytest.mark.parametrize("name", MODULES)
def test_the_examples_in_the_docstrings_work(name: str) -> None:
    assert doctest.testmod(importlib.import_module(name)).failed == 0


def test_no_link_in_the_documentation_is_broken() -> None:
    for page in (ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").glob("*.md")):
        for target in re.findall(r"\]\(([\w./-]+)\)", page.read_text(encoding="utf-8")):
            assert (page.parent / target).exists(), f"{page.name} links to {target}"
