"""The Hero's turn: what may be done before an action, the choice of one, and what is known of it (AL-TURN, AL-ACT).

An action is declared with everything that belongs to it, Evil may answer, and then it is performed: see declaring and
performing.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from undercroft.kernel.parts import Option, Seat
from undercroft.kernel.procedure import Choice, Scope

from . import characters, declaring, events, missions, performing, reactions, uses, walk
from .content.items import ITEMS
from .elements import switch_is_shown, ways_shown
from .ids import (
    AFTER_DECLARED,
    EXPLORE,
    FIGHT,
    INTERACT,
    LOCATE,
    MOVE,
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
from .items import own_item
from .options.hero import (
    BulletTime,
    Explore,
    Fight,
    Locate,
    Move,
    OpenDoor,
    Repair,
    Search,
    SearchRoom,
    UseDevice,
    UseItem,
)
from .sight import beyond, is_blocked
from .state import AloneTable, AnyState, plan_of, room_of

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


# What is known of an action


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
        table.then(
            declaring.AskDetails(),
            declaring.Declare(),
            reactions.Reacting(AFTER_DECLARED),
            performing.Perform(),
            performing.AfterAction(),
        )


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
        action.cards = performing.ROOM_CARDS if isinstance(option, SearchRoom) else performing.SEARCH_CARDS
    return action
