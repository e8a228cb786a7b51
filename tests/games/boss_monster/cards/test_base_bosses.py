"""The eight Bosses of the base game: what each Level Up does, and when it does nothing."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.boss_monster.scene import Scene, Side, slugs
from undercroft.games.boss_monster import GAME
from undercroft.games.boss_monster.events import CardShown
from undercroft.testing import rule

FOUR = ["neanderthal-cave", "neanderthal-cave", "dragon-hatchery", "dragon-hatchery"]


def fifth_room_of(boss: str, *, hand: tuple[str, ...] = (), souls: tuple[str, ...] = (), **table: Any) -> Scene:
    """Alice has this Boss and four Rooms and builds the fifth, an ordinary Room without a build effect."""
    scene = Scene(
        alice=Side(boss=boss, dungeon=FOUR, hand=["dragon-hatchery", *hand], souls=souls),
        **{"bob": Side(boss="doc-scarecrow"), **table},
    )
    while scene.asked != "alice":
        scene.passes(str(scene.asked))
    scene.says("alice", "build dragon-hatchery at 4")
    while scene.phase == "build" and scene.asked is not None:
        scene.passes(scene.asked)
    return scene


def notes(scene: Scene) -> list[str]:
    """What the asked player reads beside each option, after what is printed on the card."""
    view, words = scene.sees(scene.asked), GAME.vocabulary.words("en")
    return [GAME.note(view, option, words).rpartition(" · ")[2] for option in scene.table.options]


# Draculord


@rule("BM-LEVEL-01", "BM-GLOSS-22")
def test_draculord_takes_any_one_card_of_an_opponents_hand() -> None:
    scene = fifth_room_of("draculord", hand=("pause",), bob=Side(hand=["spawn-point", "fear"]))
    assert scene.offers() == ["card spawn-point", "card fear"]
    scene.says("alice", "card fear")
    assert (scene.alice.hand, scene.bob.hand) == (["fear", "pause"], ["spawn-point"])


@rule("BM-LEVEL-05", "BM-BOSS-07")
def test_draculord_takes_nothing_a_second_time() -> None:
    scene = Scene(
        alice=Side(boss="draculord", dungeon=FOUR, hand=["dragon-hatchery", "pause"], levelled=True),
        bob=Side(hand=["fear"]),
    )
    scene.says("alice", "build dragon-hatchery at 4")
    scene.to_phase("adventure")
    assert (scene.alice.hand, scene.bob.hand) == (["pause"], ["fear"])


# Xyzax


def test_xyzax_takes_any_two_cards_from_the_discard_pile() -> None:
    scene = fifth_room_of("xyzax", hand=("pause",), discard=["spawn-point", "fear", "freeze"])
    scene.says("alice", "card fear", "card spawn-point")
    assert (scene.alice.hand, scene.in_pile()) == (["fear", "pause", "spawn-point"], ["freeze"])


def test_xyzax_takes_one_card_if_the_pile_holds_only_one() -> None:
    scene = fifth_room_of("xyzax", hand=("pause",), discard=["fear"])
    assert scene.phase == "adventure"
    assert (scene.alice.hand, scene.in_pile()) == (["fear", "pause"], [])


# King Croak and Cleopatra


@rule("BM-RUL-22", "BM-BUILD-18")
def test_king_croak_builds_an_advanced_monster_room_out_of_the_deck_and_it_works_at_once() -> None:
    scene = fifth_room_of(
        "king-croak",
        hand=("pause",),
        deck=["incubus-gym", "recycling-center", "spawn-point"],
        bob=Side(boss="belladonna", hand=["neanderthal-cave"]),
    )
    scene.says("alice", "yes")
    assert scene.offers() == ["pass", "card incubus-gym"]
    scene.says("alice", "card incubus-gym")
    assert [told.seen_by(None) for told in scene.told(CardShown)] == scene.told(CardShown) != []
    scene.says("alice", "build incubus-gym at 0")
    assert scene.alice.dungeon[-1] == "incubus-gym"
    assert (scene.bob.hand, scene.in_pile()) == ([], ["neanderthal-cave"])


@rule("BM-RUL-25")
def test_king_croak_may_take_one_from_the_pile_into_the_hand_or_decline() -> None:
    kept, declined = (fifth_room_of("king-croak", hand=("pause",), discard=["incubus-gym"], deck=[]) for _ in range(2))
    kept.says("alice", "yes", "card incubus-gym", "pass")
    assert (kept.alice.hand, kept.in_pile()) == (["incubus-gym", "pause"], [])
    declined.says("alice", "no")
    assert (declined.alice.hand, declined.in_pile()) == (["pause"], ["incubus-gym"])


def test_king_croak_is_wasted_if_neither_deck_nor_pile_holds_an_advanced_monster_room() -> None:
    scene = fifth_room_of(
        "king-croak", hand=("pause",), discard=["recycling-center"], deck=["spawn-point", "chump-chomper"]
    )
    assert (scene.phase, scene.alice.levelled) == ("adventure", True)


@rule("BM-RUL-22")
def test_cleopatra_builds_an_advanced_trap_room_and_no_monster_room() -> None:
    scene = fifth_room_of("cleopatra", discard=["recycling-center", "beast-menagerie"], deck=["incubus-gym"])
    scene.says("alice", "yes")
    assert scene.offers() == ["pass", "card recycling-center"]
    scene.says("alice", "card recycling-center", "build recycling-center at 4")
    assert scene.alice.stacks[0] == ["dragon-hatchery", "recycling-center"]


@rule("BM-RUL-99")
def test_king_croak_chooses_the_pile_if_deck_and_discard_pile_hold_copies_of_the_same_room() -> None:
    scene, other = (
        fifth_room_of("king-croak", hand=("pause",), discard=["dracolich-lair"], deck=["dracolich-lair"])
        for _ in range(2)
    )
    scene.says("alice", "yes")
    assert scene.offers() == ["pass", "card dracolich-lair", "card dracolich-lair"]
    assert notes(scene) == ["", "in the discard pile", "in the Room deck"]
    scene.says("alice", str(scene.table.options[1]), "pass")
    assert (scene.alice.hand, scene.in_pile()) == (["dracolich-lair", "pause"], [])
    assert slugs(scene.state.room_deck) == ["dracolich-lair"]
    other.says("alice", "yes")
    other.says("alice", str(other.table.options[2]), "pass")
    assert (other.alice.hand, other.in_pile()) == (["dracolich-lair", "pause"], ["dracolich-lair"])


@rule("BM-RUL-99")
@pytest.mark.parametrize(("pile", "deck", "offered"), [(1, 1, 2), (0, 2, 1), (2, 0, 1)])
def test_cleopatra_is_offered_one_copy_out_of_each_pile_that_holds_any(pile: int, deck: int, offered: int) -> None:
    scene = fifth_room_of("cleopatra", discard=["recycling-center"] * pile, deck=["recycling-center"] * deck)
    scene.says("alice", "yes")
    assert scene.offers() == ["pass", *["card recycling-center"] * offered]


@rule("BM-BUILD-06")
def test_cleopatra_builds_only_on_a_room_with_a_shared_treasure() -> None:
    scene = fifth_room_of("cleopatra", discard=["recycling-center"], deck=[])
    scene.says("alice", "yes", "card recycling-center")
    assert scene.offers() == ["pass", *(f"build recycling-center at {spot}" for spot in (0, 1, 4))]


# Robobo


@rule("BM-RUL-56", "BM-RUL-54")
def test_robobo_makes_every_opponent_destroy_a_room_of_their_own_choice() -> None:
    scene = fifth_room_of(
        "robobo",
        bob=Side(dungeon=["spawn-point", "torture-chamber"]),
        carol=Side(dungeon=["wreck-room", "spiked-pit"]),
    )
    assert scene.asked == "bob"
    scene.says("bob", "room torture-chamber")
    scene.says("carol", "room wreck-room")
    assert (scene.bob.dungeon, scene.carol.dungeon) == (["spawn-point"], ["spiked-pit"])
    assert len(scene.alice.dungeon) == 5


@rule("BM-GLOSS-11")
def test_robobo_does_not_reach_a_deactivated_room() -> None:
    scene = fifth_room_of("robobo", hand=("pause",), bob=Side(dungeon=["spawn-point"], asleep=["spawn-point"]))
    assert (scene.phase, scene.bob.dungeon) == ("adventure", ["spawn-point"])


# Cerebellus


def test_cerebellus_draws_three_spells_and_then_discards_any_one() -> None:
    scene = fifth_room_of("cerebellus", hand=("pause",), spell_deck=["fear", "freeze", "jeopardy"])
    scene.says("alice", "yes", "discard pause")
    assert scene.alice.hand == ["fear", "freeze", "jeopardy"]
    assert scene.in_pile() == ["pause"]


@rule("BM-RUL-25")
def test_cerebellus_may_decline() -> None:
    scene = fifth_room_of("cerebellus", hand=("pause",), spell_deck=["fear", "freeze", "jeopardy"])
    scene.says("alice", "no")
    assert (scene.alice.hand, scene.in_pile()) == (["pause"], [])


# Seducia


@rule("BM-RUL-16", "BM-RUL-12")
def test_seducia_places_a_hero_from_town_or_either_deck_last_at_the_entrance() -> None:
    scene = Scene(
        alice=Side(boss="seducia", dungeon=FOUR, hand=["dragon-hatchery", "pause"], entrance=["archer"]),
        bob=Side(boss="gorgona"),
        town=["elfstar"],
        heroes=["black-leaf"],
        epics=["druid"],
    )
    scene.says("alice", "build dragon-hatchery at 4", "yes")
    assert scene.offers() == ["hero elfstar", "hero black-leaf", "hero druid"]
    scene.says("alice", "hero druid")
    scene.to_phase("adventure")
    assert scene.alice.entrance == ["archer", "druid", "elfstar"]
    assert scene.state.players[0].lured == 1  # Elfstar; the Druid was placed


@rule("BM-RUL-25")
def test_seducia_may_decline() -> None:
    scene = fifth_room_of("seducia", hand=("pause",), heroes=["black-leaf"], epics=["druid"])
    scene.says("alice", "no")
    assert (scene.phase, scene.alice.entrance) == ("adventure", [])


# Gorgona


def test_gorgona_kills_a_hero_in_town_epic_or_not_and_takes_the_soul() -> None:
    scene = fifth_room_of("gorgona", hand=("pause",), town=["elfstar", "the-brothers"])
    assert scene.offers() == ["hero elfstar", "hero the-brothers"]
    scene.says("alice", "hero the-brothers")
    assert (scene.alice.souls, scene.alice.soul_count) == (["the-brothers"], 2)
    assert "the-brothers" not in scene.in_town()


@rule("BM-LEVEL-05")
def test_gorgona_kills_nobody_if_the_town_is_empty_and_the_level_up_is_spent() -> None:
    scene = fifth_room_of("gorgona", hand=("pause",), bob=Side(entrance=["elfstar"]))
    assert (scene.phase, scene.alice.levelled) == ("adventure", True)
    assert (scene.alice.souls, scene.bob.entrance) == ([], ["elfstar"])
