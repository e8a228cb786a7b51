"""The one loop that measures everybody. A peer says how its positions are made, asked, moved and copied;
`measure` plays whole games at random for two thirds of the time, and copies positions from the middle of
games for the last third.
"""

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib.metadata import PackageNotFoundError, version
from time import perf_counter
from typing import Any, Generic, TypeVar

from bench.figures import Figures

P = TypeVar("P")  # a position

SEED = 1
PLAY_SHARE = 2 / 3
MIDDLES = 8  # positions copied in turn
COPIES_PER_LOOK = 8  # copies between two looks at the clock, which is not free beside a microsecond's copy


@dataclass(frozen=True)
class Sport(Generic[P]):
    """How a library plays one of its games. `options` and `apply` together are what a decision costs.

    `new` may hand out the same object every time, begun anew, where that is how the library is used.
    """

    name: str
    package: str
    kind: str
    clone_by: str
    new: Callable[[], P]
    is_over: Callable[[P], bool]
    options: Callable[[P], Sequence[Any]]
    apply: Callable[[P, Any], object]
    clone: Callable[[P], P]
    silent: Callable[[P], int] = lambda position: 0  # questions with one answer that the library answers by itself


@dataclass
class Tally:
    """What the loop has counted so far."""

    games: int = 0
    decisions: int = 0
    asked: int = 0
    options: int = 0
    forced: int = 0


def measure(sport: Sport[P], seconds: float) -> Figures:
    """Play and copy for about so many seconds; games are finished, so long ones may take a little longer."""
    chance = random.Random(SEED)
    play(sport, chance, Tally())  # the first game warms caches and is not counted
    tally, played = play_for(sport, chance, seconds * PLAY_SHARE)
    middles = [half_played(sport, chance, tally.asked // tally.games // 2) for _ in range(MIDDLES)]
    return Figures(
        name=sport.name,
        package=f"{sport.package} {version_of(sport.package)}",
        kind=sport.kind,
        clone_by=sport.clone_by,
        decisions_per_second=tally.decisions / played,
        options_per_decision=tally.options / tally.decisions,
        forced=tally.forced / tally.decisions,
        clones_per_second=clone_rate(sport, middles, seconds * (1 - PLAY_SHARE)),
        games_per_second=tally.games / played,
        decisions_per_game=tally.decisions / tally.games,
    )


def play_for(sport: Sport[P], chance: random.Random, seconds: float) -> tuple[Tally, float]:
    """Whole games until the time is over; what was counted, and the seconds it really took."""
    tally = Tally()
    began = perf_counter()
    while perf_counter() - began < seconds:
        play(sport, chance, tally)
    return tally, perf_counter() - began


def play(sport: Sport[P], chance: random.Random, tally: Tally, limit: int | None = None) -> P:
    """One game at random from the beginning to its end, or to `limit` decisions."""
    is_over, options_of, apply = sport.is_over, sport.options, sport.apply
    position = sport.new()
    decisions = options_seen = forced = 0
    while not is_over(position) and decisions != limit:
        options = options_of(position)
        count = len(options)
        decisions += 1
        options_seen += count
        forced += count == 1
        apply(position, options[int(chance.random() * count)])
    answered = sport.silent(position)
    tally.games += 1
    tally.decisions += decisions + answered
    tally.asked += decisions
    tally.options += options_seen + answered
    tally.forced += forced + answered
    return position


def half_played(sport: Sport[P], chance: random.Random, decisions: int) -> P:
    """A position of its own after so many decisions; games that end earlier are thrown away."""
    while sport.is_over(position := play(sport, chance, Tally(), limit=decisions)):
        pass
    return sport.clone(position)


def clone_rate(sport: Sport[P], positions: Sequence[P], seconds: float) -> float:
    """Copies made per second, the positions taken in turn."""
    clone = sport.clone
    copies = 0
    began = perf_counter()
    while (spent := perf_counter() - began) < seconds:
        for position in positions:
            for _ in range(COPIES_PER_LOOK):
                clone(position)
        copies += len(positions) * COPIES_PER_LOOK
    return copies / spent


def version_of(package: str) -> str:
    """The installed version, or nothing when the package is not installed as such."""
    try:
        return version(package)
    except PackageNotFoundError:
        return ""
