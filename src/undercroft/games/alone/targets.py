"""What the Hero may ask the distance of: rooms, shapes, doors, stairs, switches, monsters (AL-ACT-LOCATE-02)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from .geography import Plan, plan
from .ids import AMBER, KINDS, ROOMS, SHAPES, TEAL, TargetId, WayId
from .state import AnyState, kind_of, plan_of

TARGETS = (
    *(f"room-{room}" for room in ROOMS),
    *(f"shape-{shape}" for shape in SHAPES[:4]),
    "door",
    "stairs-amber",
    "stairs-teal",
    "switch",
    *(f"kind-{kind}" for kind in KINDS),
    "stairs",
)
FIRST_SHAPE = 8
DOOR, AMBER_STAIRS, TEAL_STAIRS, SWITCH = 12, 13, 14, 15
FIRST_KIND = 16
ANY_STAIRS = TargetId(21)
"""The nearest stairs of either colour, of which a Data Spike tells too."""
STAIRS_MEANT = {AMBER_STAIRS: (AMBER,), TEAL_STAIRS: (TEAL,), ANY_STAIRS: (AMBER, TEAL)}


def never_moves(target: TargetId) -> bool:
    """Everything but monsters is where it is for the whole match."""
    return not FIRST_KIND <= target < ANY_STAIRS


def sectors_of(state: AnyState, target: TargetId) -> Sequence[int]:
    """The sectors where such a thing is."""
    if target < FIRST_SHAPE:
        return [state.rooms[target]]
    if not never_moves(target):
        return [monster.sector for monster in state.monsters if kind_of(monster.id) == target - FIRST_KIND]
    return printed_sectors(state.map, state.turned, target)


@cache
def printed_sectors(number: int, turned: tuple[int, int], target: TargetId) -> tuple[int, ...]:
    """Where a map has such a thing printed: it never changes, and bots ask for it all the time."""
    places = plan(number, turned).places
    if target < DOOR:
        return tuple(sector for sector, place in enumerate(places) if place.shape == target - FIRST_SHAPE)
    if target == DOOR:
        return tuple(sector for sector, place in enumerate(places) if max(place.doors) >= 0)
    if target in STAIRS_MEANT:
        return tuple(sector for sector, place in enumerate(places) if place.stairs in STAIRS_MEANT[target])
    assert target == SWITCH
    return tuple(sector for sector, place in enumerate(places) if place.has_switch)


def first_ways(map_: Plan, here: int, there: int) -> list[WayId]:
    """The first steps of the shortest ways from here to there, as for noises but with blocked doors ignored."""
    far = map_.far[there]
    return [
        WayId(way) for way, next_ in enumerate(map_.places[here].ways) if next_ >= 0 and far[next_] == far[here] - 1
    ]


def nearest(state: AnyState, target: TargetId) -> list[int]:
    """The nearest ones, over both levels; blocked doors do not lengthen a way (AL-ACT-LOCATE-05, AL-ACT-LOCATE-08)."""
    far = plan_of(state).far[state.hero.sector]
    found = sectors_of(state, target)
    least = min((far[sector] for sector in found), default=0)
    return sorted({sector for sector in found if far[sector] == least})
