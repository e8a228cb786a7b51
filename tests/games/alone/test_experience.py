"""Experience: points for kills, the five abilities, and bosses (AL-COMBAT-22 to AL-COMBAT-27)."""

from __future__ import annotations

import pytest

from tests.games.alone.scene import HIT, MISS, SPECIAL, Scene
from undercroft.games.alone import events
from undercroft.games.alone.ids import KINDS, SPORES
from undercroft.testing import rule


def fight(scene: Scene, kind: str) -> str:
    return f"fight {scene.figure(kind)}"


# Points


@pytest.mark.parametrize("kind", KINDS)
@rule("AL-COMBAT-22")
def test_killing_a_revealed_monster_gives_a_point_in_the_ability_of_its_kind(kind: str) -> None:
    scene = Scene(at="A1-B4", monsters=[(kind, "A1-B4", "wounded")])
    scene.given(HIT, HIT).play(fight(scene, kind))
    assert scene.hero.experience == [int(name == kind) for name in KINDS]


@rule("AL-COMBAT-24")
def test_the_second_point_unlocks_the_ability() -> None:
    scene = Scene(at="A1-B4", monsters=[("spores", "A1-B4", "wounded")], experience={"spores": 1})
    scene.given(HIT, HIT).play(fight(scene, "spores"))
    assert scene.told(events.ExperienceGained) == [events.ExperienceGained(SPORES, unlocked=True)]


@rule("AL-COMBAT-26")
def test_further_kills_of_the_kind_give_nothing() -> None:
    scene = Scene(at="A1-B4", monsters=[("spores", "A1-B4", "wounded")], experience={"spores": 2})
    scene.given(HIT, HIT).play(fight(scene, "spores"))
    assert scene.hero.experience == [2, 0, 0, 0, 0]


@rule("AL-COMBAT-22")
def test_a_wound_is_no_kill() -> None:
    scene = Scene(at="A1-B4", monsters=[("worms", "A1-B4")])
    scene.given(HIT, HIT).play(fight(scene, "worms"))
    assert scene.hero.experience == [0, 0, 0, 0, 0]


@rule("AL-COMBAT-25", "AL-ACT-FIGHT-06")
def test_killing_an_unrevealed_monster_gives_nothing() -> None:
    scene = Scene(at="A1-B4", monsters=[("worms", "A1-C4", "wounded")], items=["frag-canister"])
    scene.given(HIT, HIT, HIT).play("use frag-canister", f"beyond {scene.tile('A1-B4')} east")
    assert scene.state.monsters == []
    assert scene.hero.experience == [0, 0, 0, 0, 0]


@rule("AL-COMBAT-27")
def test_a_monster_that_a_card_takes_off_the_map_gives_nothing() -> None:
    """He Is Furious! takes a revealed Worm off and deploys another monster."""
    scene = Scene(at="A1-B4", revealed=["A1-C4"], monsters=[("worms", "A1-C4")], hand=["he-is-furious"])
    scene.play("move west", "pass", "react he-is-furious", "replace one")
    assert scene.told(events.MonsterRemoved)
    assert scene.hero.experience == [0, 0, 0, 0, 0]


# Bosses


@rule("AL-COMBAT-23", "AL-MISSION-19")
def test_a_boss_gives_a_point_in_two_different_abilities_of_choice() -> None:
    scene = Scene(
        at="A1-B4",
        monsters=[("colonel", "A1-B4", "wounded")],
        missions=("SM06", "PM08", "FM01"),
        experience={"worms": 2},
        items=["arc-cutter"],
    )
    scene.given(HIT, HIT, HIT, MISS).play("use arc-cutter")
    assert scene.offered == ["spores", "parasites", "cultists", "hybrids"]
    scene.play("spores")
    assert scene.offered == ["parasites", "cultists", "hybrids"]
    scene.play("hybrids")
    assert scene.hero.experience == [1, 0, 0, 1, 2]


@pytest.mark.parametrize(("before", "after"), [([2, 2, 2, 2, 1], [2, 2, 2, 2, 2]), ([2, 2, 2, 2, 2], [2, 2, 2, 2, 2])])
@rule("AL-COMBAT-23", "AL-COMBAT-26")
def test_where_fewer_abilities_have_room_fewer_points_are_gained(before: list[int], after: list[int]) -> None:
    scene = Scene(
        at="A1-B4",
        monsters=[("colonel", "A1-B4", "wounded")],
        missions=("SM06", "PM08", "FM01"),
        experience=dict(zip(KINDS, before, strict=True)),
        items=["arc-cutter"],
    )
    scene.given(HIT, HIT, HIT, HIT).play("use arc-cutter")
    assert scene.hero.experience == after


@rule("AL-COMBAT-25", "AL-COMBAT-23")
def test_an_unrevealed_boss_gives_nothing() -> None:
    scene = Scene(
        at="A1-B4",
        monsters=[("colonel", "A1-C4", "wounded")],
        missions=("SM06", "PM08", "FM01"),
        items=["frag-canister"],
    )
    scene.given(HIT, HIT, HIT).play("use frag-canister", f"beyond {scene.tile('A1-B4')} east")
    assert scene.state.monsters == []
    assert scene.hero.experience == [0, 0, 0, 0, 0]


@rule("AL-COMBAT-23", "AL-MISSION-19", "AL-ITEM-01")
def test_a_boss_who_walks_into_a_tripwire_gives_his_two_points_though_his_movement_is_over() -> None:
    scene = Scene(
        at="A1-B4",
        revealed=["A1-C4"],
        monsters=[("colonel", "A1-D4", "wounded")],
        missions=("SM06", "PM08", "FM01"),
        items=["tripwire-spool"],
        hand=["thick-hide"],
    )
    scene.play("use tripwire-spool", f"choose tile {scene.tile('A1-C4')}")
    scene.given(HIT, HIT, HIT).play("lay thick-hide", "move one", "go west")
    assert scene.state.monsters == []
    scene.play("spores", "worms")
    assert scene.hero.experience == [1, 0, 0, 0, 1]
    assert scene.asked == "ChooseAction"


# Abilities


def in_danger(experience: int, monster: str = "cultists") -> Scene:
    return Scene(at="A1-B4", danger=["A1-B4"], monsters=[(monster, "A1-B4")], experience={"spores": experience})


@rule("AL-COMBAT-24", "AL-COMBAT-02")
def test_sealed_breath_turns_the_specials_of_one_roll_into_misses() -> None:
    scene = in_danger(2)
    scene.given(HIT, SPECIAL).play("explore east", "pass")
    assert scene.asked == "MayHoldBreath"
    scene.play("yes")
    assert scene.hero.health == 11


@rule("AL-COMBAT-24")
def test_sealed_breath_works_once_a_round() -> None:
    scene = in_danger(2)
    scene.given(HIT, SPECIAL).play("explore east", "pass", "yes")
    scene.given(HIT, SPECIAL).play("explore west", "pass")
    assert scene.asked == "ChooseAction"
    assert scene.hero.health == 9


@rule("AL-COMBAT-24", "AL-COMBAT-10")
def test_sealed_breath_does_not_help_in_a_parting_attack() -> None:
    scene = in_danger(2)
    scene.given(SPECIAL).play("move east", "yes")
    assert scene.hero.health == 11
    assert scene.asked == "ChooseAction"


@rule("AL-COMBAT-24")
def test_one_point_unlocks_nothing() -> None:
    scene = in_danger(1)
    scene.given(HIT, SPECIAL).play("explore east", "pass")
    assert scene.hero.health == 10


@pytest.mark.parametrize(("points", "asked"), [(1, "MayPart"), (2, "ChooseAction")])
@rule("AL-COMBAT-24", "AL-COMBAT-11")
def test_sure_footing_takes_a_die_from_parting_attacks(points: int, asked: str) -> None:
    """One monster and no die left: there is nothing to roll."""
    scene = Scene(at="A1-B4", monsters=[("cultists", "A1-B4")], experience={"parasites": points})
    scene.play("move east")
    assert scene.asked == asked


@rule("AL-COMBAT-11")
def test_all_changes_of_a_parting_attack_are_added_up() -> None:
    """Two monsters, light and Sure Footing against Gravity Problems: one die."""
    scene = Scene(
        at="A1-B4",
        lit=["A1-B4"],
        monsters=[("cultists", "A1-B4"), ("worms", "A1-B4")],
        missions=("SM07", "PM01", "FM02"),
        experience={"parasites": 2},
    )
    scene.given(MISS).play("move east", "yes")
    assert len(scene.told(events.DiceRolled)[0].faces) == 1


@pytest.mark.parametrize(("points", "dice"), [(1, 2), (2, 3)])
@rule("AL-COMBAT-24", "AL-ACT-FIGHT-02")
def test_dirty_fighting_adds_a_die_to_the_standard_fight(points: int, dice: int) -> None:
    scene = Scene(at="A1-B4", monsters=[("worms", "A1-B4")], experience={"cultists": points})
    scene.given(*[MISS] * dice).play(fight(scene, "worms"))
    assert len(scene.told(events.DiceRolled)[0].faces) == dice


@pytest.mark.parametrize(("kind", "sanity"), [("worms", 11), ("spores", 12), ("cultists", 12)])
@rule("AL-COMBAT-24", "AL-MMOVE-11")
def test_the_hardened_lose_a_point_less_to_each_terror(kind: str, sanity: int) -> None:
    scene = Scene(at="A1-B4", monsters=[(kind, "A1-C4")], experience={"hybrids": 2})
    scene.play("move east")
    assert scene.hero.sanity == sanity


@rule("AL-COMBAT-24", "AL-COMBAT-29")
def test_who_knows_where_to_cut_deals_one_more_if_anything_hits() -> None:
    scene = Scene(at="A1-B4", monsters=[("worms", "A1-B4")], experience={"worms": 2})
    scene.given(HIT, MISS).play(fight(scene, "worms"))
    assert scene.monster("worms").wounded
    missed = Scene(at="A1-B4", monsters=[("spores", "A1-B4")], experience={"worms": 2})
    missed.given(MISS, MISS).play(fight(missed, "spores"))
    assert not missed.monster("spores").wounded


@rule("AL-COMBAT-24", "AL-ACT-FIGHT-08")
def test_the_cut_counts_for_each_monster_of_an_attack_on_a_sector() -> None:
    scene = Scene(
        at="A1-B4",
        monsters=[("worms", "A1-B4"), ("cultists", "A1-B4")],
        experience={"worms": 2},
        items=["frag-canister"],
    )
    scene.given(HIT, MISS, MISS).play("use frag-canister", f"choose tile {scene.tile('A1-B4')}")
    assert scene.monster("worms").wounded
    assert scene.monster("cultists").wounded
