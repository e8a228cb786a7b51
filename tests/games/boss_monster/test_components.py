"""What is in the box, what the game is about, and what a Boss is (p.2 to p.4)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.games.boss_monster.scene import Scene, Side
from undercroft.games.boss_monster import GAME
from undercroft.games.boss_monster.content import CARDS, TITLES, cards_of
from undercroft.games.boss_monster.events import HeroWounded, LeveledUp
from undercroft.games.boss_monster.ids import CLASSES, Family
from undercroft.games.boss_monster.inventory import places
from undercroft.kernel.match import new_match
from undercroft.kernel.refusals import BadSettings
from undercroft.testing import rule

NEXT_LEVEL = ("TNL",)
FIVE_ROOMS = ("spawn-point", "madmans-manor", "haunted-hall", "inner-sanctum", "observatory")


# Components


@rule("BM-COMP-01", "BM-COMP-02", "BM-COMP-03", "BM-COMP-04")
def test_the_box_holds_12_bosses_75_rooms_31_spells_and_42_heroes() -> None:
    counts = {family: len(cards_of(family, NEXT_LEVEL)) for family in Family}
    assert counts == {Family.BOSS: 12, Family.ROOM: 75, Family.SPELL: 31, Family.HERO: 42}


@rule("BM-COMP-04", "BM-HERO-01")
def test_25_heroes_are_ordinary_and_17_are_epic() -> None:
    assert Counter(CARDS[hero].is_epic for hero in cards_of(Family.HERO, NEXT_LEVEL)) == {False: 25, True: 17}


@rule("BM-ROOM-01", "BM-ROOM-02", "BM-ROOM-06")
def test_the_room_deck_shows_every_class_equally_often() -> None:
    rooms = [CARDS[card] for card in cards_of(Family.ROOM, NEXT_LEVEL)]
    totals = {name: sum(card.treasure[i] for card in rooms) for i, name in enumerate(CLASSES)}
    assert totals == {"cleric": 27, "fighter": 27, "mage": 27, "thief": 27}
    assert Counter(card.is_advanced for card in rooms) == {False: 56, True: 19}
    assert Counter(card.is_monster for card in rooms) == {False: 39, True: 36}


@rule("BM-COMP-05")
@pytest.mark.parametrize("seats", [1, 5])
def test_the_game_is_for_two_to_four_players(seats: int) -> None:
    with pytest.raises(BadSettings):
        new_match(GAME, seed=1, seats=seats)


@rule("BM-COMP-05", "BM-COMP-06")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_match_is_complete_without_a_card_of_the_base_game(seats: int) -> None:
    match = new_match(GAME, seed=1, seats=seats)
    in_match = [card for card, _ in places(match.state)]
    assert not match.is_over
    assert match.options
    assert {CARDS[card].code[:3] for card in in_match} == {"TNL"}
    assert len(in_match) == len(set(in_match)) == {2: 140, 3: 148, 4: 160}[seats]


@rule("BM-COMP-06")
def test_everybody_sees_which_boss_has_used_its_level_up() -> None:
    scene = Scene(alice=Side(dungeon=FIVE_ROOMS[:4], hand=["dark-portal"]))
    scene.says("alice", "build dark-portal at 4")
    scene.all_pass()
    assert [player.levelled for player in scene.sees("bob").players] == [True, False]


# The aim of the game


@rule("BM-GOAL-01")
def test_a_hero_killed_in_a_dungeon_is_a_soul_of_its_owner() -> None:
    scene = Scene(bob=Side(dungeon=["spawn-point"] * 2, entrance=["elfstar"]), at="adventure")
    scene.to_end_of_round()
    assert (scene.bob.souls, scene.bob.wounds, scene.alice.souls) == (["elfstar"], [], [])


@rule("BM-GOAL-02")
def test_a_hero_that_gets_past_every_room_is_a_wound_of_the_owner() -> None:
    scene = Scene(bob=Side(dungeon=["spawn-point"], entrance=["elfstar"]), at="adventure")
    scene.to_end_of_round()
    assert (scene.bob.souls, scene.bob.wounds, scene.alice.wounds) == ([], ["elfstar"], [])


NINE_SOULS = (
    "kyle-the-incorruptible",
    "tyrone-pharaoh-ascendant",
    "lone-fox-and-kit",
    "dumbledalf-the-blue",
    "rom-the-reaver",
)
FIVE_EPICS = ("archer", "druid", "swordmage", "necromancer", "heavenboy")
FOUR_WOUNDS = ("branadin-wordblessed", "ser-mortin-the-deadly")


@rule("BM-GOAL-03")
@pytest.mark.parametrize(("heroes", "winner"), [(["elfstar"], "bob"), ([], None)])
def test_ten_souls_at_the_end_of_a_round_win(heroes: list[str], winner: str | None) -> None:
    scene = Scene(
        bob=Side(dungeon=["spawn-point"] * 2, entrance=heroes, souls=NINE_SOULS),
        at="adventure",
        heroes=["witch"],
    )
    scene.to_end_of_round()
    assert scene.winner == winner


@rule("BM-GOAL-04")
@pytest.mark.parametrize(("heroes", "winner"), [(["elfstar"], "bob"), ([], None)])
def test_five_wounds_at_the_end_of_a_round_lose(heroes: list[str], winner: str | None) -> None:
    scene = Scene(alice=Side(entrance=heroes, wounds=FOUR_WOUNDS), at="adventure", heroes=["witch"])
    scene.to_end_of_round()
    assert scene.winner == winner


@rule("BM-GOAL-05")
def test_nothing_is_won_before_everybody_had_a_turn_to_act() -> None:
    scene = Scene(
        alice=Side(dungeon=["spawn-point"] * 2, entrance=["elfstar"], souls=NINE_SOULS),
        bob=Side(dungeon=["bom-boy-factory"] * 2, entrance=["vampire"], souls=FIVE_EPICS),
        at="adventure",
    )
    scene.to_end_of_round()
    assert (scene.alice.soul_count, scene.bob.soul_count, scene.winner) == (10, 11, "bob")


# Bosses


@rule("BM-BOSS-01")
def test_rooms_are_added_to_the_left_of_the_boss_which_a_hero_reaches_last() -> None:
    scene = Scene(alice=Side(boss="belladonna", dungeon=["spawn-point"], hand=["dark-portal"]), town=["elfstar"])
    scene.says("alice", "build dark-portal at 1")
    scene.to_end_of_round()
    assert scene.alice.dungeon == ["dark-portal", "spawn-point"]
    assert [CARDS[hurt.room].slug for hurt in scene.told(HeroWounded)] == ["dark-portal", "spawn-point"]
    assert scene.alice.wounds == ["elfstar"]


@rule("BM-BOSS-02")
def test_a_boss_deals_no_damage() -> None:
    scene = Scene(alice=Side(entrance=["the-fool"]), at="adventure")
    scene.to_end_of_round()
    assert scene.told(HeroWounded) == []
    assert scene.alice.wounds == ["the-fool"]


@rule("BM-BOSS-02", "BM-LEVEL-01")
@pytest.mark.parametrize(("rooms", "levelled"), [(3, False), (4, True)])
def test_a_boss_is_not_counted_as_a_room(rooms: int, levelled: bool) -> None:
    scene = Scene(alice=Side(dungeon=FIVE_ROOMS[:rooms], hand=["dark-portal"]))
    scene.says("alice", f"build dark-portal at {rooms}")
    scene.all_pass()
    assert scene.alice.levelled is levelled


@rule("BM-BOSS-03")
def test_a_boss_cannot_be_deactivated() -> None:
    scene = Scene(alice=Side(dungeon=["spawn-point", "dark-portal"]), bob=Side(hand=["freeze"]))
    scene.says("bob", "play freeze")
    assert sorted(scene.offers()) == ["room dark-portal", "room spawn-point"]


@rule("BM-BOSS-03")
def test_a_boss_cannot_be_destroyed() -> None:
    scene = Scene(alice=Side(boss="killa", dungeon=["spawn-point", "dark-portal", "the-smashinator"]))
    scene.says("alice", "use the-smashinator")
    assert scene.alice.dungeon == ["the-smashinator"]
    assert sorted(scene.in_pile()) == [
        "dark-portal",
        "spawn-point",
    ]
    assert scene.alice.treasure == {"cleric": 0, "fighter": 1, "mage": 0, "thief": 1}


@rule("BM-BOSS-04")
def test_the_treasure_of_the_boss_is_added_to_that_of_its_dungeon() -> None:
    scene = Scene(alice=Side(boss="torix-uzkali", dungeon=["dark-portal", "cursed-tomb"]))
    assert scene.alice.treasure == {"cleric": 4, "fighter": 0, "mage": 0, "thief": 1}


@rule("BM-BOSS-05", "BM-TURN-02")
def test_the_highest_xp_acts_first_in_every_phase() -> None:
    scene = Scene(
        alice=Side(boss="belladonna", hand=["pause", "imp-temple"]),
        bob=Side(boss="torix-uzkali", hand=["pause", "imp-temple"]),
        carol=Side(boss="kazanna", hand=["spawn-point"]),
    )
    assert [asked(scene) for _ in range(3)] == ["bob", "carol", "alice"]
    assert (scene.phase, [asked(scene) for _ in range(2)]) == ("adventure", ["bob", "alice"])


def asked(scene: Scene) -> str | None:
    """Who is asked; that player then passes."""
    name = scene.asked
    scene.passes(name or "")
    return name


@rule("BM-BOSS-06")
def test_every_boss_has_one_level_up_ability() -> None:
    for card in cards_of(Family.BOSS, NEXT_LEVEL):
        boss = CARDS[card]
        abilities: list[Any] = [boss.use, *boss.triggers, boss.instead, boss.aura]
        assert sum(ability is not None for ability in abilities) == 1, boss.slug


@rule("BM-BOSS-06")
def test_the_ability_of_a_boss_does_not_work_before_its_level_up() -> None:
    wounded = Side(boss="killa", dungeon=["spawn-point"], wounds=["elfstar", "druid"])
    assert Scene(alice=wounded).alice.damage == [TITLES["spawn-point"].damage]
    wounded.levelled = True
    assert Scene(alice=wounded).alice.damage == [TITLES["spawn-point"].damage + 3]


@rule("BM-BOSS-07", "BM-LEVEL-05")
def test_a_boss_levels_up_only_once_per_game() -> None:
    scene = Scene(
        alice=Side(boss="belladonna", levelled=True, dungeon=FIVE_ROOMS[:4], hand=["dark-portal"], wounds=["elfstar"])
    )
    scene.says("alice", "build dark-portal at 4")
    scene.all_pass()
    assert len(scene.alice.dungeon) == 5
    assert scene.told(LeveledUp) == []
    assert scene.alice.wounds == ["elfstar"]
