"""Lasting effects: values from printed numbers, counted things and rows, and when the rows go."""

from __future__ import annotations

from typing import Any

from undercroft.kernel.lasting import forget, sweep
from undercroft.kernel.procedure import Procedure

from .playing import FIRST, answer, begin
from .toys.rooms import (
    ADDS,
    CRYPT,
    END_OF_PHASE,
    END_OF_ROUND,
    FOREVER,
    GAME,
    IS_AT_LEAST,
    IS_FIXED_AT,
    IS_SILENT,
    PIT,
    THRONE,
    TIRES_HERO,
    Build,
    Destroy,
    Look,
    Phase,
    RoomId,
    RoomsState,
    damage,
    lair,
    row,
)


def of_first(state: RoomsState[Any]) -> int:
    return damage(state, state.rooms[0])


# Values


def test_without_rows_the_printed_number_counts() -> None:
    assert of_first(lair(PIT)) == 3


def test_additions_add_up() -> None:
    assert of_first(lair(PIT, rows=[row(ADDS, 2), row(ADDS, -1)])) == 4


def test_a_row_is_about_one_room_only() -> None:
    others = [row(ADDS, 2, room=1), row(IS_FIXED_AT, 9, room=1), row(IS_SILENT, 0, room=1)]
    assert of_first(lair(PIT, PIT, rows=others)) == 3


def test_rows_of_another_kind_do_not_count() -> None:
    assert of_first(lair(PIT, rows=[row(TIRES_HERO, 2)])) == 3


def test_a_modifier_counts_things() -> None:
    assert of_first(lair(THRONE, CRYPT, PIT, CRYPT)) == 2


def test_what_is_counted_changes_as_things_come_and_go() -> None:
    state = lair(THRONE, CRYPT, steps=[Build(CRYPT), Look(FIRST), Destroy(RoomId(1)), Destroy(RoomId(2))])
    table = begin(GAME, state)
    assert of_first(table.state) == 2
    answer(table, "wait 1")
    assert of_first(table.state) == 0


def test_a_fixed_value_beats_additions_before_and_after_it() -> None:
    assert of_first(lair(PIT, rows=[row(ADDS, 2), row(IS_FIXED_AT, 1), row(ADDS, 5)])) == 1


def test_of_two_fixed_values_the_later_counts() -> None:
    assert of_first(lair(PIT, rows=[row(IS_FIXED_AT, 1), row(IS_FIXED_AT, 6)])) == 6


def test_floors_come_last() -> None:
    assert of_first(lair(PIT, rows=[row(IS_AT_LEAST, 2), row(IS_FIXED_AT, 1)])) == 2
    assert of_first(lair(PIT, rows=[row(IS_AT_LEAST, 2), row(ADDS, -9)])) == 2


def test_a_floor_does_not_pull_down() -> None:
    assert of_first(lair(PIT, rows=[row(IS_AT_LEAST, 2)])) == 3


def test_a_row_may_simply_be_there() -> None:
    assert of_first(lair(PIT, rows=[row(ADDS, 2), row(IS_SILENT, 0)])) == 0


# When rows go


def phases(*steps: Procedure) -> RoomsState[Any]:
    return lair(PIT, steps=[*steps, Look(FIRST)])


def test_an_effect_ends_at_the_end_of_its_phase() -> None:
    table = begin(GAME, phases(Phase(ADDS, 2, END_OF_PHASE)))
    assert of_first(table.state) == 5
    answer(table, "wait 1")
    assert of_first(table.state) == 3


def test_an_effect_that_lasts_longer_outlives_the_phase() -> None:
    table = begin(GAME, phases(Phase(ADDS, 2, END_OF_ROUND)))
    answer(table, "wait 1")
    assert of_first(table.state) == 5


def test_a_sweep_takes_all_whose_time_is_up_and_keeps_the_others_in_order() -> None:
    times = [END_OF_PHASE, FOREVER, END_OF_PHASE, END_OF_ROUND]
    rows = [row(ADDS, number, until=until) for number, until in enumerate(times)]
    sweep(rows, END_OF_PHASE)
    assert [left.amount for left in rows] == [1, 3]


def test_a_sweep_takes_only_those_that_last_until_then() -> None:
    rows = [row(ADDS, until, until=until) for until in (END_OF_PHASE, END_OF_ROUND, FOREVER)]
    sweep(rows, END_OF_ROUND)
    assert [left.until for left in rows] == [END_OF_PHASE, FOREVER]


def test_a_fixed_value_that_ends_lets_the_additions_through_again() -> None:
    state = lair(PIT, rows=[row(ADDS, 4), row(IS_FIXED_AT, 1, until=END_OF_PHASE)])
    assert of_first(state) == 1
    sweep(state.rows, END_OF_PHASE)
    assert of_first(state) == 7


def test_rows_go_when_their_target_leaves() -> None:
    state = lair(PIT, CRYPT, rows=[row(ADDS, 2), row(ADDS, 1, room=1)], steps=[Destroy(RoomId(0))])
    table = begin(GAME, state)
    assert [left.target for left in table.state.rows] == [1]


def test_rows_on_another_kind_of_thing_with_the_same_number_stay() -> None:
    rows = [row(ADDS, 2), row(TIRES_HERO, 1)]
    forget(rows, (ADDS,), 0)
    assert [left.kind for left in rows] == [TIRES_HERO]


def test_rows_are_part_of_the_state_and_survive_a_copy() -> None:
    state = lair(PIT, rows=[row(ADDS, 2), row(IS_AT_LEAST, 9)])
    assert of_first(GAME.codec.copy(state)) == 9
