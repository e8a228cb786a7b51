"""Duels and tournaments at the command line: promised keys, sentences for people, refusals, and Ctrl-C."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pyarrow.parquet as pq
import pytest

from tests.arena.tug import install_tug
from undercroft.arena import deals
from undercroft.arena.parts import folder_of, parts_in
from undercroft.arena.refusals import WorkerDied
from undercroft.arena.tournament import Comparison
from undercroft.bots.random import RandomBot
from undercroft.cli.duel import read_claim
from undercroft.cli.output import Output
from undercroft.cli.tournament import tell_comparison
from undercroft.cli.trouble import Misuse

from .running import Ran, Runner, run_process

DUEL = ("duel", "tug", "greedy:1", "random", "--seed", "1")
TOURNAMENT = ("tournament", "tug", "--bots", "random,greedy:1,novice", "--players", "2,4", "--seed", "1")
BOSS_DUEL = "duel boss-monster greedy:1 random"
BOSS_TOURNAMENT = "tournament boss-monster --bots"
COMPARED = ("better", "worse", "deals", "confidence", "verdict", "difference", "interval")
MISUSE = {
    f"{BOSS_DUEL} --at-least 1.5": ("0.75 or 75%", "0.75 albo 75%"),
    f"{BOSS_DUEL} --at-least 0": ("above 0 and below 1", "powyżej 0 i poniżej 1"),
    f"{BOSS_DUEL} --at-least nan": ("“nan” cannot be claimed", "Nie można twierdzić „nan”"),
    f"{BOSS_DUEL} --players 9": ("is played by 2-4, not by 9", "2-4, a nie 9"),
    f"{BOSS_DUEL} --players two": ("whole number", "liczby całkowitej"),
    f"{BOSS_DUEL} --games 3 --players 4": ("must be 4 or more", "co najmniej 4"),
    f"{BOSS_DUEL} --games 100001": ("100,000 at most", "najwyżej 100"),
    "duel boss-monster greedy greedy": ("greedy is named twice", "greedy jest podany dwa razy"),
    "duel boss-monster greedy:3 greedy:03": ("greedy:3 is named twice", "greedy:3 jest podany dwa razy"),
    "duel boss-monster gredy random": ("Did you mean “greedy”", "Czy chodziło o „greedy”"),
    "duel boss-monster ismcts:x random": ("not a budget", "to nie budżet"),
    "duel chess greedy random": ("no game “chess”", "Nie ma gry „chess”"),
    "duel boss-monster greedy": ("missing: B", "brakuje: B"),
    "duel boss-monster greedy random --set heroes=base": ("do not fit", "nie pasują"),
    f"{BOSS_DUEL} --set seats=3": ("with --players", "podaje opcja --players"),
    f"{BOSS_DUEL} --set hrd=yes": ("Did you mean “hard”", "Czy chodziło o „hard”"),
    f"{BOSS_DUEL} --seed \udcff": ("200 visible characters", "200 widocznych znaków"),
    f"{BOSS_TOURNAMENT} greedy,random --seed \udcff": ("200 visible characters", "200 widocznych znaków"),
    f"{BOSS_TOURNAMENT} greedy,random --seed {'9' * 201}": ("200 visible characters", "200 widocznych znaków"),
    "tournament boss-monster": ("missing: --bots", "brakuje: --bots"),
    f"{BOSS_TOURNAMENT} greedy": ("for 2 to 12 bots", "dla 2 do 12 botów"),
    f"{BOSS_TOURNAMENT} greedy,random,": ("no bot “”", "Nie ma bota „”"),
    f"{BOSS_TOURNAMENT} random,random": ("random is named twice", "random jest podany dwa razy"),
    f"{BOSS_TOURNAMENT} {','.join(f'greedy:{number}' for number in range(1, 14))}": ("2 to 12", "2 do 12"),
    f"{BOSS_TOURNAMENT} greedy,random --players 2,5": ("not by 5", "a nie 5"),
    f"{BOSS_TOURNAMENT} greedy,random --players 2-4": ("--players 2,3,4", "--players 2,3,4"),
    f"{BOSS_TOURNAMENT} greedy,random --games 0": ("whole number", "liczby całkowitej"),
    "tournament chess --bots greedy,random": ("no game “chess”", "Nie ma gry „chess”"),
    "tournament tug --bots greedy,random --players 1,2,4": (
        "with --players 1 all win or lose together, with --players 2,4 they play against each other",
        "przy --players 1 wszyscy wygrywają lub przegrywają razem, a przy --players 2,4 gracze rywalizują",
    ),
    "duel tug greedy random --players 1 --games 1": ("--games must be 2 or more", "co najmniej 2"),
}


@pytest.fixture(autouse=True)
def tug(monkeypatch: pytest.MonkeyPatch) -> None:
    install_tug(monkeypatch)


def flat(ran: Ran) -> str:
    return " ".join(ran.out.split())


@pytest.mark.parametrize("language", [0, 1], ids=["en", "pl"])
@pytest.mark.parametrize(("command", "said"), MISUSE.items(), ids=MISUSE)
def test_one_clear_line(run: Runner, command: str, said: tuple[str, str], language: int) -> None:
    ran = run(*command.split(" "), "--lang", ("en", "pl")[language])
    assert (ran.status, ran.out) == (2, "")
    assert ran.err.count("\n") == 1
    assert said[language] in ran.err


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize(("command", "option"), [("duel", "75%"), ("tournament", "2,3,4")])
def test_help_names_examples(run: Runner, command: str, option: str, language: str) -> None:
    ran = run(command, "--help", "--lang", language)
    assert ran.status == 0
    assert option in ran.out


# Duels


def test_a_duel_says_who_is_stronger(run: Runner) -> None:
    ran = run(*DUEL)
    assert (ran.status, ran.err) == (0, "")
    assert "greedy:1 beats random in " in flat(ran)
    assert "of 2-player matches (95 % interval " in flat(ran)
    assert "more than an equal share (50 %), so greedy:1 is stronger." in flat(ran)
    assert "Time per decision: greedy:1 " in flat(ran)
    assert "Seed: 1" in ran.out
    assert "so random is weaker." in flat(run("duel", "tug", "random", "greedy:1"))


@pytest.mark.parametrize(
    ("claim", "games", "said"),
    [
        ("0.6", "400", "the claim of at least 60 % holds."),
        ("99.5%", "400", "the claim of at least 99.5 % fails."),
        ("0.85", "4", "the claim of at least 85 % is not decided yet."),
    ],
)
def test_a_claim_is_judged(run: Runner, claim: str, games: str, said: str) -> None:
    told = flat(run(*DUEL, "--at-least", claim, "--games", games, "--players", "2"))
    assert said in told
    assert ("More matches decide it: raise --games." in told) == said.endswith("yet.")


def test_a_polish_duel(run: Runner) -> None:
    told = flat(run(*DUEL, "--at-least", "60%", "--lang", "pl"))
    assert "greedy:1 pokonuje random w " in told
    assert "partii dla 2 graczy (przedział ufności 95 %: od " in told
    assert "twierdzenie „co najmniej 60 %” jest prawdziwe." in told


def test_the_keys_of_a_duel_are_a_promise(run: Runner) -> None:
    told = json.loads(run(*DUEL, "--players", "5", "--json").out)
    assert (told["game"], told["settings"], told["players"]) == ("tug", {"seats": 5}, 5)
    assert (told["bots"], told["seed"], told["errors"]) == (["greedy:1", "random"], "1", [])
    assert (told["claim"], told["equal_share"], told["verdict"], told["level"]) == (0.5, 0.5, "holds", 0.95)
    assert told["games"] == 2 * told["deals"]
    assert told["interval"][0] > 0.5
    assert told["interval"][0] < told["share"] <= told["interval"][1]
    assert told["milliseconds_per_decision"].keys() == {"greedy:1", "random"}


def test_a_duel_that_is_kept_is_gone_on_with_and_knows_its_seed(run: Runner, tmp_path: Path) -> None:
    keep = ("--keep", str(tmp_path / "duel.jsonl"), "--json")
    straight = json.loads(run(*DUEL, "--json").out)
    first = run(*DUEL, "--games", "6", *keep)
    assert (json.loads(first.out)["games"], first.err) == (6, "")
    second = run("duel", "tug", "greedy:1", "random", *keep)
    assert "Going on: 6 of 1,000 matches are there already." in second.err
    told = json.loads(second.out)
    for duel in (straight, told):
        duel.pop("milliseconds_per_decision")
    assert told == straight
    other = run("duel", "tug", "greedy:2", "random", *keep)
    assert (other.status, "different: bots" in other.err) == (2, True)


def test_the_number_of_processes_does_not_matter() -> None:
    duel = ("duel", "boss-monster", "random", "greedy:1", "--seed", "5", "--games", "4", "--json")
    alone, many = (json.loads(run_process(*duel, "--jobs", jobs).out) for jobs in ("1", "2"))
    for told in (alone, many):
        assert told.pop("milliseconds_per_decision")
    assert alone == many
    assert alone["games"] == 4


@pytest.mark.parametrize(
    ("text", "claim"), [("0.75", 0.75), ("75%", 0.75), ("0,5", 0.5), (".9", 0.9), ("99.9 %", 0.999)]
)
def test_a_claim_may_be_written_in_several_ways(text: str, claim: float) -> None:
    assert float(read_claim(text)) == claim


@pytest.mark.parametrize("text", ["", "1", "100%", "0", "-0.5", "75", "1e-3", "½", "0.5.5", "inf", "%"])
def test_other_claims_are_refused(text: str) -> None:
    with pytest.raises(Misuse, match="above 0 and below 1"):
        read_claim(text)


# Tournaments


def test_a_tournament_ranks_the_bots(run: Runner) -> None:
    ran = run(*TOURNAMENT, "--games", "160")
    assert (ran.status, ran.err) == (0, "")
    assert "Matches that count: 160 of 160. Players: 2, 4." in ran.out
    rows = [line.split() for line in ran.out.splitlines() if line[:1].isdigit()]
    assert [row[0] for row in rows] == ["1", "2", "3"]
    assert rows[-1][1] == "random"
    assert "is stronger than random: certain (over 99.9 %)." in ran.out


def test_a_tournament_fits_into_eighty_columns(run: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    for language in ("en", "pl"):
        told = run(*TOURNAMENT, "--players", "2,3,4", "--games", "24", "--lang", language).out
        table = told.split("\n\n")[1].splitlines()
        assert max(map(len, told.splitlines())) <= 80
        assert len(table) == 6, "two lines of headings, a rule, and one line for each bot"


def test_polish_standings(run: Runner) -> None:
    told = flat(run(*TOURNAMENT, "--games", "160", "--lang", "pl"))
    assert "Partie, które się liczą: 160 z 160" in told
    assert "jest silniejszy niż random: to pewne (ponad 99,9 %)." in told


def test_the_keys_of_a_tournament_are_a_promise(run: Runner) -> None:
    told = json.loads(run(*TOURNAMENT, "--games", "30", "--json").out)
    assert (told["game"], told["settings"], told["players"], told["seed"]) == ("tug", {}, [2, 4], "1")
    assert (told["planned"], told["games"], told["errors"]) == (30, 30, [])
    assert [row["rank"] for row in told["bots"]] == [1, 2, 3]
    assert told["bots"][0]["rating"] > told["bots"][1]["rating"] > told["bots"][2]["rating"]
    assert {"bot", "uncertainty", "games"} <= told["bots"][0].keys()
    assert [share["players"] for share in told["bots"][0]["shares"]] == [2, 4]
    assert told["bots"][0]["shares"][0].keys() == {"players", "deals", "equal_share", "share", "interval"}
    assert len(told["comparisons"]) == 3
    assert told["comparisons"][0].keys() == set(COMPARED)


def test_the_same_seed_gives_the_same_tournament(run: Runner) -> None:
    first, second, other = (run(*TOURNAMENT, "--games", "30", "--json", "--seed", seed).out for seed in ("1", "1", "2"))
    assert first == second != other


def test_all_player_counts_are_usual(run: Runner) -> None:
    told = json.loads(run("tournament", "boss-monster", "--bots", "random,novice", "--games", "1", "--json").out)
    assert told["players"] == [2, 3, 4]
    assert told["games"] == 2, "a deal is played from every seat"
    assert told["bots"][0]["shares"][2]["share"] is None


def test_few_matches_are_too_close_to_call(run: Runner) -> None:
    told = flat(run(*TOURNAMENT, "--players", "2", "--games", "6"))
    assert told.count("too close to call after") == 2
    assert "is stronger than" not in told


@pytest.mark.parametrize(
    ("found", "said"),
    [
        (Comparison("a", "b", 9, 0.9999), "a is stronger than b: certain (over 99.9 %)."),
        (Comparison("a", "b", 9, 0.9909), "a is stronger than b: almost certain (99 %)."),
        (Comparison("a", "b", 9, 0.9699), "a is stronger than b: very likely (96.9 %)."),
        (Comparison("b", "a", 9, 0.97), "a is rated above b, but where both play b wins more: very likely (97 %)."),
        (Comparison("b", "a", 9, 0.5), "a and b: too close to call after 9 deals with both."),
        (Comparison("a", "b", 1, 0.5), "a and b: too close to call after one deal with both."),
        (Comparison("a", "b", 0, 0.0), "a and b have not met yet."),
    ],
)
def test_neighbours_are_compared_in_words(capsys: pytest.CaptureFixture[str], found: Comparison, said: str) -> None:
    tell_comparison(found, "a", "b", Output("en"))
    assert capsys.readouterr().out == f"{said}\n"


# What goes wrong on the way


@pytest.mark.parametrize("command", [DUEL, TOURNAMENT])
def test_broken_matches_are_named_with_their_seed(
    run: Runner, monkeypatch: pytest.MonkeyPatch, command: tuple[str, ...]
) -> None:
    def broken(*_: Any) -> Any:
        raise RuntimeError("no idea")

    monkeypatch.setattr(RandomBot, "without_looking", broken)
    ran = run(*command, "--games", "10")
    assert ran.status == 1
    assert "broke, and its deal is left out: RuntimeError: no idea" in ran.err
    assert "more matches broke" in ran.err
    told = json.loads(run(*command, "--games", "10", "--json").out)
    assert told["errors"][0]["seed"] == "1/1"
    assert told["errors"][0]["error"].startswith("RuntimeError: no idea")


@pytest.mark.parametrize(
    ("command", "after", "said"),
    [
        ((*DUEL, "--at-least", "0.85"), 4, "after 4 matches): the claim of at least 85 % is not decided yet."),
        ((*TOURNAMENT, "--games", "60"), 7, "Matches that count: 6 of 60."),
        (DUEL, 1, "No deal was finished, so nothing is known."),
        (TOURNAMENT, 1, "No deal was finished, so nothing is known."),
    ],
)
def test_ctrl_c_shows_what_is_finished(
    run: Runner, monkeypatch: pytest.MonkeyPatch, command: tuple[str, ...], after: int, said: str
) -> None:
    played: list[Any] = []
    play = deals.play_timed

    def impatient(task: Any) -> Any:
        if len(played) == after:
            raise KeyboardInterrupt
        played.append(task)
        return play(task)

    monkeypatch.setattr(deals, "play_timed", impatient)
    ran = run(*command)
    assert ran.status == 130
    assert said in flat(ran)
    assert "raise --games" not in ran.out
    assert ran.err == "undercroft: Stopped.\n"


# Keeping the matches


def keeping(path: Path, *more: str, games: int = 12) -> tuple[str, ...]:
    return (*TOURNAMENT, "--games", str(games), "--out", str(path), *more)


def test_a_tournament_keeps_the_same_rows_as_a_simulation(run: Runner, tmp_path: Path) -> None:
    simulated, kept = tmp_path / "s.parquet", tmp_path / "t.parquet"
    run("simulate", "tug", "--seats", "random,greedy:1", "--games", "2", "--seed", "1", "--out", str(simulated))
    ran = run(*keeping(kept))
    assert (ran.status, ran.err) == (0, "")
    assert f"Results: {kept}" in ran.out.replace("\n", "")
    found = pq.read_table(kept)
    assert found.schema.equals(pq.read_schema(simulated))
    rows = found.to_pylist()
    assert [row["number"] for row in rows] == list(range(1, len(rows) + 1))
    assert {row["seats"] for row in rows} == {2, 4}
    assert all(len(row["bots"]) == row["seats"] == json.loads(row["settings"])["seats"] for row in rows)
    assert all(row["seconds"] > 0 for row in rows), "they are watched as those of a simulation"
    assert not (tmp_path / "t.parquet.parts").exists()


def test_keeping_the_matches_changes_nothing_about_them(run: Runner, tmp_path: Path) -> None:
    plain = run(*TOURNAMENT, "--games", "12", "--json")
    assert run(*keeping(tmp_path / "t.parquet", "--json")).out == plain.out


def test_a_tournament_does_not_write_over_a_file_unless_told(run: Runner, tmp_path: Path) -> None:
    kept = tmp_path / "t.parquet"
    run(*keeping(kept))
    before = kept.read_bytes()
    refused = run(*keeping(kept, games=20))
    assert (refused.status, kept.read_bytes()) == (2, before)
    assert "is there already" in refused.err
    assert run(*keeping(kept, "--replace", games=20)).status == 0
    assert pq.read_metadata(kept).num_rows >= 20


def test_the_parts_of_an_unfinished_simulation_are_not_lost_to_a_tournament(run: Runner, tmp_path: Path) -> None:
    parts = tmp_path / "t.parquet.parts"
    parts.mkdir()
    (parts / "000000001.parquet").write_bytes(b"somebody's")
    assert run(*keeping(tmp_path / "t.parquet")).status == 2
    assert (parts / "000000001.parquet").read_bytes() == b"somebody's"


def test_a_tournament_is_not_kept_under_a_name_that_is_no_parquet(run: Runner, tmp_path: Path) -> None:
    assert run(*keeping(tmp_path / "t.csv")).status == 2
    assert "needs --out" in run(*TOURNAMENT, "--replace").err


def test_a_worker_that_dies_costs_no_old_file(run: Runner, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    kept = tmp_path / "t.parquet"
    run(*keeping(kept))
    before = kept.read_bytes()
    played: list[Any] = []
    play = deals.play_timed

    def mortal(task: Any) -> Any:
        if len(played) == 7:
            raise WorkerDied
        played.append(task)
        return play(task)

    with monkeypatch.context() as patched:
        patched.setattr(deals, "play_timed", mortal)
        assert run(*keeping(kept, "--replace", games=60)).status == 1
    assert kept.read_bytes() == before
    assert [pq.read_metadata(part).num_rows for part in parts_in(folder_of(kept))] == [6]
    assert run(*keeping(kept, "--replace", games=60)).status == 0
    assert list(tmp_path.iterdir()) == [kept]


@pytest.mark.parametrize(("after", "rows"), [(7, 6), (1, 0)])
def test_ctrl_c_keeps_the_finished_deals_of_a_tournament(
    run: Runner, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, after: int, rows: int
) -> None:
    played: list[Any] = []
    play = deals.play_timed

    def impatient(task: Any) -> Any:
        if len(played) == after:
            raise KeyboardInterrupt
        played.append(task)
        return play(task)

    monkeypatch.setattr(deals, "play_timed", impatient)
    kept = tmp_path / "t.parquet"
    assert run(*keeping(kept, games=60)).status == 130
    assert (pq.read_metadata(kept).num_rows if kept.exists() else 0) == rows
    assert list(tmp_path.iterdir()) == ([kept] if rows else [])
