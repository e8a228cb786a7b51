"""Small words everybody here uses: ids, classes of treasure, phases, families of cards."""

from __future__ import annotations

from enum import IntEnum
from typing import NewType

CardId = NewType("CardId", int)
"""One physical card. Copies of a title have ids of their own; ``CARDS[card_id]`` is what is printed on it."""

SpotId = NewType("SpotId", int)
"""A place in a dungeon, counted from the Boss: 0 is the last Room, the highest number is next to the entrance."""

ClassId = NewType("ClassId", int)
"""A class of treasure and of Heroes: an index of CLASSES."""

NO_CARD = CardId(-1)
NO_SEAT = -1
MOST_ROOMS = 5

CLASSES = ("cleric", "fighter", "mage", "thief")


class Family(IntEnum):
    BOSS = 0
    ROOM = 1
    SPELL = 2
    HERO = 3


class Phase(IntEnum):
    """The phases of a round, a bit each: a card names the ones in which it may be used."""

    SETUP = 1
    BEGINNING = 2
    BUILD = 4
    REVEAL = 8
    BAIT = 16
    ADVENTURE = 32
    END = 64


BUILD_PHASE, ADVENTURE_PHASE = Phase.BUILD, Phase.ADVENTURE
ROOM_CARD, SPELL_CARD, HERO_CARD = Family.ROOM, Family.SPELL, Family.HERO
"""The members that are asked for all the time, within quick reach."""

BUILD = int(Phase.BUILD)
ADVENTURE = int(Phase.ADVENTURE)
BUILD_OR_ADVENTURE = BUILD | ADVENTURE


class RowKind:
    """What a lasting effect does. Rows on a Room, a Hero, or a dungeon (target: its seat).

    Plain numbers, not an Enum: they are read at every turn, and an Enum's members are slow to reach.
    """

    DAMAGE = 1
    DAMAGE_IS_ZERO = 2
    HEALTH_ON_ENTRY = 3
    TREASURE = 4  # four kinds, one for each class: TREASURE + class
    NO_TREASURE = 8
    NO_ABILITY = 9
    HEALTH = 20
    NOT_LURED = 21
    ALL_DAMAGE = 30
    DOUBLE_TREASURE = 31
    HEALTH_ON_WALKING_IN = 32
    CLOSED = 33
    CANNOT_WIN = 34
    NO_BUILDING = 35


ROOM_ROWS = tuple(range(RowKind.DAMAGE, RowKind.NO_ABILITY + 1))
"""All rows on a Room; they end when it leaves play."""
ROOM_BONUSES = tuple(range(RowKind.DAMAGE, RowKind.NO_TREASURE))
"""Those of them that end already when it is covered or deactivated (BM-RUL-58)."""
HERO_ROWS = (RowKind.HEALTH, RowKind.NOT_LURED)

END_OF_ROUND = 1
"""The only ``until`` of this game: everything lasting stops with the round (BM-END-02)."""
