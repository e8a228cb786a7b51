"""Which squares touch, how far it is: the pieces behind G1, G2, G7 and G10 of the Descent ledger."""

from __future__ import annotations

import pytest
from hypothesis import given

from tests.pieces.ground import SAME_EVERY_TIME, Ground, grounds
from undercroft.pieces.grid import FAR, Grid, Plan, mask_of, squares_of
from undercroft.pieces.grid.masks import all_of, any_of

BOTH_SIDES_OF_A_DOOR = """
    . . .a. .

    . . .a. .

    . . . . .
"""


def test_all_eight_squares_around_are_beside_a_square() -> None:
    # EX-01
    grid = Grid.drawn(". . .\n\n. . .\n\n. . .")
    assert grid.names(grid.beside(grid.square("b2"))) == ["a1", "b1", "c1", "a2", "c2", "a3", "b3", "c3"]


def test_a_diagonal_step_needs_one_of_the_squares_beside_the_corner() -> None:
    # G2: one may pass a wall's corner, but not between two places that are no squares.
    round_a_corner, between_two_holes = Grid(Plan([".#", ".."])), Grid(Plan([".#", "#."]))
    assert round_a_corner.beside(round_a_corner.square("a1")) == round_a_corner.squares("a2", "b2")
    assert between_two_holes.beside(between_two_holes.square("a1")) == 0


def test_a_wall_end_is_passed_diagonally_but_a_closed_door_is_not() -> None:
    # G2
    wall = Grid.drawn(". .|.\n\n. . .")
    assert wall.beside(wall.square("b1")) & wall.squares("c2")
    grid = Grid.drawn(BOTH_SIDES_OF_A_DOOR)
    assert not grid.beside(grid.square("c1"), grid.closed("a")) & grid.squares("d1", "d2")
    assert grid.beside(grid.square("c2"), grid.closed("a")) & grid.squares("d3")


def test_between_two_doors_in_line_either_may_be_the_open_one() -> None:
    grid = Grid.drawn(". .a.\n\n. .b.")
    b1, c2 = grid.square("b1"), grid.squares("c2")
    assert grid.beside(b1, grid.closed("a")) & c2
    assert grid.beside(b1, grid.closed("b")) & c2
    assert not grid.beside(b1, grid.closed("a", "b")) & c2


def test_a_door_is_touched_by_the_squares_along_it_and_at_its_ends() -> None:
    # G10, EX-16: diagonal contact included.
    grid = Grid.drawn(BOTH_SIDES_OF_A_DOOR)
    assert grid.names(grid.contact(grid.door("a"), grid.closed("a"))) == ["c1", "d1", "c2", "d2", "c3", "d3"]
    beside_another = Grid.drawn(BOTH_SIDES_OF_A_DOOR.replace("a. .\n\n    . . . . .", "a. .\n        b\n    . . . . ."))
    assert beside_another.names(beside_another.contact(beside_another.door("a"), beside_another.closed("b"))) == [
        "c1",
        "d1",
        "c2",
        "d2",
        "d3",
    ]
    walled = Grid.drawn(BOTH_SIDES_OF_A_DOOR.replace("a. .\n\n    . . . . .", "a. .\n        -\n    . . . . ."))
    assert walled.names(walled.contact(walled.door("a"))) == ["c1", "d1", "c2", "d2", "d3"]


def test_distance_without_sight_goes_round_walls_and_closed_doors() -> None:
    # G7, DE-AMB-10
    grid = Grid.drawn(BOTH_SIDES_OF_A_DOOR)
    c1, d1 = grid.squares("c1"), grid.squares("d1")
    assert grid.distance(c1, d1) == 1
    assert grid.distance(c1, d1, grid.closed("a")) == 4
    assert grid.distance(c1, d1, grid.closed("a"), blocked=grid.squares("d3")) == 4
    assert grid.distance(c1, d1, grid.closed("a"), blocked=grid.squares("c3", "d3")) == FAR


def test_stairs_are_one_step_between_squares_that_lie_apart() -> None:
    # DE-PROP-12, DE-AMB-27: the far end is one step away, its neighbours two.
    grid = Grid(Plan(["..#..", "..#.."]))
    stairs = [(grid.square("b1"), grid.square("e2"))]
    assert grid.distance(grid.squares("a1"), grid.squares("e1")) == FAR
    assert grid.distance(grid.squares("a1"), grid.squares("e1"), stairs=stairs) == 3
    assert grid.distances(grid.squares("d1"), stairs=stairs)[grid.square("a2")] == 3
    assert grid.names(grid.within(grid.squares("e2"), 1, stairs=stairs)) == ["b1", "d1", "e1", "d2", "e2"]


def test_a_door_that_can_be_walked_round_is_no_need() -> None:
    assert any_of((0b11, 0b01, 0b110)) == (0b01, 0b110)
    assert all_of((0b01, 0b10), (0b01,)) == (0b01,)


def test_within_some_steps_counts_the_start_and_no_farther() -> None:
    grid = Grid.drawn(BOTH_SIDES_OF_A_DOOR)
    assert grid.names(grid.within(grid.squares("e1"), 1, grid.closed("a"))) == ["d1", "e1", "d2", "e2"]
    assert grid.box(grid.square("e1"), 2) == grid.squares("c1", "d1", "e1", "c2", "d2", "e2", "c3", "d3", "e3")


def test_squares_have_the_names_that_players_use() -> None:
    grid = Grid(Plan(["." * 30, "." * 30]))
    assert [grid.name(square) for square in (0, 25, 26, 59)] == ["a1", "z1", "aa1", "ad2"]
    assert [grid.square(grid.name(square)) for square in range(60)] == list(range(60))
    with pytest.raises(ValueError, match="no square in column 30"):
        grid.square("ae1")


def test_marks_and_areas_are_kept_as_the_plan_shows_them() -> None:
    grid = Grid(Plan(["..~#", "%.~."], areas=["112#", "1122"]))
    assert grid.names(grid.marked("%~")) == ["c1", "a2", "c2"]
    assert {area: grid.names(mask) for area, mask in grid.areas.items()} == {
        "1": ["a1", "b1", "a2", "b2"],
        "2": ["c1", "c2", "d2"],
    }
    assert grid.area_of(grid.square("d2")) == "2"


@pytest.mark.parametrize(
    ("plan", "complaint"),
    [
        (Plan(["..", ".."], {"gate": [((0, 0), (1, 1))]}), "share no side"),
        (Plan([".#", ".."], {"gate": [((0, 0), (1, 0))]}), "no two squares"),
        (Plan([".."], {"gate": [((0, 0), (1, 0))], "hatch": [((1, 0), (0, 0))]}), "another door"),
        (Plan(["." * 100] * 100), "100 x 100"),
    ],
)
def test_a_plan_that_makes_no_sense_is_refused(plan: Plan, complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        Grid(plan)


def test_a_list_of_squares_and_its_mask_say_the_same() -> None:
    assert squares_of(mask_of([900, 3, 64, 0, 63])) == [0, 3, 63, 64, 900]
    assert squares_of(0) == []


@SAME_EVERY_TIME
@given(grounds())
def test_what_touches_is_what_the_rule_says(ground: Ground) -> None:
    # G2
    grid = ground.grid
    closed = grid.closed(*ground.closed)
    for square in ground.squares:
        touching = {other for other in ground.squares if ground.touch(square, other)}
        assert grid.beside(grid.at(*square), closed) == ground.mask(grid, touching)


@SAME_EVERY_TIME
@given(grounds())
def test_distances_are_the_shortest_chains(ground: Ground) -> None:
    # G7
    grid = ground.grid
    if not ground.squares:
        return
    closed, goal = grid.closed(*ground.closed), min(ground.squares)
    for blocked in (set(), ground.blockers):
        known = ground.steps_to([goal], blocked)
        field = grid.distances(1 << grid.at(*goal), closed, ground.mask(grid, blocked))
        assert {square: field[grid.at(*square)] for square in ground.squares} == {
            square: known.get(square, FAR) for square in ground.squares
        }
