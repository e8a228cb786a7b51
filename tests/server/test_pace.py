"""When things are shown: a window stays open for its time, whoever can answer, and somebody may hold it open."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from undercroft.server.matches import pace
from undercroft.server.matches.pace import Playhead
from undercroft.server.matches.sights import Beat
from undercroft.server.wire.socket import Waiting

SHORT = 0.2


def beat(number: int, window: int | None = None, brief: bool = False) -> Beat:
    return Beat(
        number=number,
        window=window,
        waiting=Waiting(kind="seat" if window is None else "window", brief=brief),
        views=(),
        told=(),
        positions=(),
        first=None,
        asked=(),
        foreseen={},
        passive={},
    )


def shown_by(script: Callable[[Playhead], Awaitable[None]], seconds: float = SHORT) -> list[int]:
    """The numbers of the beats that a playhead has shown when the script is through."""
    shown: list[int] = []

    async def run() -> None:
        playhead = Playhead(seconds, lambda one: shown.append(one.number))
        await script(playhead)
        playhead.close()

    asyncio.run(run())
    return shown


async def until_quiet(playhead: Playhead) -> None:
    while playhead.is_behind:
        await asyncio.sleep(0.005)


def test_what_is_no_window_is_shown_at_once() -> None:
    async def script(playhead: Playhead) -> None:
        playhead.add([beat(1), beat(2)])

    assert shown_by(script) == [1, 2]


def test_what_comes_after_a_window_waits_until_the_window_has_had_its_time() -> None:
    async def script(playhead: Playhead) -> None:
        opened = asyncio.get_running_loop().time()
        playhead.add([beat(1, window=1), beat(2)])
        assert playhead.is_behind
        assert not playhead.is_open_long_enough
        await until_quiet(playhead)
        assert asyncio.get_running_loop().time() - opened >= SHORT * 0.9

    assert shown_by(script) == [1, 2]


def test_what_happens_inside_the_same_window_is_shown_at_once() -> None:
    async def script(playhead: Playhead) -> None:
        playhead.add([beat(1, window=1), beat(2, window=1), beat(3, window=2)])

    assert shown_by(script) == [1, 2]


def test_a_window_that_was_open_long_enough_keeps_nobody_waiting() -> None:
    async def script(playhead: Playhead) -> None:
        playhead.add([beat(1, window=1)])
        await asyncio.sleep(SHORT * 1.2)
        playhead.add([beat(2)])

    assert shown_by(script) == [1, 2]


def test_each_window_has_its_own_time() -> None:
    async def script(playhead: Playhead) -> None:
        opened = asyncio.get_running_loop().time()
        playhead.add([beat(1, window=1), beat(2, window=2), beat(3)])
        await until_quiet(playhead)
        assert asyncio.get_running_loop().time() - opened >= SHORT * 1.9

    assert shown_by(script) == [1, 2, 3]


def open_for(brief: bool, seconds: float) -> float:
    """How long a window that is being shown for the first time must stay open."""
    left: list[float] = []

    async def script(playhead: Playhead) -> None:
        playhead.add([beat(1, window=1, brief=brief), beat(2)])
        left.append(playhead.seconds_left)

    shown_by(script, seconds)
    return left[0]


def test_a_brief_window_is_open_as_long_as_a_step_takes_to_be_shown() -> None:
    assert open_for(brief=False, seconds=60) > 50
    assert 0 < open_for(brief=True, seconds=60) <= pace.BRIEF_SECONDS


def test_a_brief_window_is_never_longer_than_a_usual_one() -> None:
    assert open_for(brief=True, seconds=0.1) <= 0.1
    assert open_for(brief=True, seconds=0) <= 0


def test_what_comes_after_a_brief_window_is_shown_when_it_has_had_its_time() -> None:
    async def script(playhead: Playhead) -> None:
        playhead.add([beat(1, window=1, brief=True), beat(2)])
        assert playhead.is_behind
        await until_quiet(playhead)

    assert shown_by(script, 60) == [1, 2]


def test_a_brief_window_can_be_held_like_any_other() -> None:
    async def script(playhead: Playhead) -> None:
        playhead.add([beat(1, window=1, brief=True)])
        playhead.hold("ala", on=True)
        assert playhead.seconds_left > pace.BRIEF_SECONDS * 2
        assert playhead.own_seconds_left <= pace.BRIEF_SECONDS

    shown_by(script, 60)


def test_a_held_window_stays_open_until_the_last_one_lets_it_go() -> None:
    async def script(playhead: Playhead) -> None:
        playhead.add([beat(1, window=1)])
        playhead.hold("ala", on=True)
        playhead.hold("bob", on=True)
        playhead.add([beat(2)])
        await asyncio.sleep(SHORT * 2)
        playhead.hold("ala", on=False)
        assert playhead.is_behind
        playhead.hold("bob", on=False)
        assert not playhead.is_behind

    assert shown_by(script) == [1, 2]


def test_nobody_holds_a_window_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pace, "LONGEST_HOLD", SHORT * 2)

    async def script(playhead: Playhead) -> None:
        playhead.add([beat(1, window=1)])
        playhead.hold("ala", on=True)
        playhead.add([beat(2)])
        await until_quiet(playhead)

    assert shown_by(script) == [1, 2]


def test_who_held_one_window_does_not_hold_the_next() -> None:
    async def script(playhead: Playhead) -> None:
        playhead.add([beat(1, window=1)])
        playhead.hold("ala", on=True)
        playhead.add([beat(2, window=2), beat(3)])
        playhead.hold("ala", on=False)
        await until_quiet(playhead)
        assert not playhead.holders

    assert shown_by(script) == [1, 2, 3]


def test_a_match_that_was_read_anew_drops_what_waited_but_the_open_window_keeps_its_time() -> None:
    async def script(playhead: Playhead) -> None:
        playhead.add([beat(1, window=1), beat(2)])
        playhead.restart(beat(3))
        assert playhead.is_behind
        await until_quiet(playhead)

    assert shown_by(script) == [1, 3]


def test_in_a_pause_the_time_of_a_window_stands_still() -> None:
    """Else it would close in the pause if nobody is asked, and stay if somebody is."""

    async def script(playhead: Playhead) -> None:
        playhead.add([beat(1, window=1), beat(2)])
        playhead.pause(on=True)
        left = playhead.seconds_left
        await asyncio.sleep(SHORT * 1.5)
        assert playhead.is_behind
        assert playhead.seconds_left == left
        playhead.pause(on=False)
        assert playhead.is_behind, "the window has the rest of its time after the pause"
        await until_quiet(playhead)

    assert shown_by(script) == [1, 2]


def test_a_window_that_opens_in_a_pause_has_its_whole_time_after_it() -> None:
    async def script(playhead: Playhead) -> None:
        playhead.pause(on=True)
        await asyncio.sleep(SHORT / 4)
        playhead.add([beat(1, window=1), beat(2)])
        assert playhead.seconds_left == pytest.approx(SHORT)
        playhead.pause(on=False)
        assert SHORT / 2 < playhead.seconds_left <= SHORT
        assert playhead.is_behind

    assert shown_by(script) == [1]


def test_with_no_time_set_windows_keep_nobody_waiting() -> None:
    async def script(playhead: Playhead) -> None:
        playhead.add([beat(1, window=1), beat(2, window=2), beat(3)])

    assert shown_by(script, seconds=0) == [1, 2, 3]
