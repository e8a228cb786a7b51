"""Names that go: delete my data, or bear another name. Others' matches stay, without the old one.

A person enters; the ids of the unfinished matches that must be told leave.
"""

from __future__ import annotations

import msgspec
from sqlalchemy import delete, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from .db.store import now
from .db.tables import ChatRow, MatchRow, PersonRow, SeatRow
from .names import bot_name
from .wire.tables import OVER, Agreement


async def forget(db: AsyncSession, person_id: str) -> list[str]:
    """Inside one transaction: all of it or nothing."""
    left = [*await _leave_seats(db, person_id), *await _hand_on_matches(db, person_id)]
    await db.execute(update(ChatRow).where(ChatRow.person_id == person_id).values(person_id=None, name="", text=""))
    # Sessions and mutes go with the person: the tables say so.
    await db.execute(delete(PersonRow).where(PersonRow.id == person_id))
    return list(dict.fromkeys(match.id for match in left if match.status not in OVER))


async def rename_seats(db: AsyncSession, person: PersonRow, old: str) -> list[str]:
    """A friend's name at a second seat of the same person stays as it is."""
    going_on = select(MatchRow.id).where(MatchRow.finished_at.is_(None))
    mine = (SeatRow.person_id == person.id) & (SeatRow.name == old) & SeatRow.match_id.in_(going_on)
    matches = list(await db.scalars(select(SeatRow.match_id).where(mine).distinct()))
    await db.execute(update(SeatRow).where(mine).values(name=person.name))
    return matches


async def _leave_seats(db: AsyncSession, person_id: str) -> list[MatchRow]:
    found = await db.execute(
        select(SeatRow, MatchRow).join(MatchRow, MatchRow.id == SeatRow.match_id).where(SeatRow.person_id == person_id)
    )
    left = found.all()
    for seat, match in left:
        seat.person_id, seat.name, seat.token_hash = None, "", None
        if match.status in ("playing", "paused"):
            seat.bot, seat.stand_in, seat.name = _stand_in(match), None, bot_name(seat.seat)
    await db.flush()
    return [match for _, match in left]


async def _hand_on_matches(db: AsyncSession, person_id: str) -> list[MatchRow]:
    """Somebody else who sits there becomes the host; an empty table has none."""
    hosted = list(await db.scalars(select(MatchRow).where(MatchRow.host_id == person_id)))
    for match in hosted:
        match.host_id = await db.scalar(
            select(SeatRow.person_id)
            .where(SeatRow.match_id == match.id, SeatRow.person_id.is_not(None))
            .order_by(SeatRow.seat)
            .limit(1)
        )
        if match.host_id is None and match.status == "waiting":  # nobody is left who could begin it
            match.status, match.finished_at = "ended", now()
    await db.flush()
    return hosted


def _stand_in(match: MatchRow) -> str:
    return msgspec.json.decode(match.agreement, type=Agreement).stand_in
