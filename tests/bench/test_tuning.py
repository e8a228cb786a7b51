"""The experiment behind Boss Monster's evaluation: it finds weights that are there, and says the same twice."""

from __future__ import annotations

import numpy as np
import pytest

from bench.tuning.fit import FIXED, NAMES, calibration, chances, fit, held_out, races, surprise
from bench.tuning.matches import Position, duel, learn
from undercroft.games.boss_monster.bot import ROW

NOTHING = tuple(0.0 for _ in NAMES)
TRUE = np.array([0.0 if name in FIXED else 0.6 * (-1) ** index for index, name in enumerate(NAMES)])


def made_up(count: int) -> list[Position]:
    """Races of three whose winners follow the true weights."""
    chance = np.random.default_rng(7)
    rows = chance.normal(size=(count, 3, len(NAMES)))
    odds = np.exp(rows @ TRUE)
    winners = [chance.choice(3, p=each / each.sum()) for each in odds]
    return [
        Position(number, 3, int(winner), [tuple(row) for row in rows[number].tolist()])
        for number, winner in enumerate(winners)
    ]


def test_weights_that_made_the_winners_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bench.tuning.fit.PRIOR_MATCHES", 1)
    found = races(made_up(4000))
    weights, errors = fit(found, NOTHING)
    assert np.abs(weights - TRUE).max() < 0.2
    assert (errors[[name not in FIXED for name in NAMES]] > 0).all()
    assert surprise(found, weights) < surprise(found, np.zeros(len(NAMES)))


def test_few_matches_hardly_move_what_was_believed() -> None:
    weights, _ = fit(races(made_up(20)), NOTHING)
    assert np.abs(weights).max() < 0.1


def test_chances_come_true_as_often_as_they_say() -> None:
    found = races(made_up(4000))
    for decile in calibration(found, TRUE):
        assert decile.actual == pytest.approx(decile.predicted, abs=0.05)
    assert chances(found, TRUE).sum(axis=1) == pytest.approx(1.0)


def test_positions_of_one_match_are_held_out_together() -> None:
    position = Position(3, 2, 0, [NOTHING, NOTHING])
    apart = held_out(races([position, position, *made_up(100)]))
    assert apart[0] == apart[1]
    assert 5 < apart.sum() < 50


def test_a_match_teaches_the_same_twice() -> None:
    once, again = (learn(ROW, 2, 0, seed="test", samples=1) for _ in range(2))
    assert once == again
    assert len(once) > 3
    assert {position.match for position in once} == {0}


def test_a_duel_ends_the_same_twice() -> None:
    once, again = (duel((ROW, None), 2, 1, seed="test", samples=1) for _ in range(2))
    assert once is again
