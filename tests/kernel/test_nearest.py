"""“Did you mean ...?”: only what was probably meant."""

from __future__ import annotations

import doctest

import pytest

from undercroft.kernel import nearest as module
from undercroft.kernel.nearest import NONE, nearest

KNOWN = ["alone", "boss-monster", "--seats", "--seed", "random"]


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("bosmonster", "boss-monster"),
        ("Boss_Monster", "boss-monster"),
        ("ALONE", "alone"),
        ("--seat", "--seats"),
        ("rnadom", "random"),
    ],
)
def test_a_slip_is_understood(typed: str, meant: str) -> None:
    assert nearest(typed, KNOWN) == meant


@pytest.mark.parametrize("typed", ["chess", "", "--set-up", "x" * 10_000, "monopoly"])
def test_what_is_far_from_everything_is_not_made_into_something(typed: str) -> None:
    assert nearest(typed, KNOWN) == NONE
    assert nearest(typed, []) == NONE


def test_the_dashes_of_options_do_not_make_them_alike() -> None:
    assert nearest("--bad", ["--load"]) == NONE


def test_the_example_works() -> None:
    assert doctest.testmod(module).failed == 0
