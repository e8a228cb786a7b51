"""Interrupts: another seat steps into the middle of a move or of a declared attack (Descent's Guard)."""

from __future__ import annotations

from .playing import FIRST, SECOND, THIRD, answer, begin, offered
from .toys.guard import (
    GAME,
    GOBLIN,
    KNIGHT,
    OGRE,
    Activation,
    MayGuard,
    Walking,
    dungeon,
    figure_of,
    is_alive,
)

# In the middle of a move


def test_a_guard_is_asked_after_every_single_step() -> None:
    table = begin(GAME, dungeon())
    answer(table, "walk", "step 3")
    assert (table.seat, offered(table)) == (SECOND, ["pass", "shoot 0", "shoot 1"])
    answer(table, "pass", "step 4")
    assert table.seat == SECOND


def test_a_seat_that_is_not_on_guard_is_not_asked() -> None:
    table = begin(GAME, dungeon(guards=[]))
    answer(table, "walk", "step 3", "step 4")
    assert table.seat == FIRST


def test_the_walk_goes_on_after_a_shot_that_does_not_kill() -> None:
    table = begin(GAME, dungeon(), given=(2,))
    answer(table, "walk", "step 3", "shoot 0")
    assert (table.seat, offered(table)) == (FIRST, ["step 4", "pass"])
    assert figure_of(table.state, GOBLIN).wounds == 1


def test_a_step_that_was_taken_stays_paid_for() -> None:
    table = begin(GAME, dungeon(), given=(2,))
    answer(table, "walk", "step 3", "shoot 0")
    assert table.inside(Activation).points == 2


def test_a_guard_can_step_in_only_once() -> None:
    table = begin(GAME, dungeon(), given=(1,))
    answer(table, "walk", "step 3", "shoot 0", "step 4")
    assert table.seat == FIRST


def test_a_shot_that_kills_the_mover_drops_the_rest_of_its_walk() -> None:
    table = begin(GAME, dungeon(), given=(3,))
    answer(table, "walk", "step 3", "shoot 0")
    assert not is_alive(table.state, GOBLIN)
    assert not table.is_inside(Walking)


def test_the_walk_and_the_activation_of_the_dead_are_closed() -> None:
    table = begin(GAME, dungeon(), given=(3,))
    answer(table, "walk", "step 3", "shoot 0")
    assert table.state.told == ["0 died", "walk of 0 over", "activation of 0 over"]


def test_the_turn_goes_on_with_the_next_monster() -> None:
    table = begin(GAME, dungeon(), given=(3,))
    answer(table, "walk", "step 3", "shoot 0")
    assert table.inside(Activation).figure == OGRE
    answer(table, "walk", "step 1", "pass", "pass")
    assert table.state.told[-1] == "turn over"


def test_a_monster_that_dies_before_its_turn_is_not_activated() -> None:
    table = begin(GAME, dungeon(), given=(5,))
    figure_of(table.state, OGRE).wounds = 5
    answer(table, "walk", "step 3", "shoot 1", "pass", "pass")
    assert table.is_over
    assert table.state.told == ["1 died", "walk of 0 over", "activation of 0 over", "turn over"]


# Several guards


def test_guards_are_asked_one_after_the_other() -> None:
    table = begin(GAME, dungeon(guards=[1, 2]))
    answer(table, "walk", "step 3", "pass")
    assert table.seat == THIRD
    answer(table, "pass")
    assert table.seat == FIRST


def test_another_guard_may_step_in_right_after_the_first() -> None:
    table = begin(GAME, dungeon(guards=[1, 2]), given=(1, 2))
    answer(table, "walk", "step 3", "shoot 0", "shoot 0")
    assert not is_alive(table.state, GOBLIN)


def test_when_the_mover_is_dead_the_window_is_over() -> None:
    table = begin(GAME, dungeon(guards=[1, 2]), given=(3,))
    answer(table, "walk", "step 3", "shoot 0")
    assert table.seat == FIRST


def test_who_let_the_chance_pass_has_it_again_at_the_next_step() -> None:
    table = begin(GAME, dungeon(guards=[1, 2]))
    answer(table, "walk", "step 3", "pass", "pass", "step 4")
    assert isinstance(table.choice, MayGuard)
    assert table.seat == SECOND


# In the middle of an attack


def test_an_attack_nobody_steps_into_is_carried_out() -> None:
    table = begin(GAME, dungeon(goblin_at=4))
    answer(table, "strike 2", "pass")
    assert figure_of(table.state, KNIGHT).wounds == 3


def test_a_guard_kills_the_attacker_and_the_attack_is_never_rolled() -> None:
    table = begin(GAME, dungeon(goblin_at=4), given=(3,))
    answer(table, "strike 2", "shoot 0")
    assert figure_of(table.state, KNIGHT).wounds == 5
    assert table.state.told == ["0 died", "attack over", "activation of 0 over"]


def test_a_guard_throws_the_attacker_out_of_reach_and_the_attack_is_withdrawn() -> None:
    table = begin(GAME, dungeon(goblin_at=4), given=(0,))
    answer(table, "strike 2", "shoot 0")
    assert figure_of(table.state, KNIGHT).wounds == 5
    assert table.state.told == ["attack over"]


def test_the_rest_of_the_activation_goes_on_after_a_withdrawn_attack() -> None:
    table = begin(GAME, dungeon(goblin_at=4), given=(0,))
    answer(table, "strike 2", "shoot 0", "walk", "step 3", "step 4", "pass")
    assert offered(table) == ["walk", "strike 2", "pass"]


def test_a_withdrawn_attack_does_not_count() -> None:
    table = begin(GAME, dungeon(goblin_at=4), given=(0,))
    answer(table, "strike 2", "shoot 0", "walk", "step 3", "step 4", "pass", "strike 2")
    assert figure_of(table.state, KNIGHT).wounds == 3
    assert "strike 2" not in offered(table)


def test_an_attacker_that_stays_in_reach_strikes_after_the_shot() -> None:
    table = begin(GAME, dungeon(goblin_at=4), given=(1,))
    answer(table, "strike 2", "shoot 0")
    assert figure_of(table.state, KNIGHT).wounds == 3


def test_a_match_copied_in_the_middle_of_an_interrupt_goes_on_the_same() -> None:
    table = begin(GAME, dungeon(guards=[1, 2], goblin_at=4))
    answer(table, "strike 2", "pass")
    twin = table.copy()
    for each in (table, twin):
        each.given = [3]
        answer(each, "shoot 0", "pass")
    assert GAME.codec.encode(table.state) == GAME.codec.encode(twin.state)
    assert twin.state.told[:3] == ["0 died", "attack over", "activation of 0 over"]
