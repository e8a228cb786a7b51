"""The field of view: straight lines over revealed sectors (AL-FOV)."""

from __future__ import annotations

import pytest

from tests.games.alone.reacting import BLANK, lay_and_move
from tests.games.alone.scene import HERO, Scene
from undercroft.games.alone import GAME
from undercroft.games.alone.options.evil import PlaceDanger
from undercroft.games.alone.sight import field_of_view
from undercroft.testing import rule

ROW_FOUR = ["A1-A4", "A1-B4", "A1-C4", "A1-D4", "A1-E4"]


def sees(scene: Scene, *names: str) -> bool:
    """Is the field of view exactly these sectors?"""
    return field_of_view(scene.state) == scene.mask(names)


@rule("AL-FOV-01")
def test_the_view_goes_in_straight_lines_over_revealed_sectors() -> None:
    """From A1-D3: west to C3, east to E3 and F3, north to D2 and D1; C2 and E4 lie around a corner."""
    revealed = ["A1-C3", "A1-E3", "A1-F3", "A1-D2", "A1-D1", "A1-C2", "A1-E4"]
    scene = Scene(at="A1-D3", revealed=revealed)
    assert sees(scene, "A1-D3", *revealed[:5])


@rule("AL-FOV-02", "AL-FOV-03")
def test_an_unrevealed_sector_stops_the_view() -> None:
    scene = Scene(at="A1-A4", revealed=["A1-B4", "A1-D4", "A1-E4"])
    assert sees(scene, "A1-A4", "A1-B4")


@rule("AL-FOV-02")
def test_a_wall_stops_the_view() -> None:
    """A1-B4 lies below no passage: B1 above it is revealed and cannot be seen."""
    scene = Scene(at="A1-B4", revealed=["A1-B1", "A1-C3", "A1-C4"])
    assert sees(scene, "A1-B4", "A1-C4")


@rule("AL-FOV-02")
def test_a_door_that_does_not_touch_the_heros_sector_stops_the_view() -> None:
    """From A1-B1 over C1: the door to D1 is not the Hero's own. From C1 it is."""
    far = Scene(at="A1-B1", revealed=["A1-C1", "A1-D1", "A1-E1"])
    assert sees(far, "A1-B1", "A1-C1")
    near = Scene(at="A1-C1", revealed=["A1-D1", "A1-E1", "A1-B1"])
    assert sees(near, "A1-C1", "A1-B1", "A1-D1", "A1-E1")


@rule("AL-FOV-02", "AL-STAIR-05")
def test_stairs_stop_the_view() -> None:
    scene = Scene(at="A1-A2", revealed=["A1-A3", "B1-A1"])
    assert sees(scene, "A1-A2", "A1-A3")


@rule("AL-FOV-02", "AL-LIGHT-14")
def test_darkness_does_not_stop_the_view() -> None:
    """By nothing else: lit or not, a revealed sector is seen."""
    assert sees(Scene(at="A1-A4", revealed=ROW_FOUR[1:], lit=["A1-E4"]), *ROW_FOUR)


@rule("AL-FOV-03")
def test_the_heros_sector_is_always_seen_an_unrevealed_one_never() -> None:
    assert sees(Scene(at="A1-B4"), "A1-B4")
    assert sees(Scene(at="A1-B4", lit=["A1-D4"]), "A1-B4")


@rule("AL-FOV-04")
def test_through_a_door_of_the_own_sector_the_view_goes_on_up_to_the_next_obstacle() -> None:
    """From A1-A4 through the door to A3 and on to A2; the door of the Infirmary ends it."""
    scene = Scene(at="A1-A4", revealed=["A1-A3", "A1-A2", "A1-A1"])
    assert sees(scene, "A1-A4", "A1-A3", "A1-A2")
    dark = Scene(at="A1-A4", revealed=["A1-A2"])
    assert sees(dark, "A1-A4")


@rule("AL-FOV-05", "AL-ROUND-09")
def test_no_danger_token_is_placed_where_the_hero_sees_it() -> None:
    scene = Scene(at="A1-A4", revealed=["A1-B4", "A1-D4"], lit=["A1-B4"], turns_left=1)
    scene.play("search").pass_until("PlaceDangerTokens")
    assert scene.why_not(PlaceDanger(scene.sector("A1-B4"))) == "AL-ROUND-09"
    assert scene.why_not(PlaceDanger(scene.sector("A1-D4"))) is None


@rule("AL-FOV-05")
def test_the_view_of_the_hero_tells_which_tiles_are_in_sight() -> None:
    scene = Scene(at="A1-A4", revealed=["A1-B4", "A1-D4"])
    shown = {tile.tile: tile.in_view for tile in GAME.view(scene.state, HERO).tiles}
    assert shown == {scene.tile("A1-A4"): True, scene.tile("A1-B4"): True, scene.tile("A1-D4"): False}


# Lit sectors that come into sight


@rule("AL-FOV-06", "AL-LIGHT-07")
def test_lit_sectors_in_a_line_are_revealed_one_after_the_other_up_to_a_dark_one() -> None:
    scene = Scene(at="A1-A3", lit=["A1-B4", "A1-C4", "A1-E4"]).play("move south")
    assert [scene.is_revealed(name) for name in ROW_FOUR] == [True, True, True, False, False]


@rule("AL-FOV-06")
def test_beyond_a_revealed_dark_sector_a_lit_one_is_revealed() -> None:
    scene = Scene(at="A1-A3", lit=["A1-C4"], revealed=["A1-B4"]).play("move south")
    assert scene.is_revealed("A1-C4")


@rule("AL-FOV-06", "AL-FOV-02")
def test_a_lit_sector_behind_a_wall_or_a_far_door_is_not_revealed() -> None:
    """A1-C1 lies behind a far door of A1-E1, A1-F2 beside the wall of E2."""
    scene = Scene(at="A1-E2", lit=["A1-D1", "A1-C1", "A1-F2"]).play("move north")
    assert scene.is_revealed("A1-D1")
    assert not scene.is_revealed("A1-C1")
    assert not scene.is_revealed("A1-F2")


@rule("AL-FOV-07", "AL-RUL-02")
def test_a_blocked_door_of_the_own_sector_stops_exploring_and_light_but_not_the_view() -> None:
    blocked = [("A1-A3", "A1-A4")]
    scene = Scene(at="A1-A3", revealed=["A1-A4"], blocked=blocked)
    assert "explore south" not in scene.offered
    assert sees(scene, "A1-A3", "A1-A4")
    scene.play("repair south")
    assert scene.state.lit == scene.mask(["A1-A3"])


@rule("AL-FOV-07", "AL-RUL-02", "AL-FOV-06")
def test_a_lit_sector_behind_a_blocked_door_of_the_own_sector_is_revealed() -> None:
    scene = Scene(at="A1-B4", lit=["A1-A3"], blocked=[("A1-A3", "A1-A4")]).play("move west")
    assert scene.is_revealed("A1-A3")


@rule("AL-FOV-07")
@pytest.mark.parametrize("blocked", [[], [("A1-C1", "A1-D1")]])
def test_a_far_door_stops_the_view_blocked_or_not(blocked: list[tuple[str, str]]) -> None:
    scene = Scene(at="A1-B1", revealed=["A1-C1", "A1-D1"], blocked=blocked)
    assert sees(scene, "A1-B1", "A1-C1")


@rule("AL-FOV-08", "AL-ACT-MOVE-04")
def test_lit_sectors_are_looked_for_when_the_hero_has_moved() -> None:
    scene = Scene(at="A1-C3", lit=["A1-F3"], revealed=["A1-D3", "A1-E3"])
    scene.play("move east")
    assert scene.is_revealed("A1-F3")


@rule("AL-FOV-08", "AL-ACT-EXPLORE-08")
def test_lit_sectors_are_looked_for_when_a_sector_has_been_revealed() -> None:
    """Exploring two sectors east uncovers the line to a third one, which is lit."""
    scene = Scene(at="A1-A4", lit=["A1-D4"]).play("explore east")
    assert scene.is_revealed("A1-D4")
    assert not scene.is_revealed("A1-E4")


@rule("AL-FOV-08", "AL-ACT-INTERACT-02")
def test_lit_sectors_are_looked_for_when_a_light_has_gone_on() -> None:
    """D2 is lit now, and the line goes on to D1, which was lit before."""
    scene = Scene(at="A1-D3", lit=["A1-D1"])
    assert not scene.is_revealed("A1-D1")
    scene.play("repair north")
    assert scene.is_revealed("A1-D1")


@rule("AL-FOV-08", "AL-DOOR-08")
def test_lit_sectors_are_looked_for_when_a_door_has_been_unblocked() -> None:
    scene = Scene(at="A1-A4", blocked=[("A1-A3", "A1-A4")])
    scene.state.lit = scene.mask(["A1-A3"])
    assert not scene.is_revealed("A1-A3")
    scene.play("open door north")
    assert scene.is_revealed("A1-A3")


@rule("AL-FOV-09")
def test_monsters_and_tokens_do_not_obstruct_the_view() -> None:
    scene = Scene(
        at="A1-A4", revealed=ROW_FOUR[1:], monsters=[("worms", "A1-B4"), ("spores", "A1-C4")], danger=["A1-D4"]
    )
    assert sees(scene, *ROW_FOUR)


@rule("AL-FOV-01", "AL-INFO-14")
def test_a_monster_that_steps_out_of_the_line_is_out_of_view_but_still_shown() -> None:
    scene = Scene(at="A1-A4", revealed=[*ROW_FOUR[1:], "A1-E3"], monsters=[("worms", "A1-E4")], hand=[BLANK])
    lay_and_move(scene.play("search"), "worms", "go north")
    tile = next(tile for tile in GAME.view(scene.state, HERO).tiles if tile.figures)
    assert (tile.tile, tile.in_view) == (scene.tile("A1-E3"), False)
