"""Deals: every bot in every seat with the same cards, teams as one, shared victories as shares."""

from __future__ import annotations

from fractions import Fraction

import pytest

from undercroft.arena.deals import (
    Deal,
    Played,
    Terms,
    finished_ahead,
    places_of,
    play_deals,
    rotations,
    shares_of,
    terms_of,
)
from undercroft.arena.play import Result
from undercroft.kernel.registry import game

from .tug import install_tug

ALONE = ((0,), (1,), (2,))
PAIRS = ((0, 2), (1, 3))


def ended(*places: int) -> Played:
    """A match with these places; the first ones have won."""
    winners = tuple(seat for seat, place in enumerate(places) if place == 1)
    return Played(Result("1/1", winners=winners, places=places))


def test_every_bot_sits_everywhere_once() -> None:
    assert rotations("abc") == (("a", "b", "c"), ("b", "c", "a"), ("c", "a", "b"))


def test_no_match_of_a_deal_is_played_twice() -> None:
    assert rotations("aabb") == (("a", "a", "b", "b"), ("a", "b", "b", "a"), ("b", "b", "a", "a"), ("b", "a", "a", "b"))
    assert rotations("abab") == (("a", "b", "a", "b"), ("b", "a", "b", "a"))


@pytest.mark.parametrize(
    ("winners", "shares"),
    [((1,), [0, 1, 0]), ((0, 2), [Fraction(1, 2), 0, Fraction(1, 2)]), ((), [Fraction(1, 3)] * 3)],
)
def test_who_wins_together_shares(winners: tuple[int, ...], shares: list[Fraction]) -> None:
    assert shares_of(ALONE, Result("1", winners=winners)) == shares


def test_a_team_wins_as_one() -> None:
    assert shares_of(PAIRS, Result("1", winners=(1, 3))) == [0, 1]
    assert places_of(PAIRS, Result("1", places=(4, 2, 3, 1))) == [3, 1]


def test_a_deal_gives_every_bot_its_share_for_each_side() -> None:
    deal = Deal(Terms("any", {"seats": 3}, ALONE), rotations("aab"), "1/1")
    # a wins two of three matches from its two sides, b the last one
    matches = [ended(1, 2, 3), ended(1, 2, 3), ended(1, 2, 3)]
    assert [order[0] for order in deal.orders] == ["a", "a", "b"]
    assert deal.shares(matches) == {"a": Fraction(2, 6), "b": Fraction(1, 3)}


def test_a_bot_plays_for_all_seats_of_its_team(monkeypatch: pytest.MonkeyPatch) -> None:
    terms = terms_of(install_tug(monkeypatch), {"seats": 4})
    deal = Deal(terms, rotations(("greedy:1", "random")), "1/1")
    assert terms.teams == PAIRS
    assert [task.bots for task in deal.tasks] == [["greedy:1", "random"] * 2, ["random", "greedy:1"] * 2]
    assert {task.seed for task in deal.tasks} == {"1/1"}
    ((_, matches),) = play_deals([deal], 1)
    assert deal.shares(matches) == {"greedy:1": 1, "random": 0}
    assert all(match.asked == (1, 1, 1, 1) and min(match.thought) > 0 for match in matches)


def test_equal_bots_have_equal_shares_whatever_is_dealt() -> None:
    """The luck of a deal cancels: the same bot everywhere wins from each seat what it loses from the others."""
    terms = terms_of(game("boss-monster"), {"seats": 3})
    deals = [Deal(terms, (("random",) * 3,) * 3, f"5/{number}") for number in range(3)]
    for deal, matches in play_deals(deals, 1):
        assert deal.shares(matches) == {"random": Fraction(1, 3)}
        assert len({match.result for match in matches}) == 1


def test_the_number_of_processes_does_not_matter() -> None:
    terms = terms_of(game("boss-monster"), {"seats": 2})
    deals = [Deal(terms, (("random", "random"),), f"5/{number}") for number in range(6)]
    alone, many = ([[match.result for match in matches] for _, matches in play_deals(deals, jobs)] for jobs in (1, 2))
    assert alone == many
    assert len({match.decisions for (match,) in alone}) > 1


def test_every_match_ticks() -> None:
    terms = terms_of(game("boss-monster"), {"seats": 4})
    ticks: list[int] = []
    list(play_deals([Deal(terms, (("random",) * 4,) * 3, "1/1")], 1, tick=lambda: ticks.append(1)))
    assert len(ticks) == 3


def test_only_whole_deals_have_overtaken_others() -> None:
    terms = Terms("tug", {}, ((0,), (1,)))
    deals = [Deal(terms, rotations(("a", "b")), f"1/{number}") for number in range(1, 5)]
    ahead = {number: Played(Result(f"match {number}")) for number in (2, 3, 5, 6, 7)}
    assert list(finished_ahead(deals, ahead)) == [(deals[1], [ahead[2], ahead[3]]), (deals[3], [ahead[6], ahead[7]])]
