"""Somebody shows a match to people while it is played: windows and rests are told, entries made elsewhere followed."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property
from typing import Any, ClassVar

import pytest

from undercroft.kernel.chance import Chance
from undercroft.kernel.events import TookBack
from undercroft.kernel.game import Game, Settings, View
from undercroft.kernel.match import Match
from undercroft.kernel.orders import Orders, StandingOrder
from undercroft.kernel.parts import Option, Pass, Seat
from undercroft.kernel.procedure import Choice, Procedure
from undercroft.kernel.refusals import ReplayDiffers
from undercroft.kernel.state import Outcome, P, State
from undercroft.kernel.table import Table
from undercroft.kernel.text import Vocabulary

from .playing import FIRST, SECOND, encoded


class Thoughts(State[P]):
    """How much each seat has pondered; ``dull`` seats have nothing to ponder about."""

    pondered: list[int]
    dull: list[Seat]


class Ponder(Option, frozen=True):
    """Think once more: nobody else notices."""


class MayPonder(Choice):
    is_window: ClassVar[bool] = True

    def candidates(self, table: Table[Any]) -> Iterable[Option]:
        yield Pass()
        if self.seat not in table.state.dull:
            yield Ponder()

    def take(self, table: Table[Any], option: Option) -> None:
        if isinstance(option, Ponder):
            table.state.pondered[self.seat] += 1
            table.then(self)


class Say(Option, frozen=True):
    word: int


class Speak(Choice):
    def candidates(self, table: Table[Any]) -> Iterable[Option]:
        return Say(0), Say(1), Say(2)

    def take(self, table: Table[Any], option: Any) -> None:
        table.then(MayPonder(FIRST), MayPonder(SECOND), Speak(FIRST) if option.word else Silence())


class Silence(Procedure):
    def run(self, table: Table[Any]) -> None:
        table.end(Outcome([FIRST], [1, 2], "X"))


class SchoolSettings(Settings, frozen=True, kw_only=True):
    seats: int = 2
    dull: tuple[int, ...] = ()


class School(Game[Thoughts[Any]]):
    name = "school"
    package = __name__
    state_type = Thoughts
    settings_type = SchoolSettings

    @cached_property
    def vocabulary(self) -> Vocabulary:
        return Vocabulary("undercroft.kernel", {})

    def setup(self, settings: Any, chance: Chance) -> Thoughts[Any]:
        dull = [Seat(seat) for seat in settings.dull]
        return Thoughts([Speak(FIRST), MayPonder(SECOND)], chance, None, [], [0, 0], dull)

    def view(self, state: Any, seat: Seat | None) -> View:
        return View()

    def concede(self, table: Table[Any], seat: Seat) -> None:
        return None


GAME = School()


class Notebook:
    """A witness that writes everything down."""

    def __init__(self) -> None:
        self.notes: list[str] = []

    def at_window(self, match: Match[Any], kind: type[Procedure]) -> None:
        self.notes.append("window")

    def at_rest(self, match: Match[Any]) -> None:
        self.notes.append(f"rest {len(match.entries)}")


def watched(*dull: int) -> tuple[Match[Any], Notebook]:
    notebook = Notebook()
    return Match(GAME, SchoolSettings(dull=dull), "1", witness=notebook), notebook


def test_a_window_of_the_opening_is_told_to_the_witness() -> None:
    _, notebook = watched()
    assert notebook.notes == ["window", "rest 0"]


@pytest.mark.parametrize("dull", [(), (0,), (1,), (0, 1)], ids=str)
def test_a_window_is_told_whether_or_not_anybody_can_answer(dull: tuple[int, ...]) -> None:
    match, notebook = watched(*dull)
    while match.choice is not None and match.choice.is_window:
        match.take("pass")
    notebook.notes.clear()
    match.take("say 1")
    while match.choice is not None and match.choice.is_window:
        match.take("pass")
    assert notebook.notes.count("window") == 2


def test_every_entry_ends_in_a_rest_be_it_a_choice_an_undo_or_a_concession() -> None:
    match, notebook = watched()
    match.take("ponder")
    match.undo(SECOND)
    match.concede(SECOND)
    assert [note for note in notebook.notes if note != "window"] == ["rest 0", "rest 1", "rest 2", "rest 3"]


def test_what_is_tried_on_a_copy_is_told_to_nobody() -> None:
    match, notebook = watched()
    notebook.notes.clear()
    copy = match.table.copy()
    copy.take(Pass())
    assert notebook.notes == []


def test_stepping_back_in_a_window_is_told_to_that_seat_alone() -> None:
    match, _ = watched()
    match.take("ponder")
    match.undo(SECOND)
    assert isinstance(match.log(SECOND)[-1], TookBack)
    assert not any(isinstance(event, TookBack) for event in (*match.log(FIRST), *match.log(None)))


def test_stepping_back_by_agreement_is_told_to_everybody_even_in_a_window() -> None:
    match, _ = watched()
    match.take("ponder")
    match.undo(SECOND, agreed=True)
    assert all(isinstance(match.log(seat)[-1], TookBack) for seat in (FIRST, SECOND, None))


# Entries made elsewhere


def test_a_match_that_follows_another_comes_to_the_same_state() -> None:
    match, _ = watched()
    follower, notebook = watched()
    for choice in ("ponder", "pass", "say 2", "ponder", "pass"):
        match.take(choice)
        follower.follow(match.entries[-1])
    match.concede(FIRST)
    follower.follow(match.entries[-1])
    assert encoded(follower) == encoded(match)
    assert notebook.notes[-1] == "rest 6"


def test_a_follower_takes_over_what_orders_did_and_obeys_none_itself() -> None:
    match, _ = watched()
    follower, _ = watched()
    for seat in (FIRST, SECOND):
        follower.orders[seat] = Orders(StandingOrder.NEVER)
    match.take("ponder")
    follower.follow(match.entries[-1])
    assert follower.entries == match.entries
    match.concede(FIRST)
    follower.follow(match.entries[-1])
    assert follower.entries == match.entries


def test_an_entry_that_does_not_fit_is_refused_by_its_number() -> None:
    match, _ = watched()
    follower, _ = watched()
    match.take("pass")
    match.take("say 1")
    with pytest.raises(ReplayDiffers) as refused:
        follower.follow(match.entries[-1])
    assert refused.value.arguments["entry"] == 1


# Standing orders, asked of a table that is only foreseen


@pytest.mark.parametrize(
    ("order", "is_passed"), [(StandingOrder.ALWAYS, False), (StandingOrder.NEVER, True)], ids=["always", "never"]
)
def test_an_order_can_be_asked_about_a_question_that_is_still_to_come(order: StandingOrder, is_passed: bool) -> None:
    match, _ = watched()
    match.take("pass")
    match.take("say 1")
    match.orders[SECOND] = Orders(order)
    ahead = match.table.copy()
    ahead.take(Pass())
    assert ahead.seat == SECOND
    assert match.is_passed_by_order(ahead) is is_passed
