"""Copies of a match and a table: independent, and with the same future byte for byte, in another process too."""

from __future__ import annotations

import copy
import multiprocessing
import pickle
from collections.abc import Callable
from typing import Any

import pytest

import undercroft
from undercroft.kernel.chance import Chance
from undercroft.kernel.game import Game
from undercroft.kernel.match import Match, StandingOrder, new_match
from undercroft.kernel.parts import Option, Seat
from undercroft.kernel.procedure import Procedure
from undercroft.kernel.table import Table

from .playing import FIRST, SECOND, encoded, match_of, play_out
from .toys.well import GAME

BUGS = ("trip",)
SEATS = {"boss-monster": 3, "alone": 2}
COPIES: dict[str, Callable[[Any], Any]] = {
    "copy.copy": copy.copy,
    "copy.deepcopy": copy.deepcopy,
    "pickle": lambda thing: pickle.loads(pickle.dumps(thing)),
}
ALL_COPIES: dict[str, Callable[[Any], Any]] = {"Match.copy": Match.copy, **COPIES}


def games() -> list[Game[Any]]:
    return [GAME, *undercroft.installed_games().values()]


def begun(game: Game[Any], choices: int = 5) -> Match[Any]:
    match = new_match(game, "copies", seats=SEATS.get(game.name, 2))
    fancy = Chance.from_seed("the beginning")
    for _ in range(choices):
        match.take(fancy.choice(sound(match.options)))
    return match


def sound(options: list[Option]) -> list[Option]:
    """The options without the one by which the well shows what a bug in a game does."""
    return [option for option in options if str(option) not in BUGS]


def future(match: Match[Any]) -> bytes:
    """Play to the end, always the same way: the record says all choices, outcomes, and the state they led to."""
    play_out(match, Chance.from_seed("the future"), BUGS)
    return match.record().to_json()


def last_state(table: Table[Any]) -> bytes:
    fancy = Chance.from_seed("the future")
    while not table.is_over:
        table.take(fancy.choice(sound(table.options)))
    return table.game.codec.encode(table.state)


@pytest.mark.parametrize("make", ALL_COPIES.values(), ids=ALL_COPIES)
@pytest.mark.parametrize("game", games(), ids=str)
def test_a_copy_of_a_match_has_the_same_future_and_leaves_the_original_alone(
    game: Game[Any], make: Callable[[Any], Any]
) -> None:
    match = begun(game)
    before, events = encoded(match), list(match.events)
    twin = make(match)
    played = future(twin)
    assert (encoded(match), match.events) == (before, events)
    assert future(match) == played
    assert twin.events == match.events


@pytest.mark.parametrize("make", ALL_COPIES.values(), ids=ALL_COPIES)
def test_a_copy_remembers_orders_and_what_can_be_taken_back(make: Callable[[Any], Any]) -> None:
    match = match_of(GAME, "pick 0")
    match.order(SECOND, StandingOrder.NEVER)
    twin = make(match)
    assert twin.can_undo(FIRST)
    twin.undo(FIRST)
    twin.order(SECOND, StandingOrder.ALWAYS)
    assert (len(twin.entries), len(match.entries)) == (2, 1)
    assert match.can_undo(FIRST)
    assert [orders.usual for orders in match.orders] == [StandingOrder.ALWAYS, StandingOrder.NEVER]


@pytest.mark.parametrize("make", ALL_COPIES.values(), ids=ALL_COPIES)
def test_outcomes_that_were_given_are_given_to_the_copy_too(make: Callable[[Any], Any]) -> None:
    match = Match(GAME, GAME.settings_type(seats=2), "1")
    match.table.given = [3, 1]
    twin = make(match)
    assert twin.table.given == [3, 1]
    twin.table.given.clear()
    assert match.table.given == [3, 1]


class Watcher:
    """Counts the rests of a match."""

    def __init__(self) -> None:
        self.rests = 0

    def at_window(self, match: Match[Any], kind: type[Procedure]) -> None: ...

    def at_rest(self, match: Match[Any]) -> None:
        self.rests += 1


@pytest.mark.parametrize("make", ALL_COPIES.values(), ids=ALL_COPIES)
def test_nobody_watches_a_copy(make: Callable[[Any], Any]) -> None:
    watcher = Watcher()
    match = Match(GAME, GAME.settings_type(seats=2), "1", witness=watcher)
    make(match).take("pick 0")
    assert watcher.rests == 1, "the opening"


@pytest.mark.parametrize("make", COPIES.values(), ids=COPIES)
@pytest.mark.parametrize("game", games(), ids=str)
def test_a_copy_of_a_table_has_the_same_future_and_leaves_the_original_alone(
    game: Game[Any], make: Callable[[Any], Any]
) -> None:
    table = begun(game).table.copy()
    before = game.codec.encode(table.state)
    played = last_state(make(table))
    assert game.codec.encode(table.state) == before
    assert last_state(table) == played


@pytest.mark.parametrize("make", COPIES.values(), ids=COPIES)
def test_a_copy_of_a_trial_still_settles_and_tells_nobody(make: Callable[[Any], Any]) -> None:
    match = match_of(GAME, wishes=1)
    told: list[Any] = []
    trial = match.table.trial(match.options[0])
    trial.hear = told.append
    twin = make(trial)
    assert (twin.settling, twin.pauses, twin.hear) == (True, True, None)


def _future_elsewhere(match: Match[Any]) -> bytes:
    return future(match)


@pytest.mark.parametrize("name", SEATS)
def test_a_match_goes_on_in_a_fresh_process_as_it_would_here(name: str) -> None:
    match = begun(undercroft.game(name))
    with multiprocessing.get_context("spawn").Pool(1) as pool:
        assert pool.apply(_future_elsewhere, (match,)) == future(match)


@pytest.mark.parametrize("game", games(), ids=str)
def test_a_game_is_found_again_and_never_copied(game: Game[Any]) -> None:
    for make in COPIES.values():
        assert make(game) is game
    assert len(pickle.dumps(game)) < 100


def test_a_game_that_no_variable_holds_is_pickled_without_what_can_be_worked_out() -> None:
    game = type(GAME)()
    assert game.codec is not None
    again = pickle.loads(pickle.dumps(new_match(game, "1", seats=2)))
    assert again.game.name == "well"
    assert future(again) == future(new_match(game, "1", seats=2))


@pytest.mark.parametrize(("name", "seats"), [("boss-monster", 2), ("boss-monster", 4), ("alone", 2), ("alone", 4)])
def test_a_table_tells_its_seats_and_so_does_a_guess(name: str, seats: int) -> None:
    match = undercroft.new(name, seats=seats, seed=7)
    assert match.table.seats == [Seat(seat) for seat in range(seats)]
    assert match.seat is not None
    guess = match.game.determinize(match.state, match.seat, Chance.from_seed("guess"))
    assert Table(match.game, guess).seats == match.table.seats
