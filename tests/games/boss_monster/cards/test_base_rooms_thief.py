"""The thief Rooms of the base game: what each does, and when it does not."""

from __future__ import annotations

from tests.games.boss_monster.scene import Scene, Side
from undercroft.testing import rule

# Bottomless Pit


@rule("BM-RUL-89", "BM-RUL-86")
def test_bottomless_pit_is_destroyed_to_kill_the_hero_in_it() -> None:
    scene = Scene(alice=Side(dungeon=["bottomless-pit"], entrance=["the-brothers"], hand=["pause"]), at="adventure")
    scene.says("alice", "pass", "use bottomless-pit")
    assert (scene.alice.souls, scene.alice.dungeon) == (["the-brothers"], [])
    assert scene.in_pile() == ["bottomless-pit"]


@rule("BM-PRIO-07")
def test_bottomless_pit_is_not_used_without_a_hero_in_it_nor_while_building() -> None:
    scene = Scene(
        alice=Side(dungeon=["spawn-point", "bottomless-pit"], entrance=["elfstar"], hand=["pause"]),
        at="adventure",
    )
    assert scene.why_not("use bottomless-pit") == "BM-RUL-90"
    scene.says("alice", "pass")
    assert scene.alice.hero_in == "spawn-point"
    assert scene.why_not("use bottomless-pit") == "BM-RUL-90"
    build = Scene(alice=Side(dungeon=["bottomless-pit"], hand=["spawn-point"]))
    assert build.why_not("use bottomless-pit") == "BM-PRIO-07"


# Boulder Ramp


@rule("BM-RUL-52")
def test_boulder_ramp_deals_five_for_each_other_room_destroyed() -> None:
    scene = Scene(
        alice=Side(
            dungeon=["boulder-ramp", "spawn-point", "spiked-pit"],
            entrance=["the-brothers"],
            hand=["pause"],
        ),
        at="adventure",
    )
    scene.says("alice", "pass", "use boulder-ramp", "pay spawn-point", "use boulder-ramp")
    assert scene.damage_on("the-brothers") == 1 + 5 + 5
    assert scene.alice.dungeon == ["boulder-ramp"]
    assert scene.why_not("use boulder-ramp") == "BM-RUL-48"


@rule("BM-RUL-90", "BM-RUL-53")
def test_boulder_ramp_needs_a_hero_in_it_and_is_not_paid_with_a_deactivated_room() -> None:
    scene = Scene(
        alice=Side(
            dungeon=["spawn-point", "boulder-ramp"],
            asleep=["spawn-point"],
            entrance=["elfstar"],
            hand=["pause"],
        ),
        at="adventure",
    )
    assert scene.why_not("use boulder-ramp") == "BM-RUL-90"
    scene.says("alice", "pass")
    assert scene.alice.hero_in == "boulder-ramp"
    assert scene.why_not("use boulder-ramp") == "BM-RUL-48"


@rule("BM-PRIO-07")
def test_boulder_ramp_is_not_used_for_a_hero_in_another_room_nor_while_building() -> None:
    scene = Scene(
        alice=Side(dungeon=["spawn-point", "boulder-ramp"], entrance=["elfstar"], hand=["pause"]),
        at="adventure",
    )
    scene.says("alice", "pass")
    assert scene.alice.hero_in == "spawn-point"
    assert scene.why_not("use boulder-ramp") == "BM-RUL-90"
    build = Scene(alice=Side(dungeon=["spawn-point", "boulder-ramp"], hand=["golem-factory"]))
    assert build.why_not("use boulder-ramp") == "BM-PRIO-07"


# Dizzygas Hallway


@rule("BM-RUL-85")
def test_dizzygas_hallway_gives_two_damage_to_a_trap_directly_to_its_right() -> None:
    scene = Scene(
        alice=Side(dungeon=["spiked-pit", "dizzygas-hallway", "wreck-room", "dark-altar"], hand=["spawn-point"])
    )
    assert scene.alice.damage == [1, 1, 3, 1]


@rule("BM-GLOSS-13")
def test_dizzygas_hallway_gives_nothing_to_a_monster_room_nor_across_a_deactivated_room() -> None:
    monster = Scene(alice=Side(dungeon=["dizzygas-hallway", "spawn-point"], hand=["wreck-room"]))
    assert monster.alice.damage == [1, 2]
    across = Scene(
        alice=Side(
            dungeon=["dizzygas-hallway", "wreck-room", "spiked-pit"],
            asleep=["wreck-room"],
            hand=["spawn-point"],
        )
    )
    assert across.alice.damage == [1, 0, 1]


# Jackpot Stash


def test_jackpot_stash_doubles_the_treasure_of_rooms_but_not_of_the_boss() -> None:
    scene = Scene(
        alice=Side(dungeon=["antimagic-zone", ["spiked-pit", "jackpot-stash"]], hand=["spawn-point", "pause"]),
    )
    assert scene.alice.treasure == {"cleric": 0, "fighter": 0, "mage": 3, "thief": 2}
    scene.says("alice", "use jackpot-stash")
    assert scene.alice.treasure == {"cleric": 0, "fighter": 0, "mage": 5, "thief": 2}


@rule("BM-PRIO-07", "BM-END-02")
def test_jackpot_stash_is_for_the_build_phase_and_for_one_round() -> None:
    late = Scene(alice=Side(dungeon=["jackpot-stash"], hand=["pause"]), at="adventure")
    assert late.why_not("use jackpot-stash") == "BM-PRIO-07"
    scene = Scene(alice=Side(dungeon=["antimagic-zone", "jackpot-stash"], hand=["spawn-point"]), deck=["spiked-pit"])
    scene.says("alice", "use jackpot-stash")
    scene.to_round(2)
    assert scene.alice.treasure["mage"] == 3


# Recycling Center


@rule("BM-RUL-95")
def test_recycling_center_may_draw_two_rooms_when_another_own_room_is_destroyed() -> None:
    side = Side(dungeon=["recycling-center", "dark-altar"], hand=["pause", "spawn-point"])
    drawn, declined = (Scene(alice=side, discard=["fear"], deck=["wreck-room", "spiked-pit"]) for _ in range(2))
    drawn.says("alice", "use dark-altar", "yes", "card fear")
    assert drawn.alice.hand == ["fear", "pause", "spawn-point", "spiked-pit", "wreck-room"]
    declined.says("alice", "use dark-altar", "no", "card fear")
    assert declined.alice.hand == ["fear", "pause", "spawn-point"]


def test_recycling_center_draws_for_a_destruction_by_an_opponent_too() -> None:
    scene = Scene(
        alice=Side(dungeon=["dark-altar", "dark-altar"], hand=["oh-yeah", "spawn-point"]),
        bob=Side(dungeon=["recycling-center", "beast-menagerie"]),
        discard=["fear", "freeze"],
        deck=["wreck-room", "spiked-pit"],
    )
    scene.says("alice", "use dark-altar", "card fear", "use dark-altar", "card freeze")
    scene.says("alice", "play oh-yeah", "room beast-menagerie")
    scene.says("bob", "yes")
    assert scene.bob.hand == ["spiked-pit", "wreck-room"]


def test_recycling_center_draws_nothing_for_itself_or_for_another_dungeon() -> None:
    scene = Scene(
        alice=Side(dungeon=["dark-altar", "dark-altar"], hand=["oh-yeah", "spawn-point"]),
        bob=Side(dungeon=["recycling-center"]),
        discard=["fear", "freeze"],
        deck=["wreck-room", "spiked-pit"],
    )
    scene.says("alice", "use dark-altar", "card fear", "use dark-altar", "card freeze", "play oh-yeah")
    assert (scene.bob.dungeon, scene.bob.hand) == ([], [])


@rule("BM-ROOM-03", "BM-BUILD-22")
def test_recycling_center_is_blind_to_the_room_that_covered_it() -> None:
    scene = Scene(alice=Side(dungeon=[["recycling-center", "dark-altar"]], hand=["pause"]), discard=["pity"])
    scene.says("alice", "use dark-altar")
    assert (scene.alice.dungeon, scene.question) == (["recycling-center"], "ChooseFromPile")
    scene.says("alice", "card pity")
    assert (scene.question, scene.alice.hand) == ("MayAct", ["pause", "pity"])


@rule("BM-ROOM-03", "BM-BUILD-22")
def test_recycling_center_is_blind_to_all_rooms_that_went_as_it_came_to_light() -> None:
    rooms = [["recycling-center", "spiked-pit"], "dark-altar", "the-smashinator"]
    scene = Scene(alice=Side(dungeon=rooms, hand=["pause"]), at="adventure")
    scene.says("alice", "use the-smashinator")
    assert scene.alice.dungeon == ["recycling-center", "the-smashinator"]
    assert (scene.question, scene.alice.hand) == ("MayAct", ["pause"])


# The Crushinator


@rule("BM-RUL-58", "BM-RUL-52")
def test_the_crushinator_gives_all_own_rooms_two_damage_the_uncovered_one_included() -> None:
    scene = Scene(
        alice=Side(
            dungeon=["the-crushinator", ["spawn-point", "wreck-room"], "dragon-hatchery"],
            hand=["dark-altar"],
        ),
        bob=Side(dungeon=["dragon-hatchery"]),
    )
    scene.says("alice", "use the-crushinator", "pay wreck-room")
    assert (scene.alice.damage, scene.bob.damage) == ([4, 4, 2], [0])
    assert scene.why_not("use the-crushinator") == "BM-RUL-52"


@rule("BM-RUL-48")
def test_the_crushinator_does_not_pay_with_itself() -> None:
    scene = Scene(alice=Side(dungeon=["the-crushinator"], hand=["dark-altar"]))
    assert scene.why_not("use the-crushinator") == "BM-RUL-48"
