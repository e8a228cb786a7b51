"""The glossary (p.18, p.19): destroy, uncover, deactivate, heal, discard, search, hands, face-down Rooms."""

from __future__ import annotations

from undercroft.games.boss_monster import events
from undercroft.testing import rule

from .scene import Scene, Side

# Destroy and uncover


@rule("BM-GLOSS-01", "BM-GLOSS-03")
def test_a_destroyed_room_goes_to_the_discard_pile_and_the_rooms_to_its_left_slide_right() -> None:
    scene = Scene(alice=Side(dungeon=["spawn-point", "inner-sanctum", "wreck-room"], hand=["pause"]), at="adventure")
    scene.says("alice", "use wreck-room", "pay inner-sanctum")
    assert scene.alice.dungeon == ["spawn-point", "wreck-room"]
    assert scene.in_pile() == ["inner-sanctum"]


@rule("BM-GLOSS-02", "BM-GLOSS-05")
def test_the_room_under_a_destroyed_one_becomes_the_visible_room_of_the_stack() -> None:
    scene = Scene(
        alice=Side(dungeon=["wreck-room", ["dragon-hatchery", "barbarian-hall", "spawn-point"]], hand=["pause"]),
        at="adventure",
    )
    scene.says("alice", "use wreck-room")
    assert scene.alice.stacks == [["wreck-room"], ["dragon-hatchery", "barbarian-hall"]]
    assert scene.alice.damage == [1, 3]


@rule("BM-GLOSS-04")
def test_no_room_is_destroyed_without_a_card_that_says_so() -> None:
    scene = Scene(
        alice=Side(dungeon=["spawn-point", "inner-sanctum"], entrance=["elfstar", "heavenboy"], hand=["pause"]),
        bob=Side(dungeon=["barbarian-hall"], hand=["pause"]),
        at="adventure",
    )
    assert scene.offers() == ["pass", "play pause"]
    scene.to_end_of_round()
    assert scene.told(events.HeroKilled)
    assert scene.told(events.BossWounded)
    assert scene.told(events.RoomDestroyedByCard) == []


@rule("BM-GLOSS-06", "BM-BUILD-20")
def test_uncovering_is_not_building() -> None:
    scene = Scene(
        alice=Side(dungeon=["wreck-room", ["incubus-gym", "spawn-point"]], hand=["pause"]),
        bob=Side(hand=["imp-temple"]),
        at="adventure",
    )
    scene.says("alice", "use wreck-room")
    assert scene.alice.dungeon == ["wreck-room", "incubus-gym"]
    assert scene.bob.hand == ["imp-temple"]


@rule("BM-GLOSS-06", "BM-GLOSS-05")
def test_a_build_or_uncover_effect_fires_on_uncovering() -> None:
    scene = Scene(alice=Side(dungeon=["wreck-room", ["spiked-pit", "spawn-point"]], hand=["pause"]), at="adventure")
    scene.says("alice", "use wreck-room")
    assert scene.alice.damage == [1, 1 + 3]


# Deactivate


@rule("BM-GLOSS-07", "BM-GLOSS-08", "BM-GLOSS-09")
def test_a_deactivated_room_stays_on_its_stack_without_damage_treasure_or_ability() -> None:
    scene = Scene(
        alice=Side(dungeon=[["spawn-point", "dark-portal"]], hand=["freeze", "fear", "pause"]), at="adventure"
    )
    assert scene.alice.treasure["cleric"] == 2
    scene.says("alice", "play freeze")
    assert scene.alice.asleep == ["dark-portal"]
    assert (scene.alice.damage, scene.alice.treasure["cleric"]) == ([0], 0)
    assert scene.alice.treasure["fighter"] == 0
    assert "use dark-portal" not in scene.offers()


@rule("BM-GLOSS-10")
def test_effects_that_count_rooms_leave_deactivated_ones_out() -> None:
    scene = Scene(
        alice=Side(
            dungeon=["inner-sanctum", "spawn-point", "barbarian-hall"],
            asleep=["barbarian-hall"],
            entrance=["heavenboy"],
            hand=["exhaustion", "pause"],
        ),
        at="adventure",
    )
    scene.passes("alice")
    scene.says("alice", "play exhaustion")
    assert scene.damage_on("heavenboy") == 2 + 2


@rule("BM-GLOSS-11")
def test_a_deactivated_room_cannot_be_destroyed() -> None:
    scene = Scene(
        alice=Side(
            dungeon=["the-smashinator", "spawn-point", "inner-sanctum"],
            asleep=["spawn-point"],
            hand=["pause"],
        ),
        at="adventure",
    )
    scene.says("alice", "use the-smashinator")
    assert scene.alice.dungeon == ["the-smashinator", "spawn-point"]


@rule("BM-GLOSS-12", "BM-BUILD-13")
def test_nothing_can_be_built_on_a_deactivated_room() -> None:
    scene = Scene(alice=Side(dungeon=["spawn-point"], asleep=["spawn-point"], hand=["imp-temple"]))
    assert scene.why_not("build imp-temple at 0") == "BM-BUILD-13"
    assert scene.offers() == ["pass", "build imp-temple at 1"]


@rule("BM-GLOSS-13")
def test_the_rooms_on_both_sides_of_a_deactivated_room_are_not_adjacent() -> None:
    scene = Scene(
        alice=Side(dungeon=["spawn-point", "imp-temple", "goblin-armory"], asleep=["imp-temple"], hand=["pause"]),
        at="adventure",
    )
    assert scene.alice.damage == [2, 0, 1]


@rule("BM-GLOSS-14", "BM-RUL-20")
def test_a_deactivated_room_keeps_its_place() -> None:
    scene = Scene(
        alice=Side(dungeon=["spawn-point", "imp-temple", "barbarian-hall"], hand=["freeze", "pause"]),
        at="adventure",
    )
    scene.says("alice", "play freeze", "room imp-temple")
    assert scene.alice.dungeon == ["spawn-point", "imp-temple", "barbarian-hall"]


@rule("BM-GLOSS-15", "BM-END-03", "BM-GLOSS-07")
def test_every_deactivated_room_becomes_active_again_at_the_end_of_the_round() -> None:
    scene = Scene(
        alice=Side(dungeon=["spawn-point"], asleep=["spawn-point"]),
        bob=Side(dungeon=["imp-temple"], asleep=["imp-temple"]),
        at="end",
    )
    assert (scene.alice.damage, scene.bob.damage) == ([2], [1])
    assert (scene.alice.asleep, scene.bob.asleep) == ([], [])


# Heal, discard, search


@rule("BM-GLOSS-16")
def test_healing_turns_a_wound_of_any_grade_into_a_soul_of_full_value() -> None:
    scene = Scene(
        alice=Side(
            dungeon=["vampire-bordello"],
            entrance=["the-fool"],
            wounds=["heavenboy", "elfstar"],
            hand=["pause"],
        ),
        bob=Side(wounds=["black-leaf"]),
        at="adventure",
    )
    scene.passes("alice", "alice")
    scene.says("alice", "yes")
    assert scene.offers() == ["hero heavenboy", "hero elfstar"]  # own scoring area only
    scene.says("alice", "hero heavenboy")
    assert (scene.alice.soul_count, scene.alice.wound_count) == (1 + 2, 1)


@rule("BM-GLOSS-17", "BM-GLOSS-18")
def test_a_player_forced_to_discard_chooses_the_card_and_it_goes_to_the_pile() -> None:
    scene = Scene(
        alice=Side(dungeon=["inner-sanctum"], hand=["incubus-gym"]),
        bob=Side(hand=["imp-temple", "spiked-pit"]),
    )
    scene.says("alice", "build incubus-gym at 0")
    scene.all_pass()
    assert (scene.asked, scene.offers()) == ("bob", ["discard imp-temple", "discard spiked-pit"])
    scene.says("bob", "discard spiked-pit")
    assert (scene.in_pile(), "imp-temple" in scene.bob.hand) == (["spiked-pit"], True)


def tortured(roll: int) -> Scene:
    scene = Scene(
        alice=Side(dungeon=["torture-chamber"], hand=["pause"]),
        bob=Side(hand=["imp-temple", "spiked-pit"]),
        rolls=(roll,),
        at="adventure",
    )
    scene.says("alice", "use torture-chamber")
    return scene


@rule("BM-GLOSS-19")
def test_a_random_discard_is_left_to_chance_not_to_its_player() -> None:
    first, second = tortured(0), tortured(1)
    assert (first.asked, second.asked) == ("alice", "alice")
    assert sorted(first.in_pile()) == ["imp-temple", "torture-chamber"]
    assert sorted(second.in_pile()) == ["spiked-pit", "torture-chamber"]


@rule("BM-GLOSS-20", "BM-ROOM-04")
def test_a_room_deals_the_number_printed_on_it() -> None:
    scene = Scene(
        alice=Side(dungeon=["blockpile-puzzle", "hatchlings-hoard", "inner-sanctum"], entrance=["heavenboy"]),
        at="adventure",
    )
    assert [told.amount for told in scene.told(events.HeroWounded)] == [5, 2, 2]


def searched(*rolls: int) -> Scene:
    """Alice's Boss searches the Room deck on its Level Up; then a new round begins and alice draws."""
    scene = Scene(
        alice=Side(boss="king-croak", dungeon=["inner-sanctum"] * 2 + ["spawn-point"] * 2, hand=["goblin-nursery"]),
        bob=Side(boss="robobo"),
        deck=["dark-portal", "spiked-pit", "wraiths-throne"],
        heroes=[],
        epics=["heavenboy"],
        rolls=rolls,
    )
    scene.says("alice", "build goblin-nursery at 4", "yes", "card wraiths-throne", "pass")
    scene.to_end_of_round()
    return scene


@rule("BM-GLOSS-21")
def test_a_searched_deck_is_shuffled_afterwards_so_the_next_draw_is_open() -> None:
    assert "dark-portal" in searched(0).alice.hand
    assert "spiked-pit" in searched(1).alice.hand


# Hands, face-down Rooms, areas


@rule("BM-GLOSS-22")
def test_others_do_not_see_a_hand_unless_a_card_allows_it() -> None:
    scene = Scene(alice=Side(hand=["all-your-base"]), bob=Side(hand=["imp-temple", "spiked-pit"]), carol=Side())
    assert scene.sees("alice").players[1].known_hand == []
    scene.says("alice", "play all-your-base", "player 1")
    assert len(scene.sees("alice").players[1].known_hand) == 2
    assert scene.sees("carol").players[1].known_hand == []


@rule("BM-GLOSS-23")
def test_there_is_no_limit_to_a_hand() -> None:
    many = [
        "imp-temple",
        "spiked-pit",
        "dark-portal",
        "spawn-point",
        "wreck-room",
        "cursed-tomb",
        "lost-library",
    ]
    scene = Scene(alice=Side(hand=[*many, "fear", "pity", "freeze", "pause"]), deck=[], at="end")
    assert len(scene.alice.hand) == 11
    assert (scene.asked, scene.bob.hand) == ("alice", [])


@rule("BM-GLOSS-24", "BM-RUL-17")
def test_a_face_down_room_and_the_room_beneath_it_cannot_be_destroyed() -> None:
    scene = Scene(
        alice=Side(dungeon=["spawn-point", "wreck-room", "inner-sanctum"], hand=["barbarian-hall"]),
        bob=Side(hand=["spiked-pit"]),
    )
    scene.says("alice", "build barbarian-hall at 2", "use wreck-room")
    assert (scene.alice.dungeon, scene.alice.face_down) == (["spawn-point", "wreck-room"], 1)
    assert scene.in_pile() == ["inner-sanctum"]  # the only Room that could pay


@rule("BM-GLOSS-25", "BM-GLOSS-29")
def test_rooms_are_face_down_only_from_placement_to_the_reveal() -> None:
    scene = Scene(
        alice=Side(hand=["spawn-point"]),
        bob=Side(hand=["imp-temple", "pause"]),
        carol=Side(hand=["spiked-pit"]),
    )
    scene.says("alice", "build spawn-point at 0")
    assert (scene.alice.dungeon, scene.alice.face_down) == (["?"], 1)
    scene.passes("bob", "carol")
    assert (scene.phase, scene.alice.dungeon, scene.alice.face_down) == ("adventure", ["spawn-point"], 0)


@rule("BM-GLOSS-29")
def test_others_learn_the_place_of_a_face_down_room_but_not_which_card_it_is() -> None:
    scene = Scene(alice=Side(hand=["spawn-point"]), bob=Side(hand=["imp-temple"]))
    scene.says("alice", "build spawn-point at 0")
    own, other = (scene.sees(name).players[0].dungeon[0] for name in ("alice", "bob"))
    assert (own.face_down, other.face_down) == (True, True)
    assert own.hidden >= 0 > other.hidden
    assert scene.told(events.RoomPlaced)[0].seen_by(1).room == -1


@rule("BM-GLOSS-26", "BM-ELIM-02")
def test_the_town_belongs_to_no_player() -> None:
    scene = Scene(
        alice=Side(hand=["spawn-point"]),
        carol=Side(wounds=["heavenboy", "tyrone-pharaoh-ascendant", "hookshot-joe"]),
        town=["elfstar"],
        at="end",
    )
    assert (scene.carol.is_out, scene.in_town()[0]) == (True, "elfstar")
    assert scene.sees("bob").town[0].name == scene.sees(None).town[0].name == "elfstar"


@rule("BM-GLOSS-27", "BM-GOAL-01", "BM-GOAL-02")
def test_souls_and_wounds_are_kept_apart_in_the_scoring_area_of_their_player() -> None:
    scene = Scene(
        alice=Side(dungeon=["barbarian-hall"], entrance=["the-fool", "heavenboy"], hand=["pause"]),
        at="adventure",
    )
    scene.all_pass()
    assert (scene.alice.souls, scene.alice.wounds) == (["the-fool"], ["heavenboy"])
    assert (scene.bob.souls, scene.bob.wounds) == ([], [])
