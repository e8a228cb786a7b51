"""PettingZoo's AEC environment: seats act one at a time, as the rules ask them.

An agent is a seat (``seat_0``, ``seat_1`` ...). All stay until the match is over, eliminated ones too: they are
simply not asked any more.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils.env_logger import EnvLogger
from pettingzoo.utils.wrappers import BaseWrapper, OrderEnforcingWrapper

from undercroft.kernel.chance import random_seed
from undercroft.kernel.game import Game
from undercroft.kernel.parts import Seat, words_of
from undercroft.kernel.refusals import MatchIsOver, NoSuchSeat
from undercroft.kernel.text import LANGUAGES

from .episode import Episode, check_seed
from .refusals import BadOption, IllegalAction
from .screen import draw

RENDER_MODES = ("human", "ansi")


class RawEnv(AECEnv):  # type: ignore[misc]
    """One match of any game that turns its options and views into numbers."""

    def __init__(
        self,
        game: str | Game[Any],
        *,
        max_cycles: int | None = None,
        render_mode: str | None = None,
        language: str = "en",
        **settings: Any,
    ) -> None:
        super().__init__()
        _check("render_mode", render_mode, (None, *RENDER_MODES))
        _check("language", language, LANGUAGES)
        self.render_mode, self.language = render_mode, language
        self.episode = Episode(game, settings, max_cycles)
        played = self.episode.game
        self.metadata = {
            "name": f"{played.name.replace('-', '_')}_v{played.version}",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(self.episode.settings.seats)]
        self.observation_spaces = {agent: self._observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.episode.action_count) for agent in self.possible_agents}
        self.agents: list[str] = []
        self._seed: str | None = None
        self._match = 0

    def _observation_space(self) -> spaces.Dict:
        return spaces.Dict(
            {
                "observation": spaces.Box(0.0, 1.0, (self.episode.observation_size,), np.float32),
                "action_mask": spaces.Box(0, 1, (self.episode.action_count,), np.int8),
            }
        )

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new match. A seed begins a row of matches, which resets without one continue; ``options`` has no use."""
        if seed is not None:
            check_seed(seed)
            self._seed, self._match = str(int(seed)), 0
        else:
            self._match += 1
        self.episode.begin(random_seed() if self._seed is None else f"{self._seed} match {self._match}")
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, self.episode.is_over)
        self.truncations = dict.fromkeys(self.agents, False)
        self._skip_agent_selection = None
        self._ask()

    def step(self, action: int | None) -> None:
        """The selected agent acts. An illegal action is refused (IllegalAction) and changes nothing."""
        if not self.agents:
            raise MatchIsOver(self.episode.game.vocabulary)
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.episode.take(action)
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.agents, self.episode.rewards(), strict=True))
        self.terminations = dict.fromkeys(self.agents, self.episode.is_over)
        self.truncations = dict.fromkeys(self.agents, self.episode.is_truncated)
        self._accumulate_rewards()
        self._ask()
        if self.render_mode == "human":
            self.render()

    def forfeit(self, reward: float) -> None:
        """The match ends here, with that reward for the selected agent and nothing for the others."""
        agent = self.agent_selection
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict.fromkeys(self.agents, 0.0) | {agent: float(reward)}
        self.terminations = dict.fromkeys(self.agents, True)
        self.truncations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._deads_step_first()

    def observe(self, agent: str) -> dict[str, Any]:
        if agent not in self.possible_agents:
            raise NoSuchSeat(seat=str(agent)[:40], seats=len(self.possible_agents))
        seat = Seat(self.possible_agents.index(agent))
        return {"observation": self.episode.observation(seat), "action_mask": self.episode.mask(seat)}

    def render(self) -> str | None:
        """The table as the asked seat sees it, its question and its actions; as a spectator's when all is over."""
        if self.render_mode is None:
            return None
        drawn = draw(self.episode, self.language)
        if self.render_mode == "ansi":
            return drawn
        print(drawn)
        return None

    def close(self) -> None:
        """Nothing is left open."""

    def _ask(self) -> None:
        """Select the asked agent, and tell every agent what it may know: only the asked one has a question."""
        episode = self.episode
        self.infos: dict[str, dict[str, Any]] = {agent: {"seat": seat} for seat, agent in enumerate(self.agents)}
        if episode.is_over:
            self.agent_selection = self.agents[0]
            outcome = episode.table.state.outcome
            for info in self.infos.values():
                info |= {"winners": list(map(int, outcome.winners)), "rule": outcome.rule}
            return
        self.agent_selection = self.possible_agents[episode.seat]
        self.infos[self.agent_selection] |= {
            "question": words_of(type(episode.table.choice)),
            "options": {number: str(option) for number, option in episode.actions.items()},
        }


class ForfeitIllegal(BaseWrapper):  # type: ignore[misc]
    """An illegal action ends the match as in PettingZoo's TerminateIllegalWrapper.

    That one looks the action up in the mask and breaks on what has no place there. Here the environment itself says
    what is illegal.
    """

    def __init__(self, env: RawEnv, reward: float) -> None:
        super().__init__(env)
        self._reward = reward

    def step(self, action: int | None) -> None:
        try:
            self.env.step(action)
        except IllegalAction:
            EnvLogger.warn_on_illegal_move()
            self.env.forfeit(self._reward)

    def __str__(self) -> str:
        return str(self.env)


def guarded(game: str | Game[Any], illegal_reward: float | None = None, **options: Any) -> Any:
    """The environment in the wrappers that PettingZoo's own environments wear."""
    if illegal_reward is not None and not isinstance(illegal_reward, int | float):
        raise BadOption(option="illegal_reward", value=str(illegal_reward)[:40], possible="-1, 0, None")
    made = RawEnv(game, **options)
    return OrderEnforcingWrapper(made if illegal_reward is None else ForfeitIllegal(made, illegal_reward))


def _check(option: str, value: Any, possible: tuple[Any, ...]) -> None:
    if value not in possible:
        raise BadOption(option=option, value=str(value)[:40], possible=", ".join(map(str, possible)))
