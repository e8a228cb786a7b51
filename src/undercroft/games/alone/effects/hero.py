"""What cards do to the Hero: losses of points and of adrenaline."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from .. import loss
from ..ids import BY_CARD
from ..state import AloneTable, is_lit, monsters_in, room_of
from .base import Effect

# Conditions, named by their numbers so that an effect stays a plain struct.

ALWAYS, MONSTER_HERE, HERO_IN_ROOM, HERO_IN_DARK, HURT_A_MONSTER = range(5)
CONDITIONS: dict[int, Callable[[AloneTable], bool]] = {
    ALWAYS: lambda table: True,
    MONSTER_HERE: lambda table: bool(monsters_in(table.state, table.state.hero.sector)),
    HERO_IN_ROOM: lambda table: room_of(table.state, table.state.hero.sector) is not None,
    HERO_IN_DARK: lambda table: not is_lit(table.state, table.state.hero.sector),
    HURT_A_MONSTER: lambda table: table.state.turn.hurt,
}


class LosePoints(Effect):
    """The Hero loses points of a track, if a condition holds: a source of its own, dealt by Evil."""

    rules: ClassVar[tuple[str, ...]] = ("AL-REACT-42", "AL-REACT-34")
    stat: int
    amount: int
    when: int = ALWAYS

    def possible(self, table: AloneTable) -> bool:
        return CONDITIONS[self.when](table)

    def run(self, table: AloneTable) -> None:
        if self.possible(table):
            table.then(loss.Lose(self.stat, self.amount, BY_CARD))


class DiscardAdrenaline(Effect):
    """The Hero discards adrenaline, as far as there is any."""

    rules: ClassVar[tuple[str, ...]] = ("AL-REACT-42",)
    amount: int = 1

    def possible(self, table: AloneTable) -> bool:
        return table.state.hero.adrenaline > 0

    def run(self, table: AloneTable) -> None:
        loss.lose_adrenaline(table, self.amount)
