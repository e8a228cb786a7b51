"""``undercroft bots``: who can be seated, and what cannot be loaded."""

from __future__ import annotations

import argparse
from typing import Any

from rich import box
from rich.markup import escape
from rich.table import Table as Grid

from undercroft.bots import Bot, installed_bots
from undercroft.bots.registry import VOCABULARY, broken_bots
from undercroft.kernel.text import Words

from .output import Output


def add_arguments(command: argparse.ArgumentParser, words: Words) -> None:
    command.add_argument("--json", action="store_true", help=words.message("help-json"))


def run(options: argparse.Namespace, output: Output) -> int:
    words = VOCABULARY.words(output.language)
    known = [_as_json(name, kind, words) for name, kind in installed_bots().items()]
    broken = {name: output.explain(trouble) for name, trouble in broken_bots().items()}
    if options.json:
        output.json({"bots": known, "broken": broken})
        return 0
    grid = Grid(box=box.SIMPLE_HEAD, padding=(0, 1), show_edge=False)
    for column in ("bot", "strength", "meaning"):
        grid.add_column(output.words.message(f"column-{column}"), overflow="fold")
    for bot in known:
        grid.add_row(f"[bold]{bot['name']}[/bold]", ", ".join(bot["written"]), escape(bot["about"]))
    output.console.print(grid)
    for reason in broken.values():
        output.complain(reason)
    return 0


def _as_json(name: str, kind: type[Bot], words: Words) -> dict[str, Any]:
    """What a bot says of itself; one of somebody else's in the first line of its docstring."""
    own = (kind.__doc__ or "").strip().partition("\n")[0]
    return {
        "name": name,
        "title": words.said(f"bot-{name}") or name,
        "about": words.said(f"bot-{name}", "about") or own,
        "level": kind.level,
        "written": _written(name, kind),
    }


def _written(name: str, kind: type[Bot]) -> list[str]:
    """How a line-up may name it."""
    if kind.plays_file:
        return [f"{name}:model.zip"]
    return [f"{name}:500", f"{name}:2s", f"{name}:500x2"] if kind.has_budget else [f"{name}:5"]
