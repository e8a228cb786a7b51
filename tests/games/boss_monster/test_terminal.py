"""The table in a terminal: drawn from the view alone, complete, and readable in both languages."""

from __future__ import annotations

import re

import pytest

from undercroft.games.boss_monster import GAME
from undercroft.games.boss_monster.content import CARDS, TITLES
from undercroft.games.boss_monster.printed import card_table, text_part
from undercroft.games.boss_monster.view import BossView
from undercroft.kernel.match import Match
from undercroft.kernel.parts import Pass
from undercroft.kernel.text import LANGUAGES
from undercroft.testing.play import chance_of_choices

NAMES = ["Ala", "[bold]Olek", "greedy"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seed", range(3))
def test_every_position_can_be_drawn_and_every_option_explained(seed: int, language: str) -> None:
    match = Match(GAME, GAME.settings_type(seats=3, sets="both", choose_boss=True), str(seed))
    words, chance = GAME.vocabulary.words(language, NAMES), chance_of_choices(seed)
    while not match.is_over:
        assert match.seat is not None
        view = GAME.view(match.state, match.seat)
        blocks = GAME.render(view, words, 80)
        text = "\n".join(line for block in blocks for line in [block.title, *block.lines])
        assert "{" not in text
        assert "[bold]Olek" not in text.replace(r"\[bold]Olek", "")
        for option in match.options:
            assert "{" not in GAME.note(view, option, words)
            assert all(rule in GAME.rules for rule in GAME.cites(match.table, option))
        match.take(chance.choice(match.options))


def test_the_drawing_shows_hand_town_dungeons_and_who_lures_whom() -> None:
    match, chance = Match(GAME, GAME.settings_type(seats=2), "5"), chance_of_choices(5)
    words = GAME.vocabulary.words("en", NAMES)
    while not (match.state.town and match.state.players[0].dungeon):
        match.take(chance.choice(match.options))
    view = GAME.view(match.state, match.seat)
    assert match.seat is not None
    blocks = {block.title: "\n".join(block.lines) for block in GAME.render(view, words, 80)}
    for card in (*match.state.players[match.seat].rooms, *match.state.players[match.seat].spells):
        assert words.name("card", card) in blocks["Your hand"]
    for hero in match.state.town:
        assert words.name("card", hero.card) in blocks["Town"]
    assert re.search(r"goes to|stays", blocks["Town"])
    assert words.name("card", match.state.players[0].dungeon[0].cards[-1]) in blocks["Ala"]


def test_what_awaits_a_hero_is_what_comes_if_nobody_does_anything() -> None:
    words, right, told = GAME.vocabulary.words("en", NAMES), 0, 0
    for seed in range(12):
        match, chance = Match(GAME, GAME.settings_type(seats=2), str(seed)), chance_of_choices(seed)
        while not match.is_over and match.state.round < 9:
            view = GAME.view(match.state, match.seat)
            if view.phase == "adventure" and view.active >= 0 and view.players[view.active].entrance:
                hero = view.players[view.active].entrance[0].card
                blocks = {block.title: block.lines for block in GAME.render(view, words, 80)}
                fate = blocks[NAMES[view.active].replace("[", r"\[")][-1].partition(" · ")[0]
                table = match.table.copy()
                while not table.is_over and hero in heroes_at(GAME.view(table.state, None), view.active):
                    table.take(Pass() if Pass() in table.options else table.options[0])
                killed = hero in table.state.players[view.active].souls
                told, right = told + 1, right + (fate.endswith("dies") == killed)
            match.take(chance.choice(match.options))
    assert told > 50
    assert right > 0.9 * told  # abilities work on their own in the rest


def heroes_at(view: BossView, seat: int) -> list[int]:
    """The Heroes at the entrance and in the dungeon of a seat."""
    player = view.players[seat]
    inside = [room.hero for room in player.dungeon if room.hero] + ([player.corridor] if player.corridor else [])
    return [hero.card for hero in (*player.entrance, *inside)]


def test_a_spectator_sees_no_hand() -> None:
    match = Match(GAME, GAME.settings_type(seats=2), "5")
    words = GAME.vocabulary.words("en", NAMES)
    assert "Your hand" not in [block.title for block in GAME.render(GAME.view(match.state, None), words, 80)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", [slug for slug, card in TITLES.items() if card.use and len(card.use.modes) > 1])
def test_a_card_with_several_texts_shows_each_by_itself(slug: str, language: str) -> None:
    words = GAME.vocabulary.words(language)
    card = CARDS.index(TITLES[slug])
    use = TITLES[slug].use
    assert use is not None
    parts = [text_part(card, number, words) for number in range(len(use.modes))]
    assert " ".join(parts) == words.message(slug, "text")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_list_of_cards_has_every_title_once(language: str) -> None:
    table = card_table(GAME.vocabulary.words(language))
    assert len(table.rows) == len(TITLES)
    assert all(len(row) == len(table.columns) for row in table.rows)
    assert len({(row[0], row[1], row[2]) for row in table.rows}) == len(table.rows)
