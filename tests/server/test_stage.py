"""What one process tells the others of a held window."""

from __future__ import annotations

import asyncio
from typing import cast

from undercroft.server.matches.room import Room
from undercroft.server.matches.stage import Stage
from undercroft.server.matches.viewer import Viewer


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
