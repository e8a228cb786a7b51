"""Pennies: a coin is hidden in one of two hands, and the other seat points at one. Small enough to be solved.

Pointing at the left hand wins if the coin is there; pointing rightly at the right hand wins only if a die says so, one
time in two. So the coin is best hidden in the left hand one time in three, and the left hand best pointed at as often:
the one who hides it wins two of three matches.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from undercroft.kernel.chance import Chance
from undercroft.kernel.events import Event
from undercroft.kernel.game import Game, Settings, View
from undercroft.kernel.parts import Option, Seat
from undercroft.kernel.procedure import Choice
from undercroft.kernel.state import Outcome, P, State
from undercroft.kernel.table import Table

HIDES, POINTS = Seat(0), Seat(1)
LEFT, RIGHT = 0, 1


class PenniesState(State[P]):
    hidden: int = -1
    hint: int = 0


class Take(Option, frozen=True):
    hand: int


class Hidden(Event, frozen=True):
    hand: int

    def seen_by(self, seat: Seat | None) -> Hidden:
        return self if seat == HIDES else Hidden(-1)


class Hide(Choice):
    def candidates(self, table: Table[Any]) -> Iterable[Option]:
        return Take(LEFT), Take(RIGHT)

    def take(self, table: Table[Any], option: Take) -> None:
        table.state.hidden = option.hand
        table.emit(Hidden(option.hand))
        table.then(Point(POINTS))


class Point(Choice):
    def candidates(self, table: Table[Any]) -> Iterable[Option]:
        return Take(LEFT), Take(RIGHT)

    def take(self, table: Table[Any], option: Take) -> None:
        found = option.hand == table.state.hidden and (option.hand == LEFT or table.roll(2) == 0)
        winner = POINTS if found else HIDES
        table.end(Outcome([winner], [1 + (seat != winner) for seat in (HIDES, POINTS)], "PE-END-01"))


class PenniesView(View, frozen=True, kw_only=True):
    hidden: int
    hint: int


class PenniesSettings(Settings, frozen=True, kw_only=True):
    seats: int = 2


class Pennies(Game[PenniesState[Any]]):
    name = "pennies"
    package = __name__
    state_type = PenniesState
    settings_type = PenniesSettings

    def setup(self, settings: PenniesSettings, chance: Chance) -> PenniesState[Any]:
        return PenniesState([Hide(HIDES)], chance, None, [])

    def view(self, state: PenniesState[Any], seat: Seat | None) -> PenniesView:
        return PenniesView(hidden=state.hidden if seat == HIDES else -1, hint=state.hint)

    def determinize(self, state: PenniesState[Any], seat: Seat, chance: Chance) -> PenniesState[Any]:
        guess = self.codec.copy(state)
        if seat != HIDES and state.hidden >= 0:
            guess.hidden = chance.below(2)
        guess.chance = chance.spawn()
        return guess

    def option_count(self, settings: PenniesSettings) -> int:
        return 2

    def option_number(self, state: PenniesState[Any], option: Option) -> int:
        return int(option == Take(RIGHT))

    def numbers(self, view: PenniesView) -> list[float]:
        return [(view.hidden + 1) / 2, view.hint / 10]


class Hinted(Pennies):
    """The same with lots that are drawn while it is laid out."""

    name = "hinted-pennies"

    def setup(self, settings: PenniesSettings, chance: Chance) -> PenniesState[Any]:
        return PenniesState([Hide(HIDES)], chance, None, [], -1, chance.below(10))


PENNIES, HINTED = Pennies(), Hinted()
