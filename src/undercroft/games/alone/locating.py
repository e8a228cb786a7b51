"""Locate: the targets that the Hero names, and what Evil answers (AL-ACT-LOCATE)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from undercroft.kernel.parts import No, Option, Yes
from undercroft.kernel.procedure import Choice, Procedure

from . import actions, events, loss, memory, uses
from .ids import BY_CHOICE, HERO, SANITY, TargetId, WayId
from .leading import LeaderChoice
from .options.evil import TellDistance
from .options.hero import ChooseTarget
from .state import AloneTable, AnyState, Told, level_of, plan_of
from .targets import TARGETS, can_be_on_map, first_ways, nearest
from .values import LOCATE_DIRECTION

LOCATE_TARGETS = 2

# Naming


class PayForTarget(Choice):
    """Whispering Intercom: lose 1 sanity, or name one target fewer."""

    rules: ClassVar[tuple[str, ...]] = ("AL-SETUP-18", "AL-ALLY-09")

    def candidates(self, table: AloneTable) -> Iterable[Option]:
        return (Yes(), No())

    def take(self, table: AloneTable, option: Option) -> None:
        if isinstance(option, Yes):
            table.then(loss.Lose(SANITY, 1, BY_CHOICE))
        else:
            table.inside(actions.Action).most_targets -= 1


class NameTarget(Choice):
    """Name a target (AL-ACT-LOCATE-02)."""

    rules: ClassVar[tuple[str, ...]] = ("AL-ACT-LOCATE-01", "AL-ACT-LOCATE-02")

    def candidates(self, table: AloneTable) -> Iterable[Option]:
        return [ChooseTarget(TargetId(target)) for target in range(len(TARGETS))]

    def objection(self, table: AloneTable, option: Option) -> str | None:
        assert isinstance(option, ChooseTarget)
        if option.target in table.inside(actions.Action).targets:
            return "AL-ACT-LOCATE-01"
        return None if can_be_on_map(table.state, option.target) else "AL-ACT-LOCATE-02"

    def take(self, table: AloneTable, option: ChooseTarget) -> None:
        action = table.inside(actions.Action)
        action.targets.append(option.target)
        if table.settling:
            action.targets.clear()  # nothing is told there: see performing.locate
        elif len(action.targets) < action.most_targets:
            table.then(self)
        else:
            table.emit(events.TargetsNamed(list(action.targets)))


class OfferDirection(Procedure):
    """Some items and rewards tell the direction too, for targets that are named with it."""

    rules: ClassVar[tuple[str, ...]] = ("AL-ACT-LOCATE-06",)

    def run(self, table: AloneTable) -> None:
        state, action = table.state, table.inside(actions.Action)
        most = uses.directions(action) + bool(state.permanent & LOCATE_DIRECTION)
        if most >= len(action.targets):
            action.directed = list(action.targets)
        elif most:
            table.then(*(WithDirection(HERO) for _ in range(most)))


class WithDirection(Choice):
    """For which target is the direction told too?"""

    rules: ClassVar[tuple[str, ...]] = ("AL-ACT-LOCATE-01",)

    def candidates(self, table: AloneTable) -> Iterable[Option]:
        action = table.inside(actions.Action)
        return [ChooseTarget(target) for target in action.targets if target not in action.directed]

    def take(self, table: AloneTable, option: ChooseTarget) -> None:
        table.inside(actions.Action).directed.append(option.target)


# Answering


class AnswerNext(Procedure):
    """Answers describe the state after Evil's instants (AL-ACT-LOCATE-09)."""

    rules: ClassVar[tuple[str, ...]] = ("AL-ACT-LOCATE-01", "AL-ACT-LOCATE-09")

    def run(self, table: AloneTable) -> None:
        action = table.inside(actions.Action)
        if action.targets:
            may_lie = action.lies and action.lies[0]
            table.then(Answer(action.liars[0] if may_lie else table.state.leader), self)


class Answer(LeaderChoice):
    """Distance and level of a target; a tie of levels or directions is Evil's to settle; a card may allow a lie.

    It is put for every answer, so that a pause does not tell that there was something to settle.
    """

    rules: ClassVar[tuple[str, ...]] = ("AL-ACT-LOCATE-03", "AL-ACT-LOCATE-04", "AL-ACT-LOCATE-07", "AL-RUL-28")
    is_window: ClassVar[bool] = True

    def candidates(self, table: AloneTable) -> Iterable[Option]:
        return answers(table.state, table.inside(actions.Action))

    def take(self, table: AloneTable, option: TellDistance) -> None:
        action = table.inside(actions.Action)
        target = action.targets.pop(0)
        if action.lies:
            action.lies.pop(0)
            action.liars.pop(0)
        table.reveal()
        table.emit(events.DistanceTold(target, option.distance, option.level, option.way))
        here = table.state.hero.sector
        memory.note_told(table.state, Told(target, option.distance, option.level, option.way, here, action.doubt))

    def subject(self, table: AloneTable) -> dict[str, Any]:
        return {"target": ("target", table.inside(actions.Action).targets[0])}


def answers(state: AnyState, action: actions.Action) -> list[TellDistance]:
    """What may be answered for the next target, the truth first."""
    target = action.targets[0]
    if target in action.refused:
        return [TellDistance(-2, -1)]
    found = nearest(state, target)
    if not found:
        return [TellDistance(-1, -1)]
    truth = plan_of(state).far[state.hero.sector][found[0]]
    own = level_of(state.hero.sector)
    ways = ways_to_tell if target in action.directed else no_way
    told = sorted({(int(level_of(sector) != own), way) for sector in found for way in ways(state, sector)})
    most = action.lies[0] if action.lies else 0
    distances = [truth, *(truth + off for size in range(1, most + 1) for off in (-size, size) if truth + off >= 0)]
    return [TellDistance(distance, level, way) for distance in distances for level, way in told]


def ways_to_tell(state: AnyState, sector: int) -> list[WayId]:
    """None leads to where the Hero is already."""
    return first_ways(plan_of(state), state.hero.sector, sector) or [WayId(-1)]


def no_way(state: AnyState, sector: int) -> list[WayId]:
    return [WayId(-1)]
