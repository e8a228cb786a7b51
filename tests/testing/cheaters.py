"""Relatives of the honest toy, each of which breaks one promise; the sentence says how it is caught."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import msgspec

from tests.testing.toy import (
    CARDS,
    CardId,
    CardShown,
    Cellar,
    CellarState,
    CellarTable,
    CellarView,
    Pick,
    PlaceCard,
)
from undercroft.kernel.chance import Chance
from undercroft.kernel.parts import Option, Seat
from undercroft.kernel.state import Outcome

Toy = CellarState[Any]
AGAINST_MATCHES: dict[type[Cellar], str] = {}
AGAINST_SECRETS: dict[type[Cellar], str] = {}


def caught_in_play(message: str) -> Callable[[type[Cellar]], type[Cellar]]:
    """A cheat that check_match must catch, saying this."""

    def mark(cheat: type[Cellar]) -> type[Cellar]:
        AGAINST_MATCHES[cheat] = message
        return cheat

    return mark


def caught_leaking(message: str) -> Callable[[type[Cellar]], type[Cellar]]:
    """A cheat that check_secrets must catch, saying this."""

    def mark(cheat: type[Cellar]) -> type[Cellar]:
        AGAINST_SECRETS[cheat] = message
        return cheat

    return mark


# Options


@caught_in_play("two options have the same text: 'pick")
class OffersTwice(Cellar):
    def offers(self, state: Toy, seat: Seat) -> list[Option]:
        return [*super().offers(state, seat), *super().offers(state, seat)[:1]]


class Mumble(Pick, frozen=True):
    def __str__(self) -> str:
        return "mumble"


@caught_in_play("two options have the same text: 'mumble'")
class Mumbles(Cellar):
    def offers(self, state: Toy, seat: Seat) -> list[Option]:
        return [Mumble(card) for card in state.hands[seat]]


class Endlessly(Pick, frozen=True):
    def __str__(self) -> str:
        return f"pick\n{self.card}"


@caught_in_play("not one plain line")
class OffersLines(Cellar):
    def offers(self, state: Toy, seat: Seat) -> list[Option]:
        return [Endlessly(card) for card in state.hands[seat]]


@caught_in_play("asked again, the options differ")
class ChangesItsMind(Cellar):
    asked = 0

    def offers(self, state: Toy, seat: Seat) -> list[Option]:
        self.asked += 1
        offers = super().offers(state, seat)
        return offers if self.asked % 2 else offers[::-1]


@caught_in_play("asking the same question again changes the state")
class CountsQuestions(Cellar):
    def offers(self, state: Toy, seat: Seat) -> list[Option]:
        state.luck += 1.0
        return super().offers(state, seat)


@caught_in_play("names things not in its seat's view: ['card:")
class OffersTheDeck(Cellar):
    def offers(self, state: Toy, seat: Seat) -> list[Option]:
        return [*super().offers(state, seat), Pick(state.deck[0])]


@caught_in_play("in a state drawn for the asked seat, the options differ")
class KnowsTheOtherHand(Cellar):
    def offers(self, state: Toy, seat: Seat) -> list[Option]:
        offers = super().offers(state, seat)
        return offers if CARDS[0] in state.hands[1 - seat] else offers[::-1]


@caught_in_play("in a state drawn for the asked seat, its question is passed over")
class SparesADecision(Cellar):
    def offers(self, state: Toy, seat: Seat) -> list[Option]:
        offers = super().offers(state, seat)
        return offers if CARDS[0] in state.deck else offers[:1]


@caught_in_play("in a state drawn for the asked seat, the question differs: [2] is -1 here and 0 there")
class RewordsTheQuestion(Cellar):
    def determinize(self, state: Toy, seat: Seat, chance: Chance) -> Toy:
        guess = super().determinize(state, seat, chance)
        if isinstance(guess.stack[-1], PlaceCard):
            guess.stack[-1].card = CARDS[0]
        return guess


@caught_in_play("in a state drawn for the asked seat, the prompt differs")
class PromptsWithSecrets(Cellar):
    def prompt(self, state: Toy, seat: Seat) -> dict[str, Any]:
        return {"hint": max(state.deck)}


# States


@caught_in_play("the inventory changed: lost ['card:")
class LosesACard(Cellar):
    def hide(self, table: CellarTable, seat: Seat) -> None:
        table.state.picked[seat].pop()


class MislaysACard(Cellar):
    """Only for a moment: while it is picked, it is nowhere."""

    def inventory(self, state: Toy) -> dict[str, str]:
        picked = {f"card:{card}" for cards in state.picked for card in cards}
        return {thing: place for thing, place in super().inventory(state).items() if thing not in picked}


@caught_in_play("the state has problems: ['the cellar is damp']")
class HasProblems(Cellar):
    def problems(self, state: Toy) -> list[str]:
        return ["the cellar is damp"] if state.cellars[0] else []


@caught_in_play("decoding and encoding changes the state: luck is 2")
class ForgetsTheType(Cellar):
    def draught(self, table: CellarTable) -> float:
        return 2


@caught_in_play("the live match and the one copied at every step differ: cellars")
class SharesAList(Cellar):
    def setup(self, settings: Any, chance: Chance) -> Toy:
        state = super().setup(settings, chance)
        state.cellars = [[]] * 2
        return state

    def inventory(self, state: Toy) -> dict[str, str]:
        return {}


@caught_in_play("the live match and the one copied at every step differ: luck")
class NeedsAListener(Cellar):
    def draught(self, table: CellarTable) -> float:
        luck = super().draught(table)
        return 0.0 if table.hear is None else luck


@caught_in_play("the live match and the one copied at every step differ: luck")
class RollsItsOwnDice(Cellar):
    def draught(self, table: CellarTable) -> float:
        return random.random()


@caught_in_play("match differs: The record does not come out the same")
class RemembersOtherMatches(Cellar):
    begun = 0

    def setup(self, settings: Any, chance: Chance) -> Toy:
        self.begun += 1
        state = super().setup(settings, chance)
        return state if self.begun % 2 else self.determinize(state, Seat(0), chance)


@caught_in_play("replayed, the match differs in its log")
class TellsItsAge(Cellar):
    told = 0

    def hide(self, table: CellarTable, seat: Seat) -> None:
        super().hide(table, seat)
        if table.hear is not None:
            self.told += 1
            table.emit(CardShown(seat, CardId(self.told)))


@caught_in_play("after undo, the same choice does not give the state: luck")
class ResentsUndo(Cellar):
    """Keeps a memory beside the state: who picks the same card twice in a row, loses all luck."""

    last: CardId | None = None

    def tell_pick(self, table: CellarTable, seat: Seat, card: CardId) -> None:
        if table.hear is not None:
            table.state.luck = 0.5 if card == self.last else table.state.luck
            self.last = card


@caught_in_play("does not end: too many decisions")
@caught_leaking("the game has not ended: too many decisions")
class NeverEnds(Cellar):
    def show(self, table: CellarTable, seat: Seat) -> None:
        table.reveal()
        table.state.hands[seat].append(table.state.picked[seat].pop())

    hide = show


# The end


@caught_in_play("the outcome names 'CE-END-99'")
class InventsARule(Cellar):
    def result(self, state: Toy) -> Outcome:
        return Outcome([Seat(0)], [1, 2], "CE-END-99")


@caught_in_play("places [1] for 2 seats")
class ForgetsASeat(Cellar):
    def result(self, state: Toy) -> Outcome:
        return Outcome([Seat(0)], [1], "CE-END-01")


@caught_in_play("winner 1 is not in the first place: [1, 2]")
class CrownsTheLoser(Cellar):
    def result(self, state: Toy) -> Outcome:
        return Outcome([Seat(1)], [1, 2], "CE-END-01")


@caught_in_play("no such places: [1, 3]")
class CountsTooFar(Cellar):
    def result(self, state: Toy) -> Outcome:
        return Outcome([Seat(0)], [1, 3], "CE-END-01")


@caught_in_play("winners [2] are not all seats")
class CrownsAStranger(Cellar):
    def result(self, state: Toy) -> Outcome:
        return Outcome([Seat(2)], [1, 2], "CE-END-01")


@caught_in_play("play from a drawn state ended without an outcome")
@caught_leaking("the stack is empty, but the match has no outcome")
class JustStops(Cellar):
    def finish(self, table: CellarTable) -> None:
        table.state.stack.clear()


@caught_in_play("evaluate gives seat 0 2.0, not 0 to 1")
class BoastsOfItsVictory(Cellar):
    def evaluate(self, state: Toy, seat: Seat) -> float:
        return 0.5 if state.outcome is None else 2.0


@caught_in_play("evaluate gives seat 0")
class BoastsOfItsHand(Cellar):
    def evaluate(self, state: Toy, seat: Seat) -> float:
        return float(sum(state.hands[seat]))


@caught_in_play("the game raised ZeroDivisionError")
class FallsOver(Cellar):
    def draught(self, table: CellarTable) -> float:
        return 1 / table.roll(3)


# Drawn states


@caught_in_play("determinize peeks")
class Peeks(Cellar):
    def determinize(self, state: Toy, seat: Seat, chance: Chance) -> Toy:
        guess = self.codec.copy(state)
        guess.chance = chance.spawn()
        return guess


@caught_in_play("determinize peeks")
class ShufflesOnlyTheDeck(Peeks):
    def determinize(self, state: Toy, seat: Seat, chance: Chance) -> Toy:
        guess = super().determinize(state, seat, chance)
        guess.deck.sort()
        chance.shuffle(guess.deck)
        return guess


@caught_in_play("the true generator is handed on")
class KeepsTheDice(Cellar):
    def determinize(self, state: Toy, seat: Seat, chance: Chance) -> Toy:
        guess = super().determinize(state, seat, chance)
        guess.chance = Chance(state.chance.key, state.chance.used)
        return guess


@caught_in_play("determinize depends on more than seat")
class ShufflesTheTruth(Cellar):
    def determinize(self, state: Toy, seat: Seat, chance: Chance) -> Toy:
        guess = self.codec.copy(state)
        secret = [guess.deck, *self.own(guess, Seat(1 - seat))]
        pool = [card for place in secret for card in place]
        chance.shuffle(pool)
        for place in secret:
            place[:] = [pool.pop() for _ in place]
        guess.chance = chance.spawn()
        return guess


@caught_in_play("determinize changed the state it was given: chance")
class StealsADie(Cellar):
    def determinize(self, state: Toy, seat: Seat, chance: Chance) -> Toy:
        state.chance.below(2)
        return super().determinize(state, seat, chance)


@caught_in_play("play from a drawn state changed the match itself")
class LendsItsLists(Cellar):
    def determinize(self, state: Toy, seat: Seat, chance: Chance) -> Toy:
        guess = super().determinize(state, seat, chance)
        guess.shown = state.shown
        return guess


@caught_in_play("the inventory changed: lost ['card:")
class DrawsTooFew(Cellar):
    def determinize(self, state: Toy, seat: Seat, chance: Chance) -> Toy:
        guess = super().determinize(state, seat, chance)
        guess.deck.pop()
        return guess


@caught_in_play("the view differs: shown")
@caught_leaking("the view of seat 0 depends on secrets: shown")
class LeaksInTheView(Cellar):
    def view(self, state: Toy, seat: Seat | None) -> CellarView:
        return msgspec.structs.replace(super().view(state, seat), shown=state.hands[1 - (seat or 0)])


@caught_in_play("view made at decision 1 was changed by later play")
class ShowsLiveLists(Cellar):
    def view(self, state: Toy, seat: Seat | None) -> CellarView:
        return msgspec.structs.replace(super().view(state, seat), shown=state.shown)


@caught_leaking("is told of ['card:")
class TellsWhatChanceBrings(Cellar):
    """Under the cover of a roll, which excuses other differences, it names a card of a hand to everybody."""

    def draught(self, table: CellarTable) -> float:
        luck = super().draught(table)
        for seat, hand in enumerate(table.state.hands):
            if hand:
                table.emit(CardShown(Seat(seat), table.pick(hand)))
        return luck


# Seats


@caught_in_play("the seats that the game tells are not those that play: it is [0, 1] here and [0, 1, 2] there")
class CountsAGuest(Cellar):
    def seats(self, state: Toy) -> list[Seat]:
        return [Seat(0), Seat(1), Seat(2)]
