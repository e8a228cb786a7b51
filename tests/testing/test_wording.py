"""``check_texts``: what is missing, left over or wrong in either language is found, all at once, in readable words."""

from __future__ import annotations

import importlib
import re
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from undercroft.testing import BrokenPromise, check_texts, text_problems

TOLL = Path(__file__).parents[2] / "examples" / "dragons_toll" / "src" / "dragons_toll"
EN, PL, GAME, RULES = "text/en/toll.ftl", "text/pl/toll.ftl", "game.py", "rules.toml"

Changed = Callable[..., Any]


@pytest.fixture
def changed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Changed:
    """The tutorial's game with passages of its files replaced: ``changed((file, old, new), ...)``."""

    def make(*changes: tuple[str, str, str]) -> Any:
        name = "toll_" + re.sub(r"\W", "_", tmp_path.name)
        shutil.copytree(TOLL, tmp_path / name)
        for path, old, new in changes:
            file = tmp_path / name / path
            text = file.read_text(encoding="utf-8")
            assert old in text
            file.write_text(text.replace(old, new), encoding="utf-8")
        code = tmp_path / name / GAME
        code.write_text(code.read_text(encoding="utf-8").replace("dragons_toll", name), encoding="utf-8")
        monkeypatch.syspath_prepend(str(tmp_path))
        return importlib.import_module(f"{name}.game").GAME

    return make


def test_a_game_with_all_its_texts_is_fine(changed: Changed) -> None:
    check_texts(changed())


FOUND = {
    "a message that one language lacks": (
        (PL, "event-die-cast = Smok wyrzuca { $die }.\n", ""),
        "pl: event-die-cast is missing (DieCast asks for it)",
    ),
    "a misspelt message": (
        (EN, "option-lay-down", "option-lay-donw"),
        "en: option-lay-donw is left over: nothing asks for it; option-lay-down?",
    ),
    "an argument that nobody gives": (
        (PL, "Wyłóż: { $card }", "Wyłóż: { $crad }"),
        "pl: option-lay-down uses $crad, but LayDown gives card, card-count",
    ),
    "an argument that only one language uses": (
        (EN, "The dragon rolls { $die }.", "The dragon rolls."),
        "event-die-cast has not the same arguments in all languages: en uses none; pl uses $die",
    ),
    "a setting without an explanation": (
        (EN, "    .help = How many play: 2 to 4.\n", ""),
        "en: setting-seats.help is missing (setting seats asks for it)",
    ),
    "a setting that does not exist": (
        (EN, "setting-seats =", "setting-places = places\nsetting-seats ="),
        "en: setting-places is left over: nothing asks for it; setting-seats?",
    ),
    "a message that the code names": (
        (GAME, 'words.message("card", number', 'words.message("card-name", number'),
        "en: card-name is missing (game.py asks for it)",
    ),
    "a role without a name": (
        (GAME, '    name = "dragons-toll"', '    roles = ("role-dragon",) * 4\n    name = "dragons-toll"'),
        "pl: role-dragon is missing (Game.roles asks for it)",
    ),
    "a file that cannot be read": (
        (PL, "event-die-cast = ", "event die cast = "),
        "pl/toll.ftl cannot be read: 'event die cast = Smok wyrzuca { $die }.",
    ),
    "a message that stands there twice": (
        (EN, "option-burn-torch = Burn", "option-lay-down = Lay it\noption-burn-torch = Burn"),
        "en/toll.ftl says option-lay-down a second time",
    ),
    "a message that another quotes": (
        (EN, "The dragon rolls", "{ the-dragon } rolls"),
        "en: the-dragon is missing (another message quotes it)",
    ),
    "a rule without a sentence": (
        (RULES, 'pl = "Pochodnia pali się tylko raz w partii."', 'pl = " "'),
        "pl: rule DT-TORCH-02 has no text",
    ),
    "a rule that is not in the book": (
        (GAME, 'rules = ("DT-DIE-01",)', 'rules = ("DT-DICE-01",)'),
        "CastDie cites DT-DICE-01, which is no rule of the book",
    ),
    "a question's argument that comes with its subject": (
        (EN, "Lay a card before the dragon", "Lay a card, { $whose } turn"),
        "en: choice-lay-card uses $whose, but LayCard gives seat, seat-count",
    ),
    "what only play can tell": (
        (GAME, 'return {"card": lambda', 'return {"cards": lambda'),
        "en: names() says nothing about card",
    ),
}


@pytest.mark.parametrize(("change", "sentence"), FOUND.values(), ids=FOUND)
def test_what_is_wrong_is_found_and_named(changed: Changed, change: tuple[str, str, str], sentence: str) -> None:
    found = text_problems(changed(change))
    assert any(problem.startswith(sentence) for problem in found), found


def test_all_is_told_at_once(changed: Changed) -> None:
    game = changed(
        (PL, "event-die-cast = Smok wyrzuca { $die }.\n", ""),
        (EN, "option-burn-torch = Burn your torch", ""),
        (EN, "choice-lay-card", "choice-play-card"),
    )
    with pytest.raises(BrokenPromise) as broken:
        check_texts(game)
    told = str(broken.value)
    assert told.startswith("dragons-toll: ")
    for language, name in [("pl", "event-die-cast"), ("en", "option-burn-torch"), ("en", "choice-lay-card")]:
        assert told.count(f"{language}: {name} is missing") == 1
    assert "en: choice-play-card is left over" in told
