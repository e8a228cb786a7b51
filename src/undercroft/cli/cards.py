"""``undercroft cards GAME [WORDS]``: the cards of a game, all or those that contain the words."""

from __future__ import annotations

import argparse

from rich import box
from rich.markup import escape
from rich.padding import Padding
from rich.table import Table as Grid

from undercroft.kernel.game import CardTable
from undercroft.kernel.registry import game
from undercroft.kernel.text import Words

from .output import Output
from .trouble import Failure

WIDE = 110
"""Columns from which on a table can be read."""


def add_arguments(command: argparse.ArgumentParser, words: Words) -> None:
    command.add_argument("game", metavar=words.message("metavar-game"), help=words.message("help-game"))
    command.add_argument(
        "search", nargs="*", default=[], metavar=words.message("metavar-words"), help=words.message("help-card-words")
    )
    command.add_argument("--json", action="store_true", help=words.message("help-json"))


def run(options: argparse.Namespace, output: Output) -> int:
    played = game(options.game)
    table = played.card_table(played.vocabulary.words(output.language, missing=set()))
    if table is None:
        raise Failure("no-cards", game=played.name)
    rows = matching(table, " ".join(options.search))
    if options.json:
        output.json({"game": played.name, "cards": [dict(zip(table.columns, row, strict=True)) for row in rows]})
        return 0
    if not rows:
        raise Failure("no-such-card", words=" ".join(options.search))
    show(table, rows, output)
    return 0


def matching(table: CardTable, search: str) -> list[list[str]]:
    """The rows that contain every word; a card whose name is exactly that stands alone."""
    wanted = search.casefold().strip()
    named = [row for row in table.rows if row[0].casefold() == wanted]
    parts = wanted.split()
    return named or [row for row in table.rows if all(part in " ".join(row).casefold() for part in parts)]


def show(table: CardTable, rows: list[list[str]], output: Output) -> None:
    """A table where there is room for one; else one card after the other."""
    if output.console.width >= WIDE:
        _show_table(table, rows, output)
    else:
        for row in rows:
            show_card(row, output)
    output.console.print(escape(output.words.message("cards-count", count=len(rows))), style="dim")


def _show_table(table: CardTable, rows: list[list[str]], output: Output) -> None:
    grid = Grid(box=box.SIMPLE_HEAD, padding=(0, 1), show_edge=False)
    for column in table.columns[:-1]:
        grid.add_column(column)
    grid.add_column(table.columns[-1], ratio=1)
    for row in rows:
        grid.add_row(f"[bold]{escape(row[0])}[/bold]", *map(escape, row[1:]))
    output.console.print(grid)


def show_card(row: list[str], output: Output) -> None:
    """A card in a few lines: its facts, then its text."""
    facts = " · ".join(cell for cell in row[1:-1] if cell)
    output.console.print(f"[bold]{escape(row[0])}[/bold] · {escape(facts)}")
    if row[-1]:
        output.console.print(Padding(escape(row[-1]), (0, 0, 0, 4), expand=False))
