"""Items used with Explore."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, ClassVar

from undercroft.kernel.parts import Option
from undercroft.kernel.procedure import Choice, Procedure

from .. import actions, exploring, reactions
from ..danger import throw_away
from ..elements import danger_is_shown
from ..ids import BEFORE_REVEAL, HERO
from ..labyrinth import LookAround
from ..lights import turn_on
from ..options.hero import ThrowAway, Toward
from ..sight import beyond, explored_line
from ..state import AloneTable, AnyState, tile_named, tile_of
from .base import Use, WhereToAim, WhichWay, aimed_at, item_in_use, unrevealed_aims

if TYPE_CHECKING:
    from ..actions import Action

VISOR_RANGE = 2


class Scout(Use, frozen=True, kw_only=True):
    """Explore a straight line of up to so many sectors.

    ``lights``: their lights are turned on. ``cleans``: danger tokens there and in the Hero's sector are thrown away;
    ``cleans_more``: then one more, from any revealed sector.
    """

    asks: ClassVar[tuple[type[Choice], ...]] = (WhichWay,)
    sectors: int
    lights: bool = False
    cleans: bool = False
    cleans_more: bool = False

    def objection(self, state: AnyState) -> str | None:
        shut = all(self.objection_to_way(state, option) for option in self.ways(state))
        return "AL-ACT-EXPLORE-06" if shut else None

    def objection_to_way(self, state: AnyState, option: Option) -> str | None:
        assert isinstance(option, Toward)
        return "AL-ACT-EXPLORE-06" if beyond(state, state.hero.sector, option.way) is None else None

    def perform(self, table: AloneTable, action: Action) -> None:
        action.explored = explored_line(table.state, action.way, self.sectors)
        table.then(reactions.Reacting(BEFORE_REVEAL), exploring.RevealExplored(), LookAround())
        if self.lights:
            table.then(LightExplored())
        if self.cleans:
            table.then(CleanExplored())
        if self.cleans_more:
            table.then(CleanMore())


class LightExplored(Procedure):
    """The sectors explored are lit, not the Hero's own."""

    rules: ClassVar[tuple[str, ...]] = ("AL-LIGHT-01", "AL-ITEM-14")

    def run(self, table: AloneTable) -> None:
        turn_on(table, table.inside(actions.Action).explored)


class CleanExplored(Procedure):
    """Every danger token in the Hero's sector and in those explored is thrown away."""

    rules: ClassVar[tuple[str, ...]] = ("AL-ITEM-01", "AL-ACT-EXPLORE-09")

    def run(self, table: AloneTable) -> None:
        state, action = table.state, table.inside(actions.Action)
        if not action.no_throwing:
            for sector in (state.hero.sector, *action.explored):
                tile = tile_of(state, sector)
                if tile is not None and danger_is_shown(state, sector):
                    throw_away(table, tile)


class CleanMore(Procedure):
    """Then one danger token of any revealed sector."""

    rules: ClassVar[tuple[str, ...]] = ("AL-ITEM-01",)

    def run(self, table: AloneTable) -> None:
        if not table.inside(actions.Action).no_throwing and dangers_seen(table.state):
            table.then(WhatToClean(HERO))


class WhatToClean(Choice):
    """Which danger token is thrown away?"""

    rules: ClassVar[tuple[str, ...]] = ("AL-ITEM-01",)

    def candidates(self, table: AloneTable) -> Iterable[Option]:
        return dangers_seen(table.state)

    def take(self, table: AloneTable, option: ThrowAway) -> None:
        if not throw_away(table, tile_named(table.state, option.tile)):
            table.then(CleanMore())


def dangers_seen(state: AnyState) -> list[ThrowAway]:
    return [ThrowAway(tile.id) for tile in state.labyrinth if danger_is_shown(state, tile.sector)]


class Glimpse(Use, frozen=True, kw_only=True):
    """Reveal so many sectors up to two steps away, one after the other; nobody is terrified."""

    asks: ClassVar[tuple[type[Choice], ...]] = (WhereToAim,)
    count: int

    def aims(self, state: AnyState) -> list[Option]:
        return unrevealed_aims(state, VISOR_RANGE)

    def objection(self, state: AnyState) -> str | None:
        return None if self.aims(state) else "AL-ITEM-12"

    def perform(self, table: AloneTable, action: Action) -> None:
        table.then(RevealAimed(), *(AimAgain() for _ in range(self.count - 1)))


class RevealAimed(Procedure):
    """The sector that was named is revealed."""

    rules: ClassVar[tuple[str, ...]] = ("AL-ITEM-12", "AL-ITEM-14")

    def run(self, table: AloneTable) -> None:
        action = table.inside(actions.Action)
        sector = aimed_at(table.state, action)
        if sector is not None:
            action.explored.append(sector)
            table.then(reactions.Reacting(BEFORE_REVEAL), exploring.RevealExplored(), LookAround())


class AimAgain(Procedure):
    """A further sector is named once the one before it is revealed."""

    rules: ClassVar[tuple[str, ...]] = ("AL-ITEM-12",)

    def run(self, table: AloneTable) -> None:
        if item_in_use(table)[1].aims(table.state):
            table.then(WhereToAim(HERO), RevealAimed())
