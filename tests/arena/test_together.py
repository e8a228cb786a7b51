"""Where all win or lose together: each bot plays the same deals with all seats, and it is compared which they win."""

from __future__ import annotations

import sys
from fractions import Fraction

import pytest

from undercroft.arena.deals import Deal, Played, Terms, shares_of
from undercroft.arena.duel import Duel, duel_deals
from undercroft.arena.play import Result
from undercroft.arena.sequential import Verdict
from undercroft.arena.tournament import Standings, schedule

BOTS = ("quick", "slow")
PARTY = Terms("any", {"seats": 3}, ((0, 1, 2),))
ALONE = Terms("any", {"seats": 1}, ((0,),))
WON, LOST = (
    Played(Result("1/1", winners=winners, places=(1, 1, 1)), (1, 1, 1), (0.1, 0.1, 0.1)) for winners in ((0, 1, 2), ())
)


def played(duel: Duel, *deals: tuple[Played, Played]) -> Duel:
    for deal, matches in zip(duel_deals(PARTY, BOTS, 2 * len(deals), "1"), deals, strict=True):
        duel.add(deal, matches)
    return duel


@pytest.mark.parametrize("terms", [PARTY, ALONE])
def test_a_match_that_all_lose_is_lost(terms: Terms) -> None:
    assert shares_of(terms.teams, LOST.result) == [0]
    assert shares_of(terms.teams, WON.result) == [1]


def test_each_bot_plays_a_deal_once_with_all_seats() -> None:
    deals = duel_deals(PARTY, BOTS, 5, "7")
    assert [[task.bots for task in deal.tasks] for deal in deals] == [[["quick"] * 3, ["slow"] * 3]] * 2
    assert [{task.seed for task in deal.tasks} for deal in deals] == [{"7/1"}, {"7/2"}]


def test_a_duel_counts_who_wins_which_deal() -> None:
    duel = played(Duel(BOTS, PARTY), (WON, LOST), (WON, WON), (LOST, LOST), (WON, WON))
    pairs = duel.pairs
    assert pairs is not None
    assert (duel.games, pairs.first.rate, pairs.second.rate) == (8, 0.75, 0.5)
    assert [pairs.won(*each) for each in ((True, False), (False, True), (True, True), (False, False))] == [1, 0, 2, 1]
    difference, low, high = pairs.compared.difference()
    assert low < difference == 0.25 < high


def test_deals_that_both_win_or_both_lose_decide_nothing() -> None:
    same = played(Duel(BOTS, PARTY), *[(WON, WON)] * 50, (LOST, LOST))
    assert same.verdict is Verdict.OPEN
    few = [(WON, LOST)] * 8
    assert played(Duel(BOTS, PARTY), *few).verdict is Verdict.HOLDS
    assert played(Duel(BOTS, PARTY), *few, *[(WON, WON)] * 50).verdict is Verdict.HOLDS
    assert played(Duel(BOTS, PARTY), *[(LOST, WON)] * 8).verdict is Verdict.FAILS


@pytest.mark.parametrize(("claim", "verdict"), [("1/5", Verdict.HOLDS), ("4/5", Verdict.FAILS), ("1/2", Verdict.OPEN)])
def test_a_claim_is_about_what_the_first_wins_whatever_the_second_does(claim: str, verdict: Verdict) -> None:
    half = [(WON, WON), (LOST, WON)] * 20
    assert played(Duel(BOTS, PARTY, Fraction(claim)), *half).verdict is verdict


def test_in_a_tournament_every_bot_plays_every_deal() -> None:
    deals = schedule(["a", "b", "c"], [ALONE, PARTY], 10, "1")
    assert [deal.orders for deal in deals] == [(("a",), ("b",), ("c",))] * 4
    assert [deal.terms.seats for deal in deals] == [1, 3, 1, 3]


def test_who_wins_most_stands_first_and_nobody_is_rated(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    standings = Standings(["a", "b", "c"], together=True)
    for won in [(LOST, WON, WON), (LOST, LOST, WON), (LOST, WON, WON)] * 10:
        standings.add(Deal(PARTY, (("a",), ("b",), ("c",)), "1/1"), won)
    assert standings.ranking() == ["c", "b", "a"]
    assert [standings.rate(bot).rate for bot in "abc"] == pytest.approx([0, 2 / 3, 1])
    found = standings.compare("a", "b")
    assert (found.better, found.deals, found.verdict) == ("b", 30, "certain")
    assert found.difference == pytest.approx(2 / 3)
    assert 0 < found.interval[0] < found.difference < found.interval[1]
    assert standings.compare("b", "c").better == "c"
