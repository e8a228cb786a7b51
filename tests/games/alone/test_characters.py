"""The five characters as Heroes (AL-SETUP-30)."""

from __future__ import annotations

import pytest

from tests.games.alone.scene import HERO, MISS, Scene
from undercroft.games.alone import GAME, events
from undercroft.games.alone.ids import CHARACTERS, NORTH
from undercroft.games.alone.options.hero import Toward, UseAbility
from undercroft.games.alone.options.setting_up import PickCharacter
from undercroft.kernel.match import new_match
from undercroft.testing import rule


@rule("AL-SETUP-30", "AL-SETUP-04")
def test_the_hero_picks_one_of_four_characters_and_the_prospector_is_an_extra() -> None:
    match = new_match(GAME, "pick", seats=2)
    assert match.seat == HERO
    assert [str(option) for option in match.options] == [f"character {name}" for name in CHARACTERS[:4]]
    extra = new_match(GAME, "pick", seats=2, extra_content=True)
    assert len(extra.options) == 5


@rule("AL-SETUP-31")
def test_the_character_that_is_the_hero_is_no_longer_free_to_be_an_ally() -> None:
    match = new_match(GAME, "pick", seats=2)
    option = match.options[2]
    assert isinstance(option, PickCharacter)
    match.take(option)
    assert match.state.hero.character == option.character
    assert match.state.starters == [0, 1, 3]


# Captain


def end_round(character: str, **sheet: int) -> Scene:
    scene = Scene(at="A1-B4", character=character, turns_left=1, **sheet)  # type: ignore[arg-type]
    return scene.play("search").end_turn()


@rule("AL-SETUP-30", "AL-ROUND-06")
def test_the_captain_takes_one_adrenaline_more_at_the_refill() -> None:
    assert end_round("captain", adrenaline=0).hero.adrenaline == 4
    assert end_round("doctor", adrenaline=0).hero.adrenaline == 3


@rule("AL-SETUP-30")
def test_iron_nerve_never_goes_above_six() -> None:
    assert end_round("captain", health=1).hero.adrenaline == 6


@rule("AL-ROUND-06", "AL-SETUP-30")
@pytest.mark.parametrize(("character", "health"), [("captain", 12), ("captain", 1), ("doctor", 12), ("doctor", 5)])
def test_the_sheet_shows_what_the_refill_will_give(character: str, health: int) -> None:
    scene = Scene(at="A1-B4", character=character, health=health, adrenaline=0, turns_left=1)
    shown = GAME.view(scene.state, HERO).hero.refill
    assert scene.play("search").end_turn().hero.adrenaline == shown


# Pilot


@rule("AL-SETUP-30", "AL-ACT-MOVE-05")
def test_once_a_round_the_pilot_may_go_on_after_a_standard_move() -> None:
    scene = Scene(at="A1-B4", character="pilot")
    scene.play("move west")
    assert scene.asked == "MayBlock"
    scene.play("pass")
    assert scene.asked == "MayBurst"
    scene.play("north")
    assert scene.hero.sector == scene.sector("A1-A3")
    scene.end_turn().play("move north", "pass")
    assert scene.hero.sector == scene.sector("A1-A2")
    assert scene.asked == "ChooseAction"


@rule("AL-SETUP-30")
def test_a_burst_that_is_declined_is_not_used_up() -> None:
    scene = Scene(at="A1-B4", character="pilot")
    scene.play("move east", "pass", "move east")
    assert scene.asked == "MayBurst"


@rule("AL-COMBAT-12", "AL-SETUP-30")
def test_the_second_step_has_its_own_parting_attack_and_terror() -> None:
    scene = Scene(at="A1-B4", character="pilot", monsters=[("cultists", "A1-C4"), ("worms", "A1-D4")])
    scene.play("move east", "east")
    assert scene.asked == "MayPart"
    scene.given(MISS).play("yes")
    assert scene.hero.sanity == 10


@rule("AL-SETUP-30", "AL-ITEM-01")
def test_the_burst_belongs_to_the_standard_action_not_to_items() -> None:
    scene = Scene(at="A1-B4", character="pilot", items=["mute-pads"])
    scene.play("use mute-pads", "east")
    assert scene.asked == "ChooseAction"


@rule("AL-ACT-MOVE-07", "AL-DOOR-08")
def test_the_burst_passes_no_blocked_door_and_opening_one_is_no_step() -> None:
    scene = Scene(at="A1-B4", character="pilot", blocked=[("A1-A3", "A1-A4")])
    scene.play("move west")
    assert scene.asked == "MayBurst"
    assert scene.why_not(Toward(NORTH)) == "AL-ACT-MOVE-07"
    scene.play("pass", "open door north", "pass")
    assert scene.asked == "ChooseAction"


# Engineer


@rule("AL-SETUP-30", "AL-ITEM-03")
def test_for_the_engineer_a_component_of_any_type_will_do() -> None:
    """The Arc Cutter needs an electronic component; Suture Foam is chemical."""
    scene = Scene(character="engineer", items=["arc-cutter", "suture-foam"], health=4)
    scene.play("use suture-foam.1")
    assert "upgrade arc-cutter with suture-foam.1" in scene.offered


@rule("AL-SETUP-30")
def test_after_an_interact_action_the_engineer_may_upgrade_one_item() -> None:
    scene = Scene(character="engineer", items=["suture-foam", "arc-cutter", "spare-cells"], health=4)
    scene.play("use suture-foam.1")
    assert scene.asked == "MayUpgrade"
    scene.play("upgrade arc-cutter with spare-cells")
    assert scene.asked == "ChooseAction"


@rule("AL-SETUP-30")
def test_the_donor_must_be_another_item_with_a_charge() -> None:
    scene = Scene(character="engineer", items=["suture-foam", "breach-axe:0"], health=4)
    scene.play("use suture-foam.1")
    assert scene.offered == ["pass", "upgrade breach-axe with suture-foam.1"]


@rule("AL-SETUP-30")
def test_an_action_without_effect_brings_no_upgrade() -> None:
    """Frozen by Fear: the Hero gives up the action rather than lose sanity; the charge is spent all the same."""
    scene = Scene(
        character="engineer",
        items=["suture-foam", "spare-cells"],
        hand=["frozen-by-fear"],
        decks=("terror", "speed"),
        health=4,
    )
    scene.play("use suture-foam.1", "react frozen-by-fear", "give up action")
    assert scene.hero.health == 4
    assert scene.item("suture-foam").charges == 1
    assert scene.asked == "ChooseAction"


# Doctor


@rule("AL-SETUP-30", "AL-TURN-11")
def test_once_a_round_the_doctor_recovers_a_point_at_the_start_of_a_turn() -> None:
    scene = Scene(character="doctor", health=5, sanity=5)
    scene.play("use ability", "sanity")
    assert (scene.hero.health, scene.hero.sanity) == (5, 6)
    assert scene.why_not(UseAbility()) == "AL-SETUP-30"
    scene.play("move east").end_turn()
    assert "use ability" not in scene.offered


@rule("AL-SETUP-30")
def test_with_a_monster_in_the_sector_there_is_no_time_for_triage() -> None:
    scene = Scene(character="doctor", health=5, monsters=[("spores", "A1-B4")])
    assert scene.why_not(UseAbility()) == "AL-SETUP-30"
    assert "use ability" not in scene.offered


@rule("AL-SETUP-30", "AL-ROUND-16")
def test_the_next_round_brings_the_ability_back() -> None:
    scene = Scene(character="doctor", health=5, turns_left=1)
    scene.play("use ability", "health", "search").end_turn()
    assert "use ability" in scene.offered


# Prospector


def noise_from(scene: Scene, sector: str) -> Scene:
    scene.play("explore west", "lay converge", "deploy one", "deploy spores")
    return scene.play(f"choose sector {scene.sector(sector)}")


@rule("AL-SETUP-30", "AL-NOISE-07")
def test_once_a_round_the_prospector_asks_how_far_away_a_noise_was() -> None:
    scene = noise_from(
        Scene(at="A1-B4", character="prospector", hand=["converge", "converge"], monsters=[("worms", "B1-A1")]), "A1-E4"
    )
    assert scene.asked == "AskDistance"
    scene.play("yes")
    assert scene.told(events.NoiseDistanceTold) == [events.NoiseDistanceTold(3)]
    noise_from(scene.end_turn(), "A1-E4")
    assert scene.asked == "ChooseAction"


@rule("AL-SETUP-30", "AL-NOISE-05")
def test_a_noise_from_the_other_level_cannot_be_asked_about() -> None:
    scene = noise_from(
        Scene(at="A1-B4", character="prospector", hand=["converge"], monsters=[("worms", "B1-A1")]), "B1-F3"
    )
    assert scene.asked == "ChooseAction"


@rule("AL-NOISE-07")
def test_others_are_not_told_how_far_away_a_noise_was() -> None:
    scene = noise_from(
        Scene(at="A1-B4", character="captain", hand=["converge"], monsters=[("worms", "B1-A1")]), "A1-E4"
    )
    assert scene.asked == "ChooseAction"
