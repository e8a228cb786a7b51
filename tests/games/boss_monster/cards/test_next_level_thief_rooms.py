"""The thief Rooms of The Next Level: what each does, and when it does not."""

from __future__ import annotations

from tests.games.boss_monster.scene import Scene, Side
from undercroft.testing import rule

# Bullet Builder


def builder(*hand: str) -> Scene:
    alice = Side(dungeon=["bullet-builder", "spawn-point"], hand=[*hand, "jeopardy"])
    return Scene(alice, Side(dungeon=["minotaurs-maze", "spiked-pit"]), at="adventure")


def test_bullet_builder_weakens_a_monster_room_of_any_dungeon_for_a_trap_room_card() -> None:
    scene = builder("wreck-room", "wreck-room")
    scene.says("alice", "use bullet-builder")
    assert sorted(scene.offers()) == ["room minotaurs-maze", "room spawn-point"]
    scene.says("alice", "room spawn-point")
    assert scene.alice.damage == [1, 1]
    assert scene.in_pile() == ["wreck-room"]
    assert scene.why_not("use bullet-builder") == "BM-RUL-52"


@rule("BM-RUL-57")
def test_bullet_builder_never_takes_damage_below_zero() -> None:
    scene = builder("wreck-room")
    scene.says("alice", "use bullet-builder", "room minotaurs-maze")
    assert scene.bob.damage == [0, 1]


@rule("BM-RUL-48")
def test_bullet_builder_cannot_be_paid_with_a_monster_room_card() -> None:
    assert builder("goblin-nursery").why_not("use bullet-builder") == "BM-RUL-48"


@rule("BM-RUL-90")
def test_bullet_builder_needs_a_monster_room() -> None:
    alice = Side(dungeon=["bullet-builder"], hand=["wreck-room", "jeopardy"])
    assert Scene(alice, at="adventure").why_not("use bullet-builder") == "BM-RUL-90"


# Wreck Room


def wreck_room(dungeon: list[str], at: str = "adventure", asleep: tuple[str, ...] = ()) -> Scene:
    alice = Side(dungeon=dungeon, hand=["jeopardy"], asleep=asleep)
    return Scene(alice, Side(dungeon=["dark-portal"]), at=at, deck=["spiked-pit", "spiked-pit"])


@rule("BM-GLOSS-03")
def test_wreck_room_draws_a_room_for_another_room_of_its_dungeon() -> None:
    scene = wreck_room(["observatory", "haunted-hall", "wreck-room"])
    scene.says("alice", "use wreck-room")
    assert scene.offers() == ["pay haunted-hall", "pay observatory"]
    scene.says("alice", "pay haunted-hall")
    assert scene.alice.dungeon == ["observatory", "wreck-room"]
    assert (scene.alice.hand, scene.in_pile()) == (["jeopardy", "spiked-pit"], ["haunted-hall"])


@rule("BM-RUL-52")
def test_wreck_room_works_once_per_round() -> None:
    scene = wreck_room(["observatory", "haunted-hall", "wreck-room"])
    scene.says("alice", "use wreck-room", "pay haunted-hall")
    assert scene.why_not("use wreck-room") == "BM-RUL-52"


@rule("BM-RUL-48", "BM-RUL-53")
def test_wreck_room_cannot_destroy_itself_nor_a_deactivated_room() -> None:
    scene = wreck_room(["observatory", "wreck-room"], asleep=("observatory",))
    assert scene.why_not("use wreck-room") == "BM-RUL-48"


@rule("BM-GLOSS-24", "BM-RUL-17")
def test_wreck_room_cannot_destroy_a_face_down_room_nor_the_one_beneath() -> None:
    alice = Side(dungeon=["observatory", "wreck-room"], hand=["haunted-hall", "jeopardy"])
    scene = Scene(alice)
    assert "use wreck-room" in scene.offers()
    scene.says("alice", "build haunted-hall at 1")
    assert scene.why_not("use wreck-room") == "BM-RUL-48"


# Deadly Treadmill


def test_deadly_treadmill_trades_a_room_card_for_a_new_one_once_per_round() -> None:
    alice = Side(dungeon=["deadly-treadmill"], hand=["jeopardy", "dark-portal", "observatory"])
    scene = Scene(alice, at="adventure", deck=["spiked-pit"])
    scene.says("alice", "use deadly-treadmill", "pay observatory")
    assert scene.alice.hand == ["dark-portal", "jeopardy", "spiked-pit"]
    assert scene.why_not("use deadly-treadmill") == "BM-RUL-52"


@rule("BM-RUL-48")
def test_deadly_treadmill_cannot_be_paid_with_a_spell() -> None:
    scene = Scene(Side(dungeon=["deadly-treadmill"], hand=["jeopardy"]), at="adventure")
    assert scene.why_not("use deadly-treadmill") == "BM-RUL-48"


# Collapsing Bridge


def bridge(*entrance: str, dungeon: tuple[str, ...] = ("collapsing-bridge",)) -> Scene:
    return Scene(Side(dungeon=dungeon, hand=["jeopardy"], entrance=entrance), at="adventure")


def test_collapsing_bridge_grows_when_a_hero_leaves_it_alive() -> None:
    scene = bridge("elfstar", "hookshot-joe")
    scene.passes("alice", "alice")
    assert scene.alice.damage == [4]
    scene.passes("alice", "alice")
    assert (scene.alice.wounds, scene.alice.souls) == (["elfstar"], ["hookshot-joe"])


@rule("BM-RUL-78", "BM-RUL-52")
def test_collapsing_bridge_grows_once_per_round() -> None:
    scene = bridge("elfstar", "danae-the-slayer")
    scene.passes("alice", "alice", "alice", "alice")
    assert scene.alice.wounds == ["elfstar", "danae-the-slayer"]
    assert scene.alice.damage == [4]


def test_collapsing_bridge_does_not_grow_when_a_hero_dies_in_it() -> None:
    scene = bridge("the-fool", dungeon=("dark-portal", "collapsing-bridge"))
    scene.passes("alice", "alice", "alice")
    assert scene.alice.souls == ["the-fool"]
    assert scene.alice.damage == [1, 1]


def test_collapsing_bridge_does_not_grow_when_a_hero_leaves_another_room() -> None:
    scene = bridge("elfstar", dungeon=("collapsing-bridge", "dark-portal"))
    scene.passes("alice", "alice")
    grown = scene.alice.damage
    scene.passes("alice")
    assert (grown, scene.alice.damage) == ([4, 1], [4, 1])


# Spiked Pit


def test_spiked_pit_is_stronger_in_the_round_it_is_built() -> None:
    scene = Scene(Side(hand=["spiked-pit", "jeopardy"]))
    scene.says("alice", "build spiked-pit at 0", "pass", "pass")
    assert scene.alice.damage == [4]
    scene.to_end_of_round()
    assert scene.alice.damage == [1]


@rule("BM-GLOSS-05")
def test_spiked_pit_is_stronger_in_the_round_it_is_uncovered() -> None:
    alice = Side(dungeon=[["spiked-pit", "observatory"], "wreck-room"], hand=["jeopardy"])
    scene = Scene(alice, at="adventure")
    scene.says("alice", "use wreck-room")
    assert scene.alice.damage == [4, 1]


def test_spiked_pit_is_not_stronger_when_another_room_is_built_or_uncovered() -> None:
    alice = Side(dungeon=["spiked-pit", ["dark-portal", "observatory"], "wreck-room"], hand=["jeopardy"])
    scene = Scene(alice, at="adventure")
    scene.says("alice", "use wreck-room", "pay observatory")
    assert scene.alice.damage == [1, 1, 1]


# Decapitator


def decapitator(at: str = "build") -> Scene:
    alice = Side("belladonna", dungeon=["decapitator"], hand=["jeopardy"])
    bob = Side("doc-scarecrow", dungeon=["dark-portal"], hand=["incubus-gym", "spiked-pit"])
    return Scene(alice, bob, at=at)


@rule("BM-RUL-19")
def test_decapitator_takes_a_rooms_treasure_away_so_that_no_advanced_room_fits_on_it() -> None:
    scene = decapitator()
    assert scene.why_not("build incubus-gym at 0") is None
    scene.passes("bob")
    scene.says("alice", "use decapitator", "pass")
    assert scene.bob.treasure == {"cleric": 1, "fighter": 0, "mage": 0, "thief": 0}
    assert scene.alice.dungeon == []
    assert scene.why_not("build incubus-gym at 0") == "BM-BUILD-06"


def test_treasure_added_after_the_decapitator_counts() -> None:
    alice = Side(dungeon=["decapitator", "dark-portal"], hand=["secret-stash", "jeopardy"])
    scene = Scene(alice)
    scene.says("alice", "use decapitator", "play secret-stash", "class thief")
    assert scene.alice.treasure == {"cleric": 0, "fighter": 0, "mage": 1, "thief": 1}


def test_a_room_built_over_the_victim_of_the_decapitator_keeps_its_treasure() -> None:
    alice = Side(dungeon=["decapitator", "dark-portal"], hand=["spawn-point", "jeopardy"])
    scene = Scene(alice)
    scene.says("alice", "use decapitator", "build spawn-point at 0", "pass", "pass")
    assert scene.alice.treasure == {"cleric": 0, "fighter": 1, "mage": 1, "thief": 0}


def test_decapitator_cannot_be_used_in_the_adventure_phase() -> None:
    assert decapitator(at="adventure").why_not("use decapitator") == "BM-PRIO-07"


@rule("BM-RUL-90")
def test_decapitator_cannot_choose_itself() -> None:
    scene = Scene(Side(dungeon=["decapitator"], hand=["jeopardy"]))
    assert scene.why_not("use decapitator") == "BM-RUL-90"


# Chump Chomper


def test_chump_chomper_grows_for_another_room_of_its_dungeon() -> None:
    alice = Side(dungeon=["observatory", "dark-portal", "chump-chomper"], hand=["jeopardy"])
    scene = Scene(alice, at="adventure")
    scene.says("alice", "use chump-chomper", "pay dark-portal")
    assert scene.alice.dungeon == ["observatory", "chump-chomper"]
    assert scene.alice.damage == [2, 6]
    assert scene.why_not("use chump-chomper") == "BM-RUL-52"


@rule("BM-RUL-48")
def test_chump_chomper_cannot_be_used_when_it_is_alone() -> None:
    alice = Side(dungeon=["chump-chomper"], hand=["jeopardy"])
    scene = Scene(alice, Side(dungeon=["observatory"]), at="adventure")
    assert scene.why_not("use chump-chomper") == "BM-RUL-48"


# Blockpile Puzzle


@rule("BM-RUL-60")
def test_blockpile_puzzle_destroys_a_room_of_its_dungeon_at_the_end_of_the_round() -> None:
    alice = Side(dungeon=["observatory", "blockpile-puzzle"], hand=["jeopardy"])
    scene = Scene(alice, Side(dungeon=["dark-portal"]), at="end")
    assert scene.offers() == ["room blockpile-puzzle", "room observatory"]
    scene.says("alice", "room observatory")
    assert (scene.alice.dungeon, scene.bob.dungeon) == (["blockpile-puzzle"], ["dark-portal"])


def test_blockpile_puzzle_must_destroy_itself_when_it_is_alone() -> None:
    scene = Scene(Side(dungeon=[["dark-portal", "blockpile-puzzle"]], hand=["jeopardy"]), at="end")
    assert scene.alice.dungeon == ["dark-portal"]


def test_a_blockpile_puzzle_destroyed_by_another_no_longer_acts() -> None:
    alice = Side(dungeon=["observatory", "blockpile-puzzle", "blockpile-puzzle"], hand=["jeopardy"])
    scene = Scene(alice, at="end")
    scene.says("alice", "room blockpile-puzzle.2")
    assert scene.phase == "build"
    assert scene.alice.dungeon == ["observatory", "blockpile-puzzle"]


def test_two_blockpile_puzzles_destroy_a_room_each() -> None:
    alice = Side(dungeon=["observatory", "dark-portal", "blockpile-puzzle", "blockpile-puzzle"], hand=["jeopardy"])
    scene = Scene(alice, at="end")
    scene.says("alice", "room observatory", "room dark-portal")
    assert scene.alice.dungeon == ["blockpile-puzzle", "blockpile-puzzle"]


@rule("BM-RUL-60", "BM-GLOSS-09")
def test_a_deactivated_blockpile_puzzle_destroys_nothing() -> None:
    alice = Side(dungeon=["observatory", "blockpile-puzzle"], hand=["jeopardy"], asleep=["blockpile-puzzle"])
    assert Scene(alice, at="end").alice.dungeon == ["observatory", "blockpile-puzzle"]


# The Smashinator


def test_the_smashinator_grows_for_all_other_visible_rooms_of_its_dungeon() -> None:
    alice = Side(
        dungeon=["observatory", ["dark-portal", "haunted-hall"], "the-smashinator", "wreck-room"],
        hand=["jeopardy"],
        asleep=["wreck-room"],
    )
    scene = Scene(alice, Side(dungeon=["spawn-point"]), at="adventure")
    scene.says("alice", "use the-smashinator")
    assert scene.alice.dungeon == ["dark-portal", "the-smashinator", "wreck-room"]
    assert scene.alice.damage == [1, 9, 0]
    assert scene.bob.dungeon == ["spawn-point"]
    assert scene.why_not("use the-smashinator") == "BM-RUL-52"


@rule("BM-RUL-48", "BM-GLOSS-11")
def test_the_smashinator_must_destroy_at_least_one_room() -> None:
    alice = Side(dungeon=["the-smashinator", "wreck-room"], hand=["jeopardy"], asleep=["wreck-room"])
    assert Scene(alice, at="adventure").why_not("use the-smashinator") == "BM-RUL-48"


@rule("BM-GLOSS-24")
def test_the_smashinator_leaves_a_face_down_room_alone() -> None:
    alice = Side(dungeon=["observatory", "the-smashinator"], hand=["haunted-hall", "jeopardy"])
    scene = Scene(alice)
    scene.says("alice", "build haunted-hall at 2", "use the-smashinator")
    assert scene.alice.dungeon == ["?", "the-smashinator"]
