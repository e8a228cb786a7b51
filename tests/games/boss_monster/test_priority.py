"""Priority (p.7, p.10, p.12): who may act when, and what waits until everybody has passed (BM-RUL-45)."""

from __future__ import annotations

from undercroft.games.boss_monster import events
from undercroft.testing import rule

from .scene import Scene, Side, slugs


def frozen(scene: Scene) -> list[str]:
    """The Rooms deactivated so far, in order."""
    return slugs([told.room for told in scene.told(events.RoomDeactivated)])


@rule("BM-PRIO-01", "BM-PRIO-02", "BM-PRIO-12")
def test_the_active_player_may_use_any_number_of_effects_before_a_player_with_higher_xp() -> None:
    scene = Scene(
        alice=Side(boss="nicolius", hand=["jeopardy"]),
        bob=Side(boss="killa", dungeon=["spawn-point", "imp-temple"], hand=["freeze", "freeze"]),
        at="adventure",
    )
    scene.passes("alice", "bob")
    assert (scene.state.active, scene.asked) == (1, "bob")
    scene.says("bob", "play freeze", "room spawn-point", "play freeze")
    assert frozen(scene) == ["spawn-point", "imp-temple"]
    assert scene.asked == "alice"


@rule("BM-PRIO-03", "BM-RUL-45", "BM-RUL-67")
def test_the_active_player_may_resolve_effects_before_what_another_has_announced() -> None:
    scene = Scene(
        alice=Side(dungeon=["spawn-point", "imp-temple"], hand=["freeze", "pause"]),
        bob=Side(hand=["freeze"]),
        at="adventure",
    )
    scene.passes("alice")
    scene.says("bob", "play freeze", "room spawn-point")
    assert (scene.asked, frozen(scene)) == ("alice", [])
    scene.says("alice", "play freeze", "room imp-temple")
    assert frozen(scene) == ["imp-temple"]
    scene.passes("alice")
    assert frozen(scene) == ["imp-temple", "spawn-point"]


@rule("BM-PRIO-04", "BM-RUL-45", "BM-RUL-67")
def test_pending_effects_resolve_in_xp_order_whoever_announced_first() -> None:
    scene = Scene(
        alice=Side(dungeon=["spawn-point", "imp-temple"]),
        bob=Side(hand=["freeze"]),
        carol=Side(hand=["freeze"]),
        at="adventure",
    )
    scene.passes("bob")
    scene.says("carol", "play freeze", "room spawn-point")
    scene.says("bob", "play freeze", "room imp-temple")
    assert frozen(scene) == ["imp-temple", "spawn-point"]


@rule("BM-RUL-45")
def test_one_players_pending_effects_resolve_in_the_order_announced() -> None:
    scene = Scene(
        alice=Side(dungeon=["spawn-point", "imp-temple"]), bob=Side(hand=["freeze", "freeze"]), at="adventure"
    )
    scene.says("bob", "play freeze", "room spawn-point")
    assert frozen(scene) == []
    scene.says("bob", "play freeze", "room imp-temple")
    assert frozen(scene) == ["spawn-point", "imp-temple"]


@rule("BM-RUL-45")
def test_after_an_announcement_everybody_is_asked_again_even_who_had_passed() -> None:
    scene = Scene(
        alice=Side(dungeon=["spawn-point"], hand=["pause"]),
        bob=Side(hand=["pause"]),
        carol=Side(hand=["freeze"]),
        at="adventure",
    )
    scene.passes("alice", "bob")
    scene.says("carol", "play freeze")
    scene.passes("alice")
    assert (scene.asked, frozen(scene)) == ("bob", [])
    scene.passes("bob")
    assert frozen(scene) == ["spawn-point"]


@rule("BM-RUL-45")
def test_the_window_closes_only_when_everybody_passes_with_nothing_pending() -> None:
    scene = Scene(
        alice=Side(dungeon=["spawn-point", "imp-temple"], hand=["pause"]),
        bob=Side(hand=["freeze"]),
        at="adventure",
    )
    scene.passes("alice")
    scene.says("bob", "play freeze", "room spawn-point")
    scene.passes("alice")
    assert (frozen(scene), scene.asked, scene.state.active) == (["spawn-point"], "alice", 0)
    scene.passes("alice")
    assert scene.state.active == 1


@rule("BM-RUL-46", "BM-PRIO-03")
def test_an_ability_of_a_player_who_is_not_active_is_pending_like_a_spell() -> None:
    scene = Scene(
        alice=Side(dungeon=["spawn-point"], hand=["pause"]),
        bob=Side(dungeon=["frostbat-cave"]),
        at="adventure",
    )
    scene.passes("alice")
    scene.says("bob", "use frostbat-cave")
    assert (scene.asked, frozen(scene)) == ("alice", [])
    scene.passes("alice")
    assert frozen(scene) == ["spawn-point"]


@rule("BM-RUL-46", "BM-PRIO-02")
def test_an_ability_of_the_active_player_resolves_at_once() -> None:
    scene = Scene(
        alice=Side(dungeon=["frostbat-cave"]),
        bob=Side(dungeon=["spawn-point"], hand=["pause"]),
        at="adventure",
    )
    scene.says("alice", "use frostbat-cave")
    assert frozen(scene) == ["spawn-point"]


@rule("BM-PRIO-05", "BM-SPELL-07")
def test_a_spell_that_nobody_interrupts_resolves_and_goes_to_the_discard_pile() -> None:
    scene = Scene(alice=Side(dungeon=["spawn-point"], hand=["freeze", "pause"]), at="adventure")
    scene.says("alice", "play freeze")
    assert (scene.alice.asleep, scene.in_pile()) == (["spawn-point"], ["freeze"])


@rule("BM-PRIO-06", "BM-PRIO-07")
def test_a_destroy_this_room_ability_is_announced_and_may_be_used_whenever_spells_may() -> None:
    build = Scene(alice=Side(dungeon=["lost-library"]), bob=Side(dungeon=["save-point"]))
    adventure = Scene(alice=Side(dungeon=["lost-library"]), bob=Side(dungeon=["save-point"]), at="adventure")
    assert build.offers() == adventure.offers() == ["pass", "use lost-library"]
    adventure.passes("alice")
    assert (adventure.asked, adventure.offers()) == ("bob", ["pass", "use save-point"])


@rule("BM-PRIO-07", "BM-END-05")
def test_no_ability_may_be_used_outside_the_windows() -> None:
    scene = Scene(alice=Side(dungeon=["lost-library"], hand=["jeopardy"]), at="end")
    assert (scene.state.round, scene.phase, scene.waits) == (2, "build", [])


@rule("BM-PRIO-08")
def test_ongoing_abilities_and_build_effects_are_never_announced() -> None:
    scene = Scene(
        alice=Side(dungeon=["barbarian-hall", "goblin-nursery", "incubus-gym"], hand=["pause"]),
        at="adventure",
    )
    assert scene.offers() == ["pass", "play pause"]
    assert scene.alice.damage == [3 + 2, 1, 4]


@rule("BM-RUL-55")
def test_abilities_that_fire_together_go_in_the_order_active_player_then_xp() -> None:
    scene = Scene(
        alice=Side(dungeon=["hall-of-mirrors"]),
        bob=Side(dungeon=["hall-of-mirrors"]),
        carol=Side(dungeon=["ligers-den", "spawn-point"], hand=["freeze"]),
        spell_deck=["fear", "pity", "exhaustion"],
        at="adventure",
    )
    scene.passes("carol", "carol")
    assert scene.state.active == 2
    scene.says("carol", "play freeze", "room spawn-point")
    assert [fired.seat for fired in scene.told(events.AbilityFired)] == [2, 0, 1]


@rule("BM-RUL-55")
def test_a_player_orders_own_abilities_that_fire_together() -> None:
    scene = Scene(
        alice=Side(dungeon=["ligers-den", "spellslime-pit", "spawn-point"], hand=["freeze", "pause"]),
        spell_deck=["fear"],
        at="adventure",
    )
    scene.says("alice", "play freeze", "room spawn-point")
    assert sorted(scene.offers()) == ["first ligers-den", "first spellslime-pit"]
    scene.says("alice", "first ligers-den")
    fired = [told.source for told in scene.told(events.AbilityFired)]
    assert slugs(fired) == ["ligers-den", "spellslime-pit"]


@rule("BM-RUL-55", "BM-RUL-60")
def test_with_no_active_player_abilities_fire_in_plain_xp_order() -> None:
    scene = Scene(
        alice=Side(boss="belladonna", dungeon=["blockpile-puzzle"]),
        bob=Side(boss="nicolius", dungeon=["blockpile-puzzle"]),
        at="end",
    )
    assert [fired.seat for fired in scene.told(events.AbilityFired)] == [1, 0]


@rule("BM-RUL-90")
def test_a_spell_without_a_legal_target_cannot_be_announced() -> None:
    scene = Scene(alice=Side(hand=["freeze", "pause"]), at="adventure")
    assert scene.why_not("play freeze") == "BM-RUL-90"


@rule("BM-RUL-90")
def test_cards_and_receivers_are_chosen_on_resolution_so_their_lack_does_not_matter() -> None:
    scene = Scene(alice=Side(dungeon=["dark-portal"], hand=["fear", "pause"]), discard=["freeze"], at="adventure")
    scene.says("alice", "use dark-portal", "pay fear")  # no Room card in the pile to take
    assert sorted(scene.in_pile()) == ["fear", "freeze"]


@rule("BM-RUL-90", "BM-SPELL-10")
def test_a_text_with_two_targets_needs_both_on_announcement() -> None:
    scene = Scene(
        alice=Side(
            dungeon=["spawn-point"],
            entrance=["heavenboy"],
            souls=["elfstar"],
            hand=["undead-minion", "pause"],
        ),
        at="adventure",
    )
    assert scene.why_not("play undead-minion") == "BM-RUL-90"  # a Soul to give up, but nobody inside
    scene.passes("alice")
    assert scene.why_not("play undead-minion") is None


@rule("BM-RUL-49", "BM-PRIO-11")
def test_a_spell_whose_target_went_out_of_reach_fizzles_when_it_is_about_to_resolve() -> None:
    scene = Scene(
        alice=Side(hand=["freeze", "pause"]),
        bob=Side(dungeon=["spawn-point", "ligers-den"], hand=["giant-size"]),
        spell_deck=["fear"],
        at="adventure",
    )
    scene.passes("alice")
    scene.says("bob", "play giant-size", "room spawn-point")
    scene.says("alice", "play freeze", "room spawn-point")
    assert scene.told(events.EffectFizzled) == []
    scene.passes("alice")
    assert slugs([told.source for told in scene.told(events.EffectFizzled)]) == ["giant-size"]
    assert scene.in_pile() == ["freeze", "giant-size"]
    assert scene.bob.hand == []  # Liger's Den drew nothing: the Spell was not played


@rule("BM-RUL-49", "BM-RUL-90")
def test_naming_a_class_does_not_keep_a_spell_alive_whose_room_is_gone() -> None:
    scene = Scene(
        alice=Side(dungeon=["spawn-point"], hand=["freeze", "jeopardy"]),
        bob=Side(dungeon=["imp-temple"], hand=["secret-stash"]),
    )
    scene.passes("alice")
    scene.says("bob", "play secret-stash", "class thief")
    scene.says("alice", "play freeze", "room imp-temple", "pass")
    assert len(scene.told(events.EffectFizzled)) == 1
    assert scene.told(events.TreasureChanged) == []


@rule("BM-RUL-49")
def test_the_parts_of_an_effect_that_still_have_a_target_are_carried_out() -> None:
    scene = Scene(alice=Side(hand=["pause"]), bob=Side(entrance=["elfstar"], hand=["pause"]), at="adventure")
    scene.passes("alice")
    scene.says("bob", "play pause")  # nobody is inside to be called off, but the dungeon closes
    scene.to_end_of_round()
    assert (scene.bob.entrance, scene.bob.wounds) == (["elfstar"], [])


@rule("BM-RUL-49")
def test_a_swap_that_has_lost_one_of_its_two_rooms_does_nothing() -> None:
    scene = Scene(
        alice=Side(hand=["freeze", "pause"]),
        bob=Side(dungeon=["spawn-point", "imp-temple"], hand=["oh-yeah"]),
        at="adventure",
    )
    scene.passes("alice")
    scene.says("bob", "play oh-yeah", "room spawn-point")
    scene.says("alice", "play freeze", "room imp-temple", "pass")
    assert scene.bob.dungeon == ["spawn-point", "imp-temple"]


@rule("BM-PRIO-03", "BM-RUL-45", "BM-ADV-05")
def test_what_is_pending_can_still_be_answered_when_the_hero_of_the_window_is_gone() -> None:
    scene = Scene(
        alice=Side(dungeon=["spawn-point", "observatory"], hand=["its-on", "party-up"], entrance=["elfstar"]),
        bob=Side(hand=["freeze", "fear"]),
        at="adventure",
    )
    scene.passes("alice", "bob", "alice")
    assert scene.alice.hero_in == "spawn-point"
    scene.says("bob", "play freeze", "room observatory")
    scene.says("alice", "play its-on")
    assert (scene.alice.souls, frozen(scene)) == (["elfstar"], [])
    assert (scene.asked, scene.question) == ("alice", "MayAct")
    scene.passes("alice")
    assert frozen(scene) == ["observatory"]


# A Room is no answer


def frozen_builder(*hand: str) -> Scene:
    """Alice is to build; bob has announced Freeze at the Room that she could cover."""
    scene = Scene(alice=Side(dungeon=["spawn-point"], hand=hand), bob=Side(hand=["freeze"]))
    scene.passes("alice")
    scene.says("bob", "play freeze")
    return scene


@rule("BM-RUL-97", "BM-RUL-45")
def test_the_builder_answers_a_pending_effect_with_spells_and_abilities_but_not_with_a_room() -> None:
    scene = frozen_builder("imp-temple", "jeopardy")
    assert (scene.asked, scene.question, frozen(scene)) == ("alice", "MayAct", [])
    assert scene.offers() == ["pass", "play jeopardy"]
    temple = scene.state.players[0].rooms[0]
    assert scene.table.choice.why_not(scene.table, f"card:{temple}") == ("BM-RUL-97",)


@rule("BM-RUL-97")
def test_who_can_only_place_a_room_cannot_cover_the_target_of_what_is_pending() -> None:
    scene = frozen_builder("imp-temple")
    assert (frozen(scene), scene.told(events.EffectFizzled)) == (["spawn-point"], [])
    assert (scene.asked, scene.question) == ("alice", "MayBuild")
    assert scene.offers() == ["pass", "build imp-temple at 1"]


@rule("BM-RUL-97", "BM-BUILD-09")
def test_letting_a_pending_effect_happen_does_not_end_the_turn_of_the_builder() -> None:
    scene = frozen_builder("imp-temple", "jeopardy")
    scene.passes("alice")
    assert frozen(scene) == ["spawn-point"]
    scene.says("alice", "build imp-temple at 1")
    assert scene.alice.face_down == 1


@rule("BM-RUL-97", "BM-PRIO-03")
def test_after_an_answer_of_the_builder_the_other_effect_is_still_pending_and_still_no_room_is_placed() -> None:
    scene = frozen_builder("imp-temple", "freeze", "jeopardy")
    scene.says("alice", "play freeze")
    assert (scene.question, scene.offers()) == ("MayAct", ["pass", "play jeopardy"])
    assert scene.told(events.EffectFizzled) == []
    scene.passes("alice")
    assert len(scene.told(events.EffectFizzled)) == 1  # bob's: its target was gone
    assert (scene.question, scene.offers()) == ("MayBuild", ["pass", "play jeopardy", "build imp-temple at 1"])


@rule("BM-RUL-97")
def test_a_room_may_be_placed_while_nothing_is_pending_and_then_it_is_out_of_reach() -> None:
    scene = Scene(alice=Side(dungeon=["spawn-point"], hand=["imp-temple"]), bob=Side(hand=["freeze", "jeopardy"]))
    scene.says("alice", "build imp-temple at 0")
    assert scene.asked == "bob"
    assert scene.why_not("play freeze") == "BM-RUL-90"
