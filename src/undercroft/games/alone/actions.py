"""The Hero's turn: what may be done before an action, and the six actions (AL-TURN, AL-ACT).

An action is declared with everything that belongs to it, Evil may answer, and then it is performed. An item replaces
the usual effect of its action; the action counts as performed all the same.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, ClassVar

from undercroft.kernel.parts import No, Option, Pass, Seat, Yes
from undercroft.kernel.procedure import Choice, Procedure, Scope

from . import characters, combat, events, loss, memory, missions, reactions, uses, walk
from .content.items import ITEMS
from .danger import throw_away
from .doors import unblock
from .elements import danger_is_shown, switch_is_shown, ways_shown
from .ids import (
    AFTER_DECLARED,
    AFTER_TARGETS,
    BEFORE_REVEAL,
    BY_CHOICE,
    BY_MISSION,
    EXPLORE,
    FIGHT,
    HEALTH,
    HERO,
    INTERACT,
    LOCATE,
    MOVE,
    SANITY,
    SEARCH,
    SIDES,
    FigureId,
    ItemId,
    MissionId,
    SectorId,
    TargetId,
    TileId,
    WayId,
)
from .items import OfferUpgrades, draw_item, gain_item, own_item, spend
from .labyrinth import LookAround, Reveal, vanish
from .lights import turn_on
from .options import (
    BulletTime,
    ChooseTarget,
    Explore,
    Fight,
    Locate,
    Move,
    OpenDoor,
    Repair,
    Search,
    SearchRoom,
    TellDistance,
    ThrowAway,
    UseDevice,
    UseItem,
)
from .sight import beyond, explored_line, is_blocked, light_line, lit_in_sight
from .state import (
    AloneTable,
    AnyState,
    Deed,
    Told,
    figure_named,
    level_of,
    plan_of,
    room_of,
    tile_named,
    tile_of,
)
from .targets import ANY_STAIRS, first_ways, nearest
from .values import LOCATE_DIRECTION, conditions, fight_dice, switch_sectors

EXPLORE_SECTORS = 2
LOCATE_TARGETS = 2
SEARCH_CARDS, ROOM_CARDS = 1, 3

# Choosing


class ChooseAction(Choice):
    """What does the Hero do? Start-of-turn effects come before the action is declared, in any order (AL-TURN-11)."""

    rules: ClassVar[tuple[str, ...]] = ("AL-TURN-03", "AL-TURN-04", "AL-TURN-05", "AL-TURN-11")

    def candidates(self, table: AloneTable) -> Iterable[Option]:
        state = table.state
        if not state.turn.has_declared:
            yield BulletTime()
            yield from characters.start_of_turn(state)
        yield from plain_actions(state)
        yield from uses.offers(state)

    def objection(self, table: AloneTable, option: Option) -> str | None:
        state = table.state
        if isinstance(option, BulletTime):
            return objection_to_bullet_time(state)
        if isinstance(option, Move):
            return "AL-ACT-MOVE-07" if is_blocked(state, state.hero.sector, option.way) else None
        if isinstance(option, Explore):
            return "AL-ACT-EXPLORE-06" if beyond(state, state.hero.sector, option.way) is None else None
        if isinstance(option, UseDevice):
            return missions.objection_to_device(state, option)
        if isinstance(option, UseItem):
            return uses.objection(state, option.item)
        return characters.objection(state, option)

    def take(self, table: AloneTable, option: Any) -> None:
        state = table.state
        if isinstance(option, BulletTime):
            state.hero.adrenaline -= 1
            state.turn.actions += 1
            state.turn.bullet_time = True
            table.emit(events.BulletTimeUsed())
            table.then(self)
        elif isinstance(option, tuple(ACTION_OF)) or (isinstance(option, UseItem) and is_action_item(option.item)):
            table.then(action_for(state, option))
        elif isinstance(option, UseItem):
            uses.use_at_start(table, option.item)
            table.then(self)
        else:
            characters.use_at_start(table, option)
            table.then(self)

    def why_not(self, table: AloneTable, thing: str) -> tuple[str, ...]:
        kind = thing.partition(":")[0]
        return {"figure": ("AL-ACT-FIGHT-01",), "tile": ("AL-ACT-MOVE-01",)}.get(kind, self.rules)


def objection_to_bullet_time(state: AnyState) -> str | None:
    """Once a turn, for 1 adrenaline (AL-TURN-05, AL-TURN-06)."""
    if state.turn.bullet_time:
        return "AL-TURN-06"
    return None if state.hero.adrenaline > 0 else "AL-TURN-05"


def plain_actions(state: AnyState) -> Iterable[Option]:
    """The six actions without items, one option for every way to perform them."""
    place = plan_of(state).places[state.hero.sector]
    ways = ways_shown(state, state.hero.sector)
    yield from (Move(way) for way in ways)
    yield from (OpenDoor(way) for way in walk.door_ways(state) if is_blocked(state, state.hero.sector, way))
    yield from (Explore(way) for way in ways)
    yield Locate()
    yield from (Fight(figure) for figure in figures_here(state))
    yield Search()
    room = room_of(state, state.hero.sector)
    if room is not None and not state.hero.searched >> room & 1:
        yield SearchRoom()
    if switch_is_shown(state):
        yield from (Repair(side) for side in SIDES if place.ways[side] >= 0)
    yield from missions.devices(state)


def figures_here(state: AnyState) -> list[FigureId]:
    """The monsters in the Hero's sector, as the Hero sees them (AL-ACT-FIGHT-01)."""
    here = state.hero.sector
    return sorted(monster.figure for monster in state.monsters if monster.sector == here and monster.figure >= 0)


def is_action_item(item: ItemId) -> bool:
    return ITEMS[item].action >= 0


# Declaring


class Action(Scope):
    """One action, from its declaration to its end.

    Which fields matter depends on the kind: ``way`` of a step or line, ``figure`` attacked, ``tile`` aimed at, ``item``
    used with ``charges``, ``device`` of which ``mission``, ``targets`` named, those ``directed`` told with a direction.
    ``upgraded``: the item is; ``details``: how many questions about its use have been asked.
    ``cancelled``: it has no effect but counts as performed. ``explored``: the sectors of an Explore.
    ``cards``: how many are drawn. ``no_throwing``: no danger token may be thrown away. ``light``: most sectors that a
    switch lights besides its own. ``lies``: by how much the answer for each target may be off, and ``liars`` who then
    gives it; ``refused``: no answer; ``doubt``: by how much any answer may be off, as far as the Hero can tell.
    """

    rules: ClassVar[tuple[str, ...]] = ("AL-TURN-03", "AL-TURN-04")
    action: int
    way: WayId = WayId(-1)
    figure: FigureId = FigureId(-1)
    tile: TileId = TileId(-1)
    item: ItemId = ItemId(-1)
    charges: int = 0
    upgraded: bool = False
    details: int = 0
    mission: MissionId = MissionId(-1)
    device: int = -1
    opens_door: bool = False
    cards: int = 0
    targets: list[TargetId] = []
    directed: list[TargetId] = []
    most_targets: int = 0
    lies: list[int] = []
    liars: list[Seat] = []
    refused: list[TargetId] = []
    explored: list[SectorId] = []
    cancelled: bool = False
    no_throwing: bool = False
    light: int = 9
    doubt: int = 0

    def run(self, table: AloneTable) -> None:
        table.then(AskDetails(), Declare(), reactions.Window(AFTER_DECLARED), Perform(), AfterAction())


ACTION_OF: dict[type[Option], int] = {
    Move: MOVE,
    OpenDoor: MOVE,
    Explore: EXPLORE,
    Locate: LOCATE,
    Fight: FIGHT,
    Search: SEARCH,
    SearchRoom: SEARCH,
    Repair: INTERACT,
    UseDevice: INTERACT,
}


def action_for(state: AnyState, option: Any) -> Action:
    if isinstance(option, UseItem):
        upgraded = own_item(state, option.item).upgraded
        return Action(ITEMS[option.item].action, item=option.item, upgraded=upgraded)
    action = Action(ACTION_OF[type(option)])
    if isinstance(option, Move | OpenDoor | Explore | Repair):
        action.way = option.way
        action.opens_door = isinstance(option, OpenDoor)
    elif isinstance(option, Fight):
        action.figure = option.figure
    elif isinstance(option, UseDevice):
        action.mission, action.device = option.mission, option.device
    elif isinstance(option, Search | SearchRoom):
        action.cards = ROOM_CARDS if isinstance(option, SearchRoom) else SEARCH_CARDS
    return action


class AskDetails(Procedure):
    """An item is declared with its direction, target and charges. A target that a card invented vanishes, and the Hero
    has declared nothing yet (AL-INFO-25).
    """

    rules: ClassVar[tuple[str, ...]] = ("AL-ITEM-01", "AL-INFO-25")

    def run(self, table: AloneTable) -> None:
        action = table.inside(Action)
        phantoms = attacked_phantoms(table.state, action)
        if phantoms:
            vanish(table, phantoms)
            table.leave(Action)
            table.then(ChooseAction(HERO))
        elif action.item >= 0:
            question = uses.next_detail(table, action)
            if question is not None:
                table.then(question, self)


def attacked_phantoms(state: AnyState, action: Action) -> list[FigureId]:
    """The invented monsters that an attack is aimed at: by themselves, or with all that is on a tile."""
    if action.action != FIGHT:
        return []
    return [
        phantom.figure
        for tile in state.labyrinth
        for phantom in tile.phantoms
        if phantom.figure == action.figure or (tile.id == action.tile and action.way < 0)
    ]


class Declare(Procedure):
    """The first action of a turn spends the turn token; charges are paid; a problem mission may have its price."""

    rules: ClassVar[tuple[str, ...]] = ("AL-TURN-02", "AL-TURN-03", "AL-ITEM-02", "AL-REACT-39")

    def run(self, table: AloneTable) -> None:
        state, action = table.state, table.inside(Action)
        if not state.turn.has_declared:
            state.turn.has_declared = True
            state.turns_left -= 1
        state.turn.deeds.append(Deed(action.action, state.hero.sector, uses.is_silent(action)))
        table.reveal()
        way = action.way if action.tile < 0 else WayId(-1)
        table.emit(events.ActionDeclared(action.action, way, action.item, action.mission))
        if action.charges:
            spend(table, own_item(state, action.item), action.charges)
        if action.action == LOCATE:
            action.most_targets = uses.locate_targets(action)
        for mission in conditions(state):
            if action.action == SEARCH and mission.search_cost and room_of(state, state.hero.sector) is None:
                table.then(loss.Lose(HEALTH, mission.search_cost, BY_MISSION))
            if action.action == LOCATE and mission.dear_targets:
                table.then(PayForTarget(HERO))


class PayForTarget(Choice):
    """Whispering Intercom: lose 1 sanity, or name one target fewer."""

    rules: ClassVar[tuple[str, ...]] = ("AL-SETUP-18", "AL-ALLY-09")

    def candidates(self, table: AloneTable) -> Iterable[Option]:
        return (Yes(), No())

    def take(self, table: AloneTable, option: Option) -> None:
        if isinstance(option, Yes):
            table.then(loss.Lose(SANITY, 1, BY_CHOICE))
        else:
            table.inside(Action).most_targets -= 1


class Perform(Procedure):
    """An action that a card made ineffective counts as performed and does nothing."""

    rules: ClassVar[tuple[str, ...]] = ("AL-ITEM-01", "AL-ITEM-14")

    def run(self, table: AloneTable) -> None:
        action = table.inside(Action)
        if action.cancelled:
            table.emit(events.ActionFailed(action.action))
        elif action.item >= 0:
            uses.perform(table, action)
        else:
            PERFORM[action.action](table, action)


class AfterAction(Procedure):
    """What characters and allies add to an action."""

    rules: ClassVar[tuple[str, ...]] = ("AL-ALLY-03", "AL-SETUP-30")

    def run(self, table: AloneTable) -> None:
        action = table.inside(Action)
        if not action.cancelled:
            characters.after_action(table, action)


# Move


def move(table: AloneTable, action: Action) -> None:
    """One step; or the movement is spent on a door, and one may be blocked then too (AL-ACT-MOVE-01, AL-DOOR-08)."""
    state = table.state
    if action.opens_door:
        unblock(table, plan_of(state).places[state.hero.sector].doors[action.way])
        table.then(walk.OfferDoor())
    elif beyond(state, state.hero.sector, action.way) is not None:
        table.then(walk.HeroStep(action.way), characters.OfferSecondStep())


# Explore


def explore(table: AloneTable, action: Action) -> None:
    action.explored = explored_line(table.state, action.way, EXPLORE_SECTORS)
    table.then(reactions.Window(BEFORE_REVEAL), RevealExplored(), LookAround(), OfferThrowing())


class RevealExplored(Procedure):
    """Up to two sectors in one straight line; monsters so revealed do not terrify (AL-ACT-EXPLORE-07)."""

    rules: ClassVar[tuple[str, ...]] = ("AL-ACT-EXPLORE-01", "AL-ACT-EXPLORE-02", "AL-ACT-EXPLORE-07")

    def run(self, table: AloneTable) -> None:
        table.then(Reveal(list(table.inside(Action).explored)))


class OfferThrowing(Procedure):
    rules: ClassVar[tuple[str, ...]] = ("AL-ACT-EXPLORE-04", "AL-ACT-EXPLORE-08")

    def run(self, table: AloneTable) -> None:
        if not table.inside(Action).no_throwing:
            table.then(MayThrowAway(HERO))


class MayThrowAway(Choice):
    """Throw away one danger token of the own sector or of those just explored (AL-ACT-EXPLORE-04)."""

    rules: ClassVar[tuple[str, ...]] = ("AL-ACT-EXPLORE-04", "AL-ACT-EXPLORE-09")

    def candidates(self, table: AloneTable) -> Iterable[Option]:
        state = table.state
        yield Pass()
        for sector in (state.hero.sector, *table.inside(Action).explored):
            tile = tile_of(state, sector)
            if tile is not None and danger_is_shown(state, sector):
                yield ThrowAway(tile.id)

    def take(self, table: AloneTable, option: Option) -> None:
        if isinstance(option, ThrowAway) and not throw_away(table, tile_named(table.state, option.tile)):
            table.then(self)


# Locate


def locate(table: AloneTable, action: Action) -> None:
    """At a settling table nothing is asked or told: nobody there learns from it, and the position stays the same."""
    if not table.settling:
        table.then(NameTarget(HERO), OfferDirection(), reactions.Window(AFTER_TARGETS), AnswerNext())


class NameTarget(Choice):
    """Name a target (AL-ACT-LOCATE-02)."""

    rules: ClassVar[tuple[str, ...]] = ("AL-ACT-LOCATE-01", "AL-ACT-LOCATE-02")

    def candidates(self, table: AloneTable) -> Iterable[Option]:
        named = table.inside(Action).targets
        return [ChooseTarget(TargetId(target)) for target in range(ANY_STAIRS) if target not in named]

    def take(self, table: AloneTable, option: ChooseTarget) -> None:
        action = table.inside(Action)
        action.targets.append(option.target)
        if table.settling:
            action.targets.clear()  # nothing is told there: see locate
        elif len(action.targets) < action.most_targets:
            table.then(self)
        else:
            table.emit(events.TargetsNamed(list(action.targets)))


class OfferDirection(Procedure):
    """Some items and rewards tell the direction too, for targets that are named with it."""

    rules: ClassVar[tuple[str, ...]] = ("AL-ACT-LOCATE-06",)

    def run(self, table: AloneTable) -> None:
        state, action = table.state, table.inside(Action)
        most = uses.directions(action) + bool(state.permanent & LOCATE_DIRECTION)
        if most >= len(action.targets):
            action.directed = list(action.targets)
        elif most:
            table.then(*(WithDirection(HERO) for _ in range(most)))


class WithDirection(Choice):
    """For which target is the direction told too?"""

    rules: ClassVar[tuple[str, ...]] = ("AL-ACT-LOCATE-01",)

    def candidates(self, table: AloneTable) -> Iterable[Option]:
        action = table.inside(Action)
        return [ChooseTarget(target) for target in action.targets if target not in action.directed]

    def take(self, table: AloneTable, option: ChooseTarget) -> None:
        table.inside(Action).directed.append(option.target)


class AnswerNext(Procedure):
    """Answers describe the state after Evil's instants (AL-ACT-LOCATE-09)."""

    rules: ClassVar[tuple[str, ...]] = ("AL-ACT-LOCATE-01", "AL-ACT-LOCATE-09")

    def run(self, table: AloneTable) -> None:
        action = table.inside(Action)
        if action.targets:
            may_lie = action.lies and action.lies[0]
            table.then(Answer(action.liars[0] if may_lie else table.state.leader), self)


class Answer(Choice):
    """Distance and level of a target; a tie of levels or directions is Evil's to settle; a card may allow a lie.

    It is put for every answer, so that a pause does not tell that there was something to settle.
    """

    rules: ClassVar[tuple[str, ...]] = ("AL-ACT-LOCATE-03", "AL-ACT-LOCATE-04", "AL-ACT-LOCATE-07", "AL-RUL-28")
    is_window: ClassVar[bool] = True

    def candidates(self, table: AloneTable) -> Iterable[Option]:
        return answers(table.state, table.inside(Action))

    def take(self, table: AloneTable, option: TellDistance) -> None:
        action = table.inside(Action)
        target = action.targets.pop(0)
        if action.lies:
            action.lies.pop(0)
            action.liars.pop(0)
        table.reveal()
        table.emit(events.DistanceTold(target, option.distance, option.level, option.way))
        here = table.state.hero.sector
        memory.note_told(table.state, Told(target, option.distance, option.level, option.way, here, action.doubt))

    def subject(self, table: AloneTable) -> dict[str, Any]:
        return {"target": ("target", table.inside(Action).targets[0])}


def answers(state: AnyState, action: Action) -> list[TellDistance]:
    """What may be answered for the next target, the truth first."""
    target = action.targets[0]
    if target in action.refused:
        return [TellDistance(-2, -1)]
    found = nearest(state, target)
    if not found:
        return [TellDistance(-1, -1)]
    truth = plan_of(state).far[state.hero.sector][found[0]]
    own = level_of(state.hero.sector)
    ways = ways_to_tell if target in action.directed else no_way
    told = sorted({(int(level_of(sector) != own), way) for sector in found for way in ways(state, sector)})
    most = action.lies[0] if action.lies else 0
    distances = [truth, *(truth + off for size in range(1, most + 1) for off in (-size, size) if truth + off >= 0)]
    return [TellDistance(distance, level, way) for distance in distances for level, way in told]


def ways_to_tell(state: AnyState, sector: int) -> list[WayId]:
    """None leads to where the Hero is already."""
    return first_ways(plan_of(state), state.hero.sector, sector) or [WayId(-1)]


def no_way(state: AnyState, sector: int) -> list[WayId]:
    return [WayId(-1)]


# Fight


def fight(table: AloneTable, action: Action) -> None:
    """Two dice against one monster in the Hero's sector (AL-ACT-FIGHT-02)."""
    monster = figure_named(table.state, action.figure)
    if monster is not None:
        table.then(combat.HeroAttack(fight_dice(table.state), monster.id))


# Search


def search(table: AloneTable, action: Action) -> None:
    """One card, or once a game in each room three; then upgrades (AL-ACT-SEARCH)."""
    state = table.state
    room = room_of(state, state.hero.sector)
    if action.cards == ROOM_CARDS and room is not None:
        state.hero.searched |= 1 << room
    for _ in range(action.cards):
        card = draw_item(table)
        if card is not None:
            gain_item(table, card)
    table.then(OfferUpgrades())


# Interact


def interact(table: AloneTable, action: Action) -> None:
    """One thing: a switch, a device, or the removal of one token (AL-ACT-INTERACT-05)."""
    if action.device >= 0:
        missions.use_device(table, action.mission, action.device)
    else:
        repair(table, action)


def repair(table: AloneTable, action: Action) -> None:
    """The switch sector and up to two further ones in a straight line (AL-LIGHT-02)."""
    state = table.state
    count = min(switch_sectors(state), action.light)
    turn_on(table, [state.hero.sector, *light_line(state, action.way, count)])


PERFORM: dict[int, Callable[[AloneTable, Action], None]] = {
    MOVE: move,
    EXPLORE: explore,
    LOCATE: locate,
    FIGHT: fight,
    SEARCH: search,
    INTERACT: interact,
}


def explored_unrevealed(table: AloneTable) -> list[SectorId]:
    """The unrevealed sectors that the declared Explore will reveal."""
    return [sector for sector in table.inside(Action).explored if tile_of(table.state, sector) is None]


def is_about_to_reveal(table: AloneTable) -> bool:
    """Is the step or the line that is about to be resolved going to reveal a sector?"""
    if not table.is_inside(walk.HeroStep):
        return bool(explored_unrevealed(table))
    there = walk.about_to_enter(table)
    return tile_of(table.state, there) is None or lit_in_sight(table.state, there) is not None
