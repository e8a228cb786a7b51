"""The base game's Rooms with several treasure classes, and its one Hero with a text of its own."""

from __future__ import annotations

from tests.games.boss_monster.scene import Scene, Side
from undercroft.testing import rule

# Centipede Tunnel


@rule("BM-RUL-59")
def test_centipede_tunnel_may_swap_two_rooms_of_any_one_dungeon_when_built() -> None:
    scene = Scene(
        alice=Side(hand=["centipede-tunnel", "pause"]),
        bob=Side(dungeon=[["dark-altar", "spawn-point"], "neanderthal-cave", "spiked-pit"]),
    )
    scene.says("alice", "build centipede-tunnel at 0", "yes")
    assert "room centipede-tunnel" not in scene.offers()  # alone in its dungeon
    scene.says("alice", "room spawn-point", "room spiked-pit")
    assert scene.bob.stacks == [["spiked-pit"], ["neanderthal-cave"], ["dark-altar", "spawn-point"]]


def test_centipede_tunnel_may_be_declined_and_is_silent_with_nothing_to_swap() -> None:
    declined = Scene(alice=Side(dungeon=["spiked-pit"], hand=["centipede-tunnel", "pause"]))
    declined.says("alice", "build centipede-tunnel at 1", "no")
    assert declined.alice.dungeon == ["centipede-tunnel", "spiked-pit"]
    alone = Scene(alice=Side(hand=["centipede-tunnel", "pause"]), bob=Side(dungeon=["spiked-pit"]))
    alone.says("alice", "build centipede-tunnel at 0")
    assert alone.phase == "adventure"


# Construction Zone


@rule("BM-BUILD-10", "BM-BUILD-18")
def test_construction_zone_builds_an_extra_room_at_once_even_on_itself() -> None:
    scene = Scene(
        alice=Side(hand=["construction-zone", "beast-menagerie", "dark-laboratory", "pause"]),
        spell_deck=["fear", "freeze"],
    )
    scene.says("alice", "build construction-zone at 0", "yes")
    assert sorted(scene.offers()) == [
        "build beast-menagerie at 0",
        "build dark-laboratory at 0",
        "build dark-laboratory at 1",
    ]
    scene.says("alice", "build dark-laboratory at 1", "discard pause")
    assert scene.alice.dungeon == ["dark-laboratory", "construction-zone"]


def test_construction_zone_may_be_declined_and_does_not_build_a_room_that_fits_nowhere() -> None:
    declined = Scene(alice=Side(hand=["construction-zone", "spawn-point", "pause"]))
    declined.says("alice", "build construction-zone at 0", "no")
    assert declined.alice.dungeon == ["construction-zone"]
    unfit = Scene(alice=Side(hand=["construction-zone", "all-seeing-eye", "pause"]))
    unfit.says("alice", "build construction-zone at 0")
    assert (unfit.phase, unfit.alice.dungeon) == ("adventure", ["construction-zone"])


# Dragon Hatchery


@rule("BM-ROOM-06", "BM-BUILD-06")
def test_dragon_hatchery_shows_all_four_classes_and_has_nothing_to_use() -> None:
    scene = Scene(
        alice=Side(
            dungeon=["dragon-hatchery"],
            hand=["beast-menagerie", "vampire-bordello", "ligers-den", "recycling-center"],
        )
    )
    assert scene.alice.treasure == {"cleric": 1, "fighter": 1, "mage": 2, "thief": 1}
    assert sorted(scene.offers()) == [
        "build beast-menagerie at 0",
        "build ligers-den at 0",
        "build recycling-center at 0",
        "build vampire-bordello at 0",
        "pass",
    ]


# Mimic Vault


@rule("BM-RUL-16", "BM-HERO-11")
def test_mimic_vault_must_bring_an_ordinary_hero_from_town_when_built() -> None:
    scene = Scene(
        alice=Side(hand=["mimic-vault", "pause"], entrance=["hookshot-joe"]),
        town=["elfstar", "archer", "vampire"],
    )
    scene.says("alice", "build mimic-vault at 0")
    assert scene.offers() == ["hero elfstar", "hero vampire"]
    scene.says("alice", "hero vampire")
    assert scene.alice.entrance[:2] == ["hookshot-joe", "vampire"]


@rule("BM-HERO-12")
def test_mimic_vault_brings_no_epic_hero() -> None:
    scene = Scene(alice=Side(hand=["mimic-vault", "pause"]), town=["necromancer"], bob=Side(boss="porkus"))
    scene.says("alice", "build mimic-vault at 0")
    assert (scene.phase, scene.in_town(), scene.alice.entrance) == ("adventure", ["necromancer"], [])


# Monstrous Monument


def test_monstrous_monument_takes_a_monster_room_of_either_grade_from_the_pile_when_built() -> None:
    scene = Scene(
        alice=Side(hand=["monstrous-monument", "pause"]),
        discard=["fear", "spiked-pit", "spawn-point", "beast-menagerie"],
    )
    scene.says("alice", "build monstrous-monument at 0")
    assert scene.offers() == ["card spawn-point", "card beast-menagerie"]
    scene.says("alice", "card beast-menagerie")
    assert scene.alice.hand == ["beast-menagerie", "pause"]


def test_monstrous_monument_takes_neither_a_trap_nor_a_spell() -> None:
    scene = Scene(alice=Side(hand=["monstrous-monument", "pause"]), discard=["fear", "spiked-pit"])
    scene.says("alice", "build monstrous-monument at 0")
    assert (scene.phase, scene.alice.hand) == ("adventure", ["pause"])


# Torture Chamber


@rule("BM-GLOSS-19")
def test_torture_chamber_is_destroyed_to_make_an_opponent_discard_a_random_room() -> None:
    scene = Scene(
        alice=Side(dungeon=["torture-chamber"], hand=["spawn-point"]),
        bob=Side(hand=["wreck-room", "fear"]),
    )
    scene.says("alice", "use torture-chamber")
    assert (scene.bob.hand, scene.alice.dungeon) == (["fear"], [])
    assert scene.in_pile() == ["torture-chamber", "wreck-room"]


@rule("BM-RUL-54")
def test_torture_chamber_destroyed_by_something_else_makes_nobody_discard() -> None:
    scene = Scene(
        alice=Side(dungeon=["torture-chamber", "the-crushinator"], hand=["spawn-point"]),
        bob=Side(hand=["wreck-room"]),
    )
    scene.says("alice", "use the-crushinator")
    assert (scene.alice.dungeon, scene.bob.hand) == (["the-crushinator"], ["wreck-room"])


# Zombie Prison


@rule("BM-RUL-40")
def test_zombie_prison_sends_an_opponents_soul_back_to_that_opponents_entrance() -> None:
    scene = Scene(
        alice=Side(dungeon=["zombie-prison"], hand=["pause"], souls=["elfstar"]),
        bob=Side(souls=["archer", "black-leaf"], entrance=["hookshot-joe"]),
        at="adventure",
    )
    scene.says("alice", "use zombie-prison")
    assert scene.offers() == ["hero archer", "hero black-leaf"]
    scene.says("alice", "hero archer")
    assert (scene.bob.entrance, scene.bob.souls) == (["hookshot-joe", "archer"], ["black-leaf"])
    assert scene.health("archer") == 12
    assert scene.alice.dungeon == []


@rule("BM-RUL-90")
def test_zombie_prison_is_not_used_without_an_opponents_soul() -> None:
    scene = Scene(
        alice=Side(dungeon=["zombie-prison"], hand=["pause"], souls=["elfstar"]),
        bob=Side(wounds=["archer"]),
        at="adventure",
    )
    assert scene.why_not("use zombie-prison") == "BM-RUL-90"


# The Fool


@rule("BM-BAIT-12")
def test_the_fool_of_the_base_game_goes_to_the_player_with_the_fewest_souls() -> None:
    scene = Scene(alice=Side(souls=["elfstar"], hand=["pause"]), bob=Side(), town=["the-fool-base"], at="bait")
    assert scene.bob.entrance == ["the-fool-base"]


@rule("BM-BAIT-12", "BM-RUL-70")
def test_the_fool_of_the_base_game_stays_in_town_on_a_tie() -> None:
    scene = Scene(alice=Side(dungeon=["dragon-hatchery"], hand=["pause"]), town=["the-fool-base"], at="bait")
    assert scene.in_town() == ["the-fool-base"]
