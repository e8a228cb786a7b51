"""A bar on standard error for what takes long, if somebody looks at it: how much is done, how fast, how long still.

A single match can take longer than a thousand others, so the bar also tells how long it has been waiting for one.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from datetime import timedelta
from typing import TypeVar

from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, TextColumn, TimeRemainingColumn
from rich.progress import Task as Running
from rich.table import Column
from rich.text import Text

from undercroft.kernel.text import Words

from .output import Output

T = TypeVar("T")

LONG = 5.0
"""After so many seconds without anything finished it is time to say that all is well."""


class Waiting(ProgressColumn):
    """How long nothing was finished, if that is long."""

    max_refresh = 0.5

    def __init__(self, words: Words) -> None:
        self.words = words
        self.seen: float | None = None
        self.since = 0.0
        super().__init__(Column(no_wrap=True))

    def render(self, task: Running) -> Text:
        now = task.get_time()
        if task.completed != self.seen:
            self.seen, self.since = task.completed, now
        quiet = now - self.since
        if task.finished or quiet < LONG:
            return Text("")
        return Text(self.words.message("progress-waiting", time=str(timedelta(seconds=int(quiet)))))


class Rate(ProgressColumn):
    """How many are done in a second."""

    def __init__(self, words: Words) -> None:
        self.words = words
        super().__init__()

    def render(self, task: Running) -> Text:
        speed = task.finished_speed or task.speed
        return Text("" if speed is None else self.words.message("progress-rate", rate=round(speed, 1)))


def tracked(items: Iterable[T], total: int, output: Output, message: str, done: int = 0) -> Iterator[T]:
    """The items one by one while the bar grows; ``done`` of the total were there before."""
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        Rate(output.words),
        TimeRemainingColumn(),
        Waiting(output.words),
    )
    with Progress(*columns, console=output.aside, transient=True, disable=not output.aside.is_terminal) as bar:
        task = bar.add_task(message, total=total, completed=done)
        for item in items:
            yield item
            bar.advance(task)
