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
from pathlib import Path
from typing import Any

import msgspec
import pytest

from undercroft.kernel.chance import Chance
from undercroft.kernel.game import Game
from undercroft.kernel.match import Match
from undercroft.kernel.orders import StandingOrder
from undercroft.kernel.parts import Option, Pass, Seat
from undercroft.kernel.refusals import Refusal
from undercroft.kernel.registry import installed_games
from undercroft.kernel.stuck import StuckError
from undercroft.kernel.table import Table
from undercroft.server.db.tables import MatchRow, PersonRow, SeatRow
from undercroft.server.house import House
from undercroft.server.matches.answers import noted
from undercroft.server.matches.desk import Desk
from undercroft.server.matches.exchange import Exchange
from undercroft.server.matches.journal import Journal
from undercroft.server.matches.room import Room
from undercroft.server.matches.sights import Beat, Sights
from undercroft.server.matches.viewer import Viewer
from undercroft.server.matches.workers import Workers
from undercroft.server.metrics import Metrics
from undercroft.server.refusals import Late
from undercroft.server.wire.lobby import Join, NewMatch, SeatWish
from undercroft.server.wire.socket import Choose, Done, FromClient, FromServer, Order, Undo, Why, WhyNot
from undercroft.server.wire.tables import Agreement
from undercroft.testing import random_settings

from .browsers import served
from .scenes import eventually

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


# What is around a match: the table, takebacks, pauses. Here people answer, and everything is written down


class Company:
    """Three people who are asked whenever they could respond, and a spectator, at a match that is kept."""

    def __init__(self, house: House, people: list[PersonRow], room: Room) -> None:
        self.house, self.people, self.room = house, people, room
        self.sent: list[list[Any]] = []
        self.desks = [self._look(seat) for seat in (*range(len(people)), None)]
        self.chance = random.Random(1)

    def _look(self, seat: int | None) -> Desk:
        posted: list[Any] = []
        viewer = Viewer(lambda message: posted.append(msgspec.json.decode(message)), "en")
        viewer.person = None if seat is None else self.people[seat].id
        self.room.stage.seat_viewer(viewer)
        self.sent.append(posted)
        desk = Desk(self.room, viewer)
        desk.look_through(seat)
        self.room.stage.viewers.add(viewer)
        return desk

    @property
    def beat(self) -> Beat:
        shown = self.room.stage.playhead.shown
        assert shown is not None
        return shown

    @property
    def is_behind(self) -> bool:
        return self.room.stage.playhead.is_behind

    @property
    def is_in_fresh_window(self) -> bool:
        """A window is open, has not had its time yet, and nobody has answered."""
        passed = self.beat.window is not None and set(self.beat.foreseen) != set(self.beat.asked)
        return self.beat.window is not None and not passed

    async def reach(self, is_so: Callable[[], object]) -> None:
        """Play at random to a moment at which this is so."""
        while not is_so():
            match = self.room.match
            assert match is not None
            assert not match.is_over, "it never came to that"
            if self.is_behind:
                self.close_window()
            else:
                option = str(self.chance.choice(match.options))
                await self.room.act(lambda match, option=option: match.take(option), "person")  # type: ignore[misc]

    def close_window(self) -> None:
        """The window has had its time."""
        playhead = self.room.stage.playhead
        seconds, playhead.seconds = playhead.seconds, 0
        playhead.add([])
        playhead.seconds = seconds

    async def ask(self, seat: int, wish: FromClient) -> FromServer:
        return await self.desks[seat].answer(wish)

    async def choose(self, seat: int, option: str) -> None:
        assert await self.ask(seat, Choose(position=self.beat.positions[seat], option=option)) == Done(ref=None)

    async def let_pass(self) -> None:
        """Whoever is asked lets the window pass, one after the other."""
        window = self.beat.window
        while self.beat.window == window and not self.is_behind:
            assert self.beat.first is not None
            await self.choose(self.beat.first, self.beat.passive[self.beat.first])
        assert self.is_behind, "the window is still open to the eye"

    async def reasons(self, seat: int) -> list[Any]:
        """What a seat hears if it asks of everything why it cannot be chosen."""
        assert self.room.match is not None
        things = sorted(self.room.game.things(self.room.match.state, Seat(seat)))
        answers = [await self.ask(seat, WhyNot(thing=thing)) for thing in things]
        return [answer.rules for answer in answers if isinstance(answer, Why)]

    def hear(self) -> list[list[Any]]:
        """What everybody was sent since this was asked last."""
        heard = [list(sent) for sent in self.sent]
        for sent in self.sent:
            sent.clear()
        return heard


NOTHING_SENT: list[list[Any]] = [[], [], [], []]


def in_company(folder: Path, story: Callable[[Company], Awaitable[None]]) -> None:
    async def run(house: House) -> None:
        people = [(await house.people.guest(name, "en"))[0] for name in ("Ala", "Bob", "Cyd")]
        seats = [SeatWish(kind="me"), SeatWish(kind="open"), SeatWish(kind="open")]
        agreement = Agreement(window_seconds=A_LONG_WHILE)
        wish = NewMatch(game="boss-monster", seats=seats, agreement=agreement, starts_itself=False)
        match_id = (await house.lobby.make(people[0], wish)).table.id
        for seat in (1, 2):
            await house.lobby.join(people[seat], match_id, Join(seat=seat))
        room = await house.rooms.get(match_id)
        for seat in range(3):
            await room.journal.change_seat(match_id, seat, standing_order=StandingOrder.ALWAYS.value)
        await room.journal.change_match(match_id, seed="company")
        await room.changed()
        company = Company(house, people, room)
        await room.begin()
        await story(company)

    with served(folder, limits=False) as browser, browser.client.portal() as portal:
        portal.call(run, browser.house)


def test_who_answers_before_their_turn_or_puts_an_answer_aside_is_heard_by_nobody(tmp_path: Path) -> None:
    async def story(company: Company) -> None:
        await company.reach(lambda: company.is_in_fresh_window and len(company.beat.asked) > 1)
        company.hear()
        first, second = company.beat.asked[:2]
        await company.choose(second, company.beat.passive[second])
        assert company.hear() == NOTHING_SENT
        active = next(str(option) for option in company.beat.foreseen[first].options if not isinstance(option, Pass))
        await company.choose(first, active)
        assert noted(company.room, first, company.beat) is not None, "it waits until the window has had its time"
        assert company.hear() == NOTHING_SENT

    in_company(tmp_path, story)


def test_of_two_answers_that_a_seat_gives_at_once_in_a_window_the_first_counts(tmp_path: Path) -> None:
    async def story(company: Company) -> None:
        await company.reach(lambda: company.is_in_fresh_window and len(company.beat.asked) > 1)
        second = company.beat.asked[1]
        options = map(str, company.beat.foreseen[second].options[:2])
        wishes = [Choose(position=company.beat.positions[second], option=option) for option in options]
        done, late = await asyncio.gather(*(company.ask(second, wish) for wish in wishes), return_exceptions=True)
        assert done == Done(ref=None)
        assert isinstance(late, Late)
        answer = noted(company.room, second, company.beat)
        assert answer is not None
        assert answer.option == wishes[0].option

    in_company(tmp_path, story)


def test_who_gives_an_order_in_a_window_is_heard_by_nobody_else(tmp_path: Path) -> None:
    async def story(company: Company) -> None:
        await company.reach(lambda: company.is_in_fresh_window and company.beat.asked)
        company.hear()
        seat = company.beat.asked[0]
        await company.ask(seat, Order(order=StandingOrder.NEVER))
        heard = company.hear()
        assert [message["type"] for message in heard.pop(seat)] == ["table"]
        assert heard == [[], [], []]

    in_company(tmp_path, story)


def test_when_a_match_changed_last_does_not_tell_when_a_window_was_passed(tmp_path: Path) -> None:
    async def story(company: Company) -> None:
        room = company.room
        await company.reach(lambda: company.is_in_fresh_window and company.beat.asked)
        opened = room.stage.info().changed_at
        await asyncio.sleep(0.01)
        await company.let_pass()
        assert room.stage.info().changed_at == opened
        assert (await room.journal.table(room.id))[0].changed_at == opened
        company.close_window()
        await company.reach(lambda: company.beat.window is None and not company.is_behind)
        assert room.stage.info().changed_at >= opened
        await company.reach(lambda: room.stage.info().changed_at > opened)

    in_company(tmp_path, story)


def test_what_a_thing_is_kept_from_does_not_tell_whether_others_are_still_asked(tmp_path: Path) -> None:
    async def story(company: Company) -> None:
        await company.reach(lambda: company.is_in_fresh_window and len(company.beat.asked) > 1)
        first, second = company.beat.asked[:2]
        waiting = await company.reasons(second)
        assert [] in waiting, "it is told what it can choose, though it is not its turn yet"
        await company.choose(first, company.beat.passive[first])
        assert await company.reasons(second) == waiting

    in_company(tmp_path, story)


def test_what_a_thing_is_kept_from_does_not_tell_when_the_turn_of_an_answer_comes(tmp_path: Path) -> None:
    async def story(company: Company) -> None:
        await company.reach(lambda: company.is_in_fresh_window and len(company.beat.asked) > 2)
        first, second, _third = company.beat.asked
        await company.choose(second, company.beat.passive[second])
        waiting = await company.reasons(second)
        await company.choose(first, company.beat.passive[first])
        await eventually(lambda: second not in company.beat.asked)
        assert await company.reasons(second) == waiting

    in_company(tmp_path, story)


@pytest.mark.parametrize("is_asked", [True, False], ids=["somebody is asked", "nobody is asked"])
def test_a_takeback_that_is_asked_for_in_a_window_stands_until_the_window_closes(
    tmp_path: Path, is_asked: bool
) -> None:
    """It vanished when somebody let the window pass; and outlived the window if nobody was asked."""

    async def story(company: Company) -> None:
        match = company.room.match
        assert match is not None

        def askers() -> list[int]:
            return [seat for seat in range(3) if seat not in company.beat.asked and match.has_chosen(Seat(seat))]

        await company.reach(
            lambda: (
                company.is_in_fresh_window
                and company.is_behind != is_asked
                and bool(company.beat.asked) == is_asked
                and askers()
            )
        )
        asker = askers()[0]
        company.hear()
        await company.ask(asker, Undo(position=company.beat.positions[asker], ask=True))
        asked_for = {"type": "takeback", "seat": asker, "agreed": [asker], "refused": False}
        assert company.hear() == [[asked_for]] * 4
        if is_asked:
            await company.let_pass()
        assert company.hear() == NOTHING_SENT
        company.close_window()
        over: dict[str, Any] = {"type": "takeback", "seat": None, "agreed": [], "refused": False}
        for sent in company.hear():
            assert [message for message in sent if message["type"] == "takeback"] == [over]

    in_company(tmp_path, story)


def test_in_a_pause_the_time_of_a_window_stands_still_though_nobody_is_asked(tmp_path: Path) -> None:
    async def story(company: Company) -> None:
        house, host, room = company.house, company.people[0], company.room
        await company.reach(lambda: company.is_in_fresh_window and company.is_behind)
        await house.hosting.pause(host, room.id)
        left = room.stage.playhead.seconds_left
        await asyncio.sleep(0.05)
        assert room.stage.playhead.seconds_left == left
        await house.hosting.resume(host, room.id)
        await asyncio.sleep(0.05)
        assert room.stage.playhead.seconds_left < left

    in_company(tmp_path, story)
