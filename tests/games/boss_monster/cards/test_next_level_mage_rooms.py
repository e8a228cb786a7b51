"""The mage Rooms of The Next Level: what each does, and when it does not."""

from __future__ import annotations

from tests.games.boss_monster.scene import Scene, Side
from undercroft.testing import rule

# Antimagic Zone


@rule("BM-PRIO-09", "BM-PRIO-10")
def test_antimagic_zone_cancels_an_opponents_spell_when_discarded_from_hand() -> None:
    alice = Side(dungeon=["spiked-pit"], hand=["jeopardy", "freeze"])
    scene = Scene(alice, Side(hand=["antimagic-zone"]))
    scene.says("alice", "play jeopardy")
    scene.says("bob", "use antimagic-zone")
    assert sorted(scene.in_pile()) == ["antimagic-zone", "jeopardy"]
    assert scene.alice.hand == ["freeze"]


def test_antimagic_zone_may_be_kept() -> None:
    alice = Side(dungeon=["spiked-pit"], hand=["freeze", "jeopardy"])
    scene = Scene(alice, Side(hand=["antimagic-zone"]), at="adventure")
    scene.says("alice", "play freeze")
    scene.passes("bob")
    assert (scene.alice.asleep, scene.bob.hand) == (["spiked-pit"], ["antimagic-zone"])


def test_antimagic_zone_has_no_ability_once_built() -> None:
    alice = Side(dungeon=["spiked-pit"], hand=["freeze", "jeopardy"])
    scene = Scene(alice, Side(dungeon=["antimagic-zone"]), at="adventure")
    scene.says("alice", "play freeze", "room spiked-pit")
    assert scene.alice.asleep == ["spiked-pit"]


def test_antimagic_zone_does_not_answer_a_spell_of_its_owner() -> None:
    alice = Side(dungeon=["spiked-pit"], hand=["freeze", "jeopardy", "antimagic-zone"])
    scene = Scene(alice, at="adventure")
    scene.says("alice", "play freeze")
    assert scene.alice.asleep == ["spiked-pit"]
    assert scene.offers() == ["pass", "play jeopardy"]


@rule("BM-RUL-47")
def test_a_cancel_by_antimagic_zone_cannot_be_cancelled_by_a_spell() -> None:
    alice = Side(dungeon=["spiked-pit"], hand=["freeze", "jeopardy", "counterspell"])
    scene = Scene(alice, Side(hand=["antimagic-zone"]), at="adventure")
    scene.says("alice", "play freeze")
    scene.says("bob", "use antimagic-zone")
    assert scene.alice.asleep == []
    assert scene.alice.hand == ["counterspell", "jeopardy"]


@rule("BM-RUL-92")
def test_the_active_player_can_stop_antimagic_zone_with_meddling_kids() -> None:
    alice = Side(dungeon=["spiked-pit"], hand=["freeze", "jeopardy", "meddling-kids"])
    scene = Scene(alice, Side(hand=["antimagic-zone"]), at="adventure")
    scene.says("alice", "play freeze")
    scene.says("bob", "use antimagic-zone")
    scene.says("alice", "play meddling-kids")
    assert scene.alice.asleep == ["spiked-pit"]
    assert scene.bob.hand == []


# Lost Library


def library(at: str = "adventure", asleep: tuple[str, ...] = ()) -> Scene:
    alice = Side(dungeon=["lost-library", "spiked-pit"], hand=["jeopardy"], asleep=asleep)
    return Scene(alice, at=at, spell_deck=["pause", "pity", "zombie-attack"], rolls=(0, 0))


def test_lost_library_draws_two_spells_and_discards_any_one_at_the_cost_of_itself() -> None:
    scene = library()
    scene.says("alice", "use lost-library")
    assert sorted(scene.offers()) == ["discard jeopardy", "discard pause", "discard pity"]
    scene.says("alice", "discard pity")
    assert scene.alice.hand == ["jeopardy", "pause"]
    assert (scene.alice.dungeon, scene.in_pile()) == (["spiked-pit"], ["lost-library", "pity"])


def test_lost_library_may_be_used_in_the_build_phase() -> None:
    assert "use lost-library" in library(at="build").offers()


@rule("BM-RUL-53")
def test_a_deactivated_lost_library_cannot_be_used() -> None:
    assert library(asleep=("lost-library",)).offers() == ["pass", "play jeopardy"]


@rule("BM-RUL-54")
def test_lost_library_draws_nothing_when_something_else_destroys_it() -> None:
    alice = Side(dungeon=["lost-library", "wreck-room"], hand=["jeopardy"])
    scene = Scene(alice, at="adventure", deck=["spiked-pit"])
    scene.says("alice", "use wreck-room")
    assert scene.alice.hand == ["jeopardy", "spiked-pit"]


# Frostbat Cave


def frostbat() -> Scene:
    alice = Side(dungeon=[["observatory", "frostbat-cave"], "spiked-pit"], hand=["jeopardy"])
    bob = Side(dungeon=["wreck-room", "dark-portal"], asleep=["dark-portal"])
    return Scene(alice, bob, at="adventure")


@rule("BM-GLOSS-07", "BM-GLOSS-15")
def test_frostbat_cave_deactivates_a_room_of_any_dungeon_until_end_of_round() -> None:
    scene = frostbat()
    scene.says("alice", "use frostbat-cave", "room wreck-room")
    assert scene.bob.asleep == ["wreck-room", "dark-portal"]
    assert scene.alice.dungeon == ["observatory", "spiked-pit"]
    scene.to_end_of_round()
    assert scene.bob.asleep == []


@rule("BM-RUL-53")
def test_frostbat_cave_can_choose_neither_itself_nor_the_room_beneath_nor_a_deactivated_one() -> None:
    scene = frostbat()
    scene.says("alice", "use frostbat-cave")
    assert sorted(scene.offers()) == ["room spiked-pit", "room wreck-room"]


@rule("BM-RUL-90")
def test_frostbat_cave_cannot_be_used_when_it_is_the_only_room() -> None:
    scene = Scene(Side(dungeon=["frostbat-cave"], hand=["jeopardy"]), at="adventure")
    assert scene.why_not("use frostbat-cave") == "BM-RUL-90"


@rule("BM-RUL-23")
def test_a_level_up_prevented_by_frostbat_cave_waits_for_the_end_of_the_round() -> None:
    alice = Side(
        dungeon=["antimagic-zone", "imp-temple", "goblin-nursery", "haunted-hall"],
        hand=["spawn-point", "jeopardy"],
    )
    scene = Scene(alice, Side(dungeon=["frostbat-cave"]))
    scene.says("alice", "build spawn-point at 4", "pass")
    scene.says("bob", "use frostbat-cave", "room imp-temple")
    scene.all_pass()
    assert (scene.phase, scene.alice.levelled) == ("adventure", False)
    scene.to_end_of_round()
    assert scene.alice.levelled


# Spellslime Pit


def slime(entrance: tuple[str, ...] = (), asleep: tuple[str, ...] = ()) -> Scene:
    alice = Side(
        dungeon=["spellslime-pit", "observatory"],
        hand=["party-up", "party-up", "jeopardy"],
        entrance=entrance,
        asleep=asleep,
    )
    bob = Side(hand=["counterspell", "pity"])
    return Scene(alice, bob, at="adventure")


def test_spellslime_pit_grows_with_every_spell_of_its_owner() -> None:
    scene = slime()
    scene.says("alice", "play party-up", "player 0")
    scene.passes("bob")
    scene.says("alice", "play party-up", "player 0")
    scene.passes("bob")
    assert scene.alice.damage == [4, 2]


@rule("BM-RUL-31")
def test_a_hero_in_the_spellslime_pit_takes_the_growth_at_once() -> None:
    scene = slime(entrance=("elfstar",))
    scene.passes("alice")
    scene.says("alice", "play party-up", "player 0")
    scene.passes("bob")
    assert scene.damage_on("elfstar") == 3


@rule("BM-RUL-50", "BM-RUL-91")
def test_spellslime_pit_does_not_grow_with_a_cancelled_spell() -> None:
    scene = slime()
    scene.says("alice", "play party-up", "player 0")
    scene.says("bob", "play counterspell")
    assert scene.alice.damage == [2, 2]


def test_spellslime_pit_does_not_grow_with_an_opponents_spell() -> None:
    alice = Side(dungeon=["spellslime-pit"], hand=["jeopardy"])
    scene = Scene(alice, Side(hand=["party-up", "pause"]), at="adventure")
    scene.passes("alice")
    scene.says("bob", "play party-up", "player 0")
    scene.passes("alice", "bob")
    assert scene.in_pile() == ["party-up"]
    assert scene.alice.damage == [2]


@rule("BM-RUL-58")
def test_spellslime_pit_has_lost_its_growth_when_it_comes_to_light_again() -> None:
    alice = Side(dungeon=["spellslime-pit", "wreck-room"], hand=["wild-monster", "goblin-nursery", "jeopardy"])
    scene = Scene(alice, at="adventure")
    scene.says("alice", "play wild-monster", "room spellslime-pit", "build goblin-nursery at 1")
    scene.says("alice", "use wreck-room")
    assert scene.alice.dungeon == ["spellslime-pit", "wreck-room"]
    assert scene.alice.damage == [2, 1]


# Observatory


def test_observatory_trades_a_spell_for_a_new_one_once_per_round() -> None:
    alice = Side(dungeon=["observatory"], hand=["pause", "jeopardy"])
    scene = Scene(alice, at="adventure", spell_deck=["freeze"])
    scene.says("alice", "use observatory", "pay pause")
    assert scene.alice.hand == ["freeze", "jeopardy"]
    assert scene.in_pile() == ["pause"]
    assert scene.why_not("use observatory") == "BM-RUL-52"


@rule("BM-RUL-52")
def test_each_of_two_observatories_has_its_own_use() -> None:
    alice = Side(dungeon=["observatory", "observatory"], hand=["pause", "jeopardy"])
    scene = Scene(alice, at="adventure", spell_deck=["freeze", "pity"])
    scene.says("alice", "use observatory", "pay pause")
    assert scene.offers().count("use observatory") == 1
    scene.says("alice", "use observatory", "pay jeopardy")
    assert scene.alice.hand == ["freeze", "pity"]


@rule("BM-RUL-48")
def test_observatory_cannot_be_paid_with_a_room_card() -> None:
    scene = Scene(Side(dungeon=["observatory"], hand=["spiked-pit"]))
    assert scene.why_not("use observatory") == "BM-RUL-48"


# Sorcerobe School


def test_sorcerobe_school_draws_a_spell_when_built() -> None:
    scene = Scene(Side(hand=["sorcerobe-school", "jeopardy"]), spell_deck=["pause"])
    scene.says("alice", "build sorcerobe-school at 0", "pass", "pass")
    assert scene.alice.hand == ["jeopardy", "pause"]


def test_sorcerobe_school_draws_a_spell_when_uncovered() -> None:
    alice = Side(dungeon=[["sorcerobe-school", "spiked-pit"], "wreck-room"], hand=["jeopardy"])
    scene = Scene(alice, at="adventure", deck=[], spell_deck=["pause"])
    scene.says("alice", "use wreck-room")
    assert "pause" in scene.alice.hand


def test_sorcerobe_school_draws_nothing_for_another_room() -> None:
    alice = Side(dungeon=["sorcerobe-school"], hand=["observatory", "jeopardy"])
    scene = Scene(alice, spell_deck=["pause"])
    scene.says("alice", "build observatory at 1", "pass", "pass")
    assert scene.alice.hand == ["jeopardy"]


# Hall of Mirrors


def mirrors(asleep: tuple[str, ...] = ()) -> Scene:
    alice = Side(hand=["party-up", "party-up", "jeopardy", "counterspell"])
    bob = Side(dungeon=["hall-of-mirrors"], hand=["counterspell", "pity"], asleep=asleep)
    return Scene(alice, bob, at="adventure", spell_deck=["pause", "pause"])


@rule("BM-RUL-91", "BM-RUL-52")
def test_hall_of_mirrors_draws_a_spell_for_the_first_spell_of_an_opponent() -> None:
    scene = mirrors()
    for _ in range(2):
        scene.says("alice", "play party-up", "player 0")
        scene.passes("bob")
    assert scene.bob.hand == ["counterspell", "pause", "pity"]


@rule("BM-RUL-50")
def test_hall_of_mirrors_draws_nothing_for_a_cancelled_spell() -> None:
    scene = mirrors()
    scene.says("alice", "play party-up", "player 0")
    scene.says("bob", "play counterspell")
    scene.passes("alice")
    assert scene.bob.hand == ["pity"]


def test_hall_of_mirrors_draws_nothing_for_a_spell_of_its_owner() -> None:
    alice = Side(dungeon=["hall-of-mirrors"], hand=["party-up", "jeopardy"])
    scene = Scene(alice, at="adventure", spell_deck=["pause"])
    scene.says("alice", "play party-up", "player 0")
    assert scene.alice.hand == ["jeopardy"]


@rule("BM-GLOSS-09")
def test_a_deactivated_hall_of_mirrors_draws_nothing() -> None:
    scene = mirrors(asleep=("hall-of-mirrors",))
    scene.says("alice", "play party-up", "player 0")
    scene.passes("bob")
    assert scene.bob.hand == ["counterspell", "pity"]


# Elemental Generator


def generator(*hand: str, bob: tuple[str, ...] = ("pause",), entrance: tuple[str, ...] = ()) -> Scene:
    alice = Side(dungeon=["elemental-generator", "observatory"], hand=hand, entrance=entrance)
    return Scene(alice, Side(hand=bob), at="adventure", spell_deck=["freeze", "freeze"])


def test_elemental_generator_counts_the_spells_in_its_owners_hand() -> None:
    scene = generator("jeopardy", "pity", "spiked-pit", bob=("pause", "pause"))
    assert scene.alice.damage == [5, 2]


def test_elemental_generator_counts_no_room_cards_and_no_other_hand() -> None:
    scene = generator("spiked-pit", "wreck-room", bob=("pause", "pause"))
    assert scene.alice.damage == [3, 2]


@rule("BM-RUL-31")
def test_a_spell_played_from_the_hand_gives_no_damage_back() -> None:
    scene = generator("jeopardy", "party-up", entrance=("tyrone-pharaoh-ascendant",))
    scene.passes("alice", "bob")
    scene.says("alice", "play party-up", "player 0")
    assert scene.alice.damage == [4, 2]
    assert scene.damage_on("tyrone-pharaoh-ascendant") == 5


@rule("BM-RUL-31")
def test_a_hand_that_grows_hurts_the_hero_in_the_elemental_generator() -> None:
    alice = Side(
        dungeon=["elemental-generator", "lost-library"],
        hand=["jeopardy"],
        entrance=["tyrone-pharaoh-ascendant"],
    )
    scene = Scene(alice, at="adventure", spell_deck=["freeze", "pity"])
    scene.passes("alice")
    scene.says("alice", "use lost-library", "discard pity")
    assert scene.alice.hero_in == "elemental-generator"
    assert scene.damage_on("tyrone-pharaoh-ascendant") == 6


# Brainsucker Queen


def queen(*entrance: str, dungeon: tuple[str, ...] = ("brainsucker-queen",)) -> Scene:
    alice = Side(dungeon=dungeon, hand=["jeopardy"], entrance=entrance)
    scene = Scene(alice, at="adventure", spell_deck=["pause", "pity", "freeze", "fear"], rolls=(0, 0))
    scene.passes("alice", "alice")
    return scene


def test_brainsucker_queen_draws_two_spells_and_discards_one_when_a_hero_dies_in_it() -> None:
    scene = queen("the-fool")
    assert len(scene.offers()) == 3
    scene.says("alice", "discard jeopardy")
    assert len(scene.alice.hand) == 2
    assert scene.in_pile() == ["jeopardy"]


@rule("BM-RUL-52")
def test_brainsucker_queen_does_so_once_per_round() -> None:
    scene = queen("the-fool", "the-fool-base")
    scene.says("alice", "discard jeopardy", "pass", "pass")
    assert scene.alice.soul_count == 2
    assert len(scene.alice.hand) == 2


def test_brainsucker_queen_draws_nothing_for_a_hero_that_survives_it() -> None:
    scene = queen("elfstar")
    assert (scene.alice.wounds, scene.alice.hand) == (["elfstar"], ["jeopardy"])
