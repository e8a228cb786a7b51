"""Movement toward something that the Hero asked for (AL-REACT-37)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from undercroft.kernel.parts import Option
from undercroft.kernel.procedure import Choice

from .. import reactions
from ..ids import SectorId, TargetId
from ..options.evil import ChooseSector
from ..options.hero import ChooseTarget
from ..state import AloneTable
from ..targets import nearest
from .base import Effect
from .monsters import MoveMonsters, current_action


class MoveTowardTarget(Effect):
    """Choose one of the targets named for Locate and move up to so many monsters toward the very thing asked for."""

    rules: ClassVar[tuple[str, ...]] = ("AL-REACT-37", "AL-ACT-LOCATE-09")
    points: int = 1
    count: int = 1

    def possible(self, table: AloneTable) -> bool:
        exists = any(nearest(table.state, target) for target in current_action(table).targets)
        return exists and bool(table.state.monsters)

    def run(self, table: AloneTable) -> None:
        if self.possible(table):
            table.then(WhichTarget(table.inside(reactions.Playing).seat, self.points, self.count))


class WhichTarget(Choice):
    """Toward which of the targets? One that does not exist cannot be chosen."""

    rules: ClassVar[tuple[str, ...]] = ("AL-REACT-37", "AL-REACT-44")
    is_window: ClassVar[bool] = True
    points: int
    count: int

    def candidates(self, table: AloneTable) -> Iterable[Option]:
        return [ChooseTarget(target) for target in current_action(table).targets]

    def objection(self, table: AloneTable, option: Any) -> str | None:
        return None if nearest(table.state, option.target) else "AL-ACT-LOCATE-06"

    def take(self, table: AloneTable, option: ChooseTarget) -> None:
        table.then(WhichOfThem(self.seat, option.target, self.points, self.count))


class WhichOfThem(Choice):
    """Of several that are equally near, toward which?"""

    rules: ClassVar[tuple[str, ...]] = ("AL-ACT-LOCATE-03", "AL-ACT-LOCATE-07", "AL-REACT-44")
    is_window: ClassVar[bool] = True
    target: TargetId
    points: int
    count: int

    def candidates(self, table: AloneTable) -> Iterable[Option]:
        return [ChooseSector(SectorId(sector)) for sector in nearest(table.state, self.target)]

    def take(self, table: AloneTable, option: ChooseSector) -> None:
        table.then(MoveMonsters(self.points, self.count, goal=option.sector))
