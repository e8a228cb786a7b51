"""Missions: devices, rewards, bosses, tokens, and their effects at the end of turns and rounds.

A mission is a declaration (``Script``): what an Interact action may do for it, what completing it gives, and what it
adds to the steps of the rules. Starting and problem missions are declared in ``starting``, final ones in ``final``; the
rules call the functions below and know no mission by name.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from undercroft.kernel.procedure import Procedure

from ..ids import MissionId, MonsterId
from ..options.hero import UseDevice
from ..state import AloneTable, AnyState, Monster
from .final import FINAL_SCRIPTS
from .model import SCRIPTS, copies, declare, device_of, final_script, is_open
from .starting import STARTING_SCRIPTS

declare(STARTING_SCRIPTS)
declare(FINAL_SCRIPTS)


def devices(state: AnyState) -> Iterable[UseDevice]:
    """What missions have to be used where the Hero stands, whether or not it can be used now (AL-ACT-INTERACT-04)."""
    for mission in state.missions.cards:
        for device in SCRIPTS[mission].devices:
            if device.is_here(state):
                yield UseDevice(mission, device.name)


def objection_to_device(state: AnyState, option: UseDevice) -> str | None:
    """The rule against using a device here and now."""
    if not is_open(state, option.mission):
        return "AL-MISSION-04" if option.mission == state.missions.cards[-1] else "AL-MISSION-02"
    return device_of(option.mission, option.device).objection(state)


def use_device(table: AloneTable, mission: MissionId, device: int) -> None:
    table.then(*copies(device_of(mission, device).steps))


def hero_entered(table: AloneTable) -> None:
    """The Hero is in another sector now."""
    final_script(table.state).hero_enters(table)


def boss_entered(table: AloneTable, monster: Monster) -> None:
    """A monster is in another sector now; missions care for bosses."""
    final_script(table.state).monster_enters(table, monster)


def boss_killed(table: AloneTable, boss: MonsterId) -> None:
    """A boss is out of the game."""
    table.state.missions.boss_killed = True


def hero_struck(table: AloneTable, health: int) -> None:
    """One attack has taken so much health from the Hero."""
    final_script(table.state).hero_struck(table, health)


def mission_attackers(state: AnyState) -> list[MonsterId]:
    """Monsters that attack from another sector: the Colonel (AL-MISSION-11)."""
    return final_script(state).attackers(state)


def evil_acts(state: AnyState) -> Procedure:
    """What the final mission lets Evil do with a monster."""
    return final_script(state).evil_acts()


class AtEndOfTurn(Procedure):
    """End-of-turn mission effects and countdowns (T8)."""

    rules: ClassVar[tuple[str, ...]] = ("AL-TURN-12",)

    def run(self, table: AloneTable) -> None:
        table.then(*copies(final_script(table.state).end_of_turn))


class AtEndOfRound(Procedure):
    """End-of-round mission effects (AL-ROUND-14)."""

    rules: ClassVar[tuple[str, ...]] = ("AL-ROUND-14",)

    def run(self, table: AloneTable) -> None:
        table.then(*copies(final_script(table.state).end_of_round))
