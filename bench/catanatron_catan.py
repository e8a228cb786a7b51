"""Catanatron: Catan for four, the nearest relative in kind. Its dice come from Python's global generator."""

import random
from typing import Any

from catanatron import Color, Game, RandomPlayer
from catanatron.game import TURNS_LIMIT

from bench import loop
from bench.figures import Figures


def measure(seconds: float) -> Figures:
    """Catan for four seats, games cut at the library's own limit of turns."""
    seeds = random.Random(loop.SEED)
    return loop.measure(
        loop.Sport(
            name="Catan, 4 seats",
            package="catanatron",
            kind="board game",
            clone_by="game.copy()",
            new=lambda: Game([RandomPlayer(color) for color in Color], seed=seeds.getrandbits(32)),
            is_over=is_over,
            options=lambda game: game.state.playable_actions,
            apply=lambda game, action: game.execute(action, validate_action=False),
            clone=lambda game: game.copy(),
        ),
        seconds,
    )


def is_over(game: Any) -> bool:
    """The same test the library's own play loop makes before each decision."""
    return game.winning_color() is not None or game.state.num_turns >= TURNS_LIMIT
