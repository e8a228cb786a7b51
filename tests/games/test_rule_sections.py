"""Every section of the rules has a title in both languages, and what the browser's help cites exists."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from undercroft.kernel.registry import game, installed_games
from undercroft.kernel.text import LANGUAGES

GLOSSARY = Path(__file__).parents[2] / "web" / "src" / "help" / "glossary.ts"
RULE = re.compile(r'"([A-Z]{2}(?:-[A-Z]+)+-\d+)"')
GAMES = [name for name in installed_games() if name in ("alone", "boss-monster")]


def rules_of(name: str) -> list[str]:
    return [rule.id for rule in game(name).rules]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_section_has_a_title(name: str, language: str) -> None:
    words = game(name).vocabulary.words(language)
    sections = {"-".join(rule.split("-")[1:-1]).lower() for rule in rules_of(name)}
    assert [section for section in sections if not words.has(f"rules-section-{section}")] == []
    assert words.has("rule-sources")


def test_the_glossary_cites_rules_that_exist() -> None:
    known = {rule for name in GAMES for rule in rules_of(name)}
    cited = RULE.findall(GLOSSARY.read_text(encoding="utf-8"))
    assert len(cited) > 40
    assert [rule for rule in cited if rule not in known] == []
