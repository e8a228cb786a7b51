"""Stairs between the levels, and doors that can be blocked (AL-STAIR, AL-DOOR)."""

from __future__ import annotations

import pytest

from tests.games.alone.cards.hunting import ask_for, react, stands_in
from tests.games.alone.reacting import BLANK, in_order, lay_and_move
from tests.games.alone.scene import HIT, Scene
from undercroft.games.alone import events
from undercroft.games.alone.content.sheets import MAPS
from undercroft.games.alone.geography import plan
from undercroft.games.alone.ids import EAST, NORTH, ROOM, SIDES, TEAL, DoorId
from undercroft.games.alone.options.evil import ChooseDoor, Go
from undercroft.games.alone.options.hero import BlockDoor, Move
from undercroft.games.alone.sight import beyond, field_of_view, neighbours
from undercroft.games.alone.values import DEAR_DOORS, unblock_price
from undercroft.testing import rule

# Stairs


@rule("AL-STAIR-01")
def test_the_two_ends_of_a_staircase_are_adjacent() -> None:
    scene = Scene(at="A1-A2")
    assert scene.sector("B1-A1") in neighbours(scene.state, scene.sector("A1-A2"))
    scene.play("move amber", "pass")
    assert scene.hero.sector == scene.sector("B1-A1")
    scene.play("move amber", "pass")
    assert scene.hero.sector == scene.sector("A1-A2")


@rule("AL-STAIR-02", "AL-INFO-22")
def test_the_level_left_behind_leaves_the_labyrinth_but_for_the_sector_with_the_stairs() -> None:
    scene = Scene(at="A1-A2", revealed=["A1-A1", "A1-A3", "A1-F5"])
    scene.play("move amber")
    assert scene.is_revealed("A1-A2")
    assert not any(scene.is_revealed(name) for name in ("A1-A1", "A1-A3", "A1-F5"))


@rule("AL-STAIR-02")
def test_sectors_of_the_level_that_is_entered_stay_revealed() -> None:
    scene = Scene(at="A1-A2", revealed=["A1-A3", "B1-A1", "B1-A2"])
    scene.play("move amber", "pass")
    assert scene.is_revealed("B1-A2")
    assert not scene.is_revealed("A1-A3")


@rule("AL-STAIR-03", "AL-COMBAT-12")
def test_the_parting_attack_comes_before_the_level_is_cleared() -> None:
    scene = Scene(at="A1-A2", revealed=["A1-A3"], monsters=[("cultists", "A1-A2")])
    scene.play("move amber").given(HIT).play("yes", "pass")
    assert scene.hero.health == 11
    kinds = (events.DiceRolled, events.HeroMoved, events.TileTaken)
    assert in_order(scene, *kinds)[:3] == ["DiceRolled", "HeroMoved", "TileTaken"]


@rule("AL-STAIR-04")
def test_exploring_through_stairs_reveals_only_their_other_end() -> None:
    scene = Scene(at="A1-F3").play("explore teal")
    assert scene.is_revealed("B1-E5")
    assert not scene.is_revealed("B1-D5")
    assert not scene.is_revealed("B1-F5")


@rule("AL-STAIR-05", "AL-FOV-02")
def test_nobody_sees_through_stairs() -> None:
    """Not even into a lit sector: it stays unrevealed, or out of the field of view if it was revealed."""
    scene = Scene(at="A1-A3", lit=["B1-A1"])
    scene.play("move north")
    assert not scene.is_revealed("B1-A1")
    known = Scene(at="A1-A2", lit=["B1-A1"], revealed=["B1-A1"])
    assert field_of_view(known.state) == known.mask(["A1-A2"])


@rule("AL-STAIR-06")
@pytest.mark.parametrize(("others", "may_go"), [(3, True), (4, False)])
def test_a_monster_takes_the_stairs_only_to_a_level_with_fewer_than_four(others: int, may_go: bool) -> None:
    upstairs = [("spores", "B1-A1"), ("spores", "B1-A2"), ("hybrids", "B1-A3"), ("hybrids", "B1-F5")][:others]
    scene = Scene(at="A1-B4", hand=[BLANK], monsters=[("worms", "A1-F3"), *upstairs])
    lay_and_move(scene.play("search"), "worms")
    assert ("go teal" in scene.offered) == may_go
    assert scene.why_not(Go(TEAL)) == (None if may_go else "AL-STAIR-06")


@rule("AL-STAIR-07")
def test_stairs_cannot_be_blocked() -> None:
    scene = Scene(at="A1-A3").play("move north")
    assert scene.offered == ["pass", "block north"]


@rule("AL-STAIR-07", "AL-LIGHT-02")
def test_light_does_not_pass_stairs() -> None:
    """On the map Cinder Reach A1-A3 shines up to the stairs in A2 and into the Infirmary beyond, not upstairs."""
    scene = Scene(at="A1-A3").play("repair north")
    assert scene.state.lit == scene.mask(["A1-A3", "A1-A2", "A1-A1"])
    assert "repair amber" not in Scene(at="A1-A2").offered


@rule("AL-STAIR-08", "AL-ROUND-03")
def test_the_stair_sector_left_behind_stays_while_the_hero_stays_at_the_stairs() -> None:
    scene = Scene(at="A1-A2", turns_left=1).play("move amber", "pass").end_turn()
    assert scene.state.round == 2
    assert scene.is_revealed("A1-A2")
    gone = Scene(at="A1-A2", turns_left=2).play("move amber", "pass").end_turn()
    gone.play("move south", "pass")
    assert not gone.is_revealed("A1-A2")


@rule("AL-STAIR-08", "AL-STAIR-02")
def test_until_the_end_of_the_round_the_stair_sector_is_in_the_memory() -> None:
    scene = Scene(at="A1-A2", turns_left=8).play("move amber", "pass").end_turn()
    scene.play("move south", "pass")
    assert scene.is_revealed("A1-A2")


# Blocking


@rule("AL-DOOR-01", "AL-ACT-MOVE-03")
def test_after_a_step_the_hero_may_block_one_door_of_the_sector_entered() -> None:
    scene = Scene(at="A1-A2").play("move north")
    assert scene.offered == ["pass", "block east", "block south"]
    scene.play("block east")
    assert scene.asked == "ChooseAction"
    assert scene.state.blocked == 1 << scene.door("A1-A1", "A1-B1")


@rule("AL-DOOR-01", "AL-ITEM-06")
def test_with_two_movement_points_there_is_a_door_after_each() -> None:
    scene = Scene(at="A1-A3", items=["jetpack"]).play("use jetpack", "north")
    scene.play("block north", "south", "block south")
    assert scene.state.blocked == 1 << scene.door("A1-A1", "A1-A2") | 1 << scene.door("A1-A3", "A1-A4")


@rule("AL-DOOR-01", "AL-DOOR-08")
def test_after_a_movement_point_spent_on_opening_a_door_one_may_be_blocked_too() -> None:
    """From the Infirmary: the door to the south is opened, the one to the east blocked."""
    scene = Scene(at="A1-A1", blocked=[("A1-A1", "A1-A2")]).play("open door south")
    assert scene.asked == "MayBlock"
    scene.play("block east")
    assert scene.state.blocked == 1 << scene.door("A1-A1", "A1-B1")


@rule("AL-DOOR-01", "AL-DOOR-10")
def test_without_a_movement_point_no_door_is_blocked_and_never_one_of_another_sector() -> None:
    explored = Scene(at="A1-A3").play("explore north")
    assert explored.asked == "ChooseAction"
    moved = Scene(at="A1-B4").play("move west")
    assert moved.offered == ["pass", "block north"]
    assert BlockDoor(EAST) not in moved.match.options


@rule("AL-DOOR-02")
def test_some_cards_block_doors_and_some_unblock_them() -> None:
    jammed = Scene(at="A1-B4", decks=("traps", "fury"), hand=["jammed-bulkhead"])
    react(jammed.play("move west", "pass"), "jammed-bulkhead").play(jammed.match.options[0])
    assert jammed.state.blocked.bit_count() == 1
    cornered = Scene(
        at="A1-B4",
        hand=["cornered-prey"],
        monsters=[("worms", "A1-F5")],
        danger=["A1-A4"],
        blocked=[("A1-A3", "A1-A4")],
    )
    react(cornered.play("move west"), "cornered-prey").play("yes")
    assert cornered.state.blocked == 0


@rule("AL-DOOR-03", "AL-DOOR-04")
def test_nothing_passes_a_blocked_door_and_it_makes_its_sides_strangers() -> None:
    scene = Scene(at="A1-A4", blocked=[("A1-A3", "A1-A4")], hand=[BLANK], monsters=[("worms", "A1-A3")])
    assert scene.why_not(Move(NORTH)) == "AL-ACT-MOVE-07"
    assert "explore north" not in scene.offered
    assert beyond(scene.state, scene.sector("A1-A4"), NORTH) is None
    assert neighbours(scene.state, scene.sector("A1-A4")) == [scene.sector("A1-B4")]
    lay_and_move(scene.play("search"), "worms")
    assert "go south" not in scene.offered


@rule("AL-DOOR-04", "AL-ROUND-03")
def test_at_the_end_of_a_round_a_sector_behind_a_blocked_door_is_not_adjacent() -> None:
    closed = Scene(at="A1-A4", turns_left=1, revealed=["A1-A3", "A1-B4"], blocked=[("A1-A3", "A1-A4")])
    closed.play("search").end_turn()
    assert not closed.is_revealed("A1-A3")
    assert closed.is_revealed("A1-B4")
    open_door = Scene(at="A1-A4", turns_left=1, revealed=["A1-A3", "A1-B4"]).play("search").end_turn()
    assert open_door.is_revealed("A1-A3")


@rule("AL-DOOR-05", "AL-INFO-08")
def test_a_door_that_is_not_revealed_changes_on_the_map_alone() -> None:
    blocked = [("A1-F4", "A1-F5")]
    dark = Scene(at="A1-B4", hand=[BLANK], blocked=blocked, monsters=[("worms", "A1-F5")])
    lay_and_move(dark.play("search"), "worms", "unblock north")
    assert dark.state.blocked == 0
    assert not dark.told(events.DoorChanged)
    seen = Scene(at="A1-B4", hand=[BLANK], blocked=blocked, monsters=[("worms", "A1-F5")], revealed=["A1-F4"])
    lay_and_move(seen.play("search"), "worms", "unblock north")
    assert [event.blocked for event in seen.told(events.DoorChanged)] == [False]


@rule("AL-DOOR-06", "AL-SETUP-25")
def test_doors_start_unblocked_and_cost_nothing_to_pass() -> None:
    scene = Scene(at="A1-A4")
    assert scene.state.blocked == 0
    scene.play("move north", "pass")
    assert scene.hero.sector == scene.sector("A1-A3")
    assert scene.state.blocked == 0


@rule("AL-DOOR-07", "AL-ACT-LOCATE-05")
def test_distances_told_for_locate_ignore_blocked_doors() -> None:
    scene = Scene(at="A1-F5", blocked=[("A1-F4", "A1-F5")])
    scene.play(*ask_for("room-storage", "room-quarters"))
    assert [event.distance for event in scene.told(events.DistanceTold)] == [1, 2]


@rule("AL-DOOR-08", "AL-RUL-12")
def test_the_hero_spends_the_movement_on_unblocking_a_door_of_the_own_sector() -> None:
    scene = Scene(at="A1-A4", blocked=[("A1-A3", "A1-A4"), ("A1-F4", "A1-F5")])
    assert [option for option in scene.offered if option.startswith("open")] == ["open door north"]
    scene.play("open door north", "pass")
    assert scene.hero.sector == scene.sector("A1-A4")
    assert scene.state.blocked == 1 << scene.door("A1-F4", "A1-F5")
    assert (scene.asked, scene.state.turns_left) == ("ChooseAction", 7)


@rule("AL-DOOR-08", "AL-REACT-23")
def test_opening_a_door_is_a_move_action() -> None:
    scene = Scene(at="A1-A4", blocked=[("A1-A3", "A1-A4")], hand=["he-is-furious"], monsters=[("worms", "A1-F5")])
    react(scene.play("open door north", "pass"), "he-is-furious")
    assert scene.asked == "MoveOneOrReplace"


@rule("AL-DOOR-09")
def test_blocked_doors_stay_blocked_over_the_end_of_a_round_however_many() -> None:
    laid = plan(0, (0, 0))
    scene = Scene(at="A1-B4", turns_left=1)
    scene.state.blocked = every = (1 << len(laid.doors)) - 1
    scene.play("search").end_turn()
    assert scene.state.round == 2
    assert scene.state.blocked == every


@rule("AL-DOOR-10")
def test_a_door_on_a_side_of_the_heros_sector_is_adjacent_and_lets_the_view_through() -> None:
    """From A1-A4 north: the own door does not end the view, the one beyond A2 does."""
    scene = Scene(at="A1-A4", revealed=["A1-A3", "A1-A2", "A1-A1"])
    assert field_of_view(scene.state) == scene.mask(["A1-A4", "A1-A3", "A1-A2"])


@rule("AL-DOOR-11")
def test_a_door_that_a_monster_passed_is_open_to_all() -> None:
    scene = Scene(at="A1-B4", hand=["caught-off-guard"], monsters=[("worms", "A1-A3")], blocked=[("A1-A3", "A1-A4")])
    react(scene.play("search"), "caught-off-guard").play("unblock south", "go south").end_turn()
    assert stands_in(scene, "worms", "A1-A4")
    scene.play("move west", "pass").end_turn()
    assert "move north" in scene.offered


@rule("AL-DOOR-11")
def test_monsters_do_not_block_doors() -> None:
    scene = Scene(at="A1-B4", hand=[BLANK], monsters=[("worms", "A1-A3")])
    lay_and_move(scene.play("search"), "worms")
    assert scene.offered == ["stay", "go north", "go south"]


@rule("AL-DOOR-12")
def test_of_several_raised_prices_only_the_highest_counts_and_the_hero_pays_none() -> None:
    """Master Override makes the Hero's doors dear for monsters, and so does the Bulkhead Welder."""
    scene = Scene(at="A1-A4", items=["bulkhead-welder"])
    scene.state.permanent = DEAR_DOORS
    scene.play("use bulkhead-welder").end_turn()
    assert unblock_price(scene.state, DoorId(scene.door("A1-A3", "A1-A4"))) == 2
    scene.play("open door north", "pass")
    assert scene.state.blocked == 0


@rule("AL-DOOR-12")
def test_an_effect_that_unblocks_without_points_pays_nothing() -> None:
    """Converge in a danger sector opens a welded door, and the monster still has its step."""
    scene = Scene(
        at="A1-A4", items=["bulkhead-welder"], danger=["A1-A4"], hand=["converge"], monsters=[("worms", "A1-A3")]
    )
    scene.play("use bulkhead-welder").end_turn()
    react(scene.play(*ask_for("door", "switch")), "converge").play("yes", "unblock south", "go south")
    assert stands_in(scene, "worms", "A1-A4")


@rule("AL-DOOR-13")
@pytest.mark.parametrize("number", range(len(MAPS)))
def test_every_way_into_a_room_has_a_door(number: int) -> None:
    for place in plan(number, (0, 0)).places:
        if place.shape == ROOM:
            assert all(place.doors[side] >= 0 for side in SIDES if place.ways[side] >= 0)


@rule("AL-DOOR-02", "AL-REACT-44")
def test_a_card_that_jams_a_far_door_lets_its_player_choose_which() -> None:
    scene = Scene(at="A1-B4", decks=("traps", "fury"), hand=["jammed-bulkhead"])
    react(scene.play("move east"), "jammed-bulkhead")
    door = scene.door("A1-E1", "A1-F1")
    scene.play(ChooseDoor(DoorId(door)))
    assert scene.state.blocked == 1 << door


@rule("AL-STAIR-01", "AL-MMOVE-03")
def test_a_monster_that_takes_the_stairs_into_the_heros_sector_terrifies() -> None:
    scene = Scene(at="A1-A2", hand=[BLANK], monsters=[("hybrids", "B1-A1")])
    lay_and_move(scene.play("search"), "hybrids").play("go amber")
    assert stands_in(scene, "hybrids", "A1-A2")
    assert scene.hero.sanity == 10
