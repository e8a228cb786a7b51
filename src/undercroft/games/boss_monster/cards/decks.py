"""Every deck in the order of the card ids: first The Next Level, then the base game."""

from __future__ import annotations

from ..content import TITLES, add_titles
from .base.bosses import BOSSES as BASE_BOSSES
from .base.heroes import HEROES as BASE_HEROES
from .base.rooms import ROOMS as BASE_ROOMS
from .base.spells import SPELLS as BASE_SPELLS
from .next_level.bosses import BOSSES
from .next_level.heroes import HEROES
from .next_level.rooms import ROOMS
from .next_level.spells import SPELLS

DECKS = (BOSSES, ROOMS, SPELLS, HEROES, BASE_BOSSES, BASE_ROOMS, BASE_SPELLS, BASE_HEROES)

if not TITLES:
    for deck in DECKS:
        add_titles(deck)
