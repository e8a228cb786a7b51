"""OpenSpiel's own tests and algorithms on our games: trees with chance, information sets, resampling, clones."""

from __future__ import annotations

import pickle
import random
import subprocess
import sys
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import policy, rl_environment
from open_spiel.python.algorithms import (
    cfr,
    expected_game_score,
    exploitability,
    external_sampling_mccfr,
    ismcts,
    mcts,
    outcome_sampling_mccfr,
    random_agent,
    tabular_qlearner,
)

import undercroft
from undercroft import envs
from undercroft.envs.refusals import NoNumbers
from undercroft.kernel.game import Game
from undercroft.kernel.parts import Seat
from undercroft.kernel.record import Taken
from undercroft.kernel.refusals import BadSettings

from .pennies import HIDES, HINTED, LEFT, PENNIES, POINTS, RIGHT
from .toy import TALLY, Mute

TEAMS = {"boss-monster": {"seats": 3}, "alone": {"seats": 3, "quick_setup": True}}


def played(name: str, decisions: int = 10_000, seed: int = 1, **settings: Any) -> Any:
    """A state after so many decisions at random; chance decides at random, too."""
    state, chance = envs.spiel_game(name, **settings).new_initial_state(), random.Random(seed)
    while not state.is_terminal() and (decisions > 0 or state.is_chance_node()):
        decisions -= not state.is_chance_node()
        state.apply_action(chance.choice(state.legal_actions()))
    return state


def after(*actions: int, game: Game[Any] = PENNIES) -> Any:
    state = envs.spiel_game(game).new_initial_state()
    for action in actions:
        state.apply_action(action)
    return state


# OpenSpiel's own test: sizes, masks, clones, histories, serialization, returns at every step of random matches


@pytest.mark.parametrize("game", [PENNIES, HINTED, TALLY], ids=str)
def test_small_games_pass_the_random_simulation_test(game: Game[Any]) -> None:
    pyspiel.random_sim_test(envs.spiel_game(game), num_sims=5, serialize=True, verbose=False)


def test_boss_monster_passes_the_random_simulation_test() -> None:
    pyspiel.random_sim_test(envs.spiel_game("boss-monster", seats=3), num_sims=1, serialize=True, verbose=False)


def test_alone_passes_the_random_simulation_test() -> None:
    pyspiel.random_sim_test(envs.spiel_game("alone"), num_sims=1, serialize=False, verbose=False)


# What the game is called and what it promises


@pytest.mark.parametrize("name", undercroft.installed_games())
def test_every_installed_game_can_be_loaded_by_its_name_and_settings(name: str) -> None:
    short = "undercroft_" + name.replace("-", "_")
    game = pyspiel.load_game(short, {"seats": 3})
    assert game.num_players() == 3
    assert str(pyspiel.load_game(str(game))) == str(game)
    kind = game.get_type()
    assert (kind.chance_mode, kind.information) == (
        pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    )


@pytest.mark.parametrize(
    ("name", "seats", "utility"),
    [("boss-monster", 4, "ZERO_SUM"), ("alone", 2, "ZERO_SUM"), ("alone", 3, "GENERAL_SUM")],
)
def test_who_plays_together_decides_what_returns_add_up_to(name: str, seats: int, utility: str) -> None:
    assert envs.spiel_game(name, seats=seats).get_type().utility.name == utility


def test_the_returns_are_those_of_the_other_environments() -> None:
    state = played("alone", seed=3, **TEAMS["alone"])
    hero, *evil = state.returns()
    assert set(evil) == {-hero}
    assert abs(hero) == 1.0


def test_settings_that_do_not_fit_are_refused() -> None:
    with pytest.raises(BadSettings, match="seats"):
        envs.spiel_game("boss-monster", seats=9)
    with pytest.raises(BadSettings, match="seats"):
        pyspiel.load_game("undercroft_boss_monster(seats=9)")


def test_a_game_without_numbers_is_refused() -> None:
    with pytest.raises(NoNumbers, match="mute"):
        envs.spiel_game(Mute())


def test_a_program_that_loads_the_games_ends_in_peace() -> None:
    command = "import undercroft.envs.openspiel as o; o.spiel_game('alone').new_initial_state().clone()"
    assert subprocess.run([sys.executable, "-c", command], capture_output=True, check=False).returncode == 0


# Chance


def test_a_roll_is_a_chance_node_wherever_it_happens() -> None:
    state = after(RIGHT, RIGHT)
    assert state.current_player() == pyspiel.PlayerId.CHANCE
    assert state.chance_outcomes() == [(0, 0.5), (1, 0.5)]
    assert state.child(0).returns() == [-1.0, 1.0]
    assert state.child(1).returns() == [1.0, -1.0]


def test_lots_drawn_while_a_game_is_laid_out_are_a_chance_node_too() -> None:
    state = after(game=HINTED)
    assert state.is_chance_node()
    seen = {state.child(outcome).observation_string(HIDES) for outcome, _ in state.chance_outcomes()[:100]}
    assert len(seen) > 5
    pyspiel.random_sim_test(envs.spiel_game(HINTED), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", TEAMS)
def test_a_recorded_match_comes_out_the_same(name: str) -> None:
    game = undercroft.game(name)
    match = undercroft.new(name, seed=5, **TEAMS[name])
    state = envs.spiel_game(name, **TEAMS[name]).new_initial_state()
    chance = random.Random(5)
    for roll in match.opening:
        state.apply_action(roll)
    while not match.is_over:
        assert state.current_player() == match.seat
        assert game.view(state.at.table.state, match.seat) == match.view(match.seat)
        option = chance.choice(match.options)
        state.apply_action(game.option_number(match.state, option))
        match.take(option)
        entry = match.entries[-1]
        assert isinstance(entry, Taken)
        for roll in entry.rolls:
            state.apply_action(roll)
    assert state.is_terminal()
    assert state.at.table.state.outcome == match.outcome


# Information sets


def test_who_points_cannot_tell_where_the_coin_is() -> None:
    left, right = after(LEFT), after(RIGHT)
    assert left.information_state_string(POINTS) == right.information_state_string(POINTS)
    assert left.information_state_tensor(POINTS) == right.information_state_tensor(POINTS)
    assert left.information_state_string(HIDES) != right.information_state_string(HIDES)


def test_with_perfect_recall_a_seat_remembers_what_its_view_forgets() -> None:
    once, twice = after(0, 0, game=TALLY), after(1, 0, game=TALLY)
    same = [state.observation_string(0).split('"left"')[1] for state in (once, twice)]
    assert same[0] == same[1]
    assert once.information_state_string(0) != twice.information_state_string(0)


def test_a_spectator_sees_neither_hand() -> None:
    private = pyspiel.PrivateInfoType
    for recalls in (False, True):
        public = pyspiel.IIGObservationType(perfect_recall=recalls, private_info=private.NONE)
        observer = envs.spiel_game(PENNIES).make_py_observer(public)
        assert observer.string_from(after(LEFT), HIDES) == observer.string_from(after(RIGHT), HIDES)
    everything = pyspiel.IIGObservationType(perfect_recall=False, private_info=private.ALL_PLAYERS)
    with pytest.raises(ValueError, match="nobody sees everything"):
        envs.spiel_game(PENNIES).make_py_observer(everything)


@pytest.mark.parametrize("name", TEAMS)
def test_a_resampled_state_looks_the_same_to_its_seat_and_tells_nothing_else(name: str) -> None:
    for decisions in (3, 12, 30):
        state = played(name, decisions, **TEAMS[name])
        if state.is_terminal():
            continue
        seat = state.current_player()
        guess, other = (state.resample_from_infostate(seat, lambda number=number: number) for number in (0.1, 0.2))
        for made in (guess, other):
            assert made.information_state_string(seat) == state.information_state_string(seat)
            assert made.information_state_tensor(seat) == state.information_state_tensor(seat)
            assert made.legal_actions() == state.legal_actions()
            assert made.history() == []
        # Drawn from a guess with the same luck it is the same again: so it holds nothing but what the seat knows.
        again = other.resample_from_infostate(seat, lambda: 0.1)
        assert str(again) == str(guess)
        for player in range(3):
            assert again.information_state_string(player) == guess.information_state_string(player)


def test_what_is_drawn_for_who_points_does_not_depend_on_where_the_coin_is() -> None:
    one, other = (after(hidden).resample_from_infostate(POINTS, lambda: 0.5) for hidden in (LEFT, RIGHT))
    assert str(one) == str(other)
    for player in (HIDES, POINTS):
        assert one.information_state_string(player) == other.information_state_string(player)
    drawn = {str(after(LEFT).resample_from_infostate(POINTS, lambda n=number: n)) for number in range(9)}
    assert len(drawn) > 1


# Clones, histories, files


@pytest.mark.parametrize("name", TEAMS)
def test_a_clone_goes_its_own_way_and_a_history_leads_to_the_same_state(name: str) -> None:
    state = played(name, 8, **TEAMS[name])
    before = str(state)
    clone = state.clone()
    clone.apply_action(clone.legal_actions()[0])
    assert str(state) == before != str(clone)
    again = state.get_game().new_initial_state()
    for action in state.history():
        again.apply_action(action)
    assert str(again) == before


@pytest.mark.parametrize("name", TEAMS)
def test_a_state_survives_being_written_down(name: str) -> None:
    state = played(name, 8, **TEAMS[name])
    _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(state.get_game(), state))
    assert str(again) == str(state)
    assert again.information_state_string(0) == state.information_state_string(0)
    assert str(pickle.loads(pickle.dumps(state))) == str(state)


# Algorithms


def test_cfr_finds_the_equilibrium_of_pennies() -> None:
    game = envs.spiel_game(PENNIES)
    solver = cfr.CFRSolver(game)
    for _ in range(200):
        solver.evaluate_and_update_policy()
    average = solver.average_policy()
    assert exploitability.exploitability(game, average) < 0.02
    value = expected_game_score.policy_value(game.new_initial_state(), [average] * 2)
    assert value == pytest.approx([1 / 3, -1 / 3], abs=0.02)
    assert average.action_probabilities(after())[LEFT] == pytest.approx(1 / 3, abs=0.05)
    assert average.action_probabilities(after(RIGHT))[LEFT] == pytest.approx(1 / 3, abs=0.05)


def test_so_does_the_solver_in_another_language() -> None:
    game = envs.spiel_game(PENNIES)
    solver = pyspiel.CFRSolver(game)
    for _ in range(100):
        solver.evaluate_and_update_policy()
    assert pyspiel.exploitability(game, solver.average_policy()) < 0.02


@pytest.mark.parametrize(
    ("solver", "iterations"),
    [
        (external_sampling_mccfr.ExternalSamplingSolver, 400),
        (outcome_sampling_mccfr.OutcomeSamplingSolver, 1500),
    ],
)
def test_sampling_leads_towards_it(solver: Any, iterations: int) -> None:
    np.random.seed(7)
    game = envs.spiel_game(PENNIES)
    made = solver(game)
    for _ in range(iterations):
        made.iteration()
    assert exploitability.exploitability(game, made.average_policy()) < 0.15
    assert exploitability.exploitability(game, policy.UniformRandomPolicy(game)) > 0.2


@pytest.mark.parametrize(("name", "settings"), TEAMS.items())
def test_information_set_search_plays_our_games(name: str, settings: dict[str, Any]) -> None:
    luck = np.random.RandomState(7)
    state = played(name, 6, **settings)
    bot = ismcts.ISMCTSBot(state.get_game(), Shallow(), 1.0, 12, random_state=luck)
    assert bot.step(state) in state.legal_actions()


class Shallow(mcts.Evaluator):  # type: ignore[misc]
    """Judges without playing on: by what the game itself thinks of the position."""

    def evaluate(self, state: Any) -> Any:
        at = state.at
        seats = range(at.played.settings.seats)
        return np.array([2 * at.played.game.evaluate(at.table.state, Seat(seat)) - 1 for seat in seats])

    def prior(self, state: Any) -> list[tuple[int, float]]:
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


def test_information_set_search_hides_the_coin_from_the_one_who_points() -> None:
    luck = np.random.RandomState(7)
    bot = ismcts.ISMCTSBot(
        envs.spiel_game(PENNIES),
        mcts.RandomRolloutEvaluator(1, luck),
        0.7,
        300,
        random_state=luck,
        final_policy_type=ismcts.ISMCTSFinalPolicyType.NORMALIZED_VISITED_COUNT,
    )
    for hidden in (LEFT, RIGHT):
        # Against a coin that lies in either hand alike, the left hand is the better guess, wherever it really is.
        assert dict(bot.get_policy(after(hidden)))[LEFT] > 0.6


def test_tree_search_plays_boss_monster() -> None:
    luck = np.random.RandomState(7)
    state = played("boss-monster", 10)
    bot = mcts.MCTSBot(state.get_game(), 2.0, 10, mcts.RandomRolloutEvaluator(1, luck), random_state=luck)
    assert bot.step(state) in state.legal_actions()


def test_a_q_learner_learns_to_say_yes() -> None:
    env = rl_environment.Environment(envs.spiel_game(TALLY, decisions=4))
    learner, other = tabular_qlearner.QLearner(0, 2), random_agent.RandomAgent(1, 2)
    np.random.seed(7)
    for _ in range(300):
        _episode(env, [learner, other])
    time_step = env.reset()
    assert learner.step(time_step, is_evaluation=True).action == 1


def test_agents_play_boss_monster_through_the_environment() -> None:
    np.random.seed(7)
    env = rl_environment.Environment("undercroft_boss_monster", seats=2, sets="base")
    env.seed(7)
    actions = env.action_spec()["num_actions"]
    rewards = _episode(env, [tabular_qlearner.QLearner(0, actions), random_agent.RandomAgent(1, actions)])
    assert sorted(rewards) == [-1.0, 1.0]


def _episode(env: Any, agents: list[Any]) -> Any:
    time_step = env.reset()
    while not time_step.last():
        agent = agents[time_step.observations["current_player"]]
        time_step = env.step([agent.step(time_step).action])
    for agent in agents:
        agent.step(time_step)
    return time_step.rewards
