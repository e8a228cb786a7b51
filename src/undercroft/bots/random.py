"""The bot that takes any option: the yardstick for all others, and the quickest way to play many matches."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from undercroft.kernel.game import Game
from undercroft.kernel.parts import Option, Seat

from .base import Bot


class RandomBot(Bot):
    """Every option is as likely as any other."""

    def answer(self, game: Game[Any], state: Any, seat: Seat, options: Sequence[Option]) -> Option:
        return self.chance.choice(options)  # it would not look at the table: none is prepared
