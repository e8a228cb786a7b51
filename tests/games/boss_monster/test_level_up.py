"""Level Up (p.4, p.17), its order among build effects, and the rulings BM-RUL-21 to BM-RUL-25."""

from __future__ import annotations

import pytest

from tests.games.boss_monster.scene import Scene, Side
from undercroft.games.boss_monster.content import CARDS
from undercroft.games.boss_monster.events import AbilityFired, LeveledUp, PhaseBegan, WoundHealed
from undercroft.testing import rule

FOUR_ROOMS = ("spawn-point", "madmans-manor", "haunted-hall", "imp-temple")


@rule("BM-LEVEL-01", "BM-LEVEL-02")
def test_the_fifth_visible_room_triggers_the_level_up_at_the_end_of_the_build_phase() -> None:
    scene = Scene(
        alice=Side(boss="belladonna", dungeon=FOUR_ROOMS, hand=["dark-portal"], wounds=["elfstar"]),
        bob=Side(boss="doc-scarecrow", hand=["observatory"]),
    )
    scene.passes("bob")
    scene.says("alice", "build dark-portal at 4")
    assert scene.alice.souls == ["elfstar"]
    story = [type(event) for event in scene.events if isinstance(event, LeveledUp | WoundHealed | PhaseBegan)]
    assert story[:4] == [PhaseBegan, LeveledUp, WoundHealed, PhaseBegan]


@rule("BM-LEVEL-01")
def test_building_on_top_does_not_make_a_fifth_visible_room() -> None:
    scene = Scene(alice=Side(dungeon=FOUR_ROOMS, hand=["dark-portal"]))
    scene.says("alice", "build dark-portal at 0")
    assert not scene.alice.levelled


@rule("BM-LEVEL-05", "BM-BOSS-07")
def test_reaching_five_rooms_again_does_not_level_up_again() -> None:
    scene = Scene(
        alice=Side(
            boss="belladonna",
            dungeon=["wreck-room", *FOUR_ROOMS[:3]],
            hand=["dark-portal", "observatory"],
            wounds=["elfstar", "vampire"],
        ),
        deck=[],
        heroes=["witch"],
        epics=[],
    )
    scene.passes("alice")
    scene.says("alice", "build dark-portal at 4", "pass", "hero elfstar")
    scene.to_round(2)
    scene.says("alice", "use wreck-room", "pay haunted-hall")
    assert len(scene.alice.dungeon) == 4
    scene.says("alice", "build observatory at 4")
    scene.to_phase("adventure")
    assert len(scene.alice.dungeon) == 5
    assert (len(scene.told(LeveledUp)), "vampire" in scene.alice.wounds) == (1, True)


# Order


@rule("BM-LEVEL-03", "BM-RUL-21")
@pytest.mark.parametrize(
    ("answer", "order"),
    [
        ("level up first", ["kazanna", "barbarian-hall"]),
        ("first barbarian-hall", ["barbarian-hall", "kazanna"]),
    ],
)
def test_a_player_orders_the_own_level_up_and_build_effects(answer: str, order: list[str]) -> None:
    scene = Scene(alice=Side(boss="kazanna", dungeon=FOUR_ROOMS, hand=["barbarian-hall", "pity", "pause"]))
    scene.says("alice", "build barbarian-hall at 4")
    assert scene.offers()[0] == "level up first"
    scene.says("alice", answer)
    while scene.offers()[0].startswith("discard"):
        scene.says("alice", scene.offers()[0])
    assert [CARDS[fired.source].slug for fired in scene.told(AbilityFired)] == order


@rule("BM-LEVEL-03", "BM-RUL-21")
def test_the_default_order_is_level_up_first() -> None:
    scene = Scene(alice=Side(boss="kazanna", dungeon=FOUR_ROOMS, hand=["barbarian-hall", "pity", "pause"]))
    scene.says("alice", "build barbarian-hall at 4")
    scene.to_round(2)
    assert [CARDS[fired.source].slug for fired in scene.told(AbilityFired)][:2] == [
        "kazanna",
        "barbarian-hall",
    ]


@rule("BM-LEVEL-04", "BM-BUILD-18")
def test_level_ups_of_several_players_come_in_xp_order() -> None:
    scene = Scene(
        alice=Side(boss="belladonna", dungeon=FOUR_ROOMS, hand=["dark-portal"]),
        bob=Side(boss="killa", dungeon=FOUR_ROOMS, hand=["bullet-builder"]),
    )
    scene.says("bob", "build bullet-builder at 4")
    scene.says("alice", "build dark-portal at 4")
    assert [CARDS[told.boss].slug for told in scene.told(LeveledUp)] == ["killa", "belladonna"]


@rule("BM-RUL-24")
def test_whether_there_are_five_rooms_is_tested_when_the_players_turn_to_resolve_comes() -> None:
    scene = Scene(
        alice=Side(boss="belladonna", dungeon=["incubus-gym", *FOUR_ROOMS[:3]], hand=["dark-portal"]),
        bob=Side(boss="killa", dungeon=["fangroot-garden"], hand=["megaworm-burrow"]),
    )
    scene.says("bob", "build megaworm-burrow at 0")
    scene.says("alice", "build dark-portal at 4")
    scene.says("bob", "room incubus-gym")
    assert (len(scene.alice.dungeon), scene.alice.levelled) == (4, False)


@rule("BM-RUL-24")
def test_a_player_with_less_xp_cannot_take_a_level_up_away() -> None:
    scene = Scene(
        alice=Side(boss="killa", dungeon=["incubus-gym", *FOUR_ROOMS[:3]], hand=["dark-portal"]),
        bob=Side(boss="belladonna", dungeon=["fangroot-garden"], hand=["megaworm-burrow"]),
    )
    scene.says("alice", "build dark-portal at 4")
    scene.says("bob", "build megaworm-burrow at 0", "room incubus-gym")
    assert (len(scene.alice.dungeon), scene.alice.levelled) == (4, True)


# At other times


@rule("BM-RUL-22")
def test_a_fifth_room_built_outside_the_build_phase_levels_up_at_once() -> None:
    scene = Scene(
        alice=Side(
            boss="belladonna",
            dungeon=["fangroot-garden", "incubus-gym", "dragon-graveyard", "imp-temple"],
            entrance=["the-fool", "elfstar"],
            hand=["dark-portal", "pause"],
            wounds=["vampire"],
        ),
        at="adventure",
    )
    scene.passes("alice", "alice", "alice")
    scene.says("alice", "yes", "build dark-portal at 4")
    assert (scene.phase, scene.alice.levelled) == ("adventure", True)
    assert scene.alice.souls == ["the-fool", "vampire"]


@rule("BM-LEVEL-06", "BM-RUL-23")
def test_a_deactivated_room_does_not_count_and_the_level_up_waits_until_it_reactivates() -> None:
    scene = Scene(
        alice=Side(boss="belladonna", dungeon=FOUR_ROOMS, hand=["dark-portal", "pause"], wounds=["elfstar"]),
        bob=Side(boss="killa", hand=["freeze"]),
    )
    scene.passes("bob")
    scene.says("alice", "build dark-portal at 4")
    scene.says("bob", "play freeze", "room spawn-point")
    assert (scene.phase, len(scene.alice.dungeon), scene.alice.levelled) == ("adventure", 5, False)
    scene.to_round(2)
    assert (scene.alice.levelled, scene.alice.souls) == (True, ["elfstar"])


@rule("BM-RUL-23")
def test_the_build_effect_of_a_deactivated_room_waits_until_it_reactivates() -> None:
    scene = Scene(
        alice=Side(dungeon=["spawn-point"], hand=["sorcerobe-school", "freeze"]),
        at="build",
        spell_deck=["pity"],
        heroes=[],
        epics=[],
    )
    scene.says("alice", "build sorcerobe-school at 1")
    # No card deactivates a Room between the reveal and its build effect, so the hand of the test does it.
    scene.alice.player.dungeon[1].asleep = True
    scene.passes("alice")
    assert "pity" not in scene.alice.hand
    scene.to_round(2)
    assert "pity" in scene.alice.hand


@rule("BM-RUL-80")
def test_deactivated_rooms_of_all_players_reactivate_together_at_the_end_of_the_round() -> None:
    scene = Scene(
        alice=Side(boss="killa", dungeon=["spawn-point"], asleep=["spawn-point"], hand=["pause"]),
        bob=Side(boss="belladonna", dungeon=["dark-portal"], asleep=["dark-portal"], hand=["pause"]),
        at="adventure",
    )
    scene.passes("alice", "bob")
    assert (scene.asked, scene.alice.asleep, scene.bob.asleep) == ("bob", ["spawn-point"], ["dark-portal"])
    scene.to_round(2)
    assert (scene.alice.asleep, scene.bob.asleep) == ([], [])


# Declining


@rule("BM-RUL-25")
def test_a_level_up_whose_text_does_not_say_may_cannot_be_declined() -> None:
    scene = Scene(
        alice=Side(boss="belladonna", dungeon=FOUR_ROOMS, hand=["dark-portal"], wounds=["elfstar", "vampire"])
    )
    scene.says("alice", "build dark-portal at 4")
    assert scene.offers() == ["hero elfstar", "hero vampire"]


@rule("BM-RUL-25", "BM-BOSS-07")
def test_a_level_up_that_finds_nothing_to_do_is_not_saved_for_later() -> None:
    scene = Scene(
        alice=Side(
            boss="belladonna",
            dungeon=["imp-temple", "imp-temple", "cursed-tomb", "cursed-tomb"],
            entrance=["adynn-cleric-of-love"],
            hand=["collapsing-bridge", "spiked-pit"],
        ),
        bob=Side(boss="killa"),
        deck=[],
        heroes=["the-fool"],
    )
    scene.says("alice", "build collapsing-bridge at 4")
    assert (scene.state.round, scene.alice.levelled, scene.alice.wounds) == (
        2,
        True,
        ["adynn-cleric-of-love"],
    )
    scene.says("alice", "build spiked-pit at 0")
    assert "adynn-cleric-of-love" in scene.alice.wounds
