"""The page about learning environments is executed, and so are the examples in the docstrings."""

from __future__ import annotations

import doctest
from pathlib import Path

from undercroft import envs
from undercroft.envs import openspiel

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "envs.md"


def test_the_examples_on_the_page_work() -> None:
    done = doctest.testfile(str(PAGE), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert done.failed == 0
    assert done.attempted > 15


def test_the_examples_in_the_docstrings_work() -> None:
    for module in (envs, openspiel):
        assert doctest.testmod(module, optionflags=doctest.ELLIPSIS).failed == 0
