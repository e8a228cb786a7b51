"""What a seat sees of the table, built by adding what it may know (AL-INFO, "What each side may see").

The Hero, and whoever watches, sees the labyrinth as it is shown, lies included: sectors by tiles and by where they lie
from the Hero's own, monsters by figures. Only Evil sees the map. Nobody sees the order of a deck or another's hand.
"""

from __future__ import annotations

import msgspec

from undercroft.kernel.game import View
from undercroft.kernel.parts import Seat

from .combat import Attack, HeroAttack
from .content.missions import MISSIONS
from .content.reactions import REACTIONS
from .elements import is_shown, looks_on, tokens_shown
from .ids import (
    CHARACTERS,
    DANGER_TOKEN,
    DECKS,
    KINDS,
    LIGHT_SWITCH,
    MISSION_TOKEN,
    NO_CARD,
    REPORTS,
    ROOMS,
    SIDES,
    STAIRCASE,
    TOKENS_OF_KIND,
    WAYS,
)
from .sight import field_of_view
from .state import (
    COLONEL,
    AnyState,
    Monster,
    Tile,
    figure_named,
    free_slots,
    is_boss,
    is_dangerous,
    is_hero,
    is_lit,
    is_nowhere,
    kind_of,
    plan_of,
    room_of,
    tile_of,
)
from .targets import TARGETS
from .values import Statistics, adrenaline_value, open_symbols
from .walk import MonsterWalk

OTHER_LEVEL = 6
"""Where a tile lies of which not even a staircase tells: the other level."""

# What everybody sees


class ItemView(msgspec.Struct, frozen=True):
    card: int
    charges: int
    upgraded: bool
    used: bool


class AllyView(msgspec.Struct, frozen=True):
    character: int
    charges: int
    used: bool


class HeroView(msgspec.Struct, frozen=True):
    """The Hero's sheet and equipment: open to all (AL-INFO-20). ``refill``: adrenaline at the end of the round."""

    character: int
    health: int
    sanity: int
    adrenaline: int
    refill: int
    experience: list[int]
    items: list[ItemView]
    allies: list[AllyView]
    searched: list[int]
    ability_used: bool
    breath_used: bool


class MissionView(msgspec.Struct, frozen=True):
    card: int
    room: int
    done: bool
    active: bool


class CounterView(msgspec.Struct, frozen=True):
    """What lies on the final mission's card."""

    count: int
    countdown: int
    carrying: bool


class DoorView(msgspec.Struct, frozen=True):
    way: int
    blocked: bool
    welded: bool


class TokenView(msgspec.Struct, frozen=True):
    name: int
    count: int


class FigureView(msgspec.Struct, frozen=True):
    """A monster as the Hero sees it. ``boss`` is 0 for the Colonel, 1 for the Matriarch, -1 for all others."""

    figure: int
    kind: int
    wounded: bool
    boss: int


class TileView(msgspec.Struct, frozen=True):
    """A revealed sector. On the Hero's own level it lies ``dx`` east and ``dy`` south of the Hero's sector; else
    ``end_of`` is the staircase whose other end it is.
    """

    tile: int
    dx: int
    dy: int
    end_of: int
    shape: int
    ways: list[int]
    doors: list[DoorView]
    room: int
    lit: bool
    switch: bool
    stairs: int
    danger: bool
    mission: bool
    trap: int
    tokens: list[TokenView]
    figures: list[FigureView]
    in_view: bool


class PlayedView(msgspec.Struct, frozen=True):
    """A card on the reaction track; ``card`` is -1 for who sees only its back."""

    seat: int
    deck: int
    card: int
    slots: int


class EvilView(msgspec.Struct, frozen=True):
    """An Evil player from outside. ``backs`` counts the cards in hand for each of the two decks."""

    seat: int
    backs: list[int]
    access: list[int]


class DeckView(msgspec.Struct, frozen=True):
    """A reaction deck: only sizes are open (AL-HAND-11)."""

    deck: int
    cards: int
    discards: int


# What only Evil sees


class SectorView(msgspec.Struct, frozen=True):
    """A sector of the map. ``tile`` is the Hero's name for it while it is revealed, else -1.

    ``hides`` and ``shows`` are the elements that a card makes false in the labyrinth.
    """

    sector: int
    level: int
    x: int
    y: int
    shape: int
    ways: list[int]
    doors: list[int]
    room: int
    lit: bool
    switch: bool
    stairs: int
    danger: bool
    trap: int
    tokens: list[TokenView]
    tile: int
    in_view: bool
    hides: int
    shows: int


class MonsterView(msgspec.Struct, frozen=True):
    monster: int
    kind: int
    boss: int
    sector: int
    wounded: bool
    figure: int
    kept_back: bool


class MapView(msgspec.Struct, frozen=True):
    """Evil's side of the screen. Doors are named by their numbers; ``supply`` counts the tokens of each kind left.

    ``walking`` is the monster that is on its way, ``asking`` the player whose card waits for the leader's consent: for
    these two alone. How many of the danger tokens set aside are placed the Hero does not learn (AL-INFO-21).
    """

    map: int
    turned: list[int]
    hero: int
    sectors: list[SectorView]
    blocked: list[int]
    welded: list[int]
    monsters: list[MonsterView]
    supply: list[int]
    danger_aside: int
    walking: int
    asking: int


class AloneView(View, frozen=True, kw_only=True):
    """The whole table as one seat sees it. ``map`` and ``hand`` are Evil's; the Hero and spectators have none."""

    seat: int | None
    difficulty: int
    round: int
    rounds_left: int
    nightmare: bool
    turns_left: int
    actions: int
    bullet_time: bool
    hero: HeroView
    missions: list[MissionView]
    counters: CounterView
    item_deck: int
    item_discard: list[int]
    tiles: list[TileView]
    roll: list[int]
    track: list[PlayedView]
    free_slots: int
    open_symbols: int
    leader: int
    evil: list[EvilView]
    decks: list[DeckView]
    statistics: Statistics
    map: MapView | None
    hand: list[int]


def view(state: AnyState, seat: Seat | None) -> AloneView:
    return AloneView(
        seat=seat,
        difficulty=state.difficulty,
        round=state.round,
        rounds_left=state.rounds_left,
        nightmare=state.nightmare,
        turns_left=state.turns_left,
        actions=state.turn.actions,
        bullet_time=state.turn.bullet_time,
        hero=_hero(state),
        missions=_missions(state),
        counters=CounterView(state.missions.count, state.missions.countdown, state.missions.carrying),
        item_deck=len(state.item_deck),
        item_discard=sorted(map(int, state.item_discard)),
        tiles=_tiles(state),
        roll=_roll(state),
        track=_track(state, seat),
        free_slots=free_slots(state),
        open_symbols=open_symbols(state),
        leader=state.leader,
        evil=_evil(state),
        decks=[DeckView(deck.id, len(deck.cards), len(deck.discard)) for deck in state.decks],
        statistics=STATISTICS,
        map=None if seat is None or is_hero(seat) else _map(state, seat),
        hand=[] if seat is None or is_hero(seat) else [int(card) for card in state.evil[seat - 1].hand],
    )


STATISTICS = Statistics()


def _hero(state: AnyState) -> HeroView:
    hero = state.hero
    return HeroView(
        character=hero.character,
        health=hero.health,
        sanity=hero.sanity,
        adrenaline=hero.adrenaline,
        refill=adrenaline_value(state),
        experience=list(hero.experience),
        items=[ItemView(item.card, item.charges, item.upgraded, item.used) for item in hero.items],
        allies=[AllyView(ally.character, ally.charges, ally.used) for ally in hero.allies],
        searched=[room for room in range(len(ROOMS)) if hero.searched >> room & 1],
        ability_used=hero.ability_used,
        breath_used=hero.breath_used,
    )


def _missions(state: AnyState) -> list[MissionView]:
    """The Hero knows which rooms matter, not where they are (AL-SETUP-33)."""
    missions = state.missions
    final = len(missions.cards) - 1
    return [
        MissionView(card, MISSIONS[card].room, bool(missions.done >> number & 1), number < final or missions.active)
        for number, card in enumerate(missions.cards)
    ]


def _roll(state: AnyState) -> list[int]:
    """The dice on the table: always rolled openly (AL-INFO-19)."""
    for step in reversed(state.stack):
        if isinstance(step, HeroAttack | Attack):
            return list(step.faces)
    return []


def _track(state: AnyState, seat: Seat | None) -> list[PlayedView]:
    """A covered card stays secret from all but its player; its back shows its deck (AL-REACT-36, AL-REACT-40)."""
    return [
        PlayedView(
            played.seat,
            REACTIONS[played.card].deck,
            NO_CARD if played.face_down and played.seat != seat else played.card,
            played.slots,
        )
        for played in state.track
    ]


def _evil(state: AnyState) -> list[EvilView]:
    return [
        EvilView(
            number + 1,
            [sum(REACTIONS[card].deck == deck.id for card in player.hand) for deck in state.decks],
            [deck.id for number, deck in enumerate(state.decks) if player.access >> number & 1],
        )
        for number, player in enumerate(state.evil)
    ]


# The labyrinth


def _tiles(state: AnyState) -> list[TileView]:
    if is_nowhere(state.hero.sector):
        return []
    seen = field_of_view(state)
    return [_tile(state, tile, bool(seen >> tile.sector & 1)) for tile in state.labyrinth]


def _tile(state: AnyState, tile: Tile, in_view: bool) -> TileView:
    places = plan_of(state).places
    place, here = places[tile.sector], places[state.hero.sector]
    is_near = place.level == here.level
    has_stairs_shown = is_shown(state, tile, STAIRCASE)
    room = room_of(state, tile.sector)
    return TileView(
        tile=tile.id,
        dx=place.x - here.x if is_near else 0,
        dy=place.y - here.y if is_near else 0,
        end_of=-1 if is_near else place.stairs if has_stairs_shown else OTHER_LEVEL,
        shape=place.shape,
        ways=[way for way in SIDES if place.ways[way] >= 0],
        doors=[
            DoorView(way, bool(state.blocked >> door & 1), bool(state.welded >> door & 1))
            for way, door in enumerate(place.doors)
            if door >= 0
        ],
        room=-1 if room is None else room,
        lit=is_lit(state, tile.sector),
        switch=is_shown(state, tile, LIGHT_SWITCH),
        stairs=place.stairs if has_stairs_shown else -1,
        danger=is_shown(state, tile, DANGER_TOKEN),
        mission=is_shown(state, tile, MISSION_TOKEN),
        trap=_trap(state, tile.sector),
        tokens=[TokenView(token.name, token.count) for token in tokens_shown(state, tile)],
        figures=[
            FigureView(look.figure, look.kind, look.wounded, _boss(figure_named(state, look.figure)))
            for look in looks_on(state, tile)
        ],
        in_view=in_view,
    )


def _trap(state: AnyState, sector: int) -> int:
    """The dice of a tripwire there: the mark is open to all."""
    return state.trap.dice if state.trap is not None and state.trap.sector == sector else 0


def _boss(monster: Monster | None) -> int:
    return monster.id - COLONEL if monster is not None and is_boss(monster.id) else -1


# The map


def _map(state: AnyState, seat: Seat) -> MapView:
    seen = 0 if is_nowhere(state.hero.sector) else field_of_view(state)
    out = [kind_of(monster.id) for monster in state.monsters if not is_boss(monster.id)]
    return MapView(
        map=state.map,
        turned=list(state.turned),
        hero=state.hero.sector,
        sectors=[_sector(state, sector, bool(seen >> sector & 1)) for sector in range(len(plan_of(state).places))],
        blocked=[door for door in range(len(plan_of(state).doors)) if state.blocked >> door & 1],
        welded=[door for door in range(len(plan_of(state).doors)) if state.welded >> door & 1],
        monsters=[
            MonsterView(
                monster.id,
                kind_of(monster.id),
                _boss(monster),
                monster.sector,
                monster.wounded,
                monster.figure,
                monster.kept_back,
            )
            for monster in state.monsters
        ],
        supply=[TOKENS_OF_KIND - out.count(kind) for kind in range(len(KINDS))],  # type: ignore[arg-type]
        danger_aside=state.danger_aside,
        walking=next((step.monster for step in reversed(state.stack) if isinstance(step, MonsterWalk)), -1),
        asking=_asking(state, seat),
    )


def _asking(state: AnyState, seat: Seat) -> int:
    """Who has proposed a card: the leader and that player know of it (AL-LEAD-01)."""
    asking = [number + 1 for number, player in enumerate(state.evil) if player.proposal is not None]
    return next((player for player in asking if seat in (player, state.leader)), -1)


def _sector(state: AnyState, sector: int, in_view: bool) -> SectorView:
    place, tile, room = plan_of(state).places[sector], tile_of(state, sector), room_of(state, sector)
    return SectorView(
        sector=sector,
        level=place.level,
        x=place.x,
        y=place.y,
        shape=place.shape,
        ways=list(place.ways),
        doors=list(place.doors),
        room=-1 if room is None else room,
        lit=is_lit(state, sector),
        switch=place.has_switch,
        stairs=place.stairs,
        danger=is_dangerous(state, sector),
        trap=_trap(state, sector),
        tokens=[TokenView(token.name, token.count) for token in state.tokens if token.sector == sector],
        tile=-1 if tile is None else tile.id,
        in_view=in_view,
        hides=0 if tile is None else tile.hides,
        shows=0 if tile is None else tile.shows,
    )


# Things


def things(state: AnyState, seat: Seat | None) -> set[str]:
    """The ids of all things in a seat's view, and of what anybody can point at: seats, ways, rooms, kinds and so on.

    Which items are in the deck everybody can work out: all that are neither in the equipment nor discarded.
    """
    cards = {played.card for played in state.track if not played.face_down or played.seat == seat}
    found = set(OPEN_TO_ALL)
    found |= {f"seat:{number}" for number in range(1 + len(state.evil))}
    items = (*state.item_deck, *state.item_discard, *(item.card for item in state.hero.items))
    found |= {f"item:{item}" for item in items}
    if is_hero(seat):
        found |= {f"tile:{tile.id}" for tile in state.labyrinth}
        found |= {f"figure:{look.figure}" for tile in state.labyrinth for look in looks_on(state, tile)}
    else:
        assert seat is not None
        cards |= set(state.evil[seat - 1].hand)
        found |= {f"sector:{sector}" for sector in range(len(plan_of(state).places))}
        found |= {f"monster:{monster.id}" for monster in state.monsters}
        found |= {f"door:{door}" for door in range(len(plan_of(state).doors))}
    return found | {f"card:{card}" for card in cards}


OPEN_TO_ALL = frozenset(
    f"{kind}:{number}"
    for kind, count in (
        ("way", len(WAYS)),
        ("report", len(REPORTS)),
        ("room", len(ROOMS)),
        ("kind", len(KINDS)),
        ("character", len(CHARACTERS)),
        ("mission", len(MISSIONS)),
        ("deck", len(DECKS)),
        ("target", len(TARGETS)),
    )
    for number in range(count)
)
