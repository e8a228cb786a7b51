"""Corners that a close reading of the rules found: what crosses the end of a round, a phase or a stack."""

from __future__ import annotations

from typing import Any

from undercroft.games.boss_monster import events
from undercroft.games.boss_monster.end import outcome
from undercroft.kernel.parts import Seat
from undercroft.testing import rule

from .scene import Scene, Side

FIVE_ONE_ASLEEP = ["spawn-point", "goblin-armory", "goblin-armory", "goblin-armory", "golem-factory"]


@rule("BM-END-02", "BM-RUL-60")
def test_a_bonus_that_begins_in_the_end_of_round_phase_does_not_outlive_the_round() -> None:
    scene = Scene(
        alice=Side(dungeon=["wreck-room", ["spiked-pit", "golem-factory"]]),
        bob=Side(boss="robobo", dungeon=FIVE_ONE_ASLEEP, asleep=["spawn-point"]),
        at="end",
    )
    scene.says("alice", "room golem-factory")
    assert [told.amount for told in scene.told(events.RoomChanged)] == [3]
    assert (scene.state.round, scene.alice.dungeon, scene.alice.damage) == (2, ["wreck-room", "spiked-pit"], [1, 1])


def waiting_croak(**alice: Any) -> Scene:
    """King Croak's Level Up waits for a deactivated Room; the Gym, which it will find, fits on the Imp Temple only."""
    dungeon = ["spawn-point", "goblin-armory", "goblin-armory", "goblin-armory", "imp-temple"]
    return Scene(
        alice=Side(boss="king-croak", dungeon=dungeon, asleep=["spawn-point"], **alice),
        bob=Side(boss="nicolius", dungeon=["decapitator"], hand=["kobold-strike", "spiked-pit"]),
        deck=["incubus-gym"],
    )


def places_for_the_gym(scene: Scene) -> list[str]:
    """Where alice may build the Advanced Room that King Croak finds in the End of Round phase."""
    scene.to_phase("end")
    scene.says("alice", "yes", "card incubus-gym")
    return scene.offers()[1:] if scene.question == "MayBuildFound" else []


@rule("BM-RUL-60", "BM-END-02", "BM-RUL-23")
def test_treasure_hidden_for_the_round_is_back_when_a_level_up_that_waited_is_resolved() -> None:
    scene = waiting_croak()
    scene.says("bob", "use decapitator", "room imp-temple")
    assert scene.alice.treasure["cleric"] == 0
    assert places_for_the_gym(scene) == ["build incubus-gym at 0"]


@rule("BM-RUL-60", "BM-END-02", "BM-RUL-23")
def test_treasure_added_for_the_round_is_gone_when_a_level_up_that_waited_is_resolved() -> None:
    scene = waiting_croak(hand=["secret-stash", "pause"])
    scene.passes("bob", "alice")
    scene.says("alice", "play secret-stash", "class cleric", "room goblin-armory")
    assert scene.alice.treasure["cleric"] == 2 + 1
    assert places_for_the_gym(scene) == ["build incubus-gym at 0"]


@rule("BM-RUL-60", "BM-END-02", "BM-RUL-23")
def test_building_that_was_forbidden_for_the_round_is_allowed_to_a_level_up_that_waited() -> None:
    scene = waiting_croak()
    scene.says("bob", "play kobold-strike")
    assert places_for_the_gym(scene) == ["build incubus-gym at 0"]


@rule("BM-RUL-52", "BM-RUL-60")
def test_a_use_in_the_end_of_round_phase_does_not_count_for_the_next_round() -> None:
    scene = Scene(
        alice=Side(
            boss="xyzax",
            dungeon=["dragon-graveyard", "spawn-point", "golem-factory", "golem-factory", "dark-portal"],
            asleep=["spawn-point"],
        ),
        bob=Side(boss="robobo"),
        discard=["freeze", "fear", "pity", "imp-temple"],
        deck=["wreck-room", "warp-tube", "spiked-pit", "cursed-tomb"],
        at="end",
    )
    scene.says("alice", "card freeze", "card fear")
    assert scene.state.round == 2
    assert len(scene.told(events.AbilityFired)) == 2  # the Level Up, and once the Graveyard
    scene.says("alice", "use dark-portal", "pay fear")
    assert len(scene.told(events.AbilityFired)) == 3


@rule("BM-RUL-52", "BM-RUL-60")
def test_a_use_in_the_adventure_phase_still_counts_in_the_end_of_round_phase() -> None:
    scene = Scene(
        alice=Side(
            boss="xyzax",
            dungeon=["dragon-graveyard", "spawn-point", "golem-factory", "golem-factory", "dark-portal"],
            hand=["pause"],
            asleep=["spawn-point"],
        ),
        discard=["freeze", "fear", "imp-temple"],
        deck=["wreck-room", "warp-tube", "spiked-pit", "cursed-tomb"],
        at="adventure",
    )
    scene.says("alice", "use dark-portal")
    scene.says("alice", "card freeze", "card fear")
    fired = [told.source for told in scene.told(events.AbilityFired)]
    assert scene.state.round == 2
    assert len(fired) == len(set(fired)) == 2


@rule("BM-BUILD-10", "BM-RUL-83")
def test_no_gift_is_given_in_a_round_in_which_all_building_has_stopped() -> None:
    scene = Scene(
        alice=Side(hand=["kobold-strike"], dungeon=["spawn-point"]),
        bob=Side(hand=["surprise-gift", "imp-temple", "hiring-spree"], dungeon=["wreck-room"]),
    )
    scene.says("alice", "play kobold-strike")
    assert (scene.asked, scene.why_not("play surprise-gift")) == ("bob", "BM-RUL-90")


@rule("BM-RUL-32", "BM-RUL-35")
def test_a_hero_whose_room_was_built_over_leaves_when_the_new_room_is_destroyed() -> None:
    scene = Scene(
        alice=Side(dungeon=["golem-factory", "wreck-room"], hand=["wild-monster", "imp-temple"], entrance=["the-fool"]),
        at="adventure",
    )
    scene.passes("alice")
    scene.says("alice", "play wild-monster", "room golem-factory", "build imp-temple at 1")
    drawn = len(scene.told(events.CardsDrawn))
    scene.says("alice", "use wreck-room")
    death = scene.told(events.HeroKilled)[0]
    assert (scene.alice.souls, death.room) == (["the-fool"], -1)
    in_this_round = [told for told in scene.told(events.CardsDrawn)[drawn:] if told.seat == scene.alice.seat]
    assert len(in_this_round) == 2  # the Wreck Room's and the next round's, none by the uncovered Room


@rule("BM-RUL-32", "BM-RUL-35")
def test_such_a_hero_goes_on_to_the_next_room_if_it_lives() -> None:
    scene = Scene(
        alice=Side(
            dungeon=["golem-factory", "wreck-room"], hand=["wild-monster", "imp-temple"], entrance=["the-brothers"]
        ),
        at="adventure",
    )
    scene.passes("alice")
    scene.says("alice", "play wild-monster", "room golem-factory", "build imp-temple at 1", "use wreck-room")
    wounds = [(told.amount, told.left) for told in scene.told(events.HeroWounded)]
    assert wounds == [(2, 18), (1, 17)]
    assert scene.alice.wounds == ["the-brothers"]


@rule("BM-RUL-58")
def test_a_room_that_lost_its_ability_has_not_got_it_back_when_it_is_covered_and_comes_to_light_again() -> None:
    scene = Scene(
        alice=Side(
            dungeon=["wreck-room", "observatory"],
            hand=["meddling-kids", "wild-monster", "goblin-nursery", "pause"],
        ),
        at="adventure",
    )
    scene.says("alice", "play meddling-kids", "room observatory")
    assert "use observatory" not in scene.offers()
    scene.says("alice", "play wild-monster", "room observatory", "build goblin-nursery at 0")
    scene.says("alice", "use wreck-room")
    assert scene.alice.dungeon == ["wreck-room", "observatory"]
    assert "use observatory" not in scene.offers()


@rule("BM-ELIM-01")
def test_who_was_out_later_is_placed_before_who_was_out_earlier() -> None:
    scene = Scene(alice=Side(souls=["heavenboy"]), carol=Side(boss="smoake"), dave=Side(boss="eclipse"), at="end")
    for seat, number in ((2, 5), (3, 2)):
        scene.state.players[seat].out, scene.state.players[seat].out_in_round = True, number
    assert outcome(scene.state, [Seat(0), Seat(1)], "BM-END-09").places == [1, 2, 3, 4]
