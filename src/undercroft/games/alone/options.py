"""What a seat can say: the options of Alone, each with its text form.

The Hero names sectors by tiles, monsters by figures and everything else by where it is; only Evil's options hold
numbers of the map. Copies of a reaction card are alike and only one of them is ever offered, so its name is enough.
"""

from __future__ import annotations

from undercroft.kernel.parts import Option, Seat

from .content.items import label
from .content.missions import MISSIONS
from .content.reactions import label as card_label
from .ids import (
    CHARACTERS,
    DECKS,
    DEVICES,
    ELEMENTS,
    KINDS,
    REPORTS,
    STATS,
    WAYS,
    CardId,
    CharacterId,
    DeckId,
    DoorId,
    FigureId,
    ItemId,
    KindId,
    MissionId,
    MonsterId,
    ReportId,
    SectorId,
    TargetId,
    TileId,
    WayId,
)

# Setting up


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
    """Draw a reaction card from a deck."""

    deck: DeckId

    def __str__(self) -> str:
        return f"draw from {DECKS[self.deck]}"


# The Hero's turn


class BulletTime(Option, frozen=True):
    """Spend 1 adrenaline to perform two actions this turn."""


class Move(Option, frozen=True):
    way: WayId

    def __str__(self) -> str:
        return f"move {WAYS[self.way]}"


class OpenDoor(Option, frozen=True):
    """Spend the movement on unblocking a door of one's own sector (AL-DOOR-08)."""

    way: WayId

    def __str__(self) -> str:
        return f"open door {WAYS[self.way]}"


class Explore(Option, frozen=True):
    way: WayId

    def __str__(self) -> str:
        return f"explore {WAYS[self.way]}"


class Locate(Option, frozen=True):
    """Ask the distance of two things."""


class Fight(Option, frozen=True):
    figure: FigureId


class Search(Option, frozen=True):
    """Draw one item."""


class SearchRoom(Option, frozen=True):
    """Draw three items: once a game in each room."""


class Repair(Option, frozen=True):
    """Repair the light switch, toward one side."""

    way: WayId

    def __str__(self) -> str:
        return f"repair {WAYS[self.way]}"


class UseDevice(Option, frozen=True):
    """Use what a mission offers here (see DEVICES)."""

    mission: MissionId
    device: int

    def __str__(self) -> str:
        return f"{DEVICES[self.device]} {MISSIONS[self.mission].slug}"


class UseItem(Option, frozen=True):
    item: ItemId

    def __str__(self) -> str:
        return f"use {label(self.item)}"


class UseAbility(Option, frozen=True):
    """Use the character's own ability."""


class UseSkill(Option, frozen=True):
    """Use an ally's skill: it costs a charge."""

    ally: CharacterId

    def __str__(self) -> str:
        return f"skill {CHARACTERS[self.ally]}"


class Sacrifice(Option, frozen=True):
    ally: CharacterId

    def __str__(self) -> str:
        return f"sacrifice {CHARACTERS[self.ally]}"


# Details of what the Hero does


class Toward(Option, frozen=True):
    """A direction."""

    way: WayId

    def __str__(self) -> str:
        return WAYS[self.way]


class BlockDoor(Option, frozen=True):
    way: WayId

    def __str__(self) -> str:
        return f"block {WAYS[self.way]}"


class SealDoor(Option, frozen=True):
    """Block a revealed door: a tile and the side of it where the door is."""

    tile: TileId
    way: WayId

    def __str__(self) -> str:
        return f"seal {self.tile} {WAYS[self.way]}"


class AimBeyond(Option, frozen=True):
    """Name an unrevealed sector: the one that lies that way of a revealed tile (AL-ITEM-12)."""

    tile: TileId
    way: WayId

    def __str__(self) -> str:
        return f"beyond {self.tile} {WAYS[self.way]}"


class ChooseTarget(Option, frozen=True):
    """Name something whose distance is asked."""

    target: TargetId

    def seems(self) -> Option:
        return ChooseTarget(TargetId(-1))


class ChooseTile(Option, frozen=True):
    tile: TileId


class ChooseFigure(Option, frozen=True):
    figure: FigureId


class Charges(Option, frozen=True):
    """Discard so many charges."""

    count: int


class ThrowAway(Option, frozen=True):
    """Throw away the danger token of a revealed sector."""

    tile: TileId


class Upgrade(Option, frozen=True):
    """Upgrade an item with a charge of another."""

    item: ItemId
    donor: ItemId

    def __str__(self) -> str:
        return f"upgrade {label(self.item)} with {label(self.donor)}"


class ChooseItem(Option, frozen=True):
    item: ItemId

    def __str__(self) -> str:
        return label(self.item)


class ChooseStat(Option, frozen=True):
    """Health or sanity."""

    stat: int

    def __str__(self) -> str:
        return STATS[self.stat]


class Recover(Option, frozen=True):
    """So much of each is regained."""

    health: int
    sanity: int


class ChooseKind(Option, frozen=True):
    kind: KindId

    def __str__(self) -> str:
        return KINDS[self.kind]


class Reroll(Option, frozen=True):
    """Roll one die again, by its place in the roll."""

    die: int


class ChooseAlly(Option, frozen=True):
    character: CharacterId

    def __str__(self) -> str:
        return CHARACTERS[self.character]


# What a card lets the Hero choose


class Suffer(Option, frozen=True):
    """Lose points of a track."""

    stat: int
    amount: int

    def __str__(self) -> str:
        return f"lose {self.amount} {STATS[self.stat]}"


class GiveAdrenaline(Option, frozen=True):
    """Discard adrenaline."""


class SpoilDie(Option, frozen=True):
    """Turn a die that counts as a hit into a miss, by its place in the roll."""

    die: int


class GiveUpAction(Option, frozen=True):
    """The action has no effect."""


# Evil's reactions


class React(Option, frozen=True):
    """Play a card face up."""

    card: CardId

    def __str__(self) -> str:
        return f"react {card_label(self.card)}"


class Lay(Option, frozen=True):
    """Play a card face down, as a standard reaction."""

    card: CardId

    def __str__(self) -> str:
        return f"lay {card_label(self.card)}"

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
        return f"discard {card_label(self.card)}"

    def seems(self) -> Option:
        return Discard(CardId(-1))


class PlaceDanger(Option, frozen=True):
    sector: SectorId


class RemoveDanger(Option, frozen=True):
    sector: SectorId
