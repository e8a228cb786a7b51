"""The fighter Rooms of the base game: what each does, and when it does not."""

from __future__ import annotations

from tests.games.boss_monster.scene import Scene, Side
from undercroft.testing import rule

# Goblin Armory


def test_goblin_armory_gives_one_damage_to_neighbouring_monster_rooms_only() -> None:
    scene = Scene(
        alice=Side(
            dungeon=["spawn-point", "neanderthal-cave", "goblin-armory", "spiked-pit", "spawn-point"],
            hand=["wreck-room"],
            levelled=True,
        )
    )
    assert scene.alice.damage == [2, 4, 1, 1, 2]


@rule("BM-GLOSS-09", "BM-GLOSS-13")
def test_goblin_armory_gives_nothing_while_deactivated_nor_across_a_deactivated_room() -> None:
    off = Scene(
        alice=Side(dungeon=["neanderthal-cave", "goblin-armory"], asleep=["goblin-armory"], hand=["wreck-room"])
    )
    assert off.alice.damage == [3, 0]
    across = Scene(
        alice=Side(
            dungeon=["neanderthal-cave", "spawn-point", "goblin-armory"],
            asleep=["spawn-point"],
            hand=["wreck-room"],
        )
    )
    assert across.alice.damage == [3, 0, 1]


# Golem Factory


def test_golem_factory_draws_a_room_when_a_hero_dies_in_it_once_per_round() -> None:
    scene = Scene(
        alice=Side(dungeon=["golem-factory"], entrance=["the-fool", "the-fool-base"]),
        bob=Side(hand=["pause"]),
        at="adventure",
        deck=["wreck-room", "spiked-pit"],
    )
    scene.passes("bob", "bob", "bob", "bob")
    assert scene.alice.souls == ["the-fool", "the-fool-base"]
    assert len(scene.alice.hand) == 1


def test_golem_factory_draws_nothing_when_the_hero_lives() -> None:
    scene = Scene(
        alice=Side(dungeon=["golem-factory"], entrance=["elfstar"]),
        bob=Side(hand=["pause"]),
        at="adventure",
    )
    scene.passes("bob", "bob")
    assert (scene.alice.wounds, scene.alice.hand) == (["elfstar"], [])


# Minotaur's Maze


@rule("BM-RUL-37", "BM-RUL-29")
def test_minotaurs_maze_turns_a_hero_back_before_its_own_damage() -> None:
    scene = Scene(
        alice=Side(
            dungeon=["neanderthal-cave", "minotaurs-maze"],
            entrance=["tyrone-pharaoh-ascendant"],
            hand=["giant-size", "pause"],
        ),
        at="adventure",
    )
    scene.says("alice", "play giant-size", "room minotaurs-maze", "pass", "pass")
    assert scene.alice.hero_in == "neanderthal-cave"
    assert scene.damage_on("tyrone-pharaoh-ascendant") == 3 + 3


def test_minotaurs_maze_turns_each_hero_back_once_per_round() -> None:
    scene = Scene(
        alice=Side(
            dungeon=["spawn-point", "minotaurs-maze"],
            entrance=["adynn-cleric-of-love", "danae-the-slayer"],
            hand=["pause"],
        ),
        at="adventure",
    )
    scene.says("alice", "pass", "pass", "pass")
    assert (scene.alice.hero_in, scene.damage_on("adynn-cleric-of-love")) == ("minotaurs-maze", 4)
    scene.says("alice", "pass", "pass", "pass")
    assert scene.alice.wounds == ["adynn-cleric-of-love"]
    assert (scene.alice.hero_in, scene.damage_on("danae-the-slayer")) == ("spawn-point", 4)


@rule("BM-RUL-37")
def test_minotaurs_maze_turns_nobody_back_who_comes_in_again() -> None:
    scene = Scene(
        alice=Side(
            dungeon=["minotaurs-maze", "spawn-point", "wreck-room"],
            hand=["oh-yeah", "teleportation", "pause"],
            entrance=["heavenboy"],
        ),
        at="adventure",
    )
    scene.says("alice", "pass", "play oh-yeah", "room minotaurs-maze", "room spawn-point", "play teleportation")
    assert (scene.alice.dungeon[:2], scene.alice.hero_in) == (["spawn-point", "minotaurs-maze"], "spawn-point")
    scene.says("alice", "pass")
    assert scene.alice.hero_in == "minotaurs-maze"


@rule("BM-RUL-85")
def test_minotaurs_maze_turns_nobody_back_without_an_active_room_directly_to_the_left() -> None:
    first = Scene(alice=Side(dungeon=["minotaurs-maze"], entrance=["elfstar"], hand=["pause"]), at="adventure")
    first.says("alice", "pass")
    assert first.alice.hero_in == "minotaurs-maze"
    beside = Scene(
        alice=Side(
            dungeon=["neanderthal-cave", "spawn-point", "minotaurs-maze"],
            asleep=["spawn-point"],
            entrance=["elfstar"],
            hand=["pause"],
        ),
        at="adventure",
    )
    beside.says("alice", "pass", "pass")
    assert (beside.alice.hero_in, beside.damage_on("elfstar")) == ("minotaurs-maze", 3)


# Neanderthal Cave


def test_neanderthal_cave_bears_no_advanced_room() -> None:
    scene = Scene(alice=Side(dungeon=["neanderthal-cave"], hand=["beast-menagerie", "spawn-point"]))
    assert scene.why_not("build beast-menagerie at 0") == "BM-ROOM-03"
    assert scene.why_not("build spawn-point at 0") is None


def test_neanderthal_cave_without_its_ability_bears_one() -> None:
    scene = Scene(alice=Side(dungeon=["neanderthal-cave"], hand=["beast-menagerie", "spawn-point", "meddling-kids"]))
    scene.says("alice", "play meddling-kids")
    assert scene.why_not("build beast-menagerie at 0") is None


# Beast Menagerie


def test_beast_menagerie_draws_a_room_when_another_monster_room_is_built() -> None:
    scene = Scene(
        alice=Side(dungeon=["beast-menagerie"], hand=["dragon-hatchery", "pause"]),
        deck=["wreck-room", "spiked-pit"],
    )
    scene.says("alice", "build dragon-hatchery at 1")
    assert scene.alice.hand in (["pause", "wreck-room"], ["pause", "spiked-pit"])


def test_beast_menagerie_draws_nothing_for_a_trap_or_a_room_on_top_of_it() -> None:
    trap, covered = (
        Scene(
            alice=Side(dungeon=["beast-menagerie"], hand=["spiked-pit", "dragon-hatchery", "pause"]),
            deck=["wreck-room"],
        )
        for _ in range(2)
    )
    trap.says("alice", "build spiked-pit at 1")
    trap.to_phase("adventure")
    assert trap.alice.hand == ["dragon-hatchery", "pause"]
    covered.says("alice", "build dragon-hatchery at 0")
    covered.to_phase("adventure")
    assert covered.alice.hand == ["pause", "spiked-pit"]


@rule("BM-RUL-52")
def test_beast_menagerie_draws_once_per_round() -> None:
    scene = Scene(
        alice=Side(dungeon=["beast-menagerie"], hand=["dragon-hatchery", "dragon-hatchery", "motivation", "pause"]),
        bob=Side(dungeon=["spawn-point", "spawn-point"]),
        deck=["wreck-room", "spiked-pit"],
    )
    scene.says("alice", "play motivation", "build dragon-hatchery at 1", "build dragon-hatchery at 2")
    assert scene.alice.dungeon == ["dragon-hatchery", "dragon-hatchery", "beast-menagerie"]
    assert len(scene.alice.hand) == 2


# Monster's Ballroom


@rule("BM-GLOSS-10", "BM-BUILD-22")
def test_monsters_ballroom_deals_one_for_each_active_monster_room() -> None:
    scene = Scene(
        alice=Side(
            dungeon=["monsters-ballroom", "dragon-hatchery", "spiked-pit", ["spawn-point", "wreck-room"]],
            hand=["pause"],
        ),
        bob=Side(dungeon=["spawn-point"]),
        at="adventure",
    )
    assert scene.alice.damage[0] == 2


def test_monsters_ballroom_leaves_deactivated_rooms_out_and_deals_nothing_without_its_ability() -> None:
    scene = Scene(
        alice=Side(
            dungeon=["monsters-ballroom", "dragon-hatchery", "spawn-point"],
            asleep=["spawn-point"],
            hand=["meddling-kids", "pause"],
        ),
        at="adventure",
    )
    assert scene.alice.damage[0] == 2
    scene.says("alice", "play meddling-kids", "room monsters-ballroom")
    assert scene.alice.damage[0] == 0
