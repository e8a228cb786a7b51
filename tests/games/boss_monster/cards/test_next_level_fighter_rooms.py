"""The fighter Rooms of The Next Level: what each does, and when it does not."""

from __future__ import annotations

from tests.games.boss_monster.scene import Scene, Side
from undercroft.games.boss_monster import GAME
from undercroft.games.boss_monster.content import CARDS
from undercroft.kernel.parts import Seat
from undercroft.testing import rule

BOB = Seat(1)

# Rust Monster Pen


def pen(hand: list[str]) -> Scene:
    alice = Side(dungeon=["rust-monster-pen", "observatory"], hand=hand)
    return Scene(alice, Side(dungeon=["save-point", "barbarian-hall"]), at="adventure")


def test_rust_monster_pen_weakens_a_trap_room_of_any_dungeon_for_a_monster_room_card() -> None:
    scene = pen(["goblin-nursery", "goblin-nursery", "jeopardy"])
    scene.says("alice", "use rust-monster-pen")
    assert sorted(scene.offers()) == ["room observatory", "room save-point"]
    scene.says("alice", "room observatory")
    assert scene.alice.damage == [1, 1]
    assert scene.in_pile() == ["goblin-nursery"]
    assert scene.why_not("use rust-monster-pen") == "BM-RUL-52"


@rule("BM-RUL-57")
def test_rust_monster_pen_never_takes_damage_below_zero() -> None:
    scene = pen(["goblin-nursery", "jeopardy"])
    scene.says("alice", "use rust-monster-pen", "room save-point")
    assert scene.bob.damage == [0, 3]


@rule("BM-RUL-48")
def test_rust_monster_pen_cannot_be_paid_with_a_trap_room_card() -> None:
    assert pen(["wreck-room", "jeopardy"]).why_not("use rust-monster-pen") == "BM-RUL-48"


@rule("BM-RUL-90")
def test_rust_monster_pen_needs_a_trap_room() -> None:
    alice = Side(dungeon=["rust-monster-pen"], hand=["goblin-nursery", "jeopardy"])
    scene = Scene(alice, Side(dungeon=["barbarian-hall"]), at="adventure")
    assert scene.why_not("use rust-monster-pen") == "BM-RUL-90"


# Goblin Nursery


def damage_of(*dungeon: str, asleep: tuple[str, ...] = ()) -> list[int]:
    scene = Scene(Side(dungeon=dungeon, hand=["jeopardy"], asleep=asleep), Side(dungeon=["spawn-point"]))
    damage: list[int] = scene.alice.damage
    assert scene.bob.damage == [2]
    return damage


def test_goblin_nursery_strengthens_the_monster_room_on_its_left() -> None:
    assert damage_of("spawn-point", "fangroot-garden", "goblin-nursery", "fangroot-garden") == [2, 4, 1, 2]


def test_goblin_nursery_does_not_strengthen_a_trap_room() -> None:
    assert damage_of("spawn-point", "observatory", "goblin-nursery") == [2, 2, 1]


@rule("BM-GLOSS-13", "BM-GLOSS-14", "BM-RUL-85")
def test_goblin_nursery_does_not_reach_past_a_deactivated_room() -> None:
    dungeon = ("spawn-point", "fangroot-garden", "goblin-nursery")
    assert damage_of(*dungeon, asleep=("fangroot-garden",)) == [2, 0, 1]


@rule("BM-GLOSS-09")
def test_a_deactivated_goblin_nursery_strengthens_nothing() -> None:
    assert damage_of("spawn-point", "goblin-nursery", asleep=("goblin-nursery",)) == [2, 0]


# Barbarian Hall


def test_barbarian_hall_costs_a_spell_of_choice_when_built() -> None:
    scene = Scene(Side(hand=["barbarian-hall", "pause", "jeopardy", "spiked-pit"]))
    scene.says("alice", "build barbarian-hall at 0", "pass", "pass")
    assert scene.offers() == ["discard pause", "discard jeopardy"]
    scene.says("alice", "discard pause")
    assert scene.alice.hand == ["jeopardy", "spiked-pit"]


def test_barbarian_hall_costs_nothing_without_a_spell_in_hand() -> None:
    alice = Side(hand=["barbarian-hall", "spiked-pit"])
    scene = Scene(alice, Side(hand=["jeopardy"]))
    scene.says("alice", "build barbarian-hall at 0")
    scene.all_pass()
    assert scene.alice.hand == ["spiked-pit"]


@rule("BM-BUILD-20")
def test_barbarian_hall_costs_nothing_when_uncovered() -> None:
    alice = Side(dungeon=[["barbarian-hall", "observatory"], "wreck-room"], hand=["pause", "jeopardy"])
    scene = Scene(alice, at="adventure", deck=["spiked-pit"])
    scene.says("alice", "use wreck-room")
    assert scene.alice.dungeon == ["barbarian-hall", "wreck-room"]
    assert scene.alice.hand == ["jeopardy", "pause", "spiked-pit"]


# Spawn Point


def spawn_point(*entrance: str) -> Scene:
    alice = Side(dungeon=["spawn-point"], hand=["jeopardy"], entrance=entrance)
    deck = ["spiked-pit", "spiked-pit", "wreck-room", "wreck-room"]
    return Scene(alice, at="adventure", deck=deck, rolls=(0, 0))


def test_spawn_point_draws_two_rooms_when_a_hero_dies_in_it() -> None:
    scene = spawn_point("the-fool")
    scene.passes("alice", "alice")
    assert scene.alice.hand == ["jeopardy", "wreck-room", "wreck-room"]


@rule("BM-RUL-52")
def test_spawn_point_draws_once_per_round() -> None:
    scene = spawn_point("the-fool", "the-fool-base")
    scene.passes("alice", "alice", "alice", "alice")
    assert scene.alice.soul_count == 2
    assert scene.alice.hand == ["jeopardy", "wreck-room", "wreck-room"]


def test_spawn_point_draws_nothing_for_a_hero_that_leaves_it_alive() -> None:
    scene = spawn_point("elfstar")
    scene.passes("alice", "alice")
    assert (scene.alice.wounds, scene.alice.hand) == (["elfstar"], ["jeopardy"])


# Fangroot Garden


def garden(dungeon: list[str], *hand: str, entrance: tuple[str, ...] = ("the-fool",)) -> Scene:
    alice = Side(dungeon=dungeon, hand=["jeopardy", *hand], entrance=entrance)
    scene = Scene(alice, at="adventure", spell_deck=["pause"])
    while scene.asked == "alice" and scene.question == "MayAct" and not scene.alice.soul_count:
        scene.passes("alice")
    return scene


@rule("BM-BUILD-10", "BM-RUL-22")
def test_fangroot_garden_may_build_an_extra_room_at_once_when_a_hero_dies_in_it() -> None:
    scene = garden(["fangroot-garden"], "sorcerobe-school")
    scene.says("alice", "yes", "build sorcerobe-school at 1")
    assert scene.alice.dungeon == ["sorcerobe-school", "fangroot-garden"]
    assert scene.alice.hand == ["jeopardy", "pause"]


@rule("BM-RUL-22")
def test_a_fifth_room_built_by_fangroot_garden_levels_up_at_once() -> None:
    scene = garden(["spiked-pit", "spiked-pit", "dark-portal", "fangroot-garden"], "wreck-room", entrance=("elfstar",))
    scene.says("alice", "yes", "build wreck-room at 4")
    assert (scene.phase, scene.alice.levelled) == ("adventure", True)


@rule("BM-BUILD-06")
def test_fangroot_garden_builds_under_the_usual_rules_and_may_be_covered() -> None:
    scene = garden(["fangroot-garden"], "goblin-mess-hall", "dragon-graveyard", "barbarian-hall")
    scene.says("alice", "yes")
    assert scene.offers() == [
        "build barbarian-hall at 0",
        "build barbarian-hall at 1",
        "build goblin-mess-hall at 0",
    ]
    assert scene.why_not("build dragon-graveyard at 0") == "BM-BUILD-06"


def test_fangroot_garden_may_decline_the_extra_room() -> None:
    scene = garden(["fangroot-garden"], "spiked-pit")
    scene.says("alice", "no")
    assert scene.alice.hand == ["jeopardy", "spiked-pit"]


@rule("BM-RUL-52")
def test_fangroot_garden_builds_once_per_round() -> None:
    scene = garden(["fangroot-garden"], "wreck-room", "observatory", entrance=("the-fool", "the-fool-base"))
    scene.says("alice", "yes", "build wreck-room at 1", "pass", "pass", "pass")
    assert scene.alice.soul_count == 2
    assert scene.question == "MayAct"
    assert scene.alice.hand == ["jeopardy", "observatory"]


def test_fangroot_garden_builds_nothing_for_a_hero_that_dies_in_another_room() -> None:
    scene = garden(["observatory", "fangroot-garden"], "spiked-pit")
    assert scene.alice.souls == ["the-fool"]
    assert scene.question == "MayAct"


# Shrooman Cave


def test_shrooman_cave_strengthens_another_monster_room_of_any_dungeon_when_built() -> None:
    alice = Side(dungeon=["spawn-point", "observatory"], hand=["shrooman-cave", "jeopardy"])
    scene = Scene(alice, Side(dungeon=["fangroot-garden"]))
    scene.says("alice", "build shrooman-cave at 2", "pass", "pass")
    assert sorted(scene.offers()) == ["room fangroot-garden", "room spawn-point"]
    scene.says("alice", "room spawn-point")
    assert scene.alice.damage == [1, 5, 2]


def test_shrooman_cave_strengthens_another_monster_room_when_uncovered() -> None:
    alice = Side(dungeon=[["shrooman-cave", "observatory"], "spawn-point", "wreck-room"], hand=["jeopardy"])
    scene = Scene(alice, at="adventure")
    scene.says("alice", "use wreck-room", "pay observatory")
    assert scene.alice.damage == [1, 5, 1]


def test_shrooman_cave_must_strengthen_an_opponents_room_if_there_is_no_other() -> None:
    scene = Scene(Side(hand=["shrooman-cave", "jeopardy"]), Side(dungeon=["spawn-point"]))
    scene.says("alice", "build shrooman-cave at 0", "pass", "pass")
    assert (scene.alice.damage, scene.bob.damage) == ([1], [5])


def test_shrooman_cave_cannot_strengthen_itself_nor_a_trap_room() -> None:
    scene = Scene(Side(hand=["shrooman-cave", "jeopardy"]), Side(dungeon=["observatory"]))
    scene.says("alice", "build shrooman-cave at 0", "pass", "pass")
    assert (scene.phase, scene.alice.damage, scene.bob.damage) == ("adventure", [1], [2])


# Goblin Mess Hall


def test_goblin_mess_hall_strengthens_all_other_monster_rooms_of_its_dungeon() -> None:
    assert damage_of("spawn-point", "observatory", "goblin-mess-hall", "fangroot-garden") == [3, 2, 3, 3]


def test_two_goblin_mess_halls_strengthen_each_other() -> None:
    assert damage_of("goblin-mess-hall", "goblin-mess-hall", "spawn-point") == [4, 4, 4]


@rule("BM-GLOSS-09")
def test_a_deactivated_goblin_mess_hall_strengthens_nothing() -> None:
    assert damage_of("spawn-point", "goblin-mess-hall", asleep=("goblin-mess-hall",)) == [2, 0]


# Megaworm Burrow


def burrow(bob: Side) -> Scene:
    scene = Scene(Side(dungeon=["spawn-point"], hand=["megaworm-burrow", "jeopardy"]), bob)
    scene.says("alice", "build megaworm-burrow at 0", "pass", "pass")
    return scene


@rule("BM-GLOSS-01", "BM-ROOM-09")
def test_megaworm_burrow_destroys_an_advanced_room_of_any_dungeon_when_built() -> None:
    scene = burrow(Side(dungeon=["observatory", "dragon-graveyard"]))
    assert sorted(scene.offers()) == ["room dragon-graveyard", "room megaworm-burrow"]
    scene.says("alice", "room dragon-graveyard")
    assert scene.bob.dungeon == ["observatory"]
    assert scene.in_pile() == ["dragon-graveyard"]


@rule("BM-GLOSS-02")
def test_megaworm_burrow_must_destroy_itself_if_it_is_the_only_advanced_room() -> None:
    scene = burrow(Side(dungeon=["observatory"]))
    assert scene.alice.dungeon == ["spawn-point"]
    assert scene.bob.dungeon == ["observatory"]


@rule("BM-GLOSS-11")
def test_megaworm_burrow_cannot_destroy_a_deactivated_room() -> None:
    scene = burrow(Side(dungeon=["dragon-graveyard"], asleep=["dragon-graveyard"]))
    assert scene.bob.dungeon == ["dragon-graveyard"]
    assert scene.alice.dungeon == ["spawn-point"]


@rule("BM-BUILD-20")
def test_megaworm_burrow_destroys_nothing_when_uncovered() -> None:
    alice = Side(dungeon=[["megaworm-burrow", "observatory"], "wreck-room"], hand=["jeopardy"])
    scene = Scene(alice, Side(dungeon=["dragon-graveyard"]), at="adventure")
    scene.says("alice", "use wreck-room")
    assert scene.alice.dungeon == ["megaworm-burrow", "wreck-room"]
    assert scene.bob.dungeon == ["dragon-graveyard"]


# The Arena


def arena(*hand: str) -> Scene:
    return Scene(Side(dungeon=["the-arena"], hand=[*hand, "jeopardy"]), at="adventure")


def test_the_arena_adds_the_printed_damage_of_a_monster_room_shown_from_hand() -> None:
    scene = arena("barbarian-hall", "goblin-nursery")
    scene.says("alice", "use the-arena", "pay barbarian-hall")
    assert scene.alice.damage == [5]
    assert scene.alice.hand == ["barbarian-hall", "goblin-nursery", "jeopardy"]
    assert scene.why_not("use the-arena") == "BM-RUL-52"


def test_the_card_shown_for_the_arena_is_known_to_everybody() -> None:
    scene = arena("barbarian-hall", "goblin-nursery")
    scene.says("alice", "use the-arena", "pay barbarian-hall")
    known = GAME.view(scene.state, BOB).players[0].known_hand
    assert [CARDS[card].slug for card in known] == ["barbarian-hall"]


@rule("BM-END-02")
def test_the_arena_is_back_to_its_printed_damage_in_the_next_round() -> None:
    scene = arena("barbarian-hall")
    scene.says("alice", "use the-arena")
    scene.to_end_of_round()
    assert scene.alice.damage == [2]


@rule("BM-RUL-48")
def test_the_arena_cannot_show_a_trap_room() -> None:
    assert arena("wreck-room").why_not("use the-arena") == "BM-RUL-48"
