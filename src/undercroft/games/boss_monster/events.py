"""What the log of a match tells. Cards that only one seat may see are left out for the others."""

from __future__ import annotations

from typing import Self

import msgspec

from undercroft.kernel.events import Event
from undercroft.kernel.parts import Seat, ThingId

from .ids import CardId, ClassId, SpotId


class BossesRevealed(Event, frozen=True):
    seats: list[Seat]
    bosses: list[CardId]


class MulliganTaken(Event, frozen=True):
    seat: Seat


class PileSeeded(Event, frozen=True):
    cards: list[CardId]


class RoundBegan(Event, frozen=True):
    number: int


class PhaseBegan(Event, frozen=True):
    phase: str


class HeroesArrived(Event, frozen=True):
    heroes: list[CardId]


class CardsDrawn(Event, frozen=True):
    """A seat drew from a deck ("room" or "spell"); only that seat learns which cards."""

    seat: Seat
    deck: str
    count: int
    cards: list[CardId]

    def seen_by(self, seat: Seat | None) -> Self:
        return self if seat == self.seat else msgspec.structs.replace(self, cards=[])


class HandSeen(Event, frozen=True):
    """A seat looked at another's hand; only that seat learns what is in it."""

    seat: Seat
    victim: Seat
    cards: list[CardId]

    def seen_by(self, seat: Seat | None) -> Self:
        return self if seat in (self.seat, self.victim) else msgspec.structs.replace(self, cards=[])


class CardPassed(Event, frozen=True):
    """A card went from hand to hand; the two players concerned see it."""

    seat: Seat
    giver: Seat
    card: CardId

    def seen_by(self, seat: Seat | None) -> Self:
        return self if seat in (self.seat, self.giver) else msgspec.structs.replace(self, card=CardId(-1))


class CardShown(Event, frozen=True):
    seat: Seat
    card: CardId


class CardsDiscarded(Event, frozen=True):
    seat: Seat
    cards: list[CardId]


class CardDiverted(Event, frozen=True):
    """A card went to a hand in place of the discard pile, because of ``source``."""

    seat: Seat
    card: CardId
    source: CardId


class TakenFromPile(Event, frozen=True):
    seat: Seat
    card: CardId


class PileReshuffled(Event, frozen=True):
    deck: str


class RoomPlaced(Event, frozen=True):
    """A Room was laid face down; only its placer knows which."""

    seat: Seat
    owner: Seat
    spot: SpotId
    room: CardId

    def seen_by(self, seat: Seat | None) -> Self:
        return self if seat == self.seat else msgspec.structs.replace(self, room=CardId(-1))


class RoomTakenBack(Event, frozen=True):
    seat: Seat
    room: CardId

    def seen_by(self, seat: Seat | None) -> Self:
        return self if seat == self.seat else msgspec.structs.replace(self, room=CardId(-1))


class RoomBuiltFaceUp(Event, frozen=True):
    """A Room is built: turned up at the reveal or laid face up."""

    seat: Seat
    room: CardId
    spot: SpotId


class LeveledUp(Event, frozen=True):
    seat: Seat
    boss: CardId


class SpellPlayed(Event, frozen=True):
    seat: Seat
    spell: CardId
    aims: list[ThingId]


class AbilityUsed(Event, frozen=True):
    seat: Seat
    source: CardId
    aims: list[ThingId]


class AbilityFired(Event, frozen=True):
    seat: Seat
    source: CardId


class SpellCancelled(Event, frozen=True):
    seat: Seat
    spell: CardId
    source: CardId


class AbilityStopped(Event, frozen=True):
    source: CardId


class EffectFizzled(Event, frozen=True):
    source: CardId


class RoomDestroyedByCard(Event, frozen=True):
    seat: Seat
    room: CardId


class RoomDeactivated(Event, frozen=True):
    seat: Seat
    room: CardId


class RoomsSwapped(Event, frozen=True):
    seat: Seat
    first: CardId
    second: CardId


class RoomChanged(Event, frozen=True):
    """A lasting change of a Room's damage, by so much."""

    room: CardId
    amount: int


class TreasureChanged(Event, frozen=True):
    """One icon more of a class, or (class -1) none at all any more."""

    room: CardId
    treasure: ClassId


class AbilityBlanked(Event, frozen=True):
    room: CardId


class DungeonClosed(Event, frozen=True):
    seat: Seat


class HeroToughened(Event, frozen=True):
    hero: CardId
    amount: int
    source: CardId


class HeroLured(Event, frozen=True):
    """A Hero goes to an entrance: its pull, the best of the others', or (by_text) by a measure of its own."""

    seat: Seat
    hero: CardId
    pull: int
    next_best: int
    by_text: bool


class HeroStayed(Event, frozen=True):
    """A Hero stays in town: nothing attracts it most or, ``kept``, an effect keeps it there."""

    hero: CardId
    kept: bool


class HeroWalkedIn(Event, frozen=True):
    seat: Seat
    hero: CardId


class HeroWounded(Event, frozen=True):
    """A Hero took damage, from a Room or otherwise (room -1); ``left`` is the Health it has left."""

    hero: CardId
    room: CardId
    amount: int
    left: int


class HeroMoved(Event, frozen=True):
    """A Hero was sent to town (seat -1) or to somebody's entrance."""

    hero: CardId
    seat: Seat


class HeroSentBack(Event, frozen=True):
    hero: CardId
    room: CardId


class HeroKilled(Event, frozen=True):
    seat: Seat
    hero: CardId
    room: CardId
    souls: int


class BossWounded(Event, frozen=True):
    seat: Seat
    hero: CardId
    wounds: int


class WoundHealed(Event, frozen=True):
    seat: Seat
    hero: CardId


class SoulTurnedUp(Event, frozen=True):
    """A face-down Hero was turned face up: its Souls are Wounds now."""

    seat: Seat
    hero: CardId


class SoulLost(Event, frozen=True):
    """A face-down Hero left a scoring area."""

    seat: Seat
    hero: CardId


class SoulGained(Event, frozen=True):
    """A Hero came to lie face down in a scoring area by something other than a kill."""

    seat: Seat
    hero: CardId


class HeroRemoved(Event, frozen=True):
    hero: CardId


class WinForbidden(Event, frozen=True):
    seat: Seat


class BuildingForbidden(Event, frozen=True):
    pass


class RoundEnded(Event, frozen=True):
    number: int


class ScoreTold(Event, frozen=True):
    """How a player stands at the end of a round."""

    seat: Seat
    souls: int
    wounds: int


class NothingPlaced(Event, frozen=True):
    """A player's turn to build is over and no Room was placed."""

    seat: Seat


class PlayerEliminated(Event, frozen=True):
    seat: Seat
    wounds: int
