"""What a mission is made of: a declaration of its devices, its steps and its hooks."""

from __future__ import annotations

import copy
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TypeVar

from undercroft.kernel.procedure import Procedure

from ..content.missions import FINAL, mission_named
from ..ids import MissionId, MonsterId, RoomId
from ..state import AloneTable, AnyState, Monster

P = TypeVar("P", bound=Procedure)
Condition = Callable[[AnyState], bool]
Steps = tuple[Procedure, ...]
"""Patterns: copies of them run."""


@dataclass(frozen=True)
class Requirement:
    """Something without which a device cannot be used, and the rule that says so."""

    holds: Condition
    rule: str


@dataclass(frozen=True)
class Device:
    """What an Interact action may do for a mission: ``name`` is one of DEVICES, ``is_here`` says where it is."""

    name: int
    is_here: Condition
    steps: Steps
    needs: tuple[Requirement, ...] = ()

    def objection(self, state: AnyState) -> str | None:
        if not self.is_here(state):
            return "AL-ACT-INTERACT-04"
        return next((need.rule for need in self.needs if not need.holds(state)), None)


def _nobody(state: AnyState) -> list[MonsterId]:
    return []


def _nothing(table: AloneTable) -> None:
    return None


def _no_monster(table: AloneTable, monster: Monster) -> None:
    return None


def _no_blow(table: AloneTable, health: int) -> None:
    return None


def _no_act() -> Procedure:
    raise TypeError("this mission lets Evil do nothing")


@dataclass(frozen=True)
class Script:
    """A mission. ``reward`` is what completing it gives; everything below is for final missions, once activated.

    ``evil_acts`` is what Evil may do with a monster when a step of the mission says so; ``attackers`` attack from
    another sector. The other hooks are called when the Hero or a monster is in another sector, and when one attack has
    taken health from the Hero.
    """

    devices: tuple[Device, ...] = ()
    reward: Steps = ()
    activation: Steps = ()
    end_of_turn: Steps = ()
    end_of_round: Steps = ()
    evil_acts: Callable[[], Procedure] = _no_act
    attackers: Callable[[AnyState], list[MonsterId]] = _nobody
    hero_enters: Callable[[AloneTable], None] = _nothing
    monster_enters: Callable[[AloneTable, Monster], None] = _no_monster
    hero_struck: Callable[[AloneTable, int], None] = _no_blow


SCRIPTS: dict[MissionId, Script] = {}
"""What every mission does, by its number."""
NO_SCRIPT = Script()


def declare(scripts: dict[str, Script]) -> None:
    SCRIPTS.update({mission_named(code): script for code, script in scripts.items()})


def copies(steps: Iterable[P]) -> list[P]:
    return [copy.copy(step) for step in steps]


# Looking things up


def is_done(state: AnyState, category: int) -> bool:
    return bool(state.missions.done >> category & 1)


def is_open(state: AnyState, mission: MissionId) -> bool:
    """Can it be worked on? It is not completed, and a final mission is active (AL-MISSION-04)."""
    category = state.missions.cards.index(mission)
    return not is_done(state, category) and (category != FINAL or state.missions.active)


def device_of(mission: MissionId, name: int) -> Device:
    return next(device for device in SCRIPTS[mission].devices if device.name == name)


def final_mission(state: AnyState) -> MissionId:
    return state.missions.cards[FINAL]


def final_script(state: AnyState) -> Script:
    """What the final mission adds to the rules: nothing before it is activated (AL-MISSION-04)."""
    return SCRIPTS[final_mission(state)] if state.missions.active else NO_SCRIPT


def in_room(room: RoomId) -> Condition:
    """The Hero stands in that room; monsters there do not matter (AL-ACT-INTERACT-04)."""
    return lambda state: state.hero.sector == state.rooms[room]
