"""The worked examples of the rulebook, one after the other."""

from __future__ import annotations

import pytest

from tests.games.alone.cards.hunting import ask_for, choose, dice_of, react, stands_in
from tests.games.alone.reacting import ANOTHER, BLANK, fill_track, heard, in_order, lay, lay_and_move
from tests.games.alone.scene import HERO, HIT, MISS, Scene
from undercroft.games.alone import GAME, events
from undercroft.games.alone.content.reactions import REACTIONS
from undercroft.games.alone.ids import (
    AFTER_TARGETS,
    BEFORE_REVEAL,
    END_OF_TURN,
    EXPLORE,
    LOCATE,
    MOVE,
    WEST,
    FigureId,
)
from undercroft.games.alone.options.evil import ChooseSector, TellDistance
from undercroft.games.alone.options.hero import Fight
from undercroft.games.alone.state import is_seen
from undercroft.testing import rule


@rule("AL-ACT-MOVE-04", "AL-FOV-04")
def test_1_lit_corridor_seen_on_arrival() -> None:
    """The sheet is turned half round, so that the corridor A1-D1 lies to the east of A1-E1."""
    scene = Scene(at="A1-E2", turned=(2, 0), lit=["A1-D1", "A1-C1"], monsters=[("cultists", "A1-D1")])
    scene.play("move south")
    assert scene.is_revealed("A1-D1")
    assert is_seen(scene.monster("cultists"))
    assert not scene.is_revealed("A1-C1")


@rule("AL-INFO-12", "AL-INFO-11")
def test_2_wounded_monster_walks_into_memory() -> None:
    scene = Scene(at="A1-B4", revealed=["A1-F1"], monsters=[("parasites", "A1-F2", "wounded")], hand=[BLANK])
    lay_and_move(scene.play("search"), "parasites", "go north")
    told = scene.told(events.MonsterSeen)
    assert [(event.tile, event.wounded) for event in told] == [(scene.tile("A1-F1"), True)]


@rule("AL-REACT-04", "AL-REACT-06")
def test_3_one_slot_left() -> None:
    hand = [BLANK, ANOTHER, "converge", "pack-call"]
    scene = fill_track(Scene(at="A1-B4", hand=hand, monsters=[("worms", "A1-F5")]), 4)
    lay(scene.play("explore east"), "move one", "stay")
    lay(scene, "move one", "stay")
    scene.play("explore east")
    assert scene.asked == "MayReact"
    lay(scene, "move one", "stay")
    for _ in range(4):
        assert scene.asked == "ChooseAction"
        scene.play("explore east")


@rule("AL-REACT-30")
def test_4_the_symbol_that_is_never_covered() -> None:
    scene = Scene(at="A1-B4", turns_left=1, missions=("SM06", "PM02", "FM02"))
    fill_track(scene, 8).play("search").pass_until("PlaceDangerTokens")
    assert scene.state.danger_aside == 1


@rule("AL-DEPLOY-03")
@pytest.mark.parametrize(("kind", "least"), [("spores", 3), ("cultists", 4)])
def test_5_deployment_distances(kind: str, least: int) -> None:
    scene = lay(Scene(at="A1-A4", hand=[BLANK]).play("search"), f"deploy {kind}")
    for distance, name in enumerate(("A1-A4", "A1-B4", "A1-C4", "A1-D4", "A1-E4", "A1-E5")):
        there = ChooseSector(scene.sector(name))
        assert (there in scene.match.options) == (distance >= least)


@rule("AL-INFO-13", "AL-INFO-14")
def test_6_leaving_a_revealed_sector() -> None:
    scene = Scene(at="A1-E4", revealed=["A1-D4"], monsters=[("worms", "A1-D4")], hand=[BLANK])
    lay_and_move(scene.play("search"), "worms", "go west")
    assert [event.way for event in scene.told(events.MonsterLeft)] == [WEST]
    assert not is_seen(scene.monster("worms"))
    stays = Scene(at="A1-D4", revealed=["A1-E4", "A1-E3"], monsters=[("worms", "A1-E4")], hand=[BLANK])
    lay_and_move(stays.play("search"), "worms", "go north")
    assert not stays.told(events.MonsterLeft)
    assert is_seen(stays.monster("worms"))


@rule("AL-MMOVE-07", "AL-INFO-12")
@pytest.mark.parametrize(("start", "way", "there"), [("A1-E4", "go west", "A1-D4"), ("A1-F5", "go west", "A1-E5")])
def test_7_entering_a_revealed_sector_other_than_the_heros(start: str, way: str, there: str) -> None:
    """D4 is in the field of view, E5 is not."""
    scene = Scene(at="A1-B4", revealed=["A1-C4", "A1-D4", "A1-E5"], monsters=[("parasites", start)], hand=[BLANK])
    lay_and_move(scene.play("search"), "parasites", way)
    assert [event.tile for event in scene.told(events.MonsterSeen)] == [scene.tile(there)]
    assert scene.hero.sanity == 12


@rule("AL-MMOVE-04", "AL-REACT-12", "AL-ITEM-06")
def test_8_doors_against_a_worm() -> None:
    """From A1-A4 past the door to A3, which is blocked behind, to A2, where the door of the Infirmary is blocked."""

    def escaped(hand: list[str]) -> Scene:
        monsters = [("worms", "A1-B4"), ("parasites", "A1-A1")]
        scene = Scene(at="A1-A4", revealed=["A1-B4"], monsters=monsters, items=["jetpack"], hand=hand)
        scene.play("use jetpack", "north", "block south", "north", "block north")
        assert scene.hero.sector == scene.sector("A1-A2")
        return scene

    combo = escaped([BLANK, ANOTHER])
    lay_and_move(combo, "worms", "go west")
    lay_and_move(combo, "worms", "unblock north")
    assert stands_in(combo, "worms", "A1-A4")
    parasite = escaped([BLANK, "he-is-furious"])
    react(parasite, "he-is-furious").play("move one", choose(parasite, "parasites"), "unblock south", "go south")
    assert stands_in(parasite, "parasites", "A1-A2")
    standard = escaped([BLANK])
    lay_and_move(standard, "parasites", "unblock south")
    assert stands_in(standard, "parasites", "A1-A1")


@rule("AL-NOISE-03", "AL-NOISE-06")
def test_9_noise_around_a_blocked_door() -> None:
    """The sheet is turned half round: A1-E1 lies to the east of the Control Room, the way round begins in the north."""
    scene = Scene(at="A1-F1", turned=(2, 0), blocked=[("A1-E1", "A1-F1")], monsters=[("worms", "A1-E2")], hand=[BLANK])
    lay_and_move(scene.play("search"), "worms", "go south")
    assert stands_in(scene, "worms", "A1-E1")
    assert heard(scene) == ["north"]


def at_the_switch_of_three_sides() -> Scene:
    """The upper sheet is turned so that the Laboratory lies to the north of the switch in B1-C1."""
    return Scene(at="B1-C1", turned=(0, 1))


@rule("AL-LIGHT-02", "AL-LIGHT-04", "AL-LIGHT-08")
def test_10_three_directions_of_a_switch() -> None:
    """West and east of A1-D3; north of B1-C1 there are a room and, behind another door, a corner."""
    west = Scene(at="A1-D3").play("repair west")
    assert west.state.lit == west.mask(["A1-D3", "A1-C3"])
    assert west.is_revealed("A1-C3")
    east = Scene(at="A1-D3").play("repair east")
    assert east.state.lit == east.mask(["A1-D3", "A1-E3", "A1-F3"])
    assert east.is_revealed("A1-E3")
    assert east.is_revealed("A1-F3")
    north = at_the_switch_of_three_sides().play("repair north")
    assert north.state.lit == north.mask(["B1-C1", "B1-B1", "B1-A1"])
    assert north.is_revealed("B1-B1")
    assert not north.is_revealed("B1-A1")


@rule("AL-LIGHT-07")
def test_11_stepping_into_the_lit_room() -> None:
    scene = at_the_switch_of_three_sides().play("repair north").end_turn()
    scene.play("move north")
    assert scene.is_revealed("B1-A1")


@rule("AL-LIGHT-16")
def test_12_dice_by_light() -> None:
    dark = Scene(at="A1-B4", monsters=[("parasites", "A1-B4")]).play("explore east").end_turn()
    assert dice_of(dark) == [2]
    light = Scene(at="A1-B4", lit=["A1-B4"], monsters=[("worms", "A1-B4")]).play("explore east").end_turn()
    assert dice_of(light) == []


@rule("AL-COMBAT-08", "AL-COMBAT-09")
def test_13_parting_attack_in_the_light() -> None:
    scene = Scene(at="A1-B4", lit=["A1-B4"], monsters=[("worms", "A1-B4"), ("spores", "A1-B4")])
    scene.given(HIT).play("move east", "yes")
    assert dice_of(scene, "parting") == [1]


@rule("AL-COMBAT-18", "AL-ITEM-05")
def test_14_surplus_damage() -> None:
    scene = Scene(at="A1-B4", monsters=[("worms", "A1-B4")], items=["projectiles"])
    scene.given(HIT, HIT, HIT, MISS).play("use projectiles.1", "charges 2")
    assert dice_of(scene, "hero") == [4]
    assert scene.item("projectiles").charges == 2
    assert scene.monster("worms").wounded


@rule("AL-MMOVE-10", "AL-DOOR-01")
def test_15_door_then_worm() -> None:
    """North to the revealed A1-A3, whose southern door is blocked, and on to A2, where a Worm waits in the dark."""
    scene = Scene(at="A1-A4", revealed=["A1-A3"], monsters=[("worms", "A1-A2")])
    scene.play("move north", "block south").end_turn()
    scene.play("move north")
    assert scene.is_revealed("A1-A2")
    assert scene.hero.sanity == 10
    assert scene.state.blocked == 1 << scene.door("A1-A3", "A1-A4")


@rule("AL-STAIR-03", "AL-STAIR-02")
def test_16_upstairs_under_a_cultists_nose() -> None:
    """In the light nothing is rolled; in the dark the roll comes before the clearing."""
    light = Scene(at="A1-A2", lit=["A1-A2"], revealed=["A1-A3"], monsters=[("cultists", "A1-A2")])
    light.play("move amber", "pass").end_turn()
    assert dice_of(light, "parting") == []
    assert light.is_revealed("A1-A2")
    assert not light.is_revealed("A1-A3")
    dark = Scene(at="A1-A2", revealed=["A1-A3"], monsters=[("cultists", "A1-A2")])
    dark.given(MISS).play("move amber", "yes", "pass")
    assert in_order(dark, events.DiceRolled, events.TileTaken) == ["DiceRolled", "TileTaken"]


@rule("AL-ACT-EXPLORE-01", "AL-ACT-EXPLORE-03")
def test_17_exploring_a_corner() -> None:
    scene = Scene(at="A1-C3").play("explore north")
    assert len(scene.state.labyrinth) == 2
    assert scene.is_revealed("A1-C2")


@rule("AL-ROUND-06")
def test_18_adrenaline() -> None:
    scene = Scene(at="A1-B4", character="pilot", turns_left=1, health=9, sanity=6, adrenaline=1)
    scene.play("search").end_turn()
    assert scene.state.round == 2
    assert scene.hero.adrenaline == 5


@rule("AL-REACT-41", "AL-REACT-18", "AL-REACT-19")
def test_19_printed_cards() -> None:
    printed = {card.slug: card for card in REACTIONS}
    know, tricks, furious = (
        printed[slug] for slug in ("they-know-where-i-am", "my-mind-plays-tricks-on-me", "he-is-furious")
    )
    assert (know.trigger, know.timing) == (LOCATE, AFTER_TARGETS)
    assert (tricks.trigger, tricks.timing) == (EXPLORE, BEFORE_REVEAL)
    assert (furious.trigger, furious.timing) == (MOVE, END_OF_TURN)


@rule("AL-REACT-18", "AL-RUL-19", "AL-ACT-LOCATE-09")
def test_19_they_know_where_i_am() -> None:
    """Up to two monsters one sector toward a target; in a danger sector one answer may be off by one."""
    monsters = [("worms", "A1-F5"), ("spores", "A1-F3")]
    scene = Scene(at="A1-B4", hand=["they-know-where-i-am"], monsters=monsters, danger=["A1-B4"])
    react(scene.play(*ask_for("room-quarters", "switch")), "they-know-where-i-am")
    scene.play("choose target 2", choose(scene, "worms"), "go west", choose(scene, "spores"), "go west")
    assert stands_in(scene, "worms", "A1-E5")
    assert stands_in(scene, "spores", "A1-E3")
    scene.play("yes", "choose target 2")
    assert [option.distance for option in scene.match.options if isinstance(option, TellDistance)] == [5, 4, 6]
    scene.play(scene.match.options[1])
    assert [event.distance for event in scene.told(events.DistanceTold)] == [4, 2]


@rule("AL-REACT-19", "AL-DEPLOY-10", "AL-REACT-25")
def test_19_he_is_furious() -> None:
    """Move one by up to two; or take one off and deploy one nearer; in a danger sector it has one die more."""
    monsters = [("cultists", "A1-D4")]
    moved = Scene(at="A1-A4", hand=["he-is-furious"], monsters=monsters, danger=["A1-B4"])
    react(moved.play("move east"), "he-is-furious").play("move one", "go west", "go west")
    moved.given(MISS, MISS, MISS).play("yes")
    assert dice_of(moved) == [3]
    replaced = Scene(at="A1-A4", hand=["he-is-furious"], monsters=monsters)
    react(replaced.play("move east"), "he-is-furious").play("replace one", "deploy spores")
    assert ChooseSector(replaced.sector("A1-D4")) in replaced.match.options


@rule("AL-MMOVE-04")
def test_20_three_points_and_a_door() -> None:
    scene = Scene(at="A1-E4", hand=["while-you-rummage"], monsters=[("worms", "A1-A3")], blocked=[("A1-A3", "A1-A4")])
    react(scene.play("search"), "while-you-rummage").play("unblock south", "go south", "go east")
    assert scene.asked == "ChooseAction"
    assert stands_in(scene, "worms", "A1-B4")


@rule("AL-ACT-LOCATE-03", "AL-ACT-LOCATE-04")
def test_21_unique_and_nearest_targets() -> None:
    scene = Scene(at="A1-A4").play(*ask_for("room-laboratory", "switch"))
    told = scene.told(events.DistanceTold)
    assert [(event.distance, event.level) for event in told] == [(4, 1), (1, 0)]


@rule("AL-COMBAT-16")
def test_22_short_of_the_threshold() -> None:
    scene = Scene(at="A1-B4", monsters=[("worms", "A1-B4")])
    for _ in range(2):
        scene.given(HIT, MISS, MISS, MISS, MISS).play(Fight(FigureId(scene.figure("worms")))).end_turn()
    assert not scene.monster("worms").wounded
    assert not GAME.view(scene.state, HERO).tiles[0].figures[0].wounded
