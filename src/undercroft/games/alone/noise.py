"""Noises: what the Hero hears of a monster that was deployed or moved (AL-NOISE)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from undercroft.kernel.parts import No, Option, Yes
from undercroft.kernel.procedure import Choice, Procedure, Scope

from . import events
from .geography import UNREACHABLE
from .ids import HERE, HERO, MUFFLED, OTHER_LEVEL, PROSPECTOR, ReportId, SectorId, WayId
from .leading import LeaderChoice
from .options.evil import Report
from .sight import beyond, open_ways
from .state import AloneTable, AnyState, level_of, steps_from


class Noise(Scope):
    """A noise is reported: the first step of the shortest way to it (AL-NOISE-03).

    One that a card mixes with invented ones comes with its ``report`` already settled; for an invented one ``distance``
    is the number that answers the Prospector, and ``source`` is nowhere. At a settling table nobody listens: a noise is
    only counted.
    """

    rules: ClassVar[tuple[str, ...]] = ("AL-NOISE-01", "AL-NOISE-03", "AL-NOISE-05", "AL-NOISE-08")
    source: SectorId
    report: ReportId = ReportId(-1)
    distance: int = -1

    def run(self, table: AloneTable) -> None:
        if table.settling:
            table.state.heard += 1
            return
        if self.report < 0:
            table.then(ChooseReport(table.state.leader))
        table.then(TellNoise())


class ChooseReport(LeaderChoice):
    """Of several equally short ways Evil chooses which to tell (AL-NOISE-04).

    It is put for every noise, so that a pause does not tell that there were several.
    """

    rules: ClassVar[tuple[str, ...]] = ("AL-NOISE-04",)
    is_window: ClassVar[bool] = True

    def candidates(self, table: AloneTable) -> Iterable[Option]:
        return [Report(report) for report in reports_of(table.state, table.inside(Noise).source)]

    def take(self, table: AloneTable, option: Report) -> None:
        table.inside(Noise).report = option.report


class TellNoise(Procedure):
    rules: ClassVar[tuple[str, ...]] = ("AL-NOISE-03", "AL-NOISE-07")

    def run(self, table: AloneTable) -> None:
        noise = table.inside(Noise)
        tell_noise(table, noise.report, noise.source)
        if can_ask_distance(table.state, noise.report):
            table.then(AskDistance(HERO))


def tell_noise(table: AloneTable, report: ReportId, source: SectorId) -> None:
    table.reveal()
    table.state.heard += 1
    table.emit(events.NoiseHeard(report, source))


def reports_of(state: AnyState, source: SectorId) -> list[ReportId]:
    """What may truthfully be told of a noise; it is muffled if no way leads there, not even over the other level."""
    here = state.hero.sector
    if source == here:
        return [ReportId(HERE)]
    if level_of(source) != level_of(here):
        return [ReportId(OTHER_LEVEL)]
    return first_steps(state, steps_from(state, source)) or [ReportId(MUFFLED)]


def first_steps(state: AnyState, far: tuple[int, ...]) -> list[ReportId]:
    """The ways out of the Hero's sector that begin a shortest way, given the distances from its end."""
    here = state.hero.sector
    if far[here] >= UNREACHABLE:
        return []
    return [
        ReportId(way)
        for way in open_ways(state, here)
        if (there := beyond(state, here, way)) is not None and far[there] == far[here] - 1
    ]


def inventions(state: AnyState) -> list[ReportId]:
    """What an invented noise may be reported as (AL-NOISE-11)."""
    ways: list[WayId] = open_ways(state, state.hero.sector)
    return [*(ReportId(way) for way in ways), ReportId(OTHER_LEVEL), ReportId(MUFFLED)]


def can_ask_distance(state: AnyState, report: ReportId) -> bool:
    """The Prospector, once a round, may ask how far away a noise on the same level was."""
    hero = state.hero
    return hero.character == PROSPECTOR and not hero.ability_used and report not in (OTHER_LEVEL, MUFFLED)


def distance_of(state: AnyState, noise: Noise) -> int:
    """By the way that gave the direction; for an invented noise the number is invented too."""
    return noise.distance if noise.distance >= 0 else steps_from(state, noise.source)[state.hero.sector]


class AskDistance(Choice):
    """Ear to the Rock: ask how far away the noise was?"""

    rules: ClassVar[tuple[str, ...]] = ("AL-SETUP-30", "AL-NOISE-07")

    def candidates(self, table: AloneTable) -> Iterable[Option]:
        return (No(), Yes())

    def take(self, table: AloneTable, option: Option) -> None:
        state = table.state
        if isinstance(option, Yes):
            state.hero.ability_used = True
            table.reveal()
            table.emit(events.NoiseDistanceTold(distance_of(state, table.inside(Noise))))

    def subject(self, table: AloneTable) -> dict[str, Any]:
        return {"report": ("report", table.inside(Noise).report)}
