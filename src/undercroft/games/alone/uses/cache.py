"""The Echo Cache: when the labyrinth is cleared at the end of a round it keeps some more sectors."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from undercroft.kernel.parts import Option, Pass
from undercroft.kernel.procedure import Choice, Procedure

from ..ids import HERO, SectorId
from ..items import item_with, spend
from ..labyrinth import conceal
from ..options import ChooseTile
from ..sight import kept_at_the_end
from ..state import AloneTable, AnyState, tile_named

KEPT_BY_CACHE, KEPT_BY_UPGRADE = 3, 5


class ClearWithCache(Procedure):
    """The labyrinth is cleared; before that the Hero may use an item that keeps sectors (R2)."""

    rules: ClassVar[tuple[str, ...]] = ("AL-ROUND-02", "AL-ROUND-03", "AL-ROUND-04")

    def run(self, table: AloneTable) -> None:
        state = table.state
        kept = kept_at_the_end(state)
        if item_with(state, "echo-cache") is not None and fading(state, kept, []):
            table.then(MayKeepSector(HERO, kept))
        else:
            clear(table, kept)


class MayKeepSector(Choice):
    """Echo Cache: keep another sector? The first one costs a charge. ``kept`` stays anyway, a bit for each sector."""

    rules: ClassVar[tuple[str, ...]] = ("AL-ITEM-10", "AL-ROUND-02")
    kept: int
    more: list[SectorId] = []
    left: int = -1

    def candidates(self, table: AloneTable) -> Iterable[Option]:
        return (Pass(), *fading(table.state, self.kept, self.more))

    def take(self, table: AloneTable, option: Option) -> None:
        state = table.state
        if not isinstance(option, ChooseTile):
            clear(table, self.kept | sum(1 << sector for sector in self.more))
            return
        if not self.more:
            self.left = use_cache(table)
        self.more.append(tile_named(state, option.tile).sector)
        if len(self.more) < self.left and fading(state, self.kept, self.more):
            table.then(self)
        else:
            clear(table, self.kept | sum(1 << sector for sector in self.more))


def use_cache(table: AloneTable) -> int:
    """Pay for it. How many sectors does it keep?"""
    cache = item_with(table.state, "echo-cache")
    assert cache is not None
    cache.used = True
    spend(table, cache, 1)
    return KEPT_BY_UPGRADE if cache.upgraded else KEPT_BY_CACHE


def fading(state: AnyState, kept: int, more: list[SectorId]) -> list[Option]:
    """The sectors that are about to leave the labyrinth."""
    return [ChooseTile(tile.id) for tile in state.labyrinth if not kept >> tile.sector & 1 and tile.sector not in more]


def clear(table: AloneTable, kept: int) -> None:
    for tile in list(table.state.labyrinth):
        if not kept >> tile.sector & 1:
            conceal(table, tile.sector)
