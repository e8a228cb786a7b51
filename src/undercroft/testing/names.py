"""A page that says what each number of an observation and of an action is: rows and equal parts on a line each."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Any

from undercroft.kernel.game import Game, Settings
from undercroft.kernel.layout import PART

COUNTED = re.compile(r"(.+) (-?\d+)")
SHOWN = 6
"""So many names of a long row are shown: all but one from its beginning, and the last one."""


def folded(names: Sequence[str], first: int = 0) -> list[tuple[str, str]]:
    """What stands where, for reading: (places, what), with rows and equal parts on one line each.

    >>> folded(["round", "hand: axe", "hand: rope", "tile 0: lit", "tile 0: bare", "tile 1: lit", "tile 1: bare"])
    [('0', 'round'), ('1-2', 'hand: axe, rope'), ('3-6', 'tile 0 to 1, 2 numbers each'), ('+0', 'lit'), ('+1', 'bare')]
    """
    return [line for run in _runs(names, first) for line in run]


def _runs(names: Sequence[str], first: int) -> Iterable[list[tuple[str, str]]]:
    parts = [(head, [name.partition(PART)[2] for name in inner]) for head, inner in groupby(names, key=_head)]
    before: list[str] = []
    while parts:
        head, inner = parts[0]
        alike = 1
        while alike < len(parts) and parts[alike] == (_next_head(head, alike), inner):
            alike += 1
        size = alike * len(inner)
        places = str(first) if size == 1 else f"{first}-{first + size - 1}"
        is_again = alike == 1 and inner == before != [""]
        yield [(places, f"{head}{PART}as above")] if is_again else _told(places, head, inner, alike)
        parts, first, before = parts[alike:], first + size, inner


def _head(name: str) -> str:
    return name.partition(PART)[0]


def _next_head(head: str, steps: int) -> str | None:
    """The part that many after this one, if parts are counted."""
    found = COUNTED.fullmatch(head)
    return f"{found[1]} {int(found[2]) + steps}" if found else None


def _told(places: str, head: str, inner: list[str], alike: int) -> list[tuple[str, str]]:
    counted = head if alike == 1 else f"{head} to {str(_next_head(head, alike - 1)).rpartition(' ')[2]}"
    if inner == [""]:
        return [(places, counted)]
    if alike == 1 and not any(PART in name for name in inner):
        shown = inner if len(inner) <= SHOWN else [*inner[: SHOWN - 1], "...", inner[-1]]
        return [(places, f"{head}{PART}{', '.join(shown)}" + (f" ({len(inner)})" if shown is not inner else ""))]
    each = "" if alike == 1 else " each"
    inside = [(f"+{where.lstrip('+')}", what) for where, what in folded(inner)]
    return [(places, f"{counted}, {len(inner)} numbers{each}"), *inside]


EXPLAINED = """\
What each number of an observation and each action is, counted from 0. `/ 20` is what counts as 1; yes is 1 and no is 0.
Parts that are alike stand on one line, and below it, from `+0` on, what is in each of them. All names one by one:
`game.number_names(settings)` and `game.action_names(settings)`."""


def names_page(game: Game[Any], settings: Settings, command: str) -> str:
    """The page of one game in Markdown."""
    numbers, actions = game.number_names(settings), game.action_names(settings)
    return "\n".join(
        [
            f"# {game.name} in numbers",
            "",
            f"Written by `{command}`; do not edit.",
            "",
            EXPLAINED,
            "",
            f"## Observations: {len(numbers):,} numbers",
            "",
            *_table(numbers),
            "",
            f"## Actions: {len(actions):,} numbers",
            "",
            *_table(actions),
            "",
        ]
    )


def _table(names: Sequence[str]) -> list[str]:
    return ["| places | what |", "| ---: | --- |", *(f"| {places} | {what} |" for places, what in folded(names))]
