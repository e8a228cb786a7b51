"""Setting up: what is in the box, what is drawn, what each side chooses, and how the game begins (AL-SETUP)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec
import pytest

from tests.games.alone.scene import EVIL, HERO, SECOND_EVIL, THIRD_EVIL, Scene
from undercroft.games.alone import GAME, events
from undercroft.games.alone.combat import roll_dice
from undercroft.games.alone.content.items import ITEMS, item_cards
from undercroft.games.alone.content.missions import FINAL, MISSIONS, PROBLEM, STARTING, missions_of
from undercroft.games.alone.content.reactions import REACTIONS, cards_of
from undercroft.games.alone.content.sheets import MAPS
from undercroft.games.alone.effects.attacks import AddDice, AttackNow, Maul
from undercroft.games.alone.effects.danger import MoveDanger, PlaceToken
from undercroft.games.alone.effects.evil import DrawCards
from undercroft.games.alone.effects.hero import AddScare, DiscardAdrenaline, LosePoints, SpoilHit
from undercroft.games.alone.effects.late import MoveAfterAttacks
from undercroft.games.alone.effects.monsters import MoveMonsters
from undercroft.games.alone.geography import plan
from undercroft.games.alone.ids import (
    AMBER,
    CHARACTERS,
    DECKS,
    END_OF_TURN,
    FURY,
    HIT,
    MISS,
    ROOMS,
    SPECIAL,
    SPEED,
    TEAL,
    TERROR,
    TRAPS,
    TRIGGERS,
    WAYS,
    DeckId,
    KindId,
    MonsterId,
)
from undercroft.games.alone.options.setting_up import DrawFrom
from undercroft.games.alone.state import AnyState, kind_of
from undercroft.games.alone.values import conditions
from undercroft.kernel.match import Match, new_match
from undercroft.testing import rule


def begun(seed: str = "setup", seats: int = 2, **settings: Any) -> Match[AnyState]:
    """A match that chance has set up, at the Hero's first turn (a player with both decks has drawn)."""
    match: Match[AnyState] = new_match(GAME, seed, seats=seats, quick_setup=True, **settings)
    return to_question(match, "ChooseAction")


def to_question(match: Match[AnyState], question: str) -> Match[AnyState]:
    while type(match.choice).__name__ != question:
        match.take(match.options[0])
    return match


def chosen(seed: str = "setup", seats: int = 2) -> Match[AnyState]:
    """A match in which everything is chosen."""
    return new_match(GAME, seed, seats=seats)


# What is in the box


@rule("AL-SETUP-02", "AL-SETUP-04", "AL-SETUP-03")
def test_four_reaction_decks_hold_the_same_number_of_cards() -> None:
    assert DECKS == ("fury", "speed", "terror", "traps")
    assert len(REACTIONS) == 104
    assert [len(cards_of(DeckId(deck))) for deck in range(4)] == [26] * 4


@rule("AL-SETUP-03", "AL-REACT-16")
def test_all_decks_hold_the_same_number_of_each_kind() -> None:
    mixes = [
        Counter((REACTIONS[card].trigger, REACTIONS[card].timing == END_OF_TURN) for card in cards_of(DeckId(deck)))
        for deck in range(4)
    ]
    assert all(mix == mixes[0] for mix in mixes)
    assert {trigger for trigger, _ in mixes[0]} == set(range(len(TRIGGERS)))


def uses_of(deck: int, effects: tuple[type, ...]) -> int:
    """How many effects of these classes the designs of a deck have, in all."""
    printed = [REACTIONS[card] for card in cards_of(DeckId(deck))]
    return sum(isinstance(effect, effects) for card in printed for effect in (*card.upper, *card.lower, *card.combined))


@pytest.mark.parametrize(
    ("deck", "effects"),
    [
        (FURY, (AddDice, AttackNow, Maul)),
        (SPEED, (MoveMonsters, MoveAfterAttacks, DrawCards)),
        (TERROR, (AddScare, LosePoints, DiscardAdrenaline, SpoilHit)),
        (TRAPS, (PlaceToken, MoveDanger)),
    ],
)
@rule("AL-SETUP-37")
def test_each_deck_has_its_theme(deck: int, effects: tuple[type, ...]) -> None:
    """Fury attacks, Speed moves and reacts more often, Terror frightens, Traps place danger: more than any other."""
    counts = [uses_of(number, effects) for number in range(4)]
    assert counts[deck] == max(counts)
    assert counts.count(counts[deck]) == 1


@rule("AL-SETUP-04", "AL-ITEM-07")
def test_the_other_cards_are_24_missions_21_items_and_4_characters() -> None:
    assert [len(missions_of(category)) for category in (STARTING, PROBLEM, FINAL)] == [8, 8, 8]
    assert len(item_cards(with_extras=False)) == 21
    assert sum(ITEMS[card].slug == "projectiles" for card in item_cards(with_extras=False)) == 3
    match = chosen()
    assert len(match.options) == 4
    assert len(CHARACTERS) == 5  # the fifth is an extra


@rule("AL-SETUP-36", "AL-DEPLOY-08")
def test_three_monster_tokens_of_each_of_five_kinds() -> None:
    assert Counter(kind_of(MonsterId(token)) for token in range(15)) == {KindId(kind): 3 for kind in range(5)}


@rule("AL-SETUP-35")
def test_dice_show_three_results() -> None:
    scene = Scene()
    assert Counter(roll_dice(scene.given(*range(6)).match.table, 6)) == {HIT: 2, SPECIAL: 2, MISS: 2}


@pytest.mark.parametrize("number", range(len(MAPS)))
@rule("AL-SETUP-20", "AL-SETUP-23", "AL-STAIR-01")
def test_a_map_has_two_levels_joined_by_two_staircases_of_different_colours(number: int) -> None:
    map_ = plan(number, (0, 0))
    assert {place.level for place in map_.places} == {0, 1}
    for colour in (AMBER, TEAL):
        ends = [sector for sector, place in enumerate(map_.places) if place.stairs == colour]
        assert [map_.places[end].level for end in ends] == [0, 1]
        assert map_.places[ends[0]].ways[colour] == ends[1]
        assert map_.places[ends[1]].ways[colour] == ends[0]


@pytest.mark.parametrize("number", range(len(MAPS)))
@rule("AL-SETUP-22", "AL-DOOR-13")
def test_eight_rooms_each_with_doors_on_all_its_ways(number: int) -> None:
    map_ = plan(number, (0, 0))
    assert len(map_.room_places) == 8
    for sector in map_.room_places:
        place = map_.places[sector]
        assert all((way >= 0) == (door >= 0) for way, door in zip(place.ways[:4], place.doors, strict=True))


@rule("AL-SETUP-21", "AL-SETUP-34")
def test_a_level_may_be_turned_and_directions_turn_with_it() -> None:
    """B4 of A-1 leads east to C4; turned by a quarter it leads south."""
    straight, turned = Scene(at="A1-B4"), Scene(at="A1-B4", turned=(1, 0))
    assert {"move east", "move west"} <= set(straight.offered)
    assert {"move south", "move north"} <= set(turned.offered)
    turned.play("move south")
    assert turned.hero.sector == turned.sector("A1-C4")
    assert WAYS[:4] == ("north", "east", "south", "west")


# Players


@pytest.mark.parametrize("seats", [1, 5])
@rule("AL-SETUP-01")
def test_one_hero_and_one_to_three_evil_players(seats: int) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"seats": seats}, GAME.settings_type)
    assert [len(begun(seats=count).state.evil) for count in (2, 3, 4)] == [1, 2, 3]


@rule("AL-SETUP-05")
def test_two_of_the_four_decks_are_used() -> None:
    match = to_question(chosen(), "ChooseDecks")
    assert [str(option) for option in match.options] == ["deck fury", "deck speed", "deck terror"]
    match.take("deck speed")
    assert [str(option) for option in match.options] == ["deck terror", "deck traps"]
    match.take("deck traps")
    assert [DECKS[deck.id] for deck in match.state.decks] == ["speed", "traps"]


@rule("AL-SETUP-06", "AL-LEAD-05")
def test_evil_names_its_first_leader_unless_there_is_one_evil_player() -> None:
    match = to_question(chosen(seats=4), "ChooseLeader")
    assert match.seat in (EVIL, SECOND_EVIL, THIRD_EVIL)
    match.take("leader 3")
    assert match.state.leader == THIRD_EVIL
    assert match.seat == THIRD_EVIL  # who goes on laying out the map
    alone = chosen(seats=2)
    alone.take(alone.options[0])
    assert type(alone.choice).__name__ == "ChooseDecks"
    assert alone.state.leader == EVIL


@pytest.mark.parametrize(("seats", "cards"), [(2, 10), (3, 6), (4, 4)])
@rule("AL-SETUP-07", "AL-SETUP-08", "AL-SETUP-09")
def test_hands_of_ten_six_or_four_cards(seats: int, cards: int) -> None:
    assert [len(player.hand) for player in begun(seats=seats).state.evil] == [cards] * (seats - 1)


@rule("AL-SETUP-10", "AL-SETUP-13")
def test_a_single_evil_player_draws_from_both_decks_card_by_card() -> None:
    match: Match[AnyState] = new_match(GAME, "draw", seats=2, quick_setup=True)
    first, second = (deck.id for deck in match.state.decks)
    for number in range(10):
        assert len(match.options) == 2
        match.take(DrawFrom(first if number < 3 else second))
    backs = [REACTIONS[card].deck for card in match.state.evil[0].hand]
    assert Counter(backs) == {first: 3, second: 7}


@rule("AL-SETUP-11")
def test_each_of_two_evil_players_owns_one_deck() -> None:
    state = begun(seats=3).state
    owned = [{REACTIONS[card].deck for card in player.hand} for player in state.evil]
    assert owned == [{state.decks[0].id}, {state.decks[1].id}]


@rule("AL-SETUP-12", "AL-HAND-03")
def test_of_three_evil_players_the_middle_one_may_draw_from_both_decks() -> None:
    match: Match[AnyState] = new_match(GAME, "three", seats=4, quick_setup=True)
    assert match.seat == SECOND_EVIL
    assert len(match.options) == 2
    state = begun(seats=4).state
    assert {REACTIONS[card].deck for card in state.evil[0].hand} == {state.decks[0].id}
    assert {REACTIONS[card].deck for card in state.evil[2].hand} == {state.decks[1].id}


@rule("AL-SETUP-13")
def test_decks_are_shuffled_so_that_hands_differ_from_match_to_match() -> None:
    hands = {tuple(REACTIONS[card].slug for card in begun(str(seed), seats=3).state.evil[0].hand) for seed in range(8)}
    assert len(hands) == 8


# Missions


@rule("AL-SETUP-15", "AL-SETUP-17")
def test_one_mission_of_each_colour_is_drawn_for_three_different_rooms() -> None:
    drawn = [begun(str(seed)).state.missions.cards for seed in range(40)]
    for cards in drawn:
        assert [MISSIONS[card].category for card in cards] == [STARTING, PROBLEM, FINAL]
        assert len({MISSIONS[card].room for card in cards}) == 3
    assert len({card for cards in drawn for card in cards}) > 18


@rule("AL-SETUP-16", "AL-MISSION-01")
def test_either_of_the_two_brings_the_final_mission_into_play() -> None:
    for at, choice in (("B1-F5", "complete stasis-log"), ("A1-A1", "complete coolant-leak")):
        scene = Scene(at=at, missions=("SM06", "PM08", "FM05"), difficulty="impossible")
        assert not scene.state.missions.active
        scene.play(choice)
        assert scene.state.missions.active


@rule("AL-SETUP-18")
def test_the_problem_holds_from_the_first_turn() -> None:
    state = begun().state
    assert [mission.category for mission in conditions(state)] == [PROBLEM]
    assert (state.round, state.turns_left) == (1, 8)


@rule("AL-SETUP-33")
def test_the_hero_knows_which_rooms_matter_but_not_where_they_are() -> None:
    match = begun()
    seen = GAME.view(match.state, HERO)
    assert [mission.room for mission in seen.missions] == [MISSIONS[card].room for card in match.state.missions.cards]
    assert seen.map is None
    assert [event.missions for event in match.log(HERO) if isinstance(event, events.MissionsDrawn)]
    evil = GAME.view(match.state, EVIL)
    assert evil.map is not None
    assert sorted(sector.room for sector in evil.map.sectors if sector.room >= 0) == list(range(len(ROOMS)))


# The map


@rule("AL-SETUP-21", "AL-SETUP-24")
def test_evil_lays_the_map_out_of_the_heros_sight() -> None:
    match = to_question(chosen(), "ChooseMap")
    asked = []
    while match.seat == EVIL and type(match.choice).__name__ != "FromWhichDeck":
        asked.append(type(match.choice).__name__)
        match.take(match.options[-1])
    assert asked == ["ChooseMap", "ChooseTurning", "ChooseTurning", "ChooseStart"]  # the last map must deal its rooms
    assert match.state.turned == (3, 3)
    assert not [event for event in match.log(HERO) if isinstance(event, events.MapLaid)]
    assert [event for event in match.log(EVIL) if isinstance(event, events.MapLaid)]


@rule("AL-SETUP-22")
def test_room_tokens_are_dealt_at_random_or_left_as_printed() -> None:
    match = to_question(chosen(), "ChooseRooms")
    assert [str(option) for option in match.options] == ["keep rooms", "deal rooms"]
    match.take("keep rooms")
    laid = plan(match.state.map, match.state.turned)
    assert [laid.default_rooms[laid.room_places.index(sector)] for sector in match.state.rooms] == list(range(8))
    dealt = []
    for seed in range(5):
        other = to_question(chosen(str(seed)), "ChooseRooms")
        other.take("deal rooms")
        dealt.append(tuple(other.state.rooms))
        assert sorted(other.state.rooms) == sorted(laid.room_places)
    assert len(set(dealt)) > 1


@rule("AL-SETUP-24", "AL-INFO-05")
def test_the_hero_starts_in_a_marked_passage_which_is_revealed() -> None:
    match = to_question(chosen(), "ChooseStart")
    laid = plan(match.state.map, match.state.turned)
    assert [str(option) for option in match.options] == [f"pick start {sector}" for sector in laid.starts]
    assert not any(sector in laid.room_places for sector in laid.starts)
    match.take(match.options[-1])
    state = to_question(match, "ChooseAction").state
    assert state.hero.sector == laid.starts[-1]
    assert [tile.sector for tile in state.labyrinth] == [state.hero.sector]


@rule("AL-SETUP-19", "AL-SETUP-25", "AL-DOOR-06")
def test_at_the_start_all_is_dark_and_empty() -> None:
    state = begun().state
    assert (state.lit, state.danger, state.blocked) == (0, 0, 0)
    assert (state.monsters, state.tokens, state.track) == ([], [], [])


# The Hero


@rule("AL-SETUP-26", "AL-SETUP-27", "AL-SETUP-28", "AL-SETUP-29")
def test_the_markers_at_the_start() -> None:
    state = begun().state
    assert (state.hero.health, state.hero.sanity, state.hero.adrenaline) == (12, 12, 3)
    assert (state.turns_left, state.rounds_left, state.nightmare) == (8, 3, False)


@rule("AL-SETUP-30", "AL-SETUP-31")
def test_the_hero_picks_a_character_and_the_others_may_become_allies() -> None:
    match = chosen()
    assert match.seat == HERO
    assert [str(option) for option in match.options] == [f"character {name}" for name in CHARACTERS[:4]]
    match.take("character doctor")
    assert CHARACTERS[match.state.hero.character] == "doctor"
    assert [CHARACTERS[character] for character in match.state.starters] == ["captain", "pilot", "engineer"]


@rule("AL-SETUP-32")
def test_the_item_deck_is_complete_and_its_order_unknown() -> None:
    state = begun(difficulty="normal").state
    owned = [item.card for item in state.hero.items]
    assert sorted([*owned, *state.item_deck]) == item_cards(with_extras=False)
    first = {ITEMS[begun(str(seed)).state.hero.items[0].card].slug for seed in range(12)}
    assert len(first) > 3


@rule("AL-SETUP-14")
def test_the_difficulty_level_is_fixed_before_the_match() -> None:
    for number, name in enumerate(("easy", "normal", "nightmare", "impossible")):
        assert begun(difficulty=name).state.difficulty == number
