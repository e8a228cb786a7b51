"""Words for people: English and Polish from Fluent files, one vocabulary per game.

An option, event, choice or refusal is a struct; its message is found by its class (``option-build``,
``event-soul-gained``) and gets its fields as arguments, ids turned into names. So rules code never holds
a sentence, and a test can check that every message exists in both languages with the same arguments.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any

import msgspec
from fluent.runtime import FluentBundle, FluentResource

from .events import Event
from .parts import Option, as_ids, id_fields, words_of
from .procedure import Choice

LANGUAGES = ("en", "pl")
KERNEL_PACKAGE = "undercroft.kernel"
NameOf = Callable[[int, "Words"], str]


class MissingTextError(LookupError):
    """A message that no file of the language holds."""


class Vocabulary:
    """The Fluent messages of one package (and of the kernel) in every language."""

    def __init__(self, package: str, names: Mapping[str, NameOf]) -> None:
        self.package = package
        self.names = names

    def words(self, language: str, seats: Sequence[str] = (), missing: set[str] | None = None) -> Words:
        """A speaker of one language who knows the names of the people at the table; see ``Words`` for ``missing``."""
        return Words(self, language, seats, missing)


class Words:
    """Says things in one language.

    ``message("winner", seat="Ala")`` formats a message by id; ``say(event)`` finds the message by class. A text that
    is missing is an error. Who gives a set as ``missing`` hears the id in its place, and finds noted there what is
    missing: a match among people must not die of it.

    >>> words = Vocabulary("undercroft.kernel", {}).words("pl", ["Ala"])
    >>> words.name("seat", 0), words.name("seat", 1), words.message("option-yes")
    ('Ala', 'Gracz 2', 'Tak')
    """

    def __init__(
        self, vocabulary: Vocabulary, language: str, seats: Sequence[str] = (), missing: set[str] | None = None
    ) -> None:
        self.language = language if language in LANGUAGES else LANGUAGES[0]
        self.seats = list(seats)
        self.missing = missing
        self._names = vocabulary.names
        self._bundle = bundle_of(vocabulary.package, self.language)

    def message(self, message_id: str, attribute: str | None = None, **arguments: Any) -> str:
        """A message, or one of its attributes, by its id."""
        if not self.has(message_id, attribute):
            name = f"{message_id}.{attribute}" if attribute else message_id
            return self._lacking(f"{name} ({self.language})", name)
        found = self._bundle.get_message(message_id)
        pattern = found.attributes[attribute] if attribute else found.value
        assert pattern is not None
        text, errors = self._bundle.format_pattern(pattern, arguments)
        return self._lacking(f"{message_id} ({self.language}): {errors[0]}", str(text)) if errors else str(text)

    def _lacking(self, what: str, instead: str) -> str:
        if self.missing is None:
            raise MissingTextError(what)
        self.missing.add(what)
        return instead

    def has(self, message_id: str, attribute: str | None = None) -> bool:
        """Is there such a message, or attribute?"""
        if not self._bundle.has_message(message_id):
            return False
        message = self._bundle.get_message(message_id)
        return attribute in message.attributes if attribute else message.value is not None

    def said(self, message_id: str, attribute: str | None = None) -> str:
        """A message without arguments, or nothing where there is none: a plug-in may be terse."""
        return self.message(message_id, attribute) if self.has(message_id, attribute) else ""

    def say(self, thing: Option | Event | Choice, attribute: str | None = None, **more: Any) -> str:
        """The sentence for a struct, with its fields (and ``more``) as arguments."""
        name = message_id(thing)
        if not self.has(name, attribute):
            name = f"{name}.{attribute}" if attribute else name
            return self._lacking(f"{name} ({self.language})", f"{name}: {thing}")
        return self.message(name, attribute, **self.arguments(thing) | self.named(more))

    def ask(self, choice: Choice, table: Any) -> str:
        """The question as it stands: what is asked now, and why."""
        return self.message(choice.prompt(table), **self.arguments(choice) | self.named(choice.subject(table)))

    def arguments(self, thing: Any) -> dict[str, Any]:
        """The fields of a struct as text arguments: ids as names, lists of ids joined, the rest as they are."""
        kinds = id_fields(type(thing))
        return {
            name: self._argument(getattr(thing, name), kinds.get(name)) for name in thing.__struct_fields__
        } | self._counts(thing, kinds)

    def named(self, arguments: Mapping[str, Any]) -> dict[str, Any]:
        """Arguments given by hand: (kind, number or numbers) pairs become names, with their ``-count``."""
        found: dict[str, Any] = {}
        for name, value in arguments.items():
            kind, bare = value if isinstance(value, tuple) else (None, value)
            found[name] = self._argument(bare, kind)
            if kind is not None:
                found[f"{name}-count"] = len(as_ids(bare))
        return found

    def name(self, kind: str, number: Any) -> str:
        """The name of a thing by its kind and id; the id of a ``thing`` says its kind: ``card:12``."""
        if kind == "thing":
            kind, _, digits = number.partition(":")
            number = int(digits)
        if kind == "seat":
            known = self.seats[number] if number < len(self.seats) else ""
            return known or self.message("seat", number=number + 1)
        if kind not in self._names:
            return self._lacking(f"names() says nothing about {kind}", f"{kind} {number}")
        return self._names[kind](number, self)

    def about(self, kind: str, number: int) -> str:
        """What is written on a thing, if its game tells (as the name of a ``<kind>-text``); else nothing."""
        tell = self._names.get(f"{kind}-text")
        return tell(number, self) if tell is not None and number >= 0 else ""

    def _counts(self, thing: Any, kinds: Mapping[str, str]) -> dict[str, int]:
        return {f"{name}-count": len(as_ids(getattr(thing, name))) for name in kinds}

    def _argument(self, value: Any, kind: str | None) -> Any:
        if kind is not None:
            names = [self.name(kind, number) for number in as_ids(value)]
            return ("; " if any("," in name for name in names) else ", ").join(names)
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, int | float | str):
            return value
        return ", ".join(map(str, value)) if isinstance(value, list | tuple) else str(value)


def message_id(thing: Any) -> str:
    """The id of a struct's message: its family and its class."""
    family = next(
        (name for name, base in (("option", Option), ("event", Event), ("choice", Choice)) if isinstance(thing, base)),
        "text",
    )
    return f"{family}-{words_of(type(thing))}"


@cache
def bundle_of(package: str, language: str) -> FluentBundle:
    """All messages of a package's ``text/<language>`` over the kernel's, as one bundle."""
    bundle = FluentBundle([language], use_isolating=False)
    for source in text_sources(package, language):
        bundle.add_resource(FluentResource(source), allow_overrides=True)
    return bundle


def text_sources(package: str, language: str) -> list[str]:
    """The Fluent files of the kernel, then of a package; where both have a message, the later one holds."""
    return [
        file.read_text(encoding="utf-8")
        for name in dict.fromkeys((KERNEL_PACKAGE, package))
        for file in text_files(name, language)
    ]


def text_files(package: str, language: str) -> list[Traversable]:
    folder = resources.files(package) / "text" / language
    if not folder.is_dir():
        return []
    return sorted((file for file in folder.iterdir() if file.name.endswith(".ftl")), key=lambda file: file.name)


def struct_arguments(cls: type[msgspec.Struct]) -> set[str]:
    """The argument names that a struct's message may use."""
    return {*cls.__struct_fields__, *(f"{name}-count" for name in id_fields(cls))}
