"""Every game as a learning environment: PettingZoo's turns, one seat for Gymnasium, or many matches at once.

>>> from undercroft import envs
>>> env = envs.env("boss-monster", seats=2)
>>> env.reset(seed=7)
>>> observation, reward, terminated, truncated, info = env.last()
>>> sorted(observation), sorted(info)
(['action_mask', 'observation'], ['options', 'question', 'seat'])

What it needs beside Undercroft comes with ``pip install "undercroft[envs]"`` and is imported when it is used.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from .refusals import NotInstalled

if TYPE_CHECKING:
    from undercroft.kernel.game import Game

    from .solo import SoloEnv
    from .vector import VectorEnv

__all__ = ["env", "raw_env", "solo_env", "vector_env"]

NEEDED = ("gymnasium", "numpy", "pettingzoo")


def env(game: str | Game[Any], **options: Any) -> Any:
    """A PettingZoo AEC environment with its usual guard against calls in the wrong order.

    ``illegal_reward=-1`` ends the match at an illegal action with that reward for its seat; without it such an
    action is refused and nothing has happened. The other options are those of ``raw_env``.
    """
    return _late("aec").guarded(game, **options)


def raw_env(game: str | Game[Any], **options: Any) -> Any:
    """The environment itself.

    ``max_cycles`` (decisions of every seat on average), ``render_mode`` ("ansi" or "human") and ``language``
    ("en" or "pl") are its own options; all others are the game's settings.
    """
    return _late("aec").RawEnv(game, **options)


def solo_env(game: str | Game[Any], **options: Any) -> SoloEnv:
    """A Gymnasium environment for one seat among bots; see ``undercroft.envs.solo``."""
    made: SoloEnv = _late("solo").SoloEnv(game, **options)
    return made


def vector_env(game: str, count: int, **options: Any) -> VectorEnv:
    """So many matches that are stepped together, in one process or several; see ``undercroft.envs.vector``."""
    made: VectorEnv = _late("vector").VectorEnv(game, count, **options)
    return made


def _late(module: str) -> Any:
    try:
        return import_module(f"{__name__}.{module}")
    except ModuleNotFoundError as error:
        if error.name is None or error.name.partition(".")[0] not in NEEDED:
            raise
        raise NotInstalled(missing=error.name) from error
