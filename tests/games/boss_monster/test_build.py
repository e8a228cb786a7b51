"""The Build phase: whose turn it is, what may be used meanwhile, and the reveal (p.11, p.12, p.18)."""

from __future__ import annotations

import pytest

from tests.games.boss_monster.scene import Scene, Side
from undercroft.games.boss_monster.content import CARDS
from undercroft.games.boss_monster.events import (
    CardsDrawn,
    RoomBuiltFaceUp,
    RoomChanged,
    RoomDeactivated,
    RoomPlaced,
)
from undercroft.testing import rule

# Whose turn it is


@rule("BM-BUILD-01")
def test_each_player_in_xp_order_may_place_one_room_face_down() -> None:
    scene = Scene(
        alice=Side(boss="belladonna", hand=["spawn-point", "observatory"]),
        bob=Side(boss="killa", hand=["dark-portal"]),
    )
    scene.says("bob", "build dark-portal at 0")
    assert (scene.asked, scene.bob.dungeon, scene.bob.face_down) == ("alice", ["?"], 1)
    scene.says("alice", "build observatory at 0")
    assert (scene.alice.dungeon, scene.bob.dungeon) == (["observatory"], ["dark-portal"])


@rule("BM-BUILD-02")
def test_the_player_names_the_spot() -> None:
    scene = Scene(
        alice=Side(dungeon=["spawn-point", "haunted-hall"], hand=["dark-portal"]),
        bob=Side(hand=["imp-temple"]),
    )
    assert scene.offers() == ["pass", *(f"build dark-portal at {spot}" for spot in range(3))]
    scene.says("alice", "build dark-portal at 1")
    assert [(placed.owner, placed.spot) for placed in scene.told(RoomPlaced)] == [(0, 1)]
    scene.passes("bob")
    assert scene.alice.stacks == [["spawn-point", "dark-portal"], ["haunted-hall"]]


# Declining, and one Room only


@rule("BM-BUILD-08", "BM-BUILD-09")
def test_declining_is_final_once_the_player_is_no_longer_active() -> None:
    scene = Scene(
        alice=Side(dungeon=["imp-temple"], hand=["spawn-point", "freeze"]),
        bob=Side(hand=["dark-portal", "freeze"]),
    )
    scene.passes("alice", "bob")
    scene.passes("bob")
    assert (scene.asked, scene.sees("bob").active, scene.phase) == ("alice", 1, "build")
    assert scene.offers() == ["pass", "play freeze"]
    assert scene.sees("bob").players[0].placements == 0
    scene.all_pass()
    assert scene.alice.dungeon == ["imp-temple"]


@rule("BM-BUILD-10", "BM-RUL-18")
def test_a_player_builds_one_room_per_round_and_cannot_take_it_back_or_move_it() -> None:
    scene = Scene(alice=Side(hand=["spawn-point", "observatory", "jeopardy"]), bob=Side(hand=["imp-temple"]))
    scene.says("alice", "build spawn-point at 0")
    assert scene.offers() == ["pass", "play jeopardy"]
    observatory = next(card for card in scene.state.players[0].rooms if CARDS[card].slug == "observatory")
    assert scene.table.choice.why_not(scene.table, f"card:{observatory}") == ("BM-BUILD-10",)


@rule("BM-RUL-18")
def test_a_card_may_send_face_down_rooms_back_to_the_hand() -> None:
    scene = Scene(alice=Side(hand=["spawn-point"]), bob=Side(hand=["kobold-strike", "imp-temple"]))
    scene.says("alice", "build spawn-point at 0")
    scene.says("bob", "play kobold-strike")
    assert "spawn-point" in scene.alice.hand
    assert scene.alice.dungeon == []


@rule("BM-BUILD-10")
def test_a_card_may_grant_a_second_room() -> None:
    scene = Scene(alice=Side(hand=["spawn-point", "observatory", "motivation"]), bob=Side(dungeon=["dark-portal"]))
    scene.says("alice", "build spawn-point at 0", "play motivation", "build observatory at 1")
    assert scene.alice.dungeon == ["observatory", "spawn-point"]


@rule("BM-BUILD-11")
def test_building_does_not_rearrange_rooms() -> None:
    scene = Scene(
        alice=Side(dungeon=["spawn-point", ["haunted-hall", "madmans-manor"], "imp-temple"], hand=["dark-portal"])
    )
    scene.says("alice", "build dark-portal at 3")
    assert scene.alice.stacks == [
        ["dark-portal"],
        ["spawn-point"],
        ["haunted-hall", "madmans-manor"],
        ["imp-temple"],
    ]


@rule("BM-BUILD-11")
def test_rooms_are_rearranged_only_if_a_card_says_so() -> None:
    scene = Scene(alice=Side(dungeon=["spawn-point", "haunted-hall"], hand=["oh-yeah", "dark-portal"]))
    assert scene.offers() == ["pass", "play oh-yeah", *(f"build dark-portal at {spot}" for spot in range(3))]
    scene.says("alice", "play oh-yeah", "room spawn-point")
    assert scene.alice.dungeon == ["haunted-hall", "spawn-point"]


# Spells and abilities while building


@rule("BM-BUILD-14", "BM-RUL-26")
def test_the_active_player_may_use_spells_and_abilities_before_and_after_placing() -> None:
    scene = Scene(
        alice=Side(dungeon=["lost-library", "frostbat-cave"], hand=["spawn-point", "freeze"]),
        bob=Side(hand=["imp-temple"]),
    )
    before = scene.offers()
    scene.says("alice", "build spawn-point at 2")
    after = scene.offers()
    assert {"play freeze", "use lost-library", "use frostbat-cave"} <= set(before) & set(after)


@rule("BM-BUILD-14", "BM-RUL-26")
def test_others_may_use_spells_and_abilities_while_a_player_is_active() -> None:
    scene = Scene(
        alice=Side(dungeon=["observatory"], hand=["spawn-point"]),
        bob=Side(dungeon=["frostbat-cave"], hand=["freeze"]),
    )
    scene.says("alice", "build spawn-point at 1")
    assert (scene.asked, scene.sees(None).active) == ("bob", 0)
    assert scene.offers() == ["pass", "play freeze", "use frostbat-cave"]


@rule("BM-BUILD-15")
def test_the_active_players_effects_come_first_then_those_of_the_others_in_xp_order() -> None:
    rooms = ["imp-temple", "spawn-point", "haunted-hall"]
    scene = Scene(
        alice=Side(dungeon=rooms, hand=["freeze"]),
        bob=Side(hand=["freeze"]),
        carol=Side(hand=["freeze"]),
    )
    scene.passes("alice", "bob")
    scene.says("carol", "play freeze", "room haunted-hall")
    scene.passes("alice")
    scene.says("bob", "play freeze", "room spawn-point")
    scene.says("alice", "play freeze", "room imp-temple")
    assert [CARDS[told.room].slug for told in scene.told(RoomDeactivated)] == rooms


# The reveal


@rule("BM-BUILD-16")
def test_all_face_down_rooms_are_turned_up_together_after_the_last_player() -> None:
    scene = Scene(alice=Side(hand=["spawn-point"]), bob=Side(hand=["imp-temple"]), carol=Side(hand=["dark-portal"]))
    scene.says("alice", "build spawn-point at 0")
    scene.says("bob", "build imp-temple at 0")
    assert (scene.alice.dungeon, scene.bob.dungeon, scene.told(RoomBuiltFaceUp)) == (["?"], ["?"], [])
    scene.passes("carol")
    assert (scene.alice.dungeon, scene.bob.dungeon) == (["spawn-point"], ["imp-temple"])


@rule("BM-BUILD-17")
def test_a_face_down_room_is_not_built_yet() -> None:
    scene = Scene(
        alice=Side(hand=["sorcerobe-school"]),
        bob=Side(dungeon=["spawn-point"], hand=["imp-temple", "freeze"]),
    )
    scene.says("alice", "build sorcerobe-school at 0")
    assert scene.alice.treasure["mage"] == 1
    assert scene.told(CardsDrawn) == []
    scene.says("bob", "play freeze")
    assert scene.bob.asleep == ["spawn-point"]  # the only Room there is


@rule("BM-BUILD-18")
def test_build_effects_are_resolved_player_by_player_in_xp_order() -> None:
    scene = Scene(
        alice=Side(boss="belladonna", hand=["sorcerobe-school"]),
        bob=Side(boss="killa", hand=["sorcerobe-school"]),
    )
    scene.says("bob", "build sorcerobe-school at 0")
    scene.says("alice", "build sorcerobe-school at 0")
    assert [drawn.seat for drawn in scene.told(CardsDrawn)][:2] == [1, 0]


@rule("BM-BUILD-18", "BM-BUILD-17")
def test_every_room_turned_up_counts_as_built() -> None:
    scene = Scene(
        alice=Side(boss="smoake", levelled=True, hand=["spawn-point", "haunted-hall", "motivation"]),
        bob=Side(boss="belladonna", dungeon=["dark-portal"]),
    )
    scene.says("alice", "build spawn-point at 0", "play motivation", "build haunted-hall at 1", "yes")
    assert (scene.phase, scene.offers()) == ("reveal", ["yes", "no"])  # and a card for the second one?


@rule("BM-BUILD-19", "BM-RUL-26")
def test_between_the_reveal_and_the_adventure_phase_nothing_can_be_used() -> None:
    scene = Scene(
        alice=Side(dungeon=["frostbat-cave"], hand=["lost-library", "freeze"]),
        bob=Side(dungeon=["frostbat-cave"], hand=["spawn-point", "freeze"]),
    )
    scene.says("alice", "build lost-library at 1")
    asked = []
    while scene.phase == "build":
        asked.append(scene.asked)
        scene.passes(scene.asked or "")
    assert asked == ["alice", "bob", "bob", "alice"]
    assert (scene.phase, "use lost-library" in scene.offers()) == ("adventure", True)
    assert set(scene.waits) == {"build", "adventure"}


@rule("BM-BUILD-20", "BM-GLOSS-06")
def test_when_you_build_this_room_does_not_work_when_it_is_uncovered() -> None:
    scene = Scene(
        alice=Side(dungeon=[["barbarian-hall", "frostbat-cave"]], hand=["pity", "spawn-point"]),
        bob=Side(dungeon=["observatory"]),
    )
    scene.says("alice", "use frostbat-cave")
    assert scene.alice.dungeon == ["barbarian-hall"]
    assert scene.alice.hand == ["pity", "spawn-point"]


@rule("BM-BUILD-20")
def test_when_you_build_this_room_works_on_building_it() -> None:
    scene = Scene(alice=Side(hand=["pity", "barbarian-hall"]))
    scene.says("alice", "build barbarian-hall at 0")
    assert scene.in_pile() == ["pity"]


@rule("BM-BUILD-22")
def test_a_room_that_was_built_over_contributes_nothing() -> None:
    scene = Scene(
        alice=Side(
            boss="killa",
            dungeon=["spawn-point", ["goblin-nursery", "lost-library", "dark-portal"]],
            hand=["pause"],
        )
    )
    assert scene.alice.treasure == {"cleric": 2, "fighter": 2, "mage": 0, "thief": 0}
    assert scene.alice.damage == [2, 1]
    assert "use lost-library" not in scene.offers()


# A Room with a face-down Room on it


@rule("BM-RUL-17")
def test_a_room_with_a_face_down_room_on_it_cannot_be_chosen_by_anybody() -> None:
    scene = Scene(
        alice=Side(dungeon=["haunted-hall", "observatory"], hand=["spawn-point"]),
        bob=Side(hand=["freeze", "imp-temple"]),
    )
    scene.says("alice", "build spawn-point at 0")
    scene.says("bob", "play freeze")
    scene.says("bob", "build imp-temple at 0")
    assert [CARDS[told.room].slug for told in scene.told(RoomDeactivated)] == ["haunted-hall"]


@rule("BM-RUL-17")
def test_the_ability_of_a_room_with_a_face_down_room_on_it_cannot_be_used() -> None:
    scene = Scene(
        alice=Side(dungeon=["lost-library"], hand=["spawn-point", "freeze"]), bob=Side(dungeon=["imp-temple"])
    )
    assert "use lost-library" in scene.offers()
    scene.says("alice", "build spawn-point at 0")
    assert scene.offers() == ["pass", "play freeze"]


@rule("BM-RUL-17")
@pytest.mark.parametrize(("spot", "boosted"), [(0, []), (2, ["spellslime-pit"])])
def test_a_room_with_a_face_down_room_on_it_does_not_react_to_anything(spot: int, boosted: list[str]) -> None:
    scene = Scene(
        alice=Side(dungeon=["haunted-hall", "spellslime-pit"], hand=["spawn-point", "secret-stash"]),
        bob=Side(hand=["imp-temple"]),
    )
    scene.says("alice", f"build spawn-point at {spot}", "play secret-stash", "class mage")
    if "room haunted-hall" in scene.offers():
        scene.says("alice", "room haunted-hall")
    assert [CARDS[told.room].slug for told in scene.told(RoomChanged)] == boosted
