"""The six Epic Spells of The Next Level: both texts, and the second without its condition (BM-RUL-71)."""

from __future__ import annotations

from tests.games.boss_monster.scene import Scene, Side
from undercroft.testing import rule

# It's On!


@rule("BM-RUL-86")
def test_its_on_kills_a_hero_with_at_most_three_health_left() -> None:
    scene = Scene(
        alice=Side(dungeon=["neanderthal-cave"], hand=["its-on", "pause"], entrance=["danae-the-slayer"]),
        at="adventure",
    )
    scene.says("alice", "pass", "play its-on")
    assert scene.alice.souls == ["danae-the-slayer"]


@rule("BM-RUL-49")
def test_its_on_asks_for_the_health_on_declaration_only() -> None:
    cave = "neanderthal-cave"
    scene = Scene(
        alice=Side(dungeon=[cave, cave, cave], hand=["its-on", "meddling-kids"], entrance=["swordmage"]),
        bob=Side(hand=["antimagic-zone"]),
        at="adventure",
    )
    while scene.damage_on("swordmage") < 9:
        scene.passes("alice")
    scene.says("alice", "play its-on")
    scene.says("bob", "use antimagic-zone")
    scene.says("alice", "play meddling-kids")
    assert (scene.alice.souls, scene.alice.wounds) == (["swordmage"], [])


@rule("BM-RUL-71", "BM-RUL-90")
def test_its_on_does_not_kill_a_stronger_hero_with_fewer_than_three_wounds() -> None:
    scene = Scene(
        alice=Side(
            dungeon=["spawn-point"],
            hand=["its-on", "pause"],
            entrance=["danae-the-slayer"],
            wounds=["tyrone-pharaoh-ascendant"],
        ),
        at="adventure",
    )
    scene.says("alice", "pass")
    assert scene.health("danae-the-slayer") - scene.damage_on("danae-the-slayer") == 4
    assert scene.why_not("play its-on") == "BM-RUL-90"


@rule("BM-RUL-71", "BM-HERO-07")
def test_its_on_kills_any_hero_with_three_wounds() -> None:
    scene = Scene(
        alice=Side(
            dungeon=["spawn-point"],
            hand=["its-on", "pause"],
            entrance=["danae-the-slayer"],
            wounds=["tyrone-pharaoh-ascendant", "elfstar"],
        ),
        at="adventure",
    )
    scene.says("alice", "pass", "play its-on")
    assert scene.alice.souls == ["danae-the-slayer"]


@rule("BM-RUL-43")
def test_its_on_does_not_reach_the_entrance_or_another_dungeon() -> None:
    scene = Scene(
        alice=Side(dungeon=["neanderthal-cave"], entrance=["elfstar"], hand=["its-on", "pause"]),
        bob=Side(hand=["its-on", "pause"]),
        at="adventure",
    )
    assert scene.why_not("play its-on") == "BM-RUL-90"
    scene.passes("alice", "bob", "alice")
    assert (scene.asked, scene.alice.inside) == ("bob", "elfstar")
    assert scene.why_not("play its-on") == "BM-RUL-90"


# Lightning Bolt!


def test_lightning_bolt_deals_three_damage_to_a_hero_inside_and_spares_the_entrance() -> None:
    scene = Scene(
        alice=Side(
            dungeon=["dragon-hatchery"],
            hand=["lightning-bolt", "pause"],
            entrance=["elfstar", "black-leaf"],
        ),
        at="adventure",
    )
    scene.says("alice", "pass", "play lightning-bolt", "text 1 of lightning-bolt")
    assert (scene.damage_on("elfstar"), scene.damage_on("black-leaf")) == (3, 0)
    assert scene.alice.hand == ["pause"]


@rule("BM-RUL-71", "BM-RUL-87")
def test_lightning_bolt_with_a_further_spell_discarded_strikes_the_entrance_as_well() -> None:
    scene = Scene(
        alice=Side(
            dungeon=["dragon-hatchery"],
            hand=["lightning-bolt", "fear", "pause"],
            entrance=["elfstar", "the-fool", "black-leaf"],
        ),
        at="adventure",
    )
    scene.says("alice", "pass", "play lightning-bolt", "text 2 of lightning-bolt", "pay fear")
    assert (scene.damage_on("elfstar"), scene.damage_on("black-leaf")) == (3, 3)
    assert "fear" in scene.in_pile()
    scene.says("alice", "pass")
    assert scene.alice.souls == ["the-fool"]  # at the entrance, when the window closed


@rule("BM-RUL-71", "BM-RUL-48")
def test_lightning_bolt_has_no_second_text_without_another_spell_to_discard() -> None:
    scene = Scene(
        alice=Side(
            dungeon=["dragon-hatchery", "the-crushinator"],
            hand=["lightning-bolt"],
            entrance=["elfstar", "black-leaf"],
        ),
        at="adventure",
    )
    scene.says("alice", "pass", "play lightning-bolt")
    assert scene.question == "MayAct"  # not asked for a text
    assert (scene.damage_on("elfstar"), scene.damage_on("black-leaf")) == (3, 0)


@rule("BM-RUL-90")
def test_lightning_bolt_cannot_be_played_for_the_entrance_alone() -> None:
    scene = Scene(alice=Side(hand=["lightning-bolt", "pause"], entrance=["elfstar", "black-leaf"]), at="adventure")
    assert scene.why_not("play lightning-bolt") == "BM-RUL-90"


# Meddling Kids!


def test_meddling_kids_silences_a_room_for_the_round() -> None:
    scene = Scene(
        alice=Side(dungeon=["goblin-armory", "neanderthal-cave"], hand=["pause"]),
        bob=Side(hand=["meddling-kids"]),
        at="adventure",
        deck=["spawn-point", "spiked-pit"],
    )
    assert scene.alice.damage == [1, 4]
    scene.passes("alice")
    scene.says("bob", "play meddling-kids", "room goblin-armory")
    scene.passes("alice")
    assert scene.alice.damage == [1, 3]
    scene.to_round(2)
    assert scene.alice.damage == [1, 4]


@rule("BM-RUL-92")
def test_meddling_kids_of_the_active_player_stops_an_announced_room_ability_but_not_its_cost() -> None:
    scene = Scene(
        alice=Side(hand=["meddling-kids", "spawn-point"]),
        bob=Side(dungeon=["dark-altar"]),
        discard=["fear"],
    )
    scene.passes("alice")
    scene.says("bob", "use dark-altar")
    scene.says("alice", "play meddling-kids")
    scene.to_phase("adventure")
    assert (scene.bob.dungeon, scene.in_pile()) == ([], ["fear", "dark-altar", "meddling-kids"])


@rule("BM-RUL-96", "BM-RUL-71")
def test_meddling_kids_bars_a_player_from_winning_after_three_heroes_walked_in() -> None:
    scene = Scene(
        alice=Side(
            dungeon=["dragon-hatchery"],
            entrance=["elfstar", "black-leaf", "hookshot-joe"],
            souls=["archer", "druid", "necromancer", "swordmage", "the-brothers"],
        ),
        bob=Side(hand=["meddling-kids"]),
        carol=Side(),
        at="adventure",
    )
    scene.passes("bob", "bob", "bob", "bob", "bob")
    assert scene.alice.inside == "hookshot-joe"
    scene.says("bob", "play meddling-kids", "text 2 of meddling-kids")
    scene.to_round(2)
    assert not scene.is_over
    assert scene.alice.soul_count == 10


@rule("BM-RUL-71")
def test_meddling_kids_bars_nobody_when_only_two_heroes_walked_in() -> None:
    scene = Scene(
        alice=Side(
            dungeon=["dragon-hatchery"],
            entrance=["elfstar", "black-leaf"],
            souls=["archer", "druid", "necromancer", "swordmage", "the-brothers"],
        ),
        bob=Side(hand=["meddling-kids"]),
        at="adventure",
    )
    scene.passes("bob", "bob", "bob")
    assert scene.alice.inside == "black-leaf"
    scene.says("bob", "play meddling-kids")
    assert scene.winner == "alice"  # no text to choose: it went to the only Room


# Oh, Yeah!


@rule("BM-RUL-33", "BM-RUL-59")
def test_oh_yeah_swaps_two_own_rooms_with_their_stacks_and_the_hero_inside() -> None:
    scene = Scene(
        alice=Side(
            dungeon=["dragon-hatchery", ["wreck-room", "spawn-point"]],
            hand=["oh-yeah", "pause"],
            entrance=["elfstar"],
        ),
        bob=Side(dungeon=["spiked-pit", "spiked-pit"]),
        at="adventure",
    )
    scene.says("alice", "pass", "play oh-yeah")
    assert scene.offers() == ["room spawn-point", "room dragon-hatchery"]
    scene.says("alice", "room spawn-point")
    assert scene.alice.stacks == [["wreck-room", "spawn-point"], ["dragon-hatchery"]]
    assert scene.alice.hero_in == "dragon-hatchery"


@rule("BM-RUL-71", "BM-RUL-95")
def test_oh_yeah_destroys_any_room_after_two_own_rooms_were_destroyed() -> None:
    scene = Scene(
        alice=Side(dungeon=["dark-altar", "dark-altar"], hand=["oh-yeah", "spawn-point"]),
        bob=Side(dungeon=["beast-menagerie"]),
        discard=["fear", "freeze"],
    )
    scene.says("alice", "use dark-altar", "card fear", "use dark-altar", "card freeze", "play oh-yeah")
    assert scene.bob.dungeon == []


@rule("BM-RUL-71")
def test_oh_yeah_destroys_nothing_after_one_own_room_was_destroyed() -> None:
    scene = Scene(
        alice=Side(dungeon=["dark-altar", "wreck-room"], hand=["oh-yeah", "spawn-point"]),
        bob=Side(dungeon=["beast-menagerie", "spiked-pit"]),
        discard=["fear"],
    )
    scene.says("alice", "use dark-altar", "card fear")
    assert scene.why_not("play oh-yeah") == "BM-RUL-90"  # nothing to swap either


# Shortcut!


@rule("BM-RUL-36", "BM-RUL-37")
def test_a_hero_that_is_sent_back_after_a_shortcut_passes_over_the_first_room() -> None:
    scene = Scene(
        alice=Side(
            dungeon=["spawn-point", "inner-sanctum", "wreck-room"],
            hand=["shortcut", "teleportation", "pause"],
            entrance=["heavenboy"],
        ),
        at="adventure",
    )
    scene.says("alice", "pass", "play shortcut", "play teleportation")
    assert scene.alice.hero_in == "inner-sanctum"


@rule("BM-RUL-36")
def test_shortcut_makes_a_hero_pass_over_the_next_room() -> None:
    scene = Scene(
        alice=Side(
            dungeon=["dragon-hatchery", "spawn-point", "neanderthal-cave"],
            hand=["shortcut", "pause"],
            entrance=["adynn-cleric-of-love"],
        ),
        at="adventure",
    )
    scene.says("alice", "pass", "play shortcut", "pass")
    assert scene.alice.hero_in == "neanderthal-cave"
    assert scene.damage_on("adynn-cleric-of-love") == 3


@rule("BM-RUL-71", "BM-RUL-36")
def test_shortcut_passes_over_two_rooms_in_a_dungeon_of_five() -> None:
    scene = Scene(
        alice=Side(
            dungeon=["dragon-hatchery", "spawn-point", "spawn-point", "spiked-pit", "dragon-hatchery"],
            entrance=["adynn-cleric-of-love", "elfstar"],
            levelled=True,
        ),
        bob=Side(hand=["shortcut", "pause"]),
        at="adventure",
    )
    scene.says("bob", "pass", "play shortcut", "text 2 of shortcut", "pass", "pass")
    assert scene.alice.hero_in == "spiked-pit"


@rule("BM-RUL-71", "BM-GLOSS-10")
def test_shortcut_passes_over_one_room_if_one_of_five_is_deactivated() -> None:
    scene = Scene(
        alice=Side(
            dungeon=["dragon-hatchery", "spawn-point", "spawn-point", "spiked-pit", "wreck-room"],
            asleep=["wreck-room"],
            hand=["shortcut", "pause"],
            entrance=["adynn-cleric-of-love"],
        ),
        at="adventure",
    )
    scene.says("alice", "pass", "play shortcut", "pass")
    assert scene.alice.hero_in == "spawn-point"
    assert scene.damage_on("adynn-cleric-of-love") == 2


@rule("BM-RUL-90", "BM-RUL-43")
def test_shortcut_needs_a_hero_inside_a_dungeon() -> None:
    scene = Scene(
        alice=Side(dungeon=["dragon-hatchery"], hand=["shortcut", "pause"], entrance=["elfstar"]),
        at="adventure",
    )
    assert scene.why_not("play shortcut") == "BM-RUL-90"


# Super Effective!


@rule("BM-RUL-31")
def test_super_effective_adds_two_damage_which_a_hero_standing_there_takes() -> None:
    scene = Scene(
        alice=Side(dungeon=["dragon-hatchery"], hand=["super-effective", "pause"], entrance=["danae-the-slayer"]),
        bob=Side(dungeon=["spawn-point"]),
        at="adventure",
    )
    scene.says("alice", "pass", "play super-effective")
    assert scene.alice.damage == [2]
    assert scene.damage_on("danae-the-slayer") == 2


@rule("BM-RUL-71", "BM-RUL-16")
def test_super_effective_adds_four_when_exactly_one_hero_was_lured() -> None:
    scene = Scene(
        alice=Side(dungeon=["dark-altar"], hand=["super-effective", "pause"], entrance=["hookshot-joe"]),
        bob=Side(dungeon=["spiked-pit"]),
        at="bait",
        town=["elfstar"],
    )
    assert scene.alice.entrance == ["hookshot-joe", "elfstar"]  # one of them was lured
    scene.says("alice", "play super-effective", "text 2 of super-effective")
    assert scene.alice.damage == [5]


@rule("BM-RUL-71")
def test_super_effective_adds_only_two_when_two_heroes_were_lured() -> None:
    scene = Scene(
        alice=Side(dungeon=["dark-altar"], hand=["super-effective", "pause"]),
        at="bait",
        town=["elfstar", "danae-the-slayer"],
    )
    scene.says("alice", "play super-effective")
    assert scene.alice.damage == [3]
