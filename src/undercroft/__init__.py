"""Undercroft: dungeon board games played from their rulebooks, every rule enforced.

>>> import undercroft
>>> match = undercroft.new("boss-monster", seats=2, seed=7)
>>> match.seat in (0, 1) and len(match.options) > 1
True
"""

from __future__ import annotations

from typing import Any

from undercroft.kernel.match import Match, new_match
from undercroft.kernel.record import Record
from undercroft.kernel.registry import game, installed_games
from undercroft.kernel.replaying import load_match

__all__ = ["Match", "Record", "game", "installed_games", "load", "new"]
__version__ = "0.1.0"


def new(name: str, seed: int | str | None = None, **settings: Any) -> Match[Any]:
    """Start a match of the named game. Settings that are not named have their usual values; so has the seed, an
    unguessable one.

    >>> match = new("boss-monster", seats=4, hard=True, seed=7)
    >>> match.settings.hard, len(match.table.seats)
    (True, 4)
    """
    return new_match(game(name), seed, **settings)


def load(data: bytes) -> Match[Any]:
    """Go on with a saved match: where its choices lead, or from its last position if the rules have changed since. A
    file that is none, or means nothing any more, is refused with the reason.

    >>> match = new("alone", seats=2, seed=7)
    >>> match.take(match.options[0])
    >>> load(match.record().to_json()).options == match.options
    True
    """
    return load_match(game, data)
