"""The Echo Cache: when the labyrinth is cleared at the end of a round it keeps some more sectors."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from undercroft.kernel.parts import Option, Pass
from undercroft.kernel.procedure import Choice, Procedure

from ..ids import HERO, TileId
from ..items import item_with, spend
from ..labyrinth import conceal
from ..options.hero import ChooseTile
from ..sight import kept_at_the_end
from ..state import AloneTable, AnyState, Tile

KEPT_BY_CACHE, KEPT_BY_UPGRADE = 3, 5


class ClearWithCache(Procedure):
    """The labyrinth is cleared; before that the Hero may use an item that keeps sectors (R2)."""

    rules: ClassVar[tuple[str, ...]] = ("AL-ROUND-02", "AL-ROUND-03", "AL-ROUND-04")

    def run(self, table: AloneTable) -> None:
        if item_with(table.state, "echo-cache") is not None and fading(table.state):
            table.then(MayKeepSector(HERO))
        else:
            clear(table, [])


class MayKeepSector(Choice):
    """Echo Cache: keep another sector? The first one costs a charge; ``most`` is then how many it keeps."""

    rules: ClassVar[tuple[str, ...]] = ("AL-ITEM-10", "AL-ROUND-02")
    more: list[TileId] = []
    most: int = 0

    def candidates(self, table: AloneTable) -> Iterable[Option]:
        yield Pass()
        yield from (ChooseTile(tile.id) for tile in fading(table.state) if tile.id not in self.more)

    def take(self, table: AloneTable, option: Option) -> None:
        if isinstance(option, ChooseTile):
            if not self.more:
                self.most = use_cache(table)
            self.more.append(option.tile)
            if len(self.more) < self.most:
                table.then(self)
                return
        clear(table, self.more)


def use_cache(table: AloneTable) -> int:
    """Pay for it. How many sectors does it keep?"""
    cache = item_with(table.state, "echo-cache")
    assert cache is not None
    cache.used = True
    spend(table, cache, 1)
    return KEPT_BY_UPGRADE if cache.upgraded else KEPT_BY_CACHE


def fading(state: AnyState) -> list[Tile]:
    """The sectors that are about to leave the labyrinth."""
    kept = kept_at_the_end(state)
    return [tile for tile in state.labyrinth if not kept >> tile.sector & 1]


def clear(table: AloneTable, kept: list[TileId]) -> None:
    """The field of view is taken before anything is removed (AL-ROUND-04)."""
    for tile in fading(table.state):
        if tile.id not in kept:
            conceal(table, tile.sector)
