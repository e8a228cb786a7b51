"""How the report speaks: sentences of the arena, names of the game, numbers as the reader's language writes them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from undercroft.kernel.game import Game
from undercroft.kernel.settings import SEATS

from ..refusals import VOCABULARY
from .figures import Estimate

MINUS = "−"
SMALL, CLEAR = 0.03, 0.08
"""Up to which a difference of win rates is called small, and up to which clear."""


class Speech:
    """One language, one game."""

    def __init__(self, game: Game[Any], language: str) -> None:
        self.game = game
        self.own = VOCABULARY.words(language)
        self.words = game.vocabulary.words(self.own.language)
        self.language = self.own.language

    def say(self, message: str, **arguments: Any) -> str:
        return self.own.message(f"report-{message}", **arguments)

    def name(self, slug: str) -> str:
        """What the game calls a thing; a plug-in may not name everything."""
        return self.words.said(slug) or slug.replace("-", " ")

    def topic(self, slug: str) -> str:
        """What the game calls something that it counts."""
        return self.words.said(f"tally-{slug}") or slug.replace("-", " ")

    def times(self, slug: str, count: int, in_matches: bool) -> str:
        """Of how many a mark tells: where a side stands for its role, it comes up once a match."""
        return self.say("matches-counted" if in_matches else "seats-counted", name=self.name(slug), count=count)

    def setting(self, name: str, value: object) -> str:
        """A setting with its value, as the game names both."""
        message = f"setting-{name.replace('_', '-')}"
        if isinstance(value, bool):
            said = self.say("yes" if value else "no")
        else:
            slug = str(value).replace("_", "-")
            said = self.words.said(f"{name}-{slug}") or self.words.said(message, slug) or str(value)
        return f"{self.words.said(message) or name}: {said}"

    def settings(self, settings: Mapping[str, object]) -> str:
        """Settings as the game names them; the usual ones, and how many play, are not mentioned."""
        usual = {field.name: field.default for field in msgspec.structs.fields(self.game.settings_type)}
        named = []
        for name, value in settings.items():
            if name == SEATS or usual.get(name, msgspec.NODEFAULT) == value:
                continue
            named.append(self.setting(name, value))
        return "; ".join(named) or self.say("usual-settings")

    def rule(self, rule_id: str) -> str:
        rules = self.game.rules
        return rules[rule_id].text(self.language) if rule_id in rules else ""

    # Numbers

    def number(self, value: float, digits: int = 0) -> str:
        return self.own.message(f"number-{digits}", value=round(value, digits) if digits else round(value))

    def percent(self, share: float, digits: int = 1) -> str:
        return self.own.message("number-percent", value=self.number(100 * share, digits))

    def points(self, difference: float, digits: int = 1) -> str:
        """A difference of two shares in percentage points, with its sign."""
        shown = self.number(abs(100 * difference), digits)
        if round(abs(100 * difference), digits) == 0:
            return shown
        return f"{'+' if difference > 0 else MINUS}{shown}"

    def percent_range(self, found: Estimate) -> str:
        return f"{self.number(100 * found.low, 1)}–{self.number(100 * found.high, 1)}"

    def points_range(self, found: Estimate) -> str:
        return self.say("range", low=self.points(found.low), high=self.points(found.high))

    def rate(self, found: Estimate) -> str:
        """A share with its interval."""
        return f"{self.percent(found.value)} ({self.percent_range(found)})"

    def edge(self, found: Estimate) -> str:
        """A difference of two shares with its interval."""
        return f"{self.points(found.value)} ({self.points_range(found)})"

    def duration(self, seconds: float) -> str:
        minutes, hours = seconds / 60, seconds / 3600
        if hours >= 2:
            return self.own.message("number-hours", value=self.number(hours, 1))
        if minutes >= 2:
            return self.own.message("number-minutes", value=self.number(minutes, 0))
        return self.own.message("number-seconds", value=self.number(seconds, 0))


def size_of(difference: float) -> str:
    """How a difference of win rates is called."""
    return "small" if abs(difference) < SMALL else "clear" if abs(difference) < CLEAR else "large"
