"""Who sits where: ``--seats you,greedy``. A bot by its name, a person by ``you`` or any other name."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from undercroft.arena.play import what_broke
from undercroft.bots import Bot, BotSpec, installed_bots, new_bot, parse_bot
from undercroft.bots.registry import broken_bots
from undercroft.kernel.game import Game
from undercroft.kernel.nearest import NONE, nearest
from undercroft.kernel.refusals import Refusal
from undercroft.kernel.settings import seats_of
from undercroft.kernel.text import Words

from .trouble import BotFailed, Misuse

YOU = ("you", "ty")
USUAL_SEATS = 2
LONGEST_NAME = 24


class Sitter(msgspec.Struct, frozen=True):
    """Who holds a seat: a bot or a person. ``text`` is how the line-up named it, and what a record keeps."""

    text: str
    name: str
    spec: BotSpec | None

    @property
    def is_person(self) -> bool:
        return self.spec is None


def usual_lineup(game: Game[Any], first: str, other: str) -> list[str]:
    """Two at the table, or as near to that as the game comes: one alone, or three where fewer cannot play."""
    limits = seats_of(game)
    seats = max(USUAL_SEATS, limits.lowest or 1)
    return [first, *[other] * (min(seats, limits.highest or seats) - 1)]


def read_lineup(items: Sequence[str], words: Words) -> list[Sitter]:
    """The line-up in order of seats, everybody with a name of their own."""
    names: list[str] = []
    sitters = []
    for item in (item.strip() for item in items):
        spec = _spec(item)
        name = spec.title if spec is not None else words.message("player-you") if item.lower() in YOU else item
        unique = _unique(name, names)
        names.append(unique)
        sitters.append(Sitter(item, unique, spec))
    return sitters


def _spec(item: str) -> BotSpec | None:
    """The bot meant, or None for a person. A name that looks like a slip of a bot's name is refused."""
    name = item.partition(":")[0]
    if name in installed_bots() or name in broken_bots() or ":" in item:
        return parse_bot(item)
    if nearest(name, installed_bots()) != NONE:
        return parse_bot(item.lower())
    if not item or len(item) > LONGEST_NAME or not item.isprintable():
        raise Misuse("bad-name", name=item[:LONGEST_NAME], longest=LONGEST_NAME)
    return None


def _unique(name: str, taken: Sequence[str]) -> str:
    number, unique = 2, name
    while unique in taken:
        unique, number = f"{name}-{number}", number + 1
    return unique


def seat_bots(sitters: Sequence[Sitter], seed: str) -> list[Bot | None]:
    """A bot for every seat that one holds."""
    return [
        None if sitter.spec is None else _seated(sitter.spec, f"{seed} seat {seat}")
        for seat, sitter in enumerate(sitters)
    ]


def _seated(spec: BotSpec, seed: str) -> Bot:
    """A bot ready to play. Somebody else's may break as soon as it is made."""
    try:
        return new_bot(spec, seed)
    except Refusal:
        raise
    except Exception as error:
        raise BotFailed("bot-broke", name=spec.name, error=what_broke(error)) from error
