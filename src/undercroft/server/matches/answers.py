"""Answers that are given in a response window and wait for their seat's turn.

Enters: what a person chose in the open window. Leaves: the same, from the disk, until the rules come to that seat or
the window is another one. Nobody is shown anything.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from undercroft.kernel.parts import Seat

from ..refusals import DatabaseTrouble, Late
from .sights import ENCODE, Beat

if TYPE_CHECKING:
    from .room import Room


class Answer(msgspec.Struct, frozen=True):
    """An answer given in a response window, at that position of the seat's."""

    position: int
    option: str


READ = msgspec.json.Decoder(Answer).decode


def noted(room: Room, seat: Seat, beat: Beat) -> Answer | None:
    """What a seat has answered in the open window, waiting for its turn."""
    written = room.seats[seat].answer
    if written is None or beat.window is None:
        return None
    answer = READ(written)
    return answer if answer.position == beat.positions[seat] else None


async def note(room: Room, seat: Seat, answer: Answer) -> None:
    """Keep an answer until its turn comes; it is on the disk when this returns.

    Of two that are given at once the first counts, as everywhere else.
    """
    written = ENCODE(answer)
    try:
        await _write(room, seat, answer, written)
    except DatabaseTrouble:  # it may be written all the same, if only the answer of the database was lost
        await room.mender.learned()
        if room.seats[seat].answer != written:
            raise
    room.tender.tend()
    await room.tell("table")


async def _write(room: Room, seat: Seat, answer: Answer, written: bytes) -> None:
    async with room.lock:
        room.playing()
        beat = room.stage.playhead.shown
        if beat is None or beat.positions[seat] != answer.position or noted(room, seat, beat) is not None:
            raise Late
        await room.journal.change_seat(room.id, seat, answer=written)
        room.seats[seat].answer = written
