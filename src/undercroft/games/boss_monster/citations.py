"""Which rule lets a seat do what it is offered: the answer to "why?" beside every option."""

from __future__ import annotations

from undercroft.kernel.parts import Option

from . import options
from .content import CARDS
from .declare import Composer
from .ids import SpotId
from .priority import MayAct, MayBuild
from .setup import MayMulligan, PlaceFirstRoom, mulligan_reason
from .state import AnyState, BossTable
from .uses import objection_to_phase


def cites(table: BossTable, option: Option) -> tuple[str, ...]:
    """The rules behind an option: its own where it has one, else those of the question."""
    choice = table.choice
    if isinstance(option, options.Build) and not isinstance(choice, PlaceFirstRoom):
        return _building(table.state, choice.seat, option, isinstance(choice, MayBuild))
    if isinstance(choice, Composer) and choice.intent(table) is not None:
        return _composing(option)
    if isinstance(choice, MayMulligan):
        return mulligan_reason(table.state, choice.seat) or "BM-SETUP-12", "BM-SETUP-14"
    return _acting(choice, option) if isinstance(choice, MayAct) else choice.rules


def _acting(choice: MayAct, option: Option) -> tuple[str, ...]:
    if isinstance(option, options.Play):
        return objection_to_phase(option.card), "BM-SPELL-02"
    if isinstance(option, options.Use):
        return "BM-PRIO-07", "BM-ROOM-03"
    return ("BM-BUILD-08", "BM-BUILD-09") if isinstance(choice, MayBuild) else choice.rules


def _building(state: AnyState, seat: int, option: options.Build, is_regular: bool) -> tuple[str, ...]:
    """Where a Room may be laid: on a free place, on any Room, or an Advanced one on a matching Room."""
    dungeon = state.players[seat].dungeon
    if CARDS[option.card].is_advanced:
        place = "BM-BUILD-06"
    else:
        place = "BM-BUILD-05" if _is_taken(option.spot, len(dungeon)) else "BM-BUILD-03"
    return (place, "BM-BUILD-01", "BM-BUILD-02") if is_regular else (place, "BM-BUILD-10")


def _is_taken(spot: SpotId, rooms: int) -> bool:
    return spot < rooms


def _composing(option: Option) -> tuple[str, ...]:
    if isinstance(option, options.ChooseText):
        return ("BM-RUL-71",)
    if isinstance(option, options.PayWith):
        return ("BM-RUL-48",)
    return "BM-SPELL-10", "BM-RUL-90"
