"""A match in numbers: what the asked seat may do, what a seat sees, and what the end is worth.

Both kinds of environment, PettingZoo's and the vectorised one, are made of this. Observations are made from
``game.view`` alone, so they hold exactly what their seat may know.
"""

from __future__ import annotations

from operator import index
from typing import Any

import numpy as np
from numpy.typing import NDArray

from undercroft.kernel.chance import Chance
from undercroft.kernel.game import Game
from undercroft.kernel.match import read_settings
from undercroft.kernel.parts import Option, Seat
from undercroft.kernel.registry import game as game_named
from undercroft.kernel.table import Table

from .refusals import BadOption, BadSeed, IllegalAction, NoNumbers
from .rewards import rewards_of

MOST_CYCLES = 10_000
"""So many decisions of every seat are more than any match takes; a policy that goes round in circles is stopped."""
SHOWN = 12
"""So many legal actions are named when an illegal one is refused."""


class Episode:
    """One match after another of one game. ``actions`` is what the asked seat may do, by number."""

    def __init__(self, game: str | Game[Any], settings: dict[str, Any], max_cycles: int | None = None) -> None:
        self.game = game if isinstance(game, Game) else game_named(str(game))
        if not self.game.has_numbers:
            raise NoNumbers(game=self.game.name)
        if max_cycles is not None:
            check_number("max_cycles", max_cycles, MOST_CYCLES)
        self.settings = read_settings(self.game, settings)
        self.teams = self.game.teams(self.settings)
        self.most_decisions = (max_cycles or MOST_CYCLES) * self.settings.seats
        self.action_count = self.game.option_count(self.settings)
        self.begin("sizes")
        self.observation_size = len(self.observation(Seat(0)))

    def begin(self, seed: str) -> None:
        """A new match: the same seed and the same actions give the same one."""
        self.decisions = 0
        self.table: Table[Any] = Table(self.game, self.game.setup(self.settings, Chance.from_seed(seed)))
        self.table.run()
        self._ask()

    @property
    def is_over(self) -> bool:
        return self.table.is_over

    @property
    def is_truncated(self) -> bool:
        """Not over, but long enough."""
        return self.decisions >= self.most_decisions and not self.is_over

    @property
    def seat(self) -> Seat:
        """The seat that is asked."""
        return self.table.seat

    def take(self, action: Any) -> None:
        """Carry out an action of the asked seat; any other number is refused and changes nothing."""
        try:
            option = self.actions[index(action)]
        except (KeyError, TypeError) as error:
            raise IllegalAction(
                action=str(action)[:40], seat=str(self.seat), where="single", legal=legal_actions(self.actions)
            ) from error
        self.take_option(option)

    def take_option(self, option: Option) -> None:
        """Carry out one of the asked seat's options."""
        self.decisions += 1
        self.table.take(option)
        self._ask()

    def observation(self, seat: Seat) -> NDArray[np.float32]:
        """What a seat sees, every number from 0 to 1."""
        return np.frombuffer(self.game.observe(self.table.state, seat), np.float32)

    def mask(self, seat: Seat) -> NDArray[np.int8]:
        """Ones where the actions of a seat are; a seat that is not asked has none."""
        mask = np.zeros(self.action_count, np.int8)
        if not self.is_over and seat == self.seat:
            mask[list(self.actions)] = 1
        return mask

    def rewards(self) -> list[float]:
        """What the match has brought to every seat: nothing before it is over."""
        outcome = self.table.state.outcome
        return [0.0] * self.settings.seats if outcome is None else rewards_of(outcome, self.teams)

    def _ask(self) -> None:
        state, options = self.table.state, self.table.options
        self.actions = {self.game.option_number(state, option): option for option in options}
        if len(self.actions) != len(options):
            raise ValueError(f"{self.game.name}: two options of {self.table.choice} have the same number")


def check_seed(seed: Any) -> None:
    """Refuse what is not a whole number."""
    if isinstance(seed, bool) or not isinstance(seed, int | np.integer):
        raise BadSeed(seed=str(seed)[:40])


def check_number(option: str, value: Any, most: int) -> None:
    """Refuse what is not a whole number from 1 to ``most``."""
    if isinstance(value, bool) or not isinstance(value, int) or not 1 <= value <= most:
        raise BadOption(option=option, value=str(value)[:40], possible=f"1 … {most}")


def legal_actions(actions: dict[int, Option]) -> str:
    """What is possible, in short: ``0 (pass), 29 (build spawn-point.2 at 0)``."""
    named = [f"{number} ({option})" for number, option in sorted(actions.items())]
    return ", ".join([*named[:SHOWN], "…"] if len(named) > SHOWN else named)
