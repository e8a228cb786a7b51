"""The same matches on Ray: a real one is started once; addresses that cannot be and machines that do not answer."""

from __future__ import annotations

import socket
import sys
from types import SimpleNamespace
from typing import Any

import pytest

from undercroft.arena.cluster import play_chunk, play_on_cluster
from undercroft.arena.plan import Plan
from undercroft.arena.play import play_all
from undercroft.arena.refusals import BadAddress, ClusterFailed, NoCluster, NoClusterHere, NotInstalled
from undercroft.arena.tables import decisions_table, games_table
from undercroft.kernel.registry import game

from .runs import bytes_of
from .test_play import TASK


def test_one_process_two_and_a_cluster_give_the_same_tables() -> None:
    played = game("boss-monster")
    plan = Plan.of(played, {"seats": 2}, ["greedy:1", "random"], "7", 5, rotate=True, watched=True, logged=True)
    ways = [(1, None), (2, None), (1, "local")]
    results = [list(play_all(plan.tasks(1), jobs, cluster)) for jobs, cluster in ways]
    for table in (games_table, decisions_table):
        assert len({bytes_of(table(plan, 1, found)) for found in results}) == 1
    assert not any(result.error for result in results[0])


@pytest.mark.parametrize(
    "address", ["", "somewhere", "ray://", "host:", "host:0", "host:99999", "http://host:1", "a b:1"]
)
def test_what_cannot_be_an_address_is_refused(address: str) -> None:
    with pytest.raises(BadAddress):
        list(play_on_cluster([TASK], address, 1))


@pytest.mark.parametrize("scheme", ["", "ray://"])
def test_a_machine_that_does_not_answer_is_said(scheme: str) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))  # bound but not listening: nobody answers, and nobody else takes it
        address = f"{scheme}127.0.0.1:{taken.getsockname()[1]}"
        with pytest.raises(NoCluster) as refused:
            list(play_on_cluster([TASK], address, 1))
    assert refused.value.arguments["address"] == address


class BrokenRay:
    """A Ray that is not there, or one whose machines give up."""

    class exceptions:  # noqa: N801 - Ray's own name
        class RayError(Exception):
            pass

    def __init__(self, is_there: bool) -> None:
        self.is_there = is_there

    def init(self, **_: Any) -> None:
        if not self.is_there:
            raise ConnectionError("Could not find any running Ray instance")

    def shutdown(self) -> None:
        self.is_there = False

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": 2.0}

    def remote(self, function: Any) -> Any:
        return SimpleNamespace(remote=lambda *_: None)

    def get(self, _: Any) -> Any:
        raise self.exceptions.RayError("a long story\nthe node died.")


def test_no_cluster_on_this_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", BrokenRay(is_there=False))
    with pytest.raises(NoClusterHere):
        list(play_on_cluster([TASK], "auto", 1))


def test_a_cluster_that_gives_up_is_left_and_said(monkeypatch: pytest.MonkeyPatch) -> None:
    ray = BrokenRay(is_there=True)
    monkeypatch.setitem(sys.modules, "ray", ray)
    with pytest.raises(ClusterFailed, match=r"gave up: the node died\. The same version"):
        list(play_on_cluster([TASK], "auto", 1))
    assert not ray.is_there


def test_without_ray_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(NotInstalled, match=r'pip install "undercroft\[cluster\]"'):
        list(play_on_cluster([TASK], "local", 1))


def test_another_version_on_the_cluster_is_not_believed() -> None:
    with pytest.raises(RuntimeError, match=r"!= 0\.0\.0"):
        play_chunk([TASK], "0.0.0")
