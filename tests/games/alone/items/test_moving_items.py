"""Items used with Move: longer ways, quiet steps, welded doors."""

from __future__ import annotations

import pytest

from tests.games.alone.scene import EVIL, MISS, Scene
from undercroft.games.alone import events
from undercroft.games.alone.ids import EAST, NORTH, SOUTH
from undercroft.games.alone.options.evil import Unblock
from undercroft.games.alone.options.hero import Toward, UseItem
from undercroft.testing import rule


@rule("AL-ITEM-06", "AL-ITEM-11")
def test_the_jetpack_goes_two_sectors_and_a_door_may_be_blocked_after_each() -> None:
    """Worked example 8: from B4 to A4 and on to A3; the door between them is blocked behind the Hero."""
    scene = Scene(at="A1-B4", items=["jetpack"])
    scene.play("use jetpack", "west")
    assert scene.asked == "MayBlock"
    scene.play("pass", "north")
    assert scene.hero.sector == scene.sector("A1-A3")
    scene.play("block south")
    assert scene.state.blocked >> scene.door("A1-A3", "A1-A4") & 1
    assert scene.item("jetpack").charges == 2
    assert scene.state.turns_left == 7


@rule("AL-ITEM-06")
def test_the_second_step_may_be_left_out() -> None:
    scene = Scene(at="A1-B4", items=["jetpack"])
    scene.play("use jetpack", "east")
    assert scene.asked == "WhereNext"
    assert scene.offered == ["pass", "east", "west"]
    scene.play("pass")
    assert scene.hero.sector == scene.sector("A1-C4")
    assert scene.asked == "ChooseAction"


@rule("AL-COMBAT-12", "AL-ACT-MOVE-05")
def test_every_sector_left_by_jetpack_has_its_own_parting_attack() -> None:
    scene = Scene(at="A1-B4", monsters=[("worms", "A1-B4"), ("cultists", "A1-C4")], items=["jetpack"])
    scene.play("use jetpack", "east")
    assert scene.asked == "MayPart"
    scene.given(MISS).play("yes", "east")
    assert scene.asked == "MayPart"
    scene.given(MISS).play("yes")
    assert scene.hero.sector == scene.sector("A1-D4")


@rule("AL-ITEM-01", "AL-COMBAT-11")
def test_an_upgraded_jetpack_leaves_no_time_for_parting_attacks() -> None:
    scene = Scene(at="A1-B4", monsters=[("worms", "A1-B4"), ("cultists", "A1-C4")], items=["jetpack+"])
    scene.play("use jetpack", "east", "east")
    assert scene.hero.sector == scene.sector("A1-D4")
    assert not scene.told(events.DiceRolled)


@rule("AL-MMOVE-10", "AL-ITEM-06")
def test_each_step_reveals_and_terrifies() -> None:
    scene = Scene(at="A1-B4", monsters=[("hybrids", "A1-C4"), ("worms", "A1-D4")], items=["jetpack+"])
    scene.play("use jetpack", "east")
    assert scene.hero.sanity == 10
    scene.play("east")
    assert scene.hero.sanity == 8


@rule("AL-DOOR-08", "AL-ITEM-11")
def test_a_movement_point_may_go_on_a_blocked_door() -> None:
    scene = Scene(at="A1-A4", blocked=[("A1-A3", "A1-A4")], items=["jetpack"])
    scene.play("use jetpack", "open door north", "pass", "north")
    assert scene.hero.sector == scene.sector("A1-A3")


@rule("AL-ACT-MOVE-07")
def test_no_item_takes_the_hero_through_a_blocked_door() -> None:
    scene = Scene(at="A1-A4", blocked=[("A1-A3", "A1-A4")], items=["jetpack"])
    scene.play("use jetpack")
    assert scene.why_not(Toward(NORTH)) == "AL-ACT-MOVE-07"


# Mute Pads


@rule("AL-ITEM-02", "AL-REACT-15")
def test_mute_pads_enable_no_card_with_the_move_icon() -> None:
    scene = Scene(at="A1-B4", monsters=[("worms", "A1-E4")], items=["mute-pads"], hand=["he-is-furious"])
    scene.play("use mute-pads", "east")
    assert scene.hero.sector == scene.sector("A1-C4")
    assert scene.asked == "MayReact"
    assert [text.split()[0] for text in scene.offered] == ["pass", "lay"]


@rule("AL-REACT-21")
def test_another_move_of_the_same_turn_is_heard_all_the_same() -> None:
    scene = Scene(at="A1-B4", monsters=[("worms", "A1-E4")], items=["mute-pads"], hand=["he-is-furious"])
    scene.play("bullet time", "use mute-pads", "east", "move west")
    assert [text.split()[0] for text in scene.offered] == ["pass", "react", "lay"]


@pytest.mark.parametrize(("item", "asked"), [("mute-pads", "MayPart"), ("mute-pads+", "ChooseAction")])
@rule("AL-COMBAT-07", "AL-ITEM-01")
def test_only_upgraded_mute_pads_slip_away(item: str, asked: str) -> None:
    scene = Scene(at="A1-B4", monsters=[("worms", "A1-B4")], items=[item])
    scene.play("use mute-pads", "east")
    assert scene.asked == asked


# Grapnel Line


@rule("AL-ITEM-01", "AL-ITEM-11")
def test_the_grapnel_line_goes_up_to_three_sectors_in_a_straight_line() -> None:
    scene = Scene(at="A1-A4", revealed=["A1-B4", "A1-C4", "A1-D4", "A1-E4"], items=["grapnel-line"])
    scene.play("use grapnel-line")
    assert scene.offered == ["pass", "east"]
    scene.play("east", "east")
    assert scene.hero.sector == scene.sector("A1-D4")
    assert scene.asked == "ChooseAction"


@rule("AL-FOV-01", "AL-FOV-05")
def test_the_line_ends_where_the_field_of_view_ends() -> None:
    scene = Scene(at="A1-A4", revealed=["A1-B4", "A1-D4"], items=["grapnel-line"])
    scene.play("use grapnel-line")
    assert scene.hero.sector == scene.sector("A1-B4")
    assert scene.asked == "ChooseAction"


@rule("AL-FOV-05", "AL-DOOR-03")
def test_the_line_passes_no_blocked_door_and_no_stairs() -> None:
    scene = Scene(
        at="A1-A2", revealed=["A1-A1", "A1-A3", "B1-A1"], blocked=[("A1-A1", "A1-A2")], items=["grapnel-line"]
    )
    scene.play("use grapnel-line")
    assert scene.hero.sector == scene.sector("A1-A3")


@rule("AL-FOV-05")
def test_without_a_sector_in_view_there_is_no_line() -> None:
    scene = Scene(at="A1-B4", items=["grapnel-line"])
    assert scene.why_not(UseItem(scene.item("grapnel-line").card)) == "AL-FOV-05"


@pytest.mark.parametrize(("item", "attacks"), [("grapnel-line", 2), ("grapnel-line+", 1)])
@rule("AL-COMBAT-12")
def test_with_an_upgrade_only_the_first_sector_left_can_cause_a_parting_attack(item: str, attacks: int) -> None:
    scene = Scene(
        at="A1-A4",
        revealed=["A1-B4", "A1-C4"],
        monsters=[("worms", "A1-A4"), ("cultists", "A1-B4")],
        items=[item],
    )
    scene.given(MISS).play("use grapnel-line", "yes", "east")
    if scene.asked == "MayPart":
        scene.given(MISS).play("yes")
    assert scene.hero.sector == scene.sector("A1-C4")
    assert len(scene.told(events.DiceRolled)) == attacks


# Bulkhead Welder


@rule("AL-DOOR-02", "AL-ITEM-14")
def test_the_welder_blocks_any_number_of_doors_and_the_hero_stays() -> None:
    """The Control Room has a door to the west and one to the south."""
    scene = Scene(at="A1-F1", items=["bulkhead-welder"])
    own = scene.tile("A1-F1")
    scene.play("use bulkhead-welder")
    assert scene.offered == [f"seal {own} south", f"seal {own} west"]
    scene.play(f"seal {own} south")
    assert scene.offered == ["pass", f"seal {own} west"]
    scene.play("pass")
    assert scene.state.blocked == 1 << scene.door("A1-F1", "A1-F2")
    assert scene.hero.sector == scene.sector("A1-F1")
    assert scene.asked == "ChooseAction"


@rule("AL-DOOR-12", "AL-MMOVE-04")
def test_a_welded_door_costs_monsters_two_points() -> None:
    scene = Scene(at="A1-A4", monsters=[("worms", "A1-A3")], items=["bulkhead-welder"], hand=["converge"])
    scene.play("use bulkhead-welder", "lay converge", "move one")
    assert scene.why_not(Unblock(SOUTH)) == "AL-MMOVE-04"


@rule("AL-DOOR-12")
def test_the_price_lasts_until_the_door_is_unblocked() -> None:
    scene = Scene(at="A1-A4", monsters=[("worms", "A1-A3")], items=["bulkhead-welder"], hand=["converge"])
    scene.play("use bulkhead-welder").end_turn()
    scene.play("open door north").end_turn()
    scene.play("move east", "pass").end_turn()
    scene.play("move west", "block north", "lay converge", "move one")
    assert "unblock south" in scene.offered


@rule("AL-ITEM-01", "AL-ACT-MOVE-03")
def test_an_upgraded_welder_may_also_move_one_sector() -> None:
    scene = Scene(at="A1-A4", items=["bulkhead-welder+"])
    scene.play("use bulkhead-welder")
    assert scene.offered == ["pass", "east", "open door north"]
    scene.play("east")
    assert scene.hero.sector == scene.sector("A1-B4")


@rule("AL-DOOR-02", "AL-DOOR-03")
def test_without_an_unblocked_door_there_is_nothing_to_weld() -> None:
    nowhere = Scene(at="A1-B4", items=["bulkhead-welder"])
    assert nowhere.why_not(UseItem(nowhere.item("bulkhead-welder").card)) == "AL-DOOR-02"
    blocked = Scene(at="A1-A4", blocked=[("A1-A3", "A1-A4")], items=["bulkhead-welder"])
    assert blocked.why_not(UseItem(blocked.item("bulkhead-welder").card)) == "AL-DOOR-03"


@rule("AL-SETUP-18", "AL-DOOR-02")
def test_seized_locks_make_items_pay_for_doors_too() -> None:
    missions = ("SM06", "PM05", "FM02")
    scene = Scene(at="A1-A4", items=["bulkhead-welder"], missions=missions, adrenaline=1)
    scene.play("use bulkhead-welder")
    assert scene.hero.adrenaline == 0
    broke = Scene(at="A1-A4", items=["bulkhead-welder"], missions=missions, adrenaline=0)
    assert broke.why_not(UseItem(broke.item("bulkhead-welder").card)) == "AL-MISSION-03"


@rule("AL-INFO-20")
def test_evil_is_told_which_item_is_used_and_where_to() -> None:
    scene = Scene(at="A1-B4", items=["jetpack"])
    scene.play("use jetpack", "east")
    told = scene.told(events.ActionDeclared, EVIL)[0]
    assert (told.item, told.way) == (scene.item("jetpack").card, EAST)
