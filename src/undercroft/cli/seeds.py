"""Seeds as they are typed: whatever is told with a result must be possible to read, and to type again."""

from __future__ import annotations

from .trouble import Misuse

LONGEST_SEED = 200


def check_seed(seed: str | None) -> None:
    """Refuse a seed that cannot be shown: too long, invisible, or no text at all. None was not asked for."""
    if seed is not None and not (seed.isprintable() and len(seed) <= LONGEST_SEED):
        raise Misuse("bad-seed", most=LONGEST_SEED)
