"""What items do when they are used: with an action, at the start of a turn, at the end of a round."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, ClassVar

from undercroft.kernel.parts import Option
from undercroft.kernel.procedure import Choice, Procedure

from .ids import ItemId
from .labyrinth import conceal
from .sight import kept_at_the_end
from .state import AloneTable, AnyState

if TYPE_CHECKING:
    from .actions import Action


def start_of_turn(state: AnyState) -> Iterable[Option]:
    """Items that need no action and are used at the start of a turn."""
    return ()


def use_at_start(table: AloneTable, item: ItemId) -> None:
    """Use such an item."""


def with_actions(table: AloneTable) -> Iterable[Option]:
    """Items that could replace an action now."""
    return ()


def next_detail(table: AloneTable, action: Action) -> Choice | None:
    """The next question about how an item is used, or None when everything is said."""
    return None


def perform(table: AloneTable, action: Action) -> None:
    """The item's text replaces the usual effect of its action (AL-ITEM-01)."""


def locate_targets(state: AnyState, action: Action) -> int:
    """How many targets a Locate action may name."""
    return 2


def directions(state: AnyState, action: Action) -> int:
    """For how many of them an item tells the direction too."""
    return 0


class ClearWithCache(Procedure):
    """The labyrinth is cleared; the Echo Cache keeps some more sectors."""

    rules: ClassVar[tuple[str, ...]] = ("AL-ROUND-02", "AL-ROUND-03", "AL-ROUND-04")

    def run(self, table: AloneTable) -> None:
        kept = kept_at_the_end(table.state)
        for tile in list(table.state.labyrinth):
            if not kept >> tile.sector & 1:
                conceal(table, tile.sector)
