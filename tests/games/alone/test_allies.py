"""Allies: health, skills, sacrifices, and damage that Evil sends to them (AL-ALLY)."""

from __future__ import annotations

import pytest

from tests.games.alone.scene import HIT, MISS, Scene
from undercroft.games.alone import events
from undercroft.games.alone.ids import CHARACTERS, DOCTOR, CharacterId
from undercroft.games.alone.options.hero import UseSkill
from undercroft.games.alone.state import Ally
from undercroft.testing import rule


def charges(scene: Scene, name: str) -> int:
    """What an ally has left; none if it is gone."""
    who = CharacterId(CHARACTERS.index(name))
    return next((ally.charges for ally in scene.hero.allies if ally.character == who), 0)


def wounded_ally(scene: Scene, name: str, left: int) -> Scene:
    next(ally for ally in scene.hero.allies if CHARACTERS[ally.character] == name).charges = left
    return scene


# Gaining, losing, suffering


@rule("AL-ALLY-01", "AL-ALLY-11", "AL-SETUP-31")
def test_an_ally_is_the_reward_of_a_mission_and_enters_with_six_charges() -> None:
    """Voice Behind the Bulkhead, in the Infirmary."""
    scene = Scene(at="A1-A1", character="captain", missions=("SM01", "PM03", "FM04"))
    scene.given(0, 0).play("complete voice-behind-the-bulkhead").pass_until("WhoJoins")
    assert scene.offered == ["pilot", "engineer"]
    scene.play("engineer")
    assert charges(scene, "engineer") == 6


@rule("AL-ALLY-04", "AL-ALLY-05", "AL-ALLY-06")
def test_evil_may_send_all_damage_of_a_source_to_the_ally() -> None:
    scene = Scene(at="A1-B4", monsters=[("cultists", "A1-B4")], allies=["doctor"])
    scene.given(HIT, HIT).play("explore east")
    assert scene.asked == "WhoSuffers"
    assert scene.offered == ["endure", "ally doctor"]
    scene.play("ally doctor")
    assert scene.hero.health == 12
    assert charges(scene, "doctor") == 4


@rule("AL-ALLY-06", "AL-MMOVE-10")
def test_sanity_damage_costs_an_ally_a_charge_a_point_too() -> None:
    scene = Scene(at="A1-B4", monsters=[("worms", "A1-C4")], allies=["doctor"])
    scene.play("move east", "ally doctor")
    assert scene.hero.sanity == 12
    assert charges(scene, "doctor") == 4


@rule("AL-ALLY-07", "AL-ALLY-08")
def test_damage_beyond_the_last_charge_is_lost_and_the_ally_goes() -> None:
    scene = wounded_ally(Scene(at="A1-B4", monsters=[("cultists", "A1-B4")], allies=["doctor"]), "doctor", 1)
    scene.given(HIT, HIT).play("explore east", "ally doctor")
    assert scene.hero.allies == []
    assert scene.hero.health == 12
    assert scene.told(events.AllyLost) == [events.AllyLost(DOCTOR)]


@rule("AL-ALLY-10", "AL-ALLY-08")
def test_evil_picks_one_of_several_allies_for_each_source() -> None:
    scene = Scene(at="A1-B4", monsters=[("cultists", "A1-B4"), ("hybrids", "A1-B4")], allies=["doctor", "engineer"])
    scene.play("explore east")
    scene.given(HIT, MISS).play(scene.offered[0])
    assert scene.offered == ["endure", "ally doctor", "ally engineer"]
    scene.given(HIT, MISS).play("ally doctor")
    assert scene.offered == ["endure", "ally doctor", "ally engineer"]
    scene.play("ally engineer")
    assert (charges(scene, "doctor"), charges(scene, "engineer")) == (5, 5)


@rule("AL-ALLY-09", "AL-NIGHT-03")
def test_the_sanity_lost_in_a_nightmare_round_cannot_be_sent_to_an_ally() -> None:
    scene = Scene(at="A1-B4", allies=["doctor"], nightmare=True, turns_left=1)
    scene.play("move east").pass_until("PlaceDangerTokens").play("pass")
    assert scene.asked == "ChooseAction"
    assert scene.hero.sanity == 10
    assert charges(scene, "doctor") == 6


@rule("AL-ALLY-09")
def test_the_price_of_the_heros_own_choice_stays_with_the_hero() -> None:
    """Whispering Intercom: a sanity for the second target."""
    scene = Scene(allies=["doctor"], missions=("SM06", "PM07", "FM02"))
    scene.play("locate", "yes")
    assert scene.asked == "NameTarget"
    assert scene.hero.sanity == 11


@rule("AL-ALLY-04", "AL-COMBAT-08")
def test_a_parting_attack_may_be_sent_to_an_ally() -> None:
    scene = Scene(at="A1-B4", monsters=[("cultists", "A1-B4")], allies=["doctor"])
    scene.given(HIT).play("move east", "yes")
    assert scene.asked == "WhoSuffers"


# Skills


@rule("AL-ALLY-03", "AL-ALLY-12")
def test_the_captains_word_comes_before_evil_picks_who_suffers() -> None:
    scene = Scene(at="A1-B4", character="pilot", monsters=[("worms", "A1-C4")], allies=["captain"])
    scene.play("move east")
    assert scene.asked == "MaySteady"
    scene.play("yes")
    assert scene.asked == "WhoSuffers"
    scene.play("endure")
    assert scene.hero.sanity == 11
    assert charges(scene, "captain") == 5


@rule("AL-ALLY-12", "AL-REACT-33")
def test_a_terror_of_one_point_is_steadied_to_nothing() -> None:
    scene = Scene(at="A1-B4", character="doctor", monsters=[("spores", "A1-C4")], allies=["captain"])
    scene.given(MISS, MISS, MISS).play("move east", "yes")
    assert scene.hero.sanity == 12
    assert scene.asked == "ChooseAction"


@pytest.mark.parametrize(("kind", "terror", "sanity"), [("worms", 2, 11), ("spores", 1, 12)])
@rule("AL-ALLY-12", "AL-COMBAT-24", "AL-MMOVE-10")
def test_evil_picks_who_suffers_before_the_hardened_hero_keeps_a_point(kind: str, terror: int, sanity: int) -> None:
    """The ally takes the whole terror; a Hero who takes it loses one less."""
    for answer, sanity_left, charges_left in (("ally doctor", 12, 6 - terror), ("endure", sanity, 6)):
        scene = Scene(at="A1-B4", monsters=[(kind, "A1-C4")], allies=["doctor"], experience={"hybrids": 2})
        scene.play("move east")
        assert scene.asked == "WhoSuffers"
        scene.given(MISS, MISS, MISS).play(answer)
        assert (scene.hero.sanity, charges(scene, "doctor")) == (sanity_left, charges_left)


@rule("AL-ALLY-03")
def test_the_captain_steadies_against_terror_only() -> None:
    scene = Scene(at="A1-B4", character="doctor", monsters=[("cultists", "A1-B4")], allies=["captain"])
    scene.given(HIT, MISS).play("explore east")
    assert scene.asked == "WhoSuffers"


@rule("AL-ALLY-03", "AL-COMBAT-11")
def test_the_pilot_slips_past_a_parting_attack() -> None:
    scene = Scene(at="A1-B4", monsters=[("worms", "A1-B4")], allies=["pilot"])
    scene.play("move east", "yes", "skill pilot")
    assert not scene.told(events.DiceRolled)
    assert charges(scene, "pilot") == 5
    assert scene.hero.sector == scene.sector("A1-C4")


@rule("AL-ALLY-07")
def test_an_ally_whose_skill_takes_the_last_charge_is_gone() -> None:
    scene = wounded_ally(Scene(at="A1-B4", monsters=[("worms", "A1-B4")], allies=["pilot"]), "pilot", 1)
    scene.play("move east", "yes", "skill pilot")
    assert scene.hero.allies == []


@rule("AL-ALLY-03")
def test_the_engineer_salvages_a_charge_after_search_or_interact() -> None:
    scene = Scene(items=["suture-foam", "jetpack:1"], allies=["engineer"], health=4)
    scene.play("use suture-foam.1")
    assert scene.offered == ["pass", "suture-foam.1", "jetpack"]
    scene.play("jetpack")
    assert scene.item("jetpack").charges == 2
    assert charges(scene, "engineer") == 5
    assert scene.asked == "ChooseAction"


@rule("AL-ALLY-03")
def test_there_is_nothing_to_salvage_for_full_items_nor_after_other_actions() -> None:
    full = Scene(at="A1-B4", items=["jetpack"], allies=["engineer"])
    full.play("search").pass_until("ChooseAction")
    assert charges(full, "engineer") == 6
    moved = Scene(at="A1-B4", items=["jetpack:1"], allies=["engineer"])
    moved.play("move east")
    assert moved.asked == "ChooseAction"


@rule("AL-ALLY-03", "AL-TURN-11")
def test_the_doctor_dresses_wounds_once_a_turn() -> None:
    scene = Scene(allies=["doctor"], health=5)
    scene.play("skill doctor", "health")
    assert scene.hero.health == 6
    assert charges(scene, "doctor") == 5
    assert scene.why_not(UseSkill(DOCTOR)) == "AL-ALLY-03"
    scene.play("move east").end_turn()
    assert "skill doctor" in scene.offered


@rule("AL-ALLY-03", "AL-ACT-EXPLORE-07")
def test_the_prospector_knows_the_tunnel_behind_a_line_of_two() -> None:
    scene = Scene(at="A1-A4", allies=["prospector"], monsters=[("worms", "A1-D4")])
    scene.play("explore east")
    assert scene.asked == "MayTunnel"
    scene.play("yes")
    assert scene.is_revealed("A1-D4")
    assert not scene.is_revealed("A1-E4")
    assert scene.hero.sanity == 12
    assert charges(scene, "prospector") == 5


@pytest.mark.parametrize(("at", "action"), [("A1-A4", "explore north"), ("A1-A2", "explore amber")])
@rule("AL-ALLY-03", "AL-ACT-EXPLORE-02")
def test_where_the_line_is_short_or_stairs_there_is_no_tunnel(at: str, action: str) -> None:
    """North of A4 lie A3 and A2, and then the door of the Infirmary; the stairs are no line."""
    scene = Scene(at=at, allies=["prospector"])
    scene.play(action)
    assert scene.asked == "ChooseAction"


@rule("AL-ALLY-03", "AL-ITEM-12")
def test_two_glimpses_through_a_visor_are_no_line() -> None:
    scene = Scene(at="A1-A4", blocked=[("A1-A3", "A1-A4")], allies=["prospector"], items=["thermal-visor+"])
    scene.play("use thermal-visor")
    assert scene.is_revealed("A1-C4")
    assert scene.asked == "ChooseAction"


@rule("AL-ALLY-03", "AL-ITEM-02")
def test_a_line_explored_by_flare_may_be_followed_too() -> None:
    scene = Scene(at="A1-A4", allies=["prospector"], items=["flare-tube"])
    scene.play("use flare-tube.1", "east", "yes")
    assert scene.is_revealed("A1-D4")
    assert not scene.state.lit >> scene.sector("A1-D4") & 1


# Sacrifices


@rule("AL-ALLY-02", "AL-ALLY-11")
def test_the_captain_covers_the_retreat() -> None:
    scene = Scene(character="pilot", allies=["captain"], adrenaline=0, health=6)
    scene.play("sacrifice captain")
    assert scene.hero.adrenaline == 5
    assert scene.hero.allies == []
    assert scene.asked == "ChooseAction"


@rule("AL-ALLY-02")
def test_a_pool_above_the_track_stays_as_it_is() -> None:
    scene = Scene(character="pilot", allies=["captain"], adrenaline=6)
    scene.play("sacrifice captain")
    assert scene.hero.adrenaline == 6


@rule("AL-ALLY-02", "AL-REACT-39")
def test_the_pilot_draws_them_off_up_to_three_sectors_without_an_action() -> None:
    """No parting attack, no reaction: nothing has been declared yet. Terror and doors are as on any step."""
    scene = Scene(
        at="A1-B4",
        allies=["pilot"],
        monsters=[("cultists", "A1-B4"), ("worms", "A1-A4")],
        hand=["already-there", "panic-spiral"],
    )
    scene.play("sacrifice pilot", "west")
    assert scene.hero.sanity == 10
    assert scene.asked == "MayBlock"
    scene.play("pass", "north", "block south", "north")
    assert scene.hero.sector == scene.sector("A1-A2")
    assert not scene.told(events.DiceRolled)
    assert scene.asked == "MayBlock"
    scene.play("pass")
    assert scene.asked == "ChooseAction"
    assert scene.state.turns_left == 8


@rule("AL-ALLY-02", "AL-LIGHT-07")
def test_the_engineer_overloads_the_grid() -> None:
    """In E1: D1 to the west, E2 to the south, and the Control Room behind a door to the east."""
    scene = Scene(at="A1-E1", allies=["engineer"])
    scene.play("sacrifice engineer")
    around = ["A1-E1", "A1-D1", "A1-E2", "A1-F1"]
    assert scene.state.lit == scene.mask(around)
    assert all(scene.is_revealed(name) for name in around)
    scene.play(f"seal {scene.tile('A1-E1')} east")
    assert scene.state.blocked == 1 << scene.door("A1-E1", "A1-F1")


@rule("AL-ALLY-02", "AL-STAIR-01", "AL-DOOR-04")
def test_for_the_grid_stairs_are_adjacent_and_a_blocked_door_is_a_wall() -> None:
    scene = Scene(at="A1-A2", allies=["engineer"], blocked=[("A1-A1", "A1-A2")])
    scene.play("sacrifice engineer")
    assert scene.state.lit == scene.mask(["A1-A2", "A1-A3", "B1-A1"])
    assert not scene.is_revealed("B1-A1")


@rule("AL-ALLY-02")
def test_the_doctor_leaves_a_last_ampoule() -> None:
    scene = Scene(allies=["doctor"], health=5, sanity=11)
    scene.play("sacrifice doctor")
    assert (scene.hero.health, scene.hero.sanity) == (9, 12)


@rule("AL-ALLY-02", "AL-DOOR-02")
def test_the_prospector_collapses_the_passage() -> None:
    """A4 and the revealed A3 and B4 next to it; A3 is behind a door that is open when this is settled."""
    scene = Scene(at="A1-A4", revealed=["A1-A3"], allies=["prospector"], danger=["A1-A4", "A1-A3", "A1-B4"])
    scene.play("sacrifice prospector")
    assert scene.state.blocked == 1 << scene.door("A1-A3", "A1-A4")
    assert scene.state.danger == scene.mask(["A1-B4"])


@rule("AL-ALLY-02", "AL-SETUP-18")
def test_seized_locks_make_the_hero_pick_the_doors_that_are_paid_for() -> None:
    """Three doors round the Control Room and F2, but one adrenaline."""
    scene = Scene(
        at="A1-F1",
        revealed=["A1-E1"],
        allies=["prospector"],
        missions=("SM06", "PM05", "FM02"),
        adrenaline=1,
    )
    scene.play("sacrifice prospector")
    assert scene.asked == "MaySeal"
    scene.play(f"seal {scene.tile('A1-F1')} west")
    assert scene.state.blocked == 1 << scene.door("A1-E1", "A1-F1")
    assert scene.hero.adrenaline == 0
    assert scene.asked == "ChooseAction"


@rule("AL-ALLY-02", "AL-TURN-11")
def test_a_sacrifice_waits_for_the_start_of_a_turn() -> None:
    scene = Scene(allies=["doctor"], health=5)
    scene.play("bullet time", "move east")
    assert scene.asked == "ChooseAction"
    assert "sacrifice doctor" not in scene.offered
    assert scene.hero.allies == [Ally(DOCTOR, 6)]
