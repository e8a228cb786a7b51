"""Dice, and the attacks of monsters: in their attack step, and when the Hero parts from them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, ClassVar

from undercroft.kernel.parts import No, Option, Pass, Yes
from undercroft.kernel.procedure import Choice, Procedure, Scope

from . import events, loss, walk
from .ids import (
    BY_ATTACK,
    BY_PARTING,
    HEALTH,
    HERO,
    HIT,
    NO_FIGURE,
    NO_LOOK,
    PILOT,
    SPECIAL,
    SPORES,
    FaceId,
    FigureId,
    LookId,
    MonsterId,
)
from .items import item_with, spend
from .leading import LeaderChoice
from .options.hero import UseItem, UseSkill
from .state import (
    AloneTable,
    AnyState,
    Monster,
    is_dangerous,
    is_lit,
    is_on_map,
    look_of,
    monster_of,
    monsters_in,
)
from .values import attack_dice, has_unlocked, parting_dice


def roll_dice(table: AloneTable, count: int) -> list[FaceId]:
    """Two faces of each kind on a die (AL-SETUP-35)."""
    return [FaceId(table.roll(6) // 2) for _ in range(count)]


def hits_of_evil(state: AnyState, faces: Sequence[FaceId], ignore_danger: bool = False) -> int:
    """Specials count while a danger token lies in the Hero's sector (AL-COMBAT-02)."""
    specials = is_dangerous(state, state.hero.sector) and not ignore_danger
    return faces.count(HIT) + (faces.count(SPECIAL) if specials else 0)


def hits_of_hero(state: AnyState, faces: Sequence[FaceId]) -> int:
    """Specials count while the Hero's sector is lit (AL-COMBAT-03)."""
    return faces.count(HIT) + (faces.count(SPECIAL) if is_lit(state, state.hero.sector) else 0)


# Monsters attack


class Attack(Scope):
    """One attack of one monster: a roll and a source of loss of its own (AL-COMBAT-06).

    ``called_off``: the Hero has a way out of it. ``ignore_danger``: Sealed Breath.
    """

    rules: ClassVar[tuple[str, ...]] = ("AL-COMBAT-04", "AL-COMBAT-05", "AL-COMBAT-06")
    monster: MonsterId
    dice: int
    in_attack_step: bool = True
    called_off: bool = False
    ignore_danger: bool = False
    faces: list[FaceId] = []

    def run(self, table: AloneTable) -> None:
        table.then(BeforeAttack(), RollAttack(), TakeAttack())


class BeforeAttack(Procedure):
    """An upgraded Holo Decoy may call off an attack of the attack step before its roll."""

    rules: ClassVar[tuple[str, ...]] = ("AL-ITEM-10",)

    def run(self, table: AloneTable) -> None:
        attack, decoy = table.inside(Attack), item_with(table.state, "holo-decoy")
        if attack.in_attack_step and attack.dice > 0 and decoy is not None and decoy.upgraded:
            table.then(MayCallOff(HERO))


class MayCallOff(Choice):
    """Holo Decoy: call off this attack?"""

    rules: ClassVar[tuple[str, ...]] = ("AL-ITEM-10",)

    def candidates(self, table: AloneTable) -> Iterable[Option]:
        return (No(), Yes())

    def take(self, table: AloneTable, option: Option) -> None:
        decoy = item_with(table.state, "holo-decoy")
        if isinstance(option, Yes) and decoy is not None:
            attack = table.inside(Attack)
            attack.called_off = True
            decoy.used = True
            spend(table, decoy, 1)
            table.emit(events.AttackCalledOff(*known_as(table.state, attack.monster)))

    def subject(self, table: AloneTable) -> dict[str, Any]:
        attack = table.inside(Attack)
        figure, look, _ = known_as(table.state, attack.monster)
        return {"figure": ("figure", figure), "look": ("look", look), "dice": attack.dice}


def known_as(state: AnyState, monster: MonsterId) -> tuple[FigureId, LookId, MonsterId]:
    """A monster as events name it: figure and look for the Hero, if it is revealed; its token for Evil."""
    figure = monster_of(state, monster).figure if is_on_map(state, monster) else NO_FIGURE
    return figure, NO_LOOK if figure == NO_FIGURE else look_of(monster), monster


class RollAttack(Procedure):
    rules: ClassVar[tuple[str, ...]] = ("AL-INFO-19", "AL-COMBAT-02", "AL-COMBAT-05")

    def run(self, table: AloneTable) -> None:
        state, attack = table.state, table.inside(Attack)
        if attack.called_off:
            return
        state.turn.attacked.append(attack.monster)
        if attack.dice <= 0:
            return
        attack.faces = roll_dice(table, attack.dice)
        hits = hits_of_evil(state, attack.faces)
        table.emit(events.DiceRolled("attack", list(attack.faces), hits, *known_as(state, attack.monster)))
        if may_hold_breath(state, attack.faces):
            table.then(MayHoldBreath(HERO))


def may_hold_breath(state: AnyState, faces: Sequence[FaceId]) -> bool:
    """Sealed Breath, once a round: specials that danger would turn into hits count as misses."""
    if not has_unlocked(state, SPORES) or state.hero.breath_used:
        return False
    return SPECIAL in faces and is_dangerous(state, state.hero.sector)


class MayHoldBreath(Choice):
    """Sealed Breath: count the special results of this roll as misses?"""

    rules: ClassVar[tuple[str, ...]] = ("AL-COMBAT-24", "AL-COMBAT-02")

    def candidates(self, table: AloneTable) -> Iterable[Option]:
        return (No(), Yes())

    def take(self, table: AloneTable, option: Option) -> None:
        if isinstance(option, Yes):
            attack = table.inside(Attack)
            attack.ignore_danger = True
            table.state.hero.breath_used = True
            table.emit(events.BreathHeld(hits_of_evil(table.state, attack.faces, ignore_danger=True)))

    def subject(self, table: AloneTable) -> dict[str, Any]:
        faces = table.inside(Attack).faces
        fewer = hits_of_evil(table.state, faces, ignore_danger=True)
        return {"faces": ("face", faces), "hits": hits_of_evil(table.state, faces), "fewer": fewer}


class TakeAttack(Procedure):
    """The Hero loses 1 health for each hit (AL-COMBAT-05)."""

    rules: ClassVar[tuple[str, ...]] = ("AL-COMBAT-05",)

    def run(self, table: AloneTable) -> None:
        attack = table.inside(Attack)
        hits = hits_of_evil(table.state, attack.faces, attack.ignore_danger)
        if hits:
            table.then(loss.Lose(HEALTH, hits, BY_ATTACK))


def attack_of(state: AnyState, monster: Monster, dice: int | None = None, in_attack_step: bool = True) -> Attack:
    return Attack(monster.id, attack_dice(state, monster) if dice is None else dice, in_attack_step)


def attackers_here(state: AnyState) -> list[MonsterId]:
    """The monsters in the Hero's sector that have not attacked in this attack step."""
    here, attackers = state.hero.sector, state.turn.attackers
    return [monster.id for monster in state.monsters if monster.sector == here and monster.id not in attackers]


# Parting attacks


class OfferParting(Procedure):
    """When the Hero leaves a sector with monsters Evil may make one parting attack (AL-COMBAT-07)."""

    rules: ClassVar[tuple[str, ...]] = ("AL-COMBAT-07", "AL-COMBAT-12", "AL-COMBAT-13")

    def run(self, table: AloneTable) -> None:
        state = table.state
        if not table.inside(walk.HeroStep).parting or not monsters_in(state, state.hero.sector):
            return
        if parting_dice(state) > 0:
            table.then(MayPart(state.leader))


class MayPart(LeaderChoice):
    """Make a parting attack?"""

    rules: ClassVar[tuple[str, ...]] = ("AL-COMBAT-07", "AL-COMBAT-08", "AL-COMBAT-09")

    def candidates(self, table: AloneTable) -> Iterable[Option]:
        return (Yes(), No())

    def take(self, table: AloneTable, option: Option) -> None:
        if isinstance(option, Yes):
            table.then(PartingAttack())

    def subject(self, table: AloneTable) -> dict[str, Any]:
        return {"dice": parting_dice(table.state)}


class PartingAttack(Scope):
    """One roll for all monsters there, before the Hero moves. No ability changes it that does not name it."""

    rules: ClassVar[tuple[str, ...]] = ("AL-COMBAT-08", "AL-COMBAT-10", "AL-COMBAT-11", "AL-COMBAT-12")
    called_off: bool = False

    def run(self, table: AloneTable) -> None:
        table.then(CounterParting(HERO), RollParting())


class CounterParting(Choice):
    """Something against the parting attack: the Holo Decoy, or the Pilot's skill."""

    rules: ClassVar[tuple[str, ...]] = ("AL-COMBAT-11", "AL-ALLY-03", "AL-ITEM-10")

    def candidates(self, table: AloneTable) -> Iterable[Option]:
        state = table.state
        yield Pass()
        decoy = item_with(state, "holo-decoy")
        if decoy is not None:
            yield UseItem(decoy.card)
        if any(ally.character == PILOT for ally in state.hero.allies):
            yield UseSkill(PILOT)

    def take(self, table: AloneTable, option: Option) -> None:
        if isinstance(option, Pass):
            return
        if isinstance(option, UseSkill):
            table.emit(events.SkillUsed(PILOT))
            loss.discard_charge(table, PILOT, 1)
        else:
            decoy = item_with(table.state, "holo-decoy")
            assert decoy is not None
            decoy.used = True
            spend(table, decoy, 1)
        table.inside(PartingAttack).called_off = True
        table.emit(events.AttackCalledOff())

    def subject(self, table: AloneTable) -> dict[str, Any]:
        return {"dice": parting_dice(table.state)}


class RollParting(Procedure):
    rules: ClassVar[tuple[str, ...]] = ("AL-COMBAT-08", "AL-COMBAT-09", "AL-RUL-09")

    def run(self, table: AloneTable) -> None:
        state = table.state
        if table.inside(PartingAttack).called_off:
            return
        faces = roll_dice(table, parting_dice(state))
        hits = hits_of_evil(state, faces)
        table.emit(events.DiceRolled("parting", faces, hits))
        if hits:
            table.then(loss.Lose(HEALTH, hits, BY_PARTING))
