"""The mage and thief Bosses of The Next Level: what each does, and when it does not."""

from __future__ import annotations

from tests.games.boss_monster.scene import Scene, Side
from undercroft.testing import rule

FOUR = ["neanderthal-cave", "neanderthal-cave", "neanderthal-cave", "antimagic-zone"]
"""Four Rooms without a say in anything here; a fifth brings the Level Up."""


# Kazanna


def kazanna(levelled: bool) -> Scene:
    alice = Side("kazanna", FOUR, ["goblin-nursery", "wreck-room", "pause"], levelled=levelled)
    bob = Side("belladonna", hand=["jeopardy"])
    scene = Scene(alice, bob, spell_deck=["freeze", "pity", "fear"])
    scene.says("alice", "build goblin-nursery at 4")
    scene.all_pass()
    return scene


def test_kazanna_trades_the_whole_hand_for_three_spells() -> None:
    scene = kazanna(levelled=False)
    assert scene.alice.hand == ["fear", "freeze", "pity"]
    assert sorted(scene.in_pile()) == ["pause", "wreck-room"]


def test_kazanna_keeps_the_hand_when_a_fifth_room_is_built_again() -> None:
    assert kazanna(levelled=True).alice.hand == ["pause", "wreck-room"]


# Dr. Timebender


def timebender(spells: list[str], levelled: bool = True) -> Scene:
    alice = Side(dungeon=["spiked-pit"], hand=["freeze", "freeze"])
    return Scene(alice, Side("dr-timebender", ["observatory"], spells, levelled=levelled), at="adventure")


@rule("BM-PRIO-09", "BM-PRIO-10")
def test_dr_timebender_cancels_an_opponents_spell_for_a_spell() -> None:
    scene = timebender(["pause"])
    scene.says("alice", "play freeze", "room observatory")
    scene.says("bob", "use dr-timebender")
    assert scene.bob.asleep == []
    assert sorted(scene.in_pile()) == ["freeze", "pause"]


@rule("BM-RUL-52")
def test_dr_timebender_cancels_once_per_round() -> None:
    scene = timebender(["pause", "pause"])
    scene.says("alice", "play freeze", "room observatory")
    scene.says("bob", "use dr-timebender")
    scene.says("alice", "play freeze", "room observatory")
    assert scene.bob.asleep == ["observatory"]


@rule("BM-RUL-48")
def test_dr_timebender_cancels_nothing_without_a_spell_to_discard() -> None:
    scene = timebender(["wreck-room"])
    scene.says("alice", "play freeze", "room observatory")
    assert scene.bob.asleep == ["observatory"]


def test_dr_timebender_cancels_nothing_before_the_level_up() -> None:
    scene = timebender(["pause"], levelled=False)
    scene.says("alice", "play freeze", "room observatory")
    assert scene.bob.asleep == ["observatory"]


@rule("BM-RUL-47")
def test_a_cancel_of_dr_timebender_is_no_spell_and_cannot_be_cancelled() -> None:
    alice = Side(dungeon=["spiked-pit"], hand=["freeze", "counterspell", "jeopardy"])
    scene = Scene(alice, Side("dr-timebender", ["observatory"], ["pause"], levelled=True), at="adventure")
    scene.says("alice", "play freeze", "room observatory")
    scene.says("bob", "use dr-timebender")
    assert scene.alice.hand == ["counterspell", "jeopardy"]
    assert scene.bob.asleep == []


# Nicolius


def nicolius(entrance: list[str], levelled: bool = True) -> Scene:
    bob = Side(dungeon=["dragon-graveyard"], entrance=entrance)
    return Scene(Side("nicolius", levelled=levelled), bob, at="adventure", spell_deck=["jeopardy"])


def test_nicolius_may_draw_a_spell_when_somebody_gained_two_souls_more() -> None:
    scene = nicolius(["elfstar", "hookshot-joe"])
    scene.says("alice", "yes")
    assert "jeopardy" in scene.alice.hand


def test_nicolius_counts_souls_and_not_heroes() -> None:
    scene = Scene(
        Side("nicolius", levelled=True),
        Side("belladonna", FOUR, ["goblin-nursery"], wounds=["necromancer"]),
        deck=[],
        spell_deck=["jeopardy"],
    )
    scene.says("bob", "build goblin-nursery at 4")
    scene.says("alice", "yes")
    assert "jeopardy" in scene.alice.hand


def test_nicolius_draws_nothing_for_a_lead_of_one_soul() -> None:
    scene = nicolius(["elfstar"])
    assert scene.question != "MayUseAbility"
    assert "jeopardy" not in scene.alice.hand


def test_nicolius_draws_nothing_for_souls_of_earlier_rounds() -> None:
    bob = Side(souls=["elfstar", "hookshot-joe", "necromancer"])
    scene = Scene(Side("nicolius", levelled=True), bob, at="end", spell_deck=["jeopardy"])
    assert scene.question != "MayUseAbility"


def test_nicolius_draws_nothing_before_the_level_up() -> None:
    assert nicolius(["elfstar", "hookshot-joe"], levelled=False).question != "MayUseAbility"


# Porkus


def porkus(souls: list[str], heroes: list[str], epics: list[str]) -> Scene:
    alice = Side("porkus", FOUR, ["goblin-nursery", "jeopardy"], souls=souls)
    scene = Scene(alice, Side("belladonna"), heroes=heroes, epics=epics)
    scene.says("alice", "build goblin-nursery at 4", "pass", "pass")
    return scene


def test_porkus_exchanges_a_soul_for_any_hero_of_either_deck() -> None:
    scene = porkus(["elfstar", "hookshot-joe"], ["black-leaf"], ["necromancer"])
    scene.says("alice", "hero elfstar")
    assert scene.offers() == ["hero black-leaf", "hero necromancer"]
    scene.says("alice", "hero necromancer")
    assert scene.alice.souls == ["hookshot-joe", "necromancer"]
    assert (scene.removed(), scene.state.epic_heroes) == (["elfstar"], [])


def test_porkus_without_a_soul_takes_no_hero() -> None:
    scene = porkus([], ["black-leaf"], [])
    assert scene.alice.levelled
    assert (scene.phase, scene.alice.souls) == ("adventure", [])


def test_porkus_gives_up_no_soul_when_both_hero_decks_are_empty() -> None:
    scene = porkus(["elfstar"], [], [])
    assert (scene.alice.souls, scene.removed()) == (["elfstar"], [])


# Angstigoth


def angstigoth(entrance: list[str], levelled: bool = True) -> Scene:
    alice = Side("angstigoth", ["dragon-graveyard"], ["jeopardy"], entrance, levelled=levelled)
    return Scene(alice, Side("belladonna"), at="adventure", deck=["spiked-pit", "spiked-pit"])


def test_angstigoth_draws_a_room_when_a_hero_is_killed() -> None:
    scene = angstigoth(["elfstar"])
    scene.passes("alice", "alice")
    assert scene.alice.hand == ["jeopardy", "spiked-pit"]


def test_angstigoth_draws_for_a_hero_killed_at_the_entrance() -> None:
    hand = ["lightning-bolt", "pause", "jeopardy"]
    alice = Side("angstigoth", ["spiked-pit"], hand, ["adynn-cleric-of-love", "the-fool"], levelled=True)
    scene = Scene(alice, Side("belladonna"), at="adventure", deck=["wreck-room"])
    scene.passes("alice")
    scene.says("alice", "play lightning-bolt", "text 2 of lightning-bolt", "pay pause", "pass")
    assert scene.alice.souls == ["the-fool"]
    assert scene.alice.hand == ["jeopardy", "wreck-room"]


def test_angstigoth_draws_for_the_first_kill_of_the_round_only() -> None:
    scene = angstigoth(["elfstar", "hookshot-joe"])
    scene.passes("alice", "alice", "alice", "alice")
    assert scene.alice.souls == ["elfstar", "hookshot-joe"]
    assert scene.alice.hand == ["jeopardy", "spiked-pit"]


def test_angstigoth_draws_nothing_for_a_kill_in_another_dungeon() -> None:
    bob = Side(dungeon=["dragon-graveyard"], entrance=["elfstar"], hand=["jeopardy"])
    scene = Scene(Side("angstigoth", levelled=True), bob, at="adventure", deck=["spiked-pit"])
    scene.passes("bob", "bob")
    assert (scene.bob.souls, scene.alice.hand) == (["elfstar"], [])


def test_angstigoth_draws_nothing_before_the_level_up() -> None:
    scene = angstigoth(["elfstar"], levelled=False)
    scene.passes("alice", "alice")
    assert (scene.alice.souls, scene.alice.hand) == (["elfstar"], ["jeopardy"])


# Eclipse


def eclipse(dungeon: list[str | list[str]], levelled: bool = True) -> Scene:
    alice = Side("eclipse", dungeon, ["jeopardy"], levelled=levelled)
    return Scene(alice, Side("belladonna"), at="adventure", deck=["spiked-pit"])


@rule("BM-RUL-95")
def test_eclipse_strengthens_a_room_uncovered_by_destroying_an_own_room_as_a_cost() -> None:
    scene = eclipse([["dark-portal", "observatory"], "wreck-room"])
    scene.says("alice", "use wreck-room")
    assert scene.alice.dungeon == ["dark-portal", "wreck-room"]
    assert scene.alice.damage == [4, 1]


def test_eclipse_strengthens_nothing_where_no_room_comes_to_light() -> None:
    scene = eclipse(["dark-portal", "observatory", "wreck-room"])
    scene.says("alice", "use wreck-room", "pay observatory")
    assert scene.alice.damage == [1, 1]


def test_eclipse_strengthens_nothing_when_an_opponent_destroys_the_room() -> None:
    alice = Side("eclipse", [["dark-portal", "goblin-mess-hall"]], levelled=True)
    bob = Side("smoake", ["goblin-nursery"], ["megaworm-burrow", "jeopardy"])
    scene = Scene(alice, bob)
    scene.says("bob", "build megaworm-burrow at 0", "pass", "pass", "room goblin-mess-hall")
    assert scene.alice.dungeon == ["dark-portal"]
    assert scene.alice.damage == [1]


def test_eclipse_strengthens_nothing_before_the_level_up() -> None:
    scene = eclipse([["dark-portal", "observatory"], "wreck-room"], levelled=False)
    scene.says("alice", "use wreck-room")
    assert scene.alice.damage == [1, 1]
