"""Light and darkness (AL-LIGHT)."""

from __future__ import annotations

import pytest

from tests.games.alone.cards.hunting import choose, dice_of, react, stands_in
from tests.games.alone.cards.playing import has_light
from tests.games.alone.reacting import ANOTHER, BLANK, in_order, lay_and_deploy, lay_and_move
from tests.games.alone.scene import HERO, HIT, MISS, SPECIAL, Scene
from undercroft.games.alone import GAME, events
from undercroft.games.alone.ids import FigureId
from undercroft.games.alone.options.hero import Fight
from undercroft.testing import rule


def shows_light(scene: Scene, name: str) -> bool:
    """Does the tile that the Hero sees lie with its lit side up?"""
    tile = scene.tile(name)
    return next(seen.lit for seen in GAME.view(scene.state, HERO).tiles if seen.tile == tile)


# Switches


@rule("AL-LIGHT-01", "AL-LIGHT-02", "AL-ACT-INTERACT-01")
def test_repairing_a_switch_lights_its_sector_and_two_further_ones_in_a_line() -> None:
    scene = Scene(at="A1-D3").play("repair east")
    assert scene.state.lit == scene.mask(["A1-D3", "A1-E3", "A1-F3"])


@rule("AL-LIGHT-01")
def test_items_and_mission_rewards_turn_lights_on_too() -> None:
    flares = Scene(at="A1-A4", items=["flare-tube"]).play("use flare-tube.1", "east")
    assert has_light(flares, "A1-B4")
    emergency = Scene(at="B1-E1", missions=("SM02", "PM08", "FM01"))
    emergency.play("complete emergency-lighting").end_turn()
    assert emergency.state.lit != 0


@rule("AL-LIGHT-02")
def test_light_does_not_turn_corners_and_reaches_no_third_sector() -> None:
    """North of the switch A1-D3 lie D2 and D1; from the switch A1-E1 east there is the Control Room and then a wall."""
    north = Scene(at="A1-D3").play("repair north")
    assert north.state.lit == north.mask(["A1-D3", "A1-D2", "A1-D1"])
    long_line = Scene(at="B1-A3").play("repair east")
    assert long_line.state.lit == long_line.mask(["B1-A3", "B1-B3", "B1-C3"])


@rule("AL-LIGHT-03")
def test_the_line_stops_at_a_wall_but_the_switch_sector_is_always_lit() -> None:
    one = Scene(at="A1-D3").play("repair west")
    assert one.state.lit == one.mask(["A1-D3", "A1-C3"])
    none = Scene(at="A1-A3", blocked=[("A1-A3", "A1-A4")]).play("repair south")
    assert none.state.lit == none.mask(["A1-A3"])


@rule("AL-LIGHT-04")
def test_light_passes_unblocked_doors_near_and_far_and_blocked_ones_stop_it() -> None:
    """From A1-A3 north: the open stairs in A2, and beyond a door that the Hero does not touch the Infirmary."""
    scene = Scene(at="A1-A3").play("repair north")
    assert has_light(scene, "A1-A1")
    far = Scene(at="A1-A3", blocked=[("A1-A1", "A1-A2")]).play("repair north")
    assert far.state.lit == far.mask(["A1-A3", "A1-A2"])
    near = Scene(at="A1-E1").play("repair east")
    assert has_light(near, "A1-F1")


@rule("AL-LIGHT-05")
def test_a_switch_may_be_repaired_again_toward_another_side() -> None:
    scene = Scene(at="A1-D3").play("repair west").end_turn()
    assert {"repair north", "repair east", "repair west"} <= set(scene.offered)
    scene.play("repair east")
    assert scene.state.lit == scene.mask(["A1-C3", "A1-D3", "A1-E3", "A1-F3"])


@rule("AL-LIGHT-06", "AL-ACT-INTERACT-02")
def test_a_revealed_sector_that_is_lit_shows_its_lit_side() -> None:
    scene = Scene(at="A1-D3", revealed=["A1-E3"])
    assert not shows_light(scene, "A1-E3")
    scene.play("repair east")
    assert has_light(scene, "A1-E3")
    assert shows_light(scene, "A1-E3")
    assert shows_light(scene, "A1-D3")


@rule("AL-LIGHT-07", "AL-ACT-INTERACT-02")
def test_what_a_switch_lights_in_sight_is_revealed_at_once_with_its_elements() -> None:
    scene = Scene(at="A1-D3", monsters=[("worms", "A1-F3")]).play("repair east")
    assert scene.is_revealed("A1-E3")
    assert scene.is_revealed("A1-F3")
    assert [event.tile for event in scene.told(events.MonsterSeen)] == [scene.tile("A1-F3")]
    assert scene.hero.sanity == 12


@rule("AL-LIGHT-07", "AL-MISSION-03")
def test_what_comes_into_sight_because_a_haze_has_lifted_is_revealed_at_once() -> None:
    """Spore Haze limits the view to the next sector: from the Laboratory D1 is seen only when the mission is done."""
    scene = Scene(
        at="B1-B1", missions=("SM06", "PM02", "FM01"), revealed=["B1-C1"], lit=["B1-D1"], difficulty="impossible"
    )
    assert not scene.is_revealed("B1-D1")
    scene.play("complete spore-haze")
    assert scene.is_revealed("B1-D1")


@rule("AL-LIGHT-08")
def test_a_sector_lit_out_of_sight_stays_unrevealed() -> None:
    scene = Scene(at="A1-A3").play("repair north")
    assert scene.is_revealed("A1-A2")
    assert has_light(scene, "A1-A1")
    assert not scene.is_revealed("A1-A1")


# Lights go out


@rule("AL-LIGHT-09", "AL-LIGHT-18")
def test_a_card_puts_a_light_out_and_the_tile_is_turned() -> None:
    scene = Scene(at="A1-B4", lit=["A1-D4"], revealed=["A1-D4"], decks=("terror", "fury"), hand=["the-lights-die"])
    react(scene.play("move east"), "the-lights-die")
    assert scene.state.lit == 0
    assert not shows_light(scene, "A1-D4")


@rule("AL-LIGHT-10", "AL-LIGHT-14")
def test_the_light_goes_out_where_a_monster_moved_to_and_the_sector_stays_revealed() -> None:
    scene = Scene(at="A1-B4", lit=["A1-D4"], revealed=["A1-D4"], monsters=[("worms", "A1-E4")], hand=[BLANK])
    lay_and_move(scene.play("search"), "worms", "go west").end_turn()
    assert not has_light(scene, "A1-D4")
    assert scene.is_revealed("A1-D4")
    assert not scene.told(events.DiceRolled)


@rule("AL-LIGHT-10", "AL-TURN-12")
def test_lights_go_out_at_the_end_of_the_turn_not_before() -> None:
    scene = Scene(at="A1-B4", lit=["A1-D4"], monsters=[("worms", "A1-E4")], hand=[BLANK, ANOTHER])
    lay_and_move(scene.play("search"), "worms", "go west")
    assert scene.asked == "MayReact"
    assert has_light(scene, "A1-D4")
    scene.play("pass")
    assert not has_light(scene, "A1-D4")


@rule("AL-LIGHT-11")
def test_no_monster_puts_out_the_light_in_the_heros_sector() -> None:
    scene = Scene(at="A1-B4", lit=["A1-B4"], monsters=[("worms", "A1-C4")], hand=[BLANK])
    lay_and_move(scene.play("search"), "worms", "go west").end_turn()
    assert stands_in(scene, "worms", "A1-B4")
    assert has_light(scene, "A1-B4")


@rule("AL-LIGHT-12")
def test_a_monster_that_did_not_move_puts_no_light_out() -> None:
    monsters = [("worms", "A1-D4"), ("spores", "A1-F5")]
    scene = Scene(at="A1-B4", lit=["A1-D4"], monsters=monsters, hand=[BLANK])
    lay_and_move(scene.play("search"), "spores", "stay").end_turn()
    assert has_light(scene, "A1-D4")


@rule("AL-LIGHT-13", "AL-RUL-08")
def test_lights_on_the_way_stay_on() -> None:
    scene = Scene(at="A1-B4", lit=["A1-E5", "A1-E4"], monsters=[("worms", "A1-F5")], hand=["caught-off-guard"])
    react(scene.play("search"), "caught-off-guard").play("go west", "go north").end_turn()
    assert scene.state.lit == scene.mask(["A1-E5"])


@rule("AL-LIGHT-13")
def test_of_two_movements_of_a_monster_only_the_end_of_the_last_goes_dark() -> None:
    scene = Scene(at="A1-B4", lit=["A1-E5", "A1-E4"], monsters=[("worms", "A1-F5")], hand=[BLANK, ANOTHER])
    lay_and_move(scene.play("search"), "worms", "go west")
    lay_and_move(scene, "worms", "go north").end_turn()
    assert scene.state.lit == scene.mask(["A1-E5"])


@rule("AL-LIGHT-14")
def test_lights_stay_on_from_round_to_round() -> None:
    scene = Scene(at="A1-B4", lit=["A1-B4", "A1-F5"], turns_left=1).play("search").end_turn()
    assert scene.state.round == 2
    assert scene.state.lit == scene.mask(["A1-B4", "A1-F5"])


@rule("AL-LIGHT-18", "AL-INFO-21")
def test_of_a_light_that_goes_out_in_the_dark_the_hero_is_not_told() -> None:
    scene = Scene(at="A1-B4", lit=["A1-F5"], monsters=[("worms", "A1-F5")], hand=[BLANK])
    lay_and_move(scene.play("search"), "worms", "stay").end_turn()
    assert not scene.told(events.LightSeen)
    assert not scene.told(events.LightsChanged)
    assert in_order(scene, events.LightsChanged) == ["LightsChanged"]


# Light in a fight


@rule("AL-LIGHT-15", "AL-COMBAT-03")
@pytest.mark.parametrize(("lit", "is_wounded"), [([], False), (["A1-C4"], False), (["A1-B4"], True)])
def test_in_a_lit_sector_the_heros_specials_are_hits(lit: list[str], is_wounded: bool) -> None:
    scene = Scene(at="A1-B4", lit=lit, monsters=[("worms", "A1-B4")])
    scene.given(SPECIAL, SPECIAL, MISS, MISS, MISS).play(Fight(FigureId(scene.figure("worms"))))
    assert scene.monster("worms").wounded == is_wounded


@rule("AL-LIGHT-16")
@pytest.mark.parametrize(
    ("kind", "dark", "light"),
    [("spores", 3, 2), ("parasites", 2, 1), ("cultists", 2, 2), ("hybrids", 2, 1), ("worms", 3, 0)],
)
def test_a_monster_rolls_the_entry_for_the_light_in_its_sector(kind: str, dark: int, light: int) -> None:
    """Worked example 12 among them: a Parasite in the dark rolls two dice, a Worm in light none."""
    for lit, count in (([], dark), (["A1-B4"], light)):
        scene = Scene(at="A1-B4", lit=lit, monsters=[(kind, "A1-B4")])
        scene.given(*[MISS] * count).play("explore east").end_turn()
        assert dice_of(scene) == ([count] if count else [])


@rule("AL-LIGHT-17", "AL-COMBAT-09")
@pytest.mark.parametrize(("lit", "dice"), [([], 2), (["A1-B4"], 1), (["A1-C4"], 2)])
def test_a_parting_attack_in_a_lit_sector_rolls_one_die_fewer(lit: list[str], dice: int) -> None:
    """Worked example 13."""
    monsters = [("worms", "A1-B4"), ("cultists", "A1-B4")]
    scene = Scene(at="A1-B4", lit=lit, monsters=monsters)
    scene.given(*[HIT] * dice).play("move east", "yes")
    assert dice_of(scene, "parting") == [dice]
    assert scene.hero.health == 12 - dice


@rule("AL-LIGHT-10", "AL-DEPLOY-13")
def test_every_monster_that_moved_puts_out_the_light_where_it_ended() -> None:
    lit = ["A1-E5", "A1-A3", "A1-E1"]
    scene = Scene(at="A1-B4", lit=lit, monsters=[("worms", "A1-F5"), ("spores", "A1-A2")], hand=["flanking", BLANK])
    react(scene.play("explore east").pass_until("MayReact"), "flanking")
    scene.play(choose(scene, "worms"), "go west", choose(scene, "spores"), "go south")
    lay_and_deploy(scene, "hybrids", "A1-E1").end_turn()
    assert scene.state.lit == scene.mask(["A1-E1"])
