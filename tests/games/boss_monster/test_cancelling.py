"""Cancelling and stopping (p.18, BM-RUL-47 to BM-RUL-51 and BM-RUL-91 to BM-RUL-93)."""

from __future__ import annotations

from undercroft.games.boss_monster import events
from undercroft.testing import rule

from .scene import Scene, Side, slugs


@rule("BM-PRIO-09", "BM-PRIO-10")
def test_a_cancel_interrupts_a_spell_of_the_active_player_at_the_moment_it_is_played() -> None:
    scene = Scene(
        alice=Side(dungeon=["spawn-point"], hand=["freeze", "pause"]),
        bob=Side(hand=["counterspell"]),
        at="adventure",
    )
    scene.says("alice", "play freeze")
    assert scene.asked == "bob"
    scene.says("bob", "play counterspell")
    assert scene.alice.asleep == []
    assert sorted(scene.in_pile()) == ["counterspell", "freeze"]


@rule("BM-PRIO-09")
def test_a_cancelling_card_cannot_be_used_on_its_own() -> None:
    scene = Scene(alice=Side(dungeon=["spawn-point"], hand=["counterspell", "antimagic-zone", "pause"]), at="adventure")
    assert scene.offers() == ["pass", "play pause"]
    assert scene.why_not("play counterspell") == "BM-PRIO-09"


@rule("BM-RUL-47")
def test_a_cancelling_spell_can_be_cancelled_and_the_latest_cancel_takes_effect_first() -> None:
    scene = Scene(
        alice=Side(boss="belladonna", dungeon=["spawn-point"], hand=["freeze", "counterspell"]),
        bob=Side(boss="nicolius", hand=["counterspell"]),
        at="adventure",
    )
    scene.passes("alice")
    assert scene.state.active == 0
    scene.says("alice", "play freeze")
    scene.says("bob", "play counterspell")
    assert scene.asked == "alice"
    scene.says("alice", "play counterspell")
    assert slugs([told.spell for told in scene.told(events.SpellCancelled)]) == ["counterspell"]
    assert slugs([told.room for told in scene.told(events.RoomDeactivated)]) == ["spawn-point"]


@rule("BM-RUL-47")
def test_the_cancel_of_a_boss_is_no_spell_and_cannot_be_cancelled() -> None:
    scene = Scene(
        alice=Side(dungeon=["spawn-point"], hand=["freeze", "counterspell", "pause"]),
        bob=Side(boss="dr-timebender", levelled=True, hand=["fear"]),
        at="adventure",
    )
    scene.says("alice", "play freeze")
    scene.says("bob", "use dr-timebender")
    assert (scene.asked, scene.question) == ("alice", "MayAct")
    assert (scene.alice.asleep, scene.in_pile()) == ([], ["fear", "freeze"])


@rule("BM-RUL-47")
def test_the_cancel_of_a_room_is_no_spell_and_cannot_be_cancelled() -> None:
    scene = Scene(
        alice=Side(dungeon=["spawn-point"], hand=["freeze", "counterspell", "pause"]),
        bob=Side(hand=["antimagic-zone"]),
        at="adventure",
    )
    scene.says("alice", "play freeze")
    scene.says("bob", "use antimagic-zone")
    assert (scene.asked, scene.question) == ("alice", "MayAct")
    assert scene.alice.asleep == []


@rule("BM-RUL-93")
def test_who_has_tried_in_vain_to_cancel_a_spell_may_try_again() -> None:
    scene = Scene(
        alice=Side(dungeon=["spawn-point"], hand=["hiring-spree", "antimagic-zone"]),
        bob=Side(hand=["counterspell", "counterspell"]),
    )
    scene.says("alice", "play hiring-spree")
    scene.says("bob", "play counterspell")
    scene.says("alice", "use antimagic-zone")
    assert (scene.asked, scene.offers()) == ("bob", ["pass", "play counterspell"])
    scene.passes("bob")
    assert scene.told(events.SpellCancelled)[-1].spell != scene.told(events.SpellPlayed)[0].spell


@rule("BM-RUL-93")
def test_the_active_player_is_asked_to_cancel_first_then_the_others_in_xp_order() -> None:
    scene = Scene(
        alice=Side(hand=["counterspell"]),
        bob=Side(dungeon=["spawn-point"], hand=["counterspell"]),
        carol=Side(boss="killa", hand=["freeze"]),
        dave=Side(hand=["antimagic-zone"]),
        at="adventure",
    )
    scene.passes("carol")
    assert scene.state.active == 1
    scene.says("carol", "play freeze")
    scene.passes("bob", "alice")
    assert (scene.asked, scene.question) == ("dave", "MayCancel")


@rule("BM-RUL-93")
def test_the_player_of_a_spell_is_not_asked_to_cancel_it() -> None:
    scene = Scene(alice=Side(dungeon=["spawn-point"], hand=["freeze", "counterspell", "pause"]), at="adventure")
    scene.says("alice", "play freeze")
    assert (scene.question, scene.alice.asleep) == ("MayAct", ["spawn-point"])


@rule("BM-RUL-93")
def test_once_a_cancel_stands_nobody_else_is_asked() -> None:
    scene = Scene(
        alice=Side(dungeon=["spawn-point"], hand=["freeze", "pause"]),
        bob=Side(hand=["counterspell"]),
        carol=Side(hand=["antimagic-zone"]),
        at="adventure",
    )
    scene.says("alice", "play freeze")
    scene.says("bob", "play counterspell")
    scene.passes("carol")  # asked about the Counterspell of bob
    assert (scene.asked, scene.question) == ("alice", "MayAct")
    assert scene.alice.asleep == []


@rule("BM-RUL-93", "BM-RUL-47")
def test_if_the_cancel_is_itself_cancelled_the_asking_goes_on() -> None:
    scene = Scene(
        alice=Side(dungeon=["spawn-point"], hand=["freeze", "counterspell", "pause"]),
        bob=Side(hand=["counterspell"]),
        carol=Side(hand=["antimagic-zone"]),
        at="adventure",
    )
    scene.says("alice", "play freeze")
    scene.says("bob", "play counterspell")
    scene.says("alice", "play counterspell")
    scene.passes("carol")  # asked about the Counterspell of alice
    assert (scene.asked, scene.question) == ("carol", "MayCancel")
    scene.says("carol", "use antimagic-zone")
    assert scene.alice.asleep == []


@rule("BM-RUL-48")
def test_the_cost_of_a_cancelled_spell_stays_paid() -> None:
    scene = Scene(
        alice=Side(dungeon=["spawn-point"], entrance=["heavenboy"], hand=["lightning-bolt", "fear", "pause"]),
        bob=Side(hand=["counterspell"]),
        at="adventure",
    )
    scene.passes("alice")
    scene.says("alice", "play lightning-bolt", "text 2 of lightning-bolt", "pay fear")
    assert (scene.asked, scene.in_pile()) == ("bob", ["fear"])  # paid before anybody may cancel
    scene.says("bob", "play counterspell")
    assert scene.damage_on("heavenboy") == 2
    assert sorted(scene.in_pile()) == ["counterspell", "fear", "lightning-bolt"]


@rule("BM-RUL-48", "BM-PRIO-11")
def test_the_cost_of_an_ability_that_fizzles_stays_paid() -> None:
    scene = Scene(
        alice=Side(dungeon=["spawn-point"], hand=["freeze", "pause"]),
        bob=Side(dungeon=["frostbat-cave"]),
        at="adventure",
    )
    scene.passes("alice")
    scene.says("bob", "use frostbat-cave")
    scene.says("alice", "play freeze", "pass")
    assert len(scene.told(events.EffectFizzled)) == 1
    assert (scene.bob.dungeon, sorted(scene.in_pile())) == ([], ["freeze", "frostbat-cave"])


@rule("BM-RUL-48")
def test_an_ability_whose_cost_cannot_be_paid_in_full_cannot_be_announced() -> None:
    scene = Scene(
        alice=Side(dungeon=["dracolich-lair"], hand=["spiked-pit", "pause"]),
        discard=["imp-temple"],
        at="adventure",
    )
    assert scene.why_not("use dracolich-lair") == "BM-RUL-48"


@rule("BM-RUL-50", "BM-RUL-91")
def test_a_cancelled_spell_was_not_played_and_triggers_nothing() -> None:
    scene = Scene(
        alice=Side(dungeon=["spellslime-pit"], hand=["freeze", "pause"]),
        bob=Side(dungeon=["spawn-point"], hand=["counterspell"]),
        at="adventure",
    )
    scene.says("alice", "play freeze", "room spawn-point")
    scene.says("bob", "play counterspell")
    assert scene.alice.damage == [2]


@rule("BM-RUL-50")
def test_a_cancelled_spell_cannot_be_taken_back_as_played_this_round() -> None:
    scene = Scene(
        alice=Side(dungeon=["save-point", "spawn-point"], hand=["freeze", "fear", "pause"]),
        bob=Side(hand=["counterspell"]),
        at="adventure",
    )
    scene.says("alice", "play freeze", "room spawn-point")
    scene.says("bob", "play counterspell")
    scene.says("alice", "use save-point")
    assert scene.alice.hand == ["fear", "pause"]


@rule("BM-RUL-51")
def test_a_spell_reaches_the_pile_only_after_it_has_resolved_and_cannot_fetch_itself() -> None:
    scene = Scene(alice=Side(souls=["elfstar"], hand=["soul-harvest", "pause"]), spell_deck=[], at="adventure")
    scene.says("alice", "play soul-harvest")
    assert (scene.alice.hand, scene.in_pile()) == (["pause"], ["soul-harvest"])


@rule("BM-RUL-91")
def test_abilities_that_watch_spells_are_carried_out_before_the_text_of_the_spell() -> None:
    scene = Scene(
        alice=Side(dungeon=["spawn-point"], entrance=["swordmage"], hand=["lightning-bolt", "pause"]),
        at="adventure",
    )
    scene.passes("alice")
    scene.says("alice", "play lightning-bolt", "text 1 of lightning-bolt")
    order = [type(told) for told in scene.events if isinstance(told, events.HeroToughened | events.HeroWounded)]
    assert order == [events.HeroWounded, events.HeroToughened, events.HeroWounded]
    assert scene.health("swordmage") == 14


@rule("BM-RUL-91")
def test_a_pending_spell_is_watched_only_when_it_begins_to_resolve() -> None:
    scene = Scene(
        alice=Side(dungeon=["spawn-point"], hand=["pause"]),
        bob=Side(dungeon=["spellslime-pit"], hand=["freeze"]),
        at="adventure",
    )
    scene.passes("alice")
    scene.says("bob", "play freeze", "room spawn-point")
    assert scene.bob.damage == [2]
    scene.passes("alice")
    assert scene.bob.damage == [3]


@rule("BM-RUL-92", "BM-RUL-48")
def test_the_active_player_stops_a_pending_room_ability_although_its_room_is_gone() -> None:
    scene = Scene(
        alice=Side(dungeon=["spawn-point"], hand=["meddling-kids"]),
        bob=Side(dungeon=["frostbat-cave"]),
        at="adventure",
    )
    scene.passes("alice")
    scene.says("bob", "use frostbat-cave")
    scene.says("alice", "play meddling-kids", "room frostbat-cave")
    assert len(scene.told(events.AbilityStopped)) == 1
    assert scene.told(events.RoomDeactivated) == []
    assert sorted(scene.in_pile()) == ["frostbat-cave", "meddling-kids"]


@rule("BM-RUL-92")
def test_the_active_player_stops_even_the_cancel_of_an_antimagic_zone() -> None:
    scene = Scene(
        alice=Side(dungeon=["spawn-point"], hand=["freeze", "meddling-kids", "pause"]),
        bob=Side(hand=["antimagic-zone"]),
        at="adventure",
    )
    scene.says("alice", "play freeze")
    scene.says("bob", "use antimagic-zone")
    assert scene.question == "MayStop"
    scene.says("alice", "play meddling-kids")
    assert scene.alice.asleep == ["spawn-point"]
    assert "antimagic-zone" in scene.in_pile()


@rule("BM-RUL-92")
def test_the_ability_of_a_boss_cannot_be_stopped() -> None:
    scene = Scene(
        alice=Side(dungeon=["spawn-point"], hand=["freeze", "meddling-kids"]),
        bob=Side(boss="dr-timebender", levelled=True, hand=["fear"]),
        at="adventure",
    )
    scene.says("alice", "play freeze")
    scene.says("bob", "use dr-timebender")
    assert (scene.question, scene.alice.asleep) == ("MayAct", [])


@rule("BM-RUL-92")
def test_the_ability_of_a_hero_cannot_be_stopped() -> None:
    scene = Scene(
        alice=Side(dungeon=["spawn-point"], entrance=["vampire"], hand=["meddling-kids"]),
        bob=Side(hand=["imp-temple"]),
        at="adventure",
    )
    scene.passes("alice")
    scene.says("bob", "use vampire")
    scene.says("alice", "play meddling-kids")
    assert [told.amount for told in scene.told(events.HeroToughened)] == [3]


@rule("BM-RUL-92")
def test_a_player_who_is_not_active_stops_no_announced_ability() -> None:
    scene = Scene(
        alice=Side(dungeon=["spawn-point"]),
        bob=Side(hand=["meddling-kids"]),
        carol=Side(dungeon=["observatory"], hand=["fear"]),
        spell_deck=["pity"],
        at="adventure",
    )
    scene.passes("bob")
    scene.says("carol", "use observatory")
    scene.says("bob", "play meddling-kids", "room observatory")
    assert "pity" in scene.carol.hand
