"""The conformance harness: what every game promises, checked in random play. For plug-ins too.

A whole test module of a plug-in game:

    import pytest
    from dragons_toll import GAME
    from undercroft.testing import check_match, check_secrets, check_texts

    @pytest.mark.parametrize("seed", range(50))
    def test_promises_hold_in_random_play(seed):
        check_match(GAME, GAME.settings_type(seats=3), seed)
        check_secrets(GAME, GAME.settings_type(seats=3), seed)

    def test_everything_can_be_said_in_both_languages():
        check_texts(GAME)

Beside it: ``rule`` marks the rules a test proves and ``coverage`` counts them; ``transcript`` and ``golden``
keep readable playthroughs; ``random_match`` plays and stops at every decision, ``random_settings`` draws what to play.
"""

from __future__ import annotations

from .harness import check_match
from .leaks import check_secrets
from .play import Chooser, Step, random_match
from .rules import Coverage, coverage, proved_rules, rule
from .settings import random_settings
from .transcript import golden, transcript
from .trial import BrokenPromise, MatchReport
from .wording import check_texts, text_problems

__all__ = [
    "BrokenPromise",
    "Chooser",
    "Coverage",
    "MatchReport",
    "Step",
    "check_match",
    "check_secrets",
    "check_texts",
    "coverage",
    "golden",
    "proved_rules",
    "random_match",
    "random_settings",
    "rule",
    "text_problems",
    "transcript",
]
