"""What Evil says: sectors, monsters and doors by their numbers on the map."""

from __future__ import annotations

from undercroft.kernel.parts import Option, Seat

from ..content.reactions import label
from ..ids import (
    CHARACTERS,
    ELEMENTS,
    KINDS,
    REPORTS,
    WAYS,
    CardId,
    CharacterId,
    DoorId,
    KindId,
    MonsterId,
    ReportId,
    SectorId,
    WayId,
)

# Cards and monsters


class React(Option, frozen=True):
    """Play a card face up."""

    card: CardId

    def __str__(self) -> str:
        return f"react {label(self.card)}"


class Lay(Option, frozen=True):
    """Play a card face down, as a standard reaction."""

    card: CardId

    def __str__(self) -> str:
        return f"lay {label(self.card)}"

    def seems(self) -> Option:
        """Whichever card it is, the same happens on the map."""
        return Lay(CardId(-1))


class MoveOne(Option, frozen=True):
    """Standard reaction: move a monster."""


class DeployOne(Option, frozen=True):
    """Standard reaction: deploy a monster."""


class ReplaceOne(Option, frozen=True):
    """Take a monster off the map, then deploy one."""


class ChooseMonster(Option, frozen=True):
    monster: MonsterId


class Deploy(Option, frozen=True):
    """Deploy a monster of a kind."""

    kind: KindId

    def __str__(self) -> str:
        return f"deploy {KINDS[self.kind]}"


class ChooseSector(Option, frozen=True):
    sector: SectorId


class ChooseDoor(Option, frozen=True):
    """A door of the map, named by its number: only for Evil."""

    door: DoorId


class Go(Option, frozen=True):
    """The monster takes a step."""

    way: WayId

    def __str__(self) -> str:
        return f"go {WAYS[self.way]}"


class Unblock(Option, frozen=True):
    """The monster spends its movement on a blocked door."""

    way: WayId

    def __str__(self) -> str:
        return f"unblock {WAYS[self.way]}"


class Stay(Option, frozen=True):
    """The monster goes no further."""


# What is told and shown


class Report(Option, frozen=True):
    """What is told of a noise."""

    report: ReportId

    def __str__(self) -> str:
        return f"report {REPORTS[self.report]}"


class TellDistance(Option, frozen=True):
    """What is answered for a target of Locate: see DistanceTold."""

    distance: int
    level: int
    way: WayId = WayId(-1)


class InventNoise(Option, frozen=True):
    """Report a noise that did not happen."""

    report: ReportId

    def __str__(self) -> str:
        return f"invent {REPORTS[self.report]}"


class InventDistance(Option, frozen=True):
    """How far away an invented noise is said to be, if the Hero asks."""

    distance: int


class TellTruthAs(Option, frozen=True):
    """The place of the true noise among those reported, counted from 0."""

    place: int


class KeepBack(Option, frozen=True):
    """Do not show an element that is there."""

    element: int

    def __str__(self) -> str:
        return f"keep back {ELEMENTS[self.element]}"


class ShowFalse(Option, frozen=True):
    """Show an element that is not there."""

    element: int

    def __str__(self) -> str:
        return f"show {ELEMENTS[self.element]}"


class ShowMonster(Option, frozen=True):
    """Show a monster that is not there."""

    kind: KindId
    wounded: bool

    def __str__(self) -> str:
        return f"show {KINDS[self.kind]}" + " wounded" * self.wounded


class TakeTile(Option, frozen=True):
    """Take a tile out of the labyrinth for another sector."""

    sector: SectorId


# Losses, hands, danger


class Endure(Option, frozen=True):
    """The Hero takes the loss."""


class SendToAlly(Option, frozen=True):
    ally: CharacterId

    def __str__(self) -> str:
        return f"ally {CHARACTERS[self.ally]}"


class DrawFor(Option, frozen=True):
    """The leader lets a player draw."""

    seat: Seat


class Discard(Option, frozen=True):
    card: CardId

    def __str__(self) -> str:
        return f"discard {label(self.card)}"

    def seems(self) -> Option:
        return Discard(CardId(-1))


class PlaceDanger(Option, frozen=True):
    sector: SectorId


class RemoveDanger(Option, frozen=True):
    sector: SectorId
