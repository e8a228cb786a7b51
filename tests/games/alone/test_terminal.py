"""The table in a terminal: drawn from the view alone, complete, readable in both languages, not too wide."""

from __future__ import annotations

from typing import Any

import pytest
from rich.text import Text

from tests.games.alone.scene import EVIL, HERO, Scene
from undercroft.games.alone import GAME
from undercroft.games.alone.ids import CONTROL_ROOM, ESCAPE_PODS, LOOKS, TargetId
from undercroft.games.alone.options.evil import ChooseSector, React
from undercroft.games.alone.options.hero import ChooseTarget, Fight, Search, UseItem
from undercroft.kernel.match import Match
from undercroft.kernel.parts import Seat
from undercroft.testing import rule
from undercroft.testing.play import chance_of_choices

NAMES = ["Ala", "[bold]Olek", "greedy", "Ewa"]
WIDTH = 80
DRAWINGS = {"Labyrinth", "Labirynt", "Level 1", "Level 2", "Poziom 1", "Poziom 2"}


def blocks(state: Any, seat: Seat | None, language: str = "en") -> dict[str, list[str]]:
    """What a seat reads, without markup, by titles; what has no title together."""
    found: dict[str, list[str]] = {}
    for block in GAME.render(GAME.view(state, seat), GAME.vocabulary.words(language, NAMES), WIDTH):
        found.setdefault(block.title, []).extend(Text.from_markup(line).plain for line in block.lines)
    return found


def drawn(scene: Scene, title: str, seat: Seat = HERO) -> list[str]:
    return [line.rstrip() for line in blocks(scene.state, seat)[title]]


@pytest.mark.parametrize(("seed", "seats", "language"), [(1, 2, "en"), (2, 4, "pl")])
def test_every_position_can_be_drawn_and_every_option_explained(seed: int, seats: int, language: str) -> None:
    match = Match(GAME, GAME.settings_type(seats=seats, extra_content=True), str(seed))
    words, chance = GAME.vocabulary.words(language, NAMES), chance_of_choices(seed)
    while not match.is_over:
        assert match.seat is not None
        view = GAME.view(match.state, match.seat)
        told = blocks(match.state, match.seat, language)
        text = "\n".join(line for lines in told.values() for line in lines)
        assert "{" not in text
        assert max(len(line) for title in DRAWINGS & told.keys() for line in told[title]) <= WIDTH - 2
        for option in match.options:
            assert "{" not in GAME.note(view, option, words)
            assert all(rule in GAME.rules for rule in GAME.cites(match.table, option))
        match.take(chance.choice(match.options))


@rule("AL-INFO-02", "AL-SETUP-34")
def test_the_labyrinth_lies_around_the_hero_with_north_up() -> None:
    scene = Scene(at="A1-D3", revealed=["A1-D2", "A1-E3", "A1-E4"], danger=["A1-E3"], lit=["A1-D2"])
    assert drawn(scene, "Labyrinth") == [
        "              ?",
        "              │",
        " ?─────────── 2 *───────── ?",
        "              │",
        " ?─────────── 1 o───────── 3 !───────── ?",
        "              @",
        "                           │",
        "              ?─────────── 4",
        "                           │",
        "                           ?",
    ]


def test_doors_stairs_and_wounded_monsters_have_their_signs() -> None:
    scene = Scene(at="A1-A3", revealed=["A1-A2"], danger=["A1-A2"], monsters=[("worms", "A1-A3", "wounded")])
    figure = scene.figure("worms")
    assert drawn(scene, "Labyrinth") == [" ?", " ▯", " 3 !≡A", " │", " 1 o", f" @ W{figure}-", " ▯", " ?"]


@rule("AL-INFO-01", "AL-INFO-24")
def test_what_is_not_revealed_changes_nothing_in_what_the_hero_reads() -> None:
    dark = Scene(at="A1-D3", revealed=["A1-E3"])
    lurking = Scene(at="A1-D3", revealed=["A1-E3"], monsters=[("worms", "A1-D2")], danger=["A1-D2"])
    assert blocks(dark.state, HERO) == blocks(lurking.state, HERO)
    assert blocks(dark.state, None) == blocks(lurking.state, None)
    assert blocks(dark.state, EVIL) != blocks(lurking.state, EVIL)


def test_a_door_is_open_or_blocked() -> None:
    assert "▯" in "".join(drawn(Scene(at="A1-A3"), "Labyrinth"))
    blocked = "".join(drawn(Scene(at="A1-A3", blocked=[("A1-A3", "A1-A4")]), "Labyrinth"))
    assert "▮" in blocked
    assert "▯" not in blocked


def test_the_other_end_of_stairs_is_told_in_words() -> None:
    scene = Scene(at="A1-A2", revealed=["B1-A1"])
    assert drawn(scene, "On the other level")[0].startswith("tile 2: other end of the amber stairs")


def test_evil_sees_every_sector_by_its_number_and_every_monster_by_its_own() -> None:
    scene = Scene(at="A1-D3", monsters=[("worms", "A1-E3", "wounded"), ("worms", "A1-A1")])
    first, second = "\n".join(drawn(scene, "Level 1", EVIL)), "\n".join(drawn(scene, "Level 2", EVIL))
    assert all(f"1.{number}" in first and f"2.{number}" in second for number in range(1, 26))
    assert "W1-" in first
    assert "W2" in first
    assert "W2-" not in first
    here = scene.hero.sector + 1
    assert f"[1.{here}]" in first


def test_a_crowd_in_one_sector_is_shown_to_the_last() -> None:
    crowd = ["spores", "parasites", "cultists", "worms"]
    scene = Scene(at="A1-D3", monsters=[*((kind, "A1-D3") for kind in crowd), ("matriarch", "A1-D3")])
    first, labyrinth = "\n".join(drawn(scene, "Level 1", EVIL)), "\n".join(drawn(scene, "Labyrinth"))
    assert all(mark in first for mark in ("@", "S1", "P1", "C1", "W1", "Matr."))
    assert all(f"{letter}{scene.figure(kind)}" in labyrinth for letter, kind in zip("SPCW", crowd, strict=True))


@rule("AL-REACT-36")
def test_a_hand_is_read_by_its_player_alone_and_a_covered_card_by_who_laid_it() -> None:
    scene = Scene(hand=["ambush", "ambush", "he-is-furious"], monsters=[("spores", "A1-F1")])
    assert "Ambush ×2" in "\n".join(drawn(scene, "Your hand", EVIL))
    assert "Your hand" not in blocks(scene.state, HERO)
    assert "Your hand" not in blocks(scene.state, None)
    scene.play("search").pass_until("MayReact")
    scene.play(next(option for option in scene.match.options if str(option).startswith("lay")))
    assert "covered card, deck Fury" in "\n".join(drawn(scene, "Reaction track"))
    assert "He Is Furious!" in "\n".join(drawn(scene, "Reaction track", EVIL))


def test_texts_of_cards_in_sight_are_told_once_and_only_to_who_plays() -> None:
    scene = Scene(hand=["ambush"], items=["jetpack"])
    title = "New to you (“card NAME” shows it again)"
    words = GAME.vocabulary.words("en")
    assert any(words.message("card-ambush", "upper") in line for line in blocks(scene.state, EVIL)[title])
    hero = blocks(scene.state, HERO)[title]
    assert any(words.message("item-jetpack", "effect") in line for line in hero)
    assert not any("Ambush" in line for line in hero)
    assert blocks(scene.state, None)[title] == []
    assert all(block.once for block in GAME.render(GAME.view(scene.state, HERO), words, WIDTH) if block.title == title)


def test_a_note_says_what_a_card_does_and_where_a_thing_is() -> None:
    scene = Scene(
        at="A1-D3", items=["jetpack"], hand=["ambush"], monsters=[("worms", "A1-E3", "wounded")], revealed=["A1-E3"]
    )
    words = GAME.vocabulary.words("en", NAMES)
    hero, evil = GAME.view(scene.state, HERO), GAME.view(scene.state, EVIL)
    assert words.message("item-jetpack", "effect") in GAME.note(hero, UseItem(scene.item("jetpack").card), words)
    assert words.message("card-ambush", "lower") in GAME.note(evil, React(scene.card("ambush")), words)
    assert GAME.note(hero, Fight(scene.monster("worms").figure), words) == "Worm, wounded · 1 east"
    assert GAME.note(evil, ChooseSector(scene.sector("A1-E3")), words) == "distance 1 · revealed · Worm, wounded"
    assert GAME.note(hero, ChooseTarget(TargetId(ESCAPE_PODS)), words) == "Stasis Log"
    assert GAME.note(hero, ChooseTarget(TargetId(CONTROL_ROOM)), words) == ""
    assert GAME.note(hero, Search(), words) == ""


def test_a_blocked_door_makes_the_way_in_a_note_longer() -> None:
    scene = Scene(at="A1-A3", blocked=[("A1-A3", "A1-A4")])
    words = GAME.vocabulary.words("en", NAMES)
    note = GAME.note(GAME.view(scene.state, EVIL), ChooseSector(scene.sector("A1-A4")), words)
    assert note.startswith("distance ")
    assert note != "distance 1"


@rule("AL-INFO-26", "AL-MISSION-17", "AL-NIGHT-02")
def test_the_table_of_monsters_has_a_row_for_each_boss_the_same_on_both_sides() -> None:
    title = "Monsters: damage to wound and to kill, dice, terror, distance"
    day, night = (blocks(Scene(nightmare=nightmare).state, HERO)[title] for nightmare in (False, True))
    bosses = [
        "Colonel: wound 2, kill 3 more · dice 3 in the dark, 3 in light · terror 0",
        "Matriarch: wound 3, kill 3 more · dice 4 in the dark, 1 in light · terror 3",
    ]
    assert day[-2:] == night[-2:] == bosses
    assert len(day) == len(night) == len(LOOKS)
    assert day[0] == "Spores: wound 1, kill 1 more · dice 3 in the dark, 2 in light · terror 1 · distance 3"
    assert night[0] != day[0]
