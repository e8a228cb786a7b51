"""Chance: the same everywhere, even, and never the same again after it was diverted."""

from __future__ import annotations

import hashlib
from itertools import pairwise

import pytest

from undercroft.kernel.chance import Chance, random_seed
from undercroft.kernel.stuck import BadOutcomeError

from .playing import begin
from .toys.script import GAME, script

WORD = 1 << 64


def numbers(chance: Chance, limit: int, count: int) -> list[int]:
    return [chance.below(limit) for _ in range(count)]


def chi_square(counts: list[int]) -> float:
    expected = sum(counts) / len(counts)
    return sum((count - expected) ** 2 / expected for count in counts)


# The same on every machine: these numbers are part of the promise and never change


def test_a_seed_gives_these_numbers_on_every_machine() -> None:
    assert Chance.from_seed("7").key.hex() == "d1f0a2c15dbed8c2d9184b20a1046043"
    assert numbers(Chance.from_seed("7"), 6, 12) == [4, 1, 5, 1, 2, 1, 3, 5, 3, 5, 5, 3]
    assert numbers(Chance.from_seed("7"), WORD, 2) == [12899588137282874227, 3949253392716982664]


def test_a_seed_may_be_any_text() -> None:
    assert numbers(Chance.from_seed("zażółć"), 1000, 6) == [386, 185, 739, 624, 625, 834]


def test_a_seed_shuffles_like_this_on_every_machine() -> None:
    cards = list(range(8))
    Chance.from_seed("7").shuffle(cards)
    assert cards == [2, 3, 0, 4, 6, 7, 1, 5]


def test_the_ninth_number_comes_from_the_second_block() -> None:
    chance = Chance.from_seed("7")
    block = hashlib.blake2b((1).to_bytes(8, "little"), key=chance.key, digest_size=64).digest()
    assert numbers(chance, WORD, 9)[8] == int.from_bytes(block[:8], "little")


def test_another_seed_gives_other_numbers() -> None:
    assert numbers(Chance.from_seed("7"), 1000, 8) != numbers(Chance.from_seed("8"), 1000, 8)


def test_the_place_in_the_stream_is_all_there_is_to_copy() -> None:
    chance = Chance.from_seed("7")
    numbers(chance, 6, 11)
    assert numbers(Chance(chance.key, chance.used), 6, 20) == numbers(chance, 6, 20)


def test_a_seed_that_is_drawn_is_new_each_time() -> None:
    assert len({random_seed() for _ in range(100)}) == 100


# Evenness: the seeds are fixed, so these cannot fail by bad luck. Bounds are those of one in a thousand.


@pytest.mark.parametrize(("sides", "bound"), [(2, 10.8), (6, 20.5), (20, 43.8)])
def test_every_face_comes_up_equally_often(sides: int, bound: float) -> None:
    rolls = numbers(Chance.from_seed("even"), sides, 30_000)
    assert chi_square([rolls.count(face) for face in range(sides)]) < bound


def test_a_roll_tells_nothing_of_the_next() -> None:
    rolls = numbers(Chance.from_seed("pairs"), 6, 36_001)
    pairs = [6 * one + other for one, other in pairwise(rolls)]
    assert chi_square([pairs.count(pair) for pair in range(36)]) < 66.6


def test_every_order_of_three_comes_up_equally_often() -> None:
    chance, counts = Chance.from_seed("orders"), dict.fromkeys(("abc", "acb", "bac", "bca", "cab", "cba"), 0)
    for _ in range(12_000):
        letters = list("abc")
        chance.shuffle(letters)
        counts["".join(letters)] += 1
    assert chi_square([*counts.values()]) < 20.5


def test_a_number_is_always_below_its_limit() -> None:
    chance = Chance.from_seed("7")
    assert all(chance.below(limit) < limit for limit in range(1, 2000))


# Diverting and spawning


def test_diverted_chance_gives_other_numbers() -> None:
    chance = Chance.from_seed("7")
    chance.divert()
    assert chance.key.hex() == "358086da154101049ec29ecfab415ce2"
    assert numbers(chance, 1000, 4) == [145, 40, 246, 980]
    assert numbers(Chance.from_seed("7"), 1000, 4) != [145, 40, 246, 980]


def test_diverted_chance_begins_a_new_stream_wherever_it_was() -> None:
    chance = Chance.from_seed("7")
    numbers(chance, 6, 5)
    chance.divert()
    assert numbers(chance, 1000, 4) == [145, 40, 246, 980]


def test_chance_can_be_diverted_again_and_again_and_never_comes_back() -> None:
    chance, keys = Chance.from_seed("7"), set()
    for _ in range(100):
        keys.add(chance.key)
        chance.divert()
    assert len(keys) == 100


def test_a_spawned_generator_is_independent_of_its_parent() -> None:
    parent, alone = Chance.from_seed("7"), Chance.from_seed("7")
    child = parent.spawn()
    numbers(alone, 6, 2)
    numbers(child, 6, 100)
    assert numbers(parent, 1000, 8) == numbers(alone, 1000, 8)
    assert child.key.hex() == "73ab96df108b04b388e9e6600991ce36"


def test_two_spawned_generators_differ() -> None:
    parent = Chance.from_seed("7")
    assert numbers(parent.spawn(), 1000, 8) != numbers(parent.spawn(), 1000, 8)


# At the table


def test_drawing_takes_a_card_out_and_picking_leaves_it() -> None:
    table, bag = begin(GAME, script(), given=(1, 0)), ["a", "b", "c"]
    assert (table.draw(bag), bag) == ("b", ["a", "c"])
    assert (table.pick(bag), bag) == ("a", ["a", "c"])


def test_a_shuffle_at_the_table_is_the_shuffle_of_chance_and_is_recorded() -> None:
    table, here, there = begin(GAME, script()), list("abcdef"), list("abcdef")
    Chance.from_seed("1").shuffle(there)
    table.shuffle(here)
    assert here == there
    assert len(table.rolls or []) == 5


def test_a_die_with_one_side_needs_no_chance() -> None:
    table = begin(GAME, script(), given=(3,))
    assert (table.roll(1), table.given, table.rolls, table.state.chance.used) == (0, [3], [], 0)


def test_an_outcome_that_could_not_have_come_up_cannot_be_given() -> None:
    with pytest.raises(BadOutcomeError):
        begin(GAME, script(), given=(6,)).roll(6)
