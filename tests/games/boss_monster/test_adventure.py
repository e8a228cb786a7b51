"""The Adventure phase (p.15): the walk of a Hero. ``pause`` in a hand opens that player's windows."""

from __future__ import annotations

from undercroft.games.boss_monster import events
from undercroft.testing import rule

from .scene import Scene, Side, slugs


def rooms_that_hurt(scene: Scene) -> list[str]:
    """The Rooms that have dealt damage so far, in order."""
    return slugs([told.room for told in scene.told(events.HeroWounded) if told.room >= 0])


def walkers(scene: Scene) -> list[str]:
    """Who walked into a dungeon so far, in order."""
    return slugs([told.hero for told in scene.told(events.HeroWalkedIn)])


@rule("BM-ADV-01", "BM-ADV-12")
def test_in_xp_order_each_player_deals_with_all_heroes_before_the_next_one_starts() -> None:
    scene = Scene(
        alice=Side(boss="belladonna", entrance=["elfstar", "hookshot-joe"]),
        bob=Side(boss="nicolius", entrance=["black-leaf", "vampire"]),
        at="adventure",
    )
    scene.to_end_of_round()
    assert walkers(scene) == ["black-leaf", "vampire", "elfstar", "hookshot-joe"]


@rule("BM-ADV-02", "BM-ADV-18")
def test_the_next_hero_enters_only_when_the_previous_one_is_finished() -> None:
    scene = Scene(
        alice=Side(dungeon=["spawn-point"], entrance=["elfstar", "hookshot-joe"], hand=["pause"]),
        at="adventure",
    )
    scene.passes("alice")
    assert (scene.alice.inside, scene.alice.entrance) == ("elfstar", ["hookshot-joe"])
    scene.passes("alice")
    assert (scene.alice.inside, scene.alice.entrance) == (None, ["hookshot-joe"])
    assert scene.alice.wounds == ["elfstar"]


@rule("BM-ADV-03")
def test_a_hero_walks_from_the_leftmost_room_to_the_boss() -> None:
    scene = Scene(
        alice=Side(dungeon=["spawn-point", "dark-portal", "inner-sanctum"], entrance=["heavenboy"]),
        at="adventure",
    )
    scene.to_end_of_round()
    assert rooms_that_hurt(scene) == ["spawn-point", "dark-portal", "inner-sanctum"]
    assert scene.alice.wounds == ["heavenboy"]


@rule("BM-ADV-04", "BM-RUL-29")
def test_on_entering_a_room_its_effects_apply_before_its_damage() -> None:
    scene = Scene(
        alice=Side(dungeon=["spawn-point", "minotaurs-maze"], entrance=["heavenboy"], hand=["giant-size"]),
        at="adventure",
    )
    scene.says("alice", "play giant-size", "room minotaurs-maze")
    assert rooms_that_hurt(scene) == ["spawn-point", "spawn-point", "minotaurs-maze"]


@rule("BM-RUL-29", "BM-RUL-28")
def test_nothing_may_interrupt_between_entering_a_room_and_its_damage() -> None:
    scene = Scene(
        alice=Side(dungeon=["spawn-point"], entrance=["elfstar"], hand=["pause"]),
        bob=Side(hand=["pause"]),
        at="adventure",
    )
    scene.passes("alice", "bob")
    assert (scene.asked, scene.alice.hero_in, scene.damage_on("elfstar")) == ("alice", "spawn-point", 2)


@rule("BM-ADV-05")
def test_after_the_damage_everybody_may_act_while_the_hero_is_still_in_the_room() -> None:
    scene = Scene(
        alice=Side(dungeon=["barbarian-hall"], entrance=["elfstar"], hand=["its-on"]),
        bob=Side(hand=["fear"]),
        at="adventure",
    )
    assert scene.offers() == ["pass", "play its-on"]
    scene.passes("alice")
    assert (scene.asked, scene.offers()) == ("bob", ["pass", "play fear"])
    assert scene.alice.hero_in == "barbarian-hall"


@rule("BM-ADV-06", "BM-RUL-28")
def test_there_is_a_window_before_each_hero_enters_and_one_in_each_room() -> None:
    scene = Scene(
        alice=Side(dungeon=["spawn-point", "dark-portal"], entrance=["heavenboy", "the-brothers"], hand=["pause"]),
        at="adventure",
    )
    places = []
    while scene.state.active == 0:
        places.append(scene.alice.hero_in or "entrance")
        scene.passes("alice")
    assert places == ["entrance", "spawn-point", "dark-portal"] * 2


@rule("BM-ADV-07")
def test_the_active_players_effect_resolves_before_the_one_announced_earlier_by_another() -> None:
    scene = Scene(
        alice=Side(dungeon=["spawn-point"], entrance=["elfstar"], hand=["lightning-bolt"]),
        bob=Side(hand=["assassin"]),
        at="adventure",
    )
    scene.passes("alice")
    scene.says("bob", "play assassin")
    scene.says("alice", "play lightning-bolt")
    told = [type(event) for event in scene.events]
    strike = [event.amount for event in scene.told(events.HeroWounded)]
    assert strike == [2, 3]
    assert len(told) - told[::-1].index(events.HeroWounded) - 1 < told.index(events.HeroToughened)


@rule("BM-ADV-08", "BM-RUL-30", "BM-GLOSS-28")
def test_a_hero_with_damage_equal_to_its_health_dies_on_leaving_the_room_not_before() -> None:
    scene = Scene(alice=Side(dungeon=["blockpile-puzzle"], entrance=["elfstar"], hand=["pause"]), at="adventure")
    scene.passes("alice")
    assert (scene.damage_on("elfstar"), scene.health("elfstar")) == (5, 4)
    assert (scene.alice.hero_in, scene.alice.souls) == ("blockpile-puzzle", [])
    scene.passes("alice")
    assert scene.alice.souls == ["elfstar"]


@rule("BM-ADV-08")
def test_a_hero_with_one_health_left_goes_on() -> None:
    scene = Scene(
        alice=Side(dungeon=["barbarian-hall", "dark-portal"], entrance=["elfstar"], hand=["pause"]),
        at="adventure",
    )
    scene.passes("alice", "alice")
    assert scene.alice.hero_in == "dark-portal"
    scene.passes("alice")
    assert scene.alice.souls == ["elfstar"]


@rule("BM-ADV-09", "BM-ADV-11")
def test_a_killed_hero_lies_face_down_with_the_owner_and_adds_its_soul_value() -> None:
    scene = Scene(
        alice=Side(
            dungeon=["monsters-ballroom"] + ["barbarian-hall"] * 2 + ["spawn-point"],
            entrance=["tyrone-pharaoh-ascendant"],
        ),
        at="adventure",
    )
    assert (scene.alice.souls, scene.alice.soul_count) == (["tyrone-pharaoh-ascendant"], 2)
    assert (scene.alice.wound_count, scene.in_pile()) == (0, [])


@rule("BM-ADV-10", "BM-ADV-11")
def test_a_hero_that_reaches_the_boss_lies_face_up_and_adds_its_wound_value() -> None:
    scene = Scene(alice=Side(entrance=["elfstar", "heavenboy"], dungeon=["dark-portal"]), at="adventure")
    scene.to_end_of_round()
    assert (scene.alice.wounds, scene.alice.wound_count) == (["elfstar", "heavenboy"], 3)
    assert (scene.alice.souls, scene.in_pile()) == ([], [])


@rule("BM-ADV-12", "BM-ADV-13", "BM-RUL-27")
def test_the_phase_ends_only_when_every_player_has_been_active_with_or_without_heroes() -> None:
    scene = Scene(alice=Side(hand=["pause"]), bob=Side(hand=["pause"]), carol=Side(), at="adventure")
    turns = []
    while scene.phase == "adventure":
        turns.append((scene.state.active, scene.asked))
        scene.passes(str(scene.asked))
    assert turns == [(0, "alice"), (0, "bob"), (1, "bob"), (1, "alice"), (2, "alice"), (2, "bob")]


@rule("BM-ADV-14")
def test_damage_adds_up_over_all_rooms_and_effects_of_the_round() -> None:
    scene = Scene(
        alice=Side(dungeon=["spawn-point", "dark-portal"], entrance=["heavenboy"], hand=["lightning-bolt", "pause"]),
        at="adventure",
    )
    scene.passes("alice")
    scene.says("alice", "play lightning-bolt", "text 1 of lightning-bolt", "pass")
    assert scene.damage_on("heavenboy") == 2 + 3 + 1


@rule("BM-ADV-15")
def test_a_spell_may_kill_a_hero() -> None:
    scene = Scene(alice=Side(dungeon=["inner-sanctum"], entrance=["elfstar"], hand=["its-on"]), at="adventure")
    scene.says("alice", "play its-on")
    assert scene.alice.souls == ["elfstar"]


@rule("BM-ADV-15")
def test_a_room_effect_may_kill_a_hero() -> None:
    scene = Scene(alice=Side(dungeon=["bottomless-pit"], entrance=["heavenboy"]), at="adventure")
    scene.says("alice", "use bottomless-pit")
    assert scene.alice.souls == ["heavenboy"]


@rule("BM-ADV-16")
def test_a_hero_dies_in_the_room_in_which_its_damage_reached_its_health() -> None:
    scene = Scene(
        alice=Side(dungeon=["golem-factory", "spawn-point", "golem-factory"], entrance=["elfstar"]),
        deck=["dark-portal", "imp-temple", "spiked-pit", "inner-sanctum"],
        at="adventure",
    )
    killed = scene.told(events.HeroKilled)[0]
    assert slugs([killed.room]) == ["spawn-point"]
    assert slugs([fired.source for fired in scene.told(events.AbilityFired)]) == ["spawn-point"]


@rule("BM-ADV-17", "BM-ADV-03")
def test_at_the_entrance_a_hero_is_in_no_room_and_takes_no_damage() -> None:
    scene = Scene(
        alice=Side(dungeon=["barbarian-hall", "dark-portal"], entrance=["elfstar"], hand=["pause"]),
        at="adventure",
    )
    assert (scene.alice.hero_in, scene.damage_on("elfstar")) == (None, 0)
    scene.passes("alice")
    assert (scene.alice.hero_in, scene.alice.entrance) == ("barbarian-hall", [])


@rule("BM-ADV-18")
def test_heroes_enter_in_order_of_arrival_whatever_brought_them() -> None:
    scene = Scene(
        alice=Side(dungeon=["hatchlings-hoard"], entrance=["vampire"], hand=["princess-in-peril", "pause"]),
        town=["elfstar", "hookshot-joe"],
    )
    scene.says("alice", "play princess-in-peril", "hero hookshot-joe")
    assert scene.phase == "adventure"
    assert scene.alice.entrance == ["vampire", "hookshot-joe", "elfstar"]
    scene.all_pass()
    assert walkers(scene) == ["vampire", "hookshot-joe", "elfstar"]
