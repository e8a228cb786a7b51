"""The rulings where the rulebook is silent or in doubt (AL-RUL)."""

from __future__ import annotations

import pytest

from tests.games.alone.cards.hunting import ask_for, react
from tests.games.alone.reacting import BLANK, fill_track, in_order, lay, lay_and_deploy, lay_and_move
from tests.games.alone.scene import EVIL, HERO, HIT, MISS, SECOND_EVIL, Scene
from undercroft.games.alone import GAME, events
from undercroft.games.alone.content.difficulties import LEVELS
from undercroft.games.alone.content.reactions import REACTIONS
from undercroft.games.alone.effects.goals import MoveTowardTarget
from undercroft.games.alone.effects.lies import MayMisreport
from undercroft.games.alone.labyrinth import farthest_alike
from undercroft.games.alone.noise import reports_of
from undercroft.games.alone.options.evil import ChooseSector, Lay
from undercroft.games.alone.sight import field_of_view
from undercroft.testing import rule

TRAPS = ("traps", "fury")


@rule("AL-RUL-01", "AL-REACT-27")
@pytest.mark.parametrize(("danger", "is_dangerous"), [(["A1-D5"], True), (["A1-E5"], False)])
def test_01_the_sector_of_the_action_makes_a_card_dangerous(danger: list[str], is_dangerous: bool) -> None:
    """The Hero searches in the Quarters and walks out: Booby Trap looks at the Quarters."""
    scene = Scene(at="A1-D5", hand=["booby-trap"], decks=TRAPS, danger=danger)
    scene.play("bullet time", "search").pass_until("ChooseAction").play("move east", "pass").pass_until("MayReact")
    assert any(option.startswith("react") for option in scene.offered) == is_dangerous


@rule("AL-RUL-02")
def test_02_a_blocked_door_of_the_own_sector_stops_steps_noise_exploring_and_light_not_the_view() -> None:
    scene = Scene(at="A1-A3", revealed=["A1-A4"], blocked=[("A1-A3", "A1-A4")])
    assert field_of_view(scene.state) >> scene.sector("A1-A4") & 1
    assert {"move south", "explore south"}.isdisjoint(scene.offered)
    assert reports_of(scene.state, scene.sector("A1-A4")) == [0]
    scene.play("repair south")
    assert scene.state.lit == scene.mask(["A1-A3"])


@rule("AL-RUL-03", "AL-DEPLOY-04")
def test_03_for_deployment_blocked_doors_are_walls_and_for_locate_they_are_not() -> None:
    scene = Scene(at="A1-A4", hand=[BLANK], blocked=[("A1-A3", "A1-A4")])
    scene.play(*ask_for("stairs-amber", "switch"))
    assert [event.distance for event in scene.told(events.DistanceTold)] == [2, 1]
    lay(scene, "deploy worms")
    assert ChooseSector(scene.sector("A1-A3")) in scene.match.options


@rule("AL-RUL-05", "AL-TURN-12")
def test_05_attacks_come_before_lights_go_out() -> None:
    scene = Scene(at="A1-B4", lit=["A1-F5"], monsters=[("cultists", "A1-B4"), ("worms", "A1-F5")], hand=[BLANK])
    lay_and_move(scene.play("explore east"), "worms", "stay").end_turn()
    kinds = (events.DiceRolled, events.LightsChanged)
    assert in_order(scene, *kinds) == ["DiceRolled", "LightsChanged"]


@rule("AL-RUL-10", "AL-ACT-FIGHT-02")
def test_10_the_target_is_chosen_before_the_roll_and_hits_are_not_split() -> None:
    scene = Scene(at="A1-B4", monsters=[("spores", "A1-B4"), ("spores", "A1-B4")])
    assert sum(option.startswith("fight") for option in scene.offered) == 2
    scene.given(HIT, HIT).play(next(option for option in scene.offered if option.startswith("fight")))
    assert [monster.wounded for monster in scene.state.monsters] == [False]


@rule("AL-RUL-11")
def test_11_a_plain_fight_rolls_two_dice() -> None:
    scene = Scene(at="A1-B4", monsters=[("worms", "A1-B4")])
    scene.play(next(option for option in scene.offered if option.startswith("fight")))
    rolls = [event for event in scene.told(events.DiceRolled) if event.by == "hero"]
    assert [len(event.faces) for event in rolls] == [2]


@rule("AL-RUL-12", "AL-DOOR-08")
def test_12_the_hero_opens_a_blocked_door_for_a_movement_point() -> None:
    """With the two points of the Jetpack: one for the door, one for the step."""
    scene = Scene(at="A1-A4", blocked=[("A1-A3", "A1-A4")], items=["jetpack"])
    scene.play("use jetpack", "open door north", "pass", "north", "pass")
    assert scene.hero.sector == scene.sector("A1-A3")
    assert scene.asked == "ChooseAction"


@rule("AL-RUL-13", "AL-REACT-33")
def test_13_health_lost_by_an_ally_enables_nothing() -> None:
    scene = Scene(at="A1-B4", monsters=[("cultists", "A1-B4")], allies=["doctor"], hand=["taste-of-blood"])
    scene.play("explore east").pass_until("MayReact").given(HIT, HIT).play("pass", "ally doctor")
    assert scene.asked == "ChooseAction"
    assert scene.hero.health == 12


@rule("AL-RUL-14", "AL-ALLY-08")
def test_14_damage_beyond_an_allys_charges_is_lost() -> None:
    scene = Scene(at="A1-B4", monsters=[("spores", "A1-B4")], allies=["doctor"])
    scene.hero.allies[0].charges = 1
    scene.given(HIT, HIT, HIT).play("explore east", "ally doctor")
    assert scene.hero.allies == []
    assert (scene.hero.health, scene.hero.sanity) == (12, 12)


@rule("AL-RUL-15", "AL-ROUND-03")
def test_15_the_end_of_a_round_only_removes() -> None:
    scene = Scene(at="A1-B4", turns_left=1, revealed=["A1-C4"]).play("search").end_turn()
    assert scene.state.round == 2
    assert scene.is_revealed("A1-C4")
    assert not scene.is_revealed("A1-A4")


@rule("AL-RUL-16", "AL-ROUND-04")
def test_16_a_lit_sector_kept_beyond_a_dark_one_is_out_of_view() -> None:
    scene = Scene(at="A1-A4", turns_left=1, revealed=["A1-B4", "A1-C4", "A1-D4"], lit=["A1-D4"])
    scene.play("search").pass_until("PlaceDangerTokens")
    assert scene.is_revealed("A1-D4")
    assert not scene.is_revealed("A1-C4")
    assert field_of_view(scene.state) == scene.mask(["A1-A4", "A1-B4"])


@rule("AL-RUL-19")
def test_19_they_know_where_i_am_moves_above_and_lies_below() -> None:
    printed = next(card for card in REACTIONS if card.slug == "they-know-where-i-am")
    assert [type(effect) for effect in printed.upper] == [MoveTowardTarget]
    assert [type(effect) for effect in printed.lower] == [MayMisreport]


@rule("AL-RUL-20", "AL-DIFF-05")
def test_20_the_levels_go_from_generous_to_harsh() -> None:
    assert [level.slug for level in LEVELS] == ["easy", "normal", "nightmare", "impossible"]
    given = [level.projectiles + level.items for level in LEVELS]
    later = [level.rounds + level.recover_both * 2 + level.recover_one for level in LEVELS]
    assert given == sorted(given, reverse=True)
    assert later == sorted(later, reverse=True)


@rule("AL-RUL-21", "AL-STAT-04")
def test_21_hybrids_frighten_more_and_come_nearer_than_parasites() -> None:
    for kind, sanity in (("hybrids", 10), ("parasites", 11)):
        scene = Scene(at="A1-B4", monsters=[(kind, "A1-C4")]).play("move east")
        assert scene.hero.sanity == sanity
    for kind, near in (("hybrids", True), ("parasites", False)):
        scene = lay(Scene(at="A1-B4", hand=[BLANK]).play("search"), f"deploy {kind}")
        assert (ChooseSector(scene.sector("A1-E4")) in scene.match.options) == near


@rule("AL-RUL-22", "AL-ITEM-13")
def test_22_the_charge_that_marks_an_upgrade_cannot_be_used() -> None:
    """The Jetpack keeps its three charges and has no fourth."""
    scene = Scene(at="A1-B4", items=["jetpack", "calm-tabs"])
    scene.play("search", "upgrade jetpack with calm-tabs.1").end_turn()
    assert scene.item("jetpack").upgraded
    assert (scene.item("jetpack").charges, scene.item("calm-tabs").charges) == (3, 2)


@rule("AL-RUL-25", "AL-REACT-09")
def test_25_cards_of_different_moments_of_a_turn_are_a_combo() -> None:
    scene = Scene(at="A1-B4", hand=["already-there", "he-is-furious"], monsters=[("worms", "A1-F5")])
    react(scene.play("move east"), "already-there").play("stay")
    react(scene, "he-is-furious").play("move one", "stay")
    assert [played.slots for played in scene.state.track] == [1, 2]


@rule("AL-RUL-26", "AL-REACT-35")
def test_26_without_a_monster_a_covered_card_can_only_deploy() -> None:
    scene = Scene(at="A1-B4", hand=[BLANK]).play("search")
    scene.play(Lay(scene.card(BLANK)))
    assert scene.asked == "DeployKind"


@rule("AL-RUL-29", "AL-INFO-11")
def test_29_a_wound_is_told_as_soon_as_the_monster_is_revealed() -> None:
    moved = Scene(at="A1-B4", revealed=["A1-D4"], monsters=[("worms", "A1-E4", "wounded")], hand=[BLANK])
    lay_and_move(moved.play("search"), "worms", "go west")
    assert [event.wounded for event in moved.told(events.MonsterSeen)] == [True]
    deployed = Scene(at="A1-B4", revealed=["A1-F5"], hand=[BLANK])
    lay_and_deploy(deployed.play("search"), "worms", "A1-F5")
    assert [event.wounded for event in deployed.told(events.MonsterSeen)] == [False]


@rule("AL-RUL-30", "AL-INFO-16")
def test_30_a_tile_in_lit_sight_is_spared_and_the_next_farthest_taken() -> None:
    """D4 is the farthest corridor, three sectors to the east, but lit and in sight; then come A2 and C4."""
    corridors = ["A1-A2", "A1-A3", "A1-B4", "A1-C4", "A1-D4"]
    dark = Scene(at="A1-A4", revealed=corridors)
    assert farthest_alike(dark.state, dark.sector("A1-B1")) == [dark.sector("A1-D4")]
    lit = Scene(at="A1-A4", revealed=corridors, lit=["A1-D4"])
    assert farthest_alike(lit.state, lit.sector("A1-B1")) == [lit.sector("A1-A2"), lit.sector("A1-C4")]


@rule("AL-RUL-30")
def test_30_a_tile_in_the_field_of_view_may_be_taken() -> None:
    """Dark sectors in sight are not spared: D4 is seen and is the farthest."""
    scene = Scene(at="A1-A4", revealed=["A1-B4", "A1-C4", "A1-D4", "A1-A3"])
    assert field_of_view(scene.state) >> scene.sector("A1-D4") & 1
    assert farthest_alike(scene.state, scene.sector("A1-F2")) == [scene.sector("A1-D4")]


@rule("AL-RUL-33", "AL-REACT-30")
def test_33_the_track_has_eight_slots_with_symbols_on_the_last_three_and_one_outside() -> None:
    gained = []
    for filled in range(9):
        scene = fill_track(Scene(at="A1-B4", turns_left=1, solved=True), filled)
        scene.play("search").pass_until("PlaceDangerTokens")
        gained.append(scene.state.danger_aside)
    assert gained == [4, 4, 4, 4, 4, 4, 3, 2, 1]


@rule("AL-RUL-35", "AL-HAND-11")
def test_35_nobody_looks_through_discards() -> None:
    scene = Scene(at="A1-B4", seats=3, hands=[[BLANK], []], monsters=[("worms", "A1-F5")], turns_left=1)
    lay(scene.play("search"), "move one", "stay").pass_until("MayDiscard")
    assert scene.state.decks[0].discard
    for seat in (HERO, EVIL, SECOND_EVIL, None):
        view = GAME.view(scene.state, seat)
        assert {type(deck.discards) for deck in view.decks} == {int}


@rule("AL-RUL-36", "AL-REACT-38")
def test_36_evil_need_not_react() -> None:
    scene = Scene(at="A1-B4", hand=[BLANK], monsters=[("worms", "A1-F5")], turns_left=8)
    for _ in range(8):
        scene.play("explore east").pass_until("MayReact").play("pass").pass_until("ChooseAction")
    assert scene.state.round == 2
    assert scene.told(events.ReactionPlayed) == []


@rule("AL-RUL-38", "AL-COMBAT-11")
def test_38_texts_that_name_parting_attacks_count_in_them() -> None:
    """Gravity Problems adds a die; the dice of He Is Furious! do not."""
    scene = Scene(at="A1-B4", monsters=[("cultists", "A1-B4")], missions=("SM06", "PM01", "FM02"))
    scene.state.turn.bonus = [scene.monster("cultists").id]
    scene.given(MISS, MISS).play("move east", "yes")
    assert [len(event.faces) for event in scene.told(events.DiceRolled)] == [2]
