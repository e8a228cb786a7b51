"""What learning programs look at on Evil's map, no more: read off a view or, quicker, off the state itself.

Both ways give the same at every position: a property test compares. Whose eyes it is for is decided by who asks.
"""

from __future__ import annotations

import msgspec

from .ids import KINDS, TOKENS_OF_KIND, KindId
from .map_view import MapView
from .sight import field_of_view
from .state import AnyState, bits, is_boss, is_nowhere, kind_of, plan_of


class MapSight(msgspec.Struct, gc=False):
    """Sectors by what is true of them; rooms, tokens and monsters as pairs of a sector and what is there."""

    sectors: list[int]
    hero: int
    lit: list[int]
    danger: list[int]
    switches: list[int]
    revealed: list[int]
    in_view: list[int]
    rooms: list[tuple[int, int]]
    tokens: list[tuple[int, int]]
    monsters: list[tuple[int, int]]
    wounded: list[tuple[int, int]]
    blocked: list[int]
    supply: list[int]


def of_view(seen: MapView) -> MapSight:
    sectors = seen.sectors
    return MapSight(
        sectors=[sector.sector for sector in sectors],
        hero=seen.hero,
        lit=[sector.sector for sector in sectors if sector.lit],
        danger=[sector.sector for sector in sectors if sector.danger],
        switches=[sector.sector for sector in sectors if sector.switch],
        revealed=[sector.sector for sector in sectors if sector.tile >= 0],
        in_view=[sector.sector for sector in sectors if sector.in_view],
        rooms=[(sector.sector, sector.room) for sector in sectors if sector.room >= 0],
        tokens=[(sector.sector, token.name) for sector in sectors for token in sector.tokens],
        monsters=[(monster.sector, monster.kind) for monster in seen.monsters],
        wounded=[(monster.sector, monster.kind) for monster in seen.monsters if monster.wounded],
        blocked=seen.blocked,
        supply=seen.supply,
    )


def of_state(state: AnyState) -> MapSight:
    places, hero = plan_of(state).places, state.hero.sector
    out = [kind_of(monster.id) for monster in state.monsters if not is_boss(monster.id)]
    return MapSight(
        sectors=list(range(len(places))),
        hero=hero,
        lit=bits(state.lit),
        danger=bits(state.danger),
        switches=[sector for sector, place in enumerate(places) if place.has_switch],
        revealed=[tile.sector for tile in state.labyrinth],
        in_view=[] if is_nowhere(hero) else bits(field_of_view(state)),
        rooms=[(sector, room) for room, sector in enumerate(state.rooms) if sector >= 0],
        tokens=[(token.sector, token.name) for token in state.tokens if token.sector >= 0],
        monsters=[(monster.sector, kind_of(monster.id)) for monster in state.monsters],
        wounded=[(monster.sector, kind_of(monster.id)) for monster in state.monsters if monster.wounded],
        blocked=bits(state.blocked),
        supply=[TOKENS_OF_KIND - out.count(KindId(kind)) for kind in range(len(KINDS))],
    )
