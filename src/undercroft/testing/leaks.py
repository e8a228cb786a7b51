"""Nothing that a seat can observe depends on what it must not know.

At a decision, a state is drawn in which only that differs. View, things, frames, prompt, options and answers
to "why not?" must be the same bytes; and if the same choice is made in both, so must be what is told of it,
unless chance or ``table.reveal()`` brought something to light.
"""

from __future__ import annotations

import copy
from typing import Any

import msgspec

from undercroft.kernel.events import Event
from undercroft.kernel.game import Game, Settings, View
from undercroft.kernel.match import Match
from undercroft.kernel.parts import Option, Pass, Seat, as_ids, id_fields, thing_id
from undercroft.kernel.procedure import Choice
from undercroft.kernel.table import Table

from .guesses import Secrets, check_same_question, draw
from .play import Chooser, chance_of_choices, uniformly
from .promises import check_outcome
from .trial import TO_JSON, MatchReport, Trial

HINT = "depends on secrets (where the rules show them, say table.reveal())"
MOST_ALTERNATIVES = 4


def check_secrets(
    game: Game[Any],
    settings: Settings,
    seed: int | str,
    thorough: int = 5,
    chooser: Chooser | None = None,
    *,
    most_decisions: int = 20_000,
) -> MatchReport:
    """Play one match at random and look for leaks: for every seat and the spectator, at every fifth decision.

    >>> import undercroft
    >>> game = undercroft.game("boss-monster")
    >>> check_secrets(game, game.settings_type(seats=2), seed=7).hidden_varied
    True

    Raises BrokenPromise, an AssertionError that tells game, settings, seed, decision and what differed.
    """
    trial = Trial(game, settings, str(seed), most_decisions)
    with trial.blaming():
        return _play(trial, thorough, chooser or uniformly)


def _play(trial: Trial, thorough: int, chooser: Chooser) -> MatchReport:
    match = Match(trial.game, trial.settings, trial.seed)
    chance, secrets = chance_of_choices(trial.seed), Secrets(trial)
    while not match.is_over:
        trial.next_decision(len(match.options))
        option = chooser(match.table, chance)
        if trial.is_due(thorough):
            for seat in trial.seats:
                guess = draw(trial, match.state, seat, trial.decision)
                check_observed(trial, match, seat, guess)
                check_answers(trial, match, seat, guess)
                check_told(trial, match, seat, guess, option)
                check_whispers(trial, match, seat, option)
                secrets.note(match.state, seat, [guess])
            take_and_check_told(trial, match, option)
        else:
            match.take(option)
    check_outcome(trial, match)
    secrets.check()
    assert match.outcome is not None
    return MatchReport(trial.decision, trial.options, match.outcome, secrets.varied)


def check_observed(trial: Trial, match: Match[Any], seat: Seat, guess: Any) -> None:
    """What a seat sees at rest: its own view, the spectator's, the things in both, and who is asked what."""
    game, state = trial.game, match.state
    trial.same(f"the view of seat {seat} depends on secrets", game.view(state, seat), game.view(guess, seat))
    trial.same(
        f"the spectator's view depends on what seat {seat} must not know",
        game.view(state, None),
        game.view(guess, None),
    )
    for observer in (seat, None):
        trial.same(
            f"the things that {_name(observer)} sees depend on secrets",
            sorted(game.things(state, observer)),
            sorted(game.things(guess, observer)),
        )
    question, guessed = _as_others_see(match.choice), _as_others_see(guess.stack[-1])
    trial.same(f"who is asked what depends on what seat {seat} must not know", question, guessed)
    unseen = sorted(things_in(state.stack) & game.inventory(state).keys() - game.things(state, seat))
    trial.require(not unseen, f"a frame names things that seat {seat} cannot see: {unseen}")


def check_answers(trial: Trial, match: Match[Any], seat: Seat, guess: Any) -> None:
    """Prompt and options of the asked seat, and its answers to "why not?"; waiting seats get but one."""
    twin = copy.copy(match)
    twin.table = Table(trial.game, trial.game.codec.copy(guess))
    things = sorted(trial.game.things(match.state, seat))
    if match.seat == seat:
        check_same_question(trial, match.table, guess)
        twin.table.run()
    for thing in things if match.seat == seat else things[:1]:
        trial.same(
            f"why seat {seat} cannot choose {thing} depends on secrets",
            match.why_not(seat, thing),
            twin.why_not(seat, thing),
        )


def check_told(trial: Trial, match: Match[Any], seat: Seat, guess: Any, option: Option) -> None:
    """The same choice in both states: unless something came to light, the same is told and then seen."""
    truth, other = _after(trial, match.state, option), _after(trial, guess, option)
    if truth is None or other is None or truth.came_to_light or other.came_to_light:
        return
    # Who cannot step back may learn what the own choice brings.
    observers = (None,) if match.seat == seat and truth.barrier else (seat, None)
    for observer in observers:
        what = f"what {_name(observer)} learns of {str(option)!r} {HINT}"
        left, right = truth.log(observer), other.log(observer)
        if TO_JSON(truth.state.stack) == TO_JSON(other.state.stack):
            trial.same(f"{what}: view", truth.view(observer), other.view(observer))
        else:  # one of them stopped earlier, at a question that the other passed silently
            told = min(len(left), len(right))
            left, right = left[:told], right[:told]
        trial.same(f"{what}: log", left, right)


def take_and_check_told(trial: Trial, match: Match[Any], option: Option) -> None:
    """Make a choice; whatever is told of it names to each seat only things it can see before, then or after.

    This holds for what chance brings too: a hidden draw is told to its seat alone.
    """
    game, hear = trial.game, match.table.hear
    observers: tuple[Seat | None, ...] = (*trial.seats, None)
    seen = {observer: game.things(match.state, observer) for observer in observers}
    pieces = game.inventory(match.state).keys()
    suspects: list[tuple[Seat | None, Event, set[str]]] = []

    def listen(event: Event) -> None:
        for observer in observers:
            part = event.seen_by(observer)
            hidden = (things_in(part) & pieces) - seen[observer] if part is not None else set()
            if hidden and (hidden := hidden - game.things(match.state, observer)):
                suspects.append((observer, event, hidden))
        if hear is not None:
            hear(event)

    match.table.hear = listen
    match.take(option)
    match.table.hear = hear
    for observer, event, hidden in suspects:
        told = sorted(hidden - game.things(match.state, observer))
        trial.require(not told, f"{_name(observer)} is told of {told} by {type(event).__name__}")


def check_whispers(trial: Trial, match: Match[Any], seat: Seat, option: Option) -> None:
    """A choice of a hidden thing that stays hidden is told like the choice of any other hidden thing."""
    seen = trial.game.things(match.state, seat)
    alike = [other for other in match.options if type(other) is type(option) and set(other.things()) - seen]
    if match.seat == seat or option not in alike:
        return
    truth = _after(trial, match.state, option)
    for alternative in alike[:MOST_ALTERNATIVES]:
        other = _after(trial, match.state, alternative)
        if truth is None or other is None or truth.came_to_light or other.came_to_light:
            continue
        for observer in (seat, None):
            if truth.looks_like(other, observer):
                what = f"{_name(observer)} cannot see whether it was {str(option)!r} or {str(alternative)!r}"
                trial.same(f"{what}, but is told: log", truth.log(observer), other.log(observer))


def _after(trial: Trial, state: Any, option: Option) -> _Watched | None:
    """The table after an option is taken; None where the state does not offer it at this question."""
    codec = trial.game.codec
    table = _Watched(trial.game, codec.copy(state))
    before = codec.encode(table.state)
    table.run()
    if codec.encode(table.state) != before or option not in table.options:
        return None
    table.watch()
    table.take(option)
    return table


class _Watched(Table[Any]):
    """A table that notices when something comes to light: by chance, a reveal, or an answer that was forced.

    A silent pass tells nothing, and so does the choice that is being made: it is the same in both states.
    """

    def __init__(self, game: Game[Any], state: Any) -> None:
        super().__init__(game, state)
        self.told: list[Event] = []
        self.came_to_light = False
        self._answers = 0

    def watch(self) -> None:
        """Begin: what happened before does not count."""
        self.hear = self.told.append
        self.came_to_light = self.barrier = False
        self._answers = 0

    def view(self, observer: Seat | None) -> View:
        return self.game.view(self.state, observer)

    def looks_like(self, other: _Watched, observer: Seat | None) -> bool:
        here, there = (table.state.stack for table in (self, other))
        return TO_JSON([here, self.view(observer)]) == TO_JSON([there, other.view(observer)])

    def log(self, observer: Seat | None) -> list[Event]:
        return [seen for event in self.told if (seen := event.seen_by(observer)) is not None]

    def roll(self, sides: int) -> int:
        self.came_to_light = True
        return super().roll(sides)

    def reveal(self) -> None:
        self.came_to_light = True
        super().reveal()

    def _answer(self, choice: Choice, option: Option) -> None:
        if self._answers and not isinstance(option, Pass):
            self.came_to_light = True
        self._answers += 1
        super()._answer(choice, option)


def things_in(value: Any) -> set[str]:
    """The ids of all things that a struct names, at any depth."""
    if isinstance(value, list | tuple):
        return {thing for item in value for thing in things_in(item)}
    if not isinstance(value, msgspec.Struct):
        return set()
    kinds = id_fields(type(value))
    own = {
        str(number) if kind == "thing" else thing_id(kind, number)
        for name, kind in kinds.items()
        for number in as_ids(getattr(value, name))
    }
    return own.union(*(things_in(getattr(value, name)) for name in value.__struct_fields__ if name not in kinds))


def _as_others_see(choice: Choice | None) -> Choice | str | None:
    """A question as the table sees it: of a response window only that there is one, not who is asked."""
    return "a window" if choice is not None and choice.is_window else choice


def _name(observer: Seat | None) -> str:
    return "the spectator" if observer is None else f"seat {observer}"
