"""What every bot promises: one of the options, no look at secrets, the same choices for the same seed."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from undercroft.bots import Bot, installed_bots, new_bot
from undercroft.bots.base import answer_match
from undercroft.kernel.chance import Chance
from undercroft.kernel.game import View
from undercroft.kernel.match import Match
from undercroft.kernel.parts import Option
from undercroft.kernel.registry import game, installed_games
from undercroft.kernel.table import Table

GAMES = sorted(installed_games())
SCORES = f"policy:{Path(__file__).parent / 'toys' / 'favours.py'}"
WRITTEN = {"policy": SCORES}
BOTS = [WRITTEN.get(name, f"{name}:8" if kind.has_budget else name) for name, kind in sorted(installed_bots().items())]


def new(name: str, seed: str) -> Match[Any]:
    return Match(game(name), game(name).settings_type(seats=2), seed)


def play(match: Match[Any], bots: Sequence[Bot], most: int = 10_000) -> list[str]:
    """Let bots play; the texts of what they took."""
    taken: list[str] = []
    while not match.is_over and len(taken) < most:
        assert match.seat is not None
        option = answer_match(bots[match.seat], match)
        assert option in match.options
        taken.append(str(option))
        match.take(option, match.seat)
    return taken


class Peeping(Bot):
    """Keeps what it is shown, and takes the first option."""

    def __init__(self, chance: Chance) -> None:
        super().__init__(chance)
        self.tables: list[Any] = []
        self.views: list[View] = []

    def choose(self, table: Table[Any], view: View, options: Sequence[Option]) -> Option:
        self.tables.append(table)
        self.views.append(view)
        return options[0]


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("bot", BOTS)
def test_a_bot_plays_a_match_to_its_end(name: str, bot: str) -> None:
    match = new(name, "end")
    play(match, [new_bot(bot, f"seat {seat}") for seat in range(2)])
    assert match.outcome is not None


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("bot", BOTS)
def test_the_same_seed_gives_the_same_choices(name: str, bot: str) -> None:
    once, again = (play(new(name, "7"), [new_bot(bot, "a"), new_bot(bot, "b")], most=25) for _ in range(2))
    assert once == again


@pytest.mark.parametrize("name", GAMES)
def test_thinking_changes_nothing_at_the_table(name: str) -> None:
    match = new(name, "still")
    codec = match.game.codec
    bots = [new_bot("greedy", "a"), new_bot("greedy", "b")]
    for _ in range(25):
        before, options = codec.encode(match.state), list(match.options)
        assert match.seat is not None
        option = answer_match(bots[match.seat], match)
        assert codec.encode(match.state) == before
        assert match.options == options
        match.take(option)


@pytest.mark.parametrize("name", GAMES)
def test_a_bot_is_shown_a_guess_and_never_the_truth(name: str) -> None:
    match = new(name, "secret")
    codec, bot = match.game.codec, Peeping(Chance.from_seed("peep"))
    differs = 0
    for _ in range(25):
        assert match.seat is not None
        seen = match.game.codec.encode(match.state)
        option = answer_match(bot, match)
        shown = bot.tables[-1]
        assert shown.state is not match.state
        assert bot.views[-1] == match.view(match.seat)
        assert shown.options == match.options
        differs += codec.encode(shown.state) != seen
        match.take(option)
    assert differs == 25


def test_nobody_is_asked_when_a_match_is_over() -> None:
    match = new("boss-monster", "over")
    play(match, [new_bot("random", "a"), new_bot("random", "b")])
    with pytest.raises(ValueError, match="over"):
        answer_match(new_bot("random", "a"), match)


@pytest.mark.parametrize("name", GAMES)
def test_greedy_beats_random(name: str) -> None:
    won = 0
    for number in range(10):
        match, seat = new(name, f"duel {number}"), number % 2
        bots = [new_bot("greedy" if here == seat else "random", f"{number} {here}") for here in range(2)]
        play(match, bots)
        assert match.outcome is not None
        won += seat in match.outcome.winners
    assert won >= 8
