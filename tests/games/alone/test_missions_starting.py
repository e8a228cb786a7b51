"""Starting missions: how they are completed, what they give, and that the first of the two brings the final one on."""

from __future__ import annotations

import pytest

from tests.games.alone.scene import EVIL, Scene
from undercroft.games.alone import events
from undercroft.games.alone.content.items import ITEMS
from undercroft.games.alone.content.missions import MISSIONS, mission_named
from undercroft.games.alone.content.reactions import REACTIONS
from undercroft.games.alone.ids import (
    CHARACTERS,
    COMPLETE,
    EAST,
    END_OF_TURN,
    FIGHT,
    FURY,
    GENERATOR_ROOM,
    INFIRMARY,
    ItemId,
)
from undercroft.games.alone.options.evil import ChooseSector, Lay, Unblock
from undercroft.games.alone.options.hero import ChooseItem, Upgrade, UseDevice
from undercroft.games.alone.values import unblock_price
from undercroft.testing import rule

ROOMS = {
    "infirmary": "A1-A1",
    "control_room": "A1-F1",
    "storage": "A1-F4",
    "quarters": "A1-D5",
    "laboratory": "B1-B1",
    "generator_room": "B1-E1",
    "canteen": "B1-B5",
    "escape_pods": "B1-F5",
}
"""Where the rooms are on the first map."""
ANY_CARD = next(card.slug for card in REACTIONS if (card.deck, card.trigger, card.timing) == (FURY, FIGHT, END_OF_TURN))
"""A card that can be played face up only after a fight: good for a standard reaction."""
PRINTED = [
    ("SM01", "infirmary"),
    ("SM02", "generator_room"),
    ("SM03", "quarters"),
    ("SM04", "canteen"),
    ("SM05", "laboratory"),
    ("SM06", "escape_pods"),
    ("SM07", "storage"),
    ("SM08", "control_room"),
]


def in_its_room(code: str, *, problem: str = "PM08", difficulty: str = "impossible", **more: object) -> Scene:
    """The Hero stands in the room of a starting mission."""
    problem = "PM01" if code == "SM01" else problem
    room = dict(PRINTED)[code]
    scene = Scene(at=ROOMS[room], missions=(code, problem, "FM05"), difficulty=difficulty, **more)  # type: ignore[arg-type]
    return scene


def complete(code: str) -> str:
    return f"complete {MISSIONS[mission_named(code)].slug}"


def names(scene: Scene) -> list[str]:
    return [ITEMS[item.card].slug for item in scene.hero.items]


def offered_item(scene: Scene, slug: str) -> ItemId:
    offered = [option.item for option in scene.match.options if isinstance(option, ChooseItem)]
    return next(card for card in offered if ITEMS[card].slug == slug)


@pytest.mark.parametrize(("code", "room"), PRINTED)
@rule("AL-ACT-INTERACT-04", "AL-MISSION-01", "AL-SETUP-16")
def test_one_interact_in_its_room_completes_a_starting_mission(code: str, room: str) -> None:
    scene = in_its_room(code, monsters=[("spores", ROOMS[room])])
    scene.play(complete(code))
    assert [event.mission for event in scene.told(events.MissionCompleted)] == [mission_named(code)]
    scene.end_turn()
    assert scene.state.missions.done == 1
    assert scene.state.missions.active


@pytest.mark.parametrize(("code", "room"), PRINTED)
@rule("AL-ACT-INTERACT-04")
def test_nothing_of_it_can_be_done_elsewhere(code: str, room: str) -> None:
    scene = Scene(at="A1-B4", missions=(code, "PM01", "FM05"))
    assert not any(option.startswith("complete") for option in scene.offered)
    assert scene.why_not(UseDevice(mission_named(code), COMPLETE)) == "AL-ACT-INTERACT-04"


@rule("AL-MISSION-01", "AL-MISSION-02")
def test_only_the_first_of_the_two_gives_the_mid_game_reward() -> None:
    """A Hero in the Escape Pods, then (put there by the test) in the Infirmary."""
    scene = Scene(at="B1-F5", missions=("SM06", "PM08", "FM05"), difficulty="easy", health=5, sanity=5)
    scene.play("complete stasis-log").end_turn()
    assert (scene.state.rounds_left, scene.hero.health, scene.hero.sanity) == (5, 8, 8)
    second = Scene(at="B1-F5", missions=("SM06", "PM08", "FM05"), difficulty="easy", health=5, sanity=5, solved=True)
    second.state.missions.active = True
    second.play("complete stasis-log").end_turn()
    assert (second.state.rounds_left, second.hero.health, second.hero.sanity) == (4, 5, 5)
    assert second.told(events.FinalMissionActivated) == []


@rule("AL-MISSION-01", "AL-MISSION-04", "AL-DIFF-06")
def test_the_missions_own_reward_comes_after_the_mid_game_reward_and_the_activation() -> None:
    """In the Canteen: the difficulty gives its points and the Colonel is placed before the rations are shared out."""
    missions = ("SM04", "PM08", "FM01")
    scene = Scene(at="B1-B5", missions=missions, difficulty="easy", health=5, sanity=5)
    scene.play(complete("SM04"))
    assert (scene.asked, scene.hero.health, scene.hero.sanity) == ("PlaceBoss", 8, 8)
    scene.play(scene.match.options[0])
    assert scene.asked == "SplitRecovery"
    order = (events.MissionCompleted, events.RoundGained, events.FinalMissionActivated)
    assert tuple(type(event) for event in scene.match.events if isinstance(event, order)) == order


@rule("AL-MISSION-02")
def test_a_mission_is_completed_once() -> None:
    scene = in_its_room("SM06")
    scene.play("complete stasis-log")
    assert "complete stasis-log" not in scene.offered
    assert scene.why_not(UseDevice(mission_named("SM06"), COMPLETE)) == "AL-MISSION-02"


@rule("AL-ACT-INTERACT-05")
def test_the_interact_action_that_completes_a_mission_does_nothing_else() -> None:
    """It is one action: the turn is over, and a switch needs another."""
    scene = in_its_room("SM06")
    scene.play("complete stasis-log")
    assert scene.state.turns_left == 7


# What they give


@rule("AL-ALLY-01", "AL-SETUP-31")
def test_voice_behind_the_bulkhead_lets_the_hero_take_one_of_two_characters() -> None:
    """The captain plays; of the four others the first two are drawn."""
    scene = in_its_room("SM01")
    scene.given(0, 0).play(complete("SM01"))
    assert scene.offered == ["pilot", "engineer"]
    scene.play("engineer")
    assert [(CHARACTERS[ally.character], ally.charges) for ally in scene.hero.allies] == [("engineer", 6)]
    assert [CHARACTERS[character] for character in scene.state.starters] == ["pilot", "doctor", "prospector"]


@rule("AL-ALLY-01", "AL-ALLY-10")
def test_voice_behind_the_bulkhead_gives_the_last_character_without_a_choice() -> None:
    scene = in_its_room("SM01", allies=["pilot", "engineer", "doctor"])
    scene.play(complete("SM01"))
    assert CHARACTERS[scene.hero.allies[-1].character] == "prospector"
    assert scene.state.starters == []


@rule("AL-LIGHT-01", "AL-LIGHT-08", "AL-LEAD-06")
def test_emergency_lighting_lights_the_five_nearest_sectors_and_evil_settles_ties() -> None:
    """From the Generator Room D1 and E2 are 1 away, C1 and E3 are 2; five sectors are 3 away, and one is needed."""
    scene = in_its_room("SM02")
    scene.play(complete("SM02"))
    assert scene.asked == "NextNearest"
    assert scene.match.choice is not None
    assert scene.match.choice.seat == EVIL
    tied = ["B1-B1", "B1-C2", "B1-D3", "B1-F3", "B1-E4"]
    assert scene.offered == [str(ChooseSector(scene.sector(name))) for name in tied]
    scene.play(ChooseSector(scene.sector("B1-E4")))
    assert scene.state.lit == scene.mask(["B1-E1", "B1-D1", "B1-E2", "B1-C1", "B1-E3", "B1-E4"])


@rule("AL-LIGHT-07", "AL-LIGHT-08", "AL-INFO-21")
def test_emergency_lighting_reveals_what_is_in_sight_and_tells_nothing_of_the_rest() -> None:
    """D1 lies behind the Hero's own door, C1 behind it in the same line; E2 and E3 to the south. E4 is seen beyond."""
    scene = in_its_room("SM02")
    scene.play(complete("SM02"), ChooseSector(scene.sector("B1-F3")))
    assert all(scene.is_revealed(name) for name in ("B1-D1", "B1-C1", "B1-E2", "B1-E3"))
    assert not scene.is_revealed("B1-F3")
    assert scene.told(events.LightsChanged) == []
    assert scene.told(events.LightsChanged, EVIL) != []


@rule("AL-LIGHT-01")
def test_emergency_lighting_counts_sectors_that_were_lit_already() -> None:
    scene = in_its_room("SM02", lit=["B1-D1", "B1-E2", "B1-C1"])
    scene.play(complete("SM02"), ChooseSector(scene.sector("B1-E4")))
    assert scene.state.lit.bit_count() == 6


@rule("AL-LIGHT-01", "AL-SETUP-22")
def test_emergency_lighting_stays_on_its_level() -> None:
    """The rooms are dealt otherwise: the Generator Room lies next to the amber stairs, B1-A1 being 2 away by them."""
    scene = Scene(at="A1-A1", missions=("SM02", "PM01", "FM05"), difficulty="impossible")
    rooms = scene.state.rooms
    rooms[GENERATOR_ROOM], rooms[INFIRMARY] = rooms[INFIRMARY], rooms[GENERATOR_ROOM]
    scene.match.table.run()
    scene.play(complete("SM02")).end_turn()
    assert scene.state.lit.bit_count() == 6
    assert scene.state.lit >> scene.sector("B1-A1") == 0


@rule("AL-MISSION-06", "AL-INFO-20")
def test_a_gift_from_the_past_is_three_items_of_choice_from_deck_and_discards_and_upgrades() -> None:
    scene = in_its_room("SM03")
    jetpack = next(card for card in scene.state.item_deck if ITEMS[card].slug == "jetpack")
    scene.state.item_deck.remove(jetpack)
    scene.state.item_discard.append(jetpack)
    scene.play(complete("SM03"))
    assert str(ChooseItem(jetpack)) in scene.offered
    axe, tabs = (offered_item(scene, slug) for slug in ("breach-axe", "calm-tabs"))
    picked = [jetpack, axe, tabs]
    scene.play(*(ChooseItem(card) for card in picked))
    assert sorted(names(scene)) == ["breach-axe", "calm-tabs", "jetpack"]
    assert [event.item for event in scene.told(events.ItemGained, EVIL)] == picked
    assert scene.state.item_discard == []
    assert scene.asked == "MayUpgrade"
    assert str(Upgrade(jetpack, tabs)) in scene.offered


@rule("AL-MISSION-06")
def test_a_gift_from_the_past_gives_what_there_is() -> None:
    scene = in_its_room("SM03")
    scene.state.item_deck = scene.state.item_deck[-1:]
    scene.play(complete("SM03")).end_turn()
    assert len(scene.hero.items) == 1
    assert scene.state.item_deck == []


@rule("AL-MISSION-06")
def test_a_gift_from_the_past_offers_copies_in_one_place_once() -> None:
    scene = in_its_room("SM03")
    scene.play(complete("SM03"))
    offered = [option.item for option in scene.match.options if isinstance(option, ChooseItem)]
    assert len(offered) == len({ITEMS[card].slug for card in scene.state.item_deck})


@rule("AL-COMBAT-28", "AL-ACT-INTERACT-03")
def test_sealed_rations_are_split_between_health_and_sanity() -> None:
    scene = in_its_room("SM04", health=4, sanity=8)
    scene.play(complete("SM04"))
    assert scene.offered == ["recover 2 4", "recover 3 3", "recover 4 2", "recover 5 1", "recover 6 0"]
    scene.play("recover 3 3")
    assert (scene.hero.health, scene.hero.sanity) == (7, 11)


@rule("AL-COMBAT-28")
def test_sealed_rations_do_not_fill_a_track_beyond_twelve() -> None:
    scene = in_its_room("SM04", health=10, sanity=11)
    scene.play(complete("SM04"))
    assert (scene.hero.health, scene.hero.sanity) == (12, 12)
    full = in_its_room("SM04")
    full.play(complete("SM04"))
    assert (full.hero.health, full.hero.sanity) == (12, 12)


@rule("AL-ACT-LOCATE-01")
def test_station_survey_tells_the_direction_of_one_target_for_the_rest_of_the_game() -> None:
    scene = in_its_room("SM05")
    scene.play(complete("SM05"), "locate", "choose target 0", "choose target 3", "choose target 3").end_turn()
    assert [(event.target, event.way >= 0) for event in scene.told(events.DistanceTold)] == [(0, False), (3, True)]


@rule("AL-ACT-LOCATE-06")
def test_without_the_station_survey_no_direction_is_told() -> None:
    scene = Scene(at="B1-B1")
    scene.play("locate", "choose target 0", "choose target 3").end_turn()
    assert [event.way for event in scene.told(events.DistanceTold)] == [-1, -1]


@rule("AL-ROUND-17", "AL-NIGHT-07")
def test_stasis_log_gains_a_round_but_none_in_nightmare_mode() -> None:
    scene = in_its_room("SM06")
    scene.play(complete("SM06"))
    assert scene.state.rounds_left == 4
    assert [event.left for event in scene.told(events.RoundGained)] == [4]
    late = in_its_room("SM06", nightmare=True, rounds_left=0)
    late.play(complete("SM06"))
    assert late.state.rounds_left == 0
    assert late.state.nightmare
    assert late.told(events.RoundGained) == []


@rule("AL-ITEM-08", "AL-ITEM-07")
def test_the_quartermasters_locker_holds_projectiles_and_two_charges() -> None:
    scene = in_its_room("SM07", items=["jetpack", "arc-cutter"])
    scene.item("jetpack").charges = 1
    scene.item("arc-cutter").charges = 2
    scene.play(complete("SM07"))
    jetpack, cutter = scene.item("jetpack").card, scene.item("arc-cutter").card
    assert scene.asked == "WhichIsCharged"
    assert scene.offered == [str(ChooseItem(jetpack)), str(ChooseItem(cutter))]
    scene.play(ChooseItem(cutter))
    assert "projectiles" in names(scene)
    assert (scene.item("jetpack").charges, scene.item("arc-cutter").charges) == (2, 3)


@rule("AL-ITEM-08")
def test_the_quartermasters_locker_puts_no_item_above_its_starting_charges() -> None:
    """No Projectiles are left in deck or discards, and nothing needs a charge."""
    scene = in_its_room("SM07", items=["jetpack", "projectiles", "projectiles", "projectiles"])
    scene.play(complete("SM07"))
    assert sorted(names(scene)) == ["jetpack", "projectiles", "projectiles", "projectiles"]
    assert all(item.charges == ITEMS[item.card].charges for item in scene.hero.items)


@rule("AL-DOOR-12")
def test_master_override_makes_doors_dear_that_the_hero_blocks_or_blocked() -> None:
    """The door to the west of the Control Room was blocked by the Hero before, another one by a card."""
    scene = in_its_room("SM08", blocked=[("A1-E1", "A1-F1"), ("A1-A3", "A1-A4")])
    own, other = scene.door("A1-E1", "A1-F1"), scene.door("A1-A3", "A1-A4")
    scene.state.hero_blocked = 1 << own
    assert unblock_price(scene.state, own) == 1  # type: ignore[arg-type]
    scene.play(complete("SM08"))
    assert unblock_price(scene.state, own) == 2  # type: ignore[arg-type]
    assert unblock_price(scene.state, other) == 1  # type: ignore[arg-type]


@rule("AL-DOOR-12", "AL-MMOVE-04")
def test_after_master_override_a_standard_reaction_cannot_open_the_heros_door() -> None:
    """A Cultist with one point stands before the door that the Hero blocked; west of it nothing hinders it."""
    scene = in_its_room("SM08", blocked=[("A1-E1", "A1-F1")], monsters=[("cultists", "A1-E1")], hand=[ANY_CARD])
    scene.state.hero_blocked = 1 << scene.door("A1-E1", "A1-F1")
    scene.play(complete("SM08"), Lay(scene.card(ANY_CARD)), "move one")
    assert scene.asked == "NextStep"
    assert "go west" in scene.offered
    assert "unblock east" not in scene.offered
    assert scene.why_not(Unblock(EAST)) == "AL-MMOVE-04"
