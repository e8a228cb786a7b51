"""What a host may do with a match, and how anybody gets up from a seat.

Enters: a person who wants to change who plays, or whether play goes on. Leaves: changed rows, and a room that knows.
"""

from __future__ import annotations

import secrets
from typing import Any

from undercroft.kernel.orders import StandingOrder
from undercroft.kernel.refusals import NoSuchSeat

from .db.tables import MatchRow, PersonRow, SeatRow
from .lobby import bot_for_table, change, check_second_seat, seat_row, seating
from .matches.rooms import Rooms
from .matches.tables import READ_AGREEMENT, is_free
from .refusals import HasBegun, IsOver, NotBegun, NotIdle, NotTheHost, NotYourSeat, SeatKnown, SeatsMissing
from .sessions import hash_of
from .wire.lobby import NewTable, SeatToken, SeatWish
from .wire.tables import OVER, TableInfo


class Hosting:
    """The host's verbs, and leaving."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms

    async def begin(self, person: PersonRow, match_id: str) -> TableInfo:
        """Begin now; every seat must be taken."""
        match, seats = await self._hosted(person, match_id)
        if match.status != "waiting":
            raise HasBegun
        if any(is_free(seat) for seat in seats):
            raise SeatsMissing
        room = await self.rooms.get(match_id)
        await room.begin()
        return room.stage.info()

    async def set_seat(self, person: PersonRow, match_id: str, seat: int, wish: SeatWish) -> NewTable:
        """Give a seat to somebody else: before play any seat, then those whose person is gone."""
        await self._hosted(person, match_id)
        room = await self.rooms.get(match_id)
        async with seating(self.rooms.journal, match_id) as (match, seats):
            _check_host(match, person)
            place = _seat(seats, seat)
            row, token = seat_row(person, wish, seat)
            if match.status != "waiting" and place.person_id == person.id:
                row = _own_in_play(seats, place, wish, row)
            elif match.status != "waiting" and place.person_id is not None and not room.stage.is_idle(seat):
                raise NotIdle
            elif wish.kind == "me":
                check_second_seat(match, seats, person)
            change(place, row)
        await room.changed()
        await room.begin_if_full()
        return NewTable(table=room.stage.info(), invitations={seat: token} if token else {})

    async def pause(self, person: PersonRow, match_id: str) -> TableInfo:
        """Nobody can move, no clock runs, bots wait."""
        return await self._change_status(person, match_id, "playing", "paused")

    async def resume(self, person: PersonRow, match_id: str) -> TableInfo:
        """Play goes on; the clock of the present choice starts anew."""
        return await self._change_status(person, match_id, "paused", "playing")

    async def _change_status(self, person: PersonRow, match_id: str, before: str, after: str) -> TableInfo:
        match, _ = await self._hosted(person, match_id)
        if match.status == "waiting":
            raise NotBegun
        room = await self.rooms.get(match_id)
        if match.status == before:
            asked = room.match.seat if room.match is not None and after == "playing" else None
            room.tender.restart_clock()
            await room.journal.change_match(match_id, status=after, due_at=room.tender.due_at(asked))
            await room.changed()
        return room.stage.info()

    async def end(self, person: PersonRow, match_id: str) -> TableInfo:
        """The match is over without a result."""
        await self._hosted(person, match_id)
        room = await self.rooms.get(match_id)
        await room.end()
        return room.stage.info()

    async def leave(self, person: PersonRow, match_id: str) -> TableInfo:
        """Get up: before play the seats are free again; then it happens as it was agreed."""
        async with seating(self.rooms.journal, match_id) as (match, seats):
            mine = [seat for seat in seats if seat.person_id == person.id]
            if not mine:
                raise NotYourSeat
            if match.status in OVER:
                raise IsOver
            if match.status == "waiting":
                for seat in mine:
                    change(seat, {"person_id": None, "name": "", "token_hash": None})
        room = await self.rooms.get(match_id)
        if match.status != "waiting" and READ_AGREEMENT(match.agreement).leaving == "bot":
            for seat in mine:
                await room.hand_over(seat.seat, to_bot=True)
        await room.changed()
        return room.stage.info()

    async def token(self, person: PersonRow, match_id: str, seat: int) -> SeatToken:
        """A key for a program that plays one's seat. It is asked everything: people are spared questions."""
        token = secrets.token_urlsafe(24)
        async with seating(self.rooms.journal, match_id) as (_, seats):
            place = _seat(seats, seat)
            if place.person_id != person.id:
                raise NotYourSeat
            change(place, {"token_hash": hash_of(token), "standing_order": StandingOrder.ALWAYS.value})
        await (await self.rooms.get(match_id)).changed()
        return SeatToken(token=token)

    async def _hosted(self, person: PersonRow, match_id: str) -> tuple[MatchRow, list[SeatRow]]:
        match, seats = await self.rooms.journal.table(match_id)
        _check_host(match, person)
        return match, seats


def _check_host(match: MatchRow, person: PersonRow) -> None:
    if match.host_id != person.id:
        raise NotTheHost
    if match.status in OVER:
        raise IsOver


def _own_in_play(seats: list[SeatRow], place: SeatRow, wish: SeatWish, row: dict[str, Any]) -> dict[str, Any]:
    """Who plays two hands knows both, so nobody else gets one of them; a bot may play it, but it stays theirs.

    Were it the bot's, the host could open it for somebody in a second step.
    """
    keeps_another = any(seat.person_id == place.person_id and seat is not place for seat in seats)
    if not keeps_another or wish.kind == "me":
        return row
    if wish.kind != "bot":
        raise SeatKnown
    return {"stand_in": bot_for_table(wish.bot)}


def _seat(seats: list[SeatRow], number: int) -> SeatRow:
    if not 0 <= number < len(seats):
        raise NoSuchSeat(seat=str(number), seats=len(seats))
    return seats[number]
