"""Nothing that leaves the server depends on what its reader must not know.

A match is played at random. At a decision, a second match is drawn in which only that differs which a seat cannot
know; the same choice is made in both, and every byte that the seat and a spectator are sent must be the same: frames,
numbers, waiting marks, refusals. What views and logs may tell is the kernel's promise (tests/promises); here it is
everything around them, so a pair in which the rules came to show different things is left out.
"""

from __future__ import annotations

import asyncio
import copy
import random
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
import pytest

from undercroft.kernel.chance import Chance
from undercroft.kernel.game import Game
from undercroft.kernel.match import Match
from undercroft.kernel.parts import Option, Pass, Seat
from undercroft.kernel.refusals import Refusal
from undercroft.kernel.registry import installed_games
from undercroft.kernel.table import StuckError, Table
from undercroft.server.db.tables import MatchRow, SeatRow
from undercroft.server.matches.desk import Desk
from undercroft.server.matches.exchange import Exchange
from undercroft.server.matches.journal import Journal
from undercroft.server.matches.room import Room
from undercroft.server.matches.sights import Sights
from undercroft.server.matches.viewer import Viewer
from undercroft.server.matches.workers import Workers
from undercroft.server.metrics import Metrics
from undercroft.server.wire.socket import Choose, FromClient, Undo, WhyNot
from undercroft.server.wire.tables import Agreement
from undercroft.testing import random_settings

DENSELY = 80
"""So many decisions of a match are all looked at; then every second, and so on."""
A_LONG_WHILE = 30.0
EVERY = 4
NO_DATABASE: Any = None
METRICS = Metrics()
Check = Callable[[Match[Any], Option, int], Awaitable[int]]


class Studio(Room):
    """A room without a database."""

    async def changed(self) -> None:
        """There are no rows to be read again."""


class Audience:
    """Every seat and a spectator look on, and what each is sent is kept."""

    def __init__(self, match: Match[Any]) -> None:
        self.match = match
        count = match.settings.seats
        self.room = Studio(
            MatchRow(
                id="m",
                game=match.game.name,
                agreement=msgspec.json.encode(Agreement(window_seconds=A_LONG_WHILE)),
                status="playing",
                takeback=None,
            ),
            [SeatRow(match_id="m", seat=seat, name=f"P{seat}", standing_order="always") for seat in range(count)],
            journal=Journal(NO_DATABASE),
            exchange=Exchange(),
            workers=Workers(1),
            metrics=METRICS,
        )
        self.room.match, self.room.sights = match, Sights(count)
        self.room.sights.resume(match, tuple(range(count + 1)))
        self.room.stage.playhead.restart(self.room.sights.beats.pop())
        self.sent: dict[Seat | None, list[bytes]] = {}
        self.viewers = {seat: self._seat(seat) for seat in self.room.sights.observers}

    def _seat(self, seat: Seat | None) -> Viewer:
        posted = self.sent[seat] = []
        viewer = Viewer(posted.append, "en")
        viewer.seat, viewer.seats = seat, [] if seat is None else [seat]
        shown = self.room.stage.playhead.shown
        assert shown is not None
        self.room.stage.frame(viewer, shown)  # from here on it is told only what is new
        self.room.stage.viewers.add(viewer)
        return viewer

    def take(self, option: Option) -> None:
        self.match.take(option)
        self.show()

    def undo(self, seat: Seat) -> None:
        self.match.undo(seat)
        self.show()

    def show(self) -> None:
        self.room._show_new()

    def let_windows_pass(self) -> None:
        """Nobody responds, and the time of every window runs out."""
        self.room.stage.playhead.seconds = 0
        self.room.stage.playhead.add([])
        while self.match.choice is not None and self.match.choice.is_window:
            self.take(self.match.game.default(self.match.choice, self.match.options))

    def shows(self, observer: Seat | None) -> tuple[bytes, list[Any]]:
        """The view and the log that an observer has been shown."""
        beat, index = self.room.stage.playhead.shown, -1 if observer is None else observer
        assert beat is not None
        return beat.views[index], self.room.sights.logs[index][: beat.told[index]]

    def may_undo(self, seat: Seat) -> bool:
        last = self.match.history[-1] if self.match.history else None
        return last is not None and last.seat == seat and last.can_undo

    async def refusals(self, seat: Seat, things: list[str]) -> list[bytes]:
        """What a seat hears that tries everything at the wrong time."""
        viewer = self.viewers[seat]
        wishes: list[FromClient] = [
            Choose(position=viewer.position, option="pass"),
            Choose(position=viewer.position + 1, option="pass"),
            *(WhyNot(thing=thing) for thing in things),
        ]
        if not self.may_undo(seat):
            wishes.append(Undo(position=viewer.position))
        return [await self._answer(viewer, wish) for wish in wishes]

    async def _answer(self, viewer: Viewer, wish: FromClient) -> bytes:
        try:
            return msgspec.json.encode(await Desk(self.room, viewer).answer(wish))
        except Refusal as refusal:
            return str(refusal).encode()


def twin_of(match: Match[Any], guess: Any) -> Match[Any] | None:
    """The same match, but for what lies hidden; None where that leads to another question."""
    codec = match.game.codec
    twin = copy.copy(match)
    twin.events, twin.entries, twin.history = list(match.events), list(match.entries), list(match.history)
    twin.table = Table(match.game, codec.copy(guess))
    before = codec.encode(twin.table.state)
    try:
        twin.table.run()
    except StuckError:  # the asked seat would have nothing to answer with
        return None
    if codec.encode(twin.table.state) != before:
        return None
    twin.table.rolls, twin.table.hear, twin.table.notice_window = [], twin._hear, twin._notice_window
    return twin


def clone_of(match: Match[Any]) -> Match[Any]:
    twin = twin_of(match, match.state)
    assert twin is not None
    return twin


async def compare(match: Match[Any], seat: Seat, option: Option, number: int) -> int:
    """Make the same choice in the truth and in what the seat takes for possible; how many pairs were compared."""
    guess = match.game.determinize(match.state, seat, Chance.from_seed(str(number)))
    other = twin_of(match, guess)
    if other is None or option not in other.options:
        return 0
    truth, twin = Audience(clone_of(match)), Audience(other)
    truth.take(option)
    twin.take(option)
    compared = check_sent(truth, twin, seat) if truth.shows(seat) == twin.shows(seat) else 0
    shown = truth.room.stage.playhead.shown
    if compared and shown is not None and shown.waiting.kind != "over" and not truth.viewers[seat].asked:
        things = sorted(match.game.things(truth.match.state, seat))[:3]
        assert await truth.refusals(seat, things) == await twin.refusals(seat, things), "refusals differ"
    truth.let_windows_pass()
    twin.let_windows_pass()
    if truth.shows(seat) == twin.shows(seat):
        compared += check_sent(truth, twin, seat)
    return compared


def check_sent(truth: Audience, twin: Audience, seat: Seat) -> int:
    for observer in (seat, None):
        assert truth.sent[observer] == twin.sent[observer], f"what {observer} is sent depends on secrets"
    return 1


async def check_second_thoughts(match: Match[Any], option: Option, _decision: int) -> int:
    """What a seat composes in a window, and takes back, is nobody else's business."""
    seat = match.seat
    if seat is None or match.choice is None or not match.choice.is_window or isinstance(option, Pass):
        return 0
    audience = Audience(clone_of(match))
    audience.take(option)
    still_composing = audience.match.choice is not None and audience.match.seat == seat
    if not still_composing or not audience.match.history[-1].can_undo:
        return 0
    audience.undo(seat)
    for observer, sent in audience.sent.items():
        assert observer == seat or sent == [], f"{observer} learns of what seat {seat} composed and took back"
    return 1


async def play(game: Game[Any], seed: int, check: Check) -> int:
    """A random match, looked at again and again, more rarely as it drags on; how often there was something to see."""
    chance = random.Random(seed)
    match = Match(game, random_settings(game, chance), str(seed))
    seen = decision = 0
    while not match.is_over:
        decision += 1
        option = chance.choice(match.options)
        if decision % (1 + decision // DENSELY) == 0:
            seen += await check(match, option, decision)
        match.take(option)
    return seen


async def compare_for_all(match: Match[Any], option: Option, decision: int) -> int:
    if decision % EVERY:
        return 0
    return sum([await compare(match, Seat(seat), option, decision) for seat in range(match.settings.seats)])


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("game", installed_games().values(), ids=str)
def test_what_is_sent_tells_nothing_of_what_is_hidden(game: Game[Any], seed: int) -> None:
    assert asyncio.run(play(game, seed, compare_for_all)) > 0


@pytest.mark.parametrize("game", installed_games().values(), ids=str)
def test_second_thoughts_in_a_window_reach_nobody_else(game: Game[Any]) -> None:
    assert sum(asyncio.run(play(game, seed, check_second_thoughts)) for seed in range(100, 106)) > 0
