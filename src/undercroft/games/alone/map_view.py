"""The map in a view: Evil's side of the screen, where sectors, monsters and doors have their own numbers."""

from __future__ import annotations

import msgspec

from undercroft.kernel.parts import Seat

from .ids import KINDS, TOKENS_OF_KIND
from .labyrinth_view import TokenView, boss_number, dice_of_trap
from .sight import field_of_view
from .state import AnyState, is_boss, is_dangerous, is_lit, is_nowhere, kind_of, plan_of, room_of, tile_of
from .walk import MonsterWalk


class SectorView(msgspec.Struct, frozen=True):
    """A sector of the map. ``tile`` is the Hero's name for it while it is revealed, else -1.

    ``hides`` and ``shows`` are the elements that a card makes false in the labyrinth.
    """

    sector: int
    level: int
    x: int
    y: int
    shape: int
    ways: list[int]
    doors: list[int]
    room: int
    lit: bool
    switch: bool
    stairs: int
    danger: bool
    trap: int
    tokens: list[TokenView]
    tile: int
    in_view: bool
    hides: int
    shows: int


class MonsterView(msgspec.Struct, frozen=True):
    monster: int
    kind: int
    boss: int
    sector: int
    wounded: bool
    figure: int
    kept_back: bool


class MapView(msgspec.Struct, frozen=True):
    """Evil's side of the screen. Doors are named by their numbers; ``supply`` counts the tokens of each kind left.

    ``walking`` is the monster that is on its way, ``asking`` the player whose card waits for the leader's consent: for
    these two alone. How many of the danger tokens set aside are placed the Hero does not learn (AL-INFO-21).
    """

    map: int
    turned: list[int]
    hero: int
    sectors: list[SectorView]
    blocked: list[int]
    welded: list[int]
    monsters: list[MonsterView]
    supply: list[int]
    danger_aside: int
    walking: int
    asking: int


def map_seen(state: AnyState, seat: Seat) -> MapView:
    seen = 0 if is_nowhere(state.hero.sector) else field_of_view(state)
    out = [kind_of(monster.id) for monster in state.monsters if not is_boss(monster.id)]
    return MapView(
        map=state.map,
        turned=list(state.turned),
        hero=state.hero.sector,
        sectors=[_sector(state, sector, bool(seen >> sector & 1)) for sector in range(len(plan_of(state).places))],
        blocked=[door for door in range(len(plan_of(state).doors)) if state.blocked >> door & 1],
        welded=[door for door in range(len(plan_of(state).doors)) if state.welded >> door & 1],
        monsters=[
            MonsterView(
                monster.id,
                kind_of(monster.id),
                boss_number(monster),
                monster.sector,
                monster.wounded,
                monster.figure,
                monster.kept_back,
            )
            for monster in state.monsters
        ],
        supply=[TOKENS_OF_KIND - out.count(kind) for kind in range(len(KINDS))],  # type: ignore[arg-type]
        danger_aside=state.danger_aside,
        walking=next((step.monster for step in reversed(state.stack) if isinstance(step, MonsterWalk)), -1),
        asking=_asking(state, seat),
    )


def _asking(state: AnyState, seat: Seat) -> int:
    """Who has proposed a card: the leader and that player know of it (AL-LEAD-01)."""
    asking = [number + 1 for number, player in enumerate(state.evil) if player.proposal is not None]
    return next((player for player in asking if seat in (player, state.leader)), -1)


def _sector(state: AnyState, sector: int, in_view: bool) -> SectorView:
    place, tile, room = plan_of(state).places[sector], tile_of(state, sector), room_of(state, sector)
    return SectorView(
        sector=sector,
        level=place.level,
        x=place.x,
        y=place.y,
        shape=place.shape,
        ways=list(place.ways),
        doors=list(place.doors),
        room=-1 if room is None else room,
        lit=is_lit(state, sector),
        switch=place.has_switch,
        stairs=place.stairs,
        danger=is_dangerous(state, sector),
        trap=dice_of_trap(state, sector),
        tokens=[TokenView(token.name, token.count) for token in state.tokens if token.sector == sector],
        tile=-1 if tile is None else tile.id,
        in_view=in_view,
        hides=0 if tile is None else tile.hides,
        shows=0 if tile is None else tile.shows,
    )
