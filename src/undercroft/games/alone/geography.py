"""The map as it lies on Evil's side of the screen: places, ways, doors, distances.

Enters: which sheets, turned how. Leaves: one Plan, made once and shared by all matches on that map. A sheet that is
turned keeps the numbers of its sectors; what changes is where their sides face.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from functools import cache, lru_cache

import msgspec

from .content.sheets import MAPS, SHEETS, Sheet
from .ids import AMBER, CORNER, CORRIDOR, CROSSING, JUNCTION, ROOM, SIDES, STEP, TEAL, opposite

UNREACHABLE = 99
PER_LEVEL = 25


class Place(msgspec.Struct, frozen=True):
    """A sector: where it is, what it looks like, and what lies beyond each of its ways (-1: a wall)."""

    level: int
    x: int
    y: int
    shape: int
    has_switch: bool
    stairs: int
    """The colour of the staircase that begins here, as a way; -1 if none does."""
    ways: tuple[int, ...]
    doors: tuple[int, ...]
    """The door on each side of the compass; -1 if there is none."""


class Plan(msgspec.Struct, frozen=True):
    """A whole map: two levels and the two staircases between them."""

    number: int
    turned: tuple[int, int]
    places: tuple[Place, ...]
    doors: tuple[tuple[int, int], ...]
    room_places: tuple[int, ...]
    default_rooms: tuple[int, ...]
    """The room that is printed on each room sector; empty where rooms must be dealt."""
    starts: tuple[int, ...]
    far: tuple[tuple[int, ...], ...]
    """Distances as for Locate: blocked doors do not matter (AL-ACT-LOCATE-05)."""


@cache
def plan(number: int, turned: tuple[int, int]) -> Plan:
    """The plan of a map whose levels are turned by so many quarters, clockwise."""
    map_ = MAPS[number]
    places: list[Place] = []
    doors: list[tuple[int, int]] = []
    stairs: dict[int, list[int]] = {AMBER: [], TEAL: []}
    for level, (name, quarters) in enumerate(zip(map_.levels, turned, strict=True)):
        sheet = SHEETS[name]
        _add_level(sheet, level, quarters, places, doors)
        for colour, place in sheet.stairs.items():
            stairs[colour].append(place + level * PER_LEVEL)
    for colour, ends in stairs.items():
        for here, there in (ends, reversed(ends)):
            ways = list(places[here].ways)
            ways[colour] = there
            places[here] = msgspec.structs.replace(places[here], ways=tuple(ways), stairs=colour)
    sheets = [SHEETS[name] for name in map_.levels]
    return Plan(
        number=number,
        turned=turned,
        places=tuple(places),
        doors=tuple(doors),
        room_places=tuple(place + level * PER_LEVEL for level, sheet in enumerate(sheets) for place in sheet.rooms),
        default_rooms=() if map_.deals_rooms else tuple(room for sheet in sheets for room in sheet.rooms.values()),
        starts=tuple(place + level * PER_LEVEL for level, sheet in enumerate(sheets) for place in sheet.starts),
        far=tuple(_distances(places, origin, doors, 0) for origin in range(len(places))),
    )


def _add_level(sheet: Sheet, level: int, quarters: int, places: list[Place], doors: list[tuple[int, int]]) -> None:
    first, first_door = level * PER_LEVEL, len(doors)
    numbers = {position: number + first for number, position in enumerate(sheet.positions)}
    doors += [(numbers[a], numbers[b]) for a, b in sheet.doors]
    behind = {frozenset(pair): first_door + number for number, pair in enumerate(sheet.doors)}
    for number, (x, y) in enumerate(sheet.positions):
        ways, own_doors = [-1] * 6, [-1] * 4
        for side in SIDES:
            there = (x + STEP[side][0], y + STEP[side][1])
            if frozenset(((x, y), there)) in sheet.passages:
                turned = (side + quarters) % 4
                ways[turned] = numbers[there]
                own_doors[turned] = behind.get(frozenset(((x, y), there)), -1)
        places.append(
            Place(
                level,
                *_turned(x, y, sheet.width, sheet.height, quarters),
                ROOM if number in sheet.rooms else _shape(ways[:4]),
                number in sheet.switches,
                -1,
                tuple(ways),
                tuple(own_doors),
            )
        )


def _turned(x: int, y: int, width: int, height: int, quarters: int) -> tuple[int, int]:
    for _ in range(quarters % 4):
        x, y, width, height = height - 1 - y, x, height, width
    return x, y


def _shape(ways: Sequence[int]) -> int:
    open_sides = [side for side in SIDES if ways[side] >= 0]
    if len(open_sides) == 2:
        return CORRIDOR if opposite(open_sides[0]) == open_sides[1] else CORNER
    return {1: CORRIDOR, 3: JUNCTION, 4: CROSSING}[len(open_sides)]


def _distances(places: Sequence[Place], origin: int, doors: Sequence[tuple[int, int]], blocked: int) -> tuple[int, ...]:
    """Steps from a sector to every other one; blocked doors are walls, a staircase is one step (AL-DEPLOY-04)."""
    far = [UNREACHABLE] * len(places)
    far[origin] = 0
    waiting = deque([origin])
    while waiting:
        here = waiting.popleft()
        place = places[here]
        for way, there in enumerate(place.ways):
            if there < 0 or far[there] <= far[here] + 1:
                continue
            if way < AMBER and place.doors[way] >= 0 and blocked >> place.doors[way] & 1:
                continue
            far[there] = far[here] + 1
            waiting.append(there)
    return tuple(far)


@lru_cache(maxsize=20_000)
def distances(number: int, turned: tuple[int, int], blocked: int, origin: int) -> tuple[int, ...]:
    """Steps from a sector to every other one when these doors are blocked."""
    map_ = plan(number, turned)
    return map_.far[origin] if not blocked else _distances(map_.places, origin, map_.doors, blocked)


@lru_cache(maxsize=20_000)
def sight_lines(number: int, turned: tuple[int, int], here: int, most: int) -> tuple[tuple[int, ...], ...]:
    """The sectors in a straight line to each side, up to a wall or a door that is not the first sector's own."""
    places = plan(number, turned).places
    return tuple(_sight_line(places, here, side, most) for side in SIDES)


def _sight_line(places: Sequence[Place], here: int, side: int, most: int) -> tuple[int, ...]:
    line: list[int] = []
    while len(line) < most and places[here].ways[side] >= 0 and not (line and places[here].doors[side] >= 0):
        here = places[here].ways[side]
        line.append(here)
    return tuple(line)


@lru_cache(maxsize=20_000)
def sectors_beyond(number: int, turned: tuple[int, int], blocked: int, origin: int, least: int) -> tuple[int, ...]:
    """The sectors that are at least so many steps away when these doors are blocked."""
    far = distances(number, turned, blocked, origin)
    return tuple(sector for sector, steps in enumerate(far) if steps >= least)
