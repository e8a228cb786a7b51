"""Networks: every step that a map allows, with its price, as tables of masks.

Places are numbers: squares, zones, or the ways in which a large figure can lie on a map. A network is content: it is
built once for a map and a set of closed doors, and kept. What changes from question to question (figures in the way,
known traps) is said with the question: see ``search``.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import NamedTuple

from ..grid import Figures, Grid, Shape, SquareId
from ..grid.compass import DIAGONALS, SIDES

NETWORKS_KEPT = 256
"""For so many sets of closed doors."""


class Lane(NamedTuple):
    """Steps in one direction: from each of the places ``leaving`` to the one whose number is ``shift`` higher."""

    leaving: int
    shift: int
    price: int = 1

    def arriving(self, leaving: int) -> int:
        """Where one gets from these places."""
        moving = leaving & self.leaving
        return moving << self.shift if self.shift >= 0 else moving >> -self.shift

    def origins(self, arriving: int) -> int:
        """From where one gets to these places."""
        return (arriving >> self.shift if self.shift >= 0 else arriving << -self.shift) & self.leaving


class Network:
    """Lanes in a fixed order: of paths that are equally good, the one is taken whose steps come first.

    A record says only where a walk was to go: with another order, old matches would be played again by other paths.
    """

    def __init__(self, lanes: Iterable[Lane]) -> None:
        self.lanes = tuple(lane for lane in lanes if lane.leaving)
        if any(lane.price < 1 for lane in self.lanes):
            raise ValueError("every step has a price of 1 or more: without one a path could go round in circles")

    def dearer(self, places: int, extra: int) -> Network:
        """The same network, with ``extra`` to pay for entering any of these places.

        >>> row = zones_network([[1], [0, 2], [1]]).dearer(places=1 << 2, extra=3)
        >>> [(lane.shift, lane.price) for lane in row.lanes]
        [(-1, 1), (1, 1), (1, 4)]
        """
        lanes = []
        for lane in self.lanes:
            dear = lane.origins(places)
            lanes += [lane._replace(leaving=lane.leaving & ~dear), Lane(dear, lane.shift, lane.price + extra)]
        return Network(lanes)


def zones_network(neighbours: Sequence[Iterable[int]]) -> Network:
    """The network of a map of zones: for each zone the zones one step away. The lower number comes first."""
    leaving: dict[int, int] = {}
    for zone, others in enumerate(neighbours):
        for other in others:
            leaving[other - zone] = leaving.get(other - zone, 0) | 1 << zone
    return Network(Lane(leaving[shift], shift) for shift in sorted(leaving))


@lru_cache(NETWORKS_KEPT)
def squares_network(grid: Grid, closed: int = 0, openable: int = 0, opening: int = 0) -> Network:
    """The network of a figure on one square while these doors are closed: straight steps first, then diagonal ones.

    Those of them that are ``openable`` may be walked through: the step has the price of ``opening`` the door on top.
    """
    lanes = []
    freely, at_all = grid.flows(closed), grid.flows(closed & ~openable)
    for direction in (*SIDES, *DIAGONALS):
        free, any_step = freely[direction], at_all[direction]
        lanes.append(Lane(free.leaving, free.shift))
        lanes.append(Lane(any_step.leaving & ~free.leaving, free.shift, 1 + opening))
    return Network(lanes)


class FigureNetwork(Network):
    """The network of figures of one shape. A figure that turns as it walks has two places on each anchor.

    Closed doors are closed to it: it takes several steps to get through one, and would pay for it at each.

    >>> hall = Grid.drawn('''
    ...     . . . .
    ...
    ...     . . . #
    ... ''')
    >>> ogres = FigureNetwork.of(Figures(hall), Shape.W2H2)
    >>> hall.names(ogres.room(hall.all)), ogres.lies_at(ogres.place(hall.square("b1"), Shape.W2H2))
    (['a1', 'b1'], (1, <Shape.W2H2: 3>))
    """

    def __init__(self, figures: Figures, shape: Shape, closed: int = 0) -> None:
        self.figures = figures
        self.layers = shape.layers
        self.closed = closed
        self.size = figures.grid.width * figures.grid.height
        super().__init__(
            Lane(flow.leaving << flow.source * self.size, (flow.target - flow.source) * self.size + flow.shift)
            for flow in figures.flows(shape, closed)
        )

    @classmethod
    def of(cls, figures: Figures, shape: Shape, closed: int = 0) -> FigureNetwork:
        """The network of a shape while these doors are closed: made once and kept."""
        return _figure_network(figures, min(shape.layers), closed)

    def place(self, anchor: int, shape: Shape) -> int:
        """The number of the place where a figure lies like this."""
        return self.layers.index(shape) * self.size + anchor

    def lies_at(self, place: int) -> tuple[SquareId, Shape]:
        """The anchor and the shape of a figure in this place."""
        layer, anchor = divmod(place, self.size)
        return SquareId(anchor), self.layers[layer]

    def room(self, free: int) -> int:
        """The places where all squares under the figure are free."""
        found = 0
        for layer, shape in enumerate(self.layers):
            found |= self.figures.places(shape, free, self.closed) << layer * self.size
        return found


@lru_cache(NETWORKS_KEPT)
def _figure_network(figures: Figures, shape: Shape, closed: int) -> FigureNetwork:
    return FigureNetwork(figures, shape, closed)
