"""PettingZoo: Connect Four through its agent loop, which builds an observation and a mask each time."""

import copy
from typing import Any

from pettingzoo.classic import connect_four_v3

from bench import loop
from bench.figures import Figures


def measure(seconds: float) -> Figures:
    """Connect Four, one environment reset for every game."""
    env = connect_four_v3.env()
    return loop.measure(
        loop.Sport(
            name="Connect Four",
            package="pettingzoo",
            kind="toy",
            clone_by="copy.deepcopy",
            new=lambda: reset(env),
            is_over=is_over,
            options=options,
            apply=lambda env, action: env.step(action),
            clone=copy.deepcopy,
        ),
        seconds,
    )


def reset(env: Any) -> Any:
    """The environment at its first decision."""
    env.reset()
    return env


def is_over(env: Any) -> bool:
    """Whether the agent to move has nothing left to decide."""
    agent = env.agent_selection
    return bool(env.terminations[agent] or env.truncations[agent])


def options(env: Any) -> list[int]:
    """The columns its mask allows."""
    columns: list[int] = env.observe(env.agent_selection)["action_mask"].nonzero()[0].tolist()
    return columns
