"""The difficulty levels: what the Hero starts with, and the reward when the final mission is activated (AL-DIFF)."""

from __future__ import annotations

import msgspec


class Level(msgspec.Struct, frozen=True):
    """``projectiles`` and ``items`` are drawn at the start. Mid-game: ``rounds``, then points of both tracks or one."""

    slug: str
    projectiles: int = 0
    items: int = 0
    rounds: int = 0
    recover_both: int = 0
    recover_one: int = 0


LEVELS = (
    Level("easy", projectiles=1, items=1, rounds=1, recover_both=3),
    Level("normal", items=1, rounds=1, recover_one=3),
    Level("nightmare", items=1, recover_one=3),
    Level("impossible"),
)
