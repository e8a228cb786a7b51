"""What is printed on Rooms and Heroes and what it means in play (p.5, p.6, p.17, p.19)."""

from __future__ import annotations

import pytest

from tests.games.boss_monster.scene import Scene, Side
from undercroft.games.boss_monster.content import CARDS, cards_of
from undercroft.games.boss_monster.events import HeroWounded
from undercroft.games.boss_monster.ids import Family
from undercroft.testing import rule

FIVE_ROOMS = ("spawn-point", "madmans-manor", "haunted-hall", "inner-sanctum", "observatory")


# Rooms


@rule("BM-ROOM-02")
def test_an_effect_that_names_a_subtype_reaches_only_rooms_of_it() -> None:
    scene = Scene(
        alice=Side(dungeon=["rust-monster-pen"], hand=["spawn-point"]),
        bob=Side(dungeon=["dragon-graveyard", "dark-portal", "haunted-hall"]),
    )
    scene.says("alice", "use rust-monster-pen")
    assert sorted(scene.offers()) == ["room dark-portal", "room dragon-graveyard"]


@rule("BM-ROOM-03")
@pytest.mark.parametrize(
    ("side", "damage"),
    [
        (Side(dungeon=["spawn-point", "goblin-nursery"]), [4, 1]),
        (Side(dungeon=["spawn-point", ["goblin-nursery", "haunted-hall"]]), [2, 2]),
        (Side(dungeon=["spawn-point", "haunted-hall"], hand=["goblin-nursery"]), [2, 2]),
    ],
    ids=["visible", "covered", "in hand"],
)
def test_the_text_of_a_room_works_while_it_is_visible_and_in_play(side: Side, damage: list[int]) -> None:
    assert Scene(alice=side).alice.damage == damage


@rule("BM-ROOM-04")
def test_a_room_deals_its_damage_each_time_a_hero_enters_it() -> None:
    scene = Scene(
        alice=Side(dungeon=["spawn-point", "haunted-hall"], entrance=["druid"], hand=["teleportation"]),
        at="adventure",
    )
    scene.says("alice", "play teleportation")
    scene.to_end_of_round()
    rooms = [(CARDS[hurt.room].slug, hurt.amount) for hurt in scene.told(HeroWounded)]
    assert rooms == [("spawn-point", 2), ("spawn-point", 2), ("haunted-hall", 2)]


@rule("BM-ROOM-05")
@pytest.mark.parametrize(
    ("hero", "killed"), [("elfstar", True), ("danae-the-slayer", False)], ids=["4 Health", "6 Health"]
)
def test_a_hero_dies_when_the_damage_of_the_round_is_at_least_its_health(hero: str, killed: bool) -> None:
    scene = Scene(alice=Side(dungeon=["haunted-hall", "spawn-point"], entrance=[hero]), at="adventure")
    scene.to_end_of_round()
    assert (scene.alice.souls, scene.alice.wounds) == (([hero], []) if killed else ([], [hero]))


@rule("BM-ROOM-05")
def test_damage_of_an_earlier_round_does_not_count() -> None:
    scene = Scene(alice=Side(dungeon=["spawn-point"], entrance=["elfstar"]), bob=Side(hand=["fear"]), at="adventure")
    scene.says("bob", "play fear")
    scene.to_end_of_round()
    assert "elfstar" in scene.in_town()
    assert scene.damage_on("elfstar") == 0


@rule("BM-ROOM-06", "BM-HERO-03")
def test_the_icons_of_rooms_attract_heroes_of_their_class_only() -> None:
    scene = Scene(
        alice=Side(boss="eclipse", dungeon=["cursed-tomb"], hand=["pause"]),
        bob=Side(boss="gorgona", dungeon=["werewolf-den", "warp-tube"]),
        town=["hookshot-joe", "black-leaf", "megan-the-missile-mage", "elfstar"],
        at="bait",
    )
    assert scene.alice.entrance == ["black-leaf"]
    assert scene.bob.entrance == ["hookshot-joe", "megan-the-missile-mage"]
    assert scene.in_town() == ["elfstar"]


@rule("BM-ROOM-07")
def test_a_dungeon_has_at_most_five_visible_rooms() -> None:
    scene = Scene(alice=Side(dungeon=FIVE_ROOMS, levelled=True, hand=["dark-portal"]))
    assert scene.why_not("build dark-portal at 5") == "BM-ROOM-07"
    assert [f"build dark-portal at {spot}" in scene.offers() for spot in range(6)] == [True] * 5 + [False]


@rule("BM-ROOM-08")
def test_just_room_means_ordinary_and_advanced_ones_alike() -> None:
    scene = Scene(alice=Side(dungeon=["frostbat-cave"]), bob=Side(dungeon=["spawn-point", "incubus-gym"]))
    scene.says("alice", "use frostbat-cave")
    assert sorted(scene.offers()) == ["room incubus-gym", "room spawn-point"]


@rule("BM-ROOM-09")
def test_a_card_that_names_a_grade_means_only_that_grade() -> None:
    scene = Scene(
        alice=Side(dungeon=["haunted-hall"], hand=["hatchlings-hoard"]),
        bob=Side(dungeon=["spawn-point", "incubus-gym", "the-arena"]),
        carol=Side(dungeon=["fangroot-garden"], hand=["megaworm-burrow"]),
    )
    scene.says("alice", "build hatchlings-hoard at 0")
    scene.says("carol", "build megaworm-burrow at 0")
    assert scene.asked == "carol"
    assert sorted(scene.offers()) == [
        "room hatchlings-hoard",
        "room incubus-gym",
        "room megaworm-burrow",
        "room the-arena",
    ]


# Heroes


@rule("BM-HERO-02", "BM-RUL-79")
def test_epic_heroes_come_when_all_ordinary_ones_were_revealed_though_some_still_wait_in_town() -> None:
    scene = Scene(town=["elfstar", "vampire"], heroes=["the-fool"], epics=["druid"], at="beginning")
    assert scene.in_town() == ["elfstar", "vampire", "the-fool", "druid"]


@rule("BM-HERO-02")
def test_no_epic_hero_comes_while_the_ordinary_deck_lasts() -> None:
    scene = Scene(heroes=["the-fool", "witch"], epics=["druid", "archer"], at="beginning")
    assert sorted(scene.in_town()) == ["the-fool", "witch"]


@rule("BM-HERO-04")
def test_a_hybrid_hero_shows_two_classes_and_both_lure_it() -> None:
    scene = Scene(
        alice=Side(boss="eclipse", dungeon=["cursed-tomb"], hand=["pause"]),
        bob=Side(boss="kazanna", dungeon=["lost-library"]),
        town=["necromancer"],
        at="bait",
    )
    assert scene.alice.entrance == ["necromancer"]


@rule("BM-HERO-05")
def test_every_epic_hero_has_more_health_than_any_ordinary_one() -> None:
    heroes = [CARDS[card] for card in cards_of(Family.HERO, ("TNL",))]
    weakest_epic = min(hero.health for hero in heroes if hero.is_epic)
    assert weakest_epic > max(hero.health for hero in heroes if not hero.is_epic)


@rule("BM-HERO-05", "BM-HERO-14")
@pytest.mark.parametrize("hero", ["barbarian", "danae-the-slayer"], ids=["dark", "plain"])
@pytest.mark.parametrize(("rooms", "killed"), [(2, False), (3, True)])
def test_a_dark_hero_nobody_pays_is_like_any_other_of_its_health(hero: str, rooms: int, killed: bool) -> None:
    dungeon = ["haunted-hall", "spawn-point", "inner-sanctum"][:rooms]
    scene = Scene(alice=Side(dungeon=dungeon, entrance=[hero]), at="adventure")
    scene.to_end_of_round()
    assert (scene.alice.soul_count, scene.alice.wound_count) == ((1, 0) if killed else (0, 1))


@rule("BM-HERO-06", "BM-HERO-07")
def test_a_surviving_ordinary_hero_is_one_wound_and_an_epic_one_is_two() -> None:
    scene = Scene(alice=Side(entrance=["elfstar"]), bob=Side(entrance=["druid"]), at="adventure")
    scene.to_end_of_round()
    assert (scene.alice.wound_count, scene.bob.wound_count) == (1, 2)


@rule("BM-HERO-08", "BM-HERO-09", "BM-HERO-15")
def test_a_killed_ordinary_hero_is_one_soul_and_an_epic_one_is_two() -> None:
    scene = Scene(
        alice=Side(dungeon=["incubus-gym"], entrance=["elfstar"]),
        bob=Side(dungeon=["blockpile-puzzle", "dragon-graveyard", "megaworm-burrow"], entrance=["archer", "druid"]),
        at="adventure",
    )
    scene.to_end_of_round()
    assert (scene.alice.soul_count, scene.bob.soul_count) == (1, 2)


@rule("BM-HERO-15")
def test_totals_count_symbols_not_cards() -> None:
    scene = Scene(
        alice=Side(souls=["archer", "druid", "heavenboy", "necromancer", "swordmage"]),
        at="end",
        heroes=["witch"],
    )
    assert (scene.alice.soul_count, scene.winner) == (10, "alice")


@rule("BM-HERO-11", "BM-HERO-12")
def test_an_ordinary_hero_may_be_dark_and_a_hybrid_hero_is_epic() -> None:
    scene = Scene(alice=Side(hand=["mimic-vault"]), town=["vampire", "elfstar", "archer", "tyrone-pharaoh-ascendant"])
    scene.says("alice", "build mimic-vault at 0")
    assert sorted(scene.offers()) == ["hero elfstar", "hero vampire"]


@rule("BM-HERO-13")
def test_just_hero_means_any_hero() -> None:
    scene = Scene(
        alice=Side(boss="doc-scarecrow", levelled=True, hand=["dark-portal"]),
        town=["vampire", "elfstar", "archer", "tyrone-pharaoh-ascendant"],
    )
    scene.says("alice", "use doc-scarecrow")
    assert sorted(scene.offers()) == [
        "hero archer",
        "hero elfstar",
        "hero tyrone-pharaoh-ascendant",
        "hero vampire",
    ]


@rule("BM-HERO-14")
def test_a_hybrid_hero_has_no_text_beyond_its_card() -> None:
    scene = Scene(
        alice=Side(dungeon=["blockpile-puzzle", "dragon-graveyard", "megaworm-burrow"], entrance=["necromancer"]),
        at="adventure",
    )
    scene.to_end_of_round()
    assert scene.alice.souls == ["necromancer"]
