"""A crew of processes that work through a list. The results come in the order of the list, whoever was first.

Only so much is given out ahead of the slowest that a million tasks take no more memory than a hundred. A worker
whose master is gone ends by itself; one that dies is noticed at once. Workers may have processes of their own.
"""

from __future__ import annotations

import os
import signal
import sys
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import contextmanager, suppress
from itertools import chain, islice
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from threading import Thread
from typing import Any, TypeVar

from .refusals import WorkerDied

T = TypeVar("T")
R = TypeVar("R")

EACH = 2
"""How many tasks a worker has in hand: the next one lies ready when one is done."""
AHEAD = 64
"""How many results per worker may wait for one that takes longer."""
FAREWELL = 5.0
"""Seconds in which a worker that was told to stop may put its own house in order."""


def in_order(
    function: Callable[[T], R], tasks: Iterable[T], workers: int, ahead: dict[int, R] | None = None
) -> Generator[R, None, None]:
    """``map(function, tasks)`` by several processes, but no more than there are tasks.

    The function must be importable by its name. ``ahead`` holds what is finished before its turn, by its place in the
    list: whoever stops early finds it there.
    """
    coming = iter(tasks)
    first = list(islice(coming, workers))
    workers, waiting = len(first), enumerate(chain(first, coming))
    results = {} if ahead is None else ahead
    told = 0
    with crew(function, workers) as pipes:
        given: dict[Connection, deque[int]] = {pipe: deque() for pipe in pipes}
        while True:
            _give_out(waiting, given, limit=workers * AHEAD - len(results))
            busy = [pipe for pipe, numbers in given.items() if numbers]
            if not busy:
                return
            for pipe in wait(busy):
                assert isinstance(pipe, Connection)
                results[given[pipe].popleft()] = _receive(pipe)
            while told in results:
                yield results.pop(told)
                told += 1


def _give_out(waiting: Iterator[tuple[int, Any]], given: dict[Connection, deque[int]], limit: int) -> None:
    """Everybody gets a first task before anybody gets a second one."""
    for full in range(EACH):
        for pipe, numbers in given.items():
            if len(numbers) > full or sum(map(len, given.values())) >= limit:
                continue
            number, task = next(waiting, (None, None))
            if number is None:
                return
            with suppress(BrokenPipeError):  # said when its result is missed
                pipe.send(task)
            numbers.append(number)


def _receive(pipe: Connection) -> Any:
    try:
        return pipe.recv()
    except (EOFError, ConnectionError) as error:
        raise WorkerDied from error


@contextmanager
def crew(function: Callable[[Any], Any], workers: int) -> Iterator[list[Connection]]:
    """So many processes at the other ends of these pipes. They are gone when this is left, however it is left."""
    context = get_context("spawn")
    processes: list[SpawnProcess] = []
    pipes: list[Connection] = []
    try:
        for _ in range(workers):
            ours, theirs = context.Pipe()
            process = context.Process(target=work, args=(function, theirs))
            with _ctrl_c_left_to_us():
                process.start()
            theirs.close()
            processes.append(process)
            pipes.append(ours)
        yield pipes
    finally:
        dismiss(pipes, processes)


def dismiss(pipes: Iterable[Connection], processes: Iterable[SpawnProcess]) -> None:
    """Tell processes to end; one that does not is ended."""
    for pipe in pipes:
        pipe.close()
    for process in processes:
        process.terminate()
    for process in processes:
        process.join(FAREWELL)
        process.kill()
        process.join()


@contextmanager
def _ctrl_c_left_to_us() -> Iterator[None]:
    """Processes that begin inside never see a Ctrl-C, not even while they are still starting up."""
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def work(function: Callable[[Any], Any], pipe: Connection) -> None:
    """What a worker does, until it is told to stop or its master is gone."""
    leave = Leave()
    signal.signal(signal.SIGTERM, leave)
    Thread(target=_leave_with_master, daemon=True).start()
    with suppress(EOFError, ConnectionError):
        while True:
            pipe.send(function(pipe.recv()))
    leave.has_begun = True


class Leave:
    """An exit like any other, so that processes of a worker's own end with it.

    Who is leaving need not be told again: a second exit in the midst of the first would end in a complaint. (So would
    a signal that comes while it is being switched off, so it never is.)
    """

    def __init__(self) -> None:
        self.has_begun = False

    def __call__(self, *_: Any) -> None:
        if not self.has_begun:
            self.has_begun = True
            sys.exit()


def _leave_with_master() -> None:
    master = parent_process()
    assert master is not None
    master.join()
    os.kill(os.getpid(), signal.SIGTERM)
