"""Tally: two seats say yes or no in turn, always both possible; who said yes more often wins. Small on purpose."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from undercroft.kernel.chance import Chance
from undercroft.kernel.game import Game, Settings, View
from undercroft.kernel.parts import No, Option, Seat, Yes
from undercroft.kernel.procedure import Choice
from undercroft.kernel.state import Outcome, P, State
from undercroft.kernel.table import Table

MOST = 100


class TallyState(State[P]):
    said: list[int]
    left: int


class SayYes(Choice):
    def candidates(self, table: Table[Any]) -> Iterable[Option]:
        return Yes(), No()

    def take(self, table: Table[Any], option: Option) -> None:
        state = table.state
        state.said[self.seat] += isinstance(option, Yes)
        state.left -= 1
        if state.left:
            table.then(SayYes(Seat(1 - self.seat)))
            return
        most = max(state.said)
        winners = [Seat(seat) for seat in range(2) if state.said[seat] == most]
        table.end(Outcome(winners, [1 if seat in winners else 2 for seat in range(2)], "TA-END-01"))


class TallyView(View, frozen=True, kw_only=True):
    said: list[int]
    left: int


class TallySettings(Settings, frozen=True, kw_only=True, forbid_unknown_fields=True):
    seats: int = 2
    decisions: int = MOST


class Tally(Game[TallyState[Any]]):
    name = "tally"
    package = __name__
    state_type = TallyState
    settings_type = TallySettings

    def setup(self, settings: TallySettings, chance: Chance) -> TallyState[Any]:
        return TallyState([SayYes(Seat(0))], chance, None, [], [0, 0], settings.decisions)

    def view(self, state: TallyState[Any], seat: Seat | None) -> TallyView:
        return TallyView(said=list(state.said), left=state.left)

    def option_count(self, settings: TallySettings) -> int:
        return 2

    def option_number(self, state: TallyState[Any], option: Option) -> int:
        return int(isinstance(option, Yes))

    def action_names(self, settings: TallySettings) -> list[str]:
        return ["no", "yes"]

    def numbers(self, view: TallyView) -> list[float]:
        return [number / MOST for number in (*view.said, view.left)]

    def number_names(self, settings: TallySettings) -> list[str]:
        return [f"{name} / {MOST}" for name in ("yes of seat 0", "yes of seat 1", "decisions left")]


class Muddle(Tally):
    """Its options have one number for all: a mistake."""

    def option_number(self, state: TallyState[Any], option: Option) -> int:
        return 0


class Mute(Game[TallyState[Any]]):
    """It has nothing for learners."""

    name = "mute"
    package = __name__
    state_type = TallyState
    settings_type = TallySettings


TALLY = Tally()
