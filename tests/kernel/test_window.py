"""Response windows: who is asked, what becomes of an answer, and what nobody learns."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from undercroft.kernel.parts import Pass, Seat
from undercroft.kernel.procedure import Procedure
from undercroft.kernel.table import Table
from undercroft.kernel.window import Window

from .playing import FIRST, SECOND, THIRD, answer, begin, offered
from .toys.watch import (
    GAME,
    Creep,
    Footfall,
    Footstep,
    LastWord,
    MayCreep,
    Muster,
    Noise,
    Objections,
    Patrol,
    Watch,
    night,
)

WatchTable = Table[Watch[Any]]


def at(*steps: Procedure, **more: Any) -> WatchTable:
    return begin(GAME, night(*steps, **more))


def asked_in_turn(table: WatchTable, said: Callable[[Seat], str]) -> list[Seat]:
    """Who is asked until the window closes, and each time says something."""
    asked = []
    while not table.is_over:
        asked.append(table.seat)
        answer(table, said(table.seat))
    return asked


def noticed(table: WatchTable) -> list[str]:
    """The kinds of windows that will be noticed from now on."""
    notes: list[str] = []
    table.notice_window = lambda kind: notes.append(kind.__name__)
    return notes


# Who is asked


def test_seats_are_asked_in_the_order_of_the_window() -> None:
    assert asked_in_turn(at(Noise(), whistles=[1, 1, 1]), lambda _: "pass") == [FIRST, SECOND, THIRD]


def test_a_seat_without_an_answer_passes_silently() -> None:
    table = at(Noise(), whistles=[0, 1, 0])
    assert (table.seat, table.silent) == (SECOND, 1)
    answer(table, "pass")
    assert (table.is_over, table.silent) == (True, 2)


def test_a_window_opens_by_what_everybody_knows_only() -> None:
    table = Table(GAME, night(MayCreep(FIRST), Noise(), whistles=[1, 1, 1], is_light=True))
    notes = noticed(table)
    table.run()
    table.barrier = False
    answer(table, "creep")
    assert (table.is_over, notes) == (True, [])
    assert not table.barrier


# What becomes of an answer


def test_after_an_answer_all_are_asked_again() -> None:
    table = at(Noise(), whistles=[1, 1, 0])
    answer(table, "pass", "whistle")
    assert table.seat == FIRST


def test_a_window_that_goes_on_asks_only_who_has_not_passed() -> None:
    table = at(Objections(), whistles=[1, 2, 1])
    answer(table, "pass", "whistle")
    assert table.seat == SECOND
    answer(table, "whistle")
    assert table.seat == THIRD


def test_a_window_for_one_answer_closes_with_it() -> None:
    table = at(LastWord(), whistles=[1, 1, 1])
    answer(table, "pass", "whistle")
    assert table.is_over


def test_what_waits_is_carried_out_when_all_have_passed_and_then_all_are_asked_again() -> None:
    table = at(Muster(), whistles=[1, 2, 0])
    answer(table, "whistle", "whistle")
    assert table.state.story == ["0 whistles", "1 whistles"]
    answer(table, "pass")
    assert table.state.story[2:] == ["0 is heard"]
    assert table.seat == SECOND
    answer(table, "pass")
    assert table.state.story[3:] == ["1 is heard"]


# What nobody learns


@pytest.mark.parametrize("whistles", [[0, 0, 0], [0, 1, 0], [1, 1, 1]], ids=str)
def test_a_window_is_noticed_whoever_can_answer(whistles: list[int]) -> None:
    table = Table(GAME, night(Noise(), whistles=whistles))
    notes = noticed(table)
    table.run()
    assert set(notes) == {"Noise"}


@pytest.mark.parametrize("whistles", [[0, 0, 0], [1, 0, 0], [0, 1, 0]], ids=str)
def test_nobody_steps_back_over_a_window_whoever_could_answer(whistles: list[int]) -> None:
    table = at(MayCreep(FIRST), Noise(), MayCreep(FIRST), whistles=whistles)
    table.barrier = False
    answer(table, "creep")
    while table.choice.is_window:
        answer(table, "pass")
    assert table.barrier


def test_nobody_steps_back_over_a_window_that_closed_with_their_own_pass() -> None:
    table = at(Noise(), MayCreep(THIRD), whistles=[0, 0, 1])
    table.barrier = False
    answer(table, "pass")
    assert (table.choice, table.barrier) == (MayCreep(THIRD), True)


def test_whose_own_turn_it_is_steps_back_over_what_came_before_anybody_was_passed_over() -> None:
    table = at(Patrol(), whistles=[2, 1, 1], captain=FIRST)
    table.barrier = False
    answer(table, "whistle")
    assert (table.seat, table.barrier) == (FIRST, False)


def test_ones_own_turn_is_no_response_and_not_noticed() -> None:
    table = Table(GAME, night(Patrol(), whistles=[1, 0, 0], captain=FIRST))
    notes = noticed(table)
    table.run()
    assert (table.seat, notes) == (FIRST, [])
    answer(table, "pass")
    assert notes == ["Patrol"]


def test_the_kind_says_whether_a_window_is_brief() -> None:
    assert (Footstep.is_brief, Noise.is_brief, Window.is_brief) == (True, False, False)


def test_the_question_belongs_to_the_kind_of_its_window() -> None:
    table = at(Footstep(), whistles=[1, 0, 0])
    assert table.choice.window(table) is Footstep


# At a table that settles


def test_at_a_table_that_settles_everybody_passes() -> None:
    table = at(MayCreep(FIRST), Noise(), MayCreep(FIRST), whistles=[1, 1, 1])
    twin = table.trial(Creep())
    assert (twin.choice, twin.state.story) == (MayCreep(FIRST), ["somebody creeps"])


def test_what_waits_in_a_window_is_carried_out_at_a_table_that_settles() -> None:
    table = at(Muster(), whistles=[1, 1, 1])
    answer(table, "whistle")
    twin = table.trial(Pass())
    assert twin.state.story == ["0 whistles", "0 is heard"]


def test_whose_own_turn_it_is_decides_at_a_table_that_settles_too() -> None:
    table = at(MayCreep(SECOND), Patrol(), whistles=[1, 1, 1], captain=SECOND)
    twin = table.trial(Creep())
    assert (twin.seat, offered(twin)) == (SECOND, ["pass", "whistle"])


def test_at_a_table_that_settles_nobody_looks_who_could_answer() -> None:
    table = at(MayCreep(SECOND), Patrol(), whistles=[0, 1, 0], captain=SECOND)
    twin = table.trial(Creep())
    assert (twin.seat, twin.silent) == (SECOND, 0)


# Composing in secret


def composed(table: WatchTable) -> Any:
    return table.state.intents[table.seat]


def test_an_answer_is_composed_step_by_step_and_seen_when_it_is_complete() -> None:
    table = at(Footfall(), traps=[[3, 5, 7], [], []])
    assert offered(table) == ["pass", "lay 3", "lay 5", "lay 7"]
    answer(table, "lay 5")
    assert offered(table) == ["pay with 3", "pay with 7"]
    answer(table, "pay with 7")
    assert offered(table) == ["at cellar", "at tower"]
    assert table.state.story == []
    answer(table, "at tower")
    assert table.state.story == ["0 springs 5 in the tower"]


def test_what_is_not_complete_moves_nothing_and_lies_in_its_seats_own_zone() -> None:
    table = at(Footfall(), traps=[[3, 5, 7], [], []])
    answer(table, "lay 5", "pay with 7")
    assert table.state.traps[0] == [3, 5, 7]
    assert (composed(table).card, composed(table).paid) == (5, [7])


def test_the_prompt_of_a_step_says_what_is_missing() -> None:
    table = at(Footfall(), traps=[[3, 5, 7], [], []])
    prompts = [table.choice.prompt(table)]
    for said in ("lay 5", "pay with 7"):
        answer(table, said)
        prompts.append(table.choice.prompt(table))
    assert prompts == ["choice-may-lay", "choice-choose-payment", "choice-choose-room"]


def test_each_step_has_its_own_objections() -> None:
    table = at(Footfall(), traps=[[3, 5, 7, 9], [], []])
    assert [table.choice.objection(table, option) for option in table.choice.candidates(table)][:2] == [
        None,
        "WA-LOUD-01",
    ]
    answer(table, "lay 5")
    assert "pay with 5" not in offered(table)


def test_one_answer_closes_the_window_when_it_is_seen_not_when_it_is_begun() -> None:
    table = at(Footfall(), traps=[[3, 5, 7], [2, 4, 6], []])
    answer(table, "lay 3", "pay with 5")
    assert table.seat == FIRST
    answer(table, "at cellar")
    assert table.is_over


def test_what_is_no_secret_is_done_at_once() -> None:
    table = at(Footfall(), traps=[[3, 5, 7], [], []], whistles=[1, 0, 0])
    answer(table, "whistle")
    assert table.state.story == ["0 whistles"]
    assert offered(table) == ["pass", "whistle", "lay 3", "lay 5", "lay 7"]


def test_another_seat_may_have_to_agree_before_it_is_seen() -> None:
    table = at(Footfall(), traps=[[], [2, 4, 6], []], captain=THIRD)
    answer(table, "lay 2", "pay with 4", "at cellar")
    assert (table.seat, offered(table), table.state.story) == (THIRD, ["no", "yes"], [])
    answer(table, "yes")
    assert table.state.story == ["1 springs 2 in the cellar"]


def test_who_is_refused_may_say_something_else() -> None:
    table = at(Footfall(), traps=[[], [2, 4, 6], []], captain=THIRD)
    answer(table, "lay 2", "pay with 4", "at cellar", "no")
    assert (table.seat, table.state.intents[1]) == (SECOND, None)
    assert offered(table) == ["pass", "lay 2", "lay 4", "lay 6"]
