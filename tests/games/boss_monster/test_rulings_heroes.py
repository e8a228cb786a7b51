"""Rulings on Heroes that are moved about or struck at an entrance (BM-RUL-38 to 44, BM-RUL-87 to 89)."""

from __future__ import annotations

from undercroft.games.boss_monster import events
from undercroft.testing import rule

from .scene import Scene, Side, slugs


def walkers(scene: Scene) -> list[str]:
    return slugs([told.hero for told in scene.told(events.HeroWalkedIn)])


@rule("BM-RUL-38", "BM-BAIT-09")
def test_a_hero_returned_to_town_is_the_newest_in_the_line() -> None:
    scene = Scene(
        alice=Side(dungeon=["spawn-point"], entrance=["heavenboy"], hand=["fear", "pause"]),
        town=["elfstar"],
        at="adventure",
    )
    scene.passes("alice")
    scene.says("alice", "play fear")
    assert scene.in_town()[:2] == ["elfstar", "heavenboy"]


@rule("BM-RUL-39", "BM-ADV-18")
def test_a_hero_returned_to_the_entrance_of_the_active_player_walks_again_after_the_others() -> None:
    scene = Scene(
        alice=Side(dungeon=["barbarian-hall"], entrance=["heavenboy", "lone-fox-and-kit"], souls=["elfstar"]),
        bob=Side(dungeon=["zombie-prison"]),
        at="adventure",
    )
    scene.passes("bob")
    assert scene.alice.inside == "heavenboy"
    scene.says("bob", "use zombie-prison")
    assert walkers(scene) == ["heavenboy", "lone-fox-and-kit", "elfstar"]
    assert scene.alice.wounds == ["heavenboy", "lone-fox-and-kit", "elfstar"]


@rule("BM-RUL-39", "BM-RUL-41")
def test_pause_sends_a_hero_back_unhurt_and_bars_it_from_walking_again() -> None:
    scene = Scene(
        alice=Side(dungeon=["barbarian-hall"], entrance=["heavenboy", "elfstar"], hand=["pause"]),
        bob=Side(hand=["pause"]),
        at="adventure",
    )
    scene.passes("alice", "bob")
    scene.says("alice", "play pause")
    assert scene.alice.entrance == ["elfstar", "heavenboy"]
    assert scene.damage_on("heavenboy") == 0
    scene.all_pass()
    assert walkers(scene) == ["heavenboy"]


@rule("BM-RUL-40", "BM-RUL-41", "BM-ADV-18")
def test_a_hero_moved_to_a_player_still_to_act_walks_there_last_with_its_damage() -> None:
    scene = Scene(
        alice=Side(dungeon=["barbarian-hall"], entrance=["heavenboy"], hand=["another-castle"]),
        bob=Side(entrance=["black-leaf"], hand=["pause"]),
        at="adventure",
    )
    scene.passes("bob")
    scene.says("alice", "play another-castle")
    assert scene.bob.entrance == ["black-leaf", "heavenboy"]
    assert scene.damage_on("heavenboy") == 3
    scene.all_pass()
    assert scene.bob.wounds == ["black-leaf", "heavenboy"]


@rule("BM-RUL-40")
def test_a_hero_moved_to_a_player_who_has_acted_waits_for_the_next_round() -> None:
    scene = Scene(
        bob=Side(dungeon=["barbarian-hall"], entrance=["heavenboy"], hand=["another-castle"]),
        at="adventure",
    )
    scene.says("bob", "play another-castle")
    scene.to_end_of_round()
    assert scene.state.round == 2
    assert scene.alice.entrance == ["heavenboy"]


@rule("BM-RUL-42")
def test_heroes_left_at_an_entrance_take_no_part_in_the_bait_phase_and_enter_first() -> None:
    scene = Scene(
        alice=Side(dungeon=["bullet-builder"], entrance=["elfstar"], hand=["pause"]),
        bob=Side(dungeon=["imp-temple"]),
        heroes=["black-leaf", "kyle-the-incorruptible"],
        epics=[],
        deck=[],
        at="adventure",
    )
    scene.says("alice", "play pause")
    scene.to_end_of_round()
    scene.to_end_of_round()
    assert walkers(scene) == ["elfstar", "black-leaf", "kyle-the-incorruptible"]
    assert scene.bob.wounds == ["kyle-the-incorruptible"]  # the other Cleric on the table was lured by bob


@rule("BM-RUL-43", "BM-ADV-17", "BM-RUL-90")
def test_a_hero_at_the_entrance_is_not_in_the_dungeon() -> None:
    scene = Scene(alice=Side(dungeon=["spawn-point"], entrance=["heavenboy"], hand=["fear", "pause"]), at="adventure")
    assert scene.why_not("play fear") == "BM-RUL-90"
    scene.passes("alice")
    assert scene.why_not("play fear") is None


@rule("BM-RUL-44", "BM-ADV-15")
def test_the_owner_of_the_dungeon_scores_a_hero_that_an_opponents_effect_killed() -> None:
    scene = Scene(
        alice=Side(dungeon=["spawn-point"], entrance=["elfstar"]),
        bob=Side(hand=["giant-size"]),
        at="adventure",
    )
    scene.says("bob", "play giant-size")
    assert (scene.alice.souls, scene.bob.souls) == (["elfstar"], [])


def bolt(scene: Scene) -> None:
    scene.says("alice", "play lightning-bolt", "text 2 of lightning-bolt", "pay fear")


@rule("BM-RUL-87")
def test_a_hero_struck_at_the_entrance_dies_when_that_window_closes_and_in_no_room() -> None:
    scene = Scene(
        alice=Side(
            dungeon=["spawn-point"],
            entrance=["heavenboy", "the-fool", "elfstar"],
            hand=["lightning-bolt", "fear", "pause"],
        ),
        at="adventure",
    )
    scene.passes("alice")
    bolt(scene)
    assert (scene.damage_on("the-fool"), scene.alice.entrance) == (3, ["the-fool", "elfstar"])
    scene.passes("alice")
    assert (scene.alice.souls, scene.alice.entrance) == (["the-fool"], ["elfstar"])
    assert scene.told(events.HeroKilled)[0].room == -1
    assert scene.damage_on("elfstar") == 3


@rule("BM-RUL-87")
def test_a_hero_struck_at_the_entrance_dies_even_if_the_one_inside_is_gone_by_then() -> None:
    scene = Scene(
        alice=Side(
            dungeon=["barbarian-hall"],
            entrance=["adynn-cleric-of-love", "the-fool"],
            hand=["lightning-bolt", "fear", "its-on"],
        ),
        at="adventure",
    )
    bolt(scene)
    scene.says("alice", "play its-on")
    assert scene.alice.souls == ["adynn-cleric-of-love", "the-fool"]
    assert walkers(scene) == ["adynn-cleric-of-love"]


@rule("BM-RUL-88", "BM-RUL-41")
def test_a_hero_moved_away_with_lethal_damage_lives_until_it_leaves_the_next_room() -> None:
    scene = Scene(
        alice=Side(dungeon=["barbarian-hall"], entrance=["the-fool"], hand=["another-castle"]),
        bob=Side(dungeon=["golem-factory", "spawn-point"], hand=["pause"]),
        deck=["dark-portal", "imp-temple", "spiked-pit"],
        at="adventure",
    )
    scene.passes("bob")
    scene.says("alice", "play another-castle")
    assert scene.bob.entrance == ["the-fool"]
    scene.passes("bob")
    assert scene.bob.hero_in == "golem-factory"
    scene.passes("bob")
    assert scene.bob.souls == ["the-fool"]
    assert slugs([fired.source for fired in scene.told(events.AbilityFired)]) == ["golem-factory"]


@rule("BM-RUL-88")
def test_a_hero_with_lethal_damage_that_comes_to_the_boss_dies_instead_of_wounding() -> None:
    scene = Scene(
        alice=Side(dungeon=["blockpile-puzzle"], entrance=["elfstar"], hand=["another-castle"]),
        at="adventure",
    )
    scene.says("alice", "play another-castle")
    assert (scene.bob.souls, scene.bob.wounds) == (["elfstar"], [])


@rule("BM-RUL-89")
def test_the_hero_of_an_ability_that_destroys_its_room_waits_for_that_ability() -> None:
    scene = Scene(alice=Side(dungeon=["haunted-hall", "barbarian-hall"], entrance=["the-fool"]), at="adventure")
    assert scene.damage_on("the-fool") == 2
    scene.says("alice", "use haunted-hall")
    assert scene.in_town()[0] == "the-fool"
    assert (scene.alice.souls, scene.alice.dungeon) == ([], ["barbarian-hall"])


@rule("BM-RUL-89", "BM-RUL-37")
def test_warp_tube_finds_the_first_room_after_its_own_destruction() -> None:
    scene = Scene(
        alice=Side(dungeon=[["barbarian-hall", "warp-tube"], "spawn-point"], entrance=["heavenboy"], hand=["pause"]),
        at="adventure",
    )
    scene.passes("alice")
    scene.says("alice", "use warp-tube")
    assert (scene.alice.hero_in, scene.damage_on("heavenboy")) == ("barbarian-hall", 1 + 3)


@rule("BM-RUL-89")
def test_warp_tube_as_the_only_room_sends_the_hero_to_the_boss() -> None:
    scene = Scene(alice=Side(dungeon=["warp-tube"], entrance=["heavenboy"]), at="adventure")
    scene.says("alice", "use warp-tube")
    assert scene.alice.wounds == ["heavenboy"]
