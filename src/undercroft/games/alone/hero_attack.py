"""Attacks on monsters, the Hero's and those of traps: dice, wounds, kills, experience."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from undercroft.kernel.parts import Option, Pass
from undercroft.kernel.procedure import Choice, Procedure, Scope

from . import combat, events, missions, reactions
from .ids import AFTER_ROLL, HERO, HIT, MISS, SPECIAL, FaceId, KindId, MonsterId, SectorId
from .options.hero import ChooseKind, Reroll
from .state import (
    AloneTable,
    AnyState,
    Monster,
    is_boss,
    is_lit,
    is_on_map,
    is_seen,
    kind_of,
    look_of,
    monster_of,
    monsters_in,
)
from .values import XP_TO_UNLOCK, damage_bonus, wounds


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
        table.then(RollHeroDice(), reactions.Reacting(AFTER_ROLL), OfferReroll(), DealDamage())


def would_hit(state: AnyState, face: int) -> bool:
    return face == HIT or (face == SPECIAL and is_lit(state, state.hero.sector))


def damage_of(state: AnyState, attack: HeroAttack) -> int:
    """Hits, plus bonuses, minus reductions, never below 0 (AL-COMBAT-29)."""
    hits = combat.hits_of_hero(state, attack.faces)
    bonus = damage_bonus(state) if hits else 0
    return max(0, hits + bonus + attack.delta)


class RollHeroDice(Procedure):
    rules: ClassVar[tuple[str, ...]] = ("AL-INFO-19", "AL-COMBAT-03", "AL-COMBAT-30")

    def run(self, table: AloneTable) -> None:
        attack = table.inside(HeroAttack)
        attack.faces = combat.roll_dice(table, attack.dice)
        tell_hero_roll(table)


def tell_hero_roll(table: AloneTable, again: bool = False) -> None:
    state, attack = table.state, table.inside(HeroAttack)
    struck = combat.known_as(state, attack.monster)
    table.emit(
        events.DiceRolled("hero", list(attack.faces), combat.hits_of_hero(state, attack.faces), *struck, again=again)
    )


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
        return {"faces": ("face", faces), "hits": combat.hits_of_hero(table.state, faces)}


def reroll(table: AloneTable, die: int) -> None:
    """A die is rolled again once."""
    attack = table.inside(HeroAttack)
    attack.faces[die] = combat.roll_dice(table, 1)[0]
    attack.fixed.append(die)
    tell_hero_roll(table, again=True)


def turn_into_miss(table: AloneTable, die: int) -> None:
    """A die that counts as a hit is laid on a miss, for all to see (AL-INFO-19)."""
    attack = table.inside(HeroAttack)
    attack.faces[die] = MISS
    attack.fixed.append(die)
    table.emit(events.HitSpoilt(list(attack.faces), combat.hits_of_hero(table.state, attack.faces)))


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
        faces = combat.roll_dice(table, trap.dice)
        hits = combat.hits_of_hero(state, faces)
        table.emit(events.DiceRolled("trap", faces, hits, *combat.known_as(state, monster.id)))
        hurt(table, monster, hits + (damage_bonus(state) if hits else 0))
