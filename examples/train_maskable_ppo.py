"""One seat learns a game with sb3-contrib's MaskablePPO, and then plays it as a bot.

    pip install "undercroft[learn]"
    python examples/train_maskable_ppo.py --save model.zip
    python examples/train_maskable_ppo.py --load model.zip --opponents greedy:1 --decisions 20000 --save model.zip
    undercroft duel boss-monster policy:model.zip greedy

Matches are stepped in processes of their own. ``--shaping`` is the weight of hints on the way; without them the learner
is told nothing before the end of a match.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence
from functools import partial
from typing import Any

import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.monitor import Monitor
from stable_baselines3.common.vec_env import SubprocVecEnv

from undercroft import envs

WIDTH = 128
TOLD_EVERY = 500


def new_env(game: str, opponents: str, shaping: float, seats: int) -> Any:
    """A match for the learner, and a note of how each ends."""
    env = envs.solo_env(game, opponents=opponents, shaping=shaping, seats=seats)
    return Monitor(env, info_keywords=("winners", "seat"))


class Progress(BaseCallback):  # type: ignore[misc]  # PyTorch is missing on some machines
    """Says now and then how many of the latest matches were won."""

    def __init__(self) -> None:
        super().__init__()
        self.began = time.monotonic()
        self.ended: list[bool] = []
        self.matches = 0

    def _on_step(self) -> bool:
        over = [info for info in self.locals["infos"] if "winners" in info]
        self.ended += [info["seat"] in info["winners"] for info in over]
        return True

    def _on_rollout_end(self) -> None:
        if len(self.ended) < TOLD_EVERY:
            return
        self.matches += len(self.ended)
        won = sum(self.ended) / max(len(self.ended), 1)
        spent = time.monotonic() - self.began
        print(
            f"{spent:6.0f} s  {self.num_timesteps:9,} decisions  {self.matches:7,} matches  {won:6.1%} won", flush=True
        )
        self.ended.clear()


def new_model(matches: Any, steps: int, seed: int) -> MaskablePPO:
    """PPO's usual numbers for a small network."""
    return MaskablePPO(
        "MlpPolicy",
        matches,
        n_steps=steps,
        batch_size=min(256, steps),
        n_epochs=4,
        learning_rate=7e-4,
        gamma=0.999,
        ent_coef=0.01,
        policy_kwargs={"net_arch": [WIDTH, WIDTH]},
        seed=seed,
        device="cpu",
    )


def main(arguments: Sequence[str] | None = None) -> None:
    options = argparse.ArgumentParser(description="Train MaskablePPO in one seat of a game against bots.")
    options.add_argument("--game", default="boss-monster")
    options.add_argument("--seats", type=int, default=2)
    options.add_argument("--opponents", default="random", help="bots as a line-up names them (default: %(default)s)")
    options.add_argument("--shaping", type=float, default=1.0, help="weight of the hints (default: %(default)s)")
    options.add_argument("--decisions", type=int, default=60_000, help="how long to train (default: %(default)s)")
    options.add_argument("--processes", type=int, default=2, help="that step matches (default: %(default)s)")
    options.add_argument("--steps", type=int, default=512, help="of every match before learning (default: %(default)s)")
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--load", help="go on with this model instead of a new one")
    options.add_argument("--save", default="model.zip", help="the file of the model (default: %(default)s)")
    wanted = options.parse_args(arguments)
    torch.set_num_threads(1)  # the network is small: the other cores step the matches
    make = partial(new_env, wanted.game, wanted.opponents, wanted.shaping, wanted.seats)
    matches = SubprocVecEnv([make] * wanted.processes, start_method="spawn")
    try:
        model = MaskablePPO.load(wanted.load, matches) if wanted.load else new_model(matches, wanted.steps, wanted.seed)
        model.learn(wanted.decisions, callback=Progress())
    finally:
        matches.close()
    model.save(wanted.save)
    print(f"saved: undercroft duel {wanted.game} policy:{wanted.save} greedy")


if __name__ == "__main__":
    main()
