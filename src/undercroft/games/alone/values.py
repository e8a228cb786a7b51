"""Numbers that follow from the rules: statistics of monsters, dice, limits. Missions and abilities change them."""

from __future__ import annotations

import msgspec

from .content.missions import MISSIONS, Mission
from .content.monsters import BOSSES, NIGHTMARE, NORMAL, Row
from .geography import PER_LEVEL
from .ids import (
    CAPTAIN,
    CULTISTS,
    FIRST_DANGER_SLOT,
    MOST_ADRENALINE,
    MOST_DANGER,
    MOST_ON_LEVEL,
    PARASITES,
    SLOTS,
    WORMS,
    DoorId,
    KindId,
    MonsterId,
)
from .state import (
    COLONEL,
    AnyState,
    Monster,
    is_lit,
    kind_of,
    monsters_in,
    plan_of,
)

FIGHT_DICE = 2
SWITCH_SECTORS = 2
FAR = 9
"""Farther than any line on a map."""

ON_LEVEL = tuple((1 << PER_LEVEL) - 1 << PER_LEVEL * level for level in range(2))
"""The sectors of each level, a bit for each."""

XP_TO_UNLOCK = 2
LOCATE_DIRECTION, DEAR_DOORS = 1, 2
"""Bits of ``state.permanent``: rewards that last."""


# Missions


def conditions(state: AnyState) -> list[Mission]:
    """The missions whose special conditions hold: the problem mission until it is completed (AL-MISSION-03)."""
    problem = state.missions.cards[1]
    return [] if state.missions.done & 2 else [MISSIONS[problem]]


def view_limit(state: AnyState) -> int:
    return FAR if state.missions.done & 2 else MISSIONS[state.missions.cards[1]].view_limit


def switch_sectors(state: AnyState) -> int:
    """How many sectors besides its own a repaired switch lights."""
    return min([SWITCH_SECTORS, *(mission.light_limit for mission in conditions(state))])


def block_cost(state: AnyState) -> int:
    """Adrenaline for each door that the Hero blocks."""
    return sum(mission.block_cost for mission in conditions(state))


def standard_range(state: AnyState, has_moved: bool) -> int:
    """How far a standard reaction moves a monster."""
    return max([1, *(mission.standard_range for mission in conditions(state) if has_moved)])


# Monsters


ROWS = tuple(
    (*(kinds[kind_of(MonsterId(monster))] for monster in range(COLONEL)), *BOSSES) for kinds in (NORMAL, NIGHTMARE)
)
"""Each monster's statistics, in ordinary play and in nightmare mode: asked all the time, so they are looked up."""


def row(state: AnyState, monster: MonsterId) -> Row:
    """A monster's statistics; bosses have their own (AL-MISSION-17)."""
    return ROWS[state.nightmare][monster]


def row_of_kind(state: AnyState, kind: KindId) -> Row:
    return (NIGHTMARE if state.nightmare else NORMAL)[kind]


def attack_dice(state: AnyState, monster: Monster) -> int:
    """The entry for the light in its sector, and what cards add (AL-LIGHT-16)."""
    stats = row(state, monster.id)
    printed = stats.attack_lit if is_lit(state, monster.sector) else stats.attack_dark
    return printed + state.turn.bonus.count(monster.id)


def parting_dice(state: AnyState) -> int:
    """One for each monster in the sector, one fewer in light; all changes are added up (AL-COMBAT-11)."""
    here = state.hero.sector
    dice = len(monsters_in(state, here)) - is_lit(state, here) - has_unlocked(state, PARASITES)
    return max(0, dice + sum(mission.parting_dice for mission in conditions(state)))


def counts_on_level(state: AnyState, level: int) -> int:
    """The monsters on a level as the limit counts them: bosses do not."""
    count = 0
    for monster in state.monsters:
        if monster.id < COLONEL and monster.sector // PER_LEVEL == level:
            count += 1
    return count


def has_room(state: AnyState, level: int) -> bool:
    return counts_on_level(state, level) < MOST_ON_LEVEL


def has_danger_room(state: AnyState, level: int) -> bool:
    return danger_on_level(state, level) < MOST_DANGER


def danger_on_level(state: AnyState, level: int) -> int:
    return (state.danger & ON_LEVEL[level]).bit_count()


def danger_room(state: AnyState) -> int:
    """Where there is room for a token, a bit for each sector: one a sector and eight a level (AL-ROUND-10)."""
    return ~state.danger & sum(ON_LEVEL[level] for level in range(2) if has_danger_room(state, level))


def can_place_danger(state: AnyState, sector: int) -> bool:
    return bool(danger_room(state) >> sector & 1)


# The Hero


def has_unlocked(state: AnyState, kind: KindId) -> bool:
    return state.hero.experience[kind] >= XP_TO_UNLOCK


def fight_dice(state: AnyState) -> int:
    return FIGHT_DICE + has_unlocked(state, CULTISTS)


def terror_of(state: AnyState, monster: MonsterId, bonus: int) -> int:
    """The sanity that a monster costs when it terrifies, before anything lessens it (AL-ALLY-12)."""
    return row(state, monster).sanity + bonus


def is_frightening(state: AnyState, monster: MonsterId) -> bool:
    """Has it sanity damage at all?"""
    return row(state, monster).sanity > 0


def damage_bonus(state: AnyState) -> int:
    return int(has_unlocked(state, WORMS))


def adrenaline_value(state: AnyState) -> int:
    """The value of the adrenaline track: it rises as the lower of health and sanity falls (AL-ROUND-06)."""
    lower = min(state.hero.health, state.hero.sanity)
    return min(MOST_ADRENALINE, 3 + (12 - lower) // 3)


def refill(state: AnyState) -> int:
    """The adrenaline after the end of a round: the value of the track; Iron Nerve gives the Captain one more."""
    return min(MOST_ADRENALINE, adrenaline_value(state) + (state.hero.character == CAPTAIN))


def open_symbols(state: AnyState) -> int:
    """Danger symbols that no card covers; one lies outside all slots (AL-REACT-30)."""
    covered = sum(played.slots for played in state.track)
    return 1 + SLOTS - max(FIRST_DANGER_SLOT, covered)


# Doors


def unblock_price(state: AnyState, door: DoorId) -> int:
    """What a monster pays to unblock a door: where several effects raise it only the highest counts (AL-DOOR-12)."""
    is_dear = state.permanent & DEAR_DOORS and state.hero_blocked >> door & 1
    return 2 if state.welded >> door & 1 or is_dear else 1


def doors_of(state: AnyState, sector: int) -> list[DoorId]:
    return [DoorId(door) for door in plan_of(state).places[sector].doors if door >= 0]


def wounds(state: AnyState, monster: Monster, damage: int) -> int:
    """How many wounds an attack inflicts: a threshold must be reached by it alone (AL-COMBAT-16 to 19)."""
    stats = row(state, monster.id)
    if monster.wounded:
        return int(damage >= stats.kill)
    if damage >= stats.wound + stats.kill:
        return 2
    return int(damage >= stats.wound)


class Statistics(msgspec.Struct, frozen=True):
    """Both sides of the table of monsters, open to all (AL-INFO-26), and the bosses, who are always the same."""

    normal: tuple[Row, ...] = NORMAL
    nightmare: tuple[Row, ...] = NIGHTMARE
    bosses: tuple[Row, ...] = BOSSES
