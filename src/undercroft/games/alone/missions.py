"""What missions do: devices, rewards, bosses, tokens, and their effects at the end of turns and rounds."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from undercroft.kernel.parts import Option
from undercroft.kernel.procedure import Procedure

from .ids import MonsterId
from .state import AloneTable, AnyState, Monster


def devices(state: AnyState) -> Iterable[Option]:
    """What an Interact action may do for a mission where the Hero stands (AL-ACT-INTERACT-04)."""
    return ()


def use_device(table: AloneTable, mission: int, device: int) -> None:
    """Use one."""


def hero_entered(table: AloneTable) -> None:
    """The Hero is in another sector now."""


def boss_entered(table: AloneTable, monster: Monster) -> None:
    """A monster is in another sector now; missions care for bosses."""


def boss_killed(table: AloneTable, boss: MonsterId) -> None:
    """A boss is out of the game."""


def mission_attackers(state: AnyState) -> list[MonsterId]:
    """Monsters that attack from another sector: the Colonel (AL-MISSION-11)."""
    return []


class AtEndOfTurn(Procedure):
    """End-of-turn mission effects and countdowns (T8)."""

    rules: ClassVar[tuple[str, ...]] = ("AL-TURN-12",)

    def run(self, table: AloneTable) -> None:
        return None


class AtEndOfRound(Procedure):
    """End-of-round mission effects (AL-ROUND-14)."""

    rules: ClassVar[tuple[str, ...]] = ("AL-ROUND-14",)

    def run(self, table: AloneTable) -> None:
        return None
