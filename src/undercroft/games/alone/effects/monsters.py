"""What cards do with monsters: name, move, deploy, relocate and take them off."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, ClassVar

from undercroft.kernel.parts import Option, Pass
from undercroft.kernel.procedure import Choice

from .. import events, hero_attack, reactions, walk
from ..geography import sectors_beyond
from ..ids import KINDS, NOWHERE, PARASITES, TOKENS_OF_KIND, KindId, MonsterId, SectorId
from ..labyrinth import reveal_monster
from ..noise import Noise
from ..options.evil import ChooseMonster, ChooseSector, Deploy, DeployOne, MoveOne, ReplaceOne
from ..sight import open_ways
from ..state import (
    AloneTable,
    AnyState,
    Monster,
    Turn,
    is_boss,
    is_revealed,
    is_seen,
    kind_of,
    level_of,
    look_of,
    monster_of,
    plan_of,
)
from ..targets import is_meant
from ..values import has_room, row_of_kind, standard_range
from .base import Effect

if TYPE_CHECKING:
    from ..actions import Action

# Which monsters an effect is about. Content names a filter by its number; it is asked with the monster.

ANY, UNSEEN, IN_HERO_SECTOR, REVEALED_THIS_TURN, THAT, OTHER, PARASITES_ONLY = range(7)
ACTED, THAT_HERE, WOUNDED_HERE, UNWOUNDED_HERE, EXPLORED, NAMED_KIND, DRAWN, ATTACKED, NONE = range(7, 16)
Filter = Callable[[AloneTable, Monster], bool]


def acted(table: AloneTable) -> list[MonsterId]:
    """The monsters that the card being resolved has moved, deployed or named; none while a card is only offered."""
    return table.inside(reactions.Playing).acted if table.is_inside(reactions.Playing) else []


def current_action(table: AloneTable) -> Action:
    """The action that a card answers."""
    from ..actions import Action  # actions need this module first

    return table.inside(Action)


def is_about_to_be_explored(table: AloneTable, sector: SectorId) -> bool:
    """Will the action reveal this sector?"""
    return sector in current_action(table).explored and not is_revealed(table.state, sector)


def is_named(table: AloneTable, monster: Monster) -> bool:
    """Did the Hero ask for the distance of this kind of monster, or of this boss?"""
    return any(is_meant(target, monster) for target in current_action(table).targets)


def is_here(table: AloneTable, monster: Monster) -> bool:
    return monster.sector == table.state.hero.sector


FILTERS: dict[int, Filter] = {
    ANY: lambda table, monster: True,
    UNSEEN: lambda table, monster: not is_seen(monster),
    IN_HERO_SECTOR: is_here,
    REVEALED_THIS_TURN: lambda table, monster: is_seen(monster) and monster.id in table.state.turn.seen,
    THAT: lambda table, monster: monster.id in acted(table)[-1:],
    OTHER: lambda table, monster: monster.id not in acted(table),
    PARASITES_ONLY: lambda table, monster: kind_of(monster.id) == PARASITES,
    ACTED: lambda table, monster: monster.id in acted(table),
    THAT_HERE: lambda table, monster: monster.id in acted(table)[-1:] and is_here(table, monster),
    WOUNDED_HERE: lambda table, monster: monster.wounded and is_here(table, monster),
    UNWOUNDED_HERE: lambda table, monster: not monster.wounded and is_here(table, monster),
    EXPLORED: lambda table, monster: is_about_to_be_explored(table, monster.sector),
    NAMED_KIND: is_named,
    DRAWN: lambda table, monster: is_named(table, monster) or not filtered(table, NAMED_KIND),
    ATTACKED: lambda table, monster: monster.id in table.state.turn.attacked,
    NONE: lambda table, monster: False,
}


def filtered(table: AloneTable, which: int) -> list[Monster]:
    return [monster for monster in table.state.monsters if FILTERS[which](table, monster)]


# Naming one


class NameMonster(Effect):
    """Choose one monster; what follows on the card is about that one."""

    rules: ClassVar[tuple[str, ...]] = ("AL-REACT-44",)
    which: int = ANY

    def possible(self, table: AloneTable) -> bool:
        return bool(filtered(table, self.which))

    def run(self, table: AloneTable) -> None:
        if self.possible(table):
            table.then(NameOne(table.inside(reactions.Playing).seat, self.which))


class NameOne(Choice):
    """Which monster is it?"""

    rules: ClassVar[tuple[str, ...]] = ("AL-REACT-44",)
    which: int

    def candidates(self, table: AloneTable) -> Iterable[Option]:
        return [ChooseMonster(monster.id) for monster in filtered(table, self.which)]

    def take(self, table: AloneTable, option: ChooseMonster) -> None:
        table.inside(reactions.Playing).acted.append(option.monster)


# Moving


class MoveMonsters(Effect):
    """Move up to so many different monsters, each by up to so many points (0 allowed).

    ``farther``: the monsters that have one point more. ``toward_hero``: every step must shorten the way to the Hero,
    ``goal``: to that sector. ``into_dark``: only into unrevealed sectors that the action will not explore.
    ``free_door``: one of them may open one door of its sector for nothing. See MonsterWalk for the rest.
    """

    rules: ClassVar[tuple[str, ...]] = ("AL-MMOVE-01", "AL-MMOVE-14", "AL-MMOVE-17")
    points: int = 1
    count: int = 1
    which: int = ANY
    toward_hero: bool = False
    must_leave: bool = False
    silent: bool = False
    hide_way: bool = False
    free_doors: bool = False
    farther: int = NONE
    goal: SectorId = NOWHERE
    into_dark: bool = False
    free_door: bool = False
    done: list[MonsterId] = []

    def possible(self, table: AloneTable) -> bool:
        return any(self.can_move(table, monster) for monster in filtered(table, self.which))

    def can_move(self, table: AloneTable, monster: Monster) -> bool:
        return not self.must_leave or can_step(table.state, self.walk_of(table, monster))

    def walk_of(self, table: AloneTable, monster: Monster) -> walk.MonsterWalk:
        return walk.MonsterWalk(
            monster.id,
            self.points + FILTERS[self.farther](table, monster),
            goal=table.state.hero.sector if self.toward_hero else self.goal,
            must_leave=self.must_leave,
            only=dark_sectors(table) if self.into_dark else -1,
            silent=self.silent,
            hide_way=self.hide_way,
            free_doors=self.free_doors,
            free_door=self.free_door and not table.inside(reactions.Playing).door_opened,
        )

    def movable(self, table: AloneTable) -> list[Monster]:
        return [
            monster
            for monster in filtered(table, self.which)
            if monster.id not in self.done and self.can_move(table, monster)
        ]

    def run(self, table: AloneTable) -> None:
        if len(self.done) < self.count and self.movable(table):
            playing = table.inside(reactions.Playing)
            table.then(WhichMonster(playing.seat), self)

    def begin(self, table: AloneTable, monster: Monster) -> None:
        self.done.append(monster.id)
        table.inside(reactions.Playing).acted.append(monster.id)
        table.then(self.walk_of(table, monster))


def dark_sectors(table: AloneTable) -> int:
    """The unrevealed sectors that the action will not explore, a bit for each."""
    explored = current_action(table).explored
    every = range(len(plan_of(table.state).places))
    return sum(1 << sector for sector in every if sector not in explored and not is_revealed(table.state, sector))


def can_step(state: AnyState, planned: walk.MonsterWalk) -> bool:
    """Is there a step that this movement could take?"""
    here = monster_of(state, planned.monster).sector
    return any(walk.objection_to_step(state, planned, way) is None for way in open_ways(state, here))


class WhichMonster(Choice):
    """Which monster does the effect that follows move? From the second on it may be left at that."""

    rules: ClassVar[tuple[str, ...]] = ("AL-REACT-44",)
    is_window: ClassVar[bool] = True

    def effect(self, table: AloneTable) -> MoveMonsters:
        found = next(step for step in reversed(table.state.stack) if isinstance(step, MoveMonsters))
        return found

    def candidates(self, table: AloneTable) -> Iterable[Option]:
        effect = self.effect(table)
        if effect.done:
            yield Pass()
        yield from (ChooseMonster(monster.id) for monster in effect.movable(table))

    def take(self, table: AloneTable, option: Option) -> None:
        effect = self.effect(table)
        if isinstance(option, ChooseMonster):
            effect.begin(table, monster_of(table.state, option.monster))
        else:
            effect.count = len(effect.done)


# Deploying


def supply(state: AnyState, kind: KindId) -> MonsterId | None:
    """A token of that kind that is not on the map (AL-DEPLOY-08)."""
    out = [monster.id for monster in state.monsters]
    for token in range(kind * TOKENS_OF_KIND, (kind + 1) * TOKENS_OF_KIND):
        if token not in out:
            return MonsterId(token)
    return None


def deploy_sectors(state: AnyState, kind: KindId, distance_mod: int = 0) -> list[SectorId]:
    """Where a monster of that kind may be deployed now (AL-DEPLOY-03 to AL-DEPLOY-07)."""
    if supply(state, kind) is None:
        return []
    least = max(1, row_of_kind(state, kind).distance + distance_mod)
    room = [has_room(state, level) for level in range(2)]
    beyond = sectors_beyond(state.map, state.turned, state.blocked, state.hero.sector, least)
    return [SectorId(sector) for sector in beyond if room[level_of(sector)]]


class DeployMonster(Effect):
    """Deploy one monster by the rules, the minimum distance changed."""

    rules: ClassVar[tuple[str, ...]] = ("AL-DEPLOY-01", "AL-DEPLOY-02", "AL-DEPLOY-03", "AL-DEPLOY-10")
    distance_mod: int = 0
    optional: bool = False

    def possible(self, table: AloneTable) -> bool:
        return any(deploy_sectors(table.state, KindId(kind), self.distance_mod) for kind in range(len(KINDS)))

    def run(self, table: AloneTable) -> None:
        if self.possible(table):
            table.then(DeployKind(table.inside(reactions.Playing).seat, self.distance_mod, self.optional))


class DeployKind(Choice):
    """What kind of monster is deployed?"""

    rules: ClassVar[tuple[str, ...]] = ("AL-DEPLOY-02", "AL-DEPLOY-08")
    is_window: ClassVar[bool] = True
    distance_mod: int = 0
    optional: bool = False

    def candidates(self, table: AloneTable) -> Iterable[Option]:
        if self.optional:
            yield Pass()
        yield from (Deploy(KindId(kind)) for kind in range(len(KINDS)))

    def objection(self, table: AloneTable, option: Option) -> str | None:
        if not isinstance(option, Deploy):
            return None
        if supply(table.state, option.kind) is None:
            return "AL-DEPLOY-08"
        return None if deploy_sectors(table.state, option.kind, self.distance_mod) else "AL-DEPLOY-03"

    def take(self, table: AloneTable, option: Option) -> None:
        if isinstance(option, Deploy):
            table.then(DeployWhere(self.seat, option.kind, self.distance_mod))


class DeployWhere(Choice):
    """In which sector?"""

    rules: ClassVar[tuple[str, ...]] = ("AL-DEPLOY-02", "AL-DEPLOY-03", "AL-DEPLOY-06", "AL-DEPLOY-07")
    is_window: ClassVar[bool] = True
    kind: KindId
    distance_mod: int = 0

    def candidates(self, table: AloneTable) -> Iterable[Option]:
        return [ChooseSector(SectorId(sector)) for sector in range(50)]

    def options(self, table: AloneTable) -> list[Option]:
        return [ChooseSector(sector) for sector in deploy_sectors(table.state, self.kind, self.distance_mod)]

    def objection(self, table: AloneTable, option: Any) -> str | None:
        state = table.state
        if not has_room(state, level_of(option.sector)):
            return "AL-DEPLOY-06"
        return None if option.sector in deploy_sectors(state, self.kind, self.distance_mod) else "AL-DEPLOY-03"

    def take(self, table: AloneTable, option: Any) -> None:
        monster = supply(table.state, self.kind)
        assert monster is not None
        put_monster(table, monster, option.sector)
        table.inside(reactions.Playing).acted.append(monster)
        table.then(Noise(option.sector))


def put_monster(table: AloneTable, monster: MonsterId, sector: SectorId) -> Monster:
    """A monster enters the map, unwounded; in a revealed sector it is revealed and frightens nobody (AL-DEPLOY-12)."""
    state = table.state
    forget(state.turn, monster)
    new = Monster(monster, sector)
    state.monsters.append(new)
    state.monsters.sort(key=lambda found: found.id)
    table.emit(events.MonsterDeployed(monster, look_of(monster), sector))
    if is_revealed(state, sector):
        reveal_monster(table, new)
    if state.trap is not None and state.trap.sector == sector:
        table.then(hero_attack.SpringTrap(monster))
    return new


def forget(turn: Turn, monster: MonsterId) -> None:
    """A token that comes back is another monster: what it did and was given this turn is over (AL-DEPLOY-11)."""
    for name in ("moved", "bonus", "attackers", "seen", "attacked"):
        setattr(turn, name, [found for found in getattr(turn, name) if found != monster])


def take_off(table: AloneTable, monster: Monster) -> None:
    table.emit(events.MonsterRemoved(monster.id, monster.figure, look_of(monster.id)))
    table.state.monsters.remove(monster)


def removable(state: AnyState) -> list[Monster]:
    """Bosses are never taken off the map (AL-DEPLOY-16)."""
    return [monster for monster in state.monsters if not is_boss(monster.id)]


# The standard reaction


class Standard(Effect):
    """Move one monster up to 1 sector, or deploy one (AL-REACT-12)."""

    rules: ClassVar[tuple[str, ...]] = ("AL-REACT-11", "AL-REACT-12", "AL-REACT-14")

    def possible(self, table: AloneTable) -> bool:
        return standard_is_possible(table)

    def run(self, table: AloneTable) -> None:
        table.then(MoveOrDeploy(table.inside(reactions.Playing).seat))


def standard_is_possible(table: AloneTable) -> bool:
    """A monster that is out can always be moved, if only by 0 sectors (AL-RUL-26)."""
    return bool(table.state.monsters) or DeployMonster().possible(table)


class MoveOrDeploy(Choice):
    """Move a monster, or deploy one?"""

    rules: ClassVar[tuple[str, ...]] = ("AL-REACT-12",)
    is_window: ClassVar[bool] = True

    def candidates(self, table: AloneTable) -> Iterable[Option]:
        return (MoveOne(), DeployOne())

    def objection(self, table: AloneTable, option: Option) -> str | None:
        if isinstance(option, MoveOne):
            return None if table.state.monsters else "AL-RUL-26"
        return None if DeployMonster().possible(table) else "AL-DEPLOY-07"

    def take(self, table: AloneTable, option: Option) -> None:
        state = table.state
        if isinstance(option, MoveOne):
            has_moved = any(deed.action == 0 for deed in state.turn.deeds)
            table.then(MoveMonsters(standard_range(state, has_moved)))
        else:
            table.then(DeployMonster())


# Taking one off for another


class MoveOrReplace(Effect):
    """Either move one monster, or take one off the map and deploy one nearer than usual."""

    rules: ClassVar[tuple[str, ...]] = ("AL-DEPLOY-10", "AL-DEPLOY-11", "AL-DEPLOY-16", "AL-REACT-44")
    points: int
    distance_mod: int

    def possible(self, table: AloneTable) -> bool:
        return bool(table.state.monsters)

    def run(self, table: AloneTable) -> None:
        if self.possible(table):
            table.then(MoveOneOrReplace(table.inside(reactions.Playing).seat, self.points, self.distance_mod))


class MoveOneOrReplace(Choice):
    """Move a monster, or take one off and deploy one?"""

    rules: ClassVar[tuple[str, ...]] = ("AL-REACT-44", "AL-DEPLOY-16")
    is_window: ClassVar[bool] = True
    points: int
    distance_mod: int

    def candidates(self, table: AloneTable) -> Iterable[Option]:
        return (MoveOne(), ReplaceOne())

    def objection(self, table: AloneTable, option: Option) -> str | None:
        return "AL-DEPLOY-16" if isinstance(option, ReplaceOne) and not removable(table.state) else None

    def take(self, table: AloneTable, option: Option) -> None:
        if isinstance(option, MoveOne):
            table.then(MoveMonsters(self.points))
        else:
            table.then(WhichToTakeOff(self.seat), DeployMonster(self.distance_mod))


class WhichToTakeOff(Choice):
    """Which monster leaves the map? No noise tells of it."""

    rules: ClassVar[tuple[str, ...]] = ("AL-DEPLOY-11", "AL-DEPLOY-16")
    is_window: ClassVar[bool] = True

    def candidates(self, table: AloneTable) -> Iterable[Option]:
        return [ChooseMonster(monster.id) for monster in table.state.monsters]

    def objection(self, table: AloneTable, option: Any) -> str | None:
        return "AL-DEPLOY-16" if is_boss(option.monster) else None

    def take(self, table: AloneTable, option: ChooseMonster) -> None:
        take_off(table, monster_of(table.state, option.monster))
