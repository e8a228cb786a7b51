"""Items that make Evil tell more: the Motion Lattice with Locate, the Data Spike with Interact."""

from __future__ import annotations

from tests.games.alone.scene import Scene
from undercroft.games.alone import events
from undercroft.games.alone.ids import EAST, NORTH, WEST
from undercroft.games.alone.options.hero import UseItem
from undercroft.games.alone.targets import TARGETS
from undercroft.games.alone.values import LOCATE_DIRECTION
from undercroft.testing import rule


def target(name: str) -> str:
    return f"choose target {TARGETS.index(name)}"


def answers(scene: Scene) -> list[tuple[str, int, int, int]]:
    return [(TARGETS[told.target], told.distance, told.level, told.way) for told in scene.told(events.DistanceTold)]


@rule("AL-ITEM-01", "AL-ACT-LOCATE-03")
def test_the_motion_lattice_asks_three_targets_and_the_direction_of_one() -> None:
    scene = Scene(at="A1-A4", monsters=[("worms", "A1-C4")], items=["motion-lattice"])
    scene.play("use motion-lattice", target("room-quarters"), target("kind-worms"), target("switch"))
    assert scene.asked == "WithDirection"
    scene.play(target("kind-worms"))
    assert answers(scene) == [("room-quarters", 6, 0, -1), ("kind-worms", 2, 0, EAST), ("switch", 1, 0, -1)]


@rule("AL-ITEM-01", "AL-ACT-LOCATE-05")
def test_an_upgraded_lattice_tells_every_direction_and_blocked_doors_do_not_matter() -> None:
    scene = Scene(at="A1-A4", blocked=[("A1-A3", "A1-A4")], items=["motion-lattice+"])
    scene.play("use motion-lattice", target("room-quarters"), target("room-laboratory"), target("switch"))
    assert [way for *_, way in answers(scene)] == [EAST, NORTH, NORTH]


@rule("AL-NOISE-04", "AL-ACT-LOCATE-07")
def test_where_several_ways_are_as_short_evil_picks_the_direction() -> None:
    """One Worm stands on each side of the Hero."""
    scene = Scene(at="A1-C4", monsters=[("worms", "A1-B4"), ("worms", "A1-D4")], items=["motion-lattice+"])
    scene.play("use motion-lattice", target("kind-worms"), target("room-quarters"), target("room-storage"))
    assert scene.asked == "Answer"
    assert scene.offered == [f"tell distance 1 0 {EAST}", f"tell distance 1 0 {WEST}"]


@rule("AL-ACT-LOCATE-01")
def test_a_plain_locate_names_two_targets_without_direction() -> None:
    scene = Scene(at="A1-A4", items=["motion-lattice"])
    scene.play("locate", target("room-quarters"), target("switch"))
    assert answers(scene) == [("room-quarters", 6, 0, -1), ("switch", 1, 0, -1)]


@rule("AL-MISSION-01", "AL-ITEM-01")
def test_the_survey_adds_its_direction_to_those_of_the_lattice() -> None:
    scene = Scene(at="A1-A4", items=["motion-lattice"])
    scene.state.permanent |= LOCATE_DIRECTION
    scene.play("use motion-lattice", target("room-quarters"), target("room-storage"), target("switch"))
    scene.play(target("switch"), target("room-quarters"))
    assert [way for *_, way in answers(scene)] == [EAST, -1, NORTH]


@rule("AL-ITEM-01", "AL-ITEM-02", "AL-ACT-LOCATE-04")
def test_the_data_spike_tells_all_about_one_mission_room() -> None:
    """From the Infirmary on A-1 to the Generator Room of Purge Cycle, on the other level, over the amber stairs."""
    scene = Scene(at="A1-A1", items=["data-spike"], missions=("SM06", "PM08", "FM02"))
    scene.play("use data-spike")
    assert scene.offered == [target("room-escape_pods"), target("room-infirmary"), target("room-generator_room")]
    scene.play(target("room-generator_room"))
    assert answers(scene) == [("room-generator_room", 6, 1, 2)]


@rule("AL-ITEM-01", "AL-ACT-LOCATE-06")
def test_an_upgraded_spike_tells_of_the_nearest_stairs_too() -> None:
    scene = Scene(at="A1-F1", items=["data-spike+"], missions=("SM06", "PM08", "FM01"))
    scene.play("use data-spike", target("room-control_room"))
    assert answers(scene) == [("room-control_room", 0, 0, -1), ("stairs", 2, 0, 2)]


@rule("AL-ITEM-01")
def test_the_spike_works_in_rooms_only() -> None:
    scene = Scene(at="A1-A4", items=["data-spike"])
    assert scene.why_not(UseItem(scene.item("data-spike").card)) == "AL-ITEM-01"


@rule("AL-REACT-23", "AL-ITEM-02")
def test_the_spike_is_an_interact_action_and_enables_no_locate_card() -> None:
    scene = Scene(at="A1-A1", items=["data-spike"], hand=["converge"], monsters=[("worms", "A1-C4")])
    scene.play("use data-spike", target("room-escape_pods"))
    assert scene.asked == "MayReact"
    assert [text.split()[0] for text in scene.offered] == ["pass", "lay"]
    plain = Scene(at="A1-A1", hand=["converge"], monsters=[("worms", "A1-C4")])
    plain.play("locate", target("room-escape_pods"), target("switch"))
    assert [text.split()[0] for text in plain.offered] == ["pass", "react", "lay"]
