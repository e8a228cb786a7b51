"""The moments of Boss Monster at which abilities fire. Each carries what may be asked of a thing that is gone."""

from __future__ import annotations

from undercroft.kernel.moments import Moment
from undercroft.kernel.parts import Seat

from .ids import CardId


class RoomBuilt(Moment, frozen=True):
    """A Room was built: turned up at the reveal, or laid face up (BM-BUILD-17)."""

    seat: Seat
    room: CardId
    after_level_up: bool


class RoomUncovered(Moment, frozen=True):
    """A Room came to the top of its stack again (BM-GLOSS-05)."""

    seat: Seat
    room: CardId


class LevelledUp(Moment, frozen=True):
    seat: Seat


class RoomDestroyed(Moment, frozen=True):
    """A Room was destroyed: whose, by whose doing, what came to light beneath, and whether it had lost its ability.

    ``risen`` are all Rooms that came to light in the same moment: they did not see it.
    """

    seat: Seat
    room: CardId
    by: int
    uncovered: CardId
    silent: bool
    risen: tuple[CardId, ...]


class CardTaken(Moment, frozen=True):
    """A seat took a card out of the discard pile."""

    seat: Seat
    card: CardId


class SpellBegins(Moment, frozen=True):
    """A Spell begins to resolve: nobody has cancelled it and it has its targets (BM-RUL-91)."""

    seat: Seat
    spell: CardId


class HeroEntered(Moment, frozen=True):
    """A Hero entered a Room; its damage comes after this (BM-RUL-29)."""

    seat: Seat
    hero: CardId
    room: CardId


class HeroDied(Moment, frozen=True):
    """A Hero was killed at or in a dungeon; ``room`` is none if it did not die in a working Room."""

    seat: Seat
    hero: CardId
    room: CardId


class HeroLeftRoom(Moment, frozen=True):
    """A Hero left alive a Room that it had entered."""

    seat: Seat
    hero: CardId
    room: CardId


class DungeonSurvived(Moment, frozen=True):
    """A Hero reached the Boss."""

    seat: Seat
    hero: CardId


class RoundEnding(Moment, frozen=True):
    """Step 1 of the End of Round for one player (BM-RUL-60)."""

    seat: Seat
