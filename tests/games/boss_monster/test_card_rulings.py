"""Texts that the publisher corrected (BM-RUL-78), and the Surprise Gift (BM-RUL-83)."""

from __future__ import annotations

import pytest

from tests.games.boss_monster.scene import Scene, Side, slugs
from undercroft.games.boss_monster.content import CARDS
from undercroft.games.boss_monster.events import CardsDrawn, HeroWounded
from undercroft.testing import rule

# Corrected texts


@rule("BM-RUL-78")
def test_the_archer_skips_the_last_room_so_nobody_has_entered_it() -> None:
    scene = Scene(
        alice=Side(dungeon=["spawn-point", "inner-sanctum"], entrance=["archer"]),
        deck=["dark-portal"],
        at="adventure",
    )
    assert [CARDS[hurt.room].slug for hurt in scene.told(HeroWounded)] == ["spawn-point"]
    assert (scene.phase, scene.asked, scene.question) == ("end", "alice", "MayUseAbility")


@rule("BM-RUL-78")
def test_the_collapsing_bridge_works_once_per_round() -> None:
    scene = Scene(
        alice=Side(
            dungeon=["collapsing-bridge", "spawn-point"],
            entrance=["archer", "druid", "damok-dragon-hunter"],
            hand=["pause"],
        ),
        at="adventure",
    )
    bridge = []
    while scene.phase == "adventure":
        if scene.alice.hero_in == "collapsing-bridge":
            bridge.append(scene.alice.damage[0])
        scene.passes("alice")
    assert bridge == [1, 4, 4]


@rule("BM-RUL-78")
def test_super_effective_raises_the_damage_of_a_room_and_not_the_health_of_a_hero() -> None:
    scene = Scene(
        alice=Side(dungeon=["spawn-point"], entrance=["elfstar"], hand=["super-effective", "pause"]),
        at="adventure",
    )
    scene.says("alice", "play super-effective")
    assert (scene.alice.damage, scene.health("elfstar")) == ([4], 4)


@rule("BM-RUL-78")
def test_belladonna_turns_a_face_up_hero_face_down() -> None:
    scene = Scene(
        alice=Side(
            boss="belladonna",
            dungeon=["spawn-point", "madmans-manor", "haunted-hall", "imp-temple"],
            hand=["dark-portal"],
            wounds=["archer", "elfstar"],
        )
    )
    scene.says("alice", "build dark-portal at 4", "hero archer")
    assert (scene.alice.soul_count, scene.alice.wound_count) == (2, 1)


# Surprise Gift


def gift_scene(*more: str, dungeon: tuple[str, ...] = ("haunted-hall",)) -> Scene:
    return Scene(
        alice=Side(hand=["surprise-gift", *more]),
        bob=Side(dungeon=dungeon, hand=["observatory", "pity"]),
        carol=Side(hand=["imp-temple"]),
        spell_deck=["pause"],
    )


@rule("BM-RUL-83")
def test_the_gift_lies_face_down_on_a_room_of_an_opponent_and_only_its_player_knows_it() -> None:
    scene = gift_scene("sorcerobe-school")
    scene.says("alice", "play surprise-gift", "give sorcerobe-school")
    assert (scene.asked, scene.bob.face_down) == ("bob", 1)
    hidden = [scene.sees(name).players[1].dungeon[0].hidden for name in ("alice", "bob", "carol", None)]
    assert [CARDS[card].slug if card >= 0 else "?" for card in hidden] == ["sorcerobe-school", "?", "?", "?"]


@rule("BM-RUL-83")
def test_the_gift_uses_up_the_placement_of_its_player() -> None:
    scene = gift_scene("sorcerobe-school", "spawn-point", "jeopardy")
    scene.says("alice", "play surprise-gift", "give sorcerobe-school")
    assert (scene.asked, scene.offers()) == ("alice", ["pass", "play jeopardy"])


@rule("BM-RUL-83")
def test_a_player_who_has_placed_a_room_cannot_make_a_gift() -> None:
    scene = gift_scene("sorcerobe-school", "spawn-point", "jeopardy")
    scene.says("alice", "build spawn-point at 0")
    assert scene.offers() == ["pass", "play jeopardy"]
    assert scene.why_not("play surprise-gift") == "BM-RUL-90"


@rule("BM-RUL-83")
def test_the_gift_is_played_only_while_its_player_is_active() -> None:
    scene = Scene(
        alice=Side(dungeon=["haunted-hall"], hand=["observatory"]),
        bob=Side(hand=["surprise-gift", "sorcerobe-school", "jeopardy"]),
    )
    scene.passes("alice")
    assert (scene.asked, scene.why_not("play surprise-gift")) == ("bob", "BM-RUL-90")
    scene.passes("bob")
    assert (scene.sees(None).active, scene.why_not("play surprise-gift")) == (1, None)


@rule("BM-RUL-83", "BM-BUILD-06")
@pytest.mark.parametrize(("below", "fits"), [("haunted-hall", True), ("spawn-point", False)])
def test_the_gift_obeys_the_rules_of_placement(below: str, fits: bool) -> None:
    scene = gift_scene("wraiths-throne", "imp-temple", dungeon=(below,))
    scene.says("alice", "play surprise-gift")
    assert ("give wraiths-throne" in scene.offers()) is fits
    assert "give imp-temple" in scene.offers()


@rule("BM-RUL-83", "BM-RUL-17")
def test_the_gift_does_not_fit_on_a_room_that_has_a_face_down_room_on_it() -> None:
    scene = Scene(
        alice=Side(dungeon=["haunted-hall"], hand=["imp-temple"]),
        bob=Side(hand=["surprise-gift", "sorcerobe-school"]),
    )
    scene.says("alice", "build imp-temple at 0")
    assert (scene.asked, scene.why_not("play surprise-gift")) == ("bob", "BM-RUL-90")


@rule("BM-RUL-83")
def test_the_owner_of_the_dungeon_has_built_the_gift() -> None:
    scene = gift_scene("sorcerobe-school")
    scene.says("alice", "play surprise-gift", "give sorcerobe-school")
    scene.passes("bob", "carol")
    assert scene.bob.stacks == [["haunted-hall", "sorcerobe-school"]]
    spells = [drawn.seat for drawn in scene.told(CardsDrawn) if drawn.deck == "spell"]
    assert spells == [1]


@rule("BM-RUL-83")
def test_a_gift_taken_back_goes_to_the_hand_of_its_player() -> None:
    scene = Scene(
        alice=Side(hand=["surprise-gift", "sorcerobe-school"]),
        bob=Side(dungeon=["haunted-hall"], hand=["kobold-strike", "imp-temple"]),
    )
    scene.says("alice", "play surprise-gift", "give sorcerobe-school")
    scene.says("bob", "play kobold-strike")
    assert scene.bob.stacks == [["haunted-hall"]]
    assert "sorcerobe-school" in slugs(scene.state.players[0].rooms)
