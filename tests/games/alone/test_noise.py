"""What the Hero hears of monsters in the dark (AL-NOISE)."""

from __future__ import annotations

import pytest

from tests.games.alone.cards.hunting import choose, react
from tests.games.alone.reacting import BLANK, heard, lay_and_deploy, lay_and_move
from tests.games.alone.scene import EVIL, HERO, SECOND_EVIL, Scene
from undercroft.games.alone import events
from undercroft.games.alone.ids import NOWHERE
from undercroft.games.alone.noise import inventions, reports_of
from undercroft.games.alone.state import steps_from
from undercroft.testing import rule


def reported(scene: Scene, source: str) -> list[int]:
    """What may be told of a noise there."""
    return list(reports_of(scene.state, scene.sector(source)))


NORTH, EAST, SOUTH, WEST, AMBER, TEAL, HERE, OTHER_LEVEL, MUFFLED = range(9)


@rule("AL-NOISE-01", "AL-NOISE-02")
def test_deploying_and_moving_are_both_heard() -> None:
    deployed = Scene(at="A1-B4", hand=[BLANK])
    lay_and_deploy(deployed.play("search"), "spores", "A1-A2")
    assert heard(deployed) == ["west"]
    moved = Scene(at="A1-B4", hand=[BLANK], monsters=[("spores", "A1-A2")])
    lay_and_move(moved.play("search"), "spores", "go south")
    assert heard(moved) == ["west"]


@rule("AL-NOISE-02", "AL-NOISE-03")
def test_the_direction_is_that_of_the_last_sector_of_the_movement() -> None:
    """A Cultist goes from the Hero's west to the east, right through the Hero's sector."""
    scene = Scene(at="A1-B4", hand=["caught-off-guard"], monsters=[("cultists", "A1-A4")])
    react(scene.play("search"), "caught-off-guard").play("go east", "go east")
    assert heard(scene) == ["east"]


@rule("AL-NOISE-03")
@pytest.mark.parametrize(
    ("source", "told"), [("A1-C2", [NORTH]), ("A1-F5", [EAST]), ("A1-F1", [NORTH, EAST]), ("A1-B4", [EAST])]
)
def test_the_first_step_of_the_shortest_way_is_told(source: str, told: list[int]) -> None:
    """The Hero is in A1-C3: B4 lies to the south-west, but the way there begins in the east."""
    assert reported(Scene(at="A1-C3"), source) == told


@rule("AL-NOISE-04", "AL-LEAD-06")
def test_of_several_shortest_ways_the_leader_chooses_which_direction_to_tell() -> None:
    scene = Scene(at="A1-C3", hand=[BLANK], monsters=[("worms", "A1-D1")])
    lay_and_move(scene.play("search"), "worms", "go south")
    assert scene.match.choice is not None
    assert (scene.asked, scene.match.choice.seat) == ("ChooseReport", EVIL)
    assert scene.offered == ["report north", "report east"]
    scene.play("report east")
    assert heard(scene) == ["east"]


@rule("AL-NOISE-05")
def test_a_noise_on_the_other_level_has_no_direction() -> None:
    """Not even at the foot of the stairs at whose head the monster is."""
    scene = Scene(at="A1-A2", hand=[BLANK], monsters=[("worms", "B1-A2")])
    lay_and_move(scene.play("search"), "worms", "go north")
    assert heard(scene) == ["other-level"]


@rule("AL-NOISE-06", "AL-NOISE-03")
def test_blocked_doors_stop_noise() -> None:
    """Worked example 9, the sheet turned so that the door is in the east: the way round begins in the north."""
    open_door = Scene(at="A1-F1", turned=(2, 0), hand=[BLANK], monsters=[("worms", "A1-D1")])
    lay_and_move(open_door.play("search"), "worms", "go west")
    assert heard(open_door) == ["east"]
    blocked = Scene(
        at="A1-F1", turned=(2, 0), hand=[BLANK], monsters=[("worms", "A1-D1")], blocked=[("A1-E1", "A1-F1")]
    )
    lay_and_move(blocked.play("search"), "worms", "go west")
    assert heard(blocked) == ["north"]


@rule("AL-NOISE-07")
def test_each_monster_is_a_report_of_its_own_in_the_order_of_events() -> None:
    scene = Scene(at="A1-B4", hand=["flanking"], monsters=[("worms", "A1-F5"), ("spores", "A1-A2")])
    react(scene.play("explore east").pass_until("MayReact"), "flanking")
    scene.play(choose(scene, "spores"), "stay", choose(scene, "worms"), "stay")
    assert heard(scene) == ["west", "east"]


@rule("AL-NOISE-07")
def test_a_report_tells_neither_who_nor_where() -> None:
    scene = Scene(at="A1-B4", hand=[BLANK])
    lay_and_deploy(scene.play("search"), "worms", "A1-F5")
    assert [event.sector for event in scene.told(events.NoiseHeard, EVIL)] == [scene.sector("A1-F5")]
    assert [event.sector for event in scene.told(events.NoiseHeard, HERO)] == [NOWHERE]
    assert events.NoiseHeard.__struct_fields__ == ("report", "sector")
    assert not scene.told(events.MonsterDeployed, HERO)


@rule("AL-NOISE-08")
def test_a_noise_in_the_heros_sector_is_reported_as_here() -> None:
    scene = Scene(at="A1-B4", hand=[BLANK], monsters=[("cultists", "A1-C4")])
    lay_and_move(scene.play("search"), "cultists", "go west")
    assert heard(scene) == ["here"]


@rule("AL-NOISE-08", "AL-RUL-06")
def test_if_every_way_is_cut_off_the_noise_is_muffled() -> None:
    """The Hero is locked in the Storage."""
    scene = Scene(at="A1-F4", hand=[BLANK], monsters=[("worms", "A1-E5")], blocked=[("A1-F4", "A1-F5")])
    lay_and_move(scene.play("search"), "worms", "go east")
    assert heard(scene) == ["muffled"]


@rule("AL-NOISE-08", "AL-NOISE-03")
def test_a_noise_cut_off_on_the_level_is_heard_over_the_stairs() -> None:
    """Infirmary, amber stairs and switch are an island of their own; over the other level one can get around."""
    island = [("A1-A3", "A1-A4"), ("A1-A1", "A1-B1")]
    assert reported(Scene(at="A1-A2", blocked=island), "A1-B4") == [AMBER]
    assert reported(Scene(at="A1-A2", blocked=island[:1]), "A1-B4") == [NORTH]


@rule("AL-NOISE-08", "AL-SETUP-30")
def test_how_far_such_a_noise_was_the_prospector_may_ask() -> None:
    """Up the amber stairs, through the upper level, down the teal ones, and on to F4."""
    island = [("A1-A3", "A1-A4"), ("A1-A1", "A1-B1")]
    scene = Scene(at="A1-A2", character="prospector", blocked=island, hand=[BLANK], monsters=[("worms", "A1-E5")])
    lay_and_move(scene.play("search"), "worms", "go east")
    far = steps_from(scene.state, scene.sector("A1-F5"))[scene.hero.sector]
    scene.play("yes")
    assert [event.distance for event in scene.told(events.NoiseDistanceTold)] == [far]


@rule("AL-NOISE-08", "AL-NOISE-04")
def test_if_the_first_step_is_a_staircase_the_report_names_it() -> None:
    """From the amber stairs to the teal ones the way over the lower level is as short as the one around the door."""
    scene = Scene(at="B1-A1", blocked=[("B1-A2", "B1-A3")], hand=[BLANK], monsters=[("worms", "B1-D5")])
    lay_and_move(scene.play("search"), "worms", "go east")
    assert scene.offered == ["report east", "report amber"]
    scene.play("report amber")
    assert heard(scene) == ["amber"]


@rule("AL-NOISE-09")
def test_relocating_is_not_heard() -> None:
    scene = Scene(at="A1-B4", hand=["through-the-vents"], monsters=[("worms", "A1-F5")])
    react(scene.play("move west", "pass"), "through-the-vents").play("choose sector " + str(scene.sector("A1-E5")))
    assert heard(scene) == []


@rule("AL-NOISE-10")
def test_a_monster_that_the_hero_sees_is_heard_too() -> None:
    scene = Scene(at="A1-B4", hand=[BLANK], monsters=[("cultists", "A1-D4")], revealed=["A1-C4", "A1-D4"])
    lay_and_move(scene.play("search"), "cultists", "go west")
    assert scene.told(events.MonsterMoved)
    assert heard(scene) == ["east"]


@rule("AL-NOISE-11")
def test_an_invented_noise_may_be_told_as_any_true_one_that_is_not_here() -> None:
    """At the amber stairs: two sides, the stairs, the other level, or muffled; not through a blocked door."""
    assert inventions(Scene(at="A1-A2").state) == [NORTH, SOUTH, AMBER, OTHER_LEVEL, MUFFLED]
    closed = Scene(at="A1-A2", blocked=[("A1-A1", "A1-A2")])
    assert inventions(closed.state) == [SOUTH, AMBER, OTHER_LEVEL, MUFFLED]


@rule("AL-NOISE-04", "AL-NOISE-11")
def test_what_may_be_told_of_a_noise_is_asked_as_a_window_so_that_the_wait_tells_nothing() -> None:
    scene = Scene(at="A1-C3", seats=3, hands=[[BLANK], []], monsters=[("worms", "A1-D1")])
    scene.state.leader = SECOND_EVIL
    scene.play("search").pass_until("MayReact")
    scene.play(f"lay {BLANK}", "yes", "move one", "go south")
    assert scene.match.choice is not None
    assert (scene.asked, scene.match.choice.seat) == ("ChooseReport", SECOND_EVIL)
    assert scene.match.choice.is_window
