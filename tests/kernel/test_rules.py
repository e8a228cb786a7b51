"""Every rule has a number: looking rules up, searching them, and asking why something cannot be done."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.kernel.parts import Seat
from undercroft.kernel.refusals import NoSuchSeat, Unreadable
from undercroft.kernel.rules import RuleBook

from .playing import FIRST, SECOND, match_of, offered
from .toys.well import GAME

BOOK = GAME.rules


def found(words: str, language: str = "en") -> list[str]:
    return [rule.id for rule in BOOK.search(words, language)]


# Looking up


def test_a_rule_is_found_by_its_id() -> None:
    assert BOOK["WE-PICK-02"].text("en") == "A coin heavier than three cannot be picked."
    assert BOOK["WE-PICK-02"].source == "p.1"


def test_a_rule_speaks_both_languages() -> None:
    assert BOOK["WE-END-02"].text("pl") == "Kto nurkuje, wygrywa od razu."


def test_a_ruling_has_the_question_it_answers() -> None:
    ruling = BOOK["WE-RUL-01"]
    assert ruling.question("en") == "May a seat answer its own call?"
    assert ruling.question("pl") == "Czy gracz może odpowiedzieć na własne wołanie?"


def test_a_book_knows_what_it_holds() -> None:
    assert "WE-PICK-01" in BOOK
    assert "WE-PICK-99" not in BOOK
    with pytest.raises(KeyError):
        BOOK["WE-PICK-99"]


def test_a_book_keeps_the_order_of_its_pages() -> None:
    ids = [rule.id for rule in BOOK]
    assert len(ids) == len(BOOK) == 9
    assert (ids[0], ids[-1]) == ("WE-TURN-01", "WE-RUL-01")


def test_a_package_without_rules_has_an_empty_book() -> None:
    assert len(RuleBook.of_package(f"{__package__}.toys.layouts")) == 0


# Searching


def test_a_search_finds_the_rules_that_hold_every_word() -> None:
    assert found("coin picked") == ["WE-PICK-02"]
    assert found("wins") == ["WE-END-02", "WE-LEAVE-01"]


def test_a_search_does_not_mind_capitals() -> None:
    assert found("COIN Picked") == found("coin picked")


def test_a_search_speaks_the_readers_language() -> None:
    assert found("monetę", "pl") == ["WE-PICK-01"]
    assert found("monetę", "en") == []


def test_a_search_looks_into_questions_too() -> None:
    assert found("own call") == ["WE-RUL-01"]


def test_a_search_for_the_beginning_of_an_id_finds_its_chapter() -> None:
    assert found("we-end") == ["WE-END-01", "WE-END-02"]


def test_an_exact_id_gives_that_rule_alone() -> None:
    assert found(" we-turn-01 ") == ["WE-TURN-01"]
    assert found("see we-turn-01") == ["WE-RUL-01"]


def test_words_of_the_other_language_are_found_where_the_readers_own_has_none() -> None:
    assert [rule.id for rule in BOOK.find("monetę", "en")] == ["WE-PICK-01"]
    assert BOOK.find("wins", "en") == BOOK.search("wins", "en")
    assert BOOK.find("dragon", "pl") == []


def test_a_search_may_find_nothing() -> None:
    assert found("dragon") == []


# Why not?


def test_what_can_be_chosen_has_no_objection() -> None:
    assert match_of(GAME).why_not(FIRST, "coin:0") == ()


def test_what_cannot_be_chosen_is_answered_with_the_rule() -> None:
    match = match_of(GAME)
    assert "pick 5" not in offered(match)
    assert match.why_not(FIRST, "coin:5") == ("WE-PICK-02",)


def test_a_thing_the_question_does_not_speak_of_is_answered_with_the_rules_of_the_question() -> None:
    assert match_of(GAME).why_not(FIRST, "seat:0") == ("WE-TURN-01",)


def test_who_is_not_asked_is_told_to_wait() -> None:
    assert match_of(GAME).why_not(SECOND, "coin:0") == ("WE-WAIT-01",)


def test_after_the_end_the_rule_that_ended_the_match_is_the_reason() -> None:
    assert match_of(GAME, "dive").why_not(FIRST, "coin:0") == ("WE-END-02",)


@pytest.mark.parametrize("thing", ["coin:0", "coin:77", "dragon:1", "", "coin"])
def test_nothing_is_said_of_things_that_are_not_in_view(thing: str) -> None:
    with pytest.raises(Unreadable):
        match_of(GAME, "pick 0").why_not(FIRST, thing)


def test_nothing_is_said_to_who_is_not_there() -> None:
    with pytest.raises(NoSuchSeat):
        match_of(GAME).why_not(Seat(7), "coin:0")


def test_every_rule_an_answer_names_is_in_the_book() -> None:
    match: Any = match_of(GAME, "peer")
    things = sorted(GAME.things(match.state, FIRST))
    named = {rule for thing in things for seat in (FIRST, SECOND) for rule in match.why_not(seat, thing)}
    assert named
    assert all(rule in BOOK for rule in named)
