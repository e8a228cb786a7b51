"""Set-up: decks, Bosses, the seeded pile, hands, mulligans and first Rooms (p.8, p.9)."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.boss_monster.scene import Scene, Side, slugs
from undercroft.games.boss_monster import GAME
from undercroft.games.boss_monster.content import CARDS
from undercroft.games.boss_monster.events import (
    BossesRevealed,
    CardsDrawn,
    MulliganTaken,
    PileSeeded,
    RoomBuiltFaceUp,
    RoomPlaced,
    RoundBegan,
)
from undercroft.games.boss_monster.ids import CardId, Family
from undercroft.games.boss_monster.state import AnyState
from undercroft.games.boss_monster.view import BossView
from undercroft.kernel.match import Match, new_match
from undercroft.kernel.parts import Seat
from undercroft.testing import rule

ALWAYS_IN = {"vampire", "barbarian", "witch", "hitman", "the-fool"}
ALWAYS_IN_EPIC = {"necromancer", "swordmage", "druid", "archer", "the-brothers"}
FOUR_CLERICS = ("dark-portal", "imp-temple", "cursed-tomb", "save-point")
FOUR_ADVANCED = ("incubus-gym", "the-arena", "brainsucker-queen", "chump-chomper")


def view(match: Match[AnyState], seat: int | None) -> BossView:
    return GAME.view(match.state, None if seat is None else Seat(seat))


def families(cards: list[CardId]) -> Counter[Family]:
    return Counter(CARDS[card].family for card in cards)


# Decks


@rule("BM-SETUP-01", "BM-SETUP-02", "BM-SETUP-03", "BM-HERO-10")
@pytest.mark.parametrize(("seats", "decks"), [(2, (13, 9)), (3, (17, 13)), (4, (25, 17))])
def test_the_hero_decks_depend_on_the_number_of_players(seats: int, decks: tuple[int, int]) -> None:
    state = new_match(GAME, seed=3, seats=seats).state
    assert (len(state.ordinary_heroes), len(state.epic_heroes)) == decks
    assert max(CARDS[hero].from_players for hero in (*state.ordinary_heroes, *state.epic_heroes)) == seats


@rule("BM-SETUP-04", "BM-SETUP-05", "BM-HERO-10")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_heroes_with_the_always_in_icon_are_in_their_deck_at_every_count(seats: int) -> None:
    state = new_match(GAME, seed=3, seats=seats).state
    assert set(slugs(state.ordinary_heroes)) >= ALWAYS_IN
    assert set(slugs(state.epic_heroes)) >= ALWAYS_IN_EPIC


@rule("BM-SETUP-05")
def test_ordinary_and_epic_heroes_are_two_separate_decks() -> None:
    state = new_match(GAME, seed=3, seats=4).state
    assert not any(CARDS[hero].is_epic for hero in state.ordinary_heroes)
    assert all(CARDS[hero].is_epic for hero in state.epic_heroes)


@rule("BM-SETUP-06", "BM-SETUP-07")
def test_any_boss_and_any_card_may_be_dealt_to_anybody() -> None:
    matches = [new_match(GAME, seed=seed, seats=2) for seed in range(45)]
    assert len({match.state.players[0].boss for match in matches}) == 12
    assert len({card for match in matches for card in match.state.players[0].rooms}) > 70
    assert len({card for match in matches for card in match.state.players[0].spells}) > 28


@rule("BM-SETUP-07", "BM-BOSS-05")
def test_each_player_has_one_boss_that_everybody_sees() -> None:
    match = new_match(GAME, seed=5, seats=4)
    bosses = [player.boss for player in view(match, None).players]
    assert len(set(bosses)) == 4
    assert families([CardId(card) for card in bosses]) == {Family.BOSS: 4}
    xp = [CARDS[bosses[seat]].xp for seat in view(match, 0).order]
    assert xp == sorted(xp, reverse=True)


@rule("BM-SETUP-08")
def test_the_decks_lie_face_down_and_the_discard_pile_face_up() -> None:
    match = new_match(GAME, seed=5, seats=3)
    seen = view(match, 1)
    assert (seen.room_deck, seen.spell_deck) == (75 - 4 - 15, 31 - 2 - 6)
    assert seen.discard == match.state.discard
    assert seen.ordinary_heroes == sorted(seen.ordinary_heroes)  # which Heroes are left, not in what order


@rule("BM-SETUP-09", "BM-SETUP-22", "BM-RUL-01")
def test_the_one_discard_pile_is_seeded_with_four_rooms_and_two_spells() -> None:
    match = new_match(GAME, seed=5, seats=2)
    assert families(match.state.discard) == {Family.ROOM: 4, Family.SPELL: 2}


@rule("BM-SETUP-22")
def test_rooms_and_spells_of_all_players_go_to_the_same_pile() -> None:
    scene = Scene(
        alice=Side(dungeon=["observatory"], hand=["pity"]),
        bob=Side(dungeon=["spawn-point"], hand=["freeze"]),
        carol=Side(dungeon=["frostbat-cave"]),
        discard=["dark-portal"],
        spell_deck=["shortcut"],
    )
    scene.says("alice", "use observatory")
    scene.says("bob", "play freeze", "room spawn-point")
    scene.says("carol", "use frostbat-cave", "room observatory")
    assert sorted(scene.in_pile()) == ["dark-portal", "freeze", "frostbat-cave", "pity"]


# Hands


@rule("BM-SETUP-10", "BM-SETUP-11", "BM-RUL-01")
@pytest.mark.parametrize("seats", [2, 4])
def test_everybody_draws_five_rooms_and_two_spells_and_keeps_them_all(seats: int) -> None:
    match = new_match(GAME, seed=5, seats=seats)
    while type(match.choice).__name__ != "PlaceFirstRoom":
        match.take("keep hand")
    assert [(len(player.rooms), len(player.spells)) for player in match.state.players] == [(5, 2)] * seats


@rule("BM-RUL-05")
def test_the_pile_is_seeded_then_hands_are_dealt_then_mulligans_then_first_rooms() -> None:
    match = next(
        match for seed in range(50) if type((match := new_match(GAME, seed=seed)).choice).__name__ == "MayMulligan"
    )
    match.take("mulligan")
    while type(match.choice).__name__ != "PlaceFirstRoom":
        match.take("keep hand")
    match.take(match.options[1])
    order = list(dict.fromkeys(type(event) for event in match.events))
    assert order[:5] == [BossesRevealed, PileSeeded, CardsDrawn, MulliganTaken, RoomPlaced]


def mulligan_hand(*rooms: str) -> Scene:
    return Scene(alice=Side(hand=[*rooms, "pity", "pause"]), at="mulligans")


@rule("BM-SETUP-12")
@pytest.mark.parametrize(("advanced", "may"), [(4, True), (3, False)])
def test_four_advanced_rooms_allow_a_mulligan(advanced: int, may: bool) -> None:
    ordinary = ["spawn-point", "madmans-manor"][: 5 - advanced]
    assert (mulligan_hand(*FOUR_ADVANCED[:advanced], *ordinary).question == "MayMulligan") is may


@rule("BM-SETUP-13", "BM-RUL-03")
@pytest.mark.parametrize(
    ("rooms", "may"),
    [
        (FOUR_CLERICS, True),
        ((*FOUR_CLERICS[:3], "wraiths-throne"), True),
        ((*FOUR_CLERICS[1:], "spawn-point"), False),
        (("dark-portal", "imp-temple", "spawn-point", "spiked-pit"), False),
    ],
    ids=["four of a class", "grades mixed", "three of a class", "a double icon is one Room"],
)
def test_four_rooms_that_share_a_class_allow_a_mulligan(rooms: tuple[str, ...], may: bool) -> None:
    assert (mulligan_hand(*rooms, "observatory").question == "MayMulligan") is may


@pytest.mark.parametrize(
    ("rooms", "reason"),
    [((*FOUR_ADVANCED, "spawn-point"), "BM-SETUP-12"), ((*FOUR_CLERICS, "observatory"), "BM-SETUP-13")],
    ids=["four Advanced Rooms", "four of a class"],
)
def test_a_mulligan_cites_the_rule_that_allows_it(rooms: tuple[str, ...], reason: str) -> None:
    scene = mulligan_hand(*rooms)
    assert all(GAME.cites(scene.table, option)[0] == reason for option in scene.table.options)


@rule("BM-SETUP-13", "BM-RUL-03")
def test_a_room_counts_for_every_class_it_shows() -> None:
    scene = mulligan_hand("hatchlings-hoard", "hatchlings-hoard", "cursed-tomb", "genie-lounge", "spawn-point")
    assert scene.question == "MayMulligan"


@rule("BM-SETUP-14")
def test_a_mulligan_shuffles_the_whole_hand_back_and_draws_a_complete_new_one() -> None:
    scene = Scene(
        alice=Side(hand=[*FOUR_CLERICS, "spawn-point", "pity", "pause"]),
        deck=["spiked-pit", "observatory", "decapitator"],
        spell_deck=["shortcut"],
        at="mulligans",
        rolls=(7, 6, 5, 4, 3, 2, 1),  # the last of what is left in the deck, by the numbers of the cards
    )
    scene.says("alice", "mulligan")
    new = ["save-point", "cursed-tomb", "decapitator", "spiked-pit", "observatory", "shortcut", "pity"]
    assert scene.alice.hand == sorted(new)
    seen = scene.sees("bob")
    assert (seen.room_deck, seen.spell_deck, seen.discard) == (3, 1, [])


@rule("BM-RUL-04", "BM-SETUP-14")
def test_a_mulligan_may_be_repeated_while_the_new_hand_qualifies() -> None:
    scene = Scene(alice=Side(hand=[*FOUR_CLERICS, "pity"]), deck=[], spell_deck=[], at="mulligans")
    scene.says("alice", "mulligan", "mulligan", "mulligan", "keep hand")
    assert scene.question == "PlaceFirstRoom"
    assert scene.alice.hand == sorted([*FOUR_CLERICS, "pity"])


@rule("BM-RUL-04")
def test_mulligans_are_decided_in_xp_order_before_any_first_room() -> None:
    scene = Scene(
        alice=Side(boss="belladonna", hand=FOUR_CLERICS),
        bob=Side(boss="killa", hand=FOUR_ADVANCED),
        at="mulligans",
    )
    scene.says("bob", "keep hand")
    scene.says("alice", "keep hand")
    assert scene.question == "PlaceFirstRoom"


# First Rooms


@rule("BM-SETUP-15", "BM-RUL-06")
def test_a_player_may_build_a_first_room_or_none() -> None:
    scene = Scene(alice=Side(hand=["spawn-point"]), bob=Side(hand=["dark-portal"]), at="first rooms")
    scene.passes("alice")
    scene.says("bob", "build dark-portal at 0")
    assert (scene.alice.dungeon, scene.bob.dungeon) == ([], ["dark-portal"])


@rule("BM-SETUP-16")
def test_the_first_room_must_be_an_ordinary_one() -> None:
    scene = Scene(alice=Side(hand=["spawn-point", "incubus-gym"]), at="first rooms")
    assert scene.offers() == ["pass", "build spawn-point at 0"]
    assert scene.why_not("build incubus-gym at 0") == "BM-SETUP-16"


@rule("BM-RUL-06", "BM-SETUP-16")
def test_a_player_without_an_ordinary_room_builds_none() -> None:
    scene = Scene(alice=Side(hand=FOUR_ADVANCED), bob=Side(hand=["dark-portal"]), at="first rooms")
    scene.says("bob", "build dark-portal at 0")
    assert scene.alice.dungeon == []


@rule("BM-SETUP-17")
def test_first_rooms_are_placed_face_down_in_xp_order() -> None:
    scene = Scene(
        alice=Side(boss="belladonna", hand=["spawn-point"]),
        bob=Side(boss="killa", hand=["dark-portal"]),
        at="first rooms",
    )
    scene.says("bob", "build dark-portal at 0")
    (room,) = scene.sees("alice").players[1].dungeon
    assert (scene.asked, room.face_down, room.hidden, room.room) == ("alice", True, -1, -1)


@rule("BM-SETUP-18")
def test_first_rooms_are_turned_up_together_when_everybody_has_placed_or_declined() -> None:
    scene = Scene(
        alice=Side(hand=["spawn-point"]),
        bob=Side(hand=["dark-portal"]),
        carol=Side(hand=["observatory"]),
        at="first rooms",
    )
    scene.says("alice", "build spawn-point at 0")
    scene.says("bob", "build dark-portal at 0")
    assert scene.told(RoomBuiltFaceUp) == []
    scene.passes("carol")
    assert [CARDS[built.room].slug for built in scene.told(RoomBuiltFaceUp)] == ["spawn-point", "dark-portal"]
    assert scene.told(RoomBuiltFaceUp)[-1] is scene.events[scene.events.index(scene.told(RoomBuiltFaceUp)[0]) + 1]


@rule("BM-SETUP-19", "BM-SETUP-20")
def test_build_effects_of_first_rooms_are_resolved_in_xp_order_and_then_the_first_round_starts() -> None:
    scene = Scene(
        alice=Side(boss="belladonna", hand=["sorcerobe-school"]),
        bob=Side(boss="killa", hand=["sorcerobe-school"]),
        at="first rooms",
    )
    scene.says("bob", "build sorcerobe-school at 0")
    scene.says("alice", "build sorcerobe-school at 0")
    story = [event for event in scene.events if isinstance(event, CardsDrawn | RoundBegan)]
    assert [(drawn.seat, drawn.deck) for drawn in scene.told(CardsDrawn)[:2]] == [(1, "spell"), (0, "spell")]
    assert story[2] == RoundBegan(1)


@rule("BM-RUL-98")
def test_a_bonus_of_a_first_room_lasts_through_the_first_round_and_no_longer() -> None:
    scene = Scene(alice=Side(hand=["spiked-pit", "pause"]), at="first rooms")
    scene.says("alice", "build spiked-pit at 0")
    scene.to_phase("adventure")
    assert (scene.state.round, scene.alice.damage) == (1, [1 + 3])
    scene.to_round(2)
    assert scene.alice.damage == [1]


@rule("BM-SETUP-21")
def test_no_spells_and_no_abilities_are_used_during_set_up() -> None:
    scene = Scene(
        alice=Side(boss="doc-scarecrow", levelled=True, hand=["lost-library", "freeze", "jeopardy"]),
        bob=Side(hand=["spawn-point", "freeze"]),
        at="first rooms",
    )
    assert scene.asked == "bob"
    assert scene.offers() == ["pass", "build spawn-point at 0"]
    scene.says("bob", "build spawn-point at 0")
    assert scene.offers() == ["pass", "build lost-library at 0"]
    freeze = scene.state.players[0].spells[0]
    assert scene.table.choice.why_not(scene.table, f"card:{freeze}") == ("BM-SETUP-21",)
    scene.passes("alice")
    assert (scene.phase, scene.waits) == ("build", [])
