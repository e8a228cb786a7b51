"""Where on which map could the Hero be? Every way to lay what the Hero knows of the geography on the printed sheets.

Enters: what is known of sectors, level by level, by where they lie from each other. Leaves: the placements that fit,
with their weights. Sheets, turnings and starts are equally likely; rooms are as printed, or dealt, as in the set-up.
Found once for everything that is known and then kept, since a bot asks many times about one position.
"""

from __future__ import annotations

from functools import cache, lru_cache
from math import factorial
from typing import NamedTuple

from undercroft.kernel.chance import Chance

from .content.sheets import MAPS, SHEETS
from .geography import PER_LEVEL, Place, plan
from .ids import ROOMS, SIDES

ANY = -2
"""Stands for anything in what is known of a sector."""


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


Level = tuple[Known, ...]
"""All that is known of one level; its coordinates have any origin."""


class Fit(NamedTuple):
    """One way to lay a level: the sheet turned by so many quarters, and the sector of each thing known, in order."""

    quarters: int
    sectors: tuple[int, ...]


class Placement(NamedTuple):
    """Where everything is: a plan, which of its levels is the Hero's, and the sectors of all that is known."""

    map: int
    turned: tuple[int, int]
    own: tuple[int, ...]
    other: tuple[int, ...]
    printed_rooms: bool


class Case(NamedTuple):
    """A map with the Hero on one of its levels, rooms as printed or dealt, and all fits of both levels."""

    weight: int
    map: int
    level: int
    printed_rooms: bool
    own: list[Fit]
    other: list[Fit]


def draw_placement(own: Level, other: Level, chance: Chance) -> Placement | None:
    """One of the placements that fit, drawn by their weights; None if nothing fits."""
    cases = cases_for(own, other)
    total = sum(case.weight for case in cases)
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
        case.printed_rooms,
    )


@lru_cache(maxsize=4096)
def cases_for(own: Level, other: Level) -> tuple[Case, ...]:
    """Rooms are dealt half of the time, always where the printed ones overlap; a deal must give the names seen."""
    names = sum(known.room >= 0 for known in (*own, *other))
    dealt = factorial(len(ROOMS) - names)
    found = []
    for number, map_ in enumerate(MAPS):
        for level in range(2):
            sheets = map_.levels[level], map_.levels[1 - level]
            fits = [fits_on(sheet, known) for sheet, known in zip(sheets, (own, other), strict=True)]
            weight = len(fits[0]) * len(fits[1]) * dealt * (2 if map_.deals_rooms else 1)
            found.append(Case(weight, number, level, False, *fits))
            if not map_.deals_rooms:
                printed = [
                    [fit for fit in fits[side] if _has_printed_rooms(sheets[side], known, fit)]
                    for side, known in enumerate((own, other))
                ]
                weight = len(printed[0]) * len(printed[1]) * factorial(len(ROOMS))
                found.append(Case(weight, number, level, True, *printed))
    return tuple(case for case in found if case.weight)


def _has_printed_rooms(sheet: str, level: Level, fit: Fit) -> bool:
    printed = SHEETS[sheet].rooms
    return all(
        known.room < 0 or printed.get(sector) == known.room for known, sector in zip(level, fit.sectors, strict=True)
    )


@lru_cache(maxsize=4096)
def fits_on(sheet: str, level: Level) -> list[Fit]:
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
