"""Networks with random weights, saved as a training saves them: what they play is nonsense, but always the same."""

from __future__ import annotations

from pathlib import Path

import numpy as np

from undercroft.kernel.registry import game

WIDTH = 8
SIZES = {
    name: (len(game(name).number_names(settings)), game(name).option_count(settings))
    for name in ("alone", "boss-monster")
    for settings in [game(name).settings_type(seats=2)]
}
"""How many numbers a network reads in each game, and how many actions it scores."""


def save_layers(path: Path, numbers: int, actions: int, seed: int = 1) -> Path:
    """Two hidden layers and a head, as ``examples/train_ppo.py`` saves them."""
    chance = np.random.default_rng(seed)
    shapes = {"first": (numbers, WIDTH), "second": (WIDTH, WIDTH), "policy": (WIDTH, actions), "value": (WIDTH, 1)}
    arrays = {f"{name}.weights": chance.normal(size=shape).astype(np.float32) for name, shape in shapes.items()}
    arrays |= {f"{name}.bias": chance.normal(size=shape[1]).astype(np.float32) for name, shape in shapes.items()}
    np.savez(path, **arrays)  # type: ignore[arg-type]
    return path
