"""Danger tokens: placing and removing."""

from __future__ import annotations

from . import events
from .ids import DANGER_TOKEN, SectorId, TileId
from .labyrinth import tell_put_right
from .sight import field_of_view
from .state import AloneTable, AnyState, Tile, bits
from .values import danger_room

UNTOLD = TileId(-1)
"""The Hero is not told: the sector is not revealed, or what is shown there stays the same."""


def place_danger(table: AloneTable, sector: SectorId) -> None:
    """Where a card had invented a danger token the Hero notices nothing (AL-INFO-25)."""
    state, tile = table.state, _tile(table.state, sector)
    state.danger |= 1 << sector
    if tile is not None and tile.shows & DANGER_TOKEN:
        tile.shows &= ~DANGER_TOKEN
        tile = None
    table.emit(events.DangerPlaced(sector, UNTOLD if tile is None else tile.id))


def remove_danger(table: AloneTable, sector: SectorId) -> None:
    """Of a token that was kept back the Hero learns nothing (AL-INFO-25)."""
    state, tile = table.state, _tile(table.state, sector)
    state.danger &= ~(1 << sector)
    if tile is not None and tile.hides & DANGER_TOKEN:
        tile.hides &= ~DANGER_TOKEN
        tile = None
    table.emit(events.DangerRemoved(sector, UNTOLD if tile is None else tile.id))


def throw_away(table: AloneTable, tile: Tile) -> bool:
    """The Hero throws a token away. False if a card had invented it: it vanishes, nothing being spent (AL-INFO-25)."""
    if tile.shows & DANGER_TOKEN:
        tile.shows &= ~DANGER_TOKEN
        tell_put_right(table, tile)
        return False
    remove_danger(table, tile.sector)
    return True


def _tile(state: AnyState, sector: SectorId) -> Tile | None:
    """The tile of a sector, laid or only prepared."""
    tiles = (*state.labyrinth, *state.turn.prepared)
    return next((tile for tile in tiles if tile.sector == sector), None)


def danger_sectors(state: AnyState) -> list[SectorId]:
    """Where a token may go: within the limits, neither in the Hero's sector nor in the field of view (AL-ROUND-09)."""
    return [SectorId(sector) for sector in bits(danger_room(state) & ~field_of_view(state))]
