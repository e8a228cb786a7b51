"""What the end of a match is worth: free-for-all, teams, one against many, all against the game."""

from __future__ import annotations

import doctest

import pytest

from undercroft.envs import rewards
from undercroft.envs.rewards import rewards_of
from undercroft.kernel.parts import Seat
from undercroft.kernel.state import Outcome

ALONE = [[Seat(0)], [Seat(1)], [Seat(2)], [Seat(3)]]
PAIRS = [[Seat(0), Seat(2)], [Seat(1), Seat(3)]]
AGAINST_ONE = [[Seat(0)], [Seat(1), Seat(2), Seat(3)]]
TOGETHER = [[Seat(0), Seat(1), Seat(2), Seat(3)]]


@pytest.mark.parametrize(
    ("teams", "winners", "expected"),
    [
        (ALONE[:2], [1], [-1.0, 1.0]),
        (ALONE, [2], [-1 / 3, -1 / 3, 1.0, -1 / 3]),
        (ALONE, [0, 3], [0.5, -0.5, -0.5, 0.5]),
        (ALONE, [0, 1, 2, 3], [0.0] * 4),
        (ALONE, [], [0.0] * 4),
        (PAIRS, [0, 2], [1.0, -1.0, 1.0, -1.0]),
        (PAIRS, [1], [-1.0, 1.0, -1.0, 1.0]),
        (AGAINST_ONE, [0], [1.0, -1.0, -1.0, -1.0]),
        (AGAINST_ONE, [1, 2, 3], [-1.0, 1.0, 1.0, 1.0]),
        (TOGETHER, [0, 1, 2, 3], [1.0] * 4),
        (TOGETHER, [], [-1.0] * 4),
    ],
)
def test_winning_teams_share_one_and_losing_teams_minus_one(
    teams: list[list[Seat]], winners: list[int], expected: list[float]
) -> None:
    seats = list(map(Seat, winners))
    places = [1 if seat in winners else 2 for seat in range(len(expected))]
    assert rewards_of(Outcome(seats, places, "a rule"), teams) == pytest.approx(expected)


def test_the_example_works() -> None:
    assert doctest.testmod(rewards).failed == 0
