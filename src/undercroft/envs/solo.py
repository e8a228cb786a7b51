"""A Gymnasium environment: one seat of a match learns, bots hold the others.

>>> from undercroft import envs
>>> env = envs.solo_env("boss-monster", opponents="greedy:1")
>>> seen, info = env.reset(seed=7)
>>> seen, reward, terminated, truncated, info = env.step(env.action_masks().argmax())
>>> seen.shape, terminated, truncated
((940,), False, False)

``action_masks()`` is what sb3-contrib's MaskablePPO asks for. Importing this module registers an id for every installed
game: ``gymnasium.make("undercroft.envs.solo:undercroft/boss_monster-v1")``.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import gymnasium
import msgspec
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from undercroft.kernel.chance import Chance, random_seed
from undercroft.kernel.game import Game
from undercroft.kernel.parts import Option, Seat, words_of
from undercroft.kernel.refusals import MatchIsOver, NoSuchSeat
from undercroft.kernel.registry import installed_games
from undercroft.kernel.text import LANGUAGES

from .episode import Episode, check_seed
from .opponents import Opponents, Opposition, Pool
from .refusals import BadOption, EnvClosed, IllegalAction, NeverAsked
from .screen import draw
from .shaping import standing

RENDER_MODES = ("human", "ansi")
ILLEGAL_REWARD = -1.0
MOST_UNASKED = 100
"""A match in which the learner is not asked at all teaches it nothing: the next one is played, up to so many."""
Seen = NDArray[np.float32]


class SoloEnv(gymnasium.Env[Seen, int]):
    """Match after match for one learner.

    ``opponents`` as in ``Pool``. ``seat`` is the learner's; None means another one in every match. ``shaping`` is the
    weight of the hints of ``shaping.py``. An illegal action ends the match with ``illegal_reward``, or is refused if
    that is None. With ``texts`` the infos also hold the view, the question and the options in words. All other options
    are settings.
    """

    metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES), "render_fps": 4}

    def __init__(
        self,
        game: str | Game[Any],
        *,
        opponents: Opponents = "random",
        seat: int | None = None,
        shaping: float = 0.0,
        illegal_reward: float | None = ILLEGAL_REWARD,
        texts: bool = False,
        max_cycles: int | None = None,
        render_mode: str | None = None,
        language: str = "en",
        **settings: Any,
    ) -> None:
        _check("render_mode", render_mode, (None, *RENDER_MODES))
        _check("language", language, LANGUAGES)
        _check_number("shaping", shaping, "0, 0.5, 1")
        if illegal_reward is not None:
            _check_number("illegal_reward", illegal_reward, "-1, 0, None")
        self.render_mode, self.language, self.texts = render_mode, language, bool(texts)
        self.shaping, self.illegal_reward = float(shaping), illegal_reward
        self._made_of = (game, settings, max_cycles)
        self.episode = Episode(*self._made_of)
        seats = self.episode.settings.seats
        self.pool, self.own_seat = Pool(opponents, seats), _checked_seat(seat, seats)
        self.observation_space = spaces.Box(0.0, 1.0, (self.episode.observation_size,), np.float32)
        self.action_space = spaces.Discrete(self.episode.action_count)  # type: ignore[assignment]
        self._row(random_seed())
        self._opposition: Opposition | None = None
        self._is_done = True

    # Gymnasium's calls

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        """A new match. A seed begins a row of matches, which resets without one continue; ``options`` has no use."""
        if seed is not None:
            check_seed(seed)
            self._row(str(int(seed)))
        super().reset(seed=seed)
        with self._closed_unless_finished():
            self._begin_asked()
            self._worth = self._standing()
        self._show()
        return self._look()

    def step(self, action: int) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """The learner's decision, and those of the others up to its next one."""
        if self._opposition is None:
            raise EnvClosed
        if self._is_done:
            raise MatchIsOver(self.episode.game.vocabulary)
        before = self._worth
        try:
            with self._closed_unless_finished():
                self.episode.take(action)
                self._taken.append(int(action))
                self._play_others()
                self._worth = self._standing()
        except IllegalAction as refused:
            return self._forfeit(refused)
        reward = self.episode.rewards()[self.learner] + self._worth - before
        self._show()
        seen, info = self._look()
        return seen, float(reward), self.episode.is_over, self.episode.is_truncated, info

    def action_masks(self) -> NDArray[np.bool_]:
        """What the learner may do now, for learners that mask (``sb3_contrib.MaskablePPO``)."""
        masks = np.zeros(self.episode.action_count, np.bool_)
        if not self._is_done:
            masks[list(self.episode.actions)] = True
        return masks

    def render(self) -> str | None:
        """The table as the learner sees it, its question and its actions; as a spectator's when all is over."""
        return draw(self.episode, self.language) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Let the opponents go. ``reset()`` begins again."""
        if self._opposition is not None:
            self._opposition.close()
        self._opposition, self._is_done = None, True

    # A match

    def _row(self, seed: str) -> None:
        """A row of matches begins. Rows with different seeds also begin with different seats."""
        self._first, self._match = seed, -1
        self._turn = Chance.from_seed(f"{seed} turn").below(self.episode.settings.seats)

    def _begin_asked(self) -> None:
        """The next match in which the learner is asked anything at all."""
        for _ in range(MOST_UNASKED):
            self._match += 1
            self._begin()
            self._play_others()
            if not self._is_done:
                return
        raise NeverAsked(seat=int(self.learner), matches=MOST_UNASKED)

    @contextmanager
    def _closed_unless_finished(self) -> Iterator[None]:
        """A match that went on without the learner being told (a bot broke, somebody pressed Ctrl-C) is gone."""
        try:
            yield
        except IllegalAction:
            raise
        except BaseException:
            self.close()
            raise

    def _begin(self) -> None:
        self.close()
        seats = self.episode.settings.seats
        self.learner = Seat((self._turn + self._match) % seats if self.own_seat is None else self.own_seat)
        self._seed = f"{self._first} match {self._match}"
        self.episode.begin(self._seed)
        self.line_up = self.pool.draw(self._seed)
        self._opposition = Opposition(self.line_up, self.learner, seats, self._seed)
        self._taken: list[int] = []
        self._worth = 0.0
        self._is_done = False

    def _play_others(self) -> None:
        """The bots decide until the learner is asked or the match is done."""
        assert self._opposition is not None
        while self._opposition.is_asked(self.episode):
            option = self._opposition.answer(self.episode)
            self._taken.append(self._number_of(option))
            self.episode.take_option(option)
        self._is_done = self.episode.is_over or self.episode.is_truncated

    def _number_of(self, option: Option) -> int:
        return next(number for number, offered in self.episode.actions.items() if offered == option)

    def _standing(self) -> float:
        """What the hints are made of; nothing where they have no weight."""
        if not self.shaping:
            return 0.0
        episode = self.episode
        seed = f"{self._seed} decision {len(self._taken)}"
        return self.shaping * standing(episode.game, episode.table.state, self.learner, seed)

    def _forfeit(self, refused: IllegalAction) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """The match ends here and counts as lost, if that is what was agreed on."""
        if self.illegal_reward is None:
            raise refused
        seen, info = self._look()
        self._is_done = True
        return seen, float(self.illegal_reward), True, False, info | {"illegal": str(refused)}

    # What the learner is told

    def _look(self) -> tuple[Seen, dict[str, Any]]:
        episode = self.episode
        info: dict[str, Any] = {"seat": int(self.learner)}
        outcome = episode.table.state.outcome
        if outcome is not None:
            info |= {"winners": list(map(int, outcome.winners)), "rule": outcome.rule, "opponents": list(self.line_up)}
        if self.texts:
            info["view"] = msgspec.to_builtins(episode.game.view(episode.table.state, self.learner), str_keys=True)
            if not self._is_done:
                info["question"] = words_of(type(episode.table.choice))
                info["options"] = {number: str(option) for number, option in episode.actions.items()}
        return episode.observation(self.learner), info

    def _show(self) -> None:
        if self.render_mode == "human":
            print(draw(self.episode, self.language))

    # Kept and brought back: a match is its seed and what was decided, so it is played again

    def __getstate__(self) -> dict[str, Any]:
        game, settings, max_cycles = self._made_of
        is_installed = isinstance(game, Game) and installed_games().get(game.name) is game
        kept = {name: value for name, value in vars(self).items() if name not in ("episode", "_opposition")}
        kept["_made_of"] = (game.name if isinstance(game, Game) and is_installed else game, settings, max_cycles)
        return kept | {"is_open": self._opposition is not None}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        is_open = kept.pop("is_open")
        vars(self).update(kept)
        self.episode = Episode(*self._made_of)
        self._opposition = None
        if is_open:
            taken, worth, is_done = self._taken, self._worth, self._is_done
            self._begin()
            self._play_again(taken)
            self._worth, self._is_done = worth, is_done

    def _play_again(self, taken: list[int]) -> None:
        """The same decisions. The bots think them over again, so that they go on as they would have."""
        assert self._opposition is not None
        for number in taken:
            if self._opposition.is_asked(self.episode):
                self._opposition.answer(self.episode)
            self.episode.take(number)
        self._taken = taken


def _check(option: str, value: Any, possible: tuple[Any, ...]) -> None:
    if value not in possible:
        raise BadOption(option=option, value=str(value)[:40], possible=", ".join(map(str, possible)))


def _check_number(option: str, value: Any, possible: str) -> None:
    if isinstance(value, bool) or not isinstance(value, int | float) or not np.isfinite(value):
        raise BadOption(option=option, value=str(value)[:40], possible=possible)


def _checked_seat(seat: Any, seats: int) -> int | None:
    if seat is not None and (isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < seats):
        raise NoSuchSeat(seat=str(seat)[:40], seats=seats)
    return seat


def id_of(game: Game[Any]) -> str:
    """The id under which Gymnasium makes it: ``undercroft/boss_monster-v1``."""
    return f"undercroft/{game.name.replace('-', '_')}-v{game.version}"


def _register() -> None:
    for game in installed_games().values():
        if type(game).numbers is not Game.numbers:
            gymnasium.register(id_of(game), entry_point=f"{__name__}:SoloEnv", kwargs={"game": game.name})


_register()
