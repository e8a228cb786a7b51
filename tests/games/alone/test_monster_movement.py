"""Monsters on the move, and the terror they bring (AL-MMOVE)."""

from __future__ import annotations

import pytest

from tests.games.alone.cards.hunting import choose, dice_of, react, stands_in
from tests.games.alone.reacting import ANOTHER, BLANK, heard, lay_and_move
from tests.games.alone.scene import HIT, MISS, Scene
from undercroft.games.alone import events
from undercroft.games.alone.ids import KINDS
from undercroft.games.alone.state import is_seen
from undercroft.games.alone.walk import MonsterWalk
from undercroft.testing import rule

# How far, and through what


@rule("AL-MMOVE-01", "AL-REACT-12")
def test_a_standard_reaction_moves_a_monster_by_one_sector() -> None:
    scene = Scene(at="A1-B4", monsters=[("worms", "A1-F5")], hand=[BLANK])
    lay_and_move(scene.play("search"), "worms", "go west")
    assert scene.asked == "ChooseAction"
    assert stands_in(scene, "worms", "A1-E5")


@rule("AL-MMOVE-01")
def test_a_card_states_its_own_range() -> None:
    scene = Scene(at="A1-B4", monsters=[("worms", "A1-F5")], hand=["while-you-rummage"])
    react(scene.play("search"), "while-you-rummage").play("go west", "go north")
    assert scene.asked == "NextStep"
    scene.play("go north")
    assert scene.asked == "ChooseAction"
    assert stands_in(scene, "worms", "A1-E3")


@rule("AL-MMOVE-02", "AL-NOISE-10", "AL-RUL-07")
def test_a_move_by_no_sectors_is_a_movement_with_its_noise() -> None:
    scene = Scene(at="A1-B4", monsters=[("worms", "A1-F5")], hand=[BLANK])
    lay_and_move(scene.play("search"), "worms", "stay")
    assert stands_in(scene, "worms", "A1-F5")
    assert heard(scene) == ["east"]


@rule("AL-MMOVE-02", "AL-LIGHT-12")
def test_a_monster_moved_by_no_sectors_puts_the_light_out_where_it_is() -> None:
    scene = Scene(at="A1-B4", monsters=[("worms", "A1-F5")], hand=[BLANK], lit=["A1-F5"])
    lay_and_move(scene.play("search"), "worms", "stay").end_turn()
    assert scene.state.lit == 0


@rule("AL-MMOVE-02")
def test_a_monster_moved_by_no_sectors_has_the_extra_effect_of_its_card() -> None:
    """Cornered Prey adds a die if the monster moved to the Hero's sector: it may have been there before."""
    monsters = [("cultists", "A1-C4")]
    scene = Scene(at="A1-B4", monsters=monsters, revealed=["A1-C4"], hand=["cornered-prey"])
    react(scene.play("move east").pass_until("MayReact"), "cornered-prey").given(MISS, MISS, MISS).play("stay")
    assert dice_of(scene) == [3]


@rule("AL-MMOVE-03", "AL-STAIR-01")
def test_a_point_leads_through_an_open_side_an_unblocked_door_or_a_staircase() -> None:
    """Door to the north of A1-A2, open side to the south, amber stairs, walls elsewhere."""
    scene = Scene(at="A1-E4", monsters=[("worms", "A1-A2")], hand=[BLANK])
    lay_and_move(scene.play("search"), "worms")
    assert scene.offered == ["stay", "go north", "go south", "go amber"]


# Doors


@rule("AL-MMOVE-04", "AL-DOOR-03", "AL-DOOR-11")
def test_a_blocked_door_costs_a_point_to_unblock_and_another_to_pass() -> None:
    """The door stays unblocked behind the monster."""
    scene = Scene(at="A1-D4", monsters=[("worms", "A1-A3")], hand=["caught-off-guard"], blocked=[("A1-A3", "A1-A4")])
    react(scene.play("search"), "caught-off-guard")
    assert "go south" not in scene.offered
    scene.play("unblock south", "go south")
    assert scene.asked == "ChooseAction"
    assert stands_in(scene, "worms", "A1-A4")
    assert scene.state.blocked == 0


@rule("AL-MMOVE-05", "AL-REACT-12")
def test_the_only_point_may_go_on_a_door_and_the_monster_stays() -> None:
    scene = Scene(at="A1-D4", monsters=[("worms", "A1-A3")], hand=[BLANK], blocked=[("A1-A3", "A1-A4")])
    lay_and_move(scene.play("search"), "worms", "unblock south")
    assert scene.asked == "ChooseAction"
    assert stands_in(scene, "worms", "A1-A3")
    assert scene.state.blocked == 0


@rule("AL-MMOVE-05")
def test_only_a_door_next_to_the_monster_can_be_unblocked() -> None:
    scene = Scene(at="A1-D4", monsters=[("worms", "A1-A2")], hand=[BLANK], blocked=[("A1-A3", "A1-A4")])
    lay_and_move(scene.play("search"), "worms")
    assert scene.offered == ["stay", "go north", "go south", "go amber"]


# Terror


@rule("AL-MMOVE-06")
@pytest.mark.parametrize(("kind", "sanity"), [("spores", 11), ("parasites", 11), ("hybrids", 10), ("worms", 10)])
def test_an_unrevealed_monster_that_moves_into_the_heros_sector_terrifies(kind: str, sanity: int) -> None:
    scene = Scene(at="A1-B4", monsters=[(kind, "A1-C4")], hand=[BLANK])
    lay_and_move(scene.play("search"), kind).given(*[MISS] * 3).play("go west")
    assert scene.hero.sanity == sanity
    assert [event.amount for event in scene.told(events.Terrified)] == [12 - sanity]


@rule("AL-MMOVE-07")
def test_a_monster_that_was_revealed_in_another_sector_does_not_terrify() -> None:
    scene = Scene(at="A1-B4", monsters=[("worms", "A1-C4")], revealed=["A1-C4"], hand=[BLANK])
    lay_and_move(scene.play("search"), "worms").given(MISS, MISS, MISS).play("go west")
    assert stands_in(scene, "worms", "A1-B4")
    assert scene.hero.sanity == 12


@rule("AL-MMOVE-08", "AL-INFO-12")
def test_a_monster_that_was_revealed_on_its_way_does_not_terrify_at_its_end() -> None:
    scene = Scene(at="A1-B4", monsters=[("worms", "A1-D4")], revealed=["A1-C4"], hand=["caught-off-guard"])
    react(scene.play("search"), "caught-off-guard").play("go west")
    assert is_seen(scene.monster("worms"))
    scene.given(MISS, MISS, MISS).play("go west")
    assert stands_in(scene, "worms", "A1-B4")
    assert scene.hero.sanity == 12


@rule("AL-MMOVE-08", "AL-INFO-13")
def test_a_monster_that_was_revealed_on_its_way_does_not_terrify_out_of_the_dark_either() -> None:
    """From E3 west to D3, which is revealed, north to the dark D2, and west to the Hero in C2."""
    scene = Scene(at="A1-C2", monsters=[("worms", "A1-E3")], revealed=["A1-D3"], hand=["while-you-rummage"])
    react(scene.play("search"), "while-you-rummage").play("go west", "go north")
    assert not is_seen(scene.monster("worms"))
    scene.given(MISS, MISS, MISS).play("go west")
    assert stands_in(scene, "worms", "A1-C2")
    assert scene.hero.sanity == 12


@rule("AL-MMOVE-07", "AL-INFO-13")
def test_a_monster_that_was_in_sight_when_it_set_out_does_not_terrify_in_that_movement() -> None:
    """From the revealed D3 by the dark D2 to the Hero in C2."""
    scene = Scene(at="A1-C2", monsters=[("worms", "A1-D3")], revealed=["A1-D3"], hand=["caught-off-guard"])
    react(scene.play("search"), "caught-off-guard").given(MISS, MISS, MISS).play("go north", "go west")
    assert stands_in(scene, "worms", "A1-C2")
    assert scene.hero.sanity == 12


@rule("AL-MMOVE-08", "AL-MMOVE-06", "AL-MMOVE-14")
def test_a_monster_that_slipped_into_the_dark_terrifies_when_another_movement_brings_it_back() -> None:
    scene = Scene(at="A1-C2", monsters=[("worms", "A1-D3")], revealed=["A1-D3"], hand=[BLANK, ANOTHER])
    lay_and_move(scene.play("search"), "worms", "go north")
    lay_and_move(scene, "worms").given(MISS, MISS, MISS).play("go west")
    assert scene.hero.sanity == 10


@rule("AL-MMOVE-08")
def test_on_a_way_through_the_dark_it_terrifies_at_its_end() -> None:
    scene = Scene(at="A1-B4", monsters=[("worms", "A1-D4")], hand=["caught-off-guard"])
    react(scene.play("search"), "caught-off-guard").given(MISS, MISS, MISS).play("go west", "go west")
    assert scene.hero.sanity == 10


@rule("AL-MMOVE-09", "AL-ROUND-02")
def test_a_monster_whose_sector_left_the_labyrinth_can_terrify_again() -> None:
    scene = Scene(
        at="A1-E4", turns_left=1, monsters=[("worms", "A1-F3")], revealed=["A1-F3"], hand=["caught-off-guard"]
    )
    assert is_seen(scene.monster("worms"))
    scene.play("search", "pass").end_turn()
    assert not is_seen(scene.monster("worms"))
    scene.play("search").pass_until("MayReact").play("react caught-off-guard").given(MISS, MISS, MISS)
    scene.play("go west", "go south").end_turn()
    assert scene.hero.sanity == 10


@rule("AL-MMOVE-10", "AL-MMOVE-11")
def test_each_monster_in_the_dark_sector_entered_terrifies_by_itself_and_cultists_do_not() -> None:
    monsters = [("worms", "A1-C4"), ("spores", "A1-C4"), ("cultists", "A1-C4")]
    scene = Scene(at="A1-B4", monsters=monsters)
    scene.play("move east", choose(scene, "spores"))
    losses = [event.amount for event in scene.told(events.PointsLost) if event.stat == 1]
    assert losses == [1, 2]


@rule("AL-MMOVE-11", "AL-ALLY-05")
def test_each_terror_is_a_source_of_its_own() -> None:
    """One goes to the ally, the other to the Hero."""
    scene = Scene(at="A1-B4", monsters=[("worms", "A1-C4"), ("spores", "A1-C4")], allies=["doctor"])
    scene.play("move east", choose(scene, "worms"), "ally doctor", "endure")
    assert (scene.hero.sanity, scene.hero.allies[0].charges) == (11, 4)


# Noise, company, and what comes after


@rule("AL-MMOVE-12", "AL-NOISE-02")
def test_the_noise_comes_from_the_sector_where_the_movement_ends() -> None:
    """By way of E3 and D3 to D2: on its way it was only to the east, in the end also to the north."""
    scene = Scene(at="A1-C3", monsters=[("worms", "A1-E4")], hand=["while-you-rummage"])
    react(scene.play("search"), "while-you-rummage").play("go north", "go west", "go north")
    assert stands_in(scene, "worms", "A1-D2")
    assert scene.asked == "ChooseReport"
    assert scene.offered == ["report north", "report east"]
    scene.play("report north")
    assert heard(scene) == ["north"]


@rule("AL-MMOVE-13")
def test_monsters_share_sectors_with_each_other_and_the_hero() -> None:
    monsters = [("worms", "A1-B4"), ("spores", "A1-B4"), ("cultists", "A1-C4")]
    scene = Scene(at="A1-B4", monsters=monsters, hand=[BLANK])
    lay_and_move(scene.play("search"), "cultists", "go west")
    assert all(stands_in(scene, kind, "A1-B4") for kind in ("worms", "spores", "cultists"))


@rule("AL-MMOVE-13", "AL-MMOVE-15")
def test_a_monster_may_pass_through_the_heros_sector() -> None:
    """It is met and terrifies on the way, and is not there any more when monsters attack."""
    scene = Scene(at="A1-B4", monsters=[("worms", "A1-C4")], hand=["caught-off-guard"])
    react(scene.play("search"), "caught-off-guard").play("go west", "go west")
    assert stands_in(scene, "worms", "A1-A4")
    assert scene.hero.sanity == 10
    assert dice_of(scene) == []


@rule("AL-MMOVE-14", "AL-REACT-04")
def test_the_same_monster_may_be_moved_by_both_reactions_of_a_turn() -> None:
    scene = Scene(at="A1-B4", monsters=[("worms", "A1-F5")], hand=[BLANK, ANOTHER])
    lay_and_move(scene.play("search"), "worms", "go west")
    lay_and_move(scene, "worms", "go north")
    assert stands_in(scene, "worms", "A1-E4")


@rule("AL-MMOVE-15", "AL-COMBAT-04")
def test_entering_the_heros_sector_is_no_attack_but_staying_there_brings_one() -> None:
    scene = Scene(at="A1-B4", monsters=[("cultists", "A1-C4")], hand=[BLANK, ANOTHER])
    lay_and_move(scene.play("search"), "cultists", "go west")
    assert scene.asked == "MayReact"
    assert dice_of(scene) == []
    scene.given(HIT, MISS).play("pass")
    assert dice_of(scene) == [2]
    assert scene.hero.health == 11


@rule("AL-MMOVE-16", "AL-MMOVE-01")
@pytest.mark.parametrize("kind", KINDS)
def test_how_far_a_monster_goes_depends_on_the_reaction_not_on_its_kind(kind: str) -> None:
    scene = Scene(at="A1-B4", monsters=[(kind, "A1-F5")], hand=[BLANK, "caught-off-guard"])
    scene.play("search").pass_until("MayReact").play(f"lay {BLANK}", "move one")
    assert scene.match.table.inside(MonsterWalk).points == 1
    react(scene.play("stay"), "caught-off-guard")
    assert scene.match.table.inside(MonsterWalk).points == 2


@rule("AL-MMOVE-17", "AL-NOISE-07")
def test_a_further_move_granted_by_a_card_has_a_noise_of_its_own() -> None:
    """Flanking in a danger sector: the monster moves once more."""
    scene = Scene(at="A1-B4", monsters=[("worms", "A1-F5")], hand=["flanking"], danger=["A1-B4"])
    react(scene.play("explore east").pass_until("MayReact"), "flanking").play("go west", "yes", "go north")
    assert stands_in(scene, "worms", "A1-E4")
    assert heard(scene) == ["east", "east"]


@rule("AL-MMOVE-03", "AL-DOOR-03")
def test_no_monster_walks_through_walls_or_blocked_doors() -> None:
    scene = Scene(at="A1-D4", monsters=[("worms", "A1-A3")], hand=[BLANK], blocked=[("A1-A3", "A1-A4")])
    lay_and_move(scene.play("search"), "worms")
    assert scene.offered == ["stay", "go north", "unblock south"]
