"""A toy of moments: bells hear when something rings, one after another, in the order of the table.

A bell's abilities are content, indexed by moment and kind. Hammers smash, echoes ring again, a double bell
has two abilities, a last wish is heard though its bell is gone.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NewType

from undercroft.kernel.chance import Chance
from undercroft.kernel.game import Game, Settings
from undercroft.kernel.moments import Fired, Listener, Moment, OrderAbilities
from undercroft.kernel.parts import Option, Part, Seat
from undercroft.kernel.procedure import Procedure
from undercroft.kernel.state import P, State
from undercroft.kernel.table import Table

BellId = NewType("BellId", int)
CHIME, GONG, HAMMER, ECHO, DOUBLE, WISH = range(6)
NAMES = ("chime", "gong", "hammer", "echo", "double", "wish")


class Bell(Part):
    id: BellId
    kind: int
    seat: Seat


class BellsState(State[P]):
    bells: list[Bell]
    heard: list[str]


BellsTable = Table[BellsState[Any]]


class Rang(Moment, frozen=True):
    tone: str


class Smashed(Moment, frozen=True):
    """Carries what may be asked of the bell: it is gone."""

    bell: BellId
    seat: Seat


class Ring(Procedure):
    tone: str

    def run(self, table: BellsTable) -> None:
        table.occur(Rang(self.tone))
        table.then(Hear(f"{self.tone} fades"))


class Hear(Procedure):
    what: str

    def run(self, table: BellsTable) -> None:
        table.state.heard.append(self.what)


class SmashFirst(Procedure):
    """The first other bell on the table breaks."""

    by: BellId

    def run(self, table: BellsTable) -> None:
        bells = table.state.bells
        victim = next((bell for bell in bells if bell.id != self.by), None)
        if victim is not None:
            bells.remove(victim)
            table.occur(Smashed(victim.id, victim.seat))


# Abilities


class OnTable:
    """Most abilities need their bell: it may be gone when its turn comes."""

    def hears(self, table: BellsTable, moment: Rang, fired: Fired) -> bool:
        return any(bell.id == fired.source for bell in table.state.bells)


class Sounds(OnTable):
    def fire(self, table: BellsTable, moment: Rang, fired: Fired) -> None:
        table.then(Hear(f"{fired.source} sounds {moment.tone}"))


class SoundsLow(OnTable):
    def fire(self, table: BellsTable, moment: Rang, fired: Fired) -> None:
        table.then(Hear(f"{fired.source} hums {moment.tone}"))


class Smashes(OnTable):
    def fire(self, table: BellsTable, moment: Rang, fired: Fired) -> None:
        table.then(SmashFirst(BellId(fired.source)))


class RingsAgain(OnTable):
    """An echo answers a loud tone with a soft one, and hears no soft one."""

    def hears(self, table: BellsTable, moment: Rang, fired: Fired) -> bool:
        return moment.tone == "loud" and super().hears(table, moment, fired)

    def fire(self, table: BellsTable, moment: Rang, fired: Fired) -> None:
        table.then(Ring("soft"))


class LastWish:
    """Heard of the bell that is gone: the moment says which."""

    def hears(self, table: BellsTable, moment: Smashed, fired: Fired) -> bool:
        return moment.bell == fired.source

    def fire(self, table: BellsTable, moment: Smashed, fired: Fired) -> None:
        table.then(Hear(f"{moment.bell} wishes seat {moment.seat} well"))


ON_RANG: dict[int, tuple[tuple[int, Listener], ...]] = {
    CHIME: ((0, Sounds()),),
    GONG: ((0, SoundsLow()),),
    HAMMER: ((0, Smashes()),),
    ECHO: ((0, RingsAgain()),),
    DOUBLE: ((0, Sounds()), (1, SoundsLow())),
    WISH: ((1, Sounds()),),
}
ON_SMASHED: dict[int, tuple[tuple[int, Listener], ...]] = {WISH: ((0, LastWish()),)}


class First(Option, frozen=True):
    kind: str
    ability: int


class OrderBells(OrderAbilities):
    def name(self, fired: Fired) -> Option:
        return First(NAMES[fired.source // 10], fired.ability)


class Bells(Game[BellsState[Any]]):
    name = "bells"
    package = __name__
    state_type = BellsState
    settings_type = Settings
    order_choice = OrderBells
    listeners = {Rang: ON_RANG, Smashed: ON_SMASHED}

    def kind_of(self, source: int) -> int:
        return source // 10

    def sources(self, state: BellsState[Any], happening: Moment | Procedure) -> Iterable[tuple[Seat, int]]:
        if isinstance(happening, Smashed):
            return [(happening.seat, happening.bell)]
        return [(bell.seat, bell.id) for bell in state.bells]


GAME = Bells()


def bell(kind: int, seat: Seat, number: int = 0) -> Bell:
    """The id tells the kind: ten bells of each."""
    return Bell(BellId(kind * 10 + number), kind, seat)


def tower(*bells: Bell, tone: str = "loud") -> BellsState[Any]:
    """Somebody rings in a tower with these bells."""
    return BellsState([Ring(tone)], Chance.from_seed("1"), None, [], [*bells], [])
