"""The Hero's items: gaining, charging, spending, upgrading."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from undercroft.kernel.parts import Option, Pass
from undercroft.kernel.procedure import Choice, Procedure

from . import events
from .content.items import ITEMS
from .ids import ENGINEER, HERO, ItemId
from .options.hero import Upgrade
from .state import AloneTable, AnyState, Item


def item_with(state: AnyState, slug: str) -> Item | None:
    """An item of that name that can still be used this turn: it has a charge to spend (AL-ITEM-10)."""
    return next(
        (item for item in state.hero.items if ITEMS[item.card].slug == slug and item.charges > 0 and not item.used),
        None,
    )


def own_item(state: AnyState, card: ItemId) -> Item:
    return next(item for item in state.hero.items if item.card == card)


def gain_item(table: AloneTable, card: ItemId) -> None:
    """An item enters play with its starting charges (AL-ITEM-08); what was drawn is told (AL-INFO-20)."""
    table.state.hero.items.append(Item(card, ITEMS[card].charges))
    table.emit(events.ItemGained(card))


def draw_item(table: AloneTable) -> ItemId | None:
    """When the deck runs out its discards make a new one; if that is not enough there is nothing (AL-ACT-SEARCH-07)."""
    state = table.state
    if not state.item_deck:
        state.item_deck, state.item_discard = state.item_discard, []
        state.item_deck.sort()
    return table.draw(state.item_deck) if state.item_deck else None


def spend(table: AloneTable, item: Item, count: int) -> None:
    """An item is used for charges."""
    item.charges -= count
    table.emit(events.ItemUsed(item.card, item.charges))
    discard_if_spent(table, item)


def discard_if_spent(table: AloneTable, item: Item) -> None:
    """With its last charge an item goes, unless it needs none (AL-ITEM-08)."""
    state = table.state
    if item.charges == 0 and not ITEMS[item.card].needs_no_charge:
        state.hero.items.remove(item)
        state.item_discard.append(item.card)
        table.emit(events.ItemDiscarded(item.card))


def add_charge(table: AloneTable, item: Item) -> None:
    item.charges += 1
    table.emit(events.ItemCharged(item.card, item.charges))


def can_be_charged(item: Item) -> bool:
    """Never above its starting charges."""
    return item.charges < ITEMS[item.card].charges


# Upgrading


def donors(state: AnyState, item: Item) -> list[Item]:
    """The items that could give the charge: of the type that the upgrade needs (AL-ITEM-03, AL-ITEM-13)."""
    any_type = state.hero.character == ENGINEER
    needed = ITEMS[item.card].component
    return [
        donor
        for donor in state.hero.items
        if donor.card != item.card and donor.charges > 0 and (any_type or ITEMS[donor.card].type == needed)
    ]


def upgrades(state: AnyState) -> list[Upgrade]:
    """Every upgrade that could be made now: an item once (AL-ITEM-09)."""
    return [
        Upgrade(item.card, donor.card)
        for item in state.hero.items
        if not item.upgraded
        for donor in donors(state, item)
    ]


def upgrade(table: AloneTable, option: Upgrade) -> None:
    """The charge goes on the item upgraded and marks it; taking the last one discards the donor (AL-ITEM-09)."""
    state = table.state
    own_item(state, option.item).upgraded = True
    donor = own_item(state, option.donor)
    donor.charges -= 1
    table.emit(events.ItemUpgraded(option.item, option.donor, donor.charges))
    discard_if_spent(table, donor)


class OfferUpgrades(Procedure):
    """The Hero may upgrade items: any number, or so many."""

    rules: ClassVar[tuple[str, ...]] = ("AL-ACT-SEARCH-04", "AL-ITEM-04")
    most: int = -1

    def run(self, table: AloneTable) -> None:
        if self.most and upgrades(table.state):
            table.then(MayUpgrade(HERO, self.most))


class MayUpgrade(Choice):
    """Upgrade an item?"""

    rules: ClassVar[tuple[str, ...]] = ("AL-ACT-SEARCH-04", "AL-ITEM-04", "AL-ITEM-09", "AL-ITEM-13")
    most: int = -1

    def candidates(self, table: AloneTable) -> Iterable[Option]:
        return (Pass(), *upgrades(table.state))

    def take(self, table: AloneTable, option: Option) -> None:
        if isinstance(option, Upgrade):
            upgrade(table, option)
            if not table.settling:  # there a further one would be passed
                table.then(OfferUpgrades(self.most - 1))
