"""Beside a match: what it remembers of every choice, and who shows it to people."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

import msgspec

from .parts import Seat
from .procedure import Procedure

if TYPE_CHECKING:
    from .match import Match


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

    def at_window(self, match: Match[Any], kind: type[Procedure]) -> None:
        """Responses are possible at this point, in a window of this kind, whether or not anybody will be asked."""

    def at_rest(self, match: Match[Any]) -> None:
        """An entry of the record is complete: the match waits for the next choice, or is over."""
