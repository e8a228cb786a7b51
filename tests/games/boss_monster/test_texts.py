"""What the table says: complete in both languages, for all that can be said, and true to the fields."""

from __future__ import annotations

import ast
import inspect
import re
import textwrap
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from undercroft.games import boss_monster
from undercroft.games.boss_monster import GAME
from undercroft.games.boss_monster.content import TITLES
from undercroft.games.boss_monster.declare import Composer
from undercroft.kernel.events import Event
from undercroft.kernel.match import Match
from undercroft.kernel.moments import MayReplace
from undercroft.kernel.parts import Option, Seat, words_of
from undercroft.kernel.procedure import Choice
from undercroft.kernel.text import KERNEL_PACKAGE, LANGUAGES, struct_arguments
from undercroft.testing.play import chance_of_choices
from undercroft.testing.texts import messages_of

FAMILIES = {"option": Option, "event": Event, "choice": Choice}
ENGLISH, POLISH = (
    messages_of(KERNEL_PACKAGE, language) | messages_of(GAME.package, language) for language in LANGUAGES
)
STEPS_OF_COMPOSING = {"choice-choose-text", "choice-choose-cost"}  # beside choice-choose-target
RULE_ID = re.compile(r"\bBM-[A-Z]+-\d+\b")


def structs_that_speak() -> list[tuple[str, type[Any]]]:
    """Every option, event and choice of the game, and the kernel's choice that the game words anew."""
    assert GAME.codec is not None  # all modules of the game are imported
    found = [(f"choice-{words_of(MayReplace)}", MayReplace)]
    for family, base in FAMILIES.items():
        for cls in sorted(subclasses(base), key=lambda cls: cls.__name__):
            if cls.__module__.startswith(GAME.package) and cls is not Composer:
                found.append((f"{family}-{words_of(cls)}", cls))
    return found


def subclasses(base: type[Any]) -> Iterator[type[Any]]:
    for cls in base.__subclasses__():
        yield cls
        yield from subclasses(cls)


def arguments_of(cls: type[Any]) -> set[str]:
    """The fields of a struct, and for a choice what its subject mentions."""
    if not issubclass(cls, Choice):
        return struct_arguments(cls)
    told = GAME.replacement_subject if cls is MayReplace else cls.subject
    tree = ast.parse(textwrap.dedent(inspect.getsource(told)))
    keys = [
        key.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Dict)
        for key in node.keys
        if isinstance(key, ast.Constant) and isinstance(key.value, str)
    ]
    return struct_arguments(cls) | {*keys, *(f"{key}-count" for key in keys)}


def test_both_languages_hold_the_same_messages_and_attributes() -> None:
    assert ENGLISH.keys() == POLISH.keys()
    assert len(ENGLISH) > 400


@pytest.mark.parametrize("message", sorted(ENGLISH.keys() & POLISH.keys()))
def test_a_message_uses_the_same_arguments_in_both_languages(message: str) -> None:
    assert ENGLISH[message] == POLISH[message]


@pytest.mark.parametrize(("message", "cls"), structs_that_speak(), ids=str)
def test_everything_that_speaks_has_a_message_that_uses_only_what_it_has(message: str, cls: type[Any]) -> None:
    assert ENGLISH[message] <= arguments_of(cls)


def test_no_message_about_an_option_an_event_or_a_choice_is_left_over() -> None:
    said = {message for message, _ in structs_that_speak()}
    own = messages_of(GAME.package, "en")
    left = {name for name in own if name.partition("-")[0] in FAMILIES} - said
    assert left == STEPS_OF_COMPOSING | {"choice-order-abilities"}


@pytest.mark.parametrize("field", GAME.settings_type.__struct_fields__)
def test_every_setting_is_named_and_explained(field: str) -> None:
    name = f"setting-{field.replace('_', '-')}"
    assert name in ENGLISH
    assert f"{name}.help" in ENGLISH


@pytest.mark.parametrize("slug", sorted(TITLES))
def test_a_card_has_a_name_and_a_text_exactly_if_it_has_an_ability(slug: str) -> None:
    for language in (ENGLISH, POLISH):
        assert slug in language
        assert (f"{slug}.text" in language) == TITLES[slug].has_ability


def test_every_rule_that_the_code_cites_is_in_the_book() -> None:
    folder = Path(boss_monster.__file__).parent
    cited = {
        rule_id: file.name
        for file in folder.rglob("*.py")
        for rule_id in RULE_ID.findall(file.read_text(encoding="utf-8"))
    }
    assert {rule_id: file for rule_id, file in cited.items() if rule_id not in GAME.rules} == {}
    assert len(cited) > 150


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("seed", "settings"),
    [
        (1, {"seats": 2}),
        (2, {"seats": 3, "sets": "both", "machinations": True}),
        (3, {"seats": 4, "choose_boss": True, "classic_start": True}),
        (4, {"seats": 4, "sets": "base", "hard": True}),
    ],
)
def test_everything_said_in_a_match_can_be_read(language: str, seed: int, settings: dict[str, Any]) -> None:
    match = Match(GAME, GAME.settings_type(**settings), str(seed))
    words = GAME.vocabulary.words(language, ["Ala", "Olek"])
    chance = chance_of_choices(seed)
    said = set()
    while not match.is_over:
        choice = match.choice
        assert choice is not None
        said.add(words.ask(choice, match.table))
        said.update(words.say(option) for option in match.options)
        match.take(chance.choice(match.options))
    for seat in (None, *range(match.settings.seats)):
        said.update(words.say(event) for event in match.log(None if seat is None else Seat(seat)))
    assert not [sentence for sentence in said if "{" in sentence or not sentence.strip()]
    assert not [sentence for sentence in said if re.search(r"„”|: \.|  |\(\)| ,", sentence)]
    assert len(said) > 100
