"""The messages of the command line: the same in both languages, all used, none missing."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from undercroft import cli
from undercroft.cli.app import COMMANDS
from undercroft.cli.language import of_locale, wanted_language
from undercroft.cli.parser import COMPLAINTS
from undercroft.testing.texts import messages_of

ENGLISH, POLISH = (messages_of("undercroft.cli", language) for language in ("en", "pl"))
SOURCE = "\n".join(file.read_text(encoding="utf-8") for file in sorted(Path(cli.__file__).parent.glob("*.py")))


def test_both_languages_hold_the_same_messages_with_the_same_arguments() -> None:
    assert ENGLISH == POLISH
    assert len(ENGLISH) > 80


def test_every_message_that_the_code_names_exists() -> None:
    named = set(re.findall(r'(?:message|say|_leave|Failure)\(\s*"([a-z-]+)"', SOURCE))
    named |= {f"refusal-{name}" for name in re.findall(r'Misuse\(\s*"([a-z-]+)"', SOURCE)}
    named |= {name for name, _ in COMPLAINTS}
    named |= {f"command-{module.__name__.rpartition('.')[2]}" for module in COMMANDS}
    assert len(named) > 70
    assert named - ENGLISH.keys() == set()


@pytest.mark.parametrize("message", sorted(ENGLISH))
def test_no_message_is_left_over(message: str) -> None:
    family = message.partition("-")[0]
    last = message.removeprefix("refusal-")
    assert re.search(f"[\"']{last}[\"']", SOURCE) or family in ("command", "column")


@pytest.mark.parametrize(
    ("arguments", "language"),
    [
        (["--lang", "pl", "games"], "pl"),
        (["games", "--lang=pl"], "pl"),
        (["games"], "en"),
        (["--lang"], "en"),
        (["--lang", "xx"], "en"),
    ],
)
def test_the_language_is_found_wherever_it_stands(arguments: list[str], language: str) -> None:
    assert wanted_language(arguments) == language


@pytest.mark.parametrize(
    ("value", "language"),
    [("pl_PL.UTF-8", "pl"), ("pl", "pl"), ("en_GB.UTF-8", "en"), ("C", "en"), ("de_DE", "en")],
)
def test_the_locale_decides_otherwise(monkeypatch: pytest.MonkeyPatch, value: str, language: str) -> None:
    monkeypatch.setenv("LC_ALL", value)
    assert of_locale() == language


def test_without_a_locale_it_is_english(monkeypatch: pytest.MonkeyPatch) -> None:
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    assert of_locale() == "en"
    monkeypatch.setenv("LANG", "pl_PL")
    assert of_locale() == "pl"
