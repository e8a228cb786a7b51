"""The command line: play, simulate, replay, verify, and read the rules and cards of every installed game."""

from __future__ import annotations

from .app import main

__all__ = ["main"]
