"""A dice pool resolved in an order of one's choice, and a round cut short (Massive Darkness 2)."""

from __future__ import annotations

from typing import Any

from undercroft.kernel.table import Table

from .playing import answer, begin, offered
from .toys.pool import (
    BLANK_FACE,
    CLAW_FACE,
    GAME,
    MANA_FACE,
    SPARK_FACE,
    SWORD_FACE,
    TWIN_FACE,
    Adventure,
    BossFight,
    Combat,
    PoolState,
    Round,
    hell,
)


def combat(
    *faces: int, later: tuple[int, ...] = (), health: int = 3, rerolls: int = 0, reserve: int = 0
) -> Table[PoolState[Any]]:
    """A combat whose dice have just come up like this; ``later`` are the next ones to be rolled."""
    return begin(GAME, hell(Combat(len(faces), rerolls, reserve), health=health), given=(*faces, *later))


# The order is the player's


def test_any_unresolved_symbol_may_be_next() -> None:
    table = combat(MANA_FACE, SWORD_FACE, CLAW_FACE)
    assert offered(table) == ["resolve 0 mana", "resolve 2 claw"]


def test_symbols_are_carried_out_in_the_order_chosen() -> None:
    table = combat(MANA_FACE, CLAW_FACE, MANA_FACE)
    answer(table, "resolve 1 claw")
    assert (table.state.health, table.state.mana) == (2, 0)


def test_of_a_die_with_two_symbols_either_may_come_first_and_both_must() -> None:
    table = combat(TWIN_FACE)
    assert offered(table) == ["resolve 0 mana", "resolve 0 claw"]
    answer(table, "resolve 0 claw")
    assert (table.state.health, table.state.mana) == (2, 1)


def test_the_total_is_counted_only_when_everything_is_resolved() -> None:
    table = combat(MANA_FACE, SWORD_FACE, rerolls=1)
    assert "total" not in offered(table)
    answer(table, "resolve 0 mana", "total")
    assert table.state.dealt == [1]


def test_the_last_symbol_is_resolved_without_asking() -> None:
    table = combat(MANA_FACE, SWORD_FACE, SWORD_FACE)
    assert table.is_over
    assert (table.state.mana, table.state.dealt) == (1, [2])


# Rerolls and dice in between


def test_an_unlocked_die_may_be_rerolled() -> None:
    table = combat(CLAW_FACE, SWORD_FACE, rerolls=1, later=(SWORD_FACE,))
    answer(table, "reroll 0")
    assert (table.state.health, table.state.dealt) == (3, [2])


def test_a_reroll_is_seen_before_the_next_one() -> None:
    table = combat(CLAW_FACE, BLANK_FACE, rerolls=2, later=(TWIN_FACE,))
    answer(table, "reroll 0")
    assert offered(table) == ["resolve 0 mana", "resolve 0 claw", "reroll 0", "reroll 1"]


def test_the_first_symbol_resolved_locks_its_die() -> None:
    table = combat(TWIN_FACE, MANA_FACE, rerolls=1)
    answer(table, "resolve 0 mana")
    assert offered(table) == ["resolve 0 claw", "resolve 1 mana", "reroll 1"]


def test_rerolls_run_out() -> None:
    table = combat(TWIN_FACE, rerolls=1, later=(TWIN_FACE,))
    answer(table, "reroll 0")
    assert "reroll 0" not in offered(table)


def test_a_die_may_be_added_in_between_and_is_rolled_at_once() -> None:
    table = combat(TWIN_FACE, reserve=1, later=(MANA_FACE,))
    answer(table, "resolve 0 claw", "add die")
    assert offered(table) == ["resolve 0 mana", "resolve 1 mana"]


def test_a_symbol_may_bring_another_die_while_others_wait() -> None:
    table = combat(SPARK_FACE, TWIN_FACE, later=(CLAW_FACE,))
    answer(table, "resolve 0 spark")
    assert offered(table) == ["resolve 1 mana", "resolve 1 claw", "resolve 2 claw"]


def test_a_chain_of_new_dice_ends_with_the_last() -> None:
    table = combat(SPARK_FACE, later=(SPARK_FACE, SPARK_FACE, SWORD_FACE))
    assert table.is_over
    assert table.state.dealt == [1]


def test_every_die_rolled_is_told_in_order() -> None:
    table = combat(CLAW_FACE, BLANK_FACE, rerolls=1, reserve=1, later=(TWIN_FACE, MANA_FACE))
    answer(table, "reroll 0", "add die")
    assert table.rolls == [CLAW_FACE, BLANK_FACE, TWIN_FACE, MANA_FACE]


def test_a_hero_who_goes_down_in_mid_pool_deals_nothing() -> None:
    table = combat(TWIN_FACE, SWORD_FACE, health=1)
    answer(table, "resolve 0 claw")
    assert (table.state.mana, table.state.dealt, table.state.told) == (0, [], ["combat over"])


# The boss cuts the round short


def test_without_the_boss_a_round_takes_its_course() -> None:
    table = begin(GAME, hell(Adventure()))
    answer(table, "pass")
    assert table.state.told == ["heroes done", "enemies act", "round 1 closed"]


def test_opening_the_bosses_door_drops_the_rest_of_the_round() -> None:
    table = begin(GAME, hell(Adventure()), given=(TWIN_FACE,))
    answer(table, "open boss door")
    assert table.is_inside(BossFight)
    assert not table.is_inside(Round)
    assert "enemies act" not in table.state.told


def test_the_round_and_the_phase_that_were_left_are_closed() -> None:
    table = begin(GAME, hell(Adventure()), given=(TWIN_FACE,))
    answer(table, "open boss door")
    assert table.state.told == ["heroes done", "round 1 closed"]


def test_a_boss_who_falls_ends_the_match() -> None:
    table = begin(GAME, hell(Adventure()), given=(SWORD_FACE, 5))
    answer(table, "open boss door")
    assert table.is_over
    assert table.state.outcome is not None
    assert table.state.outcome.rule == "PO-BOSS-01"


def test_a_boss_who_stands_lets_the_next_round_begin() -> None:
    table = begin(GAME, hell(Adventure()), given=(SWORD_FACE, 0))
    answer(table, "open boss door")
    assert table.state.rounds == 2
    assert offered(table) == ["fight", "open boss door", "pass"]
