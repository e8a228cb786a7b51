"""Where a check stands, so that every failure says how to get there again and what differed.

A Trial is one match under examination. Whatever goes wrong in it, a broken promise or a crash of the game,
leaves as a BrokenPromise that names the game, the settings, the seed and the number of the decision.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any, NoReturn

import msgspec

from undercroft.kernel.game import Game, Settings
from undercroft.kernel.parts import Seat
from undercroft.kernel.state import Outcome

TO_JSON = msgspec.json.Encoder(order="deterministic").encode


class BrokenPromise(AssertionError):
    """A game does not keep what every game promises. The text says which, where and how."""


class MatchReport(msgspec.Struct, frozen=True):
    """What a checked match was like. ``options`` counts those of all decisions together.

    ``hidden_varied``: some determinized state differed from the truth in more than its chance, so the match
    had secrets and they were drawn anew. ``undone`` counts the choices that were taken back and made again.
    """

    decisions: int
    options: int
    outcome: Outcome
    hidden_varied: bool
    undone: int = 0


class Trial:
    """One match under examination: which one it is and how far it has come.

    >>> trial = Trial(game, settings, seed="7", most_decisions=100)  # doctest: +SKIP
    >>> trial.require(not problems, "the state has problems")  # doctest: +SKIP
    """

    def __init__(self, game: Game[Any], settings: Settings, seed: str, most_decisions: int) -> None:
        self.game = game
        self.settings = settings
        self.seed = seed
        self.most_decisions = most_decisions
        self.decision = 0
        self.options = 0

    @property
    def seats(self) -> list[Seat]:
        return [Seat(seat) for seat in range(self.settings.seats)]

    def next_decision(self, options: int) -> None:
        self.decision += 1
        self.options += options
        self.require(self.decision <= self.most_decisions, "the game has not ended: too many decisions")

    def is_due(self, thorough: int) -> bool:
        """Is this one of the decisions at which the dear promises are checked? The first one is."""
        return (self.decision - 1) % thorough == 0

    def fail(self, what: str) -> NoReturn:
        settings = " ".join(f"{name}={value}" for name, value in msgspec.to_builtins(self.settings).items())
        raise BrokenPromise(f"{self.game} ({settings}, seed {self.seed}), decision {self.decision}: {what}")

    def require(self, holds: bool, what: str) -> None:
        if not holds:
            self.fail(what)

    def same(self, what: str, expected: Any, found: Any) -> None:
        """Two values must be equal, as JSON bytes: views, logs, prompts, options."""
        left, right = TO_JSON(expected), TO_JSON(found)
        if left != right:
            self.fail(f"{what}: {first_difference(msgspec.json.decode(left), msgspec.json.decode(right))}")

    def same_state(self, what: str, expected: bytes, found: bytes) -> None:
        """Two encoded states must be equal byte for byte."""
        if expected == found:
            return
        codec = self.game.codec
        left, right = codec.decode(expected), codec.decode(found)
        if codec.encode(left) == codec.encode(right):
            # Decoding mends it: a value is not of the type of its field. Compare what was written.
            left, right = (_as_written(left, data) for data in (expected, found))
        self.fail(f"{what}: {first_difference(left, right)}")

    @contextmanager
    def blaming(self) -> Iterator[None]:
        """A crash of the game is a broken promise too, with the same address."""
        try:
            yield
        except BrokenPromise:
            raise
        except Exception as error:
            self.fail(f"the game raised {type(error).__name__}: {error}")


def first_difference(left: Any, right: Any, path: str = "") -> str:
    """The place at which two trees part, in words.

    >>> first_difference({"hands": [[1, 2]]}, {"hands": [[1, 3]]})
    'hands[0][1] is 2 here and 3 there'
    """
    for step, here, there in _branches(left, right):
        if msgspec.msgpack.encode(here) != msgspec.msgpack.encode(there):
            return first_difference(here, there, path + step)
    place = path.lstrip(".") or "it"
    return f"{place} is {_short(left)} here and {_short(right)} there"


def _as_written(state: Any, data: bytes) -> dict[str, Any]:
    """The fields of an encoded state as they were written, whatever their types should be."""
    return dict(zip(state.__struct_fields__, msgspec.msgpack.decode(data), strict=True))


def _branches(left: Any, right: Any) -> Iterator[tuple[str, Any, Any]]:
    """The parts of two nodes of the same shape, side by side; none when the shapes themselves differ."""
    if type(left) is not type(right):
        return
    if isinstance(left, msgspec.Struct):
        for name in left.__struct_fields__:
            yield f".{name}", getattr(left, name), getattr(right, name)
    elif isinstance(left, Mapping) and left.keys() == right.keys():
        for key in left:
            yield f".{key}", left[key], right[key]
    elif isinstance(left, list | tuple) and len(left) == len(right):
        for index, (here, there) in enumerate(zip(left, right, strict=True)):
            yield f"[{index}]", here, there


def _short(value: Any, longest: int = 120) -> str:
    text = repr(value)
    return text if len(text) <= longest else f"{text[:longest]}..."
