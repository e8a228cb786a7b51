"""Every game for OpenSpiel's algorithms: sequential, with imperfect information and explicit chance.

>>> import pyspiel
>>> from undercroft import envs
>>> game = envs.spiel_game("boss-monster", seats=2)
>>> state = game.new_initial_state()
>>> state.is_chance_node(), game.num_players(), game.get_type().short_name
(True, 2, 'undercroft_boss_monster')

Importing this module registers all installed games, so that ``pyspiel.load_game("undercroft_boss_monster(seats=3)")``
works too; the parameters are the game's settings.
"""

from __future__ import annotations

from functools import cache, cached_property
from typing import Any, ClassVar

import msgspec
import numpy as np
import pyspiel
from numpy.typing import NDArray

from undercroft.kernel.chance import Chance
from undercroft.kernel.game import Game
from undercroft.kernel.match import read_settings
from undercroft.kernel.parts import Seat, words_of
from undercroft.kernel.registry import game as game_named
from undercroft.kernel.registry import installed_games
from undercroft.kernel.settings import fields_of, seats_of

from .episode import MOST_CYCLES
from .positions import Played, Position, opening
from .refusals import NoNumbers
from .rewards import rewards_of

PREFIX = "undercroft_"
MOST_OUTCOMES = 4096
"""More outcomes no roll of a game may have."""
MOST_ROLLS = 100_000
TO_JSON = msgspec.json.Encoder(order="deterministic").encode


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A point of a match. It is cheap to clone, and pickles."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.at = game.opening

    def current_player(self) -> int:
        if self.at.sides:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.at.is_over else int(self.at.table.seat)

    def is_terminal(self) -> bool:
        return self.at.is_over

    def chance_outcomes(self) -> list[tuple[int, float]]:
        sides = self.at.sides
        if sides > MOST_OUTCOMES:
            raise ValueError(f"a roll with {sides} outcomes; OpenSpiel was told that there are at most {MOST_OUTCOMES}")
        return [(outcome, 1.0 / sides) for outcome in range(sides)]

    def returns(self) -> list[float]:
        played = self.at.played
        outcome = self.at.table.state.outcome
        if outcome is None or not self.at.is_over:
            return [0.0] * played.settings.seats
        return rewards_of(outcome, played.game.teams(played.settings))

    def resample_from_infostate(self, player: int, probability_sampler: Any) -> SpielState:
        """A state that the player cannot tell apart from this one, drawn at random. It has no history."""
        made: SpielState = self.get_game().new_initial_state()
        made.at = self.at.guess(Seat(player), Chance.from_seed(repr(probability_sampler())))
        return made

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.at.actions)

    def _apply_action(self, action: int) -> None:
        self.at = self.at.rolled(action) if self.at.sides else self.at.after(self.at.actions[action])

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"chance {action}"
        return str(self.at.actions[action])

    def __str__(self) -> str:
        """The whole truth in short: who is asked what, and a digest of the state with the outcomes since."""
        at = self.at
        who = "over" if at.is_over else "chance" if at.sides else f"{at.table.seat}: {words_of(type(at.table.choice))}"
        rolled = "".join(f" {outcome}" for outcome in at.rolls)
        taken = f" {at.taken.option}" if at.sides and at.taken else ""
        return f"{who} [{at.played.game.codec.digest(at.table.state)}{taken}{rolled if at.sides else ''}]"


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its settings. Every game has a class of its own, made of this one."""

    source: ClassVar[Game[Any]]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        game = self.source
        given = {field.name: field.usual_value for field in fields_of(game)} | (params or {})
        self.played = Played(game, read_settings(game, given))
        teams = game.teams(self.played.settings)
        zero_sum = len(teams) > 1 and all(len(team) == 1 for team in teams)
        super().__init__(
            type_of(game, zero_sum=zero_sum, together=len(teams) == 1),
            pyspiel.GameInfo(
                num_distinct_actions=game.option_count(self.played.settings),
                max_chance_outcomes=MOST_OUTCOMES,
                num_players=self.played.settings.seats,
                min_utility=-1.0,
                max_utility=1.0,
                utility_sum=0.0 if zero_sum else None,
                max_game_length=MOST_CYCLES * self.played.settings.seats,
            ),
            given,
        )

    @cached_property
    def opening(self) -> Position:
        return opening(self.played)

    @cached_property
    def observation_size(self) -> int:
        return len(numbers_of(self.opening, Seat(0)))

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        return MOST_ROLLS

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        wanted = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        if params or not wanted.public_info or wanted.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("a view is one seat's, or a spectator's; nobody sees everything")
        is_spectator = wanted.private_info == pyspiel.PrivateInfoType.NONE
        return Observer(self.observation_size, recalls=wanted.perfect_recall, is_spectator=is_spectator)


class Observer:
    """What a seat sees. Numbers and text are made of its view and of nothing else.

    With perfect recall the text begins with a digest of all that the seat has seen and done. The numbers cannot: they
    are those of the view, in which a game shows what its seat may still rely on.
    """

    def __init__(self, size: int, *, recalls: bool, is_spectator: bool) -> None:
        self.tensor = np.zeros(size, np.float32)
        self.dict = {"observation": self.tensor}
        self.recalls, self.is_spectator = recalls, is_spectator

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor[:] = numbers_of(state.at, self._seat(player))

    def string_from(self, state: SpielState, player: int) -> str:
        at, seat = state.at, self._seat(player)
        table = at.table
        seen = [TO_JSON(at.played.game.view(table.state, seat)).decode()]
        if seat is not None and not at.sides and not at.is_over and table.seat == seat:
            seen += [words_of(type(table.choice)), " | ".join(map(str, table.options))]
        if self.recalls:
            seen.insert(0, f"{player} {at.pasts[-1 if seat is None else seat].hex()}")
        return "\n".join(seen)

    def _seat(self, player: int) -> Seat | None:
        return None if self.is_spectator else Seat(player)


def numbers_of(at: Position, seat: Seat | None) -> NDArray[np.float32]:
    """A view as numbers from 0 to 1."""
    game = at.played.game
    return np.array(game.numbers(game.view(at.table.state, seat)), np.float32)


def type_of(game: Game[Any], *, zero_sum: bool = False, together: bool = False) -> Any:
    """How OpenSpiel describes the game; who plays with whom depends on the settings."""
    utility = pyspiel.GameType.Utility
    seats = seats_of(game)
    return pyspiel.GameType(
        short_name=PREFIX + game.name.replace("-", "_"),
        long_name=game.vocabulary.words("en").said("game-name") or game.name,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.ZERO_SUM if zero_sum else utility.IDENTICAL if together else utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=seats.highest or int(seats.usual),
        min_num_players=seats.lowest or 1,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={field.name: field.usual_value for field in fields_of(game)},
    )


def spiel_game(game: str | Game[Any], **settings: Any) -> SpielGame:
    """A game by name, or itself, with its settings."""
    played = game if isinstance(game, Game) else game_named(str(game))
    if not played.has_numbers:
        raise NoNumbers(game=played.name)
    return register(played)(settings)


@cache
def register(game: Game[Any]) -> type[SpielGame]:
    """From now on ``pyspiel.load_game`` knows this game. What OpenSpiel keeps must be a class: it is never let go."""
    made = type(type(game).__name__, (SpielGame,), {"source": game})
    pyspiel.register_game(type_of(game), made)
    return made


for _installed in installed_games().values():
    if _installed.has_numbers:
        register(_installed)
