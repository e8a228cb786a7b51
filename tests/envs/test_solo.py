"""The Gymnasium environment: Gymnasium's own checks, and what we promise beside."""

from __future__ import annotations

import copy
import doctest
import pickle
import random
from collections import Counter
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import undercroft
from tests.bots.toys import favours
from undercroft import envs
from undercroft.bots import NoSuchBot, new_bot
from undercroft.envs import opponents, solo
from undercroft.envs.opponents import Pool
from undercroft.envs.refusals import BadOption, BadSeed, EnvClosed, IllegalAction, NeverAsked, NotOffered
from undercroft.envs.shaping import standing
from undercroft.envs.solo import SoloEnv, id_of
from undercroft.kernel.chance import Chance
from undercroft.kernel.parts import Option, Seat
from undercroft.kernel.refusals import MatchIsOver, NoSuchSeat
from undercroft.testing import random_match, random_settings

from .toy import TALLY

GAMES = sorted(undercroft.installed_games())
FAVOURS = f"policy:{Path(favours.__file__)}"


def play(env: SoloEnv, seed: int | None, chance: int = 1) -> list[Any]:
    """Random legal actions to the end; all that was told on the way."""
    draw = np.random.default_rng(chance)
    seen, info = env.reset(seed=seed)
    told: list[Any] = [(seen.tobytes(), info)]
    done = False
    while not done:
        legal = np.flatnonzero(env.action_masks())
        seen, reward, terminated, truncated, info = env.step(int(draw.choice(legal)))
        told.append((legal.tolist(), seen.tobytes(), reward, terminated, truncated, info))
        done = terminated or truncated
    return told


# Gymnasium's own checks


@pytest.mark.filterwarnings("error::UserWarning")
@pytest.mark.parametrize("game", GAMES)
def test_the_api_is_gymnasiums(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    made = gymnasium.make(id_of(undercroft.game(game)), opponents="random")
    check_env(made.unwrapped)
    assert "Choose an action" in capsys.readouterr().out, "the checker draws the table, too"


def test_every_game_with_numbers_has_an_id_that_names_its_version() -> None:
    ids = {name for name in gymnasium.registry if name.startswith("undercroft/")}
    assert ids == {"undercroft/alone-v1", "undercroft/boss_monster-v1"}


def test_an_id_alone_is_enough_where_nothing_was_imported() -> None:
    made = gymnasium.make("undercroft.envs.solo:undercroft/boss_monster-v1", seats=3, opponents="random")
    seen, info = made.reset(seed=1)
    assert made.observation_space.contains(seen)
    assert info["seat"] in range(3)
    assert made.get_wrapper_attr("action_masks")().any()


# Matches and seats


@pytest.mark.parametrize("game", GAMES)
def test_a_match_ends_with_what_it_brought(game: str) -> None:
    env = envs.solo_env(game, opponents="random")
    told = play(env, 7)
    assert all(row[2:4] == (0.0, False) for row in told[1:-1])
    *_, reward, terminated, truncated, info = told[-1]
    assert (terminated, truncated) == (True, False)
    assert reward == (1.0 if info["seat"] in info["winners"] else -1.0)
    assert info["rule"] in undercroft.game(game).rules
    assert not env.action_masks().any()


@pytest.mark.parametrize("game", GAMES)
def test_a_seed_begins_a_row_of_matches_that_resets_continue(game: str) -> None:
    env, again = (envs.solo_env(game, opponents={"random": 1, "greedy:1": 1}) for _ in range(2))
    rows = [play(env, seed) for seed in (7, None, 7, 8)]
    assert rows[0] == rows[2]
    assert rows[0] != rows[1]
    assert rows[0] != rows[3]
    assert [play(again, seed) for seed in (7, None)] == rows[:2]


def test_without_a_seed_matches_differ() -> None:
    assert len({envs.solo_env("boss-monster").reset()[0].tobytes() for _ in range(3)}) == 3


def test_the_learner_sits_in_another_seat_in_every_match() -> None:
    env = envs.solo_env("boss-monster", seats=3)
    seats = [env.reset(seed=5 if match == 0 else None)[1]["seat"] for match in range(6)]
    assert sorted(seats[:3]) == [0, 1, 2]
    assert seats[:3] == seats[3:]
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(20)} == {0, 1, 2}, "seeds favour no seat"


def test_or_always_in_the_one_that_was_named() -> None:
    env = envs.solo_env("alone", seats=3, seat=0, opponents=["greedy:1", "random"])
    assert {env.reset()[1]["seat"] for _ in range(4)} == {0}
    for seat in (3, -1, "0", True):
        with pytest.raises(NoSuchSeat):
            envs.solo_env("alone", seats=3, seat=seat)


def test_masks_are_the_options_that_the_infos_name() -> None:
    env = envs.solo_env("boss-monster", texts=True)
    _, info = env.reset(seed=3)
    for _ in range(10):
        assert sorted(info["options"]) == np.flatnonzero(env.action_masks()).tolist()
        assert info["question"]
        assert len(info["view"]["players"]) == 2
        *_, info = env.step(min(info["options"]))
    assert set(envs.solo_env("boss-monster").reset()[1]) == {"seat"}, "nobody pays for words that are not asked for"


def test_a_match_is_cut_off_after_its_cycles() -> None:
    env = envs.solo_env("boss-monster", max_cycles=5)
    told = play(env, 3)
    assert told[-1][2:5] == (0.0, False, True)
    assert len(told) <= 1 + 5 * 2


def test_a_seat_that_is_never_asked_is_an_error_and_no_endless_loop() -> None:
    env = envs.solo_env(TALLY, seat=1, decisions=1)
    with pytest.raises(NeverAsked, match="Seat 1 was not asked anything in 100 matches"):
        env.reset(seed=1)


# Misuse


def test_an_illegal_action_loses_the_match_and_says_why() -> None:
    env = envs.solo_env("boss-monster")
    env.reset(seed=3)
    illegal = int(np.flatnonzero(~env.action_masks())[0])
    _, reward, terminated, truncated, info = env.step(illegal)
    assert (reward, terminated, truncated) == (-1.0, True, False)
    assert info["illegal"].startswith(f"Action {illegal} is not possible")
    with pytest.raises(MatchIsOver):
        env.step(0)


@pytest.mark.parametrize("action", [1, -1, 10**9, 0.0, "0", None, [0]], ids=repr)
def test_or_it_is_refused_and_nothing_has_happened(action: Any) -> None:
    env = envs.solo_env("boss-monster", illegal_reward=None)
    env.reset(seed=3)
    before = env.action_masks()
    with pytest.raises(IllegalAction, match=r"Possible: 0 \(pass\)"):
        env.step(action)
    assert (env.action_masks() == before).all()


def test_steps_need_a_match() -> None:
    env = envs.solo_env("boss-monster")
    with pytest.raises(EnvClosed):
        env.step(0)
    assert not env.action_masks().any()
    env.reset()
    env.close()
    env.close()
    with pytest.raises(EnvClosed):
        env.step(0)


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("render_mode", "rgb_array"),
        ("language", "de"),
        ("shaping", "much"),
        ("shaping", float("nan")),
        ("illegal_reward", "none"),
        ("max_cycles", 0),
        ("opponents", ["random", "random"]),
        ("opponents", ""),
        ("opponents", 3),
        ("opponents", {}),
        ("opponents", {"random": 0}),
        ("opponents", {"random": -1, "greedy": 2}),
        ("opponents", {"random": "often"}),
    ],
)
def test_an_option_that_cannot_be_meant_is_refused_by_its_name(option: str, value: Any) -> None:
    with pytest.raises(BadOption, match=f"^{option} cannot be"):
        envs.solo_env("boss-monster", **{option: value})


def test_other_mistakes_are_those_of_seeds_and_line_ups() -> None:
    with pytest.raises(BadSeed):
        envs.solo_env("boss-monster").reset(seed=1.5)  # type: ignore[arg-type]
    with pytest.raises(NoSuchBot, match="greedy"):
        envs.solo_env("boss-monster", opponents="gredy")


def test_an_opponent_that_takes_what_is_not_offered_is_named_and_the_match_is_gone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    env = envs.solo_env("boss-monster", opponents="greedy:1")
    monkeypatch.setattr("undercroft.bots.greedy.GreedyBot.choose", lambda *_: Option())
    with pytest.raises(NotOffered, match="greedy:1"):
        play(env, 3)
    with pytest.raises(EnvClosed):
        env.step(0)


# Opponents


def test_opponents_are_drawn_by_their_weights() -> None:
    pool = Pool({"greedy:1": 3, "random": 1, "ismcts:5": 0}, seats=2)
    drawn = Counter(pool.draw(str(match))[0] for match in range(400))
    assert drawn["ismcts:5"] == 0
    assert 260 < drawn["greedy:1"] < 340


def test_opponents_take_the_seats_after_the_learners_in_turn() -> None:
    env = envs.solo_env("boss-monster", seats=4, seat=2, opponents="greedy:1, random", max_cycles=2)
    told = play(env, 1)
    assert "winners" not in told[-1][-1]
    assert env.line_up == ("greedy:1", "random")
    assert doctest.testmod(opponents).failed == 0


# Kept and brought back


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("keep", [lambda env: pickle.loads(pickle.dumps(env)), copy.deepcopy], ids=["pickle", "copy"])
def test_an_environment_can_be_kept_in_the_middle_of_a_match_and_goes_on_as_it_would_have(game: str, keep: Any) -> None:
    env = envs.solo_env(game, opponents="ismcts:4" if game == "boss-monster" else "greedy:1", shaping=0.5)
    env.reset(seed=3)
    draw = np.random.default_rng(3)
    for _ in range(8):
        env.step(int(draw.choice(np.flatnonzero(env.action_masks()))))
    twin = keep(env)
    for _ in range(12):
        assert (twin.action_masks() == env.action_masks()).all()
        action = int(draw.choice(np.flatnonzero(env.action_masks())))
        (seen, *ours), (also, *theirs) = env.step(action), twin.step(action)
        assert (seen.tobytes(), ours) == (also.tobytes(), theirs)
        if ours[1]:
            break
    assert play(env, None) == play(twin, None), "the row of matches goes on, too"


def test_so_can_one_that_has_not_begun_or_is_over() -> None:
    env = envs.solo_env("boss-monster")
    assert play(pickle.loads(pickle.dumps(env)), 5) == play(env, 5)
    twin = pickle.loads(pickle.dumps(env))
    with pytest.raises(MatchIsOver):
        twin.step(0)


def test_a_game_that_is_not_installed_is_played_as_an_object() -> None:
    env = envs.solo_env(TALLY, seat=0, decisions=4)
    assert play(env, 1)[-1][3]


# Hints on the way


@pytest.mark.parametrize("game", undercroft.installed_games().values(), ids=str)
def test_positions_that_a_seat_cannot_tell_apart_are_worth_the_same_to_it(game: Any) -> None:
    """Else the reward would tell what is hidden: the learner would feel which card an opponent has drawn."""
    truths, judged = set(), 0
    for seed in range(4):
        settings = random_settings(game, random.Random(seed))
        for step, (table, _) in enumerate(random_match(game, settings, seed)):
            if step % 10 or step > 150:
                continue
            for seat in map(Seat, range(settings.seats)):
                other = game.determinize(table.state, seat, Chance.from_seed(f"{seed} {step}"))
                assert standing(game, other, seat, "s") == standing(game, table.state, seat, "s")
                truths.add(game.evaluate(other, seat) == game.evaluate(table.state, seat))
                judged += 1
    assert judged > 20
    assert truths == {True, False}, "the judgement of the true state does tell"


@pytest.mark.parametrize("game", GAMES)
def test_the_hints_of_a_match_add_up_to_what_its_beginning_was_worth(game: str) -> None:
    plain, hinted = (envs.solo_env(game, opponents="random", shaping=weight) for weight in (0.0, 0.5))
    told, also = play(plain, 4), play(hinted, 4)
    assert [row[1] for row in told[1:]] == [row[1] for row in also[1:]], "the match is the same"
    rewards = [row[2] for row in also[1:]]
    hinted.reset(seed=4)
    episode = hinted.episode
    seed = f"4 match 0 decision {episode.decisions}"
    first = 0.5 * standing(episode.game, episode.table.state, hinted.learner, seed)
    assert sum(rewards) == pytest.approx(told[-1][2] - first)
    assert len(set(rewards)) > 3


# A policy as a bot


@pytest.mark.parametrize("game", GAMES)
def test_a_policy_sees_and_does_as_a_bot_what_it_did_in_its_environment(game: str) -> None:
    env = envs.solo_env(game, opponents="greedy:1", seat=0)
    seen, _ = env.reset(seed=9)
    done, taken = False, list[str]()
    while not done and len(taken) < 40:
        scores = favours.scores(seen)[: len(env.action_masks())]
        action = int(np.where(env.action_masks(), scores, -2).argmax())
        taken.append(str(env.episode.actions[action]))
        seen, _, done, _, _ = env.step(action)
    again = envs.solo_env(game, opponents="greedy:1", seat=0)
    again.reset(seed=9)
    bot = new_bot(FAVOURS, "any")
    for option in taken:
        table = again.episode.table
        assert str(bot.answer(again.episode.game, table.state, Seat(0), table.options)) == option
        again.step(next(number for number, each in again.episode.actions.items() if str(each) == option))


def test_the_examples_work() -> None:
    assert doctest.testmod(solo).failed == 0
