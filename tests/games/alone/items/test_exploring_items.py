"""Items used with Explore: flares, the kit against dangers, the visor."""

from __future__ import annotations

import pytest

from tests.games.alone.scene import EVIL, Scene
from undercroft.games.alone import events
from undercroft.games.alone.options.hero import UseItem
from undercroft.testing import rule


@pytest.mark.parametrize(("item", "last"), [("flare-tube", "A1-C4"), ("flare-tube+", "A1-D4")])
@rule("AL-ITEM-01", "AL-LIGHT-01")
def test_a_flare_explores_a_line_and_lights_it(item: str, last: str) -> None:
    scene = Scene(at="A1-A4", items=[item])
    scene.play("use flare-tube.1", "east")
    line = ["A1-B4", "A1-C4", "A1-D4", "A1-E4"]
    reached = line[: line.index(last) + 1]
    assert [scene.is_revealed(name) for name in line] == [name in reached for name in line]
    assert scene.state.lit == scene.mask(reached)


@rule("AL-ACT-EXPLORE-02", "AL-FOV-07")
def test_a_flare_stops_at_a_far_door() -> None:
    """East of B1 lies C1, whose door to D1 does not touch the Hero's sector."""
    scene = Scene(at="A1-B1", items=["flare-tube"])
    scene.play("use flare-tube.1", "east")
    assert scene.state.lit == scene.mask(["A1-C1"])


@rule("AL-STAIR-04")
def test_a_flare_thrown_down_the_stairs_lights_their_other_end() -> None:
    scene = Scene(at="A1-A2", items=["flare-tube"])
    scene.play("use flare-tube.1", "amber")
    assert scene.state.lit == scene.mask(["B1-A1"])
    assert scene.is_revealed("B1-A1")


@rule("AL-ITEM-14")
def test_exploring_with_a_flare_throws_no_danger_token_away() -> None:
    scene = Scene(at="A1-A4", danger=["A1-A4", "A1-B4"], items=["flare-tube"])
    scene.play("use flare-tube.1", "east")
    assert scene.asked == "ChooseAction"
    assert scene.state.danger == scene.mask(["A1-A4", "A1-B4"])


@rule("AL-ACT-EXPLORE-06", "AL-DOOR-04")
def test_no_item_explores_through_a_blocked_door() -> None:
    scene = Scene(at="A1-A4", blocked=[("A1-A3", "A1-A4")], items=["flare-tube"])
    scene.play("use flare-tube.1")
    assert scene.is_revealed("A1-B4")
    shut = Scene(at="A1-F4", blocked=[("A1-F4", "A1-F5")], items=["flare-tube"])
    assert shut.why_not(UseItem(shut.item("flare-tube").card)) == "AL-ACT-EXPLORE-06"


@rule("AL-ITEM-01", "AL-ACT-EXPLORE-09")
def test_the_hazard_kit_throws_away_every_danger_token_here_and_in_the_line() -> None:
    scene = Scene(at="A1-A4", danger=["A1-A4", "A1-B4", "A1-C4", "A1-D4"], items=["hazard-kit"])
    scene.play("use hazard-kit", "east")
    assert scene.state.danger == scene.mask(["A1-D4"])
    assert scene.state.lit == 0


@rule("AL-ITEM-01")
def test_an_upgraded_hazard_kit_takes_one_more_from_any_revealed_sector() -> None:
    scene = Scene(
        at="A1-A4", revealed=["A1-E4", "A1-F2"], danger=["A1-B4", "A1-E4", "A1-F2", "A1-D4"], items=["hazard-kit+"]
    )
    scene.play("use hazard-kit", "east")
    assert scene.offered == [f"throw away {scene.tile('A1-E4')}", f"throw away {scene.tile('A1-F2')}"]
    scene.play(f"throw away {scene.tile('A1-F2')}")
    assert scene.state.danger == scene.mask(["A1-E4", "A1-D4"])


@rule("AL-ITEM-12", "AL-ACT-EXPLORE-07")
def test_the_thermal_visor_reveals_one_sector_round_a_corner_and_nobody_is_terrified() -> None:
    """From B4 over the revealed A4 to A3, which is not in a line with the Hero."""
    scene = Scene(at="A1-B4", revealed=["A1-A4"], monsters=[("worms", "A1-A3")], items=["thermal-visor"])
    own, west = scene.tile("A1-B4"), scene.tile("A1-A4")
    scene.play("use thermal-visor")
    assert scene.offered == [f"beyond {own} east", f"beyond {west} north"]
    scene.play(f"beyond {west} north")
    assert scene.is_revealed("A1-A3")
    assert not scene.is_revealed("A1-C4")
    assert scene.hero.sanity == 12
    assert scene.told(events.SectorNamed, EVIL)[0].sector == scene.sector("A1-A3")


@rule("AL-ITEM-12")
def test_an_upgraded_visor_names_its_second_sector_after_the_first_is_revealed() -> None:
    scene = Scene(at="A1-A4", blocked=[("A1-A3", "A1-A4")], items=["thermal-visor+"])
    scene.play("use thermal-visor")
    assert scene.is_revealed("A1-B4")
    assert scene.is_revealed("A1-C4")
    assert not scene.is_revealed("A1-D4")


@rule("AL-ITEM-12")
def test_the_visor_needs_an_unrevealed_sector_within_two() -> None:
    scene = Scene(at="A1-D5", blocked=[("A1-D5", "A1-E5")], items=["thermal-visor"])
    assert scene.why_not(UseItem(scene.item("thermal-visor").card)) == "AL-ITEM-12"


@rule("AL-ITEM-14")
def test_the_visor_throws_no_danger_token_away() -> None:
    scene = Scene(at="A1-A4", danger=["A1-A4"], blocked=[("A1-A3", "A1-A4")], items=["thermal-visor"])
    scene.play("use thermal-visor")
    assert scene.asked == "ChooseAction"
    assert scene.state.danger == scene.mask(["A1-A4"])
