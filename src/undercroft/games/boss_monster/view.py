"""What a seat sees of the table, built by adding what it may know (BM-RUL-11, BM-RUL-81, BM-GLOSS-22).

Open: Bosses, face-up Rooms, Heroes on the table, scoring areas, the discard pile, numbers of cards.
Secret: hands (except what was shown), decks, face-down Rooms, what somebody is about to announce.
Things are named as options name them: cards by their number, a face-down Room by its place.
"""

from __future__ import annotations

import msgspec

from undercroft.kernel.game import View
from undercroft.kernel.parts import Seat

from .bait import attraction, lured_to
from .content import label
from .declare import Declared, aims_of
from .effects.rooms import ChooseFound, found_advanced
from .ids import CLASSES, NO_CARD
from .priority import Priority
from .state import AnyState, Effect, Hero, Slot, seats_in_play
from .values import damage, health, room_treasure, souls, treasure, wounds


class HeroView(msgspec.Struct, frozen=True):
    card: int
    name: str
    health: int
    damage: int


class LureView(msgspec.Struct, frozen=True):
    """How much each seat's dungeon attracts a Hero in town now, by seat, and where it would go (-1: nowhere)."""

    hero: int
    attraction: list[int]
    seat: int


class RoomView(msgspec.Struct, frozen=True):
    """A stack: the visible Room (none where only a face-down Room lies), and what lies under and on it."""

    room: int
    name: str
    damage: int
    treasure: dict[str, int]
    beneath: list[int]
    asleep: bool
    face_down: bool
    hidden: int
    placer: int
    hero: HeroView | None


class PlayerView(msgspec.Struct, frozen=True):
    seat: int
    boss: int
    levelled: bool
    out: bool
    rooms_in_hand: int
    spells_in_hand: int
    known_hand: list[int]
    dungeon: list[RoomView]
    entrance: list[HeroView]
    corridor: HeroView | None
    soul_cards: list[int]
    wound_cards: list[int]
    souls: int
    wounds: int
    treasure: dict[str, int]
    placements: int


class EffectView(msgspec.Struct, frozen=True):
    """A Spell or ability that was announced and has not happened yet; ``aims`` are its targets by name: ``card:12``."""

    seat: int
    source: int
    targets: list[int]
    aims: list[str]


class BossView(View, frozen=True, kw_only=True):
    """The whole table as one seat sees it. ``hand`` is its own; a spectator has none."""

    seat: int | None
    round: int
    phase: str
    active: int
    order: list[int]
    town: list[HeroView]
    lures: list[LureView]
    players: list[PlayerView]
    hand: list[int]
    choices: list[int]
    searched: list[int]
    intent: EffectView | None
    announced: list[EffectView]
    discard: list[int]
    on_table: list[int]
    removed: list[int]
    ordinary_heroes: list[int]
    epic_heroes: list[int]
    room_deck: int
    spell_deck: int


def view(state: AnyState, seat: Seat | None) -> BossView:
    own = None if seat is None else state.players[seat]
    return BossView(
        seat=seat,
        round=state.round,
        phase=(state.phase.name or "").lower(),
        active=state.active,
        order=list(map(int, state.order)),
        town=[_hero(state, hero, -1) for hero in state.town],
        lures=_lures(state),
        players=[_player(state, Seat(number), seat) for number in range(len(state.players))],
        hand=[] if own is None else [int(card) for card in (*own.rooms, *own.spells)],
        choices=[] if own is None else [int(card) for card in own.choices],
        searched=_searched(state, seat),
        intent=None if own is None or own.intent is None else _effect(own.intent),
        announced=[_effect(effect) for effect in announced(state)],
        discard=[int(card) for card in state.discard],
        on_table=[int(card) for card in state.on_table],
        removed=sorted(map(int, state.removed)),
        ordinary_heroes=[int(hero) for hero in state.ordinary_heroes],
        epic_heroes=[int(hero) for hero in state.epic_heroes],
        room_deck=len(state.room_deck),
        spell_deck=len(state.spell_deck),
    )


def _lures(state: AnyState) -> list[LureView]:
    """Who would get the Heroes in town if they were lured now: open to all, but tedious to count (BM-BAIT-03)."""
    if not state.town:
        return []
    totals = {seat: treasure(state, seat) for seat in seats_in_play(state)}
    found = []
    for hero in state.town:
        winner = lured_to(state, hero.card, totals)
        pull = [
            attraction(state, hero.card, Seat(seat), totals[Seat(seat)]) if seat in totals else 0
            for seat in range(len(state.players))
        ]
        found.append(LureView(hero.card, pull, -1 if winner is None else winner))
    return found


def _searched(state: AnyState, seat: Seat | None) -> list[int]:
    """What this seat has found in the Room deck and the discard pile, looking through them just now."""
    top = state.stack[-1] if state.stack else None
    if isinstance(top, ChooseFound) and top.seat == seat:
        return [int(card) for card in found_advanced(state, top.is_monster)]
    return []


def announced(state: AnyState) -> list[Effect]:
    """What was announced and has not resolved: pending effects, and a Spell that may still be cancelled."""
    found: list[Effect] = []
    for step in state.stack:
        kind = type(step)  # quicker than isinstance, and asked of every position
        if kind is Priority:
            found += step.pending
        elif kind is Declared:
            found.append(step.effect)
    return found


def _player(state: AnyState, number: Seat, viewer: Seat | None) -> PlayerView:
    player = state.players[number]
    revealed = bool(state.order)
    known = [
        sight.card
        for sight in player.known
        if (_all_know(state, number, sight.seats) if viewer is None else sight.seats >> viewer & 1)
    ]
    return PlayerView(
        seat=number,
        boss=int(player.boss) if revealed or viewer == number else NO_CARD,
        levelled=player.levelled,
        out=player.out,
        rooms_in_hand=len(player.rooms),
        spells_in_hand=len(player.spells),
        known_hand=sorted(map(int, known)),
        dungeon=[_room(state, number, spot, slot, viewer) for spot, slot in enumerate(player.dungeon)],
        entrance=[_hero(state, hero, number) for hero in player.entrance],
        corridor=None if player.corridor is None else _hero(state, player.corridor.hero, number),
        soul_cards=[int(hero) for hero in player.souls],
        wound_cards=[int(hero) for hero in player.wounds],
        souls=souls(player),
        wounds=wounds(player),
        treasure=dict(zip(CLASSES, treasure(state, number), strict=True)) if revealed else {},
        placements=player.placements,
    )


def _all_know(state: AnyState, holder: Seat, seats: int) -> bool:
    """A spectator sees what every seat may know."""
    return seats | 1 << holder == (1 << len(state.players)) - 1


def _room(state: AnyState, owner: Seat, spot: int, slot: Slot, viewer: Seat | None) -> RoomView:
    room = slot.cards[-1] if slot.cards else NO_CARD
    return RoomView(
        room=room,
        name=label(room) if room >= 0 else "",
        damage=damage(state, owner, spot) if slot.cards else 0,
        treasure=dict(zip(CLASSES, room_treasure(state, slot), strict=True)),
        beneath=[int(card) for card in slot.cards[:-1]],
        asleep=slot.asleep,
        face_down=slot.hidden >= 0,
        hidden=int(slot.hidden) if slot.hidden >= 0 and slot.placer == viewer else NO_CARD,
        placer=slot.placer,
        hero=None if slot.hero is None else _hero(state, slot.hero, owner),
    )


def _hero(state: AnyState, hero: Hero, host: int) -> HeroView:
    return HeroView(hero.card, label(hero.card), health(state, hero, host), hero.damage)


def _effect(effect: Effect) -> EffectView:
    return EffectView(effect.seat, effect.source, list(effect.targets), list(map(str, aims_of(effect))))


def things(state: AnyState, seat: Seat | None) -> set[str]:
    """The ids of all things in a seat's view, and of the seats, spots and classes one can point at."""
    seen = view(state, seat)
    cards = {
        *seen.searched,
        *seen.hand,
        *seen.choices,
        *seen.discard,
        *seen.on_table,
        *seen.ordinary_heroes,
        *seen.epic_heroes,
    }
    cards |= {hero.card for hero in seen.town}
    for player in seen.players:
        cards |= {player.boss, *player.known_hand, *player.soul_cards, *player.wound_cards}
        cards |= {hero.card for hero in player.entrance} | ({player.corridor.card} if player.corridor else set())
        for room in player.dungeon:
            cards |= {room.room, room.hidden, *room.beneath} | ({room.hero.card} if room.hero else set())
    seats = {f"seat:{number}" for number in range(len(state.players))}
    places = {f"spot:{number}" for number in range(6)} | {f"class:{number}" for number in range(len(CLASSES))}
    return {f"card:{card}" for card in cards if card >= 0} | seats | places
