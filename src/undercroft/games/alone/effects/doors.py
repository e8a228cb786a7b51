"""What cards do with doors: blocking them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import ClassVar

from undercroft.kernel.parts import Option
from undercroft.kernel.procedure import Choice

from .. import reactions
from ..doors import block
from ..ids import DoorId
from ..options.evil import ChooseDoor
from ..state import AloneTable, AnyState, level_of, plan_of
from ..values import doors_of
from .base import Effect

# Which doors. Content names them by number.

FAR_DOORS, OWN_DOORS, FAR_DOORS_OF_LEVEL = range(3)


def is_own(state: AnyState, door: DoorId) -> bool:
    """Does it touch the Hero's sector? (AL-DOOR-10)"""
    return door in doors_of(state, state.hero.sector)


def is_on_level(state: AnyState, door: DoorId) -> bool:
    return level_of(plan_of(state).doors[door][0]) == level_of(state.hero.sector)


DOORS: dict[int, Callable[[AnyState, DoorId], bool]] = {
    FAR_DOORS: lambda state, door: not is_own(state, door),
    OWN_DOORS: is_own,
    FAR_DOORS_OF_LEVEL: lambda state, door: not is_own(state, door) and is_on_level(state, door),
}


class BlockOne(Effect):
    """Block one door that is not blocked."""

    rules: ClassVar[tuple[str, ...]] = ("AL-DOOR-02", "AL-DOOR-05", "AL-DOOR-09")
    which: int

    def possible(self, table: AloneTable) -> bool:
        return bool(doors_to_block(table.state, self.which))

    def run(self, table: AloneTable) -> None:
        if self.possible(table):
            table.then(WhichDoor(table.inside(reactions.Playing).seat, self.which))


def doors_to_block(state: AnyState, which: int) -> list[DoorId]:
    doors = [DoorId(door) for door in range(len(plan_of(state).doors)) if not state.blocked >> door & 1]
    return [door for door in doors if DOORS[which](state, door)]


class WhichDoor(Choice):
    """Which door is blocked? Of unrevealed doors the Hero must not learn how many could be."""

    rules: ClassVar[tuple[str, ...]] = ("AL-REACT-44", "AL-DOOR-02")
    is_window: ClassVar[bool] = True
    which: int

    def candidates(self, table: AloneTable) -> Iterable[Option]:
        return [ChooseDoor(DoorId(door)) for door in range(len(plan_of(table.state).doors))]

    def objection(self, table: AloneTable, option: ChooseDoor) -> str | None:
        if table.state.blocked >> option.door & 1:
            return "AL-DOOR-09"
        return None if DOORS[self.which](table.state, option.door) else "AL-DOOR-10"

    def take(self, table: AloneTable, option: ChooseDoor) -> None:
        block(table, option.door)
