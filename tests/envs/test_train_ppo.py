"""The worked example still works: its pieces do what they say, and the whole command runs."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import numpy as np
import pytest

from examples import train_ppo
from examples.train_ppo import Config, Progress, Rollout

TINY = Config(processes=1, lanes=4, steps=6, width=8, epochs=1, minibatch=12)


def test_what_came_before_the_end_is_judged_by_it_and_what_came_after_is_not() -> None:
    config = Config(discount=0.5, smoothing=1.0)
    rewards = np.array([[0.0], [1.0], [0.0]], np.float32)
    values = np.array([[0.0], [0.5], [0.25], [1.0]], np.float32)
    ended = np.array([[False], [True], [False]])
    assert train_ppo.advantages_of(rewards, values, ended, config)[:, 0] == pytest.approx([0.5, 0.5, 0.25])


def test_a_forbidden_action_has_no_chance() -> None:
    params = train_ppo.new_params(np.random.default_rng(1), observation_size=3, action_count=4, width=8)
    masks = np.array([[False, True, False, True]])
    chances, _ = train_ppo.look(params, np.ones((1, 3), np.float32), masks)
    assert np.exp(chances)[0] == pytest.approx([0.0, 0.5, 0.0, 0.5], abs=0.02)


def test_what_went_better_than_expected_becomes_likelier_and_the_end_is_foreseen() -> None:
    config = Config(width=8, minibatch=8, epochs=20, learning_rate=0.01)
    params = train_ppo.new_params(np.random.default_rng(1), observation_size=3, action_count=4, width=8)
    observations, masks = np.ones((4, 4, 3), np.float32), np.ones((4, 4, 4), np.bool_)
    actions = np.tile(np.arange(4), (4, 1))
    gains = np.where(actions == 2, 1.0, -1.0).astype(np.float32)
    rollout = Rollout(observations, masks, actions, np.full((4, 4), np.log(0.25), np.float32), gains, gains * 0 + 0.7)
    memory = train_ppo.new_optimizer(config).init(params)
    params, _ = train_ppo.learn(params, memory, rollout, config, np.random.default_rng(1))
    chances, values = train_ppo.look(params, observations[0], masks[0])
    assert np.exp(chances)[0, 2] > 0.3
    assert np.exp(chances)[0].argmax() == 2
    assert values[0] == pytest.approx(0.7, abs=0.2)


def test_training_is_the_same_for_the_same_seed_and_counts_what_it_plays() -> None:
    told: list[Progress] = []

    def twice(progress: Progress) -> bool:
        told.append(progress)
        return len(told) % 2 == 1

    first, second = train_ppo.train(TINY, twice), train_ppo.train(TINY, twice)
    assert [progress.decisions for progress in told] == [24, 48] * 2
    for name, layer in first.items():
        for part, value in layer.items():
            assert np.isfinite(value).all()
            assert np.array_equal(value, second[name][part])


def test_the_command_trains_measures_draws_and_saves(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    curve, weights = tmp_path / "curve.svg", tmp_path / "weights.npz"
    tiny = [part for name, value in vars(TINY).items() for part in (f"--{name.replace('_', '-')}", str(value))]
    train_ppo.main([*tiny, "--updates", "2", "--matches", "4", "--curve", str(curve), "--save", str(weights)])
    printed = capsys.readouterr().out.splitlines()
    assert len(printed) == 3
    assert printed[-1].endswith("% of 4 new matches won against random")
    assert len(ElementTree.parse(curve).findall("{http://www.w3.org/2000/svg}polyline")) == 2
    assert sorted(np.load(weights))[:2] == ["first.bias", "first.weights"]
