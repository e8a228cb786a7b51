"""A run said in full: who sits where in each match, and what its results add up to."""

from __future__ import annotations

import msgspec

from undercroft.arena.plan import Plan
from undercroft.arena.play import Result
from undercroft.arena.totals import MOST_ERRORS, Totals
from undercroft.kernel.registry import game

from .runs import make_plan, make_result


def three_bots(rotate: bool) -> Plan:
    played = game("boss-monster")
    return Plan.of(played, {"seats": 3, "hard": True}, ["greedy", "novice", "random"], "s", 4, rotate=rotate)


def test_settings_are_written_out_in_full() -> None:
    settings = three_bots(rotate=False).settings
    assert settings["hard"] is True
    assert "choose_boss" in settings


def test_every_match_has_a_seed_of_its_own() -> None:
    assert [task.seed for task in three_bots(rotate=False).tasks(2)] == ["s/2", "s/3", "s/4"]


def test_the_line_up_stays_or_is_shifted_by_one_seat_each_match() -> None:
    assert [task.bots for task in three_bots(rotate=False).tasks(3)] == [["greedy", "novice", "random"]] * 2
    assert [task.bots for task in three_bots(rotate=True).tasks(1)] == [
        ["greedy", "novice", "random"],
        ["random", "greedy", "novice"],
        ["novice", "random", "greedy"],
        ["greedy", "novice", "random"],
    ]


def test_a_plan_can_be_read_back() -> None:
    plan = three_bots(rotate=True)
    assert msgspec.json.decode(msgspec.json.encode(plan), type=Plan) == plan


def test_what_differs_is_named() -> None:
    assert make_plan().differences(make_plan(games=11, seed="t")) == ["seed", "games"]
    assert make_plan().differences(make_plan()) == []


def test_wins_go_to_the_bot_and_to_the_seat() -> None:
    plan = three_bots(rotate=True)
    totals = Totals(plan)
    for number in range(1, 5):
        totals.add(Result(f"s/{number}", 10, 30, (plan.seated(number).index("greedy"),), "rule"))
    told = totals.summary()
    assert told["wins"] == [4, 0, 0]
    assert told["seat_wins"] == [2, 1, 1]
    assert told["options_per_decision"] == 3


def test_a_match_that_broke_counts_for_nobody() -> None:
    plan = make_plan()
    totals = Totals(plan)
    for number in range(1, 11):
        totals.add(make_result(plan, number))
    told = totals.summary()
    assert (told["games"], told["finished"], told["failed"], told["wins"]) == (10, 8, 2, [8, 0])
    assert told["errors"] == [{"seed": "s/5", "error": "it broke"}, {"seed": "s/10", "error": "it broke"}]
    assert told["rules"] == {"BM-END-11": 8}


def test_a_run_that_breaks_all_the_time_does_not_fill_the_memory() -> None:
    totals = Totals(make_plan())
    for number in range(3 * MOST_ERRORS):
        totals.add(Result(f"s/{number}", error="it broke"))
    assert len(totals.errors) == MOST_ERRORS
    assert totals.failed == 3 * MOST_ERRORS
