"""The Heroes of The Next Level with a text: four Dark, four Hybrid, the Fool, the Brothers."""

from __future__ import annotations

import pytest

from tests.games.boss_monster.scene import Scene, Side
from undercroft.testing import rule

DARK = {"vampire": "cleric", "barbarian": "fighter", "witch": "mage", "hitman": "thief"}
ROOM_OF = {"cleric": "open-grave", "fighter": "golem-factory", "mage": "observatory", "thief": "spiked-pit"}

# Dark Heroes


@rule("BM-RUL-68")
@pytest.mark.parametrize("hero", DARK)
def test_a_dark_hero_gains_three_health_for_an_opponents_room_card_of_its_class(hero: str) -> None:
    scene = Scene(
        alice=Side(dungeon=["dragon-hatchery"], entrance=[hero]),
        bob=Side(hand=[ROOM_OF[DARK[hero]], "pause"]),
        at="adventure",
    )
    scene.says("bob", f"use {hero}", "pass")
    assert scene.alice.entrance == [hero]
    assert scene.health(hero) == 9
    assert (scene.bob.hand, scene.in_pile()) == (["pause"], [ROOM_OF[DARK[hero]]])


@rule("BM-RUL-68", "BM-RUL-48")
@pytest.mark.parametrize("hero", DARK)
def test_a_dark_hero_is_not_paid_with_rooms_of_the_three_other_classes(hero: str) -> None:
    others = [ROOM_OF[name] for name in ROOM_OF if name != DARK[hero]]
    scene = Scene(
        alice=Side(dungeon=["dragon-hatchery"], entrance=[hero]),
        bob=Side(hand=[*others, "pause"]),
        at="adventure",
    )
    assert scene.why_not(f"use {hero}") == "BM-RUL-48"


@rule("BM-RUL-68")
def test_a_dark_hero_inside_a_dungeon_is_paid_at_most_once_per_round_in_all() -> None:
    scene = Scene(
        alice=Side(dungeon=["neanderthal-cave", "neanderthal-cave"], entrance=["vampire"]),
        bob=Side(hand=["open-grave"]),
        carol=Side(hand=["open-grave", "pause"]),
        at="adventure",
    )
    scene.passes("bob", "carol")
    assert scene.alice.inside == "vampire"
    scene.says("bob", "use vampire")
    assert scene.asked == "carol"
    assert scene.why_not("use vampire") == "BM-RUL-101"


@rule("BM-RUL-101", "BM-RUL-68")
def test_a_dark_hero_that_was_paid_killed_and_raised_is_not_paid_again_in_the_same_round() -> None:
    scene = Scene(
        alice=Side(dungeon=["neanderthal-cave"] * 3, entrance=["vampire"]),
        bob=Side(hand=["open-grave", "inner-sanctum", "pause"], dungeon=["zombie-prison"]),
        at="adventure",
    )
    scene.says("bob", "use vampire", "pay open-grave")
    while not scene.alice.souls:
        scene.passes("bob")
    scene.says("bob", "use zombie-prison")
    while scene.alice.souls:
        scene.passes("bob")
    assert scene.alice.entrance == ["vampire"]
    assert scene.why_not("use vampire") == "BM-RUL-101"
    scene.to_round(2)


@rule("BM-RUL-101")
def test_a_dark_hero_that_was_killed_without_a_payment_may_be_paid_when_it_is_back() -> None:
    scene = Scene(
        alice=Side(dungeon=["neanderthal-cave"] * 2, entrance=["vampire"]),
        bob=Side(hand=["open-grave", "pause"], dungeon=["zombie-prison"]),
        at="adventure",
    )
    while not scene.alice.souls:
        scene.passes("bob")
    scene.says("bob", "use zombie-prison")
    while scene.alice.souls:
        scene.passes("bob")
    assert scene.why_not("use vampire") is None


@rule("BM-RUL-68")
def test_a_dark_hero_is_not_paid_by_the_owner_of_the_dungeon() -> None:
    scene = Scene(
        alice=Side(dungeon=["dragon-hatchery"], entrance=["vampire"], hand=["open-grave", "pause"]),
        at="adventure",
    )
    assert scene.offers() == ["pass", "play pause"]


@rule("BM-RUL-68")
def test_a_dark_hero_is_not_paid_in_town_or_in_the_build_phase() -> None:
    scene = Scene(
        alice=Side(entrance=["vampire"]),
        bob=Side(hand=["open-grave", "kobold-strike", "pause"]),
        town=["witch"],
    )
    assert scene.offers() == ["pass", "play kobold-strike"]
    later = Scene(bob=Side(hand=["observatory", "pause"]), town=["witch"], at="adventure")
    assert later.offers() == ["pass", "play pause"]


@rule("BM-END-02")
def test_a_dark_heros_bonus_ends_with_the_round() -> None:
    scene = Scene(
        alice=Side(hand=["pause"], entrance=["vampire"]),
        bob=Side(hand=["open-grave"]),
        at="adventure",
        deck=["spawn-point", "spiked-pit"],
    )
    scene.says("alice", "play pause")
    scene.says("bob", "use vampire")
    scene.to_round(2)
    assert scene.health("vampire") == 6


# Heroes without a class


@rule("BM-BAIT-12", "BM-HERO-15")
def test_the_fool_goes_to_the_player_with_the_fewest_souls_whatever_the_treasure() -> None:
    scene = Scene(
        alice=Side(dungeon=["dragon-hatchery"], souls=["archer"], hand=["pause"]),
        bob=Side(souls=["elfstar"]),
        town=["the-fool"],
        at="bait",
    )
    assert scene.bob.entrance == ["the-fool"]


@rule("BM-BAIT-12", "BM-RUL-70")
def test_the_fool_stays_in_town_while_the_fewest_souls_are_tied() -> None:
    scene = Scene(
        alice=Side(souls=["archer"], hand=["pause"]),
        bob=Side(souls=["elfstar"]),
        carol=Side(souls=["black-leaf"]),
        town=["the-fool"],
        at="bait",
    )
    assert scene.in_town() == ["the-fool"]


@rule("BM-BAIT-12")
def test_the_brothers_go_to_the_player_with_the_highest_souls_minus_wounds() -> None:
    scene = Scene(
        alice=Side(souls=["archer"], wounds=["druid"], hand=["pause"]),
        bob=Side(souls=["elfstar"]),
        town=["the-brothers"],
        at="bait",
    )
    assert scene.bob.entrance == ["the-brothers"]


@rule("BM-BAIT-12", "BM-RUL-70")
def test_the_brothers_stay_in_town_while_that_is_tied() -> None:
    scene = Scene(
        alice=Side(souls=["archer"], wounds=["elfstar"], hand=["pause"]),
        bob=Side(souls=["black-leaf"]),
        town=["the-brothers"],
        at="bait",
    )
    assert scene.in_town() == ["the-brothers"]


# Hybrid Heroes


@rule("BM-BAIT-11", "BM-HERO-04", "BM-RUL-69")
@pytest.mark.parametrize(
    ("hero", "first", "second"),
    [
        ("necromancer", "cleric", "thief"),
        ("swordmage", "fighter", "mage"),
        ("druid", "cleric", "mage"),
        ("archer", "fighter", "thief"),
    ],
)
def test_a_hybrid_hero_adds_up_its_two_classes_and_no_other(hero: str, first: str, second: str) -> None:
    others = [ROOM_OF[name] for name in ROOM_OF if name not in (first, second)]
    scene = Scene(
        alice=Side(boss="king-croak", dungeon=[*others, *others], hand=["pause"]),
        bob=Side(boss="porkus", dungeon=[ROOM_OF[first], ROOM_OF[second]]),
        town=[hero],
        at="bait",
    )
    assert scene.bob.entrance == [hero]


def test_the_necromancer_turns_a_soul_into_a_wound_when_it_survives() -> None:
    scene = Scene(
        alice=Side(entrance=["necromancer"], souls=["elfstar", "archer"]),
        at="adventure",
    )
    assert scene.offers() == ["hero elfstar", "hero archer"]
    scene.says("alice", "hero elfstar")
    assert (scene.alice.souls, scene.alice.wounds) == (["archer"], ["necromancer", "elfstar"])


def test_the_necromancer_turns_nothing_when_it_is_killed_or_finds_no_soul() -> None:
    killed = Scene(
        alice=Side(
            dungeon=["neanderthal-cave", "beast-menagerie", "blockpile-puzzle"],
            entrance=["necromancer"],
            souls=["elfstar"],
        ),
        bob=Side(hand=["pause"]),
        at="adventure",
    )
    killed.passes("bob", "bob", "bob", "bob")
    assert killed.alice.souls == ["elfstar", "necromancer"]
    without = Scene(alice=Side(entrance=["necromancer"]), bob=Side(hand=["pause"]), at="adventure")
    without.passes("bob")
    assert without.alice.wounds == ["necromancer"]


@rule("BM-RUL-91")
def test_the_swordmage_inside_gains_two_health_before_each_spell_even_one_at_it() -> None:
    scene = Scene(
        alice=Side(dungeon=["dragon-hatchery"], entrance=["swordmage"], hand=["lightning-bolt", "pause", "pause"]),
        bob=Side(hand=["assassin"]),
        at="adventure",
    )
    scene.says("alice", "pass", "play lightning-bolt", "text 1 of lightning-bolt")
    assert scene.health("swordmage") == 14
    scene.passes("alice")
    scene.says("bob", "play assassin")
    scene.passes("alice")
    assert scene.health("swordmage") == 14 + 2 + 3


@rule("BM-RUL-91", "BM-PRIO-10")
def test_the_swordmage_gains_nothing_from_a_cancelled_spell() -> None:
    scene = Scene(
        alice=Side(dungeon=["dragon-hatchery"], entrance=["swordmage"], hand=["giant-size", "pause"]),
        bob=Side(hand=["antimagic-zone"]),
        at="adventure",
    )
    scene.says("alice", "pass", "play giant-size")
    scene.says("bob", "use antimagic-zone")
    assert (scene.alice.inside, scene.health("swordmage")) == ("swordmage", 12)


def test_the_swordmage_gains_nothing_at_an_entrance() -> None:
    scene = Scene(
        alice=Side(dungeon=["dragon-hatchery"], entrance=["swordmage"], hand=["giant-size", "pause"]),
        at="adventure",
    )
    scene.says("alice", "play giant-size")
    assert (scene.alice.entrance, scene.health("swordmage")) == (["swordmage"], 12)


def test_the_druid_has_one_health_more_for_each_spell_in_its_hosts_hand_at_any_moment() -> None:
    scene = Scene(
        alice=Side(entrance=["druid"], hand=["pause", "party-up", "soul-harvest"], souls=["elfstar"]),
        bob=Side(hand=["fear", "freeze"]),
        at="adventure",
        spell_deck=["fear", "freeze"],
    )
    assert scene.health("druid") == 15
    scene.says("alice", "play soul-harvest")
    assert scene.health("druid") == 16


def test_the_druid_in_town_has_only_its_printed_health() -> None:
    scene = Scene(alice=Side(hand=["pause", "spawn-point"]), bob=Side(hand=["fear"]), town=["druid"])
    assert scene.health("druid") == 12


@rule("BM-RUL-78", "BM-RUL-36")
def test_the_archer_skips_the_last_room_without_damage_or_trigger() -> None:
    scene = Scene(
        alice=Side(dungeon=["spawn-point", "bom-boy-factory"], entrance=["archer"], hand=["pause"]),
        at="adventure",
    )
    scene.says("alice", "pass")
    assert scene.alice.hero_in == "spawn-point"
    scene.says("alice", "pass")
    assert scene.alice.wounds == ["archer"]
    assert scene.alice.dungeon == ["spawn-point", "bom-boy-factory"]


@rule("BM-RUL-85")
def test_the_archer_skips_the_active_room_nearest_to_the_boss_and_only_that_one() -> None:
    scene = Scene(
        alice=Side(
            dungeon=["neanderthal-cave", "spawn-point", "wreck-room"],
            asleep=["wreck-room"],
            entrance=["archer"],
            hand=["pause"],
        ),
        at="adventure",
    )
    scene.says("alice", "pass")
    assert (scene.alice.hero_in, scene.damage_on("archer")) == ("neanderthal-cave", 3)
    scene.says("alice", "pass")
    assert scene.alice.wounds == ["archer"]


def test_another_hero_does_not_skip_the_last_room() -> None:
    scene = Scene(
        alice=Side(dungeon=["spawn-point", "bom-boy-factory"], entrance=["rom-the-reaver"], hand=["pause"]),
        at="adventure",
    )
    scene.says("alice", "pass", "pass")
    assert scene.alice.hero_in == "bom-boy-factory"
