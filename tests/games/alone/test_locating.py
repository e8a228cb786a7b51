"""Locating: two targets, two distances (AL-ACT-LOCATE)."""

from __future__ import annotations

import pytest

from tests.games.alone.cards.hunting import ask_for, react
from tests.games.alone.scene import EVIL, Scene
from undercroft.games.alone import events
from undercroft.games.alone.ids import BREACH, CULTURE, RECORD, SABOTAGE, TOKENS, TargetId
from undercroft.games.alone.options.hero import ChooseTarget
from undercroft.games.alone.state import Token
from undercroft.games.alone.targets import FIRST_TOKEN, TARGETS
from undercroft.testing import rule


def answers(scene: Scene) -> list[tuple[int, int]]:
    """Distance and level (0: the Hero's own, 1: the other) of each answer."""
    return [(event.distance, event.level) for event in scene.told(events.DistanceTold)]


def asked(scene: Scene, *targets: str) -> list[tuple[int, int]]:
    return answers(scene.play(*ask_for(*targets)).end_turn())


def tokens_and_bosses(scene: Scene) -> set[str]:
    """What is offered beside what every station has."""
    scene.play("locate")
    offered = [option.target for option in scene.match.options if isinstance(option, ChooseTarget)]
    assert {option.things() for option in scene.match.options} == {(f"target:{target}",) for target in offered}
    assert offered[:FIRST_TOKEN] == list(range(FIRST_TOKEN))
    return {TARGETS[target] for target in offered[FIRST_TOKEN:]}


@rule("AL-ACT-LOCATE-01")
def test_two_targets_are_named_and_two_distances_told() -> None:
    scene = Scene(at="A1-B4").play("locate", *ask_for("room-infirmary")[1:])
    assert scene.asked == "NameTarget"
    assert answers(scene) == []
    scene.play(*ask_for("room-quarters")[1:])
    assert answers(scene) == [(4, 0), (5, 0)]


@rule("AL-ACT-LOCATE-01")
def test_the_same_target_is_not_named_twice() -> None:
    scene = Scene(at="A1-B4").play("locate", *ask_for("switch")[1:])
    switch = ChooseTarget(TargetId(TARGETS.index("switch")))
    assert switch not in scene.match.options
    assert scene.why_not(switch) == "AL-ACT-LOCATE-01"


@rule("AL-ACT-LOCATE-02")
@pytest.mark.parametrize(
    ("target", "answer"),
    [
        ("room-storage", (6, 0)),
        ("shape-corner", (1, 0)),
        ("shape-crossing", (6, 0)),
        ("door", (1, 0)),
        ("stairs-amber", (3, 0)),
        ("stairs-teal", (5, 0)),
        ("stairs", (3, 0)),
        ("switch", (2, 0)),
        ("kind-worms", (5, 0)),
    ],
)
def test_a_target_may_be_a_room_a_shape_a_door_stairs_a_switch_or_a_kind_of_monster(
    target: str, answer: tuple[int, int]
) -> None:
    scene = Scene(at="A1-B4", monsters=[("worms", "A1-F5")])
    assert asked(scene, target, "room-infirmary")[0] == answer


@rule("AL-ACT-LOCATE-02", "AL-INFO-03")
def test_a_target_may_be_a_token_or_the_nearest_room_whichever_it_is() -> None:
    """The Infirmary, of the Coolant Leak, is nearer to A2 than the Escape Pods and the Generator Room."""
    scene = Scene(at="A1-A2", danger=["A1-A4", "A1-F5"], missions=("SM06", "PM08", "FM02"))
    assert asked(scene, "danger", "mission") == [(2, 0), (1, 0)]
    assert asked(Scene(at="A1-D4"), "shape-room", "switch")[0] == (3, 0)
    assert asked(Scene(at="B1-B1"), "shape-room", "switch")[0] == (0, 0)


@rule("AL-ACT-LOCATE-02", "AL-MISSION-05")
@pytest.mark.parametrize(
    ("final", "token"), [("FM01", SABOTAGE), ("FM05", CULTURE), ("FM06", BREACH), ("FM08", RECORD)]
)
def test_once_the_final_mission_is_active_its_tokens_may_be_named(final: str, token: int) -> None:
    name = f"token-{TOKENS[token]}"
    scene = Scene(at="A1-B4", missions=("SM06", "PM08", final), active=True)
    scene.state.tokens = [Token(token, scene.sector("A1-F4")), Token(token, scene.sector("A1-D5"), 2)]
    assert asked(scene, name, "switch")[0] == (5, 0)
    assert tokens_and_bosses(Scene(missions=("SM06", "PM08", final), active=True)) >= {name}
    assert tokens_and_bosses(Scene(missions=("SM06", "PM08", final))) == set()


@rule("AL-ACT-LOCATE-02", "AL-DEPLOY-16")
def test_a_boss_may_be_named_by_name_or_by_its_kind() -> None:
    missions = ("SM06", "PM08", "FM01")
    monsters = [("colonel", "A1-F5"), ("cultists", "A1-C4")]
    scene = Scene(at="A1-B4", missions=missions, active=True, monsters=monsters)
    assert asked(scene, "boss-colonel", "kind-cultists") == [(5, 0), (1, 0)]
    assert asked(Scene(missions=("SM06", "PM08", "FM03"), active=True), "boss-matriarch", "switch")[0] == (-1, -1)


@rule("AL-ACT-LOCATE-02", "AL-INFO-01", "AL-INFO-21")
@pytest.mark.parametrize(
    ("final", "named"),
    [
        ("FM01", {"token-sabotage", "boss-colonel"}),
        ("FM02", set()),
        ("FM03", {"boss-matriarch"}),
        ("FM05", {"token-culture"}),
        ("FM08", {"token-record"}),
    ],
)
def test_what_can_be_named_tells_nothing_of_what_is_there(final: str, named: set[str]) -> None:
    """It depends on the mission card alone: not on whether a token lies anywhere or the boss is alive."""
    missions = ("SM06", "PM08", final)
    empty = Scene(missions=missions, active=True)
    full = Scene(missions=missions, active=True, danger=["A1-E5"], monsters=[("colonel", "A1-F5"), ("worms", "A1-E4")])
    full.state.tokens = [Token(token, full.sector("A1-F4")) for token in range(len(TOKENS))]
    assert tokens_and_bosses(empty) == tokens_and_bosses(full) == named
    assert empty.offered == full.offered
    other = next(target for target in TARGETS[FIRST_TOKEN:] if target not in named)
    assert empty.why_not(ChooseTarget(TargetId(TARGETS.index(other)))) == "AL-ACT-LOCATE-02"


@rule("AL-ACT-LOCATE-03", "AL-ACT-LOCATE-04")
def test_for_what_is_not_unique_the_nearest_counts_and_the_level_is_told() -> None:
    """Worked example 21: that very room, which is upstairs, and the nearest of the switches."""
    scene = Scene(at="A1-A2")
    assert asked(scene, "room-laboratory", "switch") == [(2, 1), (1, 0)]


@rule("AL-ACT-LOCATE-03")
def test_of_several_monsters_of_a_kind_the_nearest_is_told() -> None:
    scene = Scene(at="A1-B4", monsters=[("worms", "A1-F5"), ("worms", "A1-D4"), ("spores", "A1-C4")])
    assert asked(scene, "kind-worms", "kind-spores") == [(2, 0), (1, 0)]


@rule("AL-ACT-LOCATE-05", "AL-DOOR-07")
def test_blocked_doors_do_not_lengthen_the_way() -> None:
    blocked = [("A1-A3", "A1-A4"), ("A1-A1", "A1-A2"), ("A1-A1", "A1-B1")]
    assert asked(Scene(at="A1-B4", blocked=blocked), "room-infirmary", "switch") == [(4, 0), (2, 0)]


@rule("AL-ACT-LOCATE-06", "AL-RUL-34")
def test_here_is_zero_and_what_does_not_exist_is_answered_with_none() -> None:
    scene = Scene(at="A1-A2", monsters=[("worms", "A1-A2")])
    scene.play(*ask_for("stairs-amber", "kind-spores"))
    told = scene.told(events.DistanceTold)
    assert [event.distance for event in told] == [0, -1]
    assert [event.way for event in told] == [-1, -1]


@rule("AL-ACT-LOCATE-07", "AL-LEAD-06")
def test_among_equally_near_targets_on_different_levels_evil_chooses_the_level_it_names() -> None:
    scene = Scene(at="A1-A2", monsters=[("spores", "A1-A1"), ("spores", "B1-A1")])
    scene.play(*ask_for("kind-spores", "switch"))
    assert scene.match.choice is not None
    assert (scene.asked, scene.match.choice.seat) == ("Answer", EVIL)
    assert len(scene.match.options) == 2
    scene.play(scene.match.options[1])
    assert answers(scene)[0] == (1, 1)


@rule("AL-ACT-LOCATE-08")
def test_the_nearest_is_found_over_both_levels_by_stairs() -> None:
    """The Worm below is six steps away, the one above two: up the stairs and one further."""
    scene = Scene(at="A1-A2", monsters=[("worms", "A1-D4"), ("worms", "B1-A2")])
    assert asked(scene, "kind-worms", "switch")[0] == (2, 1)


@rule("AL-ACT-LOCATE-08")
def test_a_door_is_as_far_as_the_nearer_of_its_sectors() -> None:
    assert asked(Scene(at="A1-B4"), "door", "switch")[0] == (1, 0)
    assert asked(Scene(at="A1-A4"), "door", "switch")[0] == (0, 0)


@rule("AL-ACT-LOCATE-09")
def test_answers_describe_the_state_after_evils_instants() -> None:
    """Drawn to the Signal moves the Worm that was asked for two sectors nearer before the answer."""
    scene = Scene(at="A1-B4", hand=["drawn-to-the-signal"], monsters=[("worms", "A1-F5")])
    scene.play(*ask_for("kind-worms", "switch"))
    assert answers(scene) == []
    react(scene, "drawn-to-the-signal").play("go west", "go north").end_turn()
    assert answers(scene)[0] == (3, 0)
