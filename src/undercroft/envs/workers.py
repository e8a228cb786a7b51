"""Processes that each step a share of the matches. They share nothing: plans and actions go in, batches come out.

Opponents may have processes of their own, so these are no daemons, which Python would simply end with the program.
They end when the environment is closed or forgotten, when the program ends, and by themselves when it was killed.
"""

from __future__ import annotations

import signal
from collections.abc import Iterable, Sequence
from contextlib import closing
from functools import partial
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from multiprocessing.util import Finalize
from typing import Any

import numpy as np
from numpy.typing import NDArray

from undercroft.arena import crew

from .group import Batch, Group, Plan
from .refusals import WorkerLost

LONGEST_REASON = 300


class Workers:
    """One process for every share (how many lanes, and the number of the first)."""

    def __init__(self, plan: Plan, shares: Sequence[tuple[int, int]]) -> None:
        self._plan = plan
        self._shares = shares
        self._pipes: list[Connection] = []
        self._processes: list[SpawnProcess] = []
        # with a priority it also runs at the end of the program, before Python waits for processes that are no daemons
        self._dismiss = Finalize(self, crew.dismiss, (self._pipes, self._processes), exitpriority=0)

    def begin(self) -> Batch:
        """Start the processes, and the first match of every lane."""
        context = get_context("spawn")
        for count, first in self._shares:
            ours, theirs = context.Pipe()
            self._pipes.append(ours)
            process = context.Process(target=work, args=(theirs, self._plan, first, count))
            process.start()
            self._processes.append(process)
            theirs.close()
        return self._ask(None for _ in self._shares)

    def step(self, actions: NDArray[Any]) -> Batch:
        """Every process steps its share at the same time."""
        return self._ask(actions[first : first + count] for count, first in self._shares)

    def close(self) -> None:
        """End the processes."""
        self._dismiss()

    def _ask(self, requests: Iterable[NDArray[Any] | None]) -> Batch:
        try:
            for pipe, request in zip(self._pipes, requests, strict=True):
                pipe.send(request)
            parts = [pipe.recv() for pipe in self._pipes]
        except (EOFError, OSError) as error:
            raise WorkerLost(reason=type(error).__name__) from error
        for part in parts:
            if isinstance(part, str):
                raise WorkerLost(reason=part)
        return Batch(*(np.concatenate(column) for column in zip(*parts, strict=True)))


def work(pipe: Connection, plan: Plan, first: int, count: int) -> None:
    """Step a share of the matches until told to stop or the master is gone; its bots are let go then."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C belongs to the process that trains
    with closing(Group(plan, first, count)) as group:
        crew.work(partial(answer, group), pipe)


def answer(group: Group, actions: NDArray[Any] | None) -> Batch | str:
    """Step the matches, or begin them where there are no actions yet. A failure is told in words."""
    try:
        return group.begin() if actions is None else group.step(actions)
    except Exception as error:
        return f"{type(error).__name__}: {error}"[:LONGEST_REASON]
