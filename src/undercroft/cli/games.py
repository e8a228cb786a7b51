"""``undercroft games``: what is installed, for how many, and what can be set."""

from __future__ import annotations

import argparse
from typing import Any

from rich import box
from rich.markup import escape
from rich.table import Table as Grid

from undercroft.kernel.game import Game
from undercroft.kernel.registry import installed_games
from undercroft.kernel.text import Words

from .output import Output
from .settings import NOT_SET_BY_NAME, Field, fields_of, possible


def add_arguments(command: argparse.ArgumentParser, words: Words) -> None:
    command.add_argument("--json", action="store_true", help=words.message("help-json"))


def run(options: argparse.Namespace, output: Output) -> int:
    if options.json:
        output.json({"games": [_as_json(game, output) for game in installed_games().values()]})
        return 0
    for game in installed_games().values():
        _show(game, output)
    return 0


def _show(game: Game[Any], output: Output) -> None:
    words, console = game.vocabulary.words(output.language), output.console
    fields = fields_of(game)
    seats = next(field for field in fields if field.name == NOT_SET_BY_NAME)
    console.print(f"[bold]{game.name}[/bold] · {escape(said(words, 'game-name') or game.name)}")
    console.print(escape(output.words.message("games-players", seats=possible(seats))))
    console.print(escape(said(words, "game-summary")))
    grid = Grid(box=box.SIMPLE_HEAD, padding=(0, 1), show_edge=False)
    for column in ("setting", "values", "usual", "meaning"):
        grid.add_column(output.words.message(f"column-{column}"), overflow="fold")
    for field in fields:
        if field is not seats:
            grid.add_row(f"[bold]{field.name}[/bold]", possible(field), field.usual, escape(_help(words, field)))
    console.print()
    console.print(grid)


def _help(words: Words, field: Field) -> str:
    return said(words, f"setting-{field.name.replace('_', '-')}", "help")


def said(words: Words, message: str, attribute: str | None = None) -> str:
    """A text of a game, or nothing: a plug-in may be terse."""
    return words.message(message, attribute) if words.has(message, attribute) else ""


def _as_json(game: Game[Any], output: Output) -> dict[str, Any]:
    words = game.vocabulary.words(output.language)
    return {
        "name": game.name,
        "version": game.version,
        "title": said(words, "game-name"),
        "settings": {
            field.name: {"values": list(field.values), "usual": field.usual, "help": _help(words, field)}
            for field in fields_of(game)
        },
    }
