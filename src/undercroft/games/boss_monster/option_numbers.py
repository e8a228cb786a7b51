"""Boss Monster's options as learning programs know them: every option a number, and every number a name.

Seats are counted from the one that is asked, so that what is learned in one seat holds in all. There are numbers for
four players and all cards.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from undercroft.kernel.layout import Layout
from undercroft.kernel.parts import No, Option, Pass, Yes, words_of

from . import options
from .cards import decks
from .cards.model import Card
from .content import CARDS, COPY, KIND, TITLES
from .ids import CLASSES, MOST_ROOMS, Family
from .state import AnyState, find_room

assert decks.DECKS  # the decks have filled the content that is counted here

MOST_PLAYERS = 4
PRINTED = list(TITLES.values())

PLAIN: tuple[type[Option], ...] = (Pass, Yes, No, options.LevelUpFirst, options.Mulligan, options.KeepHand)
DECKS = ("room", "spell")
ELSEWHERE = ("the Boss", "the Hero inside", "a Room that is gone")
"""Where the source of an ability is that is not in a dungeon."""
BOSS_PLACE, HERO_PLACE, GONE_PLACE = range(MOST_ROOMS, MOST_ROOMS + len(ELSEWHERE))
SPOTS = [f"spot {spot}" for spot in range(MOST_ROOMS + 1)]

Names = Callable[[Card], list[str]]
"""The names of a title's numbers: one, or one for each copy, text or spot."""


def is_a(*families: Family) -> Callable[[Card], bool]:
    return lambda card: card.family in families


def _once(card: Card) -> list[str]:
    return [card.slug]


def _copies(card: Card) -> list[str]:
    return [card.slug] if card.copies == 1 else [f"{card.slug}.{copy}" for copy in range(1, card.copies + 1)]


def _texts(card: Card) -> list[str]:
    return [] if card.use is None else [f"text {number} of {card.slug}" for number in range(1, len(card.use.modes) + 1)]


def _spots(card: Card) -> list[str]:
    return [f"{card.slug} at {spot}" for spot in SPOTS]


TITLES_OF: dict[type[Option], tuple[Callable[[Card], bool], Names]] = {
    options.Build: (is_a(Family.ROOM), _spots),
    options.Give: (is_a(Family.ROOM), _once),
    options.Play: (is_a(Family.SPELL), _once),
    options.Discard: (is_a(Family.ROOM, Family.SPELL), _once),
    options.KeepBoss: (is_a(Family.BOSS), _once),
    options.ChooseHero: (is_a(Family.HERO), _once),
    options.ChooseText: (lambda card: len(_texts(card)) > 1, _texts),
    options.Use: (lambda card: card.use is not None and card.family is not Family.SPELL, _copies),
    options.ChooseCard: (is_a(Family.ROOM, Family.SPELL), _copies),
    options.PayWith: (is_a(Family.ROOM, Family.SPELL), _copies),
    options.ChooseRoom: (lambda card: card.use is not None and card.family is Family.ROOM, _copies),
}
"""Of hands one card of each title is offered; in a dungeon or a pile there may be several: each has a number.
A Room is chosen by its place; only one that has announced something and is gone since is chosen by its card."""

ACTIONS = Layout()
START: dict[type[Option], int] = {}
"""Where the numbers of a kind of option begin."""
TITLE_STARTS: dict[type[Option], dict[int, int]] = {}
"""Where those of each title begin, counted from there."""


def _declare() -> None:
    for kind in PLAIN:
        START[kind] = ACTIONS.one(words_of(kind))
    players = ["oneself", *(f"{ahead} after" for ahead in range(1, MOST_PLAYERS))]
    START[options.ChoosePlayer] = ACTIONS.each("choose-player", players)
    START[options.ChooseClass] = ACTIONS.each("choose-class", CLASSES)
    START[options.ChooseDeck] = ACTIONS.each("choose-deck", DECKS)
    START[options.First] = ACTIONS.each("first", [*(f"Room {spot}" for spot in range(MOST_ROOMS)), *ELSEWHERE])
    for kind, (fits, names) in TITLES_OF.items():
        START[kind] = ACTIONS.size
        if kind is options.ChooseRoom:
            rooms = [f"Room {spot} of {player}" for player in players for spot in range(MOST_ROOMS)]
            ACTIONS.each("choose-room", rooms)
        TITLE_STARTS[kind] = {}
        for title, card in enumerate(PRINTED):
            if fits(card):
                TITLE_STARTS[kind][title] = ACTIONS.each(words_of(kind), names(card)) - START[kind]


_declare()


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
        return TITLE_STARTS[options.ChooseRoom][KIND[option.room]] + _copy(option.room)
    return _ahead(state, place[0]) * MOST_ROOMS + place[1]


def _first(state: AnyState, option: Any) -> int:
    family = CARDS[option.card].family
    if family is not Family.ROOM:
        return BOSS_PLACE if family is Family.BOSS else HERO_PLACE
    place = find_room(state, option.card)
    return GONE_PLACE if place is None else place[1]


def _by_title(kind: type[Option], further: Callable[[Any], int] = lambda option: 0) -> Callable[[AnyState, Any], int]:
    starts = TITLE_STARTS[kind]
    field = "hero" if kind is options.ChooseHero else "card"
    return lambda state, option: starts[KIND[getattr(option, field)]] + further(option)


WITHIN: dict[type[Option], Callable[[AnyState, Any], int]] = {
    **{kind: _by_title(kind) for kind in TITLES_OF},
    **{kind: _by_title(kind, lambda o: _copy(o.card)) for kind in (options.Use, options.ChooseCard, options.PayWith)},
    options.Build: _by_title(options.Build, lambda option: int(option.spot)),
    options.ChooseText: _by_title(options.ChooseText, lambda option: int(option.number)),
    options.ChoosePlayer: lambda state, option: _ahead(state, option.player),
    options.ChooseClass: lambda state, option: int(option.treasure),
    options.ChooseDeck: lambda state, option: DECKS.index(option.deck),
    options.ChooseRoom: _room,
    options.First: _first,
}
