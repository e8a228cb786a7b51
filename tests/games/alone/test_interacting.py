"""The Interact action: switches and devices (AL-ACT-INTERACT)."""

from __future__ import annotations

from tests.games.alone.cards.playing import has_light
from tests.games.alone.scene import Scene
from undercroft.games.alone import events
from undercroft.games.alone.content.missions import mission_named
from undercroft.games.alone.ids import COMPLETE, SABOTAGE
from undercroft.games.alone.options.hero import UseDevice
from undercroft.games.alone.state import Token
from undercroft.testing import rule


@rule("AL-ACT-INTERACT-01")
def test_interact_repairs_a_switch_of_the_own_sector_or_uses_a_device() -> None:
    switch = Scene(at="A1-D3")
    repairs = [option for option in switch.offered if option.startswith("repair")]
    assert repairs == ["repair north", "repair east", "repair west"]
    assert not any(isinstance(option, UseDevice) for option in switch.match.options)
    device = Scene(at="A1-F1", missions=("SM08", "PM08", "FM02"))
    assert "complete master-override" in device.offered
    assert not any(option.startswith("repair") for option in device.offered)


@rule("AL-ACT-INTERACT-01", "AL-REACT-16")
def test_both_are_the_interact_action() -> None:
    for scene, option in (
        (Scene(at="A1-D3"), "repair east"),
        (Scene(at="A1-F1", missions=("SM08", "PM08", "FM02")), "complete master-override"),
    ):
        scene.play(option)
        assert [event.action for event in scene.told(events.ActionDeclared)] == [5]


@rule("AL-ACT-INTERACT-02", "AL-LIGHT-08")
def test_repairing_marks_the_map_turns_revealed_tiles_and_reveals_what_is_in_sight() -> None:
    """North of A1-A3 the stairs are revealed already, the Infirmary beyond its door is lit unseen."""
    scene = Scene(at="A1-A3", revealed=["A1-A2"]).play("repair north")
    assert [has_light(scene, name) for name in ("A1-A3", "A1-A2", "A1-A1")] == [True, True, True]
    turned = {event.tile for event in scene.told(events.LightSeen)}
    assert turned == {scene.tile("A1-A3"), scene.tile("A1-A2")}
    assert not scene.is_revealed("A1-A1")


@rule("AL-ACT-INTERACT-03")
def test_on_completing_a_mission_evil_places_what_its_card_calls_for() -> None:
    """Completing the first mission activates Call for Help: Evil puts the Colonel on the map."""
    scene = Scene(at="A1-F1", missions=("SM08", "PM08", "FM01"))
    scene.play("complete master-override").end_turn()
    assert scene.monster("colonel") is not None


@rule("AL-ACT-INTERACT-04")
def test_a_device_needs_the_hero_in_its_room_and_monsters_do_not_prevent_it() -> None:
    missions = ("SM08", "PM08", "FM02")
    next_door = Scene(at="A1-E1", missions=missions)
    assert "complete master-override" not in next_door.offered
    crowded = Scene(at="A1-F1", missions=missions, monsters=[("worms", "A1-F1"), ("spores", "A1-F1")])
    crowded.play("complete master-override")
    assert crowded.told(events.MissionCompleted)


@rule("AL-ACT-INTERACT-05")
def test_one_interact_removes_one_token_or_completes_the_mission_not_both() -> None:
    scene = Scene(at="A1-F1", missions=("SM06", "PM08", "FM01"), active=True)
    scene.state.tokens = [Token(SABOTAGE, scene.sector("A1-F1"), 2)]
    scene.match.table.run()
    signal = UseDevice(mission_named("FM01"), COMPLETE)
    scene.play("mend-sabotage call-for-help").end_turn()
    assert [token.count for token in scene.state.tokens] == [1]
    assert scene.why_not(signal) is not None
    scene.play("mend-sabotage call-for-help").end_turn()
    assert not scene.match.is_over
    scene.play("complete call-for-help")
    assert scene.match.is_over
