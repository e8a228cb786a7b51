"""The bar for what takes long: how much, how fast; and silence where nobody looks."""

from __future__ import annotations

import io
from types import SimpleNamespace
from typing import Any

import pytest

from undercroft.cli.contest import new_bar
from undercroft.cli.output import OpenConsole, Output
from undercroft.cli.progress import LONG, Rate, Waiting, tracked


def output_to(screen: io.StringIO, is_terminal: bool) -> Output:
    output = Output("en")
    output.aside = OpenConsole(file=screen, force_terminal=is_terminal, width=100)
    return output


def test_the_bar_counts_what_was_there_before() -> None:
    screen = io.StringIO()
    assert list(tracked("ab", 5, output_to(screen, is_terminal=True), "Playing", done=3)) == ["a", "b"]
    assert "Playing" in screen.getvalue()
    assert "5/5" in screen.getvalue()


def test_nothing_is_drawn_where_nobody_looks() -> None:
    screen = io.StringIO()
    assert list(tracked("ab", 2, output_to(screen, is_terminal=False), "Playing")) == ["a", "b"]
    assert screen.getvalue() == ""


@pytest.mark.parametrize(("finished", "now", "said"), [(12.34, None, "12.3/s"), (None, 4.0, "4/s"), (None, None, "")])
def test_the_rate_is_said_when_it_is_known(finished: Any, now: Any, said: str) -> None:
    task: Any = SimpleNamespace(finished_speed=finished, speed=now)
    assert Rate(Output("en").words).render(task).plain == said


@pytest.mark.parametrize(("language", "said"), [("en", "long match: 0:01:05"), ("pl", "długa partia: 0:01:05")])
def test_a_match_that_takes_long_is_told_until_it_is_finished(language: str, said: str) -> None:
    waiting = Waiting(Output(language).words)

    def at(now: float, completed: int) -> str:
        task: Any = SimpleNamespace(get_time=lambda: now, completed=completed, finished=completed == 3)
        return waiting.render(task).plain

    assert [at(100, 1), at(99 + LONG, 1), at(165.4, 1), at(166, 2)] == ["", "", said, ""]
    assert [at(300, 3), at(900, 3)] == ["", ""], "all is done"


def test_duels_and_tournaments_tell_of_a_long_match_too() -> None:
    bar = new_bar(output_to(io.StringIO(), is_terminal=True))
    assert any(isinstance(column, Waiting) for column in bar.columns)
