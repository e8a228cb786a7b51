"""Many matches at once: the same on any number of processes, autoreset, opponents, refusals."""

from __future__ import annotations

import doctest
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from typing import Any, ClassVar

import numpy as np
import pytest

from undercroft import envs
from undercroft.bots import Bot, NoSuchBot, registry
from undercroft.bots.random import RandomBot
from undercroft.envs import vector
from undercroft.envs.group import Batch, Lane, Plan
from undercroft.envs.refusals import BadOption, BadSeed, EnvClosed, IllegalAction, NotOffered, WorkerLost
from undercroft.envs.vector import VectorEnv
from undercroft.kernel.parts import Option
from undercroft.kernel.refusals import BadSettings, NoSuchGame


def random_actions(batch: Batch, chance: np.random.Generator) -> Any:
    return (chance.random(batch.masks.shape) * batch.masks).argmax(axis=1)


def run(games: VectorEnv, steps: int, seed: int = 1) -> list[Batch]:
    chance = np.random.default_rng(seed)
    batches = [games.reset()]
    for _ in range(steps):
        batches.append(games.step(random_actions(batches[-1], chance)))
    return batches


def is_same(one: list[Batch], other: list[Batch]) -> bool:
    return all(
        np.array_equal(getattr(left, field), getattr(right, field))
        for left, right in zip(one, other, strict=True)
        for field in Batch._fields
    )


def test_two_processes_play_the_same_as_one() -> None:
    with envs.vector_env("boss-monster", 5, seed=3, opponents="random", seats=3) as alone:
        one = run(alone, 40)
    with envs.vector_env("boss-monster", 5, seed=3, opponents="random", seats=3, processes=2) as several:
        two = run(several, 40)
        again = run(several, 3)
    assert is_same(one, two)
    assert is_same(one[:4], again)
    assert any(batch.dones.any() for batch in one)


def test_another_seed_plays_other_matches() -> None:
    one, other = (envs.vector_env("boss-monster", 2, seed=seed).reset() for seed in (1, 2))
    assert not np.array_equal(one.observations, other.observations)


def test_a_match_that_is_over_begins_anew_and_its_rewards_are_told_once() -> None:
    games = envs.vector_env("boss-monster", 4, seed=1)
    batches = run(games, 150)
    ended = 0
    for batch in batches[1:]:
        assert batch.masks.any(axis=1).all()
        assert not batch.truncations.any()
        assert np.array_equal(batch.dones, (batch.rewards != 0).any(axis=1))
        assert batch.rewards.sum(axis=1) == pytest.approx(0.0)
        ended += int(batch.dones.sum())
    assert ended >= 4


def test_without_opponents_the_learner_decides_for_every_seat() -> None:
    seats = {int(seat) for batch in run(envs.vector_env("boss-monster", 2, seats=4), 60) for seat in batch.seats}
    assert seats == {0, 1, 2, 3}


def test_with_opponents_the_learner_sits_in_one_seat_and_in_another_in_the_next_match() -> None:
    batches = run(envs.vector_env("boss-monster", 2, opponents="random", seed=4), 120)
    for lane in range(2):
        seat, changes = lane % 2, 0
        for batch in batches:
            if batch.dones[lane]:
                seat, changes = 1 - seat, changes + 1
            assert batch.seats[lane] == seat
        assert changes >= 2


def test_opponents_take_the_seats_after_the_learners_in_turn() -> None:
    lane = Lane(Plan("boss-monster", {"seats": 3}, ("greedy:1", "random"), "1"), number=1)
    lane.begin()
    assert [(seat, type(bot).__name__) for seat, bot in lane.bots.items()] == [(2, "GreedyBot"), (0, "RandomBot")]


def test_a_match_that_takes_too_long_is_cut_off() -> None:
    games = envs.vector_env("boss-monster", 3, max_cycles=4)
    batches = run(games, 16)
    assert [bool(batch.dones.all()) for batch in batches[1:]] == [step % 8 == 0 for step in range(1, 17)]
    assert batches[8].truncations.all()
    assert not batches[8].rewards.any()


def test_one_illegal_action_refuses_all_and_no_match_is_stepped() -> None:
    games = envs.vector_env("boss-monster", 3, seed=1)
    batch = games.reset()
    legal = batch.masks.argmax(axis=1)
    for wrong in (int((~batch.masks[1]).argmax()), -1, games.action_count):
        actions = legal.copy()
        actions[1] = wrong
        with pytest.raises(IllegalAction, match=rf"Action {wrong} .* in match 1 now; no match was .* {legal[1]}"):
            games.step(actions)
    fresh = envs.vector_env("boss-monster", 3, seed=1)
    fresh.reset()
    assert is_same([games.step(legal)], [fresh.step(legal)])


@pytest.mark.parametrize("actions", [[0], [0.0, 0.0], [[0, 0]], "ab"])
def test_actions_of_another_shape_are_refused(actions: Any) -> None:
    games = envs.vector_env("boss-monster", 2)
    games.reset()
    with pytest.raises(BadOption, match=r"int\[2\]"):
        games.step(actions)


@pytest.mark.parametrize(
    ("options", "refusal"),
    [
        ({"count": 0}, BadOption),
        ({"count": 2.5}, BadOption),
        ({"count": 2, "processes": 3}, BadOption),
        ({"count": 2, "processes": "2"}, BadOption),
        ({"count": 2, "seed": "x"}, BadSeed),
        ({"count": 2, "max_cycles": -1}, BadOption),
        ({"count": 2, "opponents": "randm"}, NoSuchBot),
        ({"count": 2, "opponents": ["random", "random"]}, BadOption),
        ({"count": 2, "opponents": [7]}, NoSuchBot),
        ({"count": 2, "seats": 9}, BadSettings),
    ],
)
def test_options_that_cannot_be_are_refused(options: dict[str, Any], refusal: type[Exception]) -> None:
    with pytest.raises(refusal):
        envs.vector_env("boss-monster", **options)


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(NoSuchGame):
        envs.vector_env("chess", 2)


def test_a_process_that_is_gone_is_told_and_the_next_reset_plays_again() -> None:
    with envs.vector_env("boss-monster", 2, processes=2, seed=1) as games:
        first = games.reset()
        workers: Any = games._group
        workers._processes[0].terminate()
        workers._processes[0].join()
        with pytest.raises(WorkerLost, match="anew"):
            games.step(first.masks.argmax(axis=1))
        assert is_same([games.reset()], [first])
    assert not any(process.is_alive() for process in workers._processes)


# Opponents


class Guest(RandomBot):
    """Counts those who have not been let go, as bots with processes have to be."""

    here: ClassVar[list[Bot]] = []

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self.here.append(self)

    def close(self) -> None:
        self.here.remove(self)


class Cheat(Guest):
    def without_looking(self, options: Sequence[Option]) -> Option:
        return Invented()


class Invented(Option, frozen=True):
    """No game offers it."""


@pytest.fixture
def guests(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Bot]]:
    known: dict[str, type[Bot]] = {"guest": Guest, "cheat": Cheat}
    monkeypatch.setattr(registry, "installed_bots", lambda: known)
    yield Guest.here
    Guest.here.clear()


def test_opponents_are_let_go_after_every_match_and_at_the_end(guests: list[Bot]) -> None:
    with envs.vector_env("boss-monster", 3, opponents="guest", max_cycles=4) as games:
        ended = sum(batch.dones.sum() for batch in run(games, 12))
        assert ended > 3
        assert len(guests) == 3
    assert guests == []


def test_an_opponent_that_takes_what_was_not_offered_is_named_and_nobody_is_left_at_the_table(
    guests: list[Bot],
) -> None:
    games = envs.vector_env("boss-monster", 3, opponents=["guest", "cheat"], seats=3)
    with pytest.raises(NotOffered, match="“cheat” took “invented”"):
        run(games, 12)
    assert guests == []


# Steps that do not finish, programs that do not close


def interrupted_once(call: Callable[..., Any]) -> Callable[..., Any]:
    """Somebody presses Ctrl-C when it is called for the first time."""
    presses = [KeyboardInterrupt]

    def interrupted(*given: Any) -> Any:
        if presses:
            raise presses.pop()
        return call(*given)

    return interrupted


@pytest.mark.parametrize("processes", [1, 2])
def test_a_step_that_does_not_finish_closes_the_environment_and_reset_begins_anew(
    processes: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    with envs.vector_env("boss-monster", 2, processes=processes, seed=1) as games:
        batches = run(games, 3)
        legal = batches[-1].masks.argmax(axis=1)
        group: Any = games._group
        where, call = (group.lanes[1], "take") if processes == 1 else (group._pipes[1], "recv")
        monkeypatch.setattr(where, call, interrupted_once(getattr(where, call)))
        with pytest.raises(KeyboardInterrupt):
            games.step(legal)
        with pytest.raises(EnvClosed, match=r"does not finish.* reset\(\)"):
            games.step(legal)
        assert is_same(run(games, 3), batches)


def test_there_is_nothing_to_step_before_the_first_reset_and_after_the_end() -> None:
    games = envs.vector_env("boss-monster", 2)
    with pytest.raises(EnvClosed):
        games.step([0, 0])
    games.reset()
    games.close()
    with pytest.raises(EnvClosed):
        games.step([0, 0])


PLAYS = """
from undercroft import envs
from undercroft.arena import crew
crew.FAREWELL = 60
games = envs.vector_env("boss-monster", 2, opponents="ismcts:2x2", processes=2, seed=1)
batch = games.reset()
for _ in range(3):
    batch = games.step(batch.masks.argmax(axis=1))
print("played", flush=True)
"""


def test_opponents_may_have_processes_of_their_own_and_a_program_may_end_without_closing() -> None:
    ended = subprocess.run([sys.executable, "-c", PLAYS], check=False, capture_output=True, text=True, timeout=120)
    assert (ended.stdout, ended.stderr, ended.returncode) == ("played\n", "", 0)


def test_nobody_outlives_a_program_that_is_killed() -> None:
    """Whoever still lives has inherited its output, and holds it open."""
    waits = f"{PLAYS}input()"
    with subprocess.Popen([sys.executable, "-c", waits], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as program:
        assert program.stdout is not None
        assert program.stdout.readline() == b"played\n"
        program.kill()
        assert program.communicate(timeout=60)[0] == b""


def test_the_example_works() -> None:
    assert doctest.testmod(vector).failed == 0
