"""Moving cards and Heroes between their places. Every move of a thing on the table is made here.

What others have seen of a hand is kept with it: ``known`` lists the cards of which some seats know that this
player holds them, in hand or face down in front of somebody.
"""

from __future__ import annotations

from bisect import insort

from undercroft.kernel.lasting import forget
from undercroft.kernel.parts import Seat

from . import events
from .content import CARDS
from .ids import HERO_ROWS, ROOM_BONUSES, ROOM_ROWS, SPELL_CARD, CardId, Family
from .state import AnyState, BossTable, Hero, Player, find_hero


def hand_of(player: Player, card: CardId) -> list[CardId]:
    """The half of a hand a card belongs to: Rooms and Spells have different backs (BM-RUL-81)."""
    return player.spells if CARDS[card].family is SPELL_CARD else player.rooms


def everybody(state: AnyState) -> int:
    return (1 << len(state.players)) - 1


def gain(state: AnyState, seat: Seat, card: CardId, known_by: int = 0) -> None:
    """A card comes to a hand; ``known_by`` are the seats that saw which."""
    player = state.players[seat]
    insort(hand_of(player, card), card)
    others = known_by & ~(1 << seat)
    if others:
        player.make_known(card, others, others)


def lose(state: AnyState, seat: Seat, card: CardId) -> None:
    """A card leaves a hand for a place where everybody sees it, or another hand."""
    player = state.players[seat]
    hand_of(player, card).remove(card)
    if player.known:
        player.make_known(card, 0, 0)


def show_hand(state: AnyState, seat: Seat, viewer: Seat) -> None:
    """The viewer looks at a whole hand and remembers it (BM-GLOSS-22)."""
    player = state.players[seat]
    for card in (*player.rooms, *player.spells):
        sight = player.sight_of(card)
        player.make_known(card, sight.seats | 1 << viewer, sight.sure | 1 << viewer)


def deck_of(state: AnyState, family: Family) -> list[CardId]:
    return state.spell_deck if family is SPELL_CARD else state.room_deck


def draw(table: BossTable, seat: Seat, family: Family, count: int = 1) -> None:
    """Draw cards; an empty deck is renewed from the discard pile, and a draw from nothing is skipped (BM-RUL-10)."""
    state = table.state
    deck = deck_of(state, family)
    drawn = []
    for _ in range(count):
        if not deck:
            renew(table, family)
        if deck:
            card = table.draw(deck)
            gain(state, seat, card)
            drawn.append(card)
    if drawn and table.hear is not None:
        table.emit(events.CardsDrawn(seat, family.name.lower(), len(drawn), drawn))


def renew(table: BossTable, family: Family) -> None:
    state = table.state
    back = [card for card in state.discard if CARDS[card].family is family]
    if back:
        state.discard[:] = [card for card in state.discard if CARDS[card].family is not family]
        deck_of(state, family)[:] = sorted(back)
        table.reveal()
        table.emit(events.PileReshuffled(family.name.lower()))


def take_from_pile(state: AnyState, card: CardId, seat: Seat) -> None:
    """A card leaves the open discard pile for a hand: everybody sees which."""
    state.discard.remove(card)
    gain(state, seat, card, everybody(state))


def bonuses_end(state: AnyState, room: CardId) -> None:
    """A Room is covered or deactivated: the bonuses on it end (BM-RUL-58)."""
    if state.rows:
        forget(state.rows, ROOM_BONUSES, room)


def card_left_play(state: AnyState, card: CardId) -> None:
    """A card that comes back is new: its uses, guests and what lasted on it are forgotten (BM-RUL-52, BM-RUL-58)."""
    if state.rows:
        forget(state.rows, ROOM_ROWS, card)
    state.used[:] = [note for note in state.used if note[0] != card]
    state.entered[:] = [note for note in state.entered if note[0] != card]


def use_key(card: CardId, ability: int = -1) -> tuple[CardId, int]:
    """How a once-per-round use is noted: it belongs to the single card in play."""
    return card, ability


def lift_hero(state: AnyState, hero: int) -> Hero:
    """Take a Hero off the table, from wherever it is; it keeps its damage for the round (BM-RUL-41).

    Rooms that it is to pass over are forgotten only when it is out of the dungeon: sent back, it passes over those that
    it would enter next (BM-RUL-36, BM-RUL-37).
    """
    found = find_hero(state, hero)
    assert found is not None, f"hero {hero} is not on the table"
    if found in state.town:
        state.town.remove(found)
    for player in state.players:
        if player.corridor is not None and player.corridor.hero is found:
            player.corridor = None
        elif found in player.entrance:
            player.entrance.remove(found)
        else:
            for slot in player.dungeon:
                if slot.hero is found:
                    slot.hero = None
    found.room, found.dealt = CardId(-1), 0
    state.heroes_moved = True
    return found


def to_town(state: AnyState, hero: Hero) -> None:
    """At the end of the line, as the newest (BM-RUL-38)."""
    hero.skips = 0
    state.town.append(hero)
    state.heroes_moved = True


def to_entrance(state: AnyState, hero: Hero, seat: Seat) -> None:
    """At the end of the queue (BM-RUL-39, BM-RUL-40)."""
    hero.skips = 0
    state.players[seat].entrance.append(hero)
    state.heroes_moved = True


def hero_leaves_table(state: AnyState, hero: CardId) -> None:
    if state.rows:
        forget(state.rows, HERO_ROWS, hero)


def add_soul(state: AnyState, seat: Seat, hero: CardId) -> None:
    """A Hero comes to lie face down in a scoring area (BM-GOAL-01, BM-RUL-72)."""
    player = state.players[seat]
    player.souls.append(hero)
    player.souls_gained += CARDS[hero].souls
    state.heroes_moved = True
