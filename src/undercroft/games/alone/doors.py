"""Doors: blocking and unblocking, and who is told."""

from __future__ import annotations

from . import events
from .ids import SIDES, DoorId, TileId, WayId
from .labyrinth import LookAround
from .state import AloneTable, plan_of, tile_of
from .values import block_cost


def block(table: AloneTable, door: int, by_hero: bool = False, welded: bool = False) -> None:
    state = table.state
    state.blocked |= 1 << door
    state.hero_blocked |= by_hero << door
    state.welded |= welded << door
    tell_door(table, DoorId(door), blocked=True)


def block_by_hero(table: AloneTable, door: int, welded: bool = False) -> None:
    """The Hero blocks a door; a mission may make it cost adrenaline, also with items and allies."""
    hero, cost = table.state.hero, block_cost(table.state)
    if cost:
        hero.adrenaline -= cost
        table.emit(events.AdrenalineChanged(-cost, hero.adrenaline))
    block(table, door, by_hero=True, welded=welded)


def unblock(table: AloneTable, door: int) -> None:
    """What was behind it may come into sight (AL-FOV-08)."""
    state = table.state
    for mask in ("blocked", "hero_blocked", "welded"):
        setattr(state, mask, getattr(state, mask) & ~(1 << door))
    tell_door(table, DoorId(door), blocked=False)
    table.then(LookAround())


def tell_door(table: AloneTable, door: DoorId, blocked: bool) -> None:
    """The Hero is told of a revealed door, by a tile and one of its sides."""
    state = table.state
    map_ = plan_of(state)
    for sector in map_.doors[door]:
        tile = tile_of(state, sector)
        if tile is not None:
            side = next(side for side in SIDES if map_.places[sector].doors[side] == door)
            table.emit(events.DoorChanged(door, blocked, tile.id, side))
            return
    table.emit(events.DoorChanged(door, blocked, TileId(-1), WayId(-1)))
