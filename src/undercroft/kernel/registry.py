"""Which games (and bots) are installed: found by entry point, so a fifth game is just another package."""

from __future__ import annotations

from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any

from .game import Game
from .nearest import nearest
from .refusals import BrokenGame, NoSuchGame

GROUP = "undercroft.games"
NEEDED = ("name", "package", "state_type", "settings_type")
LONGEST_REASON = 200


@cache
def installed_games() -> dict[str, Game[Any]]:
    """Every installed game by name. One that cannot be loaded is left out: it must not cost anybody the others.

    >>> "boss-monster" in installed_games()
    True
    """
    return {found.name: found for found in map(_load, _points()) if not isinstance(found, BrokenGame)}


def broken_games() -> dict[str, BrokenGame]:
    """What is wrong with every game that is installed and cannot be loaded, by the name of its entry point."""
    found = {point.name: _load(point) for point in _points()}
    return {name: trouble for name, trouble in found.items() if isinstance(trouble, BrokenGame)}


def _points() -> list[EntryPoint]:
    return sorted(entry_points(group=GROUP), key=lambda point: point.name)


def _load(point: EntryPoint) -> Game[Any] | BrokenGame:
    """The game behind an entry point, or what stands in its way: a plug-in may raise anything, or even leave."""
    try:
        return _checked(point.load())
    except (Exception, SystemExit) as error:
        reason = f"{type(error).__name__}: {error}"
        return BrokenGame(name=point.name, value=point.value, reason=reason[:LONGEST_REASON].rstrip(". "))


def _checked(found: Any) -> Game[Any]:
    """Only what everybody asks of every game: the harness of ``undercroft.testing`` looks at the rest."""
    if not isinstance(found, Game):
        is_class = isinstance(found, type) and issubclass(found, Game)
        raise TypeError("a class, not an instance of it" if is_class else f"{found!r} is no undercroft Game")
    missing = [attribute for attribute in NEEDED if not hasattr(found, attribute)]
    if missing:
        raise TypeError(f"it has no {', '.join(missing)}")
    return found


def game(name: str) -> Game[Any]:
    """The game of that name; an unknown one is refused with what was probably meant, a broken one with the reason.

    >>> game("alone").settings_type(seats=2).difficulty
    'normal'
    """
    known = installed_games()
    if name in known:
        return known[name]
    if (trouble := broken_games().get(name)) is not None:
        raise trouble
    raise NoSuchGame(name=name[:80], known=", ".join(known), nearest=nearest(name, known))
