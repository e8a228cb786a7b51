"""Cellar: a small honest game for two. It has hidden hands and a secret window, chance, reveals and undo.

Its steps ask the game at the places where a cheat would step in, so that a dishonest relative is a subclass
with one method changed.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, ClassVar, NewType

from undercroft.kernel.chance import Chance
from undercroft.kernel.events import Event
from undercroft.kernel.game import Game, Settings, View
from undercroft.kernel.parts import Option, Pass, Seat, thing_id
from undercroft.kernel.procedure import Choice, Procedure
from undercroft.kernel.state import Outcome, P, State
from undercroft.kernel.table import Table

CardId = NewType("CardId", int)
CARDS = [CardId(number) for number in range(12)]
HAND = 4
FACE_DOWN = CardId(-1)


class CellarState(State[P]):
    deck: list[CardId]
    hands: list[list[CardId]]
    picked: list[list[CardId]]
    cellars: list[list[CardId]]
    shown: list[CardId]
    luck: float = 0.0


CellarTable = Table[CellarState[Any]]


class Pick(Option, frozen=True):
    card: CardId


class Show(Option, frozen=True):
    """Turn up the picked card."""


class Hide(Option, frozen=True):
    """Put the picked card into the cellar."""


class Answer(Option, frozen=True):
    card: CardId


class CardShown(Event, frozen=True):
    seat: Seat
    card: CardId


class CardHidden(Event, frozen=True):
    seat: Seat
    card: CardId

    def seen_by(self, seat: Seat | None) -> CardHidden:
        return self if seat == self.seat else CardHidden(self.seat, FACE_DOWN)


class Turn(Procedure):
    seat: Seat

    def run(self, table: CellarTable) -> None:
        other = Seat(1 - self.seat)
        if not any(table.state.hands):
            cellar_of(table).finish(table)
        elif table.state.hands[self.seat]:
            table.then(PickCard(self.seat), MayAnswer(other), Draught(), Turn(other))
        else:
            table.then(Turn(other))


class PickCard(Choice):
    rules: ClassVar[tuple[str, ...]] = ("CE-TURN-01",)

    def candidates(self, table: CellarTable) -> Iterable[Option]:
        return cellar_of(table).offers(table.state, self.seat)

    def take(self, table: CellarTable, option: Pick) -> None:
        table.state.hands[self.seat].remove(option.card)
        table.state.picked[self.seat].append(option.card)
        cellar_of(table).tell_pick(table, self.seat, option.card)
        table.then(cellar_of(table).place(self.seat, option.card))

    def why_not(self, table: CellarTable, thing: str) -> tuple[str, ...]:
        return cellar_of(table).why(table.state, self.seat)


class PlaceCard(Choice):
    card: CardId

    def candidates(self, table: CellarTable) -> Iterable[Option]:
        return Show(), Hide()

    def subject(self, table: CellarTable) -> dict[str, Any]:
        return cellar_of(table).prompt(table.state, self.seat)

    def take(self, table: CellarTable, option: Option) -> None:
        if isinstance(option, Show):
            cellar_of(table).show(table, self.seat)
        else:
            cellar_of(table).hide(table, self.seat)


class MayAnswer(Choice):
    """Whether the seat can answer is hidden, so it passes silently if it cannot."""

    is_window: ClassVar[bool] = True

    def candidates(self, table: CellarTable) -> Iterable[Option]:
        highest = max(table.state.shown, default=CARDS[-1])
        return Pass(), *(Answer(card) for card in table.state.hands[self.seat] if card > highest)

    def take(self, table: CellarTable, option: Option) -> None:
        if isinstance(option, Answer):
            table.state.hands[self.seat].remove(option.card)
            table.state.shown.append(option.card)
            table.emit(CardShown(self.seat, option.card))


class Draught(Procedure):
    def run(self, table: CellarTable) -> None:
        table.state.luck = cellar_of(table).draught(table)


class CellarView(View, frozen=True, kw_only=True):
    own: list[list[CardId]]
    sizes: list[list[int]]
    shown: list[CardId]
    luck: float


class CellarSettings(Settings, frozen=True, kw_only=True):
    seats: int = 2


class Cellar(Game[CellarState[Any]]):
    name = "cellar"
    package = __name__
    state_type = CellarState
    settings_type = CellarSettings
    waiting_rules = ("CE-TURN-01",)

    # What the steps ask: a cheat changes one of these

    def offers(self, state: CellarState[Any], seat: Seat) -> list[Option]:
        return [Pick(card) for card in state.hands[seat]]

    def place(self, seat: Seat, card: CardId) -> PlaceCard:
        return PlaceCard(seat, FACE_DOWN)

    def prompt(self, state: CellarState[Any], seat: Seat) -> dict[str, Any]:
        return {"card": state.picked[seat][0]}

    def tell_pick(self, table: CellarTable, seat: Seat, card: CardId) -> None:
        table.emit(CardHidden(seat, card))

    def why(self, state: CellarState[Any], seat: Seat) -> tuple[str, ...]:
        return ("CE-TURN-01",)

    def show(self, table: CellarTable, seat: Seat) -> None:
        table.reveal()
        table.state.shown.append(table.state.picked[seat][-1])
        table.emit(CardShown(seat, table.state.picked[seat].pop()))

    def hide(self, table: CellarTable, seat: Seat) -> None:
        table.state.cellars[seat].append(table.state.picked[seat][-1])
        table.emit(CardHidden(seat, table.state.picked[seat].pop()))

    def draught(self, table: CellarTable) -> float:
        return float(table.roll(3))

    def finish(self, table: CellarTable) -> None:
        table.end(self.result(table.state))

    def result(self, state: CellarState[Any]) -> Outcome:
        one, other = (sum(cellar) for cellar in state.cellars)
        winner = Seat(0) if one > other else Seat(1)
        return Outcome([winner], [1 + (seat != winner) for seat in range(2)], "CE-END-01")

    # What every game provides

    def setup(self, settings: Any, chance: Chance) -> CellarState[Any]:
        deck = list(CARDS)
        chance.shuffle(deck)
        hands = [sorted(deck.pop() for _ in range(HAND)) for _ in range(2)]
        return CellarState([Turn(Seat(0))], chance, None, [], sorted(deck), hands, [[], []], [[], []], [])

    def own(self, state: CellarState[Any], seat: Seat) -> list[list[CardId]]:
        """The places that only this seat looks into."""
        return [state.hands[seat], state.picked[seat], state.cellars[seat]]

    def view(self, state: CellarState[Any], seat: Seat | None) -> CellarView:
        return CellarView(
            own=[] if seat is None else [list(place) for place in self.own(state, seat)],
            sizes=[[len(place) for place in self.own(state, Seat(other))] for other in range(2)],
            shown=list(state.shown),
            luck=state.luck,
        )

    def zones(self, state: CellarState[Any]) -> Iterator[tuple[str, Seat | None, list[CardId]]]:
        """Every place, the seat that may look there, and its cards."""
        yield "deck", None, state.deck
        for seat in (Seat(0), Seat(1)):
            for number, place in enumerate(self.own(state, seat)):
                yield f"place {number} of {seat}", seat, place

    def inventory(self, state: CellarState[Any]) -> dict[str, str]:
        hidden: dict[str, str] = {
            thing_id("card", card): name for name, _, place in self.zones(state) for card in place
        }
        return hidden | {thing_id("card", card): "shown" for card in state.shown}

    def things(self, state: CellarState[Any], seat: Seat | None) -> set[str]:
        seen = [
            *state.shown,
            *(card for place in ([] if seat is None else self.own(state, seat)) for card in place),
        ]
        return {thing_id("card", card) for card in seen}

    def determinize(self, state: CellarState[Any], seat: Seat, chance: Chance) -> CellarState[Any]:
        guess = self.codec.copy(state)
        secret = [place for _, owner, place in self.zones(guess) if owner != seat]
        pool = sorted(card for place in secret for card in place)
        chance.shuffle(pool)
        for place in secret:
            place[:] = sorted(pool.pop() for _ in place)
        guess.chance = chance.spawn()
        return guess


def cellar_of(table: CellarTable) -> Cellar:
    assert isinstance(table.game, Cellar)
    return table.game


HONEST = Cellar()
SETTINGS = CellarSettings()
