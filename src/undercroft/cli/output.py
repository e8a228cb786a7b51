"""Where things are printed: what was asked for on standard output, everything else on standard error."""

from __future__ import annotations

import json
import sys
from typing import Any, NoReturn

from rich.console import Console
from rich.markup import escape

from undercroft.kernel.refusals import Refusal
from undercroft.kernel.text import MissingTextError, Words

from .trouble import VOCABULARY, Failure

PROGRAM = "undercroft"


class OpenConsole(Console):
    """A console that lets us decide what a broken pipe means."""

    def on_broken_pipe(self) -> NoReturn:
        raise BrokenPipeError


class Output:
    """The two streams and the language in which they speak."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.words: Words = VOCABULARY.words(language)
        self.console = OpenConsole(highlight=False, soft_wrap=False)
        self.aside = OpenConsole(stderr=True, highlight=False)

    def say(self, message: str, **arguments: Any) -> None:
        """A sentence of ours on standard output; one with a file name is not broken, since that may be copied."""
        self.console.print(escape(self.words.message(message, **arguments)), soft_wrap="file" in arguments)

    def complain(self, sentence: str) -> None:
        """The one line about what went wrong."""
        line = " ".join(f"{PROGRAM}: {sentence}".split())
        print(line, file=sys.stderr, flush=True)

    def explain(self, trouble: Refusal | Failure) -> str:
        """What went wrong, in the user's language, whoever raised it."""
        if isinstance(trouble, Failure):
            return self.words.message(trouble.message, **trouble.arguments)
        try:
            return trouble.text(trouble.vocabulary.words(self.language))
        except MissingTextError:  # a plug-in without that language
            return str(trouble)

    def json(self, fields: dict[str, Any]) -> None:
        """One JSON object, and nothing else, on standard output."""
        print(json.dumps(fields, ensure_ascii=False, indent=1))
