"""The chat of a match: short lines, kept with it, not shown to whoever has muted their writer."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from sqlalchemy import delete, func, insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from ..db.store import Store, now
from ..db.tables import CHAT_LENGTH, ChatRow, MuteRow, PersonRow
from ..refusals import NothingSaid, NotSignedIn, TooLong
from ..wire.socket import Chat, ChatLine
from .viewer import Viewer

if TYPE_CHECKING:
    from .room import Room

LONGEST_TALK = 200
"""So many of the last lines are sent to somebody who comes in."""


async def say(room: Room, viewer: Viewer, text: str) -> None:
    """Write a line and show it to everybody here and elsewhere."""
    if viewer.person is None and viewer.key_hash is None:
        raise NotSignedIn
    seat = viewer.seat if viewer.seat is not None else next(iter(viewer.seats), None)
    await write(
        room.journal.store,
        {
            "match_id": room.id,
            "person_id": viewer.person,
            "name": viewer.name,
            "seat": seat,
            "text": clean(text),
            "at": now(),
        },
    )
    await show_new(room)
    await room.tell("chat")


def clean(text: str) -> str:
    """One line of visible characters. Clients show it as text, never as anything else."""
    kept = "".join(letter if unicodedata.category(letter)[0] != "C" else " " for letter in text)
    line = " ".join(kept.split())
    if not line:
        raise NothingSaid
    if len(line) > CHAT_LENGTH:
        raise TooLong(most=CHAT_LENGTH)
    return line


async def write(store: Store, values: dict[str, Any]) -> None:
    """Lines are numbered in the order they are written; of two at once one tries again."""
    last = select(func.coalesce(func.max(ChatRow.number), 0)).where(ChatRow.match_id == values["match_id"])
    for attempt in range(10):
        try:
            async with store.write() as db:
                await _check_known(db, values["person_id"])
                number = (await db.scalar(last) or 0) + 1
                await db.execute(insert(ChatRow).values(number=number, **values))
                return
        except IntegrityError:
            if attempt == 9:
                raise


async def _check_known(db: AsyncSession, person: str | None) -> None:
    """A socket may outlive its person: whoever had their data deleted has no name to write under."""
    if person is not None and await db.get(PersonRow, person) is None:
        raise NotSignedIn


async def show_new(room: Room) -> None:
    """Send every viewer the lines it has not had."""
    oldest = min((viewer.chat for viewer in room.stage.viewers), default=0)
    lines = await read(room.journal.store, room.id, oldest)
    for viewer in room.stage.viewers:
        new = unread(viewer, lines)
        if new:
            viewer.send(Chat(lines=new))


def unread(viewer: Viewer, lines: Sequence[ChatLine]) -> list[ChatLine]:
    """The lines that a viewer has not had and wants to read; from now on it has had them."""
    new = [line for line in lines if line.number > viewer.chat]
    if new:
        viewer.chat = new[-1].number
    return [line for line in new if line.person is None or line.person not in viewer.muted]


async def read(store: Store, match_id: str, after: int) -> list[ChatLine]:
    query = select(ChatRow).where(ChatRow.match_id == match_id, ChatRow.number > after)
    async with store.read() as db:
        rows = list(await db.scalars(query.order_by(ChatRow.number.desc()).limit(LONGEST_TALK)))
    return [
        ChatLine(number=row.number, person=row.person_id, name=row.name, seat=row.seat, text=row.text, at=row.at)
        for row in reversed(rows)
        if row.text
    ]


async def mute(store: Store, viewer: Viewer, person: str, on: bool) -> None:
    """Stop reading what somebody writes, in every match."""
    if viewer.person is None:
        raise NotSignedIn
    row = (MuteRow.person_id == viewer.person) & (MuteRow.muted_id == person)
    async with store.write() as db:
        await _check_known(db, viewer.person)
        await db.execute(delete(MuteRow).where(row))
        is_muted = on and person != viewer.person and await db.get(PersonRow, person) is not None
        if is_muted:
            await db.execute(insert(MuteRow).values(person_id=viewer.person, muted_id=person))
    viewer.muted = viewer.muted | {person} if is_muted else viewer.muted - {person}


async def muted_by(store: Store, person: str) -> set[str]:
    async with store.read() as db:
        return set(await db.scalars(select(MuteRow.muted_id).where(MuteRow.person_id == person)))
