"""A bar on standard error for what takes long, if somebody looks at it: how much is done, how fast, how long still."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TypeVar

from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, TextColumn, TimeRemainingColumn
from rich.progress import Task as Running
from rich.text import Text

from undercroft.kernel.text import Words

from .output import Output

T = TypeVar("T")


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
    )
    with Progress(*columns, console=output.aside, transient=True, disable=not output.aside.is_terminal) as bar:
        task = bar.add_task(message, total=total, completed=done)
        for item in items:
            yield item
            bar.advance(task)
