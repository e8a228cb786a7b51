"""How quick the pieces of boards are: `python -m bench.pieces` prints the tables of docs/pieces.md.

A map of our own, as large as the largest quests: rooms of six by six squares, joined by corridors with doors.
"""

import time
import tracemalloc
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import TypeVar

from tests.pieces import boxes
from undercroft.pieces.dice import Dice, DieId, Odds, Offer
from undercroft.pieces.grid import Figures, Grid, Plan, Shape, Sight, mask_of, squares_of
from undercroft.pieces.grid.plan import Edge
from undercroft.pieces.paths import FigureNetwork, Harm, Network, Paths, squares_network

ROOM, CORRIDOR = 6, 3
PITCH = ROOM + CORRIDOR
OFFERS = (
    Offer(boxes.POWER, 1, {boxes.RANGE: 1}),
    Offer(boxes.POWER, 1, {boxes.DAMAGE: 1}),
    Offer(boxes.SURGE, 2, {boxes.DAMAGE: 1}),
)
POOLS = {
    "red, green, 2 black": {boxes.RED: 1, boxes.GREEN: 1, boxes.BLACK: 2},
    "blue, 2 green, 2 yellow, 5 black": {boxes.BLUE: 1, boxes.GREEN: 2, boxes.GOLD: 2, boxes.BLACK: 5},
}
ATTACK = (boxes.RANGE, boxes.DAMAGE, boxes.SURGE, boxes.POWER)
T = TypeVar("T")
Rows = Iterator[tuple[str, str]]


def main() -> None:
    for columns, rows in ((3, 3), (4, 3)):
        tell(f"A map of {Grid(dungeon(columns, rows)).count} squares", grid_figures(dungeon(columns, rows)))
    tell("Paths over 500 squares in the open, 6 points", path_figures(Grid(Plan(["." * 25] * 20))))
    tell("Dice", dice_figures())


def dungeon(columns: int, rows: int) -> Plan:
    """Rooms in rows and columns; each has a bit of rubble; a door of two sides closes every corridor."""
    wide, high = columns * PITCH - CORRIDOR, rows * PITCH - CORRIDOR
    doors: dict[str, list[Edge]] = {}
    for column in range(columns):
        for row in range(rows):
            x, y = column * PITCH + ROOM, row * PITCH + ROOM
            if column < columns - 1:
                doors[f"east of {column} {row}"] = [((x, y - n), (x + 1, y - n)) for n in (3, 4)]
            if row < rows - 1:
                doors[f"south of {column} {row}"] = [((x - n, y), (x - n, y + 1)) for n in (3, 4)]
    return Plan(["".join(mark(x, y) for x in range(wide)) for y in range(high)], doors)


def mark(x: int, y: int) -> str:
    """What is on a square: floor in rooms and corridors, rubble in two places of each room."""
    x, y = x % PITCH, y % PITCH
    if x < ROOM and y < ROOM:
        return "%" if (x, y) in ((1, 1), (4, 3)) else "."
    return "." if (x in (2, 3) and y >= ROOM) or (y in (2, 3) and x >= ROOM) else "#"


def grid_figures(plan: Plan) -> Rows:
    grid, built = timed(lambda: Grid(plan))
    squares, figures = squares_of(grid.all), Figures(grid)
    sight, traced = timed(lambda: looked_round(grid, Sight.lines))
    _, shadowed = timed(lambda: looked_round(grid, lambda sight, square: sight.field([square])))
    seen = sum(len(sight.lines(square)) for square in squares) / len(squares)
    middle = squares[len(squares) // 2]
    targets, start = list(sight.lines(middle)), 1 << middle
    blockers = mask_of(squares[7::23]) | grid.marked("%")
    closed = mask_of(door.id for door in grid.doors[::2])
    view = sight.field([middle], blockers, closed)
    rubble = grid.marked("%") & ~figures.base_mask(middle, Shape.W2H2)
    yield "the grid from its plan", f"{built * 1e3:.0f} ms"
    yield "squares that walls do not hide from a square", f"{seen:.0f} on average"
    yield "the lines of a square, when first asked for", f"{traced / len(squares) * 1e6:.0f} us on average"
    yield "its field of view, in addition", f"{(shadowed - traced) / len(squares) * 1e6:.0f} us on average"
    yield "all of that for all squares", f"{shadowed:.2f} s, {memory_of(grid):.0f} MB"
    yield "`sight.sees`", micro(lambda: [sight.sees(middle, to, blockers, closed) for to in targets], len(targets))
    yield f"`sight.field`, {len(targets)} lines at once", micro(lambda: sight.field([middle], blockers, closed))
    yield "`mask_of` 24 squares", micro(lambda: mask_of(squares[:24]))
    yield f"`squares_of` {view.bit_count()} squares", micro(lambda: squares_of(view))
    yield "`open_steps` of a 2 x 2 figure", micro(lambda: figures.open_steps(middle, Shape.W2H2, blockers, closed))
    yield "`within` 3 steps", micro(lambda: grid.within(start, 3, closed))
    yield "`distances` of all squares", micro(lambda: grid.distances(start, blocked=blockers))
    _, stepped = timed(lambda: Figures(grid).distances({Shape.W2H2: start}, rubble))
    yield "`distances` of a 2 x 2 figure, all its steps worked out first", f"{stepped * 1e3:.0f} ms"
    yield "the same again", micro(lambda: figures.distances({Shape.W2H2: start}, rubble))


def path_figures(grid: Grid) -> Rows:
    middle = grid.at(12, 10)
    network, free = squares_network(grid), grid.all & ~mask_of(squares_of(grid.all)[7::23])
    asked = Paths(network, middle, 6, free)
    dangers = asked._replace(entering=tuple(Harm(mask_of(squares_of(grid.all)[step::step])) for step in (17, 31)))
    ogres = FigureNetwork.of(Figures(grid), Shape.W2H2)
    large = Paths(ogres, middle, 6, ogres.room(grid.all & ~(1 << middle + 3)))
    farthest = asked.destinations()[-1].place
    path = asked.route(farthest)
    yield f"`destinations`, {len(asked.destinations())} of them", micro(lambda: afresh(asked).destinations())
    yield "the same with two kinds of danger", micro(lambda: afresh(dangers).destinations())
    yield f"of a 2 x 2 figure, {len(large.destinations())} of them", micro(lambda: afresh(large).destinations())
    yield "asked before", micro(asked.destinations)
    yield "`route` to the farthest", micro(lambda: asked.route(farthest))
    yield f"`along` a path of {len(path)} steps", micro(lambda: asked.along(path))


def afresh(asked: Paths) -> Paths:
    """The same question, not asked before."""
    return asked._replace(network=Network(asked.network.lanes))


def dice_figures() -> Rows:
    for name, pool in POOLS.items():
        ask = partial(boxes.DESCENT.odds, pool, *ATTACK, unless=boxes.MISS)
        odds, built = timed(partial(first_odds, pool))
        ask()
        best = odds.value(far_enough, OFFERS)
        yield f"`odds` of {name}", f"{built * 1e3:.2f} ms, {len(odds.weights)} totals"
        yield "the same again", micro(ask)
        yield "`value`, all spent best", micro(partial(odds.value, far_enough, OFFERS))
        yield "`at_least` of it, asked before", micro(partial(best.at_least, 4))


def first_odds(pool: Mapping[DieId, int]) -> Odds:
    """The odds of a pool when nothing has been worked out yet."""
    return Dice(*boxes.DESCENT.dice).odds(pool, *ATTACK, unless=boxes.MISS)


def far_enough(distance: int, damage: int, *_: int) -> int | None:
    return damage if distance >= 4 else None


def looked_round(grid: Grid, look: Callable[[Sight, int], object]) -> Sight:
    """A fresh sight of which every square has been asked."""
    sight = Sight(grid)
    for square in squares_of(grid.all):
        look(sight, square)
    return sight


def timed(work: Callable[[], T], rounds: int = 3) -> tuple[T, float]:
    """What comes of it, and the seconds of this process that it takes: the best of some rounds."""
    times = []
    for _ in range(rounds):
        begun = time.process_time()
        done = work()
        times.append(time.process_time() - begun)
    return done, min(times)


def micro(work: Callable[[], object], pieces: int = 1) -> str:
    """The time of one piece of work, repeated."""
    _, once = timed(work)
    times = max(3, int(0.05 / max(once, 1e-7)))
    _, best = timed(lambda: [work() for _ in range(times)])
    return f"{best / times / pieces * 1e6:.2f} us"


def memory_of(grid: Grid) -> float:
    """Megabytes that the sight of a grid takes when every square has been asked about."""
    tracemalloc.start()
    sight = looked_round(grid, lambda sight, square: sight.field([square]))
    taken, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    del sight
    return taken / 1e6


def tell(title: str, rows: Rows) -> None:
    print(f"\n| {title} | |\n| --- | ---: |")
    for row in rows:
        print(f"| {row[0]} | {row[1]} |")


if __name__ == "__main__":
    main()
