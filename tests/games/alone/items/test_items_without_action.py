"""Items that need no action: at the start of a turn, or at a moment of their own."""

from __future__ import annotations

import pytest

from tests.games.alone.scene import HIT, MISS, Scene
from undercroft.games.alone import events
from undercroft.games.alone.lights import TurnOff
from undercroft.games.alone.options.hero import UseItem
from undercroft.testing import rule


def why_not_use(scene: Scene, slug: str) -> str | None:
    return scene.why_not(UseItem(scene.item(slug).card))


# At the start of a turn


@pytest.mark.parametrize(("item", "sanity"), [("calm-tabs", 6), ("calm-tabs+", 7)])
@rule("AL-ITEM-10", "AL-TURN-11")
def test_calm_tabs_recover_sanity_before_the_action(item: str, sanity: int) -> None:
    scene = Scene(items=[item], sanity=5)
    scene.play("use calm-tabs.1")
    assert scene.hero.sanity == sanity
    assert scene.asked == "ChooseAction"
    assert scene.state.turns_left == 8


@rule("AL-ITEM-10")
def test_each_copy_works_once_a_turn() -> None:
    scene = Scene(items=["calm-tabs", "calm-tabs"], sanity=5)
    scene.play("use calm-tabs.1")
    assert why_not_use(scene, "calm-tabs") == "AL-ITEM-10"
    scene.play("use calm-tabs.2")
    assert scene.hero.sanity == 7
    scene.play("move east").end_turn()
    assert "use calm-tabs.1" in scene.offered


@rule("AL-TURN-11", "AL-TURN-07")
def test_between_two_actions_it_is_no_longer_the_start_of_the_turn() -> None:
    scene = Scene(items=["calm-tabs"], sanity=5)
    scene.play("bullet time", "move east")
    assert scene.asked == "ChooseAction"
    assert why_not_use(scene, "calm-tabs") == "AL-TURN-11"


@rule("AL-TURN-11")
def test_around_bullet_time_the_order_is_free() -> None:
    scene = Scene(items=["stim-ampoule"], adrenaline=0)
    assert "bullet time" not in scene.offered
    scene.play("use stim-ampoule", "bullet time")
    assert scene.hero.adrenaline == 0


@pytest.mark.parametrize(("item", "before", "after"), [("stim-ampoule", 3, 4), ("stim-ampoule+", 3, 5)])
@rule("AL-ITEM-10")
def test_a_stim_ampoule_gives_adrenaline(item: str, before: int, after: int) -> None:
    scene = Scene(items=[item], adrenaline=before)
    scene.play("use stim-ampoule")
    assert scene.hero.adrenaline == after


@rule("AL-ITEM-10")
def test_the_pool_holds_six_at_most() -> None:
    scene = Scene(items=["stim-ampoule+"], adrenaline=5)
    scene.play("use stim-ampoule")
    assert scene.hero.adrenaline == 6


@rule("AL-ITEM-10", "AL-ITEM-08")
def test_spare_cells_move_one_charge_to_another_electronic_item() -> None:
    scene = Scene(items=["spare-cells", "jetpack:1", "data-spike:1", "arc-cutter:1"])
    scene.play("use spare-cells")
    assert scene.offered == ["jetpack", "data-spike"]
    scene.play("jetpack")
    assert (scene.item("jetpack").charges, scene.item("spare-cells").charges) == (2, 4)
    assert scene.asked == "ChooseAction"
    assert why_not_use(scene, "spare-cells") == "AL-ITEM-10"


@rule("AL-ITEM-10")
def test_spare_cells_fill_nothing_beyond_its_starting_charges() -> None:
    scene = Scene(items=["spare-cells", "jetpack"])
    assert why_not_use(scene, "spare-cells") == "AL-ITEM-10"


@rule("AL-ITEM-10", "AL-ITEM-01")
def test_upgraded_spare_cells_move_up_to_two_charges() -> None:
    scene = Scene(items=["spare-cells+", "jetpack:1", "data-spike:1"])
    scene.play("use spare-cells", "jetpack")
    assert scene.offered == ["pass", "jetpack", "data-spike"]
    scene.play("data-spike")
    assert (scene.item("jetpack").charges, scene.item("data-spike").charges) == (2, 2)
    assert scene.item("spare-cells").charges == 3
    assert scene.asked == "ChooseAction"


@rule("AL-ITEM-08")
def test_spare_cells_go_with_their_last_charge() -> None:
    scene = Scene(items=["spare-cells+:1", "jetpack:1"])
    scene.play("use spare-cells")
    assert [item.charges for item in scene.hero.items] == [2]


@rule("AL-ITEM-10", "AL-ITEM-01")
def test_a_solvent_flask_removes_the_danger_token_of_the_own_sector() -> None:
    scene = Scene(at="A1-B4", revealed=["A1-C4"], danger=["A1-B4", "A1-C4"], items=["solvent-flask"])
    scene.play("use solvent-flask")
    assert scene.state.danger == scene.mask(["A1-C4"])
    assert scene.item("solvent-flask").charges == 4


@rule("AL-ITEM-01")
def test_an_upgraded_flask_reaches_adjacent_revealed_sectors() -> None:
    """A4 is adjacent but unrevealed, D4 revealed but not adjacent."""
    scene = Scene(
        at="A1-B4", revealed=["A1-C4", "A1-D4"], danger=["A1-A4", "A1-B4", "A1-C4", "A1-D4"], items=["solvent-flask+"]
    )
    scene.play("use solvent-flask")
    assert scene.offered == [f"throw away {scene.tile(name)}" for name in ("A1-B4", "A1-C4")]


@rule("AL-ITEM-10")
def test_without_a_token_the_flask_cannot_be_used() -> None:
    scene = Scene(at="A1-B4", revealed=["A1-C4"], danger=["A1-C4"], items=["solvent-flask"])
    assert why_not_use(scene, "solvent-flask") == "AL-ITEM-10"


@pytest.mark.parametrize("slug", ["holo-decoy", "scrap-plates", "signal-mirror", "echo-cache"])
@rule("AL-ITEM-10")
def test_items_with_a_moment_of_their_own_are_not_used_at_the_start_of_a_turn(slug: str) -> None:
    scene = Scene(items=[slug])
    assert why_not_use(scene, slug) == "AL-ITEM-10"


# Holo Decoy


@rule("AL-COMBAT-11", "AL-ITEM-10")
def test_the_holo_decoy_calls_off_a_parting_attack() -> None:
    scene = Scene(at="A1-B4", monsters=[("worms", "A1-B4")], items=["holo-decoy"])
    scene.play("move east", "yes")
    assert scene.asked == "CounterParting"
    scene.play("use holo-decoy")
    assert not scene.told(events.DiceRolled)
    assert scene.hero.sector == scene.sector("A1-C4")
    assert scene.item("holo-decoy").charges == 1


@rule("AL-ITEM-10")
def test_the_decoy_works_once_a_turn() -> None:
    scene = Scene(at="A1-B4", monsters=[("worms", "A1-B4"), ("spores", "A1-C4")], items=["holo-decoy", "jetpack"])
    scene.play("use jetpack", "east", "yes", "use holo-decoy")
    scene.given(MISS).play("east", "yes")
    assert len(scene.told(events.DiceRolled)) == 1


@pytest.mark.parametrize(("item", "asked"), [("holo-decoy", "ChooseAction"), ("holo-decoy+", "MayCallOff")])
@rule("AL-ITEM-01", "AL-COMBAT-04")
def test_only_an_upgraded_decoy_helps_against_an_attack_at_the_end_of_a_turn(item: str, asked: str) -> None:
    scene = Scene(at="A1-B4", monsters=[("cultists", "A1-B4")], items=[item])
    scene.given(MISS, MISS).play("explore east")
    assert scene.asked == asked


@rule("AL-ITEM-01")
def test_an_attack_called_off_is_not_rolled() -> None:
    scene = Scene(at="A1-B4", monsters=[("cultists", "A1-B4")], items=["holo-decoy+"])
    scene.play("explore east", "yes")
    assert scene.hero.health == 12
    assert not scene.told(events.DiceRolled)


# Scrap Plates


@pytest.mark.parametrize(("item", "health"), [("scrap-plates", 11), ("scrap-plates+", 12)])
@rule("AL-ITEM-10", "AL-ALLY-12")
def test_scrap_plates_take_some_of_an_attack(item: str, health: int) -> None:
    scene = Scene(at="A1-B4", monsters=[("cultists", "A1-B4")], items=[item])
    scene.given(HIT, HIT).play("explore east", "yes")
    assert scene.hero.health == health
    assert scene.item("scrap-plates").charges == 4


@rule("AL-COMBAT-10", "AL-COMBAT-11")
def test_scrap_plates_do_not_help_against_parting_attacks() -> None:
    scene = Scene(at="A1-B4", monsters=[("cultists", "A1-B4")], items=["scrap-plates"])
    scene.given(HIT).play("move east", "yes")
    assert scene.hero.health == 11
    assert scene.asked == "ChooseAction"


@rule("AL-ALLY-12")
def test_plates_are_asked_for_only_when_the_hero_takes_the_loss() -> None:
    scene = Scene(at="A1-B4", monsters=[("cultists", "A1-B4")], items=["scrap-plates"], allies=["doctor"])
    scene.given(HIT, HIT).play("explore east")
    assert scene.asked == "WhoSuffers"
    scene.play("ally doctor")
    assert scene.asked == "ChooseAction"
    assert scene.item("scrap-plates").charges == 5


# Signal Mirror


def put_out(scene: Scene, name: str) -> None:
    scene.match.table.then(TurnOff([scene.sector(name)]))
    scene.match.table.resume()


@rule("AL-ITEM-10", "AL-LIGHT-09")
def test_the_signal_mirror_keeps_the_light_of_the_own_sector() -> None:
    scene = Scene(at="A1-B4", lit=["A1-B4"], items=["signal-mirror"])
    put_out(scene, "A1-B4")
    scene.play("yes")
    assert scene.state.lit == scene.mask(["A1-B4"])
    put_out(scene, "A1-B4")
    assert scene.state.lit == 0


@pytest.mark.parametrize(("item", "asked"), [("signal-mirror", "ChooseAction"), ("signal-mirror+", "MayKeepLight")])
@rule("AL-ITEM-01", "AL-FOV-05")
def test_only_an_upgraded_mirror_reaches_other_sectors_in_view(item: str, asked: str) -> None:
    scene = Scene(at="A1-B4", revealed=["A1-C4"], lit=["A1-C4"], items=[item])
    put_out(scene, "A1-C4")
    assert scene.asked == asked


@rule("AL-ITEM-01", "AL-FOV-03")
def test_a_mirror_does_nothing_for_a_sector_out_of_view() -> None:
    scene = Scene(at="A1-B4", revealed=["A1-F2"], lit=["A1-F2"], items=["signal-mirror+"])
    put_out(scene, "A1-F2")
    assert scene.state.lit == 0


# Echo Cache


def at_the_end_of_a_round(item: str) -> Scene:
    """Everything in the west is revealed; the Hero in A4 keeps B4 and A3 anyway."""
    seen = ["A1-A3", "A1-A2", "A1-A1", "A1-B4", "A1-C4", "A1-D4", "A1-E4", "A1-B1"]
    scene = Scene(at="A1-A4", revealed=seen, items=[item], turns_left=1)
    return scene.play("search").pass_until("MayKeepSector")


@pytest.mark.parametrize(("item", "most"), [("echo-cache", 3), ("echo-cache+", 5)])
@rule("AL-ITEM-10", "AL-ROUND-02")
def test_the_echo_cache_keeps_more_sectors_at_the_end_of_a_round(item: str, most: int) -> None:
    scene = at_the_end_of_a_round(item)
    fading = ["A1-A2", "A1-A1", "A1-C4", "A1-D4", "A1-E4", "A1-B1"]
    for name in fading[:most]:
        assert scene.asked == "MayKeepSector"
        scene.play(f"choose tile {scene.tile(name)}")
    assert [name for name in fading if scene.is_revealed(name)] == fading[:most]
    assert scene.is_revealed("A1-A3")
    assert scene.item("echo-cache").charges == 2


@rule("AL-ROUND-02")
def test_a_cache_that_is_not_used_costs_nothing() -> None:
    scene = at_the_end_of_a_round("echo-cache")
    scene.play("pass")
    assert {tile.sector for tile in scene.state.labyrinth} == {
        scene.sector(name) for name in ("A1-A4", "A1-A3", "A1-B4")
    }
    assert scene.item("echo-cache").charges == 3


@rule("AL-STAIR-02", "AL-ITEM-10")
def test_the_cache_does_not_help_when_the_level_changes() -> None:
    scene = Scene(at="A1-A2", revealed=["A1-A3", "A1-A1"], items=["echo-cache"])
    scene.play("move amber")
    assert scene.asked != "MayKeepSector"
    assert not scene.is_revealed("A1-A3")
