"""Completing missions: rewards, the mid-game reward, the activation of the final mission, and winning."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from undercroft.kernel.parts import Option
from undercroft.kernel.procedure import Choice, Procedure
from undercroft.kernel.state import Outcome

from .. import events, loss
from ..content.difficulties import LEVELS
from ..content.missions import FINAL, PROBLEM, STARTING
from ..ids import HEALTH, HERO, SANITY
from ..labyrinth import LookAround
from ..options.hero import ChooseStat
from ..state import AloneTable
from .model import SCRIPTS, copies, final_mission, is_done


class Complete(Procedure):
    """A starting or problem mission is completed. The first of the two activates the final mission (AL-MISSION-01).

    Its own reward comes last.

    A special condition ends by itself: it holds until the problem mission is completed (AL-MISSION-03). If it
    limited the view, lit sectors may come into sight (AL-LIGHT-07).
    """

    rules: ClassVar[tuple[str, ...]] = ("AL-MISSION-01", "AL-MISSION-02", "AL-MISSION-03", "AL-SETUP-16")
    category: int

    def run(self, table: AloneTable) -> None:
        state = table.state
        mission = state.missions.cards[self.category]
        is_first = not is_done(state, STARTING) and not is_done(state, PROBLEM)
        state.missions.done |= 1 << self.category
        table.emit(events.MissionCompleted(mission))
        table.then(LookAround())
        if is_first:
            table.then(MidGameReward(), ActivateFinal())
        table.then(*copies(SCRIPTS[mission].reward))


class MidGameReward(Procedure):
    """An extra round comes first, then what is regained (AL-DIFF-01 to AL-DIFF-04)."""

    rules: ClassVar[tuple[str, ...]] = ("AL-MISSION-01", "AL-DIFF-01", "AL-DIFF-02", "AL-DIFF-03")

    def run(self, table: AloneTable) -> None:
        level = LEVELS[table.state.difficulty]
        if level.rounds:
            gain_rounds(table, level.rounds)
        for stat in (HEALTH, SANITY):
            loss.recover(table, stat, level.recover_both)
        if level.recover_one:
            table.then(ChooseRecovery(HERO, level.recover_one))


class ChooseRecovery(Choice):
    """Health or sanity? All points go to one of them; what goes beyond the maximum is lost (AL-DIFF-06)."""

    rules: ClassVar[tuple[str, ...]] = ("AL-DIFF-02", "AL-DIFF-03", "AL-DIFF-06")
    amount: int

    def candidates(self, table: AloneTable) -> Iterable[Option]:
        return (ChooseStat(HEALTH), ChooseStat(SANITY))

    def take(self, table: AloneTable, option: ChooseStat) -> None:
        loss.recover(table, option.stat, self.amount)


def gain_rounds(table: AloneTable, count: int) -> None:
    """The marker moves to the right, also beyond its start; in nightmare mode it stays (AL-ROUND-17, AL-NIGHT-07)."""
    state = table.state
    if not state.nightmare:
        state.rounds_left += count
        table.emit(events.RoundGained(state.rounds_left))


class ActivateFinal(Procedure):
    """The final mission is in play now; what it does on activation is resolved (AL-MISSION-04)."""

    rules: ClassVar[tuple[str, ...]] = ("AL-MISSION-01", "AL-MISSION-04")

    def run(self, table: AloneTable) -> None:
        state = table.state
        state.missions.active = True
        table.emit(events.FinalMissionActivated(final_mission(state)))
        table.then(*copies(SCRIPTS[final_mission(state)].activation))


class Win(Procedure):
    """The final mission is completed: the Hero wins at once (AL-WIN-01)."""

    rules: ClassVar[tuple[str, ...]] = ("AL-WIN-01", "AL-TURN-14")

    def run(self, table: AloneTable) -> None:
        state = table.state
        state.missions.done |= 1 << FINAL
        table.emit(events.MissionCompleted(final_mission(state)))
        table.end(Outcome([HERO], [1, *(2 for _ in state.evil)], "AL-WIN-01"))


def progress(table: AloneTable, count: int) -> None:
    """The counter of the final mission shows so many now."""
    state = table.state
    if state.missions.count != count:
        state.missions.count = count
        table.emit(events.MissionProgressed(final_mission(state), count))
