"""Relatives of the honest toy that tell what they should keep; the sentence says how they are caught."""

from __future__ import annotations

import msgspec

from tests.testing.cheaters import Toy, caught_leaking
from tests.testing.toy import CARDS, CardId, CardShown, Cellar, CellarTable, CellarView, PlaceCard
from undercroft.kernel.chance import Chance
from undercroft.kernel.parts import Option, Seat


@caught_leaking("the spectator's view depends on what seat")
class LeaksToSpectators(Cellar):
    def view(self, state: Toy, seat: Seat | None) -> CellarView:
        view = super().view(state, seat)
        return view if seat is not None else msgspec.structs.replace(view, own=state.hands)


@caught_leaking("the things that the spectator sees depend on secrets")
class NamesHiddenThings(Cellar):
    def things(self, state: Toy, seat: Seat | None) -> set[str]:
        return self.things(state, Seat(0)) if seat is None else super().things(state, seat)


@caught_leaking("cannot see whether it was 'pick")
class WhispersThePick(Cellar):
    def tell_pick(self, table: CellarTable, seat: Seat, card: CardId) -> None:
        table.emit(CardShown(seat, card))


@caught_leaking("learns of 'hide' depends on secrets (where the rules show them, say table.reveal()): log")
class TellsWhatWasHidden(Cellar):
    def hide(self, table: CellarTable, seat: Seat) -> None:
        table.state.cellars[seat].append(table.state.picked[seat].pop())
        table.emit(CardShown(seat, table.state.cellars[seat][-1]))


@caught_leaking("learns of 'hide' depends on secrets (where the rules show them, say table.reveal()): log")
class TellsOfTheOtherHand(Cellar):
    def hide(self, table: CellarTable, seat: Seat) -> None:
        super().hide(table, seat)
        table.emit(CardShown(seat, max(table.state.deck)))


@caught_leaking("learns of 'show' depends on secrets (where the rules show them, say table.reveal()): view")
class RevealsWithoutAWord(Cellar):
    def show(self, table: CellarTable, seat: Seat) -> None:
        table.state.shown.append(table.state.picked[seat].pop())


@caught_leaking("a frame names things that seat")
class HoldsACardInAFrame(Cellar):
    def place(self, seat: Seat, card: CardId) -> PlaceCard:
        return PlaceCard(seat, card)


@caught_leaking("who is asked what depends on what seat")
class RewritesFrames(HoldsACardInAFrame):
    def determinize(self, state: Toy, seat: Seat, chance: Chance) -> Toy:
        guess = super().determinize(state, seat, chance)
        if isinstance(guess.stack[-1], PlaceCard) and guess.stack[-1].seat != seat:
            guess.stack[-1].card = guess.picked[1 - seat][0]
        return guess


@caught_leaking("cannot choose card:")
class ExplainsTooMuch(Cellar):
    def why(self, state: Toy, seat: Seat) -> tuple[str, ...]:
        return ("CE-TURN-01",) if CARDS[0] in state.hands[1 - seat] else ("CE-END-01",)


@caught_leaking("in a state drawn for the asked seat, the options differ")
class KnowsTheDeck(Cellar):
    def offers(self, state: Toy, seat: Seat) -> list[Option]:
        offers = super().offers(state, seat)
        return offers if CARDS[0] in state.deck else offers[::-1]
