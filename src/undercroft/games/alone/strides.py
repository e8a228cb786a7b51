"""Several steps of the Hero in one go: what items, the Pilot and an ally make of movement points.

A point takes the Hero to an adjacent sector, by all the rules of a step, or opens a blocked door of the own sector.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from undercroft.kernel.parts import Option, Pass
from undercroft.kernel.procedure import Choice, Procedure, Scope

from .doors import unblock
from .elements import ways_shown
from .ids import HERO, WayId
from .options.hero import OpenDoor, Toward
from .sight import beyond, is_blocked
from .state import AloneTable, AnyState, plan_of
from .walk import HeroStep, OfferDoor, door_ways

EVERY_STEP, FIRST_STEP, NO_STEP = range(3)
"""Which steps of a stride may meet a parting attack."""

ANY_WAY = WayId(-1)


class Stride(Scope):
    """The Hero has so many movement points, and may stop after each.

    ``first``: where the first point goes, if that was declared; ``opens``: into a door there. ``line``: every step
    must go that way, and no point may be spent on doors (-1: anywhere). ``parting``: see above.
    """

    rules: ClassVar[tuple[str, ...]] = ("AL-ITEM-11", "AL-COMBAT-12", "AL-DOOR-08")
    points: int
    parting: int = EVERY_STEP
    first: WayId = ANY_WAY
    opens: bool = False
    line: WayId = ANY_WAY
    steps: int = 0

    def run(self, table: AloneTable) -> None:
        if self.first != ANY_WAY:
            spend_point(table, self.first, self.opens)
        table.then(GoOn())


def spend_point(table: AloneTable, way: WayId, opens: bool) -> None:
    """A step, or a door. What was declared may have become impossible: then the point is lost."""
    state, stride = table.state, table.inside(Stride)
    stride.points -= 1
    if opens:
        unblock(table, plan_of(state).places[state.hero.sector].doors[way])
        table.then(OfferDoor())
    elif beyond(state, state.hero.sector, way) is not None:
        stride.steps += 1
        is_safe = stride.parting == NO_STEP or (stride.parting == FIRST_STEP and stride.steps > 1)
        table.then(HeroStep(way, parting=not is_safe))


class GoOn(Procedure):
    """The next point is spent after the one before it has been resolved."""

    rules: ClassVar[tuple[str, ...]] = ("AL-ITEM-06", "AL-ITEM-11")

    def run(self, table: AloneTable) -> None:
        if table.inside(Stride).points > 0:
            table.then(WhereNext(HERO))


class WhereNext(Choice):
    """Where does the next point go? The rest may be left out."""

    rules: ClassVar[tuple[str, ...]] = ("AL-ITEM-06", "AL-ITEM-11", "AL-DOOR-08")

    def candidates(self, table: AloneTable) -> Iterable[Option]:
        line = table.inside(Stride).line
        yield Pass()
        yield from [Toward(line)] if line != ANY_WAY else ways_of_a_point(table.state)

    def objection(self, table: AloneTable, option: Option) -> str | None:
        return objection_to_stepping(table.state, option.way) if isinstance(option, Toward) else None

    def take(self, table: AloneTable, option: Option) -> None:
        if isinstance(option, Toward | OpenDoor):
            spend_point(table, option.way, isinstance(option, OpenDoor))
            table.then(GoOn())

    def subject(self, table: AloneTable) -> dict[str, Any]:
        return {"points": table.inside(Stride).points}


def ways_of_a_point(state: AnyState) -> Iterable[Option]:
    """What a movement point could be spent on: a step, or a blocked door (AL-DOOR-08)."""
    here = state.hero.sector
    yield from (Toward(way) for way in ways_shown(state, here))
    yield from (OpenDoor(way) for way in door_ways(state) if is_blocked(state, here, way))


def objection_to_stepping(state: AnyState, way: WayId) -> str | None:
    """Neither walls nor blocked doors can be passed."""
    return "AL-ACT-MOVE-07" if beyond(state, state.hero.sector, way) is None else None
