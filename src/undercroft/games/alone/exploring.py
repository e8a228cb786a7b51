"""Explore: what a line reveals, and the danger token that the Hero may throw away then (AL-ACT-EXPLORE)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from undercroft.kernel.parts import Option, Pass
from undercroft.kernel.procedure import Choice, Procedure

from . import actions, walk
from .danger import throw_away
from .elements import danger_is_shown
from .ids import HERO, SectorId
from .labyrinth import Reveal
from .options.hero import ThrowAway
from .sight import lit_in_sight
from .state import AloneTable, tile_named, tile_of


class RevealExplored(Procedure):
    """Up to two sectors in one straight line; monsters so revealed do not terrify (AL-ACT-EXPLORE-07)."""

    rules: ClassVar[tuple[str, ...]] = ("AL-ACT-EXPLORE-01", "AL-ACT-EXPLORE-02", "AL-ACT-EXPLORE-07")

    def run(self, table: AloneTable) -> None:
        table.then(Reveal(list(table.inside(actions.Action).explored)))


class OfferThrowing(Procedure):
    rules: ClassVar[tuple[str, ...]] = ("AL-ACT-EXPLORE-04", "AL-ACT-EXPLORE-08")

    def run(self, table: AloneTable) -> None:
        if not table.inside(actions.Action).no_throwing:
            table.then(MayThrowAway(HERO))


class MayThrowAway(Choice):
    """Throw away one danger token of the own sector or of those just explored (AL-ACT-EXPLORE-04)."""

    rules: ClassVar[tuple[str, ...]] = ("AL-ACT-EXPLORE-04", "AL-ACT-EXPLORE-09")

    def candidates(self, table: AloneTable) -> Iterable[Option]:
        state = table.state
        yield Pass()
        for sector in (state.hero.sector, *table.inside(actions.Action).explored):
            tile = tile_of(state, sector)
            if tile is not None and danger_is_shown(state, sector):
                yield ThrowAway(tile.id)

    def take(self, table: AloneTable, option: Option) -> None:
        if isinstance(option, ThrowAway) and not throw_away(table, tile_named(table.state, option.tile)):
            table.then(self)


# What is about to be revealed


def explored_unrevealed(table: AloneTable) -> list[SectorId]:
    """The unrevealed sectors that the declared Explore will reveal."""
    return [sector for sector in table.inside(actions.Action).explored if tile_of(table.state, sector) is None]


def is_about_to_reveal(table: AloneTable) -> bool:
    """Is the step or the line that is about to be resolved going to reveal a sector?"""
    if not table.is_inside(walk.HeroStep):
        return bool(explored_unrevealed(table))
    there = walk.about_to_enter(table)
    return tile_of(table.state, there) is None or lit_in_sight(table.state, there) is not None
