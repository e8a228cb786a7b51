"""What the Hero says. Nothing here holds a number of the map.

Evil names the target of a lie as the Hero has named it: by ChooseTarget.
"""

from __future__ import annotations

from undercroft.kernel.parts import Option

from ..content.items import label
from ..content.missions import MISSIONS
from ..ids import (
    CHARACTERS,
    DEVICES,
    KINDS,
    STATS,
    WAYS,
    CharacterId,
    FigureId,
    ItemId,
    KindId,
    MissionId,
    TargetId,
    TileId,
    WayId,
)

# The turn


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


# Details of what is done


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
