"""In which order steps run: ``then``, loops that put themselves back, and what is already on the stack."""

from __future__ import annotations

import pytest

from undercroft.kernel.stuck import StuckError

from .playing import FIRST, SECOND, answer, begin, offered
from .toys.script import GAME, Ask, Book, CountDown, Say, SayEach, Section, script


def test_steps_run_in_the_order_of_the_stack() -> None:
    table = begin(GAME, script(Say("one"), Say("two"), Say("three")))
    assert table.state.said == ["one", "two", "three"]
    assert table.is_over


def test_several_calls_of_then_in_one_run_keep_their_order() -> None:
    table = begin(GAME, script(SayEach(["one", "two"])))
    assert table.state.said == ["one", "two", "and done"]


def test_what_a_step_schedules_runs_before_what_is_already_on_the_stack() -> None:
    table = begin(GAME, script(SayEach(["one"]), Say("afterwards")))
    assert table.state.said == ["one", "and done", "afterwards"]


def test_nested_schedules_run_depth_first() -> None:
    table = begin(GAME, script(Section("a"), Say("last"), a=[SayEach(["x"]), SayEach(["y"])]))
    assert table.state.said == ["x", "and done", "y", "and done", "a closed", "last"]


def test_a_loop_puts_itself_back_after_its_step() -> None:
    table = begin(GAME, script(CountDown(3), Say("zero")))
    assert table.state.said == ["3", "tick", "2", "tick", "1", "tick", "zero"]


def test_a_loop_that_has_nothing_left_is_gone() -> None:
    table = begin(GAME, script(CountDown(0), Say("zero")))
    assert table.state.said == ["zero"]


def test_a_loop_without_end_is_a_bug_that_is_told_and_not_a_match_that_hangs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("undercroft.kernel.table.MOST_STEPS", 20)
    begin(GAME, script(CountDown(5)))
    with pytest.raises(StuckError, match="goes on and on"):
        begin(GAME, script(CountDown(50)))


def test_a_loop_inside_a_loop_finishes_first() -> None:
    table = begin(GAME, script(Section("a"), a=[CountDown(1), CountDown(2)]))
    assert table.state.said == ["1", "tick", "2", "tick", "1", "tick", "a closed"]


def test_the_match_waits_at_a_question_with_two_options() -> None:
    table = begin(GAME, script(Say("before"), Ask(FIRST, ["yes", "no"]), Say("after")))
    assert table.state.said == ["before"]
    assert (table.seat, offered(table)) == (FIRST, ["pick yes", "pick no"])


def test_an_answer_schedules_before_the_rest() -> None:
    table = begin(GAME, script(Ask(SECOND, ["yes", "no"]), Say("after")))
    answer(table, "pick no")
    assert table.state.said == ["no", "after"]


def test_a_question_with_one_option_is_answered_by_the_engine() -> None:
    table = begin(GAME, script(Ask(FIRST, ["only"]), Say("after")))
    assert table.state.said == ["only", "after"]


def test_options_are_gone_when_the_steps_have_run_out() -> None:
    table = begin(GAME, script(Ask(FIRST, ["yes", "no"])))
    answer(table, "pick yes")
    assert table.is_over
    assert table.options == []


def test_a_copy_in_the_middle_of_a_question_goes_its_own_way() -> None:
    table = begin(GAME, script(Book("a"), Say("end"), a=[Ask(FIRST, ["yes", "no"])]))
    twin = table.copy()
    answer(twin, "pick no")
    answer(table, "pick yes")
    assert table.state.said == ["yes", "a closed", "end"]
    assert twin.state.said == ["no", "a closed", "end"]
