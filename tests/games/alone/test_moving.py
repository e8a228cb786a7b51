"""Moving: steps, what they reveal, terror, doors (AL-ACT-MOVE, AL-MMOVE)."""

from __future__ import annotations

from tests.games.alone.reacting import in_order
from tests.games.alone.scene import HERO, MISS, Scene
from undercroft.games.alone import GAME, events
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
    assert [event.look for event in scene.told(events.Terrified)] == [4]


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


@rule("AL-ACT-MOVE-01")
def test_a_move_goes_through_every_open_side_and_by_stairs_and_nowhere_else() -> None:
    """A1-A2: a door to the north, an open side to the south, the amber stairs."""
    scene = Scene(at="A1-A2")
    moves = [option for option in scene.offered if option.startswith("move")]
    assert moves == ["move north", "move south", "move amber"]


@rule("AL-ACT-MOVE-02", "AL-INFO-04")
def test_the_sector_entered_is_revealed_with_everything_in_it() -> None:
    scene = Scene(at="A1-B4", monsters=[("cultists", "A1-C4", "wounded")], danger=["A1-C4"]).play("move east")
    tile = next(tile for tile in GAME.view(scene.state, HERO).tiles if tile.tile == scene.tile("A1-C4"))
    assert tile.danger
    assert [figure.wounded for figure in tile.figures] == [True]


@rule("AL-ACT-MOVE-03", "AL-DOOR-01")
def test_after_the_step_one_door_of_the_sector_entered_may_be_blocked() -> None:
    scene = Scene(at="A1-B4").play("move west", "block north")
    assert scene.state.blocked == 1 << scene.door("A1-A3", "A1-A4")
    assert scene.asked == "ChooseAction"


@rule("AL-ACT-MOVE-05")
def test_the_order_of_a_step() -> None:
    """Parting attack, the Hero moves, the level is cleared, reveal, terror, lit sectors in sight, the door."""
    scene = Scene(
        at="A1-A2",
        monsters=[("cultists", "A1-A2"), ("worms", "B1-A1")],
        revealed=["A1-A3"],
        lit=["B1-A2"],
    )
    scene.play("move amber").given(MISS).play("yes", "block east")
    kinds = (
        events.DiceRolled,
        events.HeroMoved,
        events.TileTaken,
        events.SectorRevealed,
        events.Terrified,
        events.DoorChanged,
    )
    assert in_order(scene, *kinds)[:7] == [
        "DiceRolled",
        "HeroMoved",
        "TileTaken",
        "SectorRevealed",
        "Terrified",
        "SectorRevealed",
        "DoorChanged",
    ]


@rule("AL-ACT-MOVE-05", "AL-REACT-18")
def test_instants_come_before_the_reveal_and_after_the_door() -> None:
    """Already There moves a monster into the sector before the Hero enters it; Ambush lets it attack at once."""
    scene = Scene(at="A1-A3", monsters=[("worms", "A1-A1")], hand=["already-there", "ambush"])
    scene.play("move north")
    assert scene.hero.sector == scene.sector("A1-A3")
    scene.play("react already-there", "go south")
    assert scene.hero.sector == scene.sector("A1-A2")
    assert scene.hero.sanity == 10
    assert scene.asked == "MayBlock"
    scene.play("pass")
    assert "react ambush" in scene.offered


@rule("AL-ACT-MOVE-07")
def test_a_move_through_a_wall_is_no_move() -> None:
    scene = Scene(at="A1-B4")
    assert {"move north", "move south"}.isdisjoint(scene.offered)


@rule("AL-ACT-MOVE-06", "AL-INFO-06")
def test_a_monster_seen_before_does_not_terrify_when_the_hero_comes_back() -> None:
    scene = Scene(at="A1-B4", monsters=[("worms", "A1-C4")])
    scene.play("move east").given(*[MISS] * 3).end_turn()
    assert scene.hero.sanity == 10
    scene.play("move west", "no").end_turn()
    scene.play("move east").given(*[MISS] * 3).end_turn()
    assert scene.hero.sanity == 10
