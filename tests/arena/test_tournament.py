"""Tournaments: everybody meets everybody equally often from everywhere, and the ranking tells who is stronger."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, islice

import pytest

from undercroft.arena.deals import Deal, Played, Terms, play_deals, rotations, terms_of
from undercroft.arena.play import Result
from undercroft.arena.tournament import Comparison, Standings, circles_of, lineups_of, orders_of, schedule

from .tug import install_tug

TWO, FOUR = (Terms("any", {"seats": seats}, tuple((seat,) for seat in range(seats))) for seats in (2, 4))


def test_all_line_ups_are_there_once() -> None:
    assert set(lineups_of("abcd", 2)) == set(combinations("abcd", 2))
    assert len(lineups_of("abcde", 3)) == 10
    assert lineups_of("abc", 3) == [("a", "b", "c")]


def test_the_first_line_ups_are_fair_already() -> None:
    for bots, sides, first in (("abcd", 2, 2), ("abcdef", 3, 2), ("abcdefgh", 4, 2)):
        seen = Counter(bot for lineup in lineups_of(bots, sides)[:first] for bot in lineup)
        assert set(seen.values()) == {1}
        assert set(seen) == set(bots)


def test_fewer_bots_than_sides_share_them_evenly() -> None:
    assert lineups_of("ab", 4) == [("a", "a", "b", "b")]
    assert sorted(lineups_of("abc", 4)) == [tuple("aabc"), tuple("abbc"), tuple("abcc")]


def test_every_way_around_the_table_comes_once() -> None:
    circles = circles_of(tuple("abcd"))
    assert len(circles) == 6
    assert len({order for circle in circles for order in rotations(circle)}) == 24


def test_line_ups_and_ways_come_in_turn() -> None:
    orders = list(islice(orders_of("abcd", 3), 8))
    assert {frozenset(order) for order in orders[:4]} == {frozenset(three) for three in combinations("abcd", 3)}
    assert [frozenset(order) for order in orders[4:]] == [frozenset(order) for order in orders[:4]]
    assert all(order not in rotations(before) for before, order in zip(orders, orders[4:], strict=False))


def test_seats_are_balanced_in_every_whole_round() -> None:
    deals = schedule("abcd", [FOUR], 24, "1")
    seats = Counter((bot, seat) for deal in deals for order in deal.orders for seat, bot in enumerate(order))
    assert len(deals) == 6
    assert set(seats.values()) == {6}


def test_numbers_of_players_get_equally_many_matches() -> None:
    deals = schedule("abc", [TWO, FOUR], 90, "1")
    games = Counter({2: 0, 4: 0})
    for deal in deals:
        games[deal.terms.seats] += len(deal.orders)
    assert games.total() >= 90
    assert abs(games[2] - games[4]) <= 4
    assert len({deal.seed for deal in deals}) == len(deals)


def ended(*places: int) -> Played:
    return Played(Result("1/1", winners=tuple(i for i, place in enumerate(places) if place == 1), places=places))


def met(standings: Standings, winner: str, loser: str, deals: int) -> None:
    deal = Deal(TWO, rotations((winner, loser)), "1/1")
    for _ in range(deals):
        standings.add(deal, [ended(1, 2), ended(2, 1)])


def test_the_stronger_is_ranked_first_and_compared_with_certainty() -> None:
    standings = Standings(["weak", "strong"])
    met(standings, "strong", "weak", 30)
    assert standings.ranking() == ["strong", "weak"]
    found = standings.compare("strong", "weak")
    assert (found.better, found.worse, found.deals, found.verdict) == ("strong", "weak", 30, "certain")
    assert standings.compare("weak", "strong") == found
    assert standings.share("strong", 2).rate == 1
    assert (standings.games, standings.games_of["weak"]) == (60, 60)


def test_equals_are_too_close_to_call() -> None:
    standings = Standings(["a", "b"])
    for _ in range(20):
        met(standings, "a", "b", 1)
        met(standings, "b", "a", 1)
    assert standings.compare("a", "b").verdict == "too-close"


def test_losing_together_to_a_third_is_no_difference() -> None:
    standings = Standings(["a", "b", "c", "d"])
    deal = Deal(FOUR, rotations("abcd"), "1/1")
    for _ in range(30):
        standings.add(deal, [ended(*(1 if bot == "c" else 2 for bot in order)) for order in deal.orders])
    assert standings.compare("a", "b").verdict == "too-close"
    assert standings.compare("a", "c").better == "c"


def test_who_never_met_is_not_compared() -> None:
    assert Standings(["a", "b"]).compare("a", "b") == Comparison("a", "b", 0, 0.0)


@pytest.mark.parametrize(
    ("confidence", "verdict"), [(0.9995, "certain"), (0.995, "almost-certain"), (0.96, "likely"), (0.94, "too-close")]
)
def test_certainty_in_words(confidence: float, verdict: str) -> None:
    assert Comparison("a", "b", 9, confidence).verdict == verdict


def test_a_broken_match_spoils_its_deal_only() -> None:
    standings = Standings(["a", "b"])
    standings.add(Deal(TWO, rotations("ab"), "1/1"), [ended(1, 2), Played(Result("1/1", error="Oops: 1"))])
    assert (standings.games, len(standings.errors), len(standings.share("a", 2))) == (0, 1, 0)


def test_a_game_of_teams(monkeypatch: pytest.MonkeyPatch) -> None:
    rope = install_tug(monkeypatch)
    tables = [terms_of(rope, {"seats": seats}) for seats in (2, 5)]
    standings = Standings(["random", "greedy:1", "novice"])
    deals = schedule(standings.bots, tables, 60, "1")
    assert all(len(deal.orders) == 2 for deal in deals)
    for deal, matches in play_deals(deals, 1):
        standings.add(deal, matches)
    assert standings.ranking()[-1] == "random"
    assert standings.compare("random", "greedy:1").better == "greedy:1"
    assert standings.share("greedy:1", 5).rate > standings.share("random", 5).rate
