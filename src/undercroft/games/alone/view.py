"""What a seat sees of the table, built by adding what it may know (AL-INFO, "What each side may see").

The Hero, and whoever watches, sees the labyrinth as it is shown, lies included: sectors by tiles and by where they lie
from the Hero's own, monsters by figures. Only Evil sees the map. Nobody sees the order of a deck or another's hand.
"""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from undercroft.kernel.game import View
from undercroft.kernel.parts import Seat

from .combat import Attack
from .content.missions import MISSIONS
from .content.reactions import REACTIONS
from .hero_attack import HeroAttack
from .ids import NO_CARD, ROOMS
from .labyrinth_view import TileView, tiles_seen
from .map_view import MapView, map_seen
from .state import AnyState, free_slots, is_hero
from .values import Statistics, open_symbols, refill

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


# The whole table


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
    seen = view_without_map(state, seat)
    return seen if seat is None or is_hero(seat) else replace(seen, map=map_seen(state, seat))


def view_without_map(state: AnyState, seat: Seat | None) -> AloneView:
    """What a seat sees beside Evil's map."""
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
        tiles=tiles_seen(state),
        roll=_roll(state),
        track=_track(state, seat),
        free_slots=free_slots(state),
        open_symbols=open_symbols(state),
        leader=state.leader,
        evil=_evil(state),
        decks=[DeckView(deck.id, len(deck.cards), len(deck.discard)) for deck in state.decks],
        statistics=STATISTICS,
        map=None,
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
        refill=refill(state),
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
