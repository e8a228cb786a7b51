"""The eight Spells of the base game for the Build phase or both: what each does, and when it does not."""

from __future__ import annotations

from tests.games.boss_monster.scene import Scene, Side
from undercroft.testing import rule

# Counterspell


@rule("BM-PRIO-09", "BM-PRIO-10")
def test_counterspell_cancels_a_spell_just_announced() -> None:
    scene = Scene(alice=Side(dungeon=["wreck-room"], hand=["freeze", "spawn-point"]), bob=Side(hand=["counterspell"]))
    scene.says("alice", "play freeze")
    scene.says("bob", "play counterspell")
    assert scene.alice.asleep == []
    assert sorted(scene.in_pile()) == ["counterspell", "freeze"]


@rule("BM-RUL-47")
def test_counterspell_is_itself_cancelled_by_a_counterspell() -> None:
    scene = Scene(
        alice=Side(dungeon=["wreck-room"], hand=["freeze", "counterspell", "spawn-point"]),
        bob=Side(hand=["counterspell"]),
    )
    scene.says("alice", "play freeze")
    scene.says("bob", "play counterspell")
    scene.says("alice", "play counterspell")
    assert scene.alice.asleep == ["wreck-room"]


@rule("BM-RUL-92", "BM-PRIO-09")
def test_counterspell_is_not_played_on_its_own_nor_against_a_rooms_ability() -> None:
    scene = Scene(
        alice=Side(dungeon=["torture-chamber"], hand=["spawn-point", "counterspell"]),
        bob=Side(hand=["counterspell", "wreck-room"]),
    )
    assert scene.why_not("play counterspell") == "BM-PRIO-09"
    scene.says("alice", "use torture-chamber")
    assert scene.bob.hand == ["counterspell"]


# Freeze


@rule("BM-GLOSS-07", "BM-GLOSS-09", "BM-GLOSS-08", "BM-GLOSS-15")
def test_freeze_deactivates_any_room_until_the_end_of_the_round() -> None:
    scene = Scene(
        alice=Side(hand=["freeze", "spawn-point"]),
        bob=Side(dungeon=[["spawn-point", "wreck-room"]]),
        deck=["spiked-pit", "dark-altar"],
    )
    scene.says("alice", "play freeze")
    assert (scene.bob.asleep, scene.bob.damage, scene.bob.treasure["thief"]) == (["wreck-room"], [0], 0)
    scene.to_round(2)
    assert scene.bob.asleep == []


@rule("BM-RUL-17", "BM-RUL-53")
def test_freeze_does_not_reach_face_down_deactivated_or_covered_rooms() -> None:
    scene = Scene(
        alice=Side(dungeon=["dark-altar", "spawn-point"], hand=["freeze", "golem-factory", "pause"]),
        bob=Side(dungeon=["wreck-room"], asleep=["wreck-room"]),
    )
    scene.says("alice", "build golem-factory at 0", "play freeze")
    assert scene.alice.asleep == ["dark-altar"]  # the only Room it could choose


# Jeopardy


def test_jeopardy_gives_everybody_a_new_hand_of_two_rooms_and_a_spell() -> None:
    scene = Scene(
        alice=Side(hand=["jeopardy", "spawn-point", "fear"]),
        bob=Side(hand=["wreck-room"]),
    )
    scene.says("alice", "play jeopardy")
    for seen in (scene.alice, scene.bob):
        assert (len(seen.player.rooms), len(seen.player.spells)) == (2, 1)
    assert sorted(scene.in_pile()) == ["fear", "jeopardy", "spawn-point", "wreck-room"]


@rule("BM-GLOSS-25")
def test_jeopardy_leaves_face_down_rooms_where_they_are_and_hands_alone_when_cancelled() -> None:
    scene = Scene(
        alice=Side(hand=["jeopardy", "jeopardy", "spawn-point"]),
        bob=Side(hand=["counterspell", "wreck-room"]),
    )
    scene.says("alice", "build spawn-point at 0", "play jeopardy")
    scene.says("bob", "play counterspell")
    assert (scene.alice.hand, scene.bob.hand) == (["jeopardy"], ["wreck-room"])
    scene.says("alice", "play jeopardy")
    assert "spawn-point" not in scene.in_pile()
    assert scene.alice.dungeon in (["?"], ["spawn-point"])  # still there, turned up or not


# Kobold Strike


@rule("BM-RUL-18", "BM-RUL-83")
def test_kobold_strike_returns_face_down_rooms_and_stops_all_building() -> None:
    scene = Scene(alice=Side(hand=["spawn-point"]), bob=Side(hand=["kobold-strike", "wreck-room", "pause"]), deck=[])
    scene.says("alice", "build spawn-point at 0")
    scene.says("bob", "play kobold-strike")
    assert scene.phase == "adventure"
    assert (scene.alice.hand, scene.bob.hand) == (["spawn-point"], ["pause", "wreck-room"])
    assert scene.alice.dungeon == scene.bob.dungeon == []


@rule("BM-END-02")
def test_kobold_strike_stops_extra_builds_too_but_not_those_of_the_next_round() -> None:
    scene = Scene(
        alice=Side(dungeon=["wreck-room"], hand=["kobold-strike", "spawn-point", "wild-monster", "pause"]),
        deck=["spiked-pit", "dark-altar"],
    )
    scene.says("alice", "play kobold-strike", "play wild-monster")
    assert scene.alice.dungeon == ["wreck-room"]
    scene.to_round(2)
    assert "build spawn-point at 1" in scene.offers()


# Motivation


@rule("BM-BUILD-10", "BM-BUILD-12")
def test_motivation_places_one_room_more_face_down_for_who_has_fewer_rooms() -> None:
    scene = Scene(
        alice=Side(hand=["motivation", "spawn-point", "wreck-room", "pause"]),
        bob=Side(dungeon=["dark-altar"]),
    )
    scene.says("alice", "build spawn-point at 0", "play motivation")
    assert scene.offers() == ["pass", "build wreck-room at 1"]
    scene.says("alice", "build wreck-room at 1")
    scene.to_phase("adventure")
    assert scene.alice.dungeon == ["wreck-room", "spawn-point"]


@rule("BM-RUL-71", "BM-GLOSS-10")
def test_motivation_is_not_for_a_player_with_as_many_active_rooms() -> None:
    scene = Scene(
        alice=Side(dungeon=["spiked-pit"], hand=["motivation", "spawn-point"]),
        bob=Side(dungeon=["dark-altar", "wreck-room"], asleep=["wreck-room"]),
    )
    assert scene.why_not("play motivation") == "BM-RUL-71"


# Princess in Peril


@rule("BM-RUL-16")
def test_princess_in_peril_brings_any_hero_from_town_and_that_is_not_luring() -> None:
    scene = Scene(
        alice=Side(hand=["princess-in-peril", "super-effective"], dungeon=["dark-altar"]),
        bob=Side(boss="torix-uzkali"),
        town=["archer", "elfstar"],
    )
    scene.says("alice", "play princess-in-peril", "hero archer")
    scene.to_phase("adventure")
    assert scene.alice.entrance == ["archer", "elfstar"]
    scene.says("alice", "play super-effective")
    assert "text 2 of super-effective" in scene.offers()  # exactly one Hero was lured: Elfstar


@rule("BM-RUL-90")
def test_princess_in_peril_needs_a_hero_in_town() -> None:
    scene = Scene(alice=Side(hand=["princess-in-peril", "spawn-point"]), bob=Side(entrance=["elfstar"]), town=[])
    assert scene.why_not("play princess-in-peril") == "BM-RUL-90"


# Soul Harvest


def test_soul_harvest_gives_up_a_soul_for_two_spells() -> None:
    scene = Scene(
        alice=Side(hand=["soul-harvest", "pause"], souls=["elfstar", "archer"]),
        at="adventure",
        spell_deck=["fear", "freeze"],
    )
    scene.says("alice", "play soul-harvest", "hero elfstar")
    assert scene.alice.hand == ["fear", "freeze", "pause"]
    assert (scene.alice.souls, scene.removed()) == (["archer"], ["elfstar"])


@rule("BM-RUL-90")
def test_soul_harvest_is_not_paid_with_a_wound_or_an_opponents_soul() -> None:
    scene = Scene(
        alice=Side(hand=["soul-harvest", "pause"], wounds=["elfstar"]),
        bob=Side(souls=["archer"]),
        at="adventure",
    )
    assert scene.why_not("play soul-harvest") == "BM-RUL-90"


# Zombie Attack


def test_zombie_attack_sends_an_opponents_soul_back_to_that_entrance_with_two_health_more() -> None:
    scene = Scene(
        alice=Side(hand=["zombie-attack", "spawn-point"], souls=["black-leaf"]),
        bob=Side(souls=["archer"], entrance=["elfstar"]),
    )
    scene.says("alice", "play zombie-attack")
    assert (scene.bob.entrance, scene.bob.souls) == (["elfstar", "archer"], [])
    assert scene.health("archer") == 14


@rule("BM-RUL-90", "BM-SPELL-04")
def test_zombie_attack_raises_no_wound_and_no_soul_of_ones_own() -> None:
    scene = Scene(alice=Side(hand=["zombie-attack", "spawn-point"], souls=["black-leaf"]), bob=Side(wounds=["archer"]))
    assert scene.why_not("play zombie-attack") == "BM-RUL-90"
    late = Scene(alice=Side(hand=["zombie-attack", "pause"]), bob=Side(souls=["archer"]), at="adventure")
    assert late.why_not("play zombie-attack") == "BM-SPELL-04"
