"""The 104 reaction cards: four decks of thirteen designs, two of each. The decks fill the list; the rules read it."""

from __future__ import annotations

from collections.abc import Iterable

from ...ids import CardId, DeckId
from .model import Reaction

COPIES = 2
REACTIONS: list[Reaction] = []
"""What is printed on each card, by its number."""


def add_deck(designs: Iterable[Reaction]) -> None:
    REACTIONS.extend(design for design in designs for _ in range(COPIES))


def design_of(card: int) -> int:
    """Copies of a design have the same number."""
    return card // COPIES


def cards_of(deck: DeckId) -> list[CardId]:
    return [CardId(number) for number, printed in enumerate(REACTIONS) if printed.deck == deck]


def label(card: int) -> str:
    """The text form of a card; which copy it is does not matter."""
    return REACTIONS[card].slug
