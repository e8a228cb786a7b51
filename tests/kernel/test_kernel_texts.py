"""The kernel's own messages: in both languages, with the same arguments, for all it can say."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from undercroft.kernel import events, moments, parts, procedure, refusals, window
from undercroft.kernel.text import KERNEL_PACKAGE, LANGUAGES, struct_arguments
from undercroft.testing.texts import messages_of

ABSTRACT = {
    parts.Option,
    procedure.AnyTime,
    procedure.Choice,
    window.Response,
    window.Composing,
    moments.OrderAbilities,
    events.Event,
}
REFUSALS = [
    cls for cls in refusals.Refusal.__subclasses__() if cls.__module__ == refusals.__name__
]  # bots and the command line have more, with texts of their own
FAMILIES = {"option": parts.Option, "choice": procedure.Choice, "event": events.Event}


def messages(language: str) -> dict[str, frozenset[str]]:
    """Every message of the kernel in a language, with the arguments that it uses."""
    return messages_of(KERNEL_PACKAGE, language)


def classes_of_the_kernel(base: type) -> Iterator[type[Any]]:
    """The classes of one family that the kernel itself defines."""
    subclasses: list[type[Any]] = base.__subclasses__()
    for cls in subclasses:
        yield from classes_of_the_kernel(cls)
        if cls.__module__.startswith(KERNEL_PACKAGE) and cls not in ABSTRACT:
            yield cls


def structs_that_speak() -> list[tuple[str, type[Any]]]:
    return [
        (f"{family}-{parts.words_of(cls)}", cls)
        for family, base in FAMILIES.items()
        for cls in sorted(classes_of_the_kernel(base), key=lambda cls: cls.__name__)
    ]


def test_both_languages_hold_the_same_messages() -> None:
    english, polish = (messages(language) for language in LANGUAGES)
    assert english.keys() == polish.keys()
    assert len(english) > 15


@pytest.mark.parametrize("message", sorted(messages("en")))
def test_a_message_uses_the_same_arguments_in_both_languages(message: str) -> None:
    assert messages("en")[message] == messages("pl")[message]


@pytest.mark.parametrize(("message", "cls"), structs_that_speak(), ids=str)
def test_what_the_kernel_says_has_a_message_that_uses_only_its_fields(message: str, cls: type[Any]) -> None:
    assert messages("en")[message] <= struct_arguments(cls)


@pytest.mark.parametrize("refusal", REFUSALS, ids=parts.words_of)
def test_every_refusal_has_a_message(refusal: type[refusals.Refusal]) -> None:
    assert f"refusal-{parts.words_of(refusal)}" in messages("en")


def test_no_message_is_left_over() -> None:
    said = {message for message, _ in structs_that_speak()}
    refused = {f"refusal-{parts.words_of(cls)}" for cls in REFUSALS}
    assert messages("en").keys() - said - refused == {"seat"}
