"""What can be wrong with a request to a learning environment, in words. Nothing has changed then."""

from __future__ import annotations

from typing import Any

from undercroft.kernel.refusals import Refusal
from undercroft.kernel.text import Vocabulary

VOCABULARY = Vocabulary("undercroft.envs", {})


class EnvRefusal(Refusal):
    """A request that no learning environment can carry out."""

    def __init__(self, **arguments: Any) -> None:
        super().__init__(VOCABULARY, **arguments)


class NotInstalled(EnvRefusal):
    """A package is missing that only learning environments need."""


class NoNumbers(EnvRefusal):
    """The game does not say what its options and views are as numbers."""


class IllegalAction(EnvRefusal):
    """The action is not among those that the seat may take now."""


class BadSeed(EnvRefusal):
    """A seed is a whole number."""


class BadOption(EnvRefusal):
    """An option of the environment has a value that it cannot have."""


class WorkerLost(EnvRefusal):
    """A process that played some of the matches has ended or failed."""


class NotOffered(EnvRefusal):
    """A bot among the opponents took what was not among its options."""


class EnvClosed(EnvRefusal):
    """There are no matches to step: they have not begun, or the environment was closed."""


class NeverAsked(EnvRefusal):
    """The learner's seat has no decisions in the matches that are played."""
