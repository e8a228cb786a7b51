"""What every game with numbers promises a learner, in random play over all settings."""

from __future__ import annotations

import random
from array import array
from typing import Any

import numpy as np
import pytest

import undercroft
from undercroft.envs.aec import RawEnv
from undercroft.kernel.chance import Chance
from undercroft.kernel.game import Game
from undercroft.kernel.parts import Seat
from undercroft.kernel.table import Table
from undercroft.testing import random_match, random_settings

MATCHES = 24
EVERY = 5  # guesses at what is hidden are drawn at every fifth decision


@pytest.mark.parametrize("game", undercroft.installed_games().values(), ids=str)
def test_a_seat_cannot_tell_apart_what_it_could_not_tell_apart_before(game: Game[Any]) -> None:
    for seed in range(MATCHES):
        settings = random_settings(game, random.Random(seed))
        for step, (table, options) in enumerate(random_match(game, settings, seed)):
            if step % EVERY == 0:
                for number in range(settings.seats):
                    seat = Seat(number)
                    guess = game.determinize(table.state, seat, Chance.from_seed(str(step)))
                    assert game.observe(guess, seat) == game.observe(table.state, seat)
                guess = game.determinize(table.state, table.seat, Chance.from_seed(str(step)))
                asked = Table(game, guess)
                asked.run()
                assert [game.option_number(asked.state, option) for option in asked.options] == [
                    game.option_number(table.state, option) for option in options
                ]


@pytest.mark.parametrize("game", undercroft.installed_games().values(), ids=str)
def test_what_is_told_quickly_is_what_the_view_tells(game: Game[Any]) -> None:
    """The one gate of secrecy: a game that reads numbers off the state tells no more than the view, and no less."""
    for seed in range(MATCHES):
        settings = random_settings(game, random.Random(seed))
        for table, _ in random_match(game, settings, seed):
            for seat in map(Seat, range(settings.seats)):
                assert game.observe(table.state, seat) == array("f", game.numbers(game.view(table.state, seat)))


@pytest.mark.parametrize("game", undercroft.installed_games().values(), ids=str)
def test_what_the_environment_shows_is_inside_its_spaces(game: Game[Any]) -> None:
    env = RawEnv(game)
    chance = random.Random(5)
    env.reset(seed=5)
    while env.agents:
        agent = env.agent_selection
        assert env.observation_space(agent).contains(env.observe(agent))
        options = env.infos[agent].get("options", {})
        assert all(env.action_space(agent).contains(np.int64(number)) for number in options)
        env.step(None if env.terminations[agent] else chance.choice(sorted(options)))
