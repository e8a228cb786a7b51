"""Random play: whole matches of any game, decided by a generator of our own, never by the game's."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from undercroft.kernel.chance import Chance
from undercroft.kernel.game import Game, Settings
from undercroft.kernel.parts import Option
from undercroft.kernel.table import Table

Chooser = Callable[[Table[Any], random.Random], Option]
"""Picks one of ``table.options``. Give one where random play would hardly ever reach what you want to see."""


class Step(NamedTuple):
    """A decision of a match: the table, and what the asked seat may do. It unpacks like a pair."""

    table: Table[Any]
    options: list[Option]

    @property
    def state(self) -> Any:
        """The truth; do not change it."""
        return self.table.state


def random_match(
    game: Game[Any], settings: Settings, seed: int | str, chooser: Chooser | None = None
) -> Iterator[Step]:
    """Play a whole match at random, stopping at every decision.

    >>> import undercroft
    >>> game = undercroft.game("boss-monster")
    >>> for table, options in random_match(game, game.settings_type(seats=2), seed=7):
    ...     assert len(options) > 1
    >>> table.is_over, table.state.outcome.rule in game.rules
    (True, True)

    The table moves on when the next step is asked for: copy it to keep a position.
    """
    table = Table(game, game.setup(settings, Chance.from_seed(str(seed))))
    table.run()
    yield from random_steps(table, chance_of_choices(seed), chooser)


def random_steps(table: Table[Any], chance: random.Random, chooser: Chooser | None = None) -> Iterator[Step]:
    """Play on at random from where a table stands."""
    choose = chooser or uniformly
    while not table.is_over:
        yield Step(table, table.options)
        table.take(choose(table, chance))


def uniformly(table: Table[Any], chance: random.Random) -> Option:
    """The default chooser: every option is as likely as any other."""
    return chance.choice(table.options)


def chance_of_choices(seed: int | str, purpose: str = "choices") -> random.Random:
    """A generator for choices, the same for the same seed everywhere, and none of the game's business."""
    return random.Random(f"{purpose} of {seed}")
