"""Steps of figures of every footprint: the worked examples of the Descent ledger, and G8 in plain words."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given

from tests.pieces.ground import SAME_EVERY_TIME, Ground, grounds
from undercroft.kernel.parts import Part
from undercroft.pieces.grid import Direction, Figures, Grid, Plan, Shape, SquareId, Step, mask_of

OPEN = Grid(Plan(["." * 8] * 8))
FIGURES = Figures(OPEN)
LONG = (Shape.W2H1, Shape.W1H2, Shape.W3H2, Shape.W2H3)


def steps_from(anchor: str, shape: Shape, direction: Direction) -> list[Step]:
    return [step for step in FIGURES.steps(OPEN.square(anchor), shape) if step.direction == direction]


def bases(steps: list[Step]) -> list[list[str]]:
    return [OPEN.names(FIGURES.base_mask(step.anchor, step.shape)) for step in steps]


def test_a_hound_walks_up_right_up_and_drifts() -> None:
    # EX-23, EX-23r: front b6, rear b7.
    path = [(Direction.NORTH, "b5"), (Direction.EAST, "c5"), (Direction.NORTH, "c4"), (Direction.NORTH_EAST, "d3")]
    anchor, shape, walked = OPEN.square("b6"), Shape.W1H2, []
    for direction, front in path:
        steps = [step for step in FIGURES.steps(anchor, shape) if step.direction == direction]
        step = next(step for step in steps if OPEN.square(front) in step.squares)
        anchor, shape = step.anchor, step.shape
        walked.append(OPEN.names(FIGURES.base_mask(anchor, shape)))
    assert walked == [["b5", "b6"], ["b5", "c5"], ["c4", "c5"], ["d3", "d4"]]


def test_a_dragon_that_turns_chooses_the_end_it_keeps() -> None:
    # EX-24, EX-24r, DE-BIG-12: lying on a3 to c4, it moves its front up.
    up = steps_from("a3", Shape.W3H2, Direction.NORTH)
    assert bases(up) == [["a2", "b2", "a3", "b3", "a4", "b4"], ["b2", "c2", "b3", "c3", "b4", "c4"]]
    assert [OPEN.names(step.entered) for step in up] == [["a2", "b2"], ["b2", "c2"]]


def test_a_dragon_drifts_as_a_whole() -> None:
    # EX-25
    (drift,) = steps_from("a3", Shape.W3H2, Direction.NORTH_EAST)
    assert bases([drift]) == [["b2", "c2", "d2", "b3", "c3", "d3"]]
    assert OPEN.names(drift.entered) == ["b2", "c2", "d2", "d3"]


def test_a_giant_moves_like_a_figure_of_one_square() -> None:
    # EX-26: up, up and right, right
    anchor = OPEN.square("b5")
    for direction in (Direction.NORTH, Direction.NORTH_EAST, Direction.EAST):
        (step,) = [step for step in FIGURES.steps(anchor, Shape.W2H2) if step.direction == direction]
        anchor = step.anchor
    assert OPEN.names(FIGURES.base_mask(anchor, Shape.W2H2)) == ["d3", "e3", "d4", "e4"]


@pytest.mark.parametrize("shape", LONG)
def test_a_long_base_has_six_walks_and_four_drifts_and_never_slides(shape: Shape) -> None:
    # G8, DE-BIG-09
    anchor = OPEN.square("d4")
    steps = FIGURES.steps(anchor, shape)
    assert sum(step.direction.is_diagonal for step in steps) == 4
    walks = [step for step in steps if not step.direction.is_diagonal]
    assert len(walks) == 6
    straight = {step.direction for step in walks if step.shape == shape}
    lies = shape.width > shape.height
    assert straight == ({Direction.EAST, Direction.WEST} if lies else {Direction.NORTH, Direction.SOUTH})


def test_a_state_keeps_a_figure_as_two_numbers() -> None:
    class Figure(Part):
        anchor: SquareId
        shape: Shape

    data = msgspec.msgpack.encode(Figure(OPEN.square("b2"), Shape.W3H2))
    assert msgspec.msgpack.decode(data) == [9, 4]
    assert msgspec.msgpack.decode(data, type=Figure).shape is Shape.W3H2


def test_one_squeezes_diagonally_between_an_enemy_and_an_obstacle() -> None:
    # EX-04, DE-MOVE-14: b1 and a2 are taken, from a1 to b2 is one step all the same.
    taken = OPEN.squares("b1", "a2")
    assert [OPEN.name(step.anchor) for step in FIGURES.open_steps(OPEN.square("a1"), Shape.W1H1, taken)] == ["b2"]


def test_a_large_figure_passes_a_door_only_while_it_is_open_and_keeps_it_open() -> None:
    # DE-BIG-15, DE-DOOR-07
    grid = Grid.drawn(". .a. .\n\n. .a. .")
    figures, (start, across) = Figures(grid), (grid.square("a1"), grid.square("b1"))
    assert [step.anchor for step in figures.open_steps(start, Shape.W2H2)] == [across]
    assert figures.open_steps(start, Shape.W2H2, closed=grid.closed("a")) == []
    assert figures.doors_under(across, Shape.W2H2) == grid.closed("a")
    assert figures.doors_under(start, Shape.W2H2) == 0


def test_a_wall_under_the_new_base_forbids_a_step() -> None:
    grid = Grid.drawn(". . .\n    -\n. . .")
    assert Figures(grid).steps(grid.square("a1"), Shape.W2H2) == ()
    assert [step.direction for step in Figures(grid).steps(grid.square("b1"), Shape.W2H1)] == [
        Direction.SOUTH,
        Direction.SOUTH_WEST,
        Direction.WEST,
    ]


def test_a_long_base_goes_one_square_sideways_in_two_steps() -> None:
    # DE-BIG-09: it drifts and comes back, where a square base takes one step.
    d4, e4 = OPEN.square("d4"), OPEN.square("e4")
    assert FIGURES.distances({Shape.W2H2: 1 << d4})[e4, Shape.W2H2] == 1
    assert FIGURES.distances({Shape.W1H2: 1 << d4})[e4, Shape.W1H2] == 2
    assert FIGURES.distances({Shape.W2H3: 1 << d4})[e4, Shape.W2H3] == 2


def test_a_distance_field_leads_a_figure_to_its_goal_step_by_step() -> None:
    grid = Grid.drawn(". . .a. . .\n\n. . .a. . .")
    figures, closed, blocked = Figures(grid), 0, grid.squares("f1", "f2")
    field = figures.distances({Shape.W2H1: 1 << grid.square("d2")}, blocked, closed)
    place, walked = (grid.square("a1"), Shape.W2H1), 0
    while field[place]:
        steps = figures.open_steps(*place, blocked, closed)
        place = min(((step.anchor, step.shape) for step in steps), key=lambda there: field.get(there, 99))
        walked += 1
    assert walked == field[grid.square("a1"), Shape.W2H1] == 3
    assert (grid.square("a1"), Shape.W2H1) not in figures.distances(
        {Shape.W2H1: 1 << grid.square("d2")}, blocked, grid.closed("a")
    )


@SAME_EVERY_TIME
@given(grounds())
def test_the_steps_are_those_that_the_rule_allows(ground: Ground) -> None:
    # G8, with doors, walls and holes; what is entered is what was not covered before.
    grid = ground.grid
    figures, closed = Figures(grid), grid.closed(*ground.closed)
    for shape in Shape:
        sizes = {(shape.width, shape.height), (shape.turned.width, shape.turned.height)}
        every = [ground.base(point, *size) for point in ground.squares for size in sizes]
        places = figures.places(shape, grid.all, closed)
        for point in ground.squares:
            old = ground.base(point, shape.width, shape.height)
            assert ground.can_stand(old) == bool(places >> grid.at(*point) & 1)
            if not ground.can_stand(old):
                continue
            rule = sorted(ground.mask(grid, new) for new in every if ground.may_step(old, new, shape.is_long))
            steps = figures.open_steps(grid.at(*point), shape, closed=closed)
            assert sorted(figures.base_mask(step.anchor, step.shape) for step in steps) == rule
            for step in steps:
                assert step.entered == figures.base_mask(step.anchor, step.shape) & ~ground.mask(grid, old)
                assert step.entered == mask_of(step.squares)


@SAME_EVERY_TIME
@given(grounds())
def test_distances_of_figures_are_their_shortest_walks(ground: Ground) -> None:
    grid = ground.grid
    figures, closed, blocked = Figures(grid), grid.closed(*ground.closed), ground.mask(grid, ground.blockers)
    for shape in Shape:
        for anchor in (grid.at(*point) for point in sorted(ground.squares)):
            if not figures.places(shape, grid.all & ~blocked, closed) >> anchor & 1:
                continue
            found, waiting = {(anchor, shape): 0}, [(anchor, shape)]
            for place in waiting:
                for step in figures.open_steps(*place, blocked, closed):
                    if (step.anchor, step.shape) not in found:
                        found[step.anchor, step.shape] = found[place] + 1
                        waiting.append((step.anchor, step.shape))
            assert figures.distances({shape: 1 << anchor}, blocked, closed) == found
            break
