"""Steps on the stack name sectors, doors and monsters by their numbers: finding these, and telling new ones.

Which fields are ids, and of what, their types say; so a step that somebody adds is found without being listed here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

import msgspec

from undercroft.kernel.parts import Fact, as_ids, id_fields

from .noise import Noise
from .state import AnyState


def mentioned(state: AnyState) -> dict[str, list[int]]:
    """The sectors and monsters that steps, the turn and a tripwire name, in order. A noise is heard, not seen."""
    found: dict[str, list[int]] = {"sector": [], "monster": []}
    for step in state.stack:
        if not isinstance(step, Noise):
            _collect(step, found)
    _collect(state.turn, found)
    if state.trap is not None:
        found["sector"].append(state.trap.sector)
    return found


def ids_in(part: msgspec.Struct, wanted: str) -> list[int]:
    """The ids of one kind that a struct itself names."""
    return [number for _, kind, value in _fields(part) if kind == wanted for number in as_ids(value)]


def rename(part: msgspec.Struct, names: Mapping[str, Callable[[int], int]]) -> None:
    """Tell a struct the new numbers of what it names, at any depth."""
    for name, kind, value in _fields(part):
        if kind is None:
            for inner in _parts(value):
                if not isinstance(inner, Fact):
                    rename(inner, names)
        elif kind in names:
            new = names[kind]
            many = [new(old) if old >= 0 else old for old in (value if isinstance(value, list) else [value])]
            setattr(part, name, many if isinstance(value, list) else many[0])


def _collect(part: msgspec.Struct, found: dict[str, list[int]]) -> None:
    for _, kind, value in _fields(part):
        if kind is None:
            for inner in _parts(value):
                _collect(inner, found)
        elif kind in found:
            found[kind].extend(as_ids(value))


def _parts(value: Any) -> list[msgspec.Struct]:
    return [inner for inner in (value if isinstance(value, list) else [value]) if isinstance(inner, msgspec.Struct)]


def _fields(part: msgspec.Struct) -> Iterator[tuple[str, str | None, Any]]:
    """Fields that name things, with the kind of thing; and fields that may hold further parts."""
    kinds = id_fields(type(part))
    for name in part.__struct_fields__:
        value = getattr(part, name)
        if name in kinds or isinstance(value, list | msgspec.Struct):
            yield name, kinds.get(name), value
