"""Every wrong request is refused with a type, in both languages, and changes nothing at all."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from undercroft.kernel.match import Match, new_match
from undercroft.kernel.refusals import (
    BadSettings,
    CannotUndo,
    MatchIsOver,
    NoSuchSeat,
    NotAnOption,
    NotYourChoice,
    Refusal,
    Unreadable,
)

from .playing import FIRST, SECOND, encoded, match_of, offered
from .toys.guard import GOBLIN, Shoot
from .toys.well import GAME, Well
from .toys.well.play import CoinId, Pick

# The requests are untyped on purpose: they come from outside.
WRONG_REQUESTS: dict[str, tuple[type[Refusal], Callable[[Any], object]]] = {
    "another seat chooses": (NotYourChoice, lambda match: match.take("cast", SECOND)),
    "an option that is gone": (NotAnOption, lambda match: match.take("pick 0")),
    "an option the rules forbid": (NotAnOption, lambda match: match.take(Pick(CoinId(5)))),
    "an option of another game": (NotAnOption, lambda match: match.take(Shoot(GOBLIN))),
    "words that are no option": (NotAnOption, lambda match: match.take("fly away")),
    "no words": (NotAnOption, lambda match: match.take("")),
    "a number": (Unreadable, lambda match: match.take(0)),
    "no value": (Unreadable, lambda match: match.take(None)),
    "bytes": (Unreadable, lambda match: match.take(b"cast")),
    "a thing that is not in view": (Unreadable, lambda match: match.why_not(FIRST, "coin:99")),
    "a text that names no thing": (Unreadable, lambda match: match.why_not(FIRST, "?!")),
    "a seat that is not there": (NoSuchSeat, lambda match: match.take("cast", 7)),
    "a seat below zero": (NoSuchSeat, lambda match: match.take("cast", -1)),
    "a seat that is no number": (NoSuchSeat, lambda match: match.take("cast", "0")),
    "an undo by no seat": (NoSuchSeat, lambda match: match.undo(7)),
    "a concession by no seat": (NoSuchSeat, lambda match: match.concede(7)),
    "an order by no seat": (NoSuchSeat, lambda match: match.order(7, None)),
    "a question by no seat": (NoSuchSeat, lambda match: match.why_not(7, "coin:1")),
    "an undo of nothing": (CannotUndo, lambda match: match.undo(SECOND)),
    "an agreed undo of nothing": (CannotUndo, lambda match: match.undo(SECOND, agreed=True)),
}
REQUESTS_TOO_LATE: dict[str, Callable[[Any], object]] = {
    "a choice": lambda match: match.take("cast"),
    "a choice of no type": lambda match: match.take(None),
    "a concession": lambda match: match.concede(FIRST),
}


def everything(match: Match[Any]) -> tuple[Any, ...]:
    """All of a match that a refused request might have touched."""
    past = list(match.entries), list(match.events), list(match.history), match.table.given
    return encoded(match), offered(match), match.seat, past


@pytest.mark.parametrize("request_name", WRONG_REQUESTS)
def test_a_wrong_request_is_refused_by_type_and_changes_nothing(request_name: str) -> None:
    refusal, request = WRONG_REQUESTS[request_name]
    match = match_of(GAME, "pick 0")
    before = everything(match)
    with pytest.raises(Refusal) as caught:
        request(match)
    assert type(caught.value) is refusal
    assert everything(match) == before


@pytest.mark.parametrize("request_name", WRONG_REQUESTS)
def test_a_refusal_speaks_english_and_polish(request_name: str) -> None:
    _, request = WRONG_REQUESTS[request_name]
    with pytest.raises(Refusal) as caught:
        request(match_of(GAME, "pick 0"))
    english, polish = (caught.value.text(GAME.vocabulary.words(language)) for language in ("en", "pl"))
    assert str(caught.value) == english
    assert len(english) > 20
    assert polish not in ("", english)


@pytest.mark.parametrize("request_name", REQUESTS_TOO_LATE)
def test_after_the_end_nothing_can_be_chosen(request_name: str) -> None:
    match = match_of(GAME, "dive")
    before = everything(match)
    with pytest.raises(MatchIsOver):
        REQUESTS_TOO_LATE[request_name](match)
    assert everything(match) == before


# What a refusal says


def test_a_refused_option_comes_with_one_that_is_possible() -> None:
    with pytest.raises(NotAnOption, match=r"“fly away” .* for example: pick 1") as caught:
        match_of(GAME, "pick 0").take("fly away")
    assert caught.value.code == "not-an-option"


def test_a_long_request_is_not_repeated_in_full() -> None:
    with pytest.raises(NotAnOption) as caught:
        match_of(GAME).take("x" * 10_000)
    assert len(str(caught.value)) < 200


def test_a_seat_is_called_by_its_name_if_it_has_one() -> None:
    with pytest.raises(NotYourChoice) as caught:
        match_of(GAME).take("cast", SECOND)
    words = GAME.vocabulary.words("pl", seats=["Ala", "Ola"])
    assert caught.value.text(words).startswith("To nie Ola teraz wybiera")


@pytest.mark.parametrize(
    "settings",
    [{}, {"seats": 1}, {"seats": 9}, {"seats": "two"}, {"seats": 2, "colour": "red"}],
    ids=str,
)
def test_settings_that_do_not_fit_are_refused(settings: dict[str, Any]) -> None:
    with pytest.raises(BadSettings) as caught:
        new_match(GAME, 1, **settings)
    assert caught.value.text(GAME.vocabulary.words("pl")).startswith("Te ustawienia nie pasują")


# Right requests


@pytest.mark.parametrize("request_", ["pick 1", Pick(CoinId(1))], ids=["by its text", "itself"])
def test_an_option_is_taken_by_its_text_or_itself(request_: str | Pick) -> None:
    match = match_of(GAME)
    match.take(request_, FIRST)
    assert match.state.picked[FIRST] == [1]


# Bugs in a game


def test_a_bug_in_a_step_leaves_the_match_as_it_was() -> None:
    match = match_of(GAME, "pick 0", "cast")
    before = everything(match)
    with pytest.raises(ZeroDivisionError):
        match.take("trip")
    assert everything(match) == before


def test_a_match_goes_on_after_a_bug_as_if_nothing_had_been_tried() -> None:
    match, calm = match_of(GAME, "pick 0"), match_of(GAME, "pick 0", "cast", "pass")
    with pytest.raises(ZeroDivisionError):
        match.take("trip")
    match.take("cast")
    match.take("pass")
    assert encoded(match) == encoded(calm)
    assert match.record() == calm.record()
    assert match.events == calm.events


def test_outcomes_that_were_given_are_given_again_after_a_bug() -> None:
    match = Match(GAME, GAME.settings_type(seats=2), "1", given=[5, 11, 12])
    with pytest.raises(ZeroDivisionError):
        match.take("trip")
    match.take("cast")
    assert match.state.luck == [11]


def test_a_bug_in_the_rules_of_leaving_leaves_the_match_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(table: object, seat: object) -> None:
        raise ZeroDivisionError

    match = match_of(GAME, "pick 0")
    before = everything(match)
    monkeypatch.setattr(GAME, "concede", broken)
    with pytest.raises(ZeroDivisionError):
        match.concede(SECOND)
    assert everything(match) == before


def test_the_state_type_of_a_restored_match_is_the_games_own() -> None:
    match = match_of(GAME, "pick 0")
    with pytest.raises(ZeroDivisionError):
        match.take("trip")
    assert isinstance(match.state, Well)
