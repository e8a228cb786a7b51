"""OpenSpiel, whose games are written in C++. Chance is drawn here, by the game's weights, uncounted."""

import random
from typing import Any

import pyspiel

from bench import loop
from bench.figures import Figures


def measure_game(short_name: str, *, name: str, kind: str, seconds: float) -> Figures:
    """One of OpenSpiel's sequential games, by its short name there."""
    game = pyspiel.load_game(short_name)
    chance = random.Random(loop.SEED)

    def settle(state: Any) -> Any:
        while state.is_chance_node():
            actions, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(chance.choices(actions, weights)[0])
        return state

    def apply(state: Any, action: int) -> None:
        state.apply_action(action)
        settle(state)

    return loop.measure(
        loop.Sport(
            name=name,
            package="open_spiel",
            kind=kind,
            clone_by="state.clone()",
            new=lambda: settle(game.new_initial_state()),
            is_over=pyspiel.State.is_terminal,
            options=pyspiel.State.legal_actions,
            apply=apply,
            clone=pyspiel.State.clone,
        ),
        seconds,
    )
