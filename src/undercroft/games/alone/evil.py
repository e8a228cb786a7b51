"""Evil's decks and hands: drawing, discarding, and who decides about draws."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from undercroft.kernel.parts import Option, Seat
from undercroft.kernel.procedure import Choice, Procedure

from . import events
from .content.reactions import REACTIONS, design_of
from .ids import CardId, DeckId
from .leading import LeaderChoice
from .options.evil import DrawFor
from .options.setting_up import DrawFrom
from .state import AloneTable, AnyState, Deck, evil_of, evil_seats


def deck_of(state: AnyState, deck: DeckId) -> Deck:
    return next(found for found in state.decks if found.id == deck)


def discard(state: AnyState, card: CardId) -> DeckId:
    """Every card goes to the pile of its own deck (AL-HAND-09)."""
    deck = REACTIONS[card].deck
    deck_of(state, deck).discard.append(card)
    deck_of(state, deck).discard.sort()
    return deck


def open_decks(state: AnyState, seat: Seat) -> list[DeckId]:
    """The decks a player may draw from that have a card, if only in their discards (AL-HAND-03, AL-HAND-10)."""
    access = evil_of(state, seat).access
    return [deck.id for number, deck in enumerate(state.decks) if access >> number & 1 and (deck.cards or deck.discard)]


def draw_card(table: AloneTable, seat: Seat, deck_id: DeckId) -> None:
    """An empty deck is made anew from its discards (AL-HAND-08)."""
    state = table.state
    deck = deck_of(state, deck_id)
    if not deck.cards:
        deck.cards, deck.discard = deck.discard, []
        table.emit(events.DeckShuffled(deck_id))
    card = table.draw(deck.cards)
    hand = evil_of(state, seat).hand
    hand.append(card)
    hand.sort()
    table.emit(events.CardDrawn(seat, deck_id, card))


def one_of_each(hand: list[CardId]) -> list[CardId]:
    """Copies are alike, so only the first is offered."""
    found: dict[int, CardId] = {}
    for card in hand:
        found.setdefault(design_of(card), card)
    return list(found.values())


class DrawUpTo(Procedure):
    """A player draws until the hand has so many cards."""

    rules: ClassVar[tuple[str, ...]] = ("AL-HAND-04", "AL-SETUP-10", "AL-SETUP-12", "AL-SETUP-13")
    seat: Seat
    limit: int

    def run(self, table: AloneTable) -> None:
        state = table.state
        if len(evil_of(state, self.seat).hand) < self.limit and open_decks(state, self.seat):
            table.then(FromWhichDeck(self.seat), self)


class FromWhichDeck(Choice):
    """Who may draw from both decks decides card by card (AL-SETUP-13)."""

    rules: ClassVar[tuple[str, ...]] = ("AL-SETUP-10", "AL-SETUP-11", "AL-SETUP-12", "AL-SETUP-13")

    def candidates(self, table: AloneTable) -> Iterable[Option]:
        return [DrawFrom(deck.id) for deck in table.state.decks]

    def objection(self, table: AloneTable, option: Option) -> str | None:
        assert isinstance(option, DrawFrom)
        return None if option.deck in open_decks(table.state, self.seat) else "AL-HAND-03"

    def take(self, table: AloneTable, option: Option) -> None:
        assert isinstance(option, DrawFrom)
        draw_card(table, self.seat, option.deck)


class EvilDraws(Procedure):
    """The leader decides how many each player draws, in any split (AL-LEAD-03)."""

    rules: ClassVar[tuple[str, ...]] = ("AL-LEAD-03", "AL-HAND-03")
    count: int

    def run(self, table: AloneTable) -> None:
        state = table.state
        if self.count > 0 and any(open_decks(state, seat) for seat in evil_seats(state)):
            self.count -= 1
            table.then(WhoDraws(state.leader), self)


class WhoDraws(LeaderChoice):
    """Who draws the next card?"""

    rules: ClassVar[tuple[str, ...]] = ("AL-LEAD-03",)

    def candidates(self, table: AloneTable) -> Iterable[Option]:
        return [DrawFor(seat) for seat in sorted(evil_seats(table.state))]

    def objection(self, table: AloneTable, option: Option) -> str | None:
        assert isinstance(option, DrawFor)
        return None if open_decks(table.state, option.seat) else "AL-HAND-10"

    def take(self, table: AloneTable, option: Option) -> None:
        assert isinstance(option, DrawFor)
        table.then(FromWhichDeck(option.seat))
