"""What learning programs look at, no more: read off a seat's view or, quicker, off the state itself.

Both ways give the same, at every position and for every seat: what a seat may know is decided in ``view``, and a
property test compares.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from undercroft.kernel.parts import Seat

from .bait import lured_among, pulls
from .ids import CLASSES, NO_CARD, NO_SEAT, Phase
from .state import AnyState, Hero, Player, Slot, hero_inside, seats_in_play
from .values import damages, health, room_treasure, souls, treasure, wounds
from .view import BossView, HeroView, PlayerView, RoomView, announced

PHASES = [name.lower() for name in Phase.__members__]
NOTHING = (0, 0, 0, 0)


class Figure(msgspec.Struct, gc=False):
    """A Hero on the table and the Health it has left."""

    card: int
    left: int


class Lured(msgspec.Struct, gc=False):
    """A Hero in town: how much each seat's dungeon attracts it, and where it would go (-1: nowhere)."""

    hero: Figure
    pulls: Mapping[Seat, int]
    seat: int


class RoomSight(msgspec.Struct, gc=False):
    """A stack of Rooms. ``hidden`` is a face-down Room that the viewer laid itself."""

    room: int
    hidden: int
    is_covered: bool
    is_asleep: bool
    damage: int
    icons: Sequence[int]
    hero: Figure | None


class PlayerSight(msgspec.Struct, gc=False):
    """A player: ``place`` in the order of play (-1: none), ``icons`` of the dungeon, the Hero ``inside`` it."""

    boss: int
    is_out: bool
    is_levelled: bool
    is_active: bool
    place: int
    souls: int
    wounds: int
    rooms_in_hand: int
    spells_in_hand: int
    placements: int
    dungeon: list[RoomSight]
    icons: Sequence[int]
    entrance: list[Figure]
    inside: Figure | None


class Sight(msgspec.Struct, gc=False):
    """The table from one chair: ``players`` are seated from it on. Cards are numbers; what was used, its cards."""

    seat: int
    round: int
    phase: int
    ordinary: int
    epic: int
    hand: Sequence[int]
    choices: Sequence[int]
    discard: Sequence[int]
    intent: int
    announced: list[int]
    town: list[Lured]
    players: list[PlayerSight]


# From the view


def of_view(view: BossView) -> Sight:
    return Sight(
        seat=view.seat or 0,
        round=view.round,
        phase=PHASES.index(view.phase),
        ordinary=len(view.ordinary_heroes),
        epic=len(view.epic_heroes),
        hand=view.hand,
        choices=view.choices,
        discard=view.discard,
        intent=NO_CARD if view.intent is None else view.intent.source,
        announced=[effect.source for effect in view.announced],
        town=[
            Lured(_figure(hero), {Seat(seat): pull for seat, pull in enumerate(lure.attraction)}, lure.seat)
            for hero, lure in zip(view.town, view.lures, strict=False)
        ],
        players=[_player_of_view(view, player) for player in _from(view.seat or 0, view.players)],
    )


def _from(seat: int, players: list[PlayerView]) -> list[PlayerView]:
    return players[seat:] + players[:seat]


def _figure(hero: HeroView) -> Figure:
    return Figure(hero.card, max(hero.health - hero.damage, 0))


def _player_of_view(view: BossView, player: PlayerView) -> PlayerSight:
    inside = next((room.hero for room in player.dungeon if room.hero is not None), player.corridor)
    return PlayerSight(
        boss=player.boss,
        is_out=player.out,
        is_levelled=player.levelled,
        is_active=view.active == player.seat,
        place=view.order.index(player.seat) if player.seat in view.order else -1,
        souls=player.souls,
        wounds=player.wounds,
        rooms_in_hand=player.rooms_in_hand,
        spells_in_hand=player.spells_in_hand,
        placements=player.placements,
        dungeon=[_room_of_view(room) for room in player.dungeon],
        icons=[player.treasure.get(name, 0) for name in CLASSES],
        entrance=[_figure(hero) for hero in player.entrance],
        inside=None if inside is None else _figure(inside),
    )


def _room_of_view(room: RoomView) -> RoomSight:
    hero = None if room.hero is None else _figure(room.hero)
    icons = [room.treasure[name] for name in CLASSES]
    return RoomSight(room.room, room.hidden, room.face_down, room.asleep, room.damage, icons, hero)


# From the state


def of_state(state: AnyState, seat: Seat) -> Sight:
    """The same as of the seat's view, without building the view."""
    own, players = state.players[seat], state.players
    count = len(players)
    icons = [treasure(state, Seat(number)) if state.order else NOTHING for number in range(count)]
    return Sight(
        seat=seat,
        round=state.round,
        phase=state.phase.bit_length() - 1,
        ordinary=len(state.ordinary_heroes),
        epic=len(state.epic_heroes),
        hand=own.rooms + own.spells,
        choices=own.choices,
        discard=state.discard,
        intent=NO_CARD if own.intent is None else own.intent.source,
        announced=[effect.source for effect in announced(state)],
        town=_town(state, icons),
        players=[_player(state, Seat(number), seat, icons[number]) for number in (*range(seat, count), *range(seat))],
    )


def _town(state: AnyState, icons: Sequence[Sequence[int]]) -> list[Lured]:
    found = []
    if state.town:
        totals = {seat: icons[seat] for seat in seats_in_play(state)}
        for hero in state.town:
            by_seat = pulls(state, hero.card, totals)
            winner = lured_among(state, hero.card, by_seat)
            found.append(Lured(_left(state, hero, NO_SEAT), by_seat, NO_SEAT if winner is None else winner))
    return found


def _left(state: AnyState, hero: Hero, host: int) -> Figure:
    return Figure(hero.card, max(health(state, hero, host) - hero.damage, 0))


def _player(state: AnyState, number: Seat, viewer: Seat, icons: Sequence[int]) -> PlayerSight:
    player, order = state.players[number], state.order
    dungeon = player.dungeon
    inside = hero_inside(player)
    return PlayerSight(
        boss=player.boss if order or number == viewer else NO_CARD,
        is_out=player.out,
        is_levelled=player.levelled,
        is_active=state.active == number,
        place=order.index(number) if number in order else -1,
        souls=souls(player),
        wounds=wounds(player),
        rooms_in_hand=len(player.rooms),
        spells_in_hand=len(player.spells),
        placements=player.placements,
        dungeon=_dungeon(state, number, player, viewer) if dungeon else [],
        icons=icons,
        entrance=[_left(state, hero, number) for hero in player.entrance],
        inside=None if inside is None else _left(state, inside, number),
    )


def _dungeon(state: AnyState, owner: Seat, player: Player, viewer: Seat) -> list[RoomSight]:
    return [
        _room(state, owner, slot, viewer, amount)
        for slot, amount in zip(player.dungeon, damages(state, owner), strict=True)
    ]


def _room(state: AnyState, owner: Seat, slot: Slot, viewer: Seat, amount: int) -> RoomSight:
    cards, hidden, hero = slot.cards, slot.hidden, slot.hero
    return RoomSight(
        cards[-1] if cards else NO_CARD,
        hidden if slot.placer == viewer else NO_CARD,
        hidden >= 0,
        slot.asleep,
        amount,
        room_treasure(state, slot),
        None if hero is None else _left(state, hero, owner),
    )
