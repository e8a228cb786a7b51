"""The reference page is what the code says, every name on it is explained, and its examples run."""

from __future__ import annotations

import doctest
import importlib
import inspect
import sys

import pytest

from tests.reference import PAGE, Entry, entries, page

ENTRIES = list(entries())
EXAMPLES = [(module, entry) for module, entry in ENTRIES if ">>>" in entry.text]


def test_the_page_is_what_the_docstrings_say() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "run `make reference` and read the difference"


@pytest.mark.parametrize("entry", [entry for _, entry in ENTRIES], ids=lambda entry: entry.name)
def test_every_public_name_is_explained(entry: Entry) -> None:
    assert entry.text, f"{entry.name} has no docstring"


@pytest.mark.parametrize(("module", "entry"), EXAMPLES, ids=[entry.name for _, entry in EXAMPLES])
def test_every_example_runs(module: str, entry: Entry) -> None:
    assert "+SKIP" not in entry.text
    home = sys.modules[getattr(entry.thing, "__module__", "") or importlib.import_module(module).__name__]
    test = doctest.DocTestParser().get_doctest(entry.text, dict(vars(home)), entry.name, None, None)
    told: list[str] = []
    assert doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(test, out=told.append).failed == 0, "".join(told)


@pytest.mark.parametrize("name", ["undercroft", "undercroft.testing", "undercroft.envs", "undercroft.bots"])
def test_nothing_that_a_package_offers_is_left_out(name: str) -> None:
    listed = {entry.name for _, entry in ENTRIES}
    inner = {"BotSpec", "NoSuchBot", "parse_bot", "Chooser"}
    assert set(importlib.import_module(name).__all__) - inner <= listed


def test_nothing_private_is_on_the_page() -> None:
    assert not [entry.name for _, entry in ENTRIES if "._" in entry.name or inspect.ismodule(entry.thing)]
