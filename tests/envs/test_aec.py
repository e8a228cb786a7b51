"""The PettingZoo environment: PettingZoo's own tests, and what we promise beside."""

from __future__ import annotations

import io
from contextlib import redirect_stdout
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, max_cycles_test, render_test, seed_test
from pettingzoo.utils.conversions import aec_to_parallel

import undercroft
from undercroft import envs
from undercroft.envs.refusals import BadOption, BadSeed, IllegalAction, NoNumbers
from undercroft.kernel.chance import Chance
from undercroft.kernel.refusals import BadSettings, MatchIsOver, NoSuchGame, NoSuchSeat

from .toy import TALLY, Muddle, Mute

GAMES = sorted(undercroft.installed_games())
pytestmark = [
    # PettingZoo expects masks in a dictionary of its own environments only, and says so about all others.
    pytest.mark.filterwarnings("error::UserWarning:pettingzoo"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning"),
]


def play(env: Any, seed: int | None, chance: np.random.Generator, most: int = 10_000) -> list[Any]:
    """Random actions to the end; all that was seen on the way."""
    env.reset(seed=seed)
    told: list[Any] = []
    for agent in env.agent_iter(most):
        observation, reward, terminated, truncated, info = env.last()
        legal = np.flatnonzero(observation["action_mask"])
        action = None if terminated or truncated else int(chance.choice(legal))
        told.append((agent, observation["observation"].tobytes(), legal.tolist(), reward, terminated, truncated, info))
        env.step(action)
    return told


# PettingZoo's own tests


@pytest.mark.parametrize("game", GAMES)
def test_the_api_is_pettingzoos(game: str) -> None:
    api_test(envs.env(game), num_cycles=60)
    api_test(envs.env(game, max_cycles=5), num_cycles=20)


@pytest.mark.parametrize("game", GAMES)
def test_a_seed_gives_the_same_match(game: str) -> None:
    seed_test(lambda: envs.env(game), num_cycles=60)


@pytest.mark.parametrize("game", GAMES)
def test_rendering_is_pettingzoos(game: str) -> None:
    with redirect_stdout(io.StringIO()) as printed:
        render_test(lambda render_mode: envs.env(game, render_mode=render_mode))
    assert printed.getvalue()


def test_a_cycle_is_one_decision_of_every_seat() -> None:
    """PettingZoo's test takes any action at any time and wants agents in turn: a game that is like that passes it."""

    def parallel_env(max_cycles: int) -> Any:
        env = envs.env(TALLY, max_cycles=max_cycles)
        env.unwrapped.metadata["is_parallelizable"] = True
        return aec_to_parallel(env)

    module = SimpleNamespace(env=lambda max_cycles: envs.env(TALLY, max_cycles=max_cycles), parallel_env=parallel_env)
    max_cycles_test(module)


# Our own promises


@pytest.mark.parametrize("game", GAMES)
def test_a_match_is_cut_off_after_its_cycles_and_nobody_has_won(game: str) -> None:
    env = envs.env(game, max_cycles=3)
    told = play(env, 5, np.random.default_rng(5))
    seats = len(env.possible_agents)
    decisions = [row for row in told if not row[5]]
    assert len(decisions) == 3 * seats
    assert [(row[3], row[4], row[5]) for row in told[len(decisions) :]] == [(0.0, False, True)] * seats


@pytest.mark.parametrize("game", GAMES)
def test_the_end_rewards_every_seat_and_the_rewards_add_up_to_nothing(game: str) -> None:
    env = envs.env(game)
    told = play(env, 7, np.random.default_rng(7))
    seats = len(env.possible_agents)
    ends = told[-seats:]
    assert sorted(row[0] for row in ends) == env.possible_agents
    assert all(row[4] and not row[5] for row in ends)
    assert sum(row[3] for row in ends) == pytest.approx(0.0)
    assert max(row[3] for row in ends) == 1.0
    assert all(row[3] == 0.0 for row in told[:-seats])
    winners, rule = ends[0][6]["winners"], ends[0][6]["rule"]
    assert [row[6]["seat"] for row in ends if row[3] > 0] == winners
    assert rule in undercroft.game(game).rules


def test_seeds_begin_a_row_of_matches_that_resets_continue() -> None:
    env, again = envs.env("boss-monster"), envs.env("boss-monster")
    rows = [play(env, seed, np.random.default_rng(1)) for seed in (7, None, 7, 8)]
    assert rows[0] == rows[2]
    assert rows[0] != rows[1]
    assert rows[0] != rows[3]
    assert [play(again, seed, np.random.default_rng(1)) for seed in (7, None)] == rows[:2]


def test_without_a_seed_matches_differ() -> None:
    firsts = set()
    for _ in range(3):
        env = envs.env("boss-monster")
        env.reset()
        firsts.add(env.observe("seat_0")["observation"].tobytes())
    assert len(firsts) == 3


def test_only_the_asked_seat_is_told_the_question() -> None:
    env = envs.raw_env("boss-monster", seats=3)
    env.reset(seed=3)
    for _ in range(30):
        asked = env.agent_selection
        for agent, info in env.infos.items():
            mask = env.observe(agent)["action_mask"]
            if agent == asked:
                assert sorted(info["options"]) == np.flatnonzero(mask).tolist()
                assert info["question"]
            else:
                assert info == {"seat": env.possible_agents.index(agent)}
                assert not mask.any()
        env.step(min(env.infos[asked]["options"]))


def test_an_illegal_action_is_refused_with_what_is_legal_and_changes_nothing() -> None:
    env = envs.env("boss-monster")
    env.reset(seed=3)
    before = env.observe("seat_0")["observation"].tobytes()
    env.last()
    for action in (1, -1, 10**9, 0.0, "0", None, [0]):
        with pytest.raises(IllegalAction, match=r"0 \(pass\), \d+ \(build "):
            env.step(action)
    assert env.observe("seat_0")["observation"].tobytes() == before
    env.step(np.int64(0))


@pytest.mark.parametrize("action", [1, -1, 1349, 10**30, np.int64(10**9), 0.0, "0", None, [0]], ids=repr)
def test_an_illegal_action_can_lose_the_match_instead(action: Any) -> None:
    env = envs.env("boss-monster", illegal_reward=-1)
    env.reset(seed=3)
    asked = env.agent_selection
    env.step(action)
    assert env.terminations == {"seat_0": True, "seat_1": True}
    rewards = {}
    for agent in env.agent_iter():
        rewards[agent] = env.last()[1]
        env.step(None)
    assert rewards == {agent: -1.0 if agent == asked else 0.0 for agent in ("seat_0", "seat_1")}


def test_the_api_is_pettingzoos_where_illegal_actions_lose() -> None:
    api_test(envs.env("boss-monster", illegal_reward=-1), num_cycles=60)


@pytest.mark.parametrize("language", ["en", "pl"])
def test_the_table_is_drawn_as_the_asked_seat_sees_it(language: str) -> None:
    env = envs.raw_env("boss-monster", render_mode="ansi", language=language)
    env.reset(seed=3)
    words = env.episode.game.vocabulary.words(language)
    drawn = env.render()
    hand = env.episode.game.view(env.episode.table.state, env.episode.seat).hand
    assert all(words.name("card", card) in drawn for card in hand)
    for number, option in env.episode.actions.items():
        assert f"{number}" in drawn
        assert words.say(option) in drawn


def test_what_a_seat_cannot_see_is_not_drawn() -> None:
    env = envs.raw_env("boss-monster", render_mode="ansi")
    env.reset(seed=3)
    episode, drawn = env.episode, env.render()
    for number in range(5):
        guess = episode.game.determinize(episode.table.state, episode.seat, Chance.from_seed(str(number)))
        assert episode.game.view(guess, 1 - episode.seat) != episode.game.view(episode.table.state, 1 - episode.seat)
        episode.table.state = guess
        assert env.render() == drawn


def test_the_end_is_drawn_with_its_winner() -> None:
    env = envs.env("boss-monster", render_mode="ansi")
    play(env, 7, np.random.default_rng(7))
    words, outcome = env.unwrapped.episode.game.vocabulary.words("en"), env.unwrapped.episode.table.state.outcome
    assert words.name("seat", outcome.winners[0]) in env.render().splitlines()[-1]


def test_nothing_is_drawn_where_nobody_looks() -> None:
    env = envs.env("boss-monster")
    env.reset(seed=1)
    assert env.render() is None


@pytest.mark.parametrize(
    ("options", "refusal", "said"),
    [
        ({"render_mode": "rgb_array"}, BadOption, "human, ansi"),
        ({"language": "de"}, BadOption, "en, pl"),
        ({"max_cycles": 0}, BadOption, "1 … 10000"),
        ({"max_cycles": True}, BadOption, "1 … 10000"),
        ({"illegal_reward": "low"}, BadOption, "-1"),
        ({"seats": 5}, BadSettings, "seats"),
        ({"chairs": 2}, BadSettings, "chairs"),
    ],
)
def test_options_that_cannot_be_are_refused(options: dict[str, Any], refusal: type[Exception], said: str) -> None:
    with pytest.raises(refusal, match=said):
        envs.env("boss-monster", **options)


@pytest.mark.parametrize("seed", ["7", 1.5, True, [1]])
def test_a_seed_that_is_no_whole_number_is_refused(seed: Any) -> None:
    with pytest.raises(BadSeed, match="whole number"):
        envs.env("boss-monster").reset(seed=seed)


def test_an_unknown_game_is_refused_with_the_nearest() -> None:
    with pytest.raises(NoSuchGame, match="boss-monster"):
        envs.env("bossmonster")
    with pytest.raises(NoSuchGame):
        envs.raw_env(None)  # type: ignore[arg-type]


def test_a_game_without_numbers_says_so() -> None:
    with pytest.raises(NoNumbers, match="option_number"):
        envs.env(Mute())


def test_a_game_that_numbers_two_options_alike_is_stopped() -> None:
    with pytest.raises(ValueError, match="two options of say-yes have the same number"):
        envs.env(Muddle())


def test_after_the_end_and_for_strangers_there_is_nothing() -> None:
    env = envs.raw_env(TALLY, decisions=1)
    env.reset(seed=1)
    with pytest.raises(NoSuchSeat, match="seat_2"):
        env.observe("seat_2")
    env.step(1)
    env.step(None)
    env.step(None)
    with pytest.raises(MatchIsOver):
        env.step(0)
