"""Ratings: who places better is rated higher, and every match makes it surer."""

from __future__ import annotations

import sys

import pytest

from undercroft.arena.ratings import START, Ratings
from undercroft.arena.refusals import NotInstalled


def test_all_begin_equal() -> None:
    ratings = Ratings(["a", "b"])
    assert ratings["a"] == ratings["b"]
    assert ratings["a"].value == START


def test_places_decide_and_uncertainty_shrinks() -> None:
    ratings = Ratings(["a", "b", "c"])
    before = ratings["a"].uncertainty
    for _ in range(20):
        ratings.add(["b", "a", "c"], [2, 1, 3])
    assert ratings["a"].value > ratings["b"].value > ratings["c"].value
    assert ratings["a"].uncertainty < before


def test_a_shared_place_brings_equals_no_step() -> None:
    ratings = Ratings(["a", "b"])
    ratings.add(["a", "b"], [1, 1])
    assert ratings["a"].value == pytest.approx(START)
    assert ratings["b"].value == pytest.approx(START)


def test_a_bot_on_two_sides_learns_from_both() -> None:
    ratings, once = Ratings(["a", "b"]), Ratings(["a", "b"])
    ratings.add(["a", "a", "b"], [1, 2, 3])
    once.add(["a", "b"], [1, 2])
    assert ratings["a"].value > START > ratings["b"].value
    assert ratings["a"].uncertainty < once["a"].uncertainty


def test_holding_two_sides_is_no_advantage() -> None:
    """Equal bots end up in every order equally often: then the steps of each cancel, also of the one with two sides."""
    steps = {"a": 0.0, "b": 0.0}
    for order in (["a", "a", "b"], ["a", "b", "a"], ["b", "a", "a"]):
        ratings = Ratings(["a", "b"])
        ratings.add(order, [1, 2, 3])
        for bot in steps:
            steps[bot] += ratings[bot].value - START
    assert steps == pytest.approx({"a": 0.0, "b": 0.0}, abs=1e-9)


def test_without_openskill_it_is_said_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    with pytest.raises(NotInstalled, match=r"openskill.*undercroft\[arena\]"):
        Ratings(["a", "b"])
