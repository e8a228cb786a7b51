"""RLCard: Uno for two through its own environment, which also builds an observation at every step."""

import copy
from typing import Any

import rlcard

from bench import loop
from bench.figures import Figures


def measure(seconds: float) -> Figures:
    """Uno for two seats, one environment dealt anew for every game."""
    return loop.measure(
        loop.Sport(
            name="Uno, 2 seats",
            package="rlcard",
            kind="card game",
            clone_by="copy.deepcopy",
            new=Uno().deal,
            is_over=lambda uno: bool(uno.env.is_over()),
            options=lambda uno: uno.legal,
            apply=Uno.step,
            clone=copy.deepcopy,
        ),
        seconds,
    )


class Uno:
    """The environment, and the legal actions it reported last."""

    def __init__(self) -> None:
        self.env: Any = rlcard.make("uno", config={"seed": loop.SEED})
        self.legal: list[int] = []

    def deal(self) -> "Uno":
        """Begin a new game."""
        observation, _ = self.env.reset()
        self.legal = list(observation["legal_actions"])
        return self

    def step(self, action: int) -> None:
        """Play one action and keep the actions legal after it."""
        observation, _ = self.env.step(action)
        self.legal = list(observation["legal_actions"])
