"""Exact odds, held to brute force: every face of every die, counted one by one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import product
from math import comb

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.pieces.boxes import (
    BLACK,
    BLUE,
    DAMAGE,
    DEFENCE,
    DESCENT,
    ENEMY,
    GOLD,
    GREEN,
    HIT,
    MASSIVE,
    MISS,
    ORANGE,
    PIERCE,
    POWER,
    RANGE,
    RED,
    SHIELD,
    SURGE,
    WHITE,
    YELLOW,
    table,
)
from undercroft.games.alone import combat, ids
from undercroft.pieces.dice import Dice, Die, DieId, Offer, Pool, SymbolId

SWORD = (Offer(POWER, 1, {RANGE: 1}), Offer(POWER, 1, {DAMAGE: 1}), Offer(SURGE, 2, {DAMAGE: 1}))
BOW = (*SWORD[:2], Offer(SURGE, 2, {RANGE: 1}), Offer(SURGE, 3, {DAMAGE: 1}))
ATTACK = (RANGE, DAMAGE, SURGE, POWER)


def all_rolls(dice: Dice, kinds: Sequence[DieId]) -> Iterator[dict[int, int]]:
    """Every way in which dice can land, as totals by symbol."""
    for faces in product(*(dice.shown[kind] for kind in kinds)):
        yield dict(enumerate(map(sum, zip(*faces, strict=True))))


def share(dice: Dice, kinds: Sequence[DieId], holds: Callable[[dict[int, int]], object]) -> float:
    rolls = list(all_rolls(dice, kinds))
    return sum(bool(holds(roll)) for roll in rolls) / len(rolls)


def counted(kinds: Sequence[DieId]) -> Counter[DieId]:
    return Counter(kinds)


@settings(derandomize=True, deadline=None, max_examples=40)
@given(
    st.lists(st.sampled_from((YELLOW, ORANGE, DEFENCE, ENEMY)), min_size=1, max_size=4),
    st.integers(0, 4),
    st.integers(0, 3),
)
def test_joint_totals_are_those_of_all_rolls_counted(kinds: list[DieId], hits: int, shields: int) -> None:
    odds = MASSIVE.odds(counted(kinds), HIT, SHIELD)
    expected = share(MASSIVE, kinds, lambda roll: roll[HIT] >= hits and roll[SHIELD] >= shields)
    assert odds.at_least(hits, shields) == pytest.approx(expected)
    assert odds.exactly(hits, shields) == pytest.approx(
        share(MASSIVE, kinds, lambda roll: (roll[HIT], roll[SHIELD]) == (hits, shields))
    )


def test_wounds_are_hits_less_shields_and_never_below_none() -> None:
    # MD-RES-18
    kinds = [YELLOW, ORANGE, DEFENCE, DEFENCE]
    wounds = MASSIVE.odds(counted(kinds), HIT, SHIELD).value(lambda hits, shields: max(0, hits - shields))
    truth = [max(0, roll[HIT] - roll[SHIELD]) for roll in all_rolls(MASSIVE, kinds)]
    for number in range(7):
        assert wounds.at_least(number) == pytest.approx(sum(found >= number for found in truth) / len(truth))
    assert wounds.mean() == pytest.approx(sum(wounds.at_least(number) for number in range(1, 6)))


def test_the_printed_means_of_the_dice() -> None:
    # MD-COMP-09, MD-AMB-68
    means = [MASSIVE.odds({kind: 1}, HIT, SHIELD).mean(symbol) for kind, symbol in ((YELLOW, HIT), (ORANGE, HIT))]
    assert means == [1.0, 1.5]
    assert MASSIVE.odds({DEFENCE: 3}, SHIELD).mean() == pytest.approx(2.5)


def best_of_all(roll: dict[int, int], distance: int, offers: Sequence[Offer]) -> int | None:
    """The most damage that a roll can make of its surges and power at this distance, by trying everything."""
    if roll[MISS]:
        return None
    found: list[int] = []

    def spend(left: dict[int, int]) -> None:
        if left[RANGE] >= distance:
            found.append(left[DAMAGE])
        for offer in offers:
            if left[offer.symbol] >= offer.price:
                after = dict(left)
                after[offer.symbol] -= offer.price
                for symbol, amount in offer.gives.items():
                    after[symbol] += amount
                spend(after)

    spend(roll)
    return max(found, default=None)


@pytest.mark.parametrize(
    ("kinds", "offers", "distance"),
    [([RED, GREEN, BLACK], SWORD, 1), ([BLUE, GOLD, BLACK], BOW, 4), ([WHITE, GREEN, BLACK, BLACK], SWORD, 3)],
)
def test_the_chance_of_range_and_damage_with_surges_and_power_spent_best(
    kinds: list[DieId], offers: Sequence[Offer], distance: int
) -> None:
    # DE-ATK-10 to 15, DE-DICE-03: a miss face spoils all; each enhancement is range or damage; surges at their price.
    odds = DESCENT.odds(counted(kinds), *ATTACK, unless=MISS)
    damage = odds.value(lambda found, hearts, *_: hearts if found >= distance else None, offers)
    truth = [best_of_all(roll, distance, offers) for roll in all_rolls(DESCENT, kinds)]
    for number in range(9):
        enough = sum(best is not None and best >= number for best in truth)
        assert damage.at_least(number) == pytest.approx(enough / len(truth))
    assert damage.chance == damage.at_least(0)
    assert damage.mean() == pytest.approx(sum(best or 0 for best in truth) / len(truth))


def test_four_surges_buy_two_points_or_one_and_the_other_thing() -> None:
    # EX-08
    dice = Dice(Die("sure", [{"surge": 4}]), also=("damage", "knockback"))
    surge, damage, knockback = dice.symbols("surge", "damage", "knockback")
    offers = (Offer(surge, 2, {damage: 1}), Offer(surge, 2, {knockback: 1}))
    odds = dice.odds({DieId(0): 1}, damage, knockback, surge)
    assert odds.value(lambda hearts, *_: hearts, offers).exactly(2) == 1
    assert odds.value(lambda hearts, thrown, _: hearts if thrown else None, offers).exactly(1) == 1


def test_surges_may_buy_what_no_die_shows() -> None:
    # DE-AB-35, DE-AB-58: Pierce counts while there is armour left.
    offers = (*SWORD[:2], Offer(SURGE, 1, {DAMAGE: 1, PIERCE: 1}))
    odds = DESCENT.odds({WHITE: 1, GREEN: 1}, *ATTACK, PIERCE, unless=MISS)
    wounds = odds.value(lambda _r, hearts, _s, _p, pierce: max(0, hearts - max(0, 2 - pierce)), offers)
    expected = sum(
        max(0, roll[DAMAGE] + roll[SURGE] - max(0, 2 - roll[SURGE])) if not roll[MISS] else 0
        for roll in all_rolls(DESCENT, [WHITE, GREEN])
    )
    assert wounds.mean() == pytest.approx(expected / 36)


def test_fear_is_paid_first_and_flat_bonuses_are_added() -> None:
    # DE-AB-20, DE-AB-42, DE-AB-55: without enough surges the attack misses.
    odds = DESCENT.odds({RED: 1, GREEN: 1}, *ATTACK, unless=MISS)
    assert odds.pay({SURGE: 1}).chance == pytest.approx(
        share(DESCENT, [RED, GREEN], lambda roll: not roll[MISS] and roll[SURGE] >= 1)
    )
    assert odds.plus({DAMAGE: 2}).mean(DAMAGE) == pytest.approx(odds.mean(DAMAGE) + 2 * odds.chance)
    assert odds.plus({DAMAGE: -99}).mean(DAMAGE) == 0


def rolled_again(kinds: Sequence[DieId], again: set[tuple[DieId, int]], most: int) -> Iterator[tuple[int, int]]:
    """Every first roll with every second one: damage (-1 for a miss) and how many cases it stands for."""
    sides = [range(len(DESCENT.shown[kind])) for kind in kinds]
    for first in product(*sides):
        bad = [n for n, face in enumerate(first) if (kinds[n], face) in again][:most]
        for second in product(*(sides[n] for n in bad)):
            faces = list(first)
            for n, face in zip(bad, second, strict=True):
                faces[n] = face
            shown = [DESCENT.shown[kind][face] for kind, face in zip(kinds, faces, strict=True)]
            damage = -1 if any(face[MISS] for face in shown) else sum(face[DAMAGE] for face in shown)
            yield damage, 6 ** (len(kinds) - len(bad))


@pytest.mark.parametrize("most", [0, 1, 2, 3])
def test_dice_that_land_badly_may_be_rolled_once_more(most: int) -> None:
    # DE-ORDER-06: with Aim any number of dice, once; some effects allow fewer.
    kinds = [RED, GREEN, GREEN]
    again = DESCENT.faces(lambda face: face.get("damage", 0) < 2)
    odds = DESCENT.odds(counted(kinds), DAMAGE, unless=MISS, again=again, rerolls=most)
    cases = list(rolled_again(kinds, set(again), most))
    for number in range(11):
        truth = sum(weight for damage, weight in cases if damage >= number) / sum(weight for _, weight in cases)
        assert odds.at_least(number) == pytest.approx(truth)


def test_what_was_rolled_already_is_certain() -> None:
    # DE-FAT-08: is another power die worth the fatigue?
    pool = Pool()
    DESCENT.add(pool, RED)
    DESCENT.roll(table(4), pool)
    DESCENT.add(pool, BLACK)
    odds = DESCENT.odds_of(pool, DAMAGE, POWER, unless=MISS)
    assert odds.at_least(4, 1) == 0.5
    assert odds.at_least(5, 0) == 0
    DESCENT.turn(pool, 0, 0)
    assert DESCENT.odds_of(pool, DAMAGE, unless=MISS).chance == 0


def test_what_was_worked_out_is_kept() -> None:
    assert DESCENT.odds({RED: 1, GREEN: 2}, DAMAGE) is DESCENT.odds({GREEN: 2, RED: 1}, DAMAGE)
    again = DESCENT.faces(lambda face: "miss" in face)
    assert DESCENT.odds({RED: 1, GREEN: 2}, DAMAGE, again=again, rerolls=1) is DESCENT.odds(
        {RED: 1, GREEN: 2}, DAMAGE, again=again, rerolls=1
    )


# Alone's dice could be a box: two faces each of hit, special and miss.

ALONE = Dice(Die("die", [{"hit": 1}] * 2 + [{"special": 1}] * 2 + [{}] * 2))
ALONE_DIE = DieId(0)
ALONE_HIT, ALONE_SPECIAL = ALONE.symbols("hit", "special")


@pytest.mark.parametrize(("symbols", "chance"), [((ALONE_HIT,), 1 / 3), ((ALONE_HIT, ALONE_SPECIAL), 2 / 3)])
def test_the_dice_of_alone_have_the_same_odds(symbols: tuple[SymbolId, ...], chance: float) -> None:
    # AL-SETUP-35, AL-COMBAT-02, AL-COMBAT-03: in the dark only hits count, in the light specials do too.
    odds = ALONE.odds({ALONE_DIE: 4}, *symbols).value(lambda *counts: sum(counts))
    for hits in range(5):
        assert odds.exactly(hits) == pytest.approx(comb(4, hits) * chance**hits * (1 - chance) ** (4 - hits))


def test_a_reroll_of_all_misses_in_alone() -> None:
    # AL-ACT-FIGHT-07: each die that misses, once more.
    odds = ALONE.odds({ALONE_DIE: 3}, ALONE_HIT, again=ALONE.faces(lambda face: "hit" not in face))
    assert odds.at_least(1) == pytest.approx(1 - (2 / 3) ** 6)


def test_the_same_throws_show_the_same_in_alone() -> None:
    throws, pool = [0, 1, 2, 3, 4, 5], Pool()
    faces = combat.roll_dice(table(*throws), len(throws))
    ALONE.add(pool, ALONE_DIE, len(throws))
    ALONE.roll(table(*throws), pool)
    assert ALONE.total(pool, ALONE_HIT) == faces.count(ids.HIT)
    assert ALONE.total(pool, ALONE_SPECIAL) == faces.count(ids.SPECIAL)
