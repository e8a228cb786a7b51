"""Lantern, all of it: what lies where, the steps of a round, what a seat sees, and the front door."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Any, ClassVar, Literal

import msgspec

from undercroft.kernel.chance import Chance
from undercroft.kernel.events import Event
from undercroft.kernel.game import Game, Settings, View
from undercroft.kernel.parts import Option, Pass, Seat
from undercroft.kernel.procedure import Choice, Procedure
from undercroft.kernel.state import Outcome, P, State
from undercroft.kernel.table import Table

OIL = 8
STEPS = {"short": 5, "long": 6}
"""How many steps there are to go for each of the party."""


class LanternSettings(Settings, frozen=True, kw_only=True):
    seats: Annotated[int, msgspec.Meta(ge=1, le=4)]
    cave: Literal["short", "long"] = "short"


class LanternState(State[P]):
    seats: int
    goal: int
    steps: int = 0
    oil: int = OIL


class Walk(Option, frozen=True):
    """One step for sure."""


class Run(Option, frozen=True):
    """Two steps, and the lantern flickers."""


class OilBurned(Event, frozen=True):
    left: int


class Round(Procedure):
    rules: ClassVar[tuple[str, ...]] = ("LA-ROUND-01",)

    def run(self, table: Table[Any]) -> None:
        table.then(*(Move(Seat(seat)) for seat in range(table.state.seats)), Burn(), self)


class Move(Choice):
    rules: ClassVar[tuple[str, ...]] = ("LA-MOVE-01",)
    begins_anew = True

    def candidates(self, table: Table[Any]) -> Iterable[Option]:
        return [Pass(), Walk(), Run()]

    def take(self, table: Table[Any], option: Option) -> None:
        if option == Run():
            burn(table, 1)
        if not table.state.outcome:
            go_on(table, [Pass(), Walk(), Run()].index(option))


class Burn(Procedure):
    rules: ClassVar[tuple[str, ...]] = ("LA-BURN-01",)

    def run(self, table: Table[Any]) -> None:
        burn(table, 2 if table.roll(6) < 2 else 1)


def go_on(table: Table[Any], steps: int) -> None:
    state = table.state
    state.steps = min(state.goal, state.steps + steps)
    if state.steps == state.goal:
        everybody = [Seat(seat) for seat in range(state.seats)]
        table.end(Outcome(everybody, [1] * state.seats, "LA-END-01"))


def burn(table: Table[Any], oil: int) -> None:
    state = table.state
    state.oil = max(0, state.oil - oil)
    table.emit(OilBurned(state.oil))
    if not state.oil:
        table.end(Outcome([], [1] * state.seats, "LA-END-02"))


class LanternView(View, frozen=True, kw_only=True):
    steps: int
    goal: int
    oil: int


class Lantern(Game[LanternState[Any]]):
    name = "lantern"
    package = __package__ or ""
    state_type = LanternState
    settings_type = LanternSettings
    waiting_rules = ("LA-ROUND-01",)

    def teams(self, settings: LanternSettings) -> list[list[Seat]]:
        return [[Seat(seat) for seat in range(settings.seats)]]

    def setup(self, settings: LanternSettings, chance: Chance) -> LanternState[Any]:
        return LanternState([Round()], chance, None, [], settings.seats, STEPS[settings.cave] * settings.seats)

    def view(self, state: LanternState[Any], seat: Seat | None) -> LanternView:
        return LanternView(steps=state.steps, goal=state.goal, oil=state.oil)

    def determinize(self, state: LanternState[Any], seat: Seat, chance: Chance) -> LanternState[Any]:
        guess = self.codec.copy(state)
        guess.chance = chance.spawn()
        return guess

    def evaluate(self, state: LanternState[Any], seat: Seat) -> float:
        if state.outcome is not None:
            return state.outcome.score(seat)
        return 0.3 * state.steps / state.goal + 0.7 * state.oil / OIL

    def option_count(self, settings: LanternSettings) -> int:
        return 3

    def option_number(self, state: LanternState[Any], option: Option) -> int:
        return [Pass(), Walk(), Run()].index(option)

    def numbers(self, view: LanternView) -> list[float]:
        return [min(1.0, view.steps / view.goal), view.oil / OIL]

    def action_names(self, settings: LanternSettings) -> list[str]:
        return ["pass", "walk", "run"]

    def number_names(self, settings: LanternSettings) -> list[str]:
        return ["steps / goal", f"oil / {OIL}"]


GAME = Lantern()
