"""What can be wrong with a command: used wrongly, or failed. Both carry a message id, never a sentence."""

from __future__ import annotations

from typing import Any

from undercroft.kernel.refusals import Refusal
from undercroft.kernel.text import Vocabulary

VOCABULARY = Vocabulary("undercroft.cli", {})


class Misuse(Refusal):
    """The command line asks for something that cannot be meant."""

    def __init__(self, message: str, **arguments: Any) -> None:
        self.message = message
        super().__init__(VOCABULARY, **arguments)

    @property
    def code(self) -> str:
        return self.message


class Failure(Exception):
    """It was asked for rightly and did not work: a file, mostly."""

    def __init__(self, message: str, **arguments: Any) -> None:
        super().__init__(message)
        self.message = message
        self.arguments = arguments


class BotFailed(Failure):
    """A bot at the table raised something, or took what was not offered."""
