"""How the bots of a room come to their answers: in a worker, in time, and so that nobody notices who is asked.

Enters: what is asked of a bot. Leaves: the text of an option, or none if it has none in time. In a response window all
bots that it asks think at once, from its opening on, and the window's own time is all they have: if it stayed open
until a bot has made up its mind, everybody would learn that the bot holds an answer.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import msgspec

from undercroft.bots.registry import installed_bots, new_bot
from undercroft.kernel.parts import Seat
from undercroft.kernel.registry import game
from undercroft.kernel.table import Table

from .sights import Beat
from .tables import bot_of
from .workers import WorkerFailed

if TYPE_CHECKING:
    from .room import Room

MOST_SECONDS = 5.0
"""So long may a bot that has a budget think at a table that people share."""
LONGEST_THOUGHT = 2 * MOST_SECONDS
"""So long may any bot; then its process is given up."""
SHARE = 0.8
"""The part of a window's time that thinking may take; the rest is for the way there and back."""


class Thought(msgspec.Struct, frozen=True):
    """What a bot is asked: the position, for which seat, and the seed of its own random stream.

    ``until`` is when its answer is wanted at the latest, in seconds since 1970.
    """

    game: str
    state: bytes
    seat: Seat
    bot: str
    seed: str
    until: float | None = None


Key = tuple[Seat, str, bytes]


class Thoughts:
    """What the bots of one room think about. Thoughts about a window are dropped when it is over."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.begun: tuple[int, Seat] | None = None
        """The window in which a bot has begun something, and its seat: everybody will see it, so there is no hurry."""
        self._window: int | None = None
        self._in_window: dict[Key, asyncio.Task[str | None]] = {}

    def drop(self) -> None:
        for task in self._in_window.values():
            task.cancel()
        self._in_window.clear()

    async def answer(self, table: Table[Any], bot: str) -> str | None:
        """What a bot takes where everybody sees that it is asked."""
        return await self._think(_key(table, bot), table.game.name)

    async def answer_in_window(self, beat: Beat, table: Table[Any], bot: str) -> str | None:
        """The same in a window: what it has found out when the window has had its time, or nothing."""
        if self.begun == (beat.window, table.seat):
            return await self.answer(table, bot)
        self.begin(beat)
        thought = self._in_window.get(_key(table, bot))
        if thought is None:
            return None
        playhead = self.room.stage.playhead
        await asyncio.wait({thought}, timeout=playhead.own_seconds_left if playhead.seconds else None)
        return thought.result() if thought.done() else None

    def begin(self, beat: Beat) -> None:
        """A window is shown: every bot that it asks begins to think, each as long as the others leave it time."""
        if beat.window != self._window:
            self.drop()
            self._window = beat.window
        if beat.window is None:
            return
        asked = [seat for seat in beat.asked if self.begun != (beat.window, seat)]
        bots = [(seat, bot) for seat in asked if (bot := bot_of(self.room.seats[seat])) is not None]
        keys = [_key(beat.foreseen[seat], bot) for seat, bot in bots]
        new = [key for key in keys if key not in self._in_window]
        for key, until in zip(new, self._times(len(new)), strict=True):
            thought = self._think(key, self.room.game.name, until)
            self._in_window[key] = asyncio.create_task(thought)

    def _times(self, count: int) -> list[float | None]:
        """Until when each of so many bots may think, one worker after the other."""
        playhead, workers = self.room.stage.playhead, self.room.workers.count
        if not playhead.seconds:
            return [None] * count  # by agreement windows do not wait, and tell what they tell
        turns, left = -(-count // workers), max(0.0, playhead.own_seconds_left) * SHARE
        return [time.time() + left * (number // workers + 1) / turns for number in range(count)]

    async def _think(self, key: Key, name: str, until: float | None = None) -> str | None:
        seat, bot, state = key
        thought, kind = Thought(name, state, seat, bot, secrets.token_hex(16), until), bot.partition(":")[0]
        started = time.perf_counter()
        try:
            answer = await self.room.workers.run(
                think,
                thought,
                longest=LONGEST_THOUGHT,
                name=kind,
                host=self.room.row.host_id or "",
                is_awaited=self._is_awaited,
            )
        except WorkerFailed:
            return None
        self.room.metrics.thought(kind, time.perf_counter() - started)
        return answer

    def _is_awaited(self) -> bool:
        """Does a person play here, or look on? Bots that are alone can wait."""
        is_played = any(seat.person_id is not None and bot_of(seat) is None for seat in self.room.seats)
        return is_played or bool(self.room.stage.viewers)


def _key(table: Table[Any], bot: str) -> Key:
    return table.seat, bot, table.game.codec.encode(table.state)


def prepare() -> None:
    """In a worker, before the first thought: what takes long to load is there when people wait."""
    for bot in installed_bots().values():
        with suppress(Exception):  # whoever is seated with it will be told; the others need not suffer
            bot.warm_up()


def think(thought: Thought) -> str:
    """In a worker: the text of the option that a bot takes."""
    played = game(thought.game)
    table = Table(played, played.codec.decode(thought.state))
    table.run()
    bot = new_bot(thought.bot, thought.seed)
    left = MOST_SECONDS if thought.until is None else min(MOST_SECONDS, thought.until - time.time())
    bot.hurry(max(0.0, left))
    return str(bot.answer(played, table.state, thought.seat, table.options))
