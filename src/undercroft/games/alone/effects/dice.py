"""Cards that act after the Hero's roll, on the dice or on the damage: before the Hero's own rerolls (W7)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from undercroft.kernel.parts import Option
from undercroft.kernel.procedure import Choice, Procedure

from .. import combat, hero_attack, reactions
from ..options.hero import Reroll
from ..state import AloneTable
from .base import Effect


def dice_that_hit(table: AloneTable) -> list[int]:
    """The dice of the Hero's roll that count as hits, by their places."""
    faces = table.inside(hero_attack.HeroAttack).faces
    return [die for die, face in enumerate(faces) if hero_attack.would_hit(table.state, face)]


class LessenDamage(Effect):
    """The attack deals less damage, to every monster that the roll strikes (AL-COMBAT-29)."""

    rules: ClassVar[tuple[str, ...]] = ("AL-COMBAT-29", "AL-ACT-FIGHT-08")
    amount: int = 1

    def possible(self, table: AloneTable) -> bool:
        attack = table.inside(hero_attack.HeroAttack)
        return hero_attack.damage_of(table.state, attack) > 0 and bool(hero_attack.struck_by(table.state, attack))

    def run(self, table: AloneTable) -> None:
        table.inside(hero_attack.HeroAttack).delta -= self.amount


class RerollHits(Effect):
    """Evil chooses so many dice that count as hits, all at once; the Hero rolls them again.

    The new results stand unless the Hero has a reroll: these dice may be rolled once more then.
    """

    rules: ClassVar[tuple[str, ...]] = ("AL-ACT-FIGHT-07", "AL-REACT-44")
    count: int = 1
    chosen: list[int] = []

    def possible(self, table: AloneTable) -> bool:
        return len(dice_that_hit(table)) >= self.count

    def run(self, table: AloneTable) -> None:
        if len(self.chosen) < min(self.count, len(dice_that_hit(table))):
            table.then(WhichHit(table.inside(reactions.Playing).seat, self.chosen), self)
        else:
            table.then(RollAgain(self.chosen))


class WhichHit(Choice):
    """Which die that counts as a hit is rolled again?"""

    rules: ClassVar[tuple[str, ...]] = ("AL-REACT-44",)
    taken: list[int]

    def candidates(self, table: AloneTable) -> Iterable[Option]:
        return [Reroll(die) for die in dice_that_hit(table) if die not in self.taken]

    def take(self, table: AloneTable, option: Reroll) -> None:
        effect = next(step for step in reversed(table.state.stack) if isinstance(step, RerollHits))
        effect.chosen = [*effect.chosen, option.die]

    def subject(self, table: AloneTable) -> dict[str, Any]:
        return {"faces": ("face", table.inside(hero_attack.HeroAttack).faces)}


class RollAgain(Procedure):
    """The dice that were chosen are rolled once more, in one throw."""

    rules: ClassVar[tuple[str, ...]] = ("AL-INFO-19", "AL-ACT-FIGHT-07")
    dice: list[int]

    def run(self, table: AloneTable) -> None:
        attack = table.inside(hero_attack.HeroAttack)
        for die, face in zip(self.dice, combat.roll_dice(table, len(self.dice)), strict=True):
            attack.faces[die] = face
        hero_attack.tell_hero_roll(table, again=True)
