"""How well a side stands, for bots: the Hero's chance to win. Knows the rules, not search.

Two things decide a match: how many points of health and sanity the Hero has left, and how many turns the Hero needs.
The signs below are weighed and added up, in log-odds; Evil's chance is the rest.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from functools import lru_cache
from operator import mul

import msgspec
from msgspec.structs import astuple

from undercroft.kernel.parts import Seat

from .content.missions import BREACHES_LEFT, FINAL, MISSIONS, PURGES, RECORDS_NEEDED, TURNS_TO_HOLD
from .geography import distances, plan
from .ids import (
    BREACH,
    CANTEEN,
    CONTROL_ROOM,
    CULTURE,
    ESCAPE_PODS,
    GENERATOR_ROOM,
    HERO,
    INFIRMARY,
    LABORATORY,
    MOST_ADRENALINE,
    NOWHERE,
    QUARTERS,
    RECORD,
    SABOTAGE,
    STORAGE,
    TURNS,
)
from .state import AnyState, is_dangerous, is_lit, plan_of
from .values import ROWS


class Signs(msgspec.Struct, frozen=True):
    """What a position is judged by."""

    points: float
    few_points: float
    turns: float
    time: float
    nightmare: float
    adrenaline: float
    charges: float
    allies: float
    experience: float
    threat: float
    danger: float
    light: float
    cards: float
    bias: float


WEIGHTS = Signs(
    points=0.086,  # each point of health and sanity, of 24
    few_points=-0.25,  # each point short of eight
    turns=-0.14,  # each turn that the missions still need, if nothing comes between; more in a long match
    time=0.045,  # each turn before nightmare mode begins
    nightmare=-0.29,  # it has begun
    adrenaline=0.03,  # each token
    charges=0.04,  # each charge on an item, up to twelve
    allies=0.06,  # each charge of an ally
    experience=0.7,  # each ability that is unlocked
    threat=-0.1,  # each attack die of monsters, less the farther away they are
    danger=-0.25,  # the Hero stands in a danger sector
    light=0.1,  # the Hero stands in light
    cards=-0.01,  # each card in Evil's hands: hands are filled up again, and who saves cards does nothing
    bias=1.6,
)
"""What each sign is worth to the Hero, in log-odds."""

ROW = astuple(WEIGHTS)
DOOR_TURNS = 2
PATIENCE = 6
"""After so many rounds it counts more and more to get on: behind a blocked door one could be safe for ever."""


def evaluate(state: AnyState, seat: Seat, weights: tuple[float, ...] = ROW) -> float:
    """From 0 (lost) to 1 (won)."""
    if state.outcome is not None:
        return state.outcome.score(seat)
    if state.hero.sector == NOWHERE:
        return 0.5
    chance = 1 / (1 + math.exp(-sum(map(mul, weights, astuple(signs_of(state))))))
    return chance if seat == HERO else 1 - chance


def prospects(state: AnyState, seats: Iterable[Seat]) -> dict[Seat, float]:
    hero = evaluate(state, HERO)
    return {seat: hero if seat == HERO else 1 - hero for seat in seats}


def signs_of(state: AnyState) -> Signs:
    hero = state.hero
    points = hero.health + hero.sanity
    return Signs(
        points=points,
        few_points=max(0, 8 - points),
        turns=turns_to_win(state) * max(1.0, state.round / PATIENCE),
        time=0 if state.nightmare else (state.rounds_left - 1) * TURNS + state.turns_left,
        nightmare=state.nightmare,
        adrenaline=min(hero.adrenaline, MOST_ADRENALINE),
        charges=min(12, sum([item.charges for item in hero.items])),
        allies=sum([ally.charges for ally in hero.allies]),
        experience=sum([points >= 2 for points in hero.experience]),
        threat=threat(state),
        danger=is_dangerous(state, hero.sector),
        light=is_lit(state, hero.sector),
        cards=sum([len(player.hand) for player in state.evil]),
        bias=1,
    )


def threat(state: AnyState) -> float:
    """Attack dice and terror of the monsters, less the farther away they are."""
    far, rows, lit, total = ways_from(state, state.hero.sector), ROWS[state.nightmare], state.lit, 0.0
    for monster in state.monsters:
        stats, sector = rows[monster.id], monster.sector
        strength = stats.attack_lit if lit >> sector & 1 else stats.attack_dark
        if monster.figure < 0:
            strength += stats.sanity
        total += strength / (1 + far[sector])
    for extra in state.turn.bonus:
        total += sum(1 / (1 + far[monster.sector]) for monster in state.monsters if monster.id == extra)
    return total


def ways_from(state: AnyState, here: int) -> tuple[int, ...]:
    """How many turns it takes from a sector to every other one."""
    return _ways_from(state.map, state.turned, state.blocked, here)


@lru_cache(maxsize=20_000)
def _ways_from(number: int, turned: tuple[int, int], blocked: int, here: int) -> tuple[int, ...]:
    """Opening a blocked door on the way takes a turn, and a sigh. Kept: positions that are judged are much alike."""
    around = distances(number, turned, blocked, here)
    through = plan(number, turned).far[here]
    return tuple(min(steps, straight + DOOR_TURNS) for steps, straight in zip(around, through, strict=True))


# How much is left to do


def turns_to_win(state: AnyState) -> float:
    """The turns that the Hero needs if nothing comes between: ways, and an action at each end."""
    here, missions = state.hero.sector, state.missions
    work = FINAL_WORK[MISSIONS[missions.cards[FINAL]].code](state)
    if missions.active:
        return _tour(state, here, *work)
    firsts = [state.rooms[MISSIONS[missions.cards[category]].room] for category in range(FINAL)]
    far = ways_from(state, here)
    return min([far[first] + 1 + _tour(state, first, *work) for first in firsts])


def _tour(state: AnyState, here: int, stops: list[int], any_of: list[int], extra: float) -> float:
    """The way over some of the sectors ``any_of``, the nearest first, then over ``stops`` in their order."""
    turns = extra
    waiting = list(any_of)
    for stop in stops:
        there = min(waiting, key=plan_of(state).far[here].__getitem__) if stop == ANY else stop
        if stop == ANY:
            waiting.remove(there)
        turns += ways_from(state, here)[there] + 1
        here = there
    return turns


Work = tuple[list[int], list[int], float]
ANY = -1
"""A stop that may be any of the given sectors."""


def _tokens(state: AnyState, name: int) -> list[int]:
    return [token.sector for token in state.tokens if token.name == name for _ in range(token.count)]


def _call_for_help(state: AnyState) -> Work:
    return [state.rooms[CONTROL_ROOM]], [], len(_tokens(state, SABOTAGE))


def _purge_cycle(state: AnyState) -> Work:
    return [state.rooms[GENERATOR_ROOM]], [], PURGES - 1 - state.missions.count


def _burn_the_nest(state: AnyState) -> Work:
    return [state.rooms[CANTEEN]], [], 0 if state.missions.boss_killed else 6


def _last_pod_out(state: AnyState) -> Work:
    arm = [] if state.missions.countdown else [state.rooms[CONTROL_ROOM]]
    return [*arm, state.rooms[ESCAPE_PODS]], [], 0


def _antidote(state: AnyState) -> Work:
    dropped = _tokens(state, CULTURE)
    first = [] if state.missions.carrying else dropped or [state.rooms[LABORATORY]]
    return [*first, state.rooms[INFIRMARY]], [], 0


def _seal_the_breach(state: AnyState) -> Work:
    if not state.missions.active:
        return [state.rooms[STORAGE]], [], 10
    breaches = _tokens(state, BREACH)
    return [*([ANY] * max(0, len(breaches) - BREACHES_LEFT)), state.rooms[STORAGE]], breaches, 0


def _hold_the_light(state: AnyState) -> Work:
    quarters = state.rooms[QUARTERS]
    return [quarters], [], TURNS_TO_HOLD - 1 - state.missions.count + (0 if is_lit(state, quarters) else 3)


def _black_box(state: AnyState) -> Work:
    if not state.missions.active:
        return [state.rooms[INFIRMARY]], [], 10
    records = _tokens(state, RECORD)
    needed = min(len(records), max(0, RECORDS_NEEDED - state.missions.count))
    return [*([ANY] * needed), state.rooms[INFIRMARY]], records, 0


FINAL_WORK: dict[str, Callable[[AnyState], Work]] = {
    "FM01": _call_for_help,
    "FM02": _purge_cycle,
    "FM03": _burn_the_nest,
    "FM04": _last_pod_out,
    "FM05": _antidote,
    "FM06": _seal_the_breach,
    "FM07": _hold_the_light,
    "FM08": _black_box,
}
"""What each final mission still asks for: stops, sectors to choose among, further turns."""
