"""Boss Monster for learning environments: options as numbers, views as vectors of fixed size."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from undercroft.kernel.parts import No, Option, Pass, Yes

from . import options
from .content import CARDS, KIND, TITLES
from .ids import CLASSES, MOST_ROOMS, CardId, Phase
from .state import AnyState, find_room
from .view import BossView, PlayerView, RoomView

MOST_PLAYERS = 4
SPOTS = MOST_ROOMS + 1
TITLE_COUNT = len(TITLES)

BY_TITLE = (
    options.Play,
    options.Use,
    options.ChooseText,
    options.ChooseHero,
    options.ChooseCard,
    options.PayWith,
    options.Discard,
    options.First,
    options.KeepBoss,
    options.Give,
)
PLAIN = (Pass, Yes, No, options.LevelUpFirst, options.Mulligan, options.KeepHand)
DECKS = ("room", "spell")
SECTIONS = {
    "plain": len(PLAIN),
    "title": len(BY_TITLE) * TITLE_COUNT * MOST_ROOMS,
    "build": TITLE_COUNT * SPOTS,
    "room": MOST_PLAYERS * MOST_ROOMS + TITLE_COUNT,
    "player": MOST_PLAYERS,
    "class": len(CLASSES),
    "deck": len(DECKS),
}
START = {name: sum(list(SECTIONS.values())[:index]) for index, name in enumerate(SECTIONS)}


def option_count() -> int:
    """How many different numbers there are."""
    return sum(SECTIONS.values())


def option_number(state: AnyState, option: Option) -> int:
    """The number of an option: by its kind, the title of its card, and where that card lies."""
    if isinstance(option, PLAIN):
        return START["plain"] + PLAIN.index(type(option))
    for kind, (section, number) in SMALL.items():
        if isinstance(option, kind):
            return START[section] + number(option)
    if isinstance(option, options.ChooseRoom):
        return START["room"] + _by_place(state, option.room)
    return START["title"] + _by_title(state, option)


SMALL: dict[type[Option], tuple[str, Callable[[Any], int]]] = {
    options.Build: ("build", lambda option: KIND[option.card] * SPOTS + option.spot),
    options.ChoosePlayer: ("player", lambda option: int(option.player)),
    options.ChooseClass: ("class", lambda option: int(option.treasure)),
    options.ChooseDeck: ("deck", lambda option: DECKS.index(option.deck)),
}


def _by_place(state: AnyState, room: CardId) -> int:
    """A Room by whose dungeon and where; one that has left the table by its title."""
    place = find_room(state, room)
    return MOST_PLAYERS * MOST_ROOMS + KIND[room] if place is None else place[0] * MOST_ROOMS + place[1]


def _by_title(state: AnyState, option: Any) -> int:
    card = option.hero if isinstance(option, options.ChooseHero) else option.card
    place = find_room(state, card)
    spot = option.number if isinstance(option, options.ChooseText) else 0 if place is None else place[1]
    return (BY_TITLE.index(type(option)) * TITLE_COUNT + KIND[card]) * MOST_ROOMS + spot


# The view


def numbers(view: BossView) -> list[float]:
    """The table as a vector: the viewer's hand by title, then every player, the viewer first, then the town."""
    hand = [0.0] * TITLE_COUNT
    for card in view.hand:
        hand[KIND[card]] += 0.5
    pile = [0.0] * TITLE_COUNT
    for card in view.discard:
        pile[KIND[card]] += 0.25
    first = view.seat or 0
    seats = [(first + step) % len(view.players) for step in range(len(view.players))]
    players = [value for seat in seats for value in _player(view, view.players[seat])]
    players += [0.0] * (PLAYER_SIZE * (MOST_PLAYERS - len(seats)))
    phase = [float(view.phase == name.lower()) for name in Phase.__members__]
    return [min(view.round / 20, 1.0), *phase, *hand, *pile, *_town(view), *players]


ROOM_SIZE = 5 + len(CLASSES)
PLAYER_SIZE = 9 + len(CLASSES) + MOST_ROOMS * ROOM_SIZE


def _player(view: BossView, player: PlayerView) -> list[float]:
    own = [
        float(player.out),
        float(player.levelled),
        float(view.active == player.seat),
        player.souls / 10,
        player.wounds / 5,
        player.rooms_in_hand / 10,
        player.spells_in_hand / 5,
        len(player.entrance) / 5,
        view.order.index(player.seat) / 3 if player.seat in view.order else 0.0,
        *(player.treasure.get(name, 0) / 8 for name in CLASSES),
    ]
    rooms = [value for room in player.dungeon for value in _room(room)]
    return own + rooms + [0.0] * (ROOM_SIZE * (MOST_ROOMS - len(player.dungeon)))


def _room(room: RoomView) -> list[float]:
    hero = room.hero
    return [
        float(room.room >= 0),
        float(room.face_down),
        float(room.asleep),
        room.damage / 8,
        0.0 if hero is None else (hero.health - hero.damage) / 20,
        *(room.treasure[name] / 2 for name in CLASSES),
    ]


def _town(view: BossView) -> list[float]:
    """Heroes in town by class, and how tough they are."""
    counts, toughness = [0.0] * len(CLASSES), [0.0] * len(CLASSES)
    for hero in view.town:
        for index, icons in enumerate(CARDS[hero.card].treasure):
            if icons:
                counts[index] += 0.25
                toughness[index] += (hero.health - hero.damage) / 50
    return counts + toughness
