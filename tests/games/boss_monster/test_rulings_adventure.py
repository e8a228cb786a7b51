"""Rulings on Heroes in Rooms (BM-RUL-30 to 37, BM-RUL-84 to 86): damage, death, Rooms that change."""

from __future__ import annotations

from undercroft.games.boss_monster import events
from undercroft.testing import rule

from .scene import Scene, Side, slugs


def rooms_that_hurt(scene: Scene) -> list[str]:
    return slugs([told.room for told in scene.told(events.HeroWounded) if told.room >= 0])


@rule("BM-RUL-30")
def test_a_health_bonus_in_the_window_saves_a_hero_whose_health_is_below_zero() -> None:
    scene = Scene(
        alice=Side(dungeon=["blockpile-puzzle"], entrance=["elfstar"]),
        bob=Side(hand=["assassin"]),
        at="adventure",
    )
    assert (scene.damage_on("elfstar"), scene.health("elfstar")) == (5, 4)
    scene.says("bob", "play assassin")
    scene.to_end_of_round()
    assert scene.alice.wounds == ["elfstar"]


@rule("BM-RUL-31")
def test_a_hero_takes_the_difference_when_the_damage_of_its_room_rises() -> None:
    scene = Scene(
        alice=Side(dungeon=["spawn-point"], entrance=["heavenboy"], hand=["giant-size", "pause"]),
        at="adventure",
    )
    scene.passes("alice")
    scene.says("alice", "play giant-size")
    assert scene.damage_on("heavenboy") == 5


@rule("BM-RUL-31")
def test_a_reduction_after_the_damage_gives_nothing_back() -> None:
    scene = Scene(
        alice=Side(dungeon=["spawn-point"], entrance=["heavenboy"], hand=["pause"]),
        bob=Side(dungeon=["bullet-builder"], hand=["spiked-pit"]),
        at="adventure",
    )
    scene.passes("alice", "bob", "alice")
    scene.says("bob", "use bullet-builder")
    scene.passes("alice")
    assert (scene.alice.damage, scene.damage_on("heavenboy")) == ([1], 2)


@rule("BM-RUL-100", "BM-RUL-31")
def test_damage_that_falls_and_rises_again_hurts_only_by_what_exceeds_the_damage_already_dealt() -> None:
    scene = Scene(
        alice=Side(dungeon=["barbarian-hall", "goblin-nursery"], entrance=["heavenboy"]),
        bob=Side(hand=["freeze", "giant-size", "pause"]),
        at="adventure",
    )
    scene.passes("bob")
    assert (scene.alice.damage, scene.damage_on("heavenboy")) == ([5, 1], 5)
    scene.says("bob", "play freeze", "room goblin-nursery", "pass")
    assert (scene.alice.damage, scene.damage_on("heavenboy")) == ([3, 0], 5)
    scene.says("bob", "play giant-size", "pass")
    assert (scene.alice.damage, scene.damage_on("heavenboy")) == ([6, 0], 5 + 1)


@rule("BM-RUL-32")
def test_a_hero_leaves_a_destroyed_room_at_once_for_the_next_one_on_the_right() -> None:
    scene = Scene(
        alice=Side(dungeon=[["barbarian-hall", "spawn-point"], "wreck-room"], entrance=["heavenboy"], hand=["pause"]),
        at="adventure",
    )
    scene.passes("alice")
    scene.says("alice", "use wreck-room")
    assert scene.alice.dungeon == ["barbarian-hall", "wreck-room"]
    assert (scene.alice.hero_in, scene.damage_on("heavenboy")) == ("wreck-room", 2 + 1)


@rule("BM-RUL-32")
def test_a_hero_with_enough_damage_dies_when_its_room_is_destroyed() -> None:
    scene = Scene(
        alice=Side(dungeon=["spawn-point", "wreck-room"], entrance=["the-fool"]),
        deck=["dark-portal", "imp-temple", "spiked-pit"],
        at="adventure",
    )
    scene.passes("alice")
    scene.says("alice", "use wreck-room")
    assert (scene.alice.souls, scene.told(events.HeroKilled)[0].room) == (["the-fool"], -1)
    assert rooms_that_hurt(scene) == ["spawn-point"]
    assert scene.told(events.AbilityFired) == []


@rule("BM-RUL-32")
def test_with_no_room_left_a_hero_leaves_a_destroyed_room_for_the_boss() -> None:
    scene = Scene(
        alice=Side(dungeon=["wreck-room", "spawn-point"], entrance=["heavenboy"], hand=["pause"]),
        at="adventure",
    )
    scene.passes("alice", "alice")
    assert scene.alice.hero_in == "spawn-point"
    scene.says("alice", "use wreck-room")
    assert scene.alice.wounds == ["heavenboy"]


@rule("BM-RUL-33", "BM-GLOSS-03")
def test_a_hero_moves_along_with_its_room_when_rooms_slide() -> None:
    scene = Scene(
        alice=Side(dungeon=["wreck-room", "inner-sanctum", "spawn-point"], entrance=["heavenboy"], hand=["pause"]),
        at="adventure",
    )
    scene.passes("alice", "alice")
    scene.says("alice", "use wreck-room", "pay spawn-point")
    assert (scene.alice.dungeon, scene.alice.hero_in) == (["wreck-room", "inner-sanctum"], "inner-sanctum")
    assert scene.damage_on("heavenboy") == 1 + 2


@rule("BM-RUL-33", "BM-RUL-59")
def test_a_hero_moves_along_with_its_room_when_rooms_change_places() -> None:
    scene = Scene(
        alice=Side(
            dungeon=["spawn-point", "inner-sanctum", "barbarian-hall"],
            entrance=["heavenboy"],
            hand=["oh-yeah"],
        ),
        at="adventure",
    )
    scene.passes("alice")
    scene.says("alice", "play oh-yeah", "room spawn-point", "room barbarian-hall")
    assert scene.alice.dungeon == ["barbarian-hall", "inner-sanctum", "spawn-point"]
    assert (scene.alice.wounds, rooms_that_hurt(scene)) == (["heavenboy"], ["spawn-point"])


@rule("BM-RUL-34")
def test_a_room_deactivated_under_a_hero_keeps_its_damage_but_fires_no_death_ability() -> None:
    scene = Scene(alice=Side(dungeon=["spawn-point"], entrance=["the-fool"], hand=["freeze", "pause"]), at="adventure")
    scene.passes("alice")
    scene.says("alice", "play freeze", "pass")
    assert scene.alice.souls == ["the-fool"]
    assert scene.told(events.AbilityFired) == []


@rule("BM-RUL-34")
def test_a_room_deactivated_under_a_hero_fires_no_survival_ability() -> None:
    scene = Scene(
        alice=Side(dungeon=["bom-boy-factory"], entrance=["elfstar"], hand=["freeze", "pause"]),
        at="adventure",
    )
    scene.passes("alice")
    scene.says("alice", "play freeze", "pass")
    assert (scene.alice.wounds, scene.alice.dungeon) == (["elfstar"], ["bom-boy-factory"])


@rule("BM-RUL-35", "BM-RUL-22")
def test_a_room_built_over_a_hero_fires_its_build_effect_but_does_not_damage_the_hero() -> None:
    scene = Scene(
        alice=Side(
            dungeon=["spawn-point"],
            entrance=["heavenboy"],
            hand=["wild-monster", "barbarian-hall", "jeopardy", "pause"],
        ),
        at="adventure",
    )
    scene.passes("alice")
    scene.says("alice", "play wild-monster", "build barbarian-hall at 0", "discard jeopardy")
    assert (scene.alice.dungeon, scene.alice.damage) == (["barbarian-hall"], [3])
    assert (scene.alice.inside, scene.damage_on("heavenboy")) == ("heavenboy", 2)


@rule("BM-RUL-35")
def test_neither_the_covering_nor_the_covered_room_has_a_death_ability_for_that_hero() -> None:
    scene = Scene(
        alice=Side(dungeon=["spawn-point"], entrance=["the-fool"], hand=["wild-monster", "golem-factory", "pause"]),
        at="adventure",
    )
    scene.passes("alice")
    scene.says("alice", "play wild-monster", "build golem-factory at 0", "pass")
    assert scene.alice.souls == ["the-fool"]
    assert scene.told(events.AbilityFired) == []


@rule("BM-RUL-36")
def test_a_skipped_room_deals_no_damage_triggers_nothing_and_was_not_survived() -> None:
    scene = Scene(
        alice=Side(
            dungeon=["spawn-point", "bom-boy-factory", "inner-sanctum"],
            entrance=["heavenboy"],
            hand=["shortcut"],
        ),
        at="adventure",
    )
    scene.says("alice", "play shortcut")
    assert rooms_that_hurt(scene) == ["spawn-point", "inner-sanctum"]
    assert "bom-boy-factory" in scene.alice.dungeon


@rule("BM-RUL-37", "BM-RUL-41")
def test_a_hero_sent_back_keeps_its_damage_and_enters_that_room_anew() -> None:
    scene = Scene(
        alice=Side(dungeon=["barbarian-hall", "spawn-point"], entrance=["heavenboy"], hand=["teleportation", "pause"]),
        at="adventure",
    )
    scene.passes("alice", "alice")
    assert scene.alice.hero_in == "spawn-point"
    scene.says("alice", "play teleportation")
    assert (scene.alice.hero_in, scene.damage_on("heavenboy")) == ("barbarian-hall", 3 + 2 + 3)
    scene.passes("alice")
    assert scene.alice.hero_in == "spawn-point"


@rule("BM-RUL-84")
def test_a_hero_goes_past_a_deactivated_room_without_a_window_there() -> None:
    scene = Scene(
        alice=Side(
            dungeon=["spawn-point", "bom-boy-factory", "inner-sanctum"],
            asleep=["bom-boy-factory"],
            entrance=["heavenboy"],
            hand=["pause"],
        ),
        at="adventure",
    )
    scene.passes("alice", "alice")
    assert (scene.alice.hero_in, scene.damage_on("heavenboy")) == ("inner-sanctum", 2 + 2)
    assert "bom-boy-factory" in scene.alice.dungeon


@rule("BM-RUL-84")
def test_the_room_a_hero_would_enter_next_is_the_next_active_one() -> None:
    scene = Scene(
        alice=Side(
            dungeon=["spawn-point", "barbarian-hall", "inner-sanctum", "dark-portal"],
            asleep=["barbarian-hall"],
            entrance=["heavenboy"],
            hand=["shortcut"],
        ),
        at="adventure",
    )
    scene.passes("alice")
    scene.says("alice", "play shortcut")
    scene.to_end_of_round()
    assert rooms_that_hurt(scene) == ["spawn-point", "dark-portal"]


@rule("BM-RUL-85")
def test_the_last_room_is_the_active_one_nearest_to_the_boss() -> None:
    scene = Scene(
        alice=Side(
            boss="killa",
            levelled=True,
            wounds=["heavenboy", "elfstar"],
            dungeon=["spawn-point", "barbarian-hall", "bom-boy-factory"],
            asleep=["bom-boy-factory"],
            entrance=["archer"],
            hand=["pause"],
        ),
        at="adventure",
    )
    assert scene.alice.damage == [2, 3 + 3, 0]
    scene.all_pass()
    assert rooms_that_hurt(scene) == ["spawn-point"]  # the Archer skips the last Room


@rule("BM-RUL-85", "BM-RUL-37")
def test_the_first_room_is_the_active_one_nearest_to_the_entrance() -> None:
    scene = Scene(
        alice=Side(
            dungeon=["barbarian-hall", "inner-sanctum", "spawn-point"],
            asleep=["barbarian-hall"],
            entrance=["heavenboy"],
            hand=["teleportation", "pause"],
        ),
        at="adventure",
    )
    scene.passes("alice", "alice")
    scene.says("alice", "play teleportation")
    assert scene.alice.hero_in == "inner-sanctum"


@rule("BM-RUL-85", "BM-GLOSS-13")
def test_a_deactivated_room_breaks_the_link_between_its_neighbours() -> None:
    linked = Scene(alice=Side(dungeon=["barbarian-hall", "goblin-nursery"], hand=["pause"]), at="adventure")
    broken = Scene(
        alice=Side(
            dungeon=["barbarian-hall", "spawn-point", "goblin-nursery"],
            asleep=["spawn-point"],
            hand=["pause"],
        ),
        at="adventure",
    )
    assert linked.alice.damage == [3 + 2, 1]
    assert broken.alice.damage == [3, 0, 1]


@rule("BM-RUL-86", "BM-ADV-16")
def test_a_hero_killed_outright_dies_at_once_in_its_room_whose_death_ability_fires() -> None:
    scene = Scene(
        alice=Side(dungeon=["madmans-manor"], entrance=["elfstar"], hand=["its-on", "pause"]),
        discard=["freeze"],
        at="adventure",
    )
    scene.passes("alice")
    scene.says("alice", "play its-on")
    assert scene.alice.souls == ["elfstar"]
    assert scene.alice.hand[0] == "freeze"


@rule("BM-RUL-86", "BM-PRIO-11")
def test_no_health_bonus_saves_a_hero_that_was_killed_outright() -> None:
    scene = Scene(
        alice=Side(dungeon=["spawn-point"], entrance=["elfstar"], hand=["its-on"]),
        bob=Side(hand=["assassin"]),
        at="adventure",
    )
    scene.passes("alice")
    scene.says("bob", "play assassin")
    scene.says("alice", "play its-on")
    assert scene.alice.souls == ["elfstar"]
    assert slugs([told.source for told in scene.told(events.EffectFizzled)]) == ["assassin"]


@rule("BM-RUL-86")
def test_a_hero_killed_in_town_died_in_no_room() -> None:
    scene = Scene(
        alice=Side(
            boss="gorgona",
            dungeon=["madmans-manor"] + ["spawn-point"] * 2 + ["inner-sanctum"],
            hand=["goblin-nursery"],
        ),
        town=["elfstar"],
        discard=["freeze"],
    )
    scene.says("alice", "build goblin-nursery at 4")
    assert scene.alice.souls == ["elfstar"]
    assert scene.told(events.HeroKilled)[0].room == -1
    assert scene.in_pile() == ["freeze"]
