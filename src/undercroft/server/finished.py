"""Matches that are over, for anybody who knows their address: the record, the replay, the log.

Enters: the id of a match. Leaves: bytes to send. Playing a match again is work for others (``run``); since a finished
match never changes, the answers wanted last are kept.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable, Sequence

from undercroft.kernel.record import Record
from undercroft.kernel.refusals import NoSuchSeat
from undercroft.kernel.registry import game

from .db.store import Store
from .db.tables import MatchRow, SeatRow
from .matches.journal import Journal
from .matches.reading import record_of
from .matches.tables import kind_of
from .refusals import NotBegun, NotOver
from .replay import Made, ReplayJob, Wanted, frames, story
from .wire.tables import OVER

KEPT_BYTES = 16 * 1024 * 1024
Run = Callable[[Callable[[ReplayJob], bytes], ReplayJob], Awaitable[bytes]]


class Shelf:
    """Answers worth keeping: those wanted last, up to so many bytes."""

    def __init__(self, most_bytes: int = KEPT_BYTES) -> None:
        self.most_bytes = most_bytes
        self._answers: OrderedDict[Hashable, bytes] = OrderedDict()
        self._bytes = 0

    def find(self, key: Hashable) -> bytes | None:
        answer = self._answers.get(key)
        if answer is not None:
            self._answers.move_to_end(key)
        return answer

    def keep(self, key: Hashable, answer: bytes) -> None:
        if key in self._answers:
            return
        self._answers[key] = answer
        self._bytes += len(answer)
        while self._bytes > self.most_bytes:
            self._bytes -= len(self._answers.popitem(last=False)[1])


class Finished:
    """What can be had of matches that are over. ``run`` is where a match is played again."""

    def __init__(self, store: Store, run: Run) -> None:
        self.journal = Journal(store)
        self.shelf = Shelf()
        self.run = run

    async def record(self, match_id: str) -> Record:
        """The record with everything needed to verify it; bots are named as a line-up names them."""
        match, seats = await self._over(match_id)
        players = [seat.bot if seat.bot and kind_of(seat) == "bot" else seat.name for seat in seats]
        return record_of(match, await self.journal.moves(match_id), players)

    async def names(self, match_id: str) -> list[str]:
        """Who sat where, as they are called now; nameless are those who had their data deleted."""
        _, seats = await self._over(match_id)
        return [seat.name for seat in seats]

    async def frames(self, wanted: Wanted) -> bytes:
        """The wanted steps of a match as an encoded ``Replay``."""
        return await self._answer(frames, wanted)

    async def story(self, wanted: Wanted) -> bytes:
        """The whole log as text."""
        return await self._answer(story, wanted)

    async def _answer(self, work: Callable[[ReplayJob], bytes], wanted: Wanted) -> bytes:
        match, seats = await self._over(wanted.match)
        _check_eyes(match, seats, wanted.eyes)
        names = tuple(seat.name for seat in seats)
        # Names are part of the key: whoever has their data deleted is nameless here too, at once.
        key = (work.__name__, wanted, names)
        answer = self.shelf.find(key)
        if answer is None:
            moves = await self.journal.moves(match.id)
            job = ReplayJob(
                wanted=wanted,
                record=record_of(match, moves, names),
                told=match.told,
                made=[Made(move.at, move.made_by, move.events) for move in moves],
                started_at=match.started_at,
            )
            answer = await self.run(work, job)
            self.shelf.keep(key, answer)
        return answer

    async def _over(self, match_id: str) -> tuple[MatchRow, list[SeatRow]]:
        """A match that has begun and is over: everything about it is open."""
        match, seats = await self.journal.table(match_id)
        if not match.opening:
            raise NotBegun
        if match.status not in OVER:
            raise NotOver
        return match, seats


def _check_eyes(match: MatchRow, seats: Sequence[SeatRow], eyes: int | None) -> None:
    vocabulary = game(match.game).vocabulary  # without its game a match can be taken home, but not told
    if eyes is not None and eyes >= len(seats):
        raise NoSuchSeat(vocabulary, seat=str(eyes), seats=len(seats))
