"""Moments: which abilities fire, in whose order, and what happens to those whose source is gone."""

from __future__ import annotations

from undercroft.kernel.moments import Happening

from .playing import FIRST, SECOND, answer, begin, offered
from .toys.bells import CHIME, DOUBLE, ECHO, GAME, GONG, HAMMER, WISH, Rang, bell, tower


def test_a_moment_nobody_listens_to_passes() -> None:
    assert begin(GAME, tower()).state.heard == ["loud fades"]


def test_an_ability_fires_with_what_the_moment_says() -> None:
    assert begin(GAME, tower(bell(CHIME, FIRST))).state.heard == ["0 sounds loud", "loud fades"]


def test_abilities_fire_in_the_games_order() -> None:
    table = begin(GAME, tower(bell(GONG, SECOND), bell(CHIME, FIRST)))
    assert table.state.heard == ["10 hums loud", "0 sounds loud", "loud fades"]
    table = begin(GAME, tower(bell(CHIME, FIRST), bell(GONG, SECOND)))
    assert table.state.heard == ["0 sounds loud", "10 hums loud", "loud fades"]


def test_what_is_scheduled_with_the_moment_waits_for_all_that_fires() -> None:
    table = begin(GAME, tower(bell(CHIME, FIRST), bell(CHIME, FIRST, 1)))
    assert table.state.heard[-1] == "loud fades"


# A seat orders its own


def test_a_seat_with_different_abilities_says_which_comes_first() -> None:
    table = begin(GAME, tower(bell(CHIME, SECOND), bell(GONG, SECOND)))
    assert (table.seat, offered(table)) == (SECOND, ["first chime 0", "first gong 0"])
    answer(table, "first gong 0")
    assert table.state.heard == ["10 hums loud", "0 sounds loud", "loud fades"]


def test_two_abilities_of_one_thing_are_ordered_too() -> None:
    table = begin(GAME, tower(bell(DOUBLE, FIRST)))
    assert offered(table) == ["first double 0", "first double 1"]
    answer(table, "first double 1")
    assert table.state.heard == ["40 hums loud", "40 sounds loud", "loud fades"]


def test_identical_abilities_are_not_asked_about() -> None:
    table = begin(GAME, tower(*(bell(CHIME, FIRST, number) for number in range(3))))
    assert table.state.heard == ["0 sounds loud", "1 sounds loud", "2 sounds loud", "loud fades"]


def test_identical_abilities_are_one_option_among_different_ones() -> None:
    table = begin(GAME, tower(bell(CHIME, FIRST), bell(CHIME, FIRST, 1), bell(GONG, FIRST)))
    assert offered(table) == ["first chime 0", "first gong 0"]
    answer(table, "first chime 0")
    assert offered(table) == ["first chime 0", "first gong 0"]


def test_a_seat_orders_only_its_own() -> None:
    table = begin(GAME, tower(bell(CHIME, FIRST), bell(GONG, SECOND), bell(GONG, FIRST, 1)))
    assert (table.seat, offered(table)) == (FIRST, ["first chime 0", "first gong 0"])
    answer(table, "first gong 0")
    assert table.state.heard == ["11 hums loud", "0 sounds loud", "10 hums loud", "loud fades"]


def test_the_choice_is_made_one_at_a_time_and_its_outcome_seen_before_the_next() -> None:
    table = begin(GAME, tower(bell(DOUBLE, FIRST), bell(CHIME, FIRST)))
    answer(table, "first double 1")
    assert table.state.heard == ["40 hums loud"]
    assert offered(table) == ["first double 0", "first chime 0"]


# Things that go


def test_an_ability_whose_source_is_gone_when_its_turn_comes_does_not_fire() -> None:
    table = begin(GAME, tower(bell(HAMMER, FIRST), bell(CHIME, SECOND)))
    assert table.state.heard == ["loud fades"]


def test_an_ability_that_came_first_has_fired() -> None:
    table = begin(GAME, tower(bell(CHIME, SECOND), bell(HAMMER, FIRST)))
    assert table.state.heard == ["0 sounds loud", "loud fades"]
    assert [left.id for left in table.state.bells] == [bell(HAMMER, FIRST).id]


def test_two_that_would_smash_each_other_do_not_both_act() -> None:
    table = begin(GAME, tower(bell(HAMMER, FIRST), bell(HAMMER, SECOND, 1)))
    assert [left.id for left in table.state.bells] == [bell(HAMMER, FIRST).id]


def test_a_moment_carries_what_may_be_asked_of_a_thing_that_is_gone() -> None:
    table = begin(GAME, tower(bell(HAMMER, FIRST), bell(WISH, SECOND)))
    assert table.state.heard == ["50 wishes seat 1 well", "loud fades"]


# Moments within moments


def test_a_moment_within_a_moment_is_finished_first() -> None:
    table = begin(GAME, tower(bell(ECHO, FIRST), bell(CHIME, SECOND)))
    assert table.state.heard == ["0 sounds soft", "soft fades", "0 sounds loud", "loud fades"]


def test_the_inner_moment_has_an_order_of_its_own() -> None:
    table = begin(GAME, tower(bell(ECHO, FIRST), bell(DOUBLE, SECOND)))
    answer(table, "first double 1")
    assert table.state.heard == ["40 hums soft", "40 sounds soft", "soft fades"]
    answer(table, "first double 0")
    assert table.state.heard[3:] == ["40 sounds loud", "40 hums loud", "loud fades"]


def test_each_moment_is_a_scope_with_those_that_still_wait() -> None:
    table = begin(GAME, tower(bell(ECHO, FIRST), bell(DOUBLE, SECOND)))
    assert table.inside(Happening).moment == Rang("soft")
    assert sum(isinstance(step, Happening) for step in table.state.stack) == 2


def test_a_copy_in_the_middle_of_nested_moments_goes_on_the_same() -> None:
    table = begin(GAME, tower(bell(ECHO, FIRST), bell(DOUBLE, SECOND), bell(CHIME, SECOND)))
    twin = table.copy()
    for each in (table, twin):
        answer(each, "first double 1", "first chime 0", "first double 0", "first chime 0")
    assert GAME.codec.encode(twin.state) == GAME.codec.encode(table.state)
    assert twin.state.heard[-1] == "loud fades"
