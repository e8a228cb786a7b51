"""What one process tells the others of a held window, and who has been away for long."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest

from undercroft.server.db.tables import MatchRow, SeatRow
from undercroft.server.house import House
from undercroft.server.matches import stage as stages
from undercroft.server.matches.exchange import Exchange
from undercroft.server.matches.journal import Journal
from undercroft.server.matches.room import Room
from undercroft.server.matches.stage import Stage
from undercroft.server.matches.viewer import Viewer
from undercroft.server.matches.workers import Workers
from undercroft.server.metrics import Metrics
from undercroft.server.wire.lobby import Join, NewMatch, SeatWish
from undercroft.server.wire.tables import Agreement

from .browsers import served

NO_DATABASE: Any = None
A_WHILE, LONGER = 0.2, 1.0


class Telling:
    """A room that only notes what it would tell the other processes."""

    def __init__(self) -> None:
        self.told: list[bool] = []

    async def tell(self, kind: str, on: bool) -> None:
        assert kind == "hold"
        self.told.append(on)


def held(*steps: bool | None) -> list[bool]:
    """What is told when somebody holds (True) and lets go (False); None: the window changes at this process."""
    room, viewer = Telling(), cast(Viewer, object())
    stage = Stage(cast(Room, room), 1.0)
    stage.viewers.add(viewer)

    async def run() -> None:
        for step in steps:
            if step is None:
                stage.playhead.holders.clear()
            else:
                await stage.hold(viewer, step)

    asyncio.run(run())
    return room.told


def test_holding_and_letting_go_are_told() -> None:
    assert held(True, False) == [True, False]


def test_letting_go_is_told_even_if_the_window_has_changed_here_meanwhile() -> None:
    """Elsewhere it may not have: whoever heard of the hold would wait for a minute."""
    assert held(True, None, False) == [True, False]


def test_a_hold_of_the_next_window_is_told_again() -> None:
    assert held(True, None, True, False) == [True, True, False]


def test_who_holds_nothing_lets_nothing_go() -> None:
    assert held(False, True, False, False) == [True, False]


# Who is away


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever is away for a moment is away for long."""
    monkeypatch.setattr(stages, "ABSENT_SECONDS", A_WHILE)


def opened() -> Stage:
    """The stage of a match of two that this process has just begun to look after."""
    row = MatchRow(
        id="m",
        game="boss-monster",
        settings=b"{}",
        agreement=msgspec.json.encode(Agreement()),
        seed="",
        salt="",
        status="playing",
    )
    seats = [SeatRow(match_id="m", seat=seat, name="", person_id=f"p{seat}") for seat in range(2)]
    room = Room(row, seats, journal=Journal(NO_DATABASE), exchange=Exchange(), workers=Workers(1), metrics=Metrics())
    return room.stage


def becomes_idle(stage: Stage, seat: int) -> bool:
    """Not now, but after a while."""
    was_idle = stage.is_idle(seat)
    time.sleep(A_WHILE * 1.5)
    return not was_idle and stage.is_idle(seat)


@pytest.mark.usefixtures("impatient")
def test_whom_this_process_has_not_seen_yet_has_a_while_to_come() -> None:
    """So it is after a restart, and before the first socket is open."""
    assert becomes_idle(opened(), 1)


@pytest.mark.usefixtures("impatient")
def test_who_was_seen_by_another_process_is_away_from_when_it_says_so() -> None:
    stage = opened()
    time.sleep(A_WHILE * 1.5)
    stage.heard_of("other", [1], 0)
    time.sleep(A_WHILE * 1.5)
    assert not stage.is_idle(1)
    stage.heard_of("other", [], 0)
    assert becomes_idle(stage, 1)


def test_who_sits_down_in_play_has_a_while_to_come(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stages, "ABSENT_SECONDS", LONGER)

    async def story(house: House) -> None:
        ala, bob = [(await house.people.guest(name, "en"))[0] for name in ("Ala", "Bob")]
        seats = [SeatWish(kind="me"), SeatWish(kind="bot", bot="random")]
        table = (await house.lobby.make(ala, NewMatch(game="boss-monster", seats=seats))).table
        stage = (await house.rooms.get(table.id)).stage
        await asyncio.sleep(LONGER * 1.2)
        assert stage.is_idle(1)
        await house.hosting.set_seat(ala, table.id, 1, SeatWish(kind="open"))
        await house.lobby.join(bob, table.id, Join(seat=1))
        assert not stage.is_idle(1)

    with served(tmp_path, limits=False) as browser, browser.client.portal() as portal:
        portal.call(story, browser.house)
