"""Condition tokens on the map: elements, seen by the Hero where their sector is revealed (AL-MISSION-05)."""

from __future__ import annotations

from .. import events, memory
from ..elements import tokens_shown
from ..ids import NOWHERE, SectorId, TileId
from ..state import AloneTable, AnyState, Tile, Token, tile_of
from .model import Condition


def count_in(state: AnyState, name: int, sector: int) -> int:
    return sum(token.count for token in state.tokens if token.name == name and token.sector == sector)


def count_on_map(state: AnyState, name: int) -> int:
    return sum(token.count for token in state.tokens if token.name == name)


def is_here(name: int) -> Condition:
    """Is there such a token in the Hero's sector, and does the Hero see it? A card may keep it back (AL-INFO-25)."""
    return lambda state: count_in(state, name, state.hero.sector) > 0 and name in names_shown(state)


def names_shown(state: AnyState) -> list[int]:
    """The kinds of tokens that the Hero sees in the own sector."""
    tile = tile_of(state, state.hero.sector)
    return [] if tile is None else [token.name for token in tokens_shown(state, tile)]


def add_tokens(table: AloneTable, name: int, sector: SectorId, count: int = 1) -> None:
    state = table.state
    lying = next((token for token in state.tokens if token.name == name and token.sector == sector), None)
    if lying is None:
        state.tokens.append(Token(name, sector, count))
    else:
        lying.count += count
    _tell(table, name, sector)


def take_token(table: AloneTable, name: int, sector: SectorId) -> None:
    """The Hero takes a token out of the own sector."""
    state = table.state
    lying = next(token for token in state.tokens if token.name == name and token.sector == sector)
    lying.count -= 1
    if lying.count == 0:
        state.tokens.remove(lying)
    memory.note_picked_up(state, name, sector)
    _tell(table, name, sector)


def _tell(table: AloneTable, name: int, sector: SectorId) -> None:
    """Evil is told what lies there, the Hero what is shown: where a card lies about it, two numbers (AL-INFO-25)."""
    state, tile = table.state, tile_of(table.state, sector)
    count = count_in(state, name, sector)
    if tile is not None and (shown := _count_shown(state, name, tile)) != count:
        table.emit(events.TokensChanged(name, NOWHERE, shown, tile.id))
        tile = None
    table.emit(events.TokensChanged(name, sector, count, TileId(-1) if tile is None else tile.id))


def _count_shown(state: AnyState, name: int, tile: Tile) -> int:
    return sum(token.count for token in tokens_shown(state, tile) if token.name == name)
