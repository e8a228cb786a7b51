"""Players without a chair: bots for any game, found by entry point (group ``undercroft.bots``).

>>> from undercroft.bots import new_bot
>>> new_bot("greedy:5", seed="7").samples
5
"""

from __future__ import annotations

from .base import Bot
from .registry import BotSpec, NoSuchBot, installed_bots, new_bot, parse_bot

__all__ = ["Bot", "BotSpec", "NoSuchBot", "installed_bots", "new_bot", "parse_bot"]
