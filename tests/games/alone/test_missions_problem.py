"""Problem missions: a special condition from the first turn on, until one Interact action in their room ends it."""

from __future__ import annotations

import pytest

from tests.games.alone.scene import EVIL, HIT, Scene
from tests.games.alone.test_missions_starting import ANY_CARD, ROOMS, complete
from undercroft.games.alone import events
from undercroft.games.alone.content.missions import mission_named
from undercroft.games.alone.ids import BY_CHOICE, BY_MISSION, COMPLETE, HEALTH, SANITY, WEST
from undercroft.games.alone.options.evil import Lay
from undercroft.games.alone.options.hero import BlockDoor, UseDevice
from undercroft.games.alone.sight import field_of_view
from undercroft.games.alone.values import conditions
from undercroft.testing import rule

PRINTED = [
    ("PM01", "escape_pods"),
    ("PM02", "laboratory"),
    ("PM03", "quarters"),
    ("PM04", "generator_room"),
    ("PM05", "control_room"),
    ("PM06", "storage"),
    ("PM07", "canteen"),
    ("PM08", "infirmary"),
]


def with_problem(code: str, **more: object) -> Scene:
    starting = "SM03" if code != "PM03" else "SM04"
    return Scene(missions=(starting, code, "FM05"), difficulty="impossible", **more)  # type: ignore[arg-type]


@pytest.mark.parametrize(("code", "room"), PRINTED)
@rule("AL-MISSION-03", "AL-MISSION-01", "AL-SETUP-18")
def test_one_interact_in_its_room_ends_the_special_condition(code: str, room: str) -> None:
    scene = with_problem(code, at=ROOMS[room])
    assert [mission.code for mission in conditions(scene.state)] == [code]
    scene.play(complete(code)).end_turn()
    assert conditions(scene.state) == []
    assert scene.state.missions.active
    assert scene.why_not(UseDevice(mission_named(code), COMPLETE)) == "AL-MISSION-02"


@pytest.mark.parametrize(("code", "room"), PRINTED)
@rule("AL-ACT-INTERACT-04")
def test_a_problem_can_be_solved_nowhere_else(code: str, room: str) -> None:
    scene = with_problem(code, at="A1-B4")
    assert scene.why_not(UseDevice(mission_named(code), COMPLETE)) == "AL-ACT-INTERACT-04"


# Gravity Problems


@rule("AL-MISSION-07", "AL-COMBAT-11")
def test_gravity_problems_add_a_die_to_parting_attacks() -> None:
    """One Cultist in the dark: two dice."""
    scene = with_problem("PM01", at="A1-B4", monsters=[("cultists", "A1-B4")])
    scene.play("move east").given(HIT, HIT).play("yes")
    assert [len(event.faces) for event in scene.told(events.DiceRolled)] == [2]
    assert scene.hero.health == 10


@rule("AL-MISSION-07", "AL-COMBAT-11", "AL-COMBAT-09")
def test_gravity_problems_are_added_up_with_light() -> None:
    """One Cultist in a lit sector: 1 - 1 + 1."""
    scene = with_problem("PM01", at="A1-B4", lit=["A1-B4"], monsters=[("cultists", "A1-B4")])
    scene.play("move east").given(HIT).play("yes")
    assert [len(event.faces) for event in scene.told(events.DiceRolled)] == [1]


@rule("AL-MISSION-07", "AL-COMBAT-07", "AL-MISSION-03")
def test_gravity_problems_need_a_monster_and_end_with_the_mission() -> None:
    empty = with_problem("PM01", at="A1-B4")
    empty.play("move east")
    assert empty.told(events.DiceRolled) == []
    solved = with_problem("PM01", at="A1-B4", monsters=[("cultists", "A1-B4")], solved=True)
    solved.play("move east").given(HIT).play("yes")
    assert [len(event.faces) for event in solved.told(events.DiceRolled)] == [1]


@rule("AL-MISSION-07", "AL-COMBAT-04")
def test_gravity_problems_do_not_touch_other_attacks() -> None:
    scene = with_problem("PM01", at="A1-B4", monsters=[("cultists", "A1-B4")])
    scene.play("search").end_turn()
    assert [len(event.faces) for event in scene.told(events.DiceRolled)] == [2]


# Spore Haze


@rule("AL-SETUP-18", "AL-FOV-01")
def test_spore_haze_lets_the_hero_see_no_further_than_the_next_sector() -> None:
    scene = with_problem("PM02", at="A1-B4", revealed=["A1-C4", "A1-D4"], lit=["A1-C4", "A1-D4", "A1-E4"])
    assert field_of_view(scene.state) == scene.mask(["A1-B4", "A1-C4"])
    solved = with_problem("PM02", at="A1-B4", revealed=["A1-C4", "A1-D4"], solved=True)
    assert field_of_view(solved.state) == solved.mask(["A1-B4", "A1-C4", "A1-D4"])


@rule("AL-SETUP-18", "AL-LIGHT-07")
def test_spore_haze_keeps_lit_sectors_farther_away_unrevealed() -> None:
    scene = with_problem("PM02", at="A1-A4", lit=["A1-C4", "A1-D4"])
    scene.play("move east")
    assert scene.is_revealed("A1-C4")
    assert not scene.is_revealed("A1-D4")


@rule("AL-SETUP-18", "AL-ROUND-02")
def test_spore_haze_clears_lit_sectors_farther_away_at_the_end_of_a_round() -> None:
    scene = with_problem("PM02", at="A1-B4", turns_left=1, revealed=["A1-C4", "A1-D4"], lit=["A1-D4"])
    scene.play("search").end_turn()
    assert scene.is_revealed("A1-C4")
    assert not scene.is_revealed("A1-D4")


@rule("AL-SETUP-18", "AL-ACT-EXPLORE-01")
def test_spore_haze_does_not_hinder_exploring() -> None:
    scene = with_problem("PM02", at="A1-B4")
    scene.play("explore east")
    assert scene.is_revealed("A1-D4")


# Dead Silence


@rule("AL-SETUP-18", "AL-REACT-12")
def test_dead_silence_lets_a_standard_reaction_move_a_monster_two_sectors_after_a_move() -> None:
    scene = with_problem("PM03", at="A1-B4", monsters=[("cultists", "A1-E4")], hand=[ANY_CARD])
    scene.play("move west", "pass").pass_until("MayReact")
    scene.play(Lay(scene.card(ANY_CARD)), "move one", "go west", "go west")
    assert scene.monster("cultists").sector == scene.sector("A1-C4")


@rule("AL-SETUP-18", "AL-REACT-12", "AL-MISSION-03")
def test_dead_silence_gives_one_sector_after_other_actions_or_once_it_is_over() -> None:
    for solved, action in ((False, "search"), (True, "move west")):
        scene = with_problem("PM03", at="A1-B4", monsters=[("cultists", "A1-E4")], hand=[ANY_CARD], solved=solved)
        scene.play(action).pass_until("MayReact").play(Lay(scene.card(ANY_CARD)), "move one", "go west")
        assert scene.asked != "NextStep"
        assert scene.monster("cultists").sector == scene.sector("A1-D4")


# Brownouts


@rule("AL-SETUP-18", "AL-LIGHT-02")
def test_brownouts_let_a_switch_light_one_further_sector() -> None:
    scene = with_problem("PM04", at="A1-E5")
    scene.play("repair north")
    assert scene.state.lit == scene.mask(["A1-E5", "A1-E4"])
    solved = with_problem("PM04", at="A1-E5", solved=True)
    solved.play("repair north")
    assert solved.state.lit == solved.mask(["A1-E5", "A1-E4", "A1-E3"])


@rule("AL-LIGHT-01", "AL-SETUP-18")
def test_brownouts_do_not_dim_the_reward_of_a_mission() -> None:
    scene = Scene(at="B1-E1", missions=("SM02", "PM04", "FM05"), difficulty="impossible")
    scene.play(complete("SM02")).end_turn()
    assert scene.state.lit.bit_count() == 6


# Seized Locks


@rule("AL-SETUP-18", "AL-DOOR-01")
def test_seized_locks_cost_adrenaline_for_each_door_blocked() -> None:
    scene = with_problem("PM05", at="A1-B4", adrenaline=1)
    scene.play("move west", "block north")
    assert scene.hero.adrenaline == 0
    assert scene.state.blocked == 1 << scene.door("A1-A3", "A1-A4")


@rule("AL-SETUP-18", "AL-MISSION-03")
def test_seized_locks_cannot_be_worked_without_adrenaline_until_the_problem_is_solved() -> None:
    scene = with_problem("PM05", at="A1-A3", adrenaline=0)
    scene.play("move south")
    assert scene.state.blocked == 0
    assert scene.asked == "ChooseAction"
    solved = with_problem("PM05", at="A1-B4", adrenaline=0, solved=True)
    solved.play("move west", "block north")
    assert solved.state.blocked


@rule("AL-SETUP-18")
def test_seized_locks_are_named_as_the_reason() -> None:
    """The Generator Room has two doors; somebody whose last adrenaline goes cannot block either."""
    scene = with_problem("PM05", at="B1-E2", adrenaline=1)
    scene.play("move north")
    assert scene.why_not(BlockDoor(WEST)) is None
    scene.hero.adrenaline = 0
    assert scene.why_not(BlockDoor(WEST)) == "AL-SETUP-18"


@rule("AL-DOOR-08", "AL-SETUP-18")
def test_seized_locks_do_not_make_unblocking_dear() -> None:
    scene = with_problem("PM05", at="A1-A4", adrenaline=0, blocked=[("A1-A3", "A1-A4")])
    scene.play("open door north")
    assert scene.state.blocked == 0


# Tainted Stores


@rule("AL-SETUP-18", "AL-ALLY-09")
def test_tainted_stores_cost_health_for_searching_outside_a_room() -> None:
    """It cannot be sent to the ally, and it comes before the card is drawn."""
    scene = with_problem("PM06", at="A1-B4", allies=["doctor"])
    scene.play("search").end_turn()
    assert scene.hero.health == 11
    told = scene.told(events.PointsLost)
    assert [(event.stat, event.amount, event.source) for event in told] == [(HEALTH, 1, BY_MISSION)]
    order = [
        type(event).__name__ for event in scene.match.events if type(event).__name__ in ("PointsLost", "ItemGained")
    ]
    assert order[-2:] == ["PointsLost", "ItemGained"]


@rule("AL-SETUP-18", "AL-MISSION-03")
def test_tainted_stores_spare_rooms_and_end() -> None:
    room = with_problem("PM06", at="A1-A1")
    room.play("search").end_turn()
    assert room.hero.health == 12
    solved = with_problem("PM06", at="A1-B4", solved=True)
    solved.play("search").end_turn()
    assert solved.hero.health == 12


# Whispering Intercom


@rule("AL-SETUP-18", "AL-ALLY-09")
def test_whispering_intercom_costs_sanity_for_the_second_target() -> None:
    scene = with_problem("PM07", at="A1-B4", allies=["doctor"])
    scene.play("locate", "yes", "choose target 0", "choose target 1").end_turn()
    assert scene.hero.sanity == 11
    assert [event.source for event in scene.told(events.PointsLost)] == [BY_CHOICE]
    assert [event.stat for event in scene.told(events.PointsLost)] == [SANITY]
    assert len(scene.told(events.DistanceTold)) == 2


@rule("AL-SETUP-18", "AL-ACT-LOCATE-01", "AL-MISSION-03")
def test_whispering_intercom_leaves_one_target_to_who_does_not_pay() -> None:
    scene = with_problem("PM07", at="A1-B4")
    scene.play("locate", "no", "choose target 0").end_turn()
    assert scene.hero.sanity == 12
    assert len(scene.told(events.DistanceTold)) == 1
    solved = with_problem("PM07", at="A1-B4", solved=True)
    solved.play("locate", "choose target 0", "choose target 1").end_turn()
    assert solved.hero.sanity == 12
    assert len(solved.told(events.DistanceTold)) == 2


# Coolant Leak


@rule("AL-SETUP-18", "AL-ROUND-01", "AL-MISSION-03")
def test_coolant_leak_sets_one_more_danger_token_aside() -> None:
    for solved, count in ((False, 5), (True, 4)):
        scene = with_problem("PM08", at="A1-B4", turns_left=1, solved=solved)
        scene.play("search").pass_until("PlaceDangerTokens")
        assert [event.count for event in scene.told(events.DangerSetAside, EVIL)] == [count]
        assert scene.state.danger_aside == count
