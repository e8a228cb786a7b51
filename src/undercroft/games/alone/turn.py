"""A turn: it is always the Hero's. Actions, then Evil's reactions, attacks and what else belongs to its end."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from undercroft.kernel.parts import Option
from undercroft.kernel.procedure import Procedure, Scope

from . import events, missions, reactions
from .actions import ChooseAction
from .combat import attack_of, attackers_here
from .effects.late import AfterAttacks
from .ids import END_OF_TURN, HERO, TURNS, MonsterId
from .labyrinth import PutAllRight
from .leading import LeaderChoice
from .lights import MonstersPutOutLights
from .options.evil import ChooseMonster
from .state import AloneTable, Turn, monster_of


class HeroTurn(Scope):
    """One turn token (AL-TURN-02)."""

    rules: ClassVar[tuple[str, ...]] = ("AL-TURN-01", "AL-TURN-02", "AL-TURN-03", "AL-TURN-10")

    def run(self, table: AloneTable) -> None:
        state = table.state
        state.turn = Turn()
        for item in state.hero.items:
            item.used = False
        for ally in state.hero.allies:
            ally.used = False
        table.emit(events.TurnBegan(TURNS - state.turns_left + 1))
        table.then(ChooseAction(HERO), NextAction(), EndOfTurn())


class NextAction(Procedure):
    """Bullet time, or an item, gives a further action (AL-TURN-05, AL-TURN-07)."""

    rules: ClassVar[tuple[str, ...]] = ("AL-TURN-05", "AL-TURN-07", "AL-TURN-09")

    def run(self, table: AloneTable) -> None:
        turn = table.state.turn
        turn.actions -= 1
        if turn.actions > 0:
            table.then(ChooseAction(HERO), self)


class EndOfTurn(Procedure):
    """In this order (AL-TURN-12)."""

    rules: ClassVar[tuple[str, ...]] = ("AL-TURN-08", "AL-TURN-12")

    def run(self, table: AloneTable) -> None:
        table.then(
            reactions.ReactingAtEnd(END_OF_TURN),
            AttackStep(),
            AfterAttacks(),
            MonstersPutOutLights(),
            missions.AtEndOfTurn(),
            PutAllRight(),
        )


class AttackStep(Scope):
    """Each monster in the Hero's sector attacks once, then mission attacks (AL-COMBAT-04, AL-COMBAT-06).

    ``waiting`` are those that were there when it began, ``distant`` those that a mission let attack then: who arrives
    later does not attack this turn.
    """

    rules: ClassVar[tuple[str, ...]] = ("AL-COMBAT-04", "AL-COMBAT-06", "AL-MMOVE-15", "AL-TURN-12")
    waiting: list[MonsterId] = []
    distant: list[MonsterId] = []

    def run(self, table: AloneTable) -> None:
        state = table.state
        self.waiting, self.distant = attackers_here(state), missions.mission_attackers(state)
        if self.waiting:
            table.then(NextAttack())
        if self.distant:
            table.then(MissionAttacks())


class NextAttack(Procedure):
    """Whoever is still there attacks (AL-MMOVE-15)."""

    rules: ClassVar[tuple[str, ...]] = ("AL-COMBAT-06", "AL-MMOVE-15")

    def run(self, table: AloneTable) -> None:
        state, step = table.state, table.inside(AttackStep)
        here = attackers_here(state)
        step.waiting = [monster for monster in step.waiting if monster in here]
        if step.waiting:
            table.then(ChooseAttacker(state.leader), self)


class MissionAttacks(Procedure):
    """A monster that a mission lets attack from another sector does so, once a turn (AL-MISSION-11, AL-MISSION-15)."""

    rules: ClassVar[tuple[str, ...]] = ("AL-MISSION-11", "AL-MISSION-15", "AL-TURN-12")

    def run(self, table: AloneTable) -> None:
        state = table.state
        for monster in table.inside(AttackStep).distant:
            if monster in missions.mission_attackers(state) and monster not in state.turn.attackers:
                state.turn.attackers.append(monster)
                table.then(attack_of(state, monster_of(state, monster)))


class ChooseAttacker(LeaderChoice):
    """Which monster attacks next? The leader chooses the order (AL-COMBAT-06)."""

    rules: ClassVar[tuple[str, ...]] = ("AL-COMBAT-06", "AL-LEAD-06")

    def candidates(self, table: AloneTable) -> Iterable[Option]:
        waiting = table.inside(AttackStep).waiting
        return [ChooseMonster(monster) for monster in (waiting[:1] if table.settling else waiting)]

    def take(self, table: AloneTable, option: ChooseMonster) -> None:
        state = table.state
        table.inside(AttackStep).waiting.remove(option.monster)
        state.turn.attackers.append(option.monster)
        table.then(attack_of(state, monster_of(state, option.monster)))
