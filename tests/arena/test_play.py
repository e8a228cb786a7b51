"""One match between bots: the same for the same seed, whoever watches; and what breaks is a result too."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from undercroft.arena import play
from undercroft.arena.play import Result, Task, play_all, play_one
from undercroft.bots.random import RandomBot
from undercroft.kernel.parts import Pass
from undercroft.kernel.registry import game
from undercroft.kernel.tally import Tally, Teller

TASK = Task("boss-monster", {"seats": 3}, ["random", "random", "random"], "5/1")
WATCHED = msgspec.structs.replace(TASK, watched=True, logged=True)
FROM_WATCHING = {"seconds": 0.0, "tally": "", "hidden_things": None, "hidden_bits": None, "log": ()}


def test_the_same_seed_gives_the_same_match() -> None:
    assert play_one(TASK) == play_one(TASK)
    assert play_one(TASK).rule.startswith("BM-")
    assert play_one(msgspec.structs.replace(TASK, seed="5/2")) != play_one(TASK)


def test_watching_changes_nothing() -> None:
    watched = play_one(WATCHED)
    assert msgspec.structs.replace(watched, **FROM_WATCHING) == play_one(TASK)
    assert watched.seconds > 0
    assert watched.hidden_things is not None
    assert watched.hidden_bits is not None
    assert 0 < watched.hidden_things <= watched.hidden_bits


def test_the_log_holds_every_decision() -> None:
    result = play_one(WATCHED)
    assert len(result.log) == result.decisions
    assert sum(decision.options for decision in result.log) == result.options
    assert max(decision.options for decision in result.log) == result.most_options
    assert {decision.seat for decision in result.log} == {0, 1, 2}
    assert any(decision.is_window for decision in result.log)
    assert all(decision.taken and decision.choice for decision in result.log)


def test_places_and_winners_agree() -> None:
    result = play_one(TASK)
    assert sorted(seat for seat, place in enumerate(result.places) if place == 1) == sorted(result.winners)


class Counting(Teller):
    """Counts events, and looks whether it is shown the state of the same match."""

    heard = 0

    def hear(self, event: Any, state: Any) -> None:
        self.heard += 1
        assert len(state.players) == 3

    def finish(self, state: Any) -> Tally:
        assert state.outcome is not None
        return Tally(rounds=self.heard)


def test_the_game_counts_what_it_likes_but_only_when_watched(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(game("boss-monster")), "tally", lambda *_: Counting())
    assert msgspec.json.decode(play_one(WATCHED).tally, type=Tally).rounds > 50
    assert play_one(TASK).tally == ""


def test_a_game_without_a_tally_has_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(game("boss-monster")), "tally", lambda *_: None)
    assert play_one(WATCHED).tally == ""
    assert play_one(WATCHED).error == ""


def test_a_crash_is_a_result_with_its_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: Any) -> Any:
        raise RuntimeError("no idea")

    monkeypatch.setattr(RandomBot, "without_looking", broken)
    line = broken.__code__.co_firstlineno + 1
    assert play_one(TASK) == Result("5/1", error=f"RuntimeError: no idea (test_play.py:{line})")


@pytest.mark.parametrize("taken", ["nonsense", None, Pass])
def test_a_bot_that_takes_what_is_not_offered_breaks_its_match(monkeypatch: pytest.MonkeyPatch, taken: Any) -> None:
    monkeypatch.setattr(RandomBot, "without_looking", lambda *_: None)
    monkeypatch.setattr(RandomBot, "choose", lambda *_: taken)
    result = play_one(TASK)
    assert result.error == f"random took what was not offered: {taken}"
    assert (result.decisions, result.winners) == (1, ())


@pytest.mark.parametrize("breaks", [False, True])
def test_bots_are_closed_when_a_match_is_over(monkeypatch: pytest.MonkeyPatch, breaks: bool) -> None:
    closed: list[RandomBot] = []

    def close(bot: RandomBot) -> None:
        closed.append(bot)

    monkeypatch.setattr(RandomBot, "close", close)
    if breaks:
        monkeypatch.setattr(RandomBot, "without_looking", None)
    assert bool(play_one(TASK).error) is breaks
    assert len(closed) == 3


def test_a_match_without_end_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play, "MOST_DECISIONS", 5)
    result = play_one(TASK)
    assert (result.error, result.decisions, result.winners) == ("no end in sight", 6, ())


def test_results_come_in_order_whoever_played_them() -> None:
    tasks = [msgspec.structs.replace(TASK, seed=f"7/{number}", logged=True) for number in range(9)]
    assert list(play_all(tasks, jobs=2)) == list(play_all(tasks, jobs=1))
