"""What is said while the table is set up: the Hero picks a character, Evil all the rest."""

from __future__ import annotations

from undercroft.kernel.parts import Option, Seat

from ..ids import CHARACTERS, DECKS, CharacterId, DeckId, SectorId


class PickCharacter(Option, frozen=True):
    character: CharacterId

    def __str__(self) -> str:
        return f"character {CHARACTERS[self.character]}"


class PickDeck(Option, frozen=True):
    deck: DeckId

    def __str__(self) -> str:
        return f"deck {DECKS[self.deck]}"


class PickLeader(Option, frozen=True):
    seat: Seat

    def __str__(self) -> str:
        return f"leader {self.seat}"


class PickMap(Option, frozen=True):
    map: int


class TurnLevel(Option, frozen=True):
    """Lay a level turned by so many quarters, clockwise."""

    level: int
    quarters: int


class KeepRooms(Option, frozen=True):
    """The rooms are as printed."""


class DealRooms(Option, frozen=True):
    """Room tokens are dealt at random."""


class PickStart(Option, frozen=True):
    sector: SectorId


class DrawFrom(Option, frozen=True):
    """Draw a reaction card from a deck: at the start, and whenever a hand is filled."""

    deck: DeckId

    def __str__(self) -> str:
        return f"draw from {DECKS[self.deck]}"
