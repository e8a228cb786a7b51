"""Pools of dice: caps, dice added later, rerolls, symbols to be dealt with one by one."""

from __future__ import annotations

import msgspec
import pytest

from tests.pieces.boxes import (
    BLACK,
    CLAW,
    DAMAGE,
    DEFENCE,
    DESCENT,
    ENEMY,
    GREEN,
    HIT,
    MANA,
    MASSIVE,
    MISS,
    ORANGE,
    RANGE,
    RED,
    SCRATCH,
    SHIELD,
    YELLOW,
    table,
)
from undercroft.kernel.stuck import BadOutcomeError
from undercroft.pieces.dice import Dice, Die, DieId, Pool


def pool_of(dice: Dice, *kinds: DieId) -> Pool:
    pool = Pool()
    for kind in kinds:
        assert dice.add(pool, kind)
    return pool


def faces(pool: Pool) -> list[int]:
    return [die.face for die in pool.dice]


def test_what_does_not_fit_under_the_cap_is_cut() -> None:
    # WE-08, MD-POOL-08, MD-POOL-09: four more yellow dice for one that is there already are two.
    pool = pool_of(MASSIVE, YELLOW, ORANGE, ENEMY, ENEMY, DEFENCE)
    MASSIVE.roll(table(1, 3, 3, 5, 5), pool)
    assert MASSIVE.add(pool, YELLOW, 4) == 2
    assert MASSIVE.roll(table(0, 1), pool) == [5, 6]
    assert MASSIVE.add(pool, YELLOW) == 0
    # A miss and 1 hit more: 1 + 2 + 0 + 1 hits, less 2 shields.
    assert MASSIVE.total(pool, HIT) - MASSIVE.total(pool, SHIELD) == 2


def test_only_dice_that_have_not_been_rolled_are_rolled() -> None:
    # DE-FAT-07, DE-FAT-08: a power die bought after the roll is rolled at once, by itself.
    pool, dice = pool_of(DESCENT, RED, GREEN), table(1, 1, 4)
    DESCENT.roll(dice, pool)
    DESCENT.add(pool, BLACK)
    assert DESCENT.roll(dice, pool) == [2]
    assert faces(pool) == [1, 1, 4]
    assert dice.rolls == [1, 1, 4]


def test_never_more_than_five_power_dice() -> None:
    # DE-DICE-07; dice for burning, webs and traps are no attack (DE-DICE-13).
    pool = Pool()
    assert DESCENT.add(pool, BLACK, 7) == 5
    assert len(DESCENT.throw(table(*range(6)), BLACK, 6).dice) == 6


def test_the_rerolled_die_alone_changes_and_remembers_it() -> None:
    # EX-17, DE-DICE-12: the red die shows the miss face and is rolled again, the others stay.
    pool = pool_of(DESCENT, RED, GREEN, BLACK, BLACK)
    DESCENT.roll(table(0, 1, 4, 1), pool)
    assert DESCENT.total(pool, MISS)
    assert DESCENT.showing(pool, DESCENT.faces(lambda face: "miss" in face)) == [0]
    DESCENT.reroll(table(1), pool, [0])
    assert faces(pool) == [1, 1, 4, 1]
    assert [die.rerolls for die in pool.dice] == [1, 0, 0, 0]
    assert (pool.rerolls, DESCENT.total(pool, MISS), DESCENT.total(pool, DAMAGE), DESCENT.total(pool, RANGE)) == (
        1,
        0,
        6,
        1,
    )


def test_a_die_of_which_a_symbol_was_resolved_is_locked() -> None:
    # MD-RES-05, MD-RES-06: claw and scratch of one die at different moments; the first one locks it.
    pool = pool_of(MASSIVE, ENEMY, DEFENCE)
    MASSIVE.roll(table(5, 2), pool)
    assert pool.unresolved == [(0, SCRATCH), (0, CLAW)]
    assert pool.loose == [0, 1]
    pool.resolve(0, SCRATCH)
    assert pool.unresolved == [(0, CLAW)]
    assert pool.loose == [1]
    with pytest.raises(ValueError, match="cannot be rolled again"):
        MASSIVE.reroll(table(0), pool, [0])
    with pytest.raises(ValueError, match="cannot be turned"):
        MASSIVE.turn(pool, 0, 0)


def test_a_reroll_replaces_all_symbols_of_a_die_and_may_come_again() -> None:
    # MD-RES-09: the same die may be rolled again as often as one has rerolls.
    pool = pool_of(MASSIVE, ENEMY)
    MASSIVE.roll(table(5), pool)
    MASSIVE.reroll(table(2), pool, [0])
    assert pool.unresolved == [(0, SCRATCH)]
    MASSIVE.reroll(table(0), pool, [0])
    assert (pool.unresolved, pool.rerolls) == ([], 2)


def test_two_symbols_of_a_kind_on_one_die_are_resolved_one_by_one() -> None:
    pool = pool_of(MASSIVE, MASSIVE.kind("shadow"))
    MASSIVE.roll(table(1), pool)
    pool.resolve(0, MANA)
    assert pool.unresolved == [(0, MANA)]
    pool.resolve(0, MANA)
    assert pool.unresolved == []


def test_claws_count_in_full_sets() -> None:
    # MD-RES-16, DM-50
    pool = pool_of(MASSIVE, *[ENEMY] * 5)
    MASSIVE.roll(table(3, 4, 5, 3, 4), pool)
    assert MASSIVE.total(pool, CLAW) == 5
    assert MASSIVE.sets(pool, CLAW, 2) == 2


def test_dice_that_show_the_same_are_found_together() -> None:
    pool = pool_of(MASSIVE, ENEMY, ENEMY, YELLOW, ENEMY)
    MASSIVE.roll(table(3, 0, 3, 3), pool)
    assert pool.alike() == {(ENEMY, 3): [0, 3], (ENEMY, 0): [1], (YELLOW, 3): [2]}


def test_a_die_set_aside_no_longer_counts_but_fills_its_place() -> None:
    # MD-RES-30
    pool = pool_of(MASSIVE, *[YELLOW] * 3)
    MASSIVE.roll(table(5, 4, 1), pool)
    pool.set_aside(1)
    assert MASSIVE.total(pool, HIT) == 3
    assert pool.unresolved == []
    assert pool.loose == [0, 2]
    assert MASSIVE.add(pool, YELLOW) == 0


def test_a_die_less_is_rolled_if_there_is_one() -> None:
    # MD-TOK-09, MD-TOK-10, MD-AMB-12
    pool = pool_of(MASSIVE, YELLOW, YELLOW, ORANGE)
    assert MASSIVE.remove(pool, YELLOW)
    assert [die.kind for die in pool.dice] == [YELLOW, ORANGE]
    assert not MASSIVE.remove(pool, DEFENCE)


def test_a_die_can_be_laid_on_another_face_and_locked() -> None:
    pool = pool_of(MASSIVE, YELLOW)
    MASSIVE.roll(table(5), pool)
    MASSIVE.turn(pool, 0, 0)
    pool.lock(0)
    assert (MASSIVE.total(pool, HIT), pool.loose) == (0, [])


def test_a_pool_is_a_part_of_a_state_byte_for_byte() -> None:
    pool = pool_of(MASSIVE, ENEMY, YELLOW)
    MASSIVE.roll(table(5, 3), pool)
    pool.resolve(0, CLAW)
    data = msgspec.msgpack.encode(pool)
    assert msgspec.msgpack.encode(msgspec.msgpack.decode(data, type=Pool)) == data
    assert msgspec.msgpack.decode(data, type=Pool) == pool
    assert Pool().dice is not Pool().dice


def test_every_roll_is_asked_of_the_table() -> None:
    with pytest.raises(BadOutcomeError):
        MASSIVE.throw(table(6), ENEMY)
    rolled = table(2, 2)
    Dice(Die("tetrahedron", [{}, {}, {"hit": 1}, {}])).throw(rolled, DieId(0), 2)
    assert rolled.rolls == [2, 2]
