"""Weights that make the results of matches likely: a conditional logit, fitted by Newton's method.

A position is a race between rows of signs; the chance of each is the softmax of its weighed sum. The weights in use
count as evidence too (``PRIOR_MATCHES``): a few hundred matches alone would tell of luck.
"""

from __future__ import annotations

import zlib
from collections.abc import Sequence

import msgspec
import numpy as np
from numpy.typing import NDArray

from bench.tuning.matches import Position, Weights
from undercroft.games.boss_monster.signs import Signs

NAMES = Signs.__struct_fields__
FIXED = ("victory", "defeat")
"""Hardly ever seen before a round ends and settled by the rules: not fitted."""
PRIOR_MATCHES = 300
HELD_OUT = 5
"""Every fifth match is not learnt from but judged."""
MOST_SEATS = 4
STEPS = 40
Array = NDArray[np.float64]


class Races(msgspec.Struct, frozen=True):
    """Positions as arrays: rows of signs, which of them are there, which one won, and of which match they are."""

    rows: Array
    there: NDArray[np.bool_]
    won: Array
    match: NDArray[np.int64]
    players: NDArray[np.int64]

    def only(self, those: NDArray[np.bool_]) -> Races:
        return Races(self.rows[those], self.there[those], self.won[those], self.match[those], self.players[those])


def races(positions: Sequence[Position]) -> Races:
    count = len(positions)
    rows, there = np.zeros((count, MOST_SEATS, len(NAMES))), np.zeros((count, MOST_SEATS), dtype=bool)
    won = np.zeros((count, MOST_SEATS))
    for index, position in enumerate(positions):
        rows[index, : len(position.rows)] = position.rows
        there[index, : len(position.rows)] = True
        won[index, position.winner] = 1
    match = np.array([position.players * 10_000_000 + position.match for position in positions])
    return Races(rows, there, won, match, np.array([position.players for position in positions]))


def chances(found: Races, weights: Array) -> Array:
    standing = np.where(found.there, found.rows @ weights, -np.inf)
    odds = np.exp(standing - standing.max(axis=1, keepdims=True))
    return np.asarray(odds / odds.sum(axis=1, keepdims=True))


def surprise(found: Races, weights: Array) -> float:
    """The mean surprise at who won (cross entropy): 0.693 for somebody who always says 50 % with two players."""
    likely = (chances(found, weights) * found.won).sum(axis=1)
    return float(-np.log(np.maximum(likely, 1e-9)).mean())


def fit(found: Races, prior: Weights) -> tuple[Array, Array]:
    """The weights, and twice their standard errors (positions of one match are not independent)."""
    weights = np.array(prior)
    free = np.array([index for index, name in enumerate(NAMES) if name not in FIXED])
    believed, rows = weights[free].copy(), found.rows[:, :, free]
    spread = found.rows[found.there][:, free].std(axis=0) + 1e-3
    trust = PRIOR_MATCHES * spread**2 * len(found.rows) / len(set(found.match))
    for _ in range(STEPS):
        likely = chances(found, weights)
        mean = np.einsum("ns,nsf->nf", likely, rows)
        slope = np.einsum("ns,nsf->f", found.won - likely, rows) - trust * (weights[free] - believed)
        curve = np.einsum("ns,nsf,nsg->fg", likely, rows, rows) - mean.T @ mean + np.diag(trust)
        step = np.linalg.solve(curve, slope)
        weights[free] += step
        if np.abs(step).max() < 1e-6:
            break
    numbers = np.unique(found.match, return_inverse=True)[1]
    by_match = np.zeros((numbers.max() + 1, len(free)))
    np.add.at(by_match, numbers, np.einsum("ns,nsf->nf", found.won - chances(found, weights), rows))
    inverse = np.linalg.inv(curve)
    errors = np.zeros(len(NAMES))
    errors[free] = 2 * np.sqrt(np.diag(inverse @ (by_match.T @ by_match) @ inverse))
    return weights, errors


def held_out(found: Races) -> NDArray[np.bool_]:
    return np.array([zlib.crc32(str(match).encode()) % HELD_OUT == 0 for match in found.match])


class Decile(msgspec.Struct, frozen=True):
    """Of positions that were given about the same chance: the mean chance, how often it came true, how many."""

    predicted: float
    actual: float
    count: int


def calibration(found: Races, weights: Array) -> list[Decile]:
    likely, won = chances(found, weights)[found.there], found.won[found.there]
    decile = np.minimum((likely * 10).astype(int), 9)
    return [
        Decile(round(float(likely[here].mean()), 3), round(float(won[here].mean()), 3), int(here.sum()))
        for here in (decile == number for number in range(10))
        if here.any()
    ]
