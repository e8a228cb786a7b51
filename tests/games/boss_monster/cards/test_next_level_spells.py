"""The eleven Spells of The Next Level with one text: what each does, and when it does not."""

from __future__ import annotations

from tests.games.boss_monster.scene import Scene, Side
from undercroft.games.boss_monster.events import HandSeen
from undercroft.kernel.parts import Seat
from undercroft.testing import rule

# All Your Base


@rule("BM-GLOSS-22", "BM-RUL-90")
def test_all_your_base_takes_a_room_card_but_no_spell_out_of_an_opponents_hand() -> None:
    scene = Scene(alice=Side(hand=["all-your-base"]), bob=Side(hand=["neanderthal-cave", "freeze"]))
    scene.says("alice", "play all-your-base")
    assert scene.offers() == ["pass", "card neanderthal-cave"]
    scene.says("alice", "card neanderthal-cave")
    assert (scene.alice.hand, scene.bob.hand) == (["neanderthal-cave"], ["freeze"])


@rule("BM-GLOSS-22")
def test_all_your_base_may_take_nothing_and_shows_the_hand_to_its_player_only() -> None:
    scene = Scene(
        alice=Side(hand=["all-your-base"]), bob=Side(hand=["neanderthal-cave", "freeze"]), carol=Side()
    )
    scene.says("alice", "play all-your-base", "player 1", "pass")
    assert scene.bob.hand == ["freeze", "neanderthal-cave"]
    (seen,) = scene.told(HandSeen)
    assert len(seen.seen_by(Seat(0)).cards) == 2
    assert not getattr(seen.seen_by(Seat(2)), "cards", [])


@rule("BM-SPELL-04")
def test_all_your_base_is_not_for_the_adventure_phase() -> None:
    scene = Scene(alice=Side(hand=["all-your-base", "pause"]), bob=Side(hand=["spawn-point"]), at="adventure")
    assert scene.why_not("play all-your-base") == "BM-SPELL-04"


# Another Castle


@rule("BM-RUL-40", "BM-RUL-41")
def test_another_castle_sends_a_hero_with_its_damage_to_the_end_of_an_opponents_queue() -> None:
    scene = Scene(
        alice=Side(dungeon=["neanderthal-cave"], hand=["another-castle", "pause"], entrance=["elfstar"]),
        bob=Side(entrance=["black-leaf"]),
        at="adventure",
    )
    scene.says("alice", "pass", "play another-castle")
    assert scene.bob.entrance == ["black-leaf", "elfstar"]
    assert scene.damage_on("elfstar") == 3


@rule("BM-RUL-43")
def test_another_castle_does_not_reach_a_hero_still_at_the_entrance() -> None:
    scene = Scene(alice=Side(hand=["another-castle", "pause"], entrance=["elfstar"]), at="adventure")
    assert scene.why_not("play another-castle") == "BM-RUL-90"


@rule("BM-RUL-40", "BM-RUL-42")
def test_another_castle_leaves_the_hero_waiting_where_the_turn_is_over() -> None:
    scene = Scene(
        bob=Side(dungeon=["neanderthal-cave"], hand=["another-castle"], entrance=["elfstar"]),
        at="adventure",
        deck=["spawn-point", "spiked-pit"],
    )
    scene.says("bob", "play another-castle")
    scene.to_round(2)
    assert scene.alice.entrance == ["elfstar"]
    assert scene.alice.wounds == scene.bob.wounds == []


# Fairy Fountain


@rule("BM-RUL-57")
def test_fairy_fountain_turns_a_rooms_damage_into_health() -> None:
    scene = Scene(
        alice=Side(dungeon=["neanderthal-cave"], hand=["fairy-fountain", "pause"], entrance=["elfstar"])
    )
    scene.says("alice", "play fairy-fountain")
    scene.to_phase("adventure")
    scene.says("alice", "pass")
    assert scene.alice.hero_in == "neanderthal-cave"
    assert (scene.health("elfstar"), scene.damage_on("elfstar")) == (5, 0)


@rule("BM-RUL-57")
def test_fairy_fountain_is_not_overcome_by_a_later_bonus() -> None:
    scene = Scene(
        alice=Side(dungeon=["neanderthal-cave"], hand=["giant-size", "pause"]),
        bob=Side(hand=["fairy-fountain"]),
    )
    scene.says("bob", "play fairy-fountain")
    scene.says("alice", "play giant-size")
    assert scene.alice.damage == [0]


@rule("BM-RUL-58")
def test_fairy_fountain_ends_when_its_room_is_covered() -> None:
    scene = Scene(
        alice=Side(
            dungeon=["neanderthal-cave"],
            hand=["fairy-fountain", "spawn-point", "pause"],
            entrance=["elfstar"],
        ),
    )
    scene.says("alice", "play fairy-fountain", "build spawn-point at 0")
    scene.to_phase("adventure")
    scene.says("alice", "pass")
    assert (scene.health("elfstar"), scene.damage_on("elfstar")) == (4, 2)


# Hiring Spree


@rule("BM-RUL-90")
def test_hiring_spree_draws_three_rooms_and_passes_on_one_old_or_new() -> None:
    scene = Scene(
        alice=Side(hand=["hiring-spree", "dark-altar"]),
        carol=Side(),
        deck=["spawn-point", "spiked-pit", "wreck-room"],
    )
    scene.says("alice", "play hiring-spree", "player 2", "card dark-altar")
    assert scene.carol.hand == ["dark-altar"]
    assert scene.alice.hand == ["spawn-point", "spiked-pit", "wreck-room"]


def test_hiring_spree_cannot_keep_all_cards() -> None:
    scene = Scene(alice=Side(hand=["hiring-spree"]), deck=["dark-altar", "spiked-pit", "wreck-room"])
    scene.says("alice", "play hiring-spree")
    assert sorted(scene.offers()) == ["card dark-altar", "card spiked-pit", "card wreck-room"]


@rule("BM-SPELL-04")
def test_hiring_spree_is_not_for_the_adventure_phase() -> None:
    scene = Scene(alice=Side(hand=["hiring-spree", "pause"]), at="adventure")
    assert scene.why_not("play hiring-spree") == "BM-SPELL-04"


# Party Up


def test_party_up_strengthens_heroes_that_walk_in_later_but_not_the_one_inside() -> None:
    scene = Scene(
        alice=Side(
            dungeon=["dragon-hatchery"], hand=["party-up", "pause"], entrance=["elfstar", "black-leaf"]
        ),
        at="adventure",
    )
    scene.says("alice", "pass", "play party-up", "player 0")
    assert scene.health("elfstar") == 4
    scene.says("alice", "pass", "pass")
    assert scene.alice.inside == "black-leaf"
    assert scene.health("black-leaf") == 5


def test_party_up_leaves_the_other_dungeons_alone() -> None:
    scene = Scene(
        alice=Side(dungeon=["dragon-hatchery"], hand=["party-up", "pause"], entrance=["elfstar"]),
        at="adventure",
    )
    scene.says("alice", "play party-up", "player 1", "pass")
    assert scene.health("elfstar") == 4


# Pause


@rule("BM-RUL-39", "BM-RUL-41")
def test_pause_sends_the_hero_inside_back_unhurt_and_closes_the_dungeon() -> None:
    scene = Scene(
        alice=Side(dungeon=["neanderthal-cave"], hand=["pause"], entrance=["elfstar", "black-leaf"]),
        bob=Side(entrance=["lady-samantha"], hand=["teleportation", "pause"]),
        at="adventure",
    )
    scene.says("alice", "pass")
    scene.passes("bob")
    scene.says("alice", "play pause")
    assert scene.asked == "bob"
    assert scene.damage_on("elfstar") == 0
    scene.to_round(2)
    assert scene.alice.entrance == ["black-leaf", "elfstar"]
    assert scene.alice.wounds == []


def test_pause_may_be_played_before_ones_own_turn_and_closes_no_other_dungeon() -> None:
    scene = Scene(
        alice=Side(dungeon=["dragon-hatchery"], entrance=["elfstar"]),
        bob=Side(hand=["pause"], entrance=["black-leaf"]),
        at="adventure",
        deck=["spawn-point", "spiked-pit"],
    )
    scene.says("bob", "play pause")
    scene.to_round(2)
    assert scene.bob.entrance == ["black-leaf"]
    assert scene.alice.wounds == ["elfstar"]


@rule("BM-SPELL-05", "BM-END-02")
def test_pause_is_for_the_adventure_phase_and_lasts_one_round() -> None:
    scene = Scene(
        alice=Side(hand=["pause"], entrance=["elfstar"]), at="adventure", deck=["spawn-point", "spiked-pit"]
    )
    scene.says("alice", "play pause")
    scene.to_round(2)
    assert scene.alice.entrance == ["elfstar"]
    scene.to_round(3)
    assert scene.alice.wounds == ["elfstar"]
    build = Scene(alice=Side(hand=["pause", "spawn-point"]))
    assert build.why_not("play pause") == "BM-SPELL-05"


# Pity


@rule("BM-PRIO-03")
def test_pity_removes_a_hero_inside_an_opponents_dungeon_and_nobody_scores_it() -> None:
    scene = Scene(
        alice=Side(dungeon=["neanderthal-cave"], entrance=["elfstar"]),
        bob=Side(hand=["pity", "freeze"]),
        at="adventure",
    )
    assert scene.why_not("play pity") == "BM-RUL-90"  # still at the entrance
    scene.says("bob", "pass", "play pity", "pass")
    assert scene.removed() == ["elfstar"]
    assert scene.alice.soul_count == scene.alice.wound_count == scene.bob.soul_count == 0


def test_pity_does_not_reach_into_ones_own_dungeon() -> None:
    scene = Scene(
        alice=Side(dungeon=["neanderthal-cave"], hand=["pity", "pause"], entrance=["elfstar"]), at="adventure"
    )
    scene.says("alice", "pass")
    assert scene.alice.inside == "elfstar"
    assert scene.why_not("play pity") == "BM-RUL-90"


# Secret Stash


@rule("BM-RUL-19")
def test_secret_stash_adds_an_icon_that_an_advanced_room_may_match() -> None:
    scene = Scene(
        alice=Side(dungeon=["wreck-room"], hand=["secret-stash", "incubus-gym", "spiked-pit"]),
    )
    assert scene.why_not("build incubus-gym at 0") == "BM-BUILD-06"
    scene.says("alice", "play secret-stash", "class cleric")
    assert scene.alice.treasure == {"cleric": 1, "fighter": 0, "mage": 1, "thief": 2}
    assert scene.why_not("build incubus-gym at 0") is None


@rule("BM-RUL-58", "BM-END-02")
def test_secret_stash_is_lost_when_its_room_is_covered() -> None:
    scene = Scene(
        alice=Side(dungeon=["wreck-room"], hand=["secret-stash", "spiked-pit", "pause"]),
        bob=Side(hand=["fear"]),
    )
    scene.says("alice", "play secret-stash", "class cleric", "build spiked-pit at 0")
    scene.to_phase("adventure")
    assert scene.alice.treasure == {"cleric": 0, "fighter": 0, "mage": 1, "thief": 1}


@rule("BM-PRIO-11", "BM-RUL-49")
def test_secret_stash_fizzles_when_its_room_is_deactivated_first() -> None:
    scene = Scene(
        alice=Side(hand=["freeze", "spawn-point"]),
        bob=Side(dungeon=["spellslime-pit", "wreck-room"], hand=["secret-stash"]),
    )
    scene.says("alice", "pass")
    scene.says("bob", "play secret-stash", "class mage", "room wreck-room")
    scene.says("alice", "play freeze", "room wreck-room", "pass")
    assert scene.bob.treasure["mage"] == 2  # the Boss and the Spellslime Pit
    assert scene.bob.damage == [2, 0]  # and the Spell does not count as played


# Surprise Gift


@rule("BM-RUL-83", "BM-BUILD-10")
def test_surprise_gift_goes_face_down_on_an_opponents_room_and_works_for_that_opponent() -> None:
    scene = Scene(
        alice=Side(dungeon=["spawn-point"], hand=["surprise-gift", "sorcerobe-school", "freeze"]),
        bob=Side(dungeon=["wreck-room"]),
        spell_deck=["fear"],
    )
    scene.says("alice", "play surprise-gift", "give sorcerobe-school")
    assert (scene.bob.dungeon, scene.bob.face_down) == (["wreck-room"], 1)
    scene.to_phase("adventure")
    assert scene.bob.dungeon == ["sorcerobe-school"]
    assert (scene.alice.hand, scene.bob.hand) == (["freeze"], ["fear"])


@rule("BM-RUL-83")
def test_surprise_gift_uses_up_the_placement_only_if_a_room_is_given() -> None:
    gift = Side(hand=["surprise-gift", "spawn-point", "spawn-point", "kobold-strike"])
    given, declined = (Scene(alice=gift, bob=Side(dungeon=["wreck-room"])) for _ in range(2))
    given.says("alice", "play surprise-gift", "give spawn-point")
    assert "build spawn-point at 0" not in given.offers()
    declined.says("alice", "play surprise-gift", "pass")
    assert "build spawn-point at 0" in declined.offers()


@rule("BM-RUL-83", "BM-BUILD-06")
def test_surprise_gift_gives_no_advanced_room_without_a_shared_treasure() -> None:
    scene = Scene(
        alice=Side(hand=["surprise-gift", "incubus-gym", "spawn-point"]), bob=Side(dungeon=["wreck-room"])
    )
    scene.says("alice", "play surprise-gift")
    assert scene.offers() == ["pass", "give spawn-point"]


@rule("BM-RUL-83")
def test_surprise_gift_is_not_played_by_a_player_who_is_not_active() -> None:
    scene = Scene(
        alice=Side(dungeon=["wreck-room"]), bob=Side(hand=["surprise-gift", "spawn-point", "freeze"])
    )
    assert scene.state.active == 0
    assert scene.why_not("play surprise-gift") == "BM-RUL-90"


# Undead Minion


def test_undead_minion_deals_the_printed_health_of_the_soul_given_up() -> None:
    scene = Scene(
        alice=Side(
            dungeon=["dragon-hatchery"],
            hand=["undead-minion", "pause"],
            entrance=["tyrone-pharaoh-ascendant"],
            souls=["danae-the-slayer"],
        ),
        at="adventure",
    )
    scene.says("alice", "pass", "play undead-minion")
    assert scene.damage_on("tyrone-pharaoh-ascendant") == 6
    assert (scene.alice.souls, scene.removed()) == ([], ["danae-the-slayer"])


@rule("BM-PRIO-10")
def test_undead_minion_keeps_the_soul_when_it_is_cancelled() -> None:
    scene = Scene(
        alice=Side(
            dungeon=["dragon-hatchery"],
            hand=["undead-minion", "pause"],
            entrance=["elfstar"],
            souls=["danae-the-slayer"],
        ),
        bob=Side(hand=["counterspell"]),
        at="adventure",
    )
    scene.says("alice", "pass", "play undead-minion")
    scene.says("bob", "play counterspell")
    assert (scene.alice.souls, scene.damage_on("elfstar")) == (["danae-the-slayer"], 0)


@rule("BM-RUL-90")
def test_undead_minion_needs_a_face_down_hero_to_give_up() -> None:
    scene = Scene(
        alice=Side(
            dungeon=["dragon-hatchery"],
            hand=["undead-minion", "pause"],
            entrance=["elfstar"],
            wounds=["black-leaf"],
        ),
        at="adventure",
    )
    scene.says("alice", "pass")
    assert scene.why_not("play undead-minion") == "BM-RUL-90"


# Wild Monster


@rule("BM-RUL-35", "BM-BUILD-06")
def test_wild_monster_builds_a_monster_room_at_once_under_the_usual_rules() -> None:
    scene = Scene(
        alice=Side(
            dungeon=["wreck-room"],
            hand=["wild-monster", "specters-sanctum", "incubus-gym", "spiked-pit", "pause"],
            entrance=["elfstar"],
        ),
        bob=Side(hand=["fear"]),
        at="adventure",
    )
    scene.says("alice", "pass", "play wild-monster")
    assert scene.offers() == ["pass", "build specters-sanctum at 0"]
    scene.says("alice", "build specters-sanctum at 0")
    assert scene.alice.stacks == [["wreck-room", "specters-sanctum"]]
    assert scene.bob.hand == []
    assert scene.damage_on("elfstar") == 1


def test_wild_monster_may_build_nothing_and_is_not_for_the_build_phase() -> None:
    scene = Scene(
        alice=Side(dungeon=["wreck-room"], hand=["wild-monster", "spawn-point"]), at="adventure", deck=()
    )
    scene.says("alice", "play wild-monster", "pass")
    assert scene.alice.dungeon == ["wreck-room"]
    build = Scene(alice=Side(dungeon=["wreck-room"], hand=["wild-monster", "spawn-point"]))
    assert build.why_not("play wild-monster") == "BM-SPELL-05"
