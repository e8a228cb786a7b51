"""Danger tokens: placing and removing."""

from __future__ import annotations

from . import events
from .ids import SectorId, TileId
from .sight import field_of_view
from .state import AloneTable, AnyState, tile_of
from .values import can_place_danger


def place_danger(table: AloneTable, sector: SectorId) -> None:
    state = table.state
    state.danger |= 1 << sector
    table.emit(events.DangerPlaced(sector, _tile(state, sector)))


def remove_danger(table: AloneTable, sector: SectorId) -> None:
    state = table.state
    state.danger &= ~(1 << sector)
    table.emit(events.DangerRemoved(sector, _tile(state, sector)))


def _tile(state: AnyState, sector: SectorId) -> TileId:
    tile = tile_of(state, sector)
    return TileId(-1) if tile is None else tile.id


def danger_sectors(state: AnyState) -> list[SectorId]:
    """Where a token may go: within the limits, neither in the Hero's sector nor in the field of view (AL-ROUND-09)."""
    hidden = ~field_of_view(state)
    return [SectorId(sector) for sector in range(50) if hidden >> sector & 1 and can_place_danger(state, sector)]
