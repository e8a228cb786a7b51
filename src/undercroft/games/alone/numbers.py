"""Alone as learning programs see it: what a seat sees as a vector of one fixed size, every number named.

The Hero's tiles are numbered by where they lie from the Hero: the numbers that the Hero knows them by are new every
time, and nothing could be learned from them.
"""

from __future__ import annotations

from array import array
from collections import Counter
from collections.abc import MutableSequence

from undercroft.kernel.layout import Layout
from undercroft.kernel.parts import Seat

from . import map_sight
from .content.missions import MISSIONS
from .content.reactions import COPIES
from .ids import (
    CHARACTERS,
    DECKS,
    KINDS,
    MOST_ADRENALINE,
    MOST_HEALTH,
    ROOMS,
    SHAPES,
    SLOTS,
    TOKENS,
    TOKENS_OF_KIND,
    TURNS,
    WAYS,
)
from .labyrinth_view import TileView
from .map_sight import MapSight
from .option_numbers import (
    DESIGNS,
    ENDS,
    ITEM_NAMES,
    MOST_DOORS,
    MOST_SEATS,
    MOST_SECTORS,
    OFFSETS,
    WIDTH,
    place_of,
)
from .state import AnyState, is_hero
from .view import AloneView, HeroView, view_without_map

Row = MutableSequence[float]

MOST_ROUNDS, MOST_ACTIONS, MOST_SYMBOLS, MOST_CHARGES, MOST_DECK, MOST_CARDS = 10, 2, 4, 6, 27, 12


def numbers(view: AloneView) -> list[float]:
    """What a seat sees, as a vector."""
    row = [0.0] * LAYOUT.size
    _fill(row, view)
    if view.map is not None:
        _map(row, map_sight.of_view(view.map))
    return row


def observe(state: AnyState, seat: Seat) -> array[float]:
    """The same, quickly."""
    row = EMPTY[:]
    _fill(row, view_without_map(state, seat))
    if not is_hero(seat):
        _map(row, map_sight.of_state(state))
    return row


def _fill(row: Row, view: AloneView) -> None:
    """Write whatever is not 0 into a row of zeros."""
    _table(row, view)
    _hero(row, view.hero)
    _missions(row, view)
    for place, tile in {_place_of(tile): tile for tile in view.tiles}.items():  # of several elsewhere, the last
        _tile(row, place, tile)
    _evil(row, view)


LAYOUT = Layout()

# The table

IS_HERO = LAYOUT.one("one is the Hero")
IS_LEADER = LAYOUT.one("one is the leader")
DIFFICULTY = LAYOUT.one("difficulty / 3")
ROUND = LAYOUT.one(f"round / {MOST_ROUNDS}")
ROUNDS_LEFT = LAYOUT.one("rounds left / 4")
NIGHTMARE = LAYOUT.one("nightmare")
TURNS_LEFT = LAYOUT.one(f"turns left / {TURNS}")
ACTIONS_LEFT = LAYOUT.one(f"actions / {MOST_ACTIONS}")
BULLET_TIME = LAYOUT.one("bullet time")
FREE_SLOTS = LAYOUT.one(f"free slots / {SLOTS}")
OPEN_SYMBOLS = LAYOUT.one(f"open symbols / {MOST_SYMBOLS}")


def _table(row: Row, view: AloneView) -> None:
    seat = 0 if view.seat is None else view.seat
    row[IS_HERO] = float(seat == 0)
    row[IS_LEADER] = float(view.leader == seat)
    row[DIFFICULTY] = view.difficulty / 3
    row[ROUND] = min(view.round / MOST_ROUNDS, 1.0)
    row[ROUNDS_LEFT] = min(view.rounds_left / 4, 1.0)
    row[NIGHTMARE] = float(view.nightmare)
    row[TURNS_LEFT] = view.turns_left / TURNS
    row[ACTIONS_LEFT] = min(view.actions / MOST_ACTIONS, 1.0)
    row[BULLET_TIME] = float(view.bullet_time)
    row[FREE_SLOTS] = view.free_slots / SLOTS
    row[OPEN_SYMBOLS] = view.open_symbols / MOST_SYMBOLS


# The Hero

HEALTH = LAYOUT.one(f"health / {MOST_HEALTH}")
SANITY = LAYOUT.one(f"sanity / {MOST_HEALTH}")
ADRENALINE = LAYOUT.one(f"adrenaline / {MOST_ADRENALINE}")
REFILL = LAYOUT.one(f"adrenaline at the end of the round / {MOST_ADRENALINE}")
ABILITY_USED = LAYOUT.one("ability used")
BREATH_USED = LAYOUT.one("breath used")
CHARACTER = LAYOUT.each("character", CHARACTERS)
EXPERIENCE = LAYOUT.each("experience / 2 with", KINDS)
SEARCHED = LAYOUT.each("searched", ROOMS)
CHARGES = LAYOUT.each(f"has, (1 + charges) / {MOST_CHARGES}", ITEM_NAMES)
UPGRADED = LAYOUT.each("upgraded", ITEM_NAMES)
ALLIES = LAYOUT.each(f"ally, charges / {MOST_CHARGES}", CHARACTERS)


def _hero(row: Row, hero: HeroView) -> None:
    row[HEALTH] = hero.health / MOST_HEALTH
    row[SANITY] = hero.sanity / MOST_HEALTH
    row[ADRENALINE] = hero.adrenaline / MOST_ADRENALINE
    row[REFILL] = hero.refill / MOST_ADRENALINE
    row[ABILITY_USED] = float(hero.ability_used)
    row[BREATH_USED] = float(hero.breath_used)
    if hero.character >= 0:
        row[CHARACTER + hero.character] = 1.0
    for place, points in enumerate(hero.experience, EXPERIENCE):
        row[place] = points / 2
    for room in hero.searched:
        row[SEARCHED + room] = 1.0
    for item in hero.items:
        row[CHARGES + item.card] = (1 + item.charges) / MOST_CHARGES
        row[UPGRADED + item.card] = float(item.upgraded)
    for ally in hero.allies:
        row[ALLIES + ally.character] = ally.charges / MOST_CHARGES


# The missions

MISSION_NAMES = [mission.slug for mission in MISSIONS]
PRESENT = LAYOUT.each("mission", MISSION_NAMES)
DONE = LAYOUT.each("mission done", MISSION_NAMES)
ACTIVE = LAYOUT.each("mission active", MISSION_NAMES)
COUNT = LAYOUT.one("counted for the final mission / 3")
COUNTDOWN = LAYOUT.one("countdown of the final mission / 8")
CARRYING = LAYOUT.one("carrying what the final mission needs")


def _missions(row: Row, view: AloneView) -> None:
    for mission in view.missions:
        row[PRESENT + mission.card] = 1.0
        row[DONE + mission.card] = float(mission.done)
        row[ACTIVE + mission.card] = float(mission.active)
    row[COUNT] = min(view.counters.count / 3, 1.0)
    row[COUNTDOWN] = view.counters.countdown / 8
    row[CARRYING] = float(view.counters.carrying)


# The labyrinth

TILE = Layout()
T_REVEALED = TILE.one("revealed")
T_IN_VIEW = TILE.one("in view")
T_LIT = TILE.one("lit")
T_DANGER = TILE.one("danger token")
T_SWITCH = TILE.one("light switch")
T_MISSION = TILE.one("mission token")
T_WAYS = TILE.each("way", WAYS)
T_DOORS = TILE.each("door, blocked 1 or not 1/2", WAYS[:4])
T_TOKENS = TILE.one("condition tokens / 3")
T_KINDS = TILE.each("monsters / 2", KINDS)
T_ROOM = TILE.each("room", ROOMS)
T_SHAPE = TILE.each("shape", SHAPES)

TILE_ROW = Layout()
TILE_ROW.parts("east", OFFSETS, TILE)
TILES = LAYOUT.parts("tile south", OFFSETS, TILE_ROW).start
TILE_SIZE = TILE.size
for place in (*ENDS, "elsewhere"):
    LAYOUT.each(f"tile, {place}", TILE.names)


def _place_of(tile: TileView) -> int:
    if tile.end_of < 0:
        return TILES + place_of(tile.dx, tile.dy) * TILE_SIZE
    return TILES + (WIDTH * WIDTH + min(max(tile.end_of - len(WAYS) + 2, 0), 2)) * TILE_SIZE


def _tile(row: Row, at: int, tile: TileView) -> None:
    row[at + T_REVEALED] = 1.0
    row[at + T_IN_VIEW] = float(tile.in_view)
    row[at + T_LIT] = float(tile.lit)
    row[at + T_DANGER] = float(tile.danger)
    row[at + T_SWITCH] = float(tile.switch)
    row[at + T_MISSION] = float(tile.mission)
    for way in tile.ways:
        row[at + T_WAYS + way] = 1.0
    for door in tile.doors:
        if door.way < 4:
            row[at + T_DOORS + door.way] = 1.0 if door.blocked else 0.5
    row[at + T_TOKENS] = min(sum(token.count for token in tile.tokens) / 3, 1.0)
    for kind, count in Counter(figure.kind for figure in tile.figures).items():
        if kind >= 0:
            row[at + T_KINDS + kind] = min(count / 2, 1.0)
    if tile.room >= 0:
        row[at + T_ROOM + tile.room] = 1.0
    row[at + T_SHAPE + tile.shape] = 1.0


# Evil

HAND = LAYOUT.each(f"in hand / {COPIES}", DESIGNS)
TRACK = LAYOUT.each(f"on the track / {COPIES}", DESIGNS)
REACTION_DECKS = LAYOUT.each(f"deck, (1 + cards) / {MOST_DECK}", DECKS)
BACKS = LAYOUT.each(f"cards in hand / {MOST_CARDS}", [f"Evil player {number}" for number in range(1, MOST_SEATS)])


def _evil(row: Row, view: AloneView) -> None:
    for card in view.hand:
        row[HAND + card // COPIES] += 1 / COPIES
    for played in view.track:
        if played.card >= 0:
            row[TRACK + played.card // COPIES] += 1 / COPIES
    for deck in view.decks:
        row[REACTION_DECKS + deck.deck] = (1 + deck.cards) / MOST_DECK
    for place, player in enumerate(view.evil, BACKS):
        row[place] = min(sum(player.backs) / MOST_CARDS, 1.0)


# Evil's map

SECTOR = Layout()
S_HERE = SECTOR.one("on the map")
S_HERO = SECTOR.one("the Hero is here")
S_LIT = SECTOR.one("lit")
S_DANGER = SECTOR.one("danger")
S_SWITCH = SECTOR.one("light switch")
S_REVEALED = SECTOR.one("revealed")
S_IN_VIEW = SECTOR.one("in view")
S_KINDS = SECTOR.each("monster", KINDS)
S_WOUNDED = SECTOR.each("wounded monster", KINDS)
S_ROOM = SECTOR.each("room", ROOMS)
S_TOKENS = SECTOR.each("token", TOKENS)
MARKS = (
    (S_HERE, "sectors"),
    (S_LIT, "lit"),
    (S_DANGER, "danger"),
    (S_SWITCH, "switches"),
    (S_REVEALED, "revealed"),
    (S_IN_VIEW, "in_view"),
)
THINGS = ((S_KINDS, "monsters"), (S_WOUNDED, "wounded"), (S_ROOM, "rooms"), (S_TOKENS, "tokens"))
"""The numbers of a sector, each with what says of which sectors it is 1."""
SECTORS = LAYOUT.parts("sector", range(MOST_SECTORS), SECTOR)
BLOCKED = LAYOUT.each("blocked", [f"door {number}" for number in range(MOST_DOORS)])
SUPPLY = LAYOUT.each(f"monsters not on the map / {TOKENS_OF_KIND}", KINDS)

EMPTY = array("f", [0.0] * LAYOUT.size)


def _map(row: Row, map_: MapSight) -> None:
    """Evil's map; the Hero has none."""
    for number, sectors in MARKS:
        for sector in getattr(map_, sectors):
            row[SECTORS[sector] + number] = 1.0
    for number, things in THINGS:
        for sector, thing in getattr(map_, things):
            row[SECTORS[sector] + number + thing] = 1.0
    if map_.hero >= 0:
        row[SECTORS[map_.hero] + S_HERO] = 1.0
    for door in map_.blocked:
        row[BLOCKED + door] = 1.0
    for place, left in enumerate(map_.supply, SUPPLY):
        row[place] = left / TOKENS_OF_KIND
