"""A match in words: its log and its questions, in the reader's language.

Enters: events, as one observer may know them, and the question that is asked. Leaves: lines and questions for the
wire. Sentences are costly and most are the same for everybody, so they are kept.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from undercroft.kernel.events import Event
from undercroft.kernel.game import Game
from undercroft.kernel.parts import words_of
from undercroft.kernel.table import Table
from undercroft.kernel.text import Words

from ..wire.socket import LogLine, OptionInfo, Question, RuleText


class Speech:
    """Speaks of one match in every language that somebody reads it in."""

    def __init__(self, game: Game[Any], names: Sequence[str]) -> None:
        self.game = game
        self.names = list(names)
        self._words: dict[str, Words] = {}
        self._lines: dict[tuple[str, int], tuple[Event, str]] = {}

    def words(self, language: str) -> Words:
        if language not in self._words:
            self._words[language] = self.game.vocabulary.words(language, self.names, missing=set())
        return self._words[language]

    def rename(self, names: Sequence[str]) -> None:
        """Somebody else sits there now: what was said of the seats is said anew."""
        if list(names) != self.names:
            self.names = list(names)
            self._words.clear()
            self._lines.clear()

    def lines(self, log: Sequence[Event], after: int, upto: int, language: str) -> list[LogLine]:
        """The lines of a log from ``after`` to ``upto``, numbered as its observer counts them."""
        return [
            LogLine(number=number, event=event, text=self._say(event, language))
            for number, event in enumerate(log[after:upto], start=after + 1)
        ]

    def _say(self, event: Event, language: str) -> str:
        """Events of a match live as long as it does, so their identity is a good key; it is kept with them."""
        key = (language, id(event))
        known = self._lines.get(key)
        if known is None or known[0] is not event:
            known = self._lines[key] = (event, self.words(language).say(event))
        return known[1]

    def question(self, table: Table[Any], language: str) -> Question:
        """What the seat at this table is asked, with every option and the rules behind it."""
        choice, words = table.choice, self.words(language)
        view = self.game.view(table.state, choice.seat)
        return Question(
            seat=choice.seat,
            kind=words_of(type(choice)),
            text=words.ask(choice, table),
            rules=list(choice.rules),
            is_window=choice.is_window,
            options=[
                OptionInfo(
                    id=str(option),
                    text=words.say(option),
                    note=self.game.note(view, option, words),
                    things=list(option.things()),
                    rules=list(self.game.cites(table, option)),
                )
                for option in table.options
            ],
        )

    def rules(self, ids: Sequence[str], language: str) -> list[RuleText]:
        return [RuleText(id=rule, text=self.game.rules[rule].text(language)) for rule in ids]
