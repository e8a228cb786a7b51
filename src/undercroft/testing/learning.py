"""What a game with numbers promises learning programs: named, inside their bounds, the same however they are told."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from math import isnan
from typing import Any

from undercroft.kernel.parts import Seat
from undercroft.kernel.table import Table

from .trial import Trial

NAMED = 3
"""So many of the numbers that are wrong are named."""


def check_names(trial: Trial) -> None:
    """Every number has a name of its own, of options as of observations."""
    game, settings = trial.game, trial.settings
    if game.has_numbers:
        actions = game.action_names(settings)
        count = game.option_count(settings)
        trial.require(len(actions) == count, f"{len(actions)} action names for {count} option numbers")
        for kind, names in (("actions", actions), ("numbers", game.number_names(settings))):
            twice = sorted({name for name in names if names.count(name) > 1}) if len(set(names)) < len(names) else []
            trial.require(not twice, f"several {kind} are called alike: {twice[:NAMED]}")


def check_actions(trial: Trial, table: Table[Any]) -> None:
    """Every option has a number of its own that a mask can hold."""
    game = trial.game
    if game.has_numbers:
        count = game.option_count(trial.settings)
        found: dict[int, str] = {}
        for option in table.options:
            number = game.option_number(table.state, option)
            trial.require(0 <= number < count, f"option {str(option)!r} has number {number}, not 0 to {count - 1}")
            trial.require(number not in found, f"{found.get(number)!r} and {str(option)!r} have the number {number}")
            found[number] = str(option)


def check_numbers(trial: Trial, state: Any) -> None:
    """For every seat as many numbers as names, from 0 to 1."""
    game = trial.game
    if game.has_numbers:
        names = game.number_names(trial.settings)
        for seat in trial.seats:
            _check_row(trial, names, game.observe(state, seat), seat)


def check_views_in_numbers(trial: Trial, state: Any) -> None:
    """What is told quickly is what the seat's view tells; a spectator's view has as many numbers."""
    game = trial.game
    if game.has_numbers:
        names = game.number_names(trial.settings)
        for seat in trial.seats:
            row, quick = array("f", game.numbers(game.view(state, seat))), game.observe(state, seat)
            if row.tobytes() != quick.tobytes():
                named = zip(names, quick, row, strict=True)
                differ = [f"{name} is {ours:g}, not {theirs:g}" for name, ours, theirs in named if ours != theirs]
                trial.fail(f"observe and the view of seat {seat} differ: {'; '.join(differ[:NAMED])}")
        _check_row(trial, names, array("f", game.numbers(game.view(state, None))), None)


def _check_row(trial: Trial, names: Sequence[str], row: array[float], seat: Seat | None) -> None:
    trial.require(len(row) == len(names), f"{len(row)} numbers of seat {seat}, but {len(names)} names")
    met = set(row)  # most numbers are there many times
    if isnan(sum(met)) or not 0.0 <= min(met) <= max(met) <= 1.0:
        outside = [f"{name} is {value:g}" for name, value in zip(names, row, strict=True) if not 0.0 <= value <= 1.0]
        trial.fail(f"numbers of seat {seat} are not from 0 to 1: {'; '.join(outside[:NAMED])}")
