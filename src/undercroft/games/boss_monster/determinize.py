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
from .state import AnyState, Player, Slot


def determinize(state: AnyState, seat: Seat, chance: Chance) -> AnyState:
    """Changes the given state, which must be a copy, and returns it."""
    others = [Seat(other) for other in range(len(state.players)) if other != seat]
    for other in others:
        state.players[other].intent = None  # what somebody else is composing is not known to exist
    _deal_bosses(state, others, chance)
    _deal_family(state, seat, others, Family.ROOM, chance)
    _deal_family(state, seat, others, Family.SPELL, chance)
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


def _deal_family(state: AnyState, seat: Seat, others: list[Seat], family: Family, chance: Chance) -> None:
    """Gather all cards of a family whose place the seat does not know, and deal them out again."""
    deck = state.room_deck if family is Family.ROOM else state.spell_deck
    pool = list(deck)
    fixed = _seen_in_deck(state, seat) if family is Family.ROOM else []
    places = {other: _face_down_of(state, other) if family is Family.ROOM else [] for other in others}
    sizes = {other: len(_hand(state.players[other], family)) for other in others}
    known, masks = {}, {}
    for other in others:
        held = [*_hand(state.players[other], family), *(slot.hidden for slot in places[other])]
        known[other] = sorted(card for card in held if _knows(state, other, card, seat))
        unknown = [card for card in held if card not in known[other]]
        masks[other] = sorted((_masks(state, other, card) for card in unknown), reverse=True)
        pool += unknown
        for card in unknown:
            state.players[other].make_known(card, 0, 0)
    pool = sorted(card for card in pool if card not in fixed)
    chance.shuffle(pool)
    movable = {
        other: [card for card in known[other] if not state.players[other].sight_of(card).sure >> seat & 1]
        for other in others
    }
    _lay_face_down(others, places, sizes, known, movable, pool, chance)
    if family is Family.ROOM and _is_searching(state, seat):
        _keep_out_of_deck(state, pool)
    for other in others:
        hand = _hand(state.players[other], family)
        hand[:] = sorted([*known[other], *(pool.pop() for _ in range(sizes[other] - len(known[other])))])
        _remember(state, other, seat, hand, places[other], masks[other])
    deck[:] = sorted([*pool, *fixed])


def _hand(player: Player, family: Family) -> list[CardId]:
    return player.spells if family is Family.SPELL else player.rooms


def _knows(state: AnyState, other: Seat, card: CardId, seat: Seat) -> bool:
    return bool(state.players[other].sight_of(card).seats >> seat & 1)


def _masks(state: AnyState, other: Seat, card: CardId) -> tuple[int, int]:
    """Who knows the card to be in the hand, and who knows it to be held at all."""
    sight = state.players[other].sight_of(card)
    return sight.sure, sight.seats


def _face_down_of(state: AnyState, placer: Seat) -> list[Slot]:
    return [
        slot
        for player in state.players
        for slot in player.dungeon
        if slot.hidden >= 0 and slot.placer == placer
    ]


def _lay_face_down(
    others: list[Seat],
    places: dict[Seat, list[Slot]],
    sizes: dict[Seat, int],
    known: dict[Seat, list[CardId]],
    movable: dict[Seat, list[CardId]],
    pool: list[CardId],
    chance: Chance,
) -> None:
    """Choose a card for every face-down place: one that could be laid there, unknown or known to be held."""
    for other in others:
        for number, slot in enumerate(places[other]):
            room_left = sizes[other] + len(places[other]) - number - 1
            choices = [card for card in movable[other] if card in known[other] and _could_lie(card, slot)]
            if len(known[other]) <= room_left:
                choices += [card for card in pool if _could_lie(card, slot)]
            card = chance.choice(choices)
            slot.hidden = card
            (known[other] if card in known[other] else pool).remove(card)


def _could_lie(card: CardId, slot: Slot) -> bool:
    return not CARDS[card].is_advanced or bool(CARDS[card].classes & slot.fits)


def _remember(
    state: AnyState,
    other: Seat,
    seat: Seat,
    hand: list[CardId],
    places: list[Slot],
    masks: list[tuple[int, int]],
) -> None:
    """Others' knowledge of cards that this seat does not know goes with as many of the new ones, hands first."""
    held = [*hand, *(slot.hidden for slot in places)]
    unknown = [card for card in held if not _knows(state, other, card, seat)]
    for card, (sure, seats) in zip(unknown, masks, strict=True):
        if seats:
            state.players[other].make_known(card, seats, sure)


# A deck that the seat is looking through


def _is_searching(state: AnyState, seat: Seat) -> bool:
    return bool(state.stack) and isinstance(state.stack[-1], ChooseFound) and state.stack[-1].seat == seat


def _seen_in_deck(state: AnyState, seat: Seat) -> list[CardId]:
    """The cards of the Room deck that the seat sees because it is searching for such."""
    if not _is_searching(state, seat):
        return []
    monster = state.stack[-1].is_monster
    return [card for card in state.room_deck if CARDS[card].is_advanced and CARDS[card].is_monster == monster]


def _keep_out_of_deck(state: AnyState, pool: list[CardId]) -> None:
    """Cards of the searched sort that are not in the deck must be in hands: they are dealt first."""
    monster = state.stack[-1].is_monster
    sought = [card for card in pool if CARDS[card].is_advanced and CARDS[card].is_monster == monster]
    pool[:] = [card for card in pool if card not in sought] + sought
