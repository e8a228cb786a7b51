"""Dice, wounds, parting attacks, losses (AL-COMBAT)."""

from __future__ import annotations

import pytest

from tests.games.alone.cards.hunting import choose, dice_of, react, stands_in
from tests.games.alone.reacting import BLANK, in_order, lay_and_move
from tests.games.alone.scene import EVIL, HIT, MISS, SPECIAL, Scene
from undercroft.games.alone import GAME, events, ids
from undercroft.games.alone.hero_attack import HeroAttack, damage_of
from undercroft.games.alone.ids import KINDS, FigureId, KindId
from undercroft.games.alone.options.hero import ChooseKind, Fight
from undercroft.games.alone.state import Trap
from undercroft.testing import rule

NONE = [MISS] * 8


def fight(scene: Scene, kind: str, *faces: int) -> Scene:
    """The Hero fights with this roll; whatever Evil rolls afterwards misses."""
    return scene.given(*faces, *NONE).play(Fight(FigureId(scene.figure(kind))))


def shot(kind: str, hits: int, *, look: str = "", nightmare: bool = False, **more: object) -> Scene:
    """The Hero hits so many times with four dice of the Projectiles."""
    placed = (kind, "A1-B4", look) if look else (kind, "A1-B4")
    scene = Scene(at="A1-B4", monsters=[placed], items=["projectiles"], nightmare=nightmare, **more)  # type: ignore[arg-type]
    faces = [HIT] * hits + [MISS] * (4 - hits)
    return scene.given(*faces, *NONE).play("use projectiles.1", "charges 2")


# Dice


@rule("AL-COMBAT-01")
@pytest.mark.parametrize(("face", "lost"), [(HIT, 1), (SPECIAL, 0), (MISS, 0)])
def test_a_hit_counts_a_miss_does_not_and_a_special_needs_a_rule(face: int, lost: int) -> None:
    scene = Scene(at="A1-B4", monsters=[("cultists", "A1-B4")])
    scene.given(face, MISS).play("explore east").end_turn()
    assert scene.hero.health == 12 - lost


@rule("AL-COMBAT-02")
@pytest.mark.parametrize(("danger", "lost"), [(["A1-B4"], 2), (["A1-C4"], 0), ([], 0)])
def test_evils_specials_are_hits_while_a_danger_token_lies_in_the_heros_sector(danger: list[str], lost: int) -> None:
    scene = Scene(at="A1-B4", monsters=[("cultists", "A1-B4")], danger=danger)
    scene.given(SPECIAL, SPECIAL).play("explore east").end_turn()
    assert scene.hero.health == 12 - lost


@rule("AL-COMBAT-03")
@pytest.mark.parametrize(("lit", "is_wounded"), [(["A1-B4"], True), (["A1-C4"], False)])
def test_the_heros_specials_are_hits_in_light_wherever_the_target_is(lit: list[str], is_wounded: bool) -> None:
    """The Projectiles, shot at a Spore next door."""
    scene = Scene(at="A1-B4", monsters=[("spores", "A1-C4")], revealed=["A1-C4"], items=["projectiles"], lit=lit)
    scene.given(SPECIAL, MISS).play("use projectiles.1", "charges 1")
    assert scene.monster("spores").wounded == is_wounded


@rule("AL-COMBAT-03", "AL-COMBAT-02")
def test_danger_does_not_help_the_hero_nor_light_evil() -> None:
    scene = Scene(at="A1-B4", monsters=[("spores", "A1-B4")], danger=["A1-B4"])
    fight(scene, "spores", SPECIAL, SPECIAL)
    assert not scene.monster("spores").wounded
    lit = Scene(at="A1-B4", monsters=[("cultists", "A1-B4")], lit=["A1-B4"])
    lit.given(SPECIAL, SPECIAL).play("explore east").end_turn()
    assert lit.hero.health == 12


@rule("AL-COMBAT-30")
def test_more_dice_than_the_box_holds_are_rolled_all_the_same() -> None:
    """Nine dice, one more than there are."""
    scene = Scene(at="A1-B4", monsters=[("worms", "A1-B4")], hand=[BLANK])
    scene.play("search").pass_until("MayReact")
    scene.state.turn.bonus = [scene.monster("worms").id] * 6
    scene.given(*[HIT] * 9).play("pass")
    assert dice_of(scene) == [9]
    assert scene.hero.health == 3


# Monsters attack


@rule("AL-COMBAT-04", "AL-COMBAT-05")
def test_each_monster_in_the_heros_sector_attacks_at_the_end_of_the_turn_without_a_card() -> None:
    scene = Scene(at="A1-B4", monsters=[("cultists", "A1-B4"), ("worms", "A1-C4")])
    scene.given(HIT, HIT).play("explore east").end_turn()
    assert dice_of(scene) == [2]
    assert scene.hero.health == 10
    assert scene.state.track == []


@rule("AL-COMBAT-06", "AL-LEAD-06")
def test_attacks_are_rolled_separately_in_an_order_that_the_leader_chooses() -> None:
    scene = Scene(at="A1-B4", monsters=[("cultists", "A1-B4"), ("spores", "A1-B4")])
    scene.play("explore east")
    assert scene.asked == "ChooseAttacker"
    scene.given(HIT, MISS, HIT, HIT, MISS).play(choose(scene, "cultists"))
    assert dice_of(scene) == [2, 3]
    assert [event.amount for event in scene.told(events.PointsLost)] == [1, 2]


@rule("AL-COMBAT-06", "AL-REACT-17")
def test_a_monster_that_arrives_during_the_attacks_does_not_attack_this_turn() -> None:
    """Panic Spiral would answer a loss of sanity: with no health left the attack takes sanity."""
    scene = Scene(
        at="A1-B4",
        health=0,
        monsters=[("cultists", "A1-B4"), ("spores", "A1-C4")],
        revealed=["A1-C4"],
        hand=["panic-spiral"],
    )
    scene.play("search").pass_until("MayReact").given(HIT, MISS).play("pass")
    react(scene, "panic-spiral").play(choose(scene, "spores"), "go west", "stay")
    assert stands_in(scene, "spores", "A1-B4")
    assert dice_of(scene) == [2]
    assert scene.asked == "ChooseAction"


# Parting attacks


@rule("AL-COMBAT-07", "AL-COMBAT-08")
def test_evil_may_make_one_parting_attack_with_a_die_for_each_monster() -> None:
    monsters = [("cultists", "A1-B4"), ("worms", "A1-B4"), ("spores", "A1-B4")]
    scene = Scene(at="A1-B4", monsters=monsters)
    scene.play("move east")
    assert scene.match.choice is not None
    assert (scene.asked, scene.match.choice.seat) == ("MayPart", EVIL)
    scene.given(HIT, HIT, MISS).play("yes")
    assert dice_of(scene, "parting") == [3]
    assert scene.hero.health == 10


@rule("AL-COMBAT-07")
def test_evil_may_let_the_hero_go() -> None:
    scene = Scene(at="A1-B4", monsters=[("cultists", "A1-B4")]).play("move east", "no")
    assert dice_of(scene, "parting") == []
    assert scene.hero.health == 12


@rule("AL-COMBAT-07")
def test_without_a_monster_in_the_sector_left_there_is_no_parting_attack() -> None:
    scene = Scene(at="A1-B4", monsters=[("cultists", "A1-A4"), ("cultists", "A1-C4")]).play("move east")
    assert dice_of(scene, "parting") == []
    assert scene.state.hero.sector == scene.sector("A1-C4")


@rule("AL-COMBAT-07", "AL-MISSION-07")
def test_gravity_problems_alone_make_no_parting_attack() -> None:
    """The die that the mission adds needs an attack to be added to."""
    scene = Scene(at="A1-B4", missions=("SM06", "PM01", "FM02")).play("move east")
    assert scene.asked == "ChooseAction"
    assert not scene.told(events.DiceRolled)


@rule("AL-COMBAT-09")
def test_in_light_a_parting_attack_may_roll_no_die_at_all() -> None:
    scene = Scene(at="A1-B4", lit=["A1-B4"], monsters=[("cultists", "A1-B4")]).play("move east")
    assert scene.asked == "ChooseAction"
    assert dice_of(scene, "parting") == []


@rule("AL-COMBAT-10", "AL-COMBAT-11", "AL-RUL-38")
def test_neither_attack_dice_nor_armour_count_in_a_parting_attack() -> None:
    scene = Scene(
        at="A1-B4", monsters=[("cultists", "A1-B4"), ("worms", "A1-B4")], items=["scrap-plates"], adrenaline=1
    )
    scene.state.turn.bonus = [scene.monster("worms").id] * 3
    scene.given(HIT, HIT).play("move east", "yes")
    assert dice_of(scene, "parting") == [2]
    assert scene.hero.health == 10


@rule("AL-COMBAT-11", "AL-RUL-38")
def test_a_condition_that_names_parting_attacks_counts() -> None:
    """Gravity Problems: one die more."""
    scene = Scene(at="A1-B4", monsters=[("cultists", "A1-B4")], missions=("SM06", "PM01", "FM02"))
    scene.given(HIT, HIT).play("move east", "yes")
    assert scene.hero.health == 10


@rule("AL-COMBAT-11", "AL-RUL-09")
@pytest.mark.parametrize(("danger", "lost"), [(["A1-B4"], 1), (["A1-C4"], 0)])
def test_the_danger_rule_for_dice_holds_in_the_sector_that_is_left(danger: list[str], lost: int) -> None:
    scene = Scene(at="A1-B4", monsters=[("cultists", "A1-B4")], danger=danger)
    scene.given(SPECIAL).play("move east", "yes")
    assert scene.hero.health == 12 - lost


@rule("AL-COMBAT-12")
def test_the_parting_attack_is_rolled_before_the_hero_moves() -> None:
    scene = Scene(at="A1-B4", monsters=[("cultists", "A1-B4")])
    scene.given(HIT).play("move east", "yes")
    assert in_order(scene, events.DiceRolled, events.HeroMoved) == ["DiceRolled", "HeroMoved"]


@rule("AL-COMBAT-12", "AL-ITEM-06")
def test_who_moves_two_sectors_may_be_attacked_in_each_sector_left() -> None:
    scene = Scene(
        at="A1-B4", monsters=[("cultists", "A1-B4"), ("cultists", "A1-C4")], items=["jetpack"], revealed=["A1-C4"]
    )
    scene.given(HIT, HIT).play("use jetpack", "east", "yes", "east", "yes")
    assert dice_of(scene, "parting") == [1, 1]
    assert scene.hero.health == 10


@rule("AL-COMBAT-13")
def test_a_parting_attack_is_no_reaction_and_worms_make_it_in_light_too() -> None:
    """No card in hand, no slot used; in light two Worms roll one die though their attack entry is 0."""
    scene = Scene(at="A1-B4", lit=["A1-B4"], monsters=[("worms", "A1-B4"), ("worms", "A1-B4")])
    scene.given(HIT).play("move east", "yes")
    assert dice_of(scene, "parting") == [1]
    assert (scene.state.track, scene.state.turn.played) == ([], 0)


# Wounds


@rule("AL-COMBAT-14", "AL-COMBAT-16")
@pytest.mark.parametrize(("kind", "wound"), [("spores", 1), ("parasites", 2), ("cultists", 2), ("worms", 2)])
def test_the_first_threshold_must_be_reached_by_one_attack(kind: str, wound: int) -> None:
    assert not shot(kind, wound - 1).monster(kind).wounded
    assert shot(kind, wound).monster(kind).wounded


@rule("AL-COMBAT-16")
def test_damage_short_of_a_threshold_does_not_add_up_over_attacks() -> None:
    """Worked example 22."""
    scene = Scene(at="A1-B4", monsters=[("cultists", "A1-B4")])
    fight(scene, "cultists", HIT, MISS).end_turn()
    fight(scene, "cultists", HIT, MISS)
    assert not scene.monster("cultists").wounded


@rule("AL-COMBAT-15", "AL-COMBAT-19")
def test_the_second_wound_kills_and_the_figure_leaves_map_and_labyrinth() -> None:
    scene = shot("parasites", 1, look="wounded")
    assert scene.state.monsters == []
    assert len(scene.told(events.MonsterKilled)) == 1
    assert all(not tile.figures for tile in GAME.view(scene.state, None).tiles)


@rule("AL-COMBAT-17")
@pytest.mark.parametrize(("kind", "needed"), [("spores", 2), ("parasites", 3), ("cultists", 4), ("hybrids", 3)])
def test_one_attack_kills_if_it_reaches_both_thresholds_together(kind: str, needed: int) -> None:
    assert shot(kind, needed).state.monsters == []
    assert shot(kind, needed - 1).monster(kind).wounded


@rule("AL-COMBAT-18")
def test_damage_between_the_thresholds_only_wounds() -> None:
    """Three hits on a Worm (2/2): the third is lost, and one more later does not kill."""
    scene = shot("worms", 3)
    assert scene.monster("worms").wounded
    fight(scene.end_turn(), "worms", HIT, MISS)
    assert scene.monster("worms").wounded


@rule("AL-COMBAT-19")
@pytest.mark.parametrize(("hits", "is_dead"), [(1, False), (2, True)])
def test_a_wounded_monster_dies_of_the_second_threshold(hits: int, is_dead: bool) -> None:
    assert (shot("cultists", hits, look="wounded").state.monsters == []) == is_dead


@rule("AL-COMBAT-20", "AL-INFO-11")
def test_a_wounded_monster_is_shown_as_wounded() -> None:
    scene = shot("worms", 2)
    assert [event.figure for event in scene.told(events.MonsterWounded)] == [scene.figure("worms")]
    figures = [figure for tile in GAME.view(scene.state, None).tiles for figure in tile.figures]
    assert [figure.wounded for figure in figures] == [True]


@rule("AL-COMBAT-21")
def test_a_wound_lasts_and_changes_no_attack() -> None:
    scene = Scene(at="A1-B4", monsters=[("cultists", "A1-B4", "wounded")], turns_left=1)
    scene.given(MISS, MISS).play("explore east").end_turn()
    assert scene.state.round == 2
    assert scene.monster("cultists").wounded
    assert dice_of(scene) == [2]


# Experience


@rule("AL-COMBAT-22", "AL-COMBAT-24", "AL-COMBAT-26")
def test_a_kill_gives_a_point_in_the_ability_of_the_kind_up_to_two() -> None:
    assert shot("spores", 2).hero.experience == [1, 0, 0, 0, 0]
    second = shot("spores", 2, experience={"spores": 1})
    assert [event.unlocked for event in second.told(events.ExperienceGained)] == [True]
    third = shot("spores", 2, experience={"spores": 2})
    assert third.hero.experience == [2, 0, 0, 0, 0]


@rule("AL-COMBAT-23")
def test_a_boss_gives_a_point_in_two_different_abilities() -> None:
    scene = Scene(
        at="A1-B4",
        monsters=[("colonel", "A1-B4", "wounded")],
        items=["projectiles"],
        missions=("SM06", "PM08", "FM01"),
        active=True,
    )
    scene.given(HIT, HIT, HIT, MISS).play("use projectiles.1", "charges 2")
    scene.play("worms")
    assert ChooseKind(KindId(KINDS.index("worms"))) not in scene.match.options
    scene.play("spores")
    assert scene.hero.experience == [1, 0, 0, 0, 1]


@rule("AL-COMBAT-25", "AL-ACT-FIGHT-06")
def test_a_kill_in_the_dark_gives_no_experience_and_is_not_told() -> None:
    """A Spore steps unseen into a tripwire."""
    scene = Scene(at="A1-B4", monsters=[("spores", "A1-F5")], hand=[BLANK])
    scene.state.trap = Trap(scene.sector("A1-E5"), dice=2)
    lay_and_move(scene.play("explore east"), "spores").given(HIT, HIT).play("go west")
    assert scene.state.monsters == []
    assert not scene.told(events.MonsterKilled)
    assert scene.hero.experience == [0, 0, 0, 0, 0]


@rule("AL-COMBAT-27")
def test_a_monster_that_a_card_takes_off_gives_nothing() -> None:
    scene = Scene(at="A1-B4", monsters=[("worms", "A1-C4")], revealed=["A1-C4"], hand=["he-is-furious"])
    react(scene.play("move west", "pass"), "he-is-furious").play("replace one", "deploy spores")
    assert scene.hero.experience == [0, 0, 0, 0, 0]


# Losses and damage


@rule("AL-COMBAT-28", "AL-RUL-04", "AL-WIN-06")
def test_points_that_find_their_track_at_zero_are_taken_from_the_other() -> None:
    scene = Scene(at="A1-B4", health=1, monsters=[("cultists", "A1-B4")])
    scene.given(HIT, HIT).play("explore east").end_turn()
    assert (scene.hero.health, scene.hero.sanity) == (0, 11)
    assert [(event.stat, event.amount) for event in scene.told(events.PointsLost)] == [(0, 1), (1, 1)]


@rule("AL-COMBAT-28", "AL-REACT-17")
def test_a_loss_counts_for_the_track_that_actually_drops() -> None:
    """With no health left an attack takes sanity: a card that answers a loss of sanity may be played."""
    hand = ["panic-spiral", "no-respite"]
    scene = Scene(at="A1-B4", health=0, monsters=[("cultists", "A1-B4")], hand=hand)
    scene.play("search").pass_until("MayReact").given(HIT, MISS).play("pass")
    assert "react panic-spiral" in scene.offered
    assert "react no-respite" not in scene.offered


@rule("AL-COMBAT-28")
def test_recovery_does_not_go_beyond_twelve() -> None:
    scene = Scene(at="A1-B4", health=11, items=["suture-foam"])
    scene.play("use suture-foam.1").end_turn()
    assert scene.hero.health == 12


@rule("AL-COMBAT-29")
def test_damage_is_hits_minus_reductions() -> None:
    """Thick Hide takes one point, in a danger sector two."""
    scene = Scene(at="A1-B4", monsters=[("spores", "A1-B4")], hand=["thick-hide"])
    react(fight(scene, "spores", HIT, HIT), "thick-hide")
    assert scene.monster("spores").wounded
    dangerous = Scene(at="A1-B4", monsters=[("spores", "A1-B4")], hand=["thick-hide"], danger=["A1-B4"])
    react(fight(dangerous, "spores", HIT, HIT), "thick-hide").play("yes")
    assert not dangerous.monster("spores").wounded


@rule("AL-COMBAT-29")
def test_damage_is_never_below_zero() -> None:
    scene = Scene(at="A1-B4")
    assert damage_of(scene.state, HeroAttack(2, faces=[ids.MISS, ids.MISS], delta=-2)) == 0
    assert damage_of(scene.state, HeroAttack(2, faces=[ids.HIT, ids.HIT], delta=-1)) == 1


@rule("AL-COMBAT-29")
def test_a_die_that_a_card_turned_into_a_miss_cannot_be_rolled_again() -> None:
    scene = Scene(
        at="A1-B4",
        monsters=[("cultists", "A1-B4")],
        items=["projectiles+"],
        decks=("terror", "fury"),
        hand=["shaking-hands"],
    )
    scene.given(HIT, HIT).play("use projectiles.1", "charges 1")
    react(scene, "shaking-hands").play("spoil die 0")
    assert scene.offered == ["pass", "reroll 1"]
