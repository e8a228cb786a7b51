"""What is agreed before a match: players, sets of cards, variants. Everything combines (BM-RUL-77)."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from undercroft.kernel.game import Settings

SETS = {"next_level": ("TNL",), "base": ("BMR",), "both": ("TNL", "BMR")}


class BossSettings(Settings, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """``heroes`` names the one Hero set in use (BM-MIX-02); empty: the one of ``sets``, or The Next Level's for both.

    ``seed_pile``: auto seeds the discard pile unless the classic start is played (BM-RUL-02).
    """

    seats: Annotated[int, msgspec.Meta(ge=2, le=4)] = 2
    sets: Literal["next_level", "base", "both"] = "next_level"
    heroes: Literal["", "next_level", "base"] = ""
    classic_start: bool = False
    hard: bool = False
    choose_boss: bool = False
    machinations: bool = False
    endless_lives: bool = False
    seed_pile: Literal["auto", "always", "never"] = "auto"

    def __post_init__(self) -> None:
        if self.heroes and self.sets not in ("both", self.heroes):
            raise ValueError(f"heroes={self.heroes}, sets={self.sets}")

    @property
    def card_sets(self) -> tuple[str, ...]:
        return SETS[self.sets]

    @property
    def hero_set(self) -> tuple[str, ...]:
        return SETS[self.heroes or ("next_level" if self.sets == "both" else self.sets)]

    @property
    def seeds_pile(self) -> bool:
        return self.seed_pile == "always" or (self.seed_pile == "auto" and not self.classic_start)
