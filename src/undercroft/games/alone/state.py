"""The state of a match: a tree of small structs. Sets of sectors and doors are numbers, a bit for each.

What the Hero may see of it is said in one place, the view; the labyrinth holds only what cannot be worked out from the
map: which sectors are revealed, by which numbers the Hero knows them, and where a card makes it differ from the truth.
"""

from __future__ import annotations

from typing import Any, TypeAlias

import msgspec

from undercroft.kernel.parts import Part, Seat
from undercroft.kernel.state import P, State
from undercroft.kernel.table import Table

from .geography import PER_LEVEL, Plan, distances, plan
from .ids import (
    HERO,
    KINDS,
    NO_FIGURE,
    NOWHERE,
    TOKENS_OF_KIND,
    CardId,
    CharacterId,
    DeckId,
    FigureId,
    ItemId,
    KindId,
    LookId,
    MissionId,
    MonsterId,
    RoomId,
    SectorId,
    TargetId,
    TileId,
    WayId,
)


class Monster(Part):
    """A monster on the map. ``figure`` is the number by which the Hero knows it while it is revealed.

    ``kept_back``: a card hides it from the Hero although its sector is revealed (AL-INFO-25).
    """

    id: MonsterId
    sector: SectorId
    wounded: bool = False
    figure: FigureId = NO_FIGURE
    kept_back: bool = False


class Look(Part):
    """A monster as the Hero sees it: a true one, or one that a card invents."""

    kind: KindId
    wounded: bool
    figure: FigureId = NO_FIGURE


class Tile(Part):
    """A revealed sector. ``hides`` and ``shows`` are the elements that a card keeps back or invents there, a bit each.

    ``phantoms`` are invented monsters (see elements.py).
    """

    id: TileId
    sector: SectorId
    hides: int = 0
    shows: int = 0
    phantoms: list[Look] = []


class Token(Part):
    """Condition tokens in a sector: sabotage, a breach, a record, a culture that was dropped."""

    name: int
    sector: SectorId
    count: int = 1


class Item(Part):
    """An item of the Hero's. The charge that marks an upgrade is not among ``charges`` (AL-ITEM-13)."""

    card: ItemId
    charges: int
    upgraded: bool = False
    used: bool = False


class Ally(Part):
    """An ally. ``charges`` is its health."""

    character: CharacterId
    charges: int
    used: bool = False


class Hero(Part):
    """The Hero's sheet: open to all. ``searched`` has a bit for each room whose three cards were drawn.

    ``ability_used``: the character's ability that works once a round; ``breath_used``: Sealed Breath.
    """

    character: CharacterId
    sector: SectorId
    health: int
    sanity: int
    adrenaline: int
    experience: list[int]
    items: list[Item]
    allies: list[Ally]
    searched: int = 0
    ability_used: bool = False
    breath_used: bool = False


class Proposal(Part):
    """A reaction that its player would like to play: composed in secret, with the leader's consent still to come."""

    card: CardId
    face_down: bool


class EvilPlayer(Part):
    """``hand`` is sorted. ``access`` has a bit for each of the two decks that this player may draw from.

    ``refused`` are the cards that the leader does not agree to while a window lasts, until something is played in it.
    """

    hand: list[CardId]
    access: int
    proposal: Proposal | None = None
    refused: list[Proposal] = []


class Deck(Part):
    """A reaction deck: bags without order, since nobody knows the order."""

    id: DeckId
    cards: list[CardId]
    discard: list[CardId]


class Played(Part):
    """A card on the reaction track. ``seat`` is who played it: only that seat knows the face of a covered card."""

    card: CardId
    seat: Seat
    face_down: bool
    slots: int


class Missions(Part):
    """The three missions and how far they are. ``done`` has a bit for each.

    ``count`` is the final mission's own counter (steps done, records taken, turns held); ``countdown`` runs if it is
    above zero. ``hero_arrived``: the Hero has been in the final room since the mission was activated; ``boss_arrived``
    the boss; ``boss_killed``; ``carrying`` the culture. ``has_begun``: the countdown began in this turn, which does not
    count.
    """

    cards: list[MissionId]
    done: int = 0
    active: bool = False
    count: int = 0
    countdown: int = 0
    hero_arrived: bool = False
    boss_arrived: bool = False
    boss_killed: bool = False
    carrying: bool = False
    has_begun: bool = False


class Deed(Part):
    """An action that the Hero performed this turn: its kind, and where the Hero stood."""

    action: int
    sector: SectorId
    silent: bool = False
    """It enables no card with its icon (Mute Pads)."""


class Late(Part):
    """A movement that a card put off until after the attacks: who decides, how far, and whether it makes a noise."""

    card: CardId
    seat: Seat
    points: int
    silent: bool


class Turn(Part):
    """What lives as long as a turn. Lists of monsters are in the order of events.

    ``played`` counts the cards that count toward the two of a turn, ``on_track`` all of this turn. ``actions`` are
    still to be performed. ``revealed`` are the sectors that became revealed this turn, a bit each. ``hurt``: the Hero
    wounded or killed a monster. ``bonus`` holds attack dice added to monsters, one entry for each die.
    ``attackers`` are the monsters that have attacked or whose attack was called off; ``attacked`` those that did
    attack, in the attack step or before it. ``seen`` are the monsters that became revealed this turn.
    """

    actions: int = 1
    has_declared: bool = False
    bullet_time: bool = False
    deeds: list[Deed] = []
    played: int = 0
    on_track: int = 0
    moved: list[MonsterId] = []
    revealed: int = 0
    hurt: bool = False
    bonus: list[MonsterId] = []
    attackers: list[MonsterId] = []
    prepared: list[Tile] = []
    """Tiles that a card makes false before they are laid (AL-INFO-25)."""
    seen: list[MonsterId] = []
    attacked: list[MonsterId] = []
    late: list[Late] = []


class Trap(Part):
    """A tripwire: the next monster to enter the sector is attacked with so many dice."""

    sector: SectorId
    dice: int


class Lurker(Part):
    """A monster that the Hero has lost sight of, as it was last seen."""

    kind: KindId
    wounded: bool
    sector: SectorId


class Told(Part):
    """An answer to Locate, as it was told (see DistanceTold), and the sector in which the Hero stood.

    ``doubt``: by how many sectors it may be off. Cards that allow a lie are played openly, so the Hero knows when one
    was possible; which of the answers it was is not known.
    """

    target: TargetId
    distance: int
    level: int
    way: WayId
    sector: SectorId
    doubt: int = 0


class Memory(Part):
    """What the Hero remembers, a bit for each sector (``blocked``: for each door). See memory.py.

    ``seen``: the sector was revealed at some time. ``sure``: its switch and stairs were shown truly. ``lit``,
    ``danger`` and ``blocked``: as they were when it left the labyrinth. ``start`` is where the Hero began.
    ``lurkers`` are in the order in which they were lost from sight, ``told`` in the order in which it was told.
    ``wounded_bosses`` were wounded when they were lost from sight; no wound ever heals.
    """

    seen: int = 0
    sure: int = 0
    lit: int = 0
    danger: int = 0
    blocked: int = 0
    start: SectorId = NOWHERE
    lurkers: list[Lurker] = []
    told: list[Told] = []
    wounded_bosses: list[MonsterId] = []


class AloneState(State[P]):
    """One match. ``map`` and ``turned`` name the plan; ``rooms`` is the sector of each room.

    Bits of sectors: ``lit``, ``danger``. Bits of doors: ``blocked``; ``welded`` and ``hero_blocked`` of those.
    ``danger_aside`` waits to be placed at the end of a round. ``permanent`` has a bit for each lasting reward.
    """

    difficulty: int
    extra: bool
    map: int
    turned: tuple[int, int]
    rooms: list[SectorId]
    lit: int
    danger: int
    blocked: int
    welded: int
    hero_blocked: int
    monsters: list[Monster]
    labyrinth: list[Tile]
    next_handle: int
    tokens: list[Token]
    trap: Trap | None
    hero: Hero
    item_deck: list[ItemId]
    item_discard: list[ItemId]
    evil: list[EvilPlayer]
    leader: Seat
    decks: list[Deck]
    track: list[Played]
    danger_aside: int
    missions: Missions
    permanent: int
    round: int
    rounds_left: int
    nightmare: bool
    turns_left: int
    turn: Turn
    starters: list[CharacterId]
    """The characters that nobody has taken yet."""
    dead_bosses: list[MonsterId]
    heard: int = 0
    """How many noises the Hero was told of: what may lurk in the dark."""
    memory: Memory = msgspec.field(default_factory=Memory)


AnyState: TypeAlias = AloneState[Any]
AloneTable: TypeAlias = Table[AnyState]

COLONEL = MonsterId(5 * TOKENS_OF_KIND)
MATRIARCH = MonsterId(5 * TOKENS_OF_KIND + 1)


def kind_of(monster: MonsterId) -> KindId:
    """The kind of a monster; a boss belongs to the one it is based on (AL-DEPLOY-16)."""
    if monster >= COLONEL:
        return KindId(2 if monster == COLONEL else 4)
    return KindId(monster // TOKENS_OF_KIND)


def is_boss(monster: MonsterId) -> bool:
    return monster >= COLONEL


def look_of(monster: MonsterId) -> LookId:
    """What the Hero sees when it is revealed: the miniature of its kind, or that of a boss."""
    return LookId(len(KINDS) + monster - COLONEL if is_boss(monster) else kind_of(monster))


# Looking things up


def plan_of(state: AnyState) -> Plan:
    return plan(state.map, state.turned)


def steps_from(state: AnyState, sector: int) -> tuple[int, ...]:
    """Distances with blocked doors as walls (AL-DEPLOY-04)."""
    return distances(state.map, state.turned, state.blocked, sector)


def monster_of(state: AnyState, monster: MonsterId) -> Monster:
    for found in state.monsters:
        if found.id == monster:
            return found
    raise LookupError(f"monster {monster} is not on the map")


def is_on_map(state: AnyState, monster: MonsterId) -> bool:
    return monster in [found.id for found in state.monsters]


def monsters_in(state: AnyState, sector: int) -> list[Monster]:
    return [monster for monster in state.monsters if monster.sector == sector]


def tile_of(state: AnyState, sector: int) -> Tile | None:
    for tile in state.labyrinth:
        if tile.sector == sector:
            return tile
    return None


def is_revealed(state: AnyState, sector: int) -> bool:
    return tile_of(state, sector) is not None


def revealed_sectors(state: AnyState) -> int:
    """The sectors that the Hero has in the labyrinth, a bit for each."""
    found = 0
    for tile in state.labyrinth:
        found |= 1 << tile.sector
    return found


def is_seen(monster: Monster) -> bool:
    """Is the monster revealed to the Hero?"""
    return monster.figure != NO_FIGURE


def room_of(state: AnyState, sector: int) -> RoomId | None:
    return RoomId(state.rooms.index(SectorId(sector))) if sector in state.rooms else None


def is_lit(state: AnyState, sector: int) -> bool:
    return bool(state.lit >> sector & 1)


def is_dangerous(state: AnyState, sector: int) -> bool:
    return bool(state.danger >> sector & 1)


def bits(mask: int) -> list[int]:
    """The numbers of the bits that are set."""
    found = []
    while mask:
        lowest = mask & -mask
        found.append(lowest.bit_length() - 1)
        mask ^= lowest
    return found


def level_of(sector: int) -> int:
    """Sectors are numbered level by level."""
    return sector // PER_LEVEL


def is_nowhere(sector: SectorId) -> bool:
    return sector == NOWHERE


# Seats


def evil_of(state: AnyState, seat: Seat) -> EvilPlayer:
    return state.evil[seat - 1]


def evil_seats(state: AnyState) -> list[Seat]:
    """The Evil players, the leader first and then to the left."""
    count = len(state.evil)
    return [Seat((state.leader - 1 + step) % count + 1) for step in range(count)]


def next_leader(state: AnyState) -> Seat:
    """Who leads Evil after the leader: to the left, but nobody who has left the match (AL-LEAD-04, AL-RUL-42)."""
    left_to_right = (*evil_seats(state)[1:], state.leader)
    return next((seat for seat in left_to_right if seat not in state.conceded), state.leader)


def is_hero(seat: Seat | None) -> bool:
    """The Hero, or somebody who watches: a spectator knows what the Hero knows."""
    return seat is None or seat == HERO


def free_slots(state: AnyState) -> int:
    return 8 - sum(played.slots for played in state.track)


def figure_named(state: AnyState, figure: FigureId) -> Monster | None:
    return next((monster for monster in state.monsters if monster.figure == figure), None)


def tile_named(state: AnyState, tile: TileId) -> Tile:
    return next(found for found in state.labyrinth if found.id == tile)
