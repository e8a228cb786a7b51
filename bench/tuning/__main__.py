"""The experiment: learn from matches, fit, and see whether greedy bots play better for it.

``python -m bench.tuning --seed two`` plays matches with the weights in use, fits new ones, lets both play against each
other and against the judgement by hand, and writes all of it to ``bench/tuning/<seed>.json``. Matches that were learnt
from are kept under build/tuning, so that a second run with the seed only fits and plays the duels.
"""

from __future__ import annotations

import argparse
import math
from collections.abc import Iterator
from functools import partial
from multiprocessing import get_context
from pathlib import Path

import msgspec
import numpy as np

from bench.tuning.fit import NAMES, Array, Decile, calibration, fit, held_out, races, surprise
from bench.tuning.matches import COLUMNS, Position, Weights, duel, learn
from undercroft.games.boss_monster.bot import ROW
from undercroft.games.boss_monster.worths import WORTHS, Worth

KEPT = Path("build/tuning")
RESULTS = Path(__file__).parent
IN_USE: Weights = (*ROW, *(0.0 for _ in COLUMNS))
"""No card is worth more or less than it is believed to be."""
CHUNK = 4
Lesson = msgspec.msgpack.Decoder(list[Position])


class Duel(msgspec.Struct, frozen=True):
    """New weights against others: the part of matches won, and half of the 95 % interval."""

    players: int
    against: str
    matches: int
    won: float
    give_or_take: float


class Result(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that came of it.

    The surprises, before and after fitting, are at matches held out from fitting. The calibration is that of the
    weights it began with: they have seen none of these matches.
    """

    seed: str
    matches: dict[int, int]
    samples: int
    began_with: dict[str, float]
    positions: int
    surprise_before: float
    surprise_after: float
    weights: dict[str, float]
    errors: dict[str, float]
    worths: dict[str, Worth]
    worth_errors: dict[str, Worth]
    calibration: dict[int, list[Decile]]
    duels: list[Duel]


def main() -> None:
    asked = arguments()
    matches = dict(zip((2, 3, 4), asked.matches, strict=True))
    positions = [found for players in matches for found in lessons(asked, players, matches[players])]
    found = races(positions)
    apart = held_out(found)
    judged = found.only(apart)
    honest, _ = fit(found.only(~apart), IN_USE)
    weights, errors = fit(found, IN_USE)
    result = Result(
        seed=asked.seed,
        matches=matches,
        samples=asked.samples,
        began_with=table(np.array(IN_USE)),
        positions=len(positions),
        surprise_before=round(surprise(judged, np.array(IN_USE)), 4),
        surprise_after=round(surprise(judged, honest), 4),
        weights=table(weights),
        errors=table(errors),
        worths=worths(weights, believed=True),
        worth_errors=worths(errors, believed=False),
        calibration={
            players: calibration(found.only(found.players == players), np.array(IN_USE))
            for players in matches
            if matches[players]
        },
        duels=list(duels(asked, tuple(weights.tolist()))),
    )
    text = msgspec.json.format(msgspec.json.encode(result), indent=1)
    (RESULTS / f"{asked.seed}.json").write_bytes(text + b"\n")
    print(text.decode())


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench.tuning")
    parser.add_argument("--seed", default="next", help="names the experiment and fixes all its chances")
    parser.add_argument("--matches", type=int, nargs=3, default=[900, 250, 250], help="with 2, 3 and 4 players")
    parser.add_argument("--duels", type=int, nargs=3, default=[600, 300, 300], help="matches of each duel, likewise")
    parser.add_argument("--samples", type=int, default=1, help="guesses a bot makes at what is hidden")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    return parser.parse_args()


def table(numbers: Array) -> dict[str, float]:
    return {name: round(float(number), 3) for name, number in zip(NAMES, numbers, strict=False)}


def worths(numbers: Array, *, believed: bool) -> dict[str, Worth]:
    """The part of the numbers that is about cards, added to what these are believed to be worth; cards never seen are
    left out.
    """
    found = {slug: {"in_play": 0.0, "in_hand": 0.0} for slug, _ in COLUMNS}
    for (slug, place), number in zip(COLUMNS, numbers[len(NAMES) :], strict=True):
        before = getattr(WORTHS.get(slug, Worth()), place) if believed else 0.0
        found[slug][place] = round(before + float(number), 2) + 0.0
    return {slug: Worth(**places) for slug, places in found.items() if any(places.values())}


def lessons(asked: argparse.Namespace, players: int, matches: int) -> list[Position]:
    """What was learnt under this seed, or is now."""
    kept = KEPT / f"{asked.seed}-{players}-{matches}.msgpack"
    if kept.exists():
        return Lesson.decode(kept.read_bytes())
    play = partial(learn, IN_USE, players, seed=asked.seed, samples=asked.samples)
    with get_context("spawn").Pool(asked.jobs) as pool:
        positions = [found for of_one in pool.imap(play, range(matches), CHUNK) for found in of_one]
    kept.parent.mkdir(parents=True, exist_ok=True)
    kept.write_bytes(msgspec.msgpack.encode(positions))
    return positions


def duels(asked: argparse.Namespace, weights: Weights) -> Iterator[Duel]:
    """Against the weights that it began with and against the judgement by hand."""
    for players, matches in zip((2, 3, 4), asked.duels, strict=True):
        for name, rival in (("by hand", None), ("before", IN_USE)) if matches else ():
            play = partial(duel, (weights, rival), players, seed=f"duel {asked.seed}", samples=asked.samples)
            with get_context("spawn").Pool(asked.jobs) as pool:
                won = sum(pool.imap(play, range(matches), CHUNK)) / matches
            error = 1.96 * math.sqrt(won * (1 - won) / matches)
            yield Duel(players, name, matches, round(won, 3), round(error, 3))


if __name__ == "__main__":
    main()
