"""The bots that people choose at a table: three names for how well they would like to be opposed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from undercroft.kernel.game import View
from undercroft.kernel.parts import Option
from undercroft.kernel.table import Table

from .base import Opinion
from .greedy import GreedyBot
from .ismcts import IsmctsBot

CARELESS = 4
"""A novice overlooks the best of its options once in so many decisions."""


class Novice(GreedyBot):
    """Looks one move ahead, and now and then overlooks what is best."""

    level: ClassVar[int] = 1

    def consider(self, table: Table[Any], view: View, options: Sequence[Option]) -> list[Opinion]:
        opinions = super().consider(table, view, options)
        if self.chance.below(CARELESS):
            return opinions
        best = max(opinion.weight for opinion in opinions)
        return [
            Opinion(opinion.option, opinion.value, opinion.weight if opinion.weight < best else -1.0)
            for opinion in opinions
        ]


class Adept(IsmctsBot):
    """Searches a little: a fair opponent."""

    level: ClassVar[int] = 2
    usual_iterations: ClassVar[int] = 100


class Master(IsmctsBot):
    """Searches as long as people like to wait: mostly less than a second a move."""

    level: ClassVar[int] = 3
    usual_iterations: ClassVar[int] = 1_000
