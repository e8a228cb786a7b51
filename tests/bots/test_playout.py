"""Playouts: everybody plays on as the greedy bot would in passing, and responds."""

from __future__ import annotations

from typing import Any

import pytest

import undercroft
from tests.games.boss_monster.scene import Scene, Side
from undercroft.bots import playout
from undercroft.bots.base import guess
from undercroft.bots.greedy import worth_at, worth_of_each
from undercroft.bots.playout import Everybody, outlook
from undercroft.games.boss_monster.game import BossMonster
from undercroft.kernel.chance import Chance
from undercroft.kernel.parts import Option, Pass, Seat
from undercroft.kernel.table import Table

VISITED = Side(dungeon=["spawn-point"], entrance=["hookshot-joe"], hand=["super-effective"])


def crowd(seed: int) -> Table[Any]:
    """Four players in their third round, as one of them might guess that things stand."""
    match = undercroft.new("boss-monster", seats=4, seed=seed)
    table = guess(match.game, match.state, Seat(0), Chance.from_seed(f"guess {seed}"))
    table.resume()
    for _ in range(2):
        table.play_on(Everybody().decide)
        table.begin_anew()
    return table


def test_everybody_plays_on_and_responds(dungeons: Table[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    asked = set()

    def spy(self: Everybody, table: Table[Any]) -> Option:
        asked.add((table.state.round, table.seat, table.choice.is_window))
        return table.options[-1]

    monkeypatch.setattr(Everybody, "decide", spy)
    first = dungeons.state.round
    for _ in range(5):
        outlook(dungeons.copy(), dungeons.options[-1], dungeons.seat)
    assert {number for number, _, _ in asked} == set(range(first, first + BossMonster.horizon))
    assert {is_window for _, _, is_window in asked} == {False, True}
    assert {seat for _, seat, _ in asked} == {0, 1}


def test_a_playout_is_worth_the_mean_of_where_its_rounds_end(
    dungeons: Table[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    worth = {dungeons.state.round + 2: 0.8}
    monkeypatch.setattr(BossMonster, "evaluate", lambda _, state, seat: worth.get(state.round, 0.5))
    found = []
    for horizon in (1, 2, 3):
        monkeypatch.setattr(BossMonster, "horizon", horizon)
        found.append(outlook(dungeons.copy(), Pass(), dungeons.seat))
    assert found == pytest.approx([0.5, 0.5, 0.6])


def test_whoever_gains_by_a_response_makes_it() -> None:
    scene = Scene(alice=VISITED, at="adventure")
    scene.table.play_on(Everybody().decide)
    assert not scene.state.players[0].wounds
    assert scene.state.players[0].souls


@pytest.mark.parametrize("seed", range(3))
def test_what_silence_is_worth_stays_true_as_long_as_nobody_responds(seed: int) -> None:
    """It is found out once, and is what a fresh look at every later window would find."""
    table, everybody, windows = crowd(seed), Everybody(), 0
    while not table.is_at_rest:
        if table.choice.is_window and Pass() in table.options:
            windows += 1
            afresh = worth_at(table.trial(Pass()), table.seat)
            assert everybody._worth_of_silence(table) == pytest.approx(afresh, abs=1e-12)
        table.take(everybody.decide(table))
    assert windows > 10


def test_what_was_turned_down_is_thought_of_again_when_it_is_about_something_else_or_somebody_did_something(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    looks: list[tuple[Seat, Option, str]] = []

    def spy(table: Table[Any], options: list[Option], seat: Seat, widths: tuple[int, ...]) -> list[float]:
        if table.choice.is_window:
            looks.extend((seat, option, repr(table.choice.subject(table))) for option in options)
        return worth_of_each(table, options, seat, widths)

    monkeypatch.setattr(playout, "worth_of_each", spy)
    about_something_else = after_something = 0
    for seed in range(4):
        table, everybody = crowd(seed), Everybody()
        turned_down: set[tuple[Seat, Option, str]] = set()
        looks.clear()
        while not table.is_at_rest:
            known = set(looks)
            option = everybody.decide(table)
            if option != Pass():
                assert len(set(looks)) == len(looks)  # nothing twice while nobody did anything
                about_something_else += len(looks) - len({look[:2] for look in looks})
                after_something += len(turned_down & set(looks))
                turned_down |= known
                looks.clear()
            table.take(option)
    assert about_something_else
    assert after_something
