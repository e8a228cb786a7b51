"""A full state drawn at random among those that a seat cannot tell apart from this one: the mirror of the view.

What the seat does not know is gathered (decks, other hands, face-down Rooms, Bosses still to choose) and dealt out
again, in keeping with everything it does know: numbers of cards, cards it has seen, what fits where a Room lies
face down. The generator gets a new key: nobody knows what chance will do.
"""

from __future__ import annotations

from undercroft.kernel.chance import Chance
from undercroft.kernel.parts import Seat

from .content import CARDS
from .effects.rooms import ChooseFound
from .ids import NO_CARD, CardId, Family
from .state import AnyState, Slot


def determinize(state: AnyState, seat: Seat, chance: Chance) -> AnyState:
    """Changes the given state, which must be a copy, and returns it."""
    others = [Seat(other) for other in range(len(state.players)) if other != seat]
    for other in others:
        state.players[other].intent = None  # what somebody else is composing is not known to exist
    _deal_bosses(state, others, chance)
    for family in (Family.ROOM, Family.SPELL):
        Redeal(state, seat, others, family).deal(chance)
    state.chance = chance.spawn()
    return state


def _deal_bosses(state: AnyState, others: list[Seat], chance: Chance) -> None:
    """While Bosses are being chosen the others' pairs, and which of them they keep, are secret (BM-RUL-74)."""
    if state.order:
        return
    pool = sorted([*state.boss_deck, *(card for other in others for card in state.players[other].choices)])
    chance.shuffle(pool)
    for other in others:
        player = state.players[other]
        has_chosen = player.boss != NO_CARD
        player.choices = sorted(pool.pop() for _ in player.choices)
        player.boss = chance.choice(player.choices) if has_chosen else NO_CARD
    state.boss_deck = sorted(pool)


# Rooms and Spells


class Redeal:
    """All cards of one family whose place a seat does not know are gathered and dealt out again."""

    def __init__(self, state: AnyState, seat: Seat, others: list[Seat], family: Family) -> None:
        self.state, self.seat, self.others, self.family = state, seat, others, family
        self.deck = state.room_deck if family is Family.ROOM else state.spell_deck
        self.places = {other: self._face_down_of(other) for other in others}
        self.sizes = {other: len(self._hand(other)) for other in others}
        self.known: dict[Seat, list[CardId]] = {}
        self.masks: dict[Seat, list[tuple[int, int]]] = {}
        self.pool = list(self.deck)
        for other in others:
            self._gather(other)

    def deal(self, chance: Chance) -> None:
        searching = self.family is Family.ROOM and _is_searching(self.state, self.seat)
        seen = _seen_in_deck(self.state) if searching else []
        self.pool = sorted(card for card in self.pool if card not in seen) if seen else sorted(self.pool)
        for other in self.others:
            self._lay_face_down(other, chance)
        if searching:
            chance.shuffle(self.pool)
            _keep_out_of_deck(self.state, self.pool)
        else:
            _shuffle_top(self.pool, sum(self.sizes.values()), chance)
        for other in self.others:
            self._fill_hand(other)
        self.pool += seen
        self.pool.sort()
        self.deck[:] = self.pool

    def _gather(self, other: Seat) -> None:
        """Take what the seat does not know out of another's hand and from under face-down Rooms."""
        player = self.state.players[other]
        held = [*self._hand(other), *(slot.hidden for slot in self.places[other])]
        if not player.known:
            self.known[other], self.masks[other] = [], [(0, 0)] * len(held)
            self.pool += held
            return
        self.known[other] = sorted(card for card in held if self._knows(other, card))
        unknown = [card for card in held if card not in self.known[other]]
        sights = [player.sight_of(card) for card in unknown]
        self.masks[other] = sorted(((sight.sure, sight.seats) for sight in sights), reverse=True)
        self.pool += unknown
        for card in unknown:
            player.make_known(card, 0, 0)

    def _lay_face_down(self, other: Seat, chance: Chance) -> None:
        """A card for every face-down place: one that could be laid there, unknown or known to be held."""
        known, places = self.known[other], self.places[other]
        player = self.state.players[other]
        for number, slot in enumerate(places):
            room_left = self.sizes[other] + len(places) - number - 1
            movable = [card for card in known if not player.sight_of(card).sure >> self.seat & 1]
            unknown = self.pool if len(known) <= room_left else []
            slot.hidden = chance.choice([card for card in (*movable, *unknown) if _could_lie(card, slot)])
            (known if slot.hidden in known else self.pool).remove(slot.hidden)

    def _fill_hand(self, other: Seat) -> None:
        """The hand gets what is known to be in it and unknown cards; others' knowledge goes with as many of those."""
        known, hand, pool = self.known[other], self._hand(other), self.pool
        rest = len(pool) - self.sizes[other] + len(known)
        hand[:] = sorted([*known, *pool[rest:]])
        del pool[rest:]
        if not any(seats for _, seats in self.masks[other]):
            return
        held = [*hand, *(slot.hidden for slot in self.places[other])]
        unknown = [card for card in held if not self._knows(other, card)]
        for card, (sure, seats) in zip(unknown, self.masks[other], strict=True):
            if seats:
                self.state.players[other].make_known(card, seats, sure)

    def _hand(self, other: Seat) -> list[CardId]:
        player = self.state.players[other]
        return player.spells if self.family is Family.SPELL else player.rooms

    def _knows(self, other: Seat, card: CardId) -> bool:
        return bool(self.state.players[other].sight_of(card).seats >> self.seat & 1)

    def _face_down_of(self, placer: Seat) -> list[Slot]:
        if self.family is not Family.ROOM:
            return []
        slots = (slot for player in self.state.players for slot in player.dungeon)
        return [slot for slot in slots if slot.hidden >= 0 and slot.placer == placer]


def _shuffle_top(pool: list[CardId], count: int, chance: Chance) -> None:
    """Any of the cards come to lie on top, in any order: only as many as are drawn need be shuffled."""
    for last in range(len(pool) - 1, max(len(pool) - 1 - count, 0), -1):
        other = chance.below(last + 1)
        pool[last], pool[other] = pool[other], pool[last]


def _could_lie(card: CardId, slot: Slot) -> bool:
    return not CARDS[card].is_advanced or bool(CARDS[card].classes & slot.fits)


# A deck that the seat is looking through


def _is_searching(state: AnyState, seat: Seat) -> bool:
    return bool(state.stack) and isinstance(state.stack[-1], ChooseFound) and state.stack[-1].seat == seat


def _seen_in_deck(state: AnyState) -> list[CardId]:
    """The cards of the Room deck that the searching seat sees."""
    monster = state.stack[-1].is_monster
    return [card for card in state.room_deck if CARDS[card].is_advanced and CARDS[card].is_monster == monster]


def _keep_out_of_deck(state: AnyState, pool: list[CardId]) -> None:
    """Cards of the searched sort that are not in the deck must be in hands: they are dealt first."""
    monster = state.stack[-1].is_monster
    sought = [card for card in pool if CARDS[card].is_advanced and CARDS[card].is_monster == monster]
    pool[:] = [card for card in pool if card not in sought] + sought
