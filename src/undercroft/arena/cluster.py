"""The same matches on a Ray cluster: tasks go out in chunks, results come back in order.

Undercroft, in the same version, and the packages of the games and bots that play must be installed on its machines.
"""

from __future__ import annotations

import logging
import os
import re
import socket
import time
from collections import deque
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from itertools import islice
from typing import Any

import undercroft

from .play import Result, Task, play_one
from .refusals import BadAddress, ClusterFailed, NoCluster, NoClusterHere, NotInstalled

QUIET = {"RAY_USAGE_STATS_ENABLED": "0", "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0"}
HOST_AND_PORT = re.compile(r"(?:ray://)?(?P<host>[\w.-]+|\[[0-9a-fA-F:]+\]):(?P<port>\d{1,5})")
OWN, RUNNING = "local", "auto"
PATIENCE = 5.0
"""Seconds in which a cluster's machine must take the call."""
CHUNK_SECONDS = 2.0
"""About how long a chunk should take: long against the cost of sending it, short against the whole."""
MOST_IN_CHUNK = 200
AHEAD = 4
"""How many chunks are given out for each processor of the cluster."""


def play_on_cluster(tasks: Iterable[Task], address: str, processors: int) -> Iterator[Result]:
    """The results in the order of the tasks. ``processors`` counts only for a cluster of our own ("local")."""
    with cluster_at(address, processors) as ray:
        play = ray.remote(play_chunk)
        slots = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        waiting, size = iter(tasks), 1
        given: deque[Any] = deque()
        try:
            while True:
                while len(given) < slots and (chunk := list(islice(waiting, size))):
                    given.append(play.remote(chunk, undercroft.__version__))
                if not given:
                    return
                results, seconds = ray.get(given.popleft())
                size = max(1, min(MOST_IN_CHUNK, round(len(results) * CHUNK_SECONDS / max(seconds, 1e-3))))
                yield from results
        except ray.exceptions.RayError as error:
            raise ClusterFailed(reason=reason_of(error)) from error


def play_chunk(tasks: list[Task], version: str) -> tuple[list[Result], float]:
    """Runs on the cluster: the results, and how long they took."""
    if version != undercroft.__version__:
        raise RuntimeError(f"undercroft {undercroft.__version__} != {version}")
    started = time.perf_counter()
    return [play_one(task) for task in tasks], time.perf_counter() - started


@contextmanager
def cluster_at(address: str, processors: int) -> Iterator[Any]:
    """Ray, connected, as long as this lasts."""
    _check_address(address)
    os.environ.update(QUIET)
    try:
        import ray
    except ImportError as error:
        raise NotInstalled(package="Ray", extra="cluster") from error
    own: dict[str, Any] = {"num_cpus": processors, "include_dashboard": False} if address == OWN else {}
    try:
        ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR, **own)
    except ConnectionError as error:
        if address != RUNNING:
            raise NoCluster(address=address, reason=reason_of(error)) from error
        raise NoClusterHere from error
    except Exception as error:  # Ray raises whatever it likes, plain Exception too when a node starts too slowly
        raise NoCluster(address=address, reason=reason_of(error)) from error
    try:
        yield ray
    finally:
        ray.shutdown()


def _check_address(address: str) -> None:
    """Refuse what cannot be an address, and one where nobody takes the call: Ray itself would try for minutes."""
    if address in (OWN, RUNNING):
        return
    found = HOST_AND_PORT.fullmatch(address)
    if found is None or not 0 < int(found["port"]) < 65_536:
        raise BadAddress(address=address[:80])
    try:
        socket.create_connection((found["host"].strip("[]"), int(found["port"])), PATIENCE).close()
    except OSError as error:
        raise NoCluster(address=address, reason=error.strerror or str(error)) from error


def reason_of(error: Exception) -> str:
    """The last line of a complaint: the others say where in Ray it came up."""
    lines = str(error).strip().splitlines()
    return (lines[-1] if lines else type(error).__name__).strip()[:200].rstrip(".")
