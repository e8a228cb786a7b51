"""Chance: a counter-based generator that lives inside the state.

Sixteen secret bytes and a counter. Block n is BLAKE2b of n under the key, eight 64-bit words of it,
so copying costs nothing and what players see of the past tells nothing of the future.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Sequence
from functools import lru_cache
from typing import TypeVar

from .parts import Part

T = TypeVar("T")
WORDS_PER_BLOCK = 8


class Chance(Part):
    """The generator: same key, same fortune.

    >>> chance = Chance.from_seed("7")
    >>> rolls = [chance.below(6) for _ in range(5)]
    >>> again = Chance.from_seed("7")
    >>> rolls == [again.below(6) for _ in range(5)]
    True
    """

    key: bytes
    used: int = 0

    @classmethod
    def from_seed(cls, seed: str) -> Chance:
        """A generator for a seed in its text form (any text; the server uses 32 hex digits)."""
        return cls(hashlib.blake2b(seed.encode(), digest_size=16, person=b"undercroft seed").digest())

    def below(self, limit: int) -> int:
        """A number from 0 to limit-1. The bias of the multiplication is below limit / 2**64."""
        block, word = divmod(self.used, WORDS_PER_BLOCK)
        self.used += 1
        return (_block(self.key, block)[word] * limit) >> 64

    def choice(self, items: Sequence[T]) -> T:
        """One of several."""
        return items[self.below(len(items))]

    def shuffle(self, items: list[T]) -> None:
        """Put a list into a random order."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]

    def divert(self) -> None:
        """Move chance on after an agreed undo: the outcome that was taken back does not come again."""
        self.key = hashlib.blake2b(self.key, digest_size=16, person=b"undercroft undo").digest()
        self.used = 0

    def spawn(self) -> Chance:
        """An independent generator whose key is drawn from this one."""
        return Chance(self.below(1 << 64).to_bytes(8, "little") + self.below(1 << 64).to_bytes(8, "little"))


def random_seed() -> str:
    """A fresh 128-bit seed nobody can guess."""
    return secrets.token_hex(16)


@lru_cache(maxsize=256)
def _block(key: bytes, number: int) -> tuple[int, ...]:
    digest = hashlib.blake2b(number.to_bytes(8, "little"), key=key, digest_size=64).digest()
    return tuple(int.from_bytes(digest[i : i + 8], "little") for i in range(0, 64, 8))
