"""Standing checks: before any question and at the edge of every scope, until none fires."""

from __future__ import annotations

from .playing import FIRST, answer, begin
from .toys.script import GAME, Ask, Book, Chapter, Fragile, Owe, Say, Section, Weaken, script


def test_a_check_waits_until_a_question_or_the_edge_of_a_scope() -> None:
    table = begin(GAME, script(Owe(1), Say("between"), Ask(FIRST, ["x", "y"])))
    assert table.state.said == ["between", "paid"]


def test_checks_fire_again_and_again_until_none_fires() -> None:
    table = begin(GAME, script(Owe(3), Ask(FIRST, ["x", "y"])))
    assert table.state.said == ["paid", "paid", "paid"]
    assert table.state.debts == 0


def test_checks_come_in_the_games_order() -> None:
    table = begin(GAME, script(Weaken(), Owe(2), Ask(FIRST, ["x", "y"])))
    assert table.state.said == ["paid", "paid", "fell", "buried"]


def test_a_check_fires_before_a_question_with_one_option_too() -> None:
    table = begin(GAME, script(Owe(1), Ask(FIRST, ["only"])))
    assert table.state.said == ["paid", "only"]


def test_a_check_fires_before_a_scope_opens() -> None:
    table = begin(GAME, script(Owe(1), Section("a"), a=[Say("inside")]))
    assert table.state.said == ["paid", "inside", "a closed"]


def test_a_check_fires_before_a_scope_closes_and_still_inside_it() -> None:
    table = begin(GAME, script(Section("a"), a=[Say("inside"), Owe(1)]))
    assert table.state.said == ["inside", "paid", "a closed"]


def test_a_check_fires_at_every_edge_on_the_way_out() -> None:
    table = begin(GAME, script(Book("a"), a=[Chapter("b"), Owe(1)], b=[Owe(1)]))
    assert table.state.said == ["paid", "b closed", "paid", "a closed"]


def test_what_an_answer_brings_about_is_checked_before_the_next_question() -> None:
    table = begin(GAME, script(Ask(FIRST, ["x", "y"]), Owe(1), Ask(FIRST, ["z", "w"])))
    assert table.state.said == []
    answer(table, "pick x")
    assert table.state.said == ["x", "paid"]


def test_nothing_is_checked_twice_when_a_question_is_looked_at_again() -> None:
    table = begin(GAME, script(Owe(1), Ask(FIRST, ["x", "y"])))
    table.resume()
    assert table.state.said == ["paid"]


def test_the_guard_of_a_scope_does_not_drop_the_check_that_it_waits_for() -> None:
    """Death is a check, and the walk of the dead goes on no more: both must happen, in this order."""
    table = begin(GAME, script(Fragile("a"), Say("later"), a=[Weaken(), Say("dropped")]))
    assert table.state.said == ["fell", "buried", "a closed", "later"]


def test_a_check_before_a_question_is_carried_out_whole_and_then_the_question_is_dropped() -> None:
    state = script(Fragile("a"), Say("later"), a=[Ask(FIRST, ["x", "y"]), Weaken(), Ask(FIRST, ["z", "w"])])
    table = begin(GAME, state)
    answer(table, "pick x")
    assert table.state.said == ["x", "fell", "buried", "a closed", "later"]


def test_a_copy_made_while_a_check_was_pending_runs_it_as_well() -> None:
    state = script(Fragile("a"), a=[Weaken(), Say("dropped")])
    twin = GAME.codec.copy(state)
    assert begin(GAME, state).state.said == begin(GAME, twin).state.said == ["fell", "buried", "a closed"]
