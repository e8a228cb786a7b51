"""How an action is declared: with everything that belongs to it, and for what it costs (AL-TURN-03, AL-ITEM-01)."""

from __future__ import annotations

from typing import ClassVar

from undercroft.kernel.procedure import Procedure

from . import actions, events, locating, loss, uses
from .ids import BY_MISSION, FIGHT, HEALTH, HERO, LOCATE, SEARCH, FigureId, WayId
from .items import own_item, spend
from .labyrinth import vanish
from .state import AloneTable, AnyState, Deed, room_of
from .values import conditions


class AskDetails(Procedure):
    """An item is declared with its direction, target and charges. A target that a card invented vanishes, and the Hero
    has declared nothing yet (AL-INFO-25).
    """

    rules: ClassVar[tuple[str, ...]] = ("AL-ITEM-01", "AL-INFO-25")

    def run(self, table: AloneTable) -> None:
        action = table.inside(actions.Action)
        phantoms = attacked_phantoms(table.state, action)
        if phantoms:
            vanish(table, phantoms)
            table.leave(actions.Action)
            table.then(actions.ChooseAction(HERO))
        elif action.item >= 0:
            question = uses.next_detail(table, action)
            if question is not None:
                table.then(question, self)


def attacked_phantoms(state: AnyState, action: actions.Action) -> list[FigureId]:
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
        state, action = table.state, table.inside(actions.Action)
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
                table.then(locating.PayForTarget(HERO))
