"""The front door of the well."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from undercroft.kernel.chance import Chance
from undercroft.kernel.game import Game, View
from undercroft.kernel.parts import Seat, thing_id
from undercroft.kernel.procedure import AnyTime
from undercroft.kernel.state import Outcome
from undercroft.kernel.table import Table
from undercroft.kernel.text import Words

from .play import WEIGHTS, CoinId, Fill, Toss, Turns, Well, WellSettings


class WellView(View, frozen=True, kw_only=True):
    rim: list[CoinId]
    picked: list[list[CoinId]]
    luck: list[int]
    bottom: int | None


class WellGame(Game[Well[Any]]):
    name = "well"
    package = __package__ or ""
    state_type = Well
    settings_type = WellSettings
    waiting_rules = ("WE-WAIT-01",)
    window_kinds = ("may-answer", "pause")

    def setup(self, settings: WellSettings, chance: Chance) -> Well[Any]:
        seats = settings.seats
        return Well(
            stack=[Turns(), Fill()],
            chance=chance,
            outcome=None,
            conceded=[],
            rim=[CoinId(number) for number in range(len(WEIGHTS))],
            picked=[[] for _ in range(seats)],
            luck=[],
            bottom=0,
            peered=[],
            wishes=[settings.wishes] * seats,
            pebbles=[settings.pebbles] * seats,
            turns=0,
        )

    def view(self, state: Well[Any], seat: Seat | None) -> WellView:
        return WellView(
            rim=list(state.rim),
            picked=[list(coins) for coins in state.picked],
            luck=list(state.luck),
            bottom=state.bottom if seat in state.peered else None,
        )

    def things(self, state: Well[Any], seat: Seat | None) -> set[str]:
        seats = {thing_id("seat", number) for number in range(len(state.picked))}
        return seats | {thing_id("coin", coin) for coin in state.rim}

    def any_time(self, table: Table[Well[Any]], seat: Seat) -> Sequence[AnyTime]:
        return [Toss()] * (table.state.pebbles[seat] > 0)

    def concede(self, table: Table[Well[Any]], seat: Seat) -> None:
        """The last who stays wins."""
        seats = range(len(table.state.picked))
        staying = [Seat(each) for each in seats if each not in table.state.conceded]
        if len(staying) == 1:
            table.end(Outcome(staying, [1 if each in staying else 2 for each in seats], "WE-LEAVE-01"))

    def names(self) -> dict[str, Callable[[int, Any], str]]:
        return {"coin": _coin_name}


def _coin_name(number: int, words: Words) -> str:
    return words.message("coin", number=number)


GAME = WellGame()
