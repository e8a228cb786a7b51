"""The experiment behind Boss Monster's evaluation: it finds weights that are there, and says the same twice."""

from __future__ import annotations

import msgspec
import numpy as np
import pytest

from bench.tuning.__main__ import IN_USE, worths
from bench.tuning.fit import FIXED, NAMES, calibration, chances, fit, held_out, races, surprise
from bench.tuning.matches import COLUMN, COLUMNS, Position, duel, judging_by, learn, standings
from undercroft.games.boss_monster import GAME, bot
from undercroft.games.boss_monster.settings import BossSettings
from undercroft.games.boss_monster.worths import WORTHS
from undercroft.kernel.parts import Seat
from undercroft.testing.play import random_match

NOTHING = tuple(0.0 for _ in (*NAMES, *COLUMNS))
HALL, PAUSE = COLUMN["haunted-hall", "in_play"], COLUMN["pause", "in_hand"]
OF_CARDS = {HALL: 0.8, PAUSE: -0.5}
TRUE = np.array(
    [0.0 if name in FIXED else 0.6 * (-1) ** index for index, name in enumerate(NAMES)]
    + [OF_CARDS.get(column, 0.0) for column in range(len(COLUMNS))]
)


def made_up(count: int) -> list[Position]:
    """Races of three whose winners follow the true weights."""
    chance = np.random.default_rng(7)
    signs, cards = chance.normal(size=(count, 3, len(NAMES))), chance.integers(0, 2, size=(count, 3, 2))
    odds = np.exp(signs @ TRUE[: len(NAMES)] + cards @ list(OF_CARDS.values()))
    winners = [chance.choice(3, p=each / each.sum()) for each in odds]
    return [
        Position(
            number,
            3,
            int(winner),
            [tuple(row) for row in signs[number].tolist()],
            [[column for column, there in zip(OF_CARDS, row, strict=True) if there] for row in cards[number]],
        )
        for number, winner in enumerate(winners)
    ]


def test_weights_that_made_the_winners_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bench.tuning.fit.PRIOR_MATCHES", 1)
    monkeypatch.setattr("bench.tuning.fit.CARDS_APART", 1.0)
    found = races(made_up(4000))
    weights, errors = fit(found, NOTHING)
    assert np.abs(weights - TRUE).max() < 0.2
    assert (errors[: len(NAMES)][[name not in FIXED for name in NAMES]] > 0).all()
    assert (errors[len(NAMES) :][[HALL, PAUSE]] > 0).all()
    assert surprise(found, weights) < surprise(found, np.zeros(len(NOTHING)))


def test_few_matches_hardly_move_what_was_believed() -> None:
    weights, _ = fit(races(made_up(20)), NOTHING)
    assert np.abs(weights).max() < 0.1


def test_chances_come_true_as_often_as_they_say() -> None:
    found = races(made_up(4000))
    for decile in calibration(found, TRUE):
        assert decile.actual == pytest.approx(decile.predicted, abs=0.05)
    assert chances(found, TRUE).reshape(-1, 3).sum(axis=1) == pytest.approx(1.0)


def test_a_part_of_the_races_is_judged_as_in_the_whole() -> None:
    found = races(made_up(50))
    every_other = np.arange(50) % 2 == 1
    assert chances(found.only(every_other), TRUE) == pytest.approx(chances(found, TRUE)[every_other[found.race]])


def test_what_is_found_of_a_card_is_added_to_what_was_believed() -> None:
    found = worths(TRUE, believed=True)
    assert found["haunted-hall"].in_play == pytest.approx(WORTHS["haunted-hall"].in_play + 0.8)
    assert found["pause"].in_hand == pytest.approx(WORTHS["pause"].in_hand - 0.5)
    assert found["smoake"] == WORTHS["smoake"]
    assert set(worths(TRUE, believed=False)) == {"haunted-hall", "pause"}


def test_the_weights_in_use_judge_as_the_bots_do() -> None:
    richer = msgspec.structs.astuple(bot.WEIGHTS) + tuple(0.1 for _ in COLUMNS)
    for step in random_match(GAME, BossSettings(seats=3), seed="judging"):
        if step.state.outcome is None and step.state.order:
            assert standings(IN_USE, step.state) == pytest.approx(bot.standings(step.state))
            assert judging_by(IN_USE).evaluate(step.state, Seat(2)) == pytest.approx(GAME.evaluate(step.state, Seat(2)))
            last = step.state
    assert standings(richer, last) != pytest.approx(bot.standings(last))


def test_positions_of_one_match_are_held_out_together() -> None:
    position = Position(3, 2, 0, [NOTHING[: len(NAMES)]] * 2, [[], [HALL]])
    apart = held_out(races([position, position, *made_up(100)]))
    assert apart[0] == apart[1]
    assert 5 < apart.sum() < 50


def test_a_match_teaches_the_same_twice() -> None:
    once, again = (learn(IN_USE, 2, 0, seed="test", samples=1) for _ in range(2))
    assert once == again
    assert len(once) > 3
    assert {position.match for position in once} == {0}


def test_a_duel_ends_the_same_twice() -> None:
    once, again = (duel((IN_USE, None), 2, 1, seed="test", samples=1) for _ in range(2))
    assert once is again
