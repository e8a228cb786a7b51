"""Which test proves which rule: ``@rule("BM-BUILD-06")`` on the test, and coverage as a number.

Tests are read, never imported, so that a report takes a moment and needs nothing installed.
"""

from __future__ import annotations

import ast
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TypeVar

import msgspec

from undercroft.kernel.rules import RuleBook

T = TypeVar("T", bound=Callable[..., object])
MOST_RULES = 4
REASONS_FILE = "unproved.toml"
NO_REASON = "no test cites it"


def rule(*ids: str) -> Callable[[T], T]:
    """Say which rules a test (or every test of a class) proves: one to four ids.

    >>> @rule("BM-BUILD-06")
    ... def test_an_advanced_room_needs_a_shared_treasure_below(): ...
    >>> test_an_advanced_room_needs_a_shared_treasure_below.__rules__
    ('BM-BUILD-06',)
    """
    if not 1 <= len(ids) <= MOST_RULES:
        raise TypeError(f"a test proves one to {MOST_RULES} rules, not {len(ids)}")
    if not all(isinstance(rule_id, str) for rule_id in ids):
        raise TypeError('rules are named by their ids: @rule("BM-BUILD-06")')

    def mark(test: T) -> T:
        if "__rules__" in vars(test):
            raise TypeError("one @rule a test")
        test.__rules__ = ids  # type: ignore[attr-defined]
        return test

    return mark


def proved_rules(folder: Path) -> dict[str, list[str]]:
    """Every rule cited under a folder of tests, with the tests that cite it as ``file::test``.

    >>> from tempfile import TemporaryDirectory
    >>> with TemporaryDirectory() as folder:
    ...     test = Path(folder, "test_build.py")
    ...     _ = test.write_text('@rule("BM-BUILD-06")\\ndef test_an_advanced_room_needs_a_shared_treasure(): ...')
    ...     proved_rules(Path(folder))
    {'BM-BUILD-06': ['test_build.py::test_an_advanced_room_needs_a_shared_treasure']}
    """
    found: dict[str, list[str]] = {}
    for file in sorted(folder.rglob("*.py")):
        tree = ast.parse(file.read_text(encoding="utf-8"), str(file))
        for test, rule_id in _citations(tree.body, file.relative_to(folder).as_posix()):
            tests = found.setdefault(rule_id, [])
            if test not in tests:
                tests.append(test)
    return dict(sorted(found.items()))


class Coverage(msgspec.Struct, frozen=True):
    """How much of a rule book is proved. ``rows`` counts its rules; the lists follow the order of the book.

    ``reasons`` says for each unproved rule why: as told in the tests' ``unproved.toml``, else that no test
    cites it. ``unknown`` are cited ids that the book does not have: slips of the pen.
    """

    rows: int
    proved: list[str]
    unproved: list[str]
    reasons: dict[str, str]
    unknown: list[str]

    @property
    def share(self) -> float:
        """The proved part of the book, from 0 to 1."""
        return len(self.proved) / self.rows if self.rows else 1.0


def coverage(book: RuleBook, folder: Path) -> Coverage:
    """Compare a rule book with the tests of a folder.

    >>> import undercroft
    >>> report = coverage(undercroft.game("boss-monster").rules, Path("a folder without tests"))
    >>> print(f"{report.share:.0%} of all rules are proved")
    0% of all rules are proved

    A rule that no test can prove ("any marker may be used") is excused in ``unproved.toml`` of the folder,
    one line each: ``"BM-COMP-06" = "about the table, not the game"``.
    """
    cited = proved_rules(folder)
    file = folder / REASONS_FILE
    told = tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
    unproved = [rule.id for rule in book if rule.id not in cited]
    return Coverage(
        rows=len(book),
        proved=[rule.id for rule in book if rule.id in cited],
        unproved=unproved,
        reasons={rule_id: str(told.get(rule_id, NO_REASON)) for rule_id in unproved},
        unknown=[rule_id for rule_id in dict.fromkeys((*cited, *told)) if rule_id not in book],
    )


def _citations(body: list[ast.stmt], place: str) -> Iterator[tuple[str, str]]:
    for node in body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            test = f"{place}::{node.name}"
            yield from ((test, rule_id) for decorator in node.decorator_list for rule_id in _ids(decorator))
            if isinstance(node, ast.ClassDef):
                yield from _citations(node.body, test)


def _ids(decorator: ast.expr) -> Iterator[str]:
    """The ids in ``@rule("A", "B")`` or ``@testing.rule("A")``; nothing for other decorators."""
    if not isinstance(decorator, ast.Call):
        return
    name = decorator.func
    called = name.id if isinstance(name, ast.Name) else name.attr if isinstance(name, ast.Attribute) else ""
    if called == "rule":
        for argument in decorator.args:
            if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                yield argument.value
