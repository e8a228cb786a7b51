"""Masked PPO on one machine: a small network learns Boss Monster for two against a bot, from nothing but its view.

Run ``python examples/train_ppo.py``: it takes some minutes and needs ``pip install "undercroft[envs]" jax optax``. The
network is given ``game.numbers(view)`` and the mask of its options, and is told only whether it has won. Everything
that is particular to a game is in the environment: ``--game`` and ``--seats`` choose another.
"""

from __future__ import annotations

import argparse
import os
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, fields
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

# A small network is quickest on a single core of the processor: the others step the matches.
os.environ.setdefault("JAX_PLATFORMS", "cpu")
os.environ.setdefault("XLA_FLAGS", "--xla_cpu_multi_thread_eigen=false")

import jax
import jax.numpy as jnp
import numpy as np
import optax

from undercroft import envs
from undercroft.envs.group import Batch
from undercroft.envs.vector import VectorEnv

Params: TypeAlias = dict[str, Any]
Array: TypeAlias = Any

IMPOSSIBLE = -1e9
"""The logit of an action that the mask forbids."""


@dataclass(frozen=True)
class Config:
    """What is trained, and how: PPO's usual numbers for a small network and a reward at the end only."""

    game: str = "boss-monster"
    seats: int = 2
    opponents: str = "random"
    seed: int = 1
    processes: int = 2
    lanes: int = 128
    steps: int = 48
    width: int = 128
    epochs: int = 3
    minibatch: int = 1_024
    learning_rate: float = 7e-4
    clip: float = 0.2
    discount: float = 0.999
    smoothing: float = 0.95
    entropy: float = 0.01
    value_weight: float = 0.5
    most_gradient: float = 0.5

    def games(self, count: int, seed: int, processes: int) -> VectorEnv:
        """So many matches against the opponents, the learner in every seat in turn."""
        return envs.vector_env(
            self.game, count, seats=self.seats, opponents=self.opponents, seed=seed, processes=processes
        )


class Progress(NamedTuple):
    """How far the training is: decisions and matches so far, and the share of the last matches that was won."""

    decisions: int
    matches: int
    won: float


class Rollout(NamedTuple):
    """What was seen and done, and what came of it: (steps, lanes, ...) while collected, flat when learned from."""

    observations: Array
    masks: Array
    actions: Array
    chances: Array
    advantages: Array
    returns: Array


# The network: two layers that policy and value share


def new_params(chance: np.random.Generator, observation_size: int, action_count: int, width: int) -> Params:
    """Layers with random weights; the policy begins nearly uniform."""
    shapes = {"first": (observation_size, width), "second": (width, width)}
    heads = {"policy": (width, action_count), "value": (width, 1)}
    scales = {"first": 2**0.5, "second": 2**0.5, "policy": 0.01, "value": 1.0}
    return {
        name: {
            "weights": (scales[name] / shape[0] ** 0.5 * chance.normal(size=shape)).astype(np.float32),
            "bias": np.zeros(shape[1], np.float32),
        }
        for name, shape in (shapes | heads).items()
    }


def look(params: Params, observations: Array, masks: Array) -> tuple[Array, Array]:
    """The logarithms of the chances of all actions, and how the match will end from here, -1 to 1."""

    def layer(name: str, values: Array) -> Array:
        return values @ params[name]["weights"] + params[name]["bias"]

    hidden = jnp.tanh(layer("second", jnp.tanh(layer("first", observations))))
    logits = jnp.where(masks, layer("policy", hidden), IMPOSSIBLE)
    return jax.nn.log_softmax(logits), layer("value", hidden)[..., 0]


@jax.jit
def act(params: Params, key: Array, observations: Array, masks: Array) -> tuple[Array, Array, Array]:
    """Draw an action for every match; with it the logarithm of its chance, and the expected end."""
    chances, values = look(params, observations, masks)
    actions = jax.random.categorical(key, chances)
    return actions, jnp.take_along_axis(chances, actions[:, None], axis=1)[:, 0], values


@jax.jit
def best(params: Params, observations: Array, masks: Array) -> Array:
    """The likeliest action for every match."""
    return look(params, observations, masks)[0].argmax(axis=1)


# Collecting: the learner plays, the environment plays its opponents


def collect(
    games: VectorEnv, batch: Batch, params: Params, key: Array, config: Config
) -> tuple[Rollout, Batch, int, int]:
    """Play so many steps in every lane; where the matches stand then, how many have ended and how many were won."""
    shape = (config.steps, games.count)
    observations = np.empty((*shape, games.observation_size), np.float32)
    masks = np.empty((*shape, games.action_count), np.bool_)
    actions, ended = np.empty(shape, np.int64), np.empty(shape, np.bool_)
    chances, rewards = np.empty(shape, np.float32), np.empty(shape, np.float32)
    values = np.empty((config.steps + 1, games.count), np.float32)
    for step, draw in enumerate(jax.random.split(key, config.steps)):
        observations[step], masks[step], seats = batch.observations, batch.masks, batch.seats
        actions[step], chances[step], values[step] = act(params, draw, batch.observations, batch.masks)
        batch = games.step(actions[step])
        rewards[step], ended[step] = batch.rewards[np.arange(games.count), seats], batch.dones
    values[-1] = act(params, key, batch.observations, batch.masks)[2]
    advantages = advantages_of(rewards, values, ended, config)
    rollout = Rollout(observations, masks, actions, chances, advantages, advantages + values[:-1])
    return rollout, batch, int(ended.sum()), int((rewards > 0).sum())


def advantages_of(rewards: Array, values: Array, ended: Array, config: Config) -> Array:
    """Generalised advantage estimation: how much better things went than expected."""
    advantages = np.zeros_like(rewards)
    ahead = np.zeros(rewards.shape[1], np.float32)
    for step in reversed(range(len(rewards))):
        goes_on = ~ended[step]
        surprise = rewards[step] + config.discount * values[step + 1] * goes_on - values[step]
        ahead = surprise + config.discount * config.smoothing * goes_on * ahead
        advantages[step] = ahead
    return advantages


# Learning


def loss_of(params: Params, rollout: Rollout, config: Config) -> Array:
    """PPO's clipped objective, the error of the value, and a little for staying curious."""
    chances, values = look(params, rollout.observations, rollout.masks)
    chosen = jnp.take_along_axis(chances, rollout.actions[:, None], axis=1)[:, 0]
    ratio = jnp.exp(chosen - rollout.chances)
    advantages = (rollout.advantages - rollout.advantages.mean()) / (rollout.advantages.std() + 1e-8)
    clipped = jnp.clip(ratio, 1 - config.clip, 1 + config.clip)
    gain = jnp.minimum(ratio * advantages, clipped * advantages).mean()
    entropy = -jnp.where(rollout.masks, jnp.exp(chances) * chances, 0.0).sum(axis=1).mean()
    error = jnp.square(values - rollout.returns).mean()
    return -gain - config.entropy * entropy + config.value_weight * error


def new_optimizer(config: Config) -> optax.GradientTransformation:
    return optax.chain(optax.clip_by_global_norm(config.most_gradient), optax.adam(config.learning_rate))


@partial(jax.jit, static_argnames="config")
def improve(params: Params, memory: Any, rollout: Rollout, config: Config) -> tuple[Params, Any]:
    """One step of the optimizer on one minibatch."""
    gradient = jax.grad(loss_of)(params, rollout, config)
    updates, memory = new_optimizer(config).update(gradient, memory, params)
    return optax.apply_updates(params, updates), memory


def learn(
    params: Params, memory: Any, rollout: Rollout, config: Config, chance: np.random.Generator
) -> tuple[Params, Any]:
    """Several epochs over what was collected, in minibatches of a random order."""
    flat = Rollout(*(part.reshape(-1, *part.shape[2:]) for part in rollout))
    for _ in range(config.epochs):
        order = chance.permutation(len(flat.actions))
        for rows in np.split(order, range(config.minibatch, len(order), config.minibatch)):
            params, memory = improve(params, memory, Rollout(*(part[rows] for part in flat)), config)
    return params, memory


def train(config: Config, goes_on: Callable[[Progress], bool]) -> Params:
    """Train until told to stop: ``goes_on`` is asked after every update."""
    chance, key = np.random.default_rng(config.seed), jax.random.key(config.seed)
    decisions = matches = 0
    with config.games(config.lanes, config.seed, config.processes) as games:
        batch = games.reset()
        params = new_params(chance, games.observation_size, games.action_count, config.width)
        memory = new_optimizer(config).init(params)
        while True:
            key, draw = jax.random.split(key)
            rollout, batch, ended, won = collect(games, batch, params, draw, config)
            params, memory = learn(params, memory, rollout, config, chance)
            decisions, matches = decisions + rollout.actions.size, matches + ended
            if not goes_on(Progress(decisions, matches, won / max(ended, 1))):
                return params


def measure(params: Params, config: Config, count: int, seed: int) -> float:
    """The share of so many new matches that the likeliest actions win: one match a lane, the seats in turn."""
    with config.games(count, seed, processes=1) as games:
        batch = games.reset()
        won, waiting = np.zeros(count, np.bool_), np.ones(count, np.bool_)
        while waiting.any():
            seats = batch.seats
            batch = games.step(np.asarray(best(params, batch.observations, batch.masks)))
            won |= waiting & (batch.rewards[np.arange(count), seats] > 0)
            waiting &= ~batch.dones
    return float(won.mean())


# The command


def main(arguments: Sequence[str] | None = None) -> None:
    """Train, measure, and draw the learning curve."""
    options = argparse.ArgumentParser(description="Train a small masked-PPO policy and measure it.")
    options.add_argument("--updates", type=int, default=100, help="how long to train (default: %(default)s)")
    options.add_argument("--matches", type=int, default=400, help="to measure with at the end (default: %(default)s)")
    options.add_argument("--curve", type=Path, help="write the learning curve to this SVG file")
    options.add_argument("--save", type=Path, help="write the weights to this .npz file")
    for field in fields(Config):
        name, default = field.name.replace("_", "-"), field.default
        options.add_argument(f"--{name}", type=type(default), default=default, help="(default: %(default)s)")
    wanted = options.parse_args(arguments)
    config = Config(**{field.name: getattr(wanted, field.name) for field in fields(Config)})
    began = time.monotonic()
    told: list[Progress] = []

    def goes_on(progress: Progress) -> bool:
        told.append(progress)
        spent = time.monotonic() - began
        print(
            f"{spent:6.0f} s  {progress.matches:7,} matches  {progress.won:6.1%} won  {'#' * round(40 * progress.won)}"
        )
        return len(told) < int(wanted.updates)

    params = train(config, goes_on)
    share = measure(params, config, wanted.matches, seed=config.seed + 1)
    print(f"{share:.1%} of {wanted.matches} new matches won against {config.opponents}")
    if wanted.curve is not None:
        wanted.curve.write_text(drawn(told, config.opponents), encoding="utf-8")
    if wanted.save is not None:
        np.savez(
            wanted.save, **{f"{name}.{part}": value for name, layer in params.items() for part, value in layer.items()}
        )


def drawn(told: Sequence[Progress], opponents: str, width: int = 600, height: int = 240) -> str:
    """The share of matches won over the matches played, as an SVG picture; even chances are dashed."""
    most, left, below = max(told[-1].matches, 1), 40, 30

    def spot(matches: float, won: float) -> str:
        return f"{left + matches / most * (width - left - 10):.1f},{10 + (1 - won) * (height - below - 10):.1f}"

    curve = " ".join(spot(progress.matches, progress.won) for progress in told)
    labels = "".join(
        f'<text x="{left - 6}" y="{spot(0, won).partition(",")[2]}" text-anchor="end">{won:.0%}</text>'
        for won in (0.0, 0.5, 1.0)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="sans-serif"'
        ' font-size="11">'
        f'<rect width="{width}" height="{height}" fill="#fff"/>{labels}'
        f'<polyline points="{spot(0, 0.5)} {spot(most, 0.5)}" stroke="#999" stroke-dasharray="4" fill="none"/>'
        f'<polyline points="{curve}" stroke="#2a6f4e" stroke-width="1.5" fill="none"/>'
        f'<text x="{width - 10}" y="{height - 8}" text-anchor="end">{most:,} matches against {opponents}</text></svg>\n'
    )


if __name__ == "__main__":
    main()
