"""Which bots are installed, and how a line-up names them: ``greedy``, ``random``, ``greedy:5``."""

from __future__ import annotations

from difflib import get_close_matches
from functools import cache
from importlib.metadata import entry_points

import msgspec

from undercroft.kernel.chance import Chance
from undercroft.kernel.refusals import Refusal
from undercroft.kernel.text import Vocabulary

from .base import Bot

GROUP = "undercroft.bots"
MOST_STRENGTH = 1_000_000
VOCABULARY = Vocabulary("undercroft.bots", {})


class NoSuchBot(Refusal):
    """No installed package provides that bot."""


class BadStrength(Refusal):
    """What follows the colon is not a number from 1 to ``most``."""


class BotSpec(msgspec.Struct, frozen=True):
    """A bot as a line-up names it. Its text form can be read back."""

    name: str
    strength: int | None = None

    def __str__(self) -> str:
        return self.name if self.strength is None else f"{self.name}:{self.strength}"


@cache
def installed_bots() -> dict[str, type[Bot]]:
    """Every installed bot by name.

    >>> sorted(installed_bots())
    ['greedy', 'random']
    """
    points = sorted(entry_points(group=GROUP), key=lambda point: point.name)
    return {point.name: point.load() for point in points}


def parse_bot(text: str) -> BotSpec:
    """Read one name of a line-up.

    >>> parse_bot("greedy:5")
    BotSpec(name='greedy', strength=5)
    """
    name, colon, strength = text.strip().partition(":")
    known = installed_bots()
    if name not in known:
        nearest = get_close_matches(name, known, n=1, cutoff=0.3) or sorted(known)[:1]
        raise NoSuchBot(VOCABULARY, name=name[:40], known=", ".join(known), nearest=nearest[0] if nearest else "-")
    if not colon:
        return BotSpec(name)
    if not strength.isdecimal() or not 1 <= int(strength) <= MOST_STRENGTH:
        raise BadStrength(VOCABULARY, name=name, strength=strength[:40], most=str(MOST_STRENGTH))
    return BotSpec(name, int(strength))


def new_bot(spec: BotSpec | str, seed: str) -> Bot:
    """A bot ready to play, with a random stream of its own."""
    read = parse_bot(spec) if isinstance(spec, str) else spec
    return installed_bots()[read.name](Chance.from_seed(f"bot {seed}"), read.strength)
