"""Saved networks as functions: numbers in, a score for every action out.

Reading ``.zip`` and ``.py`` files runs code that is written in them, by design of the former (pickle) and by nature of
the latter. ``.npz`` files hold nothing but arrays.
"""

from __future__ import annotations

import runpy
from collections.abc import Callable, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

Numbers = NDArray[np.float32]
HIDDEN = ("first", "second")
FORGOTTEN = dict.fromkeys(("learning_rate", "lr_schedule", "clip_range", "clip_range_vf"), 0.0)
"""What only training needs is not read: it is code that was compiled by the Python which saved it."""


class Network(NamedTuple):
    """What was learned. Sizes that are not known are None."""

    scores_of: Callable[[Numbers], Any]
    observation_size: int | None = None
    action_count: int | None = None

    def scores(self, numbers: list[float]) -> NDArray[Any]:
        """One number for every action, possible or not: the higher the better."""
        return np.asarray(self.scores_of(np.asarray(numbers, np.float32))).reshape(-1)


def network_in(path: Path) -> Network:
    """The network in a file; read once, and again when the file has changed."""
    about = path.stat()
    return _read(path.resolve(), about.st_mtime_ns, about.st_size)


@lru_cache(maxsize=32)
def _read(path: Path, _changed: int, _size: int) -> Network:
    return READERS[path.suffix.lower()](path)


def _layers(path: Path) -> Network:
    """Layers of tanh and a head, as ``examples/train_ppo.py`` saves them."""
    with np.load(path, allow_pickle=False) as file:
        arrays = {name: file[name] for name in file.files}
    named = [name for name in HIDDEN if f"{name}.weights" in arrays]
    hidden = [(arrays[f"{name}.weights"], arrays[f"{name}.bias"]) for name in named]
    weights, bias = arrays["policy.weights"], arrays["policy.bias"]

    def scores(numbers: Numbers) -> Any:
        values: Any = numbers
        for layer, shift in hidden:
            values = np.tanh(values @ layer + shift)
        return values @ weights + bias

    return Network(scores, len([*hidden, (weights, bias)][0][0]), len(bias))


def _script(path: Path) -> Network:
    """A function ``scores(numbers)`` of somebody's own."""
    found = runpy.run_path(str(path)).get("scores")
    if not callable(found):
        raise TypeError("there is no function scores(numbers) in it")
    return Network(found)


def _saved_model(path: Path) -> Network:
    """The policy in what Stable-Baselines3 and sb3-contrib save, without the algorithm that trained it."""
    import torch
    from stable_baselines3.common.save_util import load_from_zip_file

    data, parameters, _ = load_from_zip_file(path, device="cpu", custom_objects=dict(FORGOTTEN))
    if data is None or data.get("policy_class") is None:
        raise TypeError("it holds no policy")
    policy = _policy(data)
    policy.load_state_dict(parameters["policy"])
    policy.set_training_mode(False)
    score = _scorer(policy)

    def scores(numbers: Numbers) -> Any:
        with torch.no_grad():
            return score(torch.as_tensor(numbers[None])).numpy()

    return Network(scores, data["observation_space"].shape[0], int(data["action_space"].n))


def _policy(data: Mapping[str, Any]) -> Any:
    shape, count = data["observation_space"].shape, getattr(data["action_space"], "n", None)
    if shape is None or len(shape) != 1 or count is None:
        raise TypeError("it was not trained on a vector of numbers and one discrete action, as solo_env has them")
    options = {name: value for name, value in data["policy_kwargs"].items() if name != "device"}
    return data["policy_class"](data["observation_space"], data["action_space"], lambda _: 0.0, **options)


def _scorer(policy: Any) -> Callable[[Any], Any]:
    """Actor-critic policies (PPO, MaskablePPO, A2C) have logits, those that learn values (DQN, QR-DQN) have values."""
    if hasattr(policy, "lstm_actor"):
        raise TypeError("it remembers earlier questions (recurrent), and a bot is asked one at a time")
    if hasattr(policy, "get_distribution"):
        return lambda seen: policy.get_distribution(seen).distribution.logits
    if hasattr(policy, "quantile_net"):
        return lambda seen: policy.quantile_net(seen).mean(dim=1)
    if hasattr(policy, "q_net"):
        return policy.q_net  # type: ignore[no-any-return]
    raise TypeError(f"a {type(policy).__name__} does not score actions")


READERS: dict[str, Callable[[Path], Network]] = {".npz": _layers, ".py": _script, ".zip": _saved_model}
