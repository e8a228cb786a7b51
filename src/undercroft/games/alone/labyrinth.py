"""The labyrinth: the tiles in front of the Hero. Revealing, taking tiles back, clearing, and putting lies right."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from undercroft.kernel.parts import Option
from undercroft.kernel.procedure import Procedure

from . import events, memory
from .ids import NO_FIGURE, TILES, FigureId, LookId, SectorId, TileId
from .leading import LeaderChoice
from .options.evil import TakeTile
from .sight import is_in_lit_sight, lit_in_sight
from .state import (
    AloneTable,
    AnyState,
    Look,
    Monster,
    Tile,
    is_boss,
    is_revealed,
    kind_of,
    level_of,
    look_of,
    monsters_in,
    plan_of,
    room_of,
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


class ChooseTile(LeaderChoice):
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
    """The tiles of that shape that may be taken: the farthest ones, never the Hero's own (AL-INFO-17, AL-RUL-30).

    As for Locate, what lies behind a blocked door is no farther away for that.
    """
    places, far = plan_of(state).places, plan_of(state).far[state.hero.sector]
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
    tile = prepare_tile(state, sector)
    state.turn.prepared.remove(tile)
    tile.id = TileId(next_handle(state))
    state.labyrinth.append(tile)
    state.turn.revealed |= 1 << sector
    memory.note_laid(state, sector)
    room = room_of(state, sector)
    table.emit(
        events.SectorRevealed(
            tile.id, sector, shape=plan_of(state).places[sector].shape, room=-1 if room is None else room
        )
    )
    shown = [monster for monster in monsters_in(state, sector) if not monster.kept_back]
    for seen in in_order_of_looks(table, [*shown, *tile.phantoms]):
        if isinstance(seen, Monster):
            reveal_monster(table, seen)
        else:
            show_phantom(table, tile, seen)


def prepare_tile(state: AnyState, sector: SectorId) -> Tile:
    """The tile that is about to be laid for a sector: a card may have made it false already."""
    prepared = next((tile for tile in state.turn.prepared if tile.sector == sector), None)
    if prepared is None:
        prepared = Tile(TileId(-1), sector)
        state.turn.prepared.append(prepared)
    return prepared


def as_seen(seen: Monster | Look) -> tuple[int, bool]:
    return kind_of(seen.id) if isinstance(seen, Monster) else seen.kind, seen.wounded


def in_order_of_looks(table: AloneTable, figures: list[Monster | Look]) -> list[Monster | Look]:
    """By what the Hero sees of them; those that look alike by chance, so that their numbers tell nothing."""
    if len({as_seen(figure) for figure in figures}) < len(figures):
        table.shuffle(figures)
    return sorted(figures, key=as_seen)


def show_phantom(table: AloneTable, tile: Tile, phantom: Look) -> None:
    """An invented monster is shown just as a true one would be (AL-INFO-25)."""
    phantom.figure = FigureId(next_handle(table.state))
    memory.note_met(table.state, phantom.kind, phantom.wounded)
    look = LookId(phantom.kind)
    table.emit(events.MonsterSeen(phantom.figure, look, phantom.wounded, tile.id, events.NO_MONSTER, tile.sector))


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
        if not is_boss(monster.id):
            memory.note_met(state, kind_of(monster.id), monster.wounded)
        state.turn.seen.append(monster.id)
        table.emit(
            events.MonsterSeen(
                monster.figure, look_of(monster.id), monster.wounded, tile.id, monster.id, monster.sector
            )
        )


def conceal(table: AloneTable, sector: SectorId) -> None:
    """A sector leaves the labyrinth with all its elements: it is unrevealed again."""
    state = table.state
    tile = tile_of(state, sector)
    if tile is None:
        return
    memory.note_taken(state, tile)
    state.labyrinth.remove(tile)
    table.emit(events.TileTaken(tile.id, sector))
    for monster in monsters_in(state, sector):
        monster.figure, monster.kept_back = NO_FIGURE, False


def clear_level(table: AloneTable, level: int, but: SectorId) -> None:
    """The Hero has left a level: its sectors leave the labyrinth, all but the one with the stairs (AL-STAIR-02)."""
    state = table.state
    for tile in list(state.labyrinth):
        if level_of(tile.sector) == level and tile.sector != but:
            conceal(table, tile.sector)


# Lies (AL-INFO-25)


def tell_put_right(table: AloneTable, tile: Tile) -> None:
    table.reveal()
    table.emit(events.LabyrinthPutRight(tile.id))


def put_right(table: AloneTable, tile: Tile) -> None:
    """What a card made false in a sector is put right."""
    memory.note_right(table.state, tile.sector)
    if tile.hides or tile.shows or tile.phantoms:
        tile.hides, tile.shows, tile.phantoms = 0, 0, []
        tell_put_right(table, tile)
    bring_forward(table, tile)


def bring_forward(table: AloneTable, tile: Tile) -> None:
    """Monsters that were kept back are revealed."""
    hidden = [monster for monster in monsters_in(table.state, tile.sector) if monster.kept_back]
    for monster in hidden:
        monster.kept_back = False
        reveal_monster(table, monster)


def meet_the_truth(table: AloneTable, tile: Tile) -> None:
    """The Hero enters: what was invented vanishes, monsters kept back are met; other things stay kept back."""
    if tile.shows or tile.phantoms:
        tile.shows, tile.phantoms = 0, []
        tell_put_right(table, tile)
    bring_forward(table, tile)


def vanish(table: AloneTable, figures: Iterable[FigureId]) -> None:
    """Invented monsters vanish as soon as the Hero wants to attack them."""
    gone = list(figures)
    for tile in table.state.labyrinth:
        left = [phantom for phantom in tile.phantoms if phantom.figure not in gone]
        if len(left) < len(tile.phantoms):
            tile.phantoms = left
            tell_put_right(table, tile)


class PutAllRight(Procedure):
    """The turn is over: the labyrinth shows the truth again (AL-INFO-25)."""

    rules: ClassVar[tuple[str, ...]] = ("AL-INFO-25",)

    def run(self, table: AloneTable) -> None:
        state = table.state
        hiding = {monster.sector for monster in state.monsters if monster.kept_back}
        for tile in state.labyrinth:
            if tile.hides or tile.shows or tile.phantoms or tile.sector in hiding:
                put_right(table, tile)
            else:
                memory.note_right(state, tile.sector)
