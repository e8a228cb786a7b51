"""Items used with Fight."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, ClassVar

from undercroft.kernel.parts import Option
from undercroft.kernel.procedure import Choice

from .. import actions
from ..elements import looks_on
from ..hero_attack import HeroAttack
from ..ids import FigureId
from ..options.hero import ChooseFigure
from ..sight import field_of_view
from ..state import AloneTable, AnyState, figure_named
from .base import Use, WhereToAim, aimed_at, item_in_use, revealed_aims, unrevealed_aims

if TYPE_CHECKING:
    from ..actions import Action

BLAST_RANGE = 2


class WhomToStrike(Choice):
    """Which monster is attacked? It is fixed before the roll."""

    rules: ClassVar[tuple[str, ...]] = ("AL-ACT-FIGHT-03", "AL-ACT-FIGHT-07")

    def candidates(self, table: AloneTable) -> Iterable[Option]:
        use = item_in_use(table)[1]
        assert isinstance(use, Strike)
        return [ChooseFigure(figure) for figure in use.figures(table.state)]

    def take(self, table: AloneTable, option: ChooseFigure) -> None:
        table.inside(actions.Action).figure = option.figure

    def subject(self, table: AloneTable) -> dict[str, Any]:
        return {"item": ("item", table.inside(actions.Action).item)}


class Strike(Use, frozen=True, kw_only=True):
    """Attack one monster in the Hero's sector, or anywhere in view, with so many dice and more for charges."""

    asks: ClassVar[tuple[type[Choice], ...]] = (WhomToStrike,)
    dice: int = 0
    dice_per_charge: int = 0
    in_view: bool = False
    can_reroll: bool = False

    def figures(self, state: AnyState) -> list[FigureId]:
        """The figures within reach, as the Hero sees them: an invented one looks like any other."""
        reach = field_of_view(state) if self.in_view else 1 << state.hero.sector
        near = [tile for tile in state.labyrinth if reach >> tile.sector & 1]
        return sorted(look.figure for tile in near for look in looks_on(state, tile))

    def objection(self, state: AnyState) -> str | None:
        return None if self.figures(state) else "AL-ACT-FIGHT-05"

    def perform(self, table: AloneTable, action: Action) -> None:
        monster = figure_named(table.state, action.figure)
        if monster is not None:
            dice = self.dice + self.dice_per_charge * action.charges
            table.then(HeroAttack(dice, monster.id, can_reroll=self.can_reroll))


class Blast(Use, frozen=True, kw_only=True):
    """One roll against each monster in a sector, revealed or not; it need not hold any (AL-ACT-FIGHT-08)."""

    asks: ClassVar[tuple[type[Choice], ...]] = (WhereToAim,)
    dice: int

    def aims(self, state: AnyState) -> list[Option]:
        return [*revealed_aims(state, BLAST_RANGE), *unrevealed_aims(state, BLAST_RANGE)]

    def perform(self, table: AloneTable, action: Action) -> None:
        sector = aimed_at(table.state, action)
        if sector is not None:
            table.then(HeroAttack(self.dice, sector=sector))
