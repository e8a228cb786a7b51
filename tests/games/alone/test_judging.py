"""How bots judge a position of Alone."""

from __future__ import annotations

import pytest

from tests.games.alone.scene import EVIL, HERO, Scene
from undercroft.bots.greedy import LOOK, worth_of_each
from undercroft.games.alone import GAME
from undercroft.games.alone.bot import PATIENCE, evaluate, turns_to_win
from undercroft.kernel.match import new_match


def test_a_start_is_judged_by_how_far_the_hero_has_to_go() -> None:
    match = new_match(GAME, "start", quick_setup=False)
    while match.table.choice.prompt(match.table) != "choice-choose-start":
        match.take(match.options[0])
    starts = match.options
    worth = worth_of_each(match.table, starts, EVIL, LOOK)
    turns = [turns_to_win(match.table.trial(start).state) for start in starts]
    assert len(set(turns)) > 1
    assert worth.index(max(worth)) == turns.index(max(turns))


def test_before_anything_is_laid_out_nobody_is_ahead() -> None:
    match = new_match(GAME, "start", quick_setup=False)
    assert evaluate(match.state, HERO) == evaluate(match.state, EVIL) == 0.5


def test_what_one_side_hopes_for_the_other_fears() -> None:
    state = Scene(at="A1-B4", monsters=[("worms", "A1-C4")]).state
    assert evaluate(state, HERO) + evaluate(state, EVIL) == pytest.approx(1)


def test_in_a_long_match_it_counts_more_to_get_on() -> None:
    """Behind a blocked door one could be safe for ever."""
    near, far = Scene(at="A1-B4"), Scene(at="A1-F1")
    if turns_to_win(near.state) > turns_to_win(far.state):
        near, far = far, near

    def gain(round: int) -> float:
        near.state.round = far.state.round = round
        return evaluate(near.state, HERO) - evaluate(far.state, HERO)

    assert 0 < gain(PATIENCE) < gain(2 * PATIENCE)
