"""Characters, as Heroes and as allies: abilities, skills, sacrifices."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, ClassVar

from undercroft.kernel.parts import Option
from undercroft.kernel.procedure import Procedure

from .ids import CAPTAIN
from .state import AloneTable, AnyState

if TYPE_CHECKING:
    from .actions import Action


def start_of_turn(state: AnyState) -> Iterable[Option]:
    """What characters and allies offer at the start of a turn."""
    return ()


def use_at_start(table: AloneTable, option: Option) -> None:
    """Use one of these."""


def after_action(table: AloneTable, action: Action) -> None:
    """What characters and allies add after an action."""


def refill_bonus(state: AnyState) -> int:
    """Iron Nerve: the Captain takes one adrenaline more at the end of a round."""
    return int(state.hero.character == CAPTAIN)


class OfferSecondStep(Procedure):
    """Burst of Speed: once a round the Pilot may go on after a standard Move."""

    rules: ClassVar[tuple[str, ...]] = ("AL-SETUP-30",)

    def run(self, table: AloneTable) -> None:
        return None
