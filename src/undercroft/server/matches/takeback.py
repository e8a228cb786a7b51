"""Taking back: alone where the rules of undoing allow it, else when everybody agrees.

What is asked for lies in the match's row, so every process knows it, and is void when everybody is shown something
else. So it tells nothing of choices that are not shown: in a response window it stands until the window closes. A
refused takeback cannot be asked for again before that.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from undercroft.kernel.match import Match
from undercroft.kernel.parts import Seat
from undercroft.kernel.refusals import CannotUndo

from ..refusals import AskedAlready, Late, NothingAsked
from ..wire.socket import Takeback
from .tables import bot_of

if TYPE_CHECKING:
    from .room import Room

NONE = Takeback(seat=None, agreed=[])


class Wish(msgspec.Struct, frozen=True):
    """A seat would like to take back; ``agreed`` are the seats that let it.

    ``position`` is what everybody, spectators too, saw when it was asked for.
    """

    seat: Seat
    agreed: list[int]
    refused: bool = False
    position: int = -1


READ = msgspec.json.Decoder(Wish).decode


def wish_of(room: Room) -> Wish | None:
    wish, shown = READ(room.row.takeback) if room.row.takeback else None, room.stage.playhead.shown
    return wish if wish is not None and shown is not None and wish.position == shown.positions[-1] else None


def told(room: Room) -> Takeback:
    """The takeback as everybody sees it."""
    wish = wish_of(room)
    return NONE if wish is None else Takeback(seat=wish.seat, agreed=wish.agreed, refused=wish.refused)


async def undo(room: Room, seat: Seat, ask: bool) -> None:
    """Step back alone; where that is not possible and ``ask`` is set, ask the others."""
    try:
        if room.stage.playhead.is_behind:  # the rules are past a window, so there is nothing to take back alone
            raise CannotUndo(room.game.vocabulary)
        await room.act(lambda match: match.undo(seat), "person")
    except CannotUndo:
        if not ask:
            raise
        await _ask(room, seat)


async def _ask(room: Room, seat: Seat) -> None:
    match, shown = room.playing(), room.stage.playhead.shown
    if shown is None or not match.has_chosen(seat):
        raise CannotUndo(match.game.vocabulary)
    if wish_of(room) is not None:
        raise AskedAlready
    await _settle(room, Wish(seat, [seat], position=shown.positions[-1]))


async def answer(room: Room, seat: Seat, agree: bool) -> None:
    """Agree to what was asked, or refuse it for everybody. Who has conceded was not asked."""
    wish = wish_of(room)
    if wish is None or wish.refused or wish.seat == seat or room.has_conceded(seat):
        raise NothingAsked
    if agree:
        await _settle(room, msgspec.structs.replace(wish, agreed=sorted({*wish.agreed, seat})))
    else:
        await _keep(room, msgspec.structs.replace(wish, refused=True))


async def _settle(room: Room, wish: Wish) -> None:
    """When the last one agrees, it is done, and only once. Bots always agree; who has conceded is not asked."""
    number = len(room.playing().entries)
    people = {seat.seat for seat in room.seats if bot_of(seat) is None and not room.has_conceded(seat.seat)}
    if people <= set(wish.agreed):
        if wish_of(room) is not None:
            await _keep(room, None)
        await room.act_at(number, lambda undone: _undo(undone, wish), "person")
    else:
        await _keep(room, wish)


def _undo(match: Match[Any], wish: Wish) -> None:
    match.undo(wish.seat, agreed=True)


async def _keep(room: Room, wish: Wish | None) -> None:
    """Of two who answer at the same moment one is told to look again: no word is lost."""
    written = None if wish is None else msgspec.json.encode(wish)
    is_kept = await room.journal.change_takeback(room.id, room.row.takeback, written)
    await room.changed()
    if not is_kept:
        raise Late
