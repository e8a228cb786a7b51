"""What is kept of a match: read whole, written entry by entry, each under its number.

Enters: entries of a record as the rules made them. Leaves: a match played again to where it stood. Two processes that
write the same number collide on purpose: the second one learns that somebody was first. What the database does not
take, or does not tell, makes the room of that match doubtful: it is told at once.
"""

from __future__ import annotations

import re
import zlib
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from typing import Any

import msgspec
from sqlalchemy import insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from undercroft.kernel.match import Match
from undercroft.kernel.record import Entry

from ..db.store import Store, now
from ..db.tables import MatchRow, MoveRow, SeatRow
from ..refusals import DatabaseTrouble, NoSuchMatch
from ..wire.tables import Status
from .sights import ENCODE, Kept

ID = re.compile(r"[A-Za-z0-9_-]{1,24}")
READ_ENTRY = msgspec.json.Decoder(Entry).decode
READ_NUMBERS = msgspec.json.Decoder(tuple[int, ...]).decode


class WrittenElsewhere(Exception):
    """Another process wrote this number first."""


class Move(msgspec.Struct, frozen=True):
    """An entry of a match with what is written down beside it."""

    entry: Entry
    kept: Kept
    made_by: str


class Journal:
    """The rows of matches."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.on_trouble: Callable[[str], None] = lambda _match_id: None

    @asynccontextmanager
    async def writing(self, match_id: str) -> AsyncIterator[AsyncSession]:
        """Write something about a match."""
        with self._heeding(match_id):
            async with self.store.write() as db:
                yield db

    @asynccontextmanager
    async def _reading(self, match_id: str) -> AsyncIterator[AsyncSession]:
        with self._heeding(match_id):
            async with self.store.read() as db:
                yield db

    @contextmanager
    def _heeding(self, match_id: str) -> Iterator[None]:
        try:
            yield
        except DatabaseTrouble:
            self.on_trouble(match_id)
            raise

    async def table(self, match_id: str) -> tuple[MatchRow, list[SeatRow]]:
        """A match and its seats as they are now."""
        if not ID.fullmatch(match_id):  # not every database takes every text: a zero byte is an error to some
            raise NoSuchMatch
        async with self._reading(match_id) as db:
            match = await db.get(MatchRow, match_id)
            if match is None:
                raise NoSuchMatch
            seats = await db.scalars(select(SeatRow).where(SeatRow.match_id == match_id).order_by(SeatRow.seat))
            return match, list(seats)

    async def moves(self, match_id: str, after: int = 0) -> list[MoveRow]:
        query = select(MoveRow).where(MoveRow.match_id == match_id, MoveRow.number > after).order_by(MoveRow.number)
        async with self._reading(match_id) as db:
            return list(await db.scalars(query))

    async def begin(self, match_id: str, match: Match[Any], due_at: int | None) -> bool:
        """The match begins; False if it had begun already."""
        values = {
            "status": "playing",
            "opening": ENCODE(match.opening),
            "told": ENCODE(match.events),
            "started_at": now(),
            "changed_at": now(),
            "due_at": due_at,
        } | _standing(match)
        waiting = update(MatchRow).where(MatchRow.id == match_id, MatchRow.status == "waiting")
        async with self.writing(match_id) as db:
            return _count(await db.execute(waiting.values(values))) == 1

    async def write(
        self, match_id: str, match: Match[Any], moves: Sequence[Move], due_at: int | None, is_public: bool
    ) -> int:
        """Add the last moves of a match. When this returns, with the time, they are on the disk.

        When a match changed is told to everybody, so it is noted only of what everybody can see at that moment.
        """
        at, number = now(), len(match.entries) - len(moves)
        rows = [_row(match_id, number + i, move, at) for i, move in enumerate(moves, start=1)]
        values = {"number": len(match.entries), "due_at": due_at} | _standing(match)
        if is_public:
            values["changed_at"] = at
        if match.is_over:
            values |= _ending("finished", match)
        current = update(MatchRow).where(
            MatchRow.id == match_id, MatchRow.number == number, MatchRow.status == "playing"
        )
        try:
            async with self.writing(match_id) as db:
                await db.execute(insert(MoveRow), rows)
                if _count(await db.execute(current.values(values))) != 1:
                    raise WrittenElsewhere
        except IntegrityError as error:
            raise WrittenElsewhere from error
        return at

    async def go_on(self, match_id: str, match: Match[Any], kept: Kept) -> None:
        """A match goes on under other rules: its last entry says so."""
        number = len(match.entries)
        current = update(MatchRow).where(
            MatchRow.id == match_id, MatchRow.number == number - 1, MatchRow.finished_at.is_(None)
        )
        values = {"number": number, "changed_at": now()} | _standing(match)
        row = _row(match_id, number, Move(match.entries[-1], kept, "rules"), now())
        try:
            async with self.writing(match_id) as db:
                await db.execute(insert(MoveRow), [row])
                if _count(await db.execute(current.values(values))) != 1:
                    raise WrittenElsewhere
        except IntegrityError as error:
            raise WrittenElsewhere from error

    async def finish(self, match_id: str, status: Status, match: Match[Any] | None) -> None:
        """The match is over; with its outcome, if the rules gave one."""
        going_on = update(MatchRow).where(MatchRow.id == match_id, MatchRow.finished_at.is_(None))
        async with self.writing(match_id) as db:
            await db.execute(going_on.values(_ending(status, match)))

    async def change_match(self, match_id: str, **values: Any) -> None:
        async with self.writing(match_id) as db:
            await db.execute(update(MatchRow).where(MatchRow.id == match_id).values(values))

    async def change_takeback(self, match_id: str, before: bytes | None, after: bytes | None) -> bool:
        """What is wished to be taken back; False if that has changed since ``before`` was read."""
        unchanged = update(MatchRow).where(
            MatchRow.id == match_id, MatchRow.takeback.is_(None) if before is None else MatchRow.takeback == before
        )
        async with self.writing(match_id) as db:
            return _count(await db.execute(unchanged.values(takeback=after))) == 1

    async def change_seat(self, match_id: str, seat: int, **values: Any) -> None:
        place = update(SeatRow).where(SeatRow.match_id == match_id, SeatRow.seat == seat)
        async with self.writing(match_id) as db:
            await db.execute(place.values(values))

    # Matches that somebody must look after

    async def due(self, most: int = 50) -> list[tuple[str, int]]:
        """Matches whose keeper has not done what was due."""
        late = select(MatchRow.id, MatchRow.due_at).where(MatchRow.status == "playing", MatchRow.due_at < now())
        async with self.store.read() as db:
            found = await db.execute(late.limit(most))
            return [(match_id, due_at) for match_id, due_at in found if due_at is not None]

    async def hasten(self) -> None:
        """After a restart of the only process: whatever was due some time is due now."""
        waiting = update(MatchRow).where(MatchRow.status == "playing", MatchRow.due_at.is_not(None))
        async with self.store.write() as db:
            await db.execute(waiting.values(due_at=now() - 1))

    async def adopt(self, match_id: str, was_due: int, next_due: int) -> bool:
        """Look after a match from now on; False if another process was quicker."""
        mine = update(MatchRow).where(MatchRow.id == match_id, MatchRow.due_at == was_due).values(due_at=next_due)
        async with self.store.write() as db:
            return _count(await db.execute(mine)) == 1

    async def numbers(self, match_ids: Sequence[str]) -> dict[str, int]:
        """How far these matches are: whoever missed a notice sees it here."""
        query = select(MatchRow.id, MatchRow.number).where(MatchRow.id.in_(match_ids))
        async with self.store.read() as db:
            return {row[0]: row[1] for row in await db.execute(query)}


def _standing(match: Match[Any]) -> dict[str, Any]:
    """Where a match stands and with what it is written. One that is over stands nowhere."""
    return {"position": None if match.is_over else pack(match), "written": ENCODE(match.game.written)}


def pack(match: Match[Any]) -> bytes:
    """A position as it is kept: it is written with every move, and a fifth as long when it is packed."""
    return zlib.compress(ENCODE(match.game.portable.dump(match.state)), 1)


def unpack(position: bytes) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.json.decode(zlib.decompress(position))
    return found


def _ending(status: Status, match: Match[Any] | None) -> dict[str, Any]:
    outcome = match.outcome if match is not None else None
    return {
        "status": status,
        "finished_at": now(),
        "changed_at": now(),
        "due_at": None,
        "position": None,
        "outcome": None if outcome is None else ENCODE(outcome),
        "digest": "" if match is None else match.game.codec.digest(match.state),
    }


def _row(match_id: str, number: int, move: Move, at: int) -> dict[str, Any]:
    return {
        "match_id": match_id,
        "number": number,
        "entry": ENCODE(move.entry),
        "events": ENCODE(move.kept.events),
        "positions": ENCODE(move.kept.positions),
        "made_by": move.made_by,
        "at": at,
    }


def _count(result: Any) -> int:
    count: int = result.rowcount
    return count
