"""What cards do with lights: putting them out."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from undercroft.kernel.parts import Option
from undercroft.kernel.procedure import Choice

from .. import reactions
from ..ids import SectorId
from ..lights import TurnOff
from ..options.evil import ChooseSector
from ..state import AloneTable, AnyState, bits, is_lit
from .base import Effect


class PutOutOne(Effect):
    """Turn off the light in one lit sector that is not the Hero's."""

    rules: ClassVar[tuple[str, ...]] = ("AL-LIGHT-09", "AL-LIGHT-18")

    def possible(self, table: AloneTable) -> bool:
        return bool(lit_elsewhere(table.state))

    def run(self, table: AloneTable) -> None:
        if self.possible(table):
            table.then(WhichLight(table.inside(reactions.Playing).seat))


def lit_elsewhere(state: AnyState) -> list[SectorId]:
    return [SectorId(sector) for sector in bits(state.lit) if sector != state.hero.sector]


class WhichLight(Choice):
    """Which light goes out? The Hero must not learn how many are lit."""

    rules: ClassVar[tuple[str, ...]] = ("AL-REACT-44", "AL-LIGHT-09")
    is_window: ClassVar[bool] = True

    def candidates(self, table: AloneTable) -> Iterable[Option]:
        return [ChooseSector(sector) for sector in lit_elsewhere(table.state)]

    def take(self, table: AloneTable, option: ChooseSector) -> None:
        table.then(TurnOff([option.sector]))


class PutOutHere(Effect):
    """Turn off the light in the Hero's sector."""

    rules: ClassVar[tuple[str, ...]] = ("AL-LIGHT-09", "AL-LIGHT-18")

    def possible(self, table: AloneTable) -> bool:
        return is_lit(table.state, table.state.hero.sector)

    def run(self, table: AloneTable) -> None:
        if self.possible(table):
            table.then(TurnOff([table.state.hero.sector]))
