"""Tug: a toy of two teams. Seats pull at a rope one after the other; the team that pulls more wins, or both do.

With ``together`` all seats are one team, and there is nobody to beat; nor is there for whoever pulls alone.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Any, ClassVar

import msgspec
import pytest

from undercroft.kernel import registry
from undercroft.kernel.chance import Chance
from undercroft.kernel.game import Game, Settings, View
from undercroft.kernel.parts import Option, Seat
from undercroft.kernel.procedure import Choice, Procedure
from undercroft.kernel.state import Outcome, P, State
from undercroft.kernel.table import Table

STRONGEST = 4


class RopeState(State[P]):
    teams: list[list[Seat]]
    pulled: list[int]


class Pull(Option, frozen=True):
    strength: int


class Turn(Procedure):
    seat: Seat

    def run(self, table: Table[Any]) -> None:
        state = table.state
        if self.seat < len(state.pulled):
            table.then(ChooseStrength(self.seat), Turn(Seat(self.seat + 1)))
            return
        totals = [sum(state.pulled[seat] for seat in team) for team in state.teams]
        best = [team for team, total in zip(state.teams, totals, strict=True) if total == max(totals)]
        winners = sorted(seat for team in best for seat in team)
        table.end(Outcome(winners, [1 if seat in winners else 2 for seat in range(len(state.pulled))], "TUG-01"))


class ChooseStrength(Choice):
    rules: ClassVar[tuple[str, ...]] = ("TUG-01",)

    def candidates(self, table: Table[Any]) -> Iterable[Option]:
        return [Pull(strength) for strength in range(1, STRONGEST + 1)]

    def take(self, table: Table[Any], option: Pull) -> None:
        table.state.pulled[self.seat] = option.strength


class RopeView(View, frozen=True, kw_only=True):
    pulled: list[int]


class RopeSettings(Settings, frozen=True, kw_only=True):
    seats: Annotated[int, msgspec.Meta(ge=1, le=6)]
    together: bool = False


class Rope(Game[RopeState[Any]]):
    name = "tug"
    package = __name__
    state_type = RopeState
    settings_type = RopeSettings

    def teams(self, settings: Any) -> list[list[Seat]]:
        """The first seat and every second after it against the others."""
        seats = [Seat(seat) for seat in range(settings.seats)]
        return [seats] if settings.together or len(seats) == 1 else [seats[::2], seats[1::2]]

    def setup(self, settings: Any, chance: Chance) -> RopeState[Any]:
        return RopeState([Turn(Seat(0))], chance, None, [], self.teams(settings), [0] * settings.seats)

    def view(self, state: RopeState[Any], seat: Seat | None) -> RopeView:
        return RopeView(pulled=list(state.pulled))

    def determinize(self, state: RopeState[Any], seat: Seat, chance: Chance) -> RopeState[Any]:
        return self.codec.copy(state)

    def evaluate(self, state: RopeState[Any], seat: Seat) -> float:
        return state.pulled[seat] / (STRONGEST + 1)


def install_tug(monkeypatch: pytest.MonkeyPatch) -> Rope:
    """Put the toy beside the real games, for this process and this test."""
    rope = Rope()
    games = {**registry.installed_games(), rope.name: rope}
    monkeypatch.setattr(registry, "installed_games", lambda: games)
    return rope
