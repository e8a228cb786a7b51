"""Boss Monster as learning programs see it: every option a number, every view a vector of one fixed size.

Both are seen from a chair: the viewer (of an option: the seat that is asked) comes first, the others follow round
the table, so that what is learned in one seat holds in all. Sizes are those of four players and all cards.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from undercroft.kernel.parts import No, Option, Pass, Yes

from . import options
from .cards import decks
from .cards.model import Card
from .content import CARDS, COPY, KIND, TITLES
from .ids import CLASSES, MOST_ROOMS, Family, Phase
from .state import AnyState, find_room
from .view import BossView, HeroView, PlayerView, RoomView

assert decks.DECKS  # the decks have filled the content that is counted here

MOST_PLAYERS = 4
SPOTS = MOST_ROOMS + 1
PRINTED = list(TITLES.values())

# Options

PLAIN = (Pass, Yes, No, options.LevelUpFirst, options.Mulligan, options.KeepHand)
DECKS = ("room", "spell")
BOSS_PLACE, HERO_PLACE, GONE_PLACE = range(MOST_ROOMS, MOST_ROOMS + 3)
"""Where the source of an ability is that is not in a dungeon: the Boss, the Hero inside, a Room that was destroyed."""


def _titles(fits: Callable[[Card], bool], width: Callable[[Card], int] = lambda card: 1) -> tuple[dict[int, int], int]:
    """The titles that fit, each with where its ``width`` numbers begin; and how many numbers that are in all."""
    found, size = {}, 0
    for title, card in enumerate(PRINTED):
        if fits(card):
            found[title] = size
            size += width(card)
    return found, size


def _is(*families: Family) -> Callable[[Card], bool]:
    return lambda card: card.family in families


def _texts(card: Card) -> int:
    return 0 if card.use is None else len(card.use.modes)


BY_TITLE: dict[type[Option], tuple[dict[int, int], int]] = {
    options.Build: _titles(_is(Family.ROOM), lambda card: SPOTS),
    options.Give: _titles(_is(Family.ROOM)),
    options.Play: _titles(_is(Family.SPELL)),
    options.Discard: _titles(_is(Family.ROOM, Family.SPELL)),
    options.KeepBoss: _titles(_is(Family.BOSS)),
    options.ChooseHero: _titles(_is(Family.HERO)),
    options.ChooseText: _titles(lambda card: _texts(card) > 1, _texts),
    options.Use: _titles(lambda card: card.use is not None and card.family is not Family.SPELL, lambda c: c.copies),
    options.ChooseCard: _titles(_is(Family.ROOM, Family.SPELL), lambda card: card.copies),
    options.PayWith: _titles(_is(Family.ROOM, Family.SPELL), lambda card: card.copies),
    options.ChooseRoom: _titles(lambda card: card.use is not None and card.family is Family.ROOM, lambda c: c.copies),
}
"""Of hands one card of each title is offered; in a dungeon or a pile there may be several: each has a number.
A Room is chosen by its place; only one that has announced something and is gone since is chosen by its card."""

SIZES: dict[type[Option], int] = {
    **dict.fromkeys(PLAIN, 1),
    options.ChoosePlayer: MOST_PLAYERS,
    options.ChooseClass: len(CLASSES),
    options.ChooseDeck: len(DECKS),
    options.First: GONE_PLACE + 1,
    **{kind: size for kind, (_, size) in BY_TITLE.items()},
}
SIZES[options.ChooseRoom] += MOST_PLAYERS * MOST_ROOMS
START = {kind: sum(list(SIZES.values())[:index]) for index, kind in enumerate(SIZES)}


def option_count() -> int:
    """How many different numbers there are."""
    return sum(SIZES.values())


def option_number(state: AnyState, option: Option) -> int:
    """The number of an option: by its kind, its card's title (and copy, or place), the asked seat counting as first."""
    kind = type(option)
    return START[kind] + WITHIN[kind](state, option) if kind in WITHIN else START[kind]


def _copy(card: int) -> int:
    return max(COPY[card] - 1, 0)


def _ahead(state: AnyState, seat: int) -> int:
    """How many chairs after the asked seat."""
    asked: int = state.stack[-1].seat
    return (seat - asked) % len(state.players)


def _room(state: AnyState, option: Any) -> int:
    """A Room by whose dungeon and where; one that has left the table by its card."""
    place = find_room(state, option.room)
    if place is None:
        return MOST_PLAYERS * MOST_ROOMS + BY_TITLE[options.ChooseRoom][0][KIND[option.room]] + _copy(option.room)
    return _ahead(state, place[0]) * MOST_ROOMS + place[1]


def _first(state: AnyState, option: Any) -> int:
    family = CARDS[option.card].family
    if family is not Family.ROOM:
        return BOSS_PLACE if family is Family.BOSS else HERO_PLACE
    place = find_room(state, option.card)
    return GONE_PLACE if place is None else place[1]


def _by_title(kind: type[Option], further: Callable[[Any], int] = lambda option: 0) -> Callable[[AnyState, Any], int]:
    starts = BY_TITLE[kind][0]
    field = "hero" if kind is options.ChooseHero else "card"
    return lambda state, option: starts[KIND[getattr(option, field)]] + further(option)


WITHIN: dict[type[Option], Callable[[AnyState, Any], int]] = {
    **{kind: _by_title(kind) for kind in BY_TITLE},
    **{kind: _by_title(kind, lambda o: _copy(o.card)) for kind in (options.Use, options.ChooseCard, options.PayWith)},
    options.Build: _by_title(options.Build, lambda option: int(option.spot)),
    options.ChooseText: _by_title(options.ChooseText, lambda option: int(option.number)),
    options.ChoosePlayer: lambda state, option: _ahead(state, option.player),
    options.ChooseClass: lambda state, option: int(option.treasure),
    options.ChooseDeck: lambda state, option: DECKS.index(option.deck),
    options.ChooseRoom: _room,
    options.First: _first,
}

# The view

HAND, HAND_SIZE = _titles(_is(Family.ROOM, Family.SPELL))
ROOMS, ROOMS_SIZE = _titles(_is(Family.ROOM))
BOSSES, BOSSES_SIZE = _titles(_is(Family.BOSS))
USES, USES_SIZE = _titles(lambda card: card.use is not None)
PHASES = [name.lower() for name in Phase.__members__]
TOWN = 6
"""So many Heroes in town are told one by one, from the head of the line; more are very rare."""
DEADLIEST, TOUGHEST, MOST_HEROES, MOST_ICONS = 30, 20, 5, 8
"""What counts as 1; all numbers lie between 0 and 1, and more than that is 1 as well."""


def numbers(view: BossView) -> list[float]:
    """The table as a vector: what is going on, cards by title, the Heroes in town, every player."""
    first = view.seat or 0
    count = len(view.players)
    players = [view.players[(first + step) % count] for step in range(count)]
    walks = [_walk(player) for player in players]
    others = [card for player in players[1:] for card in _visible(player)]
    found = [
        min(view.round / 20, 1.0),
        *(float(view.phase == name) for name in PHASES),
        min(len(view.ordinary_heroes) / 20, 1.0),
        min(len(view.epic_heroes) / 20, 1.0),
        *_bag(HAND, HAND_SIZE, view.hand, 0.5),
        *_bag(HAND, HAND_SIZE, view.discard, 0.25),
        *_bag(BOSSES, BOSSES_SIZE, [players[0].boss, *view.choices], 1.0),
        *_bag(BOSSES, BOSSES_SIZE, [player.boss for player in players[1:]], 1.0),
        *_bag(ROOMS, ROOMS_SIZE, _visible(players[0]), 0.5),
        *_bag(ROOMS, ROOMS_SIZE, others, 0.5),
        *_bag(USES, USES_SIZE, [] if view.intent is None else [view.intent.source], 1.0),
        *_bag(USES, USES_SIZE, [effect.source for effect in view.announced], 1.0),
        *_town(view, walks, first),
    ]
    for player, walk in zip(players, walks, strict=True):
        found += _player(view, player, walk)
    return found + [0.0] * (PLAYER_SIZE * (MOST_PLAYERS - count))


def _bag(starts: dict[int, int], size: int, cards: Iterable[int], weight: float) -> list[float]:
    """How many copies of every title are there; other cards, and none (-1), are left out."""
    found = [0.0] * size
    for card in cards:
        place = starts.get(KIND[card]) if card >= 0 else None
        if place is not None:
            found[place] = min(found[place] + weight, 1.0)
    return found


def _visible(player: PlayerView) -> list[int]:
    """The Rooms of a dungeon as the viewer knows them; it knows the face-down ones that it has laid itself."""
    return [room.hidden if room.hidden >= 0 else room.room for room in player.dungeon]


def _damage(room: RoomView) -> int:
    return CARDS[room.hidden].damage if room.hidden >= 0 else room.damage


def _walk(player: PlayerView) -> int:
    """What a walk through the whole dungeon deals, as far as the viewer can tell."""
    return sum(map(_damage, player.dungeon))


TOWN_HERO_SIZE = 4 + len(CLASSES) + 2 * MOST_PLAYERS


def _town(view: BossView, walks: list[int], first: int) -> list[float]:
    """Every Hero in town: classes, health, what it is worth, whom it would follow now, and would it die there."""
    found: list[float] = []
    count = len(view.players)
    for hero, lure in zip(view.town[:TOWN], view.lures, strict=False):
        card = CARDS[hero.card]
        pulls, goes = [0.0] * MOST_PLAYERS, [0.0] * MOST_PLAYERS
        for seat, pull in enumerate(lure.attraction):
            pulls[(seat - first) % count] = min(max(pull, 0) / MOST_ICONS, 1.0)
        if lure.seat >= 0:
            goes[(lure.seat - first) % count] = 1.0
        dies = lure.seat >= 0 and walks[(lure.seat - first) % count] >= _health(hero)
        tough = min(_health(hero) / TOUGHEST, 1.0)
        found += [
            1.0,
            tough,
            min(card.souls / 2, 1.0),
            float(dies),
            *(float(icons > 0) for icons in card.treasure),
            *pulls,
            *goes,
        ]
    return found + [0.0] * (TOWN * TOWN_HERO_SIZE - len(found))


def _health(hero: HeroView) -> int:
    return max(hero.health - hero.damage, 0)


ROOM_SIZE = 6 + len(CLASSES)
PLAYER_SIZE = 17 + 2 * len(CLASSES) + MOST_ROOMS * ROOM_SIZE


def _player(view: BossView, player: PlayerView, walk: int) -> list[float]:
    own = [
        1.0,
        float(player.out),
        float(player.levelled),
        float(view.active == player.seat),
        view.order.index(player.seat) / 3 if player.seat in view.order else 0.0,
        min(player.souls / 10, 1.0),
        min(player.wounds / 5, 1.0),
        min(player.rooms_in_hand / 10, 1.0),
        min(player.spells_in_hand / 5, 1.0),
        min(player.placements / 2, 1.0),
        len(player.dungeon) / MOST_ROOMS,
        min(walk / DEADLIEST, 1.0),
        *_waiting(player, walk),
        *(min(player.treasure.get(name, 0) / MOST_ICONS, 1.0) for name in CLASSES),
        *(min(icons / MOST_ICONS, 1.0) for icons in _hidden_treasure(player)),
    ]
    rooms = [value for room in player.dungeon for value in _room_numbers(room)]
    return own + rooms + [0.0] * (ROOM_SIZE * (MOST_ROOMS - len(player.dungeon)))


def _waiting(player: PlayerView, walk: int) -> list[float]:
    """The Heroes at the entrance and inside: how many, how tough, and what a walk would bring."""
    heroes = player.entrance
    dying = sum(CARDS[hero.card].souls for hero in heroes if _health(hero) <= walk)
    living = sum(CARDS[hero.card].wounds for hero in heroes if _health(hero) > walk)
    inside = next((room.hero for room in player.dungeon if room.hero is not None), player.corridor)
    return [
        min(len(heroes) / MOST_HEROES, 1.0),
        min(dying / MOST_HEROES, 1.0),
        min(living / MOST_HEROES, 1.0),
        0.0 if inside is None else min(_health(inside) / TOUGHEST, 1.0),
        float(inside is not None),
    ]


def _hidden_treasure(player: PlayerView) -> list[int]:
    """The icons of the viewer's own face-down Rooms."""
    icons = [0] * len(CLASSES)
    for room in player.dungeon:
        if room.hidden >= 0:
            icons = [one + more for one, more in zip(icons, CARDS[room.hidden].treasure, strict=True)]
    return icons


def _room_numbers(room: RoomView) -> list[float]:
    hero = room.hero
    return [
        float(room.room >= 0),
        float(room.face_down),
        float(room.asleep),
        float(room.room >= 0 and CARDS[room.room].is_advanced),
        min(_damage(room) / 8, 1.0),
        0.0 if hero is None else min(_health(hero) / TOUGHEST, 1.0),
        *(min(room.treasure[name] / 2, 1.0) for name in CLASSES),
    ]
