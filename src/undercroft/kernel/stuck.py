"""Bugs of a game that the engine meets: they are raised at once, with the state in its text form."""

from __future__ import annotations


class StuckError(RuntimeError):
    """A bug in a game: a question without options, a scope that is not there, or steps without end."""


class BadOutcomeError(StuckError):
    """A random outcome was given that could not have come up there."""
