"""The Bait phase (p.13, p.14): who lures whom. ``pause`` in a hand stops the table before anybody walks."""

from __future__ import annotations

from undercroft.testing import rule

from .scene import Scene, Side


@rule("BM-BAIT-01", "BM-BAIT-03")
def test_the_dungeon_with_the_most_treasure_of_its_class_lures_a_hero_to_its_entrance() -> None:
    scene = Scene(
        alice=Side(dungeon=["spiked-pit"], hand=["pause"]),
        bob=Side(dungeon=["bullet-builder"]),
        town=["black-leaf"],
        at="bait",
    )
    assert (scene.alice.treasure["thief"], scene.bob.treasure["thief"]) == (1, 2)
    assert scene.bob.entrance == ["black-leaf"]
    assert scene.in_town() == []


@rule("BM-BAIT-01")
def test_each_hero_is_judged_by_its_own_class() -> None:
    scene = Scene(
        alice=Side(dungeon=["bullet-builder", "wreck-room"], hand=["pause"]),
        bob=Side(dungeon=["madmans-manor"]),
        town=["elfstar", "black-leaf"],
        at="bait",
    )
    assert scene.bob.entrance == ["elfstar"]
    assert scene.alice.entrance == ["black-leaf"]


@rule("BM-BAIT-02")
def test_the_boss_counts_as_much_as_a_room() -> None:
    scene = Scene(
        alice=Side(boss="killa", dungeon=["spawn-point"], hand=["pause"]),
        bob=Side(dungeon=["spawn-point"]),
        town=["hookshot-joe"],
        at="bait",
    )
    assert scene.alice.entrance == ["hookshot-joe"]


@rule("BM-BAIT-02", "BM-GLOSS-09")
def test_covered_and_deactivated_rooms_attract_nobody() -> None:
    scene = Scene(
        alice=Side(dungeon=[["bullet-builder", "spiked-pit"], "wreck-room"], asleep=["wreck-room"], hand=["pause"]),
        bob=Side(dungeon=["hatchlings-hoard", "decapitator"]),
        town=["black-leaf"],
        at="bait",
    )
    assert scene.alice.treasure["thief"] == 1
    assert scene.bob.entrance == ["black-leaf"]


@rule("BM-BAIT-02")
def test_treasure_added_by_a_spell_counts_in_the_same_round() -> None:
    scene = Scene(
        alice=Side(dungeon=["spiked-pit"], hand=["secret-stash", "pause"]),
        bob=Side(dungeon=["spiked-pit"]),
        town=["black-leaf"],
    )
    scene.says("alice", "play secret-stash", "class thief")
    assert scene.phase == "adventure"
    assert scene.alice.entrance == ["black-leaf"]


@rule("BM-BAIT-04")
def test_a_hero_stays_in_town_if_two_share_the_highest_total() -> None:
    scene = Scene(
        alice=Side(dungeon=["bullet-builder"], hand=["pause"]),
        bob=Side(dungeon=["wreck-room"]),
        carol=Side(dungeon=["spiked-pit"]),
        town=["black-leaf"],
        at="bait",
    )
    assert scene.in_town() == ["black-leaf"]


@rule("BM-BAIT-03", "BM-RUL-14")
def test_a_tie_below_the_highest_total_does_not_matter() -> None:
    scene = Scene(
        alice=Side(dungeon=["bullet-builder"], hand=["pause"]),
        bob=Side(dungeon=["spiked-pit"]),
        carol=Side(dungeon=["spiked-pit"]),
        town=["black-leaf"],
        at="bait",
    )
    assert scene.alice.entrance == ["black-leaf"]


@rule("BM-BAIT-05")
def test_a_hero_stays_in_town_if_nobody_has_treasure_of_its_class() -> None:
    scene = Scene(alice=Side(dungeon=["spiked-pit"], hand=["pause"]), town=["elfstar"], at="bait")
    assert scene.in_town() == ["elfstar"]


@rule("BM-BAIT-06", "BM-BAIT-04")
def test_heroes_left_in_town_keep_their_place_before_the_new_ones() -> None:
    scene = Scene(
        alice=Side(hand=["spiked-pit"]),
        town=["elfstar", "hookshot-joe"],
        heroes=["black-leaf", "damok-dragon-hunter", "vampire", "barbarian"],
        rolls=(0, 0),
        at="bait",
    )
    assert scene.state.round == 2
    assert scene.in_town()[:2] == ["elfstar", "hookshot-joe"]
    assert len(scene.in_town()) == 4


@rule("BM-BAIT-06", "BM-BAIT-07")
def test_when_a_tie_breaks_all_waiting_heroes_of_that_class_go_together() -> None:
    scene = Scene(
        alice=Side(dungeon=["bullet-builder"], hand=["spiked-pit", "pause"]),
        bob=Side(dungeon=["wreck-room"]),
        town=["black-leaf", "colgar-fugitive-prince"],
        heroes=["elfstar", "hookshot-joe"],
        deck=["dark-portal", "imp-temple"],
        at="bait",
    )
    assert scene.in_town() == ["black-leaf", "colgar-fugitive-prince"]
    scene.to_end_of_round()
    scene.says("alice", "build spiked-pit at 1")
    scene.all_pass()
    assert scene.phase == "adventure"
    assert scene.alice.entrance == ["black-leaf", "colgar-fugitive-prince"]


@rule("BM-BAIT-08", "BM-BAIT-10")
def test_nothing_may_be_used_between_the_reveal_and_the_adventure_phase() -> None:
    scene = Scene(
        alice=Side(dungeon=["spiked-pit", "frostbat-cave"], hand=["freeze"]),
        bob=Side(dungeon=["lost-library"]),
        town=["black-leaf"],
        at="bait",
    )
    assert (scene.phase, set(scene.waits)) == ("adventure", {"adventure"})
    assert scene.asked == "alice"
    assert scene.alice.entrance == ["black-leaf"]


@rule("BM-BAIT-09")
def test_heroes_arrive_at_a_dungeon_in_the_order_of_the_line_in_town() -> None:
    scene = Scene(
        alice=Side(dungeon=["hatchlings-hoard"], hand=["pause"]),
        town=["hookshot-joe", "elfstar", "black-leaf"],
        at="bait",
    )
    assert scene.alice.entrance == ["hookshot-joe", "elfstar", "black-leaf"]


@rule("BM-BAIT-11", "BM-RUL-69")
def test_a_hybrid_hero_is_judged_by_the_sum_of_both_its_classes() -> None:
    scene = Scene(
        alice=Side(dungeon=["spiked-pit", "madmans-manor", "decapitator"], hand=["pause"]),
        bob=Side(dungeon=["bullet-builder"]),
        town=["necromancer", "black-leaf"],
        at="bait",
    )
    assert (scene.alice.treasure["thief"], scene.bob.treasure["thief"]) == (2, 2)
    assert scene.alice.entrance == ["necromancer"]
    assert scene.in_town() == ["black-leaf"]


@rule("BM-BAIT-11")
def test_one_of_its_two_classes_is_enough_for_a_hybrid_hero() -> None:
    scene = Scene(alice=Side(dungeon=["madmans-manor"], hand=["pause"]), town=["necromancer"], at="bait")
    assert scene.alice.entrance == ["necromancer"]


@rule("BM-BAIT-12")
def test_the_fool_goes_to_the_player_with_the_fewest_souls() -> None:
    scene = Scene(
        alice=Side(souls=["elfstar"], hand=["pause"], dungeon=["hatchlings-hoard"]),
        town=["the-fool"],
        at="bait",
    )
    assert scene.bob.entrance == ["the-fool"]


@rule("BM-BAIT-12")
def test_the_brothers_go_to_the_highest_souls_minus_wounds() -> None:
    scene = Scene(
        alice=Side(souls=["elfstar", "hookshot-joe"], wounds=["damok-dragon-hunter", "vampire"], hand=["pause"]),
        bob=Side(souls=["black-leaf"]),
        town=["the-brothers"],
        at="bait",
    )
    assert scene.bob.entrance == ["the-brothers"]


@rule("BM-RUL-70", "BM-BAIT-12")
def test_a_hero_without_a_class_stays_in_town_while_the_deciding_value_is_tied() -> None:
    scene = Scene(
        alice=Side(souls=["elfstar"], hand=["pause"]),
        bob=Side(souls=["tyrone-pharaoh-ascendant"]),
        carol=Side(souls=["hookshot-joe"]),
        town=["the-fool", "the-brothers"],
        at="bait",
    )
    assert scene.in_town() == ["the-fool"]
    assert scene.bob.entrance == ["the-brothers"]


def example_4(hand: tuple[str, ...] = ()) -> Scene:
    """EX-4: player 1 shows cleric 1, mage 2, thief 2; player 2 cleric 3, fighter 1, thief 2."""
    return Scene(
        alice=Side(dungeon=["madmans-manor", "spellslime-pit", "bullet-builder"], hand=hand),
        bob=Side(boss="killa", dungeon=["dark-portal", "inner-sanctum", "wreck-room"]),
        town=["megan-the-missile-mage", "elfstar", "black-leaf"],
        heroes=["hookshot-joe", "damok-dragon-hunter"],
        at="bait",
    )


@rule("BM-BAIT-01", "BM-BAIT-03", "BM-BAIT-04")
def test_worked_example_4_two_heroes_are_lured_and_the_tied_one_stays() -> None:
    scene = example_4(hand=("pause",))
    assert scene.alice.treasure == {"cleric": 1, "fighter": 0, "mage": 2, "thief": 2}
    assert scene.bob.treasure == {"cleric": 3, "fighter": 1, "mage": 0, "thief": 2}
    assert scene.alice.entrance == ["megan-the-missile-mage"]
    assert scene.bob.entrance == ["elfstar"]
    assert scene.in_town() == ["black-leaf"]


@rule("BM-BAIT-06", "BM-START-03", "BM-START-06")
def test_worked_example_5_next_round_two_heroes_join_the_one_left_in_town() -> None:
    scene = example_4()
    scene.to_end_of_round()
    assert scene.state.round == 2
    assert scene.in_town()[0] == "black-leaf"
    assert sorted(scene.in_town()[1:]) == ["damok-dragon-hunter", "hookshot-joe"]
