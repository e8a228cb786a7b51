"""A game in which all win or lose together as a learning environment, one seat alone too."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest
from pettingzoo.test import api_test

from tests.lantern.plugin import installed
from undercroft import envs
from undercroft.envs.refusals import BadOption


@pytest.fixture(autouse=True)
def lantern(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    with installed(tmp_path, monkeypatch):
        yield


@pytest.mark.filterwarnings("ignore::UserWarning:pettingzoo")
@pytest.mark.parametrize("seats", [1, 3])
def test_the_api_is_pettingzoos(seats: int) -> None:
    api_test(envs.env("lantern", seats=seats), num_cycles=30)


@pytest.mark.parametrize(("action", "reward"), [(0, -1.0), (1, 1.0)])
@pytest.mark.parametrize("seats", [1, 3])
def test_all_are_rewarded_alike(seats: int, action: int, reward: float) -> None:
    """Who only waits loses for certain; who walks gets out with this seed."""
    env = envs.env("lantern", seats=seats)
    env.reset(seed=2)
    while not all(env.terminations.values()):
        env.step(action)
    assert list(env.rewards.values()) == [reward] * seats


@pytest.mark.parametrize("opponents", [(), "random"])
def test_many_matches_are_stepped_together(opponents: str | tuple[str, ...]) -> None:
    seats = 2 if opponents else 1
    with envs.vector_env("lantern", 3, seats=seats, opponents=opponents, seed=1) as games:
        games.reset()
        batches = [games.step(np.zeros(3, int)) for _ in range(12)]
    ended = [batch.rewards[batch.dones] for batch in batches if batch.dones.any()]
    assert ended
    assert all((rewards == rewards[:, :1]).all() for rewards in ended)


def test_nobody_can_be_seated_beside_one_who_plays_alone() -> None:
    with pytest.raises(BadOption, match=r"possible: \(\)|\(\)"):
        envs.vector_env("lantern", 2, seats=1, opponents="random")
