"""Many matches at once, for training: numpy batches in and out, in one process or in several that share nothing.

>>> from undercroft import envs
>>> with envs.vector_env("boss-monster", 8, opponents="random", seed=1) as games:
...     batch = games.reset()
...     batch = games.step(batch.masks.argmax(axis=1))
>>> batch.observations.shape[0], batch.rewards.shape
(8, (8, 2))

The same seed and the same actions give the same batches on any number of processes.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import numpy as np
from numpy.typing import ArrayLike

from undercroft.bots import parse_bot

from .episode import Episode, check_number, check_seed
from .group import Batch, Group, Plan
from .refusals import BadOption, EnvClosed, IllegalAction
from .workers import Workers

MOST_COUNT, MOST_PROCESSES = 100_000, 256
LINE_UP = "random; greedy:1, random"


class VectorEnv:
    """``count`` matches of a game, stepped together; whichever is over begins anew at once.

    ``opponents`` are bots as a line-up names them ("random", or several: ["greedy:1", "random"]); they take the seats
    after the learner's in turn. Without opponents the learner decides for every seat. Other options are settings.
    """

    def __init__(
        self,
        game: str,
        count: int,
        *,
        opponents: str | Sequence[str] = (),
        seed: int = 0,
        processes: int = 1,
        max_cycles: int | None = None,
        **settings: Any,
    ) -> None:
        check_number("count", count, MOST_COUNT)
        check_number("processes", processes, min(MOST_PROCESSES, count))
        check_seed(seed)
        example = Episode(game, settings, max_cycles)  # refuses here whatever no worker could play
        named = (opponents,) if isinstance(opponents, str) else tuple(opponents)
        if len(named) >= example.settings.seats:
            possible = LINE_UP if example.settings.seats > 1 else "()"
            raise BadOption(option="opponents", value=", ".join(map(str, named))[:80], possible=possible)
        bots = tuple(str(parse_bot(str(name))) for name in named)
        plan = Plan(example.game.name, settings, bots, str(int(seed)), max_cycles)
        self.count, self.seats = count, example.settings.seats
        self.observation_size, self.action_count = example.observation_size, example.action_count
        self._plan, self._processes = plan, processes
        self._group: Group | Workers | None = None
        self._batch: Batch | None = None

    def reset(self) -> Batch:
        """All matches anew, from the first ones of the seed."""
        self.close()
        shares = [(len(share), int(share[0])) for share in np.array_split(np.arange(self.count), self._processes)]
        with self._closed_unless_finished():
            self._group = Group(self._plan, 0, self.count) if len(shares) == 1 else Workers(self._plan, shares)
            self._batch = batch = self._group.begin()
        return batch

    def step(self, actions: ArrayLike) -> Batch:
        """One action for every match. If any is illegal, all are refused and no match is stepped."""
        if self._group is None or self._batch is None:
            raise EnvClosed
        chosen = self._checked(np.asarray(actions), self._batch)
        with self._closed_unless_finished():
            self._batch = batch = self._group.step(chosen)
        return batch

    def close(self) -> None:
        """End the matches with all that they hold: processes of ours, and those of opponents."""
        group, self._group, self._batch = self._group, None, None
        if group is not None:
            group.close()

    def __enter__(self) -> VectorEnv:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    @contextmanager
    def _closed_unless_finished(self) -> Iterator[None]:
        """Matches of which only some were stepped, or whose answers nobody has read, would never agree again."""
        try:
            yield
        except BaseException:
            self.close()
            raise

    def _checked(self, actions: Any, batch: Batch) -> Any:
        if actions.shape != (self.count,) or actions.dtype.kind not in "iu":
            given = f"{actions.dtype}{list(actions.shape)}"
            raise BadOption(option="actions", value=given, possible=f"int[{self.count}]")
        inside = (actions >= 0) & (actions < self.action_count)
        legal = inside & batch.masks[np.arange(self.count), np.where(inside, actions, 0)]
        if not legal.all():
            row = int(np.flatnonzero(~legal)[0])
            possible = ", ".join(map(str, np.flatnonzero(batch.masks[row])))
            raise IllegalAction(action=str(actions[row]), seat=str(batch.seats[row]), where=str(row), legal=possible)
        return actions
