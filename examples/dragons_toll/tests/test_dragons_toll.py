"""The promises of every game, and the rules of this one."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from dragons_toll.game import FACE_DOWN, GAME, CardId, CardLaid

from undercroft.kernel.match import Match
from undercroft.kernel.parts import Seat
from undercroft.testing import check_match, check_secrets, check_texts, coverage, rule

ALA, OLA = Seat(0), Seat(1)
DEALT = [0] * 8  # the first card of the deck eight times: hands 1 2 3 4 and 5 6 7 8


def toll(*choices: str, dice: list[int]) -> Match[Any]:
    match = Match(GAME, GAME.settings_type(seats=2), "1", given=[*DEALT, *(die - 1 for die in dice)])
    for choice in choices:
        match.take(choice)
    return match


@pytest.mark.parametrize("seed", range(10))
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_promises_hold_in_random_play(seats: int, seed: int) -> None:
    settings = GAME.settings_type(seats=seats)
    assert check_match(GAME, settings, seed, thorough=1).hidden_varied
    check_secrets(GAME, settings, seed, thorough=1)


def test_everything_can_be_said_in_both_languages() -> None:
    check_texts(GAME)


@rule("DT-LAY-01")
def test_only_its_owner_knows_a_laid_card() -> None:
    match = toll("lay down 4", dice=[1])
    for seat, card in [(ALA, CardId(4)), (OLA, FACE_DOWN), (None, FACE_DOWN)]:
        assert GAME.view(match.state, seat).zones["laid 0"] == [card]
        assert match.log(seat)[-1] == CardLaid(ALA, card)


@rule("DT-EAT-01", "DT-EAT-02")
@pytest.mark.parametrize(("die", "eaten", "kept"), [(3, 5, "hoard 0"), (4, 1, "hoard 1")])
def test_the_dragon_eats_the_highest_on_odd_and_the_lowest_on_even(die: int, eaten: int, kept: str) -> None:
    match = toll("lay down 1", "lay down 5", "pass", "pass", dice=[die])
    assert match.state.zones["eaten"] == [eaten]
    assert match.state.zones[kept] == [6 - eaten]


@rule("DT-TORCH-01", "DT-TORCH-02")
def test_a_torch_has_the_die_cast_again_and_burns_once() -> None:
    match = toll("lay down 1", "lay down 5", "burn torch", "pass", dice=[4, 3, 6])
    assert match.state.zones["eaten"] == [5]
    match.take("lay down 2")
    match.take("lay down 6")
    assert match.seat == OLA, "Ala has no torch left and passes silently"


def test_every_cited_rule_is_in_the_book() -> None:
    assert coverage(GAME.rules, Path(__file__).parent).unknown == []
