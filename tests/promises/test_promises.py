"""Every promise of every installed game, in random and in greedy play, over all variants and player counts.

A few hundred matches by default; ``--soak=50000`` (``make soak``) plays that many.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

import undercroft
from undercroft.bots import new_bot
from undercroft.kernel.chance import Chance
from undercroft.kernel.game import Game, Settings
from undercroft.kernel.parts import Option
from undercroft.kernel.table import Table
from undercroft.kernel.text import LANGUAGES
from undercroft.testing import Chooser, MatchReport, check_match, check_secrets, random_settings

MATCHES_PER_TEST = 10
DECISIONS_PER_TEST = 1_500  # where matches are long, a test has fewer of them
PROMISES = 30  # tests of as many matches
SECRETS = 4
GREEDY = 8
THOROUGH = 11  # the dear promises at every eleventh decision; in a soak, where matches are many, more rarely
THOROUGH_SOAK = 61


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """As many tests as the soak asks for, in the proportions of an ordinary run."""
    soak = metafunc.config.getoption("--soak")
    scale = max(1, round(soak / ((PROMISES + SECRETS) * MATCHES_PER_TEST))) if soak else 1
    if "thorough" in metafunc.fixturenames:
        metafunc.parametrize("thorough", [THOROUGH_SOAK if soak else THOROUGH])
    if "batch" in metafunc.fixturenames:
        name = metafunc.function.__name__
        batches = GREEDY if "greedy" in name else scale * (SECRETS if "learn" in name else PROMISES)
        metafunc.parametrize("batch", range(batches))
    metafunc.parametrize("game", undercroft.installed_games().values(), ids=str)


def test_promises_hold_in_random_play(game: Game[Any], batch: int, thorough: int) -> None:
    play_some(check_match, game, batch, thorough)


def test_no_seat_can_learn_what_it_must_not_know(game: Game[Any], batch: int, thorough: int) -> None:
    play_some(check_secrets, game, batch, thorough)


def test_kinds_of_windows_that_can_have_their_own_orders_are_named(game: Game[Any]) -> None:
    for words in map(game.vocabulary.words, LANGUAGES):
        assert all(words.message(f"window-{kind}") for kind in game.window_kinds)


def play_some(check: Callable[..., MatchReport], game: Game[Any], batch: int, thorough: int) -> None:
    """The matches of one test: so many, or so many decisions."""
    decisions = 0
    for seed in range(batch * MATCHES_PER_TEST, (batch + 1) * MATCHES_PER_TEST):
        decisions += check(game, random_settings(game, random.Random(seed)), seed, thorough).decisions
        if decisions >= DECISIONS_PER_TEST:
            return


def test_promises_hold_in_greedy_play(game: Game[Any], batch: int) -> None:
    settings = random_settings(game, random.Random(batch))
    seed = f"greedy {batch}"
    check_match(game, settings, seed, chooser=greedy_choices(game, settings, seed))


def greedy_choices(game: Game[Any], settings: Settings, seed: str) -> Chooser:
    """A chooser that repeats a match played by greedy bots, and plays at random wherever the harness strays from it."""
    bot, chosen = new_bot("greedy:1", seed), {}
    table = Table(game, game.setup(settings, Chance.from_seed(seed)))
    table.run()
    while not table.is_over:
        option = bot.answer(game, table.state, table.seat, table.options)
        chosen[game.codec.digest(table.state)] = option
        table.take(option)

    def choose(table: Table[Any], chance: random.Random) -> Option:
        return chosen.get(game.codec.digest(table.state)) or chance.choice(table.options)

    return choose
