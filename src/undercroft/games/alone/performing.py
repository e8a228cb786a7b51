"""The six actions, as they are performed (AL-ACT).

An item replaces the usual effect of its action; the action counts as performed all the same.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from undercroft.kernel.procedure import Procedure

from . import actions, characters, events, exploring, hero_attack, locating, missions, reactions, uses, walk
from .doors import unblock
from .ids import AFTER_TARGETS, BEFORE_REVEAL, EXPLORE, FIGHT, HERO, INTERACT, LOCATE, MOVE, SEARCH
from .items import OfferUpgrades, draw_item, gain_item
from .labyrinth import LookAround
from .lights import turn_on
from .sight import beyond, explored_line, light_line
from .state import AloneTable, figure_named, plan_of, room_of
from .values import fight_dice, switch_sectors

EXPLORE_SECTORS = 2
SEARCH_CARDS, ROOM_CARDS = 1, 3


class Perform(Procedure):
    """An action that a card made ineffective counts as performed and does nothing."""

    rules: ClassVar[tuple[str, ...]] = ("AL-ITEM-01", "AL-ITEM-14")

    def run(self, table: AloneTable) -> None:
        action = table.inside(actions.Action)
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
        action = table.inside(actions.Action)
        if not action.cancelled:
            characters.after_action(table, action)


# Without an item


def move(table: AloneTable, action: actions.Action) -> None:
    """One step; or the movement is spent on a door, and one may be blocked then too (AL-ACT-MOVE-01, AL-DOOR-08)."""
    state = table.state
    if action.opens_door:
        unblock(table, plan_of(state).places[state.hero.sector].doors[action.way])
        table.then(walk.OfferDoor())
    elif beyond(state, state.hero.sector, action.way) is not None:
        table.then(walk.HeroStep(action.way), characters.OfferSecondStep())


def explore(table: AloneTable, action: actions.Action) -> None:
    action.explored = explored_line(table.state, action.way, EXPLORE_SECTORS)
    table.then(reactions.Reacting(BEFORE_REVEAL), exploring.RevealExplored(), LookAround(), exploring.OfferThrowing())


def locate(table: AloneTable, action: actions.Action) -> None:
    """At a settling table nothing is asked or told: nobody there learns from it, and the position stays the same."""
    if not table.settling:
        table.then(
            locating.NameTarget(HERO),
            locating.OfferDirection(),
            reactions.Reacting(AFTER_TARGETS),
            locating.AnswerNext(),
        )


def fight(table: AloneTable, action: actions.Action) -> None:
    """Two dice against one monster in the Hero's sector (AL-ACT-FIGHT-02)."""
    monster = figure_named(table.state, action.figure)
    if monster is not None:
        table.then(hero_attack.HeroAttack(fight_dice(table.state), monster.id))


def search(table: AloneTable, action: actions.Action) -> None:
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


def interact(table: AloneTable, action: actions.Action) -> None:
    """One thing: a switch, a device, or the removal of one token (AL-ACT-INTERACT-05)."""
    if action.device >= 0:
        missions.use_device(table, action.mission, action.device)
    else:
        repair(table, action)


def repair(table: AloneTable, action: actions.Action) -> None:
    """The switch sector and up to two further ones in a straight line (AL-LIGHT-02)."""
    state = table.state
    count = min(switch_sectors(state), action.light)
    turn_on(table, [state.hero.sector, *light_line(state, action.way, count)])


PERFORM: dict[int, Callable[[AloneTable, actions.Action], None]] = {
    MOVE: move,
    EXPLORE: explore,
    LOCATE: locate,
    FIGHT: fight,
    SEARCH: search,
    INTERACT: interact,
}
