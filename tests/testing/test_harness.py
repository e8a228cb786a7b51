"""The honest toy passes, and every cheat is caught and told where and how."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from tests.testing import leakers
from tests.testing.cheaters import AGAINST_MATCHES, AGAINST_SECRETS, MislaysACard
from tests.testing.toy import CARDS, HONEST, SETTINGS, Cellar, Hide, Pick
from undercroft.kernel.parts import Option
from undercroft.kernel.table import Table
from undercroft.testing import BrokenPromise, check_match, check_secrets, random_match
from undercroft.testing.trial import first_difference

Check = Callable[..., object]


@pytest.mark.parametrize("seed", range(30))
def test_an_honest_game_keeps_its_promises(seed: int) -> None:
    report = check_match(HONEST, SETTINGS, seed, thorough=1)
    assert report.hidden_varied
    assert report.undone > 0
    assert report.options >= 2 * report.decisions
    assert check_secrets(HONEST, SETTINGS, seed, thorough=1).decisions == report.decisions


def test_the_usual_thoroughness_is_enough_for_an_honest_game() -> None:
    assert check_match(HONEST, SETTINGS, "any text").outcome.rule == "CE-END-01"


@pytest.mark.parametrize("cheat", AGAINST_MATCHES, ids=lambda cheat: cheat.__name__)
def test_a_cheat_is_caught_in_play(cheat: type[Cellar]) -> None:
    assert AGAINST_MATCHES[cheat] in confession(check_match, cheat)


@pytest.mark.parametrize("cheat", AGAINST_SECRETS, ids=lambda cheat: cheat.__name__)
def test_a_leak_is_caught(cheat: type[Cellar]) -> None:
    assert AGAINST_SECRETS[cheat] in confession(check_secrets, cheat)


def test_all_leakers_are_tried() -> None:
    assert leakers.ExplainsTooMuch in AGAINST_SECRETS
    assert len(AGAINST_MATCHES) > 25
    assert len(AGAINST_SECRETS) > 10


def test_cheap_promises_are_checked_at_every_decision() -> None:
    with pytest.raises(BrokenPromise, match=r"decision 2: the inventory changed: lost \['card:"):
        check_match(MislaysACard(), SETTINGS, 1, thorough=1000)


def confession(check: Check, cheat: type[Cellar]) -> str:
    """What the harness says about a cheat in the first match that catches it, which must say where."""
    for seed in range(20):
        try:
            check(cheat(), SETTINGS, seed, thorough=1, most_decisions=200)
        except BrokenPromise as broken:
            where, _, what = str(broken).partition(", decision ")
            return what if where == f"cellar (seats=2, seed {seed})" else f"nowhere: {broken}"
    return "not caught"


def test_a_random_match_stops_at_every_decision_and_is_the_same_for_the_same_seed() -> None:
    def texts(seed: int) -> list[list[str]]:
        return [[str(option) for option in options] for _, options in random_match(HONEST, SETTINGS, seed)]

    assert texts(3) == texts(3) != texts(4)
    assert all(len(options) > 1 for options in texts(3))


def test_a_step_knows_its_state_and_the_table_ends_with_an_outcome() -> None:
    steps = list(random_match(HONEST, SETTINGS, 1))
    assert steps[0].state is steps[0].table.state
    assert steps[0].table.state.outcome is not None


def test_a_chooser_steers_the_match() -> None:
    def hiding(table: Table[Any], chance: random.Random) -> Option:
        return next((option for option in table.options if option == Hide()), table.options[0])

    for table, _ in random_match(HONEST, SETTINGS, 1, hiding):
        assert not table.state.shown
    assert check_match(HONEST, SETTINGS, 1, thorough=1, chooser=hiding).decisions > 0
    assert check_secrets(HONEST, SETTINGS, 1, thorough=1, chooser=hiding).decisions > 0


def test_the_first_difference_is_named_by_its_path() -> None:
    one, other = ([Pick(CARDS[number]), {"hands": [[1, number]]}] for number in (2, 3))
    assert first_difference(one, other) == "[0].card is 2 here and 3 there"
    assert first_difference(one[1:], other[1:]) == "[0].hands[0][1] is 2 here and 3 there"
    assert first_difference([1], [1, 2]) == "it is [1] here and [1, 2] there"
