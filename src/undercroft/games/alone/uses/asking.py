"""Items that make Evil tell distances: with Locate, or a Data Spike with Interact."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, ClassVar

from undercroft.kernel.parts import Option
from undercroft.kernel.procedure import Choice

from .. import actions, locating, performing
from ..content.missions import MISSIONS
from ..ids import TargetId
from ..options.hero import ChooseTarget
from ..state import AloneTable, AnyState, room_of
from ..targets import ANY_STAIRS
from .base import Use

if TYPE_CHECKING:
    from ..actions import Action


class Ask(Use, frozen=True, kw_only=True):
    """Locate more targets, and learn the direction for some of them."""

    targets: int
    directed: int

    def perform(self, table: AloneTable, action: Action) -> None:
        performing.locate(table, action)


class WhichMissionRoom(Choice):
    """Which of the three mission rooms?"""

    rules: ClassVar[tuple[str, ...]] = ("AL-ITEM-01", "AL-SETUP-33")

    def candidates(self, table: AloneTable) -> Iterable[Option]:
        return [ChooseTarget(TargetId(MISSIONS[card].room)) for card in table.state.missions.cards]

    def take(self, table: AloneTable, option: ChooseTarget) -> None:
        table.inside(actions.Action).targets = [option.target]


class Query(Use, frozen=True, kw_only=True):
    """In a room: distance, level and direction of a mission room, all true; ``stairs``: of the nearest stairs too."""

    asks: ClassVar[tuple[type[Choice], ...]] = (WhichMissionRoom,)
    stairs: bool = False

    def objection(self, state: AnyState) -> str | None:
        return "AL-ITEM-01" if room_of(state, state.hero.sector) is None else None

    def perform(self, table: AloneTable, action: Action) -> None:
        if self.stairs:
            action.targets.append(ANY_STAIRS)
        action.directed = list(action.targets)
        table.then(locating.AnswerNext())
