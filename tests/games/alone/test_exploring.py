"""Exploring: a straight line into the dark (AL-ACT-EXPLORE)."""

from __future__ import annotations

from tests.games.alone.cards.hunting import react
from tests.games.alone.reacting import in_order
from tests.games.alone.scene import HERO, Scene
from undercroft.games.alone import GAME, events
from undercroft.games.alone.ids import NORTH
from undercroft.games.alone.options.hero import Explore
from undercroft.testing import rule


def found(scene: Scene) -> set[str]:
    """The sectors of the sheet A-1 that are revealed."""
    names = [f"A1-{column}{row}" for row in range(1, 6) for column in "ABCDEF"]
    there = {name for name in names if name not in ("A1-A5", "A1-B2", "A1-B3", "A1-B5", "A1-C5")}
    return {name for name in there if scene.is_revealed(name)}


@rule("AL-ACT-EXPLORE-01")
def test_two_sectors_in_a_line_are_revealed_with_their_elements_and_doors() -> None:
    scene = Scene(at="A1-A4", monsters=[("worms", "A1-C4")], danger=["A1-B4"]).play("explore east")
    assert found(scene) == {"A1-A4", "A1-B4", "A1-C4"}
    tiles = {tile.tile: tile for tile in GAME.view(scene.state, HERO).tiles}
    assert tiles[scene.tile("A1-B4")].danger
    assert len(tiles[scene.tile("A1-C4")].figures) == 1
    north = Scene(at="A1-A4").play("explore north")
    tiles = {tile.tile: tile for tile in GAME.view(north.state, HERO).tiles}
    assert [door.way for door in tiles[north.tile("A1-A2")].doors] == [NORTH]


@rule("AL-ACT-EXPLORE-02", "AL-FOV-04")
def test_a_door_of_the_own_sector_does_not_stop_it_a_far_one_does() -> None:
    near = Scene(at="A1-A4").play("explore north")
    assert found(near) == {"A1-A4", "A1-A3", "A1-A2"}
    far = Scene(at="A1-B1").play("explore east")
    assert found(far) == {"A1-B1", "A1-C1"}


@rule("AL-ACT-EXPLORE-02")
def test_a_wall_stops_it() -> None:
    scene = Scene(at="A1-E4").play("explore south")
    assert found(scene) == {"A1-E4", "A1-E5"}


@rule("AL-ACT-EXPLORE-03", "AL-ACT-EXPLORE-01")
def test_a_corner_ends_the_line() -> None:
    """Worked example 17: north of A1-C3 lies a corner, from which the passage goes on to the east."""
    scene = Scene(at="A1-C3").play("explore north")
    assert found(scene) == {"A1-C3", "A1-C2"}


@rule("AL-ACT-EXPLORE-04")
def test_one_danger_token_of_the_own_or_an_explored_sector_may_be_thrown_away() -> None:
    scene = Scene(at="A1-A4", danger=["A1-A4", "A1-B4", "A1-C4", "A1-A3"], revealed=["A1-A3"]).play("explore east")
    tiles = [scene.tile(name) for name in ("A1-A4", "A1-B4", "A1-C4")]
    assert sorted(scene.offered) == sorted(["pass", *(f"throw away {tile}" for tile in tiles)])
    scene.play(f"throw away {tiles[1]}")
    assert scene.asked == "ChooseAction"
    assert scene.state.danger == scene.mask(["A1-A4", "A1-C4", "A1-A3"])


@rule("AL-ACT-EXPLORE-04")
def test_a_token_need_not_be_thrown_away() -> None:
    scene = Scene(at="A1-A4", danger=["A1-A4"]).play("explore east", "pass")
    assert scene.state.danger == scene.mask(["A1-A4"])


@rule("AL-ACT-EXPLORE-05", "AL-RUL-31")
def test_a_revealed_sector_in_the_line_uses_up_one_of_the_two() -> None:
    scene = Scene(at="A1-A4", revealed=["A1-B4"]).play("explore east")
    assert found(scene) == {"A1-A4", "A1-B4", "A1-C4"}
    both = Scene(at="A1-A4", revealed=["A1-B4", "A1-C4"]).play("explore east")
    assert not both.is_revealed("A1-D4")


@rule("AL-ACT-EXPLORE-05", "AL-ACT-EXPLORE-04")
def test_a_revealed_sector_in_the_line_counts_as_explored() -> None:
    scene = Scene(at="A1-A4", revealed=["A1-B4"], danger=["A1-B4"]).play("explore east")
    assert scene.offered == ["pass", f"throw away {scene.tile('A1-B4')}"]


@rule("AL-ACT-EXPLORE-06", "AL-STAIR-04")
def test_the_directions_are_the_open_sides_and_the_stairs() -> None:
    scene = Scene(at="A1-A2", blocked=[("A1-A1", "A1-A2")])
    explored = [option for option in scene.offered if option.startswith("explore")]
    assert explored == ["explore south", "explore amber"]
    assert scene.why_not(Explore(NORTH)) == "AL-ACT-EXPLORE-06"


@rule("AL-ACT-EXPLORE-07")
def test_monsters_revealed_by_exploring_do_not_terrify() -> None:
    scene = Scene(at="A1-A4", monsters=[("worms", "A1-B4"), ("hybrids", "A1-C4")]).play("explore east")
    assert len(scene.told(events.MonsterSeen)) == 2
    assert scene.hero.sanity == 12


@rule("AL-ACT-EXPLORE-08", "AL-REACT-18")
def test_instants_come_before_the_reveal() -> None:
    scene = Scene(at="A1-A4", hand=["gone-in-a-blink"], monsters=[("worms", "A1-C4")]).play("explore east")
    assert scene.asked == "MayReact"
    assert not scene.is_revealed("A1-B4")
    react(scene, "gone-in-a-blink").end_turn()
    assert scene.is_revealed("A1-C4")
    assert not scene.told(events.MonsterSeen)


@rule("AL-ACT-EXPLORE-08", "AL-FOV-08")
def test_lit_sectors_come_before_the_throw_and_are_not_explored() -> None:
    """D4 comes into sight because it is lit: its token may not be thrown away."""
    scene = Scene(at="A1-A4", lit=["A1-D4"], danger=["A1-D4", "A1-B4"]).play("explore east")
    assert scene.is_revealed("A1-D4")
    assert scene.offered == ["pass", f"throw away {scene.tile('A1-B4')}"]
    scene.play(f"throw away {scene.tile('A1-B4')}")
    kinds = (events.ActionDeclared, events.SectorRevealed, events.DangerRemoved)
    assert in_order(scene, *kinds)[-2:] == ["SectorRevealed", "DangerRemoved"]


@rule("AL-ACT-EXPLORE-09", "AL-REACT-27")
def test_with_the_own_token_gone_cards_played_afterwards_are_not_dangerous() -> None:
    for throws, asked in ((True, "ChooseAction"), (False, "MayUseLower")):
        scene = Scene(at="A1-B4", hand=["flanking"], danger=["A1-B4"], monsters=[("worms", "A1-F5")])
        scene.play("explore east", f"throw away {scene.tile('A1-B4')}" if throws else "pass")
        react(scene, "flanking").play("stay")
        assert scene.asked == asked
