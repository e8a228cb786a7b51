"""Starting and problem missions: one Interact action in their room completes them; what starting missions give."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from undercroft.kernel.parts import Option
from undercroft.kernel.procedure import Choice, Procedure

from .. import events, loss
from ..content.items import ITEMS
from ..content.missions import MISSIONS, PROBLEM, STARTING, missions_of
from ..ids import (
    ALLY_CHARGES,
    COMPLETE,
    GENERATOR_ROOM,
    HEALTH,
    HERO,
    MOST_HEALTH,
    SANITY,
    CharacterId,
    ItemId,
    MissionId,
    SectorId,
)
from ..items import OfferUpgrades, add_charge, can_be_charged, gain_item, own_item
from ..leading import LeaderChoice
from ..lights import turn_on
from ..options.evil import ChooseSector
from ..options.hero import ChooseAlly, ChooseItem, Recover
from ..state import Ally, AloneTable, AnyState, bits, level_of, plan_of
from ..values import DEAR_DOORS, LOCATE_DIRECTION
from .completing import Complete, gain_rounds
from .model import Device, Script, Steps, in_room

# Voice Behind the Bulkhead


class FindAlly(Procedure):
    """Two of the characters that are not in play are drawn; one becomes an ally (AL-ALLY-01)."""

    rules: ClassVar[tuple[str, ...]] = ("AL-ALLY-01", "AL-SETUP-31")
    draw: int

    def run(self, table: AloneTable) -> None:
        bag = list(table.state.starters)
        drawn = sorted(table.draw(bag) for _ in range(min(self.draw, len(bag))))
        if drawn:
            table.then(WhoJoins(HERO, drawn))


class WhoJoins(Choice):
    """Which of them becomes an ally?"""

    rules: ClassVar[tuple[str, ...]] = ("AL-ALLY-01",)
    drawn: list[CharacterId]

    def candidates(self, table: AloneTable) -> Iterable[Option]:
        return [ChooseAlly(character) for character in self.drawn]

    def take(self, table: AloneTable, option: ChooseAlly) -> None:
        state = table.state
        state.starters.remove(option.character)
        state.hero.allies.append(Ally(option.character, ALLY_CHARGES))
        table.emit(events.AllyGained(option.character))


# Emergency Lighting


class LightNearest(Procedure):
    """Lights go on in the Generator Room and in so many other sectors of its level that are nearest to it."""

    rules: ClassVar[tuple[str, ...]] = ("AL-LIGHT-01", "AL-LIGHT-08")
    count: int

    def run(self, table: AloneTable) -> None:
        table.then(NextNearest(table.state.leader, self.count, 1 << table.state.rooms[GENERATOR_ROOM]))


class NextNearest(LeaderChoice):
    """Among equally near sectors Evil picks. It is put for every sector, so that a pause does not tell of a tie."""

    rules: ClassVar[tuple[str, ...]] = ("AL-LIGHT-01", "AL-LEAD-06")
    is_window: ClassVar[bool] = True
    left: int
    chosen: int

    def candidates(self, table: AloneTable) -> Iterable[Option]:
        due = nearest_on_level(table.state, table.state.rooms[GENERATOR_ROOM], but=self.chosen)
        is_tie = len(due) > self.left
        return [ChooseSector(sector) for sector in (due if is_tie else due[:1])]

    def take(self, table: AloneTable, option: ChooseSector) -> None:
        chosen = self.chosen | 1 << option.sector
        if self.left > 1:
            table.then(NextNearest(self.seat, self.left - 1, chosen))
        else:
            turn_on(table, bits(chosen))


def nearest_on_level(state: AnyState, sector: SectorId, but: int) -> list[SectorId]:
    """The nearest sectors of its level that are not among these, measured as for Locate."""
    far, level = plan_of(state).far[sector], level_of(sector)
    others = [other for other in range(len(far)) if level_of(other) == level and not but >> other & 1]
    least = min(far[other] for other in others)
    return [SectorId(other) for other in others if far[other] == least]


# A Gift from the Past, The Quartermaster's Locker


class TakeItems(Procedure):
    """The Hero picks items from the deck and its discards, of any name or of one; as far as there are any.

    The deck is a bag, so that looking through it needs no shuffling afterwards (AL-MISSION-06).
    """

    rules: ClassVar[tuple[str, ...]] = ("AL-MISSION-06", "AL-INFO-20")
    count: int
    slug: str = ""

    def run(self, table: AloneTable) -> None:
        if self.count and takeable(table.state, self.slug):
            self.count -= 1
            table.then(WhichItem(HERO, self.slug), self)


class WhichItem(Choice):
    """Which item is taken? Copies in the same place are alike."""

    rules: ClassVar[tuple[str, ...]] = ("AL-MISSION-06", "AL-INFO-20")
    slug: str

    def candidates(self, table: AloneTable) -> Iterable[Option]:
        return [ChooseItem(card) for card in takeable(table.state, self.slug)]

    def take(self, table: AloneTable, option: ChooseItem) -> None:
        state = table.state
        pile = state.item_deck if option.item in state.item_deck else state.item_discard
        pile.remove(option.item)
        gain_item(table, option.item)


def takeable(state: AnyState, slug: str) -> list[ItemId]:
    """One of each name in the deck, and one of each in the discards."""
    found = []
    for pile in (state.item_deck, state.item_discard):
        first = {ITEMS[card].slug: card for card in sorted(pile, reverse=True)}
        found += [card for name, card in first.items() if slug in ("", name)]
    return sorted(found)


class Recharge(Procedure):
    """Charges are put on items that have fewer than their starting charges, one after the other."""

    rules: ClassVar[tuple[str, ...]] = ("AL-ITEM-08", "AL-MISSION-02")
    count: int

    def run(self, table: AloneTable) -> None:
        if self.count and rechargeable(table.state):
            self.count -= 1
            table.then(WhichIsCharged(HERO), self)


class WhichIsCharged(Choice):
    """Which item gets a charge?"""

    rules: ClassVar[tuple[str, ...]] = ("AL-ITEM-08",)

    def candidates(self, table: AloneTable) -> Iterable[Option]:
        return [ChooseItem(card) for card in rechargeable(table.state)]

    def take(self, table: AloneTable, option: ChooseItem) -> None:
        add_charge(table, own_item(table.state, option.item))


def rechargeable(state: AnyState) -> list[ItemId]:
    return [item.card for item in state.hero.items if can_be_charged(item)]


# Sealed Rations


class RecoverInAll(Procedure):
    """So many points in all, split between health and sanity; neither goes beyond its maximum."""

    rules: ClassVar[tuple[str, ...]] = ("AL-COMBAT-28",)
    points: int

    def run(self, table: AloneTable) -> None:
        hero = table.state.hero
        points = min(self.points, 2 * MOST_HEALTH - hero.health - hero.sanity)
        if points:
            table.then(SplitRecovery(HERO, points))


class SplitRecovery(Choice):
    """How many points of health, how many of sanity?"""

    rules: ClassVar[tuple[str, ...]] = ("AL-COMBAT-28",)
    points: int

    def candidates(self, table: AloneTable) -> Iterable[Option]:
        return [Recover(health, self.points - health) for health in range(self.points + 1)]

    def objection(self, table: AloneTable, option: Recover) -> str | None:
        hero = table.state.hero
        is_too_much = hero.health + option.health > MOST_HEALTH or hero.sanity + option.sanity > MOST_HEALTH
        return "AL-COMBAT-28" if is_too_much else None

    def take(self, table: AloneTable, option: Recover) -> None:
        loss.recover(table, HEALTH, option.health)
        loss.recover(table, SANITY, option.sanity)


# Station Survey, Master Override, Stasis Log


class LastingReward(Procedure):
    """For the rest of the game: a bit of ``state.permanent``."""

    rules: ClassVar[tuple[str, ...]] = ("AL-MISSION-02", "AL-DOOR-12", "AL-ACT-LOCATE-01")
    bit: int

    def run(self, table: AloneTable) -> None:
        table.state.permanent |= self.bit


class GainRounds(Procedure):
    rules: ClassVar[tuple[str, ...]] = ("AL-ROUND-17", "AL-NIGHT-07")
    count: int

    def run(self, table: AloneTable) -> None:
        gain_rounds(table, self.count)


# The cards; completing a problem mission just ends its special condition

REWARDS: dict[str, Steps] = {
    "SM01": (FindAlly(2),),
    "SM02": (LightNearest(5),),
    "SM03": (TakeItems(3), OfferUpgrades()),
    "SM04": (RecoverInAll(6),),
    "SM05": (LastingReward(LOCATE_DIRECTION),),
    "SM06": (GainRounds(1),),
    "SM07": (TakeItems(1, "projectiles"), Recharge(2)),
    "SM08": (LastingReward(DEAR_DOORS),),
}


def _script(mission: MissionId) -> Script:
    card = MISSIONS[mission]
    device = Device(COMPLETE, in_room(card.room), (Complete(card.category),))
    return Script(devices=(device,), reward=REWARDS.get(card.code, ()))


STARTING_SCRIPTS = {
    MISSIONS[mission].code: _script(mission) for mission in (*missions_of(STARTING), *missions_of(PROBLEM))
}
