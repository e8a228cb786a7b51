"""What the log of a match tells. The Hero, and whoever watches, is never told of numbers of the map.

An event that names a thing twice does it once for each side: a figure or a tile for the Hero, a monster or a sector for
Evil. ``seen_by`` leaves out what the other side knows it by. ``look`` is what everybody sees of a figure.
"""

from __future__ import annotations

from typing import Self

import msgspec

from undercroft.kernel.events import Event
from undercroft.kernel.parts import Seat

from .ids import (
    NO_CARD,
    NO_FIGURE,
    NO_LOOK,
    NOWHERE,
    CardId,
    CharacterId,
    DeckId,
    DoorId,
    FaceId,
    FigureId,
    ItemId,
    KindId,
    LookId,
    MissionId,
    MonsterId,
    ReportId,
    SectorId,
    TargetId,
    TileId,
    WayId,
)
from .state import is_hero

NO_MONSTER = MonsterId(-1)


class OnMap(Event, frozen=True):
    """An event whose ``sector`` and ``monster``, if it has them, only Evil knows by their numbers."""

    def seen_by(self, seat: Seat | None) -> Self | None:
        if not is_hero(seat):
            return self
        hidden = {"sector": NOWHERE, "monster": NO_MONSTER}
        return msgspec.structs.replace(self, **{name: hidden[name] for name in hidden if hasattr(self, name)})


class ForEvil(Event, frozen=True):
    """An event that the Hero does not learn of."""

    def seen_by(self, seat: Seat | None) -> Self | None:
        return None if is_hero(seat) else self


# Setting up


class CharacterPicked(Event, frozen=True):
    character: CharacterId


class DecksPicked(Event, frozen=True):
    decks: list[DeckId]


class LeaderNamed(Event, frozen=True):
    seat: Seat


class MissionsDrawn(Event, frozen=True):
    missions: list[MissionId]


class MapLaid(ForEvil, frozen=True):
    map: int


# Rounds and turns


class RoundBegan(Event, frozen=True):
    number: int
    left: int


class TurnBegan(Event, frozen=True):
    number: int


class BulletTimeUsed(Event, frozen=True):
    pass


class ActionDeclared(Event, frozen=True):
    """``way``, ``item`` and ``mission`` are -1 where they do not apply."""

    action: int
    way: WayId
    item: ItemId
    mission: MissionId


class ActionFailed(Event, frozen=True):
    action: int


class NightmareBegan(Event, frozen=True):
    pass


class RoundGained(Event, frozen=True):
    left: int


# The labyrinth


class SectorRevealed(OnMap, frozen=True):
    tile: TileId
    sector: SectorId
    shape: int
    room: int


class TileTaken(OnMap, frozen=True):
    tile: TileId
    sector: SectorId


class SectorNamed(OnMap, frozen=True):
    """The Hero aims at a sector: a tile, or the unrevealed sector that lies that way of it (-1: the tile itself)."""

    tile: TileId
    way: WayId
    sector: SectorId


class TrapSet(OnMap, frozen=True):
    """A tripwire marks a sector; an earlier mark is gone."""

    tile: TileId
    sector: SectorId


class LabyrinthPutRight(Event, frozen=True):
    tile: TileId


class LightsChanged(ForEvil, frozen=True):
    """Lights went on or off; what the Hero sees of it is in the labyrinth."""

    sectors: list[SectorId]
    on: bool


class LightSeen(Event, frozen=True):
    """The light of a revealed sector changed."""

    tile: TileId
    on: bool


class DangerPlaced(OnMap, frozen=True):
    """``tile`` is -1 where the sector is not revealed: then the Hero is not told."""

    sector: SectorId
    tile: TileId

    def seen_by(self, seat: Seat | None) -> Self | None:
        return None if is_hero(seat) and self.tile < 0 else super().seen_by(seat)


class DangerRemoved(DangerPlaced, frozen=True):
    pass


class DoorChanged(OnMap, frozen=True):
    """A door was blocked or unblocked; the Hero is told if it is revealed: by a tile and a side."""

    door: DoorId
    blocked: bool
    tile: TileId
    way: WayId

    def seen_by(self, seat: Seat | None) -> Self | None:
        if not is_hero(seat):
            return self
        return None if self.tile < 0 else msgspec.structs.replace(self, door=DoorId(-1))


# Figures


class HeroMoved(OnMap, frozen=True):
    way: WayId
    sector: SectorId


class MonsterDeployed(ForEvil, frozen=True):
    monster: MonsterId
    look: LookId
    sector: SectorId


class MonsterRemoved(OnMap, frozen=True):
    """Taken off the map; the Hero is told if it was revealed."""

    monster: MonsterId
    figure: FigureId
    look: LookId

    def seen_by(self, seat: Seat | None) -> Self | None:
        return None if is_hero(seat) and self.figure < 0 else super().seen_by(seat)


class MonsterMoved(OnMap, frozen=True):
    """A step. The Hero is told of figures: ``tile`` is where it is now."""

    monster: MonsterId
    look: LookId
    sector: SectorId
    figure: FigureId
    tile: TileId

    def seen_by(self, seat: Seat | None) -> Self | None:
        return None if is_hero(seat) and self.figure < 0 else super().seen_by(seat)


class MonsterSeen(OnMap, frozen=True):
    figure: FigureId
    look: LookId
    wounded: bool
    tile: TileId
    monster: MonsterId
    sector: SectorId


class MonsterLeft(OnMap, frozen=True):
    """A figure leaves the labyrinth; the Hero is told in which direction, unless a card says otherwise (-1)."""

    figure: FigureId
    look: LookId
    way: WayId
    monster: MonsterId
    sector: SectorId


class NoiseHeard(OnMap, frozen=True):
    report: ReportId
    sector: SectorId


class NoiseDistanceTold(Event, frozen=True):
    distance: int


class Terrified(Event, frozen=True):
    figure: FigureId
    look: LookId
    amount: int


# Dice, losses, wounds


class DiceRolled(OnMap, frozen=True):
    """``by`` is "hero", "parting", "trap" or a monster's attack; ``hits`` are counted as things stand.

    ``figure``, ``look`` and ``monster``: who attacks or is attacked; the Hero is not told of an unrevealed one.
    ``again``: some of these dice were rolled before.
    """

    by: str
    faces: list[FaceId]
    hits: int
    figure: FigureId = NO_FIGURE
    look: LookId = NO_LOOK
    monster: MonsterId = NO_MONSTER
    again: bool = False


class HitSpoilt(Event, frozen=True):
    """Because of a card the Hero turned a hit into a miss. Dice lie open: ``faces`` are the whole roll as it is now."""

    faces: list[FaceId]
    hits: int


class BreathHeld(Event, frozen=True):
    """The Hero lets the special results of an attack count as misses: so many hits are left."""

    hits: int


class AttackCalledOff(OnMap, frozen=True):
    """``figure``, ``look`` and ``monster`` are -1 for a parting attack."""

    figure: FigureId = NO_FIGURE
    look: LookId = NO_LOOK
    monster: MonsterId = NO_MONSTER


class PointsLost(Event, frozen=True):
    stat: int
    amount: int
    source: int
    left: int


class PointsRegained(Event, frozen=True):
    stat: int
    amount: int
    left: int


class AdrenalineChanged(Event, frozen=True):
    change: int
    left: int


class LossSentToAlly(Event, frozen=True):
    ally: CharacterId
    amount: int


class AllyGained(Event, frozen=True):
    ally: CharacterId


class AllyLost(Event, frozen=True):
    ally: CharacterId


class SkillUsed(Event, frozen=True):
    ally: CharacterId


class AllySacrificed(Event, frozen=True):
    ally: CharacterId


class AbilityUsed(Event, frozen=True):
    character: CharacterId


class MonsterWounded(OnMap, frozen=True):
    """The Hero is told of revealed monsters only (AL-ACT-FIGHT-06)."""

    monster: MonsterId
    figure: FigureId
    look: LookId

    def seen_by(self, seat: Seat | None) -> Self | None:
        return None if is_hero(seat) and self.figure < 0 else super().seen_by(seat)


class MonsterHealed(MonsterWounded, frozen=True):
    pass


class MonsterRoused(MonsterWounded, frozen=True):
    """It has an attack die more this turn."""


class MonsterKilled(MonsterWounded, frozen=True):
    pass


class ExperienceGained(Event, frozen=True):
    kind: KindId
    unlocked: bool


# Actions


class TargetsNamed(Event, frozen=True):
    targets: list[TargetId]


class DistanceTold(Event, frozen=True):
    """An answer to Locate. ``distance`` is -1 where the target does not exist, -2 where the answer was refused.

    ``level`` is 0 for the Hero's own, 1 for the other; ``way`` is -1 unless the direction was asked too.
    """

    target: TargetId
    distance: int
    level: int
    way: WayId


class ItemGained(Event, frozen=True):
    item: ItemId


class ItemUsed(Event, frozen=True):
    item: ItemId
    charges: int


class ItemDiscarded(Event, frozen=True):
    item: ItemId


class ItemUpgraded(Event, frozen=True):
    """``charges`` are left on the donor."""

    item: ItemId
    donor: ItemId
    charges: int


class ItemCharged(Event, frozen=True):
    item: ItemId
    charges: int


class MissionCompleted(Event, frozen=True):
    mission: MissionId


class FinalMissionActivated(Event, frozen=True):
    mission: MissionId


class MissionProgressed(Event, frozen=True):
    """A step of a mission was done; ``count`` is what its counter shows."""

    mission: MissionId
    count: int


class CountdownChanged(Event, frozen=True):
    """So many countdown tokens are on the final mission's card."""

    left: int


class CultureTaken(Event, frozen=True):
    pass


class CultureDropped(Event, frozen=True):
    pass


class TokensChanged(OnMap, frozen=True):
    """Condition tokens in a sector; the Hero is told if it is revealed."""

    name: int
    sector: SectorId
    count: int
    tile: TileId

    def seen_by(self, seat: Seat | None) -> Self | None:
        """Without a tile it is not for the Hero; without a sector not for Evil, who is told the truth beside it."""
        where = self.tile if is_hero(seat) else self.sector
        return None if where < 0 else super().seen_by(seat)


# Evil


class ReactionPlayed(Event, frozen=True):
    """A card was put on the track. Only its player knows the face of a covered one; its back shows the deck."""

    seat: Seat
    card: CardId
    deck: DeckId
    face_down: bool
    slots: int

    def seen_by(self, seat: Seat | None) -> Self | None:
        return msgspec.structs.replace(self, card=NO_CARD) if self.face_down and seat != self.seat else self


class ConsentRefused(ForEvil, frozen=True):
    seat: Seat


class LowerHalfUsed(Event, frozen=True):
    card: CardId


class CardDrawn(Event, frozen=True):
    """Only the seat that draws learns which card."""

    seat: Seat
    deck: DeckId
    card: CardId

    def seen_by(self, seat: Seat | None) -> Self | None:
        return self if seat == self.seat else msgspec.structs.replace(self, card=NO_CARD)


class CardDiscarded(CardDrawn, frozen=True):
    """Discard piles lie face down (AL-HAND-11)."""


class DeckShuffled(Event, frozen=True):
    deck: DeckId


class LeaderChanged(Event, frozen=True):
    seat: Seat


class DangerSetAside(Event, frozen=True):
    count: int
