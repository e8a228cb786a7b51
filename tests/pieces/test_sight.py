"""Lines of sight: every worked example of the Descent ledger, and the tables against a slow tracer (G3 to G6)."""

from __future__ import annotations

import pytest
from hypothesis import given

from tests.pieces.ground import SAME_EVERY_TIME, Ground, grounds
from undercroft.pieces.grid import Figures, Grid, Hidden, Plan, Shape, Sight, mask_of
from undercroft.pieces.grid.sight import ray

OPEN = Grid(Plan(["." * 8] * 8))


def seen(grid: Grid, observer: str, blockers: int = 0, closed: int = 0) -> int:
    return Sight(grid).field([grid.square(observer)], blockers, closed)


def test_an_ogre_hides_its_own_farther_squares() -> None:
    # EX-06, EX-06r, DE-LOS-07: the observer on a2, the ogre on b1, c1, b2, c2.
    ogre = OPEN.squares("b1", "c1", "b2", "c2")
    assert OPEN.names(seen(OPEN, "a2", ogre) & ogre) == ["b1", "b2"]


def test_past_the_ogre_the_whole_hound_is_seen() -> None:
    # EX-06, EX-09: one step to the ogre, four to the nearest square of the hound.
    ogre, hound = OPEN.squares("b1", "c1", "b2", "c2"), OPEN.squares("b6", "c6")
    a2 = OPEN.square("a2")
    assert seen(OPEN, "a2", ogre | hound) & hound == hound
    assert OPEN.apart(a2, OPEN.square("b2")) == 1
    assert min(OPEN.apart(a2, OPEN.square(name)) for name in ("b6", "c6")) == 4


def test_who_stands_round_a_corner_sees_neither_monster_but_a_square_beside_them() -> None:
    # EX-07: the squares that she sees may be the centre of a Blast that reaches both.
    grid = Grid(Plan(["....", "##..", "##..", "##.."]))
    monsters, beside = grid.squares("c2", "c3"), grid.square("d2")
    assert not seen(grid, "a1") & monsters
    assert seen(grid, "a1") & 1 << beside
    assert seen(grid, "d2") & grid.box(beside, 1) & monsters == monsters


def test_a_blocker_touched_at_its_corner_does_not_block() -> None:
    # G4: not even when the line slips exactly between two blockers.
    assert seen(OPEN, "a1", OPEN.squares("a2", "b1")) & OPEN.squares("b2", "h8") == OPEN.squares("b2", "h8")


def test_between_two_places_that_are_no_squares_nothing_is_seen() -> None:
    # DE-AMB-05
    grid = Grid(Plan([".#", "#."]))
    assert seen(grid, "a1") == grid.squares("a1")


def test_a_closed_door_hides_what_is_behind_it_and_past_its_ends() -> None:
    # DE-LOS-04, DE-AMB-05
    grid = Grid.drawn("# . . #\n  a a\n. . . .")
    assert seen(grid, "b2") & grid.squares("b1", "c1") == grid.squares("b1", "c1")
    assert not seen(grid, "b2", closed=grid.closed("a")) & grid.squares("b1", "c1")
    assert not seen(grid, "a2", closed=grid.closed("a")) & grid.squares("b1", "c1")


def test_a_corner_between_two_doors_is_seen_past_while_either_is_open() -> None:
    grid = Grid.drawn(". .a.\n\n. .b.")
    for closed in (("a",), ("b",)):
        assert Sight(grid).sees(grid.square("b1"), grid.square("c2"), closed=grid.closed(*closed))
        assert seen(grid, "b1", closed=grid.closed(*closed)) & grid.squares("c2")
    both = grid.closed("a", "b")
    assert Sight(grid).hides(grid.square("b1"), grid.square("c2"), closed=both) == Hidden(0, grid.closed("a"))


def test_what_stands_on_the_ends_of_a_line_does_not_block_it() -> None:
    # G5
    a1, h1 = OPEN.square("a1"), OPEN.square("h1")
    assert Sight(OPEN).sees(a1, h1, blockers=OPEN.squares("a1", "h1"))


def test_a_large_observer_looks_from_any_of_its_squares_and_past_its_own() -> None:
    # DE-BIG-02, DE-AMB-07
    base = Figures(OPEN).base(OPEN.square("a1"), Shape.W2H2)
    others = OPEN.squares("c1", "c3")
    blockers = mask_of(base) | others
    assert Sight(OPEN).field(base, blockers) & OPEN.squares("h1", "h2") == OPEN.squares("h1", "h2")
    assert [OPEN.name(square) for square in Sight(OPEN).from_where(base, OPEN.square("h2"), blockers)] == ["a2", "b2"]


def test_the_board_can_show_who_hides_a_square() -> None:
    grid = Grid.drawn(". . .a. . # .")
    sight, a1 = Sight(grid), grid.square("a1")
    hidden = sight.hides(a1, grid.square("e1"), grid.squares("b1", "d1", "e1"), grid.closed("a"))
    assert hidden == Hidden(grid.squares("b1", "d1"), grid.closed("a"))
    assert sight.hides(a1, grid.square("e1")) == Hidden(0, 0)
    assert sight.hides(a1, grid.square("g1")) is None


def test_a_spawning_place_is_what_no_hero_sees() -> None:
    # DE-SPAWN-05, DE-SPAWN-08, EX-14: monsters do not block this view; one base of 2 x 2 finds room.
    grid = Grid(Plan([".....", ".%%.."]))
    unseen = grid.all & ~seen(grid, "a2", grid.marked("%"))
    assert grid.names(unseen) == ["c1", "d1", "e1", "c2", "d2", "e2"]
    free = unseen & ~grid.marked("%")
    assert grid.names(Figures(grid).places(Shape.W2H2, free)) == ["d1"]
    assert not Figures(grid).places(Shape.W3H2, free)


@pytest.mark.parametrize(("right", "below"), [(1, 1), (-1, 1), (-1, -1)])
def test_a_long_line_takes_the_squares_that_it_crosses(right: int, below: int) -> None:
    # G3: the slow tracer clips the line against every square with exact fractions.
    ground = Ground(Plan([]), set(), set(), {})
    for dx in range(14):
        for dy in range(14):
            square, walked = (0, 0), [(0, 0)]
            for step in ray(right * dx, below * dy):
                square = (square[0] + step.offset[0], square[1] + step.offset[1])
                walked.append(square)
            assert walked == ground.crossed((0, 0), (right * dx, below * dy))


@SAME_EVERY_TIME
@given(grounds())
def test_the_tables_agree_with_the_slow_tracer(ground: Ground) -> None:
    # G3, G4, G5, and that sight is the same both ways
    grid = ground.grid
    sight, blockers, closed = Sight(grid), ground.mask(grid, ground.blockers), grid.closed(*ground.closed)
    for one in ground.squares:
        truth = {other for other in ground.squares if ground.sees(one, other)}
        source = grid.at(*one)
        assert {point for point in ground.squares if sight.sees(source, grid.at(*point), blockers, closed)} == truth
        assert sight.field([source], blockers, closed) == ground.mask(grid, truth)
        assert all(sight.sees(grid.at(*other), source, blockers, closed) for other in truth)


@SAME_EVERY_TIME
@given(grounds())
def test_large_observers_see_what_any_of_their_squares_sees(ground: Ground) -> None:
    # DE-BIG-02, G5
    grid = ground.grid
    sight, blockers, closed = Sight(grid), ground.mask(grid, ground.blockers), grid.closed(*ground.closed)
    for x, y in ground.squares:
        base = {point for point in ground.base((x, y), 2, 2) if point in ground.squares}
        truth = {other for other in ground.squares if any(ground.sees(one, other, own=base) for one in base)}
        assert sight.field([grid.at(*point) for point in base], blockers, closed) == ground.mask(grid, truth)


@SAME_EVERY_TIME
@given(grounds())
def test_who_hides_a_square_is_exactly_what_must_go_for_it_to_be_seen(ground: Ground) -> None:
    grid = ground.grid
    sight, blockers, closed = Sight(grid), ground.mask(grid, ground.blockers), grid.closed(*ground.closed)
    for one in ground.squares:
        for other in ground.squares:
            source, target = grid.at(*one), grid.at(*other)
            hidden = sight.hides(source, target, blockers, closed)
            if hidden is None:
                assert not sight.sees(source, target)
                continue
            assert (hidden == Hidden(0, 0)) == sight.sees(source, target, blockers, closed)
            assert sight.sees(source, target, blockers & ~hidden.squares, closed & ~hidden.doors)


@SAME_EVERY_TIME
@given(grounds())
def test_where_there_is_sight_the_distance_is_that_in_the_open(ground: Ground) -> None:
    # G6, DE-AMB-08: so no path need be searched for an attack.
    grid = ground.grid
    sight, blockers, closed = Sight(grid), ground.mask(grid, ground.blockers), grid.closed(*ground.closed)
    for one in ground.squares:
        source = grid.at(*one)
        for other in ground.squares:
            target = grid.at(*other)
            if sight.sees(source, target, blockers, closed):
                between = blockers & ~(1 << source | 1 << target)
                assert grid.distance(1 << source, 1 << target, closed, between) == grid.apart(source, target)
