"""Rows of numbers whose places have names: the observations and the actions of learning environments.

What fills a row asks its layout where things go, and the layout remembers what was declared to be there. So names
and numbers cannot drift apart: a place without a name does not exist.
"""

from __future__ import annotations

from collections.abc import Iterable

PART = ": "
"""Between a part and what is in it."""


class Layout:
    """The places of a row, declared one after another; every declaration gives the first of its places.

    >>> figure = Layout()
    >>> health, carries = figure.one("health / 12"), figure.each("carries", ["axe", "rope"])
    >>> table = Layout()
    >>> rounds = table.one("round / 20")
    >>> figures = table.parts("figure", range(2), figure)
    >>> table.names[figures[1] + carries]
    'figure 1: carries: axe'
    """

    def __init__(self) -> None:
        self.names: list[str] = []

    @property
    def size(self) -> int:
        """How many places there are so far."""
        return len(self.names)

    def one(self, name: str) -> int:
        """A single number."""
        self.names.append(name)
        return self.size - 1

    def each(self, name: str, things: Iterable[str]) -> int:
        """A number for each of these things."""
        start = self.size
        self.names += [f"{name}{PART}{thing}" for thing in things]
        return start

    def parts(self, name: str, numbers: Iterable[int], part: Layout) -> range:
        """All numbers of another layout, for every one of these things of the same name; gives where each begins."""
        start = self.size
        for number in numbers:
            self.each(f"{name} {number}", part.names)
        return range(start, self.size, part.size)


class Share(dict[int, float]):
    """How much of what counts as 1 a number is, at most 1. It is looked up: observations ask for it all the time.

    >>> souls = Share(10)
    >>> souls[3], souls[12]
    (0.3, 1.0)
    """

    def __init__(self, most: int) -> None:
        super().__init__()
        self.most = most

    def __missing__(self, number: int) -> float:
        share = self[number] = min(number / self.most, 1.0)
        return share
