"""The twelve Bosses of The Next Level: what each does, and when it does not."""

from __future__ import annotations

from tests.games.boss_monster.scene import Scene, Side
from undercroft.testing import rule

FOUR = ["neanderthal-cave", "neanderthal-cave", "neanderthal-cave", "antimagic-zone"]
"""Four Rooms without a say in anything here; a fifth brings the Level Up."""


# Doc Scarecrow


def scarecrow(at: str = "build", levelled: bool = True) -> Scene:
    alice = Side(
        "doc-scarecrow", dungeon=["haunted-hall"], hand=["spiked-pit", "jeopardy"], levelled=levelled
    )
    return Scene(alice, Side("belladonna"), town=["elfstar", "danae-the-slayer"], at=at)


def test_doc_scarecrow_keeps_a_named_hero_in_town_for_a_card() -> None:
    scene = scarecrow()
    scene.says("alice", "use doc-scarecrow", "hero elfstar", "pay jeopardy")
    scene.all_pass()
    assert scene.in_town() == ["elfstar"]
    assert scene.alice.inside == "danae-the-slayer"
    assert scene.in_pile() == ["jeopardy"]


def test_doc_scarecrow_may_name_several_heroes_for_a_card_each() -> None:
    scene = scarecrow()
    scene.says("alice", "use doc-scarecrow", "hero elfstar", "pay jeopardy")
    scene.says("alice", "use doc-scarecrow", "hero danae-the-slayer")
    assert scene.in_pile() == ["jeopardy", "spiked-pit"]
    assert scene.in_town()[:2] == ["elfstar", "danae-the-slayer"]


def test_doc_scarecrow_may_interfere_while_another_player_builds() -> None:
    alice = Side("doc-scarecrow", dungeon=["haunted-hall"], hand=["spiked-pit"], levelled=True)
    scene = Scene(alice, Side(hand=["spiked-pit"]), town=["elfstar"])
    scene.passes("bob")
    assert scene.offers() == ["pass", "use doc-scarecrow"]


@rule("BM-PRIO-07")
def test_doc_scarecrow_works_in_the_build_phase_only() -> None:
    scene = scarecrow(at="adventure")
    assert scene.why_not("use doc-scarecrow") == "BM-PRIO-07"


def test_doc_scarecrow_names_nobody_before_the_level_up() -> None:
    assert "use doc-scarecrow" not in scarecrow(levelled=False).offers()


@rule("BM-RUL-16")
def test_a_hero_named_by_doc_scarecrow_can_still_be_placed_at_an_entrance() -> None:
    alice = Side("doc-scarecrow", hand=["spiked-pit", "princess-in-peril"], levelled=True)
    scene = Scene(alice, Side("belladonna"), town=["elfstar"])
    scene.says("alice", "use doc-scarecrow", "pay spiked-pit", "play princess-in-peril")
    assert scene.alice.wounds == ["elfstar"]


# Belladonna


def belladonna(wounds: list[str], levelled: bool = False) -> Scene:
    alice = Side(
        "belladonna", dungeon=FOUR, hand=["goblin-nursery", "jeopardy"], wounds=wounds, levelled=levelled
    )
    scene = Scene(alice, Side("doc-scarecrow"))
    scene.passes("alice")
    scene.says("alice", "build goblin-nursery at 4", "pass")
    return scene


@rule("BM-GLOSS-16")
def test_belladonna_heals_one_wound_even_of_an_epic_hero() -> None:
    scene = belladonna(["elfstar", "necromancer"])
    scene.says("alice", "hero necromancer")
    assert (scene.alice.souls, scene.alice.wounds) == (["necromancer"], ["elfstar"])
    assert (scene.alice.soul_count, scene.alice.wound_count) == (2, 1)


def test_belladonna_without_a_wound_levels_up_for_nothing() -> None:
    scene = belladonna([])
    assert scene.alice.levelled
    assert (scene.phase, scene.alice.souls) == ("adventure", [])


@rule("BM-BOSS-07", "BM-LEVEL-05")
def test_belladonna_does_not_heal_a_second_time() -> None:
    scene = belladonna(["elfstar"], levelled=True)
    assert (scene.alice.souls, scene.alice.wounds) == ([], ["elfstar"])


# Torix Uz'Kali


def torix(bob: Side, levelled: bool = True) -> Scene:
    return Scene(Side("torix-uzkali", levelled=levelled), bob, at="adventure", deck=["spiked-pit"])


def test_torix_may_take_a_monster_room_that_anybody_discards() -> None:
    scene = torix(Side(dungeon=["deadly-treadmill"], hand=["goblin-nursery"]))
    scene.says("bob", "use deadly-treadmill")
    scene.says("alice", "yes")
    assert scene.alice.hand == ["goblin-nursery"]
    assert scene.in_pile() == []


@rule("BM-RUL-95")
def test_torix_may_take_a_monster_room_destroyed_as_a_cost() -> None:
    scene = torix(Side(dungeon=["goblin-nursery", "wreck-room"], hand=["jeopardy"]))
    scene.says("bob", "use wreck-room")
    scene.says("alice", "yes")
    assert scene.alice.hand == ["goblin-nursery"]
    assert scene.bob.dungeon == ["wreck-room"]


def test_torix_may_take_each_of_several_monster_rooms_discarded_together() -> None:
    scene = torix(Side(hand=["jeopardy", "goblin-nursery", "imp-temple", "wreck-room"]))
    scene.says("bob", "play jeopardy")
    scene.says("alice", "yes", "card imp-temple", "yes")
    assert {"goblin-nursery", "imp-temple"} <= set(scene.alice.hand)
    assert "wreck-room" not in scene.alice.hand


def test_torix_may_leave_a_monster_room_to_the_pile() -> None:
    scene = torix(Side(dungeon=["deadly-treadmill"], hand=["goblin-nursery", "jeopardy"]))
    scene.says("bob", "use deadly-treadmill")
    scene.says("alice", "no")
    assert (scene.alice.hand, scene.in_pile()) == ([], ["goblin-nursery"])


def test_torix_takes_no_trap_room() -> None:
    scene = torix(Side(dungeon=["deadly-treadmill"], hand=["wreck-room", "jeopardy"]))
    scene.says("bob", "use deadly-treadmill")
    assert (scene.alice.hand, scene.in_pile()) == ([], ["wreck-room"])


def test_torix_takes_nothing_before_the_level_up() -> None:
    scene = torix(Side(dungeon=["deadly-treadmill"], hand=["goblin-nursery", "jeopardy"]), levelled=False)
    scene.says("bob", "use deadly-treadmill")
    assert (scene.alice.hand, scene.in_pile()) == ([], ["goblin-nursery"])


# Killa


def killa(wounds: list[str], levelled: bool = True, asleep: tuple[str, ...] = ()) -> list[int]:
    dungeon = ["spiked-pit", "observatory", "wreck-room"]
    alice = Side("killa", dungeon, ["jeopardy"], wounds=wounds, levelled=levelled, asleep=asleep)
    damage: list[int] = Scene(alice).alice.damage
    return damage


def test_killa_strengthens_the_last_room_at_three_wounds() -> None:
    assert killa(["elfstar", "necromancer"]) == [1, 2, 4]


def test_killa_strengthens_nothing_at_two_wounds() -> None:
    assert killa(["necromancer"]) == [1, 2, 1]


def test_killa_strengthens_nothing_before_the_level_up() -> None:
    assert killa(["elfstar", "necromancer"], levelled=False) == [1, 2, 1]


@rule("BM-RUL-85")
def test_killa_strengthens_the_last_active_room_when_the_last_is_deactivated() -> None:
    assert killa(["elfstar", "necromancer"], asleep=("wreck-room",)) == [1, 5, 0]


# Shellda


@rule("BM-RUL-59")
def test_shellda_may_swap_two_whole_stacks_of_any_one_dungeon_at_the_end_of_the_round() -> None:
    bob = Side(dungeon=["spiked-pit", "wreck-room", ["dark-portal", "observatory"]], hand=["jeopardy"])
    scene = Scene(Side("shellda", levelled=True), bob, at="end")
    scene.says("alice", "yes", "room observatory", "room spiked-pit")
    assert scene.bob.stacks == [["dark-portal", "observatory"], ["wreck-room"], ["spiked-pit"]]


def test_shellda_may_decline_to_swap() -> None:
    bob = Side(dungeon=["spiked-pit", "wreck-room"], hand=["jeopardy"])
    scene = Scene(Side("shellda", levelled=True), bob, at="end")
    scene.says("alice", "no")
    assert scene.bob.dungeon == ["spiked-pit", "wreck-room"]


def test_shellda_cannot_swap_rooms_of_two_dungeons() -> None:
    alice = Side("shellda", dungeon=["observatory", "dark-portal"], levelled=True)
    scene = Scene(alice, Side(dungeon=["spiked-pit", "wreck-room"]), at="end")
    scene.says("alice", "yes", "room spiked-pit")
    assert scene.alice.dungeon == ["observatory", "dark-portal"]
    assert scene.bob.dungeon == ["wreck-room", "spiked-pit"]


@rule("BM-RUL-60")
def test_shellda_cannot_move_a_room_that_is_still_deactivated() -> None:
    bob = Side(dungeon=["spiked-pit", "wreck-room"], hand=["jeopardy"], asleep=["wreck-room"])
    scene = Scene(Side("shellda", levelled=True), bob, at="end")
    assert scene.question != "MayUseAbility"


def test_shellda_swaps_nothing_before_the_level_up() -> None:
    bob = Side(dungeon=["spiked-pit", "wreck-room"], hand=["jeopardy"])
    assert Scene(Side("shellda"), bob, at="end").question != "MayUseAbility"


# Smoake


def smoake(room: str, dungeon: list[str], levelled: bool) -> Scene:
    alice = Side("smoake", dungeon, [room, "jeopardy"], levelled=levelled)
    scene = Scene(alice, Side("belladonna"), deck=["wreck-room"])
    scene.says("alice", f"build {room} at {len(dungeon)}", "pass", "pass")
    return scene


def test_smoake_may_draw_a_room_for_every_monster_room_built() -> None:
    scene = smoake("goblin-nursery", [], levelled=True)
    scene.says("alice", "yes")
    assert scene.alice.hand == ["jeopardy", "wreck-room"]


def test_smoake_may_decline_the_draw() -> None:
    scene = smoake("goblin-nursery", [], levelled=True)
    scene.says("alice", "no")
    assert scene.alice.hand == ["jeopardy"]


def test_smoake_draws_nothing_for_a_trap_room() -> None:
    scene = smoake("spiked-pit", [], levelled=True)
    assert (scene.phase, scene.alice.hand) == ("adventure", ["jeopardy"])


def test_smoake_draws_nothing_for_the_room_that_brings_the_level_up() -> None:
    scene = smoake("goblin-nursery", FOUR, levelled=False)
    assert scene.alice.levelled
    assert (scene.phase, scene.alice.hand) == ("adventure", ["jeopardy"])


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


@rule("BM-RUL-12")
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
