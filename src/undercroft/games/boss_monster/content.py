"""The printed cards by id. The decks in ``cards`` fill this list; the rules only read it.

Every physical card has an id: its index in CARDS. Copies of a title share one Card.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache

from .cards.model import Card
from .ids import CardId, Family
from .state import Sight

CARDS: list[Card] = []
"""What is printed on each card."""

KIND: list[int] = []
"""The number of each card's title: copies of one title have the same."""

COPY: list[int] = []
"""Which copy of its title a card is, from 1; 0 if the title has one copy only."""

PHASES: list[int] = []
"""The phases in which each card may be announced of its owner's own accord; 0 for cancels and all others."""

IS_DARK: list[bool] = []
"""Is this card a Dark Hero?"""

TITLES: dict[str, Card] = {}
"""Every title by its slug."""


def add_titles(cards: Iterable[Card]) -> None:
    for card in cards:
        if card.slug in TITLES:
            raise ValueError(f"two titles are called {card.slug}")
        TITLES[card.slug] = card
        for copy in range(1, card.copies + 1):
            CARDS.append(card)
            KIND.append(len(TITLES) - 1)
            IS_DARK.append(card.is_dark)
            PHASES.append(card.use.phases if card.use is not None and not card.use.cancels else 0)
            COPY.append(copy if card.copies > 1 else 0)


def cards_of(family: Family, sets: Iterable[str]) -> list[CardId]:
    """The ids of all cards of a family in these sets (a set is the prefix of its cards' codes)."""
    return list(_cards_of(family, tuple(sets)))


@cache
def _cards_of(family: Family, prefixes: tuple[str, ...]) -> tuple[CardId, ...]:
    return tuple(
        CardId(number) for number, card in enumerate(CARDS) if card.family is family and card.code.startswith(prefixes)
    )


def label(card: int) -> str:
    """The text form of a card: its slug, with the number of the copy where there are several."""
    return f"{CARDS[card].slug}.{COPY[card]}" if COPY[card] else CARDS[card].slug


def one_of_each(cards: Iterable[CardId], known: Sequence[Sight] = ()) -> list[CardId]:
    """One card of every title among these: copies are alike, so only one is offered.

    Of several copies the one that most others know about is offered: playing the other would tell
    that the known one is still there, which players with identical cards could not see.
    """
    seen = {sight.card: sight.seats for sight in known} if known else {}
    best: dict[int, CardId] = {}
    for card in cards:
        rival = best.get(KIND[card])
        if rival is None or seen.get(card, 0).bit_count() > seen.get(rival, 0).bit_count():
            best[KIND[card]] = card
    return list(best.values())
