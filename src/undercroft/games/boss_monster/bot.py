"""How well a seat stands, for bots: its chance to win. Knows the rules, not search.

The signs of a position are weighed and added up for every seat; the chances follow from the differences. The weights
were fitted to matches between bots, not chosen by taste: docs/experiments/boss-monster-evaluation.md.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from operator import mul
from typing import TypeAlias

from msgspec.structs import astuple

from undercroft.kernel.parts import Seat

from .end import contenders
from .signs import Signs, signs_of
from .state import AnyState

WEIGHTS = Signs(
    souls=0.084,  # each Soul, of ten
    near_victory=0.213,  # each Soul from the seventh on, in addition
    victory=5.0,  # ten Souls and less than five Wounds: won, if nothing happens before the round ends
    wounds=-0.194,  # each Wound, of five
    near_defeat=-0.164,  # each Wound from the third on, in addition
    defeat=-5.0,  # five Wounds: lost, if nothing happens before the round ends
    town_souls=0.052,  # each Soul among the Heroes in town that would come here and die
    town_victory=0.45,  # they would be enough to win
    town_wounds=-0.146,  # each Wound by the Heroes in town that would come here and survive
    town_defeat=-0.59,  # they would be enough to lose
    income=0.047,  # each Soul a round that the Heroes who come next promise, as the dungeons stand
    bleeding=-0.078,  # each Wound a round that they threaten
    power=0.099,  # each point of damage of the whole dungeon
    room_cards=0.083,  # each Room card in hand, up to four
    spell_cards=0.158,  # each Spell in hand
    to_build=0.222,  # a Room may still be placed this round
    known_dungeon=1.0,  # what Rooms and the levelled Boss are worth beyond their numbers, from ``worths``
    known_hand=1.0,  # what cards in hand are worth more or less than others
)
"""What each sign is worth, in log-odds: 0.1 turns an even chance of two players into 52.5 %, 1.0 into 73 %."""

ROW = astuple(WEIGHTS)
Judge: TypeAlias = Callable[[AnyState], dict[Seat, float]]


def standings(state: AnyState) -> dict[Seat, float]:
    """What the position of everybody who can still win is worth, in log-odds."""
    signs = signs_of(state)
    return {seat: sum(map(mul, ROW, astuple(signs[seat]))) for seat in contenders(state)}


def prospects(state: AnyState, seats: Iterable[Seat], judge: Judge = standings) -> dict[Seat, float]:
    """From 0 (lost) to 1 (won): each seat's chance to win; those of all seats add up to 1."""
    if state.outcome is not None:
        return {seat: state.outcome.score(seat) for seat in seats}
    if not state.order:
        return dict.fromkeys(seats, 1 / len(state.players))
    standing = judge(state)
    best = max(standing.values())
    odds = {seat: math.exp(value - best) for seat, value in standing.items()}
    total = sum(odds.values())
    return {seat: odds.get(seat, 0.0) / total for seat in seats}
