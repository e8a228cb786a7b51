"""The Rooms of The Next Level with several classes of treasure: what each does, and when it does not."""

from __future__ import annotations

import pytest

from tests.games.boss_monster.scene import Scene, Side
from undercroft.testing import rule

# Warp Tube


def tube(dungeon: list[str | list[str]], hero: str, windows: int) -> Scene:
    """A Hero stands in the Warp Tube after so many windows."""
    scene = Scene(Side(dungeon=dungeon, hand=["jeopardy"], entrance=[hero]), at="adventure")
    scene.passes(*["alice"] * windows)
    return scene


@rule("BM-RUL-37", "BM-RUL-89")
def test_warp_tube_sends_the_hero_in_it_to_the_first_room_with_its_damage() -> None:
    scene = tube(["observatory", "warp-tube", "dark-portal"], "adynn-cleric-of-love", 2)
    assert (scene.alice.hero_in, scene.damage_on("adynn-cleric-of-love")) == ("warp-tube", 3)
    scene.says("alice", "use warp-tube")
    assert (scene.alice.hero_in, scene.damage_on("adynn-cleric-of-love")) == ("observatory", 5)
    assert scene.alice.dungeon == ["observatory", "dark-portal"]


@rule("BM-RUL-89")
def test_a_first_room_uncovered_by_the_destruction_of_warp_tube_is_entered() -> None:
    scene = tube([["dark-portal", "warp-tube"], "observatory"], "elfstar", 1)
    scene.says("alice", "use warp-tube")
    assert (scene.alice.hero_in, scene.damage_on("elfstar")) == ("dark-portal", 2)


@rule("BM-RUL-89")
def test_a_hero_sent_back_by_the_only_room_goes_to_the_boss() -> None:
    scene = tube(["warp-tube"], "elfstar", 1)
    scene.says("alice", "use warp-tube")
    assert (scene.alice.dungeon, scene.alice.wounds) == ([], ["elfstar"])


@rule("BM-RUL-90")
def test_warp_tube_cannot_be_used_for_a_hero_in_another_room() -> None:
    scene = tube(["observatory", "warp-tube"], "elfstar", 1)
    assert scene.alice.hero_in == "observatory"
    assert scene.why_not("use warp-tube") == "BM-RUL-90"


def test_warp_tube_cannot_be_used_in_the_build_phase() -> None:
    scene = Scene(Side(dungeon=["warp-tube"], hand=["jeopardy"]))
    assert scene.why_not("use warp-tube") == "BM-PRIO-07"


# Bom-Boy Factory


def factory(*entrance: str, hand: tuple[str, ...] = ("jeopardy",)) -> Scene:
    dungeon = [["dark-portal", "bom-boy-factory"], "observatory"]
    return Scene(Side(dungeon=dungeon, hand=hand, entrance=entrance), at="adventure")


def test_bom_boy_factory_is_destroyed_when_a_hero_has_died_in_it() -> None:
    scene = factory("the-fool")
    scene.passes("alice", "alice")
    assert scene.alice.souls == ["the-fool"]
    assert scene.alice.dungeon == ["dark-portal", "observatory"]


def test_bom_boy_factory_is_destroyed_when_a_hero_has_left_it_and_the_hero_goes_on() -> None:
    scene = factory("danae-the-slayer")
    scene.passes("alice", "alice")
    assert scene.alice.dungeon == ["dark-portal", "observatory"]
    assert (scene.alice.hero_in, scene.damage_on("danae-the-slayer")) == ("observatory", 5)


def test_bom_boy_factory_stands_while_the_hero_is_in_it() -> None:
    scene = factory("danae-the-slayer")
    scene.passes("alice")
    assert scene.alice.hero_in == "bom-boy-factory"


@rule("BM-RUL-34")
def test_a_bom_boy_factory_deactivated_around_the_hero_is_not_destroyed() -> None:
    scene = factory("danae-the-slayer", hand=("jeopardy", "freeze"))
    scene.passes("alice")
    scene.says("alice", "play freeze", "room bom-boy-factory", "pass")
    assert scene.alice.hero_in == "observatory"
    assert scene.alice.dungeon == ["bom-boy-factory", "observatory"]


# Hatchling's Hoard


@rule("BM-BUILD-06")
@pytest.mark.parametrize("below", ["haunted-hall", "spawn-point", "observatory", "wreck-room"])
def test_hatchlings_hoard_fits_on_every_class_and_shows_all_four(below: str) -> None:
    scene = Scene(Side("killa", dungeon=[below], hand=["hatchlings-hoard", "jeopardy"]))
    scene.passes("alice")
    scene.says("alice", "build hatchlings-hoard at 0", "pass")
    assert scene.alice.treasure == {"cleric": 1, "fighter": 2, "mage": 1, "thief": 1}


@rule("BM-BUILD-06")
def test_hatchlings_hoard_cannot_be_built_on_a_free_place() -> None:
    scene = Scene(Side(dungeon=["observatory"], hand=["hatchlings-hoard", "jeopardy"]))
    assert scene.why_not("build hatchlings-hoard at 1") == "BM-BUILD-06"


# Genie Lounge


def lounge(*hand: str) -> Scene:
    scene = Scene(Side(hand=["genie-lounge", *hand]), Side(hand=["jeopardy"]), spell_deck=["pause"])
    scene.says("alice", "build genie-lounge at 0")
    scene.all_pass()
    return scene


def test_genie_lounge_draws_a_spell_for_a_hand_without_spells_when_built() -> None:
    assert lounge("spiked-pit").alice.hand == ["pause", "spiked-pit"]


def test_genie_lounge_draws_nothing_for_a_hand_with_a_spell() -> None:
    assert lounge("freeze").alice.hand == ["freeze"]


@rule("BM-BUILD-20")
def test_genie_lounge_draws_nothing_when_uncovered() -> None:
    alice = Side(dungeon=[["genie-lounge", "observatory"], "wreck-room"])
    scene = Scene(alice, Side(hand=["jeopardy"]), at="adventure", deck=["spiked-pit"], spell_deck=["pause"])
    scene.says("alice", "use wreck-room")
    assert scene.alice.dungeon == ["genie-lounge", "wreck-room"]
    assert scene.alice.hand == ["spiked-pit"]


# Werewolf Den


def den(*hand: str) -> Scene:
    alice = Side(dungeon=["werewolf-den"], hand=hand, entrance=["hookshot-joe"])
    bob = Side(entrance=["black-leaf"], wounds=["danae-the-slayer"], souls=["lady-samantha"])
    return Scene(alice, bob, at="adventure", town=["elfstar"])


@rule("BM-RUL-94")
def test_werewolf_den_strengthens_a_hero_in_town_at_an_entrance_or_in_a_dungeon_for_any_card() -> None:
    scene = den("jeopardy", "spiked-pit")
    scene.says("alice", "use werewolf-den")
    assert sorted(scene.offers()) == ["hero black-leaf", "hero elfstar", "hero hookshot-joe"]
    scene.says("alice", "hero black-leaf", "pay spiked-pit")
    assert scene.health("black-leaf") == 5
    assert (scene.health("elfstar"), scene.health("hookshot-joe")) == (4, 4)


def test_werewolf_den_can_save_a_hero_inside_a_dungeon() -> None:
    alice = Side(dungeon=["werewolf-den", "spiked-pit"], hand=["jeopardy", "freeze"], entrance=["the-fool"])
    scene = Scene(alice, at="adventure")
    scene.passes("alice", "alice")
    scene.says("alice", "use werewolf-den", "pay freeze", "pass")
    assert scene.alice.wounds == ["the-fool"]


@rule("BM-RUL-52")
def test_werewolf_den_works_once_per_round() -> None:
    scene = den("jeopardy", "spiked-pit")
    scene.says("alice", "use werewolf-den", "hero elfstar", "pay spiked-pit")
    assert scene.why_not("use werewolf-den") == "BM-RUL-52"


@rule("BM-RUL-90")
def test_werewolf_den_needs_a_hero_on_the_table() -> None:
    alice = Side(dungeon=["werewolf-den"], hand=["jeopardy", "spiked-pit"], souls=["elfstar"])
    assert Scene(alice, at="adventure").why_not("use werewolf-den") == "BM-RUL-90"


# Cursed Tomb


@rule("BM-RUL-56", "BM-RUL-95")
def test_cursed_tomb_makes_every_opponent_discard_two_rooms_when_destroyed() -> None:
    alice = Side(dungeon=["cursed-tomb", "wreck-room"], hand=["jeopardy", "observatory"])
    bob = Side(hand=["spiked-pit", "goblin-nursery", "dark-portal"])
    scene = Scene(alice, bob, Side(hand=["imp-temple", "pause"]), at="adventure", deck=["spiked-pit"])
    scene.says("alice", "use wreck-room")
    scene.says("bob", "discard spiked-pit", "discard dark-portal")
    assert (scene.bob.hand, scene.carol.hand) == (["goblin-nursery"], ["pause"])
    assert scene.alice.hand == ["jeopardy", "observatory", "spiked-pit"]


def test_cursed_tomb_hurts_the_opponents_of_its_owner_when_one_of_them_destroys_it() -> None:
    dungeon = ["neanderthal-cave", "neanderthal-cave", "neanderthal-cave", "antimagic-zone"]
    alice = Side("robobo", dungeon, ["goblin-nursery", "spiked-pit", "jeopardy"])
    scene = Scene(alice, Side("belladonna", ["cursed-tomb"], ["observatory"]))
    scene.says("alice", "build goblin-nursery at 4")
    scene.all_pass()
    assert (scene.alice.levelled, scene.bob.dungeon) == (True, [])
    assert (scene.alice.hand, scene.bob.hand) == (["jeopardy"], ["observatory"])


def test_cursed_tomb_does_nothing_when_another_room_is_destroyed() -> None:
    alice = Side(dungeon=["cursed-tomb", "observatory", "wreck-room"], hand=["jeopardy"])
    scene = Scene(alice, Side(hand=["spiked-pit"]), at="adventure")
    scene.says("alice", "use wreck-room", "pay observatory")
    assert scene.bob.hand == ["spiked-pit"]


@rule("BM-BUILD-22")
def test_a_cursed_tomb_does_nothing_when_built_over() -> None:
    alice = Side(dungeon=["cursed-tomb"], hand=["observatory", "jeopardy"])
    scene = Scene(alice, Side(hand=["spiked-pit"]))
    scene.says("alice", "build observatory at 0")
    scene.all_pass()
    assert scene.bob.hand == ["spiked-pit"]


# Save Point


def save_point(*bob: str) -> Scene:
    alice = Side(dungeon=["save-point", "spiked-pit"], hand=["party-up", "jeopardy"])
    return Scene(alice, Side(hand=bob), at="adventure", discard=["pause", "pity"])


def test_save_point_takes_back_a_spell_its_owner_played_this_round() -> None:
    scene = save_point()
    scene.says("alice", "play party-up", "player 0", "use save-point")
    assert scene.alice.hand == ["jeopardy", "party-up"]
    assert scene.alice.dungeon == ["spiked-pit"]


@rule("BM-RUL-90")
def test_save_point_takes_no_spell_that_its_owner_did_not_play_this_round() -> None:
    scene = save_point()
    scene.says("alice", "use save-point")
    assert scene.alice.hand == ["jeopardy", "party-up"]
    assert scene.in_pile() == ["pause", "pity", "save-point"]


@rule("BM-RUL-50")
def test_save_point_takes_no_cancelled_spell_back() -> None:
    scene = save_point("counterspell")
    scene.says("alice", "play party-up", "player 0")
    scene.says("bob", "play counterspell")
    scene.says("alice", "use save-point")
    assert scene.alice.hand == ["jeopardy"]


def test_save_point_takes_no_spell_of_an_opponent() -> None:
    scene = save_point("party-up", "fear")
    scene.passes("alice")
    scene.says("bob", "play party-up", "player 0")
    scene.passes("alice")
    scene.says("alice", "use save-point")
    assert "party-up" in scene.in_pile()


def test_save_point_takes_no_spell_that_was_not_in_the_pile_when_the_room_was_destroyed() -> None:
    alice = Side(dungeon=["spiked-pit"], hand=["jeopardy"])
    bob = Side(dungeon=["save-point"], hand=["party-up", "pause"])
    scene = Scene(alice, bob, at="adventure")
    scene.passes("alice")
    scene.says("bob", "play party-up", "player 0")
    scene.passes("alice")
    scene.says("bob", "use save-point")
    scene.passes("alice", "bob")
    assert scene.bob.hand == ["pause"]
    assert sorted(scene.in_pile()) == ["party-up", "save-point"]
