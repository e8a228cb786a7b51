"""Where on which map could the Hero be? Every way to lay what the Hero knows of the geography on the printed sheets.

Enters: what is known of sectors, level by level, by where they lie from each other, and what was answered to Locate
there. Leaves: the placements that fit, with their weights. Sheets, turnings and starts are equally likely; rooms are as
printed, or dealt, as in the set-up. An answer about something printed is true in a placement or not; one about a room
says where that room can be, one about a token that it can lie somewhere (see scattered.py). Each depends on where the
Hero stood and on nothing else that is unknown, so each level is fitted by itself; only the rooms concern both.

Found once for everything that is known and then kept, since a bot asks many times about one position.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import product
from math import factorial
from typing import NamedTuple

from undercroft.kernel.chance import Chance

from .content.sheets import MAPS, SHEETS
from .geography import PER_LEVEL, Place, Plan, plan
from .ids import BREACH, ROOMS, SIDES, TargetId
from .targets import FIRST_SHAPE, SCATTERED, first_ways, printed_sectors

ANY = -2
"""Stands for anything in what is known of a sector."""
ANYWHERE = (1 << 2 * PER_LEVEL) - 1


class Known(NamedTuple):
    """What is known of one sector, ANY where it is not. ``ways`` and ``doors`` have a bit for each side."""

    x: int
    y: int
    shape: int = ANY
    ways: int = ANY
    doors: int = ANY
    room: int = -1
    switch: int = ANY
    stairs: int = ANY
    is_start: bool = False


class Answer(NamedTuple):
    """An answer to Locate (see Told), given in the sector that has the number ``at`` among those known of its level."""

    at: int
    target: TargetId
    distance: int
    level: int
    way: int
    doubt: int


class Level(NamedTuple):
    """All that is known of one level, and was told there. Its coordinates have any origin."""

    known: tuple[Known, ...]
    told: tuple[Answer, ...] = ()


class Fit(NamedTuple):
    """One way to lay a level: the sheet turned by so many quarters, and the sector of each thing known, in order."""

    quarters: int
    sectors: tuple[int, ...]


class Placement(NamedTuple):
    """Where everything is: a plan, the sectors of all that is known, the Hero's level first, and those of the rooms."""

    map: int
    turned: tuple[int, int]
    own: tuple[int, ...]
    other: tuple[int, ...]
    rooms: list[int]


Rooms = tuple[int, ...]
"""The sectors in which each room can be, a bit for each; ANYWHERE if nothing is known of it."""


class Case(NamedTuple):
    """A map with the Hero on one of its levels, fits of both levels, and how the rooms can lie in all of these.

    ``deals`` has the sector of each room, -1 for those that go wherever there is one left.
    """

    weight: int
    map: int
    level: int
    own: list[Fit]
    other: list[Fit]
    deals: list[tuple[int, ...]]


def draw_placement(own: Level, other: Level, chance: Chance) -> Placement | None:
    """One of the placements that fit, drawn by their weights; None if nothing fits."""
    cases = cases_for(own, other)
    total = sum([case.weight for case in cases])
    if not total:
        return None
    number = chance.below(total)
    for case in cases:
        if number < case.weight:
            break
        number -= case.weight
    here, there = chance.choice(case.own), chance.choice(case.other)
    first, second = PER_LEVEL * case.level, PER_LEVEL * (1 - case.level)
    return Placement(
        case.map,
        (there.quarters, here.quarters) if case.level else (here.quarters, there.quarters),
        tuple(sector + first for sector in here.sectors),
        tuple(sector + second for sector in there.sectors),
        deal_rooms(case.map, chance.choice(case.deals), chance),
    )


def deal_rooms(number: int, dealt: tuple[int, ...], chance: Chance) -> list[int]:
    """The rooms that have a sector where they are, the others at random."""
    left = [place for place in room_places(number) if place not in dealt]
    chance.shuffle(left)
    return [place if place >= 0 else left.pop() for place in dealt]


@lru_cache(maxsize=4096)
def cases_for(own: Level, other: Level) -> tuple[Case, ...]:
    """Rooms are dealt half of the time, always where the printed ones overlap."""
    found = []
    for number in range(len(MAPS)):
        for level in range(2):
            groups = fits_by_rooms(number, level, own), fits_by_rooms(number, 1 - level, other)
            for (rooms, here), (also, there) in product(groups[0].items(), groups[1].items()):
                both = tuple(one & another for one, another in zip(rooms, also, strict=True))
                for deals, weight in _weighed_deals(number, both):
                    found.append(Case(len(here) * len(there) * weight, number, level, here, there, deals))
    return tuple(case for case in found if case.weight)


def _weighed_deals(number: int, rooms: Rooms) -> list[tuple[list[tuple[int, ...]], int]]:
    """The deals that leave every room where it can be, and the printed rooms if they do."""
    deals = _deals(number, rooms)
    left = factorial(rooms.count(ANYWHERE))
    if MAPS[number].deals_rooms:
        return [(deals, 2 * left * len(deals))]
    printed = printed_rooms(number)
    is_printed = all(mask >> place & 1 for mask, place in zip(rooms, printed, strict=True))
    return [(deals, left * len(deals)), ([printed], factorial(len(ROOMS)) * is_printed)]


def _deals(number: int, rooms: Rooms) -> list[tuple[int, ...]]:
    """All ways to give a sector to the rooms of which something is known."""
    deals: list[tuple[int, ...]] = [()]
    for mask in rooms:
        places = [-1] if mask == ANYWHERE else [place for place in room_places(number) if mask >> place & 1]
        deals = [(*deal, place) for deal in deals for place in places if place < 0 or place not in deal]
    return deals


def room_places(number: int) -> tuple[int, ...]:
    return plan(number, (0, 0)).room_places


@cache
def printed_rooms(number: int) -> tuple[int, ...]:
    """The sector of each room as printed."""
    laid = plan(number, (0, 0))
    by_room = dict(zip(laid.default_rooms, laid.room_places, strict=True))
    return tuple(by_room[room] for room in range(len(ROOMS)))


# One level


def fits_by_rooms(number: int, level: int, seen: Level) -> dict[Rooms, list[Fit]]:
    """The ways to lay what is known on a level of a map so that no answer is wrong, by where they let the rooms be."""
    found: dict[Rooms, list[Fit]] = {}
    for fit in fits_on(MAPS[number].levels[level], seen.known):
        rooms = _rooms_in(number, PER_LEVEL * level, seen, fit)
        if rooms is not None:
            found.setdefault(rooms, []).append(fit)
    return found


def _rooms_in(number: int, first: int, seen: Level, fit: Fit) -> Rooms | None:
    """Where the rooms can be if a level lies like this, its sectors numbered from ``first``; None if it cannot."""
    rooms = [ANYWHERE] * len(ROOMS)
    for known, sector in zip(seen.known, fit.sectors, strict=True):
        if known.room >= 0:
            rooms[known.room] &= 1 << sector + first
    for answer in seen.told:
        meant = sectors_meant(number, fit.quarters, fit.sectors[answer.at] + first, answer)
        if not meant:
            return None
        if answer.target < FIRST_SHAPE:
            rooms[answer.target] &= meant
    return tuple(rooms)


@lru_cache(maxsize=20_000)
def sectors_meant(number: int, quarters: int, here: int, answer: Answer) -> int:
    """The sectors that an answer given here could be about, a bit for each: none if it cannot be true.

    A room is one of its kind and may be in any room sector, and so may a record; a breach is in no room. Of what is
    printed the nearest ones count. How the other level is turned does not matter: neither distances nor the first step
    depend on it.
    """
    turned = (quarters, quarters)
    map_, far = plan(number, turned), plan(number, turned).far[here]
    return sum(
        1 << sector
        for sector in _sectors_asked_for(map_, far, answer.target)
        if abs(far[sector] - answer.distance) <= answer.doubt
        and (map_.places[sector].level != map_.places[here].level) == answer.level
        and (answer.way < 0 or answer.way in first_ways(map_, here, sector))
    )


def _sectors_asked_for(map_: Plan, far: tuple[int, ...], target: TargetId) -> Sequence[int]:
    if SCATTERED.get(target) == BREACH:
        return [sector for sector in range(len(far)) if sector not in map_.room_places]
    if target < FIRST_SHAPE or target in SCATTERED:
        return map_.room_places
    there = printed_sectors(map_.number, map_.turned, target)
    least = min(far[sector] for sector in there)
    return [sector for sector in there if far[sector] == least]


@lru_cache(maxsize=4096)
def fits_on(sheet: str, level: tuple[Known, ...]) -> list[Fit]:
    """Every way to lay what is known of a level on a sheet."""
    if not level:
        return [Fit(quarters, ()) for quarters in range(4)]
    found = []
    for quarters in range(4):
        places, at = sheet_places(sheet, quarters)
        for first in places:
            x, y = first.x - level[0].x, first.y - level[0].y
            sectors = []
            for known in level:
                sector = at.get((known.x + x, known.y + y), -1)
                if sector < 0 or not _matches(known, places[sector], sector in SHEETS[sheet].starts):
                    break
                sectors.append(sector)
            else:
                found.append(Fit(quarters, tuple(sectors)))
    return found


@cache
def sheet_places(sheet: str, quarters: int) -> tuple[tuple[Place, ...], dict[tuple[int, int], int]]:
    """The sectors of a turned sheet, and their numbers by where they lie."""
    map_, level = next((number, map_.levels.index(sheet)) for number, map_ in enumerate(MAPS) if sheet in map_.levels)
    places = plan(map_, (quarters, quarters)).places[level * PER_LEVEL : (level + 1) * PER_LEVEL]
    return places, {(place.x, place.y): number for number, place in enumerate(places)}


def _matches(known: Known, place: Place, is_start: bool) -> bool:
    return (
        known.shape in (ANY, place.shape)
        and known.ways in (ANY, ways_of(place))
        and known.doors in (ANY, doors_of(place))
        and known.switch in (ANY, place.has_switch)
        and known.stairs in (ANY, place.stairs)
        and (is_start or not known.is_start)
    )


def ways_of(place: Place) -> int:
    """The open sides of a sector, a bit for each."""
    return sum(1 << side for side in SIDES if place.ways[side] >= 0)


def doors_of(place: Place) -> int:
    return sum(1 << side for side in SIDES if place.doors[side] >= 0)
