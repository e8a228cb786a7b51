"""The end of the game: who wins, when, and what does not end it (AL-WIN)."""

from __future__ import annotations

import pytest

from tests.games.alone.scene import HERO, HIT, MISS, Scene
from tests.games.alone.test_rounds import search
from undercroft.games.alone import GAME, events
from undercroft.kernel.parts import Seat
from undercroft.testing import rule


@pytest.mark.parametrize("nightmare", [False, True])
@rule("AL-WIN-01", "AL-NIGHT-06")
def test_the_hero_wins_at_once_by_completing_the_final_mission_also_in_nightmare_mode(nightmare: bool) -> None:
    """Spores in the room do not get to attack, and no turn follows."""
    scene = Scene(
        at="A1-F1",
        seats=4,
        missions=("SM06", "PM08", "FM01"),
        active=True,
        nightmare=nightmare,
        monsters=[("spores", "A1-F1")],
    )
    scene.play("complete call-for-help")
    outcome = scene.state.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.places, outcome.rule) == ([HERO], [1, 2, 2, 2], "AL-WIN-01")
    assert scene.told(events.DiceRolled) == []
    assert scene.match.is_over


@rule("AL-WIN-02", "AL-SETUP-01")
def test_evil_wins_together_when_both_tracks_are_at_zero() -> None:
    scene = Scene(at="A1-B4", seats=4, health=1, sanity=0, monsters=[("cultists", "A1-B4")])
    scene.given(HIT, HIT).play("locate", "choose target 0", "choose target 1").end_turn()
    outcome = scene.state.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.places) == ([Seat(1), Seat(2), Seat(3)], [2, 1, 1, 1])
    assert outcome.rule == "AL-WIN-02"


@rule("AL-WIN-03", "AL-WIN-06")
def test_one_track_at_zero_does_not_end_the_game() -> None:
    """What health cannot give is taken from sanity."""
    scene = Scene(at="A1-B4", health=1, sanity=5, monsters=[("cultists", "A1-B4")])
    scene.given(HIT, HIT).play("locate", "choose target 0", "choose target 1").end_turn()
    assert not scene.match.is_over
    assert (scene.hero.health, scene.hero.sanity) == (0, 4)
    scene.given(HIT, MISS).play("locate", "choose target 0", "choose target 1").end_turn()
    assert (scene.hero.health, scene.hero.sanity) == (0, 3)


@rule("AL-WIN-06", "AL-RUL-04")
def test_terror_takes_health_where_sanity_is_gone() -> None:
    scene = Scene(at="A1-B4", health=7, sanity=1, monsters=[("worms", "A1-C4")])
    scene.play("move east")
    assert (scene.hero.health, scene.hero.sanity) == (6, 0)


@rule("AL-WIN-04", "AL-NIGHT-03")
def test_running_out_of_rounds_wins_nothing_by_itself() -> None:
    scene = Scene(turns_left=1, rounds_left=1)
    search(scene)
    assert scene.state.nightmare
    assert scene.state.outcome is None


@rule("AL-WIN-04", "AL-WIN-02")
def test_the_loss_of_nightmare_mode_may_be_the_last() -> None:
    scene = Scene(turns_left=1, rounds_left=0, nightmare=True, health=0, sanity=2)
    search(scene)
    assert scene.match.is_over
    assert scene.state.outcome is not None
    assert scene.state.outcome.rule == "AL-WIN-02"


@rule("AL-WIN-05", "AL-TURN-12")
def test_the_first_thing_to_happen_decides() -> None:
    """Held for the third time, the light wins at the end of a turn; the nightmare would have come after the round.

    A countdown that runs out takes the last points before anybody can use the pod.
    """
    first = Scene(
        at="A1-D5",
        lit=["A1-D5"],
        missions=("SM06", "PM08", "FM07"),
        active=True,
        health=0,
        sanity=1,
        turns_left=1,
        nightmare=True,
    )
    first.state.missions.count = 2
    search(first)
    assert first.state.outcome is not None
    assert first.state.outcome.rule == "AL-WIN-01"
    late = Scene(missions=("SM06", "PM08", "FM04"), active=True, at="A1-F1", health=3, sanity=0)
    late.state.missions.countdown = 1
    search(late)
    assert late.state.outcome is not None
    assert late.state.outcome.rule == "AL-WIN-02"


@rule("AL-SETUP-01")
def test_the_hero_plays_alone_and_evil_is_one_team() -> None:
    for seats in (2, 3, 4):
        settings = GAME.settings_type(seats=seats)
        assert GAME.teams(settings) == [[HERO], [Seat(seat) for seat in range(1, seats)]]


@rule("AL-RUL-42")
def test_a_hero_who_gives_up_has_lost() -> None:
    scene = Scene(at="A1-B4", seats=3)
    scene.match.concede(HERO)
    outcome = scene.state.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.places, outcome.rule) == ([Seat(1), Seat(2)], [2, 1, 1], "AL-RUL-42")


@rule("AL-RUL-42")
def test_the_hero_has_won_when_nobody_of_evil_is_left() -> None:
    scene = Scene(at="A1-B4", seats=3)
    scene.match.concede(Seat(2))
    assert not scene.match.is_over
    scene.match.concede(Seat(1))
    outcome = scene.state.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.places, outcome.rule) == ([HERO], [1, 2, 2], "AL-RUL-42")
