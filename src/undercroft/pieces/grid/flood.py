"""How far one gets, step by step, for all squares at once: a ring of squares moves as one mask."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple


class Flow(NamedTuple):
    """From the squares ``leaving`` of one layer a step leads ``shift`` numbers further, into a layer.

    A figure that can turn has a layer for how it lies and one for how it stands; others have one.
    """

    source: int
    target: int
    leaving: int
    shift: int


def flood(start: Sequence[int], flows: Sequence[Flow], room: Sequence[int]) -> Iterator[list[int]]:
    """What is reached in 0 steps, in 1 and not sooner, and so on: a mask for each layer. The start needs no room."""
    left = [free & ~begun for free, begun in zip(room, start, strict=True)]
    ring = list(start)
    while any(ring):
        yield ring
        reached = [0] * len(ring)
        for source, target, leaving, shift in flows:
            moving = ring[source] & leaving
            if moving:
                reached[target] |= moving << shift if shift > 0 else moving >> -shift
        ring = [new & free for new, free in zip(reached, left, strict=True)]
        left = [free & ~new for free, new in zip(left, ring, strict=True)]
