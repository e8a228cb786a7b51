"""Duels: they end when it is decided, in favour of the stronger, and leave out what broke."""

from __future__ import annotations

from fractions import Fraction

import pytest
from msgspec.structs import replace

from undercroft.arena.deals import Deal, Played, Terms, terms_of
from undercroft.arena.duel import Duel, duel_deals
from undercroft.arena.play import Result
from undercroft.arena.sequential import Verdict

from .tug import install_tug

BOTS = ("greedy:1", "random")
TABLE = Terms("any", {"seats": 4}, ((0,), (1,), (2,), (3,)))


def won_by(seat: int) -> Played:
    return Played(Result("1/1", winners=(seat,)), asked=(2, 2, 2, 2), thought=(0.5, 0.1, 0.1, 0.1))


def test_one_bot_against_all_others_from_every_seat() -> None:
    deals = duel_deals(TABLE, BOTS, 11, "7")
    assert [deal.seed for deal in deals] == ["7/1", "7/2"]
    assert {order.index("greedy:1") for order in deals[0].orders} == {0, 1, 2, 3}
    assert all(order.count("random") == 3 for order in deals[0].orders)


def test_it_stops_as_soon_as_it_is_decided(monkeypatch: pytest.MonkeyPatch) -> None:
    terms = terms_of(install_tug(monkeypatch), {"seats": 4})
    duel = Duel(BOTS, terms)
    verdicts = list(duel.play(duel_deals(terms, BOTS, 400, "1"), 1))
    assert verdicts[-1] is duel.verdict is Verdict.HOLDS
    assert set(verdicts[:-1]) == {Verdict.OPEN}
    assert duel.games == 2 * len(verdicts) < 60
    assert duel.evidence.interval()[0] > 0.5


def test_the_weaker_bot_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    terms = terms_of(install_tug(monkeypatch), {"seats": 4})
    weak = Duel(("random", "greedy:1"), terms)
    assert list(weak.play(duel_deals(terms, weak.bots, 400, "1"), 1))[-1] is Verdict.FAILS


def test_without_a_claim_it_is_about_an_equal_share() -> None:
    assert Duel(BOTS, TABLE).claim == Fraction(1, 4)
    assert Duel(BOTS, TABLE, Fraction(3, 4)).claim == Fraction(3, 4)


def test_a_deal_is_one_value() -> None:
    """Its matches share their cards: four lucky wins are not four reasons."""
    duel = Duel(BOTS, TABLE)
    (deal,) = duel_deals(TABLE, BOTS, 4, "1")
    duel.add(deal, [won_by(order.index("greedy:1")) for order in deal.orders])
    assert (duel.games, len(duel.evidence), duel.evidence.rate) == (4, 1, 1.0)


def test_the_clock_knows_who_thought() -> None:
    duel = Duel(BOTS, TABLE)
    deal = Deal(TABLE, (("greedy:1", "random", "random", "random"),), "1/1")
    duel.add(deal, [won_by(0)])
    assert duel.clock.milliseconds("greedy:1") == pytest.approx(250)
    assert duel.clock.milliseconds("random") == pytest.approx(50)
    assert duel.clock.milliseconds("nobody") == 0


def test_a_broken_match_spoils_its_deal_only() -> None:
    duel = Duel(BOTS, TABLE)
    for deal, error in zip(duel_deals(TABLE, BOTS, 8, "1"), ("", "Oops: 1"), strict=True):
        duel.add(
            deal, [won_by(0), won_by(0), won_by(0), replace(won_by(0), result=Result("1/1", winners=(0,), error=error))]
        )
    assert duel.games == 4
    assert [result.error for result in duel.errors] == ["Oops: 1"]
