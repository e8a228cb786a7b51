"""What a viewer may ask of a room: one method for each message, each whole or refused.

Enters: a message of wire/socket.py. Leaves: an answer, or a Refusal. Refusals judge by what the viewer was shown, never
by where the rules really stand: otherwise they would tell whether somebody is being asked.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from copy import copy
from typing import Any

from msgspec.structs import replace

from undercroft.kernel.match import Match
from undercroft.kernel.parts import Seat
from undercroft.kernel.refusals import NoSuchSeat, NotAnOption, NotYourChoice
from undercroft.kernel.table import Table

from ..db.store import now
from ..refusals import BotPlays, IsOver, Late, NotBegun, NotYourSeat
from ..wire.socket import (
    AnswerUndo,
    ChatLine,
    Choose,
    Concede,
    Done,
    FromClient,
    FromServer,
    HandOver,
    Hold,
    Knock,
    Look,
    Mute,
    Order,
    Say,
    Undo,
    Welcome,
    Why,
    WhyNot,
)
from ..wire.tables import OVER
from . import chat, orders, takeback
from .answers import Answer, note
from .room import Room
from .sights import Beat
from .tables import bot_of
from .viewer import Viewer


class Desk:
    """A viewer's business with a room."""

    def __init__(self, room: Room, viewer: Viewer) -> None:
        self.room = room
        self.viewer = viewer

    async def answer(self, message: FromClient) -> FromServer:
        """Do what is asked and say that it is done."""
        return await ANSWERS[type(message)](self, message) or Done(ref=message.ref)

    # Looking

    async def welcome(self, ref: int | None) -> Welcome:
        """Everything a client needs to begin, or to go on where it was."""
        lines = await self._chat()
        async with self.room.lock:
            return self._welcome(ref, lines)

    async def look(self, message: Look) -> Welcome:
        lines = await self._chat()
        async with self.room.lock:
            self.look_through(message.seat)
            self.viewer.told = 0
            return self._welcome(message.ref, lines)

    async def _chat(self) -> list[ChatLine]:
        return await chat.read(self.room.journal.store, self.room.id, self.viewer.chat)

    def _welcome(self, ref: int | None, lines: Sequence[ChatLine]) -> Welcome:
        """Nothing waits from here until it is sent: a beat shown in between would be missed, or told twice."""
        room, viewer = self.room, self.viewer
        room.stage.seat_viewer(viewer)
        beat = room.stage.playhead.shown
        if beat is not None and viewer.told > beat.told[-1 if viewer.seat is None else viewer.seat]:
            viewer.told = 0
        return Welcome(
            ref=ref,
            now=now(),
            table=room.stage.info(),
            you=room.stage.you(viewer),
            seat=viewer.seat,
            chat=chat.unread(viewer, lines),
            takeback=takeback.told(room),
            frame=None if beat is None else room.stage.frame(viewer, beat),
        )

    def look_through(self, seat: int | None) -> None:
        if seat is not None and not 0 <= seat < len(self.room.seats):
            raise NoSuchSeat(self.room.game.vocabulary, seat=str(seat), seats=len(self.room.seats))
        if seat is not None and seat not in self.viewer.seats:
            raise NotYourSeat
        self.viewer.seat = None if seat is None else Seat(seat)

    async def why_not(self, message: WhyNot) -> Why:
        """By the question that the seat was shown, whether or not the rules have come to it yet; else, one answer."""
        room, seat = self.room, self._seat()
        match, beat = room.playing(), self._shown()
        table, rules = room.question_of(seat, beat), match.game.waiting_rules
        if table is not None:
            match = copy(match)
            match.table = table
            rules = match.why_not(seat, message.thing)
        return Why(ref=message.ref, thing=message.thing, rules=room.speech.rules(rules, self.viewer.language))

    # Playing

    async def choose(self, message: Choose) -> None:
        """In a window an answer waits for its turn, and one that does something for the window's time to run out."""
        seat, room = self._played_seat(), self.room
        self._check_position(seat, message.position)
        table = self._question(seat, self._shown())
        if message.option not in map(str, table.options):
            raise NotAnOption(room.game.vocabulary, request=message.option[:80], possible=str(table.options[0]))
        if table.choice.is_window and not room.tender.is_time_for(seat, message.option):
            await note(room, seat, Answer(message.position, message.option))
        else:
            await room.act(lambda match: self._take(match, seat, message), "person")

    def _take(self, match: Match[Any], seat: Seat, message: Choose) -> None:
        """By now the match may have moved on."""
        self._check_position(seat, message.position)
        beat = self._shown()
        if beat.first != seat or beat.number != len(match.entries) or self.room.stage.playhead.is_behind:
            raise Late
        match.take(message.option, seat)

    def _question(self, seat: Seat, beat: Beat) -> Table[Any]:
        """Where the seat is asked. Who is not asked is told so; who has answered already, that it is too late."""
        match = self.room.playing()
        table = self.room.question_of(seat, beat)
        if table is None and (seat in beat.asked or self._has_passed(seat, beat)):
            raise Late
        if table is None:
            raise NotYourChoice(match.game.vocabulary, seat=("seat", seat))
        return table

    def _has_passed(self, seat: Seat, beat: Beat) -> bool:
        return beat.window is not None and seat in beat.foreseen

    async def undo(self, message: Undo) -> None:
        seat = self._played_seat()
        self._check_position(seat, message.position)
        await takeback.undo(self.room, seat, message.ask)

    async def answer_undo(self, message: AnswerUndo) -> None:
        await takeback.answer(self.room, self._played_seat(), message.agree)

    async def concede(self, message: Concede) -> None:
        seat, room = self._seat(), self.room
        room.playing()
        if room.agreement.conceding == "bot":
            await room.hand_over(seat, to_bot=True)
        else:
            await room.act(lambda match: match.concede(seat), "person")

    async def hand_over(self, message: HandOver) -> None:
        seat = self._seat()
        self.room.playing()
        await self.room.hand_over(seat, message.to_bot)

    async def order(self, message: Order) -> None:
        game = self.room.game
        await orders.change(self.room, self._seat(), lambda own: own.given(game, message.order, message.kind))

    async def knock(self, message: Knock) -> None:
        await orders.change(self.room, self._played_seat(), lambda own: replace(own, knocks=message.on))

    async def hold(self, message: Hold) -> None:
        seat, room = self._played_seat(), self.room
        if message.on and room.has_conceded(seat):
            raise NotYourChoice(room.game.vocabulary, seat=("seat", seat))
        await room.stage.hold(self.viewer, message.on)

    # Talking

    async def say(self, message: Say) -> None:
        await chat.say(self.room, self.viewer, message.text)

    async def mute(self, message: Mute) -> None:
        await chat.mute(self.room.journal.store, self.viewer, message.person, message.on)
        self.room.stage.show_table()

    # Who may

    def _seat(self) -> Seat:
        if self.viewer.seat is None:
            raise NotYourSeat
        return self.viewer.seat

    def _played_seat(self) -> Seat:
        seat = self._seat()
        if bot_of(self.room.seats[seat]) is not None:
            raise BotPlays
        return seat

    def _shown(self) -> Beat:
        """What the people of the match see now."""
        beat = self.room.stage.playhead.shown
        if beat is None:
            raise IsOver if self.room.row.status in OVER else NotBegun  # interrupted, or still waiting for somebody
        return beat

    def _check_position(self, seat: Seat, position: int) -> None:
        if self._shown().positions[seat] != position:
            raise Late


ANSWERS: dict[type[FromClient], Callable[[Desk, Any], Awaitable[FromServer | None]]] = {
    Look: Desk.look,
    WhyNot: Desk.why_not,
    Choose: Desk.choose,
    Undo: Desk.undo,
    AnswerUndo: Desk.answer_undo,
    Concede: Desk.concede,
    HandOver: Desk.hand_over,
    Order: Desk.order,
    Knock: Desk.knock,
    Hold: Desk.hold,
    Say: Desk.say,
    Mute: Desk.mute,
}
