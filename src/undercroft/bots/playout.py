"""What becomes of a move if everybody plays on as the greedy bot would in passing, responses included.

Most questions of a playout are response windows in which nobody responds. So two things are remembered from one to
the next, until somebody does something: what it is worth to everybody that nobody responds any more; and what a seat
has turned down, which is not thought of again when the seat is asked the same about the same.
"""

from __future__ import annotations

from typing import Any

from undercroft.kernel.parts import Option, Pass, Seat
from undercroft.kernel.table import Table

from .greedy import GLANCE, worth_of_each

PASS = Pass()


def outlook(table: Table[Any], option: Option, seat: Seat) -> float:
    """How well a seat stands on the way of one playout: the mean over all that has begun and ended.

    The table is played on for as long as its game says is worth while.
    """
    game, total = table.game, 0.0
    table.pauses = True
    table.take(option)
    for _ in range(game.horizon):
        table.play_on(Everybody().decide)
        total += game.evaluate(table.state, seat)
        table.begin_anew()
    return total / game.horizon


class Everybody:
    """All seats from one beginning to the next, each as the greedy bot if it saw everything that is on the table.

    ``_unanswered`` is where the match goes if nobody responds any more, once that is known.
    """

    def __init__(self) -> None:
        self._unanswered: Table[Any] | None = None
        self._turned_down: set[tuple[Seat, Option, str]] = set()

    def decide(self, table: Table[Any]) -> Option:
        if table.choice.is_window and PASS in table.options:
            option = self._response(table)
            if option == PASS:
                return PASS
        else:
            option, _ = best_of(table, table.options)
        self._unanswered = None
        self._turned_down.clear()
        return option

    def _response(self, table: Table[Any]) -> Option:
        """The best one if it is worth more than none."""
        seat, about = table.seat, repr(table.choice.subject(table))
        keys = {option: (seat, option, about) for option in table.options if option != PASS}
        new = [option for option, key in keys.items() if key not in self._turned_down]
        if not new:
            return PASS
        response, worth = best_of(table, new)
        if worth > self._worth_of_silence(table):
            return response
        self._turned_down.update(keys.values())
        return PASS

    def _worth_of_silence(self, table: Table[Any]) -> float:
        if self._unanswered is None:
            self._unanswered = table.trial(PASS)
            self._unanswered.settle()
        return table.game.evaluate(self._unanswered.state, table.seat)


def best_of(table: Table[Any], options: list[Option]) -> tuple[Option, float]:
    """What seems best to the asked seat, the first of equals, and how well it would stand."""
    worth = worth_of_each(table, options, table.seat, GLANCE)
    best = max(range(len(options)), key=worth.__getitem__)
    return options[best], worth[best]
