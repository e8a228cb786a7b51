"""Deploying and relocating monsters (AL-DEPLOY)."""

from __future__ import annotations

import pytest

from tests.games.alone.cards.hunting import choose, react, stands_in
from tests.games.alone.reacting import BLANK, heard, lay, lay_and_deploy, lay_and_move
from tests.games.alone.scene import Scene
from undercroft.games.alone import events
from undercroft.games.alone.effects.monsters import deploy_sectors, put_monster
from undercroft.games.alone.effects.relocation import relocate
from undercroft.games.alone.ids import AMBER, KINDS, SPORES, WORMS
from undercroft.games.alone.options.evil import ChooseSector, Deploy, DeployOne, Go, Lay, React
from undercroft.testing import rule

FOUR_BELOW = [("spores", "A1-F1"), ("spores", "A1-F2"), ("spores", "A1-D5"), ("hybrids", "A1-E1")]
FOUR_ABOVE = [("cultists", "B1-F5"), ("cultists", "B1-E1"), ("parasites", "B1-B5"), ("parasites", "B1-B1")]


def deploying(scene: Scene, kind: str) -> Scene:
    """Evil has chosen the kind and is asked for the sector."""
    lay(scene)
    if scene.asked == "MoveOrDeploy":
        scene.play("deploy one")
    return scene.play(f"deploy {kind}")


def against(scene: Scene, sector: str) -> str | None:
    """The rule against deploying there."""
    return scene.why_not(ChooseSector(scene.sector(sector)))


@rule("AL-DEPLOY-01", "AL-DEPLOY-02")
def test_a_standard_reaction_deploys_a_monster_of_any_kind_in_a_sector_of_evils_choice() -> None:
    scene = Scene(at="A1-B4", hand=[BLANK])
    lay(scene.play("search"))
    assert scene.offered == [f"deploy {kind}" for kind in KINDS]
    scene.play("deploy hybrids", ChooseSector(scene.sector("B1-F5")))
    assert stands_in(scene, "hybrids", "B1-F5")


@rule("AL-DEPLOY-01")
def test_a_card_deploys_only_if_it_says_so() -> None:
    """Converge moves monsters, and there are none; Pack Call deploys one."""
    scene = Scene(at="A1-B4", hand=["pack-call", "converge"])
    scene.play("locate", "choose target 0", "choose target 1")
    assert scene.why_not(React(scene.card("converge"))) == "AL-REACT-35"
    react(scene, "pack-call")
    assert scene.asked == "DeployKind"


@rule("AL-DEPLOY-03")
@pytest.mark.parametrize(
    ("kind", "near", "far"),
    [
        ("spores", "A1-D4", "A1-E4"),
        ("hybrids", "A1-A3", "A1-A2"),
        ("parasites", "A1-E4", "A1-E3"),
        ("cultists", "A1-A2", "B1-A1"),
        ("worms", "A1-E3", "A1-F3"),
    ],
)
def test_a_monster_is_deployed_no_nearer_than_the_distance_of_its_kind(kind: str, near: str, far: str) -> None:
    """Worked example 5. From A1-B4 the amber stairs are three steps away, their upper end four."""
    scene = deploying(Scene(at="A1-B4", hand=[BLANK]).play("search"), kind)
    assert against(scene, near) == "AL-DEPLOY-03"
    assert against(scene, far) is None
    scene.play(ChooseSector(scene.sector(far)))
    assert stands_in(scene, kind, far)


@rule("AL-DEPLOY-04")
def test_for_deployment_a_blocked_door_is_a_wall_and_what_cannot_be_reached_is_far_enough() -> None:
    open_door = deploying(Scene(at="A1-A4", hand=[BLANK]).play("search"), "worms")
    assert against(open_door, "A1-A3") == "AL-DEPLOY-03"
    closed = Scene(at="A1-A4", hand=[BLANK], blocked=[("A1-A3", "A1-A4")])
    assert against(deploying(closed.play("search"), "worms"), "A1-A3") is None
    cut_off = Scene(at="A1-F5", hand=[BLANK], blocked=[("A1-F4", "A1-F5")])
    assert against(deploying(cut_off.play("search"), "worms"), "A1-F4") is None


@rule("AL-DEPLOY-04", "AL-STAIR-01")
def test_a_staircase_is_one_step_for_deployment() -> None:
    scene = deploying(Scene(at="A1-A2", hand=[BLANK]).play("search"), "spores")
    assert against(scene, "B1-A2") == "AL-DEPLOY-03"
    assert against(scene, "B1-A3") is None


@rule("AL-DEPLOY-05", "AL-NOISE-02")
def test_deploying_makes_a_noise_in_the_sector_of_deployment() -> None:
    scene = Scene(at="A1-B4", hand=[BLANK])
    lay_and_deploy(scene.play("search"), "spores", "A1-E4")
    assert heard(scene) == ["east"]


@rule("AL-DEPLOY-06", "AL-DEPLOY-07")
def test_no_fifth_monster_is_deployed_on_a_level() -> None:
    scene = deploying(Scene(at="A1-B4", hand=[BLANK], monsters=FOUR_BELOW).play("search"), "worms")
    assert against(scene, "A1-F5") == "AL-DEPLOY-06"
    assert against(scene, "B1-F5") is None


@rule("AL-DEPLOY-06", "AL-DEPLOY-07")
def test_with_eight_monsters_on_the_map_none_is_deployed() -> None:
    scene = Scene(at="A1-B4", hand=[BLANK], monsters=[*FOUR_BELOW, *FOUR_ABOVE])
    scene.play("search", Lay(scene.card(BLANK)))
    assert scene.asked == "WhichMonster"
    assert not deploy_sectors(scene.state, WORMS)
    one_fewer = Scene(at="A1-B4", hand=[BLANK], monsters=[*FOUR_BELOW, *FOUR_ABOVE[1:]])
    one_fewer.play("search", Lay(one_fewer.card(BLANK)))
    assert one_fewer.why_not(DeployOne()) is None


@rule("AL-DEPLOY-07", "AL-STAIR-06")
def test_no_monster_is_moved_onto_a_level_that_has_four() -> None:
    monsters = [("worms", "B1-A1"), *FOUR_BELOW]
    scene = Scene(at="A1-B4", hand=[BLANK], monsters=monsters)
    lay_and_move(scene.play("search"), "worms")
    assert "go amber" not in scene.offered
    assert scene.why_not(Go(AMBER)) == "AL-STAIR-06"
    room = Scene(at="A1-B4", hand=[BLANK], monsters=monsters[:-1])
    lay_and_move(room.play("search"), "worms", "go amber")
    assert stands_in(room, "worms", "A1-A2")


@rule("AL-DEPLOY-08")
def test_no_more_monsters_of_a_kind_than_there_are_tokens() -> None:
    scene = Scene(at="A1-B4", hand=[BLANK], monsters=FOUR_BELOW[:3])
    lay(scene.play("search"), "deploy one")
    assert scene.offered == [f"deploy {kind}" for kind in KINDS[1:]]
    assert scene.why_not(Deploy(SPORES)) == "AL-DEPLOY-08"


@rule("AL-DEPLOY-09", "AL-DEPLOY-07")
def test_a_boss_goes_beyond_the_limit_of_a_level_and_does_not_count_toward_it() -> None:
    """The Colonel of Call for Help."""
    missions = ("SM06", "PM08", "FM01")
    full = Scene(at="A1-B4", hand=[BLANK], missions=missions, active=True, monsters=[("colonel", "B1-A1"), *FOUR_BELOW])
    lay_and_move(full.play("search"), "colonel", "go amber")
    assert stands_in(full, "colonel", "A1-A2")
    three = Scene(
        at="A1-B4", hand=[BLANK], missions=missions, active=True, monsters=[("colonel", "A1-F3"), *FOUR_BELOW[:3]]
    )
    lay_and_deploy(three.play("search"), "worms", "A1-F5")
    assert stands_in(three, "worms", "A1-F5")


@rule("AL-DEPLOY-10", "AL-DEPLOY-01")
def test_a_card_may_bring_a_monster_nearer_than_usual_but_never_into_the_heros_sector() -> None:
    scene = Scene(at="A1-B4", hand=["pack-call"])
    react(scene.play("locate", "choose target 0", "choose target 1"), "pack-call").play("deploy spores")
    assert against(scene, "A1-C4") == "AL-DEPLOY-03"
    assert against(scene, "A1-D4") is None
    by_far = deploy_sectors(scene.state, SPORES, -9)
    assert scene.sector("A1-B4") not in by_far
    assert scene.sector("A1-C4") in by_far


@rule("AL-DEPLOY-11")
def test_a_token_taken_off_wounded_comes_back_unwounded() -> None:
    scene = Scene(at="A1-B4", monsters=[("worms", "A1-F5", "wounded")], hand=["he-is-furious"])
    react(scene.play("move west", "pass"), "he-is-furious")
    scene.play("replace one", "deploy worms", ChooseSector(scene.sector("A1-E3")))
    assert not scene.monster("worms").wounded


@rule("AL-DEPLOY-12")
def test_a_monster_deployed_in_a_revealed_sector_is_revealed_at_once_and_terrifies_nobody() -> None:
    scene = Scene(at="A1-B4", hand=[BLANK], revealed=["A1-E4"])
    lay_and_deploy(scene.play("search"), "spores", "A1-E4")
    assert [event.tile for event in scene.told(events.MonsterSeen)] == [scene.tile("A1-E4")]
    assert scene.hero.sanity == 12
    assert not scene.told(events.Terrified)


@rule("AL-DEPLOY-13", "AL-LIGHT-12")
def test_a_monster_deployed_in_a_lit_sector_leaves_the_light_on() -> None:
    scene = Scene(at="A1-B4", hand=[BLANK], lit=["A1-F5"])
    lay_and_deploy(scene.play("search"), "worms", "A1-F5").end_turn()
    assert scene.state.lit == scene.mask(["A1-F5"])


@rule("AL-DEPLOY-14", "AL-DEPLOY-15", "AL-RUL-32")
def test_an_unrevealed_monster_relocated_into_the_heros_sector_terrifies_without_a_noise() -> None:
    """No printed card goes as far; the rule holds for any effect that would."""
    scene = Scene(at="A1-B4", monsters=[("worms", "A1-F5", "wounded")], hand=[BLANK]).play("search")
    relocate(scene.match.table, scene.monster("worms"), scene.sector("A1-B4"))
    scene.play("pass").end_turn()
    assert scene.hero.sanity == 10
    assert scene.monster("worms").wounded
    assert heard(scene) == []


@rule("AL-DEPLOY-15", "AL-RUL-32")
def test_a_revealed_monster_relocated_into_the_heros_sector_terrifies_nobody() -> None:
    scene = Scene(at="A1-B4", monsters=[("worms", "A1-D4")], revealed=["A1-D4"], hand=[BLANK]).play("search")
    relocate(scene.match.table, scene.monster("worms"), scene.sector("A1-B4"))
    scene.play("pass").end_turn()
    assert scene.hero.sanity == 12


@rule("AL-DEPLOY-15")
def test_relocating_obeys_the_limit_of_a_level() -> None:
    monsters = [("worms", "B1-A1"), *FOUR_BELOW]
    scene = Scene(at="A1-B4", monsters=monsters, hand=["through-the-vents"])
    react(scene.play("move west", "pass"), "through-the-vents").play(choose(scene, "worms"))
    assert against(scene, "A1-A2") == "AL-DEPLOY-15"
    assert against(scene, "B1-A2") is None


@rule("AL-DEPLOY-16")
def test_no_card_takes_off_or_relocates_a_boss_but_one_may_move_it() -> None:
    missions = ("SM06", "PM08", "FM01")
    scene = Scene(
        at="A1-B4",
        monsters=[("colonel", "A1-F5")],
        hand=["he-is-furious", "through-the-vents"],
        missions=missions,
        active=True,
    )
    scene.play("move west", "pass")
    assert "react through-the-vents" not in scene.offered
    react(scene, "he-is-furious")
    scene.play("go west", "go north")
    assert stands_in(scene, "colonel", "A1-E4")


@rule("AL-DEPLOY-11", "AL-DEPLOY-13")
def test_a_token_that_comes_back_has_not_moved_this_turn() -> None:
    scene = Scene(at="A1-B4", lit=["A1-F5"])
    worm = scene.add_monster("worms", "A1-F5")
    scene.state.turn.moved.append(worm.id)
    scene.state.monsters.remove(worm)
    put_monster(scene.match.table, worm.id, scene.sector("A1-F5"))
    assert scene.state.turn.moved == []
