"""The traps deck: danger tokens, blocked doors and pain (facts P01 to P13)."""

from __future__ import annotations

import pytest

from tests.games.alone.cards.playing import danger, has_danger, has_light, objection, react, sector, wait_for
from tests.games.alone.scene import HIT, MISS, SPECIAL, Scene
from undercroft.games.alone import events
from undercroft.games.alone.content.reactions import REACTIONS, cards_of
from undercroft.games.alone.ids import TRAPS, WEST, DoorId, SectorId
from undercroft.games.alone.options.evil import ChooseDoor, Deploy, PlaceDanger, TellDistance
from undercroft.games.alone.options.hero import ChooseTarget, Fight, Toward, UseDevice, UseItem
from undercroft.games.alone.targets import TARGETS
from undercroft.testing import rule

DECKS = ("terror", "traps")
FULL_LEVEL = ["A1-A1", "A1-B1", "A1-C1", "A1-D1", "A1-E1", "A1-F1", "A1-C2", "A1-D2"]


def target(name: str) -> ChooseTarget:
    return ChooseTarget(TARGETS.index(name))  # type: ignore[arg-type]


def door(scene: Scene, one: str, other: str) -> ChooseDoor:
    return ChooseDoor(DoorId(scene.door(one, other)))


def offered_sectors(scene: Scene) -> set[SectorId]:
    return {option.sector for option in scene.match.options if isinstance(option, PlaceDanger)}


def is_blocked(scene: Scene, one: str, other: str) -> bool:
    return bool(scene.state.blocked >> scene.door(one, other) & 1)


@rule("AL-SETUP-03", "AL-SETUP-04")
def test_the_deck_has_thirteen_designs_twice_each() -> None:
    codes = [REACTIONS[card].code for card in cards_of(TRAPS)]
    assert codes == [f"P{number:02}" for number in range(1, 14) for _ in range(2)]


# P01 Loose Grating


@rule("AL-ROUND-13", "AL-ROUND-09", "AL-INFO-08")
def test_loose_grating_places_a_token_out_of_sight() -> None:
    """C4 is the Hero's, B4 and D4 are in view; D1 is revealed but out of view, so its token is seen."""
    scene = Scene(revealed=["A1-D4", "A1-D1"], hand=["loose-grating"], decks=DECKS)
    react(scene.play("move east"), "loose-grating")
    assert not offered_sectors(scene) & {scene.sector(name) for name in ("A1-B4", "A1-C4", "A1-D4")}
    assert scene.why_not(danger(scene, "A1-D4")) == "AL-ROUND-13"
    scene.play(danger(scene, "A1-D1"))
    assert has_danger(scene, "A1-D1")
    assert [told.tile for told in scene.told(events.DangerPlaced)] == [scene.tile("A1-D1")]


@rule("AL-REACT-25", "AL-INFO-21")
def test_loose_grating_places_a_second_one_in_a_danger_sector_and_nothing_is_told_of_the_unrevealed() -> None:
    scene = Scene(danger=["A1-C4"], hand=["loose-grating"], decks=DECKS)
    react(scene.play("move east"), "loose-grating").play(danger(scene, "A1-D1"), "yes", danger(scene, "A1-E1"))
    assert has_danger(scene, "A1-D1")
    assert has_danger(scene, "A1-E1")
    assert scene.told(events.DangerPlaced) == []


@rule("AL-ROUND-10", "AL-ROUND-11")
def test_loose_grating_keeps_to_eight_tokens_on_a_level() -> None:
    scene = Scene(danger=FULL_LEVEL, hand=["loose-grating"], decks=DECKS)
    react(scene.play("move east"), "loose-grating")
    assert scene.why_not(danger(scene, "A1-F3")) == "AL-ROUND-10"
    assert scene.why_not(danger(scene, "B1-F3")) is None


@rule("AL-REACT-15")
def test_loose_grating_answers_a_move_only() -> None:
    scene = Scene(hand=["loose-grating"], decks=DECKS)
    assert objection(scene.play("search"), "loose-grating") == "AL-REACT-15"


# P02 Jammed Bulkhead


@rule("AL-DOOR-02", "AL-DOOR-05", "AL-DOOR-10")
def test_jammed_bulkhead_blocks_a_door_that_does_not_touch_the_heros_sector() -> None:
    scene = Scene(at="A1-B4", blocked=[("A1-C1", "A1-D1")], hand=["jammed-bulkhead"], decks=DECKS)
    react(scene.play("move west", "pass"), "jammed-bulkhead")
    assert scene.why_not(door(scene, "A1-A3", "A1-A4")) == "AL-DOOR-10"
    assert scene.why_not(door(scene, "A1-C1", "A1-D1")) == "AL-DOOR-09"
    scene.play(door(scene, "A1-E1", "A1-F1"))
    assert is_blocked(scene, "A1-E1", "A1-F1")
    assert scene.told(events.DoorChanged) == []


@rule("AL-REACT-25", "AL-DOOR-10")
def test_jammed_bulkhead_blocks_a_door_of_the_heros_own_sector_if_it_is_a_danger_sector() -> None:
    scene = Scene(at="A1-B4", danger=["A1-A4"], hand=["jammed-bulkhead"], decks=DECKS)
    react(scene.play("move west", "pass"), "jammed-bulkhead")
    scene.play(door(scene, "A1-E1", "A1-F1"), "yes")
    assert is_blocked(scene, "A1-A3", "A1-A4")
    assert len(scene.told(events.DoorChanged)) == 1


@rule("AL-REACT-35", "AL-DOOR-09")
def test_jammed_bulkhead_needs_an_unblocked_door() -> None:
    scene = Scene(at="A1-B4", hand=["jammed-bulkhead"], decks=DECKS)
    scene.state.blocked = (1 << 40) - 1
    assert objection(scene.play("move east"), "jammed-bulkhead") == "AL-REACT-35"


# P03 Trip Cable


@rule("AL-ACT-MOVE-05", "AL-ROUND-13")
def test_trip_cable_puts_a_token_where_the_hero_is_going() -> None:
    scene = Scene(hand=["trip-cable"], decks=DECKS)
    react(scene.play("move east"), "trip-cable")
    assert has_danger(scene, "A1-C4")
    assert scene.hero.health == 12


@rule("AL-REACT-25", "AL-REACT-27")
def test_trip_cable_hurts_if_the_sector_being_left_is_a_danger_sector() -> None:
    scene = Scene(danger=["A1-B4"], hand=["trip-cable"], decks=DECKS)
    react(scene.play("move east"), "trip-cable").play("yes")
    assert scene.hero.health == 11


@rule("AL-REACT-35")
def test_trip_cable_needs_an_unrevealed_sector_without_a_token() -> None:
    scene = Scene(danger=["A1-C4"], monsters=[("worms", "A1-C4")], hand=["trip-cable", "jump-scare"], decks=DECKS)
    assert objection(scene.play("move east"), "trip-cable", beside="jump-scare") == "AL-REACT-35"
    known = Scene(revealed=["A1-C4"], hand=["trip-cable"], decks=DECKS)
    assert objection(known.play("move east"), "trip-cable") == "AL-REACT-18"


@rule("AL-REACT-35", "AL-LIGHT-07")
def test_trip_cable_is_not_for_a_lit_sector_that_will_come_into_sight() -> None:
    """E1 is revealed; from there the Hero will see D1."""
    scene = Scene(at="A1-E2", revealed=["A1-E1"], lit=["A1-D1"], hand=["trip-cable"], decks=DECKS)
    assert scene.play("move north").asked == "MayBlock"
    assert scene.is_revealed("A1-D1")


# P04 Rigged Panel


@rule("AL-ROUND-13", "AL-ACT-EXPLORE-08")
def test_rigged_panel_puts_a_token_in_a_sector_about_to_be_explored() -> None:
    scene = Scene(hand=["rigged-panel"], decks=DECKS)
    react(scene.play("explore east"), "rigged-panel")
    assert offered_sectors(scene) == {scene.sector("A1-C4"), scene.sector("A1-D4")}
    scene.play(danger(scene, "A1-D4"))
    assert scene.asked == "MayThrowAway"


@rule("AL-ACT-EXPLORE-04", "AL-REACT-25")
def test_rigged_panel_keeps_the_hero_from_throwing_tokens_away_in_a_danger_sector() -> None:
    scene = Scene(danger=["A1-B4"], hand=["rigged-panel"], decks=DECKS)
    react(scene.play("explore west"), "rigged-panel").play("yes")
    assert has_danger(scene, "A1-A4")
    assert scene.asked != "MayThrowAway"


@rule("AL-ITEM-14", "AL-REACT-35")
def test_rigged_panel_has_no_lower_half_against_an_item_that_throws_nothing_away() -> None:
    scene = Scene(danger=["A1-B4"], items=["flare-tube"], hand=["rigged-panel"], decks=DECKS)
    scene.play(UseItem(scene.item("flare-tube").card), Toward(WEST))
    react(scene, "rigged-panel")
    assert has_danger(scene, "A1-A4")
    assert scene.told(events.LowerHalfUsed) == []
    assert scene.asked == "ChooseAction"


@rule("AL-ITEM-01", "AL-ACT-EXPLORE-04")
def test_rigged_panel_stops_the_hazard_kit() -> None:
    scene = Scene(danger=["A1-B4"], items=["hazard-kit"], hand=["rigged-panel"], decks=DECKS)
    scene.play(UseItem(scene.item("hazard-kit").card), Toward(WEST))
    react(scene, "rigged-panel").play("yes")
    assert has_danger(scene, "A1-A4")
    assert has_danger(scene, "A1-B4")


@rule("AL-REACT-35", "AL-ROUND-10")
def test_rigged_panel_needs_room_for_a_token() -> None:
    scene = Scene(danger=["A1-A4"], hand=["rigged-panel", "my-mind-plays-tricks-on-me"], decks=DECKS)
    scene.play("explore west")
    assert objection(scene, "rigged-panel", beside="my-mind-plays-tricks-on-me") == "AL-REACT-35"


# P05 Shifting Hazard


@rule("AL-ROUND-10", "AL-ROUND-13")
def test_shifting_hazard_moves_a_token_two_sectors_but_neither_to_the_hero_nor_onto_another() -> None:
    """From D4 two steps lead to C4, E4, B4 (the Hero's), E3 and E5; C4 has a token already."""
    scene = Scene(revealed=["A1-C4"], danger=["A1-D4", "A1-C4"], hand=["shifting-hazard"], decks=DECKS)
    react(scene.play("explore west"), "shifting-hazard").play(sector(scene, "A1-D4"))
    assert offered_sectors(scene) == {scene.sector(name) for name in ("A1-E4", "A1-E3", "A1-E5")}
    scene.play(danger(scene, "A1-E3"))
    assert has_danger(scene, "A1-E3")
    assert not has_danger(scene, "A1-D4")


@rule("AL-ROUND-10", "AL-STAIR-01")
def test_shifting_hazard_does_not_take_stairs_to_a_level_with_eight_tokens() -> None:
    """The token of A1 on the other level could come up the stairs to A2, were the level not full."""
    for tokens, may_come in ((FULL_LEVEL[:7], True), (FULL_LEVEL, False)):
        scene = Scene(danger=["B1-A1", *tokens], hand=["shifting-hazard"], decks=DECKS)
        react(scene.play("explore west"), "shifting-hazard").play(sector(scene, "B1-A1"))
        assert (danger(scene, "A1-A2") in scene.match.options) == may_come


@rule("AL-INFO-08")
def test_shifting_hazard_is_seen_leaving_and_arriving() -> None:
    scene = Scene(revealed=["A1-D4", "A1-C4"], danger=["A1-D4"], hand=["shifting-hazard"], decks=DECKS)
    react(scene.play("explore west"), "shifting-hazard").play(danger(scene, "A1-C4"))
    told = scene.told(events.DangerPlaced)
    assert [(type(event).__name__, event.tile) for event in told] == [
        ("DangerRemoved", scene.tile("A1-D4")),
        ("DangerPlaced", scene.tile("A1-C4")),
    ]


@rule("AL-REACT-45", "AL-REACT-27")
def test_shifting_hazard_may_end_where_the_hero_is_if_it_was_explored_in_a_danger_sector() -> None:
    """Explored in B4, a danger sector; then the Hero moved on to C4."""
    scene = Scene(danger=["A1-B4"], hand=["shifting-hazard"], decks=DECKS)
    scene.play("bullet time", "explore west", "pass", "move east")
    react(scene, "shifting-hazard").play("yes", danger(scene, "A1-C4"))
    assert has_danger(scene, "A1-C4")


@rule("AL-DOOR-03", "AL-REACT-35")
def test_shifting_hazard_needs_a_token_that_can_go_somewhere() -> None:
    """F5 leads to the Hero in E5 and through a blocked door."""
    scene = Scene(at="A1-E5", danger=["A1-F4"], blocked=[("A1-F4", "A1-F5")], hand=["shifting-hazard"], decks=DECKS)
    assert objection(scene.play("explore east"), "shifting-hazard") == "AL-REACT-35"


# P06 Ricochet


def fought(*faces: int, danger: list[str] | None = None, hand: str = "ricochet") -> Scene:
    scene = Scene(monsters=[("worms", "A1-B4")], danger=danger or [], hand=[hand, "shaking-hands"], decks=DECKS)
    return scene.given(*faces).play(Fight(scene.monster("worms").figure))


@rule("AL-COMBAT-01", "AL-REACT-42")
def test_ricochet_hurts_after_two_misses() -> None:
    scene = react(fought(MISS, MISS), "ricochet")
    assert scene.hero.health == 11


@rule("AL-REACT-25", "AL-ROUND-13")
def test_ricochet_places_a_token_next_to_a_hero_in_a_danger_sector() -> None:
    scene = react(fought(HIT, MISS, danger=["A1-B4"]), "ricochet").play("yes")
    assert offered_sectors(scene) == {scene.sector("A1-A4"), scene.sector("A1-C4")}
    scene.play(danger(scene, "A1-C4"))
    assert has_danger(scene, "A1-C4")
    assert scene.hero.health == 12


@rule("AL-REACT-35", "AL-COMBAT-01")
def test_for_ricochet_a_special_is_not_a_miss() -> None:
    assert objection(fought(MISS, SPECIAL), "ricochet", beside="shaking-hands") == "AL-REACT-35"


# P07 Blood Trail


@rule("AL-ROUND-13")
def test_blood_trail_puts_a_token_where_hero_and_monster_are() -> None:
    scene = react(fought(MISS, MISS, hand="blood-trail"), "blood-trail")
    assert has_danger(scene, "A1-B4")


@rule("AL-REACT-35", "AL-DEPLOY-10")
def test_blood_trail_deploys_a_monster_one_nearer_in_a_danger_sector() -> None:
    """Spores need three sectors; E4 is three away from B4, D4 two."""
    scene = react(fought(MISS, MISS, danger=["A1-B4"], hand="blood-trail"), "blood-trail")
    scene.play("yes", Deploy(0))  # type: ignore[arg-type]
    assert sector(scene, "A1-D4") in scene.match.options
    assert sector(scene, "A1-C4") not in scene.match.options


@rule("AL-REACT-35")
def test_blood_trail_needs_a_monster_in_the_heros_sector() -> None:
    scene = Scene(monsters=[("spores", "A1-B4")], hand=["blood-trail"], decks=DECKS)
    scene.given(HIT, HIT).play(Fight(scene.monster("spores").figure))
    assert objection(scene, "blood-trail") == "AL-REACT-35"


# P08 Scrambled Signal


@rule("AL-DOOR-02", "AL-DOOR-07")
def test_scrambled_signal_blocks_a_door_of_the_level_and_changes_no_answer() -> None:
    """The nearest switch is behind the door that is blocked: it stays two sectors away."""
    scene = Scene(hand=["scrambled-signal"], decks=DECKS)
    scene.play("locate", target("room-quarters"), target("switch"))
    react(scene, "scrambled-signal")
    assert scene.why_not(door(scene, "B1-A1", "B1-B1")) == "AL-DOOR-10"
    scene.play(door(scene, "A1-A3", "A1-A4"))
    assert is_blocked(scene, "A1-A3", "A1-A4")
    assert [told.distance for told in scene.told(events.DistanceTold)] == [5, 2]


@rule("AL-REACT-25", "AL-RUL-28")
def test_scrambled_signal_lets_one_distance_be_off_by_one_in_a_danger_sector() -> None:
    scene = Scene(danger=["A1-B4"], hand=["scrambled-signal"], decks=DECKS)
    scene.play("locate", target("room-quarters"), target("switch"))
    react(scene, "scrambled-signal").play(door(scene, "A1-A3", "A1-A4"), "yes", target("room-quarters"))
    assert scene.match.options == [TellDistance(distance, 0) for distance in (5, 4, 6)]
    scene.play(TellDistance(6, 0))
    assert [told.distance for told in scene.told(events.DistanceTold)] == [6, 2]


@rule("AL-REACT-18")
def test_scrambled_signal_comes_before_the_answers() -> None:
    scene = Scene(hand=["scrambled-signal"], decks=DECKS)
    wait_for(scene.play("locate", target("door"), target("switch")), "scrambled-signal").play("pass")
    assert objection(scene, "scrambled-signal") == "AL-REACT-18"


# P09 Prepared Ground


@rule("AL-ROUND-13", "AL-INFO-21")
def test_prepared_ground_places_a_token_in_an_unrevealed_sector() -> None:
    scene = Scene(revealed=["A1-D1"], hand=["prepared-ground"], decks=DECKS)
    react(scene.play("locate", target("door"), target("switch")), "prepared-ground")
    assert scene.why_not(danger(scene, "A1-D1")) == "AL-ROUND-13"
    scene.play(danger(scene, "A1-C4"))
    assert has_danger(scene, "A1-C4")
    assert scene.told(events.DangerPlaced) == []


@rule("AL-REACT-25", "AL-ROUND-09")
def test_prepared_ground_places_a_second_one_close_by_in_a_danger_sector() -> None:
    """Within two sectors of B4: A4, A3, C4 and D4; C4 is revealed and so in view."""
    scene = Scene(revealed=["A1-C4"], danger=["A1-B4"], hand=["prepared-ground"], decks=DECKS)
    react(scene.play("locate", target("door"), target("switch")), "prepared-ground")
    scene.play(danger(scene, "A1-F1"), "yes")
    assert offered_sectors(scene) == {scene.sector(name) for name in ("A1-A4", "A1-A3", "A1-D4")}


@rule("AL-REACT-15")
def test_prepared_ground_answers_locate_only() -> None:
    scene = Scene(hand=["prepared-ground"], decks=DECKS)
    assert objection(scene.play("search"), "prepared-ground") == "AL-REACT-15"


# P10 Booby Trap


@rule("AL-REACT-42")
def test_booby_trap_hurts_in_a_room() -> None:
    scene = react(Scene(at="A1-D5", hand=["booby-trap"], decks=DECKS).play("search"), "booby-trap")
    assert scene.hero.health == 11


@rule("AL-REACT-25", "AL-RUL-39")
@pytest.mark.parametrize(("place", "health"), [("A1-D5", 10), ("A1-B4", 11)])
def test_booby_trap_hurts_anywhere_in_a_danger_sector_and_in_a_room_twice(place: str, health: int) -> None:
    scene = Scene(at=place, danger=[place], hand=["booby-trap"], decks=DECKS)
    react(scene.play("search"), "booby-trap").play("yes")
    assert scene.hero.health == health
    assert {told.amount for told in scene.told(events.PointsLost)} == {1}


@rule("AL-REACT-35")
def test_booby_trap_does_nothing_outside_a_room() -> None:
    scene = Scene(hand=["booby-trap"], decks=DECKS)
    assert objection(scene.play("search"), "booby-trap") == "AL-REACT-35"


# P11 Short Circuit


@rule("AL-LIGHT-02", "AL-LIGHT-03")
def test_short_circuit_dims_a_switch() -> None:
    """From the switch in A3 the line north goes on to A2 and A1."""
    scene = Scene(at="A1-A3", hand=["short-circuit"], decks=DECKS)
    react(scene.play("repair north"), "short-circuit")
    assert [has_light(scene, name) for name in ("A1-A3", "A1-A2", "A1-A1")] == [True, True, False]
    assert not has_danger(scene, "A1-A3")


@rule("AL-ROUND-13")
def test_short_circuit_puts_a_token_beside_a_device() -> None:
    scene = Scene(at="A1-F1", missions=("SM08", "PM05", "FM02"), hand=["short-circuit"], decks=DECKS)
    device = next(option for option in scene.match.options if isinstance(option, UseDevice))
    react(scene.play(device), "short-circuit")
    assert has_danger(scene, "A1-F1")


@rule("AL-REACT-25")
def test_short_circuit_hurts_in_a_danger_sector() -> None:
    scene = Scene(at="A1-A3", danger=["A1-A3"], hand=["short-circuit"], decks=DECKS)
    react(scene.play("repair north"), "short-circuit").play("yes")
    assert scene.hero.health == 11
    assert not has_light(scene, "A1-A1")


@rule("AL-REACT-18")
def test_short_circuit_comes_when_interact_is_declared() -> None:
    scene = Scene(at="A1-A3", hand=["short-circuit"], decks=DECKS)
    wait_for(scene.play("repair north"), "short-circuit").play("pass")
    assert objection(scene, "short-circuit") == "AL-REACT-18"


# P12 Infected Wound


def attacked(danger: list[str], hand: list[str]) -> Scene:
    """A Spore in the Hero's sector hits once at the end of the turn."""
    scene = Scene(monsters=[("spores", "A1-B4")], danger=danger, hand=hand, decks=DECKS)
    return scene.play("explore west").given(HIT, MISS, MISS)


@rule("AL-REACT-17", "AL-ROUND-13")
def test_infected_wound_puts_a_token_where_the_hero_was_hurt() -> None:
    scene = react(attacked([], ["infected-wound"]), "infected-wound")
    assert has_danger(scene, "A1-B4")
    assert scene.hero.health == 11


@rule("AL-REACT-35", "AL-REACT-27")
def test_infected_wound_hurts_again_in_a_danger_sector() -> None:
    scene = react(attacked(["A1-B4"], ["infected-wound"]), "infected-wound").play("yes")
    assert scene.hero.health == 10


@rule("AL-REACT-17")
def test_infected_wound_needs_a_loss_of_health() -> None:
    scene = Scene(monsters=[("worms", "A1-C4")], hand=["infected-wound", "blind-stumble"], decks=DECKS)
    assert objection(scene.play("move east"), "infected-wound", beside="blind-stumble") == "AL-REACT-17"


# P13 Blind Stumble


@rule("AL-REACT-17", "AL-ROUND-13")
def test_blind_stumble_puts_a_token_next_to_the_hero_in_view_or_not() -> None:
    scene = Scene(monsters=[("worms", "A1-C4")], hand=["blind-stumble"], decks=DECKS)
    react(scene.play("move east"), "blind-stumble")
    assert offered_sectors(scene) == {scene.sector("A1-B4"), scene.sector("A1-D4")}
    scene.play(danger(scene, "A1-B4"))
    assert [told.tile for told in scene.told(events.DangerPlaced)] == [scene.tile("A1-B4")]


@rule("AL-REACT-25", "AL-REACT-27")
def test_blind_stumble_hurts_in_a_danger_sector() -> None:
    scene = Scene(monsters=[("worms", "A1-C4")], danger=["A1-C4"], hand=["blind-stumble"], decks=DECKS)
    react(scene.play("move east"), "blind-stumble").play(danger(scene, "A1-D4"), "yes")
    assert scene.hero.health == 11


@rule("AL-REACT-17", "AL-REACT-35")
def test_blind_stumble_needs_a_loss_of_sanity_and_room_for_a_token() -> None:
    hurt = attacked([], ["infected-wound", "blind-stumble"])
    assert objection(hurt, "blind-stumble", beside="infected-wound") == "AL-REACT-17"
    full = Scene(
        monsters=[("worms", "A1-C4")],
        danger=["A1-B4", "A1-D4"],
        hand=["blind-stumble", "mounting-terror"],
        decks=DECKS,
    )
    assert objection(full.play("move east"), "blind-stumble", beside="mounting-terror") == "AL-REACT-35"
