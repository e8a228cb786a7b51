"""Passwords: argon2 in threads, a few at a time, and as slow for logins that do not exist."""

from __future__ import annotations

import asyncio
import secrets
from functools import cached_property

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

AT_ONCE = 2


class Passwords:
    """Makes hashes and checks passwords against them.

    Each takes tens of megabytes and milliseconds on purpose, so that more than a few at once would starve the table.
    """

    def __init__(self, hasher: PasswordHasher | None = None) -> None:
        self._hasher = hasher or PasswordHasher()
        self._turn = asyncio.Semaphore(AT_ONCE)

    async def hash(self, password: str) -> str:
        async with self._turn:
            return await asyncio.to_thread(self._hasher.hash, password)

    async def fits(self, known: str | None, password: str) -> bool:
        """Without a known hash the same work is done for nothing: the time must not tell which logins exist."""
        async with self._turn:
            return await asyncio.to_thread(self._verify, known, password)

    def is_outdated(self, known: str) -> bool:
        """Was it made with weaker parameters than we use now?"""
        return self._hasher.check_needs_rehash(known)

    @cached_property
    def _nobody(self) -> str:
        return self._hasher.hash(secrets.token_hex())

    def _verify(self, known: str | None, password: str) -> bool:
        # Read for existing logins too: else the very first check of a process would tell by its length.
        decoy = self._nobody
        try:
            self._hasher.verify(known or decoy, password)
        except (VerificationError, InvalidHashError):
            return False
        return known is not None
