"""Lights going on and off, and what the Hero sees of it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from undercroft.kernel.parts import No, Option, Yes
from undercroft.kernel.procedure import Choice, Procedure

from . import events
from .ids import HERO, SectorId, TileId
from .items import item_with, spend
from .labyrinth import LookAround
from .sight import field_of_view
from .state import AloneTable, AnyState, bits, is_lit, is_on_map, monster_of, tile_named, tile_of


def turn_on(table: AloneTable, sectors: Iterable[int]) -> None:
    """Lit sectors in sight are revealed at once; of the others the Hero learns nothing (AL-LIGHT-07, AL-LIGHT-08)."""
    state = table.state
    new = [SectorId(sector) for sector in sectors if not is_lit(state, sector)]
    for sector in new:
        state.lit |= 1 << sector
    tell_lights(table, new, on=True)
    table.then(LookAround())


class TurnOff(Procedure):
    """Lights go out in these sectors; a revealed one stays revealed (AL-LIGHT-14, AL-LIGHT-18)."""

    rules: ClassVar[tuple[str, ...]] = ("AL-LIGHT-09", "AL-LIGHT-14", "AL-LIGHT-18")
    sectors: list[SectorId]

    def run(self, table: AloneTable) -> None:
        state = table.state
        while self.sectors:
            sector = self.sectors[0]
            tile = tile_of(state, sector)
            if tile is not None and is_lit(state, sector) and may_keep(state, sector):
                table.then(MayKeepLight(HERO, tile.id), self)
                return
            self.sectors.pop(0)
            if is_lit(state, sector):
                state.lit &= ~(1 << sector)
                tell_lights(table, [sector], on=False)


def may_keep(state: AnyState, sector: SectorId) -> bool:
    """The Signal Mirror: once a turn, for the Hero's sector; upgraded also for another lit one in view."""
    mirror = item_with(state, "signal-mirror")
    if mirror is None:
        return False
    return sector == state.hero.sector or (mirror.upgraded and bool(field_of_view(state) >> sector & 1))


class MayKeepLight(Choice):
    """Signal Mirror: does the light stay on?"""

    rules: ClassVar[tuple[str, ...]] = ("AL-ITEM-10", "AL-LIGHT-09")
    tile: TileId

    def candidates(self, table: AloneTable) -> Iterable[Option]:
        return (No(), Yes())

    def take(self, table: AloneTable, option: Option) -> None:
        off = next(step for step in reversed(table.state.stack) if isinstance(step, TurnOff))
        mirror = item_with(table.state, "signal-mirror")
        if isinstance(option, Yes) and mirror is not None:
            mirror.used = True
            spend(table, mirror, 1)
            off.sectors.pop(0)
        else:
            sector = off.sectors.pop(0)
            table.state.lit &= ~(1 << sector)
            tell_lights(table, [sector], on=False)

    def subject(self, table: AloneTable) -> dict[str, Any]:
        return {"own": tile_named(table.state, self.tile).sector == table.state.hero.sector}


def tell_lights(table: AloneTable, sectors: list[SectorId], on: bool) -> None:
    if sectors:
        table.emit(events.LightsChanged(sectors, on))
    for sector in sectors:
        tile = tile_of(table.state, sector)
        if tile is not None:
            table.emit(events.LightSeen(tile.id, on))


class MonstersPutOutLights(Procedure):
    """A lit sector, not the Hero's, where a monster's movement of this turn ended goes dark (AL-LIGHT-10 to 13)."""

    rules: ClassVar[tuple[str, ...]] = ("AL-LIGHT-10", "AL-LIGHT-11", "AL-LIGHT-12", "AL-LIGHT-13")

    def run(self, table: AloneTable) -> None:
        state = table.state
        dark = 0
        for monster in state.turn.moved:
            if is_on_map(state, monster):
                dark |= 1 << monster_of(state, monster).sector
        dark &= state.lit & ~(1 << state.hero.sector)
        if dark:
            table.then(TurnOff([SectorId(sector) for sector in bits(dark)]))
