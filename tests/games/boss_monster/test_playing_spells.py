"""When Spells are drawn and played, and where they go (p.7, quick start)."""

from __future__ import annotations

import pytest

from tests.games.boss_monster.scene import Scene, Side
from undercroft.games.boss_monster.content import CARDS
from undercroft.games.boss_monster.events import (
    CardsDrawn,
    EffectFizzled,
    PhaseBegan,
    RoomBuiltFaceUp,
    RoomDeactivated,
)
from undercroft.testing import rule


@rule("BM-SPELL-01")
def test_after_set_up_nobody_draws_spells_without_a_card_that_says_so() -> None:
    scene = Scene(heroes=["the-fool"], epics=[], at="beginning")
    scene.to_round(3)
    assert {drawn.deck for drawn in scene.told(CardsDrawn)} == {"room"}
    assert [player.spells_in_hand for player in scene.sees("alice").players] == [0, 0]


@rule("BM-SPELL-01")
def test_a_card_may_let_a_player_draw_a_spell() -> None:
    scene = Scene(alice=Side(hand=["sorcerobe-school"]), spell_deck=["pity"])
    scene.says("alice", "build sorcerobe-school at 0")
    assert scene.alice.hand.count("pity") == 1


@rule("BM-SPELL-02", "BM-SPELL-07")
def test_a_player_may_play_any_number_of_spells_in_a_round() -> None:
    scene = Scene(
        alice=Side(dungeon=["spawn-point"], hand=["freeze", "fairy-fountain", "secret-stash"]),
        bob=Side(dungeon=["haunted-hall"]),
    )
    scene.says("alice", "play secret-stash", "class thief")
    scene.says("alice", "play fairy-fountain", "room haunted-hall")
    scene.says("alice", "play freeze", "room haunted-hall")
    assert scene.in_pile() == ["secret-stash", "fairy-fountain", "freeze"]


@rule("BM-SPELL-04", "BM-SPELL-05", "BM-SPELL-06")
def test_in_the_build_phase_only_spells_with_a_hammer_can_be_played() -> None:
    scene = Scene(alice=Side(dungeon=["spawn-point"], hand=["fairy-fountain", "party-up", "meddling-kids"]))
    assert scene.why_not("play fairy-fountain") is None
    assert scene.why_not("play meddling-kids") is None
    assert scene.why_not("play party-up") == "BM-SPELL-05"


@rule("BM-SPELL-04", "BM-SPELL-05", "BM-SPELL-06")
def test_in_the_adventure_phase_only_spells_with_an_axe_can_be_played() -> None:
    scene = Scene(
        alice=Side(dungeon=["spawn-point"], hand=["fairy-fountain", "party-up", "meddling-kids"]),
        at="adventure",
    )
    assert scene.why_not("play party-up") is None
    assert scene.why_not("play meddling-kids") is None
    assert scene.why_not("play fairy-fountain") == "BM-SPELL-04"


@rule("BM-SPELL-03", "BM-START-05", "BM-TURN-01")
def test_no_spell_can_be_played_outside_the_build_and_the_adventure_phase() -> None:
    hand = ["freeze", "jeopardy", "meddling-kids"]
    scene = Scene(
        alice=Side(dungeon=["spawn-point"], hand=hand),
        bob=Side(dungeon=["spawn-point"], hand=["freeze", "jeopardy"]),
        at="beginning",
    )
    asked = []
    while scene.state.round == 1:
        asked.append(scene.phase)
        scene.passes(scene.asked or "")
    assert list(dict.fromkeys(asked)) == ["build", "adventure"]
    assert [event.phase for event in scene.told(PhaseBegan)][:4] == ["build", "bait", "adventure", "end"]


@rule("BM-SPELL-08", "BM-BUILD-19")
def test_no_spell_can_be_played_once_the_rooms_are_turned_up() -> None:
    scene = Scene(
        alice=Side(dungeon=["spawn-point"], hand=["freeze", "dark-portal"]),
        bob=Side(hand=["freeze", "imp-temple"]),
    )
    scene.says("alice", "build dark-portal at 1")
    while not scene.told(RoomBuiltFaceUp):
        scene.passes(scene.asked or "")
    assert (scene.phase, scene.asked, scene.question) == ("adventure", "alice", "MayAct")


@rule("BM-SPELL-09")
def test_adventure_spells_can_be_played_before_a_hero_enters_and_in_a_room_after_its_damage() -> None:
    scene = Scene(
        alice=Side(dungeon=["spawn-point", "inner-sanctum"], entrance=["vampire"], hand=["party-up"]),
        at="adventure",
    )
    heard = []
    while scene.phase == "adventure":
        heard.append((scene.alice.hero_in, scene.damage_on("vampire")))
        assert "play party-up" in scene.offers()
        scene.passes("alice")
        if scene.alice.wounds:
            break
    assert heard == [(None, 0), ("spawn-point", 2), ("inner-sanctum", 4)]


@rule("BM-SPELL-10")
def test_targets_are_chosen_when_the_spell_is_declared() -> None:
    scene = Scene(alice=Side(dungeon=["spawn-point", "haunted-hall"], hand=["freeze"]), bob=Side(hand=["freeze"]))
    scene.passes("alice")
    scene.says("bob", "play freeze", "room spawn-point")
    assert scene.sees("alice").announced[0].targets == [scene.state.players[0].dungeon[1].cards[-1]]
    scene.says("alice", "play freeze", "room spawn-point")
    assert [CARDS[told.room].slug for told in scene.told(RoomDeactivated)] == ["spawn-point"]
    assert [CARDS[told.source].slug for told in scene.told(EffectFizzled)] == ["freeze"]


# Epic Spells (BM-RUL-71)


@rule("BM-RUL-71")
@pytest.mark.parametrize("wounds", [2, 3])
def test_the_second_text_of_an_epic_spell_needs_its_condition_on_declaration(wounds: int) -> None:
    scene = Scene(
        alice=Side(
            dungeon=["spawn-point"],
            entrance=["druid"],
            hand=["its-on"],
            wounds=["elfstar", "vampire", "the-fool"][:wounds],
        ),
        at="adventure",
    )
    assert ("play its-on" in scene.offers()) == (wounds >= 3)


@rule("BM-RUL-71")
def test_one_of_two_texts_joined_by_or_is_chosen_on_declaration() -> None:
    scene = Scene(
        alice=Side(dungeon=["spawn-point"], hand=["super-effective", "pause"]),
        bob=Side(boss="gorgona"),
        town=["hookshot-joe"],
        at="bait",
    )
    scene.says("alice", "play super-effective", "text 2 of super-effective")
    assert scene.alice.damage == [2 + 4]


@rule("BM-RUL-71")
@pytest.mark.parametrize(
    ("texts", "paid"),
    [(["text 1 of lightning-bolt"], False), (["text 2 of lightning-bolt", "pay pity"], True)],
    ids=["not paid", "paid"],
)
def test_a_second_text_joined_by_and_is_added_by_paying_for_it(texts: list[str], paid: bool) -> None:
    scene = Scene(
        alice=Side(dungeon=["spawn-point"], entrance=["druid", "archer"], hand=["lightning-bolt", "pity", "pause"]),
        at="adventure",
    )
    scene.passes("alice")
    scene.says("alice", "play lightning-bolt", *texts)
    assert (scene.damage_on("druid"), scene.damage_on("archer")) == (5, 3 if paid else 0)
    assert ("pity" in scene.in_pile()) is paid
