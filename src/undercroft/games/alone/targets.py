"""What the Hero may ask the distance of: whatever can be on the map (AL-ACT-LOCATE-02).

Rooms, shapes, doors, stairs and switches are where they are for the whole match; monsters, bosses and tokens are not.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from .content.missions import FINAL, MISSIONS
from .elements import TOKENS_OF_MISSION, has_mission_token
from .geography import Plan, plan
from .ids import (
    AMBER,
    BOSSES,
    BREACH,
    KINDS,
    RECORD,
    ROOM,
    ROOMS,
    SHAPES,
    TEAL,
    TOKENS,
    TargetId,
    WayId,
)
from .state import COLONEL, AnyState, Monster, bits, is_boss, kind_of, plan_of

TARGETS = (
    *(f"room-{room}" for room in ROOMS),
    *(f"shape-{shape}" for shape in SHAPES[:ROOM]),
    "door",
    "stairs-amber",
    "stairs-teal",
    "switch",
    *(f"kind-{kind}" for kind in KINDS),
    "stairs",
    "shape-room",
    "danger",
    "mission",
    *(f"token-{token}" for token in TOKENS),
    *(f"boss-{boss}" for boss in BOSSES),
)
"""New ones come last: matches that were saved know targets by their numbers."""
FIRST_SHAPE = 8
DOOR, AMBER_STAIRS, TEAL_STAIRS, SWITCH = 12, 13, 14, 15
FIRST_KIND = 16
ANY_STAIRS, ANY_ROOM = TargetId(21), TargetId(22)
"""The nearest stairs of either colour, of which a Data Spike tells too; the nearest room, whichever it is."""
DANGER, MISSION = 23, 24
FIRST_TOKEN, FIRST_BOSS = 25, 29
STAIRS_MEANT = {AMBER_STAIRS: (AMBER,), TEAL_STAIRS: (TEAL,), ANY_STAIRS: (AMBER, TEAL)}
SCATTERED = {FIRST_TOKEN + BREACH: BREACH, FIRST_TOKEN + RECORD: RECORD}
"""Tokens that stay where Evil puts them until the Hero comes for them."""
BOSS_OF_MISSION = {"FM01": BOSSES.index("colonel"), "FM03": BOSSES.index("matriarch")}


def can_be_on_map(state: AnyState, target: TargetId) -> bool:
    """Could there be such a thing, as everybody knows? What the final mission is about is there once it is active."""
    if target < FIRST_TOKEN:
        return True
    code = MISSIONS[state.missions.cards[FINAL]].code
    if target < FIRST_BOSS:
        return state.missions.active and TOKENS_OF_MISSION.get(code) == target - FIRST_TOKEN
    return state.missions.active and BOSS_OF_MISSION.get(code) == target - FIRST_BOSS


def never_moves(target: TargetId) -> bool:
    """Is it a part of the station?"""
    return target < FIRST_KIND or target in (ANY_STAIRS, ANY_ROOM)


def sectors_of(state: AnyState, target: TargetId) -> Sequence[int]:
    """The sectors where such a thing is."""
    if target < FIRST_SHAPE:
        return [state.rooms[target]]
    if never_moves(target):
        return printed_sectors(state.map, state.turned, target)
    if target == DANGER:
        return bits(state.danger)
    if target == MISSION:
        return [sector for sector in state.rooms if has_mission_token(state, sector)]
    if FIRST_TOKEN <= target < FIRST_BOSS:
        return [token.sector for token in state.tokens if token.name == target - FIRST_TOKEN]
    return [monster.sector for monster in state.monsters if is_meant(target, monster)]


def is_meant(target: TargetId, monster: Monster) -> bool:
    """Is it a monster of the kind that is named, or the boss?"""
    is_boss_meant = is_boss(monster.id) and target == FIRST_BOSS + monster.id - COLONEL
    return is_boss_meant or target == FIRST_KIND + kind_of(monster.id)


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
    if target == ANY_ROOM:
        return tuple(sector for sector, place in enumerate(places) if place.shape == ROOM)
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
