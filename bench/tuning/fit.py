"""Weights that make the results of matches likely: a conditional logit, fitted by Newton's method.

A position is a race between rows; the chance of each is the softmax of its weighed sum. A row has the signs of a seat
and one column for every card that may lie somewhere. What is in use counts as evidence too: ``PRIOR_MATCHES`` for
the signs, for a few hundred matches alone would tell of luck; ``CARDS_APART`` for the cards.
"""

from __future__ import annotations

import zlib
from collections.abc import Sequence

import msgspec
import numpy as np
from numpy.typing import NDArray

from bench.tuning.matches import COLUMNS, Position, Weights
from undercroft.games.boss_monster.signs import Signs

NAMES = Signs.__struct_fields__
FIXED = ("victory", "defeat", "known_dungeon", "known_hand")
"""Not fitted: the rules settle the first two, the others are what the columns of cards are found for."""
PRIOR_MATCHES = 300
CARDS_APART = 0.15
"""So far from what it is believed to be worth a card is expected to be, in log-odds."""
HELD_OUT = 5
"""Every fifth match is not learnt from but judged."""
STEPS = 40
Array = NDArray[np.float64]


class Races(msgspec.Struct, frozen=True):
    """Positions as arrays: one row for every seat still in, its race and whether it won; the match of each race."""

    rows: NDArray[np.float32]
    race: NDArray[np.int64]
    won: Array
    match: NDArray[np.int64]
    players: NDArray[np.int64]

    def only(self, those: NDArray[np.bool_]) -> Races:
        rows, numbers = those[self.race], np.cumsum(those) - 1
        return Races(self.rows[rows], numbers[self.race[rows]], self.won[rows], self.match[those], self.players[those])

    @property
    def first(self) -> NDArray[np.int64]:
        """Where the rows of each race begin."""
        return np.flatnonzero(np.diff(self.race, prepend=-1))


def races(positions: Sequence[Position]) -> Races:
    seats = [len(position.rows) for position in positions]
    rows = np.zeros((sum(seats), len(NAMES) + len(COLUMNS)), dtype=np.float32)
    won = np.zeros(len(rows))
    first = np.cumsum([0, *seats[:-1]])
    for begin, position in zip(first, positions, strict=True):
        won[begin + position.winner] = 1
        for row, (signs, cards) in enumerate(zip(position.rows, position.cards, strict=True), start=begin):
            rows[row, : len(NAMES)] = signs
            np.add.at(rows[row], np.array(cards, dtype=np.int64) + len(NAMES), 1)
    return Races(
        rows,
        np.repeat(np.arange(len(positions)), seats),
        won,
        np.array([position.players * 10_000_000 + position.match for position in positions]),
        np.array([position.players for position in positions]),
    )


def chances(found: Races, weights: Array) -> Array:
    """Each row's chance to win its race."""
    first, standing = found.first, found.rows @ weights
    odds = np.exp(standing - np.maximum.reduceat(standing, first)[found.race])
    return np.asarray(odds / np.add.reduceat(odds, first)[found.race])


def surprise(found: Races, weights: Array) -> float:
    """The mean surprise at who won (cross entropy): 0.693 for somebody who always says 50 % with two players."""
    return float(-np.log(np.maximum(chances(found, weights)[found.won > 0], 1e-9)).mean())


def fit(found: Races, prior: Weights) -> tuple[Array, Array]:
    """The weights, and twice their standard errors (positions of one match are not independent)."""
    weights = np.array(prior)
    free = np.array([index for index in range(len(weights)) if index >= len(NAMES) or NAMES[index] not in FIXED])
    believed, rows, first = weights[free].copy(), found.rows[:, free], found.first
    matches = np.unique(found.match, return_inverse=True)[1]
    trust = _trust(rows, free) * len(found.match) / (matches.max() + 1)
    for _ in range(STEPS):
        likely = chances(found, weights)
        weighed = rows * likely[:, None]
        mean = np.add.reduceat(weighed, first)
        slope = rows.T @ (found.won - likely) - trust * (weights[free] - believed)
        curve = rows.T @ weighed - mean.T @ mean + np.diag(trust)
        step = np.linalg.solve(curve, slope)
        weights[free] += step
        if np.abs(step).max() < 1e-6:
            break
    by_match = np.zeros((matches.max() + 1, len(free)))
    np.add.at(by_match, matches[found.race], rows * (found.won - chances(found, weights))[:, None])
    inverse = np.linalg.inv(curve)
    errors = np.zeros(len(weights))
    errors[free] = 2 * np.sqrt(np.diag(inverse @ (by_match.T @ by_match) @ inverse))
    return weights, errors


def _trust(rows: NDArray[np.float32], free: NDArray[np.int64]) -> Array:
    """How hard each weight is to move, as evidence of one position of every match would be."""
    spread = rows.std(axis=0, dtype=np.float64) + 1e-3
    return np.where(free < len(NAMES), PRIOR_MATCHES * spread**2, CARDS_APART**-2)


def held_out(found: Races) -> NDArray[np.bool_]:
    return np.array([zlib.crc32(str(match).encode()) % HELD_OUT == 0 for match in found.match])


class Decile(msgspec.Struct, frozen=True):
    """Of positions that were given about the same chance: the mean chance, how often it came true, how many."""

    predicted: float
    actual: float
    count: int


def calibration(found: Races, weights: Array) -> list[Decile]:
    likely = chances(found, weights)
    decile = np.minimum((likely * 10).astype(int), 9)
    return [
        Decile(round(float(likely[here].mean()), 3), round(float(found.won[here].mean()), 3), int(here.sum()))
        for here in (decile == number for number in range(10))
        if here.any()
    ]
