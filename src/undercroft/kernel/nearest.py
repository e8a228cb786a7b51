"""“Did you mean ...?” One answer for all names that people type, and none if nothing looks like it."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches

NONE = "none"
"""For messages: there is nothing to suggest."""
NEAR = 0.7
"""How much of both words must be the same."""


def nearest(typed: str, known: Iterable[str]) -> str:
    """The name that was probably meant, or ``NONE``. Capitals do not count, nor do the dashes of options.

    >>> nearest("Gredy", ["greedy", "random"]), nearest("chess", ["alone", "boss-monster"])
    ('greedy', 'none')
    """
    names = {bare(name): name for name in known}
    near = get_close_matches(bare(typed), names, n=1, cutoff=NEAR)
    return names[near[0]] if near else NONE


def bare(name: str) -> str:
    return name.casefold().lstrip("-")
