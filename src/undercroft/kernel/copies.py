"""Copies that go on by themselves: what ``copy.copy``, ``copy.deepcopy`` and ``pickle`` make of a living thing.

A game is never copied: it never changes, so it is found again under its name. A table or a match says in
``__getstate__`` what a copy of it is made of, nothing of which may be shared; all ways of copying use that.
"""

from __future__ import annotations

import importlib
import sys
from functools import cached_property
from typing import Any, Protocol, Self


class Living:
    """Something that changes while it is played. Its copies are independent, however they are made."""

    __slots__ = ()

    def __copy__(self) -> Self:
        """At the same point; it goes on exactly as this one would."""
        made = object.__new__(type(self))
        made.__setstate__(self.__getstate__())
        return made

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self.__copy__()

    def __getstate__(self) -> dict[str, Any]:
        raise TypeError(f"{type(self).__name__} does not say what a copy is made of")

    def __setstate__(self, kept: dict[str, Any]) -> None:
        for name, value in kept.items():
            setattr(self, name, value)


class Lasting:
    """A value that never changes and is kept in a variable of a module: a copy is that same value."""

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self

    def __reduce_ex__(self, protocol: Any) -> Any:
        """Pickled as the name of its variable. One that no variable holds is pickled itself."""
        for module in _homes(self):
            for name, value in list(vars(module).items()):
                if value is self:
                    return find_again, (module.__name__, name)
        return super().__reduce_ex__(protocol)

    def __getstate__(self) -> dict[str, Any]:
        """What can be worked out again need not travel."""
        cached = {name for cls in type(self).__mro__ for name, value in vars(cls).items() if _is_cached(value)}
        return {name: value for name, value in vars(self).items() if name not in cached}


def unshared(fields: dict[str, Any]) -> dict[str, Any]:
    """The fields of a living thing for its copy: lists are copied, whatever lies in them never changes."""
    return {name: list(value) if isinstance(value, list) else value for name, value in fields.items()}


class _Home(Protocol):
    __name__: str


def find_again(module: str, name: str) -> Any:
    """The value of a variable."""
    return getattr(importlib.import_module(module), name)


def _homes(value: Any) -> list[_Home]:
    """The modules in which a game may stand: its package, and the one where its class is written."""
    names = dict.fromkeys((getattr(value, "package", ""), type(value).__module__))
    return [sys.modules[name] for name in names if name in sys.modules]


def _is_cached(value: Any) -> bool:
    return isinstance(value, cached_property)
