"""The Next Level's five Build Spells: what each does, and when it does not."""

from __future__ import annotations

from tests.games.boss_monster.scene import Scene, Side
from undercroft.games.boss_monster.events import HandSeen, RoomChanged
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
    scene = Scene(alice=Side(hand=["all-your-base"]), bob=Side(hand=["neanderthal-cave", "freeze"]), carol=Side())
    scene.says("alice", "play all-your-base", "player 1", "pass")
    assert scene.bob.hand == ["freeze", "neanderthal-cave"]
    (seen,) = scene.told(HandSeen)
    assert len(seen.seen_by(Seat(0)).cards) == 2
    assert not getattr(seen.seen_by(Seat(2)), "cards", [])


@rule("BM-SPELL-04")
def test_all_your_base_is_not_for_the_adventure_phase() -> None:
    scene = Scene(alice=Side(hand=["all-your-base", "pause"]), bob=Side(hand=["spawn-point"]), at="adventure")
    assert scene.why_not("play all-your-base") == "BM-SPELL-04"


# Fairy Fountain


@rule("BM-RUL-57")
def test_fairy_fountain_turns_a_rooms_damage_into_health() -> None:
    scene = Scene(alice=Side(dungeon=["neanderthal-cave"], hand=["fairy-fountain", "pause"], entrance=["elfstar"]))
    scene.says("alice", "play fairy-fountain")
    scene.to_phase("adventure")
    scene.says("alice", "pass")
    assert scene.alice.hero_in == "neanderthal-cave"
    assert (scene.health("elfstar"), scene.damage_on("elfstar")) == (5, 0)


def test_fairy_fountain_tells_how_much_the_room_has_dealt_so_far() -> None:
    alice = Side(dungeon=["spawn-point", "goblin-armory"], hand=["fairy-fountain", "pause"])
    scene = Scene(alice)
    scene.says("alice", "play fairy-fountain", "room spawn-point")
    assert [told.amount for told in scene.told(RoomChanged)] == [-3]


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


# Secret Stash


@rule("BM-RUL-19")
def test_secret_stash_adds_an_icon_that_an_advanced_room_may_match() -> None:
    scene = Scene(
        alice=Side(dungeon=["wreck-room"], hand=["secret-stash", "incubus-gym", "spiked-pit"]),
        bob=Side(dungeon=["dark-altar"]),  # not one of Alice's Rooms, so she is not asked which
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
    scene.says("alice", "play freeze", "room wreck-room")
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
    scene = Scene(alice=Side(hand=["surprise-gift", "incubus-gym", "spawn-point"]), bob=Side(dungeon=["wreck-room"]))
    scene.says("alice", "play surprise-gift")
    assert scene.offers() == ["pass", "give spawn-point"]


@rule("BM-RUL-83")
def test_surprise_gift_is_not_played_by_a_player_who_is_not_active() -> None:
    scene = Scene(alice=Side(dungeon=["wreck-room"]), bob=Side(hand=["surprise-gift", "spawn-point", "freeze"]))
    assert scene.state.active == 0
    assert scene.why_not("play surprise-gift") == "BM-RUL-90"
