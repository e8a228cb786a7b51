"""Commands that only read: games, rules, cards, help."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from undercroft.bots import installed_bots
from undercroft.kernel.match import new_match
from undercroft.kernel.registry import game, installed_games

from .running import Runner

RULES = """
@rule("BM-BUILD-06")
def test_one(): ...
"""


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("command", ["games", "bots", "play", "simulate", "replay", "verify", "rules", "cards"])
def test_every_command_has_help_in_both_languages(run: Runner, command: str, language: str) -> None:
    ran = run(command, "--help", "--lang", language)
    assert ran.status == 0
    assert ran.err == ""
    assert ran.out.startswith({"en": "Usage:", "pl": "Użycie:"}[language])
    for english in ("usage:", "show this help message", "positional arguments"):
        assert english not in ran.out


def test_without_a_command_there_is_help_and_a_status(run: Runner) -> None:
    ran = run()
    assert ran.status == 2
    assert "simulate" in ran.out


def test_games_explains_the_settings(run: Runner) -> None:
    ran = run("games", "--lang", "pl")
    assert "Boss Monster: Następny poziom" in ran.out
    assert "endless_lives" in ran.out
    assert "Liczba graczy: 2-4." in ran.out


def test_one_game_can_be_asked_for(run: Runner) -> None:
    ran = run("games", "boss-monster")
    assert (ran.status, ran.err) == (0, "")
    assert "endless_lives" in ran.out
    assert "alone" not in ran.out
    assert [game["name"] for game in json.loads(run("games", "alone", "--json").out)["games"]] == ["alone"]


@pytest.mark.parametrize("command", [(), ("simulate",)])
def test_help_can_be_asked_for_as_a_command(run: Runner, command: tuple[str, ...]) -> None:
    told = run("help", *command, "--lang", "pl")
    assert told.status == 0
    assert told == run(*command, "--help", "--lang", "pl")


def test_games_for_programs(run: Runner) -> None:
    told = json.loads(run("games", "--json").out)
    names = [game["name"] for game in told["games"]]
    assert "boss-monster" in names
    assert told["games"][names.index("boss-monster")]["settings"]["hard"]["values"] == ["yes", "no"]


def test_bots_are_listed_with_what_they_do(run: Runner) -> None:
    ran = run("bots", "--lang", "pl")
    assert (ran.status, ran.err) == (0, "")
    assert "ismcts:2s" in ran.out
    told = {bot["name"]: bot for bot in json.loads(run("bots", "--json").out)["bots"]}
    assert told["greedy"]["title"] == "Greedy"
    assert told["novice"]["level"] == 1


@pytest.fixture
def wreck(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """As an installer leaves a plug-in whose code is gone: a game and a bot that are promised, and cannot be loaded."""
    plugin = tmp_path / "wreck-1.0.dist-info"
    plugin.mkdir()
    (plugin / "METADATA").write_text("Metadata-Version: 2.1\nName: wreck\nVersion: 1.0\n", encoding="utf-8")
    points = [f"[undercroft.{kind}s]\nwreck = no_such_module:{kind}\n" for kind in ("bot", "game")]
    (plugin / "entry_points.txt").write_text("\n".join(points), encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    for installed in (installed_bots, installed_games):
        installed.cache_clear()
    yield
    for installed in (installed_bots, installed_games):
        installed.cache_clear()


@pytest.mark.usefixtures("wreck")
def test_a_bot_that_cannot_be_loaded_is_told_and_costs_nobody_the_others(run: Runner) -> None:
    listed, seated = run("bots"), run("simulate", "boss-monster", "--games", "1", "--seats", "wreck,random")
    fine = run("simulate", "boss-monster", "--games", "1", "--seats", "random,random")
    for ran in (listed, seated):
        assert "no_such_module:bot cannot be loaded: ModuleNotFoundError" in ran.err
    assert (listed.status, seated.status, fine.status) == (0, 1, 0)


@pytest.mark.usefixtures("wreck")
def test_a_game_that_cannot_be_loaded_is_told_and_costs_nobody_the_others(run: Runner) -> None:
    listed, asked = run("games"), run("simulate", "wreck")
    for ran in (listed, asked):
        assert "no_such_module:game cannot be loaded: ModuleNotFoundError" in ran.err
        assert len(ran.err.splitlines()) == 1
    assert "boss-monster" in listed.out
    assert (listed.status, asked.status) == (0, 1)
    assert "nie da się wczytać no_such_module:game" in run("games", "--lang", "pl").err


@pytest.mark.usefixtures("wreck")
def test_programs_are_told_of_a_broken_game_too(run: Runner) -> None:
    told = json.loads(run("games", "--json").out)
    assert list(told["broken"]) == ["wreck"]
    assert "cannot be loaded" in told["broken"]["wreck"]
    assert "wreck" not in [game["name"] for game in told["games"]]


@pytest.mark.usefixtures("wreck")
def test_a_match_of_a_broken_game_is_refused_with_the_reason(run: Runner, tmp_path: Path) -> None:
    record = new_match(game("boss-monster"), "1", seats=2).record()
    saved = tmp_path / "match.json"
    saved.write_bytes(msgspec.structs.replace(record, game="wreck").to_json())
    ran = run("replay", str(saved))
    assert ran.status == 1
    assert "no_such_module:game cannot be loaded" in ran.err


def test_games_stand_apart(run: Runner) -> None:
    before, found, _ = run("games").out.partition("boss-monster · ")
    assert found
    assert before.endswith("\n\n")


def test_a_rule_is_printed_with_its_page_in_both_languages(run: Runner) -> None:
    ran = run("rules", "boss-monster", "bm-build-06")
    assert "p.5" in ran.out
    assert "An Advanced Room" in ran.out
    assert "Wypaśną komnatę" in ran.out


def test_rules_are_searched_by_words_of_either_language(run: Runner) -> None:
    polish = run("rules", "boss-monster", "talia", "komnat", "liczy", "--lang", "pl")
    assert "BM-COMP-02" in polish.out
    assert "Talia komnat liczy" in polish.out
    assert "BM-COMP-02" in run("rules", "boss-monster", "talia komnat liczy").out


def test_rules_for_programs(run: Runner) -> None:
    told = json.loads(run("rules", "boss-monster", "BM-BUILD-06", "--json").out)
    assert [rule["id"] for rule in told["rules"]] == ["BM-BUILD-06"]


def test_coverage_counts_rows_and_names_what_is_not_proved(run: Runner, tmp_path: Path) -> None:
    (tmp_path / "test_one.py").write_text(RULES, encoding="utf-8")
    told = json.loads(run("rules", "boss-monster", "--coverage", "--json", "--tests", str(tmp_path)).out)
    assert told["proved"] == 1
    assert told["rows"] == 1 + len(told["unproved"])
    assert "BM-BUILD-06" not in told["unproved"]
    ran = run("rules", "boss-monster", "--coverage", "--tests", str(tmp_path), "--lang", "pl")
    assert f"Testy dowodzą 1 z {told['rows']} zasad" in ran.out
    assert "BM-BUILD-07" in ran.out


@pytest.mark.parametrize("columns", ["80", "140"])
def test_cards_fit_the_terminal_and_lose_no_text(run: Runner, monkeypatch: pytest.MonkeyPatch, columns: str) -> None:
    monkeypatch.setenv("COLUMNS", columns)
    ran = run("cards", "boss-monster", "Belladonna", "--lang", "pl")
    assert max(map(len, ran.out.splitlines())) <= int(columns)
    said = ran.out.split()
    for word in ("Belladonna", "PD", "Awans:", "wylecz", "legendarnego.", "rany."):
        assert word in said


def test_cards_without_words_are_all_cards(run: Runner) -> None:
    told = json.loads(run("cards", "boss-monster", "--json").out)
    assert len(told["cards"]) > 150
    assert {"Name", "Kind", "Numbers", "Icons", "Text"} <= set(told["cards"][0])


def test_a_card_named_exactly_stands_alone(run: Runner) -> None:
    assert "1 card" in run("cards", "boss-monster", "Vampire").out
    assert "1 card\n" not in run("cards", "boss-monster", "vamp").out
