"""Where a walker can get to, and how: prices, harm, the order of equal paths; squares, large figures and zones."""

from __future__ import annotations

import heapq
from collections.abc import Iterable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from undercroft.pieces.grid import Figures, Grid, Shape, mask_of
from undercroft.pieces.paths import FigureNetwork, Harm, Lane, Network, Paths, squares_network, zones_network

from .ground import SAME_EVERY_TIME

HALL = Grid.drawn("""
    . . . . .a. . .

    . % . . .a. . .

    . . . . .a. . .
""")
RUBBLE, SHUT = HALL.marked("%"), HALL.closed("a")


def hall_paths(start: str, points: int, closed: int = 0) -> Paths:
    return Paths(squares_network(HALL, closed), HALL.square(start), points, HALL.all & ~RUBBLE)


def names(places: Iterable[int]) -> list[str]:
    return [HALL.name(place) for place in places]


def reached(paths: Paths) -> list[str]:
    return names(found.place for found in paths.destinations())


# Squares


def test_destinations_come_by_price_and_then_by_number() -> None:
    assert reached(hall_paths("a1", 2)) == ["b1", "a2", "c1", "c2", "a3", "b3"]


def test_straight_steps_come_before_diagonal_ones() -> None:
    assert names(hall_paths("a3", 4).route(HALL.square("d3"))) == ["b3", "c3", "d3"]
    assert names(hall_paths("c1", 4).route(HALL.square("e2"))) == ["d1", "e2"]


def test_without_points_there_is_nowhere_to_go() -> None:
    paths = hall_paths("a1", 0)
    assert paths.destinations() == ()
    assert paths.steps() == []


def test_a_place_that_cannot_be_reached_has_no_path() -> None:
    paths = hall_paths("a1", 2)
    assert paths.to(HALL.square("h1")) is None
    with pytest.raises(ValueError, match="no path"):
        paths.route(HALL.square("h1"))


def test_a_closed_door_keeps_out_unless_it_can_be_opened_at_a_price() -> None:
    start, beyond = HALL.square("e1"), HALL.square("f1")
    shut = hall_paths("e1", 3, SHUT)
    opening = shut._replace(network=squares_network(HALL, SHUT, openable=SHUT, opening=2))
    assert shut.to(beyond) is None
    assert opening.to(beyond) == (beyond, 3, 0)
    assert opening.along([beyond]) == (beyond, 3, 0)
    assert opening._replace(points=2).along([beyond]) is None
    assert start not in [found.place for found in opening.destinations()]


def test_what_may_be_passed_need_not_be_a_stop() -> None:
    friend = HALL.squares("d2")
    paths = hall_paths("c2", 3)._replace(stops=HALL.all & ~friend, room=HALL.squares("c2", "d2", "e2"))
    assert reached(paths) == ["e2"]
    assert names(found.place for found in paths.steps()) == ["d2"]


def test_what_ends_a_walk_can_be_entered_but_not_walked_through() -> None:
    pit = HALL.squares("d1", "d2", "d3")
    assert reached(hall_paths("c2", 9)._replace(through=~pit, stops=HALL.squares("d2", "e2"))) == ["d2"]


def test_a_path_does_not_lead_through_what_ends_a_walk() -> None:
    pit = HALL.squares("d2")
    assert names(hall_paths("c2", 9).route(HALL.square("e2"))) == ["d2", "e2"]
    assert names(hall_paths("c2", 9)._replace(through=~pit).route(HALL.square("e2"))) == ["d1", "e2"]


def test_a_walker_in_a_pit_may_leave_it() -> None:
    pit = HALL.squares("c2")
    assert "d2" in reached(hall_paths("c2", 1)._replace(through=~pit))


def test_a_jump_is_a_lane_of_its_own() -> None:
    pits = HALL.squares("d1", "d2", "d3")
    jump = Lane(HALL.squares("c2"), HALL.square("e2") - HALL.square("c2"), price=3)
    paths = hall_paths("c2", 3)._replace(room=HALL.all & ~pits, extra=(jump,))
    assert paths.to(HALL.square("e2")) == (HALL.square("e2"), 3, 0)
    assert names(paths.route(HALL.square("e2"))) == ["e2"]


def test_mud_costs_more_to_enter() -> None:
    mud = squares_network(HALL).dearer(HALL.squares("d1", "d2", "d3"), 2)
    paths = hall_paths("c2", 9)._replace(network=mud)
    prices = [paths.to(HALL.square(name)) for name in ("c1", "d2", "e2")]
    assert [found.price for found in prices if found] == [1, 3, 4]


def test_a_step_without_a_price_is_refused() -> None:
    with pytest.raises(ValueError, match="price"):
        Network([Lane(1, 1, 0)])


# Harm


def test_the_price_comes_first_and_harm_decides_between_equals() -> None:
    trap = Harm(HALL.squares("d2"))
    paths = hall_paths("c2", 9)._replace(entering=(trap,))
    assert names(paths.route(HALL.square("e2"))) == ["d1", "e2"]
    corridor = paths._replace(room=HALL.squares("c2", "d2", "e2"))
    assert names(corridor.route(HALL.square("e2"))) == ["d2", "e2"]
    assert corridor.to(HALL.square("e2")) == (HALL.square("e2"), 2, 1)


def test_where_dangers_overlap_harm_adds_up() -> None:
    auras = (Harm(HALL.squares("d1", "d2")), Harm(HALL.squares("d2", "d3"), 2))
    paths = hall_paths("c2", 1)._replace(entering=auras)
    assert {HALL.name(found.place): found.harm for found in paths.destinations() if found.harm} == {
        "d1": 1,
        "d2": 3,
        "d3": 2,
    }


# Zones: leaving one with enemies hurts


def test_zones_are_walked_with_what_leaving_them_costs() -> None:
    zones = zones_network([[1, 2], [0, 3], [0, 3], [1, 2, 4], [3]])
    calm = Paths(zones, start=0, points=3, room=0b11111)
    enemies = calm._replace(leaving=(Harm(1 << 1, 3), Harm(1 << 3, 1)))
    assert calm.route(4) == [1, 3, 4]
    assert enemies.route(4) == [2, 3, 4]
    assert enemies.to(4) == (4, 3, 1)
    assert enemies.to(1) == (1, 1, 0)  # entering costs nothing


# Large figures


def test_a_large_figure_walks_as_a_whole() -> None:
    network = FigureNetwork.of(Figures(HALL), Shape.W2H2)
    start = network.place(HALL.square("c1"), Shape.W2H2)
    paths = Paths(network, start, 2, network.room(HALL.all & ~RUBBLE))
    found = [network.lies_at(found.place) for found in paths.destinations()]
    assert [HALL.name(anchor) for anchor, _ in found] == ["d1", "c2", "d2", "e1", "e2"]
    assert {shape for _, shape in found} == {Shape.W2H2}


def test_a_large_figure_too_goes_straight_before_it_goes_diagonally() -> None:
    network = FigureNetwork.of(Figures(HALL), Shape.W2H2)
    paths = Paths(network, network.place(HALL.square("c2"), Shape.W2H2), 9, network.room(HALL.all & ~RUBBLE))
    assert names(paths.route(HALL.square("e2"))) == ["d2", "e2"]


def test_a_long_figure_has_a_place_for_each_way_it_lies() -> None:
    figures = Figures(HALL)
    network = FigureNetwork.of(figures, Shape.W1H2)
    assert network is FigureNetwork.of(figures, Shape.W2H1)
    start = network.place(HALL.square("c1"), Shape.W2H1)
    paths = Paths(network, start, 1, network.room(HALL.all & ~RUBBLE))
    found = {
        (HALL.name(anchor), shape.name) for anchor, shape in (network.lies_at(d.place) for d in paths.destinations())
    }
    one_step = figures.open_steps(HALL.square("c1"), Shape.W2H1, blocked=RUBBLE)
    assert found == {(HALL.name(step.anchor), step.shape.name) for step in one_step}


@pytest.mark.parametrize("shape", Shape, ids=lambda shape: shape.name)
def test_prices_of_figures_are_their_distances(shape: Shape) -> None:
    figures = Figures(HALL)
    network = FigureNetwork.of(figures, shape, SHUT)
    anchor = HALL.square("c1")
    free = HALL.all & ~RUBBLE
    paths = Paths(network, network.place(anchor, shape), 20, network.room(free))
    prices = {network.lies_at(found.place): found.price for found in paths.destinations()}
    far = figures.distances({shape: 1 << anchor}, RUBBLE, SHUT)
    assert prices == {place: steps for place, steps in far.items() if steps}


# Against a search that knows no masks

PLACES = 8
PLACE = st.integers(0, PLACES - 1)
STEPS = st.lists(st.tuples(PLACE, PLACE, st.integers(1, 3)), min_size=12, max_size=40)
MOST_PLACES = st.sets(PLACE, max_size=3).map(lambda missing: mask_of(set(range(PLACES)) - missing))
SOME_PLACES = st.sets(PLACE, min_size=1, max_size=4).map(mask_of)
HARMS = st.lists(st.builds(Harm, SOME_PLACES, st.integers(1, 3)), max_size=2).map(tuple)


@st.composite
def questions(draw: st.DrawFn) -> Paths:
    """A small network of one-way steps, in no order; some places are no stops, or cannot be walked through."""
    lanes = [Lane(1 << here, there - here, price) for here, there, price in draw(STEPS) if here != there]
    room, stops, through = draw(MOST_PLACES), draw(MOST_PLACES), draw(MOST_PLACES)
    points, entering, leaving = draw(st.integers(2, 9)), draw(HARMS), draw(HARMS)
    return Paths(Network(lanes), 0, points, room, stops, through, entering=entering, leaving=leaving)


@st.composite
def wanderings(draw: st.DrawFn) -> tuple[Paths, list[int]]:
    """A question, and a path along its steps that need not be a good one, or lawful."""
    asked, path = draw(questions()), [0]
    for _ in range(draw(st.integers(1, 4))):
        onward = [path[-1] + lane.shift for lane in asked.lanes if lane.leaving >> path[-1] & 1]
        path.append(draw(st.sampled_from(onward)) if onward else draw(PLACE))
    return asked, path[1:]


def harm_of(harms: Iterable[Harm], place: int) -> int:
    return sum(amount for places, amount in harms if places >> place & 1)


def steps_from(asked: Paths, here: int) -> list[tuple[int, int, int]]:
    """Where, for what price and with what harm: in the order of the network."""
    if here != asked.start and not asked.through >> here & 1:
        return []
    return [
        (here + lane.shift, lane.price, harm_of(asked.leaving, here) + harm_of(asked.entering, here + lane.shift))
        for lane in asked.lanes
        if lane.leaving >> here & 1 and asked.room >> here + lane.shift & 1
    ]


def worth_of_all(asked: Paths) -> dict[int, tuple[int, int]]:
    """Price and harm of the best path to every place, one place after another."""
    best: dict[int, tuple[int, int]] = {}
    waiting = [(0, 0, asked.start)]
    while waiting:
        price, harm, here = heapq.heappop(waiting)
        if here in best or price > asked.points:
            continue
        best[here] = price, harm
        for there, more, hurt in steps_from(asked, here):
            heapq.heappush(waiting, (price + more, harm + hurt, there))
    return best


@SAME_EVERY_TIME
@given(questions())
def test_destinations_are_those_of_a_plain_search(asked: Paths) -> None:
    worth = worth_of_all(asked)
    expected = sorted((*worth[place], place) for place in worth if place != asked.start and asked.stops >> place & 1)
    assert [(found.price, found.harm, found.place) for found in asked.destinations()] == expected


@SAME_EVERY_TIME
@given(questions())
def test_a_route_is_the_first_of_the_best_paths(asked: Paths) -> None:
    """At each place the first step of the network is taken after which the rest can still be had for what is left."""
    for found in asked.destinations():
        here, price, harm = asked.start, found.price, found.harm
        for there in asked.route(found.place):
            first = next(
                (place, price - more, harm - hurt)
                for place, more, hurt in steps_from(asked, here)
                if worth_from(asked, place, found.place) == (price - more, harm - hurt)
            )
            here, price, harm = first
            assert here == there
        assert (here, price, harm) == (found.place, 0, 0)


def worth_from(asked: Paths, here: int, there: int) -> tuple[int, int] | None:
    if here == there:
        return 0, 0
    if not asked.through >> here & 1:
        return None
    return worth_of_all(asked._replace(start=here, points=99)).get(there)


@SAME_EVERY_TIME
@given(wanderings())
def test_a_path_that_is_given_takes_what_its_steps_take(wandering: tuple[Paths, list[int]]) -> None:
    asked, path = wandering
    here, price, harm, is_open = asked.start, 0, 0, True
    for there in path:
        steps = [(more, hurt) for place, more, hurt in steps_from(asked, here) if place == there]
        more, hurt = min(steps, default=(99, 0))
        here, price, harm, is_open = there, price + more, harm + hurt, is_open and bool(steps)
    assert asked.along(path) == ((here, price, harm) if is_open and price <= asked.points else None)


@SAME_EVERY_TIME
@given(questions())
def test_the_path_to_a_destination_takes_what_was_said(asked: Paths) -> None:
    for found in asked.destinations():
        assert asked.along(asked.route(found.place)) == found


# As often as it is asked


def test_the_same_question_is_searched_once() -> None:
    one, again = hall_paths("a1", 3), hall_paths("a1", 3)
    assert one is not again
    assert one.destinations() is again.destinations()
