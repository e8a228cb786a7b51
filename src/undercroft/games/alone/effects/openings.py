"""Cards that unblock doors for the monsters."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from undercroft.kernel.parts import Option
from undercroft.kernel.procedure import Choice

from .. import reactions
from ..doors import unblock
from ..ids import DoorId
from ..options.evil import ChooseDoor
from ..state import AloneTable, AnyState
from ..values import doors_of
from .base import Effect


def blocked_here(state: AnyState) -> list[DoorId]:
    """The blocked doors of the Hero's sector."""
    return [door for door in doors_of(state, state.hero.sector) if state.blocked >> door & 1]


class UnblockHeroDoor(Effect):
    """Unblock one door of the Hero's sector."""

    rules: ClassVar[tuple[str, ...]] = ("AL-DOOR-02", "AL-DOOR-05", "AL-DOOR-12")

    def possible(self, table: AloneTable) -> bool:
        return bool(blocked_here(table.state))

    def run(self, table: AloneTable) -> None:
        if self.possible(table):
            table.then(WhichHeroDoor(table.inside(reactions.Playing).seat))


class WhichHeroDoor(Choice):
    """Which blocked door of the Hero's sector is opened?"""

    rules: ClassVar[tuple[str, ...]] = ("AL-REACT-44", "AL-DOOR-02")

    def candidates(self, table: AloneTable) -> Iterable[Option]:
        return [ChooseDoor(door) for door in blocked_here(table.state)]

    def take(self, table: AloneTable, option: Any) -> None:
        unblock(table, option.door)
