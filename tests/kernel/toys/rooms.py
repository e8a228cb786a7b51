"""A toy of lasting effects: rooms deal damage, and rows on them change how much, until their time is up.

A room's damage is a function of the printed number, of what stands beside it, and of the rows.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NewType

from undercroft.kernel.chance import Chance
from undercroft.kernel.game import Game, Settings
from undercroft.kernel.lasting import Row, forget, has_row, rows_on, sweep, total
from undercroft.kernel.parts import Option, Part, Seat
from undercroft.kernel.procedure import Choice, Procedure, Scope
from undercroft.kernel.state import P, State
from undercroft.kernel.table import Table

RoomId = NewType("RoomId", int)
ADDS, IS_FIXED_AT, IS_AT_LEAST, IS_SILENT, TIRES_HERO = range(5)
KINDS_ON_ROOMS = (ADDS, IS_FIXED_AT, IS_AT_LEAST, IS_SILENT)
END_OF_PHASE, END_OF_ROUND, FOREVER = range(3)
PIT, CRYPT, THRONE = "pit", "crypt", "throne"
PRINTED = {PIT: 3, CRYPT: 1, THRONE: 0}


class Room(Part):
    id: RoomId
    name: str


class RoomsState(State[P]):
    rooms: list[Room]
    rows: list[Row]


RoomsTable = Table[RoomsState[Any]]


def damage(state: RoomsState[Any], room: Room) -> int:
    """Printed number and what is counted, then additions; a fixed value beats both; floors come last."""
    if has_row(state.rows, IS_SILENT, room.id):
        return 0
    value = PRINTED[room.name] + crypts_counted(state, room) + total(state.rows, ADDS, room.id)
    for row in rows_on(state.rows, IS_FIXED_AT, room.id):
        value = row.amount
    return max([value, 0, *(row.amount for row in rows_on(state.rows, IS_AT_LEAST, room.id))])


def crypts_counted(state: RoomsState[Any], room: Room) -> int:
    """The throne deals one for each crypt, whichever they are at the moment."""
    return sum(other.name == CRYPT for other in state.rooms) if room.name == THRONE else 0


class Affect(Procedure):
    """Lay down a row."""

    kind: int
    room: RoomId
    amount: int
    until: int

    def run(self, table: RoomsTable) -> None:
        table.state.rows.append(Row(self.kind, self.room, self.amount, source=0, until=self.until))


class Build(Procedure):
    name: str

    def run(self, table: RoomsTable) -> None:
        table.state.rooms.append(Room(RoomId(len(table.state.rooms)), self.name))


class Destroy(Procedure):
    room: RoomId

    def run(self, table: RoomsTable) -> None:
        table.state.rooms = [room for room in table.state.rooms if room.id != self.room]
        forget(table.state.rows, KINDS_ON_ROOMS, self.room)


class Wait(Option, frozen=True):
    moments: int


class Look(Choice):
    """A place for the test to look at the table."""

    def candidates(self, table: RoomsTable) -> Iterable[Option]:
        return Wait(1), Wait(2)

    def take(self, table: RoomsTable, option: Option) -> None:
        return None


class Phase(Scope):
    """Affects the first room as the test says, lets it look, and is over."""

    kind: int
    amount: int
    until: int

    def run(self, table: RoomsTable) -> None:
        table.then(Affect(self.kind, RoomId(0), self.amount, self.until), Look(Seat(0)))

    def close(self, table: RoomsTable) -> None:
        sweep(table.state.rows, END_OF_PHASE)


class Rooms(Game[RoomsState[Any]]):
    name = "rooms"
    package = __name__
    state_type = RoomsState
    settings_type = Settings


GAME = Rooms()


def row(kind: int, amount: int, room: int = 0, until: int = FOREVER) -> Row:
    return Row(kind, room, amount, source=0, until=until)


def lair(*names: str, rows: Iterable[Row] = (), steps: Iterable[Procedure] = ()) -> RoomsState[Any]:
    rooms = [Room(RoomId(number), name) for number, name in enumerate(names)]
    return RoomsState([*reversed([*steps])], Chance.from_seed("1"), None, [], rooms, [*rows])
