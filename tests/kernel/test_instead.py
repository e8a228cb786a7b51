"""Replacement effects: "instead", mandatory and optional, each source once, sources in the game's order."""

from __future__ import annotations

from undercroft.kernel.moments import MayReplace

from .playing import FIRST, SECOND, answer, begin, offered
from .toys.charms import GAME, HALVES, ONE_LESS, SCAPEGOAT, SHIELD, Gain, Lose, charm, purses


def test_a_verb_that_nothing_changes_acts() -> None:
    assert begin(GAME, purses(Lose(FIRST, 8))).state.coins == [12, 20]


def test_a_mandatory_replacement_takes_over_without_asking() -> None:
    table = begin(GAME, purses(Lose(FIRST, 8), charms=[charm(HALVES, FIRST)]))
    assert table.state.coins == [16, 20]


def test_a_replacement_that_does_not_apply_changes_nothing() -> None:
    table = begin(GAME, purses(Lose(FIRST, 8), charms=[charm(HALVES, SECOND)]))
    assert table.state.coins == [12, 20]


def test_replacements_are_found_by_the_type_of_the_verb() -> None:
    table = begin(GAME, purses(Gain(FIRST, 8), charms=[charm(HALVES, FIRST)]))
    assert table.state.coins == [28, 20]


def test_a_source_changes_one_verb_at_most_once() -> None:
    """Halving puts the verb back; were the charm asked again, nothing at all would be lost."""
    table = begin(GAME, purses(Lose(FIRST, 16), charms=[charm(HALVES, FIRST)]))
    assert table.state.coins == [12, 20]


def test_a_source_changes_the_next_verb_again() -> None:
    table = begin(GAME, purses(Lose(FIRST, 8), Lose(FIRST, 8), charms=[charm(HALVES, FIRST)]))
    assert table.state.coins == [12, 20]


def test_two_sources_of_one_kind_have_their_say_each() -> None:
    table = begin(GAME, purses(Lose(FIRST, 16), charms=[charm(HALVES, FIRST), charm(HALVES, FIRST, 1)]))
    assert table.state.coins == [16, 20]


def test_two_sources_act_in_the_games_order() -> None:
    one, other = charm(HALVES, FIRST), charm(ONE_LESS, FIRST)
    assert begin(GAME, purses(Lose(FIRST, 9), charms=[one, other])).state.coins == [17, 20]
    assert begin(GAME, purses(Lose(FIRST, 9), charms=[other, one])).state.coins == [16, 20]


def test_a_loss_put_on_another_can_be_put_back_only_once() -> None:
    table = begin(GAME, purses(Lose(FIRST, 8), charms=[charm(SCAPEGOAT, FIRST), charm(SCAPEGOAT, SECOND, 1)]))
    assert table.state.coins == [12, 20]


def test_a_verb_with_another_victim_is_looked_at_anew() -> None:
    table = begin(GAME, purses(Lose(FIRST, 8), charms=[charm(HALVES, SECOND), charm(SCAPEGOAT, FIRST)]))
    assert table.state.coins == [20, 16]


# Optional ones


def test_the_owner_of_an_optional_replacement_is_asked_before_anything_happens() -> None:
    table = begin(GAME, purses(Lose(SECOND, 8), charms=[charm(SHIELD, SECOND)]))
    assert (table.seat, offered(table)) == (SECOND, ["yes", "no"])
    assert table.state.coins == [20, 20]


def test_who_accepts_gets_what_happens_instead_and_the_verb_is_gone() -> None:
    table = begin(GAME, purses(Lose(FIRST, 8), charms=[charm(SHIELD, FIRST)]))
    answer(table, "yes")
    assert (table.state.coins, table.state.charms) == ([20, 20], [])


def test_who_declines_lets_the_verb_act() -> None:
    table = begin(GAME, purses(Lose(FIRST, 8), charms=[charm(SHIELD, FIRST)]))
    answer(table, "no")
    assert (table.state.coins, len(table.state.charms)) == ([12, 20], 1)


def test_who_declined_is_not_asked_about_the_same_source_again() -> None:
    table = begin(GAME, purses(Lose(FIRST, 8), charms=[charm(SHIELD, FIRST), charm(SHIELD, FIRST, 1)]))
    answer(table, "no")
    assert table.choice == MayReplace(FIRST, charm(SHIELD, FIRST, 1).id)
    answer(table, "no")
    assert table.is_over


def test_after_one_was_accepted_the_others_have_nothing_left_to_replace() -> None:
    table = begin(GAME, purses(Lose(FIRST, 8), charms=[charm(SHIELD, FIRST), charm(SHIELD, FIRST, 1)]))
    answer(table, "yes")
    assert table.is_over
    assert [left.id for left in table.state.charms] == [charm(SHIELD, FIRST, 1).id]


def test_a_mandatory_one_still_changes_what_an_optional_one_let_pass() -> None:
    table = begin(GAME, purses(Lose(FIRST, 8), charms=[charm(SHIELD, FIRST), charm(HALVES, FIRST)]))
    answer(table, "no")
    assert table.state.coins == [16, 20]


def test_a_mandatory_one_that_comes_first_is_seen_before_the_question() -> None:
    table = begin(GAME, purses(Lose(FIRST, 8), charms=[charm(HALVES, FIRST), charm(SHIELD, FIRST)]))
    verb = table.state.stack[-2]
    assert isinstance(verb, Lose)
    assert verb.amount == 4


def test_the_verb_waits_beneath_its_question_in_a_copy_too() -> None:
    table = begin(GAME, purses(Lose(FIRST, 8), Lose(SECOND, 1), charms=[charm(SHIELD, FIRST)]))
    twin = table.copy()
    answer(twin, "no")
    answer(table, "yes")
    assert (twin.state.coins, table.state.coins) == ([12, 19], [20, 19])


def test_the_question_can_name_the_verb_and_the_source() -> None:
    table = begin(GAME, purses(Lose(FIRST, 8), charms=[charm(SHIELD, FIRST)]))
    assert table.choice.subject(table) == {"verb": "lose", "source": charm(SHIELD, FIRST).id}
