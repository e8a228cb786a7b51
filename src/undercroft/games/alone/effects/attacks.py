"""Cards that make monsters fight harder: attacks out of turn, added dice, healing, losses where one arrives."""

from __future__ import annotations

from typing import ClassVar

from .. import combat, events, loss
from ..ids import BY_CARD, HEALTH
from ..state import AloneTable, Monster, look_of
from .base import Effect
from .monsters import THAT, THAT_HERE, filtered


class AddDice(Effect):
    """Monsters have one attack die more this turn, in every attack but a parting one."""

    rules: ClassVar[tuple[str, ...]] = ("AL-COMBAT-11", "AL-REACT-42")
    which: int = THAT

    def possible(self, table: AloneTable) -> bool:
        return bool(filtered(table, self.which))

    def run(self, table: AloneTable) -> None:
        for monster in filtered(table, self.which):
            table.state.turn.bonus.append(monster.id)
            table.emit(events.MonsterRoused(monster.id, monster.figure, look_of(monster.id)))


class AttackNow(Effect):
    """The monster that the card names attacks at once: with a single die, or with all of its entry.

    Dice that cards added count for every attack of the turn. It attacks again at the end of the turn.
    """

    rules: ClassVar[tuple[str, ...]] = ("AL-COMBAT-02", "AL-COMBAT-05", "AL-LIGHT-16")
    full: bool = False

    def possible(self, table: AloneTable) -> bool:
        return bool(filtered(table, THAT_HERE))

    def run(self, table: AloneTable) -> None:
        state = table.state
        for monster in filtered(table, THAT_HERE):
            dice = None if self.full else 1 + state.turn.bonus.count(monster.id)
            table.then(combat.attack_of(state, monster, dice, in_attack_step=False))


class HealMonster(Effect):
    """The monster that the card names is turned back to its healthy side; the Hero is told if it is revealed."""

    rules: ClassVar[tuple[str, ...]] = ("AL-COMBAT-21", "AL-INFO-11")

    def wounded(self, table: AloneTable) -> list[Monster]:
        return [monster for monster in filtered(table, THAT) if monster.wounded]

    def possible(self, table: AloneTable) -> bool:
        return bool(self.wounded(table))

    def run(self, table: AloneTable) -> None:
        for monster in self.wounded(table):
            monster.wounded = False
            table.emit(events.MonsterHealed(monster.id, monster.figure, look_of(monster.id)))


class Maul(Effect):
    """The Hero loses health if the monster that the card moved is in the Hero's sector."""

    rules: ClassVar[tuple[str, ...]] = ("AL-REACT-42", "AL-ALLY-04")
    amount: int = 1

    def possible(self, table: AloneTable) -> bool:
        return bool(filtered(table, THAT_HERE))

    def run(self, table: AloneTable) -> None:
        if self.possible(table):
            table.then(loss.Lose(HEALTH, self.amount, BY_CARD))
