"""Stepping back: alone over one's own choices up to a barrier, beyond it if all agree."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.kernel.events import TookBack
from undercroft.kernel.match import MAX_STEPS_BACK, Match
from undercroft.kernel.record import Taken, Undone
from undercroft.kernel.refusals import CannotUndo
from undercroft.kernel.replaying import replay

from .playing import FIRST, SECOND, encoded, match_of, offered
from .toys.well import GAME, Well
from .toys.well.play import CoinsPicked

# Alone


def test_a_seat_steps_back_over_its_own_choice() -> None:
    match, before = match_of(GAME, "pick 0"), match_of(GAME)
    match.undo(FIRST)
    assert encoded(match) == encoded(before)
    assert (match.seat, offered(match)) == (FIRST, offered(before))


def test_a_seat_steps_back_over_several_of_its_choices_one_at_a_time() -> None:
    match = match_of(GAME, "pick 0", "pick 1")
    match.undo(FIRST)
    assert match.state.picked[FIRST] == [0]
    match.undo(FIRST)
    assert match.state.picked[FIRST] == []
    with pytest.raises(CannotUndo):
        match.undo(FIRST)


def test_a_seat_may_choose_otherwise_after_stepping_back() -> None:
    match = match_of(GAME, "pick 0")
    match.undo(FIRST)
    match.take("pick 1")
    assert match.state.picked[FIRST] == [1]


def test_an_any_time_effect_can_be_taken_back() -> None:
    match = match_of(GAME, "toss", pebbles=1)
    match.undo(FIRST)
    assert match.state.pebbles == [1, 1]


@pytest.mark.parametrize("barrier", ["cast", "peer"], ids=["chance", "a reveal"])
def test_nobody_steps_back_over_chance_or_a_reveal(barrier: str) -> None:
    match = match_of(GAME, barrier)
    with pytest.raises(CannotUndo):
        match.undo(FIRST)


def test_what_came_after_a_barrier_can_still_be_taken_back() -> None:
    match = match_of(GAME, "cast", "pick 0")
    match.undo(FIRST)
    assert (match.state.picked[FIRST], len(match.state.luck)) == ([], 1)
    with pytest.raises(CannotUndo):
        match.undo(FIRST)


def test_nobody_steps_back_once_another_seat_is_asked() -> None:
    match = match_of(GAME, "pass")
    assert match.seat == SECOND
    with pytest.raises(CannotUndo):
        match.undo(FIRST)


def test_nobody_steps_back_over_another_seats_answer() -> None:
    match = match_of(GAME, "call 1", "pass", wishes=1)
    assert match.seat == FIRST
    with pytest.raises(CannotUndo):
        match.undo(FIRST)


@pytest.mark.parametrize("deed", ["call 1", "linger"], ids=["a window", "a pause"])
def test_nobody_steps_back_over_a_question_that_another_seat_answered_silently(deed: str) -> None:
    """Were it allowed, it would tell that the other had no answer."""
    match = match_of(GAME, deed)
    assert match.seat == FIRST
    with pytest.raises(CannotUndo):
        match.undo(FIRST)


def test_nobody_takes_back_anothers_choice() -> None:
    match = match_of(GAME, "pick 0")
    with pytest.raises(CannotUndo):
        match.undo(SECOND)


def test_stepping_back_alone_does_not_touch_chance() -> None:
    match = match_of(GAME, "pick 0")
    match.undo(FIRST)
    match.take("cast")
    assert match.state.luck == match_of(GAME, "cast").state.luck


# If all agree


def test_if_all_agree_chance_can_be_taken_back() -> None:
    match = match_of(GAME, "cast")
    match.undo(FIRST, agreed=True)
    assert match.state.luck == []


def test_after_an_agreed_undo_chance_gives_another_outcome() -> None:
    match = match_of(GAME, "cast")
    taken_back = match.state.luck[0]
    match.undo(FIRST, agreed=True)
    match.take("cast")
    assert match.state.luck[0] != taken_back


def test_chance_moves_on_even_if_nothing_was_rolled_meanwhile() -> None:
    match = match_of(GAME, "peer")
    match.undo(FIRST, agreed=True)
    match.take("cast")
    assert match.state.luck != match_of(GAME, "cast").state.luck


def test_an_agreed_undo_goes_back_over_the_choices_of_others() -> None:
    match = match_of(GAME, "call 1", "splash", wishes=1)
    match.undo(FIRST, agreed=True)
    assert (match.seat, match.state.wishes) == (FIRST, [1, 1])
    assert "call 1" in offered(match)


def outcomes_of_casting(match: Match[Well[Any]], times: int) -> list[int]:
    """Cast and take it back with everybody's consent, several times."""
    seen = []
    for _ in range(times):
        match.take("cast")
        seen.append(match.state.luck[-1])
        match.undo(FIRST, agreed=True)
    return seen


def test_no_outcome_that_was_taken_back_comes_again() -> None:
    seen = outcomes_of_casting(match_of(GAME), times=20)
    assert len({*seen}) == 20


def test_it_does_not_come_again_by_stepping_back_further_alone() -> None:
    match = match_of(GAME, "pick 0", "cast")
    taken_back = match.state.luck[0]
    match.undo(FIRST, agreed=True)
    match.undo(FIRST)
    match.take("pick 0")
    match.take("cast")
    assert match.state.luck[0] != taken_back


def test_it_does_not_come_again_by_agreeing_on_an_earlier_choice() -> None:
    match = match_of(GAME, "pick 0")
    seen = outcomes_of_casting(match, times=2)
    match.undo(FIRST, agreed=True)
    match.take("pick 0")
    match.take("cast")
    assert match.state.luck[0] not in seen


# What remains of it


def test_an_undo_is_an_entry_in_the_record() -> None:
    match = match_of(GAME, "pick 0", "cast")
    match.undo(FIRST, agreed=True)
    match.undo(FIRST)
    assert match.entries[2:] == [Undone(FIRST, agreed=True), Undone(FIRST, agreed=False)]
    assert match.entries[0] == Taken(FIRST, "pick 0")


def test_an_undo_is_told_and_what_was_told_before_stays_told() -> None:
    match = match_of(GAME, "pick 0")
    match.undo(FIRST)
    assert match.log(None) == [CoinsPicked(FIRST, [match.state.rim[0]]), TookBack(FIRST, agreed=False)]


def test_nothing_is_told_again_by_stepping_back() -> None:
    match = match_of(GAME, "pick 0", "pick 1", "pass")
    told = len(match.events)
    match.undo(FIRST, agreed=True)
    assert len(match.events) == told + 1


@pytest.mark.parametrize("from_seed", [False, True], ids=["by its rolls", "from its seed"])
def test_a_match_with_undos_replays_to_the_same_bytes(from_seed: bool) -> None:
    match = match_of(GAME, "pick 0", "cast")
    match.undo(FIRST, agreed=True)
    match.take("cast")
    match.take("pick 1")
    match.undo(SECOND if match.seat == FIRST else FIRST, agreed=True)
    match.take("cast")
    again = replay(GAME, match.record(), from_seed=from_seed)
    assert encoded(again) == encoded(match)
    assert again.entries == match.entries


def test_outcomes_still_to_be_given_survive_an_undo() -> None:
    match = Match(GAME, GAME.settings_type(seats=2), "1", given=[5, 11])
    match.take("pick 0")
    match.undo(FIRST)
    match.take("cast")
    assert match.state.luck == [11]


def test_the_memory_of_a_match_does_not_grow_with_its_length() -> None:
    """A state is kept for the last choices only; what lies before them stays as it is."""
    match = match_of(GAME, *["toss"] * (MAX_STEPS_BACK + 20), pebbles=MAX_STEPS_BACK + 50)
    assert len(match.history) == MAX_STEPS_BACK
    for _ in range(MAX_STEPS_BACK):
        match.undo(FIRST)
    assert match.state.pebbles[FIRST] == MAX_STEPS_BACK + 50 - 20
    with pytest.raises(CannotUndo):
        match.undo(FIRST, agreed=True)
    match.take("toss")
    match.undo(FIRST)
