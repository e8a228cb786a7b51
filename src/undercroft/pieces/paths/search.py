"""The search: all destinations of a walker at once, nearest first, and the path to one of them.

A ring of places moves over the lanes of a network as one mask, so a question costs a few dozen operations whatever the
number of squares. The answer depends on nothing but the question, and the last ones are remembered: a table that lists
its options, is asked why not, is copied and tried by bots searches once.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property, lru_cache
from typing import NamedTuple

from ..grid import squares_of
from .network import Lane, Network

QUESTIONS_KEPT = 512
"""Each takes about twenty kilobytes: enough for all that a bot tries at one question."""
EVERYWHERE = -1
"""The mask of all places."""

_PRICE = 16
"""A path is judged by one number: its price, shifted by so many bits, and its harm."""

Levels = tuple[tuple[int, int], ...]
"""Masks that share no place, with the harm that is done there."""


class Harm(NamedTuple):
    """A danger that the walker knows of: in any of these places so much harm is done."""

    places: int
    amount: int = 1


class Destination(NamedTuple):
    """A place to go to, and the price and the known harm of the best path there."""

    place: int
    price: int
    harm: int


class Paths(NamedTuple):
    """The question: where can a walker get to now? Cheap to make; nothing is searched before it is asked.

    It may enter the places in ``room``, end its walk in those of them that are ``stops``, and walk on from those in
    ``through``: a friend's square is no stop, a pit or the edge of the fog is not to be walked through. ``extra`` are
    lanes that only this walker has now: stairs, a jump. Of paths with the same price the one with the least harm is
    taken, ``entering`` or ``leaving`` places, and of those the first in the order of the network.

    Everything in it must be what the walker knows: a path that avoids a trap tells where the trap is.

    >>> from undercroft.pieces.grid import Grid
    >>> from undercroft.pieces.paths import squares_network
    >>> hall = Grid.drawn('''
    ...     . . .
    ...
    ...     . # .
    ...
    ...     . . .
    ... ''')
    >>> paths = Paths(squares_network(hall), start=hall.square("a2"), points=3, room=hall.all)
    >>> [(hall.name(place), price) for place, price, harm in paths.destinations()][:4]
    [('a1', 1), ('b1', 1), ('a3', 1), ('b3', 1)]
    >>> [hall.name(place) for place in paths.route(hall.square("c2"))]
    ['b1', 'c2']
    >>> trapped = paths._replace(entering=(Harm(hall.squares("b1")),))
    >>> [hall.name(place) for place in trapped.route(hall.square("c2"))]
    ['b3', 'c2']
    """

    network: Network
    start: int
    points: int
    room: int
    stops: int = EVERYWHERE
    through: int = EVERYWHERE
    extra: tuple[Lane, ...] = ()
    entering: tuple[Harm, ...] = ()
    leaving: tuple[Harm, ...] = ()

    @property
    def lanes(self) -> tuple[Lane, ...]:
        return self.network.lanes + self.extra

    def destinations(self) -> tuple[Destination, ...]:
        """Where a walk may end: by price, then by harm, then by number."""
        return _search(self).destinations

    def to(self, place: int) -> Destination | None:
        """What it takes to walk to this place; None if the walker cannot get there."""
        return _search(self).by_place.get(place)

    def route(self, place: int) -> list[int]:
        """The places to enter on the way, the destination last."""
        return _search(self).route(place)

    def along(self, path: Sequence[int]) -> Destination | None:
        """What it takes to walk along this path to its end; None if that cannot be done. Nothing is searched."""
        entering, leaving = _levels(self.entering), _levels(self.leaving)
        here, price, harm = self.start, 0, 0
        for there in path:
            step = min((lane.price for lane in self.lanes if lane.arriving(1 << here) == 1 << there), default=None)
            may_leave = here == self.start or self.through >> here & 1
            if step is None or not may_leave or not self.room >> there & 1:
                return None
            price += step
            harm += _harm_at(leaving, here) + _harm_at(entering, there)
            here = there
        return Destination(here, price, harm) if price <= self.points else None

    def steps(self) -> list[Destination]:
        """Every single step, also to where a walk may not end, in the order of the network."""
        there = dict.fromkeys(lane.arriving(1 << self.start).bit_length() - 1 for lane in self.lanes)
        return [step for place in there if place >= 0 and (step := self.along([place]))]


class _Search:
    """A question answered: the places that are reached, in rings of equal price and harm."""

    def __init__(self, asked: Paths) -> None:
        self.asked = asked
        self.lanes = asked.lanes
        self.through = asked.through | 1 << asked.start
        self.entering, self.leaving = _levels(asked.entering), _levels(asked.leaving)
        self.rings: list[tuple[int, int]] = []
        self._spread()
        self.destinations = tuple(self._ends())

    @cached_property
    def by_place(self) -> dict[int, Destination]:
        return {found.place: found for found in self.destinations}

    def _ends(self) -> Iterator[Destination]:
        for worth, ring in self.rings[1:]:
            price, harm = worth >> _PRICE, worth & (1 << _PRICE) - 1
            for place in squares_of(ring & self.asked.stops):
                yield Destination(place, price, harm)

    def _spread(self) -> None:
        asked = self.asked
        waiting, left = {0: 1 << asked.start}, asked.room | 1 << asked.start
        while waiting:
            worth = min(waiting)
            ring = waiting.pop(worth) & left
            if ring:
                left &= ~ring
                self.rings.append((worth, ring))
                self._leave(ring & self.through, worth, left, waiting)

    def _leave(self, ring: int, worth: int, left: int, waiting: dict[int, int]) -> None:
        """Note where one gets from a ring, and for what."""
        for origins, harm in self.leaving:
            going = ring & origins
            if not going:
                continue
            for lane in self.lanes:
                arrived = lane.arriving(going) & left
                total = worth + (lane.price << _PRICE) + harm
                if not arrived or total >> _PRICE > self.asked.points:
                    continue
                for places, more in self.entering:
                    if arrived & places:
                        waiting[total + more] = waiting.get(total + more, 0) | arrived & places

    def route(self, place: int) -> list[int]:
        """Downhill along the best paths, by the first lane that belongs to one of them."""
        best = self._best_paths(place)
        here, worth, found = self.asked.start, 0, []
        while here != place:
            here, worth = next(
                (there, total)
                for lane in self.lanes
                for there, total in [self._step(lane, here, worth)]
                if there >= 0 and best.get(total, 0) >> there & 1
            )
            found.append(here)
        return found

    def _step(self, lane: Lane, here: int, worth: int) -> tuple[int, int]:
        there = lane.arriving(1 << here).bit_length() - 1
        harm = _harm_at(self.leaving, here) + _harm_at(self.entering, there) if there >= 0 else 0
        return there, worth + (lane.price << _PRICE) + harm

    def _best_paths(self, place: int) -> dict[int, int]:
        """For each price and harm the places that lie on a best path to this one, found from its end."""
        end = next((number for number, (_, ring) in enumerate(self.rings) if ring >> place & 1), None)
        if end is None:
            raise ValueError(f"there is no path from {self.asked.start} to {place}")
        best = {self.rings[end][0]: 1 << place}
        for worth, ring in reversed(self.rings[:end]):
            found = 0
            for origins, harm in self.leaving:
                for lane in self.lanes:
                    for places, more in self.entering:
                        goals = best.get(worth + (lane.price << _PRICE) + harm + more, 0) & places
                        found |= lane.origins(goals) & origins & ring & self.through
            if found:
                best[worth] = found
        return best


@lru_cache(QUESTIONS_KEPT)
def _search(asked: Paths) -> _Search:
    return _Search(asked)


@lru_cache(QUESTIONS_KEPT)
def _levels(harms: tuple[Harm, ...]) -> Levels:
    """All places, apart by the harm that is done there: where dangers overlap, harm adds up."""
    levels = {0: EVERYWHERE}
    for places, amount in harms:
        split: dict[int, int] = {}
        for harm, mask in levels.items():
            for part, total in ((mask & ~places, harm), (mask & places, harm + amount)):
                if part:
                    split[total] = split.get(total, 0) | part
        levels = split
    return tuple((mask, harm) for harm, mask in levels.items())


def _harm_at(levels: Levels, place: int) -> int:
    return next(harm for mask, harm in levels if mask >> place & 1)
