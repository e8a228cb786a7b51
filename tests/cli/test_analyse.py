"""``undercroft analyse``: a finished match judged, in words and in JSON, and whatever cannot be judged refused."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

import undercroft
from undercroft.bots import new_bot
from undercroft.bots.analysis import Judgement, Position, judge
from undercroft.bots.base import answer_match
from undercroft.cli import analyse
from undercroft.kernel.record import Record

from .running import Runner

QUICK = ("--bot", "greedy:1")
PLAYERS = ["Ala [1]", "random"]


@pytest.fixture(scope="module")
def record() -> Record:
    """Somebody who looks ahead against somebody who does not: there is something to blame."""
    match = undercroft.new("boss-monster", seats=2, seed="analyse")
    bots = [new_bot("greedy:1", "a"), new_bot("random", "b")]
    while not match.is_over:
        assert match.seat is not None
        match.take(answer_match(bots[match.seat], match))
    return match.record(PLAYERS)


@pytest.fixture(scope="module")
def file(record: Record, tmp_path_factory: pytest.TempPathFactory) -> str:
    path = tmp_path_factory.mktemp("analyse") / "match.json"
    path.write_bytes(record.to_json())
    return str(path)


def as_json(run: Runner, *arguments: str) -> Any:
    ran = run("analyse", *arguments, "--json")
    assert (ran.status, ran.err) == (0, "")
    return json.loads(ran.out)


def test_programs_get_every_decision_and_a_summary_of_every_seat(run: Runner, file: str, record: Record) -> None:
    told = as_json(run, file, *QUICK)
    assert (told["ok"], told["complete"], told["game"], told["bot"]) == (True, True, "boss-monster", "greedy:1")
    assert [each["step"] for each in told["decisions"]] == list(range(1, len(record.entries) + 1))
    assert [each["taken"] for each in told["decisions"]] == [entry.option for entry in record.entries]  # type: ignore[union-attr]
    careful, careless = told["seats"]
    assert (careful["name"], careless["name"]) == tuple(PLAYERS)
    assert careful["decisions"] + careless["decisions"] == len(record.entries)
    assert careless["average_loss"] > careful["average_loss"]
    by_step = {each["step"]: each for each in told["decisions"]}
    worst = [by_step[step] for step in careless["worst"]]
    assert len(worst) == 3
    assert all(each["seat"] == 1 and each["verdict"] in ("inaccuracy", "mistake", "blunder") for each in worst)
    assert all("was stronger than" in each["text"] for each in worst)


def test_the_same_on_any_number_of_processes_and_again(run: Runner, file: str) -> None:
    once = as_json(run, file, *QUICK)
    assert as_json(run, file, *QUICK, "--jobs", "2") == once
    other = as_json(run, file, *QUICK, "--seed", "another")
    assert other["seed"] == "another"
    assert other["decisions"] != once["decisions"]


def test_people_get_a_table_and_every_miss_in_words(run: Runner, file: str) -> None:
    misses = [each for each in as_json(run, file, *QUICK)["decisions"] if "was stronger" in each["text"]]
    ran = run("analyse", file, *QUICK)
    assert (ran.status, ran.err) == (0, "")
    assert "judged by greedy:1 by what each seat could know." in ran.out
    assert "Ala [1]" in ran.out
    told = " ".join(ran.out.split())
    assert all(f"Step {each['step']}, " in told and each["text"] in told for each in misses)
    polish = " ".join(run("analyse", file, *QUICK, "--lang", "pl").out.split())
    assert f"Krok {misses[0]['step']}, " in polish
    assert "szans na wygraną zamiast" in polish


def test_a_record_may_leave_out_settings_that_are_as_usual(run: Runner, record: Record, tmp_path: Path) -> None:
    file = tmp_path / "terse.json"
    file.write_bytes(msgspec.structs.replace(record, settings={}).to_json())
    assert len(as_json(run, str(file), *QUICK)["seats"]) == 2


def test_one_seat_alone_can_be_judged(run: Runner, file: str) -> None:
    told = as_json(run, file, *QUICK, "--seat", "2")
    assert {each["seat"] for each in told["decisions"]} == {1}
    assert [each["name"] for each in told["seats"]] == ["random"]


def test_nothing_missed_is_said(run: Runner, file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def lenient(position: Position, bot: str, seed: str) -> Judgement:
        return msgspec.structs.replace(judge(position, bot, seed), verdict="good")

    monkeypatch.setattr(analyse, "judge", lenient)
    assert "Nothing stronger was missed" in run("analyse", file, *QUICK).out


def test_ctrl_c_shows_what_is_judged_so_far(run: Runner, file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def impatient(position: Position, bot: str, seed: str) -> Judgement:
        if position.step == 6:
            raise KeyboardInterrupt
        return judge(position, bot, seed)

    monkeypatch.setattr(analyse, "judge", impatient)
    ran = run("analyse", file, *QUICK, "--json")
    told = json.loads(ran.out)
    assert ran.status == 130
    assert (told["complete"], len(told["decisions"])) == (False, 5)
    assert "Stopped: 5 of" in ran.err
    assert "5 decisions, judged by" in run("analyse", file, *QUICK).out


# What cannot be judged


@pytest.mark.parametrize(
    ("options", "english", "polish"),
    [
        (["--bot", "random"], "does not weigh its options", "nie porównuje możliwości"),
        (["--bot", "gredy"], "Did you mean “greedy”?", "Czy chodziło o „greedy”?"),
        (["--bot", "greedy:x"], "number from 1", "liczba od 1"),
        (["--bot", "ismcts:x"], "is not a budget", "to nie budżet"),
        (["--seat", "3"], "a number from 1 to 2", "liczba od 1 do 2"),
        (["--seat", "0"], "whole number from 1", "liczby całkowitej od 1"),
        (["--jobs", "none"], "whole number from 1", "liczby całkowitej od 1"),
    ],
)
def test_what_cannot_be_meant_is_refused(run: Runner, file: str, options: list[str], english: str, polish: str) -> None:
    for language, sentence in (("en", english), ("pl", polish)):
        ran = run("analyse", file, *options, "--lang", language)
        assert (ran.status, ran.out) == (2, "")
        assert sentence in ran.err
        assert ran.err.count("\n") == 1


@pytest.mark.parametrize(
    ("changes", "english"),
    [
        ({"digest": "another end"}, "does not come out the same"),
        ({"game": "chess"}, "no such game is installed"),
        ({"settings": {"seats": 99}}, "not a readable match record"),
        ({"format": 9}, "another version"),
    ],
)
def test_a_record_that_cannot_be_played_again_is_refused(
    run: Runner, record: Record, tmp_path: Path, changes: dict[str, Any], english: str
) -> None:
    file = tmp_path / "changed.json"
    file.write_bytes(msgspec.structs.replace(record, **changes).to_json())
    refused(run, file, english)


def test_a_match_that_is_not_over_keeps_its_secrets(run: Runner, tmp_path: Path) -> None:
    file = tmp_path / "begun.json"
    file.write_bytes(undercroft.new("boss-monster", seats=2, seed=1).record(["you", "greedy"]).to_json())
    refused(run, file, "is not over yet")


def test_no_file_and_no_record(run: Runner, tmp_path: Path) -> None:
    refused(run, tmp_path / "nowhere.json", "There is no file")
    (tmp_path / "text.json").write_text("To jest tekst.", encoding="utf-8")
    refused(run, tmp_path / "text.json", "not a readable match record")


def refused(run: Runner, file: Path, sentence: str) -> None:
    """One line for people; for programs also the object they wait for."""
    ran = run("analyse", str(file), *QUICK, "--json")
    assert ran.status == 1
    assert ran.err.count("\n") == 1
    assert sentence in ran.err
    assert json.loads(ran.out) == {"ok": False, "reason": ran.err.removeprefix("undercroft: ").rstrip("\n")}
    assert run("analyse", str(file), *QUICK).out == ""


# At the table


def test_bots_explain_their_choices_if_asked_to(run: Runner) -> None:
    command = ("play", "boss-monster", "--seats", "greedy:1,random", "--seed", "3")
    told = " ".join(run(*command, "--explain").out.split())
    assert "greedy: It expects to win" in told
    assert "random: It takes “" in told
    assert "It expects to win" not in run(*command).out
    assert "liczy na wygraną w" in run(*command, "--explain", "--lang", "pl").out


def test_a_judge_that_breaks_down_is_told_in_a_sentence(run: Runner, file: str) -> None:
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(analyse, "judge", breaks_down)
        ran = run("analyse", file, *QUICK)
    assert (ran.status, ran.out) == (1, "")
    assert "The bot “greedy:1” broke down: ValueError: no idea (test_analyse.py:" in ran.err


def breaks_down(*_: Any) -> Judgement:
    raise ValueError("no idea")


def test_a_seed_that_cannot_be_shown_is_refused(run: Runner, file: str) -> None:
    ran = run("analyse", file, *QUICK, "--seed", "\udcff")
    assert ran.status == 2
    assert "visible characters" in ran.err
