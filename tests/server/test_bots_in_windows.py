"""Bots in response windows: all are asked at once, and the window's time is all they have, so it tells nothing."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
import pytest

from undercroft.kernel.match import Match, read_settings
from undercroft.kernel.orders import Orders, StandingOrder
from undercroft.kernel.registry import game
from undercroft.server.db.tables import MatchRow, SeatRow
from undercroft.server.matches import tending
from undercroft.server.matches.exchange import Exchange
from undercroft.server.matches.journal import Journal
from undercroft.server.matches.room import Room
from undercroft.server.matches.sights import Beat, Sights
from undercroft.server.matches.thoughts import MOST_SECONDS, SHARE, Thought, think
from undercroft.server.matches.workers import WorkerFailed, Workers
from undercroft.server.metrics import Metrics
from undercroft.server.refusals import Late
from undercroft.server.wire.tables import Agreement

BOSS_MONSTER = game("boss-monster")
SEATS = 3
WINDOW = 30.0
NO_DATABASE: Any = None
METRICS = Metrics()
Story = Callable[["Parlour"], Awaitable[None]]


class Heads(Workers):
    """Workers that think only when the test says so."""

    def __init__(self, count: int) -> None:
        super().__init__(count)
        self.asked: list[Thought] = []
        self.answers: list[asyncio.Future[str]] = []

    async def run(self, function: Any, *arguments: Any, **_: Any) -> Any:
        assert function is think
        self.asked += arguments
        self.answers.append(asyncio.get_running_loop().create_future())
        return await self.answers[-1]


class Parlour(Room):
    """A room of bots without a database; what would be written down is kept in ``given``."""

    def __init__(self, match: Match[Any], seconds: float, workers: int = 1, fast: bool = False) -> None:
        agreement = msgspec.json.encode(Agreement(window_seconds=seconds, fast=fast))
        self.heads = Heads(workers)
        super().__init__(
            MatchRow(id="m", game=match.game.name, agreement=agreement, status="playing", takeback=None),
            [SeatRow(match_id="m", seat=seat, name=f"P{seat}", bot="master") for seat in range(SEATS)],
            journal=Journal(NO_DATABASE),
            exchange=Exchange(),
            workers=self.heads,
            metrics=METRICS,
        )
        self.match, self.sights = match, Sights(SEATS)
        self.sights.resume(match, tuple(range(SEATS + 1)))
        self.given: list[str] = []
        self.works: list[Callable[[Match[Any]], None]] = []

    async def act_at(self, number: int, work: Any, made_by: Any) -> None:
        self.given.append(made_by)
        self.works.append(work)

    def open(self) -> Beat:
        """What is asked is shown, and bots are asked."""
        beat = self.sights.beats.pop()
        self.stage.playhead.restart(beat)
        return beat


def reached(is_so: Callable[[Match[Any], Beat], object]) -> Match[Any]:
    """A match of random play at a moment when somebody is asked and this is so."""
    for seed in range(100):
        match = Match(BOSS_MONSTER, read_settings(BOSS_MONSTER, {"seats": SEATS}), str(seed))
        match.orders = [Orders()] * SEATS
        chance = random.Random(seed)
        while not match.is_over:
            sights = Sights(SEATS)
            sights.resume(match, tuple(range(SEATS + 1)))
            found = is_so(match, sights.beats[-1])
            match.witness = None
            if found:
                return match
            match.take(str(chance.choice(match.options)))
    raise TimeoutError("it never came to that")


def told(match: Match[Any], story: Story, seconds: float = WINDOW, **room: Any) -> None:
    async def run() -> None:
        parlour = Parlour(match, seconds, **room)
        try:
            await story(parlour)
        finally:
            parlour.close()

    asyncio.run(asyncio.wait_for(run(), 30))


async def soon(is_so: Callable[[], object]) -> None:
    async with asyncio.timeout(10):
        while not is_so():
            await asyncio.sleep(0.005)


def two_asked() -> Match[Any]:
    return reached(lambda _, beat: beat.window is not None and len(beat.asked) > 1)


def one_asked_openly() -> Match[Any]:
    return reached(lambda match, beat: beat.window is None and len(match.entries) > 3)


def test_a_window_asks_all_its_bots_at_once_and_no_longer_than_it_lasts() -> None:
    async def story(room: Parlour) -> None:
        began, beat = time.time(), room.open()
        await soon(lambda: len(room.heads.asked) == len(beat.asked))
        assert {thought.seat for thought in room.heads.asked} == set(beat.asked)
        times = [thought.until - began for thought in room.heads.asked if thought.until is not None]
        assert times == sorted(times)
        assert len(set(times)) == len(beat.asked), "one worker: each has a part of the time"
        assert times[-1] <= time.time() - began + WINDOW * SHARE

    told(two_asked(), story)


def test_with_a_worker_for_each_bot_nobody_has_to_share() -> None:
    async def story(room: Parlour) -> None:
        beat = room.open()
        await soon(lambda: len(room.heads.asked) == len(beat.asked))
        times = [thought.until or 0.0 for thought in room.heads.asked]
        assert max(times) - min(times) < 1.0

    told(two_asked(), story, workers=SEATS)


def test_a_bot_that_is_still_thinking_when_the_window_has_had_its_time_passes() -> None:
    async def story(room: Parlour) -> None:
        room.open()
        await soon(lambda: room.given == ["bot"])
        assert not any(answer.done() for answer in room.heads.answers)

    told(two_asked(), story, seconds=0.05)


def test_what_a_bot_has_found_out_in_time_is_what_it_does() -> None:
    match = two_asked()
    wish = str(match.options[-1])
    taken: list[str] = []

    async def story(room: Parlour) -> None:
        room.tender._make = lambda beat, seat, answer, by: note(taken, answer)  # type: ignore[method-assign, assignment]
        beat = room.open()
        await soon(lambda: len(room.heads.answers) == len(beat.asked))
        for answer in room.heads.answers:
            answer.set_result(wish)
        await soon(lambda: taken)
        assert taken == [wish]
        assert len(room.heads.asked) == len(beat.asked), "nobody was asked twice"

    told(match, story, seconds=2)


def test_where_windows_do_not_wait_a_bot_is_waited_for() -> None:
    async def story(room: Parlour) -> None:
        room.open()
        await soon(lambda: room.heads.answers)
        assert {thought.until for thought in room.heads.asked} == {None}
        await asyncio.sleep(0.05)
        assert room.given == []
        room.heads.answers[0].set_exception(WorkerFailed())
        await soon(lambda: room.given == ["bot"])

    told(two_asked(), story, fast=True)


def test_thinking_is_a_part_of_the_humane_pause(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tending, "HUMANE_SECONDS", (0.3, 0.3))

    async def story(room: Parlour) -> None:
        began = time.monotonic()
        room.open()
        await soon(lambda: room.heads.answers)
        assert room.heads.asked[0].until is None
        room.heads.answers[0].set_result(str(room.match.options[0]) if room.match else "")
        await asyncio.sleep(0)
        assert room.given == [], "but a quick answer waits"
        await soon(lambda: room.given)
        assert time.monotonic() - began >= 0.3

    told(one_asked_openly(), story)


def test_a_bot_begins_to_think_before_its_pause_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tending, "HUMANE_SECONDS", (3600.0, 3600.0))

    async def story(room: Parlour) -> None:
        room.open()
        await soon(lambda: room.heads.asked)

    told(one_asked_openly(), story)


def test_whoever_changes_something_else_at_the_table_does_not_make_a_bot_begin_anew() -> None:
    async def story(room: Parlour) -> None:
        room.open()
        await soon(lambda: room.heads.asked)
        for _ in range(20):
            room.tender.tend()
            await asyncio.sleep(0.005)
        assert len(room.heads.asked) == 1

    told(one_asked_openly(), story)


# A seat that is given back to its person


def test_what_its_persons_order_passes_is_passed_when_a_bot_gives_the_seat_back() -> None:
    """The bot was asked; the person is not, and nobody else would ever answer."""

    async def story(room: Parlour) -> None:
        assert room.match is not None
        assert room.match.seat is not None
        room.open()
        await soon(lambda: room.heads.asked)
        seat = room.seats[room.match.seat]
        seat.bot, seat.standing_order = None, StandingOrder.NEVER.value
        room.tender.tend()
        await soon(lambda: room.given == ["order"])

    told(two_asked(), story)


def test_whoever_wants_to_be_asked_is_left_in_peace() -> None:
    async def story(room: Parlour) -> None:
        assert room.match is not None
        assert room.match.seat is not None
        room.open()
        seat = room.seats[room.match.seat]
        seat.bot, seat.standing_order = None, StandingOrder.ALWAYS.value
        room.tender.tend()
        await asyncio.sleep(0.05)
        assert room.given == []

    told(two_asked(), story)


def test_a_bots_answer_comes_too_late_once_its_seat_is_given_back() -> None:
    async def story(room: Parlour) -> None:
        match = room.match
        assert match is not None
        assert match.seat is not None
        room.open()
        await soon(lambda: room.heads.answers)
        room.heads.answers[0].set_result(str(match.options[0]))
        await soon(lambda: room.given)
        room.seats[match.seat].bot = None
        with pytest.raises(Late):
            room.works[0](match)

    told(one_asked_openly(), story, fast=True)


def test_a_search_is_over_when_its_time_is() -> None:
    """What the table wants by a time that has passed is answered all the same, at once."""
    match = one_asked_openly()
    assert match.seat is not None
    thought = Thought(
        match.game.name, match.game.codec.encode(match.state), match.seat, "ismcts:1000000", "7", time.time() - 1
    )
    assert think(thought) in map(str, match.options)
    assert MOST_SECONDS < 30


async def note(taken: list[str], answer: str) -> None:
    taken.append(answer)
