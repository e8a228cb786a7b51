"""How well a side stands, for bots: the Hero's chance to win. Knows the rules, not search.

Two things decide a match: how many points of health and sanity the Hero has left, and how many turns the Hero needs.
The signs below are weighed and added up, in log-odds; Evil's chance is the rest.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from operator import mul

import msgspec
from msgspec.structs import astuple

from undercroft.kernel.parts import Seat

from .content.missions import FINAL, MISSIONS
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
    QUARTERS,
    RECORD,
    SABOTAGE,
    STORAGE,
    TURNS,
)
from .state import AnyState, is_dangerous, is_lit, plan_of, steps_from
from .values import attack_dice, row


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
    points=0.13,  # each point of health and sanity, of 24
    few_points=-0.18,  # each point short of eight
    turns=-0.24,  # each turn that the missions still need, if nothing comes between
    time=0.03,  # each turn before nightmare mode begins
    nightmare=-0.3,  # it has begun
    adrenaline=0.06,  # each token
    charges=0.03,  # each charge on an item, up to twelve
    allies=0.06,  # each charge of an ally
    experience=0.4,  # each ability that is unlocked
    threat=-0.12,  # each attack die of monsters, less the farther away they are
    danger=-0.23,  # the Hero stands in a danger sector
    light=0.05,  # the Hero stands in light
    cards=-0.03,  # each card in Evil's hands
    bias=0.6,
)
"""What each sign is worth to the Hero, in log-odds."""

ROW = astuple(WEIGHTS)
DOOR_TURNS = 2


def evaluate(state: AnyState, seat: Seat, weights: tuple[float, ...] = ROW) -> float:
    """From 0 (lost) to 1 (won)."""
    if state.outcome is not None:
        return state.outcome.score(seat)
    if not state.labyrinth:
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
        turns=turns_to_win(state),
        time=0 if state.nightmare else (state.rounds_left - 1) * TURNS + state.turns_left,
        nightmare=state.nightmare,
        adrenaline=min(hero.adrenaline, MOST_ADRENALINE),
        charges=min(12, sum(item.charges for item in hero.items)),
        allies=sum(ally.charges for ally in hero.allies),
        experience=sum(points >= 2 for points in hero.experience),
        threat=threat(state),
        danger=is_dangerous(state, hero.sector),
        light=is_lit(state, hero.sector),
        cards=sum(len(player.hand) for player in state.evil),
        bias=1,
    )


def threat(state: AnyState) -> float:
    """Attack dice and terror of the monsters, less the farther away they are."""
    here, total = state.hero.sector, 0.0
    for monster in state.monsters:
        strength = attack_dice(state, monster) + (0 if monster.figure >= 0 else row(state, monster.id).sanity)
        total += strength / (1 + way(state, here, monster.sector))
    return total


def way(state: AnyState, here: int, there: int) -> int:
    """How many turns it takes from sector to sector; opening a blocked door on the way takes one, and a sigh."""
    return min(steps_from(state, here)[there], plan_of(state).far[here][there] + DOOR_TURNS)


# How much is left to do


def turns_to_win(state: AnyState) -> float:
    """The turns that the Hero needs if nothing comes between: ways, and an action at each end."""
    here = state.hero.sector
    if state.missions.active:
        return _tour(state, here, *FINAL_WORK[_code(state)](state))
    firsts = [state.rooms[MISSIONS[state.missions.cards[category]].room] for category in range(FINAL)]
    return min(way(state, here, first) + 1 + _tour(state, first, *FINAL_WORK[_code(state)](state)) for first in firsts)


def _code(state: AnyState) -> str:
    return MISSIONS[state.missions.cards[FINAL]].code


def _tour(state: AnyState, here: int, stops: list[int], any_of: list[int], extra: float) -> float:
    """The way over some of the sectors ``any_of``, the nearest first, then over ``stops`` in their order."""
    turns = extra
    waiting = list(any_of)
    for stop in stops:
        there = min(waiting, key=plan_of(state).far[here].__getitem__) if stop == ANY else stop
        if stop == ANY:
            waiting.remove(there)
        turns += way(state, here, there) + 1
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
    return [state.rooms[GENERATOR_ROOM]], [], 2 - state.missions.count


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
    return [*([ANY] * max(0, len(breaches) - 1)), state.rooms[STORAGE]], breaches, 0


def _hold_the_light(state: AnyState) -> Work:
    quarters = state.rooms[QUARTERS]
    return [quarters], [], 2 - state.missions.count + (0 if is_lit(state, quarters) else 3)


def _black_box(state: AnyState) -> Work:
    if not state.missions.active:
        return [state.rooms[INFIRMARY]], [], 10
    records = _tokens(state, RECORD)
    needed = min(len(records), max(0, 2 - state.missions.count))
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
