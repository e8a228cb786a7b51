"""Bosses: how the Colonel and the Matriarch come into play and move (AL-MISSION-08 to AL-MISSION-19)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from undercroft.kernel.parts import No, Option, Yes
from undercroft.kernel.procedure import Procedure

from .. import reactions
from ..effects import monsters
from ..ids import NO_CARD, MonsterId, RoomId, SectorId
from ..leading import LeaderChoice
from ..options.evil import ChooseSector
from ..sight import field_of_view, neighbours
from ..state import COLONEL, AloneTable, AnyState, is_on_map, is_seen, monster_of, plan_of


class PlaceAsFar(Procedure):
    """A boss is put in a sector as far from a room as the Hero is, not in the Hero's own (AL-MISSION-08)."""

    rules: ClassVar[tuple[str, ...]] = ("AL-MISSION-08", "AL-MISSION-15")
    boss: MonsterId
    room: RoomId

    def run(self, table: AloneTable) -> None:
        state = table.state
        table.then(PlaceBoss(state.leader, self.boss, as_far_as_hero(state, state.rooms[self.room])))


def as_far_as_hero(state: AnyState, goal: SectorId) -> list[SectorId]:
    """Measured as for Locate; if no sector fits exactly the nearest possible distance is used (AL-MISSION-15)."""
    far, here = plan_of(state).far[goal], state.hero.sector
    others = [sector for sector in range(len(far)) if sector != here]
    least = min(abs(far[sector] - far[here]) for sector in others)
    return [SectorId(sector) for sector in others if abs(far[sector] - far[here]) == least]


class PlaceInRoom(Procedure):
    """A boss is put in a room; if the Hero is there, in a sector adjacent to it or else the nearest one."""

    rules: ClassVar[tuple[str, ...]] = ("AL-MISSION-04", "AL-MISSION-17")
    boss: MonsterId
    room: RoomId

    def run(self, table: AloneTable) -> None:
        state = table.state
        room = state.rooms[self.room]
        sectors = [room] if state.hero.sector != room else neighbours(state, room) or as_far_as_hero(state, room)
        table.then(PlaceBoss(state.leader, self.boss, sorted(sectors)))


class PlaceBoss(LeaderChoice):
    """Where is the boss put? Nobody is told, unless the sector is revealed; it terrifies nobody and makes no noise.

    It is put always, so that a pause does not tell how many sectors there were.
    """

    rules: ClassVar[tuple[str, ...]] = ("AL-MISSION-08", "AL-MISSION-18", "AL-LEAD-06")
    is_window: ClassVar[bool] = True
    boss: MonsterId
    sectors: list[SectorId]

    def candidates(self, table: AloneTable) -> Iterable[Option]:
        return [ChooseSector(sector) for sector in self.sectors]

    def take(self, table: AloneTable, option: ChooseSector) -> None:
        monsters.put_monster(table, self.boss, option.sector)


class OfferBossMove(Procedure):
    """At the end of a round Evil may move the boss (AL-MISSION-10)."""

    rules: ClassVar[tuple[str, ...]] = ("AL-MISSION-10", "AL-ROUND-14")
    boss: MonsterId

    def run(self, table: AloneTable) -> None:
        state = table.state
        if is_on_map(state, self.boss):
            table.then(MayMoveBoss(state.leader))


class MayMoveBoss(LeaderChoice):
    """Does the boss move?"""

    rules: ClassVar[tuple[str, ...]] = ("AL-MISSION-10", "AL-LEAD-06")

    def candidates(self, table: AloneTable) -> Iterable[Option]:
        return (Yes(), No())

    def take(self, table: AloneTable, option: Option) -> None:
        if isinstance(option, Yes):
            table.then(reactions.LeaderActs(NO_CARD, self.seat))


def colonel_in_view(state: AnyState) -> list[MonsterId]:
    """The Colonel attacks if he is revealed and in the field of view, also from another sector (AL-MISSION-11)."""
    if not is_on_map(state, COLONEL):
        return []
    colonel = monster_of(state, COLONEL)
    return [COLONEL] if is_seen(colonel) and field_of_view(state) >> colonel.sector & 1 else []
