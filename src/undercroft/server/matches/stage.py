"""What the people of a room see, and who of them is here.

Enters: beats, as the playhead lets them pass, and changed rows. Leaves: a frame for every viewer to whom something is
new, and nothing for the others: a message that tells nothing would tell that something happened.
"""

from __future__ import annotations

import time
from collections.abc import Iterable
from typing import TYPE_CHECKING

import msgspec

from undercroft.kernel.parts import Seat

from ..wire.socket import Frame, FromServer, Question, TableChanged, You
from ..wire.tables import TableInfo
from . import takeback
from .orders import orders_of
from .pace import Playhead
from .sights import Beat
from .tables import table_info
from .viewer import Viewer

if TYPE_CHECKING:
    from .room import Room

ABSENT_SECONDS = 30.0
AWAITED_SECONDS = 120.0
NEWS_SECONDS = 75.0


class Stage:
    """The viewers of one room."""

    def __init__(self, room: Room, window_seconds: float) -> None:
        self.room = room
        self.viewers: set[Viewer] = set()
        self.playhead = Playhead(window_seconds, self._show)
        self.left_at = self._opened_at = time.monotonic()
        self._last_seen: dict[int, float] = {}
        self._elsewhere: dict[str, tuple[float, list[int], int]] = {}
        self._questions: dict[tuple[int, int, str], Question] = {}
        self._shown_at = time.monotonic()
        self._said_held = False
        self._takeback = takeback.NONE

    # The match

    def _show(self, beat: Beat) -> None:
        self._shown_at = time.monotonic()
        for viewer in list(self.viewers):
            self._show_to(viewer, beat)
        self.show_takeback()
        if beat.waiting.kind == "over":
            self.room.tender.finish()
        else:
            self.room.tender.tend()

    def _show_to(self, viewer: Viewer, beat: Beat) -> None:
        """Who has let a window pass sees nothing new by that; nor does anybody else."""
        is_new = viewer.position != beat.positions[_index(viewer.seat)]
        if is_new or set(self.asked_of(viewer, beat)) - set(viewer.asked):
            viewer.send(self.frame(viewer, beat))

    def show_questions(self) -> None:
        """Somebody's orders have changed: who wants to be asked now, in a window that is open, is."""
        beat = self.playhead.shown
        if beat is not None:
            for viewer in list(self.viewers):
                self._show_to(viewer, beat)

    def show_again(self) -> None:
        """Other people, other names, another hand at a seat: what is shown now is shown anew."""
        self._questions.clear()
        beat = self.playhead.shown
        if beat is not None:
            for viewer in list(self.viewers):
                viewer.send(self.frame(viewer, beat))

    def frame(self, viewer: Viewer, beat: Beat) -> Frame:
        """The match as the viewer sees it, and what it has not been told yet."""
        room, observer = self.room, _index(viewer.seat)
        told = beat.told[observer]
        events = room.speech.lines(room.sights.logs[observer], viewer.told, told, viewer.language)
        deadline = room.tender.deadline(beat)
        is_public = beat.waiting.kind == "seat"
        viewer.told, viewer.position, viewer.asked = told, beat.positions[observer], self.asked_of(viewer, beat)
        return Frame(
            position=viewer.position,
            events=events,
            view=msgspec.Raw(beat.views[observer]),
            waiting=msgspec.structs.replace(beat.waiting, deadline=deadline) if is_public else beat.waiting,
            question=self._question(viewer, beat, deadline),
            asked=viewer.asked,
            can_undo=self._can_undo(viewer.seat, beat),
        )

    def _question(self, viewer: Viewer, beat: Beat, deadline: int | None) -> Question | None:
        """What the viewer's seat is asked and has not answered yet."""
        seat = viewer.seat
        table = None if seat is None else self.room.question_of(seat, beat)
        if seat is None or table is None:
            return None
        key = (seat, beat.positions[seat], viewer.language)
        if key not in self._questions:
            self._questions = {known: kept for known, kept in self._questions.items() if known[0] != seat}
            self._questions[key] = self.room.speech.question(table, viewer.language)
        return msgspec.structs.replace(self._questions[key], deadline=deadline)

    def asked_of(self, viewer: Viewer, beat: Beat) -> list[int]:
        """Those of a viewer's own seats that are asked and have not answered."""
        return [seat for seat in viewer.seats if self.room.question_of(Seat(seat), beat) is not None]

    def _can_undo(self, seat: Seat | None, beat: Beat) -> bool:
        match = self.room.match
        if match is None or seat is None or len(match.entries) != beat.number:
            return False
        return match.can_undo(seat)

    # The table around it

    def info(self) -> TableInfo:
        online, watching = self._presence()
        info = table_info(self.room.row, self.room.seats, online, watching)
        return msgspec.structs.replace(info, stalled=self.room.mender.is_busy)

    def show_table(self) -> None:
        """Who sits where and how the match stands, to whom that is new. When it changed last is no news by itself."""
        info = self.info()
        timeless = msgspec.structs.replace(info, changed_at=0)
        for viewer in self.viewers:
            self.seat_viewer(viewer)
            you = self.you(viewer)
            known = TableChanged(table=timeless, you=you)
            if viewer.table != known:
                viewer.table = known
                viewer.send(TableChanged(table=info, you=you))

    def show_takeback(self) -> None:
        """How it stands with a takeback, if that is new."""
        told = takeback.told(self.room)
        if told != self._takeback:
            self._takeback = told
            self.show_all(told)

    def show_all(self, message: FromServer) -> None:
        for viewer in self.viewers:
            viewer.send(message)

    def you(self, viewer: Viewer) -> You:
        orders = {seat: orders_of(self.room.seats[seat]) for seat in viewer.seats}
        return You(
            person=viewer.person,
            name=viewer.name,
            seats=viewer.seats,
            orders={seat: own.usual for seat, own in orders.items()},
            kinds={seat: own.kinds for seat, own in orders.items() if own.kinds},
            knocks=[seat for seat, own in orders.items() if own.knocks],
            muted=sorted(viewer.muted),
        )

    def seat_viewer(self, viewer: Viewer) -> None:
        """Which seats are a viewer's own; one that lost its seat watches from outside."""
        seats = self.room.seats
        if viewer.key_hash is not None:
            viewer.seats = [seat.seat for seat in seats if seat.token_hash == viewer.key_hash]
        else:
            own = viewer.person
            viewer.seats = [seat.seat for seat in seats if own is not None and seat.person_id == own]
        if viewer.seat is not None and viewer.seat not in viewer.seats:
            viewer.seat, viewer.told, viewer.position = None, 0, -1

    # Who is here

    async def enter(self, viewer: Viewer) -> None:
        self.viewers.add(viewer)
        await self.announce()

    async def leave(self, viewer: Viewer) -> None:
        self.viewers.discard(viewer)
        self.left_at = time.monotonic()
        self.see(viewer.seats)
        await self.hold(viewer, on=False)
        await self.announce()

    async def announce(self) -> None:
        """Say who is here, to the people and to the other processes."""
        self.show_table()
        seats = sorted({seat for viewer in self.viewers for seat in viewer.seats})
        await self.room.tell("here", seats=seats, watching=sum(not viewer.seats for viewer in self.viewers))

    def heard_of(self, process: str, seats: list[int], watching: int) -> None:
        """Another process says who is there; whom it does not name any more was there until now."""
        _, before, _ = self._elsewhere.get(process, (0.0, [], 0))
        self._elsewhere[process] = (time.monotonic(), seats, watching)
        self.see([*before, *seats])
        self.show_table()

    def see(self, seats: Iterable[int]) -> None:
        """Whoever sits there has just been here."""
        self._last_seen.update(dict.fromkeys(seats, time.monotonic()))

    async def hold(self, viewer: Viewer, on: bool) -> None:
        """Keep the open window open. That somebody does is all that anybody learns, by waiting."""
        self.playhead.hold(viewer, on)
        if on or self._said_held:  # said even if the window has changed here meanwhile: elsewhere it may not have
            self._said_held = not self.viewers.isdisjoint(self.playhead.holders)
            await self.room.tell("hold", on=self._said_held)

    def is_idle(self, seat: int) -> bool:
        """Has the person of that seat gone, or kept everybody waiting for long? A window tells nothing of that."""
        online, _ = self._presence()
        if seat not in online:
            return time.monotonic() - self._last_seen.get(seat, self._opened_at) > ABSENT_SECONDS
        shown = self.playhead.shown
        is_awaited = shown is not None and shown.waiting.seat == seat and not self.playhead.is_behind
        return is_awaited and time.monotonic() - self._shown_at > AWAITED_SECONDS

    def _presence(self) -> tuple[set[int], int]:
        """Who is here, in this process and in the others that said so lately."""
        recent = [here for here in self._elsewhere.values() if here[0] > time.monotonic() - NEWS_SECONDS]
        online = {seat for viewer in self.viewers for seat in viewer.seats}
        online.update(seat for _, seats, _ in recent for seat in seats)
        watching = sum(not viewer.seats for viewer in self.viewers) + sum(count for _, _, count in recent)
        return online, watching


def _index(seat: Seat | None) -> int:
    return -1 if seat is None else seat
