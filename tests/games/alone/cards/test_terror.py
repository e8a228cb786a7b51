"""The terror deck: frightening, misleading and steering the Hero (facts T01 to T13)."""

from __future__ import annotations

import pytest

from tests.games.alone.cards.playing import (
    has_danger,
    has_light,
    monster,
    objection,
    react,
    sector,
    wait_for,
)
from tests.games.alone.scene import HIT, MISS, SPECIAL, Scene
from undercroft.games.alone import events
from undercroft.games.alone.content.reactions import REACTIONS, cards_of
from undercroft.games.alone.ids import AFTER_TARGETS, END_OF_TURN, ON_LOSS, TERROR
from undercroft.games.alone.options.evil import ShowFalse, TakeTile, TellDistance, TellTruthAs
from undercroft.games.alone.options.hero import (
    Charges,
    ChooseTarget,
    Fight,
    GiveAdrenaline,
    GiveUpAction,
    SpoilDie,
    UseItem,
)
from undercroft.games.alone.targets import TARGETS
from undercroft.testing import rule

DECKS = ("terror", "traps")


def target(name: str) -> ChooseTarget:
    return ChooseTarget(TARGETS.index(name))  # type: ignore[arg-type]


@rule("AL-SETUP-03", "AL-SETUP-04")
def test_the_deck_has_thirteen_designs_twice_each() -> None:
    codes = [REACTIONS[card].code for card in cards_of(TERROR)]
    assert codes == [f"T{number:02}" for number in range(1, 14) for _ in range(2)]
    assert [REACTIONS[card].code for card in cards_of(TERROR) if REACTIONS[card].confidence == "inferred"] == [
        "T04"
    ] * 2


# T01 Shape in the Doorway


@rule("AL-REACT-42", "AL-FOV-05")
@pytest.mark.parametrize(("step", "sanity"), [("go west", 11), ("stay", 12)])
def test_shape_in_the_doorway_frightens_if_the_monster_is_then_in_view(step: str, sanity: int) -> None:
    scene = Scene(monsters=[("cultists", "A1-E4")], revealed=["A1-D4"], hand=["shape-in-the-doorway"], decks=DECKS)
    react(scene.play("move east"), "shape-in-the-doorway").play(step)
    assert scene.hero.sanity == sanity


@rule("AL-MMOVE-07", "AL-FOV-03")
def test_shape_in_the_doorway_does_nothing_more_in_the_heros_own_sector() -> None:
    scene = Scene(monsters=[("cultists", "A1-D4")], revealed=["A1-D4"], hand=["shape-in-the-doorway"], decks=DECKS)
    react(scene.play("move east"), "shape-in-the-doorway").play("go west")
    assert scene.monster("cultists").sector == scene.hero.sector
    assert scene.hero.sanity == 12


@rule("AL-REACT-25", "AL-REACT-45")
def test_shape_in_the_doorway_takes_adrenaline_in_a_danger_sector() -> None:
    scene = Scene(monsters=[("worms", "A1-E4")], danger=["A1-C4"], hand=["shape-in-the-doorway"], decks=DECKS)
    react(scene.play("move east"), "shape-in-the-doorway").play("stay", "yes")
    assert scene.hero.adrenaline == 2


@rule("AL-REACT-35")
def test_shape_in_the_doorway_needs_a_monster() -> None:
    scene = Scene(hand=["shape-in-the-doorway"], decks=DECKS)
    assert objection(scene.play("move east"), "shape-in-the-doorway") == "AL-REACT-35"


# T02 The Lights Die


@rule("AL-LIGHT-09", "AL-LIGHT-18")
def test_the_lights_die_in_one_sector_that_is_not_the_heros() -> None:
    scene = Scene(lit=["A1-C4", "A1-E1", "A1-D3"], hand=["the-lights-die"], decks=DECKS)
    react(scene.play("move east"), "the-lights-die")
    assert scene.match.options == [sector(scene, "A1-E1"), sector(scene, "A1-D3")]
    scene.play(sector(scene, "A1-D3"))
    assert [has_light(scene, name) for name in ("A1-C4", "A1-E1", "A1-D3")] == [True, True, False]


@rule("AL-LIGHT-09", "AL-REACT-25", "AL-RUL-39")
def test_the_lights_die_over_the_hero_as_well_in_a_danger_sector() -> None:
    scene = Scene(lit=["A1-C4"], danger=["A1-C4"], hand=["the-lights-die"], decks=DECKS)
    react(scene.play("move east"), "the-lights-die").play("yes")
    assert not has_light(scene, "A1-C4")


@rule("AL-REACT-35")
def test_the_lights_die_needs_another_light() -> None:
    scene = Scene(lit=["A1-C4"], hand=["the-lights-die"], decks=DECKS)
    assert objection(scene.play("move east"), "the-lights-die") == "AL-REACT-35"


# T03 Jump Scare


@rule("AL-MMOVE-10", "AL-MMOVE-11")
def test_jump_scare_adds_to_the_first_terror_of_the_step_and_the_leader_settles_the_order() -> None:
    scene = Scene(monsters=[("spores", "A1-C4"), ("worms", "A1-C4")], hand=["jump-scare"], decks=DECKS)
    react(scene.play("move east"), "jump-scare")
    assert scene.asked == "WhoFrightens"
    scene.play(monster(scene, "spores"))
    assert [(told.look, told.amount) for told in scene.told(events.Terrified)] == [(0, 2), (4, 2)]
    assert scene.hero.sanity == 8


@rule("AL-REACT-25", "AL-REACT-27")
def test_jump_scare_looks_for_danger_in_the_sector_the_hero_has_not_left_yet() -> None:
    scene = Scene(monsters=[("worms", "A1-C4")], danger=["A1-B4"], hand=["jump-scare"], decks=DECKS)
    react(scene.play("move east"), "jump-scare").play("yes")
    assert (scene.hero.adrenaline, scene.hero.sanity) == (2, 9)


@rule("AL-REACT-35", "AL-MMOVE-11")
@pytest.mark.parametrize("monsters", [[], [("cultists", "A1-C4")]])
def test_jump_scare_needs_a_frightening_monster_in_the_sector_being_entered(monsters: list[tuple[str, str]]) -> None:
    scene = Scene(monsters=monsters, hand=["jump-scare", "trip-cable"], decks=DECKS)
    assert objection(scene.play("move east"), "jump-scare", beside="trip-cable") == "AL-REACT-35"


# T04 My Mind Plays Tricks on Me: see also the tests of lies


@rule("AL-RUL-37", "AL-INFO-25")
def test_my_mind_plays_tricks_on_me_shows_something_that_is_not_there() -> None:
    scene = Scene(hand=["my-mind-plays-tricks-on-me"], decks=DECKS)
    react(scene.play("explore west"), "my-mind-plays-tricks-on-me").play(ShowFalse(0))
    assert scene.asked == "MayThrowAway"
    assert not has_danger(scene, "A1-A4")


@rule("AL-ALLY-09", "AL-REACT-25")
@pytest.mark.parametrize(("answer", "left"), [("lose 2 sanity", (10, 3)), (GiveAdrenaline(), (12, 2))])
def test_my_mind_plays_tricks_on_me_lets_the_hero_choose_a_price(
    answer: str | GiveAdrenaline, left: tuple[int, int]
) -> None:
    scene = Scene(danger=["A1-B4"], allies=["pilot"], hand=["my-mind-plays-tricks-on-me"], decks=DECKS)
    react(scene.play("explore west"), "my-mind-plays-tricks-on-me").play(ShowFalse(0), "yes", answer)
    assert (scene.hero.sanity, scene.hero.adrenaline) == left


@rule("AL-REACT-42")
def test_my_mind_plays_tricks_on_me_takes_less_from_an_empty_pool() -> None:
    scene = Scene(danger=["A1-B4"], adrenaline=0, hand=["my-mind-plays-tricks-on-me"], decks=DECKS)
    react(scene.play("explore west"), "my-mind-plays-tricks-on-me").play(ShowFalse(0), "yes")
    assert scene.hero.sanity == 11


@rule("AL-REACT-18")
def test_my_mind_plays_tricks_on_me_comes_before_the_reveal_and_needs_one() -> None:
    scene = Scene(revealed=["A1-A4"], hand=["my-mind-plays-tricks-on-me"], decks=DECKS)
    assert objection(scene.play("explore west"), "my-mind-plays-tricks-on-me") == "AL-REACT-18"
    assert scene.match.choice is not None
    assert scene.match.choice.subject(scene.match.table)["timing"] == END_OF_TURN


# T05 Footsteps Everywhere: see also the tests of lies


@rule("AL-NOISE-11", "AL-NOISE-07")
def test_footsteps_everywhere_mixes_a_noise_with_two_invented_ones() -> None:
    scene = Scene(monsters=[("worms", "A1-E4")], hand=["footsteps-everywhere"], decks=DECKS)
    react(scene.play("explore west"), "footsteps-everywhere")
    scene.play("stay", "invent west", "invent other-level", TellTruthAs(1))
    assert [told.report for told in scene.told(events.NoiseHeard)] == [3, 1, 7]


@rule("AL-REACT-25")
def test_footsteps_everywhere_costs_sanity_in_a_danger_sector() -> None:
    scene = Scene(monsters=[("worms", "A1-E4")], danger=["A1-B4"], hand=["footsteps-everywhere"], decks=DECKS)
    react(scene.play("explore west", "pass"), "footsteps-everywhere")
    scene.play("stay", "invent west", "invent west", TellTruthAs(0), "yes")
    assert scene.hero.sanity == 11


@rule("AL-REACT-35")
def test_footsteps_everywhere_needs_a_monster() -> None:
    scene = Scene(hand=["footsteps-everywhere"], decks=DECKS)
    assert objection(scene.play("explore west"), "footsteps-everywhere") == "AL-REACT-35"


# T06 Shaking Hands


@rule("AL-COMBAT-29", "AL-ALLY-09")
def test_shaking_hands_costs_sanity_or_a_hit() -> None:
    for answer, sanity, wounded in (("lose 1 sanity", 11, True), (SpoilDie(0), 12, False)):
        scene = Scene(monsters=[("worms", "A1-B4")], allies=["pilot"], hand=["shaking-hands"], decks=DECKS)
        scene.given(HIT, HIT).play(Fight(scene.monster("worms").figure))
        react(scene, "shaking-hands").play(answer)
        assert scene.hero.sanity == sanity
        assert scene.monster("worms").wounded == wounded


@rule("AL-COMBAT-01", "AL-COMBAT-03")
def test_shaking_hands_takes_only_dice_that_count_as_hits() -> None:
    dark = Scene(monsters=[("worms", "A1-B4")], hand=["shaking-hands"], decks=DECKS)
    react(dark.given(SPECIAL, HIT).play(Fight(dark.monster("worms").figure)), "shaking-hands")
    assert dark.offered == ["lose 1 sanity", "spoil die 1"]
    lit = Scene(monsters=[("worms", "A1-B4")], lit=["A1-B4"], hand=["shaking-hands"], decks=DECKS)
    react(lit.given(SPECIAL, HIT).play(Fight(lit.monster("worms").figure)), "shaking-hands")
    assert lit.offered == ["lose 1 sanity", "spoil die 0", "spoil die 1"]


@rule("AL-REACT-25")
def test_shaking_hands_asks_once_more_in_a_danger_sector_and_without_hits_only_the_loss_is_left() -> None:
    scene = Scene(monsters=[("worms", "A1-B4")], danger=["A1-B4"], hand=["shaking-hands"], decks=DECKS)
    scene.given(MISS, HIT).play(Fight(scene.monster("worms").figure))
    react(scene, "shaking-hands").play(SpoilDie(1), "yes")
    assert scene.hero.sanity == 11


@rule("AL-COMBAT-29")
def test_a_die_spoilt_by_shaking_hands_cannot_be_rolled_again() -> None:
    scene = Scene(monsters=[("worms", "A1-B4")], items=["projectiles"], hand=["shaking-hands"], decks=DECKS)
    scene.item("projectiles").upgraded = True
    scene.given(HIT, HIT).play(UseItem(scene.item("projectiles").card), Charges(1))
    react(scene, "shaking-hands").play(SpoilDie(0))
    assert scene.offered == ["pass", "reroll 1"]


@rule("AL-REACT-15")
def test_shaking_hands_answers_a_fight_only() -> None:
    scene = Scene(hand=["shaking-hands"], decks=DECKS)
    assert objection(scene.play("move east"), "shaking-hands") == "AL-REACT-15"


# T07 Death Screech


@rule("AL-REACT-42", "AL-COMBAT-14")
def test_death_screech_follows_a_wound() -> None:
    scene = Scene(monsters=[("worms", "A1-B4")], hand=["death-screech"], decks=DECKS)
    scene.given(HIT, HIT).play(Fight(scene.monster("worms").figure))
    react(scene, "death-screech")
    assert scene.hero.sanity == 11


@rule("AL-REACT-25", "AL-REACT-35")
def test_death_screech_moves_a_monster_in_a_danger_sector_even_without_a_wound() -> None:
    scene = Scene(monsters=[("worms", "A1-B4")], danger=["A1-B4"], hand=["death-screech"], decks=DECKS)
    scene.given(MISS, MISS).play(Fight(scene.monster("worms").figure))
    react(scene, "death-screech").play("yes", "go east")
    assert scene.monster("worms").sector == scene.sector("A1-C4")
    assert scene.hero.sanity == 12


@rule("AL-REACT-35")
def test_death_screech_needs_a_wound() -> None:
    scene = Scene(monsters=[("worms", "A1-B4")], hand=["death-screech"], decks=DECKS)
    scene.given(MISS, HIT).play(Fight(scene.monster("worms").figure))
    assert objection(scene, "death-screech") == "AL-REACT-35"


# T08 False Echo: see also the tests of lies


@rule("AL-INFO-09", "AL-RUL-28")
def test_false_echo_lets_one_distance_be_off_by_two() -> None:
    """Seen from B4 the Quarters are at D5 and the nearest switch is at A3."""
    scene = Scene(hand=["false-echo"], decks=DECKS)
    scene.play("locate", target("room-quarters"), target("switch"))
    react(scene, "false-echo").play(target("switch"))
    assert scene.match.options == [TellDistance(distance, 0) for distance in (2, 1, 3, 0, 4)]
    scene.play(TellDistance(4, 0))
    assert [told.distance for told in scene.told(events.DistanceTold)] == [5, 4]


@rule("AL-REACT-25", "AL-ACT-LOCATE-04")
def test_false_echo_refuses_the_other_answer_in_a_danger_sector() -> None:
    scene = Scene(danger=["A1-B4"], hand=["false-echo"], decks=DECKS)
    scene.play("locate", target("room-quarters"), target("switch"))
    react(scene, "false-echo").play(target("switch"), "yes", TellDistance(2, 0))
    assert [(told.distance, told.level) for told in scene.told(events.DistanceTold)] == [(-2, -1), (2, 0)]


@rule("AL-REACT-35", "AL-RUL-34")
def test_false_echo_needs_a_target_that_is_there() -> None:
    scene = Scene(hand=["false-echo", "scrambled-signal"], decks=DECKS)
    scene.play("locate", target("kind-worms"), target("kind-spores"))
    assert objection(scene, "false-echo", beside="scrambled-signal") == "AL-REACT-35"
    assert scene.match.choice is not None
    assert scene.match.choice.subject(scene.match.table)["timing"] == AFTER_TARGETS


# T09 Lost in the Dark


@rule("AL-INFO-02", "AL-FOV-03")
def test_lost_in_the_dark_takes_two_dark_sectors_that_are_neither_in_view_nor_adjacent() -> None:
    """A4 and C4 are adjacent, D4 is in view, D3 is lit; B1, C1 and D1 are left."""
    scene = Scene(
        revealed=["A1-A4", "A1-C4", "A1-D4", "A1-D3", "A1-B1", "A1-C1", "A1-D1"],
        lit=["A1-D3"],
        monsters=[("worms", "A1-C1")],
        hand=["lost-in-the-dark"],
        decks=DECKS,
    )
    react(scene.play("locate", target("door"), target("switch")), "lost-in-the-dark")
    assert scene.match.options == [TakeTile(scene.sector(name)) for name in ("A1-B1", "A1-C1", "A1-D1")]
    scene.play(TakeTile(scene.sector("A1-C1")), TakeTile(scene.sector("A1-B1")))
    assert [scene.is_revealed(name) for name in ("A1-B1", "A1-C1", "A1-D1", "A1-D4")] == [False, False, True, True]
    assert scene.figure("worms") == -1


@rule("AL-ROUND-03", "AL-STAIR-01")
def test_lost_in_the_dark_leaves_the_other_end_of_the_heros_stairs() -> None:
    scene = Scene(at="A1-A2", revealed=["B1-A1", "A1-C4"], hand=["lost-in-the-dark"], decks=DECKS)
    react(scene.play("locate", target("door"), target("switch")), "lost-in-the-dark")
    assert scene.is_revealed("B1-A1")
    assert not scene.is_revealed("A1-C4")


@rule("AL-REACT-25")
def test_lost_in_the_dark_takes_two_more_in_a_danger_sector() -> None:
    scene = Scene(revealed=["A1-B1", "A1-C1", "A1-D1"], danger=["A1-B4"], hand=["lost-in-the-dark"], decks=DECKS)
    react(scene.play("locate", target("door"), target("switch")), "lost-in-the-dark")
    scene.play(TakeTile(scene.sector("A1-B1")), TakeTile(scene.sector("A1-C1")), "yes")
    assert not scene.is_revealed("A1-D1")


@rule("AL-REACT-35")
def test_lost_in_the_dark_needs_such_a_sector() -> None:
    scene = Scene(revealed=["A1-A4", "A1-C4", "A1-D4"], hand=["lost-in-the-dark"], decks=DECKS)
    assert objection(scene.play("locate", target("door"), target("switch")), "lost-in-the-dark") == "AL-REACT-35"


# T10 Watched


@rule("AL-REACT-42")
def test_watched_frightens_in_the_dark() -> None:
    scene = Scene(hand=["watched"], decks=DECKS)
    react(scene.play("search"), "watched")
    assert scene.hero.sanity == 11


@rule("AL-REACT-25", "AL-RUL-39")
def test_watched_takes_adrenaline_in_a_danger_sector() -> None:
    scene = Scene(lit=["A1-B4"], danger=["A1-B4"], hand=["watched"], decks=DECKS)
    react(scene.play("search"), "watched").play("yes")
    assert (scene.hero.sanity, scene.hero.adrenaline) == (12, 2)


@rule("AL-REACT-35")
def test_watched_does_nothing_in_the_light() -> None:
    scene = Scene(lit=["A1-B4"], hand=["watched"], decks=DECKS)
    assert objection(scene.play("search"), "watched") == "AL-REACT-35"


# T11 Frozen by Fear


@rule("AL-ALLY-09", "AL-ACT-INTERACT-02")
def test_frozen_by_fear_costs_sanity_or_the_action() -> None:
    for answer, sanity, is_lit in (("lose 1 sanity", 11, True), (GiveUpAction(), 12, False)):
        scene = Scene(at="A1-A3", allies=["pilot"], hand=["frozen-by-fear"], decks=DECKS)
        react(scene.play("repair north"), "frozen-by-fear").play(answer)
        assert scene.hero.sanity == sanity
        assert has_light(scene, "A1-A3") == is_lit
        assert scene.state.turns_left == 7


@rule("AL-REACT-25")
def test_frozen_by_fear_costs_sanity_whatever_is_chosen_in_a_danger_sector() -> None:
    scene = Scene(at="A1-A3", danger=["A1-A3"], hand=["frozen-by-fear"], decks=DECKS)
    react(scene.play("repair north"), "frozen-by-fear").play(GiveUpAction(), "yes")
    assert scene.hero.sanity == 11
    assert not has_light(scene, "A1-A3")


@rule("AL-REACT-15", "AL-REACT-18")
def test_frozen_by_fear_comes_when_interact_is_declared_and_not_later() -> None:
    scene = Scene(at="A1-A3", hand=["frozen-by-fear"], decks=DECKS)
    assert objection(scene.play("search"), "frozen-by-fear") == "AL-REACT-15"
    scene = Scene(at="A1-A3", hand=["frozen-by-fear"], decks=DECKS)
    wait_for(scene.play("repair north"), "frozen-by-fear").play("pass")
    assert objection(scene, "frozen-by-fear") == "AL-REACT-18"


# T12 Dread


def attacked(danger: list[str], hand: list[str]) -> Scene:
    """A Spore in the Hero's sector hits once at the end of the turn."""
    scene = Scene(monsters=[("spores", "A1-B4")], danger=danger, hand=hand, decks=DECKS)
    return scene.play("explore west").given(HIT, MISS, MISS)


@rule("AL-REACT-17", "AL-REACT-34")
def test_dread_adds_fear_to_pain() -> None:
    scene = react(attacked([], ["dread"]), "dread")
    assert (scene.hero.health, scene.hero.sanity) == (11, 11)


@rule("AL-REACT-25")
def test_dread_takes_adrenaline_in_a_danger_sector() -> None:
    scene = react(attacked(["A1-B4"], ["dread"]), "dread").play("yes")
    assert (scene.hero.sanity, scene.hero.adrenaline) == (11, 2)


@rule("AL-REACT-17")
def test_dread_needs_a_loss_of_health() -> None:
    scene = Scene(monsters=[("worms", "A1-C4")], hand=["dread", "mounting-terror"], decks=DECKS)
    assert objection(scene.play("move east"), "dread", beside="mounting-terror") == "AL-REACT-17"


# T13 Mounting Terror


@rule("AL-REACT-17", "AL-REACT-34")
def test_mounting_terror_takes_one_sanity_more() -> None:
    scene = Scene(monsters=[("worms", "A1-C4")], hand=["mounting-terror"], decks=DECKS)
    react(scene.play("move east"), "mounting-terror")
    assert scene.hero.sanity == 9


@rule("AL-REACT-25", "AL-REACT-27")
def test_mounting_terror_takes_another_one_in_a_danger_sector() -> None:
    scene = Scene(monsters=[("worms", "A1-C4")], danger=["A1-C4"], hand=["mounting-terror"], decks=DECKS)
    react(scene.play("move east"), "mounting-terror").play("yes")
    assert scene.hero.sanity == 8


@rule("AL-REACT-17")
def test_mounting_terror_needs_a_loss_of_sanity() -> None:
    scene = attacked([], ["dread", "mounting-terror"])
    assert objection(scene, "mounting-terror", beside="dread") == "AL-REACT-17"
    assert scene.match.choice is not None
    assert scene.match.choice.subject(scene.match.table)["timing"] == ON_LOSS
