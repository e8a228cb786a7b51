"""Alone as learning programs see it: every option a number, every view a vector of one fixed size.

The Hero's tiles are numbered by where they lie from the Hero, figures by their order on the table: the numbers that
the Hero knows them by are new every time, and nothing could be learned from them.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any, NewType, TypeGuard, get_type_hints

from undercroft.kernel.parts import No, Option, Pass, Seat, Yes

from .content.items import ITEMS
from .content.missions import MISSIONS
from .content.reactions import COPIES, REACTIONS
from .content.sheets import MAPS
from .elements import looks_on
from .geography import PER_LEVEL
from .ids import (
    CHARACTERS,
    DECKS,
    DEVICES,
    ELEMENTS,
    KINDS,
    MOST_ADRENALINE,
    MOST_HEALTH,
    REPORTS,
    ROOMS,
    SHAPES,
    SLOTS,
    TOKENS,
    TOKENS_OF_KIND,
    TURNS,
    WAYS,
    CardId,
    CharacterId,
    DeckId,
    DoorId,
    FigureId,
    ItemId,
    KindId,
    MissionId,
    MonsterId,
    ReportId,
    SectorId,
    TargetId,
    TileId,
    WayId,
)
from .labyrinth_view import TileView
from .map_view import MapView
from .options import CHAPTERS
from .state import AnyState, plan_of, tile_named
from .targets import TARGETS
from .view import AloneView

REACH = 5
"""How far a sector of one level may lie from another, in each direction."""
WIDTH = 2 * REACH + 1
TILE_PLACES = WIDTH * WIDTH + 3
"""Places of tiles: around the Hero, the other ends of the two staircases, elsewhere."""
MOST_FIGURES = 20
MOST_SECTORS = 2 * PER_LEVEL
MOST_DOORS = 20
MOST_MONSTERS = len(KINDS) * TOKENS_OF_KIND + 2
MOST_SEATS = 4
MOST_DICE = 16
FARTHEST = 24

# Options

Place = Callable[[AnyState, int], int]


def _as_it_is(state: AnyState, value: int) -> int:
    return value


def _place_of_tile(state: AnyState, tile: int) -> int:
    sector = tile_named(state, TileId(tile)).sector
    places, here = plan_of(state).places, state.hero.sector
    if places[sector].level == places[here].level:
        return _place(places[sector].x - places[here].x, places[sector].y - places[here].y)
    stairs = places[here].stairs
    is_end = stairs >= 0 and places[here].ways[stairs] == sector
    return WIDTH * WIDTH + (stairs - len(WAYS) + 2 if is_end else 2)


def _place(dx: int, dy: int) -> int:
    return (dy + REACH) * WIDTH + dx + REACH


def _place_of_figure(state: AnyState, figure: int) -> int:
    seen = [look.figure for tile in state.labyrinth for look in looks_on(state, tile)]
    return sorted(seen).index(FigureId(figure))


BY_TYPE: dict[Any, tuple[int, Place]] = {
    Seat: (MOST_SEATS, _as_it_is),
    WayId: (len(WAYS) + 1, lambda state, way: way + 1),
    ReportId: (len(REPORTS), _as_it_is),
    KindId: (len(KINDS), _as_it_is),
    CharacterId: (len(CHARACTERS), _as_it_is),
    DeckId: (len(DECKS), _as_it_is),
    TargetId: (len(TARGETS), _as_it_is),
    ItemId: (len(ITEMS), _as_it_is),
    CardId: (len(REACTIONS) // COPIES, lambda state, card: card // COPIES),
    MissionId: (len(MISSIONS), _as_it_is),
    SectorId: (MOST_SECTORS, _as_it_is),
    DoorId: (MOST_DOORS, _as_it_is),
    MonsterId: (MOST_MONSTERS, _as_it_is),
    TileId: (TILE_PLACES, _place_of_tile),
    FigureId: (MOST_FIGURES, _place_of_figure),
    bool: (2, _as_it_is),
}
"""How many numbers a field of a type takes, and which one a value has."""

PLAIN: dict[str, tuple[int, Place]] = {
    "map": (len(MAPS), _as_it_is),
    "level": (3, lambda state, level: level + 1),
    "quarters": (4, _as_it_is),
    "device": (len(DEVICES), _as_it_is),
    "count": (MOST_DICE, _as_it_is),
    "stat": (2, _as_it_is),
    "health": (MOST_HEALTH + 1, _as_it_is),
    "sanity": (MOST_HEALTH + 1, _as_it_is),
    "amount": (MOST_HEALTH + 1, _as_it_is),
    "die": (MOST_DICE, _as_it_is),
    "distance": (FARTHEST + 2, lambda state, distance: distance + 2),
    "place": (8, _as_it_is),
    "element": (len(ELEMENTS), _as_it_is),
}
"""The same for fields that are plain numbers, by their names."""


def _own(thing: object) -> TypeGuard[type[Option]]:
    return isinstance(thing, type) and issubclass(thing, Option) and thing is not Option


KINDS_OF_OPTIONS: tuple[type[Option], ...] = (
    Pass,
    Yes,
    No,
    *(kind for chapter in CHAPTERS for kind in vars(chapter).values() if _own(kind)),
)


def _fields(kind: type[Option]) -> list[tuple[str, int, Place]]:
    hints = get_type_hints(kind)
    found = []
    for name in kind.__struct_fields__:
        hint = hints[name]
        size, place = BY_TYPE[hint] if isinstance(hint, NewType) or hint is bool else PLAIN[name]
        found.append((name, size, place))
    return found


FIELDS = {kind: _fields(kind) for kind in KINDS_OF_OPTIONS}
SIZES = {kind: math.prod(size for _, size, _ in found) for kind, found in FIELDS.items()}
STARTS = {kind: sum(list(SIZES.values())[:index]) for index, kind in enumerate(SIZES)}


def option_count() -> int:
    return sum(SIZES.values())


def option_number(state: AnyState, option: Option) -> int:
    """The start of its kind, and its fields as the digits of a number."""
    number = 0
    for name, size, place in FIELDS[type(option)]:
        number = number * size + place(state, getattr(option, name))
    return STARTS[type(option)] + number


# Views


def numbers(view: AloneView) -> list[float]:
    """The whole view, each number about 0..1."""
    return [*_table(view), *_hero(view), *_missions(view), *_labyrinth(view), *_evil(view), *_map(view.map)]


def _table(view: AloneView) -> list[float]:
    seat = 0 if view.seat is None else view.seat
    return [
        float(seat == 0),
        float(view.leader == seat),
        view.difficulty / 3,
        min(view.round / 10, 1.0),
        min(view.rounds_left / 4, 1.0),
        float(view.nightmare),
        view.turns_left / TURNS,
        min(view.actions / 2, 1.0),
        float(view.bullet_time),
        view.free_slots / SLOTS,
        view.open_symbols / 4,
    ]


def _hero(view: AloneView) -> list[float]:
    hero = view.hero
    charges, upgraded = [0.0] * len(ITEMS), [0.0] * len(ITEMS)
    for item in hero.items:
        charges[item.card], upgraded[item.card] = (1 + item.charges) / 6, float(item.upgraded)
    allies = [0.0] * len(CHARACTERS)
    for ally in hero.allies:
        allies[ally.character] = ally.charges / 6
    return [
        hero.health / MOST_HEALTH,
        hero.sanity / MOST_HEALTH,
        hero.adrenaline / MOST_ADRENALINE,
        hero.refill / MOST_ADRENALINE,
        float(hero.ability_used),
        float(hero.breath_used),
        *(float(hero.character == character) for character in range(len(CHARACTERS))),
        *(points / 2 for points in hero.experience),
        *(float(room in hero.searched) for room in range(len(ROOMS))),
        *charges,
        *upgraded,
        *allies,
    ]


def _missions(view: AloneView) -> list[float]:
    present, done, active = ([0.0] * len(MISSIONS) for _ in range(3))
    for mission in view.missions:
        present[mission.card], done[mission.card] = 1.0, float(mission.done)
        active[mission.card] = float(mission.active)
    counters = view.counters
    return [
        *present,
        *done,
        *active,
        min(counters.count / 3, 1.0),
        counters.countdown / 8,
        float(counters.carrying),
    ]


TILE_SIZE = 17 + len(KINDS) + len(ROOMS) + len(SHAPES)


def _labyrinth(view: AloneView) -> list[float]:
    found = [0.0] * (TILE_PLACES * TILE_SIZE)
    for tile in view.tiles:
        if tile.end_of < 0:
            place = _place(tile.dx, tile.dy)
        else:
            place = WIDTH * WIDTH + min(max(tile.end_of - len(WAYS) + 2, 0), 2)
        found[place * TILE_SIZE : (place + 1) * TILE_SIZE] = _tile(tile)
    return found


def _tile(tile: TileView) -> list[float]:
    doors = {door.way: door for door in tile.doors}
    return [
        1.0,
        float(tile.in_view),
        float(tile.lit),
        float(tile.danger),
        float(tile.switch),
        float(tile.mission),
        *(float(way in tile.ways) for way in range(len(WAYS))),
        *(0.0 if way not in doors else 1.0 if doors[way].blocked else 0.5 for way in range(4)),
        min(sum(token.count for token in tile.tokens) / 3, 1.0),
        *(min(sum(figure.kind == kind for figure in tile.figures) / 2, 1.0) for kind in range(len(KINDS))),
        *(float(tile.room == room) for room in range(len(ROOMS))),
        *(float(tile.shape == shape) for shape in range(len(SHAPES))),
    ]


def _evil(view: AloneView) -> list[float]:
    hand, shown = [0.0] * (len(REACTIONS) // COPIES), [0.0] * (len(REACTIONS) // COPIES)
    for card in view.hand:
        hand[card // COPIES] += 0.5
    for played in view.track:
        if played.card >= 0:
            shown[played.card // COPIES] += 0.5
    decks = [0.0] * len(DECKS)
    for deck in view.decks:
        decks[deck.deck] = (1 + deck.cards) / 27
    backs = [min(sum(player.backs) / 12, 1.0) for player in view.evil]
    return [*hand, *shown, *decks, *backs, *([0.0] * (MOST_SEATS - 1 - len(backs)))]


SECTOR_SIZE = 7 + 2 * len(KINDS) + len(ROOMS) + len(TOKENS)


def _map(map_: MapView | None) -> list[float]:
    """Evil's map, empty for the Hero."""
    found = [0.0] * (MOST_SECTORS * SECTOR_SIZE + MOST_DOORS + len(KINDS))
    if map_ is None:
        return found
    for sector in map_.sectors:
        here = [monster for monster in map_.monsters if monster.sector == sector.sector]
        start = sector.sector * SECTOR_SIZE
        found[start : start + SECTOR_SIZE] = [
            1.0,
            float(sector.sector == map_.hero),
            float(sector.lit),
            float(sector.danger),
            float(sector.switch),
            float(sector.tile >= 0),
            float(sector.in_view),
            *(float(any(monster.kind == kind for monster in here)) for kind in range(len(KINDS))),
            *(float(any(monster.kind == kind and monster.wounded for monster in here)) for kind in range(len(KINDS))),
            *(float(sector.room == room) for room in range(len(ROOMS))),
            *(float(any(token.name == name for token in sector.tokens)) for name in range(len(TOKENS))),
        ]
    end = MOST_SECTORS * SECTOR_SIZE
    for door in map_.blocked:
        found[end + door] = 1.0
    found[end + MOST_DOORS :] = [left / TOKENS_OF_KIND for left in map_.supply]
    return found
