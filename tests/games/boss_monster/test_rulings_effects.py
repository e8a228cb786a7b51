"""Rulings on limits, targets, costs and lasting changes (BM-RUL-52 to BM-RUL-59, 68, 82, 94, 95)."""

from __future__ import annotations

from undercroft.games.boss_monster import events
from undercroft.testing import rule

from .scene import Scene, Side


@rule("BM-RUL-52")
def test_once_per_round_belongs_to_the_single_card_in_play() -> None:
    scene = Scene(
        alice=Side(dungeon=["observatory", "observatory"], hand=["fear", "pity", "freeze"]),
        spell_deck=["exhaustion", "teleportation"],
        at="adventure",
    )
    scene.says("alice", "use observatory", "pay fear")
    scene.says("alice", "use observatory", "pay pity")
    assert "use observatory" not in scene.offers()
    assert sorted(scene.alice.hand) == ["exhaustion", "freeze", "teleportation"]


@rule("BM-RUL-52")
def test_once_per_round_is_fresh_again_next_round() -> None:
    scene = Scene(alice=Side(dungeon=["observatory"], hand=["fear", "pity"]), at="adventure")
    scene.says("alice", "use observatory", "pay fear")
    scene.to_end_of_round()
    assert (scene.state.round, "use observatory" in scene.offers()) == (2, True)


@rule("BM-RUL-52")
def test_an_ability_without_the_words_is_unlimited() -> None:
    scene = Scene(
        alice=Side(dungeon=["boulder-ramp", "spawn-point", "inner-sanctum"], entrance=["the-brothers"]),
        at="adventure",
    )
    scene.says("alice", "use boulder-ramp", "pay spawn-point", "use boulder-ramp")
    assert [told.amount for told in scene.told(events.HeroWounded)] == [1, 5, 5]


@rule("BM-RUL-52")
def test_a_card_that_left_play_and_came_back_is_new() -> None:
    scene = Scene(
        alice=Side(
            boss="torix-uzkali",
            levelled=True,
            dungeon=["rust-monster-pen", "wreck-room", "inner-sanctum"],
            hand=["spawn-point", "wild-monster", "imp-temple"],
        ),
        at="adventure",
    )
    scene.says("alice", "use rust-monster-pen", "room inner-sanctum", "pay spawn-point", "no")
    assert scene.why_not("use rust-monster-pen") == "BM-RUL-52"
    scene.says("alice", "use wreck-room", "pay rust-monster-pen", "yes")
    scene.says("alice", "play wild-monster", "room inner-sanctum", "build rust-monster-pen at 0")
    assert "use rust-monster-pen" in scene.offers()


@rule("BM-RUL-53", "BM-GLOSS-11")
def test_only_visible_and_active_rooms_can_be_chosen() -> None:
    scene = Scene(
        alice=Side(
            dungeon=[["spawn-point", "imp-temple"], "barbarian-hall", "inner-sanctum"],
            asleep=["barbarian-hall"],
            hand=["freeze", "pause"],
        ),
        at="adventure",
    )
    scene.says("alice", "play freeze")
    assert sorted(scene.offers()) == ["room imp-temple", "room inner-sanctum"]


@rule("BM-RUL-53", "BM-GLOSS-11", "BM-RUL-48")
def test_only_visible_and_active_rooms_can_be_destroyed_as_a_cost() -> None:
    scene = Scene(
        alice=Side(dungeon=["barbarian-hall", "wreck-room"], asleep=["barbarian-hall"], hand=["pause"]),
        at="adventure",
    )
    assert scene.why_not("use wreck-room") == "BM-RUL-48"


@rule("BM-RUL-54")
def test_a_destroy_this_room_ability_does_not_happen_if_something_else_destroys_the_room() -> None:
    scene = Scene(
        alice=Side(dungeon=["lost-library", "wreck-room"], hand=["fear"]), deck=["imp-temple"], at="adventure"
    )
    scene.says("alice", "use wreck-room")
    assert scene.alice.dungeon == ["wreck-room"]
    assert [told.deck for told in scene.told(events.CardsDrawn)][:1] == ["room"]
    assert scene.alice.hand[0] == "fear"


@rule("BM-RUL-56", "BM-GLOSS-18")
def test_several_players_discard_in_xp_order_and_who_has_nothing_does_nothing() -> None:
    scene = Scene(
        alice=Side(dungeon=["inner-sanctum"], hand=["incubus-gym"]),
        bob=Side(hand=["fear", "pity"]),
        carol=Side(boss="belladonna", hand=["dark-portal", "imp-temple"]),
        dave=Side(boss="killa", hand=["spiked-pit", "spawn-point"]),
    )
    scene.says("alice", "build incubus-gym at 0")
    scene.all_pass()
    assert scene.asked == "dave"
    scene.says("dave", "discard spawn-point")
    scene.says("carol", "discard dark-portal")
    assert scene.in_pile()[:2] == ["spawn-point", "dark-portal"]


@rule("BM-RUL-56")
def test_several_players_destroy_in_xp_order_and_who_has_no_room_does_nothing() -> None:
    scene = Scene(
        alice=Side(boss="robobo", dungeon=["inner-sanctum"] * 2 + ["goblin-nursery"] * 2, hand=["imp-temple"]),
        carol=Side(boss="belladonna", dungeon=["dark-portal", "imp-temple"]),
        dave=Side(boss="killa", dungeon=["spiked-pit", "spawn-point"]),
    )
    scene.says("alice", "build imp-temple at 4")
    scene.says("dave", "room spawn-point")
    scene.says("carol", "room dark-portal")
    assert scene.in_pile() == ["spawn-point", "dark-portal"]


@rule("BM-RUL-57")
def test_damage_never_goes_below_zero() -> None:
    scene = Scene(
        alice=Side(dungeon=["minotaurs-maze"], hand=["pause"]),
        bob=Side(dungeon=["bullet-builder"], hand=["spiked-pit"]),
        at="adventure",
    )
    scene.passes("alice")
    scene.says("bob", "use bullet-builder")
    scene.passes("alice")
    assert scene.alice.damage == [0]


@rule("BM-RUL-57")
def test_a_room_that_deals_zero_cannot_be_raised_while_that_lasts() -> None:
    scene = Scene(alice=Side(dungeon=["spawn-point", "goblin-nursery"], hand=["fairy-fountain", "giant-size", "pause"]))
    scene.says("alice", "play fairy-fountain", "room spawn-point")
    assert scene.phase == "adventure"
    scene.says("alice", "play giant-size", "room spawn-point")
    assert scene.alice.damage == [0, 1]


@rule("BM-RUL-58")
def test_a_bonus_ends_when_its_room_is_covered_and_does_not_come_back() -> None:
    scene = Scene(
        alice=Side(
            dungeon=["spawn-point", "wreck-room"],
            hand=["giant-size", "wild-monster", "barbarian-hall", "jeopardy", "pause"],
        ),
        at="adventure",
    )
    scene.says("alice", "play giant-size")
    assert scene.alice.damage == [5, 1]
    scene.says("alice", "play wild-monster", "room spawn-point", "build barbarian-hall at 1", "discard jeopardy")
    assert scene.alice.damage == [3, 1]
    scene.says("alice", "use wreck-room")
    assert (scene.alice.dungeon[0], scene.alice.damage) == ("spawn-point", [2, 1])


@rule("BM-RUL-58")
def test_a_bonus_to_all_rooms_covers_rooms_that_come_to_light_later() -> None:
    scene = Scene(
        alice=Side(dungeon=["the-crushinator", ["spawn-point", "imp-temple"]], hand=["pause"]), at="adventure"
    )
    scene.says("alice", "use the-crushinator")
    assert (scene.alice.dungeon, scene.alice.damage) == (["the-crushinator", "spawn-point"], [2 + 2, 2 + 2])


@rule("BM-RUL-59")
def test_a_stack_is_moved_whole() -> None:
    scene = Scene(
        alice=Side(dungeon=[["spawn-point", "imp-temple"], "barbarian-hall"], hand=["oh-yeah", "pause"]),
        at="adventure",
    )
    scene.says("alice", "play oh-yeah", "room imp-temple")
    assert scene.alice.stacks == [["barbarian-hall"], ["spawn-point", "imp-temple"]]


@rule("BM-RUL-68")
def test_any_opponent_of_the_dungeons_owner_may_pay_a_dark_hero_with_a_room_of_its_class() -> None:
    scene = Scene(
        alice=Side(dungeon=["spawn-point"], entrance=["vampire"], hand=["imp-temple", "pause"]),
        bob=Side(hand=["spiked-pit", "imp-temple"]),
        at="adventure",
    )
    assert scene.offers() == ["pass", "play pause"]  # not the owner
    scene.passes("alice")
    scene.says("bob", "use vampire")
    scene.passes("alice")
    assert (scene.health("vampire"), scene.in_pile()) == (6 + 3, ["imp-temple"])


@rule("BM-RUL-68")
def test_a_dark_hero_takes_one_payment_per_round_in_all() -> None:
    scene = Scene(
        alice=Side(dungeon=["spawn-point", "barbarian-hall"], entrance=["vampire"]),
        bob=Side(hand=["imp-temple", "dark-portal"]),
        carol=Side(hand=["inner-sanctum"]),
        at="adventure",
    )
    scene.says("bob", "use vampire", "pay dark-portal")
    assert [told.amount for told in scene.told(events.HeroToughened)] == [3]
    assert scene.state.round == 2  # neither bob nor carol was asked again


@rule("BM-RUL-68")
def test_a_dark_hero_in_town_takes_no_payment() -> None:
    scene = Scene(bob=Side(hand=["imp-temple", "pause"]), town=["vampire"], at="adventure")
    assert scene.offers() == ["pass", "play pause"]


@rule("BM-RUL-82")
def test_of_two_replacements_the_active_players_applies_first() -> None:
    scene = Scene(
        alice=Side(boss="nicolius", dungeon=["imp-temple", "wreck-room", "cursed-tomb"]),
        bob=Side(boss="torix-uzkali", levelled=True, hand=["spawn-point"]),
        at="adventure",
    )
    scene.passes("alice")
    assert scene.state.active == 1
    scene.says("alice", "use wreck-room", "pay cursed-tomb")
    assert (scene.asked, scene.question) == ("bob", "MayReplace")
    scene.says("bob", "yes")
    assert "spawn-point" in scene.bob.hand


@rule("BM-RUL-82")
def test_with_nobody_else_first_the_other_replacement_applies_in_its_turn() -> None:
    scene = Scene(
        alice=Side(boss="nicolius", dungeon=["imp-temple", "wreck-room", "cursed-tomb"]),
        bob=Side(boss="torix-uzkali", levelled=True, hand=["spawn-point"]),
        at="adventure",
    )
    scene.says("alice", "use wreck-room", "pay cursed-tomb")
    assert "spawn-point" in scene.alice.hand


@rule("BM-RUL-94")
def test_just_a_hero_means_any_in_town_at_an_entrance_or_in_a_dungeon_but_none_else() -> None:
    scene = Scene(
        alice=Side(dungeon=["spawn-point"], entrance=["heavenboy", "hookshot-joe"], souls=["black-leaf"]),
        bob=Side(
            dungeon=["werewolf-den"],
            entrance=["elfstar"],
            wounds=["damok-dragon-hunter"],
            hand=["spiked-pit"],
        ),
        town=["the-fool"],
        at="adventure",
    )
    scene.passes("bob")
    assert scene.alice.inside == "heavenboy"
    scene.says("bob", "use werewolf-den")
    assert sorted(scene.offers()) == ["hero elfstar", "hero heavenboy", "hero hookshot-joe", "hero the-fool"]


@rule("BM-RUL-95")
def test_destruction_as_a_cost_counts_as_destruction_by_another_card() -> None:
    scene = Scene(
        alice=Side(dungeon=["wreck-room", "cursed-tomb"]),
        bob=Side(hand=["spawn-point", "spiked-pit", "fear"]),
        at="adventure",
    )
    scene.says("alice", "use wreck-room")
    scene.says("bob", "discard spawn-point")
    assert sorted(scene.in_pile()) == ["cursed-tomb", "spawn-point", "spiked-pit"]


@rule("BM-RUL-95")
def test_destruction_as_a_cost_counts_as_done_by_the_player_who_paid() -> None:
    scene = Scene(
        alice=Side(
            boss="eclipse",
            levelled=True,
            dungeon=["wreck-room", ["spawn-point", "imp-temple"]],
            hand=["pause"],
        ),
        at="adventure",
    )
    scene.says("alice", "use wreck-room")
    assert (scene.alice.dungeon, scene.alice.damage) == (["wreck-room", "spawn-point"], [1, 2 + 3])


@rule("BM-RUL-95")
def test_rooms_destroyed_as_costs_count_for_oh_yeah() -> None:
    scene = Scene(
        alice=Side(dungeon=["wreck-room", "chump-chomper", "spawn-point", "inner-sanctum"], hand=["oh-yeah", "pause"]),
        bob=Side(dungeon=["barbarian-hall"]),
        at="adventure",
    )
    scene.says("alice", "use wreck-room", "pay spawn-point", "use chump-chomper", "pay inner-sanctum")
    scene.says("alice", "play oh-yeah", "text 2 of oh-yeah", "room barbarian-hall")
    assert scene.bob.dungeon == []
