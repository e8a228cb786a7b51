"""Who plays what with whom: matches are made, joined, left, watched and played again.

Enters: a person and a wish. Leaves: rows that say who sits where; open rooms are told. What two people want at the same
time is settled by the database: of two who sit down on one chair, one is refused. See ``seating``.
"""

from __future__ import annotations

import contextlib
import secrets
from collections.abc import AsyncIterator, Mapping, Sequence
from typing import Any

import msgspec
from sqlalchemy import func, insert, select, update
from sqlalchemy.engine import CursorResult
from sqlalchemy.ext.asyncio import AsyncSession

from undercroft.bots.registry import VOCABULARY as BOTS
from undercroft.bots.registry import BadStrength, installed_bots, parse_shelved_bot
from undercroft.kernel.chance import random_seed
from undercroft.kernel.match import read_settings
from undercroft.kernel.orders import StandingOrder
from undercroft.kernel.refusals import NoSuchSeat
from undercroft.kernel.registry import game

from .db.store import Store, now
from .db.tables import MatchRow, PersonRow, SeatRow
from .matches.journal import ID, Journal
from .matches.rooms import Rooms
from .matches.tables import is_free, table_info
from .matches.thoughts import MOST_SECONDS
from .names import bot_name, clean_name
from .refusals import (
    IsOver,
    NoSeatFree,
    NoSuchMatch,
    NotOver,
    NotYourSeat,
    SeatTaken,
    SecondSeat,
    TooManyMatches,
    TooMuchThought,
    WrongInvitation,
)
from .sessions import hash_of
from .wire.lobby import Join, NewMatch, NewTable, SeatWish
from .wire.tables import OVER, TableInfo

MOST_HOSTED = 50
MOST_LISTED = 100


class Lobby:
    """Matches before and around their play."""

    def __init__(self, store: Store, rooms: Rooms) -> None:
        self.store = store
        self.rooms = rooms

    # Making

    async def make(self, host: PersonRow, wish: NewMatch) -> NewTable:
        """A new match with its seats; it begins at once if nobody has to be waited for."""
        await self._check_hosted(host)
        played = game(wish.game)
        settings = read_settings(played, {**wish.settings, "seats": len(wish.seats)})
        bot_for_table(wish.agreement.stand_in)
        match_id = secrets.token_urlsafe(12)
        match = {
            "id": match_id,
            "game": played.name,
            "version": played.version,
            "settings": msgspec.json.encode(settings),
            "agreement": msgspec.json.encode(wish.agreement),
            "listed": wish.listed,
            "starts_itself": wish.starts_itself,
        }
        seats, invitations = seats_for(host, wish.seats)
        await self._insert(match, host.id, seats)
        return NewTable(table=await self._begin_if_full(match_id), invitations=invitations)

    async def _insert(
        self, match: dict[str, Any], host_id: str, seats: Sequence[dict[str, Any]], rematch_of: str = ""
    ) -> bool:
        """The seed is drawn now, so that its hash can be shown to everybody before anything happens.

        False if somebody else was first to make this rematch.
        """
        fresh = {
            "seed": random_seed(),
            "salt": secrets.token_hex(16),
            "status": "waiting",
            "host_id": host_id,
            "number": 0,
            "opening": b"",
            "digest": "",
            "created_at": now(),
            "changed_at": now(),
        }
        async with self.store.write() as db:
            if rematch_of and not await _claim(db, rematch_of, match["id"]):
                return False
            await db.execute(insert(MatchRow).values(**match, **fresh))
            for number, seat in enumerate(seats):
                await db.execute(insert(SeatRow).values(match_id=match["id"], seat=number, **seat))
        return True

    async def _check_hosted(self, host: PersonRow) -> None:
        hosted = select(func.count()).where(MatchRow.host_id == host.id, MatchRow.finished_at.is_(None))
        async with self.store.read() as db:
            if (await db.scalar(hosted) or 0) >= MOST_HOSTED:
                raise TooManyMatches(most=MOST_HOSTED)

    async def rematch(self, person: PersonRow, match_id: str) -> TableInfo:
        """The same again: whoever asks first makes it, the others find their old seats kept for them."""
        old, seats = await self.rooms.journal.table(match_id)
        if person.id not in {old.host_id, *(seat.person_id for seat in seats)}:
            raise NotYourSeat
        if old.status not in OVER:
            raise NotOver
        if old.rematch_id is None:
            await self._check_hosted(person)
            names = ("game", "settings", "agreement", "listed", "starts_itself")
            match = {name: getattr(old, name) for name in names}
            match |= {"id": secrets.token_urlsafe(12), "version": game(old.game).version}
            if await self._insert(match, person.id, [seat_again(seat, person) for seat in seats], match_id):
                await self.changed(match_id)
                return await self._begin_if_full(match["id"])
            old, _ = await self.rooms.journal.table(match_id)
        return await self.info(old.rematch_id or "")

    # Finding

    async def public(self) -> list[TableInfo]:
        """Matches that can be joined or watched, the newest first."""
        listed = select(MatchRow).where(MatchRow.listed, MatchRow.status.in_(("waiting", "playing", "paused")))
        return await self._infos(listed.order_by(MatchRow.created_at.desc()).limit(MOST_LISTED))

    async def mine(self, person: PersonRow) -> list[TableInfo]:
        """A person's matches, those that changed last first."""
        own = select(SeatRow.match_id).where(SeatRow.person_id == person.id)
        query = select(MatchRow).where((MatchRow.host_id == person.id) | MatchRow.id.in_(own))
        return await self._infos(query.order_by(MatchRow.changed_at.desc()).limit(MOST_LISTED))

    async def info(self, match_id: str) -> TableInfo:
        room = self.rooms.find(match_id)
        if room is not None:
            return room.stage.info()
        return table_info(*await self.rooms.journal.table(match_id))

    async def _infos(self, query: Any) -> list[TableInfo]:
        async with self.store.read() as db:
            matches = list(await db.scalars(query))
            places = select(SeatRow).where(SeatRow.match_id.in_([match.id for match in matches]))
            seats: dict[str, list[SeatRow]] = {}
            for seat in await db.scalars(places.order_by(SeatRow.seat)):
                seats.setdefault(seat.match_id, []).append(seat)
        return [self._info(match, seats.get(match.id, [])) for match in matches]

    def _info(self, match: MatchRow, seats: list[SeatRow]) -> TableInfo:
        room = self.rooms.find(match.id)
        return room.stage.info() if room is not None else table_info(match, seats)

    # Sitting down

    async def join(self, person: PersonRow, match_id: str, wish: Join) -> TableInfo:
        """Sit down on an open seat, or on the one an invitation is for."""
        async with seating(self.rooms.journal, match_id) as (match, seats):
            if match.status in OVER:
                raise IsOver
            seat = find_seat(seats, person, wish)
            check_second_seat(match, seats, person)
            change(seat, sitter(person, wish.name))
        await self.changed(match_id)
        return await self._begin_if_full(match_id)

    async def _begin_if_full(self, match_id: str) -> TableInfo:
        match, seats = await self.rooms.journal.table(match_id)
        if match.starts_itself and match.status == "waiting" and not any(is_free(seat) for seat in seats):
            room = await self.rooms.get(match_id)
            await room.begin()
        return await self.info(match_id)

    async def changed(self, match_id: str) -> None:
        """Tell the room, here or in another process, that somebody came or went."""
        room = await self.rooms.get(match_id)
        await room.changed()


@contextlib.asynccontextmanager
async def seating(journal: Journal, match_id: str) -> AsyncIterator[tuple[MatchRow, list[SeatRow]]]:
    """A match and its seats as they are, while nobody else changes them; what the block changes is then written.

    Whoever changes who sits where judges inside it whether they may: what was read before can be otherwise by now. The
    match cannot begin meanwhile either. Never write in another way inside the block: that would wait for its end.
    """
    if not ID.fullmatch(match_id):
        raise NoSuchMatch
    places = select(SeatRow).where(SeatRow.match_id == match_id).order_by(SeatRow.seat)
    async with journal.writing(match_id) as db:  # SQLite has one writer, and this is it; PostgreSQL locks rows
        seats = list(await db.scalars(places.with_for_update()))  # before the match, as whoever deletes their data does
        match = await db.get(MatchRow, match_id, with_for_update=True)
        if match is None:
            raise NoSuchMatch
        yield match, seats


def change(seat: SeatRow, values: Mapping[str, Any]) -> None:
    for name, value in values.items():
        setattr(seat, name, value)


async def _claim(db: AsyncSession, match_id: str, rematch_id: str) -> bool:
    """Say which match is the rematch of another; False if that is settled already."""
    open_still = update(MatchRow).where(MatchRow.id == match_id, MatchRow.rematch_id.is_(None))
    result: CursorResult[Any] = await db.execute(open_still.values(rematch_id=rematch_id))  # type: ignore[assignment]
    return result.rowcount == 1


def find_seat(seats: Sequence[SeatRow], person: PersonRow, wish: Join) -> SeatRow:
    """The seat that is meant; refused if it is taken or kept for somebody else."""
    if wish.invitation:
        meant = [seat for seat in seats if seat.invite_hash == hash_of(wish.invitation)]
        if not meant:
            raise WrongInvitation
    elif wish.seat is not None:
        meant = [seat for seat in seats if seat.seat == wish.seat]
        if not meant:
            raise NoSuchSeat(seat=str(wish.seat), seats=len(seats))
    else:
        kept = [seat for seat in seats if is_free(seat) and seat.invite_hash == kept_for(person.id)]
        meant = kept or [seat for seat in seats if is_free(seat) and not seat.is_invited]
        if not meant:
            raise NoSeatFree
    seat = meant[0]
    if not is_free(seat):
        raise SeatTaken
    if seat.is_invited and not wish.invitation and seat.invite_hash != kept_for(person.id):
        raise WrongInvitation
    return seat


def check_second_seat(match: MatchRow, seats: Sequence[SeatRow], person: PersonRow) -> None:
    """Who plays must not look into a hand that was another's until now. Before play nothing is dealt."""
    if match.status != "waiting" and any(seat.person_id == person.id for seat in seats):
        raise SecondSeat


def seats_for(host: PersonRow, wishes: Sequence[SeatWish]) -> tuple[list[dict[str, Any]], dict[int, str]]:
    """The first rows of seats, and the tokens of those that are for invited people."""
    rows, invitations = [], {}
    for number, wish in enumerate(wishes):
        row, token = seat_row(host, wish, number)
        rows.append(row)
        if token:
            invitations[number] = token
    return rows, invitations


def seat_row(host: PersonRow, wish: SeatWish, number: int) -> tuple[dict[str, Any], str]:
    """A seat as wished for, and its invitation, if it has one."""
    row: dict[str, Any] = {
        "name": "",
        "person_id": None,
        "bot": None,
        "stand_in": None,
        "is_invited": wish.kind == "invite",
        "invite_hash": None,
        "token_hash": None,
        "standing_order": StandingOrder.CONCERNED.value,
        "answer": None,
    }
    if wish.kind == "me":
        return row | {"person_id": host.id, "name": clean_name(wish.name) if wish.name.strip() else host.name}, ""
    if wish.kind == "bot":
        return row | {"bot": bot_for_table(wish.bot), "name": bot_name(number)}, ""
    token = secrets.token_urlsafe(18) if wish.kind == "invite" else ""
    return row | {"invite_hash": hash_of(token) if token else None}, token


def sitter(person: PersonRow, name: str) -> dict[str, Any]:
    """What somebody who sits down brings along. Nothing is left of whoever sat there before, least of all a key."""
    return {
        "person_id": person.id,
        "name": clean_name(name) if name.strip() else person.name,
        "stand_in": None,
        "invite_hash": None,
        "token_hash": None,
        "standing_order": StandingOrder.CONCERNED.value,
        "answer": None,
    }


def seat_again(seat: SeatRow, asker: PersonRow) -> dict[str, Any]:
    """A seat of a rematch: bots and the asker sit down, the others' seats are kept for them."""
    is_here = seat.person_id is None or seat.person_id == asker.id
    return {
        "name": seat.name if is_here else "",
        "person_id": seat.person_id if is_here else None,
        "bot": seat.bot,
        "is_invited": not is_here,
        "invite_hash": None if is_here or seat.person_id is None else kept_for(seat.person_id),
        "standing_order": seat.standing_order,
    }


def bot_for_table(text: str) -> str:
    """A bot that may sit at a table: one that thinks for minutes would keep the others' bots waiting."""
    bot = parse_shelved_bot(text)
    most = installed_bots()[bot.name].most_strength
    if (bot.strength or 0) > most:
        raise BadStrength(BOTS, name=bot.name, strength=str(bot.strength), most=str(most))
    if bot.processes > 1 or (bot.seconds or 0) > MOST_SECONDS:
        raise TooMuchThought(name=bot.name, most=f"{MOST_SECONDS:g}")
    return str(bot)


def kept_for(person_id: str) -> str:
    """In place of an invitation's hash: the seat is kept for this person. No token hashes to this."""
    return f"person:{person_id}"
