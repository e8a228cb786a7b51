"""Saved networks at the command line: seated by file in play, simulations, duels and tournaments."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.bots.saved import SIZES, save_layers

from .running import Runner


@pytest.fixture(params=sorted(SIZES))
def trained(request: pytest.FixtureRequest, tmp_path: Path) -> tuple[str, str]:
    """A game, and a bot that plays it from a file."""
    return request.param, f"policy:{save_layers(tmp_path / 'champion.npz', *SIZES[request.param])}"


def test_a_network_plays_a_duel(trained: tuple[str, str], run: Runner) -> None:
    game, bot = trained
    ran = run("duel", game, bot, "random", "--games", "4", "--players", "2", "--seed", "1", "--json")
    told = json.loads(ran.out)
    assert (ran.status, told["errors"], told["bots"]) == (0, [], [bot, "random"])
    assert told["games"] == 4


def test_the_same_in_other_processes_gives_the_same_matches(trained: tuple[str, str], run: Runner) -> None:
    game, bot = trained
    command = ("simulate", game, "--games", "3", "--seats", f"{bot},random", "--seed", "1", "--json")
    once, again = (json.loads(run(*command, "--jobs", jobs).out) for jobs in ("1", "2"))
    assert once["errors"] == again["errors"] == []
    assert once["decisions"] == again["decisions"]


def test_a_network_plays_a_tournament_and_with_people(tmp_path: Path, run: Runner) -> None:
    bot = f"policy:{save_layers(tmp_path / 'champion.npz', *SIZES['boss-monster'])}"
    ran = run("tournament", "boss-monster", "--bots", f"{bot},random", "--games", "4", "--players", "2", "--json")
    assert bot in [each["bot"] for each in json.loads(ran.out)["bots"]]
    assert "At the table: Player, champion." in run("play", "boss-monster", "--seats", f"you,{bot}", typed=["quit"]).out


def test_a_file_that_is_not_there_is_told_at_once_and_in_the_readers_language(run: Runner) -> None:
    ran = run("duel", "boss-monster", "policy:nowhere.zip", "greedy", "--lang", "pl")
    assert (ran.status, ran.out) == (1, "")
    assert ran.err.startswith("undercroft: Nie ma pliku nowhere.zip.")


def test_a_file_that_cannot_be_read_is_told_before_the_match(tmp_path: Path, run: Runner) -> None:
    (tmp_path / "broken.npz").write_text("no arrays", encoding="utf-8")
    ran = run("play", "boss-monster", "--seats", f"you,policy:{tmp_path / 'broken.npz'}", "--lang", "pl")
    assert ran.status == 1
    assert ran.err.startswith("undercroft: Z pliku ")
    assert "nie da się wczytać sieci: ValueError" in ran.err


def test_a_network_for_another_game_loses_no_match_silently(tmp_path: Path, run: Runner) -> None:
    bot = f"policy:{save_layers(tmp_path / 'champion.npz', *SIZES['alone'])}"
    ran = run("duel", "boss-monster", bot, "random", "--games", "2", "--players", "2")
    assert ran.status == 1
    assert "was not trained for boss-monster" in ran.err
