"""What the Hero remembers of sectors that have left the labyrinth, and of answers: what a player would have noted down.

The view does not show it (AL-INFO-22); states drawn for the Hero respect it, so that a bot remembers as a person does.
The map's geography never changes. What does change is remembered as it was last seen.
"""

from __future__ import annotations

from .elements import is_shown, looks_on
from .ids import DANGER_TOKEN, TOKENS_OF_KIND, KindId, SectorId
from .state import AnyState, Lurker, Monster, Tile, Told, figure_named, is_boss, is_lit, kind_of, plan_of
from .targets import SCATTERED, never_moves

MOST_TOLD = 12
"""So many answers are remembered, the newest ones: what fits on a slip of paper."""


def note_start(state: AnyState) -> None:
    """The Hero begins in a sector marked as a start (AL-SETUP-24)."""
    state.memory.start = state.hero.sector


def note_laid(state: AnyState, sector: SectorId) -> None:
    """Shape, exits, doors and the name of a room are never shown falsely (AL-INFO-25)."""
    state.memory.seen |= 1 << sector


def note_right(state: AnyState, sector: SectorId) -> None:
    """A tile has been put right: switch and stairs are as shown from now on."""
    state.memory.sure |= 1 << sector


def note_taken(state: AnyState, tile: Tile) -> None:
    """A tile leaves the labyrinth: what may change is remembered as it was shown."""
    memory, sector = state.memory, tile.sector
    memory.lit = _with(memory.lit, sector, is_lit(state, sector))
    memory.danger = _with(memory.danger, sector, is_shown(state, tile, DANGER_TOKEN))
    for door in plan_of(state).places[sector].doors:
        if door >= 0:
            memory.blocked = _with(memory.blocked, door, bool(state.blocked >> door & 1))

    for look in looks_on(state, tile):
        monster = figure_named(state, look.figure)
        if monster is None:
            _remember(state, Lurker(look.kind, look.wounded, sector))
        else:
            note_left(state, monster)


def note_left(state: AnyState, monster: Monster) -> None:
    """A figure is about to leave the labyrinth by itself."""
    if not is_boss(monster.id):
        _remember(state, Lurker(kind_of(monster.id), monster.wounded, monster.sector))
    elif monster.wounded and monster.id not in state.memory.wounded_bosses:
        state.memory.wounded_bosses.append(monster.id)


def note_met(state: AnyState, kind: KindId, wounded: bool) -> None:
    """A monster comes into sight: it may be one that was seen before, most likely the one that looks the same."""
    lurkers = state.memory.lurkers
    alike = [lurker for lurker in lurkers if lurker.kind == kind]
    if alike:
        lurkers.remove(next((lurker for lurker in alike if lurker.wounded == wounded), alike[0]))


def note_told(state: AnyState, told: Told) -> None:
    """An answer about what stays where it is stays true; one about monsters is soon stale, and a refusal tells nothing.

    The same asked again in the same place is noted once: the answer that is less in doubt, of two alike the newer.
    """
    if told.distance < 0 or not (never_moves(told.target) or told.target in SCATTERED):
        return
    notes = state.memory.told
    for known in notes:
        if (known.target, known.sector) == (told.target, told.sector):
            if known.doubt < told.doubt:
                return
            notes.remove(known)
            break
    notes.append(told)
    del notes[:-MOST_TOLD]


def note_picked_up(state: AnyState, name: int, sector: SectorId) -> None:
    """The Hero has taken a token: answers that may have been about this one say nothing of the others."""
    far = plan_of(state).far[sector]
    state.memory.told = [
        told
        for told in state.memory.told
        if SCATTERED.get(told.target) != name or far[told.sector] > told.distance + told.doubt
    ]


def _remember(state: AnyState, lurker: Lurker) -> None:
    """There are but three tokens of a kind: what is remembered longest is forgotten first."""
    lurkers = state.memory.lurkers
    alike = [found for found in lurkers if found.kind == lurker.kind]
    if len(alike) >= TOKENS_OF_KIND:
        lurkers.remove(alike[0])
    lurkers.append(lurker)


def _with(mask: int, number: int, is_set: bool) -> int:
    return mask | 1 << number if is_set else mask & ~(1 << number)
