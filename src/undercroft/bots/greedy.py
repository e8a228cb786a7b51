"""The bot that looks one step ahead: try every option, let things settle, take the best.

An option is often only the beginning of a move (a Spell, then its target), so its follow-up questions to the
same seat are tried too. Then everybody passes the response windows that are open, and the game's ``evaluate``
judges the position. Several guesses at what is hidden are tried and averaged.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from undercroft.kernel.chance import Chance
from undercroft.kernel.game import View
from undercroft.kernel.parts import Option, Pass, Seat
from undercroft.kernel.table import Table

from .base import Bot, Opinion, guess

SAMPLES = 3
FOLLOW_UPS = 3
"""How many questions of one move are followed; below: how wide each may be, the last one first."""
WIDEST = (2, 4, 8)
PATIENCE = 12
"""How many windows are passed before a position is judged as it stands."""


class GreedyBot(Bot):
    """One ply on the game's ``evaluate``. ``strength`` is the number of guesses at what is hidden."""

    def __init__(self, chance: Chance, strength: int | None = None) -> None:
        super().__init__(chance, strength)
        self.samples = strength or SAMPLES

    def consider(self, table: Table[Any], view: View, options: Sequence[Option]) -> list[Opinion]:
        seat = table.seat
        worth = [0.0] * len(options)
        for number in range(self.samples):
            sample = table if number == 0 else guess(table.game, table.state, seat, self.chance, options)
            for index, option in enumerate(options):
                worth[index] += worth_of(sample, option, seat, FOLLOW_UPS)
        return [
            Opinion(option, total / self.samples, total / self.samples)
            for option, total in zip(options, worth, strict=True)
        ]


def worth_of(table: Table[Any], option: Option, seat: Seat, follow_ups: int) -> float:
    """How well the seat stands after taking an option and the best follow-ups to it."""
    trial = table.copy()
    trial.take(option)
    if follow_ups and is_follow_up(trial, seat):
        return max(
            worth_of(trial, further, seat, follow_ups - 1) for further in trial.options[: WIDEST[follow_ups - 1]]
        )
    settle(trial)
    return trial.game.evaluate(trial.state, seat)


def is_follow_up(table: Table[Any], seat: Seat) -> bool:
    """Is the same seat asked for a detail of what it has begun?"""
    if table.is_over or table.seat != seat:
        return False
    return not table.choice.is_window or Pass() not in table.options


def settle(table: Table[Any]) -> None:
    """Everybody passes the open windows: the position is judged when it is quiet."""
    for _ in range(PATIENCE):
        if table.is_over or not table.choice.is_window:
            return
        table.take(table.game.default(table.choice, table.options))
