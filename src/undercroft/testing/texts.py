"""Fluent files as tests see them: which messages there are, and which arguments each of them uses."""

from __future__ import annotations

from functools import cache
from typing import Any

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from undercroft.kernel.text import text_files


@cache
def messages_of(package: str, language: str) -> dict[str, frozenset[str]]:
    """Every message (``option-build``) and attribute (``armory.text``) of a package, with its arguments.

    >>> messages_of("undercroft.kernel", "pl")["event-conceded"]
    frozenset({'seat'})

    Raises ValueError for a text that Fluent cannot read and for a message that stands there twice.
    """
    found: dict[str, frozenset[str]] = {}
    for file in text_files(package, language):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Junk):
                raise ValueError(f"{language}/{file.name} cannot be read: {str(entry.content)[:60]!r}")
            if isinstance(entry, ast.Message):
                for name, pattern in _patterns(entry):
                    if name in found:
                        raise ValueError(f"{language}/{file.name} says {name} a second time")
                    found[name] = _arguments(pattern)
    return found


def _patterns(message: Any) -> list[tuple[str, Any]]:
    own = [(message.id.name, message.value)] if message.value is not None else []
    return own + [(f"{message.id.name}.{part.id.name}", part.value) for part in message.attributes]


def _arguments(pattern: Any) -> frozenset[str]:
    collector = _Collector()
    collector.visit(pattern)
    return frozenset(collector.found)


class _Collector(Visitor):
    """Collects the variables that a pattern mentions."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802 - named by the parser
        self.found.add(node.id.name)
