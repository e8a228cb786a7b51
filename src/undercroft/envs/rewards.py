"""What the end of a match is worth to every seat, from -1 to 1.

The teams that win share 1, those that lose share -1, so that the teams' rewards add up to nothing; every seat of a
team gets what its team gets. If all teams win, or none does, nobody gets anything. A team that plays against the game
alone gets 1 if it wins and -1 if it loses.
"""

from __future__ import annotations

from collections.abc import Sequence

from undercroft.kernel.parts import Seat
from undercroft.kernel.state import Outcome


def rewards_of(outcome: Outcome, teams: Sequence[Sequence[Seat]]) -> list[float]:
    """By seat. ``teams`` are those of the game: everybody alone, heroes against one, all together.

    >>> rewards_of(Outcome([Seat(2)], [2, 3, 1], "a rule"), [[Seat(0)], [Seat(1)], [Seat(2)]])
    [-0.5, -0.5, 1.0]
    """
    has_won = [any(seat in outcome.winners for seat in team) for team in teams]
    winners, losers = has_won.count(True), has_won.count(False)
    found = [0.0] * sum(map(len, teams))
    for team, won in zip(teams, has_won, strict=True):
        for seat in team:
            if len(teams) == 1:
                found[seat] = 1.0 if won else -1.0
            elif winners and losers:
                found[seat] = 1.0 / winners if won else -1.0 / losers
    return found
