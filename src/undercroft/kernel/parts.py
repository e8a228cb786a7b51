"""The clay everything in a match is made of: structs that encode, copy and compare as bytes.

A state is a tree of Parts. Ids are numbers with a type of their own, never references: the thing
itself lies in exactly one place of the tree, and static content lies outside it.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Any, NewType, get_args, get_origin, get_type_hints

import msgspec

Seat = NewType("Seat", int)
"""A place at the table. A seat decides; who sits there (a person, a bot) is not the rules' business."""


ThingId = NewType("ThingId", str)
"""A thing on the table by its public name, kind and number: ``card:12``, ``seat:0``."""


class Part(msgspec.Struct, array_like=True, gc=False):
    """Any struct of a state. Compact on purpose: its encoding is the clone, the hash and the snapshot."""


class Fact(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """A Part that never changes once made: options, moments, results."""


class Option(Fact, frozen=True, tag=True):
    """One thing a seat may do. Its text form is stable and unique among the options of its choice.

    By default the text is the class's verb and its fields; a game with names for its ids overrides
    ``__str__`` so that what prints can be typed back: ``build spawn-point.2 at 0``.
    """

    def __str__(self) -> str:
        return " ".join([words_of(type(self)).replace("-", " "), *map(str, msgspec.structs.astuple(self))])

    def seems(self) -> Option:
        """What stands for this option when a bot first looks at it: options that seem the same are tried once."""
        return self

    def things(self) -> tuple[str, ...]:
        """The ids of the things on the table that this option concerns, for highlighting and why_not."""
        return tuple(
            value if kind == "thing" else thing_id(kind, value)
            for name, kind in id_fields(type(self)).items()
            for value in as_ids(getattr(self, name))
        )


class Pass(Option, frozen=True):
    """Do nothing now."""


class Yes(Option, frozen=True):
    """Use what is offered."""


class No(Option, frozen=True):
    """Decline what is offered."""


DECLINES = (Pass, No)
"""Answers that leave things as they are. (A union would be built anew at every ``isinstance``.)"""


def thing_id(kind: str, number: int) -> ThingId:
    """The public name of a thing: ``card:12``, ``seat:0``."""
    return ThingId(f"{kind}:{number}")


def as_ids(value: Any) -> tuple[Any, ...]:
    """The ids in a field: none for a negative one, which stands for "nothing"."""
    many = value if isinstance(value, list | tuple) else (value,)
    return tuple(one for one in many if one is not None and (isinstance(one, str) or one >= 0))


def words_of(cls: type) -> str:
    """A class name as kebab-case words: the key of its text (``SoulGained`` -> ``soul-gained``)."""
    return _kebab(cls.__name__)


@cache
def _kebab(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


def kind_of_id(kind: NewType) -> str:
    """What a type of ids names: ``CardId`` a card."""
    return kind.__name__.removesuffix("Id").lower()


_ID_FIELDS: dict[type, dict[str, str]] = {}


def id_fields(cls: type) -> dict[str, str]:
    """The fields of a struct that hold ids, with the kind of thing they name, from their types.

    A field typed ``Seat``, ``CardId`` or ``list[CardId]`` (any NewType) names things; a plain int is a
    number. The kind is the type's name without ``Id``, in lower case; ``thing`` where each names its own.
    """
    known = _ID_FIELDS.get(cls)
    if known is not None:
        return known
    found = {}
    for name, hint in get_type_hints(cls).items():
        inner = get_args(hint)[0] if get_origin(hint) in (list, tuple) else hint
        if isinstance(inner, NewType):
            found[name] = kind_of_id(inner)
    _ID_FIELDS[cls] = found
    return found
