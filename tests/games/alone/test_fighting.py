"""The Fight action (AL-ACT-FIGHT)."""

from __future__ import annotations

from tests.games.alone.cards.hunting import dice_of, react
from tests.games.alone.reacting import in_order
from tests.games.alone.scene import HERO, HIT, MISS, Scene
from undercroft.games.alone import events
from undercroft.games.alone.ids import EAST, FigureId
from undercroft.games.alone.options.hero import AimBeyond, Fight
from undercroft.testing import rule


def fight(scene: Scene, kind: str) -> Scene:
    return scene.play(Fight(FigureId(scene.figure(kind))))


@rule("AL-ACT-FIGHT-01")
def test_only_monsters_in_the_own_sector_are_attacked() -> None:
    scene = Scene(at="A1-B4", monsters=[("worms", "A1-B4"), ("spores", "A1-C4")], revealed=["A1-C4"])
    fights = [option for option in scene.match.options if isinstance(option, Fight)]
    assert fights == [Fight(FigureId(scene.figure("worms")))]


@rule("AL-ACT-FIGHT-02", "AL-RUL-10", "AL-RUL-11")
def test_two_dice_against_one_monster_chosen_before_the_roll() -> None:
    """Two hits could wound a Spore and be wasted on a Parasite: all of them count against the one that was named."""
    scene = Scene(at="A1-B4", monsters=[("spores", "A1-B4"), ("parasites", "A1-B4")])
    scene.given(HIT, HIT)
    fight(scene, "parasites")
    assert dice_of(scene, "hero") == [2]
    assert scene.monster("parasites").wounded
    assert not scene.monster("spores").wounded


@rule("AL-ACT-FIGHT-03")
def test_some_items_attack_other_sectors_even_out_of_view() -> None:
    shot = Scene(at="A1-B4", monsters=[("spores", "A1-C4")], revealed=["A1-C4"], items=["projectiles"])
    shot.given(HIT, HIT).play("use projectiles.1", "charges 1")
    assert shot.state.monsters == []
    blast = Scene(at="A1-B4", monsters=[("spores", "A1-C4")], items=["frag-canister"])
    blast.given(*[HIT] * 6).play("use frag-canister", AimBeyond(blast.tile("A1-B4"), EAST))
    assert blast.state.monsters == []


@rule("AL-ACT-FIGHT-04", "AL-COMBAT-20")
def test_hits_are_damage_and_a_wound_is_told_at_once() -> None:
    scene = Scene(at="A1-B4", monsters=[("hybrids", "A1-B4")])
    figure = scene.figure("hybrids")
    scene.given(HIT, HIT)
    fight(scene, "hybrids")
    assert [event.figure for event in scene.told(events.MonsterWounded)] == [figure]
    scene.given(*[HIT] * 2).end_turn()
    scene.given(HIT, MISS)
    fight(scene, "hybrids")
    assert [event.figure for event in scene.told(events.MonsterKilled)] == [figure]


@rule("AL-ACT-FIGHT-05")
def test_without_a_target_there_is_no_fight_but_an_item_may_be_thrown_into_the_dark() -> None:
    scene = Scene(at="A1-B4", items=["frag-canister", "projectiles"])
    assert not any(isinstance(option, Fight) for option in scene.match.options)
    assert "use projectiles.1" not in scene.offered
    assert "use frag-canister" in scene.offered


@rule("AL-ACT-FIGHT-06")
def test_an_attack_into_the_dark_does_not_tell_whether_it_hit_anything() -> None:
    """With and without a monster the Hero is told the same."""
    told = []
    for monsters in ([("spores", "A1-C4")], []):
        scene = Scene(at="A1-B4", monsters=monsters, items=["frag-canister"])
        scene.given(*[HIT] * 6).play("use frag-canister", AimBeyond(scene.tile("A1-B4"), EAST))
        assert scene.state.monsters == []
        seen = [event.seen_by(HERO) for event in scene.match.events[scene._told :]]
        told.append([event for event in seen if event is not None])
    assert told[0] == told[1]


@rule("AL-ACT-FIGHT-07", "AL-REACT-18")
def test_charges_are_paid_then_the_roll_then_instants_then_rerolls_then_damage_and_experience() -> None:
    scene = Scene(at="A1-B4", monsters=[("spores", "A1-B4")], items=["projectiles+"], hand=["thick-hide"])
    scene.given(HIT, MISS).play("use projectiles.1", "charges 1")
    assert scene.item("projectiles").charges == 3
    assert dice_of(scene, "hero") == [2]
    assert scene.asked == "MayReact"
    react(scene, "thick-hide")
    assert scene.asked == "MayReroll"
    assert not scene.monster("spores").wounded
    scene.given(HIT).play("reroll 1", "pass")
    assert scene.monster("spores").wounded


@rule("AL-ACT-FIGHT-07", "AL-COMBAT-22")
def test_experience_comes_with_the_kill() -> None:
    scene = Scene(at="A1-B4", monsters=[("spores", "A1-B4")]).given(HIT, HIT)
    fight(scene, "spores")
    kinds = (events.DiceRolled, events.MonsterKilled, events.ExperienceGained)
    assert in_order(scene, *kinds) == ["DiceRolled", "MonsterKilled", "ExperienceGained"]


@rule("AL-ACT-FIGHT-08")
def test_an_attack_on_a_sector_is_one_roll_that_counts_in_full_against_each_monster() -> None:
    monsters = [("spores", "A1-C4"), ("spores", "A1-C4"), ("parasites", "A1-C4")]
    scene = Scene(at="A1-B4", monsters=monsters, items=["frag-canister"])
    scene.given(HIT, HIT, *[MISS] * 4).play("use frag-canister", AimBeyond(scene.tile("A1-B4"), EAST))
    assert len(scene.told(events.DiceRolled)) == 1
    assert [monster.wounded for monster in scene.state.monsters] == [True]
