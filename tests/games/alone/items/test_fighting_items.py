"""Items used with Fight: one monster near or far, or a whole sector in the dark."""

from __future__ import annotations

import pytest

from tests.games.alone.scene import EVIL, HIT, MISS, SPECIAL, Scene
from undercroft.games.alone import events
from undercroft.games.alone.ids import WORMS, FigureId
from undercroft.games.alone.options.hero import UseItem
from undercroft.games.alone.state import Look
from undercroft.testing import rule


def dice_rolled(scene: Scene) -> int:
    return len(scene.told(events.DiceRolled)[0].faces)


@rule("AL-ITEM-05", "AL-COMBAT-18", "AL-ACT-FIGHT-03")
def test_two_charges_of_projectiles_are_four_dice_at_a_monster_far_off() -> None:
    """Worked example 14: three hits wound a Worm, the third point is lost."""
    scene = Scene(at="A1-A4", revealed=["A1-B4", "A1-C4"], monsters=[("worms", "A1-C4")], items=["projectiles"])
    scene.given(HIT, HIT, HIT, MISS).play("use projectiles.1", "charges 2")
    assert dice_rolled(scene) == 4
    assert scene.monster("worms").wounded
    assert scene.item("projectiles").charges == 2


@rule("AL-FOV-05", "AL-ACT-FIGHT-05")
def test_projectiles_need_a_monster_in_view() -> None:
    scene = Scene(at="A1-A4", revealed=["A1-B4", "A1-D4"], monsters=[("worms", "A1-D4")], items=["projectiles"])
    assert "use projectiles.1" not in scene.offered
    assert scene.why_not(UseItem(scene.item("projectiles").card)) == "AL-ACT-FIGHT-05"


@rule("AL-ITEM-05")
def test_any_number_of_charges_may_be_discarded_but_at_least_one() -> None:
    scene = Scene(at="A1-A4", revealed=["A1-B4"], monsters=[("worms", "A1-B4")], items=["projectiles"])
    scene.play("use projectiles.1")
    assert scene.offered == ["charges 1", "charges 2", "charges 3", "charges 4"]


@rule("AL-ACT-FIGHT-07")
def test_target_and_charges_are_fixed_before_the_roll() -> None:
    scene = Scene(
        at="A1-A4", revealed=["A1-B4"], monsters=[("worms", "A1-B4"), ("spores", "A1-A4")], items=["projectiles"]
    )
    scene.play("use projectiles.1")
    assert scene.asked == "WhomToStrike"
    scene.play(f"choose figure {scene.figure('spores')}")
    assert scene.asked == "HowManyCharges"
    assert not scene.told(events.DiceRolled)


@rule("AL-ITEM-08")
def test_an_item_is_discarded_with_its_last_charge() -> None:
    scene = Scene(at="A1-A4", monsters=[("worms", "A1-A4")], items=["projectiles"])
    scene.given(*[MISS] * 8).play("use projectiles.1", "charges 4")
    assert dice_rolled(scene) == 8
    assert scene.hero.items == []
    assert len(scene.state.item_discard) == 1


@rule("AL-ITEM-01", "AL-ACT-FIGHT-07")
def test_upgraded_projectiles_let_any_dice_be_rolled_once_more() -> None:
    scene = Scene(at="A1-A4", monsters=[("worms", "A1-A4")], items=["projectiles+"])
    scene.given(MISS, HIT).play("use projectiles.1", "charges 1")
    assert scene.offered == ["pass", "reroll 0", "reroll 1"]
    scene.given(HIT).play("reroll 0")
    assert scene.offered == ["pass", "reroll 1"]
    scene.play("pass")
    assert scene.monster("worms").wounded


@rule("AL-ITEM-01", "AL-ACT-FIGHT-07")
def test_plain_projectiles_have_no_second_roll() -> None:
    scene = Scene(at="A1-A4", monsters=[("worms", "A1-A4")], items=["projectiles"])
    scene.given(MISS, HIT).play("use projectiles.1", "charges 1")
    assert scene.asked != "MayReroll"
    assert not scene.monster("worms").wounded


@pytest.mark.parametrize(("item", "dice"), [("arc-cutter", 4), ("arc-cutter+", 5)])
@rule("AL-ITEM-01", "AL-ITEM-14")
def test_the_arc_cutter_replaces_the_two_dice_of_a_fight(item: str, dice: int) -> None:
    """Dirty Fighting belongs to the standard action, not to an item."""
    scene = Scene(at="A1-A4", monsters=[("worms", "A1-A4")], experience={"cultists": 2}, items=[item])
    scene.given(*[MISS] * dice).play("use arc-cutter")
    assert dice_rolled(scene) == dice
    assert scene.item("arc-cutter").charges == 2


@rule("AL-ACT-FIGHT-01", "AL-ACT-FIGHT-05")
def test_the_arc_cutter_reaches_no_other_sector() -> None:
    scene = Scene(at="A1-A4", revealed=["A1-B4"], monsters=[("worms", "A1-B4")], items=["arc-cutter"])
    assert scene.why_not(UseItem(scene.item("arc-cutter").card)) == "AL-ACT-FIGHT-05"


@rule("AL-ITEM-08")
def test_the_breach_axe_costs_nothing_and_stays_without_charges() -> None:
    scene = Scene(at="A1-A4", monsters=[("worms", "A1-A4")], items=["breach-axe:0"])
    scene.given(*[MISS] * 3).play("use breach-axe")
    assert dice_rolled(scene) == 3
    assert scene.item("breach-axe").charges == 0


@pytest.mark.parametrize(("charges", "dice"), [(0, 3), (1, 5)])
@rule("AL-ITEM-01")
def test_an_upgraded_breach_axe_may_burn_a_charge_for_two_dice(charges: int, dice: int) -> None:
    scene = Scene(at="A1-A4", monsters=[("worms", "A1-A4")], items=["breach-axe+"])
    scene.play("use breach-axe")
    assert scene.offered == ["charges 0", "charges 1"]
    scene.given(*[MISS] * dice).play(f"charges {charges}")
    assert dice_rolled(scene) == dice
    assert scene.item("breach-axe").charges == 2 - charges


@pytest.mark.parametrize(
    ("item", "charges", "dice"),
    [("nail-driver", 1, 2), ("nail-driver", 2, 3), ("nail-driver+", 1, 3), ("nail-driver+", 2, 4)],
)
@rule("AL-ITEM-01")
def test_the_nail_driver_rolls_a_die_and_one_more_for_each_charge(item: str, charges: int, dice: int) -> None:
    scene = Scene(at="A1-A4", revealed=["A1-B4"], monsters=[("worms", "A1-B4")], items=[item])
    scene.play("use nail-driver")
    assert scene.offered == ["charges 1", "charges 2"]
    scene.given(*[MISS] * dice).play(f"charges {charges}")
    assert dice_rolled(scene) == dice


@rule("AL-ACT-FIGHT-08")
def test_a_frag_canister_strikes_every_monster_in_a_sector_with_one_roll() -> None:
    scene = Scene(
        at="A1-A4", revealed=["A1-B4"], monsters=[("worms", "A1-B4"), ("cultists", "A1-B4")], items=["frag-canister"]
    )
    scene.given(HIT, HIT, MISS).play("use frag-canister", f"choose tile {scene.tile('A1-B4')}")
    assert scene.monster("worms").wounded
    assert scene.monster("cultists").wounded
    assert dice_rolled(scene) == 3


@rule("AL-ITEM-01")
def test_an_upgraded_frag_canister_rolls_four_dice() -> None:
    scene = Scene(at="A1-A4", monsters=[("worms", "A1-A4")], items=["frag-canister+"])
    scene.given(*[MISS] * 4).play("use frag-canister", f"choose tile {scene.tile('A1-A4')}")
    assert dice_rolled(scene) == 4


@rule("AL-ACT-FIGHT-06", "AL-COMBAT-25", "AL-ACT-FIGHT-05")
def test_in_an_unrevealed_sector_nothing_is_told_and_nothing_learned() -> None:
    """One hit wounds a Spore and one more kills it; Evil knows, the Hero does not."""
    scene = Scene(at="A1-A4", monsters=[("spores", "A1-B4")], items=["frag-canister"])
    scene.given(HIT, HIT, MISS).play("use frag-canister", f"beyond {scene.tile('A1-A4')} east")
    assert scene.state.monsters == []
    assert not scene.told(events.MonsterKilled)
    assert len(scene.told(events.MonsterKilled, EVIL)) == 1
    assert scene.hero.experience == [0, 0, 0, 0, 0]


@rule("AL-ITEM-12")
def test_an_unrevealed_sector_is_named_by_a_way_through_revealed_ones() -> None:
    """From B4 the Hero sees C4 only: D4 can be named from it, not E4, nor A3 behind the unrevealed A4."""
    scene = Scene(at="A1-B4", revealed=["A1-C4"], items=["frag-canister"])
    scene.play("use frag-canister")
    own, east = scene.tile("A1-B4"), scene.tile("A1-C4")
    assert scene.offered == [
        f"choose tile {own}",
        f"choose tile {east}",
        f"beyond {own} west",
        f"beyond {east} east",
    ]


@rule("AL-ITEM-12")
def test_nothing_is_named_beyond_two_sectors_nor_over_an_unrevealed_one() -> None:
    seen = Scene(at="A1-B4", revealed=["A1-C4", "A1-D4"], items=["frag-canister"])
    seen.play("use frag-canister")
    assert f"choose tile {seen.tile('A1-D4')}" in seen.offered
    assert f"beyond {seen.tile('A1-D4')} east" not in seen.offered
    gap = Scene(at="A1-B4", revealed=["A1-D4"], items=["frag-canister"])
    gap.play("use frag-canister")
    assert f"choose tile {gap.tile('A1-D4')}" not in gap.offered


@rule("AL-ITEM-12", "AL-DOOR-04")
def test_no_blocked_door_may_lie_on_that_way() -> None:
    scene = Scene(at="A1-A4", blocked=[("A1-A3", "A1-A4")], items=["frag-canister"])
    scene.play("use frag-canister")
    assert f"beyond {scene.tile('A1-A4')} north" not in scene.offered


@rule("AL-COMBAT-03", "AL-ITEM-01")
def test_light_in_the_heros_sector_counts_for_items_too() -> None:
    scene = Scene(at="A1-A4", lit=["A1-A4"], monsters=[("worms", "A1-A4")], items=["arc-cutter"])
    scene.given(SPECIAL, SPECIAL, MISS, MISS).play("use arc-cutter")
    assert scene.monster("worms").wounded


@rule("AL-ITEM-02", "AL-REACT-23")
def test_a_fight_with_an_item_is_a_fight() -> None:
    scene = Scene(at="A1-A4", monsters=[("worms", "A1-A4")], items=["arc-cutter"], hand=["thick-hide"])
    scene.given(HIT, HIT, MISS, MISS).play("use arc-cutter")
    assert scene.asked == "MayReact"
    assert any(text.startswith("react") for text in scene.offered)


@rule("AL-INFO-25")
def test_an_invented_monster_vanishes_when_it_is_shot_at_and_nothing_is_spent() -> None:
    scene = Scene(at="A1-A4", revealed=["A1-B4"], items=["projectiles"])
    invented = FigureId(99)
    scene.state.labyrinth[1].phantoms.append(Look(WORMS, False, invented))
    scene.match.table.run()
    scene.play("use projectiles.1")
    assert scene.asked == "ChooseAction"
    assert scene.state.labyrinth[1].phantoms == []
    assert scene.item("projectiles").charges == 4
    assert scene.state.turns_left == 8
