"""The test that may be looked at after every match: it covers, it shrinks, and it decides what is true."""

from __future__ import annotations

import math
from collections.abc import Callable
from fractions import Fraction
from random import Random

import pytest

from undercroft.arena.sequential import Evidence, Verdict

RUNS = 100
LENGTH = 100


def won(wins: int, games: int) -> Evidence:
    evidence = Evidence()
    for number in range(games):
        evidence.add(int(number < wins))
    return evidence


def flip(rate: float) -> Callable[[Random], Fraction]:
    return lambda random: Fraction(int(random.random() < rate))


def shared(random: Random) -> Fraction:
    """Victories that are sometimes shared: 0, 1/3, 1/2 or 1, on average 11/24."""
    return random.choice([Fraction(0), Fraction(1, 3), Fraction(1, 2), Fraction(1)])


@pytest.mark.parametrize(("value", "rate"), [(flip(0.5), 0.5), (flip(0.95), 0.95), (shared, 11 / 24)])
def test_the_true_rate_is_seldom_refuted_however_often_one_looks(
    value: Callable[[Random], Fraction], rate: float
) -> None:
    doubts = []
    for seed in range(RUNS):
        random, evidence, doubt = Random(seed), Evidence(), 1.0
        for _ in range(LENGTH):
            evidence.add(value(random))
            doubt = min(doubt, evidence.doubt(rate))
        doubts.append(doubt)
    for alpha in (0.05, 0.2, 0.5):
        assert sum(doubt <= alpha for doubt in doubts) <= alpha * RUNS
    assert min(doubts) < 0.5


def test_an_ordinary_interval_would_fail_that_test() -> None:
    """The simulation above can tell: 1.96 standard errors, looked at after every match, miss much too often."""
    refuted = 0
    for seed in range(RUNS):
        random, wins = Random(seed), 0
        for games in range(1, LENGTH + 1):
            wins += random.random() < 0.5
            if games >= 10 and abs(wins / games - 0.5) > 1.96 * math.sqrt(0.25 / games):
                refuted += 1
                break
    assert refuted > 0.1 * RUNS


@pytest.mark.parametrize(("wins", "games"), [(0, 7), (3, 7), (50, 80), (196, 200)])
def test_wins_and_losses_give_the_beta_binomial_bound(wins: int, games: int) -> None:
    """The mixture over beta(1/2, 1/2) in closed form; the grid is fine enough to follow it."""

    def log_beta(a: float, b: float) -> float:
        return math.lgamma(a) + math.lgamma(b) - math.lgamma(a + b)

    for rate in (0.2, 0.5, 0.9):
        exact = log_beta(wins + 0.5, games - wins + 0.5) - log_beta(0.5, 0.5)
        exact -= wins * math.log(rate) + (games - wins) * math.log(1 - rate)
        assert won(wins, games).log_winnings(rate) == pytest.approx(exact, abs=0.02)


def test_the_interval_is_what_is_not_refuted() -> None:
    evidence = won(70, 100)
    low, high = evidence.interval()
    assert 0.5 < low < 0.7 < high < 0.9
    assert evidence.verdict(low - 1e-6) is Verdict.HOLDS
    assert evidence.verdict(high + 1e-6) is Verdict.FAILS
    assert {evidence.verdict(rate) for rate in (low + 1e-6, 0.7, high - 1e-6)} == {Verdict.OPEN}


def test_more_matches_and_less_certainty_make_it_narrower() -> None:
    wide, narrow = won(30, 40).interval(), won(300, 400).interval()
    assert wide[0] < narrow[0] < 0.75 < narrow[1] < wide[1]
    careless, careful = won(30, 40).interval(alpha=0.2), won(30, 40).interval(alpha=0.01)
    assert careful[0] < wide[0] < careless[0] < careless[1] < wide[1] < careful[1]


def test_values_that_vary_less_are_decided_sooner() -> None:
    shares, victories = Evidence(), Evidence()
    for number in range(40):
        shares.add(Fraction(2, 3))
        victories.add(int(number % 3 > 0))
    assert shares.interval()[0] > victories.interval()[0]
    assert shares.doubt(0.5) < victories.doubt(0.5)


def test_before_the_first_match_everything_is_possible() -> None:
    assert Evidence().interval() == (0.0, 1.0)
    assert Evidence().verdict(0.5) is Verdict.OPEN
    assert Evidence().doubt(0.5) == 1.0


def test_who_always_wins_is_below_no_rate() -> None:
    low, high = won(50, 50).interval()
    assert high == 1.0
    assert 0.85 < low < 0.95
    assert won(0, 50).interval() == pytest.approx((0.0, 1 - low))


def test_a_share_above_one_is_no_share() -> None:
    with pytest.raises(ValueError, match="not a share"):
        Evidence().add(Fraction(3, 2))
