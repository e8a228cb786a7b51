"""The chance to win as a good player would judge it: more Souls, fewer Wounds, Heroes that come and die."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest
from msgspec.structs import asdict

from undercroft.games.boss_monster import GAME
from undercroft.games.boss_monster.bot import WEIGHTS
from undercroft.games.boss_monster.content import TITLES
from undercroft.games.boss_monster.ids import Family
from undercroft.games.boss_monster.settings import BossSettings
from undercroft.games.boss_monster.signs import Signs, signs_of
from undercroft.games.boss_monster.worths import WORTHS
from undercroft.kernel.chance import Chance
from undercroft.kernel.parts import Seat
from undercroft.kernel.table import Table
from undercroft.testing.play import random_match

from .scene import NAMES, Scene, Side

ORDINARY = [
    slug
    for slug, card in TITLES.items()
    if card.family is Family.HERO and not card.is_epic and card.code.startswith("TNL")
]
GOOD = ("souls", "near_victory", "victory", "town_souls", "town_victory", "income", "power")
BAD = ("wounds", "near_defeat", "defeat", "town_wounds", "town_defeat", "bleeding")


def to_build(alice: Side | None = None, bob: Side | None = None, **table: Any) -> Scene:
    """Alice is about to build, and Bob after her; each has a Room card for it."""
    sides = [replace(side or Side(), hand=["spiked-pit", *(side.hand if side else ())]) for side in (alice, bob)]
    return Scene(alice=sides[0], bob=sides[1], **table)


def chance(scene: Scene, name: str = "alice") -> float:
    return GAME.evaluate(scene.state, Seat(NAMES.index(name)))


def log_odds(value: float) -> float:
    return math.log(value / (1 - value))


def strictly_rising(values: Sequence[float]) -> bool:
    return all(before < after for before, after in pairwise(values))


def test_every_soul_more_is_better() -> None:
    assert strictly_rising([chance(to_build(Side(souls=ORDINARY[:count]))) for count in range(10)])


def test_every_wound_more_is_worse_and_the_later_the_more() -> None:
    chances = [chance(to_build(Side(wounds=ORDINARY[:count]))) for count in range(5)]
    assert strictly_rising(chances[::-1])
    odds = [log_odds(value) for value in chances]
    losses = [before - after for before, after in pairwise(odds)]
    assert losses[-1] == pytest.approx(max(losses))
    assert losses[-1] > losses[0] > 0


def test_a_fifth_wound_outweighs_everything() -> None:
    rich = Side(souls=ORDINARY[:9], wounds=ORDINARY[9:14], dungeon=["barbarian-hall"] * 2, hand=["pause"] * 2)
    assert chance(to_build(rich)) < 0.1


def test_ten_souls_are_as_good_as_won() -> None:
    scene = Scene(alice=Side(souls=ORDINARY[:10], hand=["spawn-point"]), at="end")
    assert scene.winner == "alice"
    assert chance(scene) == 1.0
    assert chance(scene, "bob") == 0.0
    before = Scene(bob=Side(souls=ORDINARY[:10], hand=["pause"], entrance=["the-fool"]), at="adventure")
    assert not before.is_over
    assert chance(before, "bob") > 0.95


def test_a_hero_at_the_entrance_counts_as_what_it_will_be() -> None:
    dungeon = ["barbarian-hall", "barbarian-hall"]
    weak, strong = (
        Scene(alice=Side(dungeon=dungeon, entrance=[hero], hand=["pause"]), at="adventure")
        for hero in ("hookshot-joe", "damok-dragon-hunter")
    )
    assert signs_of(weak.state)[Seat(0)].souls == 1
    assert signs_of(strong.state)[Seat(0)].wounds == 1
    assert chance(weak) > chance(strong)


def test_an_unbeatable_hero_is_bad_for_whom_it_is_about_to_visit() -> None:
    fighters, clerics = ["spawn-point"], ["haunted-hall"]
    coming, staying, going = (
        chance(to_build(Side("belladonna", mine), Side("torix-uzkali", theirs), town=["damok-dragon-hunter"]))
        for mine, theirs in ((fighters, clerics), (fighters, fighters), (clerics, fighters))
    )
    assert coming < staying < going


def test_a_hero_that_would_end_the_game_frightens_more_than_another() -> None:
    def fright(wounds: int) -> float:
        wounded = Side(dungeon=["spawn-point"], wounds=ORDINARY[:wounds])
        with_hero, without = (chance(to_build(wounded, town=town)) for town in (["damok-dragon-hunter"], []))
        return log_odds(without) - log_odds(with_hero)

    assert fright(4) > fright(0) > 0


def test_a_stronger_dungeon_of_the_same_treasure_is_better() -> None:
    dungeons = (["succubus-spa"], ["open-grave"], [["open-grave", "vampire-bordello"]])  # none is known by name
    assert strictly_rising([chance(to_build(Side(dungeon=dungeon))) for dungeon in dungeons])


@pytest.mark.parametrize("card", ["pause", "spawn-point"])
def test_a_card_in_hand_is_better_than_none(card: str) -> None:
    assert chance(to_build(Side(hand=[card]))) > chance(to_build())


@pytest.mark.parametrize("name", GOOD)
def test_no_good_sign_counts_against(name: str) -> None:
    assert asdict(WEIGHTS)[name] >= 0


@pytest.mark.parametrize("name", BAD)
def test_no_bad_sign_counts_in_favour(name: str) -> None:
    assert asdict(WEIGHTS)[name] <= 0


@pytest.mark.parametrize("slug", WORTHS)
def test_a_card_that_is_known_exists_and_is_known_where_it_can_lie(slug: str) -> None:
    worth, family = WORTHS[slug], TITLES[slug].family
    assert family in (Family.BOSS, Family.ROOM, Family.SPELL)
    assert not worth.in_play or family is not Family.SPELL
    assert not worth.in_hand or family is not Family.BOSS


def known(alice: Side) -> Signs:
    """What is known of Alice's cards, among other signs."""
    return signs_of(Scene(alice=alice).state)[Seat(0)]


@pytest.mark.parametrize(
    ("dungeon", "seen"),
    [
        (["goblin-mess-hall"], ["goblin-mess-hall"]),
        (["goblin-mess-hall", "goblin-mess-hall"], ["goblin-mess-hall", "goblin-mess-hall"]),
        ([["haunted-hall", "wraiths-throne"]], ["wraiths-throne"]),
    ],
)
def test_a_room_is_known_by_name_where_it_can_be_seen(dungeon: list[Any], seen: list[str]) -> None:
    assert all(WORTHS[slug].in_play for slug in seen)
    assert known(Side(dungeon=dungeon)).known_dungeon == pytest.approx(sum(WORTHS[slug].in_play for slug in seen))


def test_a_boss_is_known_by_name_when_it_has_levelled_up() -> None:
    assert WORTHS["smoake"].in_play != 0
    assert known(Side("smoake")).known_dungeon == 0
    assert known(Side("smoake", levelled=True)).known_dungeon == WORTHS["smoake"].in_play


def test_cards_in_hand_are_known_by_name() -> None:
    hand = ["megaworm-burrow", "pity"]
    assert all(WORTHS[slug].in_hand for slug in hand)
    assert known(Side(hand=hand)).known_hand == pytest.approx(sum(WORTHS[slug].in_hand for slug in hand))


def test_bots_had_rather_hold_the_better_of_two_cards() -> None:
    better, worse = (chance(to_build(Side(hand=[card]))) for card in ("pause", "fairy-fountain"))
    assert better > worse


def test_every_sign_counts() -> None:
    assert {name for name, weight in asdict(WEIGHTS).items() if not weight} == set()
    assert set(asdict(WEIGHTS)) == set(Signs.__struct_fields__)


def test_who_sits_where_makes_no_difference() -> None:
    strong = Side("nicolius", dungeon=["barbarian-hall", "spawn-point"], souls=["elfstar"], hand=["pause"])
    weak = Side("killa", dungeon=["haunted-hall"], wounds=["vampire"], hand=["spawn-point"])
    here, there = to_build(strong, weak, town=["witch"]), to_build(weak, strong, town=["witch"])
    assert chance(here, "alice") == pytest.approx(chance(there, "bob"))
    assert chance(here, "alice") > 0.6


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_chances_of_all_players_add_up_at_every_step_of_a_match(players: int) -> None:
    for step in random_match(GAME, BossSettings(seats=players), seed=f"sum {players}"):
        chances = GAME.prospects(step.state, [Seat(seat) for seat in range(players)])
        assert sum(chances.values()) == pytest.approx(1.0)
        assert all(0.0 <= value <= 1.0 for value in chances.values())


def test_who_is_out_or_has_given_up_has_no_chance() -> None:
    scene = Scene(carol=Side(), bob=Side(wounds=ORDINARY[:5]), at="end")
    assert scene.bob.is_out
    scene.state.conceded.append(Seat(2))
    assert chance(scene, "bob") == chance(scene, "carol") == 0.0
    assert chance(scene, "alice") == 1.0


def test_with_unlimited_lives_nobody_has_won_or_lost_before_the_end() -> None:
    scene = Scene(alice=Side(souls=ORDINARY[:10], wounds=ORDINARY[10:15]), endless_lives=True)
    signs = signs_of(scene.state)[Seat(0)]
    assert signs.victory == signs.defeat == signs.near_defeat == 0


def test_before_bosses_are_chosen_everybody_has_the_same_chance() -> None:
    table = Table(GAME, GAME.setup(BossSettings(seats=4, choose_boss=True), Chance.from_seed("choose")))
    table.run()
    assert GAME.prospects(table.state, [Seat(0), Seat(3)]) == {Seat(0): 0.25, Seat(3): 0.25}
