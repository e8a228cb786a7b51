"""Items that need no action and are used at the start of a turn, once a turn each (AL-ITEM-10)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

import msgspec

from undercroft.kernel.parts import Option, Pass
from undercroft.kernel.procedure import Choice

from ..content.items import ITEMS
from ..danger import remove_danger
from ..ids import HERO, SANITY, ItemId
from ..items import add_charge, can_be_charged, own_item, spend
from ..loss import gain_adrenaline, recover
from ..options.hero import ChooseItem, ThrowAway
from ..sight import neighbours
from ..state import AloneTable, AnyState, Item, is_dangerous, tile_named, tile_of


class StartUse(msgspec.Struct, frozen=True, kw_only=True):
    """What such an item does: a declaration, never part of a state. ``charges`` are paid when it is used."""

    charges: int = 1

    def objection(self, state: AnyState, item: Item) -> str | None:
        """The rule against using it now."""
        return None

    def apply(self, table: AloneTable, card: ItemId) -> None:
        raise TypeError(f"{type(self).__name__} does nothing")


class Calm(StartUse, frozen=True, kw_only=True):
    """Recover sanity."""

    sanity: int

    def apply(self, table: AloneTable, card: ItemId) -> None:
        recover(table, SANITY, self.sanity)


class Rouse(StartUse, frozen=True, kw_only=True):
    """Gain adrenaline."""

    adrenaline: int

    def apply(self, table: AloneTable, card: ItemId) -> None:
        gain_adrenaline(table, self.adrenaline)


class Recharge(StartUse, frozen=True, kw_only=True):
    """Move charges to other items of the same type that have fewer than their starting charges."""

    charges: int = 0
    count: int

    def objection(self, state: AnyState, item: Item) -> str | None:
        return None if rechargeable(state, item.card) else "AL-ITEM-10"

    def apply(self, table: AloneTable, card: ItemId) -> None:
        table.then(MoveCharge(HERO, card, self.count))


class MoveCharge(Choice):
    """To which item does a charge go? From the second on it may be left at that."""

    rules: ClassVar[tuple[str, ...]] = ("AL-ITEM-10", "AL-ITEM-08")
    card: ItemId
    most: int
    moved: int = 0

    def candidates(self, table: AloneTable) -> Iterable[Option]:
        if self.moved:
            yield Pass()
        yield from (ChooseItem(card) for card in rechargeable(table.state, self.card))

    def take(self, table: AloneTable, option: Option) -> None:
        if not isinstance(option, ChooseItem):
            return
        state, moved = table.state, self.moved + 1
        source = own_item(state, self.card)
        spend(table, source, 1)
        add_charge(table, own_item(state, option.item))
        if moved < self.most and source.charges and rechargeable(state, self.card):
            table.then(MoveCharge(self.seat, self.card, self.most, moved))


def rechargeable(state: AnyState, source: ItemId) -> list[ItemId]:
    """The other items of that type that have room for a charge."""
    return [
        item.card
        for item in state.hero.items
        if item.card != source and ITEMS[item.card].type == ITEMS[source].type and can_be_charged(item)
    ]


class Dissolve(StartUse, frozen=True, kw_only=True):
    """Remove a danger token from the Hero's sector; ``adjacent``: or from a revealed one next to it."""

    adjacent: bool = False

    def objection(self, state: AnyState, item: Item) -> str | None:
        return None if self.tokens(state) else "AL-ITEM-10"

    def tokens(self, state: AnyState) -> list[ThrowAway]:
        here = state.hero.sector
        near = [here, *(neighbours(state, here) if self.adjacent else [])]
        tiles = [tile_of(state, sector) for sector in near if is_dangerous(state, sector)]
        return [ThrowAway(tile.id) for tile in tiles if tile is not None]

    def apply(self, table: AloneTable, card: ItemId) -> None:
        table.then(WhatToDissolve(HERO, self.adjacent))


class WhatToDissolve(Choice):
    """Which danger token is removed?"""

    rules: ClassVar[tuple[str, ...]] = ("AL-ITEM-10",)
    adjacent: bool

    def candidates(self, table: AloneTable) -> Iterable[Option]:
        return Dissolve(adjacent=self.adjacent).tokens(table.state)

    def take(self, table: AloneTable, option: ThrowAway) -> None:
        remove_danger(table, tile_named(table.state, option.tile).sector)
