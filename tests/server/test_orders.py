"""Standing orders by kind of window, and knocking, over the socket: one's own business, and on the disk."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tests.games.alone.scene import EVIL
from tests.games.alone.scene import Scene as Station
from undercroft.kernel.orders import Orders, StandingOrder
from undercroft.server.db.tables import SeatRow
from undercroft.server.matches.orders import orders_of

from .scenes import Scene, codes, eventually, heard_all, in_window, live, sitting
from .test_leaks import Audience

NEVER_ASKED: dict[str, Any] = {"orders": ("never", "never")}


def is_first_asked_in_a_window(scene: Scene) -> bool:
    """The first one is asked what an order could pass."""
    return scene.mover is scene.lines[0] and in_window(scene)


@pytest.mark.parametrize(
    ("written", "orders"),
    [
        ("concerned", Orders(StandingOrder.CONCERNED)),
        ("never", Orders(StandingOrder.NEVER)),
        ("{}", Orders()),
        (
            '{"usual":"never","kinds":{"cancelling":"always"},"knocks":true}',
            Orders(StandingOrder.NEVER, {"cancelling": StandingOrder.ALWAYS}, knocks=True),
        ),
    ],
)
def test_orders_are_read_as_every_release_wrote_them(written: str, orders: Orders) -> None:
    assert orders_of(SeatRow(match_id="m", seat=0, standing_order=written)) == orders


@live
async def test_an_order_for_a_kind_of_windows_is_told_to_its_seat_alone_and_kept(url: str) -> None:
    async with sitting(url, "Ala", "Bob", **NEVER_ASKED) as scene:
        ala, bob = scene.lines
        assert codes(await ala.ask({"type": "order", "order": "always", "kind": "cancelling"})) == "done"
        await scene.heard_all()
        assert (ala.you["orders"], ala.you["kinds"]) == ({"0": "never"}, {"0": {"cancelling": "always"}})
        assert (bob.you["orders"], bob.you["kinds"]) == ({"1": "never"}, {})
        await ala.drop()
        await ala.reconnect()
        assert ala.you["kinds"] == {"0": {"cancelling": "always"}}
        assert codes(await ala.ask({"type": "order", "order": None, "kind": "cancelling"})) == "done"
        assert ala.you["kinds"] == {}


@live
async def test_the_usual_order_leaves_those_for_kinds_alone(url: str) -> None:
    async with sitting(url, "Ala", "Bob") as scene:
        ala = scene.lines[0]
        for order in ({"order": "never", "kind": "priority"}, {"order": "always"}):
            assert codes(await ala.ask({"type": "order", **order})) == "done"
        await heard_all(ala)
        assert (ala.you["orders"], ala.you["kinds"]) == ({"0": "always"}, {"0": {"priority": "never"}})


@live
async def test_windows_of_a_kind_are_asked_though_the_usual_order_is_never(url: str) -> None:
    wishes = [{"type": "order", "order": "always", "kind": "priority"}]
    async with sitting(url, "Ala", "Bob", **NEVER_ASKED, wishes=wishes, reach=is_first_asked_in_a_window) as scene:
        assert scene.asked.question is not None
        assert scene.asked.question["kind"] == "may-act"


@live
async def test_who_knocks_is_asked_once(url: str) -> None:
    wishes = [{"type": "knock"}]
    async with sitting(url, "Ala", "Bob", **NEVER_ASKED, wishes=wishes, reach=is_first_asked_in_a_window) as scene:
        ala, bob = scene.lines
        assert (ala.you["knocks"], bob.you["knocks"]) == ([0], [])
        assert codes(await ala.choose("pass")) == "done"
        await eventually(lambda: ala.you["knocks"] == [])
        assert not await scene.play_until(is_first_asked_in_a_window), "asked again without having knocked"


@live
async def test_the_record_says_what_an_order_for_a_kind_of_windows_passed(url: str) -> None:
    wishes = [{"type": "order", "order": "never", "kind": "priority"}]
    async with sitting(url, "Ala", "Bob", orders=("always", "always"), wishes=wishes) as scene:
        assert not await scene.play_until(is_first_asked_of_spells)
        record = await scene.record()
        assert all(entry["option"] == "pass" for entry in record["entries"] if entry.get("by_order"))


def is_first_asked_of_spells(scene: Scene) -> bool:
    question = scene.asked.question
    return is_first_asked_in_a_window(scene) and question is not None and question["kind"] == "may-act"


@live
async def test_a_knock_can_be_taken_back(url: str) -> None:
    async with sitting(url, "Ala", "Bob") as scene:
        ala = scene.lines[0]
        for on in (True, False):
            assert codes(await ala.ask({"type": "knock", "on": on})) == "done"
            await heard_all(ala)
            assert ala.you["knocks"] == [0] * on


@live
async def test_who_knocks_while_a_window_is_open_is_asked_at_once_and_nobody_else_is_told() -> None:
    station = Station(monsters=[("worms", "A1-E4")], hand=["footsteps-everywhere"], decks=("terror", "traps"))
    station.play("explore west").pass_until("MayReact")
    audience = Audience(station.match)
    stage, row, viewer = audience.room.stage, audience.room.seats[EVIL], audience.viewers[EVIL]
    assert stage.playhead.shown is not None
    row.standing_order = "never"
    assert stage.frame(viewer, stage.playhead.shown).question is None
    row.standing_order = '{"usual":"never","knocks":true}'
    stage.show_questions()
    assert [msgspec.json.decode(sent)["question"]["seat"] for sent in audience.sent[EVIL]] == [EVIL]
    assert all(sent == [] for seat, sent in audience.sent.items() if seat != EVIL)
