"""Somebody who looks at a match: a person with seats, a program with a seat's key, or a spectator."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from undercroft.kernel.parts import Seat

from ..wire.socket import FromServer, TableChanged

ENCODE = msgspec.json.Encoder().encode


class Viewer:
    """One open socket. ``told`` and ``chat`` are the numbers of the last lines it was sent.

    ``post`` puts a message into its outbox and never waits: a slow reader is cut off, the table is not held up.
    """

    def __init__(self, post: Callable[[bytes], None], language: str) -> None:
        self.post = post
        self.language = language
        self.person: str | None = None
        self.name = ""
        self.seats: list[int] = []
        self.key_hash: str | None = None
        self.seat: Seat | None = None
        self.told = 0
        self.chat = 0
        self.muted: set[str] = set()
        self.position = -1
        self.asked: list[int] = []
        self.table: TableChanged | None = None

    def send(self, message: FromServer) -> None:
        self.post(ENCODE(message))
