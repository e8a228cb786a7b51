"""The commands and a game in which all win or lose together, found by its entry point as any plug-in."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.lantern.plugin import installed

from .running import Ran, Runner, own_saves, run_process

DUEL = ("duel", "lantern", "greedy:4", "random", "--players", "2", "--seed", "1")
TOURNAMENT = ("tournament", "lantern", "--bots", "random,greedy:1,greedy:4", "--seed", "1", "--players", "1,2")


@pytest.fixture(autouse=True)
def lantern(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    with installed(tmp_path, monkeypatch):
        yield


def flat(ran: Ran) -> str:
    assert (ran.status, ran.err) == (0, "")
    return " ".join(ran.out.split())


# Comparing bots


def test_a_duel_says_who_wins_more_of_the_same_deals(run: Runner) -> None:
    told = flat(run(*DUEL))
    assert "All 2 players win or lose together, so each bot plays every deal once, with all seats." in told
    assert "Deals won only by greedy:4: " in told
    assert "; only by random: 0; " in told
    assert "percentage points (95 % interval +" in told
    assert "so greedy:4 is stronger." in told
    assert "so random is weaker." in flat(run("duel", "lantern", "random", "greedy:4", "--players", "2", "--seed", "1"))


def test_a_polish_duel_of_one(run: Runner) -> None:
    told = flat(run("duel", "lantern", "greedy:1", "random", "--games", "4", "--seed", "1", "--lang", "pl"))
    assert "Jeden gracz nie ma kogo pokonać, więc każdy bot rozgrywa każde rozdanie raz" in told
    assert "Rozdania wygrane tylko przez greedy:1: " in told
    assert "nie jest jeszcze rozstrzygnięte. " in told


@pytest.mark.parametrize(
    ("claim", "games", "said"),
    [
        ("50%", "200", "The claim that greedy:4 wins at least 50 % of its matches holds."),
        ("50%", "2", "The claim that greedy:4 wins at least 50 % of its matches is not decided yet."),
        ("99.9%", "2000", "The claim that greedy:4 wins at least 99.9 % of its matches fails."),
    ],
)
def test_a_claim_is_about_its_own_matches(run: Runner, claim: str, games: str, said: str) -> None:
    assert said in flat(run(*DUEL, "--set", "cave=long", "--at-least", claim, "--games", games))


def test_the_keys_of_such_a_duel_are_a_promise(run: Runner) -> None:
    told = json.loads(run(*DUEL, "--json").out)
    assert (told["claim"], told["equal_share"], told["verdict"]) == (None, None, "holds")
    assert told["games"] == 2 * told["deals"]
    pairs = told["pairs"]
    assert sum(pairs[name] for name in ("only_first", "only_second", "both", "neither")) == told["deals"]
    assert told["share"] == (pairs["only_first"] + pairs["both"]) / told["deals"]
    assert pairs["difference"] == pytest.approx(told["share"] - pairs["second_share"])
    assert 0 < pairs["difference_interval"][0] < pairs["difference"] <= pairs["difference_interval"][1]


def test_the_number_of_processes_does_not_matter() -> None:
    alone, many = (json.loads(run_process(*DUEL, "--games", "8", "--json", "--jobs", jobs).out) for jobs in ("1", "2"))
    for told in (alone, many):
        assert told.pop("milliseconds_per_decision")
    assert alone == many


def test_a_tournament_ranks_by_what_is_won(run: Runner) -> None:
    told = flat(run(*TOURNAMENT, "--games", "120"))
    assert "Bot Won, % Matches 1 player 2 players" in told
    assert "In the same deals greedy:1 wins +" in told
    assert "points more often than random (+" in told
    assert "certainly stronger (over 99.9 %)." in told
    assert "every bot plays the same deals with all seats, and whoever wins most stands first" in told
    polish = flat(run(*TOURNAMENT, "--games", "12", "--lang", "pl"))
    assert "Bot Wygrane, % Partie Graczy: 1 Graczy: 2" in polish
    assert "wygrywa częściej niż random, różnica w punktach procentowych: +" in polish


def test_the_keys_of_such_a_tournament_are_a_promise(run: Runner) -> None:
    told = json.loads(run(*TOURNAMENT, "--games", "30", "--json").out)
    assert (told["planned"], told["games"]) == (30, 30)
    best, *_, worst = told["bots"]
    assert (worst["bot"], worst["games"]) == ("random", 10)
    assert best.keys() == {"rank", "bot", "share", "interval", "games", "shares"}
    assert [share["equal_share"] for share in best["shares"]] == [None, None]
    found = next(each for each in told["comparisons"] if each["worse"] == "random" and each["better"] == best["bot"])
    assert found["difference"] == pytest.approx(best["share"] - worst["share"])


def test_simulations_and_reports_count_lost_matches_as_lost(run: Runner, tmp_path: Path) -> None:
    kept = tmp_path / "games.parquet"
    simulate = ("simulate", "lantern", "--seats", "random,random", "--games", "20", "--seed", "1")
    told = json.loads(run(*simulate, "--json", "--out", str(kept)).out)
    assert 0 < told["won_together"] < 20
    assert told["wins"] == [told["won_together"]] * 2
    share = f"{5 * told['won_together']}.0 %"
    assert f"random, random won {told['won_together']} of 20 matches ({share})." in flat(run(*simulate))
    assert f"2 players win {share} of the matches" in flat(run("report", str(kept), "--summary"))


# Alone at the table


def test_one_plays_alone_in_the_terminal(run: Runner, tmp_path: Path) -> None:
    ran = run("play", "lantern", "--seats", "Ala", "--seed", "1", typed=["3"] * 20)
    assert (ran.status, ran.err) == (0, "")
    assert "At the table: Ala." in ran.out
    assert "The match is over." in ran.out
    [file] = own_saves(tmp_path / "state")
    assert run("verify", str(file)).status == 0


def test_a_lost_match_says_that_nobody_wins(run: Runner) -> None:
    ran = run("play", "lantern", "--seats", "Ala", "--seed", "1", typed=["1"] * 20)
    assert "The match is over. Nobody wins (LA-END-02)." in ran.out


def test_a_bot_plays_alone_in_the_arena(run: Runner) -> None:
    told = json.loads(run("simulate", "lantern", "--seats", "greedy:1", "--games", "10", "--seed", "1", "--json").out)
    assert (told["finished"], told["seats"]) == (10, ["greedy:1"])
    assert told["wins"] == [told["won_together"]]
