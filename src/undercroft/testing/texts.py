"""Fluent files as tests see them: which messages there are, and which arguments each of them uses."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from undercroft.kernel.text import text_files


class Reading(msgspec.Struct, frozen=True):
    """The files of one language: every message (``option-build``) and attribute (``armory.text``) with its arguments,
    the messages that others quote, and what is wrong with the files.
    """

    messages: dict[str, frozenset[str]]
    quoted: frozenset[str]
    problems: list[str]


def messages_of(package: str, language: str) -> dict[str, frozenset[str]]:
    """Every message and attribute of a package in one language, with its arguments.

    >>> messages_of("undercroft.kernel", "pl")["event-conceded"]
    frozenset({'seat'})

    Raises ValueError for a text that Fluent cannot read and for a message that stands there twice.
    """
    reading = read_messages(package, language)
    if reading.problems:
        raise ValueError("; ".join(reading.problems))
    return reading.messages


@cache
def read_messages(package: str, language: str) -> Reading:
    """All that the files of a package say in one language, and everything that is wrong with them."""
    found: dict[str, frozenset[str]] = {}
    problems, quoted = [], _Collector()
    for file in text_files(package, language):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Junk):
                problems.append(f"{language}/{file.name} cannot be read: {str(entry.content)[:60]!r}")
            if not isinstance(entry, ast.Message):
                continue
            quoted.visit(entry)
            for name, pattern in _patterns(entry):
                if name in found:
                    problems.append(f"{language}/{file.name} says {name} a second time")
                found[name] = _arguments(pattern)
    return Reading(found, frozenset(quoted.quoted), problems)


def _patterns(message: Any) -> list[tuple[str, Any]]:
    own = [(message.id.name, message.value)] if message.value is not None else []
    return own + [(f"{message.id.name}.{part.id.name}", part.value) for part in message.attributes]


def _arguments(pattern: Any) -> frozenset[str]:
    collector = _Collector()
    collector.visit(pattern)
    return frozenset(collector.found)


class _Collector(Visitor):
    """Collects the variables that a pattern mentions, and the messages that it quotes."""

    def __init__(self) -> None:
        self.found: set[str] = set()
        self.quoted: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802 - named by the parser
        self.found.add(node.id.name)

    def visit_MessageReference(self, node: Any) -> None:  # noqa: N802 - named by the parser
        self.quoted.add(node.id.name + (f".{node.attribute.name}" if node.attribute else ""))
