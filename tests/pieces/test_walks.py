"""Walks by destination: one choice, many steps, and everything that may come between. Played in a vault."""

from __future__ import annotations

import random

import pytest

from undercroft.bots.greedy import LOOK, GreedyBot, worth_of_each
from undercroft.kernel.chance import Chance
from undercroft.kernel.match import Match, StandingOrder
from undercroft.kernel.parts import Option
from undercroft.kernel.table import Table
from undercroft.testing import check_match, check_secrets

from ..kernel.playing import answer, begin, listen, offered
from .toys.street import strolled
from .toys.vault import GAME, GUARD, THIEF, VAULT, Act, MayStrike, Sneak, VaultSettings, Walk, thief_paths
from .toys.vault.game import vault
from .toys.vault.play import DEADLY, ThiefMoved, Vault, VaultTable


def steps_of(table: VaultTable, *texts: str) -> list[str]:
    """The squares that the thief enters while these answers are given."""
    heard = listen(table)
    answer(table, *texts)
    return [VAULT.name(event.square) for event in heard if isinstance(event, ThiefMoved)]


def match_at(state: Vault[Act]) -> Match[Vault[Act]]:
    """A match that stands at this state."""
    match = Match(GAME, VaultSettings(), "1")
    match._sit_down(state, ())
    return match


# Destinations


def test_destinations_are_options_the_nearest_first() -> None:
    table = begin(GAME, vault(thief="a1", points=2, seen="all"))
    assert offered(table) == ["walk b1", "walk a2", "walk c1", "walk c2", "walk a3", "pass"]


def test_an_option_says_what_the_walk_costs() -> None:
    table = begin(GAME, vault(thief="a1", points=2, seen="all"))
    prices = {str(option): option.price for option in table.options if isinstance(option, Walk)}
    assert prices == {"walk b1": 1, "walk a2": 1, "walk c1": 2, "walk c2": 2, "walk a3": 2}


def test_a_walk_is_made_of_single_steps() -> None:
    table = begin(GAME, vault(thief="a1", seen="all"))
    assert steps_of(table, "walk e1") == ["b1", "c1", "d1", "e1"]
    assert table.state.points == 1


def test_a_single_step_is_the_walk_next_door() -> None:
    table = begin(GAME, vault(thief="a1", seen="all"))
    assert steps_of(table, "walk b1", "walk c1") == ["b1", "c1"]
    assert table.state.points == 3


def test_what_the_thief_has_not_seen_is_no_destination() -> None:
    table = begin(GAME, vault(points=5))
    assert "walk d1" not in offered(table)
    assert "walk c1" in offered(table)


def test_the_record_holds_the_destination_and_nothing_else() -> None:
    match = match_at(vault(thief="a1", seen="all"))
    match.take("walk e1")
    assert [entry.option for entry in match.record().entries] == ["walk e1"]  # type: ignore[union-attr]


def test_a_known_trap_is_avoided_where_that_costs_nothing() -> None:
    trapped, ignorant = (
        begin(GAME, vault(thief="c3", seen="all", traps=["c2"], tried=tried)) for tried in (["c2"], [])
    )
    assert steps_of(ignorant, "walk c1") == ["c2"]
    assert steps_of(trapped, "walk c1") == ["d2", "c1"]


# A door on the way


def test_a_closed_door_on_the_way_is_opened_and_paid_for() -> None:
    table = begin(GAME, vault(thief="h3", seen="all", blades=0))
    assert steps_of(table, "walk j3") == ["i3", "j3"]
    assert not table.state.shut
    assert table.state.points == 2


def test_behind_the_door_is_too_far_when_it_has_to_be_opened_first() -> None:
    shut, ajar = (begin(GAME, vault(thief="h3", points=1, seen="all", shut=shut)) for shut in (True, False))
    assert "walk i3" not in offered(shut)
    assert "walk i3" in offered(ajar)


def test_what_an_open_door_shows_may_end_the_walk_on_the_threshold() -> None:
    state = vault(thief="h3", seen="all", chest="i2", blades=0)
    state.seen.remove(VAULT.square("i2"))
    table = begin(GAME, state)
    assert steps_of(table, "walk i3") == []
    assert (VAULT.name(table.state.thief), table.state.shut, table.state.points) == ("h3", False, 4)
    assert "walk i3" in offered(table)


# Interrupted by what was hidden


def test_a_trap_ends_the_walk_and_the_thief_is_asked_again_with_what_is_left() -> None:
    table = begin(GAME, vault(thief="c3", seen="all", traps=["c4"]))
    assert steps_of(table, "walk c5") == ["c4"]
    assert (table.state.wounds, table.state.points) == (1, 4)
    assert isinstance(table.choice, Act)
    assert "walk c5" in offered(table)
    assert not table.is_inside(Sneak)


def test_the_walk_to_the_same_place_can_go_on_after_an_interruption() -> None:
    table = begin(GAME, vault(thief="c3", seen="all", traps=["c4"]))
    assert steps_of(table, "walk c5", "walk c5") == ["c4", "c5"]


def test_a_flagstone_without_a_trap_does_not_stop_anybody() -> None:
    table = begin(GAME, vault(thief="c3", seen="all"))
    assert steps_of(table, "walk c5") == ["c4", "c5"]


def test_a_known_trap_is_a_destination_with_its_harm() -> None:
    table = begin(GAME, vault(thief="c3", seen="all", traps=["c4"], tried=["c4"]))
    destination = thief_paths(table.state).to(VAULT.square("c4"))
    assert destination is not None
    assert destination.harm == 1
    answer(table, "walk c4")
    assert table.state.wounds == 1


def test_fog_that_lifts_over_nothing_does_not_stop_a_walk() -> None:
    table = begin(GAME, vault(thief="a1", sentry="g4"))
    before = len(table.state.seen)
    assert steps_of(table, "walk d1") == ["b1", "c1", "d1"]
    assert len(table.state.seen) > before


def test_who_comes_into_sight_ends_the_walk() -> None:
    table = begin(GAME, vault(thief="c1", sentry="g2"))
    assert steps_of(table, "walk f1") == ["d1"]
    assert table.state.points == 4


def test_a_rule_can_end_a_walk() -> None:
    table = begin(GAME, vault(thief="e1", seen="all"))
    answer(table, "walk h1")
    table.leave(Sneak)
    table.resume()
    assert (table.seat, VAULT.name(table.state.thief), "walk h1" in offered(table)) == (THIEF, "e1", True)


# Interrupted because a step leads elsewhere


def test_a_walker_that_slides_elsewhere_does_not_walk_on() -> None:
    state = strolled(to=4, slippery={2: 6})
    assert (state.entered, state.zone, state.points) == ([1, 2], 6, 3)


def test_nor_does_one_that_slides_further_on_go_back() -> None:
    state = strolled(to=3, slippery={1: 2})
    assert (state.entered, state.zone) == ([1], 2)


def test_a_step_that_does_not_get_on_is_not_tried_for_ever() -> None:
    state = strolled(to=3, jammed=2)
    assert (state.entered, state.zone, state.points) == ([1], 1, 3)


# Interrupted because the path is not what it was


def test_a_danger_that_comes_to_light_ahead_ends_the_walk() -> None:
    assert strolled(to=4, shows={1: 3}).entered == [1]
    assert strolled(to=4, shows={1: 6}).entered == [1, 2, 3, 4]


def test_so_does_whatever_comes_in_the_way_further_on() -> None:
    assert strolled(to=4, breaks={1: 4}).entered == [1]
    assert strolled(to=4, breaks={2: 1}).entered == [1, 2, 3, 4]


def test_a_walk_to_where_the_walker_is_does_nothing() -> None:
    assert strolled(to=0).points == 5


# Another seat steps in


def test_the_guard_is_asked_once_for_a_whole_path() -> None:
    table = begin(GAME, vault(thief="e1", seen="all"))
    answer(table, "walk h1")
    assert (table.seat, offered(table)) == (GUARD, ["pass", "strike f1", "strike g1", "strike h1"])
    assert steps_of(table, "pass") == ["f1", "g1", "h1"]


def test_a_path_that_passes_nobody_opens_no_window() -> None:
    windows: list[int] = []
    table = begin(GAME, vault(thief="a1", seen="all"))
    table.notice_window = lambda kind: windows.append(table.state.thief)
    answer(table, "walk e1")
    assert windows == []


def test_nor_does_a_sentry_in_the_dark() -> None:
    windows: list[int] = []
    table = begin(GAME, vault(thief="c1", sentry="g2"))
    table.notice_window = lambda kind: windows.append(table.state.thief)
    answer(table, "walk f1")
    assert windows == []


def test_a_path_is_waited_for_once_and_single_steps_each() -> None:
    windows: list[int] = []
    for answers in (["walk h1"], ["walk f1", "walk g1", "walk h1"]):
        table = begin(GAME, vault(thief="e1", seen="all", blades=0))
        table.notice_window = lambda kind: windows.append(1)
        answer(table, *answers)
        windows.append(0)
    assert windows == [1, 0, 1, 1, 1, 0]


def test_the_window_opens_whether_or_not_the_guard_can_strike() -> None:
    table = begin(GAME, vault(thief="e1", seen="all", blades=0))
    before = table.silent
    answer(table, "walk h1")
    assert table.seat == THIEF
    assert table.silent == before + 1


def test_a_strike_ends_the_walk_where_it_falls() -> None:
    table = begin(GAME, vault(thief="e1", seen="all"))
    assert steps_of(table, "walk h1", "strike g1") == ["f1", "g1"]
    assert (table.state.wounds, table.state.blades, table.state.points) == (1, 0, 3)
    assert (table.seat, "walk h1" in offered(table)) == (THIEF, True)


def test_a_strike_at_a_square_that_is_not_reached_never_happens() -> None:
    table = begin(GAME, vault(thief="d5", seen="all", traps=["e4"], sentry="g4"))
    table.state.points = 2
    answer(table, "walk f3", "strike f3")
    assert (VAULT.name(table.state.thief), table.state.wounds, table.state.blades) == ("e4", 1, 1)


def test_the_last_wound_ends_the_match_in_the_middle_of_a_walk() -> None:
    table = begin(GAME, vault(thief="e1", seen="all"))
    table.state.wounds = DEADLY - 1
    answer(table, "walk h1", "strike f1")
    assert table.is_over
    assert table.state.outcome is not None
    assert table.state.outcome.rule == "VA-END-03"


def test_a_seat_with_a_standing_order_is_not_asked_and_the_walk_goes_on() -> None:
    match = match_at(vault(thief="e1", seen="all"))
    match.order(GUARD, StandingOrder.NEVER)
    match.take("walk h1")
    assert (match.seat, VAULT.name(match.state.thief)) == (THIEF, "h1")


def test_a_match_copied_in_the_middle_of_a_walk_goes_on_the_same() -> None:
    table = begin(GAME, vault(thief="e1", seen="all"))
    answer(table, "walk h1")
    assert isinstance(table.choice, MayStrike)
    twin = table.copy()
    for each in (table, twin):
        answer(each, "strike g1")
    assert GAME.codec.encode(table.state) == GAME.codec.encode(twin.state)


# Undo


def test_one_undo_takes_back_the_whole_walk() -> None:
    match = match_at(vault(thief="a1", seen="all"))
    before = GAME.codec.encode(match.state)
    match.take("walk e1")
    assert match.can_undo(THIEF)
    match.undo(THIEF)
    assert GAME.codec.encode(match.state) == before


@pytest.mark.parametrize(
    ("state", "walk"),
    [
        (vault(thief="a1"), "walk d1"),  # the fog lifts
        (vault(thief="c3", seen="all"), "walk c5"),  # a flagstone is tried, also in vain
        (vault(thief="e1", seen="all", blades=0), "walk h1"),  # the guard might have been asked
    ],
    ids=["fog", "flagstone", "window"],
)
def test_what_comes_to_light_on_the_way_stays_so(state: Vault[Act], walk: str) -> None:
    match = match_at(GAME.codec.copy(state))
    match.take(walk)
    assert not match.can_undo(THIEF)


# Promises


@pytest.mark.parametrize("seed", range(20))
def test_the_vault_keeps_what_every_game_promises(seed: int) -> None:
    check_match(GAME, VaultSettings(), seed, thorough=1, chooser=boldly)


@pytest.mark.parametrize("seed", range(20))
def test_no_path_tells_what_a_seat_must_not_know(seed: int) -> None:
    check_secrets(GAME, VaultSettings(), seed, thorough=1, chooser=boldly)


def boldly(table: Table[Vault[Act]], chance: random.Random) -> Option:
    """At random, but rather far than near: so that matches see the end of the vault."""
    return chance.choice(table.options[len(table.options) // 2 :])


# Bots


def test_a_bot_that_looks_one_choice_ahead_finds_a_goal_five_steps_away() -> None:
    table = begin(GAME, vault(thief="f3", shut=False, seen="all", chest="j4", sentry="g2", blades=0))
    goal = next(option for option in table.options if str(option) == "walk j4")
    assert isinstance(goal, Walk)
    assert goal.price >= 4
    view = GAME.view(table.state, THIEF)
    assert str(GreedyBot(Chance.from_seed("1"), 1).choose(table, view, table.options)) == "walk j4"


def test_among_single_steps_it_would_see_no_difference() -> None:
    table = begin(GAME, vault(thief="f3", shut=False, seen="all", chest="j4", sentry="g2", blades=0))
    single = [option for option in table.options if isinstance(option, Walk) and option.price == 1]
    assert len(set(worth_of_each(table, single, THIEF, LOOK))) == 1
