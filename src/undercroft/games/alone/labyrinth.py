"""The labyrinth: the tiles in front of the Hero. Revealing, taking tiles back, clearing, and putting lies right."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from undercroft.kernel.parts import Option
from undercroft.kernel.procedure import Choice, Procedure

from . import events
from .ids import NO_FIGURE, TILES, FigureId, SectorId, TileId
from .options import TakeTile
from .sight import is_in_lit_sight, lit_in_sight
from .state import (
    AloneTable,
    AnyState,
    Monster,
    Tile,
    is_revealed,
    kind_of,
    level_of,
    monsters_in,
    plan_of,
    room_of,
    steps_from,
    tile_of,
)

ROOM_SHAPE = 4


class Reveal(Procedure):
    """Lay a tile for each of these sectors that is not revealed yet, with everything in it (AL-INFO-04, AL-INFO-05)."""

    rules: ClassVar[tuple[str, ...]] = ("AL-INFO-02", "AL-INFO-04", "AL-INFO-05", "AL-INFO-15")
    sectors: list[SectorId]

    def run(self, table: AloneTable) -> None:
        state = table.state
        while self.sectors:
            sector = self.sectors[0]
            if is_revealed(state, sector):
                self.sectors.pop(0)
            elif is_short_of(state, sector) and farthest_alike(state, sector):
                table.then(ChooseTile(state.leader, sector), self)
                return
            else:
                lay_tile(table, self.sectors.pop(0))


class LookAround(Procedure):
    """Every lit unrevealed sector that is in sight now is revealed at once (AL-LIGHT-07, AL-FOV-08)."""

    rules: ClassVar[tuple[str, ...]] = ("AL-LIGHT-07", "AL-FOV-06", "AL-FOV-08")

    def run(self, table: AloneTable) -> None:
        sector = lit_in_sight(table.state)
        if sector is not None:
            table.then(Reveal([sector]), self)


class ChooseTile(Choice):
    """No tile of that shape is left: take the one farthest from the Hero (AL-INFO-16); of several, which? (AL-INFO-17)

    Everybody sees that the tiles have run out, so there is a pause whether or not there is a choice.
    """

    rules: ClassVar[tuple[str, ...]] = ("AL-INFO-15", "AL-INFO-16", "AL-INFO-17")
    is_window: ClassVar[bool] = True
    sector: SectorId

    def candidates(self, table: AloneTable) -> Iterable[Option]:
        return [TakeTile(SectorId(sector)) for sector in farthest_alike(table.state, self.sector)]

    def take(self, table: AloneTable, option: TakeTile) -> None:
        conceal(table, option.sector)


def is_short_of(state: AnyState, sector: SectorId) -> bool:
    """Is there no tile of this sector's shape in the supply? Every room has its own."""
    places = plan_of(state).places
    shape = places[sector].shape
    if shape == ROOM_SHAPE:
        return False
    return sum(places[tile.sector].shape == shape for tile in state.labyrinth) >= TILES[shape]


def farthest_alike(state: AnyState, sector: SectorId) -> list[SectorId]:
    """The tiles of that shape that may be taken: the farthest ones, never the Hero's own (AL-INFO-17, AL-RUL-30)."""
    places, far = plan_of(state).places, steps_from(state, state.hero.sector)
    alike = [
        tile.sector
        for tile in state.labyrinth
        if places[tile.sector].shape == places[sector].shape
        and tile.sector != state.hero.sector
        and not is_in_lit_sight(state, tile.sector)
    ]
    most = max((far[found] for found in alike), default=0)
    return sorted(found for found in alike if far[found] == most)


def lay_tile(table: AloneTable, sector: SectorId) -> None:
    state = table.state
    table.reveal()
    tile = Tile(TileId(next_handle(state)), sector)
    state.labyrinth.append(tile)
    state.turn.revealed |= 1 << sector
    room = room_of(state, sector)
    table.emit(
        events.SectorRevealed(
            tile.id, sector, shape=plan_of(state).places[sector].shape, room=-1 if room is None else room
        )
    )
    for monster in in_order_of_looks(table, monsters_in(state, sector)):
        if not monster.kept_back:
            reveal_monster(table, monster)


def in_order_of_looks(table: AloneTable, monsters: list[Monster]) -> list[Monster]:
    """By what the Hero sees of them; those that look alike by chance, so that their numbers tell nothing."""
    monsters = sorted(monsters, key=lambda monster: (kind_of(monster.id), monster.wounded))
    looks = [(kind_of(monster.id), monster.wounded) for monster in monsters]
    if len(set(looks)) < len(looks):
        table.shuffle(monsters)
        monsters.sort(key=lambda monster: (kind_of(monster.id), monster.wounded))
    return monsters


def next_handle(state: AnyState) -> int:
    state.next_handle += 1
    return state.next_handle


def reveal_monster(table: AloneTable, monster: Monster) -> None:
    """The Hero sees a monster in a revealed sector, and is told whether it is wounded (AL-INFO-11, AL-INFO-12)."""
    state = table.state
    tile = tile_of(state, monster.sector)
    assert tile is not None
    if monster.figure == NO_FIGURE:
        table.reveal()
        monster.figure = FigureId(next_handle(state))
        table.emit(
            events.MonsterSeen(
                monster.figure, kind_of(monster.id), monster.wounded, tile.id, monster.id, monster.sector
            )
        )


def conceal(table: AloneTable, sector: SectorId) -> None:
    """A sector leaves the labyrinth with all its elements: it is unrevealed again."""
    state = table.state
    tile = tile_of(state, sector)
    if tile is None:
        return
    state.labyrinth.remove(tile)
    table.emit(events.TileTaken(tile.id, sector))
    for monster in monsters_in(state, sector):
        monster.figure, monster.kept_back = NO_FIGURE, False


def clear_level(table: AloneTable, level: int, but: SectorId) -> None:
    """The Hero has left a level: its sectors leave the labyrinth, all but the one with the stairs (AL-STAIR-02)."""
    state = table.state
    for tile in list(state.labyrinth):
        if level_of(state, tile.sector) == level and tile.sector != but:
            conceal(table, tile.sector)


def put_right(table: AloneTable, tile: Tile) -> None:
    """What a card made false in a sector is put right (AL-INFO-25)."""
    if tile.hides or tile.shows or tile.phantom >= 0:
        tile.hides, tile.shows, tile.phantom, tile.phantom_figure = 0, 0, -1, NO_FIGURE
        table.emit(events.LabyrinthPutRight(tile.id))
    for monster in monsters_in(table.state, tile.sector):
        if monster.kept_back:
            monster.kept_back = False
            reveal_monster(table, monster)


class PutAllRight(Procedure):
    """The turn is over: the labyrinth shows the truth again (AL-INFO-25)."""

    rules: ClassVar[tuple[str, ...]] = ("AL-INFO-25",)

    def run(self, table: AloneTable) -> None:
        for tile in table.state.labyrinth:
            put_right(table, tile)
