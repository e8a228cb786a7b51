"""Trained with sb3-contrib's MaskablePPO, saved, and played as a bot: at the command line and at a served table.

PyTorch is large and has no build for some machines. Where it is missing these tests are skipped, but not under CI=true.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import gymnasium
import msgspec
import pytest

from tests.cli.running import Runner
from tests.server.browsers import served
from tests.server.test_hostile_plugins import begin, finished
from undercroft import envs
from undercroft.bots import new_bot
from undercroft.bots.base import answer_match
from undercroft.bots.networks import network_in
from undercroft.bots.policy import SHELF, BrokenPolicy
from undercroft.envs.solo import id_of
from undercroft.kernel.match import new_match
from undercroft.kernel.parts import Seat
from undercroft.kernel.record import Record, Taken
from undercroft.kernel.registry import game, installed_games
from undercroft.kernel.replaying import replaying
from undercroft.server.matches import tending, thoughts, workers

try:
    import torch
    from sb3_contrib import QRDQN, MaskablePPO, RecurrentPPO
    from sb3_contrib.common.maskable.utils import get_action_masks
    from stable_baselines3 import A2C, DQN, PPO

    from examples import train_maskable_ppo
except (ImportError, OSError, ValueError) as error:  # a build for CUDA without its libraries raises any of these
    pytest.skip(f"PyTorch cannot be used here: {error}", allow_module_level=True)

GAMES = sorted(installed_games())
SMALL = {"net_arch": [16]}
torch.set_num_threads(1)


@pytest.fixture(scope="module")
def trained(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """A model for every game, after two short lessons."""
    folder = tmp_path_factory.mktemp("models")
    for name in GAMES:
        env = gymnasium.make(id_of(game(name)), opponents="random", shaping=0.1)
        model = MaskablePPO("MlpPolicy", env, n_steps=128, batch_size=64, n_epochs=2, seed=1, policy_kwargs=SMALL)
        model.learn(256)
        assert model.num_timesteps == 256
        model.save(folder / name)
    return {name: folder / f"{name}.zip" for name in GAMES}


@pytest.mark.parametrize("name", GAMES)
def test_a_bot_takes_what_the_model_predicts(name: str, trained: dict[str, Path]) -> None:
    model, bot = MaskablePPO.load(trained[name]), new_bot(f"policy:{trained[name]}", "any")
    env = envs.solo_env(name, opponents="random", seat=1)
    seen, _ = env.reset(seed=5)
    for _ in range(30):
        action, _ = model.predict(seen, action_masks=get_action_masks(env), deterministic=True)
        table = env.episode.table
        taken = bot.answer(env.episode.game, table.state, Seat(1), table.options)
        assert env.episode.actions[int(action)] == taken
        seen, _, terminated, truncated, _ = env.step(action)
        if terminated or truncated:
            break


@pytest.mark.parametrize("name", GAMES)
def test_it_plays_a_duel(
    name: str, trained: dict[str, Path], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    run = Runner(capsys, monkeypatch)
    ran = run(
        "duel", name, f"policy:{trained[name]}", "random", "--games", "2", "--players", "2", "--seed", "1", "--json"
    )
    told = json.loads(ran.out)
    assert (ran.status, told["games"], told["errors"]) == (0, 2, [])


def test_it_plays_at_a_served_table(trained: dict[str, Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(SHELF, str(trained["boss-monster"].parent))
    monkeypatch.setattr(tending, "HUMANE_SECONDS", (0.0, 0.0))
    monkeypatch.setattr(thoughts, "LONGEST_THOUGHT", 120.0)  # a busy machine may take long to load PyTorch
    monkeypatch.setattr(workers, "LONGEST_SECONDS", 120)
    name = f"policy:{trained['boss-monster'].name}"
    with served(tmp_path, limits=False) as house:
        house.guest("Ala")
        match_id = begin(house, name, "random")
        finished(house, match_id)
        record = msgspec.json.decode(house.get(f"/api/matches/{match_id}/record").content, type=Record)
    bot, matches = new_bot(name, "any"), replaying(game(record.game), record, from_seed=True)
    for entry in record.entries:
        match = next(matches)
        if isinstance(entry, Taken) and entry.seat == 0:
            assert str(answer_match(bot, match)) == entry.option


def test_the_example_trains_on_matches_in_other_processes_saves_and_goes_on(
    trained: dict[str, Path], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    model, opponent = str(tmp_path / "model.zip"), f"policy:{trained['boss-monster']}"
    tiny = ["--steps", "32", "--decisions", "64", "--processes", "1", "--save", model]
    train_maskable_ppo.main([*tiny, "--opponents", opponent])
    train_maskable_ppo.main([*tiny, "--load", model])
    told = capsys.readouterr().out.splitlines()
    assert told == [f"saved: undercroft duel boss-monster policy:{model} greedy"] * 2
    match = new_match(game("boss-monster"), "1", seats=2)
    assert answer_match(new_bot(f"policy:{model}", "s"), match) in match.options


# Other algorithms


@pytest.mark.parametrize("kind", [PPO, A2C, DQN, QRDQN], ids=lambda kind: kind.__name__)
def test_what_other_algorithms_save_scores_the_actions_too(kind: Any, tmp_path: Path) -> None:
    env = envs.solo_env("boss-monster", opponents="random")
    sized = {"buffer_size": 10} if kind in (DQN, QRDQN) else {}
    model = kind("MlpPolicy", env, policy_kwargs=SMALL, seed=1, device="cpu", **sized)
    model.save(tmp_path / "model.zip")
    seen, _ = env.reset(seed=1)
    action, _ = model.predict(seen, deterministic=True)
    assert network_in(tmp_path / "model.zip").scores(seen.tolist()).argmax() == action


def test_one_that_remembers_is_refused(tmp_path: Path) -> None:
    env = envs.solo_env("boss-monster", opponents="random")
    RecurrentPPO("MlpLstmPolicy", env, policy_kwargs={"lstm_hidden_size": 4, **SMALL}).save(tmp_path / "model.zip")
    table = env.episode.table
    with pytest.raises(BrokenPolicy, match="remembers earlier questions"):
        new_bot(f"policy:{tmp_path / 'model.zip'}", "s").answer(
            game("boss-monster"), table.state, table.seat, table.options
        )
