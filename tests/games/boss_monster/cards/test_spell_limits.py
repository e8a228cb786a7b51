"""What all Spells of both sets share: the phase of their icon, and how far "your dungeon" reaches."""

from __future__ import annotations

from tests.games.boss_monster.scene import Scene, Side
from undercroft.testing import rule

HAMMER = (
    "all-your-base",
    "fairy-fountain",
    "hiring-spree",
    "secret-stash",
    "surprise-gift",
    "kobold-strike",
    "motivation",
    "princess-in-peril",
    "zombie-attack",
)
AXE = (
    "another-castle",
    "its-on",
    "lightning-bolt",
    "party-up",
    "pause",
    "pity",
    "shortcut",
    "super-effective",
    "undead-minion",
    "wild-monster",
    "annihilator",
    "assassin",
    "cave-in",
    "exhaustion",
    "fear",
    "giant-size",
    "teleportation",
    "trepidation",
)
HAMMER_AND_AXE = ("meddling-kids", "oh-yeah", "freeze", "jeopardy", "soul-harvest")


@rule("BM-SPELL-04", "BM-SPELL-03")
def test_no_hammer_spell_can_be_played_in_the_adventure_phase() -> None:
    scene = Scene(alice=Side(hand=[*HAMMER, "pause"]), at="adventure")
    refused = {name: scene.why_not(f"play {name}") for name in HAMMER}
    assert refused == dict.fromkeys(HAMMER, "BM-SPELL-04")


@rule("BM-SPELL-05", "BM-SPELL-03")
def test_no_axe_spell_can_be_played_in_the_build_phase() -> None:
    scene = Scene(alice=Side(hand=[*AXE, "spawn-point"]))
    refused = {name: scene.why_not(f"play {name}") for name in AXE}
    assert refused == dict.fromkeys(AXE, "BM-SPELL-05")


@rule("BM-SPELL-06")
def test_a_spell_with_hammer_and_axe_can_be_played_in_both_phases() -> None:
    side = Side(dungeon=["spawn-point", "wreck-room"], hand=HAMMER_AND_AXE, souls=["elfstar"])
    for phase in ("build", "adventure"):
        offers = Scene(alice=side, at=phase).offers()
        assert [name for name in HAMMER_AND_AXE if f"play {name}" not in offers] == []


@rule("BM-RUL-43", "BM-RUL-90")
def test_spells_for_a_hero_in_your_dungeon_do_not_reach_one_in_another_dungeon() -> None:
    spells = ("another-castle", "its-on", "lightning-bolt", "undead-minion", "exhaustion", "teleportation")
    scene = Scene(
        alice=Side(dungeon=["neanderthal-cave"], entrance=["elfstar"]),
        bob=Side(
            dungeon=["spawn-point"],
            hand=[*spells, "pause"],
            entrance=["black-leaf"],
            souls=["hookshot-joe"],
            wounds=["archer", "danae-the-slayer"],
        ),
        at="adventure",
    )
    scene.passes("bob")
    assert (scene.alice.inside, scene.asked) == ("elfstar", "bob")
    assert {name: scene.why_not(f"play {name}") for name in spells} == dict.fromkeys(spells, "BM-RUL-90")
