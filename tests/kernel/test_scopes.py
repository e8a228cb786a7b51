"""Scopes: what lives as long as its steps, when the rest of it is dropped, and that it always closes."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.kernel.procedure import Procedure
from undercroft.kernel.stuck import StuckError

from .playing import FIRST, answer, begin
from .toys.script import (
    GAME,
    Ask,
    AskToLeave,
    Book,
    Chapter,
    CountDown,
    CountInBook,
    Fatal,
    Fragile,
    LeaveBook,
    Rounds,
    Say,
    ScriptState,
    Section,
    Weaken,
    script,
)


def test_a_step_reaches_the_scope_it_runs_in() -> None:
    table = begin(GAME, script(Book("a"), a=[CountInBook(), CountInBook()]))
    assert table.state.said == ["a 1", "a 2", "a closed"]


def test_a_step_reaches_past_scopes_of_another_kind() -> None:
    table = begin(GAME, script(Book("a"), a=[Chapter("b"), CountInBook()], b=[CountInBook()]))
    assert table.state.said == ["a 1", "b closed", "a 2", "a closed"]


def test_of_two_scopes_of_one_kind_the_innermost_is_meant() -> None:
    table = begin(GAME, script(Book("a"), a=[Book("b"), CountInBook()], b=[CountInBook(), CountInBook()]))
    assert table.state.said == ["b 1", "b 2", "b closed", "a 1", "a closed"]


def test_all_open_scopes_of_a_kind_are_found_the_innermost_first() -> None:
    table = begin(GAME, script(Book("a"), a=[Chapter("b")], b=[Book("c")], c=[Ask(FIRST, ["x", "y"])]))
    assert [book.title for book in table.scopes(Book)] == ["c", "a"]


def test_a_scope_is_not_there_for_its_own_closing_steps() -> None:
    table = begin(GAME, script(Book("a"), a=[Ask(FIRST, ["x", "y"])]))
    assert table.is_inside(Book)
    answer(table, "pick x")
    assert not table.is_inside(Book)


def test_a_step_outside_the_scope_it_asks_for_is_a_bug() -> None:
    with pytest.raises(StuckError, match="not inside Book"):
        begin(GAME, script(Chapter("a"), CountInBook()))


def test_what_a_scope_holds_is_found_again_in_a_copy() -> None:
    table = begin(GAME, script(Book("a"), a=[CountInBook(), Ask(FIRST, ["x", "y"]), CountInBook()]))
    twin = table.copy()
    answer(twin, "pick y")
    assert twin.state.said == ["a 1", "y", "a 2", "a closed"]


# Scopes that stop going on


def test_the_rest_is_dropped_when_a_scope_no_longer_goes_on() -> None:
    table = begin(GAME, script(Fragile("a"), a=[Say("one"), Weaken(), Say("two"), Say("three")]))
    assert "one" in table.state.said
    assert not {"two", "three"} & {*table.state.said}


def test_a_scope_whose_rest_was_dropped_closes_and_what_follows_it_goes_on() -> None:
    table = begin(GAME, script(Fragile("a"), Say("later"), a=[Weaken(), Say("two")]))
    assert table.state.said[-2:] == ["a closed", "later"]


def test_a_question_is_not_put_any_more_when_its_scope_stopped() -> None:
    table = begin(GAME, script(Fragile("a"), a=[Weaken(), Ask(FIRST, ["x", "y"])]))
    assert table.is_over


def test_a_loop_ends_with_its_scope() -> None:
    table = begin(GAME, script(Fragile("a"), a=[Weaken(), CountDown(100)]))
    assert "tick" not in table.state.said


def test_an_inner_scope_is_finished_before_the_outer_one_looks_whether_it_goes_on() -> None:
    table = begin(GAME, script(Fragile("a"), a=[Chapter("b"), Say("dropped")], b=[Weaken(), Say("kept")]))
    assert "kept" in table.state.said
    assert "dropped" not in table.state.said


def test_a_scope_that_goes_on_runs_everything() -> None:
    table = begin(GAME, script(Fragile("a"), strength=2, a=[Weaken(), Say("two")]))
    assert table.state.said == ["two", "a closed"]


# Leaving


def nested(*innermost: Procedure) -> ScriptState[Any]:
    plan_a: list[Procedure] = [Chapter("b"), Say("rest of a")]
    plan_b: list[Procedure] = [Section("c"), Say("rest of b")]
    return script(Book("a"), Say("later"), a=plan_a, b=plan_b, c=[*innermost])


def test_leaving_drops_the_rest_of_every_scope_down_to_that_one() -> None:
    table = begin(GAME, nested(LeaveBook(), Say("rest of c")))
    assert not any(word.startswith("rest of") for word in table.state.said)


def test_leaving_closes_all_scopes_the_innermost_first() -> None:
    table = begin(GAME, nested(LeaveBook()))
    assert table.state.said == ["c closed", "b closed", "a closed", "left", "later"]


def test_leaving_from_an_answer_works_the_same() -> None:
    table = begin(GAME, nested(AskToLeave(FIRST)))
    answer(table, "pick leave")
    assert table.state.said == ["c closed", "b closed", "a closed", "later"]


def test_leaving_stops_at_the_innermost_scope_of_that_kind() -> None:
    table = begin(GAME, script(Book("a"), a=[Book("b"), Say("kept")], b=[LeaveBook(), Say("dropped")]))
    assert table.state.said == ["b closed", "left", "kept", "a closed"]


def test_leaving_from_inside_a_standing_check_is_leaving_all_the_same() -> None:
    table = begin(GAME, script(Book("a"), Say("later"), a=[Weaken(), Chapter("b")], fall=[LeaveBook()]))
    assert table.state.said == ["fell", "buried", "a closed", "left", "later"]


def test_a_scope_that_ends_the_match_when_it_closes_ends_it_in_the_middle_of_leaving() -> None:
    table = begin(GAME, script(Book("a"), Say("later"), a=[Chapter("b")], b=[Fatal("c")], c=[LeaveBook()]))
    assert table.is_over
    assert table.state.outcome is not None
    assert table.state.said == []


def test_what_one_is_not_inside_of_cannot_be_left_and_nothing_is_dropped() -> None:
    state = script(Chapter("a"), a=[AskToLeave(FIRST), Say("rest of a")])
    table = begin(GAME, state)
    with pytest.raises(StuckError, match="cannot leave Book"):
        answer(table, "pick leave")
    assert len(table.state.stack) == 2


# Loops


def test_a_loop_goes_on_when_all_that_it_scheduled_is_done() -> None:
    table = begin(GAME, script(Rounds("a", 2), Say("end"), a=[Book("b"), Say("x")], b=[Say("y")]))
    assert table.state.said == ["y", "b closed", "x", "y", "b closed", "x", "end"]


def test_a_loop_inside_a_loop_goes_on_by_itself() -> None:
    table = begin(GAME, script(Rounds("a", 2), a=[Rounds("b", 2), Say("a")], b=[Say("b")]))
    assert table.state.said == ["b", "b", "a", "b", "b", "a"]


def test_a_loop_stops_in_the_middle_when_it_does_not_go_on() -> None:
    table = begin(GAME, script(Rounds("a", 9), Say("end"), a=[Say("x"), Weaken(), Say("never heard")], strength=1))
    assert [word for word in table.state.said if word not in ("fell", "buried")] == ["x", "end"]
