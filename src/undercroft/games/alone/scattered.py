"""Condition tokens out of sight: where breaches and records could lie, by what the Hero sees and was told.

Enters: how many are hidden, and a placement of the map. Leaves: sectors for them, so that the nearest ones are where
the answers to Locate put them.
"""

from __future__ import annotations

from typing import NamedTuple

from undercroft.kernel.chance import Chance

from .fitting import Answer, sectors_meant
from .geography import UNREACHABLE, plan
from .ids import RECORD, SectorId
from .state import AnyState, Token, Told
from .targets import SCATTERED

NAMES = tuple(SCATTERED.values())


class Hidden(NamedTuple):
    """Tokens that the Hero does not see: ``sector`` is -1 where it is not known."""

    name: int
    number: int
    sector: int


class Clue(NamedTuple):
    """An answer about the nearest one: how far every sector is from where it was given, and which it could be about."""

    far: tuple[int, ...]
    meant: int


class Station(NamedTuple):
    """A placement of the map as far as it matters here. ``shown`` are the tokens that the Hero sees on it."""

    map: int
    turned: tuple[int, int]
    rooms: list[int]
    revealed: int
    shown: list[Token]


def hidden_tokens(state: AnyState, shown: list[Token]) -> list[Hidden]:
    """How many breaches or records there are is known: one that is shown is one less elsewhere, be it invented."""
    tokens = state.tokens
    found = [Hidden(name, _count(tokens, name) - _count(shown, name), -1) for name in NAMES]
    for token in tokens:
        if token.name not in NAMES:
            found.append(Hidden(token.name, token.count - _count(shown, token.name, token.sector), token.sector))
    return sorted(hidden for hidden in found if hidden.number > 0)


def scatter(station: Station, hidden: list[Hidden], told: list[Told], chance: Chance) -> list[Token] | None:
    """Breaches in sectors that are no rooms, records in rooms, and every answer is right; None if that cannot be."""
    found = []
    for name, count, old in hidden:
        if old < 0:
            clues = [clue_of(station, note) for note in told if SCATTERED.get(note.target) == name]
            taken = [int(token.sector) for token in station.shown if token.name == name]
            sectors = pick(free_sectors(station, name, taken), count, taken, clues, chance)
            if sectors is None:
                return None
            found += [Token(name, SectorId(sector)) for sector in sectors]
    return found


def free_sectors(station: Station, name: int, taken: list[int]) -> list[int]:
    return [
        sector
        for sector in range(len(plan(station.map, station.turned).places))
        if not station.revealed >> sector & 1 and (sector in station.rooms) == (name == RECORD) and sector not in taken
    ]


def clue_of(station: Station, note: Told) -> Clue:
    answer = Answer(0, note.target, note.distance, note.level, note.way, note.doubt)
    quarters = station.turned[plan(station.map, station.turned).places[note.sector].level]
    meant = sectors_meant(station.map, quarters, note.sector, answer)
    return Clue(plan(station.map, station.turned).far[note.sector], meant)


def pick(free: list[int], count: int, lying: list[int], clues: list[Clue], chance: Chance) -> list[int] | None:
    """So many of the free sectors that, together with those where one lies already, no clue is wrong."""
    if not clues:
        left = list(free)
        chance.shuffle(left)
        return left[:count]
    (clue, *others), far = clues, clues[0].far
    near = min((far[sector] for sector in lying), default=UNREACHABLE)
    if any(far[sector] == near and clue.meant >> sector & 1 for sector in lying):
        return pick([sector for sector in free if far[sector] >= near], count, lying, others, chance)
    due = [sector for sector in free if count and clue.meant >> sector & 1 and far[sector] <= near]
    chance.shuffle(due)
    for sector in due:
        farther = [other for other in free if other != sector and far[other] >= far[sector]]
        more = pick(farther, count - 1, [*lying, sector], others, chance)
        if more is not None:
            return [sector, *more]
    return None


def _count(tokens: list[Token], name: int, sector: int = -1) -> int:
    """How many of that name there are, in that sector or anywhere."""
    return sum(token.count for token in tokens if token.name == name and sector in (token.sector, -1))
