"""What the uses of items share: the shape of a declaration, and the questions that are asked before one is declared."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, ClassVar

import msgspec

from undercroft.kernel.parts import Option
from undercroft.kernel.procedure import Choice

from .. import actions, events
from ..elements import ways_shown
from ..ids import ItemId, WayId
from ..items import own_item
from ..options.hero import AimBeyond, Charges, ChooseTile, OpenDoor, Toward
from ..sight import beyond
from ..state import AloneTable, AnyState, is_revealed, tile_named

if TYPE_CHECKING:
    from ..actions import Action
    from ..ids import SectorId

EVERY = 99
"""As many charges as the Hero likes."""


class Use(msgspec.Struct, frozen=True, kw_only=True):
    """What an item does when its action is performed with it: a declaration, never part of a state.

    ``charges``: the fewest and the most that one use discards. ``asks``: the questions before it is declared, in
    order. ``silent``: the action enables no card with its icon.
    """

    asks: ClassVar[tuple[type[Choice], ...]] = ()
    charges: tuple[int, int] = (1, 1)
    silent: bool = False

    def objection(self, state: AnyState) -> str | None:
        """The rule against using it now."""
        return None

    def perform(self, table: AloneTable, action: Action) -> None:
        raise TypeError(f"{type(self).__name__} does nothing")

    # What the questions ask of it

    def ways(self, state: AnyState) -> Iterable[Option]:
        """Where it could be turned."""
        return [Toward(way) for way in ways_shown(state, state.hero.sector)]

    def objection_to_way(self, state: AnyState, option: Option) -> str | None:
        return None

    def aims(self, state: AnyState) -> list[Option]:
        """The sectors it could be aimed at, as the Hero names them."""
        return []


class HowManyCharges(Choice):
    """How many charges are discarded?"""

    rules: ClassVar[tuple[str, ...]] = ("AL-ITEM-05", "AL-ITEM-08")

    def candidates(self, table: AloneTable) -> Iterable[Option]:
        action, use = item_in_use(table)
        least, most = use.charges
        return [Charges(count) for count in range(least, min(most, charges_of(table.state, action.item)) + 1)]

    def take(self, table: AloneTable, option: Charges) -> None:
        table.inside(actions.Action).charges = option.count

    def subject(self, table: AloneTable) -> dict[str, Any]:
        return {"item": ("item", table.inside(actions.Action).item)}


class WhichWay(Choice):
    """In which direction?"""

    rules: ClassVar[tuple[str, ...]] = ("AL-ITEM-01", "AL-ITEM-06")

    def candidates(self, table: AloneTable) -> Iterable[Option]:
        return item_in_use(table)[1].ways(table.state)

    def objection(self, table: AloneTable, option: Option) -> str | None:
        return item_in_use(table)[1].objection_to_way(table.state, option)

    def take(self, table: AloneTable, option: Toward | OpenDoor) -> None:
        action = table.inside(actions.Action)
        action.way, action.opens_door = option.way, isinstance(option, OpenDoor)

    def subject(self, table: AloneTable) -> dict[str, Any]:
        return {"item": ("item", table.inside(actions.Action).item)}


class WhereToAim(Choice):
    """Which sector? An unrevealed one is named by a way out of a revealed one (AL-ITEM-12)."""

    rules: ClassVar[tuple[str, ...]] = ("AL-ITEM-12",)

    def candidates(self, table: AloneTable) -> Iterable[Option]:
        return item_in_use(table)[1].aims(table.state)

    def take(self, table: AloneTable, option: ChooseTile | AimBeyond) -> None:
        action = table.inside(actions.Action)
        action.tile = option.tile
        action.way = option.way if isinstance(option, AimBeyond) else WayId(-1)
        sector = aimed_at(table.state, action)
        assert sector is not None
        table.emit(events.SectorNamed(action.tile, action.way, sector))

    def subject(self, table: AloneTable) -> dict[str, Any]:
        return {"item": ("item", table.inside(actions.Action).item)}


def item_in_use(table: AloneTable) -> tuple[Action, Use]:
    from .cards import use_of  # the cards are declared with what is in this module

    action = table.inside(actions.Action)
    return action, use_of(action.item, action.upgraded)


def charges_of(state: AnyState, card: ItemId) -> int:
    return own_item(state, card).charges


# Naming sectors


def ways_through_sight(state: AnyState, most: int) -> dict[SectorId, int]:
    """How far revealed sectors are from the Hero by ways through revealed sectors, up to so many steps."""
    found = {state.hero.sector: 0}
    waiting = [state.hero.sector]
    while waiting:
        here = waiting.pop(0)
        if found[here] == most:
            continue
        for way in ways_shown(state, here):
            there = beyond(state, here, way)
            if there is not None and there not in found and is_revealed(state, there):
                found[there] = found[here] + 1
                waiting.append(there)
    return found


def revealed_aims(state: AnyState, most: int) -> list[Option]:
    """Revealed sectors up to so many steps away, the Hero's own included."""
    near = ways_through_sight(state, most)
    return [ChooseTile(tile.id) for tile in state.labyrinth if tile.sector in near]


def unrevealed_aims(state: AnyState, most: int) -> list[Option]:
    """Unrevealed sectors up to so many steps away: all before the last are revealed (AL-ITEM-12)."""
    near = ways_through_sight(state, most - 1)
    return [
        AimBeyond(tile.id, way)
        for tile in state.labyrinth
        if tile.sector in near
        for way in ways_shown(state, tile.sector)
        if (there := beyond(state, tile.sector, way)) is not None and not is_revealed(state, there)
    ]


def aimed_at(state: AnyState, action: Action) -> SectorId | None:
    """The sector that was named; None if it cannot be reached any more."""
    if not any(tile.id == action.tile for tile in state.labyrinth):
        return None
    sector = tile_named(state, action.tile).sector
    return sector if action.way < 0 else beyond(state, sector, action.way)
