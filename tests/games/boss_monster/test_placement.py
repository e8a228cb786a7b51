"""Where a Room may be built, and on what (p.5, p.11, p.12, p.18)."""

from __future__ import annotations

import pytest

from tests.games.boss_monster.scene import Scene, Side
from undercroft.testing import rule

# The free place


@rule("BM-BUILD-03")
@pytest.mark.parametrize(("rooms", "free"), [(1, True), (4, True), (5, False)])
def test_a_room_may_go_to_the_free_place_left_of_the_leftmost_one_up_to_five(rooms: int, free: bool) -> None:
    dungeon = ["spawn-point", "haunted-hall", "madmans-manor", "inner-sanctum", "imp-temple"][:rooms]
    scene = Scene(alice=Side(dungeon=dungeon, levelled=True, hand=["dark-portal"]))
    assert (f"build dark-portal at {rooms}" in scene.offers()) is free
    assert f"build dark-portal at {rooms + 1}" not in scene.offers()
    if free:
        scene.says("alice", f"build dark-portal at {rooms}")
        assert scene.alice.dungeon == ["dark-portal", *dungeon]


@rule("BM-RUL-07")
def test_a_player_without_rooms_builds_next_to_the_boss_and_only_an_ordinary_one() -> None:
    scene = Scene(alice=Side(hand=["dark-portal", "incubus-gym"]))
    assert scene.offers() == ["pass", "build dark-portal at 0"]


# What fits on what


@rule("BM-BUILD-04", "BM-BUILD-05")
@pytest.mark.parametrize("below", ["spawn-point", "the-smashinator", "hatchlings-hoard"])
def test_an_ordinary_room_fits_on_any_room(below: str) -> None:
    scene = Scene(alice=Side(dungeon=[below], hand=["dark-portal"]))
    scene.says("alice", "build dark-portal at 0")
    assert scene.alice.stacks == [[below, "dark-portal"]]


@rule("BM-BUILD-06")
def test_an_advanced_room_does_not_fit_on_a_free_place() -> None:
    scene = Scene(alice=Side(dungeon=["dark-portal"], hand=["wraiths-throne"]))
    assert scene.why_not("build wraiths-throne at 1") == "BM-BUILD-06"


@rule("BM-BUILD-06")
def test_ex_1_an_advanced_room_fits_on_a_room_with_its_treasure() -> None:
    scene = Scene(alice=Side(dungeon=["dark-portal"], hand=["wraiths-throne"]))
    scene.says("alice", "build wraiths-throne at 0")
    assert scene.alice.stacks == [["dark-portal", "wraiths-throne"]]


@rule("BM-BUILD-06", "BM-BUILD-21")
def test_ex_2_one_shared_class_is_enough_on_a_room_with_several_treasures() -> None:
    scene = Scene(alice=Side(dungeon=["cursed-tomb"], hand=["wraiths-throne"]))
    scene.says("alice", "build wraiths-throne at 0")
    assert scene.alice.stacks == [["cursed-tomb", "wraiths-throne"]]


@rule("BM-BUILD-06")
def test_ex_3_an_advanced_room_does_not_fit_on_a_room_without_its_treasure() -> None:
    scene = Scene(alice=Side(dungeon=["fangroot-garden"], hand=["wraiths-throne", "dark-portal"]))
    assert scene.why_not("build wraiths-throne at 0") == "BM-BUILD-06"
    assert "build wraiths-throne at 0" not in scene.offers()


@rule("BM-BUILD-07")
@pytest.mark.parametrize("below", ["haunted-hall", "madmans-manor", "dragon-graveyard", "hatchlings-hoard"])
def test_below_an_advanced_room_grade_and_subtype_do_not_matter(below: str) -> None:
    scene = Scene(alice=Side(dungeon=[below], hand=["wraiths-throne"]))
    scene.says("alice", "build wraiths-throne at 0")
    assert scene.alice.dungeon == ["wraiths-throne"]


@rule("BM-BUILD-21")
def test_a_room_with_several_treasures_is_built_like_any_other_of_its_grade() -> None:
    scene = Scene(alice=Side(dungeon=["dark-portal"], hand=["warp-tube", "hatchlings-hoard"]))
    ordinary = ["build warp-tube at 0", "build warp-tube at 1"]
    assert scene.offers() == ["pass", *ordinary, "build hatchlings-hoard at 0"]


@rule("BM-BUILD-12", "BM-GLOSS-24")
def test_nothing_is_built_on_a_face_down_room() -> None:
    scene = Scene(alice=Side(hand=["spawn-point", "observatory", "motivation"]), bob=Side(dungeon=["dark-portal"]))
    scene.says("alice", "build spawn-point at 0", "play motivation")
    assert scene.why_not("build observatory at 0") == "BM-BUILD-12"
    assert scene.offers() == ["pass", "build observatory at 1"]


@rule("BM-BUILD-13")
def test_nothing_is_built_on_a_deactivated_room() -> None:
    scene = Scene(alice=Side(dungeon=["spawn-point"], asleep=["spawn-point"], hand=["dark-portal"]))
    assert scene.why_not("build dark-portal at 0") == "BM-BUILD-13"
    assert scene.offers() == ["pass", "build dark-portal at 1"]


@rule("BM-RUL-19")
def test_treasure_added_for_the_round_counts_for_the_match_of_an_advanced_room() -> None:
    scene = Scene(alice=Side(dungeon=["spawn-point"], hand=["wraiths-throne", "secret-stash"]))
    assert scene.why_not("build wraiths-throne at 0") == "BM-BUILD-06"
    scene.says("alice", "play secret-stash", "class cleric", "build wraiths-throne at 0")
    assert scene.alice.dungeon == ["wraiths-throne"]


@rule("BM-RUL-19")
def test_treasure_removed_for_the_round_does_not_match_an_advanced_room() -> None:
    scene = Scene(alice=Side(dungeon=["decapitator", "dark-portal"], hand=["wraiths-throne", "observatory"]))
    assert scene.why_not("build wraiths-throne at 0") is None
    scene.says("alice", "use decapitator")
    assert scene.why_not("build wraiths-throne at 0") == "BM-BUILD-06"


@rule("BM-RUL-20", "BM-ROOM-07")
def test_a_deactivated_room_still_fills_its_place_under_the_limit_of_five() -> None:
    dungeon = ["spawn-point", "haunted-hall", "madmans-manor", "inner-sanctum", "imp-temple"]
    scene = Scene(alice=Side(dungeon=dungeon, asleep=["spawn-point"], hand=["dark-portal"]))
    assert scene.why_not("build dark-portal at 5") == "BM-ROOM-07"


@rule("BM-RUL-20", "BM-ROOM-07")
def test_a_face_down_room_on_a_new_place_fills_it() -> None:
    scene = Scene(
        alice=Side(
            dungeon=["spawn-point", "haunted-hall", "madmans-manor", "imp-temple"],
            hand=["dark-portal", "observatory", "motivation"],
        ),
        bob=Side(dungeon=["spawn-point", "haunted-hall", "madmans-manor", "imp-temple", "warp-tube"], levelled=True),
    )
    scene.says("alice", "build dark-portal at 4", "play motivation")
    assert scene.why_not("build observatory at 5") == "BM-ROOM-07"
