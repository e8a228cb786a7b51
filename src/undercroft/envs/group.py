"""Several matches stepped together in one process: each goes on as soon as it is over.

With opponents the learner sits in one seat, another one in every match, and sees its own decisions only; without,
it decides for all seats. Opponents may hold processes: they are let go after every match and when all is closed.
"""

from __future__ import annotations

from contextlib import ExitStack
from typing import Any, NamedTuple

import msgspec
import numpy as np
from numpy.typing import NDArray

from undercroft.bots import Bot, new_bot
from undercroft.kernel.parts import Seat

from .episode import Episode
from .refusals import NotOffered

LONGEST_OPTION = 80


class Batch(NamedTuple):
    """Where all matches stand, one row for each.

    ``observations``, ``masks`` and ``seats`` are about the seat that is asked now. ``rewards`` (a column for every
    seat), ``dones`` and ``truncations`` are about what the last step ended: a match that is done has begun anew.
    """

    observations: NDArray[np.float32]
    masks: NDArray[np.bool_]
    seats: NDArray[np.int64]
    rewards: NDArray[np.float32]
    dones: NDArray[np.bool_]
    truncations: NDArray[np.bool_]


class Plan(msgspec.Struct, frozen=True):
    """What is played, in plain values that any process can read. No ``opponents``: the learner plays all seats."""

    game: str
    settings: dict[str, Any]
    opponents: tuple[str, ...]
    seed: str
    max_cycles: int | None = None


class Lane:
    """One row of a batch: match after match, each with a seed of its own, the learner in another seat each time."""

    def __init__(self, plan: Plan, number: int) -> None:
        self.plan = plan
        self.number = number
        self.match = -1
        self.episode = Episode(plan.game, plan.settings, plan.max_cycles)
        self.bots: dict[Seat, Bot] = {}

    def begin(self) -> None:
        """The next match in which the learner is asked anything at all."""
        while True:
            self.close()
            self.match += 1
            seed = f"{self.plan.seed} lane {self.number} match {self.match}"
            self.episode.begin(seed)
            self._seat_bots(seed)
            self._play_bots()
            if not self.is_done:
                return

    def close(self) -> None:
        """Let the bots of this match go, also if one of them makes trouble."""
        with ExitStack() as leaving:
            for bot in self.bots.values():
                leaving.callback(bot.close)
            self.bots = {}

    @property
    def is_done(self) -> bool:
        return self.episode.is_over or self.episode.is_truncated

    def take(self, action: int) -> None:
        """The learner's decision, and those of its opponents up to its next one."""
        self.episode.take(action)
        self._play_bots()

    def _seat_bots(self, seed: str) -> None:
        for seat, name in self._opponents().items():
            self.bots[seat] = new_bot(name, f"{seed} seat {seat}")

    def _opponents(self) -> dict[Seat, str]:
        """Who sits where in this match: they take the seats after the learner's in turn."""
        names, seats = self.plan.opponents, self.episode.settings.seats
        if not names:
            return {}
        learner = (self.number + self.match) % seats
        others = [Seat((learner + step) % seats) for step in range(1, seats)]
        return {seat: names[place % len(names)] for place, seat in enumerate(others)}

    def _play_bots(self) -> None:
        episode, bots = self.episode, self.bots
        while bots and not self.is_done and episode.seat in bots:
            table, seat = episode.table, episode.seat
            option = bots[seat].answer(episode.game, table.state, seat, table.options)
            if option not in table.options:  # the table itself trusts those who sit at it
                raise NotOffered(name=self._opponents()[seat], option=str(option)[:LONGEST_OPTION])
            episode.take_option(option)


class Group:
    """The lanes from ``first`` on, so many of them."""

    def __init__(self, plan: Plan, first: int, count: int) -> None:
        self.plan = plan
        self.numbers = range(first, first + count)
        self.lanes: list[Lane] = []

    def begin(self) -> Batch:
        """The first match of every lane."""
        self.lanes = [Lane(self.plan, number) for number in self.numbers]
        for lane in self.lanes:
            lane.begin()
        return self._look()

    def step(self, actions: NDArray[Any]) -> Batch:
        """One action of the learner in every lane."""
        ended: list[tuple[int, list[float], bool]] = []
        for row, (lane, action) in enumerate(zip(self.lanes, actions.tolist(), strict=True)):
            lane.take(action)
            if lane.is_done:
                ended.append((row, lane.episode.rewards(), lane.episode.is_truncated))
                lane.begin()
        batch = self._look()
        for row, rewards, truncated in ended:
            batch.rewards[row] = rewards
            batch.dones[row] = True
            batch.truncations[row] = truncated
        return batch

    def close(self) -> None:
        """Let all bots go, also if one of them makes trouble."""
        with ExitStack() as leaving:
            for lane in self.lanes:
                leaving.callback(lane.close)

    def _look(self) -> Batch:
        """Where all lanes stand, nothing having ended."""
        episode = self.lanes[0].episode
        count = len(self.lanes)
        batch = Batch(
            observations=np.empty((count, episode.observation_size), np.float32),
            masks=np.zeros((count, episode.action_count), np.bool_),
            seats=np.empty(count, np.int64),
            rewards=np.zeros((count, episode.settings.seats), np.float32),
            dones=np.zeros(count, np.bool_),
            truncations=np.zeros(count, np.bool_),
        )
        possible: list[int] = []  # of all lanes together: one look-up for the whole batch
        for row, lane in enumerate(self.lanes):
            seat = lane.episode.seat
            batch.seats[row] = seat
            batch.observations[row] = lane.episode.observation(seat)
            possible += [row * episode.action_count + action for action in lane.episode.actions]
        batch.masks.reshape(-1)[possible] = True
        return batch
