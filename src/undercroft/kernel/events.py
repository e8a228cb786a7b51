"""Events are story: what the log tells, the screen animates and statistics count. No rule depends on them."""

from __future__ import annotations

from typing import Self

import msgspec

from .parts import Seat


class Event(msgspec.Struct, frozen=True, tag=True):
    """Something that happened, in the past tense. A map-like struct: it leaves the program.

    A fact that seats see differently is one event; ``seen_by`` gives each audience its part, and None where
    the seat (None: a spectator) must not learn of it at all.
    """

    def seen_by(self, seat: Seat | None) -> Self | None:
        """What that seat (None: a spectator) is told of it; None is nothing at all."""
        return self


class TookBack(Event, frozen=True):
    """A seat undid its last choice; ``agreed`` when everybody had to consent and chance moved on.

    In a response window it is told to that seat alone: others must not learn that it was asked.
    """

    seat: Seat
    agreed: bool
    in_window: bool = False

    def seen_by(self, seat: Seat | None) -> Self | None:
        return None if self.in_window and seat != self.seat else self


class Conceded(Event, frozen=True):
    seat: Seat


class RulesChanged(Event, frozen=True):
    """The match was begun under other rules of this program, and goes on from its last position under today's."""


class MatchEnded(Event, frozen=True):
    winners: list[Seat]
    rule: str
