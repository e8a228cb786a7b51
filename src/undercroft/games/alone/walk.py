"""Steps: of the Hero from sector to sector, and of monsters through the dark.

A step of the Hero follows AL-ACT-MOVE-05. A monster spends points on steps and on blocked doors; whatever it meets on
the way happens at once, and where it ends it makes a noise.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from undercroft.kernel.parts import Option, Pass
from undercroft.kernel.procedure import Choice, Procedure, Scope

from . import combat, events, hero_attack, loss, memory, missions, reactions
from .doors import block_by_hero, unblock
from .ids import (
    AFTER_ENTER,
    AMBER,
    BEFORE_REVEAL,
    BY_TERROR,
    HERO,
    NO_FIGURE,
    SANITY,
    DoorId,
    MonsterId,
    SectorId,
    TileId,
    WayId,
)
from .labyrinth import LookAround, Reveal, clear_level, meet_the_truth, reveal_monster
from .leading import LeaderChoice
from .noise import Noise
from .options.evil import ChooseMonster, Go, Stay, Unblock
from .options.hero import BlockDoor
from .sight import beyond, is_blocked
from .state import (
    AloneTable,
    AnyState,
    Monster,
    is_boss,
    is_on_map,
    is_revealed,
    is_seen,
    kind_of,
    level_of,
    look_of,
    monster_of,
    monsters_in,
    plan_of,
    tile_of,
)
from .values import block_cost, has_room, is_frightening, terror_of, unblock_price

# The Hero


class HeroStep(Scope):
    """The Hero goes one sector that way.

    ``frightening`` are the monsters that terrify on this step, ``scare`` is added to the first of them.
    """

    rules: ClassVar[tuple[str, ...]] = ("AL-ACT-MOVE-01", "AL-ACT-MOVE-05")
    way: WayId
    parting: bool = True
    frightening: list[MonsterId] = []
    scare: int = 0

    def run(self, table: AloneTable) -> None:
        table.then(
            combat.OfferParting(),
            reactions.Reacting(BEFORE_REVEAL),
            Enter(),
            FrightenNext(),
            LookAround(),
            OfferDoor(),
            reactions.Reacting(AFTER_ENTER),
        )


def about_to_enter(table: AloneTable) -> SectorId:
    """The sector that the Hero is about to enter; it is revealed then, if it was not."""
    state = table.state
    there = beyond(state, state.hero.sector, table.inside(HeroStep).way)
    assert there is not None
    return there


class Enter(Procedure):
    """The Hero moves; on a change of level the old one is cleared; the sector is revealed (AL-STAIR-02)."""

    rules: ClassVar[tuple[str, ...]] = ("AL-ACT-MOVE-02", "AL-STAIR-02", "AL-STAIR-03", "AL-MMOVE-10")

    def run(self, table: AloneTable) -> None:
        state, step = table.state, table.inside(HeroStep)
        left, there = state.hero.sector, about_to_enter(table)
        state.hero.sector = there
        table.emit(events.HeroMoved(step.way, there))
        if step.way >= AMBER:
            clear_level(table, level_of(left), but=left)
        step.frightening = [monster.id for monster in monsters_in(state, there) if not is_seen(monster)]
        missions.hero_entered(table)
        tile = tile_of(state, there)
        if tile is None:
            table.then(Reveal([there]))
        else:
            meet_the_truth(table, tile)


class FrightenNext(Procedure):
    """Each monster in an unrevealed sector that the Hero enters terrifies separately (AL-MMOVE-11)."""

    rules: ClassVar[tuple[str, ...]] = ("AL-MMOVE-10", "AL-MMOVE-11")

    def run(self, table: AloneTable) -> None:
        if frightening_now(table):
            table.then(WhoFrightens(table.state.leader), self)


class WhoFrightens(LeaderChoice):
    """Which monster terrifies next? The leader settles the order; what a card adds belongs to the first."""

    rules: ClassVar[tuple[str, ...]] = ("AL-MMOVE-11", "AL-LEAD-06")

    def candidates(self, table: AloneTable) -> Iterable[Option]:
        return [ChooseMonster(monster) for monster in frightening_now(table)]

    def take(self, table: AloneTable, option: ChooseMonster) -> None:
        step = table.inside(HeroStep)
        step.frightening.remove(option.monster)
        bonus, step.scare = step.scare, 0
        terrify(table, option.monster, bonus)


def frightening_now(table: AloneTable) -> list[MonsterId]:
    """One monster of each kind that still has to terrify on this step; Cultists do not (AL-MMOVE-11)."""
    state, step = table.state, table.inside(HeroStep)
    found: dict[int, MonsterId] = {}
    for monster in step.frightening:
        if is_on_map(state, monster) and is_frightening(state, monster):
            found.setdefault(-1 - monster if is_boss(monster) else kind_of(monster), monster)
    return list(found.values())


def terrify(table: AloneTable, monster: MonsterId, bonus: int = 0) -> None:
    """The Hero loses sanity equal to the sanity damage of the monster's kind (AL-MMOVE-06)."""
    state = table.state
    amount = terror_of(state, monster, bonus)
    if amount > 0:
        table.emit(events.Terrified(monster_of(state, monster).figure, look_of(monster), amount))
        table.then(loss.Lose(SANITY, amount, BY_TERROR))


class OfferDoor(Procedure):
    """After each movement point, a step or a door opened, a door of the Hero's sector may be blocked (AL-DOOR-01)."""

    rules: ClassVar[tuple[str, ...]] = ("AL-ACT-MOVE-03", "AL-DOOR-01")

    def run(self, table: AloneTable) -> None:
        table.then(MayBlock(HERO))


class MayBlock(Choice):
    """Block a door of the Hero's sector?"""

    rules: ClassVar[tuple[str, ...]] = ("AL-ACT-MOVE-03", "AL-DOOR-01", "AL-DOOR-05")

    def candidates(self, table: AloneTable) -> Iterable[Option]:
        yield Pass()
        yield from (BlockDoor(way) for way in door_ways(table.state))

    def objection(self, table: AloneTable, option: Option) -> str | None:
        return objection_to_blocking(table.state, option.way) if isinstance(option, BlockDoor) else None

    def take(self, table: AloneTable, option: Option) -> None:
        if isinstance(option, BlockDoor):
            block_by_hero(table, plan_of(table.state).places[table.state.hero.sector].doors[option.way])


def door_ways(state: AnyState) -> list[WayId]:
    """The sides of the Hero's sector that have a door."""
    doors = plan_of(state).places[state.hero.sector].doors
    return [WayId(side) for side in range(4) if doors[side] >= 0]


def objection_to_blocking(state: AnyState, way: WayId) -> str | None:
    if is_blocked(state, state.hero.sector, way):
        return "AL-DOOR-03"
    return "AL-SETUP-18" if block_cost(state) > state.hero.adrenaline else None


# Monsters


class MonsterWalk(Scope):
    """A monster moves by so many points.

    ``goal``: every step must shorten the way there (-1: anywhere). ``must_leave``: at least one step. ``only`` are the
    sectors it may enter, a bit for each (-1: any). ``silent``: no noise; ``hide_way``: no direction is told.
    ``free_doors``: unblocking costs nothing; ``free_door``: once, a door of its sector. ``seen``: it has been in
    sight in this movement, where it began or on its way, and may have been lost from sight since.
    """

    rules: ClassVar[tuple[str, ...]] = ("AL-MMOVE-01", "AL-MMOVE-02", "AL-MMOVE-03", "AL-MMOVE-08", "AL-MMOVE-12")
    monster: MonsterId
    points: int
    goal: SectorId = SectorId(-1)
    must_leave: bool = False
    only: int = -1
    silent: bool = False
    hide_way: bool = False
    free_doors: bool = False
    free_door: bool = False
    steps: int = 0
    seen: bool = False

    def goes_on(self, state: AnyState) -> bool:
        return is_on_map(state, self.monster)

    def run(self, table: AloneTable) -> None:
        table.then(WalkOn())

    def close(self, table: AloneTable) -> None:
        state = table.state
        if state.outcome is not None or not is_on_map(state, self.monster):
            return
        state.turn.moved.append(self.monster)
        if not self.silent:
            table.then(Noise(monster_of(state, self.monster).sector))


class WalkOn(Procedure):
    """Ask for the next step while there is one to take."""

    rules: ClassVar[tuple[str, ...]] = ("AL-MMOVE-03", "AL-MMOVE-05")

    def run(self, table: AloneTable) -> None:
        walk = table.inside(MonsterWalk)
        if walk.points > 0 or walk.free_door or walk.free_doors:
            table.then(NextStep(table.inside(reactions.Playing).seat))


class NextStep(Choice):
    """Where does the monster go?"""

    rules: ClassVar[tuple[str, ...]] = ("AL-MMOVE-02", "AL-MMOVE-03", "AL-MMOVE-04", "AL-MMOVE-05")
    is_window: ClassVar[bool] = True

    def candidates(self, table: AloneTable) -> Iterable[Option]:
        state, walk = table.state, table.inside(MonsterWalk)
        sector = monster_of(state, walk.monster).sector
        if walk.steps or not walk.must_leave:
            yield Stay()
        for way, there in enumerate(plan_of(state).places[sector].ways):
            if there >= 0:
                yield Unblock(WayId(way)) if is_blocked(state, sector, way) else Go(WayId(way))

    def objection(self, table: AloneTable, option: Option) -> str | None:
        walk = table.inside(MonsterWalk)
        if isinstance(option, Go):
            return objection_to_step(table.state, walk, option.way)
        if isinstance(option, Unblock):
            return objection_to_unblocking(table.state, walk, option.way)
        return None

    def take(self, table: AloneTable, option: Option) -> None:
        state, walk = table.state, table.inside(MonsterWalk)
        monster = monster_of(state, walk.monster)
        if isinstance(option, Stay):
            return
        table.reveal()  # the other Evil players see it, and perhaps the Hero
        if isinstance(option, Unblock):
            pay_for_door(table, walk, monster, option.way)
            unblock(table, plan_of(state).places[monster.sector].doors[option.way])
        elif isinstance(option, Go):
            walk.points -= 1
            walk.steps += 1
            step_to(table, walk, monster, option.way)
        table.then(WalkOn())

    def subject(self, table: AloneTable) -> dict[str, Any]:
        walk = table.inside(MonsterWalk)
        return {"monster": ("monster", walk.monster), "points": walk.points}


def objection_to_step(state: AnyState, walk: MonsterWalk, way: WayId) -> str | None:
    here = monster_of(state, walk.monster).sector
    there = plan_of(state).places[here].ways[way]
    if walk.points < 1:
        return "AL-MMOVE-01"
    if walk.only >= 0 and not walk.only >> there & 1:
        return "AL-REACT-44"
    if not is_nearer(state, walk, here, there):
        return "AL-REACT-37"
    if way >= AMBER and not is_boss(walk.monster) and not has_room(state, level_of(there)):
        return "AL-STAIR-06"
    return None


def is_nearer(state: AnyState, walk: MonsterWalk, here: int, there: int) -> bool:
    """Does this step make the way to the goal shorter, measured as for Locate? (AL-REACT-37)"""
    if walk.goal < 0:
        return True
    far = plan_of(state).far[walk.goal]
    return far[there] < far[here]


def objection_to_unblocking(state: AnyState, walk: MonsterWalk, way: WayId) -> str | None:
    place = plan_of(state).places[monster_of(state, walk.monster).sector]
    if walk.must_leave and not walk.steps and walk.points <= unblock_price(state, DoorId(place.doors[way])):
        return "AL-MMOVE-05"  # no point would be left for the step that it must take
    if not is_nearer(state, walk, monster_of(state, walk.monster).sector, place.ways[way]):
        return None if walk.free_door else "AL-REACT-37"
    if walk.free_doors or walk.free_door:
        return None
    return None if unblock_price(state, place.doors[way]) <= walk.points else "AL-MMOVE-04"  # type: ignore[arg-type]


def pay_for_door(table: AloneTable, walk: MonsterWalk, monster: Monster, way: WayId) -> None:
    state = table.state
    if walk.free_doors:
        return
    if walk.free_door:
        walk.free_door = False
        table.inside(reactions.Playing).door_opened = True
        return
    walk.points -= unblock_price(state, plan_of(state).places[monster.sector].doors[way])  # type: ignore[arg-type]


def step_to(table: AloneTable, walk: MonsterWalk, monster: Monster, way: WayId) -> None:
    """One step: seen, lost from sight, or frightening, as the sectors are revealed.

    What was in sight once does not terrify in the same movement, also not out of the dark (AL-MMOVE-07, AL-MMOVE-08).
    """
    state = table.state
    there = SectorId(plan_of(state).places[monster.sector].ways[way])
    walk.seen = walk.seen or is_seen(monster)
    if is_seen(monster) and not is_revealed(state, there):
        told = WayId(-1) if walk.hide_way else way
        memory.note_left(state, monster)
        table.reveal()
        table.emit(events.MonsterLeft(monster.figure, look_of(monster.id), told, monster.id, there))
        monster.figure = NO_FIGURE
    arrive(table, monster, there, was_seen=walk.seen)


def arrive(table: AloneTable, monster: Monster, there: SectorId, was_seen: bool = False) -> None:
    """A monster is in another sector now, by a step or because it was put there."""
    state = table.state
    monster.sector, monster.kept_back = there, False
    tile = tile_of(state, there)
    table.emit(
        events.MonsterMoved(
            monster.id, look_of(monster.id), there, monster.figure, TileId(-1) if tile is None else tile.id
        )
    )
    if tile is not None and not is_seen(monster):
        reveal_monster(table, monster)
        if there == state.hero.sector and not was_seen:
            terrify(table, monster.id)
    missions.boss_entered(table, monster)
    if state.trap is not None and state.trap.sector == there:
        table.then(hero_attack.SpringTrap(monster.id))
