"""What never changes, as a client needs it: slugs and printed numbers by id. Names and texts are in the vocabulary."""

from __future__ import annotations

from functools import cache

import msgspec

from .content.items import ITEMS, TYPES
from .content.missions import CATEGORIES, MISSIONS
from .content.reactions import REACTIONS
from .content.sheets import MAPS
from .ids import CHARACTERS, DECKS, KINDS, LOOKS, REPORTS, ROOMS, SHAPES, TIMINGS, TRIGGERS, WAYS
from .targets import TARGETS


class ReactionCard(msgspec.Struct, frozen=True, kw_only=True):
    """A reaction card. Its name is the text ``card-slug``, its halves ``card-slug.upper`` and ``.lower``."""

    slug: str
    deck: int
    trigger: int
    timing: int
    confidence: str


class PrintedItem(msgspec.Struct, frozen=True, kw_only=True):
    """An item. ``action`` is -1 for one that needs none."""

    slug: str
    type: str
    component: str
    charges: int
    action: int
    confidence: str


class PrintedMission(msgspec.Struct, frozen=True, kw_only=True):
    code: str
    slug: str
    category: str
    room: int
    confidence: str


class AloneContent(msgspec.Struct, frozen=True, kw_only=True):
    """Lists of slugs, and the printed cards, each by its number."""

    ways: list[str]
    reports: list[str]
    shapes: list[str]
    rooms: list[str]
    kinds: list[str]
    looks: list[str]
    characters: list[str]
    decks: list[str]
    triggers: list[str]
    timings: list[str]
    targets: list[str]
    maps: list[str]
    cards: list[ReactionCard]
    items: list[PrintedItem]
    missions: list[PrintedMission]


@cache
def content() -> AloneContent:
    return AloneContent(
        ways=list(WAYS),
        reports=list(REPORTS),
        shapes=list(SHAPES),
        rooms=list(ROOMS),
        kinds=list(KINDS),
        looks=list(LOOKS),
        characters=list(CHARACTERS),
        decks=list(DECKS),
        triggers=list(TRIGGERS),
        timings=list(TIMINGS),
        targets=list(TARGETS),
        maps=[laid.slug for laid in MAPS],
        cards=[
            ReactionCard(
                slug=card.slug, deck=card.deck, trigger=card.trigger, timing=card.timing, confidence=card.confidence
            )
            for card in REACTIONS
        ],
        items=[
            PrintedItem(
                slug=item.slug,
                type=TYPES[item.type],
                component=TYPES[item.component],
                charges=item.charges,
                action=item.action,
                confidence=item.confidence,
            )
            for item in ITEMS
        ],
        missions=[
            PrintedMission(
                code=mission.code,
                slug=mission.slug,
                category=CATEGORIES[mission.category],
                room=mission.room,
                confidence=mission.confidence,
            )
            for mission in MISSIONS
        ],
    )
