"""The four difficulty levels: what the Hero starts with and the reward for activating the final mission (AL-DIFF)."""

from __future__ import annotations

import pytest

from tests.games.alone.scene import Scene
from undercroft.games.alone import GAME, events
from undercroft.games.alone.content.difficulties import LEVELS
from undercroft.games.alone.content.items import ITEMS
from undercroft.games.alone.ids import DIFFICULTIES
from undercroft.kernel.match import new_match
from undercroft.testing import rule


def starting_items(difficulty: str, seed: str) -> list[str]:
    match = new_match(GAME, seed, seats=2, difficulty=difficulty, quick_setup=True)
    return [ITEMS[item.card].slug for item in match.state.hero.items]


def rewarded(difficulty: str, **more: object) -> Scene:
    """The Hero completes Stasis Log, which itself gives a round."""
    missions = ("SM06", "PM08", "FM05")
    scene = Scene(at="B1-F5", missions=missions, difficulty=difficulty, health=5, sanity=4, **more)  # type: ignore[arg-type]
    return scene.play("complete stasis-log")


@rule("AL-DIFF-01", "AL-SETUP-14", "AL-RUL-40")
def test_easy_starts_with_projectiles_and_another_item_which_may_be_projectiles_too() -> None:
    found = [starting_items("easy", str(seed)) for seed in range(60)]
    assert all(len(items) == 2 and items[0] == "projectiles" for items in found)
    assert {items[1] for items in found} >= {"projectiles", "jetpack"}


@rule("AL-DIFF-02", "AL-DIFF-03", "AL-SETUP-14")
def test_normal_and_nightmare_start_with_one_random_item() -> None:
    for difficulty in ("normal", "nightmare"):
        found = [starting_items(difficulty, str(seed)) for seed in range(20)]
        assert all(len(items) == 1 for items in found)
        assert len({items[0] for items in found}) > 3


@rule("AL-DIFF-04")
def test_impossible_starts_with_nothing() -> None:
    assert starting_items("impossible", "1") == []


@rule("AL-DIFF-01", "AL-SETUP-14")
def test_easy_gives_a_round_and_then_three_of_both() -> None:
    scene = rewarded("easy")
    assert (scene.state.rounds_left, scene.hero.health, scene.hero.sanity) == (5, 8, 7)
    told = [
        type(event) for event in scene.match.events if isinstance(event, events.RoundGained | events.PointsRegained)
    ]
    assert told == [events.RoundGained, events.PointsRegained, events.PointsRegained, events.RoundGained]


@rule("AL-DIFF-02", "AL-DIFF-06")
def test_normal_gives_a_round_and_then_three_of_one() -> None:
    scene = rewarded("normal")
    assert scene.state.rounds_left == 4
    assert scene.asked == "ChooseRecovery"
    assert scene.offered == ["health", "sanity"]
    scene.play("sanity")
    assert (scene.state.rounds_left, scene.hero.health, scene.hero.sanity) == (5, 5, 7)


@rule("AL-DIFF-03", "AL-DIFF-06")
def test_nightmare_gives_three_of_one_and_no_round() -> None:
    scene = rewarded("nightmare")
    assert scene.state.rounds_left == 3
    scene.play("health")
    assert (scene.state.rounds_left, scene.hero.health, scene.hero.sanity) == (4, 8, 4)


@rule("AL-DIFF-04")
def test_impossible_gives_nothing() -> None:
    scene = rewarded("impossible")
    assert scene.asked == "ChooseAction"
    assert (scene.state.rounds_left, scene.hero.health, scene.hero.sanity) == (4, 5, 4)


@rule("AL-DIFF-06")
def test_points_beyond_twelve_are_lost() -> None:
    """All three points go to one track, though it lacks one only."""
    scene = Scene(at="B1-F5", missions=("SM06", "PM08", "FM05"), difficulty="nightmare", health=11, sanity=4)
    scene.play("complete stasis-log", "health")
    assert (scene.hero.health, scene.hero.sanity) == (12, 4)


@pytest.mark.parametrize("harder", range(1, 4))
@rule("AL-DIFF-05")
def test_the_levels_go_from_generous_to_harsh(harder: int) -> None:
    assert tuple(level.slug for level in LEVELS) == DIFFICULTIES
    before, after = LEVELS[harder - 1], LEVELS[harder]
    assert before.projectiles + before.items >= after.projectiles + after.items
    assert before.rounds >= after.rounds
    assert 2 * before.recover_both + before.recover_one > 2 * after.recover_both + after.recover_one or harder == 2
