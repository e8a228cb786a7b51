"""Outside the rules: standing orders, which pass windows for a seat, and giving up."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.kernel.events import Conceded, MatchEnded
from undercroft.kernel.match import Match
from undercroft.kernel.orders import StandingOrder
from undercroft.kernel.record import Left, Taken
from undercroft.kernel.refusals import CannotUndo, NoSuchWindow
from undercroft.kernel.replaying import replay

from .playing import FIRST, SECOND, THIRD, encoded, match_of, offered
from .toys.well import GAME, Well

ALWAYS, CONCERNED, NEVER = StandingOrder.ALWAYS, StandingOrder.CONCERNED, StandingOrder.NEVER


def ordered(
    seconds: StandingOrder, thirds: StandingOrder = ALWAYS, wishes: int = 0, pebbles: int = 0
) -> Match[Well[Any]]:
    """Three seats, the second and the third with a standing order."""
    match = match_of(GAME, seats=3, wishes=wishes, pebbles=pebbles)
    match.order(SECOND, seconds)
    match.order(THIRD, thirds)
    return match


# Standing orders


def test_without_an_order_every_window_is_put() -> None:
    match = ordered(ALWAYS, wishes=1)
    match.take("call 2")
    assert (match.seat, offered(match)) == (SECOND, ["pass", "splash"])


def test_a_window_that_does_not_concern_a_seat_is_passed_by_its_order() -> None:
    match = ordered(CONCERNED, CONCERNED, wishes=1)
    match.take("call 2")
    assert (match.seat, offered(match)) == (THIRD, ["pass", "splash"])


def test_who_does_not_want_to_be_asked_is_not() -> None:
    match = ordered(NEVER, NEVER, wishes=1)
    match.take("call 2")
    assert match.seat == FIRST


def test_a_pause_is_passed_until_the_person_knocks() -> None:
    match = ordered(CONCERNED, pebbles=1)
    match.take("linger")
    assert match.seat == FIRST
    match.order(SECOND, ALWAYS)
    match.take("linger")
    assert (match.seat, offered(match)) == (SECOND, ["pass", "toss"])


def test_an_order_never_answers_what_is_not_a_window() -> None:
    match = ordered(NEVER)
    match.take("pass")
    assert match.seat == SECOND


def test_an_order_given_while_one_is_asked_is_obeyed_at_once() -> None:
    match = ordered(ALWAYS, wishes=1)
    match.take("call 1")
    match.order(SECOND, NEVER)
    assert match.seat == THIRD


def test_what_an_order_passed_is_not_the_choice_that_a_seat_takes_back() -> None:
    match = ordered(ALWAYS, wishes=1)
    match.take("call 2")
    match.take("pass")
    match.take("pass")
    match.order(SECOND, NEVER)
    match.take("call 1")
    assert [step.by_order for step in match.history if step.seat == SECOND] == [False, True]
    match.undo(SECOND, agreed=True)
    assert (match.seat, offered(match)) == (SECOND, ["pass", "splash"])
    assert not match.has_chosen(SECOND)


def test_an_order_by_itself_changes_nothing() -> None:
    match = match_of(GAME, "pick 0", wishes=1)
    before = encoded(match)
    match.order(SECOND, NEVER)
    assert encoded(match) == before
    assert len(match.entries) == 1


def test_a_pass_by_order_is_recorded() -> None:
    match = ordered(NEVER, wishes=1)
    match.take("call 1")
    assert match.entries == [Taken(FIRST, "call 1"), Taken(SECOND, "pass", by_order=True)]


def test_a_window_without_an_answer_is_passed_silently_and_not_recorded() -> None:
    match = ordered(NEVER)
    match.take("call 1")
    assert match.entries == [Taken(FIRST, "call 1")]


def test_a_record_with_passes_by_order_replays_without_the_orders() -> None:
    match = ordered(NEVER, CONCERNED, wishes=1, pebbles=1)
    for choice in ("call 1", "linger", "cast", "pass"):
        match.take(choice)
    again = replay(GAME, match.record())
    assert encoded(again) == encoded(match)
    assert again.entries == match.entries


def test_a_pass_by_order_is_another_seats_choice_and_stops_an_undo() -> None:
    match = ordered(NEVER, NEVER, wishes=1)
    match.take("call 1")
    with pytest.raises(CannotUndo):
        match.undo(FIRST)


# Orders for one kind of window


def test_an_order_for_one_kind_of_window_goes_before_the_usual_one() -> None:
    match = ordered(NEVER, wishes=1, pebbles=1)
    match.order(SECOND, ALWAYS, "pause")
    match.take("call 1")
    assert match.seat == THIRD
    match.take("pass")
    match.take("linger")
    assert (match.seat, offered(match)) == (SECOND, ["pass", "toss"])


def test_an_order_for_one_kind_can_be_withdrawn() -> None:
    match = ordered(NEVER, pebbles=1)
    match.order(SECOND, ALWAYS, "pause")
    match.order(SECOND, None, "pause")
    match.take("linger")
    assert match.seat == FIRST


def test_an_order_for_a_kind_that_there_is_not_is_refused_with_those_that_there_are() -> None:
    match = ordered(ALWAYS)
    with pytest.raises(NoSuchWindow) as refused:
        match.order(SECOND, NEVER, "dungeon")
    assert "may-answer, pause" in str(refused.value)
    assert match.orders[SECOND].kinds == {}


# Knocking


def test_who_knocks_is_asked_at_the_next_window_of_whatever_kind_and_once() -> None:
    match = ordered(NEVER, NEVER, wishes=2)
    match.knock(SECOND)
    match.take("call 2")
    assert (match.seat, offered(match)) == (SECOND, ["pass", "splash"])
    match.take("pass")
    match.take("call 1")
    assert match.seat == FIRST


def test_a_knock_waits_for_a_window_in_which_its_seat_can_answer() -> None:
    match = ordered(NEVER, NEVER, pebbles=1)
    match.knock(SECOND)
    match.take("pick 0")
    match.take("linger")
    assert match.seat == SECOND


def test_what_is_no_window_does_not_use_a_knock_up() -> None:
    match = ordered(NEVER, NEVER, wishes=1)
    match.knock(FIRST)
    match.take("pick 0")
    assert match.orders[FIRST].knocks


def test_a_knock_can_be_taken_back() -> None:
    match = ordered(NEVER, NEVER, wishes=1)
    match.knock(SECOND)
    match.take("call 1")
    match.knock(SECOND, on=False)
    assert match.seat == FIRST


def test_what_is_answered_after_a_knock_is_not_passed_by_order() -> None:
    match = ordered(NEVER, NEVER, wishes=1)
    match.knock(SECOND)
    match.take("call 1")
    match.take("pass")
    assert match.entries == [
        Taken(FIRST, "call 1"),
        Taken(SECOND, "pass"),
        Taken(THIRD, "pass", by_order=True),
    ]


# Giving up


def test_giving_up_is_recorded_and_told() -> None:
    match = match_of(GAME, "pick 0", seats=3)
    match.concede(SECOND)
    assert match.entries[-1] == Left(SECOND)
    assert match.events[-1] == Conceded(SECOND)


def test_the_games_rules_of_leaving_apply() -> None:
    match = match_of(GAME)
    match.concede(SECOND)
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.rule) == ([FIRST], "WE-LEAVE-01")
    assert match.options == []


def test_the_end_is_told_once() -> None:
    match = match_of(GAME)
    match.concede(SECOND)
    assert match.events == [Conceded(SECOND), MatchEnded([FIRST], "WE-LEAVE-01")]


def test_who_gives_up_out_of_turn_leaves_the_question_of_another_standing() -> None:
    match = match_of(GAME, "pick 0", seats=3)
    before = offered(match)
    match.concede(SECOND)
    assert (match.seat, offered(match)) == (FIRST, before)


def test_the_default_answers_for_who_has_left() -> None:
    match = match_of(GAME, seats=3)
    match.concede(SECOND)
    match.take("pass")
    assert match.seat == THIRD


def test_who_gives_up_while_being_asked_is_answered_for_at_once() -> None:
    match = match_of(GAME, seats=3)
    match.concede(FIRST)
    assert match.seat == SECOND


def test_windows_of_who_has_left_pass() -> None:
    match = match_of(GAME, seats=3, wishes=1)
    match.concede(SECOND)
    match.take("call 1")
    assert match.seat == THIRD


def test_giving_up_twice_is_giving_up_once() -> None:
    match = match_of(GAME, seats=3)
    match.concede(SECOND)
    before = encoded(match), list(match.entries)
    match.concede(SECOND)
    assert (encoded(match), match.entries) == before


def test_nobody_steps_back_over_a_concession() -> None:
    match = match_of(GAME, "pick 0", seats=3)
    match.concede(SECOND)
    with pytest.raises(CannotUndo):
        match.undo(FIRST, agreed=True)


@pytest.mark.parametrize("from_seed", [False, True], ids=["by its rolls", "from its seed"])
def test_a_match_that_seats_left_replays(from_seed: bool) -> None:
    match = match_of(GAME, "cast", seats=3)
    match.concede(FIRST)
    match.take("cast")
    match.concede(THIRD)
    again = replay(GAME, match.record(), from_seed=from_seed)
    assert encoded(again) == encoded(match)
    assert again.log(None) == match.log(None)
