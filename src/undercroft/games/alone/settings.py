"""What is agreed before a match. Nothing secret is here: the map is laid out of the Hero's sight, during the set-up."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from undercroft.kernel.game import Settings

Difficulty = Literal["easy", "normal", "nightmare", "impossible"]


class AloneSettings(Settings, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The first seat is the Hero, the others are Evil.

    ``quick_setup``: chance picks decks, leader, map and start instead of Evil, and the Hero's character.
    ``extra_content``: with the items and the character that are marked as extras.
    """

    seats: Annotated[int, msgspec.Meta(ge=2, le=4)] = 2
    difficulty: Difficulty = "normal"
    quick_setup: bool = False
    extra_content: bool = False
