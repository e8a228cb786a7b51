"""Ratings by openskill: one number for each bot with its uncertainty, from the places of all matches.

The Plackett-Luce model takes matches between any number of sides, and ties. Bots do not learn from match to match,
so nothing is added to the uncertainty as time goes by.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from .refusals import NotInstalled

START = 25.0


class Rating(msgspec.Struct, frozen=True):
    """How strong a bot is, and how far (one standard deviation) that may be wrong."""

    value: float
    uncertainty: float


class Ratings:
    """The ratings of some bots, brought up to date match by match; all begin with ``START``."""

    def __init__(self, bots: Sequence[str]) -> None:
        try:
            from openskill.models import PlackettLuce
        except ModuleNotFoundError as error:
            raise NotInstalled(package="openskill", extra="arena") from error
        self._model: Any = PlackettLuce(mu=START, tau=0.0)
        start = self._model.rating()
        self._known = {bot: Rating(start.mu, start.sigma) for bot in bots}

    def __getitem__(self, bot: str) -> Rating:
        return self._known[bot]

    def add(self, order: Sequence[str], places: Sequence[int]) -> None:
        """One match: which bot played for each side, and the place of each.

        A bot that played for several sides learns from all of them: steps add up, uncertainties shrink together.
        """
        before = [self._known[bot] for bot in order]
        sides = [[self._model.rating(mu=rating.value, sigma=rating.uncertainty)] for rating in before]
        after = self._model.rate(sides, ranks=[float(place) for place in places])
        for bot, old, (new,) in zip(order, before, after, strict=True):
            known = self._known[bot]
            self._known[bot] = Rating(known.value + new.mu - old.value, known.uncertainty * new.sigma / old.uncertainty)
