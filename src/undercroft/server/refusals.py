"""What the table refuses, each with a stable code, an HTTP status and a sentence in both languages.

The kernel's refusals (not your choice, not an option, ...) leave by the same door with the status of STATUS.
"""

from __future__ import annotations

from typing import Any, ClassVar

from undercroft.bots.registry import BadBudget, BadStrength, NoSuchBot, NotShelved
from undercroft.kernel import refusals as kernel
from undercroft.kernel.refusals import Refusal
from undercroft.kernel.text import Vocabulary

VOCABULARY = Vocabulary("undercroft.server", {})


class ServerRefusal(Refusal):
    """A request to the server that is not carried out; nothing is changed."""

    status: ClassVar[int] = 400

    def __init__(self, **arguments: Any) -> None:
        super().__init__(VOCABULARY, **arguments)


# Setting up a server


class BadConfiguration(ServerRefusal):
    """A flag or variable with a value that cannot be meant."""


class NewerDatabase(ServerRefusal):
    """The database was written by a newer version of this program."""


class NoDatabase(ServerRefusal):
    """The database does not answer, or refuses us; ``reason`` is what its driver said."""


class PortTaken(ServerRefusal):
    """Another program listens at ``port``."""


# Any request


class BadRequest(ServerRefusal):
    """The request cannot be read; ``field`` says where."""


class NotFound(ServerRefusal):
    """There is no such address."""

    status: ClassVar[int] = 404


class WrongMethod(ServerRefusal):
    """The address exists, the method is not for it."""

    status: ClassVar[int] = 405


class TooLarge(ServerRefusal):
    """The message is larger than allowed."""

    status: ClassVar[int] = 413


class TooMany(ServerRefusal):
    """Too many requests; ``seconds`` until it may be tried again."""

    status: ClassVar[int] = 429


class TooManySockets(ServerRefusal):
    """One person, or one address, has as many sockets open as one may."""

    status: ClassVar[int] = 429


class ForeignOrigin(ServerRefusal):
    """Another web site sent this, or its token is missing."""

    status: ClassVar[int] = 403


class WrongHost(ServerRefusal):
    """The server does not go by this name."""

    status: ClassVar[int] = 421


class ServerTrouble(ServerRefusal):
    """Our fault. It is in the log under ``number``."""

    status: ClassVar[int] = 500


class DatabaseTrouble(ServerRefusal):
    """The database does not answer, or takes nothing: what was asked is not done. It is tried again by itself."""

    status: ClassVar[int] = 503


class ShuttingDown(ServerRefusal):
    """The server is about to stop."""

    status: ClassVar[int] = 503


# People


class NotSignedIn(ServerRefusal):
    """Choose a name first."""

    status: ClassVar[int] = 401


class BadName(ServerRefusal):
    """A name must have 1 to 24 visible characters."""


class BadLogin(ServerRefusal):
    """A login must have 3 to 40 letters, digits, dots or dashes."""


class BadPassword(ServerRefusal):
    """A password must have 8 to 200 characters."""


class LoginTaken(ServerRefusal):
    """Somebody else has this login."""

    status: ClassVar[int] = 409


class HasAccount(ServerRefusal):
    """This person has an account already."""

    status: ClassVar[int] = 409


class WrongLogin(ServerRefusal):
    """Login and password do not fit together."""

    status: ClassVar[int] = 403


# Lobby


class NoSuchMatch(ServerRefusal):
    """No match has this id."""

    status: ClassVar[int] = 404


class NotTheHost(ServerRefusal):
    """Only the host may do this."""

    status: ClassVar[int] = 403


class NotYourSeat(ServerRefusal):
    """That seat is not yours."""

    status: ClassVar[int] = 403


class SeatTaken(ServerRefusal):
    """Somebody sits there."""

    status: ClassVar[int] = 409


class SecondSeat(ServerRefusal):
    """Nobody who plays takes another seat once the match has begun: they would see what it knows."""

    status: ClassVar[int] = 409


class SeatKnown(ServerRefusal):
    """Who plays two seats of a match that has begun gives none of them away: they would know what it knows."""

    status: ClassVar[int] = 409


class NoSeatFree(ServerRefusal):
    """Every seat is taken; one can still watch."""

    status: ClassVar[int] = 409


class WrongInvitation(ServerRefusal):
    """The invitation is not (or no longer) good."""

    status: ClassVar[int] = 403


class SeatsMissing(ServerRefusal):
    """The match cannot begin while seats are empty."""

    status: ClassVar[int] = 409


class HasBegun(ServerRefusal):
    """The match has begun already."""

    status: ClassVar[int] = 409


class NotBegun(ServerRefusal):
    """The match has not begun yet."""

    status: ClassVar[int] = 409


class NotOver(ServerRefusal):
    """This can be had when the match is over."""

    status: ClassVar[int] = 409


class IsOver(ServerRefusal):
    """The match is over."""

    status: ClassVar[int] = 409


class IsPaused(ServerRefusal):
    """The host has paused the match."""

    status: ClassVar[int] = 409


class NotIdle(ServerRefusal):
    """The person in that seat is here and playing."""

    status: ClassVar[int] = 409


class TooManyMatches(ServerRefusal):
    """This person hosts as many unfinished matches as one may."""

    status: ClassVar[int] = 409


# Match


class TooMuchThought(ServerRefusal):
    """At a table that people share a bot thinks for ``most`` seconds at most, in one process."""


class Late(ServerRefusal):
    """The position has changed since: a late or double click."""

    status: ClassVar[int] = 409


class BotPlays(ServerRefusal):
    """A bot plays this seat; take it back first."""

    status: ClassVar[int] = 409


class NothingAsked(ServerRefusal):
    """Nobody has asked to take back."""

    status: ClassVar[int] = 409


class AskedAlready(ServerRefusal):
    """A takeback was refused, or one is being asked for; wait for the next choice."""

    status: ClassVar[int] = 409


class TooLong(ServerRefusal):
    """A chat message may have ``most`` characters."""


class NothingSaid(ServerRefusal):
    """A chat message without a word."""


STATUS: dict[type[Refusal], int] = {
    kernel.NotYourChoice: 409,
    kernel.NotAnOption: 409,
    kernel.Unreadable: 400,
    kernel.Ambiguous: 409,
    kernel.MatchIsOver: 409,
    kernel.CannotUndo: 409,
    kernel.NoSuchSeat: 404,
    kernel.NoSuchGame: 404,
    kernel.BadSettings: 400,
    NoSuchBot: 400,
    BadStrength: 400,
    BadBudget: 400,
    NotShelved: 400,
}


def status_of(refusal: Refusal) -> int:
    return status_of_kind(type(refusal))


def status_of_kind(kind: type[Refusal]) -> int:
    return kind.status if issubclass(kind, ServerRefusal) else STATUS.get(kind, 400)
