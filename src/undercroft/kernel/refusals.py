"""Wrong requests are values: which rule or fact is against it, in the reader's language, and what would do.

Nothing is changed when one is raised. ``str()`` is English; ``text(words)`` speaks the reader's language.
"""

from __future__ import annotations

import re
from typing import Any

import msgspec

from .parts import words_of
from .text import Vocabulary, Words

FIELD = re.compile(r"at `\$\.?([^`]+)`|field `([^`]+)`")


def spot_of(error: Exception) -> str:
    """Which field a decoder complains about, without its English sentence; a game's own objection as it is.

    >>> spot_of(msgspec.ValidationError("Expected `int` <= 4 - at `$.seats`"))
    'seats'
    """
    found, text = FIELD.search(str(error)), str(error)
    if found is not None:
        return found[1] or found[2]
    return text if isinstance(error, msgspec.ValidationError) and "`" not in text else "unreadable"


class Refusal(Exception):
    """A request that cannot be carried out. ``arguments`` fill its message ``refusal-<class>``; one may be the refusal
    that it comes from.
    """

    def __init__(self, vocabulary: Vocabulary | None = None, **arguments: Any) -> None:
        self.vocabulary = vocabulary or Vocabulary("undercroft.kernel", {})
        self.arguments = arguments
        super().__init__(self.text(self.vocabulary.words("en", missing=set())))

    @property
    def code(self) -> str:
        """A stable name for programs: ``not-your-choice``."""
        return words_of(type(self))

    def text(self, words: Words) -> str:
        """What is wrong, and what would do, in the reader's language."""
        told = {
            name: value.text(words) if isinstance(value, Refusal) else value for name, value in self.arguments.items()
        }
        return words.message(f"refusal-{self.code}", **words.named(told))


class NotYourChoice(Refusal):
    """The seat is not the one that is asked."""


class NotAnOption(Refusal):
    """The request can be read, but is not among the options now."""


class Unreadable(Refusal):
    """The request cannot be read at all."""


class Ambiguous(Refusal):
    """The request could mean several options."""


class MatchIsOver(Refusal):
    """Nothing can be chosen any more."""


class CannotUndo(Refusal):
    """There is nothing of that seat to take back without the others' consent."""


class NoSuchSeat(Refusal):
    """The match has no such seat."""


class NoSuchWindow(Refusal):
    """The game lists no windows of that kind."""


class NoSuchGame(Refusal):
    """No installed package provides that game."""


class BrokenGame(Refusal):
    """An installed package promises that game, and cannot be loaded."""


class BadSettings(Refusal):
    """The settings do not fit the game."""


class DamagedRecord(Refusal):
    """A saved match that cannot be read."""


class ReplayDiffers(Refusal):
    """A saved match that does not come out the same."""
