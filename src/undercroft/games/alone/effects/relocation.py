"""Relocating: a monster is put elsewhere without a step and without a noise (AL-DEPLOY-14 to AL-DEPLOY-16)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from undercroft.kernel.parts import Option
from undercroft.kernel.procedure import Choice

from .. import events, reactions, walk
from ..ids import NO_FIGURE, MonsterId, SectorId, WayId
from ..options.evil import ChooseMonster, ChooseSector
from ..state import (
    AloneTable,
    AnyState,
    Monster,
    is_boss,
    is_revealed,
    is_seen,
    level_of,
    look_of,
    monster_of,
    plan_of,
)
from ..values import has_room
from .base import Effect
from .monsters import ANY, filtered


class RelocateMonster(Effect):
    """Relocate one monster to an unrevealed sector near it; blocked doors do not matter."""

    rules: ClassVar[tuple[str, ...]] = ("AL-DEPLOY-14", "AL-DEPLOY-15", "AL-DEPLOY-16", "AL-NOISE-09")
    within: int
    which: int = ANY

    def possible(self, table: AloneTable) -> bool:
        found = filtered(table, self.which)
        return any(objection_to_relocating(table.state, monster, self.within) is None for monster in found)

    def run(self, table: AloneTable) -> None:
        if self.possible(table):
            table.then(WhichToRelocate(table.inside(reactions.Playing).seat, self.within, self.which))


class WhichToRelocate(Choice):
    """Which monster is put elsewhere?"""

    rules: ClassVar[tuple[str, ...]] = ("AL-DEPLOY-14", "AL-DEPLOY-16")
    is_window: ClassVar[bool] = True
    within: int
    which: int

    def candidates(self, table: AloneTable) -> Iterable[Option]:
        return [ChooseMonster(monster.id) for monster in filtered(table, self.which)]

    def objection(self, table: AloneTable, option: Any) -> str | None:
        return objection_to_relocating(table.state, monster_of(table.state, option.monster), self.within)

    def take(self, table: AloneTable, option: ChooseMonster) -> None:
        table.then(RelocateWhere(self.seat, option.monster, self.within))


class RelocateWhere(Choice):
    """To which sector?"""

    rules: ClassVar[tuple[str, ...]] = ("AL-DEPLOY-14", "AL-DEPLOY-15")
    is_window: ClassVar[bool] = True
    monster: MonsterId
    within: int

    def candidates(self, table: AloneTable) -> Iterable[Option]:
        return [ChooseSector(sector) for sector in sectors_near(table.state, self.found(table), self.within)]

    def objection(self, table: AloneTable, option: Any) -> str | None:
        return objection_to_place(table.state, self.found(table), option.sector)

    def take(self, table: AloneTable, option: ChooseSector) -> None:
        table.inside(reactions.Playing).acted.append(self.monster)
        relocate(table, self.found(table), option.sector)

    def found(self, table: AloneTable) -> Monster:
        return monster_of(table.state, self.monster)


def sectors_near(state: AnyState, monster: Monster, within: int) -> list[SectorId]:
    """The other sectors at most so far away, counted as for Locate."""
    far = plan_of(state).far[monster.sector]
    return [SectorId(sector) for sector, distance in enumerate(far) if 0 < distance <= within]


def objection_to_place(state: AnyState, monster: Monster, sector: SectorId) -> str | None:
    if is_revealed(state, sector):
        return "AL-INFO-02"
    level = level_of(sector)
    return None if level == level_of(monster.sector) or has_room(state, level) else "AL-DEPLOY-15"


def objection_to_relocating(state: AnyState, monster: Monster, within: int) -> str | None:
    if is_boss(monster.id):
        return "AL-DEPLOY-16"
    near = sectors_near(state, monster, within)
    return None if any(objection_to_place(state, monster, sector) is None for sector in near) else "AL-DEPLOY-15"


def relocate(table: AloneTable, monster: Monster, there: SectorId) -> None:
    """It keeps its wound, is seen or frightens where it arrives, and puts no light out (AL-DEPLOY-15)."""
    state = table.state
    state.turn.moved = [moved for moved in state.turn.moved if moved != monster.id]
    monster.kept_back = False
    if is_seen(monster) and not is_revealed(state, there):
        table.emit(events.MonsterLeft(monster.figure, look_of(monster.id), WayId(-1), monster.id, there))
        monster.figure = NO_FIGURE
    walk.arrive(table, monster, there)
