"""A line-up names bots; what it gets wrong is refused with what would do."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.metadata import EntryPoint, EntryPoints
from typing import Any

import pytest

from undercroft.bots import Bot, BotSpec, NoSuchBot, installed_bots, new_bot, parse_bot, registry
from undercroft.bots.greedy import GreedyBot
from undercroft.bots.random import RandomBot
from undercroft.bots.registry import BadBudget, BadStrength, BrokenBot, broken_bots
from undercroft.kernel.refusals import Refusal
from undercroft.kernel.text import LANGUAGES
from undercroft.testing.texts import messages_of


def test_our_bots_are_found_by_entry_point() -> None:
    assert installed_bots()["random"] is RandomBot
    assert installed_bots()["greedy"] is GreedyBot
    assert all(issubclass(bot, Bot) for bot in installed_bots().values())


class Cheat(Bot):
    """Would be shown the state of the match itself."""

    def answer(self, game: Any, state: Any, seat: Any, options: Any) -> Any:  # type: ignore[misc]
        return options[0]


@pytest.fixture
def shelf(monkeypatch: pytest.MonkeyPatch) -> Iterator[pytest.MonkeyPatch]:
    """What is found on it is not remembered."""
    yield monkeypatch
    installed_bots.cache_clear()


@pytest.mark.parametrize(
    ("value", "reason"),
    [
        ("no_such_module:Bot", "ModuleNotFoundError: No module named 'no_such_module'"),
        ("undercroft.bots.greedy:LOOK", "is no subclass of undercroft.bots.Bot"),
        ("undercroft.bots.registry:BotSpec", "is no subclass of undercroft.bots.Bot"),
        (f"{__name__}:Cheat", "Cheat.answer would see what is hidden; write choose or consider"),
        ("tests.kernel.toys.leaving:GAME", "SystemExit: Usage: leaving"),
    ],
)
def test_a_broken_bot_costs_nobody_the_others_and_the_reason_is_told(
    shelf: pytest.MonkeyPatch, value: str, reason: str
) -> None:
    points = [EntryPoint("wreck", value, registry.GROUP), EntryPoint("sound", f"{__name__}:RandomBot", registry.GROUP)]
    shelf.setattr(registry, "entry_points", lambda group: EntryPoints(points).select(group=group))
    installed_bots.cache_clear()
    assert list(installed_bots()) == ["sound"]
    assert reason in str(broken_bots()["wreck"])
    with pytest.raises(BrokenBot, match="wreck"):
        parse_bot("wreck")


@pytest.mark.parametrize("text", ["greedy", "random", "greedy:5", "random:1000000"])
def test_what_a_bot_prints_can_be_typed_back(text: str) -> None:
    assert str(parse_bot(text)) == text


def test_blanks_around_a_name_do_not_matter() -> None:
    assert parse_bot(" greedy ") == BotSpec("greedy")


def test_the_number_after_the_colon_reaches_the_bot() -> None:
    bot = new_bot("greedy:5", seed="x")
    assert isinstance(bot, GreedyBot)
    assert bot.samples == 5
    assert new_bot("random", seed="x").strength is None


@pytest.mark.parametrize("text", ["gredy", "Greedy", "greedy 5", "greedy5:3"])
def test_an_unknown_bot_is_refused_with_the_one_that_was_probably_meant(text: str) -> None:
    with pytest.raises(NoSuchBot, match=r"Did you mean “greedy”\?"):
        parse_bot(text)


@pytest.mark.parametrize("text", ["", "you", "stockfish"])
def test_what_looks_like_no_bot_is_refused_with_those_that_there_are(text: str) -> None:
    with pytest.raises(NoSuchBot, match=f"There is no bot “{text}”. Installed: adept, greedy, ismcts"):
        parse_bot(text)


@pytest.mark.parametrize("text", ["greedy:", "greedy:0", "greedy:-1", "greedy:x", "greedy:1.5", "greedy:1000001"])
def test_a_strength_that_is_no_number_is_refused(text: str) -> None:
    with pytest.raises(BadStrength, match="number from 1"):
        parse_bot(text)


@pytest.mark.parametrize(
    "text", ["ismcts:300", "ismcts:2s", "ismcts:0.5s", "ismcts:300x2", "master:2sx4", "ismcts:0.00001s"]
)
def test_a_searching_bot_has_a_budget_of_iterations_or_seconds_and_processes(text: str) -> None:
    assert str(parse_bot(text)) == text


@pytest.mark.parametrize("text", ["ismcts:", "ismcts:0", "ismcts:0s", "ismcts:x2", "ismcts:9x0", "ismcts:9x65"])
def test_a_budget_that_cannot_be_read_is_refused_with_examples(text: str) -> None:
    with pytest.raises(BadBudget, match="ismcts:500x2"):
        parse_bot(text)


def test_only_bots_with_a_budget_take_one() -> None:
    with pytest.raises(BadStrength):
        parse_bot("greedy:2s")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("text", ["gredy", "greedy:0", "ismcts:0"])
def test_refusals_speak_both_languages(text: str, language: str) -> None:
    with pytest.raises(Refusal) as refused:
        parse_bot(text)
    said = refused.value.text(refused.value.vocabulary.words(language))
    assert ("Nie ma" in said or "liczb" in said) == (language == "pl")


def test_both_languages_hold_the_same_messages_with_the_same_arguments() -> None:
    assert messages_of("undercroft.bots", "en") == messages_of("undercroft.bots", "pl")
