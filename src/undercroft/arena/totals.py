"""What is counted over a whole run, match by match: it takes no more memory for a million of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from undercroft.kernel.registry import game

from .deals import terms_of
from .plan import Plan
from .play import Result

MOST_ERRORS = 100
"""So many matches that broke are told one by one; all of them are counted, and in the file."""
COUNTED = ("seed", "decisions", "options", "winners", "rule", "error")


class Totals:
    """The sums of a run. ``summary`` gives them under the names that are promised."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.games = 0
        self.failed = 0
        self.decisions = 0
        self.options = 0
        self.wins = [0] * len(plan.bots)
        self.seat_wins = [0] * len(plan.bots)
        self.together = terms_of(game(plan.game), plan.settings).together
        self.won = 0
        self.rules: Counter[str] = Counter()
        self.errors: list[dict[str, str]] = []

    def add(self, result: Result) -> None:
        """The next match of the run."""
        self.count(counted(result))

    def count(self, row: Mapping[str, Any]) -> None:
        """The same from a row of a table, of which only the columns ``COUNTED`` are needed."""
        self.games += 1
        self.decisions += row["decisions"]
        self.options += row["options"]
        if row["error"]:
            self.failed += 1
            if len(self.errors) < MOST_ERRORS:
                self.errors.append({"seed": row["seed"], "error": row["error"]})
            return
        self.rules[row["rule"]] += 1
        self.won += bool(row["winners"])
        for seat in row["winners"]:
            self.seat_wins[seat] += 1
            self.wins[self.plan.sitter(self.games, seat)] += 1

    def summary(self) -> dict[str, Any]:
        """The same for the same seed, however the run was cut into pieces."""
        plan = self.plan
        return {
            "game": plan.game,
            "games": self.games,
            "finished": self.games - self.failed,
            "seats": plan.bots,
            "rotated": plan.rotate,
            "settings": plan.settings,
            "seed": plan.seed,
            "decisions": self.decisions,
            "options_per_decision": round(self.options / max(self.decisions, 1), 3),
            "wins": self.wins,
            "seat_wins": self.seat_wins,
            "won_together": self.won if self.together else None,
            "rules": dict(sorted(self.rules.items())),
            "failed": self.failed,
            "errors": self.errors,
        }


def counted(result: Result) -> dict[str, Any]:
    """Of a match what is counted, under the names of the columns."""
    return {name: getattr(result, name) for name in COUNTED}
