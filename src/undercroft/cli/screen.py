"""What a player sees in the terminal: the story so far, the table, the question with its numbered options."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.markup import escape
from rich.table import Table as Grid
from rich.text import Text

from undercroft.kernel.events import Event
from undercroft.kernel.game import Block, Game, View
from undercroft.kernel.match import Match
from undercroft.kernel.parts import Option, Seat, as_ids, id_fields
from undercroft.kernel.text import Words

from .output import Output

ABOUT = ("source", "spell")
"""The things in a question whose own text helps to answer it."""
LONG_LIST, LONG_NOTE = 7, 50
"""From so many options on, notes of so many letters are left to ``why 3``, so that the list can be seen at once."""


class Screen:
    """Draws for one terminal. It remembers what each seat has seen, and shows again only what has changed."""

    def __init__(self, output: Output, game: Game[Any], names: Sequence[str]) -> None:
        self.output = output
        self.game = game
        self.words: Words = game.vocabulary.words(output.language, names, missing=set())
        self._shown: dict[Seat | None, list[Block]] = {}
        self._read: dict[Seat | None, set[str]] = {}

    def tell(self, event: Event) -> None:
        """One sentence of the story; one without a full stop is a heading (a round, a phase)."""
        sentence = self.words.say(event)
        if sentence[-1] in ".!?":
            self.indented(escape(sentence))
        else:
            self.output.console.print()
            self.output.console.print(f"[bold underline]{escape(sentence)}[/bold underline]")

    def show_table(self, view: View, seat: Seat | None, everything: bool = False) -> None:
        """The blocks of the table that this seat has not seen like this yet."""
        blocks = self.game.render(view, self.words, self.output.console.width)
        before, self._shown[seat] = self._shown.get(seat, []), blocks
        read = self._read.setdefault(seat, set())
        shown = []
        for block in blocks:
            lines = [line for line in block.lines if line not in read] if block.once else block.lines
            if block.once:
                read.update(lines)
            if everything:
                shown.append(block)
            elif lines and not block.quiet and (block.once or block not in before):
                shown.append(Block(block.title, lines, once=block.once))
        if shown:
            self.output.console.print()
        for block in shown:
            self._show_block(block)

    def _show_block(self, block: Block) -> None:
        if block.title:
            self.output.console.print(f"[bold blue]{block.title}[/bold blue]")
        for line in block.lines:
            self.indented(line)
        if block.once:
            self.output.console.print()

    def show_question(self, match: Match[Any]) -> None:
        """The prompt, what is written on the card it is about, and the options with their rules."""
        choice, seat = match.choice, match.seat
        assert choice is not None
        assert seat is not None
        name, prompt = self.words.name("seat", seat), self.words.ask(choice, match.table)
        self.output.console.print()
        self.indented(f"[bold yellow]{escape(name)}:[/bold yellow] [bold]{escape(prompt)}[/bold]", 0)
        about = self.about(choice.subject(match.table))
        if about:
            self.indented(f"[dim]{escape(about)}[/dim]")
        self._show_options(match, match.view(seat))

    def _show_options(self, match: Match[Any], view: View) -> None:
        """Number, sentence with its note, and the rule behind it."""
        grid = Grid.grid(padding=(0, 2))
        grid.add_column(justify="right", style="bold", width=4)
        grid.add_column()
        grid.add_column(style="cyan", no_wrap=True)
        for number, option in enumerate(match.options, start=1):
            line = escape(self.words.say(option))
            note = self.game.note(view, option, self.words)
            if len(match.options) >= LONG_LIST and len(note) >= LONG_NOTE:
                note = ""
            cited = self.game.cites(match.table, option)
            grid.add_row(
                str(number),
                f"{line} [dim]· {escape(note)}[/dim]" if note else line,
                cited[0] if cited else "",
            )
        self.output.console.print(grid)

    def show_texts(self, option: Option) -> None:
        """What is written on the things that an option names."""
        for field, kind in id_fields(type(option)).items():
            for number in as_ids(getattr(option, field)):
                told = self.words.about(kind, number)
                if told:
                    self.indented(f"[bold]{escape(self.words.name(kind, number))}[/bold]: {escape(told)}")

    def about(self, subject: dict[str, Any]) -> str:
        """What is written on the card that a question is about."""
        for key in ABOUT:
            value = subject.get(key)
            if isinstance(value, tuple) and isinstance(value[1], int):
                told = self.words.about(value[0], value[1])
                if told:
                    return told
        return ""

    def show_rules(self, rule_ids: Sequence[str]) -> None:
        """Rules in full, in the reader's language."""
        for rule_id in rule_ids:
            if rule_id in self.game.rules:
                rule = self.game.rules[rule_id]
                text, source = rule.text(self.output.language), rule.source
                self.indented(f"[bold cyan]{rule_id}[/bold cyan] {escape(text)} [dim]({escape(source)})[/dim]")

    def indented(self, markup: str, columns: int = 2) -> None:
        """So many columns in, wrapped at words, and without blanks at the ends of the lines."""
        console = self.output.console
        for line in Text.from_markup(markup).wrap(console, max(console.width - columns, 1)):
            line.rstrip()
            console.print(Text(" " * columns).append_text(line))

    def say(self, message: str, **arguments: Any) -> None:
        self.output.say(message, **arguments)

    def complain(self, sentence: str) -> None:
        """A refusal at the table: it is part of the conversation, so it stays on standard output."""
        self.output.console.print(f"[red]{escape(sentence)}[/red]")

    def curtain(self, name: str) -> None:
        """Nothing of the last player's may be read by the next."""
        console = self.output.console
        if console.is_terminal:
            console.clear()
        else:
            console.rule()
        self._shown.clear()
        console.print(escape(self.output.words.message("curtain", name=name)))
