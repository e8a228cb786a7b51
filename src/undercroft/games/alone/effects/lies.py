"""Lies that cards allow: answers to Locate, noises that did not happen, elements that are not what they seem.

Whatever Evil tells must be true unless a card says otherwise (AL-INFO-09), and the Hero must not learn what was a lie:
what is invented goes the way of the truth, by the same steps, events and numbers of questions, and whatever Evil has to
settle is put as a window, so that a pause tells nothing.

False elements (AL-INFO-25) are marked on the tile that shows them. ``Tile.hides`` has a bit for each kind of element
that is there and not shown, ``Tile.shows`` for each that is shown and not there:

    bit 0   1   DANGER_TOKEN      a danger token
    bit 1   2   LIGHT_SWITCH      a light switch
    bit 2   4   STAIRCASE         stairs (only kept back)
    bit 3   8   CONDITION_TOKEN   one condition token of those in the sector
    bit 4  16   MISSION_TOKEN     a mission token (only kept back)

A monster that is not shown is ``kept_back`` and counts as unrevealed; one that is not there is a ``Look`` among the
tile's ``phantoms``. A card is played before the tile is laid, so the tile lies among ``turn.prepared`` until then. The
map is never wrong: rules ask the map, and elements.py says what the Hero sees. What happens to a lie: labyrinth.py.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from undercroft.kernel.parts import Option, Pass, Seat
from undercroft.kernel.procedure import Choice, Procedure, Scope

from .. import actions, exploring, locating, reactions
from ..elements import elements_in
from ..geography import UNREACHABLE
from ..ids import (
    CONDITION_TOKEN,
    DANGER_TOKEN,
    ELEMENTS,
    KINDS,
    LIGHT_SWITCH,
    NOWHERE,
    KindId,
    ReportId,
    SectorId,
    TargetId,
    TileId,
)
from ..labyrinth import prepare_tile
from ..noise import Noise, can_ask_distance, inventions, reports_of
from ..options.evil import (
    ChooseMonster,
    ChooseSector,
    InventDistance,
    InventNoise,
    KeepBack,
    Report,
    ShowFalse,
    ShowMonster,
    TellTruthAs,
)
from ..options.hero import ChooseTarget
from ..state import AloneTable, AnyState, Look, Tile, bits, monster_of, monsters_in, steps_from
from ..targets import nearest
from .base import Effect
from .monsters import THAT, filtered

# Answers to Locate


class MayMisreport(Effect):
    """The answers for so many targets may be off by up to ``delta`` sectors; the level stays true (AL-RUL-28).

    The player chooses the targets now, and gives those answers, true or not, when their turn comes. The card lies open:
    the Hero knows that an answer may be untrue, and by how much, but not which (AL-INFO-09).
    """

    rules: ClassVar[tuple[str, ...]] = ("AL-INFO-09", "AL-RUL-28")
    delta: int
    targets: int = 1

    def possible(self, table: AloneTable) -> bool:
        return self.targets > 0 and bool(targets_to_lie_about(table, self.delta))

    def run(self, table: AloneTable) -> None:
        action = table.inside(actions.Action)
        action.doubt = max(action.doubt, self.delta)
        if self.possible(table):
            self.targets -= 1
            table.then(LieAbout(table.inside(reactions.Playing).seat, self.delta), self)


def targets_to_lie_about(table: AloneTable, delta: int) -> list[TargetId]:
    """Targets that exist and will be answered; about one of which less may be said so far."""
    action = table.inside(actions.Action)
    return [
        target
        for place, target in enumerate(action.targets)
        if target not in action.refused
        and nearest(table.state, target)
        and (not action.lies or action.lies[place] < delta)
    ]


class LieAbout(Choice):
    """For which target may the answer be untrue?"""

    rules: ClassVar[tuple[str, ...]] = ("AL-REACT-44", "AL-INFO-09", "AL-RUL-28")
    is_window: ClassVar[bool] = True
    delta: int

    def candidates(self, table: AloneTable) -> Iterable[Option]:
        return [ChooseTarget(target) for target in targets_to_lie_about(table, self.delta)]

    def take(self, table: AloneTable, option: ChooseTarget) -> None:
        action = table.inside(actions.Action)
        if not action.lies:
            action.lies, action.liars = [0] * len(action.targets), [self.seat] * len(action.targets)
        place = action.targets.index(option.target)
        action.lies[place], action.liars[place] = self.delta, self.seat
        table.inside(reactions.Playing).target = option.target


class RefuseAnswer(Effect):
    """The answer for another target than the one that may be untrue is refused, its level included."""

    rules: ClassVar[tuple[str, ...]] = ("AL-INFO-09", "AL-ACT-LOCATE-04")

    def possible(self, table: AloneTable) -> bool:
        return bool(targets_to_refuse(table))

    def run(self, table: AloneTable) -> None:
        if self.possible(table):
            table.then(Refuse(table.inside(reactions.Playing).seat))


def targets_to_refuse(table: AloneTable) -> list[TargetId]:
    """The other target: there must be two."""
    action = table.inside(actions.Action)
    chosen = table.inside(reactions.Playing).target if table.is_inside(reactions.Playing) else TargetId(-1)
    if len(action.targets) < locating.LOCATE_TARGETS:
        return []
    return [target for target in action.targets if target != chosen and target not in action.refused]


class Refuse(Choice):
    """For which target is the answer refused?"""

    rules: ClassVar[tuple[str, ...]] = ("AL-REACT-44", "AL-INFO-09")
    is_window: ClassVar[bool] = True

    def candidates(self, table: AloneTable) -> Iterable[Option]:
        return [ChooseTarget(target) for target in targets_to_refuse(table)]

    def take(self, table: AloneTable, option: ChooseTarget) -> None:
        table.inside(actions.Action).refused.append(option.target)


# Noises


class FalseNoises(Effect):
    """The noise of the monster that was just moved, silently so far, is told among invented ones, in any order."""

    rules: ClassVar[tuple[str, ...]] = ("AL-NOISE-07", "AL-NOISE-11")
    count: int

    def possible(self, table: AloneTable) -> bool:
        return bool(filtered(table, THAT))

    def run(self, table: AloneTable) -> None:
        for monster in filtered(table, THAT):
            table.then(MixedNoises(monster.sector, self.count))


class MixedNoises(Scope):
    """Everything is settled first, then the noises are told: nothing tells which of them is true.

    ``reports`` are those to be told, the true one put in its place at last; ``distances`` go with them, -1 for the
    truth.
    """

    rules: ClassVar[tuple[str, ...]] = ("AL-NOISE-07", "AL-NOISE-11")
    source: SectorId
    count: int
    reports: list[ReportId] = []
    distances: list[int] = []
    truth: ReportId = ReportId(-1)

    def run(self, table: AloneTable) -> None:
        seat = table.inside(reactions.Playing).seat
        for _ in range(self.count):
            table.then(ChooseInvention(seat), *how_far(table.state, seat))
        table.then(ChooseTruth(seat), PlaceTruth(seat), TellNextNoise())


def how_far(state: AnyState, seat: Seat) -> list[Procedure]:
    """An invented noise has a distance too if the Hero could ask for it, whatever it is reported as."""
    return [ChooseDistance(seat)] if can_ask_distance(state, ReportId(0)) else []


class ChooseInvention(Choice):
    """What is reported of a noise that did not happen?"""

    rules: ClassVar[tuple[str, ...]] = ("AL-NOISE-11", "AL-REACT-44")
    is_window: ClassVar[bool] = True

    def candidates(self, table: AloneTable) -> Iterable[Option]:
        return [InventNoise(report) for report in inventions(table.state)]

    def take(self, table: AloneTable, option: InventNoise) -> None:
        mixed = table.inside(MixedNoises)
        mixed.reports.append(option.report)
        mixed.distances.append(0)


class ChooseDistance(Choice):
    """How far away is it said to be, if the Prospector asks? One sector at least, even if all ways are blocked."""

    rules: ClassVar[tuple[str, ...]] = ("AL-NOISE-11", "AL-REACT-44")
    is_window: ClassVar[bool] = True

    def candidates(self, table: AloneTable) -> Iterable[Option]:
        state = table.state
        far = max(steps for steps in steps_from(state, state.hero.sector) if steps < UNREACHABLE)
        return [InventDistance(distance) for distance in range(1, max(far, 1) + 1)]

    def take(self, table: AloneTable, option: InventDistance) -> None:
        table.inside(MixedNoises).distances[-1] = option.distance


class ChooseTruth(Choice):
    """What is told of the true noise, if there are several equally short ways? (AL-NOISE-04)"""

    rules: ClassVar[tuple[str, ...]] = ("AL-NOISE-04",)
    is_window: ClassVar[bool] = True

    def candidates(self, table: AloneTable) -> Iterable[Option]:
        return [Report(report) for report in reports_of(table.state, table.inside(MixedNoises).source)]

    def take(self, table: AloneTable, option: Report) -> None:
        table.inside(MixedNoises).truth = option.report


class PlaceTruth(Choice):
    """Which place has the true noise among those that are reported?"""

    rules: ClassVar[tuple[str, ...]] = ("AL-NOISE-11", "AL-REACT-44")
    is_window: ClassVar[bool] = True

    def candidates(self, table: AloneTable) -> Iterable[Option]:
        return [TellTruthAs(place) for place in range(table.inside(MixedNoises).count + 1)]

    def take(self, table: AloneTable, option: TellTruthAs) -> None:
        mixed = table.inside(MixedNoises)
        mixed.reports.insert(option.place, mixed.truth)
        mixed.distances.insert(option.place, -1)


class TellNextNoise(Procedure):
    """One report after the other, each like any other (AL-NOISE-07)."""

    rules: ClassVar[tuple[str, ...]] = ("AL-NOISE-07", "AL-NOISE-11")

    def run(self, table: AloneTable) -> None:
        mixed = table.inside(MixedNoises)
        if mixed.reports:
            report, distance = mixed.reports.pop(0), mixed.distances.pop(0)
            table.then(Noise(mixed.source if distance < 0 else NOWHERE, report, distance), self)


# Elements


class PlayTricks(Effect):
    """In one sector about to be revealed keep a true element back, show a false one, or both (AL-RUL-37)."""

    rules: ClassVar[tuple[str, ...]] = ("AL-INFO-25", "AL-RUL-37")

    def possible(self, table: AloneTable) -> bool:
        return bool(exploring.explored_unrevealed(table))

    def run(self, table: AloneTable) -> None:
        if self.possible(table):
            table.then(TrickWhere(table.inside(reactions.Playing).seat))


class TrickWhere(Choice):
    """In which sector?"""

    rules: ClassVar[tuple[str, ...]] = ("AL-INFO-25", "AL-REACT-44")
    is_window: ClassVar[bool] = True

    def candidates(self, table: AloneTable) -> Iterable[Option]:
        return [ChooseSector(sector) for sector in exploring.explored_unrevealed(table)]

    def take(self, table: AloneTable, option: ChooseSector) -> None:
        table.then(WhatToKeepBack(self.seat, option.sector))


class WhatToKeepBack(Choice):
    """What is kept back?"""

    rules: ClassVar[tuple[str, ...]] = ("AL-INFO-25", "AL-RUL-37")
    is_window: ClassVar[bool] = True
    sector: SectorId

    def candidates(self, table: AloneTable) -> Iterable[Option]:
        state = table.state
        tile = falsified(state, self.sector)
        yield Pass()
        yield from (KeepBack(element) for element in bits(elements_in(state, self.sector) & ~tile.hides))
        yield from (ChooseMonster(monster.id) for monster in monsters_in(state, self.sector) if not monster.kept_back)

    def take(self, table: AloneTable, option: Option) -> None:
        state = table.state
        if isinstance(option, KeepBack):
            prepare_tile(state, self.sector).hides |= 1 << option.element
        elif isinstance(option, ChooseMonster):
            monster_of(state, option.monster).kept_back = True
        table.then(WhatToShow(self.seat, self.sector, must=isinstance(option, Pass)))


class WhatToShow(Choice):
    """What is shown that is not there? Where nothing is kept back something must be."""

    rules: ClassVar[tuple[str, ...]] = ("AL-INFO-25", "AL-RUL-37")
    is_window: ClassVar[bool] = True
    sector: SectorId
    must: bool

    def candidates(self, table: AloneTable) -> Iterable[Option]:
        if not self.must:
            yield Pass()
        yield from (ShowFalse(element) for element in range(len(ELEMENTS)))
        yield from (ShowMonster(KindId(kind), wounded) for kind in range(len(KINDS)) for wounded in (False, True))

    def objection(self, table: AloneTable, option: Option) -> str | None:
        if not isinstance(option, ShowFalse):
            return None
        tile = falsified(table.state, self.sector)
        return None if 1 << option.element in to_be_shown(table.state, tile) else "AL-INFO-25"

    def take(self, table: AloneTable, option: Any) -> None:
        if isinstance(option, ShowFalse):
            prepare_tile(table.state, self.sector).shows |= 1 << option.element
        elif isinstance(option, ShowMonster):
            prepare_tile(table.state, self.sector).phantoms.append(Look(option.kind, option.wounded))


def falsified(state: AnyState, sector: SectorId) -> Tile:
    """The tile as far as cards have made it false already; nothing is changed by looking."""
    return next((tile for tile in state.turn.prepared if tile.sector == sector), Tile(TileId(-1), sector))


def to_be_shown(state: AnyState, tile: Tile) -> list[int]:
    """The elements that may be invented on a tile: stairs never are, and what is there is no invention.

    Of condition tokens there may be several.
    """
    there = elements_in(state, tile.sector) & ~CONDITION_TOKEN | tile.hides | tile.shows
    return [element for element in (DANGER_TOKEN, LIGHT_SWITCH, CONDITION_TOKEN) if not there & element]
