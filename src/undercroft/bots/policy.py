"""The bot that plays what a network has learned: ``policy:model.zip``.

Enters: a file that was saved after training. At a question, the view becomes the numbers that the learner saw in its
environment, and the network scores every action. Leaves: the option with the highest score among those possible.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar

from undercroft.kernel.chance import Chance
from undercroft.kernel.game import Game, View
from undercroft.kernel.parts import Option
from undercroft.kernel.refusals import Refusal
from undercroft.kernel.table import Table
from undercroft.kernel.text import Vocabulary

from .base import Bot

if TYPE_CHECKING:
    from .networks import Network

VOCABULARY = Vocabulary("undercroft.bots", {})
SHELF = "UNDERCROFT_POLICIES"
"""The variable that names the folder from which a server seats policies; processes that it starts inherit it."""
KINDS = (".npz", ".py", ".zip")
NEEDED = ("numpy", "stable_baselines3", "sb3_contrib", "torch")
LONGEST_SHELVED = 50
LONGEST_REASON = 200


class PolicyRefusal(Refusal):
    """A policy that cannot play."""

    def __init__(self, **arguments: Any) -> None:
        super().__init__(VOCABULARY, **arguments)


class NoPolicyFile(PolicyRefusal):
    """Where the file should be, there is none."""


class BadPolicyKind(PolicyRefusal):
    """A file of another kind than those that can be read."""


class BrokenPolicy(PolicyRefusal):
    """The file cannot be read as what its name says."""


class PolicyNeeds(PolicyRefusal):
    """A package is missing that reads such a file."""


class PolicyMisfit(PolicyRefusal):
    """The network was made for another game, or for another version of it."""


class PolicyBot(Bot):
    """Takes what a network scores highest. What follows the colon is the file that it was saved in."""

    plays_file: ClassVar[bool] = True

    def __init__(self, chance: Chance, file: str) -> None:
        super().__init__(chance)
        self.file = file
        self.network = _load(file)

    @classmethod
    def check_file(cls, file: str) -> None:
        path = path_of(file)
        if path.suffix.lower() not in KINDS:
            raise BadPolicyKind(file=file[:80], kinds=", ".join(KINDS))
        if not path.is_file():
            raise NoPolicyFile(file=str(path)[:200])

    @classmethod
    def shelved_files(cls) -> list[str]:
        shelf = os.environ.get(SHELF)
        found = sorted(Path(shelf).iterdir()) if shelf and Path(shelf).is_dir() else []
        fit = [path.name for path in found if path.suffix.lower() in KINDS and path.is_file()]
        return [name for name in fit if len(name) <= LONGEST_SHELVED and name.isprintable()]

    @classmethod
    def warm_up(cls) -> None:
        for file in cls.shelved_files():
            with suppress(PolicyRefusal):  # whoever seats it is told
                _load(file)

    def choose(self, table: Table[Any], view: View, options: Sequence[Option]) -> Option:
        game = table.game
        numbers = game.numbers(view)
        actions = [game.option_number(table.state, option) for option in options]
        _check_fit(self.network, game, self.file, len(numbers), max(actions))
        scores = self.network.scores(numbers)
        return max(zip(options, actions, strict=True), key=lambda pair: float(scores[pair[1]]))[0]


def path_of(file: str) -> Path:
    """Where a file lies: a mere name is looked for on the shelf, if there is one."""
    shelf = os.environ.get(SHELF)
    return Path(shelf, file) if shelf and Path(file).name == file else Path(file)


def _load(file: str) -> Network:
    """The network in a file. Whatever stands in the way is told: a file may hold anything."""
    path = path_of(file)
    PolicyBot.check_file(file)
    try:
        from .networks import network_in

        return network_in(path)
    except ModuleNotFoundError as error:
        missing = (error.name or "").partition(".")[0]
        if missing not in NEEDED:
            raise
        raise PolicyNeeds(file=file[:80], missing=missing) from error
    except (Exception, SystemExit) as error:
        reason = f"{type(error).__name__}: {error}"[:LONGEST_REASON].rstrip(". ")
        raise BrokenPolicy(file=file[:80], reason=reason) from error


def _check_fit(network: Network, game: Game[Any], file: str, numbers: int, highest: int) -> None:
    has_numbers, has_actions = network.observation_size or numbers, network.action_count or highest + 1
    if has_numbers != numbers or has_actions <= highest:
        raise PolicyMisfit(
            file=file[:80],
            game=game.name,
            numbers=str(has_numbers),
            actions=str(has_actions),
            wanted=str(numbers),
            highest=str(highest),
        )
