"""Final missions: when they can be worked on, what they put on the map, and how each of them is won."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from tests.games.alone.scene import EVIL, HERO, HIT, MISS, SPECIAL, Scene
from tests.games.alone.test_missions_starting import ANY_CARD, ROOMS, complete
from undercroft.games.alone import events
from undercroft.games.alone.content.missions import MISSIONS, mission_named
from undercroft.games.alone.content.monsters import NIGHTMARE
from undercroft.games.alone.hero_attack import kill
from undercroft.games.alone.ids import (
    ARM_REACTOR,
    BREACH,
    COMPLETE,
    CONDITION_TOKEN,
    CULTISTS,
    CULTURE,
    MEND_SABOTAGE,
    NO_FIGURE,
    RECORD,
    RUN_PURGE,
    SABOTAGE,
    SEAL_BREACH,
    TAKE_CULTURE,
    TAKE_RECORD,
    SectorId,
    TileId,
)
from undercroft.games.alone.missions.final import is_carrying
from undercroft.games.alone.missions.model import SCRIPTS
from undercroft.games.alone.options.evil import ChooseSector, Lay
from undercroft.games.alone.options.hero import Fight, UseDevice
from undercroft.games.alone.state import COLONEL, MATRIARCH, Tile, Token, kind_of, plan_of
from undercroft.games.alone.values import counts_on_level, has_room, row
from undercroft.testing import rule

PRINTED = [
    ("FM01", COMPLETE, "control_room"),
    ("FM02", RUN_PURGE, "generator_room"),
    ("FM03", COMPLETE, "canteen"),
    ("FM04", ARM_REACTOR, "control_room"),
    ("FM05", TAKE_CULTURE, "laboratory"),
    ("FM06", COMPLETE, "storage"),
    ("FM08", COMPLETE, "infirmary"),
]
STASIS_LOG = complete("SM06")


def final(code: str, *, active: bool = True, **more: object) -> Scene:
    """A scene with that final mission in play, and no reward that asks for anything."""
    missions = ("SM06", "PM08" if code != "FM08" else "PM03", code)
    return Scene(missions=missions, active=active, difficulty="impossible", **more)  # type: ignore[arg-type]


def activating(code: str, **more: object) -> Scene:
    """The Hero stands in the Escape Pods and completes Stasis Log: the final mission comes into play."""
    return final(code, active=False, at="B1-F5", **more).play(STASIS_LOG)


def lay_tokens(scene: Scene, name: int, *places: str) -> Scene:
    scene.state.tokens = [Token(name, scene.sector(place)) for place in places]
    scene.match.table.run()
    return scene


def device(code: str, name: int) -> UseDevice:
    return UseDevice(mission_named(code), name)


def tokens(scene: Scene) -> list[tuple[int, int, int]]:
    return [(token.name, token.sector, token.count) for token in scene.state.tokens]


def end_round(scene: Scene, *, until: str = "ChooseAction") -> Scene:
    """The Hero searches in the last turn of the round and Evil passes."""
    scene.play("search")
    return scene.pass_until(until)


def sectors(scene: Scene, names: Iterable[str]) -> list[str]:
    return [str(ChooseSector(scene.sector(name))) for name in names]


def hero_won(scene: Scene) -> bool:
    outcome = scene.state.outcome
    return outcome is not None and outcome.winners == [HERO] and outcome.rule == "AL-WIN-01"


@pytest.mark.parametrize(("code", "name", "room"), PRINTED)
@rule("AL-MISSION-04")
def test_a_final_mission_cannot_be_worked_on_before_it_is_activated(code: str, name: int, room: str) -> None:
    scene = final(code, active=False, at=ROOMS[room])
    assert str(device(code, name)) not in scene.offered
    assert scene.why_not(device(code, name)) == "AL-MISSION-04"


@pytest.mark.parametrize("code", [f"FM0{number}" for number in range(1, 9)])
@rule("AL-MISSION-04", "AL-SETUP-16")
def test_completing_a_starting_mission_activates_it(code: str) -> None:
    scene = activating(code)
    assert [event.mission for event in scene.told(events.FinalMissionActivated)] == [mission_named(code)]
    assert scene.state.missions.active


# Call for Help


@rule("AL-MISSION-08", "AL-MISSION-15", "AL-LEAD-06")
def test_the_colonel_is_put_as_far_from_the_control_room_as_the_hero_is() -> None:
    scene = activating("FM01")
    assert scene.asked == "PlaceBoss"
    assert scene.match.choice is not None
    assert scene.match.choice.seat == EVIL
    far = plan_of(scene.state).far[scene.sector("A1-F1")]
    here = scene.sector("B1-F5")
    fitting = [sector for sector in range(50) if far[sector] == far[here] and sector != here]
    assert scene.offered == [f"choose sector {sector}" for sector in fitting]
    scene.play(f"choose sector {fitting[0]}")
    assert scene.monster("colonel").sector == fitting[0]
    assert scene.told(events.NoiseHeard) == []


@rule("AL-MISSION-08", "AL-MISSION-15", "AL-RUL-27")
def test_with_no_sector_as_far_the_nearest_possible_distance_is_used() -> None:
    """A Hero in the Control Room itself: no other sector is 0 away. E1 and F2 are next; and the Hero was first."""
    missions = ("SM08", "PM08", "FM01")
    scene = Scene(at="A1-F1", missions=missions, difficulty="impossible").play(complete("SM08"))
    assert scene.offered == sectors(scene, ["A1-E1", "A1-F2"])
    assert scene.state.missions.hero_arrived


@rule("AL-MISSION-18", "AL-DEPLOY-12")
def test_the_colonel_is_revealed_where_he_is_put_in_a_revealed_sector() -> None:
    missions = ("SM08", "PM08", "FM01")
    scene = Scene(at="A1-F1", missions=missions, difficulty="impossible", revealed=["A1-F2"]).play(complete("SM08"))
    scene.given(MISS, MISS, MISS).play(ChooseSector(scene.sector("A1-F2")))
    assert scene.monster("colonel").figure >= 0
    assert scene.hero.sanity == 12


@rule("AL-MISSION-09", "AL-MISSION-17", "AL-RUL-41")
def test_the_colonel_is_a_cultist_with_nightmare_statistics_and_not_counted_on_his_level() -> None:
    four = [("spores", "A1-C4"), ("spores", "A1-D4"), ("worms", "A1-E4"), ("colonel", "A1-E5")]
    scene = final("FM01", at="A1-A4", monsters=four)
    assert kind_of(COLONEL) == CULTISTS
    assert row(scene.state, COLONEL) == NIGHTMARE[CULTISTS]
    assert counts_on_level(scene.state, 0) == 3
    assert has_room(scene.state, 0)
    assert not scene.state.nightmare


@rule("AL-MISSION-10", "AL-ROUND-14")
def test_at_the_end_of_a_round_the_colonel_may_go_two_sectors() -> None:
    scene = final("FM01", at="A1-A4", turns_left=1, monsters=[("colonel", "A1-F3")])
    end_round(scene, until="MayMoveBoss").play("yes", "go north", "go north").pass_until("ChooseAction")
    assert scene.monster("colonel").sector == scene.sector("A1-F1")
    assert len(scene.told(events.NoiseHeard)) == 1


@rule("AL-MISSION-10")
def test_the_colonel_need_not_move_and_then_makes_no_noise() -> None:
    scene = final("FM01", at="A1-A4", turns_left=1, monsters=[("colonel", "A1-F3")])
    end_round(scene, until="MayMoveBoss").play("no").pass_until("ChooseAction")
    assert scene.monster("colonel").sector == scene.sector("A1-F3")
    assert scene.told(events.NoiseHeard) == []


@rule("AL-MISSION-10", "AL-MISSION-04")
def test_a_dead_colonel_is_not_asked_about() -> None:
    scene = final("FM01", at="A1-A4", turns_left=1)
    scene.play("search")
    asked = []
    while scene.state.round == 1:
        asked.append(scene.asked)
        scene.pass_one()
    assert "PlaceDangerTokens" in asked
    assert "MayMoveBoss" not in asked


@rule("AL-MISSION-11", "AL-TURN-12")
def test_the_colonel_attacks_from_another_sector_in_the_field_of_view() -> None:
    scene = final("FM01", at="A1-B4", monsters=[("colonel", "A1-D4")], revealed=["A1-C4", "A1-D4"])
    scene.given(HIT, MISS, SPECIAL).play("locate", "choose target 0", "choose target 1").end_turn()
    assert [len(event.faces) for event in scene.told(events.DiceRolled)] == [3]
    assert scene.hero.health == 11


@rule("AL-MISSION-11")
def test_the_colonel_does_not_attack_unrevealed_or_out_of_view() -> None:
    hidden = final("FM01", at="A1-B4", monsters=[("colonel", "A1-C4")])
    hidden.play("search").end_turn()
    assert hidden.told(events.DiceRolled) == []
    corner = final("FM01", at="A1-B4", monsters=[("colonel", "A1-A3")], revealed=["A1-A3"])
    corner.play("search").end_turn()
    assert corner.told(events.DiceRolled) == []


@rule("AL-MISSION-11", "AL-INFO-25")
def test_a_colonel_whom_a_card_keeps_back_is_not_revealed_and_does_not_attack_from_afar() -> None:
    scene = final("FM01", at="A1-B4", monsters=[("colonel", "A1-C4")], revealed=["A1-C4"])
    colonel = scene.monster("colonel")
    colonel.figure, colonel.kept_back = NO_FIGURE, True
    scene.play("search").end_turn()
    assert scene.told(events.DiceRolled) == []


@rule("AL-MISSION-15", "AL-COMBAT-06")
def test_the_colonel_attacks_once_though_he_shares_the_heros_sector() -> None:
    scene = final("FM01", at="A1-B4", monsters=[("colonel", "A1-B4")])
    scene.play("search").end_turn()
    assert len(scene.told(events.DiceRolled)) == 1


@rule("AL-TURN-12", "AL-MISSION-11")
def test_monsters_in_the_heros_sector_attack_before_the_colonel_from_afar() -> None:
    monsters = [("colonel", "A1-C4"), ("spores", "A1-B4")]
    scene = final("FM01", at="A1-B4", monsters=monsters, revealed=["A1-C4"])
    scene.play("search").end_turn()
    figures = [event.figure for event in scene.told(events.DiceRolled)]
    assert figures == [scene.figure("spores"), scene.figure("colonel")]


@rule("AL-MISSION-12", "AL-MISSION-20", "AL-MISSION-05")
def test_the_colonel_puts_two_sabotage_tokens_in_the_control_room_if_he_is_first() -> None:
    """Out of the Hero's sight: the Hero is told nothing until the room is revealed."""
    scene = final("FM01", at="A1-A4", turns_left=1, monsters=[("colonel", "A1-F2")])
    end_round(scene, until="MayMoveBoss").play("yes", "go north")
    assert tokens(scene) == [(SABOTAGE, scene.sector("A1-F1"), 2)]
    assert scene.told(events.TokensChanged) == []
    assert len(scene.told(events.TokensChanged, EVIL)) == 1


@rule("AL-MISSION-12", "AL-RUL-27")
def test_no_tokens_for_arrival_if_the_hero_has_been_there() -> None:
    scene = final("FM01", at="A1-F2", turns_left=1, monsters=[("colonel", "A1-E1")])
    scene.play("move north").pass_until("MayMoveBoss")
    scene.play("yes", "go east", "stay").pass_until("ChooseAction")
    assert scene.monster("colonel").sector == scene.sector("A1-F1")
    assert tokens(scene) == [(SABOTAGE, scene.sector("A1-F1"), 1)]


@rule("AL-MISSION-12", "AL-RUL-27")
def test_tokens_for_arrival_are_put_once_only() -> None:
    """He looks in and leaves; when he comes back there is only the token of the end of the round."""
    scene = final("FM01", at="A1-A4", turns_left=1, monsters=[("colonel", "A1-F2")])
    end_round(scene, until="MayMoveBoss").play("yes", "go north", "go south").pass_until("ChooseAction")
    assert tokens(scene) == [(SABOTAGE, scene.sector("A1-F1"), 2)]
    scene.state.turns_left = 1
    end_round(scene, until="MayMoveBoss").play("yes", "go north", "stay").pass_until("ChooseAction")
    assert tokens(scene) == [(SABOTAGE, scene.sector("A1-F1"), 3)]


@rule("AL-MISSION-13", "AL-MISSION-16")
def test_at_the_end_of_a_round_sabotage_grows_after_the_colonel_has_moved() -> None:
    """He arrives and adds one; he leaves and adds none."""
    coming = final("FM01", at="A1-A4", turns_left=1, monsters=[("colonel", "A1-F2")])
    end_round(coming, until="MayMoveBoss").play("yes", "go north", "stay").pass_until("ChooseAction")
    assert tokens(coming) == [(SABOTAGE, coming.sector("A1-F1"), 3)]
    going = final("FM01", at="A1-A4", turns_left=1, monsters=[("colonel", "A1-F1")])
    end_round(going, until="MayMoveBoss").play("yes", "go south", "stay").pass_until("ChooseAction")
    assert tokens(going) == []


@rule("AL-MISSION-14", "AL-ACT-INTERACT-05")
def test_the_signal_is_sent_when_no_sabotage_is_left_each_token_costing_an_action() -> None:
    scene = lay_tokens(final("FM01", at="A1-F1"), SABOTAGE, "A1-F1")
    signal = "complete call-for-help"
    assert signal not in scene.offered
    assert scene.why_not(device("FM01", COMPLETE)) == "AL-MISSION-14"
    scene.play("mend-sabotage call-for-help")
    assert tokens(scene) == []
    assert not scene.match.is_over
    assert scene.why_not(device("FM01", MEND_SABOTAGE)) == "AL-ACT-INTERACT-04"
    scene.play(signal)
    assert hero_won(scene)


@rule("AL-MISSION-15", "AL-MMOVE-12", "AL-DEPLOY-16")
def test_a_reaction_moves_the_colonel_like_any_monster() -> None:
    scene = final("FM01", at="A1-A4", monsters=[("colonel", "A1-F2")], hand=[ANY_CARD])
    scene.play("search").pass_until("MayReact")
    scene.play(Lay(scene.card(ANY_CARD)), "move one", "go north").end_turn()
    assert tokens(scene) == [(SABOTAGE, scene.sector("A1-F1"), 2)]
    assert len(scene.told(events.NoiseHeard)) == 1


@rule("AL-MISSION-18", "AL-MMOVE-11")
def test_the_colonel_who_walks_in_on_the_hero_is_revealed_and_frightens_nobody() -> None:
    scene = final("FM01", at="A1-A4", turns_left=1, monsters=[("colonel", "A1-C4")])
    end_round(scene, until="MayMoveBoss").play("yes", "go west", "go west").pass_until("ChooseAction")
    assert scene.monster("colonel").figure >= 0
    assert scene.hero.sanity == 12


@rule("AL-MISSION-19", "AL-COMBAT-23")
def test_killing_the_colonel_gives_boss_experience_and_leaves_the_sabotage() -> None:
    scene = final("FM01", at="A1-B4", monsters=[("colonel", "A1-B4", "wounded")], lit=["A1-B4"])
    lay_tokens(scene, SABOTAGE, "A1-F1")
    scene.hero.experience[CULTISTS] = 2  # a third die
    scene.given(HIT, HIT, SPECIAL).play(Fight(scene.monster("colonel").figure), "spores", "worms")
    assert scene.hero.experience == [1, 0, 2, 0, 1]
    assert scene.state.dead_bosses == [COLONEL]
    assert len(tokens(scene)) == 1
    assert scene.state.monsters == []


# Purge Cycle


@rule("AL-LEAD-03", "AL-MISSION-04")
def test_purge_cycle_lets_evil_draw_two_cards_when_it_begins() -> None:
    scene = activating("FM02", seats=4)
    assert scene.asked == "WhoDraws"
    assert [str(option) for option in scene.match.options] == ["draw for 1", "draw for 2", "draw for 3"]
    scene.play("draw for 3", "draw for 3")
    assert [len(player.hand) for player in scene.state.evil] == [0, 0, 2]


@rule("AL-WIN-01", "AL-ACT-INTERACT-05")
def test_purge_cycle_takes_six_actions_which_need_not_be_in_a_row() -> None:
    scene = final("FM02", at="B1-E1")
    scene.play("run-purge purge-cycle", "pass")
    scene.play("search").end_turn()
    scene.play("run-purge purge-cycle", "pass")
    for _ in range(3):
        scene.end_turn().play("run-purge purge-cycle", "pass")
    assert [event.count for event in scene.told(events.MissionProgressed)] == [1, 2, 3, 4, 5]
    assert not scene.match.is_over
    scene.play("run-purge purge-cycle")
    assert hero_won(scene)


@rule("AL-DEPLOY-10", "AL-LEAD-06", "AL-NOISE-01")
def test_after_every_purge_but_the_last_evil_may_deploy_a_monster_one_sector_nearer() -> None:
    """Spores need three sectors, here two: E3 is two away from the Generator Room."""
    scene = final("FM02", at="B1-E1")
    scene.play("run-purge purge-cycle")
    assert scene.asked == "DeployKind"
    assert scene.match.choice is not None
    assert scene.match.choice.seat == EVIL
    assert "pass" in scene.offered
    scene.play("deploy spores")
    assert str(ChooseSector(scene.sector("B1-E2"))) not in scene.offered
    scene.play(ChooseSector(scene.sector("B1-E3")))
    assert scene.monster("spores").sector == scene.sector("B1-E3")
    assert len(scene.told(events.NoiseHeard)) == 1


@rule("AL-DEPLOY-06")
def test_after_a_purge_nobody_is_deployed_where_both_levels_are_full() -> None:
    full = [("spores", "A1-C4"), ("spores", "A1-D4"), ("worms", "A1-E4"), ("worms", "A1-E5")]
    full += [("cultists", "B1-A4"), ("cultists", "B1-B4"), ("hybrids", "B1-C4"), ("hybrids", "B1-C5")]
    scene = final("FM02", at="B1-E1", monsters=full)
    scene.play("run-purge purge-cycle")
    assert scene.asked == "ChooseAction"
    assert scene.state.missions.count == 1


# Burn the Nest


@rule("AL-MISSION-04", "AL-MISSION-17")
def test_the_matriarch_lies_in_the_canteen_unseen_and_unheard() -> None:
    scene = activating("FM03")
    matriarch = scene.monster("matriarch")
    assert matriarch.sector == scene.sector("B1-B5")
    assert matriarch.figure < 0
    assert scene.told(events.NoiseHeard) == []
    stats = row(scene.state, MATRIARCH)
    assert (stats.wound, stats.kill, stats.attack_dark, stats.attack_lit, stats.sanity) == (3, 3, 4, 1, 3)
    scene.state.nightmare = True
    assert row(scene.state, MATRIARCH) == stats


@rule("AL-MISSION-04", "AL-DOOR-04")
def test_the_matriarch_waits_next_door_if_the_hero_is_in_the_canteen() -> None:
    """C5 is the only neighbour; behind a blocked door it is still the nearest sector."""
    for blocked in ([], [("B1-B5", "B1-C5")]):
        scene = Scene(at="B1-B5", missions=("SM04", "PM08", "FM03"), difficulty="impossible", blocked=blocked)
        scene.play(complete("SM04"))
        assert scene.monster("matriarch").sector == scene.sector("B1-C5")
        assert scene.hero.sanity == 12


@rule("AL-MISSION-17", "AL-ROUND-14")
def test_at_the_end_of_a_round_the_matriarch_may_go_one_sector() -> None:
    scene = final("FM03", at="A1-A4", turns_left=1, monsters=[("matriarch", "B1-B5")])
    end_round(scene, until="MayMoveBoss").play("yes", "go east")
    assert scene.monster("matriarch").sector == scene.sector("B1-C5")
    assert scene.asked != "NextStep"
    assert len(scene.told(events.NoiseHeard)) == 1


@rule("AL-MMOVE-10", "AL-MISSION-17")
def test_the_matriarch_in_the_dark_terrifies_for_three() -> None:
    scene = final("FM03", at="B1-C5", monsters=[("matriarch", "B1-B5")])
    scene.given(MISS, MISS, MISS, MISS).play("move west").end_turn()
    assert scene.hero.sanity == 9


@rule("AL-WIN-01", "AL-COMBAT-23")
def test_burn_the_nest_needs_the_matriarch_dead_and_then_one_action_in_the_canteen() -> None:
    scene = final("FM03", at="B1-B5", monsters=[("matriarch", "B1-B5", "wounded")], lit=["B1-B5"])
    assert scene.why_not(device("FM03", COMPLETE)) == "AL-WIN-01"
    scene.hero.experience[CULTISTS] = 2
    scene.given(HIT, HIT, HIT).play(Fight(scene.monster("matriarch").figure), "spores", "worms")
    assert not scene.match.is_over
    scene.play("complete burn-the-nest")
    assert hero_won(scene)


@rule("AL-COMBAT-25", "AL-WIN-01")
def test_a_matriarch_who_dies_unseen_gives_no_experience_but_is_dead() -> None:
    scene = final("FM03", at="B1-B5", monsters=[("matriarch", "A1-A1")])
    kill(scene.match.table, scene.monster("matriarch"))
    scene.match.table.run()
    assert scene.hero.experience == [0, 0, 0, 0, 0]
    assert scene.why_not(device("FM03", COMPLETE)) is None


# Last Pod Out


@rule("AL-TURN-12", "AL-MISSION-04")
def test_the_countdown_of_eight_runs_from_the_next_turn_on() -> None:
    scene = final("FM04", at="A1-F1")
    scene.play("arm-reactor last-pod-out")
    assert scene.state.missions.countdown == 8
    scene.play("search").end_turn()
    assert scene.state.missions.countdown == 7
    assert [event.left for event in scene.told(events.CountdownChanged)] == [8, 7]


@rule("AL-ACT-INTERACT-01")
def test_the_reactor_is_not_armed_again_while_the_countdown_runs() -> None:
    scene = final("FM04", at="A1-F1")
    scene.play("arm-reactor last-pod-out")
    assert "arm-reactor last-pod-out" not in scene.offered
    assert scene.why_not(device("FM04", ARM_REACTOR)) == "AL-ACT-INTERACT-01"


@rule("AL-WIN-01")
def test_the_pod_leaves_only_while_the_countdown_runs() -> None:
    scene = final("FM04", at="B1-F5")
    assert scene.why_not(device("FM04", COMPLETE)) == "AL-WIN-01"
    scene.state.missions.countdown = 1
    scene.match.table.run()
    scene.play("complete last-pod-out")
    assert hero_won(scene)


@rule("AL-TURN-12", "AL-ALLY-09")
def test_when_the_countdown_is_over_the_hero_loses_health_and_begins_again() -> None:
    """The loss cannot be sent to the ally."""
    scene = final("FM04", at="A1-F1", allies=["doctor"])
    scene.state.missions.countdown = 1
    scene.play("search").end_turn()
    assert scene.hero.health == 9
    assert scene.state.missions.countdown == 0
    assert "arm-reactor last-pod-out" in scene.offered
    scene.play("search").end_turn()
    assert scene.hero.health == 9


# Antidote


@rule("AL-WIN-01", "AL-MISSION-04")
def test_the_culture_is_taken_in_the_laboratory_and_brought_to_the_infirmary() -> None:
    scene = final("FM05", at="B1-B1")
    scene.play("take-culture antidote")
    assert scene.state.missions.carrying
    assert scene.why_not(device("FM05", TAKE_CULTURE)) == "AL-ACT-INTERACT-01"
    there = final("FM05", at="A1-A1")
    assert there.why_not(device("FM05", COMPLETE)) == "AL-WIN-01"
    there.state.missions.carrying = True
    there.match.table.run()
    there.play("complete antidote")
    assert hero_won(there)


def carrying(**more: object) -> Scene:
    scene = final("FM05", **more)  # type: ignore[arg-type]
    scene.state.missions.carrying, scene.state.missions.count = True, 1
    return scene


@rule("AL-MISSION-05", "AL-COMBAT-05")
def test_an_attack_that_takes_two_health_knocks_the_culture_out_of_the_heros_hands() -> None:
    scene = carrying(at="A1-B4", monsters=[("spores", "A1-B4")])
    scene.given(HIT, HIT, MISS).play("locate", "choose target 0", "choose target 1").end_turn()
    assert not is_carrying(scene.state)
    assert tokens(scene) == [(CULTURE, scene.sector("A1-B4"), 1)]
    scene.given(MISS, MISS, MISS).play("pick-up-culture antidote").end_turn()
    assert is_carrying(scene.state)
    assert tokens(scene) == []


@rule("AL-MISSION-05")
def test_a_hero_who_carries_nothing_drops_nothing() -> None:
    scene = final("FM05", at="A1-B4", monsters=[("spores", "A1-B4")])
    scene.given(HIT, HIT, MISS).play("locate", "choose target 0", "choose target 1").end_turn()
    assert scene.hero.health == 10
    assert tokens(scene) == []


@rule("AL-COMBAT-06", "AL-MISSION-05")
def test_two_attacks_that_take_one_health_each_do_not() -> None:
    scene = carrying(at="A1-B4", monsters=[("cultists", "A1-B4"), ("cultists", "A1-B4")])
    scene.given(HIT, MISS, HIT, MISS).play("locate", "choose target 0", "choose target 1").end_turn()
    assert scene.hero.health == 10
    assert scene.state.missions.carrying


@rule("AL-COMBAT-08", "AL-COMBAT-12")
def test_with_a_parting_attack_the_culture_drops_in_the_sector_that_is_left() -> None:
    scene = carrying(at="A1-B4", monsters=[("cultists", "A1-B4"), ("cultists", "A1-B4")])
    scene.play("move east").given(HIT, HIT).play("yes")
    assert tokens(scene) == [(CULTURE, scene.sector("A1-B4"), 1)]
    assert scene.hero.sector == scene.sector("A1-C4")


@rule("AL-ALLY-04", "AL-RUL-13")
def test_damage_that_an_ally_takes_does_not_make_the_hero_drop_the_culture() -> None:
    scene = carrying(at="A1-B4", monsters=[("spores", "A1-B4")], allies=["doctor"])
    scene.given(HIT, HIT, MISS).play("locate", "choose target 0", "choose target 1")
    scene.play("ally doctor").end_turn()
    assert scene.state.missions.carrying
    assert scene.hero.health == 12


@rule("AL-MMOVE-06", "AL-MISSION-05")
def test_terror_does_not_make_the_hero_drop_it() -> None:
    scene = carrying(at="A1-B4", monsters=[("worms", "A1-C4")])
    scene.given(MISS, MISS, MISS).play("move east").end_turn()
    assert scene.hero.sanity == 10
    assert scene.state.missions.carrying


# Seal the Breach


@rule("AL-MISSION-05", "AL-LEAD-06", "AL-INFO-21")
def test_three_breaches_open_in_unrevealed_passages_three_away_from_the_hero() -> None:
    """From the Escape Pods D5 is two away; E5 is revealed; D4 is three away. No room is offered."""
    scene = activating("FM06", revealed=["B1-E5", "B1-D4"])
    assert scene.asked == "PlaceBreach"
    assert sectors(scene, ["B1-E4"])[0] in scene.offered
    assert not any(option in scene.offered for option in sectors(scene, ["B1-D5", "B1-D4", "B1-B5", "A1-A1"]))
    for name in ("B1-E4", "A1-B4", "A1-C4"):
        scene.play(ChooseSector(scene.sector(name)))
    assert {token.sector for token in scene.state.tokens} == {scene.sector(n) for n in ("B1-E4", "A1-B4", "A1-C4")}
    assert scene.told(events.TokensChanged) == []
    assert scene.asked == "ChooseAction"


@rule("AL-MISSION-05")
def test_breaches_are_one_a_sector() -> None:
    scene = activating("FM06")
    scene.play(ChooseSector(scene.sector("B1-E4")))
    assert sectors(scene, ["B1-E4"])[0] not in scene.offered


@rule("AL-MISSION-05", "AL-DEPLOY-04")
def test_where_nothing_fits_the_farthest_unrevealed_sectors_are_used() -> None:
    """Only three rooms are unrevealed: nothing fits, but there is nothing else."""
    scene = final("FM06", active=False, at="B1-F5")
    hidden = [scene.sector(name) for name in ("A1-A1", "A1-F1", "B1-B1")]
    for number in range(50):
        if number not in (*hidden, scene.hero.sector):
            scene.match.table.state.labyrinth.append(Tile(TileId(100 + number), SectorId(number)))
    scene.match.table.run()
    scene.play(STASIS_LOG)
    far = plan_of(scene.state).far[scene.hero.sector]
    placed = [token.sector for token in scene.state.tokens]
    assert sorted(placed) == sorted(hidden)
    assert [far[sector] for sector in placed] == sorted((far[sector] for sector in hidden), reverse=True)


@rule("AL-WIN-01", "AL-ACT-INTERACT-05")
def test_the_storage_is_sealed_with_at_most_two_breaches_left() -> None:
    scene = lay_tokens(final("FM06", at="A1-F4"), BREACH, "A1-B4", "A1-C4", "A1-D4")
    assert scene.why_not(device("FM06", COMPLETE)) == "AL-WIN-01"
    there = lay_tokens(final("FM06", at="A1-B4"), BREACH, "A1-B4", "A1-C4")
    there.play("seal-breach seal-the-breach")
    assert [event.count for event in there.told(events.TokensChanged)] == [0]
    assert there.why_not(device("FM06", SEAL_BREACH)) == "AL-ACT-INTERACT-04"
    done = lay_tokens(final("FM06", at="A1-F4"), BREACH, "A1-C4", "A1-D4")
    done.play("complete seal-the-breach")
    assert hero_won(done)


# Hold the Light


@rule("AL-TURN-12", "AL-WIN-01")
def test_three_turns_in_a_row_in_the_lit_quarters_win() -> None:
    scene = final("FM07", at="A1-D5", lit=["A1-D5"])
    scene.play("search").end_turn()
    scene.play("search").end_turn()
    assert scene.state.missions.count == 2
    scene.play("search").end_turn()
    assert hero_won(scene)


@rule("AL-TURN-12", "AL-MISSION-04")
def test_darkness_a_monster_or_another_sector_sets_the_count_back() -> None:
    dark = final("FM07", at="A1-D5")
    crowded = final("FM07", at="A1-D5", lit=["A1-D5"], monsters=[("worms", "A1-D5")])
    elsewhere = final("FM07", at="A1-E5", lit=["A1-D5", "A1-E5"])
    for scene in (dark, crowded, elsewhere):
        scene.state.missions.count = 2
        scene.play("search").end_turn()
        assert scene.state.missions.count == 0
        assert not scene.match.is_over


@rule("AL-MISSION-04")
def test_no_turn_counts_before_the_mission_is_activated() -> None:
    scene = final("FM07", active=False, at="A1-D5", lit=["A1-D5"])
    scene.play("search").end_turn()
    assert scene.state.missions.count == 0


@rule("AL-TURN-12", "AL-ROUND-14")
def test_the_count_goes_on_over_the_end_of_a_round() -> None:
    scene = final("FM07", at="A1-D5", lit=["A1-D5"], turns_left=1)
    scene.state.missions.count = 1
    scene.play("search").end_turn()
    assert scene.state.round == 2
    assert scene.state.missions.count == 2


@rule("AL-MISSION-04", "AL-LEAD-03")
def test_the_turn_of_activation_counts_and_evil_draws_a_card() -> None:
    scene = Scene(at="A1-D5", lit=["A1-D5"], missions=("SM03", "PM08", "FM07"), difficulty="impossible")
    scene.state.item_deck = []
    scene.play(complete("SM03"), "draw from fury")
    assert len(scene.state.evil[0].hand) == 1
    scene.end_turn()
    assert scene.state.missions.count == 1


# Black Box


@rule("AL-MISSION-05", "AL-LEAD-06")
def test_records_lie_in_four_rooms_but_not_in_the_infirmary_nor_where_the_hero_is() -> None:
    scene = activating("FM08")
    assert scene.asked == "PlaceRecord"
    rooms = [place for room, place in ROOMS.items() if room not in ("infirmary", "escape_pods")]
    assert scene.offered == sorted(sectors(scene, rooms), key=lambda text: int(text.split()[-1]))
    scene.play(*(ChooseSector(scene.sector(place)) for place in rooms[:4]))
    assert [count for _, _, count in tokens(scene)] == [1, 1, 1, 1]
    assert {token.name for token in scene.state.tokens} == {RECORD}


@rule("AL-WIN-01", "AL-ACT-INTERACT-05")
def test_two_records_are_needed_in_the_infirmary() -> None:
    scene = lay_tokens(final("FM08", at="A1-F4"), RECORD, "A1-F4")
    scene.play("take-record black-box")
    assert scene.state.missions.count == 1
    assert scene.why_not(device("FM08", TAKE_RECORD)) == "AL-ACT-INTERACT-04"
    there = final("FM08", at="A1-A1")
    there.state.missions.count = 1
    assert there.why_not(device("FM08", COMPLETE)) == "AL-WIN-01"
    there.state.missions.count = 2
    there.match.table.run()
    there.play("complete black-box")
    assert hero_won(there)


@rule("AL-INFO-25")
def test_a_token_that_a_card_keeps_back_cannot_be_used() -> None:
    scene = lay_tokens(final("FM08", at="A1-F4"), RECORD, "A1-F4")
    tile = next(tile for tile in scene.state.labyrinth if tile.sector == scene.hero.sector)
    tile.hides = CONDITION_TOKEN
    scene.match.table.run()
    assert "take-record black-box" not in scene.offered


@rule("AL-SETUP-04")
def test_every_mission_has_a_script() -> None:
    assert sorted(SCRIPTS) == list(range(len(MISSIONS))) == list(range(24))
