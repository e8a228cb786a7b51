"""The printed cards as a client needs them: numbers by id, so that a view can speak of cards by their number alone."""

from __future__ import annotations

from functools import cache

import msgspec

from .content import CARDS, COPY
from .ids import CLASSES


class PrintedCard(msgspec.Struct, frozen=True, kw_only=True):
    """What is printed on a card. Its name is the text ``slug``, what it does ``slug.text``."""

    slug: str
    copy: int
    family: str
    treasure: dict[str, int]
    damage: int
    is_monster: bool
    is_advanced: bool
    xp: int
    health: int
    souls: int
    wounds: int
    is_epic: bool
    is_dark: bool


class BossContent(msgspec.Struct, frozen=True, kw_only=True):
    """Every card by its number."""

    classes: list[str]
    cards: list[PrintedCard]


@cache
def content() -> BossContent:
    return BossContent(classes=list(CLASSES), cards=[_printed(number) for number in range(len(CARDS))])


def _printed(number: int) -> PrintedCard:
    card = CARDS[number]
    return PrintedCard(
        slug=card.slug,
        copy=COPY[number],
        family=card.family.name.lower(),
        treasure=dict(zip(CLASSES, card.treasure, strict=True)),
        damage=card.damage,
        is_monster=card.is_monster,
        is_advanced=card.is_advanced,
        xp=card.xp,
        health=card.health,
        souls=card.souls,
        wounds=card.wounds,
        is_epic=card.is_epic,
        is_dark=card.is_dark,
    )
