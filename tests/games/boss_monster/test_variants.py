"""The variants of p.17, mixing with the base game (p.2), and the rulings about them."""

from __future__ import annotations

import pytest

from tests.games.boss_monster.scene import Scene, Side, slugs
from undercroft.games.boss_monster import GAME
from undercroft.games.boss_monster.content import CARDS, cards_of, label, one_of_each
from undercroft.games.boss_monster.events import BossesRevealed, HeroesArrived
from undercroft.games.boss_monster.ids import Family
from undercroft.games.boss_monster.inventory import places
from undercroft.games.boss_monster.state import AnyState
from undercroft.kernel.match import Match, new_match
from undercroft.kernel.parts import Seat
from undercroft.kernel.refusals import BadSettings
from undercroft.testing import rule


def play(match: Match[AnyState], upto: int) -> Match[AnyState]:
    """Everybody does as little as possible until that round."""
    while not match.is_over and match.state.round < upto:
        match.take(GAME.default(match.table.choice, match.options))
    return match


# Classic Mode


@rule("BM-VAR-01", "BM-SETUP-11")
def test_in_classic_mode_everybody_discards_two_of_the_seven_cards() -> None:
    match = new_match(GAME, seed=5, seats=3, classic_start=True)
    first = match.state.players[match.table.seat]
    held = one_of_each([*first.rooms, *first.spells])
    assert {str(option) for option in match.options} == {f"discard {label(card)}" for card in held}
    while type(match.choice).__name__ != "PlaceFirstRoom":
        match.take(match.options[0])
    assert [len(player.rooms) + len(player.spells) for player in match.state.players] == [5] * 3


@rule("BM-RUL-02")
@pytest.mark.parametrize(
    ("settings", "size"),
    [
        ({"classic_start": True}, 4),
        ({"classic_start": True, "seed_pile": "always"}, 10),
        ({"seed_pile": "never"}, 0),
        ({}, 6),
    ],
    ids=["classic", "classic and seeded", "standard unseeded", "standard"],
)
def test_the_pile_is_not_seeded_in_classic_mode_unless_it_is_asked_for(settings: dict[str, str], size: int) -> None:
    match = new_match(GAME, seed=5, **settings)
    while type(match.choice).__name__ != "PlaceFirstRoom":
        match.take(match.options[0])
    assert len(match.state.discard) == size


# Hard Mode


@rule("BM-VAR-02", "BM-RUL-75")
@pytest.mark.parametrize(("seats", "ordinary", "epic"), [(2, 9, 9), (3, 13, 13), (4, 17, 17)])
def test_hard_mode_removes_ordinary_heroes_with_exactly_four_health(seats: int, ordinary: int, epic: int) -> None:
    state = new_match(GAME, seed=5, seats=seats, hard=True).state
    assert (len(state.ordinary_heroes), len(state.epic_heroes)) == (ordinary, epic)
    assert {CARDS[hero].health for hero in state.ordinary_heroes} == {2, 6, 8}
    assert "the-fool" in slugs(state.ordinary_heroes)


@rule("BM-VAR-03")
@pytest.mark.parametrize(("hard", "first_epic"), [(False, 7), (True, 5)])
def test_hard_mode_brings_epic_heroes_earlier(hard: bool, first_epic: int) -> None:
    match = play(new_match(GAME, seed=5, hard=hard, endless_lives=True), upto=8)
    arrivals = [event.heroes for event in match.events if isinstance(event, HeroesArrived)]
    assert [any(CARDS[hero].is_epic for hero in heroes) for heroes in arrivals].index(True) + 1 == first_epic


# I Choose You


@rule("BM-VAR-04", "BM-VAR-05")
def test_each_player_keeps_one_of_two_bosses_and_the_other_is_out_of_the_game() -> None:
    match = new_match(GAME, seed=5, seats=2, choose_boss=True)
    offered = [option for _ in range(2) for option in offer(match)]
    assert len(set(offered)) == 4
    assert [player.boss for player in match.state.players] == [offered[0], offered[2]]
    spare = {offered[1], offered[3]}
    assert {place for card, place in places(match.state) if card in spare} == {"boss deck"}
    assert not spare & {card for seat in (0, 1) for card in seen_cards(match, seat)}


def offer(match: Match[AnyState]) -> list[int]:
    """The Bosses offered to the seat that is asked; it keeps the first."""
    cards = [option.card for option in match.options if hasattr(option, "card")]
    match.take(match.options[0])
    return cards


def seen_cards(match: Match[AnyState], seat: int) -> set[int]:
    return {int(thing.partition(":")[2]) for thing in GAME.things(match.state, Seat(seat)) if thing.startswith("card")}


@rule("BM-RUL-74")
def test_bosses_are_chosen_secretly_and_revealed_together() -> None:
    match = new_match(GAME, seed=5, seats=2, choose_boss=True)
    kept = match.options[0]
    match.take(kept)
    assert match.seat == 1
    seen = GAME.view(match.state, Seat(1))
    assert [player.boss for player in seen.players] == [-1, -1]
    assert not set(match.state.players[0].choices) & seen_cards(match, 1)
    assert not [event for event in match.log(Seat(1)) if isinstance(event, BossesRevealed)]
    match.take(match.options[0])
    assert all(player.boss >= 0 for player in GAME.view(match.state, Seat(1)).players)


# Machinations


@rule("BM-VAR-06")
@pytest.mark.parametrize(("answer", "drawn"), [("deck room", "dark-portal"), ("deck spell", "pity"), ("pass", None)])
def test_a_player_who_gained_no_soul_may_draw_a_room_or_a_spell(answer: str, drawn: str | None) -> None:
    scene = Scene(machinations=True, at="end", deck=["dark-portal"], spell_deck=["pity"])
    assert (scene.asked, scene.question) == ("alice", "MayScheme")
    scene.says("alice", answer)
    assert scene.alice.hand == ([drawn] if drawn else [])
    assert (scene.asked, scene.question) == ("bob", "MayScheme")


@rule("BM-VAR-06", "BM-RUL-72")
@pytest.mark.parametrize("machinations", [True, False])
def test_a_player_who_killed_a_hero_this_round_draws_nothing(machinations: bool) -> None:
    scene = Scene(alice=Side(dungeon=["incubus-gym"], entrance=["elfstar"]), machinations=machinations, at="adventure")
    assert scene.asked == ("bob" if machinations else "alice")
    assert (scene.question == "MayScheme") is machinations


@rule("BM-RUL-72")
def test_a_healed_wound_is_a_soul_gained() -> None:
    scene = Scene(
        alice=Side(
            boss="belladonna",
            dungeon=["spawn-point", "madmans-manor", "haunted-hall", "imp-temple"],
            hand=["dark-portal"],
            wounds=["elfstar"],
        ),
        bob=Side(boss="killa"),
        machinations=True,
    )
    scene.says("alice", "build dark-portal at 4")
    assert scene.alice.souls == ["elfstar"]
    assert (scene.asked, scene.question) == ("bob", "MayScheme")
    scene.passes("bob")
    assert scene.state.round == 2  # alice was not asked


@rule("BM-RUL-72")
def test_the_draws_of_machinations_come_in_xp_order_before_rooms_reactivate() -> None:
    scene = Scene(
        alice=Side(boss="belladonna", dungeon=["spawn-point"], asleep=["spawn-point"]),
        bob=Side(boss="killa"),
        machinations=True,
        at="end",
    )
    scene.passes("bob")
    assert (scene.asked, scene.question, scene.alice.asleep) == ("alice", "MayScheme", ["spawn-point"])


# Unlimited Lives


FIVE_WOUNDS = ("archer", "druid", "elfstar")
TEN_SOULS = ("necromancer", "swordmage", "heavenboy", "rom-the-reaver", "lone-fox-and-kit")


@rule("BM-VAR-07", "BM-RUL-73", "BM-RUL-77")
def test_with_unlimited_lives_neither_five_wounds_nor_ten_souls_end_anything() -> None:
    scene = Scene(alice=Side(wounds=FIVE_WOUNDS), bob=Side(souls=TEN_SOULS), endless_lives=True, at="end")
    assert (scene.is_over, scene.alice.is_out, scene.state.round) == (False, False, 2)


@rule("BM-VAR-08", "BM-VAR-09", "BM-RUL-73")
def test_with_unlimited_lives_the_round_with_empty_hero_decks_is_the_last_though_heroes_are_in_town() -> None:
    scene = Scene(
        alice=Side(souls=["archer", "druid"], wounds=["elfstar", "vampire", "the-fool"]),
        bob=Side(souls=["heavenboy"]),
        town=["witch"],
        heroes=[],
        epics=[],
        endless_lives=True,
        at="end",
    )
    assert (scene.winner, scene.deciding_rule) == ("bob", "BM-VAR-09")


@rule("BM-VAR-08")
def test_with_unlimited_lives_the_game_goes_on_while_an_epic_hero_is_in_its_deck() -> None:
    scene = Scene(heroes=[], epics=["archer"], endless_lives=True, at="end")
    assert not scene.is_over


@rule("BM-RUL-73")
def test_with_unlimited_lives_a_tie_goes_to_the_lowest_xp() -> None:
    scene = Scene(
        alice=Side(boss="belladonna", souls=["archer"]),
        bob=Side(boss="killa", souls=["druid"]),
        heroes=[],
        epics=[],
        endless_lives=True,
        at="end",
    )
    assert scene.winner == "alice"


@rule("BM-RUL-77")
def test_all_variants_can_be_combined() -> None:
    match = new_match(
        GAME,
        seed=5,
        seats=3,
        classic_start=True,
        hard=True,
        choose_boss=True,
        machinations=True,
        endless_lives=True,
    )
    kinds = set()
    while not match.is_over and match.state.round < 2:
        kinds.add(type(match.choice).__name__)
        match.take(GAME.default(match.table.choice, match.options))
    assert kinds >= {"ChooseBoss", "ChooseDiscard", "PlaceFirstRoom", "MayScheme"}
    assert play(match, upto=99).outcome is not None


# Mixing with the base game


@rule("BM-MIX-01", "BM-RUL-76")
def test_room_spell_and_boss_decks_of_both_sets_are_shuffled_together() -> None:
    match = new_match(GAME, seed=5, seats=2, sets="both", seed_pile="never")
    cards = [CARDS[card] for card, _ in places(match.state)]
    counts = [sum(card.family is family for card in cards) for family in (Family.ROOM, Family.SPELL, Family.BOSS)]
    assert counts == [150, 62, 20]


@rule("BM-MIX-02")
@pytest.mark.parametrize(("heroes", "code"), [("", "TNL"), ("next_level", "TNL"), ("base", "BMR")])
def test_with_both_sets_only_one_hero_set_is_used(heroes: str, code: str) -> None:
    state = new_match(GAME, seed=5, seats=4, sets="both", heroes=heroes).state
    assert {CARDS[hero].code[:3] for hero in (*state.ordinary_heroes, *state.epic_heroes)} == {code}


@rule("BM-MIX-02")
def test_the_heroes_of_a_set_that_is_not_played_cannot_be_chosen() -> None:
    with pytest.raises(BadSettings):
        new_match(GAME, seed=5, sets="next_level", heroes="base")


@rule("BM-RUL-76")
def test_no_two_bosses_of_the_two_sets_share_an_xp_value() -> None:
    xp = [CARDS[boss].xp for boss in cards_of(Family.BOSS, ("TNL", "BMR"))]
    assert len(set(xp)) == len(xp) == 20
