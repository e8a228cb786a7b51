"""The conformance harness: one random match of any game, every promise checked on the way.

Cheap promises are checked at every decision, dear ones at every tenth, for one seat in turn. Games of
plug-ins get all of it by calling ``check_match``.
"""

from __future__ import annotations

from typing import Any

from undercroft.kernel.game import Game, Settings
from undercroft.kernel.match import Match
from undercroft.kernel.parts import Option

from .guesses import Secrets, check_guesses, check_playout
from .learning import check_actions, check_names, check_numbers, check_views_in_numbers
from .play import Chooser, chance_of_choices, uniformly
from .promises import (
    Keepsakes,
    check_carrying_over,
    check_outcome,
    check_position,
    check_question,
    check_record,
    check_values,
)
from .trial import MatchReport, Trial

FIRST_PLAYOUTS = 8
"""So many of the dear checks play on to the end, after them every eighth: long games must finish too."""


def check_match(
    game: Game[Any],
    settings: Settings,
    seed: int | str,
    thorough: int = 10,
    chooser: Chooser | None = None,
    *,
    most_decisions: int = 20_000,
) -> MatchReport:
    """Play one whole match at random and check every promise a game makes.

    >>> import undercroft
    >>> game = undercroft.game("boss-monster")
    >>> report = check_match(game, game.settings_type(seats=2), seed=7)
    >>> report.hidden_varied, report.outcome.rule in game.rules
    (True, True)

    Raises BrokenPromise, an AssertionError that tells game, settings, seed, decision and what differed.
    Use ``thorough=1`` for games of a few decisions.
    """
    trial = Trial(game, settings, str(seed), most_decisions)
    with trial.blaming():
        return _CheckedMatch(trial, thorough, chooser).play()


class _CheckedMatch:
    """A match that is played live and, beside it, on a table that is copied at every step."""

    def __init__(self, trial: Trial, thorough: int, chooser: Chooser | None) -> None:
        self.trial = trial
        self.thorough = thorough
        self.chooser = chooser
        self.chance = chance_of_choices(trial.seed)
        self.match = Match(trial.game, trial.settings, trial.seed)
        self.cloned = self.match.table.copy()
        self.things = set(trial.game.inventory(self.match.state))
        self.kept = Keepsakes(trial)
        self.secrets = Secrets(trial)
        self.dear = 0

    def play(self) -> MatchReport:
        match, trial = self.match, self.trial
        check_names(trial)
        while not match.is_over:
            trial.next_decision(len(match.options))
            check_question(trial, match.table, self.things)
            check_actions(trial, match.table)
            check_numbers(trial, match.state)
            if trial.is_due(self.thorough):
                self.check_dear()
            self.take((self.chooser or uniformly)(match.table, self.chance))
        return self.finish()

    def take(self, option: Option) -> None:
        """The same choice on both tables. The copied one is silent: no rule may need the emitter."""
        encode = self.trial.game.codec.encode
        self.match.take(option)
        self.cloned = self.cloned.copy()
        self.cloned.take(option)
        self.trial.same_state(
            f"after {str(option)!r}, the live match and the one copied at every step differ",
            encode(self.match.state),
            encode(self.cloned.state),
        )
        self.trial.same(
            "the live and the copied match offer different options", self.match.options, self.cloned.options
        )

    def check_dear(self) -> None:
        """Determinize for one seat in turn, playouts, values, and everything that was kept so far."""
        trial, match = self.trial, self.match
        seats = trial.seats
        seat = seats[(self.dear + self.dear // len(seats)) % len(seats)]  # drifts, not to march in step with turns
        guesses = check_guesses(trial, match, seat, self.things)
        self.secrets.note(match.state, seat, guesses)
        check_values(trial, match.state)
        check_carrying_over(trial, match.state)
        check_views_in_numbers(trial, match.state)
        self.kept.check()
        self.kept.keep_state("copy", match.table.copy().state)
        self.kept.keep_state(f"state drawn for seat {seat}", guesses[0])
        self.kept.keep_view(trial.game.view(match.state, seat))
        if self.dear < FIRST_PLAYOUTS or self.dear % FIRST_PLAYOUTS == 0:
            check_playout(trial, match, guesses[-1], self.chooser)
        self.dear += 1

    def finish(self) -> MatchReport:
        trial, match = self.trial, self.match
        check_position(trial, match.state, self.things)
        check_numbers(trial, match.state)
        check_outcome(trial, match)
        self.kept.check()
        self.secrets.check()
        decisions = trial.decision
        undone = check_record(trial, match)
        assert match.outcome is not None
        return MatchReport(decisions, trial.options, match.outcome, self.secrets.varied, undone)
