"""What a card puts off until the attacks of the turn are over."""

from __future__ import annotations

from typing import ClassVar

from undercroft.kernel.procedure import Procedure

from .. import combat, missions, reactions
from ..state import AloneTable, Late
from .base import Effect
from .monsters import ATTACKED, MoveMonsters


class MoveAfterAttacks(Effect):
    """When this turn's attacks are over, a monster that attacked is moved: it is chosen then.

    ``silent``: the movement makes no noise and its direction is not told.
    """

    rules: ClassVar[tuple[str, ...]] = ("AL-TURN-12", "AL-MMOVE-17")
    points: int
    silent: bool = False

    def possible(self, table: AloneTable) -> bool:
        """It needs a monster that will attack this turn."""
        return bool(combat.attackers_here(table.state) or missions.mission_attackers(table.state))

    def run(self, table: AloneTable) -> None:
        playing = table.inside(reactions.Playing)
        table.state.turn.late.append(Late(playing.card, playing.seat, self.points, self.silent))


class AfterAttacks(Procedure):
    """Movements that cards put off until after the attacks (T6); lights go out only then."""

    rules: ClassVar[tuple[str, ...]] = ("AL-TURN-12",)

    def run(self, table: AloneTable) -> None:
        waiting = table.state.turn.late
        if waiting:
            late = waiting.pop(0)
            table.then(ResolveLate(late.card, late.seat, points=late.points, silent=late.silent), self)


class ResolveLate(reactions.Playing):
    """The rest of a card is resolved, by whoever played it."""

    rules: ClassVar[tuple[str, ...]] = ("AL-TURN-12", "AL-REACT-44")
    points: int = 0
    silent: bool = False

    def run(self, table: AloneTable) -> None:
        table.then(MoveMonsters(self.points, which=ATTACKED, silent=self.silent, hide_way=self.silent))
