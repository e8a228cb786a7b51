"""Which games (and bots) are installed: found by entry point, so a fifth game is just another package."""

from __future__ import annotations

from difflib import get_close_matches
from functools import cache
from importlib.metadata import entry_points
from typing import Any

from .game import Game
from .refusals import NoSuchGame

GROUP = "undercroft.games"


@cache
def installed_games() -> dict[str, Game[Any]]:
    """Every installed game by name.

    >>> "boss-monster" in installed_games()
    True
    """
    found = (point.load() for point in sorted(entry_points(group=GROUP), key=lambda point: point.name))
    return {game.name: game for game in found}


def game(name: str) -> Game[Any]:
    """The game of that name; an unknown one is refused with the nearest that exists."""
    known = installed_games()
    if name in known:
        return known[name]
    nearest = get_close_matches(name, known, n=1, cutoff=0.3) or list(known)[:1]
    raise NoSuchGame(name=name[:80], known=", ".join(known), nearest=nearest[0] if nearest else "-")
