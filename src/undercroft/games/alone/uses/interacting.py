"""Items used with Interact."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from undercroft.kernel.parts import Option
from undercroft.kernel.procedure import Choice

from .. import events
from ..ids import HEALTH, SANITY
from ..loss import recover
from ..sealing import objection_to_every, offer_sealing, revealed_doors
from ..state import AloneTable, AnyState, Trap
from .base import Use, WhereToAim, aimed_at, revealed_aims

if TYPE_CHECKING:
    from ..actions import Action


class Mend(Use, frozen=True, kw_only=True):
    """Recover points."""

    health: int
    sanity: int = 0

    def perform(self, table: AloneTable, action: Action) -> None:
        recover(table, HEALTH, self.health)
        recover(table, SANITY, self.sanity)


class SetTripwire(Use, frozen=True, kw_only=True):
    """Mark the Hero's sector or an adjacent revealed one; there is just one mark at a time."""

    asks: ClassVar[tuple[type[Choice], ...]] = (WhereToAim,)
    dice: int

    def aims(self, state: AnyState) -> list[Option]:
        return revealed_aims(state, 1)

    def perform(self, table: AloneTable, action: Action) -> None:
        sector = aimed_at(table.state, action)
        if sector is not None:
            table.state.trap = Trap(sector, self.dice)
            table.emit(events.TrapSet(action.tile, sector))


class Seal(Use, frozen=True, kw_only=True):
    """Block revealed doors, anywhere in the labyrinth: one, or up to so many."""

    doors: int

    def objection(self, state: AnyState) -> str | None:
        return objection_to_every(state, revealed_doors(state))

    def perform(self, table: AloneTable, action: Action) -> None:
        offer_sealing(table, revealed_doors(table.state), least=1, most=self.doors)
