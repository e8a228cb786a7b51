"""Descent's threat in small: the overlord may discard cards at any moment, and so pay for other cards.

The hero walks left or right; the overlord may play a card from a hand. A card says what it costs to play and
what it is worth when thrown away.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, ClassVar, NewType

from undercroft.kernel.chance import Chance
from undercroft.kernel.game import Game, Settings
from undercroft.kernel.parts import Fact, Option, Pass, Seat
from undercroft.kernel.procedure import AnyTime, Choice, Procedure
from undercroft.kernel.state import P, State
from undercroft.kernel.table import Table

CardId = NewType("CardId", int)
OVERLORD, HERO = Seat(0), Seat(1)


class Card(Fact, frozen=True):
    cost: int
    worth: int


PIT, SPIDERS, DOOM, WHISPER = (CardId(number) for number in range(4))
CARDS = {PIT: Card(3, 1), SPIDERS: Card(5, 2), DOOM: Card(9, 4), WHISPER: Card(0, 1)}


class ThreatState(State[P]):
    """``offered`` is where a card lies while it is being paid for."""

    hand: list[CardId]
    threat: int
    offered: list[CardId]
    played: list[CardId]
    thrown_away: list[CardId]
    potions: int
    steps: list[str]


ThreatTable = Table[ThreatState[Any]]


class Discard(AnyTime, frozen=True):
    card: CardId

    def apply(self, table: ThreatTable, seat: Seat) -> None:
        state = table.state
        state.hand.remove(self.card)
        state.thrown_away.append(self.card)
        state.threat += CARDS[self.card].worth


class Drink(AnyTime, frozen=True):
    """What it does is a step of its own: the question comes back after it."""

    def apply(self, table: ThreatTable, seat: Seat) -> None:
        table.state.potions -= 1
        table.then(Refreshed())


class Refreshed(Procedure):
    def run(self, table: ThreatTable) -> None:
        table.state.steps.append("refreshed")


class Play(Option, frozen=True):
    card: CardId


class MayPlay(Choice):
    """A card is offered if it can be paid for, be it after throwing the rest of the hand away."""

    is_window: ClassVar[bool] = True

    def candidates(self, table: ThreatTable) -> Iterable[Option]:
        yield Pass()
        yield from (Play(card) for card in table.state.hand)

    def objection(self, table: ThreatTable, option: Option) -> str | None:
        if not isinstance(option, Play):
            return None
        others = sum(CARDS[card].worth for card in table.state.hand if card != option.card)
        return "TH-PAY-01" if table.state.threat + others < CARDS[option.card].cost else None

    def take(self, table: ThreatTable, option: Option) -> None:
        if isinstance(option, Play):
            table.state.hand.remove(option.card)
            table.state.offered.append(option.card)
            table.then(PayFor(self.seat))


class Pay(Option, frozen=True):
    pass


class PayFor(Choice):
    """Asked as long as the threat does not suffice: then only conversions are possible."""

    asks_for_any_time: ClassVar[bool] = True

    def candidates(self, table: ThreatTable) -> Iterable[Option]:
        yield Pay()

    def objection(self, table: ThreatTable, option: Pay) -> str | None:
        return "TH-PAY-02" if table.state.threat < CARDS[table.state.offered[-1]].cost else None

    def take(self, table: ThreatTable, option: Pay) -> None:
        card = table.state.offered.pop()
        table.state.threat -= CARDS[card].cost
        table.state.played.append(card)


class Go(Option, frozen=True):
    way: str


class HeroWalks(Choice):
    ways: list[str]

    def candidates(self, table: ThreatTable) -> Iterable[Option]:
        return [Go(way) for way in self.ways]

    def take(self, table: ThreatTable, option: Go) -> None:
        table.state.steps.append(option.way)


class Threat(Game[ThreatState[Any]]):
    name = "threat"
    package = __name__
    state_type = ThreatState
    settings_type = Settings

    def any_time(self, table: ThreatTable, seat: Seat) -> Sequence[AnyTime]:
        if seat == OVERLORD:
            return [Discard(card) for card in table.state.hand]
        return [Drink()] * (table.state.potions > 0)


GAME = Threat()


def crypt(*steps: Procedure, hand: Sequence[CardId] = (), threat: int = 0, drinks: int = 0) -> ThreatState[Any]:
    stack: list[Any] = [*reversed(steps)]
    return ThreatState(stack, Chance.from_seed("1"), None, [], [*hand], threat, [], [], [], drinks, [])
