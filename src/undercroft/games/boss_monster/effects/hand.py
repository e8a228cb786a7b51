"""Verbs about cards in hands, decks and the discard pile."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from undercroft.kernel.parts import Option, Pass, Seat
from undercroft.kernel.procedure import Choice, Procedure, Scope

from .. import dungeon, events
from ..content import CARDS, one_of_each
from ..ids import ROOM_CARD, SPELL_CARD, CardId, Family
from ..moments import CardTaken
from ..options import ChooseCard, ChooseDeck, ChoosePlayer, Discard
from ..state import AnyState, BossTable, Effect, seats_in_play
from ..zones import draw, gain, lose, show_hand, take_from_pile
from .verb import ANY, Verb, effect_of, in_hand, is_sort


class Draw(Verb):
    """Draw cards of one deck."""

    sort: int
    count: int = 1

    def run(self, table: BossTable) -> None:
        draw(table, effect_of(table).seat, Family(self.sort), self.count)

    def can(self, state: AnyState, effect: Effect) -> bool:
        deck = state.room_deck if self.sort == ROOM_CARD else state.spell_deck
        return bool(deck) or any(CARDS[card].family == self.sort for card in state.discard)


# Discarding


class Discarding(Scope):
    """A seat chooses cards to discard, one by one; they go to the pile together. ``by`` forced it, or -1."""

    rules: ClassVar[tuple[str, ...]] = ("BM-GLOSS-17", "BM-GLOSS-18", "BM-RUL-56")
    seat: Seat
    sort: int
    count: int
    by: int = -1
    chosen: list[CardId] = []

    def run(self, table: BossTable) -> None:
        table.then(DiscardNext())

    def close(self, table: BossTable) -> None:
        if self.chosen:
            table.then(dungeon.ToPile(self.chosen, self.seat, self.by, False))


class DiscardNext(Procedure):
    """The next card of a discard, while there are cards and it is not complete."""

    def run(self, table: BossTable) -> None:
        discarding = table.inside(Discarding)
        left = in_hand(table.state, discarding.seat, discarding.sort)
        if len(discarding.chosen) < discarding.count and left:
            table.then(ChooseDiscard(discarding.seat), self)


class ChooseDiscard(Choice):
    """A player who must discard chooses the card (BM-GLOSS-18)."""

    rules: ClassVar[tuple[str, ...]] = ("BM-GLOSS-18",)

    def candidates(self, table: BossTable) -> Iterable[Option]:
        discarding, player = table.inside(Discarding), table.state.players[self.seat]
        cards = in_hand(table.state, self.seat, discarding.sort)
        return [Discard(card) for card in one_of_each(cards, player.known)]

    def take(self, table: BossTable, option: Discard) -> None:
        dungeon.lay_on_table(table, self.seat, option.card)
        table.inside(Discarding).chosen.append(option.card)

    def subject(self, table: BossTable) -> dict[str, Any]:
        discarding = table.inside(Discarding)
        left = len(in_hand(table.state, self.seat, discarding.sort))
        return {"left": min(left, discarding.count - len(discarding.chosen))}


class DiscardOwn(Verb):
    """You discard cards of a sort, as many as you can up to the number."""

    sort: int
    count: int = 1

    def run(self, table: BossTable) -> None:
        table.then(Discarding(effect_of(table).seat, self.sort, self.count))

    def can(self, state: AnyState, effect: Effect) -> bool:
        return bool(in_hand(state, effect.seat, self.sort))


class OpponentsDiscard(Verb):
    """Every opponent discards cards of a sort, in XP order (BM-RUL-56)."""

    rules: ClassVar[tuple[str, ...]] = ("BM-RUL-56",)
    sort: int
    count: int = 1

    def run(self, table: BossTable) -> None:
        seat = effect_of(table).seat
        others = [other for other in seats_in_play(table.state) if other != seat]
        table.then(*(Discarding(other, self.sort, self.count, seat) for other in others))


class DiscardHand(Verb):
    """Your entire hand goes to the discard pile."""

    def run(self, table: BossTable) -> None:
        seat = effect_of(table).seat
        dungeon.discard(table, seat, in_hand(table.state, seat, ANY))


class NewHands(Verb):
    """Everybody discards the whole hand and draws a fresh one, in XP order."""

    rooms: int
    spells: int

    def run(self, table: BossTable) -> None:
        for seat in seats_in_play(table.state):
            by = effect_of(table).seat
            dungeon.discard(table, seat, in_hand(table.state, seat, ANY), by if by != seat else -1)
            table.then(DrawHand(seat, self.rooms, self.spells))


class DrawHand(Procedure):
    seat: Seat
    rooms: int
    spells: int

    def run(self, table: BossTable) -> None:
        draw(table, self.seat, ROOM_CARD, self.rooms)
        draw(table, self.seat, SPELL_CARD, self.spells)


class RandomDiscard(Verb):
    """The chosen player discards a card of a sort at random (BM-GLOSS-19)."""

    rules: ClassVar[tuple[str, ...]] = ("BM-GLOSS-19",)
    sort: int

    def run(self, table: BossTable) -> None:
        effect = effect_of(table)
        victim = Seat(effect.targets[0])
        cards = in_hand(table.state, victim, self.sort)
        if cards:
            dungeon.discard(table, victim, [table.pick(cards)], effect.seat)


# The discard pile


def in_pile(state: AnyState, sort: int) -> list[CardId]:
    return [card for card in state.discard if is_sort(card, sort)]


class TakeFromPile(Verb):
    """Take cards of a sort, your choice, from the discard pile into your hand."""

    sort: int
    count: int = 1

    def run(self, table: BossTable) -> None:
        for _ in range(self.count):
            table.then(PickFromPile(effect_of(table).seat, self.sort))

    def can(self, state: AnyState, effect: Effect) -> bool:
        return bool(in_pile(state, self.sort))


class PickFromPile(Procedure):
    seat: Seat
    sort: int

    def run(self, table: BossTable) -> None:
        if in_pile(table.state, self.sort):
            table.then(ChooseFromPile(self.seat, self.sort))


class ChooseFromPile(Choice):
    """Which card of the discard pile?"""

    rules: ClassVar[tuple[str, ...]] = ("BM-RUL-11", "BM-RUL-90")
    sort: int

    def candidates(self, table: BossTable) -> Iterable[Option]:
        return [ChooseCard(card) for card in one_of_each(in_pile(table.state, self.sort))]

    def take(self, table: BossTable, option: ChooseCard) -> None:
        taken(table, self.seat, option.card)


def taken(table: BossTable, seat: Seat, card: CardId) -> None:
    """A card comes out of the pile into a hand."""
    take_from_pile(table.state, card, seat)
    table.emit(events.TakenFromPile(seat, card))
    table.occur(CardTaken(seat, card))


class TakeBackSpell(Verb):
    """Take a Spell that you played this round, and that lay in the discard pile when you paid (BM-RUL-50)."""

    rules: ClassVar[tuple[str, ...]] = ("BM-RUL-50",)

    def run(self, table: BossTable) -> None:
        effect = effect_of(table)
        if saved_in_pile(table.state, effect):
            table.then(ChooseOwnSpell(effect.seat))


def own_spells_in_pile(state: AnyState, seat: Seat) -> list[CardId]:
    return [card for card in state.players[seat].spells_played if card in state.discard]


def saved_in_pile(state: AnyState, effect: Effect) -> list[CardId]:
    return [card for card in effect.saved if card in state.discard]


class ChooseOwnSpell(Choice):
    """Which of the Spells that you played this round?"""

    rules: ClassVar[tuple[str, ...]] = ("BM-RUL-50",)

    def candidates(self, table: BossTable) -> Iterable[Option]:
        return [ChooseCard(card) for card in one_of_each(saved_in_pile(table.state, effect_of(table)))]

    def take(self, table: BossTable, option: ChooseCard) -> None:
        taken(table, self.seat, option.card)


# Other hands


class LookAndTake(Verb):
    """See the chosen player's whole hand and take a card of a sort out of it; ``optional``: or none."""

    rules: ClassVar[tuple[str, ...]] = ("BM-GLOSS-22",)
    sort: int
    optional: bool = False

    def run(self, table: BossTable) -> None:
        effect = effect_of(table)
        victim = Seat(effect.targets[0])
        state = table.state
        table.reveal()
        show_hand(state, victim, effect.seat)
        hand = in_hand(state, victim, ANY)
        table.emit(events.HandSeen(effect.seat, victim, hand))
        if in_hand(state, victim, self.sort):
            table.then(ChooseFromHand(effect.seat, victim, self.sort, self.optional))


class ChooseFromHand(Choice):
    """Which card of that hand do you take?"""

    rules: ClassVar[tuple[str, ...]] = ("BM-GLOSS-22", "BM-RUL-90")
    victim: Seat
    sort: int
    optional: bool

    def candidates(self, table: BossTable) -> Iterable[Option]:
        if self.optional:
            yield Pass()
        for card in one_of_each(in_hand(table.state, self.victim, self.sort)):
            yield ChooseCard(card)

    def take(self, table: BossTable, option: Any) -> None:
        if isinstance(option, ChooseCard):
            hand_over(table, self.victim, self.seat, option.card)


def hand_over(table: BossTable, giver: Seat, receiver: Seat, card: CardId) -> None:
    """A card goes from hand to hand; of the others only the one who had it knows where it is now."""
    lose(table.state, giver, card)
    gain(table.state, receiver, card, 1 << giver)
    table.emit(events.CardPassed(receiver, giver, card))


class Steal(Verb):
    """Take a card at random of the chosen kind (Rooms or Spells) from the chosen player's hand."""

    def run(self, table: BossTable) -> None:
        table.then(ChooseKind(effect_of(table).seat, Seat(effect_of(table).targets[0])))


class ChooseKind(Choice):
    """Room or Spell?"""

    victim: Seat

    def candidates(self, table: BossTable) -> Iterable[Option]:
        return ChooseDeck("room"), ChooseDeck("spell")

    def take(self, table: BossTable, option: ChooseDeck) -> None:
        player = table.state.players[self.victim]
        cards = player.rooms if option.deck == "room" else player.spells
        if cards:
            hand_over(table, self.victim, self.seat, table.pick(cards))


class PassOnRoom(Verb):
    """Pass one Room card from your hand to another player; both are chosen now (BM-RUL-90)."""

    rules: ClassVar[tuple[str, ...]] = ("BM-RUL-90",)

    def run(self, table: BossTable) -> None:
        seat = effect_of(table).seat
        if table.state.players[seat].rooms:
            table.then(ChooseReceiver(seat))


class ChooseReceiver(Choice):
    """Who gets a Room card of yours?"""

    def candidates(self, table: BossTable) -> Iterable[Option]:
        return [ChoosePlayer(other) for other in seats_in_play(table.state) if other != self.seat]

    def take(self, table: BossTable, option: ChoosePlayer) -> None:
        table.then(ChoosePassedOn(self.seat, option.player))


class ChoosePassedOn(Choice):
    """Which Room card do you pass on?"""

    receiver: Seat

    def candidates(self, table: BossTable) -> Iterable[Option]:
        player = table.state.players[self.seat]
        return [ChooseCard(card) for card in one_of_each(player.rooms, player.known)]

    def take(self, table: BossTable, option: ChooseCard) -> None:
        hand_over(table, self.seat, self.receiver, option.card)
