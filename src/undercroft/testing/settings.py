"""Settings drawn at random: so that every variant of every game gets played, in every combination."""

from __future__ import annotations

import random
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec

from undercroft.kernel.game import Game, Settings
from undercroft.kernel.match import read_settings
from undercroft.kernel.refusals import BadSettings

TRIES = 100


def random_settings(game: Game[Any], chance: random.Random) -> Settings:
    """Settings that fit the game, each field any of the values that its type allows.

    >>> import undercroft
    >>> random_settings(undercroft.game("alone"), random.Random(7)).seats in (2, 3, 4)
    True
    """
    hints = get_type_hints(game.settings_type, include_extras=True)
    for _ in range(TRIES):
        try:
            return read_settings(game, {name: _value(hint, chance) for name, hint in hints.items()})
        except BadSettings:
            continue  # these values do not go together
    raise AssertionError(f"no settings of {game.name} fit in {TRIES} tries")


def _value(hint: Any, chance: random.Random) -> Any:
    if hint is bool:
        return chance.random() < 0.5
    if get_origin(hint) is Literal:
        return chance.choice(get_args(hint))
    limits = next((meta for meta in getattr(hint, "__metadata__", ()) if isinstance(meta, msgspec.Meta)), None)
    if limits is None or limits.ge is None or limits.le is None:
        raise TypeError(f"a setting typed {hint} has no bounds to draw from")
    return chance.randint(int(limits.ge), int(limits.le))
