"""What the Hero can see from where the Hero stands: lines, the field of view, lit sectors that come into sight.

Pure looking: nothing here changes anything. Sets of sectors are numbers, a bit for each.
"""

from __future__ import annotations

from .geography import sight_lines
from .ids import AMBER, SectorId, WayId
from .state import AnyState, is_lit, plan_of, revealed_sectors
from .values import view_limit


def is_blocked(state: AnyState, sector: int, way: int) -> bool:
    """Is there a blocked door on this side?"""
    if way >= AMBER:
        return False
    door = plan_of(state).places[sector].doors[way]
    return door >= 0 and bool(state.blocked >> door & 1)


def beyond(state: AnyState, sector: int, way: int) -> SectorId | None:
    """The adjacent sector that way; walls and blocked doors end it (AL-DOOR-04)."""
    there = plan_of(state).places[sector].ways[way]
    return None if there < 0 or is_blocked(state, sector, way) else SectorId(there)


def open_ways(state: AnyState, sector: int) -> list[WayId]:
    """The ways out of a sector that lead to an adjacent one."""
    return [WayId(way) for way in range(6) if beyond(state, sector, way) is not None]


def neighbours(state: AnyState, sector: int) -> list[SectorId]:
    return [there for way in range(6) if (there := beyond(state, sector, way)) is not None]


def lines_of_sight(state: AnyState, start: SectorId | None = None) -> tuple[tuple[int, ...], ...]:
    """To each side the sectors in a straight line from the Hero, up to a wall or a far door (AL-FOV-02).

    ``start``: from there, as if the Hero stood there.
    """
    return sight_lines(state.map, state.turned, state.hero.sector if start is None else start, view_limit(state))


def field_of_view(state: AnyState) -> int:
    """The Hero's sector and, in each direction, the revealed sectors up to the first obstacle (AL-FOV-01)."""
    seen, revealed = 1 << state.hero.sector, revealed_sectors(state)
    for line in lines_of_sight(state):
        for sector in line:
            if not revealed >> sector & 1:
                break
            seen |= 1 << sector
    return seen


def lit_in_sight(state: AnyState, start: SectorId | None = None) -> SectorId | None:
    """A lit unrevealed sector that must be revealed now, or if the Hero stood at ``start`` (AL-FOV-06)."""
    revealed = revealed_sectors(state)
    if not state.lit & ~revealed:
        return None
    for line in lines_of_sight(state, start):
        for sector in line:
            if not revealed >> sector & 1:
                if is_lit(state, sector):
                    return SectorId(sector)
                break
    return None


def is_in_lit_sight(state: AnyState, sector: int) -> bool:
    """Would this sector be revealed again at once if it left the labyrinth? (AL-RUL-30)"""
    return is_lit(state, sector) and bool(field_of_view(state) >> sector & 1)


def explored_line(state: AnyState, way: WayId, count: int) -> list[SectorId]:
    """The sectors that exploring that way takes in: a blocked door stops it, far doors do, stairs show one sector."""
    first = beyond(state, state.hero.sector, way)
    if first is None:
        return []
    if way >= AMBER:
        return [first]
    places, line = plan_of(state).places, [first]
    while len(line) < count:
        place = places[line[-1]]
        if place.ways[way] < 0 or place.doors[way] >= 0:
            break
        line.append(SectorId(place.ways[way]))
    return line


def light_line(state: AnyState, way: WayId, count: int) -> list[SectorId]:
    """The sectors that a switch lights that way: doors do not matter unless they are blocked (AL-LIGHT-04)."""
    line: list[SectorId] = []
    here: SectorId = state.hero.sector
    while len(line) < count:
        there = beyond(state, here, way)
        if there is None:
            break
        line.append(there)
        here = there
    return line


def kept_at_the_end(state: AnyState) -> int:
    """What stays in the labyrinth at the end of a round: the Hero's sector, adjacent ones, lit ones in view."""
    kept = 1 << state.hero.sector
    for sector in neighbours(state, state.hero.sector):
        kept |= 1 << sector
    return kept | (field_of_view(state) & state.lit)
