"""What a seat can say: the options of Boss Monster, each with its text form."""

from __future__ import annotations

from undercroft.kernel.parts import Option, Seat

from .content import label
from .ids import CLASSES, CardId, ClassId, SpotId


class Build(Option, frozen=True):
    """Place a Room from hand on a spot of one's own dungeon, counted from the Boss."""

    card: CardId
    spot: SpotId

    def __str__(self) -> str:
        return f"build {label(self.card)} at {self.spot}"


class Give(Option, frozen=True):
    """Place a Room from hand as a gift."""

    card: CardId

    def __str__(self) -> str:
        return f"give {label(self.card)}"


class Play(Option, frozen=True):
    """Play a Spell from hand."""

    card: CardId

    def __str__(self) -> str:
        return f"play {label(self.card)}"


class Use(Option, frozen=True):
    """Use the ability of a card."""

    card: CardId

    def __str__(self) -> str:
        return f"use {label(self.card)}"


class ChooseText(Option, frozen=True):
    """Choose one of the texts of an Epic Spell."""

    card: CardId
    number: int

    def __str__(self) -> str:
        return f"text {self.number + 1} of {label(self.card)}"


class ChooseRoom(Option, frozen=True):
    room: CardId

    def __str__(self) -> str:
        return f"room {label(self.room)}"


class ChooseHero(Option, frozen=True):
    hero: CardId

    def __str__(self) -> str:
        return f"hero {label(self.hero)}"


class ChoosePlayer(Option, frozen=True):
    player: Seat

    def __str__(self) -> str:
        return f"player {self.player}"


class ChooseClass(Option, frozen=True):
    treasure: ClassId

    def __str__(self) -> str:
        return f"class {CLASSES[self.treasure]}"


class ChooseDeck(Option, frozen=True):
    """Rooms or Spells; ``deck`` is "room" or "spell"."""

    deck: str

    def __str__(self) -> str:
        return f"deck {self.deck}"


class ChooseCard(Option, frozen=True):
    """Pick a card: out of a hand, a deck or the discard pile."""

    card: CardId

    def __str__(self) -> str:
        return f"card {label(self.card)}"


class PayWith(Option, frozen=True):
    """Pay a cost with a card: from hand or, to be destroyed, from the dungeon."""

    card: CardId

    def __str__(self) -> str:
        return f"pay {label(self.card)}"


class Discard(Option, frozen=True):
    card: CardId

    def __str__(self) -> str:
        return f"discard {label(self.card)}"


class First(Option, frozen=True):
    """Carry out this card's ability first."""

    card: CardId

    def __str__(self) -> str:
        return f"first {label(self.card)}"


class LevelUpFirst(Option, frozen=True):
    """Level up before the build effects."""

    def __str__(self) -> str:
        return "level up first"


class KeepBoss(Option, frozen=True):
    card: CardId

    def __str__(self) -> str:
        return f"keep {label(self.card)}"


class Mulligan(Option, frozen=True):
    def __str__(self) -> str:
        return "mulligan"


class KeepHand(Option, frozen=True):
    def __str__(self) -> str:
        return "keep hand"


TARGET_OPTIONS = {
    "room": ChooseRoom,
    "hero": ChooseHero,
    "soul": ChooseHero,
    "seat": ChoosePlayer,
    "class": ChooseClass,
}
