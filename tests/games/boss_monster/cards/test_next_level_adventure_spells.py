"""The Next Level's six Adventure Spells with one text: what each does, and when it does not."""

from __future__ import annotations

from tests.games.boss_monster.scene import Scene, Side
from undercroft.testing import rule

# Another Castle


@rule("BM-RUL-40", "BM-RUL-41")
def test_another_castle_sends_a_hero_with_its_damage_to_the_end_of_an_opponents_queue() -> None:
    scene = Scene(
        alice=Side(dungeon=["neanderthal-cave"], hand=["another-castle", "pause"], entrance=["elfstar"]),
        bob=Side(entrance=["black-leaf"]),
        at="adventure",
    )
    scene.says("alice", "pass", "play another-castle")
    assert scene.bob.entrance == ["black-leaf", "elfstar"]
    assert scene.damage_on("elfstar") == 3


@rule("BM-RUL-43")
def test_another_castle_does_not_reach_a_hero_still_at_the_entrance() -> None:
    scene = Scene(alice=Side(hand=["another-castle", "pause"], entrance=["elfstar"]), at="adventure")
    assert scene.why_not("play another-castle") == "BM-RUL-90"


@rule("BM-RUL-40", "BM-RUL-42")
def test_another_castle_leaves_the_hero_waiting_where_the_turn_is_over() -> None:
    scene = Scene(
        bob=Side(dungeon=["neanderthal-cave"], hand=["another-castle"], entrance=["elfstar"]),
        at="adventure",
        deck=["spawn-point", "spiked-pit"],
    )
    scene.says("bob", "play another-castle")
    scene.to_round(2)
    assert scene.alice.entrance == ["elfstar"]
    assert scene.alice.wounds == scene.bob.wounds == []


# Party Up


def test_party_up_strengthens_heroes_that_walk_in_later_but_not_the_one_inside() -> None:
    scene = Scene(
        alice=Side(dungeon=["dragon-hatchery"], hand=["party-up", "pause"], entrance=["elfstar", "black-leaf"]),
        at="adventure",
    )
    scene.says("alice", "pass", "play party-up", "player 0")
    assert scene.health("elfstar") == 4
    scene.says("alice", "pass", "pass")
    assert scene.alice.inside == "black-leaf"
    assert scene.health("black-leaf") == 5


def test_party_up_leaves_the_other_dungeons_alone() -> None:
    scene = Scene(
        alice=Side(dungeon=["dragon-hatchery"], hand=["party-up", "pause"], entrance=["elfstar"]),
        at="adventure",
    )
    scene.says("alice", "play party-up", "player 1", "pass")
    assert scene.health("elfstar") == 4


# Pause


@rule("BM-RUL-39", "BM-RUL-41")
def test_pause_sends_the_hero_inside_back_unhurt_and_closes_the_dungeon() -> None:
    scene = Scene(
        alice=Side(dungeon=["neanderthal-cave"], hand=["pause"], entrance=["elfstar", "black-leaf"]),
        bob=Side(entrance=["lady-samantha"], hand=["teleportation", "pause"]),
        at="adventure",
    )
    scene.says("alice", "pass")
    scene.passes("bob")
    scene.says("alice", "play pause")
    assert scene.asked == "bob"
    assert scene.damage_on("elfstar") == 0
    scene.to_round(2)
    assert scene.alice.entrance == ["black-leaf", "elfstar"]
    assert scene.alice.wounds == []


def test_pause_may_be_played_before_ones_own_turn_and_closes_no_other_dungeon() -> None:
    scene = Scene(
        alice=Side(dungeon=["dragon-hatchery"], entrance=["elfstar"]),
        bob=Side(hand=["pause"], entrance=["black-leaf"]),
        at="adventure",
        deck=["spawn-point", "spiked-pit"],
    )
    scene.says("bob", "play pause")
    scene.to_round(2)
    assert scene.bob.entrance == ["black-leaf"]
    assert scene.alice.wounds == ["elfstar"]


@rule("BM-SPELL-05", "BM-END-02")
def test_pause_is_for_the_adventure_phase_and_lasts_one_round() -> None:
    scene = Scene(alice=Side(hand=["pause"], entrance=["elfstar"]), at="adventure", deck=["spawn-point", "spiked-pit"])
    scene.says("alice", "play pause")
    scene.to_round(2)
    assert scene.alice.entrance == ["elfstar"]
    scene.to_round(3)
    assert scene.alice.wounds == ["elfstar"]
    build = Scene(alice=Side(hand=["pause", "spawn-point"]))
    assert build.why_not("play pause") == "BM-SPELL-05"


# Pity


@rule("BM-PRIO-03")
def test_pity_removes_a_hero_inside_an_opponents_dungeon_and_nobody_scores_it() -> None:
    scene = Scene(
        alice=Side(dungeon=["neanderthal-cave"], entrance=["elfstar"]),
        bob=Side(hand=["pity", "freeze"]),
        at="adventure",
    )
    assert scene.why_not("play pity") == "BM-RUL-90"  # still at the entrance
    scene.says("bob", "pass", "play pity", "pass")
    assert scene.removed() == ["elfstar"]
    assert scene.alice.soul_count == scene.alice.wound_count == scene.bob.soul_count == 0


def test_pity_does_not_reach_into_ones_own_dungeon() -> None:
    scene = Scene(
        alice=Side(dungeon=["neanderthal-cave"], hand=["pity", "pause"], entrance=["elfstar"]), at="adventure"
    )
    scene.says("alice", "pass")
    assert scene.alice.inside == "elfstar"
    assert scene.why_not("play pity") == "BM-RUL-90"


# Undead Minion


def test_undead_minion_deals_the_printed_health_of_the_soul_given_up() -> None:
    scene = Scene(
        alice=Side(
            dungeon=["dragon-hatchery"],
            hand=["undead-minion", "pause"],
            entrance=["tyrone-pharaoh-ascendant"],
            souls=["danae-the-slayer"],
        ),
        at="adventure",
    )
    scene.says("alice", "pass", "play undead-minion")
    assert scene.damage_on("tyrone-pharaoh-ascendant") == 6
    assert (scene.alice.souls, scene.removed()) == ([], ["danae-the-slayer"])


@rule("BM-PRIO-10")
def test_undead_minion_keeps_the_soul_when_it_is_cancelled() -> None:
    scene = Scene(
        alice=Side(
            dungeon=["dragon-hatchery"],
            hand=["undead-minion", "pause"],
            entrance=["elfstar"],
            souls=["danae-the-slayer"],
        ),
        bob=Side(hand=["counterspell"]),
        at="adventure",
    )
    scene.says("alice", "pass", "play undead-minion")
    scene.says("bob", "play counterspell")
    assert (scene.alice.souls, scene.damage_on("elfstar")) == (["danae-the-slayer"], 0)


@rule("BM-RUL-90")
def test_undead_minion_needs_a_face_down_hero_to_give_up() -> None:
    scene = Scene(
        alice=Side(
            dungeon=["dragon-hatchery"],
            hand=["undead-minion", "pause"],
            entrance=["elfstar"],
            wounds=["black-leaf"],
        ),
        at="adventure",
    )
    scene.says("alice", "pass")
    assert scene.why_not("play undead-minion") == "BM-RUL-90"


# Wild Monster


@rule("BM-RUL-35", "BM-BUILD-06")
def test_wild_monster_builds_a_monster_room_at_once_under_the_usual_rules() -> None:
    scene = Scene(
        alice=Side(
            dungeon=["wreck-room"],
            hand=["wild-monster", "specters-sanctum", "incubus-gym", "spiked-pit", "pause"],
            entrance=["elfstar"],
        ),
        bob=Side(dungeon=["spiked-pit"], hand=["motivation"]),
        at="adventure",
    )
    scene.says("alice", "pass", "play wild-monster")
    assert scene.offers() == ["pass", "build specters-sanctum at 0"]
    scene.says("alice", "build specters-sanctum at 0")
    assert scene.alice.stacks == [["wreck-room", "specters-sanctum"]]
    assert scene.bob.hand == []
    assert scene.damage_on("elfstar") == 1


def test_wild_monster_may_build_nothing_and_is_not_for_the_build_phase() -> None:
    scene = Scene(alice=Side(dungeon=["wreck-room"], hand=["wild-monster", "spawn-point"]), at="adventure", deck=())
    scene.says("alice", "play wild-monster", "pass")
    assert scene.alice.dungeon == ["wreck-room"]
    build = Scene(alice=Side(dungeon=["wreck-room"], hand=["wild-monster", "spawn-point"]))
    assert build.why_not("play wild-monster") == "BM-SPELL-05"
