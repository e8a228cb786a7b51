"""Sets of squares (or doors, or figures' anchors) as masks: bit n stands for number n.

Masks are content, or worked out for a moment: never a field of a state, where numbers end at 64 bits. A state lists
its squares, and ``mask_of`` turns the list into a mask.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import NewType

SquareId = NewType("SquareId", int)
"""A square of a grid, counted row by row over the rectangle around the map: y * width + x."""

DoorId = NewType("DoorId", int)

BITS = tuple(1 << number for number in range(4096))
"""Looked up, a bit costs half as much as shifted. Maps have some hundred squares."""

ALWAYS: tuple[int, ...] = (0,)
NEVER: tuple[int, ...] = ()


def mask_of(numbers: Iterable[int]) -> int:
    """The mask of these numbers.

    >>> mask_of([0, 3])
    9
    """
    mask = 0
    for number in numbers:
        mask |= BITS[number]
    return mask


def squares_of(mask: int) -> list[SquareId]:
    """The squares in a mask, in order.

    >>> squares_of(9)
    [0, 3]
    """
    found: list[SquareId] = []
    for offset, byte in enumerate(mask.to_bytes((mask.bit_length() + 7) // 8, "little")):
        if byte:
            found += _in_byte(offset, byte)
    return found


def doors_of(mask: int) -> list[DoorId]:
    """The doors in a mask, in order."""
    return [DoorId(number) for number in squares_of(mask)]


# Ways: masks of doors, any one of which must be open as a whole


def all_of(*needs: tuple[int, ...]) -> tuple[int, ...]:
    """The ways that satisfy several needs at once."""
    ways = ALWAYS
    for need in needs:
        if need != ALWAYS:
            ways = any_of(tuple(one | other for one in ways for other in need))
    return ways


def any_of(ways: Iterable[int]) -> tuple[int, ...]:
    """The ways that ask for least: one that needs more doors than another adds nothing."""
    least = set(ways)
    return tuple(sorted(way for way in least if not any(other != way and other & way == other for other in least)))


def is_open(ways: tuple[int, ...], closed: int) -> bool:
    """Can one get through while these doors are closed?"""
    return any(not way & closed for way in ways)


@cache
def _in_byte(offset: int, byte: int) -> tuple[SquareId, ...]:
    return tuple(SquareId(8 * offset + bit) for bit in range(8) if byte >> bit & 1)
