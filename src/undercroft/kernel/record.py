"""The record of a match is the save: game, settings, seed, and every choice with what chance made of it.

A record names options by their text, never by number, and keeps the random outcomes, so it survives a change
of the generator; the seed lets anybody verify that the outcomes are the ones the generator gives.
"""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec

from .parts import Seat
from .refusals import DamagedRecord, spot_of
from .state import Outcome

FORMAT = 1
LARGEST_RECORD = 16 * 1024 * 1024


def commitment_to(seed: str, salt: str) -> str:
    """What is published of a seed before it may be known.

    >>> commitment_to("7", "salt")[:16]
    '0bdc73c5926d255c'
    """
    return hashlib.sha256(f"{salt}:{seed}".encode()).hexdigest()


class Taken(msgspec.Struct, frozen=True, tag=True):
    """A seat took an option; ``rolls`` are the random outcomes up to the next question."""

    seat: Seat
    option: str
    rolls: list[int] = []
    by_order: bool = False


class Undone(msgspec.Struct, frozen=True, tag=True):
    """A seat stepped back over its last choice; agreed when everybody had to consent."""

    seat: Seat
    agreed: bool = False


class Left(msgspec.Struct, frozen=True, tag=True):
    """A seat conceded; the game's default plays on for it."""

    seat: Seat
    rolls: list[int] = []


class Written(msgspec.Struct, frozen=True):
    """What a match was written with: the version of the game's rules, the layout of its states, its content."""

    rules: str
    schema: str
    content: str


class Continued(msgspec.Struct, frozen=True, tag=True):
    """The rules had changed: the match went on from this position (see portable.py), which ``written`` had led to."""

    position: dict[str, Any]
    written: Written | None = None
    rolls: list[int] = []


Entry = Taken | Undone | Left | Continued


class Record(msgspec.Struct, frozen=True, kw_only=True):
    """Everything needed to play a match again. ``digest`` is that of the state it led to, ``written`` with what it was
    made: a digest is compared only where that is still the same. ``position`` is where a match in progress stands, by
    names, and ``outcome`` how a finished one ended: they can be compared under any rules.

    A server publishes ``commitment`` when the match begins and tells ``salt`` and seed when it is over: so
    everybody can check that the seed was not chosen afterwards.
    """

    format: int = FORMAT
    game: str
    version: str
    settings: dict[str, Any]
    seed: str
    opening: list[int]
    entries: list[Entry]
    digest: str
    players: list[str] = []
    salt: str = ""
    commitment: str = ""
    written: Written | None = None
    position: dict[str, Any] | None = None
    outcome: Outcome | None = None

    def to_json(self) -> bytes:
        """The text of the file."""
        return msgspec.json.format(msgspec.json.encode(self), indent=1)

    @classmethod
    def from_json(cls, data: bytes) -> Record:
        """Read the text of a file. Raises DamagedRecord, which says what is wrong with it."""
        if len(data) > LARGEST_RECORD:
            raise DamagedRecord(reason="too-large")
        try:
            record = msgspec.json.decode(data, type=cls)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise DamagedRecord(reason=spot_of(error)) from error
        if record.format != FORMAT:
            raise DamagedRecord(reason="format")
        return record
