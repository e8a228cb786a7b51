"""The labyrinth in a view: the revealed sectors as they are shown, lies included. The Hero has no other map.

Sectors are named by tiles and by where they lie from the Hero's own, monsters by figures.
"""

from __future__ import annotations

import msgspec

from .elements import is_shown, looks_on, tokens_shown
from .ids import DANGER_TOKEN, LIGHT_SWITCH, MISSION_TOKEN, SIDES, STAIRCASE
from .sight import field_of_view
from .state import (
    COLONEL,
    AnyState,
    Monster,
    Tile,
    figure_named,
    is_boss,
    is_lit,
    is_nowhere,
    plan_of,
    room_of,
)

OTHER_LEVEL = 6
"""Where a tile lies of which not even a staircase tells: the other level."""


class DoorView(msgspec.Struct, frozen=True):
    way: int
    blocked: bool
    welded: bool


class TokenView(msgspec.Struct, frozen=True):
    name: int
    count: int


class FigureView(msgspec.Struct, frozen=True):
    """A monster as the Hero sees it. ``boss`` is 0 for the Colonel, 1 for the Matriarch, -1 for all others."""

    figure: int
    kind: int
    wounded: bool
    boss: int


class TileView(msgspec.Struct, frozen=True):
    """A revealed sector. On the Hero's own level it lies ``dx`` east and ``dy`` south of the Hero's sector; else
    ``end_of`` is the staircase whose other end it is.
    """

    tile: int
    dx: int
    dy: int
    end_of: int
    shape: int
    ways: list[int]
    doors: list[DoorView]
    room: int
    lit: bool
    switch: bool
    stairs: int
    danger: bool
    mission: bool
    trap: int
    tokens: list[TokenView]
    figures: list[FigureView]
    in_view: bool


def tiles_seen(state: AnyState) -> list[TileView]:
    """Where tiles lie is told from the Hero's sector: before the start there is none."""
    if is_nowhere(state.hero.sector):
        return []
    seen = field_of_view(state)
    return [_tile(state, tile, bool(seen >> tile.sector & 1)) for tile in state.labyrinth]


def _tile(state: AnyState, tile: Tile, in_view: bool) -> TileView:
    places = plan_of(state).places
    place, here = places[tile.sector], places[state.hero.sector]
    is_near = place.level == here.level
    has_stairs_shown = is_shown(state, tile, STAIRCASE)
    room = room_of(state, tile.sector)
    return TileView(
        tile=tile.id,
        dx=place.x - here.x if is_near else 0,
        dy=place.y - here.y if is_near else 0,
        end_of=-1 if is_near else place.stairs if has_stairs_shown else OTHER_LEVEL,
        shape=place.shape,
        ways=[way for way in SIDES if place.ways[way] >= 0],
        doors=[
            DoorView(way, bool(state.blocked >> door & 1), bool(state.welded >> door & 1))
            for way, door in enumerate(place.doors)
            if door >= 0
        ],
        room=-1 if room is None else room,
        lit=is_lit(state, tile.sector),
        switch=is_shown(state, tile, LIGHT_SWITCH),
        stairs=place.stairs if has_stairs_shown else -1,
        danger=is_shown(state, tile, DANGER_TOKEN),
        mission=is_shown(state, tile, MISSION_TOKEN),
        trap=dice_of_trap(state, tile.sector),
        tokens=[TokenView(token.name, token.count) for token in tokens_shown(state, tile)],
        figures=[
            FigureView(look.figure, look.kind, look.wounded, boss_number(figure_named(state, look.figure)))
            for look in looks_on(state, tile)
        ],
        in_view=in_view,
    )


def dice_of_trap(state: AnyState, sector: int) -> int:
    """The dice of a tripwire there: the mark is open to all."""
    return state.trap.dice if state.trap is not None and state.trap.sector == sector else 0


def boss_number(monster: Monster | None) -> int:
    return monster.id - COLONEL if monster is not None and is_boss(monster.id) else -1
