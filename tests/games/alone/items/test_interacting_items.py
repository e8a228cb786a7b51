"""Items used with Interact: foam, tripwire, seal."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from tests.games.alone.scene import HIT, MISS, SPECIAL, Scene
from undercroft.games.alone import events
from undercroft.games.alone.options.hero import UseItem
from undercroft.testing import rule


@pytest.mark.parametrize(("item", "sanity"), [("suture-foam", 5), ("suture-foam+", 6)])
@rule("AL-ITEM-01", "AL-ITEM-08")
def test_suture_foam_recovers_health_and_upgraded_sanity_too(item: str, sanity: int) -> None:
    scene = Scene(items=[item], health=4, sanity=5)
    scene.play("use suture-foam.1")
    assert (scene.hero.health, scene.hero.sanity) == (7, sanity)
    assert scene.item("suture-foam").charges == 1


@rule("AL-COMBAT-28")
def test_nothing_is_recovered_beyond_twelve() -> None:
    scene = Scene(items=["suture-foam"], health=11)
    scene.play("use suture-foam.1")
    assert scene.hero.health == 12


@rule("AL-ITEM-02", "AL-TURN-02")
def test_using_foam_is_an_action_and_takes_the_turn() -> None:
    scene = Scene(items=["suture-foam"], health=4)
    scene.play("use suture-foam.1")
    assert scene.state.turns_left == 7
    assert scene.told(events.ActionDeclared)[0].action == 5


# Tripwire Spool


def trapped(item: str = "tripwire-spool", lit: Iterable[str] = (), look: str = "") -> Scene:
    """The Hero in B4 has marked C4; a Worm waits in D4, and Evil can move it by one."""
    scene = Scene(
        at="A1-B4",
        revealed=["A1-C4"],
        items=[item],
        hand=["converge"],
        monsters=[("worms", "A1-D4", look)],
        lit=lit,
    )
    return scene.play("use tripwire-spool", f"choose tile {scene.tile('A1-C4')}")


def walk_into_it(scene: Scene, *dice: int) -> None:
    scene.given(*dice).play("lay converge", "move one", "go west")


@rule("AL-ITEM-01", "AL-ITEM-12")
def test_a_tripwire_marks_the_own_sector_or_an_adjacent_revealed_one() -> None:
    scene = Scene(at="A1-B4", revealed=["A1-C4", "A1-D4"], items=["tripwire-spool"])
    scene.play("use tripwire-spool")
    assert scene.offered == [f"choose tile {scene.tile(name)}" for name in ("A1-B4", "A1-C4")]


@pytest.mark.parametrize(("item", "dice"), [("tripwire-spool", 3), ("tripwire-spool+", 4)])
@rule("AL-ITEM-01")
def test_the_next_monster_to_enter_is_attacked_at_once(item: str, dice: int) -> None:
    scene = trapped(item)
    walk_into_it(scene, HIT, HIT, *[MISS] * (dice - 2))
    rolled = scene.told(events.DiceRolled)[0]
    assert (rolled.by, len(rolled.faces)) == ("trap", dice)
    assert scene.monster("worms").wounded
    assert scene.state.trap is None


@rule("AL-COMBAT-22", "AL-COMBAT-27")
def test_a_monster_killed_by_the_wire_gives_experience_and_makes_no_noise() -> None:
    scene = trapped(look="wounded")
    walk_into_it(scene, HIT, HIT, MISS)
    assert scene.state.monsters == []
    assert scene.hero.experience == [0, 0, 0, 0, 1]
    assert not scene.told(events.NoiseHeard)


@rule("AL-COMBAT-03")
def test_specials_of_the_wire_count_by_the_light_in_the_heros_sector() -> None:
    lit = trapped(lit=["A1-B4"])
    walk_into_it(lit, SPECIAL, SPECIAL, MISS)
    assert lit.monster("worms").wounded
    dark = trapped(lit=["A1-C4"])
    walk_into_it(dark, SPECIAL, SPECIAL, MISS)
    assert not dark.monster("worms").wounded


@rule("AL-COMBAT-25", "AL-ACT-FIGHT-06")
def test_in_a_sector_that_has_left_the_labyrinth_the_wire_teaches_nothing() -> None:
    scene = trapped(look="wounded")
    scene.state.labyrinth = [tile for tile in scene.state.labyrinth if tile.sector == scene.hero.sector]
    walk_into_it(scene, HIT, HIT, MISS)
    assert scene.state.monsters == []
    assert scene.hero.experience == [0, 0, 0, 0, 0]
    assert not scene.told(events.MonsterKilled)


@rule("AL-ITEM-01")
def test_a_new_mark_takes_the_old_one_away() -> None:
    scene = Scene(at="A1-B4", revealed=["A1-C4"], items=["tripwire-spool"])
    scene.play("use tripwire-spool", f"choose tile {scene.tile('A1-C4')}")
    scene.play("use tripwire-spool", f"choose tile {scene.tile('A1-B4')}")
    assert scene.state.trap is not None
    assert scene.state.trap.sector == scene.sector("A1-B4")


@rule("AL-DEPLOY-12", "AL-ITEM-01")
def test_a_monster_that_is_deployed_there_springs_it_too() -> None:
    scene = Scene(at="A1-B4", items=["tripwire-spool"], hand=["converge"])
    scene.play("use tripwire-spool")
    assert scene.state.trap is not None
    scene.state.trap.sector = scene.sector("A1-F1")
    scene.given(MISS, MISS, MISS).play("lay converge", "deploy spores")
    scene.play(f"choose sector {scene.sector('A1-F1')}")
    assert [rolled.by for rolled in scene.told(events.DiceRolled)] == ["trap"]


# Quarantine Seal


@rule("AL-DOOR-02", "AL-DOOR-05")
def test_a_quarantine_seal_blocks_one_revealed_door_anywhere() -> None:
    """Revealed are the doors of A4, and of F5 far away."""
    scene = Scene(at="A1-A4", revealed=["A1-F5"], items=["quarantine-seal"])
    scene.play("use quarantine-seal")
    assert scene.offered == [f"seal {scene.tile('A1-A4')} north", f"seal {scene.tile('A1-F5')} north"]
    scene.play(f"seal {scene.tile('A1-F5')} north")
    assert scene.state.blocked == 1 << scene.door("A1-F4", "A1-F5")
    assert scene.state.welded == 0
    assert scene.asked == "ChooseAction"


@rule("AL-ITEM-01")
def test_an_upgraded_seal_blocks_up_to_two() -> None:
    scene = Scene(at="A1-A4", revealed=["A1-F5", "A1-D5"], items=["quarantine-seal+"])
    scene.play("use quarantine-seal", f"seal {scene.tile('A1-D5')} east")
    assert scene.offered == ["pass", f"seal {scene.tile('A1-A4')} north", f"seal {scene.tile('A1-F5')} north"]
    scene.play(f"seal {scene.tile('A1-A4')} north")
    assert scene.state.blocked.bit_count() == 2
    assert scene.asked == "ChooseAction"


@rule("AL-DOOR-03")
def test_a_seal_needs_an_unblocked_revealed_door() -> None:
    blocked = Scene(at="A1-A4", blocked=[("A1-A3", "A1-A4")], items=["quarantine-seal"])
    assert blocked.why_not(UseItem(blocked.item("quarantine-seal").card)) == "AL-DOOR-03"
    without = Scene(at="A1-B4", items=["quarantine-seal"])
    assert without.why_not(UseItem(without.item("quarantine-seal").card)) == "AL-DOOR-02"
