"""Bots that nobody should install, and an honest one beside them."""

from __future__ import annotations

import os
import time
from collections.abc import Sequence
from typing import Any

from undercroft.bots import Bot
from undercroft.kernel.game import View
from undercroft.kernel.parts import Option, Pass
from undercroft.kernel.table import Table


class Raising(Bot):
    def choose(self, table: Table[Any], view: View, options: Sequence[Option]) -> Option:
        raise RuntimeError("no idea")


class Hanging(Bot):
    def choose(self, table: Table[Any], view: View, options: Sequence[Option]) -> Option:
        time.sleep(3600)
        return options[0]


class Suicidal(Bot):
    def choose(self, table: Table[Any], view: View, options: Sequence[Option]) -> Option:
        os._exit(1)


class Cheating(Bot):
    """Takes what is not offered, and plays with what it was given in the hope that it is real."""

    def choose(self, table: Table[Any], view: View, options: Sequence[Option]) -> Option:
        while not table.is_over:
            table.take(table.options[0])
        return Winning()


class Winning(Option, frozen=True):
    """Nobody offers this."""


class Eager(Bot):
    """Never passes if it can do something."""

    def choose(self, table: Table[Any], view: View, options: Sequence[Option]) -> Option:
        return eager(options)


def eager(options: Sequence[Option]) -> Option:
    return next(option for option in options if option != Pass())
