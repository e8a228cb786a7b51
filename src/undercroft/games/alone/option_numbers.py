"""Alone's options as learning programs know them: every option a number, and every number a name.

The Hero's tiles are numbered by where they lie from the Hero, figures by their order on the table: the numbers that
the Hero knows them by are new every time, and nothing could be learned from them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import product
from typing import Any, NamedTuple, NewType, TypeGuard, get_type_hints

from undercroft.kernel.layout import Layout
from undercroft.kernel.parts import No, Option, Pass, Seat, Yes, words_of

from .content import items
from .content.missions import MISSIONS
from .content.reactions import COPIES, REACTIONS
from .content.sheets import MAPS
from .decks.fury import FURY_DECK
from .elements import looks_on
from .geography import PER_LEVEL
from .ids import (
    CHARACTERS,
    DECKS,
    DEVICES,
    ELEMENTS,
    KINDS,
    MOST_HEALTH,
    REPORTS,
    STATS,
    TOKENS_OF_KIND,
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
from .options import CHAPTERS
from .state import AnyState, plan_of, tile_named
from .targets import TARGETS

assert FURY_DECK  # the decks have filled the reactions that are counted here

REACH = 5
"""How far a sector of one level may lie from another, in each direction."""
WIDTH = 2 * REACH + 1
OFFSETS = range(-REACH, REACH + 1)
ENDS = ("the other end of the amber stairs", "the other end of the teal stairs")
"""Where tiles of the other level lie; all others there are elsewhere, in the order in which they were revealed."""
MOST_FIGURES = 20
MOST_SECTORS = 2 * PER_LEVEL
MOST_DOORS = 20
MOST_MONSTERS = len(KINDS) * TOKENS_OF_KIND + 2
MOST_SEATS = 4
MOST_DICE = 16
FARTHEST = 24
DESIGNS = [REACTIONS[card].slug for card in range(0, len(REACTIONS), COPIES)]
ITEM_NAMES = [items.label(ItemId(card)) for card in range(len(items.ITEMS))]

Place = Callable[[AnyState, int], int]


def _as_it_is(state: AnyState, value: int) -> int:
    return value


def _place_of_tile(state: AnyState, tile: int) -> int:
    sector = tile_named(state, TileId(tile)).sector
    places, here = plan_of(state).places, state.hero.sector
    if places[sector].level == places[here].level:
        return place_of(places[sector].x - places[here].x, places[sector].y - places[here].y)
    stairs = places[here].stairs
    is_end = stairs >= 0 and places[here].ways[stairs] == sector
    if is_end:
        return WIDTH * WIDTH + stairs - len(WAYS) + len(ENDS)
    elsewhere = [seen.id for seen in state.labyrinth if places[seen.sector].level != places[here].level]
    return WIDTH * WIDTH + len(ENDS) + sorted(elsewhere).index(TileId(tile))


def place_of(dx: int, dy: int) -> int:
    return (dy + REACH) * WIDTH + dx + REACH


def _place_of_figure(state: AnyState, figure: int) -> int:
    seen = [look.figure for tile in state.labyrinth for look in looks_on(state, tile)]
    return sorted(seen).index(FigureId(figure))


class Digit(NamedTuple):
    """The values of a field by their names, and which of them one value is."""

    names: Sequence[str]
    place: Place = _as_it_is


def _counted(name: str, count: int) -> list[str]:
    return [f"{name} {number}" for number in range(count)]


BY_TYPE: dict[Any, Digit] = {
    Seat: Digit(_counted("seat", MOST_SEATS)),
    WayId: Digit(("no way", *WAYS), lambda state, way: way + 1),
    ReportId: Digit(REPORTS),
    KindId: Digit(KINDS),
    CharacterId: Digit(CHARACTERS),
    DeckId: Digit(DECKS),
    TargetId: Digit(TARGETS),
    ItemId: Digit(ITEM_NAMES),
    CardId: Digit(DESIGNS, lambda state, card: card // COPIES),
    MissionId: Digit([mission.slug for mission in MISSIONS]),
    SectorId: Digit(_counted("sector", MOST_SECTORS)),
    DoorId: Digit(_counted("door", MOST_DOORS)),
    MonsterId: Digit(_counted("monster", MOST_MONSTERS)),
    TileId: Digit(
        [
            *(f"tile {dy} south {dx} east" for dy in OFFSETS for dx in OFFSETS),
            *ENDS,
            *_counted("elsewhere", PER_LEVEL),
        ],
        _place_of_tile,
    ),
    FigureId: Digit(_counted("figure", MOST_FIGURES), _place_of_figure),
}
"""The digits of fields by their types."""

PLAIN: dict[str, Digit] = {
    "map": Digit(_counted("map", len(MAPS))),
    "level": Digit(("no level", "level 0", "level 1"), lambda state, level: level + 1),
    "quarters": Digit(_counted("quarters", 4)),
    "device": Digit(DEVICES),
    "count": Digit(_counted("count", MOST_DICE)),
    "stat": Digit(STATS),
    "health": Digit(_counted("health", MOST_HEALTH + 1)),
    "sanity": Digit(_counted("sanity", MOST_HEALTH + 1)),
    "amount": Digit(_counted("amount", MOST_HEALTH + 1)),
    "die": Digit(_counted("die", MOST_DICE)),
    "distance": Digit([f"distance {far}" for far in range(-2, FARTHEST)], lambda state, distance: distance + 2),
    "place": Digit(_counted("place", 8)),
    "element": Digit(ELEMENTS),
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


def _digit(name: str, hint: Any) -> Digit:
    if hint is bool:
        return Digit((f"not {name}", name))
    return BY_TYPE[hint] if isinstance(hint, NewType) else PLAIN[name]


def _fields(kind: type[Option]) -> dict[str, Digit]:
    hints = get_type_hints(kind)
    return {name: _digit(name, hints[name]) for name in kind.__struct_fields__}


FIELDS = {kind: _fields(kind) for kind in KINDS_OF_OPTIONS}
ACTIONS = Layout()


def _declare(kind: type[Option]) -> int:
    """A number for all values of its fields together."""
    digits = FIELDS[kind].values()
    if not digits:
        return ACTIONS.one(words_of(kind))
    return ACTIONS.each(words_of(kind), map(" + ".join, product(*(digit.names for digit in digits))))


STARTS = {kind: _declare(kind) for kind in KINDS_OF_OPTIONS}


def option_number(state: AnyState, option: Option) -> int:
    """The start of its kind, and its fields as the digits of a number."""
    number = 0
    for name, (names, place) in FIELDS[type(option)].items():
        number = number * len(names) + place(state, getattr(option, name))
    return STARTS[type(option)] + number
