"""The bot that takes any option: the yardstick for all others, and the quickest way to play many matches."""

from __future__ import annotations

from collections.abc import Sequence

from undercroft.kernel.parts import Option

from .base import Bot


class RandomBot(Bot):
    """Every option is as likely as any other."""

    def without_looking(self, options: Sequence[Option]) -> Option:
        return self.chance.choice(options)
