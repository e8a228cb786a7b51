"""Who sits opposite a single learner: bots by name, always the same ones or drawn for every match."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import ExitStack
from math import isfinite
from typing import TypeAlias

from undercroft.bots import Bot, new_bot, parse_bot
from undercroft.kernel.chance import Chance
from undercroft.kernel.parts import Option, Seat

from .episode import Episode
from .refusals import BadOption, NotOffered

Opponents: TypeAlias = str | Sequence[str] | Mapping[str, float]
LineUp: TypeAlias = tuple[str, ...]
POSSIBLE = '"greedy"; ["greedy:1", "random"]; {"greedy": 3, "random": 1}'
FINE = 1 << 32
LONGEST_OPTION = 80


class Pool:
    """Line-ups with their weights. A line-up fills the seats after the learner's, from its beginning if it is short.

    >>> pool = Pool({"greedy:1, random": 3, "random": 1}, seats=3)
    >>> {pool.draw(str(match)) for match in range(20)} == {("greedy:1", "random"), ("random",)}
    True
    """

    def __init__(self, opponents: Opponents, seats: int) -> None:
        self.most = seats - 1
        weights = opponents if isinstance(opponents, Mapping) else {_written(opponents): 1.0}
        self.line_ups = [self._read(text) for text in weights]
        self.weights = [_weight(value) for value in weights.values()]
        if not self.weights or not sum(self.weights) > 0:
            raise _refused(weights)

    def draw(self, seed: str) -> LineUp:
        """The line-up for the match with this seed."""
        if len(self.line_ups) == 1:
            return self.line_ups[0]
        left = Chance.from_seed(f"{seed} opponents").below(FINE) / FINE * sum(self.weights)
        for line_up, weight in zip(self.line_ups, self.weights, strict=True):
            if left < weight:
                return line_up
            left -= weight
        return self.line_ups[-1]

    def _read(self, text: object) -> LineUp:
        names = [name.strip() for name in str(text).split(",") if name.strip()]
        if not isinstance(text, str) or len(names) > self.most or (self.most and not names):
            raise _refused(text)
        return tuple(str(parse_bot(name)) for name in names)


def _written(opponents: object) -> str:
    if isinstance(opponents, str):
        return opponents
    if isinstance(opponents, Sequence) and all(isinstance(name, str) for name in opponents):
        return ", ".join(opponents)
    raise _refused(opponents)


def _weight(value: object) -> float:
    if isinstance(value, bool) or not isinstance(value, int | float) or not isfinite(value) or value < 0:
        raise _refused(value)
    return float(value)


def _refused(value: object) -> BadOption:
    return BadOption(option="opponents", value=str(value)[:80], possible=POSSIBLE)


class Opposition:
    """The bots of one match, each with a random stream of its own."""

    def __init__(self, line_up: LineUp, learner: Seat, seats: int, seed: str) -> None:
        self._leaving = ExitStack()
        self._names: dict[Seat, str] = {}
        self._bots: dict[Seat, Bot] = {}
        for step in range(1, seats):
            seat = Seat((learner + step) % seats)
            self._names[seat] = name = line_up[(step - 1) % len(line_up)]
            self._bots[seat] = bot = new_bot(name, f"{seed} seat {seat}")
            self._leaving.callback(bot.close)

    def is_asked(self, episode: Episode) -> bool:
        """Is it one of these bots that the match waits for?"""
        return not episode.is_over and not episode.is_truncated and episode.seat in self._bots

    def answer(self, episode: Episode) -> Option:
        """What the asked bot takes. The table trusts those who sit at it, so it is checked here."""
        table, seat = episode.table, episode.seat
        option = self._bots[seat].answer(episode.game, table.state, seat, table.options)
        if option not in table.options:
            raise NotOffered(name=self._names[seat], option=str(option)[:LONGEST_OPTION])
        return option

    def close(self) -> None:
        """Let the bots go: some hold processes."""
        self._leaving.close()
