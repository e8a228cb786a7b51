"""Moving: steps, what they reveal, terror, doors (AL-ACT-MOVE, AL-MMOVE)."""

from __future__ import annotations

from tests.games.alone.scene import Scene
from undercroft.games.alone import events
from undercroft.testing import rule


@rule("AL-ACT-MOVE-01", "AL-ACT-MOVE-02")
def test_a_move_goes_to_an_adjacent_sector_and_reveals_it() -> None:
    scene = Scene(at="A1-B4")
    scene.play("move east")
    assert scene.hero.sector == scene.sector("A1-C4")
    assert scene.is_revealed("A1-C4")
    assert not scene.is_revealed("A1-D4")


@rule("AL-MMOVE-10")
def test_a_monster_in_an_unrevealed_sector_terrifies_whoever_enters() -> None:
    """Worked example 15: door, then Worm."""
    scene = Scene(at="A1-B4", monsters=[("worms", "A1-C4")])
    scene.play("move east")
    assert scene.hero.sanity == 10
    assert [event.kind for event in scene.told(events.Terrified)] == [4]


@rule("AL-ACT-MOVE-06")
def test_who_enters_a_revealed_sector_with_monsters_is_not_terrified() -> None:
    scene = Scene(at="A1-B4", monsters=[("worms", "A1-C4")], revealed=["A1-C4"])
    scene.play("move east")
    assert scene.hero.sanity == 12


@rule("AL-ACT-MOVE-04", "AL-FOV-04")
def test_a_lit_corridor_is_seen_on_arrival_but_not_the_room_behind_its_door() -> None:
    """Worked example 1: D1 is lit, C1 lies behind a door that does not touch the Hero's sector."""
    scene = Scene(at="A1-E2", lit=["A1-D1", "A1-C1"])
    scene.play("move north")
    assert scene.is_revealed("A1-D1")
    assert not scene.is_revealed("A1-C1")


@rule("AL-ACT-MOVE-07", "AL-DOOR-03")
def test_nobody_moves_through_a_blocked_door() -> None:
    scene = Scene(at="A1-A4", blocked=[("A1-A3", "A1-A4")])
    assert "move north" not in scene.offered
    assert "open door north" in scene.offered
