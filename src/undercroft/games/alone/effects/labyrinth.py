"""What cards do with the labyrinth: taking sectors out of it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from undercroft.kernel.parts import Option, Pass
from undercroft.kernel.procedure import Choice

from .. import reactions
from ..ids import SectorId
from ..labyrinth import conceal
from ..options.evil import TakeTile
from ..sight import field_of_view, neighbours
from ..state import AloneTable, AnyState, is_lit
from .base import Effect


class HideSectors(Effect):
    """Take up to so many unlit sectors out of the labyrinth, neither in view nor adjacent to the Hero."""

    rules: ClassVar[tuple[str, ...]] = ("AL-INFO-02", "AL-INFO-22")
    count: int

    def possible(self, table: AloneTable) -> bool:
        return bool(sectors_to_hide(table.state))

    def run(self, table: AloneTable) -> None:
        if self.possible(table):
            table.then(HideNext(table.inside(reactions.Playing).seat, self.count))


def sectors_to_hide(state: AnyState) -> list[SectorId]:
    kept = field_of_view(state)
    for sector in neighbours(state, state.hero.sector):
        kept |= 1 << sector
    return sorted(
        tile.sector for tile in state.labyrinth if not kept >> tile.sector & 1 and not is_lit(state, tile.sector)
    )


class HideNext(Choice):
    """Which sector leaves the labyrinth? From the second on it may be left at that."""

    rules: ClassVar[tuple[str, ...]] = ("AL-REACT-44", "AL-INFO-02")
    left: int
    may_stop: bool = False

    def candidates(self, table: AloneTable) -> Iterable[Option]:
        if self.may_stop:
            yield Pass()
        yield from (TakeTile(sector) for sector in sectors_to_hide(table.state))

    def take(self, table: AloneTable, option: Option) -> None:
        if isinstance(option, TakeTile):
            conceal(table, option.sector)
            if self.left > 1 and sectors_to_hide(table.state):
                table.then(HideNext(self.seat, self.left - 1, may_stop=True))
