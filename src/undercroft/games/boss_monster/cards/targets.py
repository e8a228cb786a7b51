"""What a text may be aimed at: each a Target that lists its candidates, in a fixed order.

A Room that can be chosen is visible, face up and active, and no face-down Room lies on it (BM-RUL-53, BM-RUL-17).
"A Hero in a dungeon" is in a Room, not at the entrance (BM-RUL-43).
"""

from __future__ import annotations

from collections.abc import Callable

from undercroft.kernel.procedure import Procedure

from ..content import CARDS
from ..declare import Declared
from ..ids import CLASSES, ROOM_CARD, CardId
from ..placement import Opening, opening
from ..priority import Priority
from ..state import AnyState, Effect, find_room, hero_in_room, hero_inside, is_open, open_rooms, seats_in_play
from ..values import health_left, souls
from .model import Card, Target

# Rooms


def _rooms(test: Callable[[AnyState, Effect, Card], bool] | None = None, own: bool = False) -> Target:
    def candidates(state: AnyState, effect: Effect) -> list[int]:
        seats = (effect.seat,) if own else seats_in_play(state)
        return [
            room
            for seat in seats
            for room in open_rooms(state.players[seat])
            if test is None or test(state, effect, CARDS[room])
        ]

    return Target("room", candidates)


def _other_rooms(base: Target) -> Target:
    return Target("room", lambda state, effect: [r for r in base.candidates(state, effect) if r != effect.source])


ANY_ROOM = _rooms()
OWN_ROOM = _rooms(own=True)
OTHER_ROOM = _other_rooms(ANY_ROOM)
MONSTER_ROOM = _rooms(lambda state, effect, card: card.is_monster)
TRAP_ROOM = _rooms(lambda state, effect, card: not card.is_monster)
OTHER_MONSTER_ROOM = _other_rooms(MONSTER_ROOM)
ADVANCED_ROOM = _rooms(lambda state, effect, card: card.is_advanced)


def _neighbours(state: AnyState, effect: Effect) -> list[int]:
    """Another Room of the dungeon of the first target."""
    if not effect.targets:
        return []
    place = find_room(state, effect.targets[0])
    if place is None:
        return []
    return [room for room in open_rooms(state.players[place[0]]) if room != effect.targets[0]]


def _with_neighbour(state: AnyState, effect: Effect) -> list[int]:
    return [
        room for seat in seats_in_play(state) if len(rooms := open_rooms(state.players[seat])) > 1 for room in rooms
    ]


ROOM_TO_SWAP = Target("room", _with_neighbour)
ROOM_OF_SAME_DUNGEON = Target("room", _neighbours)


def _rooms_or_announced(state: AnyState, effect: Effect) -> list[int]:
    """Any Room, and a Room whose ability was announced and has not happened yet, wherever it is now (BM-RUL-92)."""
    rooms = ANY_ROOM.candidates(state, effect)
    if effect.seat == state.active:
        rooms += [room for room in announced_rooms(state.stack) if room not in rooms]
    return rooms


def announced_rooms(stack: list[Procedure]) -> list[int]:
    found = []
    for step in stack:
        if isinstance(step, Priority):
            found += [pending.source for pending in step.pending]
        elif isinstance(step, Declared) and not step.stopped:
            found.append(step.effect.source)
    return [room for room in found if CARDS[room].family is ROOM_CARD]


ROOM_OR_ANNOUNCED = Target("room", _rooms_or_announced)


def _gift_places(state: AnyState, effect: Effect) -> list[int]:
    """Opponents' Rooms that can take a Room card of this player's hand."""
    if state.active != effect.seat or not state.players[effect.seat].placements:
        return []
    hand = state.players[effect.seat].rooms
    return [
        slot.cards[-1]
        for seat in seats_in_play(state)
        if seat != effect.seat
        for spot, slot in enumerate(state.players[seat].dungeon)
        if is_open(slot) and _takes_one_of(opening(state, seat, spot), hand)
    ]


def _takes_one_of(place: Opening, hand: list[CardId]) -> bool:
    """Can a Room be built there at all, and one of these? (No Rooms in hand: nothing is known against it.)"""
    return place.against is None and (not hand or any(place.objection(card) is None for card in hand))


GIFT_PLACE = Target("room", _gift_places)

# Heroes


def _heroes_in_dungeons(whose: Callable[[Effect, int], bool]) -> Target:
    def candidates(state: AnyState, effect: Effect) -> list[int]:
        found = []
        for seat in seats_in_play(state):
            hero = hero_in_room(state.players[seat])
            if hero is not None and whose(effect, seat):
                found.append(hero.card)
        return [int(hero) for hero in found]

    return Target("hero", candidates)


HERO_IN_A_DUNGEON = _heroes_in_dungeons(lambda effect, seat: True)
HERO_IN_MY_DUNGEON = _heroes_in_dungeons(lambda effect, seat: seat == effect.seat)
HERO_IN_ANOTHERS_DUNGEON = _heroes_in_dungeons(lambda effect, seat: seat != effect.seat)


def _hero_here(state: AnyState, effect: Effect) -> list[int]:
    """The Hero that stands in this very Room, also while the Room is destroyed as the cost (BM-RUL-89).

    It need not have entered it: the Room may have been built around it (BM-RUL-35).
    """
    player = state.players[effect.seat]
    hero = hero_inside(player)
    if hero is None:
        return []
    around = [slot.cards[-1] for slot in player.dungeon if slot.hero is hero]
    return [hero.card] if effect.source in (hero.room, *around) else []


HERO_HERE = Target("hero", _hero_here)


def _weak_hero(state: AnyState, effect: Effect) -> list[int]:
    """On declaration; what makes it stronger afterwards comes too late."""
    left = health_left(state, effect.seat)
    return HERO_IN_MY_DUNGEON.candidates(state, effect) if left is not None and left <= 3 else []


WEAK_HERO_IN_MY_DUNGEON = Target("hero", _weak_hero, still=HERO_IN_MY_DUNGEON.candidates)
HERO_IN_TOWN = Target("hero", lambda state, effect: [hero.card for hero in state.town])
ORDINARY_HERO_IN_TOWN = Target(
    "hero", lambda state, effect: [hero.card for hero in state.town if not CARDS[hero.card].is_epic]
)


def _heroes_anywhere(state: AnyState, effect: Effect) -> list[int]:
    found = [hero.card for hero in state.town]
    for seat in seats_in_play(state):
        player = state.players[seat]
        inside = hero_inside(player)
        found += [hero.card for hero in ([inside] if inside else []) + player.entrance]
    return [int(hero) for hero in found]


HERO_ANYWHERE = Target("hero", _heroes_anywhere)


def _this_hero(state: AnyState, effect: Effect) -> list[int]:
    """This Hero, while it is at or in the dungeon of somebody else (BM-RUL-68)."""
    for seat in seats_in_play(state):
        if seat != effect.seat:
            player = state.players[seat]
            inside = hero_inside(player)
            if effect.source in [hero.card for hero in ([inside] if inside else []) + player.entrance]:
                return [effect.source]
    return []


THIS_HERO = Target("hero", _this_hero)
OWN_SOUL = Target("soul", lambda state, effect: [int(hero) for hero in state.players[effect.seat].souls])
OPPONENTS_SOUL = Target(
    "soul",
    lambda state, effect: [
        int(hero) for seat in seats_in_play(state) if seat != effect.seat for hero in state.players[seat].souls
    ],
)

# Players and classes

ANY_PLAYER = Target("seat", lambda state, effect: [int(seat) for seat in seats_in_play(state)])
OPPONENT = Target("seat", lambda state, effect: [int(seat) for seat in seats_in_play(state) if seat != effect.seat])


def _ahead(state: AnyState, effect: Effect) -> list[int]:
    mine = souls(state.players[effect.seat])
    return [int(seat) for seat in seats_in_play(state) if souls(state.players[seat]) >= mine + 2]


PLAYER_AHEAD_BY_TWO = Target("seat", _ahead)


def _busy_dungeons(state: AnyState, effect: Effect) -> list[int]:
    """On declaration: players whose dungeon three or more different Heroes have entered this round."""
    return [int(seat) for seat in seats_in_play(state) if len(state.players[seat].walked_in) >= 3]


PLAYER_WITH_THREE_HEROES = Target("seat", _busy_dungeons)
A_CLASS = Target("class", lambda state, effect: list(range(len(CLASSES))))
