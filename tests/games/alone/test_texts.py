"""What the table says: complete in both languages, for all that can be said, and true to the fields."""

from __future__ import annotations

import ast
import inspect
import re
import textwrap
from collections.abc import Iterator
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.visitor import Visitor

from undercroft.games.alone import GAME
from undercroft.games.alone.content.items import TITLES, TYPES
from undercroft.games.alone.content.missions import CATEGORIES, FINAL, MISSIONS, PROBLEM, mission_named
from undercroft.games.alone.content.reactions import REACTIONS
from undercroft.games.alone.content.sheets import MAPS
from undercroft.games.alone.ids import (
    ACTIONS,
    CHARACTERS,
    DECKS,
    DIFFICULTIES,
    FACES,
    KINDS,
    REPORTS,
    ROOMS,
    SHAPES,
    SOURCES,
    STATS,
    TIMINGS,
    TRIGGERS,
    WAYS,
)
from undercroft.games.alone.missions.model import SCRIPTS
from undercroft.games.alone.targets import TARGETS
from undercroft.kernel.events import Event
from undercroft.kernel.match import Match
from undercroft.kernel.parts import Option, Seat, words_of
from undercroft.kernel.procedure import Choice
from undercroft.kernel.text import KERNEL_PACKAGE, LANGUAGES, struct_arguments, text_files
from undercroft.testing.play import chance_of_choices
from undercroft.testing.texts import messages_of

FAMILIES = {"option": Option, "event": Event, "choice": Choice}
ENGLISH, POLISH = (
    messages_of(KERNEL_PACKAGE, language) | messages_of(GAME.package, language) for language in LANGUAGES
)
SILENT = {"OnMap", "ForEvil", "LeaderChoice", "LosePointsOr", "PlaceTokens"}
"""What others are made from: nobody meets these themselves."""


def structs_that_speak() -> list[tuple[str, type[Any]]]:
    """Every option, event and choice of the game."""
    assert GAME.codec is not None  # all modules of the game are imported
    return [
        (f"{family}-{words_of(cls)}", cls)
        for family, base in FAMILIES.items()
        for cls in sorted(subclasses(base), key=lambda cls: cls.__name__)
        if cls.__module__.startswith(GAME.package) and cls.__name__ not in SILENT
    ]


def subclasses(base: type[Any]) -> Iterator[type[Any]]:
    for cls in base.__subclasses__():
        yield cls
        yield from subclasses(cls)


def arguments_of(cls: type[Any]) -> set[str]:
    """The fields of a struct, and for a choice what its subject mentions."""
    if not issubclass(cls, Choice):
        return struct_arguments(cls)
    tree = ast.parse(textwrap.dedent(inspect.getsource(cls.subject)))
    keys = [
        key.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Dict)
        for key in node.keys
        if isinstance(key, ast.Constant) and isinstance(key.value, str)
    ]
    return struct_arguments(cls) | {*keys, *(f"{key}-count" for key in keys)}


def names_of_things() -> list[str]:
    """The messages that name what the content consists of."""
    families = {
        "room": ROOMS,
        "shape": SHAPES,
        "kind": KINDS,
        "way": WAYS,
        "report": REPORTS,
        "target": TARGETS,
        "deck": DECKS,
        "map": [laid.slug for laid in MAPS],
        "character": CHARACTERS,
        "ability": CHARACTERS,
        "skill": CHARACTERS,
        "sacrifice": CHARACTERS,
        "experience": KINDS,
        "difficulty": DIFFICULTIES,
        "action": ACTIONS,
        "trigger": TRIGGERS,
        "timing": TIMINGS,
        "stat": STATS,
        "source": SOURCES,
        "face": dict.fromkeys(FACES),
        "type": TYPES,
        "category": CATEGORIES,
        "boss": ("colonel", "matriarch"),
    }
    return [f"{family}-{name}" for family, names in families.items() for name in names]


def test_both_languages_hold_the_same_messages_and_attributes() -> None:
    assert ENGLISH.keys() == POLISH.keys()
    assert len(ENGLISH) > 700


@pytest.mark.parametrize("message", sorted(ENGLISH.keys() & POLISH.keys()))
def test_a_message_uses_the_same_arguments_in_both_languages(message: str) -> None:
    assert ENGLISH[message] == POLISH[message]


class References(Visitor):
    """Collects the messages that others quote."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_MessageReference(self, node: Any) -> None:  # noqa: N802 - named by the parser
        self.found.add(node.id.name)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_message_quotes_exists(language: str) -> None:
    quoted = References()
    for file in text_files(GAME.package, language):
        quoted.visit(FluentParser().parse(file.read_text(encoding="utf-8")))
    assert len(quoted.found) > 30
    assert quoted.found <= ENGLISH.keys()


@pytest.mark.parametrize(("message", "cls"), structs_that_speak(), ids=str)
def test_everything_that_speaks_has_a_message_that_uses_only_what_it_has(message: str, cls: type[Any]) -> None:
    assert ENGLISH[message] <= arguments_of(cls)


def test_no_message_about_an_option_an_event_or_a_choice_is_left_over() -> None:
    said = {message for message, _ in structs_that_speak()}
    assert {name for name in messages_of(GAME.package, "en") if name.partition("-")[0] in FAMILIES} == said


@pytest.mark.parametrize("field", GAME.settings_type.__struct_fields__)
def test_every_setting_is_named_and_explained(field: str) -> None:
    name = f"setting-{field.replace('_', '-')}"
    assert name in ENGLISH
    assert f"{name}.help" in ENGLISH


def test_every_difficulty_level_can_be_set() -> None:
    assert {f"setting-difficulty.{level}" for level in DIFFICULTIES} <= ENGLISH.keys()


@pytest.mark.parametrize("name", names_of_things())
def test_a_thing_has_a_name(name: str) -> None:
    assert name in ENGLISH


@pytest.mark.parametrize("slug", sorted({card.slug for card in REACTIONS}))
def test_a_reaction_card_has_a_name_a_moment_and_two_halves(slug: str) -> None:
    assert {f"card-{slug}{part}" for part in ("", ".moment", ".upper", ".lower")} <= ENGLISH.keys()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", REACTIONS[::2], ids=lambda card: card.slug)
def test_the_moment_of_a_card_is_that_of_its_declaration(language: str, card: Any) -> None:
    words = GAME.vocabulary.words(language)
    trigger = words.message(f"trigger-{TRIGGERS[card.trigger]}")
    timing = words.message(f"timing-{TIMINGS[card.timing]}")
    assert words.message(f"card-{card.slug}", "moment") == f"{trigger}, {timing}"


def test_no_text_of_a_card_is_left_over() -> None:
    printed = {f"card-{card.slug}" for card in REACTIONS}
    assert {name for name in ENGLISH if name.startswith("card-") and "." not in name} == printed


@pytest.mark.parametrize("slug", [title.slug for title in TITLES])
def test_an_item_has_a_name_an_effect_and_an_upgrade(slug: str) -> None:
    assert {f"item-{slug}", f"item-{slug}.effect", f"item-{slug}.upgrade"} <= ENGLISH.keys()


@pytest.mark.parametrize("mission", MISSIONS, ids=lambda mission: mission.slug)
def test_a_mission_has_a_name_a_task_a_reward_and_what_belongs_to_its_category(mission: Any) -> None:
    name = f"mission-{mission.slug}"
    assert {name, f"{name}.task", f"{name}.reward"} <= ENGLISH.keys()
    assert (f"{name}.condition" in ENGLISH) == (mission.category == PROBLEM)
    assert (f"{name}.ongoing" in ENGLISH) == (mission.category == FINAL)
    assert (f"{name}.start" in ENGLISH) == bool(SCRIPTS[mission_named(mission.code)].activation)


@pytest.mark.parametrize("kind", ["ability", "skill", "sacrifice"])
@pytest.mark.parametrize("character", CHARACTERS)
def test_what_a_character_can_do_is_explained(character: str, kind: str) -> None:
    assert f"{kind}-{character}.text" in ENGLISH


@pytest.mark.parametrize("kind", KINDS)
def test_what_experience_teaches_is_explained(kind: str) -> None:
    assert f"experience-{kind}.text" in ENGLISH


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("seed", "settings"),
    [
        (1, {"seats": 2}),
        (2, {"seats": 3, "difficulty": "easy", "extra_content": True}),
        (3, {"seats": 4, "quick_setup": True, "extra_content": True}),
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
        offered = [words.say(option) for option in match.options]
        assert len(set(offered)) == len(offered)
        said.update(offered)
        match.take(chance.choice(match.options))
    for seat in (None, *range(match.settings.seats)):
        said.update(words.say(event) for event in match.log(None if seat is None else Seat(seat)))
    assert not [sentence for sentence in said if "{" in sentence or not sentence.strip()]
    assert not [sentence for sentence in said if re.search(r"„”|: \.|  |\(\)| ,|, ,|\( ", sentence)]
    assert len(said) > 200
