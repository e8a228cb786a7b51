"""Several processes work through a list: results in its order, nothing hoarded, nobody left behind."""

from __future__ import annotations

import multiprocessing
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, closing
from pathlib import Path
from typing import Any

import pytest

from undercroft.arena import crew
from undercroft.arena.crew import AHEAD, EACH, in_order
from undercroft.arena.refusals import WorkerDied


def test_the_results_are_in_the_order_of_the_tasks() -> None:
    uneven = [200_000 if number % 7 == 0 else number for number in range(40)]
    assert list(in_order(range, uneven, 2)) == list(map(range, uneven))
    assert multiprocessing.active_children() == []


def test_fewer_tasks_than_workers() -> None:
    assert list(in_order(abs, [-3], 2)) == [3]
    assert list(in_order(abs, [], 1)) == []


@pytest.mark.parametrize("tasks", [0, 1, 2])
def test_there_are_no_more_workers_than_tasks(monkeypatch: pytest.MonkeyPatch, tasks: int) -> None:
    start, started = crew.crew, []

    def counted(function: Callable[[Any], Any], workers: int) -> AbstractContextManager[Any]:
        started.append(workers)
        return start(function, workers)

    monkeypatch.setattr(crew, "crew", counted)
    assert list(in_order(abs, iter(range(tasks)), 8)) == list(range(tasks))
    assert started == [tasks]


def test_a_million_tasks_are_not_taken_at_once() -> None:
    taken = []

    def tasks() -> Iterator[int]:
        for number in range(1_000_000):
            taken.append(number)
            yield number

    with closing(in_order(abs, tasks(), 1)) as results:
        assert [next(results) for _ in range(3)] == [0, 1, 2]
        assert len(taken) <= 3 + EACH
    assert multiprocessing.active_children() == []


def test_the_others_do_not_run_away_from_a_slow_task() -> None:
    taken = []

    def naps() -> Iterator[float]:
        for number in range(1_000_000):
            taken.append(number)
            yield 0.0 if number else 1.0

    with closing(in_order(time.sleep, naps(), 2)) as results:
        next(results)
        assert len(taken) <= 2 * AHEAD


def test_who_stops_early_finds_what_was_finished_before_its_turn(tmp_path: Path) -> None:
    ahead: dict[int, None] = {}
    with closing(in_order(wait_for_the_last, [tmp_path / str(number) for number in range(4)], 2, ahead)) as results:
        next(results)
    assert 1 in ahead
    assert 0 not in ahead, "it had its turn"


def wait_for_the_last(sign: Path) -> None:
    """The first task is the slowest: whoever has the last one has told of its other one by then."""
    sign.touch()
    while sign.name == "0" and not sign.with_name("3").exists():
        time.sleep(0.01)


def test_a_worker_that_dies_is_noticed() -> None:
    with pytest.raises(WorkerDied):
        list(in_order(os._exit, [0, 0, 0], 2))
    assert multiprocessing.active_children() == []


def test_who_has_left_already_is_not_told_again() -> None:
    """The end of the pipe and SIGTERM come together. Only one of them may end the process, or Python complains."""
    finished = subprocess.run([sys.executable, "-c", LEAVES_TWICE], check=False, capture_output=True, text=True)
    assert (finished.stdout, finished.stderr, finished.returncode) == ("went its own way\n", "", 0)


LEAVES_TWICE = """
import os, signal
from multiprocessing import Pipe
from unittest.mock import patch
from undercroft.arena import crew

ours, theirs = Pipe()
ours.close()
with patch.object(crew, "_leave_with_master"):
    crew.work(abs, theirs)
os.kill(os.getpid(), signal.SIGTERM)
print("went its own way")
"""
