"""Processes that each step a share of the matches. They share nothing: plans and actions go in, batches come out."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Sequence
from multiprocessing.connection import Connection
from typing import Any

import numpy as np
from numpy.typing import NDArray

from .group import Batch, Group, Plan
from .refusals import WorkerLost

PATIENCE = 5.0
"""So many seconds an idle process gets to end by itself."""


class Workers:
    """One process for every share (how many lanes, and the number of the first)."""

    def __init__(self, plan: Plan, shares: Sequence[tuple[int, int]]) -> None:
        context = multiprocessing.get_context("spawn")
        self._shares = shares
        self._pipes: list[Connection] = []
        self._processes = []
        for count, first in shares:
            ours, theirs = context.Pipe()
            process = context.Process(target=work, args=(theirs, plan, first, count), daemon=True)
            process.start()
            theirs.close()
            self._pipes.append(ours)
            self._processes.append(process)

    def look(self) -> Batch:
        """Where all matches stand at first."""
        return self._gather()

    def step(self, actions: NDArray[Any]) -> Batch:
        """Every process steps its share at the same time."""
        for pipe, (count, first) in zip(self._pipes, self._shares, strict=True):
            try:
                pipe.send(actions[first : first + count])
            except OSError as error:
                raise WorkerLost(reason=type(error).__name__) from error
        return self._gather()

    def close(self) -> None:
        """The end of its pipe tells a process to end; one that does not is ended."""
        for pipe in self._pipes:
            pipe.close()
        for process in self._processes:
            process.join(PATIENCE)
            if process.is_alive():
                process.terminate()
                process.join()

    def _gather(self) -> Batch:
        parts = [self._receive(pipe) for pipe in self._pipes]
        return Batch(*(np.concatenate(column) for column in zip(*parts, strict=True)))

    def _receive(self, pipe: Connection) -> Batch:
        try:
            answer = pipe.recv()
        except (EOFError, OSError) as error:
            raise WorkerLost(reason=type(error).__name__) from error
        if isinstance(answer, str):
            raise WorkerLost(reason=answer)
        batch: Batch = answer
        return batch


def work(pipe: Connection, plan: Plan, first: int, count: int) -> None:
    """Step a share of the matches until the pipe is closed. A failure is told before the process ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C belongs to the process that trains
    try:
        group = Group(plan, first, count)
        pipe.send(group.look())
        while True:
            pipe.send(group.step(pipe.recv()))
    except (EOFError, BrokenPipeError, ConnectionResetError):
        return
    except Exception as error:
        pipe.send(f"{type(error).__name__}: {error}"[:300])
