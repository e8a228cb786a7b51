"""Nightmare mode: when it begins, what it changes, and that it never ends (AL-NIGHT)."""

from __future__ import annotations

import pytest

from tests.games.alone.scene import EVIL, HERO, HIT, Scene
from tests.games.alone.test_rounds import search
from undercroft.games.alone import events
from undercroft.games.alone.content.monsters import NIGHTMARE, NORMAL
from undercroft.games.alone.effects.monsters import deploy_sectors
from undercroft.games.alone.ids import BY_NIGHTMARE, KINDS, SPORES, KindId
from undercroft.games.alone.options.hero import Fight
from undercroft.games.alone.state import plan_of
from undercroft.games.alone.values import row_of_kind
from undercroft.testing import rule


@rule("AL-NIGHT-01", "AL-NIGHT-10", "AL-SETUP-29")
def test_nightmare_mode_begins_when_the_marker_reaches_the_last_space() -> None:
    """Three ordinary rounds, then the fourth is the first of nightmare mode. Both sides are told."""
    scene = Scene()
    for _ in range(3):
        assert not scene.state.nightmare
        search(scene, 8)
    assert scene.state.nightmare
    assert scene.state.round == 4
    assert len(scene.told(events.NightmareBegan, HERO)) == len(scene.told(events.NightmareBegan, EVIL)) == 1


@rule("AL-NIGHT-02", "AL-STAT-06")
def test_monsters_then_use_the_nightmare_side() -> None:
    """Spores roll four dice in the dark instead of three."""
    for nightmare, dice in ((False, 3), (True, 4)):
        scene = Scene(at="A1-B4", nightmare=nightmare, monsters=[("spores", "A1-B4")])
        search(scene)
        assert [len(event.faces) for event in scene.told(events.DiceRolled)] == [dice]


@rule("AL-NIGHT-02", "AL-NIGHT-09")
def test_in_nightmare_mode_monsters_may_appear_nearer() -> None:
    near = Scene(at="A1-B4", nightmare=True)
    far = plan_of(near.state).far[near.sector("A1-B4")]
    assert min(far[sector] for sector in deploy_sectors(near.state, SPORES)) == 2
    assert min(far[sector] for sector in deploy_sectors(Scene(at="A1-B4").state, SPORES)) == 3


@pytest.mark.parametrize("kind", range(len(KINDS)))
@rule("AL-NIGHT-09", "AL-STAT-06")
def test_no_kind_is_weaker_in_nightmare_mode(kind: int) -> None:
    before, after = NORMAL[kind], NIGHTMARE[kind]
    assert row_of_kind(Scene(nightmare=True).state, KindId(kind)) == after
    assert after.wound + after.kill >= before.wound + before.kill
    assert after.attack_dark > before.attack_dark
    assert after.attack_lit > before.attack_lit
    assert after.sanity >= before.sanity
    assert after.distance < before.distance


@rule("AL-NIGHT-03", "AL-NIGHT-04", "AL-RUL-17")
def test_the_first_loss_comes_at_the_end_of_the_first_full_nightmare_round() -> None:
    scene = Scene(turns_left=1, rounds_left=1)
    search(scene)
    assert scene.state.nightmare
    assert scene.hero.sanity == 12
    search(scene, 8)
    assert scene.hero.sanity == 10
    assert [event.source for event in scene.told(events.PointsLost)] == [BY_NIGHTMARE]
    search(scene, 8)
    assert scene.hero.sanity == 8


@rule("AL-NIGHT-03", "AL-ALLY-09")
def test_the_loss_of_nightmare_mode_cannot_be_sent_to_an_ally() -> None:
    scene = Scene(turns_left=1, nightmare=True, rounds_left=0, allies=["doctor"])
    search(scene)
    assert scene.hero.sanity == 10
    assert scene.hero.allies[0].charges == 6


@rule("AL-NIGHT-05", "AL-NIGHT-07")
def test_an_extra_round_does_not_end_nightmare_mode() -> None:
    """The mid-game reward and the mission's own: neither moves the marker."""
    scene = Scene(
        at="B1-F5", missions=("SM06", "PM08", "FM05"), difficulty="easy", nightmare=True, rounds_left=0, health=5
    )
    scene.play("complete stasis-log").end_turn()
    assert (scene.state.rounds_left, scene.state.nightmare) == (0, True)
    assert scene.hero.health == 8


@rule("AL-NIGHT-06", "AL-WIN-04")
def test_play_goes_on_without_a_limit_of_rounds() -> None:
    scene = Scene(nightmare=True, rounds_left=0)
    for _ in range(5):
        search(scene, 8)
        scene.hero.sanity = 12
    assert not scene.match.is_over
    assert scene.state.round == 6
    assert (scene.state.rounds_left, scene.state.nightmare) == (0, True)


@rule("AL-NIGHT-08", "AL-COMBAT-19")
def test_a_wounded_monster_stays_wounded_and_has_the_new_threshold() -> None:
    """A wounded Cultist needs 2 more damage, in nightmare mode 3."""
    for nightmare, left in ((False, 0), (True, 1)):
        scene = Scene(at="A1-B4", nightmare=nightmare, monsters=[("cultists", "A1-B4", "wounded")])
        scene.given(HIT, HIT).play(Fight(scene.monster("cultists").figure))
        assert len(scene.state.monsters) == left
        assert all(monster.wounded for monster in scene.state.monsters)


@rule("AL-NIGHT-08")
def test_the_change_itself_heals_nobody() -> None:
    scene = Scene(turns_left=1, rounds_left=1, monsters=[("cultists", "B1-F5", "wounded")])
    search(scene)
    assert scene.state.nightmare
    assert scene.monster("cultists").wounded
