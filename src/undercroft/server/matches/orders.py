"""What the seats of a room want to be asked in response windows: standing orders, and knocks.

Enters: what a person wishes. Leaves: a row on the disk, told to nobody else, until somebody who knocked has been asked.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import msgspec

from undercroft.kernel.match import Match
from undercroft.kernel.orders import Orders, StandingOrder

from ..db.tables import SeatRow
from ..refusals import DatabaseTrouble
from .tables import bot_of

if TYPE_CHECKING:
    from .room import Room

ENCODE = msgspec.json.Encoder().encode
READ = msgspec.json.Decoder(Orders).decode


def orders_of(seat: SeatRow) -> Orders:
    """The orders of whoever sits there: one word for all windows, or JSON."""
    written = seat.standing_order
    return READ(written) if written.startswith("{") else Orders(StandingOrder(written))


def orders_in(room: Room) -> list[Orders]:
    """What is asked of each seat; bots are asked everything."""
    return [Orders() if bot_of(seat) is not None else orders_of(seat) for seat in room.seats]


async def change(room: Room, seat: int, wish: Callable[[Orders], Orders]) -> None:
    """New orders are kept first; what they pass is passed at once, or when play goes on."""
    async with room.lock:
        written = ENCODE(wish(orders_of(room.seats[seat]))).decode()
        await room.journal.change_seat(room.id, seat, standing_order=written)
    await room.changed()
    room.stage.show_questions()
    if room.is_playing and bot_of(room.seats[seat]) is None:
        with contextlib.suppress(DatabaseTrouble):
            await room.act(Match.obey, "person")


def note_knocks(room: Room, match: Match[Any]) -> list[SeatRow]:
    """Who knocked and has been asked knocks no longer: the rows that are to be written."""
    heard = []
    for seat, orders in zip(room.seats, match.orders, strict=True):
        if bot_of(seat) is None and orders_of(seat).knocks and not orders.knocks:
            seat.standing_order = ENCODE(orders).decode()
            heard.append(seat)
    return heard


async def keep(room: Room, seats: list[SeatRow]) -> None:
    """Write them down. If that is not possible now, they still knock and will be asked once more."""
    for seat in seats:
        with contextlib.suppress(DatabaseTrouble):
            await room.journal.change_seat(room.id, seat.seat, standing_order=seat.standing_order)
    room.stage.show_table()
