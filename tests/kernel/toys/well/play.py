"""The state of the well, and its steps: turns, what a seat may do in one, and how the others may answer."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Any, ClassVar, NewType

import msgspec

from undercroft.kernel.events import Event
from undercroft.kernel.game import Settings
from undercroft.kernel.parts import Option, Pass, Seat
from undercroft.kernel.procedure import AnyTime, Choice, Pause, Procedure, Scope
from undercroft.kernel.state import Outcome, P, State
from undercroft.kernel.table import Table

CoinId = NewType("CoinId", int)
WEIGHTS = (1, 1, 2, 2, 3, 9)
STRENGTH = 3
TURNS = 8
LUCK = 1_000_000


class WellSettings(Settings, frozen=True, kw_only=True):
    """``wishes`` are answers to a call, ``pebbles`` can be tossed at any time: so many for each seat."""

    seats: Annotated[int, msgspec.Meta(ge=2, le=4)]
    wishes: int = 0
    pebbles: int = 0


class Well(State[P]):
    rim: list[CoinId]
    picked: list[list[CoinId]]
    luck: list[int]
    bottom: int
    peered: list[Seat]
    wishes: list[int]
    pebbles: list[int]
    turns: int


WellTable = Table[Well[Any]]


class Fill(Procedure):
    """The bottom is drawn by chance: the opening of every match."""

    def run(self, table: WellTable) -> None:
        table.state.bottom = table.roll(1000)


class Turns(Procedure):
    def run(self, table: WellTable) -> None:
        state = table.state
        if state.turns == TURNS:
            table.end(outcome_by_coins(state))
            return
        seat = Seat(state.turns % len(state.picked))
        state.turns += 1
        table.then(Turn(seat), self)


def outcome_by_coins(state: Well[Any]) -> Outcome:
    counts = [len(coins) for coins in state.picked]
    winners = [Seat(seat) for seat, count in enumerate(counts) if count == max(counts)]
    return Outcome(winners, [1 + sum(other > count for other in counts) for count in counts], "WE-END-01")


class Turn(Scope):
    seat: Seat
    left: int = 3

    def run(self, table: WellTable) -> None:
        table.then(Act(self.seat))

    def goes_on(self, state: Well[Any]) -> bool:
        return self.left > 0


# What a seat may do


class Deed(Option, frozen=True):
    def step(self, seat: Seat) -> Procedure:
        raise NotImplementedError


class Pick(Deed, frozen=True):
    coin: CoinId

    def step(self, seat: Seat) -> Procedure:
        return TakeCoin(seat, self.coin)


class Cast(Deed, frozen=True):
    def step(self, seat: Seat) -> Procedure:
        return CastLuck(seat)


class Peer(Deed, frozen=True):
    def step(self, seat: Seat) -> Procedure:
        return SeeBottom(seat)


class Call(Deed, frozen=True):
    whom: Seat

    def step(self, seat: Seat) -> Procedure:
        return Calling(seat, self.whom)


class Linger(Deed, frozen=True):
    def step(self, seat: Seat) -> Procedure:
        return LetNextStepIn(seat)


class Dive(Deed, frozen=True):
    def step(self, seat: Seat) -> Procedure:
        return DiveIn(seat)


class Trip(Deed, frozen=True):
    def step(self, seat: Seat) -> Procedure:
        return Stumble(seat)


class Act(Choice):
    rules: ClassVar[tuple[str, ...]] = ("WE-TURN-01",)

    def candidates(self, table: WellTable) -> Iterable[Option]:
        yield from (Pick(coin) for coin in table.state.rim)
        yield from (Cast(), Peer())
        others = range(len(table.state.picked))
        yield from (Call(Seat(seat)) for seat in others if seat != self.seat)
        yield from (Linger(), Dive(), Trip(), Pass())

    def objection(self, table: WellTable, option: Option) -> str | None:
        if isinstance(option, Pick) and WEIGHTS[option.coin] > STRENGTH:
            return "WE-PICK-02"
        if isinstance(option, Peer) and self.seat in table.state.peered:
            return "WE-PEER-02"
        return None

    def take(self, table: WellTable, option: Option) -> None:
        if isinstance(option, Deed):
            table.then(option.step(self.seat), DeedDone(), self)


class DeedDone(Procedure):
    def run(self, table: WellTable) -> None:
        table.inside(Turn).left -= 1


class TakeCoin(Procedure):
    seat: Seat
    coin: CoinId

    def run(self, table: WellTable) -> None:
        table.state.rim.remove(self.coin)
        table.state.picked[self.seat].append(self.coin)
        table.emit(CoinsPicked(self.seat, [self.coin]))


class CastLuck(Procedure):
    seat: Seat

    def run(self, table: WellTable) -> None:
        table.state.luck.append(table.roll(LUCK))
        table.emit(LuckCast(self.seat, table.state.luck[-1]))


class SeeBottom(Procedure):
    seat: Seat

    def run(self, table: WellTable) -> None:
        table.state.peered.append(self.seat)
        table.reveal()


class LetNextStepIn(Procedure):
    seat: Seat

    def run(self, table: WellTable) -> None:
        table.then(Pause(Seat((self.seat + 1) % len(table.state.picked))))


class DiveIn(Procedure):
    seat: Seat

    def run(self, table: WellTable) -> None:
        places = [2] * len(table.state.picked)
        places[self.seat] = 1
        table.end(Outcome([self.seat], places, "WE-END-02"))


class Stumble(Procedure):
    """Changes the state, rolls and tells, and only then does the bug come."""

    seat: Seat

    def run(self, table: WellTable) -> None:
        table.state.rim.clear()
        table.then(CastLuck(self.seat), Broken())


class Broken(Procedure):
    def run(self, table: WellTable) -> None:
        raise ZeroDivisionError("a bug in a game")


# How the others may answer


class Calling(Procedure):
    """Every other seat may answer, the next one first."""

    seat: Seat
    whom: Seat
    asked: int = 0

    def run(self, table: WellTable) -> None:
        seats = len(table.state.picked)
        self.asked += 1
        if self.asked < seats:
            table.then(MayAnswer(Seat((self.seat + self.asked) % seats), self.whom), self)


class Splash(Option, frozen=True):
    pass


class MayAnswer(Choice):
    """Opens whether or not the seat has a wish: without one it passes silently."""

    is_window: ClassVar[bool] = True

    whom: Seat

    def candidates(self, table: WellTable) -> Iterable[Option]:
        yield Pass()
        if table.state.wishes[self.seat]:
            yield Splash()

    def take(self, table: WellTable, option: Option) -> None:
        if isinstance(option, Splash):
            table.state.wishes[self.seat] -= 1
            table.emit(Splashed(self.seat))

    def concerns(self, table: WellTable) -> bool:
        return self.seat == self.whom

    def subject(self, table: WellTable) -> dict[str, Any]:
        return {"caller": ("seat", table.inside(Turn).seat)}


class Toss(AnyTime, frozen=True):
    def apply(self, table: WellTable, seat: Seat) -> None:
        table.state.pebbles[seat] -= 1


# What is told


class CoinsPicked(Event, frozen=True):
    seat: Seat
    coins: list[CoinId]


class LuckCast(Event, frozen=True):
    seat: Seat
    luck: int


class Splashed(Event, frozen=True):
    seat: Seat
