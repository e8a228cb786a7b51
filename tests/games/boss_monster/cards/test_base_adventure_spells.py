"""The base game's eight Spells for the Adventure phase: what each does, and when it does not."""

from __future__ import annotations

from tests.games.boss_monster.scene import Scene, Side
from undercroft.testing import rule

# Annihilator and Giant Size


@rule("BM-ROOM-02", "BM-RUL-31")
def test_annihilator_adds_three_damage_to_a_trap_room_of_any_dungeon_and_to_no_monster_room() -> None:
    scene = Scene(
        alice=Side(dungeon=["spiked-pit", "spawn-point"], entrance=["elfstar"], hand=["annihilator", "pause"]),
        bob=Side(dungeon=["wreck-room"]),
        at="adventure",
    )
    scene.says("alice", "pass", "play annihilator")
    assert scene.offers() == ["room spiked-pit", "room wreck-room"]
    scene.says("alice", "room spiked-pit")
    assert (scene.alice.damage, scene.damage_on("elfstar")) == ([4, 2], 4)


@rule("BM-SPELL-05", "BM-END-02")
def test_annihilator_is_for_the_adventure_phase_of_one_round() -> None:
    build = Scene(alice=Side(dungeon=["spiked-pit"], hand=["annihilator", "spawn-point"]))
    assert build.why_not("play annihilator") == "BM-SPELL-05"
    scene = Scene(alice=Side(dungeon=["spiked-pit"], hand=["annihilator"]), at="adventure", deck=["wreck-room"])
    scene.says("alice", "play annihilator")
    scene.to_round(2)
    assert scene.alice.damage == [1]


def test_giant_size_adds_three_damage_to_a_monster_room() -> None:
    scene = Scene(
        alice=Side(dungeon=["spiked-pit"], hand=["giant-size", "pause"]),
        bob=Side(dungeon=["spawn-point", "wreck-room"]),
        at="adventure",
    )
    scene.says("alice", "play giant-size")
    assert (scene.alice.damage, scene.bob.damage) == ([1], [5, 1])


@rule("BM-RUL-90")
def test_giant_size_has_no_use_for_trap_rooms_or_deactivated_ones() -> None:
    scene = Scene(
        alice=Side(dungeon=["spiked-pit", "spawn-point"], asleep=["spawn-point"], hand=["giant-size", "pause"]),
        at="adventure",
    )
    assert scene.why_not("play giant-size") == "BM-RUL-90"


# Assassin


@rule("BM-RUL-30")
def test_assassin_saves_a_doomed_hero_in_somebody_elses_dungeon() -> None:
    scene = Scene(
        alice=Side(dungeon=["beast-menagerie"], entrance=["elfstar"]),
        bob=Side(hand=["assassin", "pause"]),
        at="adventure",
    )
    scene.says("bob", "pass", "play assassin", "pass")
    assert (scene.health("elfstar"), scene.damage_on("elfstar")) == (7, 4)
    scene.says("bob", "pass")
    assert scene.alice.wounds == ["elfstar"]


def test_assassin_helps_no_hero_in_ones_own_dungeon_or_at_an_entrance() -> None:
    scene = Scene(
        alice=Side(dungeon=["spawn-point"], entrance=["elfstar"], hand=["assassin", "pause"]),
        bob=Side(entrance=["black-leaf"]),
        at="adventure",
    )
    assert scene.why_not("play assassin") == "BM-RUL-90"
    scene.says("alice", "pass")
    assert scene.alice.inside == "elfstar"
    assert scene.why_not("play assassin") == "BM-RUL-90"


# Cave-In


def test_cave_in_destroys_an_own_room_and_kills_the_hero_in_it_without_its_death_ability() -> None:
    scene = Scene(
        alice=Side(dungeon=["golem-factory"], entrance=["the-brothers"], hand=["cave-in", "pause"]),
        at="adventure",
    )
    scene.says("alice", "pass", "play cave-in")
    assert (scene.alice.souls, scene.alice.dungeon) == (["the-brothers"], [])
    assert scene.alice.hand == ["pause"]


def test_cave_in_spares_a_hero_in_another_room_and_chooses_no_opponents_room() -> None:
    scene = Scene(
        alice=Side(dungeon=["golem-factory", "spiked-pit"], entrance=["elfstar"], hand=["cave-in", "pause"]),
        bob=Side(dungeon=["wreck-room"]),
        at="adventure",
    )
    scene.says("alice", "pass", "play cave-in")
    assert scene.offers() == ["room spiked-pit", "room golem-factory"]
    scene.says("alice", "room spiked-pit")
    assert (scene.alice.hero_in, scene.alice.dungeon) == ("golem-factory", ["golem-factory"])


# Exhaustion


@rule("BM-GLOSS-10")
def test_exhaustion_deals_one_damage_for_each_active_own_room() -> None:
    scene = Scene(
        alice=Side(
            dungeon=["dragon-hatchery", ["spawn-point", "wreck-room"], "spiked-pit"],
            asleep=["spiked-pit"],
            entrance=["elfstar"],
            hand=["exhaustion", "pause"],
        ),
        bob=Side(dungeon=["spiked-pit"]),
        at="adventure",
    )
    scene.says("alice", "pass", "play exhaustion")
    assert scene.damage_on("elfstar") == 2


def test_exhaustion_needs_a_hero_in_ones_own_dungeon() -> None:
    scene = Scene(
        alice=Side(dungeon=["dragon-hatchery"], entrance=["elfstar"]),
        bob=Side(dungeon=["spiked-pit"], hand=["exhaustion", "pause"], entrance=["black-leaf"]),
        at="adventure",
    )
    scene.passes("bob")
    assert scene.alice.inside == "elfstar"
    assert scene.why_not("play exhaustion") == "BM-RUL-90"


# Fear


@rule("BM-RUL-38", "BM-RUL-88")
def test_fear_sends_a_hero_inside_any_dungeon_to_the_end_of_the_line_in_town() -> None:
    scene = Scene(
        alice=Side(dungeon=["beast-menagerie"], entrance=["elfstar"]),
        bob=Side(hand=["fear", "pause"]),
        at="adventure",
        town=["black-leaf"],
    )
    scene.says("bob", "pass", "play fear", "pass")
    assert scene.in_town() == ["black-leaf", "elfstar"]
    assert scene.alice.souls == []


@rule("BM-RUL-43")
def test_fear_does_not_reach_a_hero_at_an_entrance() -> None:
    scene = Scene(alice=Side(entrance=["elfstar"], hand=["fear", "pause"]), at="adventure")
    assert scene.why_not("play fear") == "BM-RUL-90"


# Teleportation


@rule("BM-RUL-37")
def test_teleportation_sends_the_hero_to_the_first_room_which_it_enters_anew() -> None:
    scene = Scene(
        alice=Side(
            dungeon=["neanderthal-cave", "spawn-point"],
            entrance=["tyrone-pharaoh-ascendant"],
            hand=["teleportation", "pause"],
        ),
        at="adventure",
    )
    scene.says("alice", "pass", "pass", "play teleportation")
    assert scene.alice.hero_in == "neanderthal-cave"
    assert scene.damage_on("tyrone-pharaoh-ascendant") == 3 + 2 + 3


def test_teleportation_moves_no_hero_in_another_dungeon() -> None:
    scene = Scene(
        alice=Side(dungeon=["neanderthal-cave"], entrance=["elfstar"]),
        bob=Side(dungeon=["spawn-point"], hand=["teleportation", "pause"]),
        at="adventure",
    )
    scene.passes("bob")
    assert scene.alice.inside == "elfstar"
    assert scene.why_not("play teleportation") == "BM-RUL-90"


# Trepidation


@rule("BM-RUL-42")
def test_trepidation_closes_the_dungeon_of_a_player_two_souls_ahead() -> None:
    scene = Scene(
        alice=Side(hand=["trepidation"]),
        bob=Side(souls=["archer"], entrance=["elfstar"]),
        at="adventure",
        deck=["spiked-pit", "dark-altar"],
    )
    scene.says("alice", "play trepidation")
    scene.to_round(2)
    assert (scene.bob.entrance, scene.bob.wounds) == (["elfstar"], [])


@rule("BM-RUL-90")
def test_trepidation_does_not_close_the_dungeon_of_a_player_one_soul_ahead() -> None:
    scene = Scene(
        alice=Side(hand=["trepidation", "pause"], souls=["black-leaf"]),
        bob=Side(souls=["archer"], entrance=["elfstar"]),
        at="adventure",
    )
    assert scene.why_not("play trepidation") == "BM-RUL-90"
