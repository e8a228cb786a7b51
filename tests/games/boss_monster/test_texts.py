"""What the table says: complete in both languages, for all that can be said, and true to the fields."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from undercroft.games import boss_monster
from undercroft.games.boss_monster import GAME
from undercroft.games.boss_monster.content import TITLES
from undercroft.kernel.match import Match
from undercroft.kernel.parts import Seat
from undercroft.kernel.text import LANGUAGES
from undercroft.testing import check_texts
from undercroft.testing.play import chance_of_choices
from undercroft.testing.texts import messages_of

ENGLISH, POLISH = (messages_of(GAME.package, language) for language in LANGUAGES)
RULE_ID = re.compile(r"\bBM-[A-Z]+-\d+\b")


def test_every_text_is_there_in_both_languages() -> None:
    check_texts(GAME, matches_played=1)
    assert len(ENGLISH) > 400


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
