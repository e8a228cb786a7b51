"""Copies of an environment: the same future as the original, which does not notice."""

from __future__ import annotations

import copy
import multiprocessing
import pickle
import random
from collections.abc import Callable, Iterable
from typing import Any

import numpy as np
import pytest

from undercroft import envs

COPIES: dict[str, Callable[[Any], Any]] = {
    "copy.deepcopy": copy.deepcopy,
    "pickle": lambda thing: pickle.loads(pickle.dumps(thing)),
}


def begun(game: str, **options: Any) -> Any:
    env = envs.env(game, **options)
    env.reset(seed=7)
    chance = random.Random(1)
    for _ in range(10):
        env.step(chance.choice(sorted(env.last()[4]["options"])))
    return env


def future(env: Any) -> list[tuple[str, bytes, float]]:
    """Everything that is shown in the rest of the match, played at random, and in the first step of the next one."""
    chance, seen = random.Random(2), []
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, info = env.last()
        seen.append((agent, observation["observation"].tobytes(), reward))
        env.step(None if terminated or truncated else chance.choice(sorted(info["options"])))
    env.reset()
    return [*seen, (env.agent_selection, env.last()[0]["observation"].tobytes(), 0.0)]


@pytest.mark.parametrize("make", COPIES.values(), ids=COPIES)
@pytest.mark.parametrize("game", ["boss-monster", "alone"])
def test_a_copy_of_an_environment_has_the_same_future(game: str, make: Callable[[Any], Any]) -> None:
    env = begun(game, illegal_reward=-1)
    twin = make(env)
    played = future(twin)
    assert len(played) > 10
    assert future(env) == played


def test_an_environment_goes_on_in_a_fresh_process_as_it_would_here() -> None:
    env = begun("boss-monster")
    with multiprocessing.get_context("spawn").Pool(1) as pool:
        assert pool.apply(future, (env,)) == future(env)


@pytest.mark.parametrize("make", COPIES.values(), ids=COPIES)
def test_matches_in_one_process_have_the_same_future_with_their_opponents(make: Callable[[Any], Any]) -> None:
    with envs.vector_env("boss-monster", 3, opponents="random", seed=1) as games:
        batch = games.reset()
        with make(games) as twins:
            again = batch
            for _ in range(60):
                batch = games.step(batch.masks.argmax(axis=1))
                again = twins.step(again.masks.argmax(axis=1))
                parts: Iterable[tuple[Any, Any]] = zip(batch, again, strict=True)
                assert all(np.array_equal(one, other) for one, other in parts)
