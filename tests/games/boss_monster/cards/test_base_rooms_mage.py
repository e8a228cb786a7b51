"""The mage Rooms of the base game: what each does, and when it does not."""

from __future__ import annotations

from tests.games.boss_monster.scene import Scene, Side
from undercroft.testing import rule

# Brainsucker Hive


def test_brainsucker_hive_may_draw_a_spell_when_a_hero_dies_in_it() -> None:
    side = Side(dungeon=["brainsucker-hive"], entrance=["the-fool"])
    drawn, declined = (Scene(alice=side, spell_deck=["pause"], at="adventure") for _ in range(2))
    drawn.says("alice", "yes")
    assert drawn.alice.hand == ["pause"]
    declined.says("alice", "no")
    assert "pause" not in declined.alice.hand


@rule("BM-RUL-52")
def test_brainsucker_hive_asks_once_per_round_and_not_for_a_survivor() -> None:
    scene = Scene(
        alice=Side(dungeon=["brainsucker-hive"], entrance=["elfstar", "the-fool", "the-fool-base"]),
        bob=Side(hand=["pause"]),
        spell_deck=["annihilator", "giant-size"],
        at="adventure",
    )
    scene.passes("bob", "bob", "bob")
    assert (scene.alice.wounds, scene.alice.hand) == (["elfstar"], [])
    scene.passes("bob")
    scene.says("alice", "yes")
    while scene.state.active == 0:
        scene.passes(str(scene.asked))
    assert scene.alice.souls == ["the-fool", "the-fool-base"]
    assert len(scene.alice.hand) == 1


# Dark Laboratory


def test_dark_laboratory_draws_two_spells_and_discards_any_one_when_built() -> None:
    scene = Scene(alice=Side(hand=["dark-laboratory", "pause"]), spell_deck=["fear", "freeze"])
    scene.says("alice", "build dark-laboratory at 0", "discard pause")
    assert (scene.alice.hand, scene.in_pile()) == (["fear", "freeze"], ["pause"])


@rule("BM-BUILD-20", "BM-BUILD-17")
def test_dark_laboratory_draws_nothing_face_down_or_uncovered() -> None:
    hidden = Scene(alice=Side(hand=["dark-laboratory", "kobold-strike"]), spell_deck=["fear", "freeze"])
    hidden.says("alice", "build dark-laboratory at 0")
    assert hidden.alice.hand == ["kobold-strike"]
    uncovered = Scene(
        alice=Side(dungeon=[["dark-laboratory", "dark-altar"]], hand=["pause", "wreck-room"]),
        spell_deck=["fear", "freeze"],
    )
    uncovered.says("alice", "use dark-altar")
    uncovered.to_phase("adventure")
    assert uncovered.alice.dungeon == ["dark-laboratory"]
    assert uncovered.alice.hand == ["dark-altar", "pause", "wreck-room"]


# Haunted Library


@rule("BM-START-04")
def test_haunted_library_may_draw_a_spell_instead_of_the_regular_room() -> None:
    side = Side(dungeon=["haunted-library"])
    instead, usual = (
        Scene(alice=side, at="beginning", deck=["spawn-point", "spiked-pit"], spell_deck=["freeze"]) for _ in range(2)
    )
    instead.says("alice", "yes")
    assert instead.alice.hand == ["freeze"]
    usual.says("alice", "no")
    assert usual.alice.hand in (["spawn-point"], ["spiked-pit"])


@rule("BM-BUILD-22")
def test_haunted_library_changes_no_other_players_draw_and_nothing_when_covered() -> None:
    other = Scene(bob=Side(dungeon=["haunted-library"]), at="beginning", deck=["spawn-point", "spiked-pit"])
    assert (other.asked, len(other.alice.hand)) == ("bob", 1)
    covered = Scene(
        alice=Side(dungeon=[["haunted-library", "spiked-pit"]]),
        at="beginning",
        deck=["spawn-point", "wreck-room"],
    )
    assert (covered.phase, len(covered.alice.hand)) == ("build", 1)


# Witch's Kitchen


def test_witchs_kitchen_turns_a_monster_room_card_into_a_spell_once_per_round() -> None:
    scene = Scene(
        alice=Side(dungeon=["witchs-kitchen"], hand=["spawn-point", "golem-factory", "spiked-pit"]),
        spell_deck=["fear", "freeze"],
    )
    scene.says("alice", "use witchs-kitchen")
    assert sorted(scene.offers()) == ["pay golem-factory", "pay spawn-point"]
    scene.says("alice", "pay spawn-point")
    assert len(scene.alice.player.spells) == 1
    assert "spawn-point" in scene.in_pile()
    assert scene.why_not("use witchs-kitchen") == "BM-RUL-52"


@rule("BM-RUL-48")
def test_witchs_kitchen_is_not_paid_with_a_trap_room_card() -> None:
    scene = Scene(alice=Side(dungeon=["witchs-kitchen"], hand=["spiked-pit"]), spell_deck=["fear"])
    assert scene.why_not("use witchs-kitchen") == "BM-RUL-48"


# All-Seeing Eye


@rule("BM-PRIO-09", "BM-PRIO-10")
def test_all_seeing_eye_cancels_an_opponents_spell_for_a_spell_card() -> None:
    scene = Scene(
        alice=Side(dungeon=["neanderthal-cave"], hand=["freeze", "spawn-point"]),
        bob=Side(dungeon=["all-seeing-eye"], hand=["fear"]),
    )
    scene.says("alice", "play freeze", "room neanderthal-cave")
    scene.says("bob", "use all-seeing-eye")
    assert scene.alice.asleep == []
    assert (scene.bob.hand, sorted(scene.in_pile())) == ([], ["fear", "freeze"])


@rule("BM-RUL-52")
def test_all_seeing_eye_cancels_once_per_round() -> None:
    scene = Scene(
        alice=Side(dungeon=["neanderthal-cave"], hand=["freeze", "freeze", "spawn-point"]),
        bob=Side(dungeon=["all-seeing-eye"], hand=["fear", "pause"]),
    )
    scene.says("alice", "play freeze", "room neanderthal-cave")
    scene.says("bob", "use all-seeing-eye", "pay fear")
    scene.says("alice", "play freeze", "room neanderthal-cave")
    assert scene.asked == "alice"
    assert scene.alice.asleep == ["neanderthal-cave"]


@rule("BM-RUL-48", "BM-RUL-93")
def test_all_seeing_eye_needs_a_spell_to_discard_and_leaves_ones_own_spells_alone() -> None:
    empty = Scene(
        alice=Side(dungeon=["neanderthal-cave"], hand=["freeze", "spawn-point"]),
        bob=Side(dungeon=["all-seeing-eye"], hand=["spiked-pit"]),
    )
    empty.says("alice", "play freeze", "room neanderthal-cave")
    assert empty.alice.asleep == ["neanderthal-cave"]
    own = Scene(alice=Side(dungeon=["all-seeing-eye", "wreck-room"], hand=["freeze", "fear", "spawn-point"]))
    assert "use all-seeing-eye" not in own.offers()
    own.says("alice", "play freeze", "room wreck-room")
    assert own.alice.asleep == ["wreck-room"]


# Liger's Den


@rule("BM-RUL-91", "BM-RUL-52")
def test_ligers_den_replaces_the_first_own_spell_of_a_round() -> None:
    scene = Scene(
        alice=Side(dungeon=["ligers-den", "wreck-room"], hand=["freeze", "freeze", "dark-altar"]),
        bob=Side(dungeon=["spawn-point"]),
        spell_deck=["fear", "pause"],
    )
    scene.says("alice", "play freeze", "room wreck-room")
    assert len(scene.alice.player.spells) == 2
    scene.says("alice", "play freeze", "room spawn-point")
    assert len(scene.alice.player.spells) == 1


@rule("BM-PRIO-10", "BM-RUL-50")
def test_ligers_den_draws_nothing_for_a_cancelled_or_an_opponents_spell() -> None:
    scene = Scene(
        alice=Side(dungeon=["ligers-den"], hand=["freeze", "wreck-room"]),
        bob=Side(dungeon=["spawn-point"], hand=["counterspell"]),
        spell_deck=["fear", "pause"],
    )
    scene.says("alice", "play freeze", "room spawn-point")
    scene.says("bob", "play counterspell")
    assert scene.alice.hand == ["wreck-room"]
