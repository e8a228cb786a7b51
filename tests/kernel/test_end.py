"""The end of the match, in the middle of everything: nothing scheduled happens any more."""

from __future__ import annotations

import pytest

from undercroft.kernel.procedure import Procedure
from undercroft.kernel.stuck import StuckError

from .playing import FIRST, SECOND, answer, begin
from .toys.script import (
    GAME,
    Ask,
    AskToLeave,
    Book,
    Chapter,
    CountDown,
    Fatal,
    Fragile,
    Owe,
    Say,
    Section,
    Stop,
    script,
    the_end,
)


def test_after_the_end_nothing_scheduled_happens() -> None:
    table = begin(GAME, script(Say("before"), Stop(), Say("after")))
    assert table.state.said == ["before"]


def test_the_end_says_who_won_and_by_which_rule() -> None:
    table = begin(GAME, script(Stop()))
    assert table.state.outcome == the_end()


def test_a_match_that_ended_offers_nothing() -> None:
    table = begin(GAME, script(Ask(FIRST, ["x", "y"]), Stop(), Ask(FIRST, ["z", "w"])))
    answer(table, "pick x")
    assert table.is_over
    assert table.options == []


@pytest.mark.parametrize(
    "innermost",
    [
        pytest.param([Stop(), Say("after")], id="a step"),
        pytest.param([Fatal("d"), Say("after")], id="a closing scope"),
        pytest.param([Chapter("d"), CountDown(3)], id="a scope in a scope"),
    ],
)
def test_the_end_comes_through_any_number_of_open_scopes_and_none_of_them_closes(
    innermost: list[Procedure],
) -> None:
    outer: list[Procedure] = [Fragile("b"), Say("after")]
    table = begin(GAME, script(Book("a"), Say("after"), a=outer, b=[Section("c")], c=innermost, d=[Stop()]))
    assert table.state.said == []
    assert table.state.stack == []


def test_an_answer_can_end_the_match() -> None:
    table = begin(GAME, script(Book("a"), Say("after"), a=[AskToLeave(SECOND), Say("rest")]))
    answer(table, "pick end")
    assert table.is_over
    assert table.state.said == []


def test_no_standing_check_fires_after_the_end() -> None:
    table = begin(GAME, script(Book("a"), a=[Owe(2), Stop()]))
    assert (table.state.debts, table.state.said) == (2, [])


def test_a_table_laid_out_again_after_the_end_stays_over() -> None:
    table = begin(GAME, script(Book("a"), a=[Stop()]))
    again = begin(GAME, GAME.codec.copy(table.state))
    assert again.is_over
    assert again.state.outcome == the_end()


def test_there_is_nothing_to_leave_after_the_end() -> None:
    table = begin(GAME, script(Book("a"), a=[Stop()]))
    with pytest.raises(StuckError):
        table.leave(Book)


def test_winners_score_one_and_losers_nothing() -> None:
    assert (the_end().score(FIRST), the_end().score(SECOND)) == (1.0, 0.0)
    assert GAME.evaluate(begin(GAME, script(Stop())).state, SECOND) == 0.0
