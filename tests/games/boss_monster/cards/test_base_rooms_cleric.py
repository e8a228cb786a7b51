"""The cleric Rooms of the base game: what each does, and when it does not."""

from __future__ import annotations

from tests.games.boss_monster.scene import Scene, Side
from undercroft.testing import rule

# Dark Altar


@rule("BM-PRIO-06", "BM-RUL-48")
def test_dark_altar_is_destroyed_to_take_any_card_from_the_pile() -> None:
    scene = Scene(alice=Side(dungeon=["dark-altar"], hand=["spawn-point"]), discard=["fear", "wreck-room"])
    scene.says("alice", "use dark-altar")
    assert scene.offers() == ["card fear", "card wreck-room", "card dark-altar"]
    scene.says("alice", "card fear")
    assert (scene.alice.hand, scene.alice.dungeon) == (["fear", "spawn-point"], [])


@rule("BM-GLOSS-09")
def test_dark_altar_is_not_used_while_deactivated_or_covered() -> None:
    asleep = Scene(alice=Side(dungeon=["dark-altar"], asleep=["dark-altar"], hand=["spawn-point"]))
    assert "use dark-altar" not in asleep.offers()
    covered = Scene(alice=Side(dungeon=[["dark-altar", "wreck-room"]], hand=["spawn-point"]), discard=["fear"])
    assert "use dark-altar" not in covered.offers()


# Open Grave


@rule("BM-ADV-16")
def test_open_grave_takes_a_room_from_the_pile_when_a_hero_dies_in_it() -> None:
    scene = Scene(
        alice=Side(dungeon=["neanderthal-cave", "open-grave"], entrance=["elfstar"]),
        discard=["fear", "wreck-room", "spawn-point"],
        at="adventure",
    )
    assert scene.offers() == ["card wreck-room", "card spawn-point"]
    scene.says("alice", "card wreck-room")
    assert "wreck-room" in scene.alice.hand


def test_open_grave_takes_nothing_when_a_hero_dies_in_another_room() -> None:
    scene = Scene(
        alice=Side(dungeon=["open-grave", "neanderthal-cave"], entrance=["elfstar"]),
        bob=Side(hand=["pause"]),
        discard=["wreck-room", "spawn-point"],
        at="adventure",
    )
    scene.passes("bob", "bob", "bob")
    assert (scene.alice.souls, scene.alice.hand) == (["elfstar"], [])


@rule("BM-RUL-52")
def test_open_grave_takes_one_room_per_round() -> None:
    scene = Scene(
        alice=Side(dungeon=["open-grave"], entrance=["the-fool", "the-fool-base"]),
        bob=Side(hand=["pause"]),
        discard=["wreck-room", "spawn-point"],
        at="adventure",
    )
    scene.passes("bob", "bob")
    scene.says("alice", "card wreck-room")
    scene.passes("bob", "bob")
    assert scene.alice.souls == ["the-fool", "the-fool-base"]
    assert scene.alice.hand == ["wreck-room"]


# Specter's Sanctum


@rule("BM-GLOSS-19", "BM-BUILD-18")
def test_specters_sanctum_makes_an_opponent_discard_a_random_spell_when_built() -> None:
    scene = Scene(
        alice=Side(hand=["specters-sanctum", "pause"]),
        bob=Side(hand=["spawn-point"]),
        carol=Side(hand=["fear", "freeze", "spiked-pit"]),
        rolls=(0,),
    )
    scene.says("alice", "build specters-sanctum at 0")
    scene.passes("bob", "carol")
    scene.says("alice", "player 2")
    assert scene.in_pile() in (["fear"], ["freeze"])
    assert sorted([*scene.carol.hand, *scene.in_pile()]) == ["fear", "freeze", "spiked-pit"]


@rule("BM-BUILD-20", "BM-GLOSS-06")
def test_specters_sanctum_does_nothing_when_it_is_only_uncovered() -> None:
    scene = Scene(
        alice=Side(dungeon=[["specters-sanctum", "dark-altar"]], hand=["pause", "spawn-point"]),
        bob=Side(hand=["fear"]),
        discard=["wreck-room"],
    )
    scene.says("alice", "use dark-altar", "card wreck-room")
    assert scene.alice.dungeon == ["specters-sanctum"]
    scene.to_phase("adventure")
    assert scene.bob.hand == ["fear"]


# Succubus Spa


def test_succubus_spa_steals_a_random_card_of_the_named_type_when_a_hero_dies_in_it() -> None:
    scene = Scene(
        alice=Side(dungeon=["neanderthal-cave", "succubus-spa"], entrance=["elfstar"]),
        bob=Side(hand=["pause", "spawn-point"]),
        at="adventure",
    )
    scene.passes("bob", "bob", "bob")
    scene.says("alice", "deck spell")
    assert (scene.alice.hand, scene.bob.hand) == (["pause"], ["spawn-point"])


def test_succubus_spa_takes_nothing_of_a_type_the_hand_does_not_hold() -> None:
    scene = Scene(
        alice=Side(dungeon=["neanderthal-cave", "succubus-spa"], entrance=["elfstar"]),
        bob=Side(hand=["spawn-point"]),
        carol=Side(hand=["pause"]),
        at="adventure",
    )
    scene.passes("carol", "carol", "carol")
    scene.says("alice", "player 1", "deck spell")
    assert (scene.alice.hand, scene.bob.hand) == ([], ["spawn-point"])


@rule("BM-RUL-52")
def test_succubus_spa_steals_once_per_round() -> None:
    scene = Scene(
        alice=Side(dungeon=["neanderthal-cave", "succubus-spa"], entrance=["elfstar", "hookshot-joe"]),
        bob=Side(hand=["wreck-room", "dark-altar", "pause"]),
        at="adventure",
    )
    scene.passes("bob", "bob", "bob")
    scene.says("alice", "deck room")
    scene.passes("bob", "bob", "bob")
    assert scene.alice.souls == ["elfstar", "hookshot-joe"]
    assert (scene.asked, len(scene.alice.hand)) == ("bob", 1)


# Dracolich Lair


@rule("BM-RUL-52")
def test_dracolich_lair_exchanges_two_room_cards_for_one_of_the_pile_once_per_round() -> None:
    scene = Scene(
        alice=Side(
            dungeon=["dracolich-lair"],
            hand=["spawn-point", "spiked-pit", "dark-altar", "wreck-room", "observatory"],
        ),
        discard=["fear", "golem-factory"],
    )
    scene.says("alice", "use dracolich-lair", "pay spawn-point", "pay spiked-pit")
    assert scene.offers() == ["card golem-factory", "card spawn-point", "card spiked-pit"]
    scene.says("alice", "card golem-factory")
    assert scene.alice.hand == ["dark-altar", "golem-factory", "observatory", "wreck-room"]
    assert scene.why_not("use dracolich-lair") == "BM-RUL-52"


@rule("BM-RUL-48")
def test_dracolich_lair_is_not_used_with_one_room_card() -> None:
    scene = Scene(
        alice=Side(dungeon=["dracolich-lair"], hand=["spawn-point", "fear", "pause"]),
        discard=["golem-factory"],
    )
    assert scene.why_not("use dracolich-lair") == "BM-RUL-48"


# Vampire Bordello


@rule("BM-GLOSS-16")
def test_vampire_bordello_may_heal_a_wound_epic_or_not_when_a_hero_dies_in_it() -> None:
    side = Side(
        dungeon=["dracolich-lair", "vampire-bordello"],
        entrance=["elfstar"],
        wounds=["archer", "black-leaf"],
        hand=["pause"],
    )
    healed, declined = Scene(alice=side, at="adventure"), Scene(alice=side, at="adventure")
    healed.says("alice", "pass", "pass", "pass", "yes", "hero archer")
    assert (healed.alice.souls, healed.alice.wounds) == (["elfstar", "archer"], ["black-leaf"])
    declined.says("alice", "pass", "pass", "pass", "no")
    assert (declined.alice.souls, declined.alice.wounds) == (["elfstar"], ["archer", "black-leaf"])


@rule("BM-RUL-52")
def test_vampire_bordello_heals_once_per_round() -> None:
    scene = Scene(
        alice=Side(
            dungeon=["vampire-bordello"],
            entrance=["the-fool", "the-fool-base"],
            wounds=["archer", "black-leaf"],
            hand=["pause"],
        ),
        at="adventure",
    )
    scene.says("alice", "pass", "pass", "yes", "hero archer", "pass", "pass")
    assert scene.alice.souls == ["the-fool", "archer", "the-fool-base"]
    assert (scene.alice.wounds, scene.question) == (["black-leaf"], "MayAct")


def test_vampire_bordello_does_not_ask_if_the_hero_lives_or_there_is_no_wound() -> None:
    lives = Scene(
        alice=Side(dungeon=["vampire-bordello"], entrance=["elfstar"], wounds=["archer"], hand=["pause"]),
        at="adventure",
    )
    lives.says("alice", "pass", "pass")
    assert lives.alice.wounds == ["archer", "elfstar"]
    unhurt = Scene(alice=Side(dungeon=["vampire-bordello"], entrance=["the-fool"], hand=["pause"]), at="adventure")
    unhurt.says("alice", "pass", "pass")
    assert unhurt.alice.souls == ["the-fool"]
    assert (unhurt.state.active, unhurt.question) == (1, "MayAct")  # the turn is over
