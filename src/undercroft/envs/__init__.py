"""Every game as a learning environment: PettingZoo's turns, one seat for Gymnasium, or many matches at once.

>>> from undercroft import envs
>>> env = envs.env("boss-monster", seats=2)
>>> env.reset(seed=7)
>>> observation, reward, terminated, truncated, info = env.last()
>>> sorted(observation), sorted(info)
(['action_mask', 'observation'], ['options', 'question', 'seat'])

What it needs beside Undercroft comes with ``pip install "undercroft[envs]"`` (for ``spiel_game`` with
``"undercroft[openspiel]"``) and is imported when it is used.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from .refusals import NotInstalled

if TYPE_CHECKING:
    from undercroft.kernel.game import Game

    from .solo import SoloEnv
    from .vector import VectorEnv

__all__ = ["env", "raw_env", "solo_env", "spiel_game", "vector_env"]

NEEDED = {"gymnasium": "envs", "numpy": "envs", "pettingzoo": "envs", "pyspiel": "openspiel"}
"""What has to be installed, and the extra with which it comes."""


def env(game: str | Game[Any], **options: Any) -> Any:
    """A PettingZoo AEC environment with its usual guard against calls in the wrong order.

    ``illegal_reward=-1`` ends the match at an illegal action with that reward for its seat; without it such an
    action is refused and nothing has happened. The other options are those of ``raw_env``.

    >>> made = env("alone", seats=2, difficulty="easy", max_cycles=500)
    >>> made.possible_agents
    ['seat_0', 'seat_1']
    """
    return _late("aec").guarded(game, **options)


def raw_env(game: str | Game[Any], **options: Any) -> Any:
    """The environment itself, without the guard.

    ``max_cycles`` (decisions of every seat on average), ``render_mode`` ("ansi" or "human") and ``language``
    ("en" or "pl") are its own options; all others are the game's settings.
    """
    return _late("aec").RawEnv(game, **options)


def solo_env(game: str | Game[Any], **options: Any) -> SoloEnv:
    """A Gymnasium environment for one seat among bots; see ``undercroft.envs.solo``."""
    made: SoloEnv = _late("solo").SoloEnv(game, **options)
    return made


def vector_env(game: str, count: int, **options: Any) -> VectorEnv:
    """So many matches that are stepped together, in one process or several. The options are those of ``VectorEnv``.

    >>> with vector_env("boss-monster", 4, opponents="random", seed=1) as games:
    ...     games.reset().rewards.shape
    (4, 2)
    """
    made: VectorEnv = _late("vector").VectorEnv(game, count, **options)
    return made


def spiel_game(game: str | Game[Any], **settings: Any) -> Any:
    """The game for OpenSpiel's algorithms, a ``pyspiel.Game``; see ``undercroft.envs.openspiel``.

    >>> spiel_game("alone", seats=3).num_players()
    3
    """
    return _late("openspiel").spiel_game(game, **settings)


def _late(module: str) -> Any:
    try:
        return import_module(f"{__name__}.{module}")
    except ModuleNotFoundError as error:
        extra = NEEDED.get((error.name or "").partition(".")[0])
        if extra is None:
            raise
        raise NotInstalled(missing=error.name, extra=extra) from error
