"""What cards do with danger tokens: placing them, moving them, and keeping the Hero from throwing one away."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, ClassVar

from undercroft.kernel.parts import Option
from undercroft.kernel.procedure import Choice

from .. import actions, exploring, reactions, walk
from ..content.items import ITEMS
from ..danger import danger_sectors, place_danger, remove_danger
from ..ids import INTERACT, SectorId
from ..options.evil import ChooseSector, PlaceDanger
from ..sight import neighbours
from ..state import AloneTable, AnyState, bits, is_dangerous, is_revealed, level_of, steps_from
from ..values import can_place_danger, danger_room, has_danger_room
from .base import Effect
from .hero import ALWAYS, CONDITIONS

# Where a token may go. Content names a place by its number.

OUT_OF_SIGHT, UNREVEALED, ENTERED, EXPLORED, HERO_SECTOR, ADJACENT, HERO_OR_ADJACENT, NEAR_OUT_OF_SIGHT = range(8)
NEAR = 2


def entered(table: AloneTable) -> list[SectorId]:
    """The unrevealed sector that the Hero is about to enter."""
    sector = walk.about_to_enter(table)
    return [] if is_revealed(table.state, sector) else [sector]


def explored(table: AloneTable) -> list[SectorId]:
    """The unrevealed sectors that are about to be explored."""
    return exploring.explored_unrevealed(table)


def near_out_of_sight(table: AloneTable) -> list[SectorId]:
    """Within 2 sectors of the Hero, neither in the Hero's sector nor in the field of view."""
    far = steps_from(table.state, table.state.hero.sector)
    return [sector for sector in danger_sectors(table.state) if far[sector] <= NEAR]


PLACES: dict[int, Callable[[AloneTable], Iterable[SectorId]]] = {
    OUT_OF_SIGHT: lambda table: danger_sectors(table.state),
    UNREVEALED: lambda table: [
        sector for sector in danger_sectors(table.state) if not is_revealed(table.state, sector)
    ],
    ENTERED: entered,
    EXPLORED: explored,
    HERO_SECTOR: lambda table: [table.state.hero.sector],
    ADJACENT: lambda table: neighbours(table.state, table.state.hero.sector),
    HERO_OR_ADJACENT: lambda table: [
        table.state.hero.sector,
        *neighbours(table.state, table.state.hero.sector),
    ],
    NEAR_OUT_OF_SIGHT: near_out_of_sight,
}


class PlaceToken(Effect):
    """Place one danger token, if a condition holds: one a sector and eight a level (AL-ROUND-13)."""

    rules: ClassVar[tuple[str, ...]] = ("AL-ROUND-10", "AL-ROUND-13")
    where: int
    when: int = ALWAYS

    def possible(self, table: AloneTable) -> bool:
        return CONDITIONS[self.when](table) and bool(sectors_for(table, self.where))

    def run(self, table: AloneTable) -> None:
        if self.possible(table):
            table.then(WhereDanger(table.inside(reactions.Playing).seat, self.where))


def sectors_for(table: AloneTable, where: int) -> list[SectorId]:
    room = danger_room(table.state)
    return sorted({sector for sector in PLACES[where](table) if room >> sector & 1})


class WhereDanger(Choice):
    """Where does the danger token go? The Hero must not learn how many places there were."""

    rules: ClassVar[tuple[str, ...]] = ("AL-REACT-44", "AL-ROUND-10", "AL-ROUND-13")
    is_window: ClassVar[bool] = True
    where: int

    def candidates(self, table: AloneTable) -> Iterable[Option]:
        return [PlaceDanger(SectorId(sector)) for sector in range(50)]

    def options(self, table: AloneTable) -> list[Option]:
        return [PlaceDanger(sector) for sector in sectors_for(table, self.where)]

    def objection(self, table: AloneTable, option: Any) -> str | None:
        if not can_place_danger(table.state, option.sector):
            return "AL-ROUND-10"
        return None if option.sector in sectors_for(table, self.where) else "AL-ROUND-13"

    def take(self, table: AloneTable, option: Any) -> None:
        place_danger(table, option.sector)


# Moving


class MoveDanger(Effect):
    """Move one danger token over open sides, unblocked doors and stairs; not onto another one.

    ``to_hero``: it may end in the Hero's sector. The limit of a level holds.
    """

    rules: ClassVar[tuple[str, ...]] = ("AL-ROUND-10", "AL-ROUND-13")
    reach: int
    to_hero: bool = False

    def possible(self, table: AloneTable) -> bool:
        return bool(self.movable(table.state))

    def movable(self, state: AnyState) -> list[SectorId]:
        return [SectorId(sector) for sector in bits(state.danger) if self.goals(state, sector)]

    def goals(self, state: AnyState, sector: int) -> list[SectorId]:
        """Where the token of a sector may end."""
        return [
            SectorId(there)
            for there, distance in enumerate(steps_from(state, sector))
            if distance <= self.reach and self.may_end(state, sector, there)
        ]

    def may_end(self, state: AnyState, sector: int, there: int) -> bool:
        if is_dangerous(state, there) or (there == state.hero.sector and not self.to_hero):
            return False
        level = level_of(there)
        return level == level_of(sector) or has_danger_room(state, level)

    def run(self, table: AloneTable) -> None:
        if self.possible(table):
            seat = table.inside(reactions.Playing).seat
            table.then(WhichDanger(seat, self.reach, self.to_hero))


class WhichDanger(Choice):
    """Which danger token is moved?"""

    rules: ClassVar[tuple[str, ...]] = ("AL-REACT-44",)
    is_window: ClassVar[bool] = True
    reach: int
    to_hero: bool

    def candidates(self, table: AloneTable) -> Iterable[Option]:
        return [ChooseSector(sector) for sector in MoveDanger(self.reach, self.to_hero).movable(table.state)]

    def take(self, table: AloneTable, option: ChooseSector) -> None:
        table.then(DangerTo(self.seat, self.reach, self.to_hero, option.sector))


class DangerTo(Choice):
    """Where does the token end?"""

    rules: ClassVar[tuple[str, ...]] = ("AL-REACT-44", "AL-ROUND-10", "AL-ROUND-13")
    is_window: ClassVar[bool] = True
    reach: int
    to_hero: bool
    sector: SectorId

    def candidates(self, table: AloneTable) -> Iterable[Option]:
        goals = MoveDanger(self.reach, self.to_hero).goals(table.state, self.sector)
        return [PlaceDanger(sector) for sector in goals]

    def take(self, table: AloneTable, option: PlaceDanger) -> None:
        remove_danger(table, self.sector)
        place_danger(table, option.sector)


# The action being performed


class ForbidThrowing(Effect):
    """No danger token may be thrown away with this action. Of the items only the Hazard Kit throws any."""

    rules: ClassVar[tuple[str, ...]] = ("AL-ACT-EXPLORE-04", "AL-ITEM-14")

    def possible(self, table: AloneTable) -> bool:
        item = table.inside(actions.Action).item
        return item < 0 or ITEMS[item].slug == "hazard-kit"

    def run(self, table: AloneTable) -> None:
        table.inside(actions.Action).no_throwing = True


class DimOrPlace(Effect):
    """If a switch is being repaired it lights fewer sectors besides its own; otherwise a token in the Hero's sector."""

    rules: ClassVar[tuple[str, ...]] = ("AL-LIGHT-02", "AL-ROUND-13")
    light: int = 1

    def possible(self, table: AloneTable) -> bool:
        return is_repairing(table) or PlaceToken(HERO_SECTOR).possible(table)

    def run(self, table: AloneTable) -> None:
        if is_repairing(table):
            action = table.inside(actions.Action)
            action.light = min(action.light, self.light)
        else:
            PlaceToken(HERO_SECTOR).run(table)


def is_repairing(table: AloneTable) -> bool:
    """Is the action under way the repair of a light switch, not a device or an item?"""
    action = table.inside(actions.Action)
    return action.action == INTERACT and action.device < 0 and action.item < 0
