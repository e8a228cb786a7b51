"""A position by names: what a match in progress goes on from when its game has changed since.

The codec's encoding of a state is quick and says nothing about what is where: with one field or one card more it means
something else. Here every struct is a table of its fields by name, every step on the stack says its class, and content
goes by its label. So a position outlives a new field with a default, a field that is gone, and content that was added
or renumbered. What it cannot outlive raises CannotCarryOver.

Enters: a state. Leaves: plain values, ready for JSON; and the way back.
"""

from __future__ import annotations

import enum
import types
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import (
    TYPE_CHECKING,
    Any,
    Generic,
    NamedTuple,
    NewType,
    TypeVar,
    Union,
    get_args,
    get_origin,
    get_type_hints,
)

import msgspec
from msgspec.structs import force_setattr

from .parts import kind_of_id
from .state import State

if TYPE_CHECKING:
    from .codec import Codec

S = TypeVar("S", bound=State[Any])
Plain = Any
"""What JSON can hold."""

KindsOf = Callable[[Any], Sequence[str | None]]
"""From a struct to the kinds of the numbers in one of its fields; None for one that is just a number."""

IdKinds = Mapping[tuple[type, str], KindsOf]
"""By class and field: what its numbers name where the type of the field does not say so."""


class CannotCarryOver(ValueError):
    """A position that means nothing under today's rules. Its text says what is missing."""


class Form(NamedTuple):
    """How one type of value is written by names, and read again."""

    dump: Callable[[Any], Plain]
    load: Callable[[Plain], Any]


class Labels:
    """The names of one kind of content, by number: they stay when the numbers change.

    >>> labels = Labels(["imp", "troll"])
    >>> labels.name(1), labels.number("imp"), labels.name(-1)
    ('troll', 0, -1)
    """

    def __init__(self, names: Iterable[str]) -> None:
        self.names = tuple(names)
        self._numbers = {name: number for number, name in enumerate(self.names)}
        if len(self._numbers) != len(self.names):
            raise ValueError(f"labels must be unique: {sorted(n for n in self._numbers if self.names.count(n) > 1)}")

    def name(self, number: int) -> Plain:
        """One below zero stands for "none", or for something that is no content."""
        return self.names[number] if number >= 0 else number

    def number(self, name: Plain) -> int:
        if isinstance(name, int) and name < 0:
            return name
        if name not in self._numbers:
            raise CannotCarryOver(f"nothing is called {name!r} any more")
        return self._numbers[name]


def numbered(names: Iterable[str]) -> list[str]:
    """Labels for content of which there are copies.

    >>> numbered(["imp", "troll", "imp"])
    ['imp.1', 'troll.1', 'imp.2']
    """
    copies: Counter[str] = Counter()
    labels = []
    for name in names:
        copies[name] += 1
        labels.append(f"{name}.{copies[name]}")
    return labels


class Portable(Generic[S]):
    """Writes and reads the positions of one game.

    >>> import undercroft
    >>> match = undercroft.new("boss-monster", seats=2, seed=7)
    >>> portable = match.game.portable
    >>> position = portable.dump(match.state)
    >>> position["players"][0]["rooms"][0]
    'barbed-wire-fence.1'
    >>> match.game.codec.digest(portable.load(position)) == match.game.codec.digest(match.state)
    True
    """

    def __init__(self, codec: Codec[S], labels: Mapping[str, Iterable[str]], id_kinds: IdKinds) -> None:
        self._codec = codec
        self._labels = {kind: Labels(names) for kind, names in labels.items()}
        self._id_kinds = id_kinds
        self._structs: dict[type, Form] = {}
        self._state = self._form(codec.state_type)

    @property
    def content(self) -> list[list[str]]:
        """Every kind of content with its labels in order: what today's numbers stand for."""
        return [[kind, *labels.names] for kind, labels in sorted(self._labels.items())]

    def dump(self, state: S) -> dict[str, Plain]:
        plain: dict[str, Plain] = self._state.dump(state)
        return plain

    def load(self, plain: Plain) -> S:
        """The state again, every value checked against its type."""
        try:
            return self._codec.copy(self._state.load(plain))
        except CannotCarryOver:
            raise
        except (AttributeError, LookupError, TypeError, ValueError) as error:
            raise CannotCarryOver(f"{type(error).__name__}: {error}") from error

    # One form for each type

    def _form(self, hint: Any) -> Form:  # noqa: PLR0911 - one line for each way to write a type
        origin, inner = get_origin(hint), get_args(hint)
        if isinstance(hint, NewType):
            return self._form_of_id(hint)
        if isinstance(hint, TypeVar):
            return self._form_of_union(self._codec.classes)
        if origin in (Union, types.UnionType):
            return self._form_of_union([kind for kind in inner if kind is not type(None)])
        if origin is list or (origin is tuple and inner[1:] == (...,)):
            return _several(origin, self._form(inner[0]))
        if origin is tuple:
            return _row([self._form(part) for part in inner])
        if origin is dict:
            return _table(self._form(inner[0]), self._form(inner[1]))
        if isinstance(origin or hint, type) and issubclass(origin or hint, msgspec.Struct):
            return self._form_of_struct(origin or hint)
        if hint is bytes:
            return Form(bytes.hex, bytes.fromhex)
        if isinstance(hint, type) and issubclass(hint, enum.Enum):
            return Form(lambda member: member.name, lambda name: hint[name])
        return _AS_IT_IS

    def _form_of_id(self, hint: NewType) -> Form:
        labels = self._labels.get(kind_of_id(hint))
        return self._form(hint.__supertype__) if labels is None else Form(labels.name, labels.number)

    def _form_of_union(self, kinds: Iterable[Any]) -> Form:
        """None, or one of several: a struct says which it is, unless it can be one only."""
        kinds = list(kinds)
        if len(kinds) == 1:
            return _optional(self._form(kinds[0]))
        structs = {kind.__name__: kind for kind in kinds if _is_struct(kind)}

        def dump(value: Any) -> Plain:
            if not isinstance(value, msgspec.Struct):
                return value
            return {IS: type(value).__name__, **self._form_of_struct(type(value)).dump(value)}

        def load(plain: Plain) -> Any:
            if not isinstance(plain, dict):
                return plain
            if plain.get(IS) not in structs:
                raise CannotCarryOver(f"nothing is called {plain.get(IS)!r} any more")
            return self._form_of_struct(structs[plain[IS]]).load(plain)

        return Form(dump, load)

    def _form_of_struct(self, cls: type) -> Form:
        form = self._structs.get(cls)
        if form is None:
            fields: dict[str, Form] = {}  # filled below: a struct may hold others of its class
            form = self._structs[cls] = Form(_dump_struct(fields), _load_struct(cls, fields))
            hints = get_type_hints(cls)
            fields.update((field.name, self._form(hints[field.name])) for field in msgspec.structs.fields(cls))
            named = {name: kinds for (owner, name), kinds in self._id_kinds.items() if issubclass(cls, owner)}
            if named:
                form = self._structs[cls] = self._with_named_numbers(form, named)
        return form

    def _with_named_numbers(self, form: Form, named: Mapping[str, KindsOf]) -> Form:
        """The same for a struct with fields whose numbers name what the rest of it says."""

        def dump(part: Any) -> Plain:
            plain = form.dump(part)
            for field, kinds_of in named.items():
                plain[field] = self._each(plain[field], kinds_of(part), Labels.name)
            return plain

        def load(plain: Plain) -> Any:
            part = form.load(plain)
            for field, kinds_of in named.items():
                force_setattr(part, field, self._each(getattr(part, field), kinds_of(part), Labels.number))
            return part

        return Form(dump, load)

    def _each(self, value: Any, kinds: Sequence[str | None], change: Callable[[Labels, Any], Any]) -> Any:
        if not isinstance(value, list):
            return self._each([value], kinds, change)[0]
        return [
            one if kind is None else change(self._labels[kind], one) for one, kind in zip(value, kinds, strict=True)
        ]


IS = "is"
"""The key under which a struct says its class."""

_AS_IT_IS = Form(lambda value: value, lambda plain: plain)


def _is_struct(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, msgspec.Struct)


def _optional(form: Form) -> Form:
    return Form(
        lambda value: None if value is None else form.dump(value),
        lambda plain: None if plain is None else form.load(plain),
    )


def _several(kind: type, form: Form) -> Form:
    return Form(
        lambda values: [form.dump(value) for value in values],
        lambda plain: kind(form.load(value) for value in plain),
    )


def _row(forms: Sequence[Form]) -> Form:
    return Form(
        lambda values: [form.dump(value) for form, value in zip(forms, values, strict=True)],
        lambda plain: tuple(form.load(value) for form, value in zip(forms, plain, strict=True)),
    )


def _table(keys: Form, values: Form) -> Form:
    """A list of pairs: keys need not be text."""
    return Form(
        lambda table: [[keys.dump(key), values.dump(value)] for key, value in table.items()],
        lambda plain: {keys.load(key): values.load(value) for key, value in plain},
    )


def _dump_struct(fields: Mapping[str, Form]) -> Callable[[Any], Plain]:
    return lambda part: {name: form.dump(getattr(part, name)) for name, form in fields.items()}


def _load_struct(cls: type, fields: Mapping[str, Form]) -> Callable[[Plain], Any]:
    """What was not written yet gets its default; what is no longer a field is left out."""

    def load(plain: Plain) -> Any:
        return cls(**{name: form.load(plain[name]) for name, form in fields.items() if name in plain})

    return load
