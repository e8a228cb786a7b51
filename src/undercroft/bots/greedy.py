"""The bot that looks one step ahead: try every option, let things settle, take the best.

An option is often only the beginning of a move (a Spell, then its target), so its follow-up questions to the
same seat are tried too. A move that leaves the seat's turn to be played (a Spell before building) is followed by
the best of the other options. Then everybody passes the response windows that are open, and the game's
``evaluate`` judges the position. Several guesses at what is hidden are tried and averaged.
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
LOOK = (8, 3)
"""How many answers are tried to the first, the second ... of the questions that a move brings with it."""
GLANCE = (8,)
"""The same for a look in passing, which others may make thousands of times."""


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
            for index, value in enumerate(worth_of_each(sample, options, seat, LOOK)):
                worth[index] += value
        return [
            Opinion(option, total / self.samples, total / self.samples)
            for option, total in zip(options, worth, strict=True)
        ]


def worth_of_each(table: Table[Any], options: Sequence[Option], seat: Seat, widths: tuple[int, ...]) -> list[float]:
    """How well the seat stands after each option; those that seem the same are tried once."""
    alike: dict[Option, Option] = {}
    for option in options:
        alike.setdefault(option.seems(), option)
    worth = dict(zip(alike, worth_of_some(table, list(alike.values()), seat, widths), strict=True))
    return [worth[option.seems()] for option in options]


def worth_of_some(table: Table[Any], options: Sequence[Option], seat: Seat, widths: tuple[int, ...]) -> list[float]:
    """How well the seat stands after each option: first those that are whole moves, the best of which is the plan."""
    tried = list(table.trials(options))
    worth = [0.0 if asks(trial, seat) else worth_at(trial, seat) for trial in tried]
    plan = options[max(range(len(options)), key=worth.__getitem__)] if any(worth) else None
    return [
        worth_of_move(trial, seat, widths, plan, type(table.choice)) if asks(trial, seat) else value
        for trial, value in zip(tried, worth, strict=True)
    ]


def worth_of_move(trial: Table[Any], seat: Seat, widths: tuple[int, ...], plan: Option | None, asked: type) -> float:
    """How well the seat stands after the best answers to the rest of a move that it has begun, and its plan."""
    if widths and is_follow_up(trial, seat, asked):
        further, asked = trial.options[: widths[0]], type(trial.choice)
        return max(worth_of_move(tried, seat, widths[1:], plan, asked) for tried in trial.trials(further))
    if plan is not None and asks(trial, seat) and trial.choice.begins_anew and plan in trial.options:
        trial.take(plan)
    return worth_at(trial, seat)


def worth_at(trial: Table[Any], seat: Seat) -> float:
    """The game's judgement when everybody has passed the open windows."""
    trial.settle()
    return trial.game.evaluate(trial.state, seat)


def asks(table: Table[Any], seat: Seat) -> bool:
    return not table.is_at_rest and table.seat == seat


def is_follow_up(table: Table[Any], seat: Seat, asked: type) -> bool:
    """Is the same seat asked for a detail of what it has begun, and not the same question once more?"""
    if not asks(table, seat):
        return False
    choice = table.choice
    is_new = choice.is_window or choice.begins_anew or type(choice) is asked
    return not (is_new and Pass() in table.options)
