"""What games promise learning programs: an honest toy with numbers passes, and every cheat is told by name."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import Any

import pytest

from tests.testing.toy import CARDS, SETTINGS, Answer, Cellar, CellarSettings, CellarState, CellarView, Hide, Pick, Show
from undercroft.kernel.parts import Option, Pass, Seat
from undercroft.testing import BrokenPromise, check_match

State = CellarState[Any]
FIRST_CARD = {Pick: 3, Answer: 3 + len(CARDS)}


class Counted(Cellar):
    """The honest toy as a learning environment: who holds which card, as far as the seat may know."""

    def option_count(self, settings: CellarSettings) -> int:
        return 3 + 2 * len(CARDS)

    def option_number(self, state: State, option: Option) -> int:
        if isinstance(option, Pick | Answer):
            return FIRST_CARD[type(option)] + option.card
        return (Pass, Show, Hide).index(type(option))

    def action_names(self, settings: CellarSettings) -> list[str]:
        return ["pass", "show", "hide", *(f"{verb} {card}" for verb in ("pick", "answer") for card in CARDS)]

    def numbers(self, view: CellarView) -> list[float]:
        own = {card for place in view.own for card in place}
        return [float(card in own) for card in CARDS]

    def number_names(self, settings: CellarSettings) -> Sequence[str]:
        return [f"card {card} is mine" for card in CARDS]


@pytest.mark.parametrize("seed", range(10))
def test_an_honest_game_with_numbers_keeps_its_promises(seed: int) -> None:
    assert check_match(Counted(), SETTINGS, seed, thorough=1).decisions > 0


class CountsTooFar(Counted):
    def numbers(self, view: CellarView) -> list[float]:
        return [100.0 if held else 0.0 for held in super().numbers(view)]


class CountsNonsense(Counted):
    def numbers(self, view: CellarView) -> list[float]:
        return [*super().numbers(view)[:-1], float("nan")]


class CountsOneMore(Counted):
    def numbers(self, view: CellarView) -> list[float]:
        return [*super().numbers(view), 0.0]


class TellsSpectatorsLess(Counted):
    def numbers(self, view: CellarView) -> list[float]:
        return super().numbers(view) if view.own else []


class SeesQuickly(Counted):
    """What it tells quickly is not in the view: what the other seat holds."""

    def observe(self, state: State, seat: Seat) -> array[float]:
        return super().observe(state, Seat(1 - seat))


class NamesTwice(Counted):
    def number_names(self, settings: CellarSettings) -> list[str]:
        return ["a card" for _ in CARDS]


class NamesTooFew(Counted):
    def action_names(self, settings: CellarSettings) -> list[str]:
        return super().action_names(settings)[:-1]


class Nameless(Counted):
    def number_names(self, settings: CellarSettings) -> Sequence[str]:
        return Cellar.number_names(self, settings)


class NumbersAlike(Counted):
    def option_number(self, state: State, option: Option) -> int:
        return 1 if isinstance(option, Hide) else super().option_number(state, option)


class NumbersTooFar(Counted):
    def option_number(self, state: State, option: Option) -> int:
        return 99 if isinstance(option, Hide) else super().option_number(state, option)


@pytest.mark.parametrize(
    ("cheat", "caught"),
    [
        (CountsTooFar, r"numbers of seat 0 are not from 0 to 1: card \d+ is mine is 100"),
        (CountsNonsense, "card 11 is mine is nan"),
        (CountsOneMore, "13 numbers of seat 0, but 12 names"),
        (TellsSpectatorsLess, "0 numbers of seat None, but 12 names"),
        (SeesQuickly, r"observe and the view of seat 0 differ: card \d+ is mine is"),
        (NamesTwice, r"several numbers are called alike: \['a card'\]"),
        (NamesTooFew, "26 action names for 27 option numbers"),
        (Nameless, "cellar has no names for its numbers"),
        (NumbersAlike, "'show' and 'hide' have the number 1"),
        (NumbersTooFar, "option 'hide' has number 99, not 0 to 26"),
    ],
)
def test_a_game_that_misleads_learners_is_caught(cheat: type[Counted], caught: str) -> None:
    with pytest.raises(BrokenPromise, match=caught):
        check_match(cheat(), SETTINGS, 1, thorough=1)
