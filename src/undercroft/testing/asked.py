"""Which messages a game may ask for, read off its classes and its source without playing it.

A struct asks for the message of its class, with its fields as arguments. Rules code asks for what it names:
``words.message("role-hero")``, or, by a pattern, ``words.message(f"room-{slug}")``.
"""

from __future__ import annotations

import ast
import inspect
import re
import textwrap
from collections.abc import Iterator
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any

import msgspec

from undercroft.kernel.events import Event
from undercroft.kernel.game import Game
from undercroft.kernel.moments import MayReplace
from undercroft.kernel.parts import Option, words_of
from undercroft.kernel.procedure import Choice
from undercroft.kernel.refusals import Refusal
from undercroft.kernel.text import struct_arguments

FAMILIES: dict[str, type[Any]] = {"option": Option, "event": Event, "choice": Choice, "refusal": Refusal}


class Asked(msgspec.Struct, frozen=True):
    """A message that may be asked for: who asks, and which arguments there are (None: that cannot be read off)."""

    name: str
    by: str
    arguments: frozenset[str] | None = None
    is_base: bool = False
    """Others are made from the class: if it has no message, nobody is meant to meet it."""


def asked_by_structs(game: Game[Any]) -> Iterator[Asked]:
    """By every option, event, choice and refusal of the game."""
    assert game.codec is not None  # all modules of the game are imported
    for family, base in FAMILIES.items():
        for cls in subclasses(base):
            if is_at_home(cls, game.package):
                yield from _asked_by(game, family, cls)


def subclasses(base: type[Any]) -> list[type[Any]]:
    """All classes made from this one, by name."""
    found: dict[type[Any], None] = {}
    waiting = [base]
    while waiting:
        for cls in waiting.pop().__subclasses__():
            if cls not in found:
                found[cls] = None
                waiting.append(cls)
    return sorted(found, key=lambda cls: (cls.__name__, cls.__module__))


def is_at_home(cls: type[Any], package: str) -> bool:
    return cls.__module__ == package or cls.__module__.startswith(f"{package}.")


def _asked_by(game: Game[Any], family: str, cls: type[Any]) -> Iterator[Asked]:
    by, name = cls.__name__, f"{family}-{words_of(cls)}"
    is_base = any(is_at_home(other, game.package) for other in cls.__subclasses__())
    if family == "refusal":
        yield Asked(name, by)
    elif family == "choice":
        arguments = arguments_of(game, cls)
        yield Asked(name, by, arguments, is_base)
        for other in _texts_in(cls.prompt) if cls.prompt is not Choice.prompt else ():
            if other.startswith("choice-"):
                yield Asked(other, f"{by}.prompt", None if "*" in other else arguments)
    else:
        yield Asked(name, by, frozenset(struct_arguments(cls)), is_base)


def arguments_of(game: Game[Any], cls: type[Choice]) -> frozenset[str] | None:
    """The fields of a choice and what its subject mentions, if that can be read off the source."""
    told = game.replacement_subject if issubclass(cls, MayReplace) else cls.subject
    keys = _keys_of(told)
    if keys is None:
        return None
    return frozenset(struct_arguments(cls) | {*keys, *(f"{key}-count" for key in keys)})


def _keys_of(function: Any) -> set[str] | None:
    """The keys of the dictionary that a function gives; None if it gives anything but one written out."""
    found: set[str] = set()
    for node in ast.walk(_tree_of(function)):
        if not isinstance(node, ast.Return):
            continue
        if not isinstance(node.value, ast.Dict):
            return None
        for key in node.value.keys:
            if not isinstance(key, ast.Constant):
                return None
            found.add(str(key.value))
    return found


def _texts_in(function: Any) -> set[str]:
    """The texts in a function's source; where a part is worked out there stands a ``*``."""
    tree = _tree_of(function)
    parts = {id(part) for node in ast.walk(tree) if isinstance(node, ast.JoinedStr) for part in node.values}
    return {text for node in ast.walk(tree) if id(node) not in parts and (text := _text(node)) is not None}


def _tree_of(function: Any) -> ast.AST:
    return ast.parse(textwrap.dedent(inspect.getsource(function)))


def _text(node: ast.AST) -> str | None:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    if isinstance(node, ast.JoinedStr):
        return "".join(str(part.value) if isinstance(part, ast.Constant) else "*" for part in node.values)
    return None


def asked_in_source(package: str) -> dict[str, str]:
    """The messages, and patterns of messages, that the code of a package asks for by name: name -> file."""
    found: dict[str, str] = {}
    for path, tree in _sources(package):
        for node in ast.walk(tree):
            name = _asked_in(node)
            if name is not None and name.strip("*"):
                found.setdefault(name, path)
    return found


def _asked_in(node: ast.AST) -> str | None:
    """``words.message(NAME)`` or ``words.message(NAME, ATTRIBUTE)``."""
    if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "message"):
        return None
    parts = [_text(argument) for argument in node.args[:2]]
    if not parts or parts[0] is None:
        return None
    return parts[0] if len(parts) == 1 else f"{parts[0]}.{parts[1] or '*'}"


def matches(pattern: str, name: str) -> bool:
    """Is it that name, or one that a pattern stands for?

    >>> matches("room-*", "room-crypt"), matches("room-*", "roof"), matches("seat", "seat")
    (True, False, True)
    """
    return re.fullmatch(".*".join(map(re.escape, pattern.split("*"))), name) is not None


@cache
def _sources(package: str) -> list[tuple[str, ast.AST]]:
    return [(path, ast.parse(file.read_text(encoding="utf-8"))) for path, file in _files(resources.files(package), "")]


def _files(folder: Traversable, path: str) -> Iterator[tuple[str, Traversable]]:
    for found in sorted(folder.iterdir(), key=lambda each: each.name):
        if found.is_dir():
            yield from _files(found, f"{path}{found.name}/")
        elif found.name.endswith(".py"):
            yield path + found.name, found
