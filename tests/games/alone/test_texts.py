"""What the table says: complete in both languages, for all that can be said, and true to the fields."""

from __future__ import annotations

import re
from typing import Any

import pytest

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
from undercroft.kernel.match import Match
from undercroft.kernel.parts import Seat
from undercroft.kernel.text import LANGUAGES
from undercroft.testing import check_texts
from undercroft.testing.play import chance_of_choices
from undercroft.testing.texts import messages_of

ENGLISH = messages_of(GAME.package, "en")


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


def test_every_text_is_there_in_both_languages() -> None:
    check_texts(GAME, matches_played=1)
    assert len(ENGLISH) > 700


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
