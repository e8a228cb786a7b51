"""Items used with Move."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, ClassVar

from undercroft.kernel.parts import Option
from undercroft.kernel.procedure import Choice

from ..ids import SIDES, WayId
from ..options.hero import Toward
from ..sealing import ALL, objection_to_every, offer_sealing, own_doors
from ..sight import beyond, field_of_view
from ..state import AloneTable, AnyState
from ..strides import EVERY_STEP, Stride, objection_to_stepping, ways_of_a_point
from .base import Use, WhichWay

if TYPE_CHECKING:
    from ..actions import Action

LONGEST_LINE = 3


class Walk(Use, frozen=True, kw_only=True):
    """So many movement points; the first is declared. ``parting``: the steps that may meet a parting attack."""

    asks: ClassVar[tuple[type[Choice], ...]] = (WhichWay,)
    points: int
    parting: int = EVERY_STEP

    def ways(self, state: AnyState) -> Iterable[Option]:
        return ways_of_a_point(state)

    def objection_to_way(self, state: AnyState, option: Option) -> str | None:
        return objection_to_stepping(state, option.way) if isinstance(option, Toward) else None

    def perform(self, table: AloneTable, action: Action) -> None:
        table.then(Stride(self.points, self.parting, first=action.way, opens=action.opens_door))


class Swing(Use, frozen=True, kw_only=True):
    """Up to three sectors in one straight line, as far as the Hero sees when it is declared."""

    asks: ClassVar[tuple[type[Choice], ...]] = (WhichWay,)
    parting: int = EVERY_STEP

    def objection(self, state: AnyState) -> str | None:
        return None if any(length_of_swing(state, side) for side in SIDES) else "AL-FOV-05"

    def objection_to_way(self, state: AnyState, option: Option) -> str | None:
        assert isinstance(option, Toward)
        return None if length_of_swing(state, option.way) else "AL-FOV-05"

    def perform(self, table: AloneTable, action: Action) -> None:
        points = length_of_swing(table.state, action.way)
        table.then(Stride(points, self.parting, first=action.way, line=action.way))


def length_of_swing(state: AnyState, way: WayId) -> int:
    """How many sectors that way are in view, with neither stairs nor a blocked door before them."""
    if way not in SIDES:
        return 0
    seen, here, length = field_of_view(state), state.hero.sector, 0
    while length < LONGEST_LINE:
        there = beyond(state, here, way)
        if there is None or not seen >> there & 1:
            break
        here, length = there, length + 1
    return length


class Weld(Use, frozen=True, kw_only=True):
    """Block doors of the Hero's sector so that monsters pay more for them; ``points``: movement afterwards."""

    points: int = 0

    def objection(self, state: AnyState) -> str | None:
        """At least one door must be blocked."""
        return objection_to_every(state, own_doors(state))

    def perform(self, table: AloneTable, action: Action) -> None:
        offer_sealing(table, own_doors(table.state), least=1, most=ALL, welded=True)
        if self.points:
            table.then(Stride(self.points))
