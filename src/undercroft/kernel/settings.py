"""The settings of any game as data, read from the struct in which it declares them.

A game comes in; out come its fields with their kind, possible values and usual value, for whoever asks a person.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, get_args, get_type_hints

import msgspec

from .game import Game, Settings
from .refusals import BadSettings, spot_of

SEATS = "seats"
"""The one setting that every game has: it follows from who sits down and is not asked for by name."""

FieldKind = Literal["yes-no", "one-of", "number"]


class Field(msgspec.Struct, frozen=True):
    """A setting: its possible values in text, or the bounds of a number, and its usual value in text."""

    name: str
    kind: FieldKind
    values: tuple[str, ...]
    usual: str
    lowest: int | None = None
    highest: int | None = None

    @property
    def message(self) -> str:
        """The id of its title in the game's texts; its attribute ``help`` explains it."""
        return f"setting-{self.name.replace('_', '-')}"

    @property
    def usual_value(self) -> bool | int | str:
        """The usual value as a record or a message holds it."""
        if self.kind == "yes-no":
            return self.usual == "yes"
        return int(self.usual) if self.kind == "number" else self.usual


def fields_of(game: Game[Any]) -> list[Field]:
    """The settings of a game, in the order in which it declares them.

    >>> import undercroft
    >>> [(field.name, field.lowest, field.highest) for field in fields_of(undercroft.game("alone"))][0]
    ('seats', 2, 4)
    """
    info: Any = msgspec.inspect.type_info(game.settings_type)
    hints = get_type_hints(game.settings_type)
    return [_field(field, hints[field.name]) for field in info.fields]


def seats_of(game: Game[Any]) -> Field:
    """How many may play."""
    return next(field for field in fields_of(game) if field.name == SEATS)


def read_settings(game: Game[Any], settings: Mapping[str, Any]) -> Settings:
    """Settings from plain values (a record, a command line, a message), checked."""
    try:
        return msgspec.convert(dict(settings), game.settings_type)
    except (msgspec.ValidationError, ValueError, TypeError) as error:
        raise BadSettings(game.vocabulary, reason=spot_of(error)) from error


def _field(field: Any, hint: Any) -> Field:
    kind, usual = field.type, field.default
    if isinstance(kind, msgspec.inspect.BoolType):
        return Field(field.name, "yes-no", ("yes", "no"), "yes" if usual is True else "no")
    if isinstance(kind, msgspec.inspect.LiteralType):
        values = tuple(str(value) for value in get_args(hint) if value != "")  # msgspec would sort them
        return Field(field.name, "one-of", values, "" if usual is msgspec.NODEFAULT else str(usual))
    if isinstance(kind, msgspec.inspect.IntType):
        lowest = 0 if kind.ge is None else kind.ge
        return Field(field.name, "number", (), str(lowest if usual is msgspec.NODEFAULT else usual), kind.ge, kind.le)
    raise TypeError(f"a setting is a bool, a Literal or an int, and {field.name} is none of them")
