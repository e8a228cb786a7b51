"""``undercroft games [GAME]``: what is installed, for how many, what can be set, and what cannot be loaded."""

from __future__ import annotations

import argparse
from typing import Any

from rich import box
from rich.markup import escape
from rich.table import Table as Grid

from undercroft.kernel.game import Game
from undercroft.kernel.registry import broken_games, game, installed_games
from undercroft.kernel.settings import SEATS, Field, fields_of, seats_of
from undercroft.kernel.text import Words

from .output import Output
from .settings import possible


def add_arguments(command: argparse.ArgumentParser, words: Words) -> None:
    command.add_argument("game", nargs="?", metavar=words.message("metavar-game"), help=words.message("help-one-game"))
    command.add_argument("--json", action="store_true", help=words.message("help-json"))


def run(options: argparse.Namespace, output: Output) -> int:
    one = options.game
    known = [game(one)] if one else list(installed_games().values())
    broken = {} if one else {name: output.explain(trouble) for name, trouble in broken_games().items()}
    if options.json:
        output.json({"games": [_as_json(each, output) for each in known], "broken": broken})
        return 0
    for each in known:
        _show(each, output)
        if each is not known[-1]:
            output.console.print()
    for reason in broken.values():
        output.complain(reason)
    return 0


def _show(game: Game[Any], output: Output) -> None:
    words, console = game.vocabulary.words(output.language), output.console
    console.print(f"[bold]{game.name}[/bold] · {escape(words.said('game-name') or game.name)}")
    console.print(escape(output.words.message("games-players", seats=possible(seats_of(game)))))
    console.print(escape(words.said("game-summary")))
    grid = Grid(box=box.SIMPLE_HEAD, padding=(0, 1), show_edge=False)
    for column in ("setting", "values", "usual", "meaning"):
        grid.add_column(output.words.message(f"column-{column}"), overflow="fold")
    for field in fields_of(game):
        if field.name != SEATS:
            grid.add_row(f"[bold]{field.name}[/bold]", possible(field), field.usual, escape(_help(words, field)))
    console.print()
    console.print(grid)


def _help(words: Words, field: Field) -> str:
    return words.said(field.message, "help")


def _as_json(game: Game[Any], output: Output) -> dict[str, Any]:
    words = game.vocabulary.words(output.language)
    return {
        "name": game.name,
        "version": game.version,
        "title": words.said("game-name"),
        "settings": {
            field.name: {"values": list(field.values), "usual": field.usual, "help": _help(words, field)}
            for field in fields_of(game)
        },
    }
