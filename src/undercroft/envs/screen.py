"""The table as text with colours, for people who watch a learner play."""

from __future__ import annotations

from io import StringIO

from rich.console import Console
from rich.markup import escape
from rich.padding import Padding

from undercroft.kernel.events import MatchEnded

from .episode import Episode
from .refusals import VOCABULARY

WIDTH = 100


def draw(episode: Episode, language: str) -> str:
    """What the asked seat sees, and its actions by number; after the end what a spectator sees, and who won."""
    game, table = episode.game, episode.table
    words, own = game.vocabulary.words(language, missing=set()), VOCABULARY.words(language)
    console = Console(file=StringIO(), width=WIDTH, force_terminal=True, color_system="standard", highlight=False)
    seat = None if table.is_over else table.seat
    for block in game.render(game.view(table.state, seat), words, WIDTH):
        if block.once:  # what is written on cards: a person reads it once, a log need not repeat it
            continue
        if block.title:
            console.print(f"[bold blue]{block.title}[/bold blue]")
        for line in block.lines:
            console.print(Padding(line, (0, 0, 0, 2), expand=False))
    if seat is None:
        outcome = table.state.outcome
        said = own.message("over") if outcome is None else words.say(MatchEnded(outcome.winners, outcome.rule))
        console.print(f"[bold]{escape(said)}[/bold]")
    else:
        asked = f"{words.name('seat', seat)}: {words.ask(table.choice, table)}"
        console.print(f"[bold yellow]{escape(asked)}[/bold yellow] {own.message('choose')}")
        for number, option in sorted(episode.actions.items()):
            console.print(f"  [bold]{number:>5}[/bold] {escape(words.say(option))}")
    file = console.file
    assert isinstance(file, StringIO)
    return file.getvalue()
