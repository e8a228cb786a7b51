"""Two parties see different boards, and consent is given to a card unseen (Alone).

What a seat must not know is proved by changing it: all that reaches the seat stays equal, byte for byte.
"""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from undercroft.kernel.parts import Seat
from undercroft.kernel.table import Table
from undercroft.kernel.text import Vocabulary

from .playing import answer, begin, listen, offered
from .toys.maze import (
    EVIL,
    GAME,
    HERO,
    LEADER,
    MINION,
    MONSTER,
    NOTHING,
    UNKNOWN,
    Enter,
    Explore,
    MayConsent,
    MayReact,
    MazeState,
    SectorRevealed,
    labyrinth,
)

WORDS = Vocabulary("undercroft.kernel", {}).words("en")


def reaching(table: Table[MazeState[Any]], seat: Seat | None) -> bytes:
    """All that reaches a seat now: its view and, if it is asked, the question, its arguments and options."""
    question: list[Any] = []
    if table.seat == seat:
        question = [table.choice, WORDS.arguments(table.choice), table.choice.subject(table), offered(table)]
    return msgspec.json.encode([GAME.view(table.state, seat), question])


# A false element on one board


def test_without_a_lie_both_parties_see_the_same_element() -> None:
    table = begin(GAME, labyrinth(MONSTER, NOTHING))
    answer(table, "look 0", "pass")
    assert GAME.view(table.state, HERO).board == [MONSTER, UNKNOWN]
    assert GAME.view(table.state, LEADER).board == [MONSTER, UNKNOWN]


def test_after_a_lie_the_hero_sees_what_is_not_there() -> None:
    table = begin(GAME, labyrinth(MONSTER, NOTHING))
    answer(table, "look 0", "pretend nothing")
    assert GAME.view(table.state, HERO).board == [NOTHING, UNKNOWN]


def test_after_a_lie_evil_sees_both_the_board_and_the_truth() -> None:
    table = begin(GAME, labyrinth(MONSTER, NOTHING))
    answer(table, "look 0", "pretend nothing")
    view = GAME.view(table.state, LEADER)
    assert (view.board, view.truth) == ([NOTHING, UNKNOWN], [MONSTER, NOTHING])


def test_the_false_element_is_data_and_survives_a_copy() -> None:
    table = begin(GAME, labyrinth(MONSTER, NOTHING))
    answer(table, "look 0", "pretend nothing")
    twin = table.copy()
    assert GAME.view(twin.state, HERO) == GAME.view(table.state, HERO)
    assert twin.state.board != twin.state.truth


def test_the_false_element_goes_when_the_hero_stands_there() -> None:
    table = begin(GAME, labyrinth(MONSTER, steps=[Explore(HERO), Enter(0)]))
    answer(table, "look 0", "pretend nothing")
    assert table.state.board == [MONSTER]


@pytest.mark.parametrize("seat", [HERO, None], ids=["hero", "spectator"])
def test_the_hero_cannot_tell_a_lie_from_the_truth(seat: Seat | None) -> None:
    honest, lying = begin(GAME, labyrinth(NOTHING, MONSTER)), begin(GAME, labyrinth(MONSTER, MONSTER))
    answer(honest, "look 0", "pass")
    answer(lying, "look 0", "pretend nothing")
    assert reaching(honest, seat) == reaching(lying, seat)


def test_what_is_being_pretended_is_never_on_the_stack() -> None:
    table = begin(GAME, labyrinth(MONSTER, NOTHING, hand=[7]))
    answer(table, "look 0", "pretend nothing")
    assert NOTHING not in str(table.state.stack)


def test_whether_evil_could_have_lied_does_not_show() -> None:
    honest, unable = begin(GAME, labyrinth(MONSTER, lies=1)), begin(GAME, labyrinth(MONSTER, lies=0))
    answer(honest, "look 0", "pass")
    answer(unable, "look 0")
    assert GAME.view(honest.state, HERO) == GAME.view(unable.state, HERO)


# One event, a part for each audience


def test_a_lie_is_one_event_with_a_part_for_each_audience() -> None:
    table = begin(GAME, labyrinth(MONSTER, NOTHING))
    heard = listen(table)
    answer(table, "look 0", "pretend nothing")
    (event,) = heard
    assert [event.seen_by(seat) for seat in EVIL] == [SectorRevealed(0, NOTHING, is_false=True)] * 2
    assert event.seen_by(HERO) == SectorRevealed(0, NOTHING, is_false=False)


def test_a_spectator_is_told_what_every_seat_may_know() -> None:
    table = begin(GAME, labyrinth(MONSTER, NOTHING))
    heard = listen(table)
    answer(table, "look 0", "pretend nothing")
    assert heard[0].seen_by(None) == heard[0].seen_by(HERO)


def test_an_event_may_be_kept_from_a_seat_altogether() -> None:
    table = begin(GAME, labyrinth(MONSTER, hand=[7, 8], steps=[MayReact(MINION)]))
    heard = listen(table)
    answer(table, "react 7")
    assert heard[0].seen_by(HERO) is None
    assert heard[0].seen_by(None) is None


def test_an_event_may_name_a_thing_to_one_seat_and_not_to_another() -> None:
    table = begin(GAME, labyrinth(MONSTER, hand=[7, 8], steps=[MayReact(MINION)]))
    heard = listen(table)
    answer(table, "react 7")
    assert "7" in str(heard[0].seen_by(MINION))
    assert "7" not in str(heard[0].seen_by(LEADER))


# Consent to a card unseen


def test_a_reaction_waits_for_another_seats_consent() -> None:
    table = begin(GAME, labyrinth(MONSTER, hand=[7, 8], steps=[MayReact(MINION)]))
    answer(table, "react 7")
    assert (table.seat, offered(table)) == (LEADER, ["yes", "no"])
    assert table.state.played == []


def test_with_consent_the_card_is_played() -> None:
    table = begin(GAME, labyrinth(MONSTER, hand=[7, 8], steps=[MayReact(MINION)]))
    answer(table, "react 7", "yes")
    assert (table.state.played, table.state.hand) == ([7], [8])


def test_without_consent_the_card_goes_back_unseen() -> None:
    table = begin(GAME, labyrinth(MONSTER, hand=[7, 8], steps=[MayReact(MINION)]))
    answer(table, "react 7", "no")
    assert (table.state.played, table.state.hand) == ([], [8, 7])


def test_the_card_lies_in_a_zone_and_not_in_the_question() -> None:
    table = begin(GAME, labyrinth(MONSTER, hand=[7, 8], steps=[MayReact(MINION)]))
    answer(table, "react 7")
    assert table.state.offered == [7]
    assert table.choice == MayConsent(LEADER)


def test_nothing_that_reaches_the_asked_seat_depends_on_the_card() -> None:
    one, other = (
        begin(GAME, labyrinth(MONSTER, hand=[7, 8], steps=[MayReact(MINION)])),
        begin(GAME, labyrinth(MONSTER, hand=[8, 7], steps=[MayReact(MINION)])),
    )
    answer(one, "react 7")
    answer(other, "react 8")
    assert reaching(one, LEADER) == reaching(other, LEADER)
    assert reaching(one, MINION) != reaching(other, MINION)
