"""``undercroft replay FILE [--step]``: a saved match told again, with ``--step`` one choice at a time."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from rich.markup import escape

from undercroft.kernel.events import Event
from undercroft.kernel.match import Match
from undercroft.kernel.record import Record, Taken
from undercroft.kernel.refusals import Refusal
from undercroft.kernel.replaying import first_step, replay, replaying
from undercroft.kernel.text import Words

from .files import open_record
from .lineup import read_lineup
from .output import Output
from .screen import Screen


def add_arguments(command: argparse.ArgumentParser, words: Words) -> None:
    command.add_argument("file", type=Path, metavar=words.message("metavar-file"), help=words.message("help-file"))
    command.add_argument("--step", action="store_true", help=words.message("help-step"))


def run(options: argparse.Namespace, output: Output) -> int:
    played, record = open_record(options.file)
    screen = Screen(output, played, names_of(record, output))
    told, is_over = 0, replay(played, record).is_over  # then there are no secrets any more
    first = first_step(record)
    for number, match in enumerate(replaying(played, record), start=first):
        if number > first:
            _tell_choice(record.entries[number - 1], number, screen)
        events = match.events[told:]
        told = len(match.events)
        _tell(events if is_over else [seen for event in events if (seen := event.seen_by(None))], screen)
        if options.step and not _wait(screen, match):
            break
    return 0


def names_of(record: Record, output: Output) -> list[str]:
    """The players' names; a record may come from somebody with other bots."""
    try:
        return [sitter.name for sitter in read_lineup(record.players, output.words)]
    except Refusal:
        return record.players


def _tell_choice(entry: Any, number: int, screen: Screen) -> None:
    if isinstance(entry, Taken) and entry.by_order:
        return
    name = screen.words.name("seat", entry.seat)
    screen.output.console.print(escape(f"{number:>4}. {name}"), style="dim")


def _tell(events: list[Event], screen: Screen) -> None:
    for event in events:
        screen.tell(event)


def _wait(screen: Screen, match: Match[Any]) -> bool:
    """Show the table and wait for Enter; False at the end of input."""
    screen.show_table(match.view(None), None)
    try:
        input(screen.output.words.message("press-enter-step"))
    except EOFError:
        screen.output.console.print()
        return False
    return True
