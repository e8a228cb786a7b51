"""A table on which bots try things asks nothing that could not change how the position is judged."""

from __future__ import annotations

from tests.games.alone.reacting import BLANK, lay
from tests.games.alone.scene import Scene
from undercroft.games.alone.options.evil import ChooseSector, PlaceDanger
from undercroft.games.alone.state import AloneTable
from undercroft.kernel.parts import Option


def tried(scene: Scene, choice: str | Option) -> AloneTable:
    """The table after an option was tried on a copy."""
    table = scene.match.table
    return table.trial(next(option for option in table.options if str(option) == str(choice)))


def test_locating_names_no_target_and_is_over_at_once() -> None:
    assert tried(Scene(at="A1-B4"), "locate").is_at_rest


def test_one_target_is_enough() -> None:
    scene = Scene(at="A1-B4").play("locate")
    assert tried(scene, scene.offered[0]).is_at_rest


def test_a_noise_is_counted_and_nobody_says_where_it_came_from() -> None:
    """From A1-C3 two ways to A1-F1 are equally short, so at the table Evil is asked which to tell."""
    scene = lay(Scene(at="A1-C3", hand=[BLANK]).play("search"), "deploy spores")
    trial = tried(scene, ChooseSector(scene.sector("A1-F1")))
    assert trial.is_at_rest
    assert trial.state.heard == scene.state.heard + 1
    assert scene.play(ChooseSector(scene.sector("A1-F1"))).asked == "ChooseReport"


def test_one_upgrade_and_one_danger_token_are_enough() -> None:
    scene = Scene(at="A1-B4", items=["jetpack", "breach-axe", "arc-cutter", "spare-cells"]).play("search")
    assert scene.asked == "MayUpgrade"
    assert tried(scene, scene.offered[1]).is_at_rest
    ended = Scene(at="A1-B4", turns_left=1).play("search").pass_until("PlaceDangerTokens")
    trial = tried(ended, next(option for option in ended.match.options if isinstance(option, PlaceDanger)))
    assert trial.is_at_rest
    assert trial.state.danger_aside == 0
    assert trial.state.danger.bit_count() == ended.state.danger.bit_count() + 1


def test_who_attacks_first_is_not_asked() -> None:
    """Two monsters are there: at the table the leader says which comes first, tried on a copy both have attacked."""
    scene = Scene(at="A1-B4", monsters=[("worms", "A1-B4"), ("cultists", "A1-B4")])
    trial = tried(scene, "search")
    trial.settle()
    assert len(trial.state.turn.attackers) == 2
    assert scene.play("search").pass_until("ChooseAttacker").asked == "ChooseAttacker"
