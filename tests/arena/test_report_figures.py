"""The statistics behind the report: intervals that hold what they promise, and no flukes announced."""

from __future__ import annotations

import doctest
import math

import pytest

from undercroft.arena.report import charts, figures
from undercroft.arena.report.figures import Cell, beyond_chance, edge, mean, quantile, surprise, wilson
from undercroft.kernel.chance import Chance


@pytest.mark.parametrize("module", [figures, charts])
def test_the_examples_work(module: object) -> None:
    ran = doctest.testmod(module)  # type: ignore[arg-type]
    assert ran.failed == 0
    assert ran.attempted > 0


@pytest.mark.parametrize(
    ("wins", "n", "low", "high"),
    [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (10, 10, 0.7225, 1.0), (523, 1000, 0.4920, 0.5538)],
)
def test_wilsons_interval_is_the_one_of_the_books(wins: int, n: int, low: float, high: float) -> None:
    found = wilson(wins, n)
    assert (found.value, found.n) == (wins / n, n)
    assert [found.low, found.high] == pytest.approx([low, high], abs=5e-5)


def test_nothing_seen_is_nothing_known() -> None:
    assert (wilson(0, 0).low, wilson(0, 0).high) == (0.0, 1.0)
    assert (edge([]).low, edge([]).high) == (-1.0, 1.0)


def test_an_interval_holds_the_truth_nineteen_times_in_twenty() -> None:
    chance, held = Chance.from_seed("coverage"), 0
    for _ in range(1_000):
        found = wilson(sum(chance.below(10) < 3 for _ in range(60)), 60)
        held += found.low <= 0.3 <= found.high
    assert 930 <= held <= 970


def test_one_stratum_alone_gives_wilsons_interval_again() -> None:
    share, found = wilson(60, 100), edge([Cell(100, 60, 0.5)])
    assert found.value == pytest.approx(0.1)
    assert [found.low, found.high] == pytest.approx([share.low - 0.5, share.high - 0.5])


def test_more_matches_in_more_strata_make_the_interval_narrower() -> None:
    one, two = edge([Cell(100, 60, 0.5)]), edge([Cell(100, 60, 0.5), Cell(100, 60, 0.5)])
    assert two.value == pytest.approx(one.value)
    assert two.high - two.low == pytest.approx((one.high - one.low) / math.sqrt(2), rel=1e-6)


def test_against_the_others_the_difference_is_the_plain_one() -> None:
    """Of 200 seats of two-player tables half have it and win 60 %: the others win 40 %."""
    found = edge([Cell(100, 60, 0.5, others=0.5)], against_others=True)
    assert found.value == pytest.approx(0.6 - 0.4)


def test_matches_that_repeat_their_deals_count_as_one_each() -> None:
    once, thrice = wilson(52, 100), wilson(156, 300, repeats=3)
    assert (thrice.value, thrice.low, thrice.high) == pytest.approx((once.value, once.low, once.high))
    assert thrice.n == 300, "it is still so many that were seen"
    one, three = edge([Cell(100, 60, 0.5)]), edge([Cell(300, 180, 0.5, repeats=3)])
    assert (three.value, three.low, three.high) == pytest.approx((one.value, one.low, one.high))
    assert surprise([Cell(300, 180, 0.5, repeats=3)]) == pytest.approx(surprise([Cell(100, 60, 0.5)]))


def test_what_everybody_has_says_nothing() -> None:
    found = edge([Cell(100, 50, 0.5, others=0.0)], against_others=True)
    assert (found.value, found.low, found.high) == (0.0, -1.0, 1.0)


def test_a_surprise_is_measured_as_in_the_books() -> None:
    """60 heads of 100: 0.0569 by counting all cases, 0.0574 with the continuity correction."""
    assert surprise([Cell(100, 60, 0.5)]) == pytest.approx(0.0574, abs=1e-4)
    assert surprise([Cell(100, 50, 0.5)]) == 1.0
    assert surprise([Cell(100, 100, 1.0)]) == 1.0


def test_a_single_victory_where_there_are_few_is_no_surprise() -> None:
    assert surprise([Cell(7, 1, 1 / 14)]) > 0.3


def test_of_many_alike_hardly_any_is_announced() -> None:
    """Forty worlds of a hundred cards that do nothing: one in twenty of them may cry wolf."""
    chance, crying = Chance.from_seed("wolves"), 0
    for _ in range(40):
        wins = {card: sum(chance.below(2) for _ in range(50)) for card in range(100)}
        crying += bool(beyond_chance({card: surprise([Cell(50, won, 0.5)]) for card, won in wins.items()}))
    assert crying <= 6


def test_a_real_difference_is_announced_among_many() -> None:
    chances = dict.fromkeys(map(str, range(99)), 0.5) | {"strong": 1e-5}
    assert beyond_chance(chances) == {"strong"}


def test_means_and_quantiles_of_counted_values() -> None:
    counted = {1: 2, 4: 6, 10: 2}
    assert mean(counted) == pytest.approx(4.6)
    assert [quantile(counted, share) for share in (0.05, 0.25, 0.5, 0.95)] == [1, 4, 4, 10]
