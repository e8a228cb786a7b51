"""Beside a match: what its seats want to be asked, what it remembers of every choice, and who shows it to people."""

from __future__ import annotations

import enum
from typing import TYPE_CHECKING, Any, Protocol

import msgspec

from .parts import Seat

if TYPE_CHECKING:
    from .match import Match


class StandingOrder(enum.Enum):
    """What a seat wants to be asked in response windows. A pass by order is recorded like any other."""

    ALWAYS = "always"
    CONCERNED = "concerned"
    NEVER = "never"


MAX_STEPS_BACK = 100
"""How many of the last choices can be taken back, if all agree: a state is kept for each."""


class Step(msgspec.Struct, frozen=True):
    """A choice that was made: by whom, the state before it, and whether its seat may take it back alone. ``number`` is
    that of its entry in the record.

    What a standing order passed is nothing that the seat chose: whoever steps back, steps over it.
    """

    seat: Seat
    before: bytes
    can_undo: bool
    by_order: bool
    number: int


class Witness(Protocol):
    """Somebody who shows a match to people while it is played."""

    def at_window(self, match: Match[Any]) -> None:
        """Responses are possible at this point, whether or not anybody will be asked."""

    def at_rest(self, match: Match[Any]) -> None:
        """An entry of the record is complete: the match waits for the next choice, or is over."""
