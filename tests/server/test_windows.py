"""Response windows: nobody learns who is asked; and whoever loses the connection in one loses nothing else."""

from __future__ import annotations

import asyncio
import random
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.games.alone.cards.playing import react
from tests.games.alone.scene import EVIL
from tests.games.alone.scene import Scene as Station
from tests.kernel.toys.watch import GAME as WATCH
from tests.kernel.toys.watch import WatchSettings
from undercroft.kernel import registry
from undercroft.kernel.match import Match, read_settings
from undercroft.kernel.orders import Orders, StandingOrder
from undercroft.kernel.registry import installed_games
from undercroft.server.db.tables import MatchRow, SeatRow
from undercroft.server.house import House
from undercroft.server.matches.exchange import Exchange
from undercroft.server.matches.journal import Journal
from undercroft.server.matches.room import Room
from undercroft.server.matches.sights import Sights
from undercroft.server.matches.workers import Workers
from undercroft.server.metrics import Metrics
from undercroft.server.wire.lobby import Join, NewMatch, SeatWish
from undercroft.server.wire.tables import Agreement
from undercroft.testing.client import JSON, Connection, at_random, play

from .browsers import served
from .scenes import Scene, codes, eventually, heard_all, in_window, live, options, sitting

SECONDS = 1.2
NO_DATABASE: Any = None
HELD: dict[str, Any] = {"fast": False, "window_seconds": 0.2, "orders": ("always", "never")}
"""One is asked in every window, the other in none: when the first passes, nothing but a hold keeps a window open."""


class Spells:
    """How long a connection was shown each window: from the frame that opened it to the first one after it."""

    def __init__(self, line: Connection) -> None:
        self.windows: list[float] = []
        self._opened: float | None = None
        line.listener = self.hear

    def hear(self, message: JSON) -> None:
        if message["type"] != "frame":
            return
        assert message["waiting"]["kind"] != "window" or message["waiting"]["seat"] is None
        assert message["waiting"]["kind"] != "window" or message["waiting"]["deadline"] is None
        if self._opened is not None and (message["waiting"]["kind"] != "window" or message["events"]):
            self.windows.append(time.monotonic() - self._opened)
            self._opened = None
        if self._opened is None and message["waiting"]["kind"] == "window":
            self._opened = time.monotonic()


@live
async def test_a_window_stays_open_its_time_whether_or_not_somebody_can_answer(url: str) -> None:
    async with (
        sitting(url, "Ala", "Bob", orders=("always", "always"), fast=False, window_seconds=SECONDS) as scene,
        scene.people[0].open(scene.id, seat=None) as outside,
    ):
        seen, asked = Spells(outside), 0
        while asked < 1 or len(seen.windows) <= asked:
            line = await scene.until_asked()
            if line is None:
                break
            asked += bool(line.question and line.question["is_window"])
            await scene.step()
        assert len(seen.windows) > asked or scene.is_over, "there were windows in which nobody was asked"
        assert min(seen.windows) > SECONDS / 2, "frames may be late on a busy machine, but not that much"


@live
async def test_everybody_sees_that_responses_are_possible_and_nobody_sees_whose(url: str) -> None:
    async with sitting(url, "Ala", "Bob", "Cyd", reach=in_window) as scene:
        await scene.heard_all()
        async with scene.people[0].open(scene.id, seat=None) as outside:
            for line in (*scene.lines, outside):
                assert line.waiting == {"kind": "window", "seat": None, "deadline": None, "brief": False}
        for line in scene.lines:
            assert line.frame is not None
            assert set(line.frame["asked"]) <= {line.seat}, "nobody learns of the others"


@live
async def test_whoever_holds_a_window_keeps_it_open_for_all(url: str) -> None:
    async with sitting(url, "Ala", "Bob", **HELD) as scene:
        assert await scene.play_until(in_window)
        asked, holder = scene.lines
        shown = holder.position
        assert codes(await holder.ask({"type": "hold", "on": True})) == "done"
        assert codes(await asked.choose("pass")) == "done"
        with pytest.raises(TimeoutError):
            await holder.until(lambda line: line.position != shown, 4 * HELD["window_seconds"])
        assert codes(await holder.ask({"type": "hold", "on": False})) == "done"
        await heard_all(holder)
        assert holder.position != shown


@live
async def test_a_held_window_is_let_go_when_its_holder_disappears(url: str) -> None:
    async with sitting(url, "Ala", "Bob", **HELD) as scene:
        assert await scene.play_until(in_window)
        asked, holder = scene.lines
        shown = asked.position
        assert codes(await holder.ask({"type": "hold", "on": True})) == "done"
        assert codes(await asked.choose("pass")) == "done"
        await holder.drop()
        await asked.until(lambda line: line.position != shown)


@live
async def test_what_a_seat_composes_and_undoes_in_a_window_does_not_move_the_others(url: str) -> None:
    async with sitting(url, "Ala", "Bob", reach=in_window, orders=("always", "always")) as scene:
        while not await composes(scene):
            assert await scene.play_until(in_window), "nobody could compose anything in this match"


async def composes(scene: Scene) -> bool:
    """The asked seat begins something that needs more choices, and takes it back; False if it had nothing such."""
    asked = scene.asked
    other = next(line for line in scene.lines if line is not asked)
    wish = next((option for option in options(asked) if option != "pass"), "pass")
    told: list[JSON] = []
    await scene.heard_all()
    before, position = other.frame, asked.position
    other.listener = lambda message: told.append(message) if message["type"] == "frame" else None
    assert codes(await asked.choose(wish)) == "done"
    if wish == "pass":
        return False
    await eventually(lambda: asked.position > position or scene.mover is other)
    await scene.heard_all()
    is_composing = bool(asked.frame and asked.frame["can_undo"] and asked.question and wish not in options(asked))
    if is_composing and not told:
        assert codes(await asked.ask({"type": "undo", "position": asked.position})) == "done"
        await scene.heard_all()
        assert wish in options(asked)
        assert told == []
        assert other.frame == before
    other.listener = None
    return is_composing and not told


@live
async def test_who_loses_the_connection_in_a_window_comes_back_to_the_same_question(url: str) -> None:
    async with sitting(url, "Ala", "Bob", reach=in_window) as scene:
        asked = scene.asked
        before = (asked.position, asked.question, asked.view, list(asked.log), asked.waiting)
        await asked.drop()
        other = scene.lines[1 - scene.lines.index(asked)]
        await other.until(lambda line: not line.table["seats"][asked.seat]["online"])
        await asked.reconnect()
        assert (asked.position, asked.question, asked.view, asked.log, asked.waiting) == before
        assert asked.restarts == 0
        assert codes(await asked.choose("pass")) == "done"
        assert codes(await asked.ask({"type": "choose", "position": before[0], "option": "pass"})) == "late"


@live
async def test_who_was_away_hears_what_happened_meanwhile_once(url: str) -> None:
    async with sitting(url, "Ala", "Bob", reach=lambda scene: in_window(scene) and scene.others) as scene:
        away, here = scene.others[0], scene.asked
        had = len(away.log)
        await away.drop()
        assert codes(await here.choose("pass")) == "done"
        while here.question is not None and not here.is_over:
            assert codes(await here.choose(at_random(1))) == "done"
        await away.reconnect()
        assert away.restarts == 0
        assert len(away.log) >= had
        async with scene.people[scene.lines.index(away)].open(scene.id) as fresh:
            assert [line["event"] for line in fresh.log] == [line["event"] for line in away.log]


@pytest.mark.parametrize(("seed", "seats"), [("3", 3), ("175", 3), ("238", 2)])
def test_whoever_the_rules_ask_in_a_window_is_asked_though_they_passed_before(seed: str, seats: int) -> None:
    """After a Spell that may be cancelled the same window goes on with other questions; else a match stands still."""
    sights, game = Sights(seats), registry.game("boss-monster")
    match = Match(game, read_settings(game, {"seats": seats}), seed, witness=sights)
    match.orders = [Orders(), Orders(StandingOrder.NEVER), Orders()][:seats]
    chance = random.Random(int(seed))
    while not match.is_over:
        assert match.seat in sights.beats[-1].asked
        match.take(str(chance.choice(match.options)))


@pytest.mark.parametrize("first", ["invent east", "invent muffled"])
def test_whoever_is_asked_twice_with_nothing_public_between_is_shown_the_second_question(first: str) -> None:
    """Two noises are invented, one after the other, in secret. To answer as the default does looks like passing."""
    card = "footsteps-everywhere"
    station = Station(monsters=[("worms", "A1-E4")], hand=[card], decks=("terror", "traps"))
    react(station.play("explore west"), card).play("stay")
    sights = Sights(2)
    sights.resume(station.match, (0, 0, 0))
    assert sights.beats[-1].passive == {EVIL: "invent east"}
    for count, answer in enumerate((first, "invent west"), start=1):
        assert station.asked == "ChooseInvention"
        station.play(answer)
        assert sights.beats[-1].asked == (EVIL,)
        assert sights.beats[-1].positions == (0, count, 0), "and nobody else is shown anything new"
    assert station.asked == "PlaceTruth"


@pytest.mark.parametrize(
    ("game", "bots", "waits"),
    [
        ("alone", (0,), False),
        ("alone", (1,), True),
        ("alone", (), True),
        ("alone", (0, 2), True),
        ("boss-monster", (1,), True),
    ],
    ids=["Evil against a bot", "a Hero against a bot", "two people", "a bot beside one of Evil", "all can respond"],
)
def test_a_window_keeps_everybody_waiting_unless_only_bots_could_learn_from_it(
    game: str, bots: tuple[int, ...], waits: bool
) -> None:
    count = 1 + max((1, *bots))
    seats = [SeatRow(match_id="m", seat=seat, name="", bot="novice" if seat in bots else None) for seat in range(count)]
    agreed = msgspec.json.encode(Agreement(window_seconds=SECONDS))
    room = Room(
        MatchRow(id="m", game=game, agreement=agreed, status="waiting"),
        seats,
        journal=Journal(NO_DATABASE),
        exchange=Exchange(),
        workers=Workers(1),
        metrics=Metrics(),
    )
    assert room.stage.playhead.seconds == (SECONDS if waits else 0)


def test_windows_wait_as_soon_as_a_person_sits_down_for_a_bot(tmp_path: Path) -> None:
    """Of Evil against a bot nobody could learn anything; of Evil against a person, whether Evil had an answer."""

    async def story(house: House) -> None:
        evil, hero = [(await house.people.guest(name, "en"))[0] for name in ("Ala", "Bob")]
        seats = [SeatWish(kind="bot", bot="random"), SeatWish(kind="me")]
        table = (await house.lobby.make(evil, NewMatch(game="alone", seats=seats))).table
        playhead = (await house.rooms.get(table.id)).stage.playhead
        assert playhead.seconds == 0
        await house.hosting.set_seat(evil, table.id, 0, SeatWish(kind="open"))
        await house.lobby.join(hero, table.id, Join(seat=0))
        assert playhead.seconds == table.agreement.window_seconds

    with served(tmp_path, limits=False) as browser, browser.client.portal() as portal:
        portal.call(story, browser.house)


@pytest.mark.parametrize("name", installed_games())
def test_windows_ask_only_whom_the_rules_let_respond(name: str) -> None:
    game, chance = registry.game(name), random.Random(7)
    for seats in (2, 3):
        match = Match(game, read_settings(game, {"seats": seats}), "responders")
        while not match.is_over:
            if match.choice is not None and match.choice.is_window:
                assert match.seat in game.responders(seats), match.choice
            match.take(str(chance.choice(match.options)))


# Standing orders


@live
async def test_never_passes_always_asks_and_the_default_asks_what_concerns_me(url: str) -> None:
    for _ in range(8):
        asked, record = await asked_in_a_match(url)
        ordered = {entry["seat"] for entry in record["entries"] if entry.get("by_order")}
        assert 1 not in ordered
        assert "may-act" not in asked[0]
        assert all(entry["option"] == "pass" for entry in record["entries"] if entry.get("by_order"))
        if 0 in ordered and "may-act" in asked[1]:  # whether anybody holds an answer is luck
            return
    raise AssertionError("in eight matches nobody could respond")


async def asked_in_a_match(url: str) -> tuple[list[set[str]], JSON]:
    """The kinds of questions that each seat was asked, by its standing order, and the record."""
    async with sitting(url, "Ala", "Bob", "Cyd", orders=("never", "always", "concerned")) as scene:
        assert [line.you["orders"] for line in scene.lines] == [{"0": "never"}, {"1": "always"}, {"2": "concerned"}]
        asked: list[set[str]] = [set(), set(), set()]
        for seat, line in enumerate(scene.lines):
            line.listener = lambda message, seat=seat: note(asked[seat], message)
        await asyncio.gather(*(play(line, at_random(seat)) for seat, line in enumerate(scene.lines)))
        return asked, await scene.record()


@live
async def test_a_guest_is_asked_only_what_concerns_them_unless_they_say_otherwise(url: str) -> None:
    async with sitting(url, "Ala", "Bob") as scene:
        assert [line.you["orders"] for line in scene.lines] == [{"0": "concerned"}, {"1": "concerned"}]


@live
async def test_an_order_given_in_a_window_passes_it_at_once(url: str) -> None:
    async with sitting(url, "Ala", "Bob", reach=in_window) as scene:
        asked, position = scene.asked, scene.asked.position
        assert codes(await asked.ask({"type": "order", "order": "never"})) == "done"
        await eventually(lambda: asked.position > position)
        assert not asked.question or not asked.question["is_window"]


def note(kinds: set[str], message: dict[str, Any]) -> None:
    with suppress(KeyError, TypeError):
        kinds.add(message["question"]["kind"])


def seen_from_outside(*whistles: int) -> list[tuple[str, bool, int]]:
    """What a spectator is shown of a thief's two steps: what is waited for, whether briefly, and the position."""
    sights = Sights(3)
    match = Match(WATCH, WatchSettings(whistles=whistles), "1", witness=sights)
    while not match.is_over:
        match.take("creep" if not match.choice or not match.choice.is_window else "pass")
    shown = [(beat.waiting.kind, beat.waiting.brief, beat.positions[-1]) for beat in sights.beats]
    return [beat for beat, before in zip(shown, [None, *shown], strict=False) if beat != before]


@pytest.mark.parametrize("whistles", [(0, 0, 0), (0, 1, 0), (0, 1, 1)], ids=str)
def test_a_brief_window_is_shown_as_one_whoever_can_answer(whistles: tuple[int, ...]) -> None:
    steps = seen_from_outside(*whistles)
    assert [beat[:2] for beat in steps] == [
        ("seat", False),
        ("window", True),
        ("seat", False),
        ("window", True),
        ("over", False),
    ]
    assert steps == seen_from_outside(0, 0, 0)
