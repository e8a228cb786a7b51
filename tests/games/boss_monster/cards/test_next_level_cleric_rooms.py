"""The cleric Rooms of The Next Level: what each does, and when it does not."""

from __future__ import annotations

from tests.games.boss_monster.scene import Scene, Side
from undercroft.testing import rule

# Dark Portal


@rule("BM-RUL-52")
def test_dark_portal_trades_a_spell_for_a_room_of_the_pile_once_per_round() -> None:
    alice = Side(dungeon=["dark-portal"], hand=["jeopardy", "freeze"])
    scene = Scene(alice, at="adventure", discard=["spiked-pit", "goblin-nursery", "pause"])
    scene.says("alice", "use dark-portal", "pay freeze")
    assert scene.offers() == ["card spiked-pit", "card goblin-nursery"]
    scene.says("alice", "card goblin-nursery")
    assert scene.alice.hand == ["goblin-nursery", "jeopardy"]
    assert scene.why_not("use dark-portal") == "BM-RUL-52"


@rule("BM-RUL-48")
def test_dark_portal_cannot_be_paid_with_a_room_card() -> None:
    scene = Scene(Side(dungeon=["dark-portal"], hand=["wreck-room"]), discard=["spiked-pit"])
    assert scene.why_not("use dark-portal") == "BM-RUL-48"


@rule("BM-BUILD-22")
def test_a_covered_dark_portal_cannot_be_used() -> None:
    alice = Side(dungeon=[["dark-portal", "imp-temple"]], hand=["jeopardy"])
    assert Scene(alice, at="adventure", discard=["spiked-pit"]).offers() == ["pass", "play jeopardy"]


# Imp Temple


def imp_temple(*dungeon: str) -> Scene:
    """A Hero with 4 Health dies in the Throne, which makes Bob and then Carol discard their Spell."""
    alice = Side(dungeon=dungeon, hand=["jeopardy"], entrance=["elfstar"])
    scene = Scene(alice, Side(hand=["pause"]), Side(hand=["party-up"]), at="adventure")
    while not scene.alice.souls:
        scene.passes(scene.asked or "")
    return scene


@rule("BM-RUL-56")
def test_imp_temple_takes_the_first_card_that_an_effect_of_its_owner_makes_an_opponent_discard() -> None:
    scene = imp_temple("imp-temple", "wraiths-throne")
    assert scene.alice.hand == ["jeopardy", "pause"]
    assert scene.in_pile() == ["party-up"]


def test_two_imp_temples_take_a_card_each() -> None:
    scene = imp_temple("imp-temple", "imp-temple", "wraiths-throne")
    assert scene.alice.hand == ["jeopardy", "party-up", "pause"]


def test_imp_temple_lets_its_owner_pick_one_of_several_cards_discarded_at_once() -> None:
    alice = Side(dungeon=["cursed-tomb", "wreck-room", "imp-temple"], hand=["jeopardy"])
    scene = Scene(alice, Side(hand=["spiked-pit", "goblin-nursery"]), at="adventure")
    scene.says("alice", "use wreck-room", "pay cursed-tomb")
    scene.says("bob", "discard goblin-nursery")
    scene.says("alice", "card spiked-pit")
    assert "spiked-pit" in scene.alice.hand
    assert scene.in_pile() == ["cursed-tomb", "goblin-nursery"]


def test_imp_temple_takes_nothing_that_an_opponent_discards_as_a_cost() -> None:
    alice = Side(dungeon=["imp-temple"], hand=["jeopardy"])
    scene = Scene(alice, Side(dungeon=["deadly-treadmill"], hand=["spiked-pit"]), at="adventure")
    scene.passes("alice")
    scene.says("bob", "use deadly-treadmill")
    assert scene.alice.hand == ["jeopardy"]
    assert scene.in_pile() == ["spiked-pit"]


def test_imp_temple_takes_no_room_that_its_owner_destroys_in_another_dungeon() -> None:
    alice = Side(dungeon=["imp-temple", "goblin-nursery"], hand=["megaworm-burrow", "jeopardy"])
    scene = Scene(alice, Side(dungeon=["hall-of-mirrors"]))
    scene.says("alice", "build megaworm-burrow at 0", "pass", "pass", "room hall-of-mirrors")
    assert (scene.alice.hand, scene.in_pile()) == (["jeopardy"], ["hall-of-mirrors"])


def test_imp_temple_takes_nothing_that_its_owner_must_discard() -> None:
    alice = Side(dungeon=["imp-temple"], hand=["barbarian-hall", "freeze", "jeopardy"])
    scene = Scene(alice)
    scene.says("alice", "build barbarian-hall at 1", "pass", "pass", "discard freeze")
    assert scene.alice.hand == ["jeopardy"]
    assert scene.in_pile() == ["freeze"]


@rule("BM-GLOSS-09")
def test_a_deactivated_imp_temple_takes_nothing() -> None:
    alice = Side(dungeon=["imp-temple"], hand=["jeopardy"], asleep=["imp-temple"])
    scene = Scene(alice, Side(hand=["spiked-pit"]), at="adventure", deck=[])
    scene.says("alice", "play jeopardy")
    assert "spiked-pit" not in scene.alice.hand


@rule("BM-RUL-82")
def test_of_imp_temple_and_torix_the_active_players_comes_first() -> None:
    alice = Side(dungeon=["cursed-tomb", "wreck-room", "imp-temple"], hand=["jeopardy"])
    torix = Side("torix-uzkali", hand=["goblin-nursery"], levelled=True)
    scene = Scene(alice, torix, at="adventure")
    scene.says("alice", "use wreck-room", "pay cursed-tomb")
    assert "goblin-nursery" in scene.alice.hand
    assert scene.bob.hand == []


# Madman's Manor


def manor(discard: list[str], entrance: list[str]) -> Scene:
    alice = Side(dungeon=["madmans-manor"], hand=["jeopardy"], entrance=entrance)
    scene = Scene(alice, at="adventure", discard=discard)
    scene.passes("alice", "alice")
    return scene


def test_madmans_manor_fetches_a_spell_of_the_pile_when_a_hero_dies_in_it() -> None:
    scene = manor(["pause", "spiked-pit", "freeze"], ["the-fool"])
    assert scene.offers() == ["card pause", "card freeze"]
    scene.says("alice", "card freeze")
    assert scene.alice.hand == ["freeze", "jeopardy"]


@rule("BM-RUL-52")
def test_madmans_manor_fetches_once_per_round() -> None:
    scene = manor(["pause", "freeze"], ["the-fool", "the-fool-base"])
    scene.says("alice", "card pause", "pass", "pass")
    assert scene.alice.souls == ["the-fool", "the-fool-base"]
    assert scene.alice.hand == ["jeopardy", "pause"]


def test_madmans_manor_is_not_used_up_while_the_pile_holds_no_spell() -> None:
    scene = manor(["spiked-pit"], ["the-fool", "the-fool-base"])
    scene.says("alice", "play jeopardy", "pass", "pass")
    assert "jeopardy" in scene.alice.hand


def test_madmans_manor_fetches_nothing_for_a_hero_that_survives_it() -> None:
    scene = manor(["pause"], ["elfstar"])
    assert (scene.alice.wounds, scene.alice.hand) == (["elfstar"], ["jeopardy"])


# Arcane Crypt


def test_arcane_crypt_may_fetch_a_spell_of_the_pile_when_built() -> None:
    scene = Scene(Side(hand=["arcane-crypt", "jeopardy"]), discard=["pause", "spiked-pit"])
    scene.says("alice", "build arcane-crypt at 0", "pass", "pass", "yes")
    assert scene.alice.hand == ["jeopardy", "pause"]


@rule("BM-GLOSS-05", "BM-GLOSS-06")
def test_arcane_crypt_may_fetch_a_spell_of_the_pile_when_uncovered() -> None:
    alice = Side(dungeon=[["arcane-crypt", "lost-library"]], hand=["jeopardy"])
    scene = Scene(alice, at="adventure", discard=["pause"], spell_deck=[])
    scene.says("alice", "use lost-library", "yes")
    assert "pause" in scene.alice.hand


def test_arcane_crypt_may_leave_the_pile_alone() -> None:
    scene = Scene(Side(hand=["arcane-crypt", "jeopardy"]), discard=["pause"])
    scene.says("alice", "build arcane-crypt at 0", "pass", "pass", "no")
    assert scene.alice.hand == ["jeopardy"]


def test_arcane_crypt_asks_nothing_when_the_pile_holds_no_spell() -> None:
    scene = Scene(Side(hand=["arcane-crypt", "jeopardy"]), discard=["spiked-pit"])
    scene.says("alice", "build arcane-crypt at 0", "pass", "pass")
    assert scene.phase == "adventure"


# Haunted Hall


@rule("BM-RUL-38", "BM-RUL-89")
def test_haunted_hall_sends_the_hero_in_it_back_to_town_at_the_cost_of_itself() -> None:
    alice = Side(dungeon=["haunted-hall", "spiked-pit"], hand=["jeopardy"], entrance=["the-fool"])
    scene = Scene(alice, at="adventure", town=["elfstar"])
    scene.passes("alice")
    scene.says("alice", "use haunted-hall")
    assert scene.in_town() == ["elfstar", "the-fool"]
    assert (scene.alice.souls, scene.alice.dungeon) == ([], ["spiked-pit"])


@rule("BM-RUL-90")
def test_haunted_hall_cannot_be_used_for_a_hero_elsewhere() -> None:
    alice = Side(dungeon=["haunted-hall", "spiked-pit"], hand=["jeopardy"], entrance=["elfstar"])
    scene = Scene(alice, at="adventure")
    assert scene.why_not("use haunted-hall") == "BM-RUL-90"
    scene.passes("alice", "alice")
    assert scene.alice.hero_in == "spiked-pit"
    assert scene.why_not("use haunted-hall") == "BM-RUL-90"


def test_haunted_hall_cannot_be_used_in_the_build_phase() -> None:
    scene = Scene(Side(dungeon=["haunted-hall"], hand=["jeopardy"]))
    assert scene.why_not("use haunted-hall") == "BM-PRIO-07"


@rule("BM-RUL-35", "BM-RUL-89")
def test_haunted_hall_sends_away_a_hero_it_was_built_around() -> None:
    alice = Side(
        dungeon=["golem-factory", "wreck-room"], hand=["wild-monster", "haunted-hall", "pause"], entrance=["elfstar"]
    )
    scene = Scene(alice, at="adventure")
    scene.says("alice", "pass", "play wild-monster", "room golem-factory", "build haunted-hall at 1")
    assert scene.alice.hero_in == "haunted-hall"
    scene.says("alice", "use haunted-hall")
    assert scene.in_town() == ["elfstar"]


# Inner Sanctum


def test_inner_sanctum_may_draw_a_room_at_the_end_of_a_round_in_which_nobody_entered_it() -> None:
    scene = Scene(Side(dungeon=["inner-sanctum"], hand=["jeopardy"]), at="adventure", deck=["spiked-pit"])
    scene.all_pass()
    assert scene.phase == "end"
    scene.says("alice", "yes")
    assert scene.alice.hand == ["jeopardy", "spiked-pit"]


def test_inner_sanctum_may_decline_the_draw() -> None:
    scene = Scene(Side(dungeon=["inner-sanctum"], hand=["jeopardy"]), at="end", deck=["spiked-pit"])
    scene.says("alice", "no")
    assert len(scene.state.room_deck) + len(scene.alice.hand + scene.bob.hand) == 2


def test_inner_sanctum_draws_nothing_when_a_hero_entered_it() -> None:
    alice = Side(dungeon=["inner-sanctum"], hand=["jeopardy"], entrance=["elfstar"])
    scene = Scene(alice, at="adventure")
    scene.all_pass()
    assert scene.question != "MayUseAbility"


@rule("BM-RUL-36")
def test_a_hero_that_skips_inner_sanctum_has_not_entered_it() -> None:
    alice = Side(dungeon=["spiked-pit", "inner-sanctum"], hand=["jeopardy"], entrance=["archer"])
    scene = Scene(alice, at="adventure")
    scene.all_pass()
    assert scene.alice.wounds == ["archer"]
    assert scene.question == "MayUseAbility"


@rule("BM-RUL-60")
def test_a_deactivated_inner_sanctum_draws_nothing() -> None:
    alice = Side(dungeon=["inner-sanctum"], hand=["jeopardy"], asleep=["inner-sanctum"])
    assert Scene(alice, at="end").question != "MayUseAbility"


@rule("BM-RUL-52")
def test_nobody_has_entered_an_inner_sanctum_that_came_back() -> None:
    alice = Side(
        dungeon=["inner-sanctum", "dark-altar", "neanderthal-cave", "fangroot-garden"],
        hand=["cave-in", "pause"],
        entrance=["danae-the-slayer", "elfstar"],
    )
    scene = Scene(alice, at="adventure")
    scene.says("alice", "pass", "play cave-in", "room inner-sanctum", "use dark-altar", "card inner-sanctum")
    scene.says("alice", "pass", "pass", "pass", "yes", "build inner-sanctum at 2")
    scene.all_pass()
    assert (scene.phase, scene.question) == ("end", "MayUseAbility")


# Incubus Gym


@rule("BM-RUL-56", "BM-GLOSS-18")
def test_incubus_gym_makes_every_opponent_discard_a_room_of_their_choice() -> None:
    alice = Side(dungeon=["dark-portal"], hand=["incubus-gym", "spiked-pit", "jeopardy"])
    bob, carol = Side(hand=["spiked-pit", "goblin-nursery", "pause"]), Side(hand=["pity"])
    scene = Scene(alice, bob, carol, discard=["observatory"])
    scene.says("alice", "build incubus-gym at 0")
    scene.all_pass()
    assert scene.offers() == ["discard goblin-nursery", "discard spiked-pit"]
    scene.says("bob", "discard spiked-pit")
    assert (scene.bob.hand, scene.carol.hand) == (["goblin-nursery", "pause"], ["pity"])
    assert scene.alice.hand == ["jeopardy", "spiked-pit"]


@rule("BM-BUILD-20")
def test_incubus_gym_does_nothing_when_it_is_only_uncovered() -> None:
    alice = Side(dungeon=[["incubus-gym", "lost-library"]], hand=["jeopardy"])
    scene = Scene(alice, Side(hand=["spiked-pit"]), at="adventure", spell_deck=["fear", "freeze"])
    scene.says("alice", "use lost-library", "discard fear")
    assert scene.alice.dungeon == ["incubus-gym"]
    assert scene.bob.hand == ["spiked-pit"]


# Dragon Graveyard


def graveyard(dungeon: list[str], asleep: tuple[str, ...] = ()) -> Scene:
    alice = Side(dungeon=dungeon, hand=["jeopardy", "freeze", "pause"], asleep=asleep)
    return Scene(alice, at="adventure", discard=["spiked-pit", "wreck-room"], deck=["goblin-nursery"])


def test_dragon_graveyard_draws_a_room_when_its_owner_takes_a_card_from_the_pile() -> None:
    scene = graveyard(["dark-portal", "dragon-graveyard"])
    scene.says("alice", "use dark-portal", "pay pause", "card spiked-pit")
    assert scene.alice.hand == ["freeze", "goblin-nursery", "jeopardy", "spiked-pit"]


@rule("BM-RUL-52")
def test_dragon_graveyard_draws_once_per_round() -> None:
    alice = Side(dungeon=["dark-altar", "dark-altar", "dragon-graveyard"], hand=["jeopardy"])
    scene = Scene(alice, at="adventure", discard=["spiked-pit"], deck=["goblin-nursery", "goblin-nursery"])
    scene.says("alice", "use dark-altar", "card spiked-pit", "use dark-altar")
    assert scene.alice.hand == ["dark-altar", "goblin-nursery", "jeopardy", "spiked-pit"]


def test_dragon_graveyard_draws_nothing_for_a_card_that_never_reached_the_pile() -> None:
    alice = Side(dungeon=["cursed-tomb", "wreck-room", "imp-temple", "dragon-graveyard"], hand=["jeopardy"])
    scene = Scene(alice, Side(hand=["spiked-pit"]), at="adventure", deck=["goblin-nursery", "goblin-nursery"])
    scene.says("alice", "use wreck-room", "pay cursed-tomb")
    assert scene.alice.hand == ["goblin-nursery", "jeopardy", "spiked-pit"]


def test_dragon_graveyard_draws_nothing_when_an_opponent_takes_from_the_pile() -> None:
    bob = Side(dungeon=["dark-portal"], hand=["pause"])
    alice = Side(dungeon=["dragon-graveyard"], hand=["jeopardy"])
    scene = Scene(alice, bob, at="adventure", discard=["spiked-pit"])
    scene.passes("alice")
    scene.says("bob", "use dark-portal")
    scene.passes("alice")
    assert (scene.bob.hand, scene.alice.hand) == (["spiked-pit"], ["jeopardy"])


@rule("BM-GLOSS-09")
def test_a_deactivated_dragon_graveyard_draws_nothing() -> None:
    scene = graveyard(["dark-portal", "dragon-graveyard"], asleep=("dragon-graveyard",))
    scene.says("alice", "use dark-portal", "pay pause", "card spiked-pit")
    assert scene.alice.hand == ["freeze", "jeopardy", "spiked-pit"]


# Wraith's Throne


def throne(entrance: list[str], dungeon: tuple[str, ...] = ("wraiths-throne",)) -> Scene:
    alice = Side(dungeon=dungeon, hand=["jeopardy"], entrance=entrance)
    return Scene(alice, Side(hand=["pause", "fear", "spiked-pit"]), at="adventure")


@rule("BM-GLOSS-18")
def test_wraiths_throne_makes_every_opponent_discard_a_spell_when_a_hero_dies_in_it() -> None:
    scene = throne(["the-fool"])
    scene.passes("alice", "bob", "alice", "bob")
    scene.says("bob", "discard fear")
    assert (scene.alice.hand, scene.bob.hand) == (["jeopardy"], ["pause", "spiked-pit"])


@rule("BM-RUL-52")
def test_wraiths_throne_does_so_once_per_round() -> None:
    scene = throne(["the-fool", "the-fool-base"])
    scene.passes("alice", "bob", "alice", "bob")
    scene.says("bob", "discard fear")
    scene.passes("alice", "bob", "alice", "bob")
    assert scene.alice.souls == ["the-fool", "the-fool-base"]
    assert scene.bob.hand == ["pause", "spiked-pit"]


@rule("BM-ADV-16")
def test_wraiths_throne_does_nothing_for_a_hero_that_dies_in_another_room() -> None:
    scene = throne(["the-fool"], dungeon=("observatory", "wraiths-throne"))
    scene.passes("alice", "bob", "alice", "bob")
    assert scene.alice.souls == ["the-fool"]
    assert scene.question == "MayAct"
    assert scene.bob.hand == ["fear", "pause", "spiked-pit"]


@rule("BM-RUL-34")
def test_a_throne_deactivated_around_a_dying_hero_does_nothing() -> None:
    alice = Side(dungeon=["wraiths-throne"], hand=["jeopardy"], entrance=["the-fool"])
    scene = Scene(alice, Side(hand=["freeze", "pause"]), at="adventure")
    scene.passes("alice", "bob", "alice")
    scene.says("bob", "play freeze")
    scene.passes("alice", "bob", "alice", "bob")
    assert scene.alice.souls == ["the-fool"]
    assert scene.bob.hand == ["pause"]
