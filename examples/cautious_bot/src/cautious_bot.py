"""A bot that fears the worst: it takes the option that does least harm in the unluckiest of some guesses."""

from collections.abc import Sequence
from typing import Any

from undercroft.bots.base import Bot, Opinion, guess
from undercroft.kernel.game import View
from undercroft.kernel.parts import Option
from undercroft.kernel.table import Table


class Cautious(Bot):
    """``strength`` is the number of guesses at what is hidden: ``cautious:8``."""

    def consider(self, table: Table[Any], view: View, options: Sequence[Option]) -> list[Opinion]:
        more = range((self.strength or 4) - 1)
        guesses = [table, *(guess(table.game, table.state, table.seat, self.chance, options) for _ in more)]
        worst = [min(worth(each.copy(), option) for each in guesses) for option in options]
        return [Opinion(option, value, weight=value) for option, value in zip(options, worst, strict=True)]


def worth(table: Table[Any], option: Option) -> float:
    """How well the seat stands after an option to which nobody responds."""
    seat = table.seat
    table.take(option)
    while not table.is_over and table.choice.is_window:
        table.take(table.game.default(table.choice, table.options))
    return table.game.evaluate(table.state, seat)
