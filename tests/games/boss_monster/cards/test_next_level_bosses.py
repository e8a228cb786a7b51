"""The cleric and fighter Bosses of The Next Level: what each does, and when it does not."""

from __future__ import annotations

from tests.games.boss_monster.scene import Scene, Side
from undercroft.testing import rule

FOUR = ["neanderthal-cave", "neanderthal-cave", "neanderthal-cave", "antimagic-zone"]
"""Four Rooms without a say in anything here; a fifth brings the Level Up."""


# Doc Scarecrow


def scarecrow(at: str = "build", levelled: bool = True) -> Scene:
    alice = Side("doc-scarecrow", dungeon=["haunted-hall"], hand=["spiked-pit", "jeopardy"], levelled=levelled)
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
    alice = Side("belladonna", dungeon=FOUR, hand=["goblin-nursery", "jeopardy"], wounds=wounds, levelled=levelled)
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


@rule("BM-RUL-90")
def test_shellda_cannot_choose_a_room_that_is_alone_in_its_dungeon() -> None:
    alice = Side("shellda", dungeon=["observatory"], levelled=True)
    scene = Scene(alice, Side(dungeon=["spiked-pit", "wreck-room"]), at="end")
    scene.says("alice", "yes")
    assert scene.offers() == ["room wreck-room", "room spiked-pit"]


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


@rule("BM-RUL-52")
def test_smoake_draws_for_the_room_of_the_level_up_when_it_was_lost_and_is_built_again() -> None:
    rooms = ["observatory", "spiked-pit", "wreck-room", "dark-altar"]
    alice = Side("smoake", rooms, ["frostbat-cave", "pause"])
    scene = Scene(alice, Side("belladonna"), deck=["neanderthal-cave", "neanderthal-cave"])
    scene.says("alice", "build frostbat-cave at 4")
    scene.to_phase("adventure")
    scene.says("alice", "use frostbat-cave", "room observatory", "use dark-altar", "card frostbat-cave")
    scene.to_round(2)
    scene.to_phase("build")
    scene.says("alice", "build frostbat-cave at 3")
    scene.all_pass()
    assert (scene.asked, scene.question) == ("alice", "MayUseAbility")


@rule("BM-BUILD-17")
def test_smoake_draws_for_a_room_that_was_destroyed_before_her_turn_came() -> None:
    alice = Side("smoake", ["spawn-point", "observatory"], ["hatchlings-hoard", "jeopardy"], levelled=True)
    bob = Side("nicolius", ["spawn-point"], ["megaworm-burrow"])
    scene = Scene(alice, bob, deck=["neanderthal-cave", "neanderthal-cave"])
    scene.says("bob", "build megaworm-burrow at 0")
    while scene.question != "MayBuild":
        scene.passes(scene.asked or "")
    scene.says("alice", "build hatchlings-hoard at 0")
    scene.all_pass()
    scene.says("bob", "room hatchlings-hoard")
    assert (scene.asked, scene.question) == ("alice", "MayUseAbility")
    scene.says("alice", "yes")
    assert scene.alice.hand == ["jeopardy", "neanderthal-cave"]
