"""What a game counts of a match for its statistics: a listener that the arena seats beside the table.

A game that wants a balance report gives a Teller from ``Game.tally``. It hears every event of one match with the
state as it is at that moment, and leaves plain numbers under slugs, which the game's vocabulary can name.
"""

from __future__ import annotations

from typing import Any

import msgspec

from .events import Event


class Tally(msgspec.Struct, omit_defaults=True):
    """What a game counts of one match for its statistics. Names are slugs: the game's vocabulary names them.

    ``traits``: for each seat, trait -> value (boss -> cleopatra). ``cards``: for each seat, what happened (drawn,
    played) -> slug -> how often. ``series``: name (souls) -> for each round -> for each seat; a row may
    end early, and then tells nothing of the seats after it.
    """

    traits: list[dict[str, str]] = []
    cards: list[dict[str, dict[str, int]]] = []
    series: dict[str, list[list[float]]] = {}
    rounds: int = 0


class Teller:
    """Listens to one match. It may look at the state, the hidden part too, and must not change it."""

    def hear(self, event: Event, state: Any) -> None:
        """Something happened."""

    def finish(self, state: Any) -> Tally:
        """The match is over: what was counted."""
        return Tally()
