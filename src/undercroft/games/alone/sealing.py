"""The Hero blocks doors by other means than a step: with items, or thanks to an ally."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from undercroft.kernel.parts import Option, Pass
from undercroft.kernel.procedure import Choice

from .doors import block_by_hero
from .ids import HERO, SIDES, DoorId
from .options.hero import SealDoor
from .state import AloneTable, AnyState, plan_of, tile_named
from .values import block_cost, doors_of

ALL = 99


class MaySeal(Choice):
    """Block a door, one after the other, until so many are blocked. The first ``least`` of them must be."""

    rules: ClassVar[tuple[str, ...]] = ("AL-DOOR-02", "AL-DOOR-03", "AL-DOOR-05")
    doors: list[DoorId]
    least: int
    most: int
    welded: bool = False

    def candidates(self, table: AloneTable) -> Iterable[Option]:
        if self.least <= 0:
            yield Pass()
        yield from (name_of_door(table.state, door) for door in self.doors)

    def objection(self, table: AloneTable, option: Option) -> str | None:
        if not isinstance(option, SealDoor):
            return None
        return objection_to_sealing(table.state, named_door(table.state, option))

    def take(self, table: AloneTable, option: Option) -> None:
        if isinstance(option, SealDoor):
            block_by_hero(table, named_door(table.state, option), self.welded)
            offer_sealing(table, self.doors, self.least - 1, self.most - 1, self.welded)


def offer_sealing(table: AloneTable, doors: list[DoorId], least: int, most: int, welded: bool = False) -> None:
    """Let the Hero block between so many and so many of these doors, as far as any can be blocked."""
    if most > 0 and any(objection_to_sealing(table.state, door) is None for door in doors):
        table.then(MaySeal(HERO, doors, least, most, welded))


def seal_all(table: AloneTable, doors: list[DoorId]) -> None:
    """Block every one of these doors; where adrenaline does not reach for all the Hero picks them."""
    state = table.state
    unblocked = [door for door in doors if not state.blocked >> door & 1]
    if block_cost(state) * len(unblocked) > state.hero.adrenaline:
        offer_sealing(table, unblocked, least=ALL, most=ALL)
    else:
        for door in unblocked:
            block_by_hero(table, door)


def objection_to_sealing(state: AnyState, door: DoorId) -> str | None:
    """Only an unblocked door; a mission may make it cost adrenaline."""
    if state.blocked >> door & 1:
        return "AL-DOOR-03"
    return "AL-MISSION-03" if block_cost(state) > state.hero.adrenaline else None


def objection_to_every(state: AnyState, doors: list[DoorId]) -> str | None:
    """The rule that keeps all of these doors from being blocked, if none can be."""
    objections = [objection_to_sealing(state, door) for door in doors]
    return None if None in objections else next(iter(objections), "AL-DOOR-02")


def own_doors(state: AnyState) -> list[DoorId]:
    return doors_of(state, state.hero.sector)


def revealed_doors(state: AnyState) -> list[DoorId]:
    """Every door on a side of a revealed sector (AL-INFO-05), in the order in which the Hero came to know them."""
    found = [door for tile in state.labyrinth for door in doors_of(state, tile.sector)]
    return list(dict.fromkeys(found))


def name_of_door(state: AnyState, door: DoorId) -> SealDoor:
    """A revealed door as the Hero names it: a side of the first tile that has it."""
    places = plan_of(state).places
    tile = next(tile for tile in state.labyrinth if door in places[tile.sector].doors)
    return SealDoor(tile.id, SIDES[places[tile.sector].doors.index(door)])


def named_door(state: AnyState, option: SealDoor) -> DoorId:
    return DoorId(plan_of(state).places[tile_named(state, option.tile).sector].doors[option.way])
