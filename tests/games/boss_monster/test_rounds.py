"""The round and its beginning (p.10, p.11), and what happens when decks run out."""

from __future__ import annotations

import pytest

from tests.games.boss_monster.scene import Scene, Side
from undercroft.games.boss_monster import GAME
from undercroft.games.boss_monster.content import CARDS
from undercroft.games.boss_monster.events import (
    CardsDrawn,
    HeroesArrived,
    PhaseBegan,
    PileReshuffled,
    RoundBegan,
    RoundEnded,
    ScoreTold,
)
from undercroft.kernel.parts import Seat
from undercroft.testing import rule

# The round


@rule("BM-TURN-01", "BM-START-07")
def test_a_round_has_five_phases_in_order() -> None:
    scene = Scene(at="beginning")
    scene.to_round(2)
    kinds = (RoundBegan, HeroesArrived, CardsDrawn, PhaseBegan, RoundEnded)
    told = [
        event.phase if isinstance(event, PhaseBegan) else type(event)
        for event in scene.events
        if isinstance(event, kinds)
    ]
    draws = [CardsDrawn, CardsDrawn]
    assert told[:9] == [RoundBegan, HeroesArrived, *draws, "build", "bait", "adventure", "end", RoundEnded]


@rule("BM-TURN-02", "BM-RUL-13")
def test_players_draw_in_xp_order() -> None:
    scene = Scene(alice=Side(boss="belladonna"), bob=Side(boss="killa"), carol=Side(boss="kazanna"), at="beginning")
    assert [drawn.seat for drawn in scene.told(CardsDrawn)] == [1, 2, 0]


@rule("BM-TURN-03")
def test_rounds_repeat_until_the_test_at_the_end_of_one_is_met() -> None:
    scene = Scene(heroes=["elfstar", "vampire", "witch", "hitman"], epics=["archer"], at="beginning")
    scene.to_round(99)
    assert [began.number for began in scene.told(RoundBegan)] == list(range(1, scene.state.round + 1))
    assert scene.is_over
    assert [type(told) for told in scene.events[-3:]] == [RoundEnded, ScoreTold, ScoreTold]


@rule("BM-TURN-04")
@pytest.mark.parametrize(("phase", "active"), [("build", [0, 1]), ("adventure", [0, 1])])
def test_the_active_player_is_the_one_who_places_a_room_or_deals_with_heroes(phase: str, active: list[int]) -> None:
    hand = ["jeopardy", "spawn-point"]
    scene = Scene(alice=Side(hand=hand), bob=Side(hand=hand), at=phase)
    seen = []
    while scene.phase == phase:
        seen.append(scene.sees(None).active)
        scene.passes(scene.asked or "")
    assert list(dict.fromkeys(seen)) == active


@rule("BM-TURN-04", "BM-BUILD-19")
def test_nobody_is_active_while_build_effects_are_resolved() -> None:
    scene = Scene(alice=Side(hand=["mimic-vault", "freeze"]), town=["elfstar", "vampire"])
    scene.says("alice", "build mimic-vault at 0")
    assert scene.offers() == ["hero elfstar", "hero vampire"]
    assert (scene.phase, scene.sees(None).active) == ("reveal", -1)


# The Beginning of Round


@rule("BM-START-01")
def test_heroes_are_revealed_before_anybody_draws() -> None:
    scene = Scene(at="beginning")
    order = [type(event) for event in scene.events if isinstance(event, HeroesArrived | CardsDrawn)]
    assert order == [HeroesArrived, CardsDrawn, CardsDrawn]


@rule("BM-START-02")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_one_hero_is_revealed_per_player(players: int) -> None:
    carol, dave = [Side() if players > number else None for number in (2, 3)]
    assert len(Scene(carol=carol, dave=dave, at="beginning").in_town()) == players


@rule("BM-START-02", "BM-START-03", "BM-START-06")
def test_new_heroes_join_the_end_of_the_line_behind_those_still_waiting() -> None:
    scene = Scene(town=["elfstar", "vampire"], heroes=["witch"], epics=["druid"], at="beginning")
    assert scene.in_town() == ["elfstar", "vampire", "witch", "druid"]


@rule("BM-START-02")
def test_players_who_are_out_still_count_for_the_number_of_heroes() -> None:
    scene = Scene(carol=Side(wounds=["archer", "druid", "witch"]), heroes=["elfstar", "vampire", "hitman"], at="end")
    assert scene.carol.is_out
    assert len(scene.in_town()) == 3


@rule("BM-START-04")
def test_each_player_draws_one_room_card() -> None:
    scene = Scene(at="beginning")
    assert [(drawn.seat, drawn.deck, drawn.count) for drawn in scene.told(CardsDrawn)] == [
        (0, "room", 1),
        (1, "room", 1),
    ]
    assert [(len(side.player.rooms), len(side.player.spells)) for side in (scene.alice, scene.bob)] == [(1, 0)] * 2


@rule("BM-START-05", "BM-START-07")
def test_nothing_can_be_used_before_the_build_phase() -> None:
    side = Side(dungeon=["frostbat-cave", "lost-library"], hand=["freeze", "jeopardy", "spawn-point"])
    scene = Scene(alice=side, bob=side, at="beginning")
    assert (scene.phase, scene.asked, scene.question) == ("build", "alice", "MayBuild")
    assert scene.waits == []


@rule("BM-START-06")
def test_the_line_closes_up_when_a_hero_leaves_it() -> None:
    scene = Scene(
        alice=Side(boss="torix-uzkali", hand=["pause"]),
        bob=Side(boss="porkus"),
        town=["hookshot-joe", "elfstar", "megan-the-missile-mage"],
        at="bait",
    )
    assert scene.in_town() == ["hookshot-joe", "megan-the-missile-mage"]


# Hero decks


@rule("BM-RUL-08")
def test_when_the_ordinary_deck_runs_out_the_epic_deck_goes_on_at_once() -> None:
    scene = Scene(carol=Side(), heroes=["witch"], epics=["druid", "archer"], at="beginning")
    assert scene.in_town()[0] == "witch"
    assert sorted(scene.in_town()[1:]) == ["archer", "druid"]


@rule("BM-RUL-09")
def test_when_both_hero_decks_run_out_what_is_left_comes_and_then_nobody() -> None:
    scene = Scene(carol=Side(), heroes=[], epics=["druid"], at="beginning")
    assert scene.in_town() == ["druid"]


@rule("BM-RUL-09")
def test_a_round_in_which_no_hero_changes_place_after_that_ends_the_game() -> None:
    scene = Scene(
        alice=Side(boss="belladonna", souls=["elfstar"]),
        bob=Side(boss="killa", souls=["archer"], wounds=["the-fool"]),
        town=["megan-the-missile-mage"],
        heroes=[],
        epics=[],
        at="beginning",
    )
    scene.to_round(2)
    assert (scene.winner, scene.deciding_rule) == ("alice", "BM-END-10")
    assert len(scene.told(RoundEnded)) == 1


@rule("BM-RUL-09")
@pytest.mark.parametrize(("heroes", "over"), [(["elfstar"], False), ([], True)])
def test_the_game_goes_on_while_a_hero_still_moves(heroes: list[str], over: bool) -> None:
    scene = Scene(alice=Side(entrance=heroes), town=["megan-the-missile-mage"], heroes=[], epics=[], at="adventure")
    assert scene.is_over is over


@rule("BM-RUL-12")
@pytest.mark.parametrize(("roll", "next_hero"), [(0, "vampire"), (1, "witch")])
def test_a_hero_deck_is_shuffled_after_it_was_searched(roll: int, next_hero: str) -> None:
    scene = Scene(
        alice=Side(
            boss="porkus",
            dungeon=["spawn-point", "madmans-manor", "haunted-hall", "imp-temple"],
            hand=["collapsing-bridge"],
            souls=["elfstar"],
        ),
        bob=Side(boss="belladonna"),
        heroes=["vampire", "witch", "hitman"],
        epics=[],
        deck=["dark-portal"],
        rolls=[roll],
    )
    scene.says("alice", "build collapsing-bridge at 4", "hero hitman")
    assert scene.alice.souls == ["hitman"]
    assert scene.in_town()[0] == next_hero


@rule("BM-RUL-12")
def test_a_searched_discard_pile_is_not_shuffled() -> None:
    scene = Scene(
        alice=Side(dungeon=["dark-portal"], hand=["pity"]),
        discard=["spawn-point", "freeze", "observatory", "imp-temple"],
    )
    scene.says("alice", "use dark-portal", "card observatory")
    assert scene.in_pile() == ["spawn-point", "freeze", "imp-temple", "pity"]


# Room and Spell decks


@rule("BM-RUL-10")
def test_an_empty_deck_is_renewed_with_its_kind_of_cards_from_the_pile() -> None:
    scene = Scene(discard=["spawn-point", "freeze", "observatory"], deck=[], at="beginning")
    assert sorted([*scene.alice.hand, *scene.bob.hand]) == ["observatory", "spawn-point"]
    assert scene.in_pile() == ["freeze"]
    assert scene.told(PileReshuffled) == [PileReshuffled("room")]


@rule("BM-RUL-10")
def test_a_draw_is_skipped_when_there_is_no_card_of_the_kind_at_all() -> None:
    scene = Scene(discard=["freeze"], deck=["dark-portal"], at="beginning")
    assert (scene.alice.hand, scene.bob.hand) == (["dark-portal"], [])


# What is open and what is secret


@rule("BM-RUL-11")
def test_the_discard_pile_and_all_scoring_areas_are_open_to_everybody() -> None:
    scene = Scene(alice=Side(souls=["elfstar"], wounds=["archer"], hand=["spawn-point"]), discard=["freeze", "pity"])
    seen = scene.sees("bob")
    assert [CARDS[card].slug for card in seen.discard] == ["freeze", "pity"]
    assert [CARDS[card].slug for card in seen.players[0].soul_cards] == ["elfstar"]
    assert [CARDS[card].slug for card in seen.players[0].wound_cards] == ["archer"]


@rule("BM-RUL-11", "BM-RUL-81")
def test_of_a_hand_only_the_numbers_of_rooms_and_spells_are_open() -> None:
    scene = Scene(alice=Side(hand=["spawn-point", "observatory", "freeze"]), bob=Side(hand=["pity"]))
    seen = scene.sees("bob")
    assert (seen.players[0].rooms_in_hand, seen.players[0].spells_in_hand) == (2, 1)
    assert [CARDS[card].slug for card in seen.hand] == ["pity"]
    assert seen.players[0].known_hand == []
    held = {f"card:{card}" for card in scene.state.players[0].rooms}
    assert not held & GAME.things(scene.state, Seat(1))


@rule("BM-RUL-11", "BM-GLOSS-22")
def test_a_hand_that_a_card_shows_to_one_player_stays_secret_for_the_others() -> None:
    scene = Scene(alice=Side(hand=["all-your-base"]), bob=Side(hand=["spawn-point"]), carol=Side(hand=["observatory"]))
    scene.says("alice", "play all-your-base", "player 1")
    known = [scene.sees(name).players[1].known_hand for name in ("alice", "carol", None)]
    assert known == [scene.state.players[1].rooms, [], []]


@rule("BM-RUL-11")
def test_a_face_down_room_is_known_to_its_player_only() -> None:
    scene = Scene(alice=Side(hand=["spawn-point"]), bob=Side(hand=["pity", "observatory"]))
    scene.says("alice", "build spawn-point at 0")
    hidden = [scene.sees(name).players[0].dungeon[0].hidden for name in ("alice", "bob", None)]
    assert [CARDS[card].slug if card >= 0 else "?" for card in hidden] == ["spawn-point", "?", "?"]


# Bait


@rule("BM-RUL-14")
@pytest.mark.parametrize(
    ("carol", "lured_to"),
    [(Side(boss="belladonna"), "alice"), (Side(boss="eclipse", dungeon=["imp-temple"]), None)],
    ids=["a tie lower down", "a tie at the top"],
)
def test_only_a_tie_for_the_highest_total_keeps_a_hero_in_town(carol: Side, lured_to: str | None) -> None:
    scene = Scene(
        alice=Side(boss="killa", dungeon=["dark-portal"], hand=["pause"]),
        bob=Side(boss="doc-scarecrow"),
        carol=carol,
        town=["elfstar"],
        at="bait",
    )
    assert scene.alice.entrance == (["elfstar"] if lured_to else [])
    assert scene.in_town() == ([] if lured_to else ["elfstar"])


@rule("BM-RUL-15")
@pytest.mark.parametrize("rooms", [[], ["dark-portal"]], ids=["no Rooms", "all deactivated"])
def test_a_dungeon_without_rooms_lures_by_its_boss_and_the_hero_wounds(rooms: list[str]) -> None:
    scene = Scene(
        alice=Side(boss="killa", dungeon=rooms, asleep=rooms),
        bob=Side(boss="kazanna"),
        town=["hookshot-joe"],
        at="bait",
    )
    assert scene.alice.wounds == ["hookshot-joe"]


@rule("BM-RUL-16")
def test_a_hero_placed_at_an_entrance_by_an_effect_was_not_lured() -> None:
    scene = Scene(
        alice=Side(dungeon=["spawn-point"], hand=["princess-in-peril", "super-effective", "pause"]),
        town=["black-leaf"],
    )
    scene.says("alice", "play princess-in-peril")
    assert (scene.phase, scene.alice.entrance) == ("adventure", ["black-leaf"])
    scene.says("alice", "play super-effective")
    assert scene.alice.damage == [2 + 2]  # its second text needs a lured Hero and is not even offered
