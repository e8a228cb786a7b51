"""Dice and wounds: attacks of monsters, parting attacks, attacks of the Hero, traps."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, ClassVar

from undercroft.kernel.parts import No, Option, Pass, Yes
from undercroft.kernel.procedure import Choice, Procedure, Scope

from . import events, loss, missions, reactions, walk
from .ids import (
    AFTER_ROLL,
    BY_ATTACK,
    BY_PARTING,
    HEALTH,
    HERO,
    HIT,
    MISS,
    NO_FIGURE,
    NO_LOOK,
    PILOT,
    SPECIAL,
    SPORES,
    FaceId,
    FigureId,
    KindId,
    LookId,
    MonsterId,
    SectorId,
)
from .items import item_with, spend
from .options.hero import ChooseKind, Reroll, UseItem, UseSkill
from .state import (
    AloneTable,
    AnyState,
    Monster,
    is_boss,
    is_dangerous,
    is_lit,
    is_on_map,
    is_seen,
    kind_of,
    look_of,
    monster_of,
    monsters_in,
)
from .values import XP_TO_UNLOCK, attack_dice, damage_bonus, has_unlocked, parting_dice, wounds


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


class MayPart(Choice):
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


# The Hero attacks


class HeroAttack(Scope):
    """An attack of the Hero's on one monster, or on every monster in a sector (AL-ACT-FIGHT-08).

    ``fixed`` are the dice that cannot be rolled again; ``can_reroll``: any number of dice, once. ``delta`` changes the
    damage. ``sector`` is -1 where the target is one monster.
    """

    rules: ClassVar[tuple[str, ...]] = ("AL-ACT-FIGHT-02", "AL-ACT-FIGHT-07", "AL-ACT-FIGHT-08", "AL-COMBAT-29")
    dice: int
    monster: MonsterId = MonsterId(-1)
    sector: SectorId = SectorId(-1)
    can_reroll: bool = False
    faces: list[FaceId] = []
    fixed: list[int] = []
    delta: int = 0

    def run(self, table: AloneTable) -> None:
        table.then(RollHeroDice(), reactions.Window(AFTER_ROLL), OfferReroll(), DealDamage())


def would_hit(state: AnyState, face: int) -> bool:
    return face == HIT or (face == SPECIAL and is_lit(state, state.hero.sector))


def damage_of(state: AnyState, attack: HeroAttack) -> int:
    """Hits, plus bonuses, minus reductions, never below 0 (AL-COMBAT-29)."""
    hits = hits_of_hero(state, attack.faces)
    bonus = damage_bonus(state) if hits else 0
    return max(0, hits + bonus + attack.delta)


class RollHeroDice(Procedure):
    rules: ClassVar[tuple[str, ...]] = ("AL-INFO-19", "AL-COMBAT-03", "AL-COMBAT-30")

    def run(self, table: AloneTable) -> None:
        attack = table.inside(HeroAttack)
        attack.faces = roll_dice(table, attack.dice)
        tell_hero_roll(table)


def tell_hero_roll(table: AloneTable, again: bool = False) -> None:
    state, attack = table.state, table.inside(HeroAttack)
    struck = known_as(state, attack.monster)
    table.emit(events.DiceRolled("hero", list(attack.faces), hits_of_hero(state, attack.faces), *struck, again=again))


class OfferReroll(Procedure):
    rules: ClassVar[tuple[str, ...]] = ("AL-ACT-FIGHT-07", "AL-COMBAT-29")

    def run(self, table: AloneTable) -> None:
        if table.inside(HeroAttack).can_reroll:
            table.then(MayReroll(HERO))


class MayReroll(Choice):
    """Roll any of the dice once more, one after the other."""

    rules: ClassVar[tuple[str, ...]] = ("AL-ACT-FIGHT-07", "AL-COMBAT-29")

    def candidates(self, table: AloneTable) -> Iterable[Option]:
        attack = table.inside(HeroAttack)
        yield Pass()
        yield from (Reroll(die) for die in range(len(attack.faces)) if die not in attack.fixed)

    def take(self, table: AloneTable, option: Option) -> None:
        if isinstance(option, Reroll):
            reroll(table, option.die)
            table.then(self)

    def subject(self, table: AloneTable) -> dict[str, Any]:
        faces = table.inside(HeroAttack).faces
        return {"faces": ("face", faces), "hits": hits_of_hero(table.state, faces)}


def reroll(table: AloneTable, die: int) -> None:
    """A die is rolled again once."""
    attack = table.inside(HeroAttack)
    attack.faces[die] = roll_dice(table, 1)[0]
    attack.fixed.append(die)
    tell_hero_roll(table, again=True)


def turn_into_miss(table: AloneTable, die: int) -> None:
    """A die that counts as a hit is laid on a miss, for all to see (AL-INFO-19)."""
    attack = table.inside(HeroAttack)
    attack.faces[die] = MISS
    attack.fixed.append(die)
    table.emit(events.HitSpoilt(list(attack.faces), hits_of_hero(table.state, attack.faces)))


class DealDamage(Procedure):
    """Wounds and kills are marked at once; the Hero is told of revealed monsters only (AL-ACT-FIGHT-06)."""

    rules: ClassVar[tuple[str, ...]] = ("AL-COMBAT-14", "AL-COMBAT-16", "AL-ACT-FIGHT-04", "AL-ACT-FIGHT-06")

    def run(self, table: AloneTable) -> None:
        state, attack = table.state, table.inside(HeroAttack)
        damage = damage_of(state, attack)
        for monster in struck_by(state, attack):
            hurt(table, monster, damage)


def struck_by(state: AnyState, attack: HeroAttack) -> list[Monster]:
    """The monsters against which the result of the roll counts (AL-ACT-FIGHT-08)."""
    if attack.sector >= 0:
        return monsters_in(state, attack.sector)
    return [monster for monster in state.monsters if monster.id == attack.monster]


def hurt(table: AloneTable, monster: Monster, damage: int, by_hero: bool = True) -> None:
    """One attack on one monster: nothing, a wound, or the end of it."""
    state = table.state
    count = wounds(state, monster, damage)
    if not count:
        return
    state.turn.hurt = state.turn.hurt or by_hero
    if count == 1 and not monster.wounded:
        monster.wounded = True
        table.emit(events.MonsterWounded(monster.id, monster.figure, look_of(monster.id)))
        return
    kill(table, monster, by_hero)


def kill(table: AloneTable, monster: Monster, by_hero: bool = True) -> None:
    """The second wound kills; for a revealed monster the Hero gains experience (AL-COMBAT-22, AL-COMBAT-27)."""
    state = table.state
    table.emit(events.MonsterKilled(monster.id, monster.figure, look_of(monster.id)))
    state.monsters.remove(monster)
    if is_boss(monster.id):
        state.dead_bosses.append(monster.id)
        missions.boss_killed(table, monster.id)
    if by_hero and is_seen(monster):
        if is_boss(monster.id):
            table.then(ChooseExperience(HERO), ChooseExperience(HERO))
        else:
            gain_experience(table, kind_of(monster.id))


def gain_experience(table: AloneTable, kind: KindId) -> None:
    """At most two points in an ability; the second unlocks it (AL-COMBAT-24, AL-COMBAT-26)."""
    experience = table.state.hero.experience
    if experience[kind] < XP_TO_UNLOCK:
        experience[kind] += 1
        table.emit(events.ExperienceGained(kind, experience[kind] == XP_TO_UNLOCK))


class ChooseExperience(Choice):
    """For a boss: one point in each of two different abilities of choice (AL-COMBAT-23)."""

    rules: ClassVar[tuple[str, ...]] = ("AL-COMBAT-23",)
    but: KindId = KindId(-1)

    def candidates(self, table: AloneTable) -> Iterable[Option]:
        experience = table.state.hero.experience
        open_kinds = [kind for kind in range(5) if experience[kind] < XP_TO_UNLOCK and kind != self.but]
        return [ChooseKind(KindId(kind)) for kind in open_kinds] or [Pass()]

    def take(self, table: AloneTable, option: Option) -> None:
        if isinstance(option, ChooseKind):
            gain_experience(table, option.kind)
            following = next((step for step in reversed(table.state.stack) if isinstance(step, ChooseExperience)), None)
            if following is not None:
                following.but = option.kind


# Traps


class SpringTrap(Scope):
    """A tripwire: the monster that enters is attacked at once, then the mark leaves.

    A scope of its own: what a kill brings the Hero is not dropped with the movement that it cuts short (AL-COMBAT-23).
    """

    rules: ClassVar[tuple[str, ...]] = ("AL-ITEM-01", "AL-COMBAT-23", "AL-COMBAT-25")
    monster: MonsterId

    def run(self, table: AloneTable) -> None:
        state = table.state
        trap, state.trap = state.trap, None
        if trap is None or not is_on_map(state, self.monster):
            return
        monster = monster_of(state, self.monster)
        faces = roll_dice(table, trap.dice)
        hits = hits_of_hero(state, faces)
        table.emit(events.DiceRolled("trap", faces, hits, *known_as(state, monster.id)))
        hurt(table, monster, hits + (damage_bonus(state) if hits else 0))


def attackers_here(state: AnyState) -> list[MonsterId]:
    """The monsters in the Hero's sector that have not attacked in this attack step."""
    here, attackers = state.hero.sector, state.turn.attackers
    return [monster.id for monster in state.monsters if monster.sector == here and monster.id not in attackers]
