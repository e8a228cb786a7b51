"""Many matches: the promised keys, and the same result on any number of processes."""

from __future__ import annotations

import json
from typing import Any

import pytest

from undercroft.arena.play import Task, play_one
from undercroft.bots.random import RandomBot

from .running import Runner, run_process

SIMULATE = ("simulate", "boss-monster", "--seats", "random,random,random", "--seed", "5", "--json")
TIMES = ("seconds", "decisions_per_second")


def without_times(text: str) -> dict[str, Any]:
    told: dict[str, Any] = json.loads(text)
    return {key: value for key, value in told.items() if key not in TIMES}


def test_the_keys_are_a_promise(run: Runner) -> None:
    ran = run(*SIMULATE, "--games", "4")
    told = json.loads(ran.out)
    assert ran.status == 0
    assert ran.err == ""
    assert (told["game"], told["games"], told["finished"], told["errors"]) == ("boss-monster", 4, 4, [])
    assert sum(told["wins"]) == 4
    assert len(told["wins"]) == 3
    assert told["decisions"] > 100
    assert told["options_per_decision"] > 2
    assert told["seconds"] > 0
    assert told["decisions_per_second"] > 0


def test_the_number_of_processes_does_not_matter() -> None:
    alone, many = (run_process(*SIMULATE, "--games", "9", "--jobs", jobs) for jobs in ("1", "3"))
    assert alone.status == many.status == 0
    assert alone.err == many.err == ""
    assert without_times(alone.out) == without_times(many.out)


def test_another_seed_gives_other_matches(run: Runner) -> None:
    first, second = (
        without_times(run(*SIMULATE, "--games", "3", "--seed", seed).out)["decisions"] for seed in ("1", "2")
    )
    assert first != second


def test_settings_and_line_up_reach_the_matches(run: Runner) -> None:
    told = json.loads(run(*SIMULATE, "--seats", "greedy:1,random", "--set", "hard=tak", "--games", "1").out)
    assert told["seats"] == ["greedy:1", "random"]
    assert told["settings"] == {"seats": 2, "hard": True}


@pytest.mark.parametrize(("language", "said"), [("en", "2 of 2 matches finished"), ("pl", "partie: 2 z 2")])
def test_people_get_a_table(run: Runner, language: str, said: str) -> None:
    ran = run("simulate", "boss-monster", "--games", "2", "--seats", "random,random", "--lang", language)
    assert ran.status == 0
    assert said in ran.out
    assert "%" in ran.out


def test_a_match_that_breaks_is_reported_with_its_seed(run: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: Any) -> Any:
        raise RuntimeError("no idea")

    monkeypatch.setattr(RandomBot, "answer", broken)
    ran = run(*SIMULATE, "--games", "2")
    told = json.loads(ran.out)
    assert ran.status == 1
    assert told["finished"] == 0
    assert told["errors"][0] == {"seed": "5/1", "error": "RuntimeError: no idea"}
    assert "broke: RuntimeError" in run(*SIMULATE[:-1], "--games", "1").err


def test_a_single_match_can_be_played_again_by_its_seed() -> None:
    task = Task("boss-monster", {"seats": 2}, ["random", "random"], "5/1")
    assert play_one(task) == play_one(task)
    assert play_one(task).rule.startswith("BM-")
